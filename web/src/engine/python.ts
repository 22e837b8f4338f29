// Python in a worker: the interpreter with the part of its library that is needed, and our own package as it is in the repository.

import { loadPyodide, type PyodideAPI } from "pyodide";

/** Where the files of the engine lie; workers lie in a folder beside. */
const FOLDER = new URL("../engine/", self.location.href).href;
const LIBRARY = "python_stdlib.zip";
const HOME = "/ennead";

/** A file of the engine: most are packed by us, since not every web space does it. */
async function fetched(name: string): Promise<Response> {
  const packed = await fetch(`${FOLDER}${name}.gz`);
  if (!packed.ok || !packed.body) throw new Error(`${name}.gz: ${packed.status}`);
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

/** Lay one of our bundles into the file system; Python unpacks them itself, since it knows a better way than the browser. */
export async function bring(python: PyodideAPI, bundle: string): Promise<void> {
  const packed = await fetch(`${FOLDER}${bundle}.zip.xz`);
  if (!packed.ok) throw new Error(`${bundle}.zip.xz: ${packed.status}`);
  python.globals.set("bundle", new Uint8Array(await packed.arrayBuffer()));
  python.runPython(`import io, lzma, sys, zipfile; zipfile.ZipFile(io.BytesIO(lzma.decompress(bundle.to_bytes()))).extractall("${HOME}"); del bundle; sys.path_importer_cache.clear()`);
}

/** An interpreter that has the package. */
export async function start(): Promise<PyodideAPI> {
  const real = globalThis.fetch;
  // the loader asks for its files by name; they are here in packed form
  const own = (input: RequestInfo | URL): Promise<Response> => fetched(String(input).slice(FOLDER.length));
  globalThis.fetch = (input, init) => (/\/(pyodide\.asm\.wasm|python_stdlib\.zip)$/.test(String(input)) ? own(input) : real(input, init));
  const lock = (await (await real(`${FOLDER}lock.json`)).json()) as { info: never; packages: never };
  const python = await loadPyodide({ indexURL: FOLDER, stdLibURL: FOLDER + LIBRARY, lockFileContents: lock, packageBaseUrl: FOLDER, env: { PYTHONPATH: `${HOME}:${HOME}/lib`, PYTHONDONTWRITEBYTECODE: "1" } });
  globalThis.fetch = real;
  await bring(python, "engine");
  return python;
}

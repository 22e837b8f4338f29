// Python in a worker: the interpreter with the part of its library that is needed, and our own package as it is in the repository.

import { loadPyodide, type PyodideAPI } from "pyodide";

/** Where the files of the engine lie, and the texts of the page; workers lie in a folder beside. */
const FOLDER = new URL("../engine/", self.location.href).href;
const TEXTS = new URL("../api/", self.location.href).href;
const LIBRARY = "python_stdlib.zip";
const HOME = "/ennead";

/** A file of the engine: most are packed by us, since not every web space does it; the service worker of a site has them unpacked. */
async function fetched(name: string, from: typeof fetch): Promise<Response> {
  const found = await from(`${FOLDER}${name}.gz`);
  if (!found.ok || !found.body) throw new Error(`${name}.gz: ${found.status}`);
  if (found.headers.has("X-Unpacked")) return found;
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  const body = found.headers.has("Content-Encoding") ? found.body : found.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": type } });
}

/** Lay a text that the page has as a file to where Python looks for it. */
export async function lay(python: PyodideAPI, key: string): Promise<void> {
  const text = await fetch(TEXTS + key);
  if (!text.ok) throw new Error(`${key}: ${text.status}`);
  const [, of, file] = key.split("/");
  const folder = `${HOME}/ennead/${of === "ennead" ? "texts" : `games/${of}/texts`}`;
  python.FS.mkdirTree(folder);
  python.FS.writeFile(`${folder}/${file}`, await text.text());
}

/** Lay one of our bundles into the file system; Python unpacks them itself, since it knows a better way than the browser. */
export async function bring(python: PyodideAPI, bundle: string): Promise<void> {
  const packed = await fetch(`${FOLDER}${bundle}.zip.xz`);
  if (!packed.ok) throw new Error(`${bundle}.zip.xz: ${packed.status}`);
  unpack(python, await packed.arrayBuffer(), "lzma.decompress(bundle.to_bytes())");
}

function unpack(python: PyodideAPI, archive: ArrayBuffer, read: string): void {
  python.globals.set("bundle", new Uint8Array(archive));
  python.runPython(`import io, lzma, sys, zipfile; zipfile.ZipFile(io.BytesIO(${read})).extractall("${HOME}"); del bundle; sys.path_importer_cache.clear()`);
}

/** Python as one worker has it. */
export interface Started {
  python: PyodideAPI;
  /** Of what it consists: two of the same are the same. */
  digest: string;
  /** Nothing had to be compiled. */
  compiled: boolean;
}

/** An interpreter that has the package. */
export async function start(): Promise<Started> {
  const { digest, ...lock } = (await (await fetch(`${FOLDER}lock.json`)).json()) as { digest: string; info: never; packages: never };
  const code = await kept(digest);
  try {
    return await started(lock, digest, code);
  } catch (error) {
    if (!code) throw error;
    await caches.delete(CODE); // from the texts it may still start
    return started(lock, digest, null);
  }
}

async function started(lock: { info: never; packages: never }, digest: string, code: Code | null): Promise<Started> {
  const real = globalThis.fetch;
  // the loader asks for its files by name; they are here in packed form
  globalThis.fetch = async (input, init) => {
    const name = String(input).slice(FOLDER.length);
    if (name === LIBRARY && code) return code.library;
    return name === LIBRARY || name === "pyodide.asm.wasm" ? fetched(name, real) : real(input, init);
  };
  try {
    const python = await loadPyodide({ indexURL: FOLDER, stdLibURL: FOLDER + LIBRARY, lockFileContents: lock, packageBaseUrl: FOLDER, env: { PYTHONPATH: `${HOME}:${HOME}/lib`, PYTHONDONTWRITEBYTECODE: "1" } });
    if (code) unpack(python, await code.folder.arrayBuffer(), "bundle.to_bytes()");
    else await bring(python, "engine");
    return { python, digest, compiled: code !== null };
  } finally {
    globalThis.fetch = real;
  }
}

// --- what was compiled is kept, since compiling takes most of a start ----------------------------------

const CODE = "ennead-code";
/** Between two modules whoever wants something comes first. */
const REST = 20;

interface Code {
  library: Response;
  folder: Response;
}

const [libraryOf, folderOf] = ["library", "folder"].map((name) => (digest: string) => `${FOLDER}${digest}/${name}`) as [(digest: string) => string, (digest: string) => string];

async function kept(digest: string): Promise<Code | null> {
  if (!globalThis.caches) return null; // without https
  const cache = await caches.open(CODE);
  const [library, folder] = await Promise.all([cache.match(libraryOf(digest)), cache.match(folderOf(digest))]);
  return library && folder ? { library, folder } : null;
}

interface Compiler {
  step(): boolean;
  archives(): { toJs(): [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]; destroy(): void };
  destroy(): void;
}

/** Compile everything, a little at a time, for the next start. */
export async function keep({ python, digest, compiled }: Started): Promise<void> {
  if (compiled || !globalThis.caches) return;
  const compiler = python.runPython(`from ennead.browser.bytecode import Compiler\nCompiler("${HOME}")`) as Compiler;
  while (compiler.step()) await new Promise((rest) => setTimeout(rest, REST));
  const archives = compiler.archives();
  const [library, folder] = archives.toJs();
  archives.destroy();
  compiler.destroy();
  await caches.delete(CODE);
  const cache = await caches.open(CODE);
  await cache.put(libraryOf(digest), new Response(library, { headers: { "Content-Type": "application/octet-stream" } }));
  await cache.put(folderOf(digest), new Response(folder));
}

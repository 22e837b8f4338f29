// Runs a Python file in the engine of a site, hosted by Node: node pyodide.mjs PYODIDE SITE FILE
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pyodide, site, file] = process.argv.slice(2);
const [engine, texts] = [join(site, "engine"), join(site, "api", "texts")];
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const unpacked = (name) => gunzipSync(readFileSync(join(engine, `${name}.gz`)));
const folder = mkdtempSync(join(tmpdir(), "ennead-"));
try {
  const library = join(folder, "python_stdlib.zip");
  writeFileSync(library, unpacked("python_stdlib.zip"));
  const python = await loadPyodide({ stdLibURL: library, env: { PYTHONPATH: "/ennead:/ennead/lib", PYTHONDONTWRITEBYTECODE: "1" } });
  for (const bundle of ["engine", "books"]) {
    python.globals.set("bundle", new Uint8Array(readFileSync(join(engine, `${bundle}.zip.xz`))));
    python.runPython('import io, lzma, sys, zipfile; zipfile.ZipFile(io.BytesIO(lzma.decompress(bundle.to_bytes()))).extractall("/ennead"); sys.path_importer_cache.clear()');
  }
  for (const name of readdirSync(texts, { recursive: true }).filter((one) => one.endsWith(".ftl"))) {
    const [of, spoken] = name.split(/[\\/]/);
    const folder = `/ennead/ennead/${of === "ennead" ? "texts" : `games/${of}/texts`}`;
    python.FS.mkdirTree(folder);
    python.FS.writeFile(`${folder}/${spoken}`, readFileSync(join(texts, name), "utf8"));
  }
  process.stdout.write(python.runPython(readFileSync(file, "utf8")));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

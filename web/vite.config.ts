import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Beside each script and style sheet, the same packed as small as can be: the server sends it as it lies there. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((one) => /\.(js|css|html|svg)$/.test(one))) {
      const file = join(dir, name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

/** Python for the browser, as its package has it: packed where not every web space would do it. */
const engine: Plugin = {
  name: "engine",
  apply: "build",
  writeBundle({ dir = "" }) {
    const [from, to] = [join(import.meta.dirname, "node_modules", "pyodide"), join(dir, "engine")];
    mkdirSync(to, { recursive: true });
    for (const name of ["pyodide.asm.mjs", "python_stdlib.zip"]) copyFileSync(join(from, name), join(to, name));
    writeFileSync(join(to, "pyodide.asm.wasm.gz"), gzipSync(readFileSync(join(from, "pyodide.asm.wasm")), { level: 9 }));
    const { info } = JSON.parse(readFileSync(join(from, "pyodide-lock.json"), "utf8")) as { info: unknown };
    writeFileSync(join(to, "lock.json"), JSON.stringify({ info, packages: {} }));
  },
};

export default defineConfig({
  plugins: [svelte(), engine, packed],
  worker: { format: "es" },
  base: "./",
  build: {
    outDir: "../src/ennead/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    // what every page, or every board, needs anyway comes in one piece: each file costs its headers and a way there and back
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: /src\/(lib\/(carry|standby|scrollable|learning|talk|seats|icons|account|route|coast|model|director|trace|picture|choice|settings|speech)\b|parts\/(Icon|SeatSign|Problem|Page|Sentence|RuleLink)\.|generated\/icons\/common)/ },
            { name: "board", test: /src\/(lib\/(layout|legibility|fonts|narration|wrap|motion|clearance|backdrop)\b|parts\/(Canvas|Layer|Flow|FlowGroup|Thing|CardFace|PieceFace|Terrain|AreaPanel|Ring|Marks|Spin|Sum|Tabs)\.)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8766", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], css: true },
});

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { minifySync, type HtmlTagDescriptor, type Plugin } from "vite";
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
    const loader = minifySync("pyodide.asm.mjs", readFileSync(join(from, "pyodide.asm.mjs"), "utf8"), { module: true });
    writeFileSync(join(to, "pyodide.asm.mjs"), loader.code);
    copyFileSync(join(from, "python_stdlib.zip"), join(to, "python_stdlib.zip"));
    writeFileSync(join(to, "pyodide.asm.wasm.gz"), gzipSync(readFileSync(join(from, "pyodide.asm.wasm")), { level: 9 }));
    const { info } = JSON.parse(readFileSync(join(from, "pyodide-lock.json"), "utf8")) as { info: unknown };
    writeFileSync(join(to, "lock.json"), JSON.stringify({ info, packages: {} }));
  },
};

/** What the first script fetches for every page is named in the page, so that both come at once. */
const early: Plugin = {
  name: "early",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle = {}, chunk: first }) {
      const links = new Map<string, HtmlTagDescriptor>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || chunk === first || links.has(name)) return;
        links.set(name, { tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `./${name}` }, injectTo: "head" });
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
          links.set(sheet, { tag: "link", attrs: { rel: "stylesheet", crossorigin: true, href: `./${sheet}` }, injectTo: "head" });
        }
        chunk.imports.forEach(visit);
      };
      const start = Object.values(bundle).find((one) => one.type === "chunk" && Object.keys(one.modules).some((id) => id.endsWith("/src/start.ts")));
      visit(start?.fileName ?? "");
      return [...links.values()];
    },
  },
};

export default defineConfig({
  plugins: [svelte(), engine, early, packed],
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
            { name: "first", priority: 1, test: /src\/(main|pages|lib\/(address|ahead|drawings|place|stored))\.|vite\/preload-helper/ },
            { name: "shared", test: /src\/(start\.|App\.|app\.css|lib\/(carry|standby|scrollable|learning|talk|seats|icons|account|route|coast|model|director|trace|picture|choice|settings|speech)\b|parts\/(Icon|SeatSign|Problem|Page|Sentence|RuleLink)\.|generated\/icons\/common)|rolldown.runtime/ },
            { name: "board", test: /src\/(lib\/(layout|legibility|fonts|narration|wrap|motion|clearance|backdrop)\b|parts\/(Canvas|Layer|Flow|FlowGroup|Thing|CardFace|PieceFace|Terrain|AreaPanel|Ring|Marks|Spin|Sum|Tabs)\.)/ },
            { name: "table", test: /src\/(pages\/TablePage|lib\/(session|connection|library|arrangement|transition|keyboard|pointer|standby)\b|parts\/(TableView|Curtain|AskedHand|Dock|FocusPanel|Log|MyThings|Panes|Players|PromptBar|Scores|ViewBar|Views|OptionList))/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8766", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], css: true },
});

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
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

export default defineConfig({
  plugins: [svelte(), packed],
  base: "./",
  build: {
    outDir: "../src/ennead/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8766", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});

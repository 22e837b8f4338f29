// Collects what the client needs from the packaged sets, and only that: the icons and hieroglyphs that the
// sources name, the letters of our languages, and the licences of everything that ends up in the page; and
// what Python says of the wire, as types.
// Output: src/generated/ (ignored by git). Runs before dev, build, check and test.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { figures, rounded, tight } from "./outline.mjs";
import { png } from "./raster.mjs";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const OUT = join(WEB, "src", "generated");
const PYTHON = join(WEB, "..", "src", "ennead");
/** Folders of installed games from outside, by id, as tools/page.py finds them. */
const OUTSIDE = JSON.parse(process.env.ENNEAD_GAMES ?? "{}");
const require = createRequire(import.meta.url);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const LATIN = range(0x20, 0x7e) + "\u00a0§«·»×‐‑–—‘’‚“”„†•…‰′″‹›⁄€™←↑→↓−÷≈≠≤≥ ";
const LATIN_1 = [...range(0xa1, 0xff) + "ıŒœŸˆ˜"].filter((letter) => !LATIN.includes(letter)).join("");
const LATIN_EXT = "ĄąĆćČčĎďĘęĚěŁłŃńŇňŘřŚśŠšŤťŮůŹźŻżŽžŐőŰűĹĺĽľŔŕ";
const CYRILLIC = range(0x400, 0x45f) + "Ґґ№";

/** What a line of our text asks of a face; whatever else it could do would be fetched for nothing. */
const FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum"];
// the display face is only ever bold and needs no alternates; the text face needs its tabular figures
const FACES = [
  ["Alegreya", "@fontsource-variable/alegreya/files/alegreya-{}-wght-normal.woff2", "700", { variationAxes: { wght: 700 }, noLayoutClosure: true }],
  ["Source Sans 3", "@fontsource-variable/source-sans-3/files/source-sans-3-{}-wght-normal.woff2", "400 700", { variationAxes: { wght: { min: 400, max: 700 } } }],
];
/** Parts of a face, each fetched when a page shows one of its letters, and the packaged file that has them. */
const SUBSETS = [
  ["latin", "latin", LATIN],
  ["latin-1", "latin", LATIN_1],
  ["latin-ext", "latin-ext", LATIN_EXT],
  ["cyrillic", "cyrillic", CYRILLIC],
];
const HIEROGLYPHS =
  "@fontsource/noto-sans-egyptian-hieroglyphs/files/noto-sans-egyptian-hieroglyphs-egyptian-hieroglyphs-400-normal.woff2";
const BUNDLED = [
  "svelte",
  "pyodide",
  "@fluent/bundle",
  "uqr",
  "@iconify-json/game-icons",
  "@fontsource-variable/alegreya",
  "@fontsource-variable/source-sans-3",
  "@fontsource/noto-sans-egyptian-hieroglyphs",
];

/** All text files below a folder. */
function* sources(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "generated" || entry.name === "web" || entry.name === "__pycache__") continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(py|toml|ftl|ts|svelte)$/.test(entry.name)) yield path;
  }
}

/** Icon names and hieroglyphs by the set that needs them: one set a game, and the client's own. */
function collect() {
  const sets = new Map([["common", new Set()]]);
  const glyphs = new Set();
  const gallery = process.env.ENNEAD_GALLERY ? [...sources(join(WEB, "gallery"))] : [];
  const outside = Object.entries(OUTSIDE).flatMap(([game, folder]) => [...sources(folder)].map((path) => [path, game]));
  const owners = new Map([...gallery.map((path) => [path, "gallery"]), ...outside]);
  for (const path of [...sources(PYTHON), ...sources(join(WEB, "src")), ...owners.keys()]) {
    const text = readFileSync(path, "utf8");
    const game = /^games[/\\]([a-z0-9_-]+)[/\\]/.exec(relative(PYTHON, path))?.[1] ?? "common";
    const name = owners.get(path) ?? game;
    if (!sets.has(name)) sets.set(name, new Set());
    for (const match of text.matchAll(/\b(?:gi|art):[a-z0-9-]+/g)) sets.get(name).add(match[0]);
    for (const match of text.matchAll(/[\u{13000}-\u{1345f}]/gu)) glyphs.add(match[0]);
  }
  return { sets, glyphs: [...glyphs].sort().join("") };
}

function writeIcons(sets) {
  const folder = join(OUT, "icons");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const art = figures(readFileSync(join(WEB, "art", "figures.svg"), "utf8"));
  const missing = [];
  for (const [set, names] of [...sets].sort()) {
    const icons = {};
    for (const name of [...names].sort()) {
      if (set !== "common" && sets.get("common").has(name)) continue;
      const [kind, id] = name.split(":");
      const body = kind === "gi" && (all.icons[id]?.body ?? all.icons[all.aliases?.[id]?.parent]?.body);
      const paths = kind === "art" ? art.get(id) : body && [...body.matchAll(/ d="([^"]+)"/g)].map((match) => tight(rounded(match[1], 0.5)));
      if (paths) icons[name] = paths;
      else missing.push(`${set}: ${name}`);
    }
    writeFileSync(join(folder, `${set}.json`), JSON.stringify(icons));
  }
  if (missing.length) {
    console.warn(`These icons are in no set, their places show a letter instead:\n  ${missing.join("\n  ")}`);
  }
}

async function writeFonts(glyphs) {
  const folder = join(OUT, "fonts");
  const stamp = createHash("sha256").update(glyphs + JSON.stringify([FACES, SUBSETS, FEATURES])).digest("hex");
  if (existsSync(join(folder, stamp))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let css = "";
  const face = async (family, file, name, letters, weight, options) => {
    const font = await subsetFont(readFileSync(require.resolve(file)), letters, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true, ...options });
    writeFileSync(join(folder, name), font);
    const ranges = [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
    const spans = ranges.reduce((found, code) => {
      const last = found.at(-1);
      if (last && code <= last[1] + 1) last[1] = code;
      else found.push([code, code]);
      return found;
    }, []);
    const unicode = spans.map(([a, b]) => `U+${a.toString(16)}${a === b ? "" : `-${b.toString(16)}`}`).join(", ");
    css += `@font-face {\n  font-family: "${family}";\n  src: url("./${name}") format("woff2");\n  font-weight: ${weight};\n  font-display: swap;\n  unicode-range: ${unicode};\n}\n`;
  };
  for (const [family, file, weight, options] of FACES) {
    for (const [subset, source, letters] of SUBSETS) {
      const name = `${family.toLowerCase().replaceAll(" ", "-")}-${subset}.woff2`;
      await face(family, file.replace("{}", source), name, letters, weight, options);
    }
  }
  if (glyphs) await face("Noto Sans Egyptian Hieroglyphs", HIEROGLYPHS, "hieroglyphs.woff2", glyphs, "400", { noLayoutClosure: true, keepFeatures: [] });
  writeFileSync(join(folder, "fonts.css"), css);
  writeFileSync(join(folder, stamp), "");
}

function writeLicences() {
  const licences = BUNDLED.map((name) => {
    const folder = join(WEB, "node_modules", name);
    const { version, license, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
    return { name, version, license, homepage: homepage?.replace(/#readme$/, "") ?? "", text };
  });
  writeFileSync(join(OUT, "licences.json"), JSON.stringify(licences));
}

function writeSigns() {
  const [svg, folder] = [readFileSync(join(WEB, "public", "favicon.svg"), "utf8"), join(WEB, "public", "generated")];
  mkdirSync(folder, { recursive: true });
  for (const size of [180, 192, 512]) writeFileSync(join(folder, `icon-${size}.png`), png(svg, size, size === 180));
  writeFileSync(join(folder, "icon-whole.png"), png(svg, 512, true));
}

/** The types of the wire, by the Python that builds the page or else by that of the launcher. */
function writeTypes() {
  const python = process.env.ENNEAD_PYTHON ?? join(WEB, "..", ".venv", "bin", "python");
  execFileSync(python, [join(WEB, "..", "tools", "typescript.py"), join(OUT, "protocol.ts")], { stdio: "inherit" });
}

const { sets, glyphs } = collect();
mkdirSync(OUT, { recursive: true });
writeTypes();
writeIcons(sets);
await writeFonts(glyphs);
writeLicences();
writeSigns();

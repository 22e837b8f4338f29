// Whether colours are told apart by people who see fewer of them: the paints as they stand in the style sheet, seen through
// the matrices of Machado, Oliveira and Fernandes (2009) at full severity, and compared by CIEDE2000.

import { expect, test } from "vitest";
import pieces from "../../src/ennead/games/pharaon/scene/pieces.py?raw";
import css from "../src/app.css?raw";
import { sign } from "../src/lib/seats";
import terrain from "../src/parts/Terrain.svelte?raw";

type Triple = [number, number, number];

const paint = (tone: string): string => new RegExp(`\\.tone-${tone} \\{ --paint: (#[0-9a-f]{6})`).exec(css)![1]!;
const variable = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)![1]!;

const EYES: Record<string, [Triple, Triple, Triple]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const times = (rows: readonly Triple[], one: Triple): Triple => rows.map((row) => row[0] * one[0] + row[1] * one[1] + row[2] * one[2]) as Triple;

function linear(colour: string): Triple {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return parts.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as Triple;
}

/** CIELAB under daylight. */
function lab(light: Triple): Triple {
  const seen = light.map((value) => Math.min(1, Math.max(0, value))) as Triple;
  const white = [0.95047, 1, 1.08883];
  const rows: Triple[] = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]];
  const [x, y, z] = times(rows, seen).map((value, n) => value / white[n]!).map((t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000: about 1 is just seen side by side. */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const [rad, power] = [Math.PI / 180, (value: number): number => value ** 7 / (value ** 7 + 25 ** 7)];
  const g = 1.5 - 0.5 * Math.sqrt(power((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const hue = (a: number, b: number): number => (Math.atan2(b, a) / rad + 360) % 360;
  const [h1, h2] = [hue(a1 * g, b1), hue(a2 * g, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t = 1 - 0.17 * Math.cos((h - 30) * rad) + 0.24 * Math.cos(2 * h * rad) + 0.32 * Math.cos((3 * h + 6) * rad) - 0.2 * Math.cos((4 * h - 63) * rad);
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const shade = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad)) / (1 + 0.015 * c * t);
  const twist = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(power(c));
  return Math.sqrt(light ** 2 + chroma ** 2 + shade ** 2 + twist * chroma * shade);
}

/** How far apart two colours are for whoever tells them apart least. */
const least = (one: string, other: string): number =>
  Math.min(...Object.values(EYES).map((eye) => difference(lab(times(eye, linear(one))), lab(times(eye, linear(other))))));

const pairs = <T>(all: readonly T[]): [T, T][] => all.flatMap((one, n) => all.slice(n + 1).map((other): [T, T] => [one, other]));

test("the difference is the one that is published", () => {
  // Sharma, Wu and Dalal (2005), pairs 1, 7 and 17
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
  expect(difference([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 3);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
});

test("the seats of a full table are far apart for every eye, and carry signs of their own", () => {
  const seats = Array.from({ length: 8 }, (_, seat) => seat);
  for (const [a, b] of pairs(seats)) expect(least(paint(`seat-${a}`), paint(`seat-${b}`)), `seats ${a} and ${b}`).toBeGreaterThan(b < 6 ? 14 : 10);
  expect(new Set(seats.map(sign)).size).toBe(seats.length);
});

test("what can be chosen, what is chosen and what was named differ for every eye", () => {
  const marks = ["mark-choice", "mark-chosen", "mark-dark", "mark-light", "carnelian"];
  for (const [a, b] of pairs(marks)) expect(least(variable(a), variable(b)), `${a} and ${b}`).toBeGreaterThan(20);
});

test("terrains that come close for some eye have patterns of their own", () => {
  for (const [a, b] of pairs(["desert", "fertile", "water", "nile", "stone"])) {
    if (least(paint(a), paint(b)) > 20) continue;
    const [one, other] = [a, b].map((tone) => new RegExp(`id="terrain-${tone}"[^]*?</pattern>`).exec(terrain)?.[0].replaceAll(tone, ""));
    expect(one, a).toBeTruthy();
    expect(one).not.toBe(other);
  }
});

test("gems are far enough apart for every eye, and each colour has a form of its own", () => {
  const listed = (name: string): string[] => [...new RegExp(`^${name}: .*= \\(([^)]*)\\)`, "m").exec(pieces)![1]!.matchAll(/"([^"]+)"/g)].map((found) => found[1]!);
  const [tones, forms] = [listed("_TONES"), listed("_FORMS")];
  expect(new Set(forms).size).toBe(tones.length);
  for (const [a, b] of pairs(tones)) expect(least(paint(a), paint(b)), `${a} and ${b}`).toBeGreaterThan(14);
});

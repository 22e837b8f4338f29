// Our sign as PNG, for the places that take no SVG: home screens.

import { deflateSync } from "node:zlib";

const SIDE = 64; // of the drawing
const FINE = 4; // samples of a pixel, in each direction

/** The corners of an outline of straight lines. */
function corners(path) {
  const found = [];
  let [x, y] = [0, 0];
  for (const [, letter, text] of path.matchAll(/([MLHVhlvz])([^A-Za-z]*)/g)) {
    const numbers = text.trim().split(/[\s,]+/).filter(Boolean).map(Number);
    const relative = letter === letter.toLowerCase();
    if (/[hv]/i.test(letter)) {
      if (/h/i.test(letter)) x = (relative ? x : 0) + numbers[0];
      else y = (relative ? y : 0) + numbers[0];
      found.push([x, y]);
    } else
      for (let n = 0; n < numbers.length; n += 2) {
        [x, y] = [(relative ? x : 0) + numbers[n], (relative ? y : 0) + numbers[n + 1]];
        found.push([x, y]);
      }
  }
  return found;
}

function inside(points, x, y) {
  let odd = false;
  points.forEach(([ax, ay], n) => {
    const [bx, by] = points[(n + 1) % points.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

const outsideCorner = (x, y, round) => {
  const [dx, dy] = [Math.max(round - x, x - SIDE + round, 0), Math.max(round - y, y - SIDE + round, 0)];
  return dx * dx + dy * dy > round * round;
};

/** A drawing of one rounded square and some straight-lined figures, so many pixels wide; `whole` fills the corners too. */
export function png(svg, size, whole = false) {
  const ground = /<rect[^>]* rx="(\d+)" fill="(#\w+)"/.exec(svg);
  const figures = [...svg.matchAll(/<path fill="(#\w+)" d="([^"]+)"/g)].map(([, fill, path]) => [fill, corners(path)]);
  const colour = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const round = whole ? 0 : Number(ground[1]);
  const rows = Buffer.alloc(size * (1 + 4 * size));
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0, 0];
      for (let n = 0; n < FINE * FINE; n++) {
        const x = ((column + ((n % FINE) + 0.5) / FINE) * SIDE) / size;
        const y = ((row + (Math.floor(n / FINE) + 0.5) / FINE) * SIDE) / size;
        if (outsideCorner(x, y, round)) continue;
        const fill = figures.findLast(([, points]) => inside(points, x, y))?.[0] ?? ground[2];
        [...colour(fill), 255].forEach((value, at) => (sum[at] += value));
      }
      const seen = sum[3] / 255 || 1;
      const at = row * (1 + 4 * size) + 1 + 4 * column;
      for (let n = 0; n < 3; n++) rows[at + n] = Math.round(sum[n] / seen);
      rows[at + 3] = Math.round(sum[3] / (FINE * FINE));
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits a channel, with transparency
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name, body) {
  const said = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc(said));
  return Buffer.concat([length, said, sum]);
}

/** The checksum of PNG. */
function crc(bytes) {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

// Where a card about something goes: beside it, clear of it and of what can be chosen, near rather than far.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10;
/** What weighs more: to cover a pixel of the thing itself, of a choice, or to lie a pixel farther away. */
const THING = 50;
const CHOICE = 6;
const FAR = 40;
/** A thing larger than this share of the window (a desert, a sea) cannot be kept clear; its middle can. */
const LARGE = 0.3;

/** The best place in the window: left upper corner of the card. */
export function beside(thing: Box, card: Size, window: Size, choices: readonly Box[]): { x: number; y: number } {
  const at = core(thing, window);
  const spots = candidates(at, card).map(({ x, y }) => ({
    x: Math.max(GAP, Math.min(x, window.width - card.width - GAP)),
    y: Math.max(GAP, Math.min(y, window.height - card.height - GAP)),
  }));
  const cost = ({ x, y }: { x: number; y: number }): number => {
    const box = { left: x, top: y, right: x + card.width, bottom: y + card.height };
    const covered = choices.reduce((sum, choice) => sum + overlap(box, choice), 0);
    return THING * overlap(box, at) + CHOICE * covered + FAR * distance(box, at);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function core(thing: Box, window: Size): Box {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const half = (low: number, high: number, most: number): number => Math.min((high - low) / 2, (most * LARGE) / 2);
  const [across, down] = [half(thing.left, thing.right, window.width), half(thing.top, thing.bottom, window.height)];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** Right, left, below and above, each in the middle and at both ends; then farther and farther to the sides. */
function candidates(at: Box, { width, height }: Size): { x: number; y: number }[] {
  const xs = [(at.left + at.right - width) / 2, at.left, at.right - width];
  const ys = [(at.top + at.bottom - height) / 2, at.top, at.bottom - height];
  const beyond = [0, 80, 160, 240, 320, 480, 640, 800, 1200, 1600];
  return [
    ...beyond.flatMap((far) => ys.flatMap((y) => [{ x: at.right + GAP + far, y }, { x: at.left - GAP - width - far, y }])),
    ...beyond.slice(0, 5).flatMap((far) => xs.flatMap((x) => [{ x, y: at.bottom + GAP + far }, { x, y: at.top - GAP - height - far }])),
  ];
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, b.left - a.right, a.left - b.right), Math.max(0, b.top - a.bottom, a.top - b.bottom));
}

/** What can be chosen now and is seen: lit things and the buttons of the prompt. */
export function litAround(): Box[] {
  const seen = document.querySelectorAll("[data-node][tabindex='0'], .answers .button");
  return [...seen].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
}

// What this person prefers, remembered in the browser.

import { read, STORE, type Pace, type Stored } from "./stored";

export const settings: Stored = $state(read());

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(dark.matches);
dark.addEventListener("change", () => (systemDark = dark.matches));

/** Whether things may move on the screen. */
export const moves = (): boolean => settings.pace !== "off" && !calm.matches;

const SLOWNESS: Record<Pace, number> = { off: 0, fast: 0.45, normal: 1, slow: 2 };
/** How much longer than usual everything takes. */
export const slowness = (): number => SLOWNESS[settings.pace];

$effect.root(() => {
  $effect(() => {
    try {
      localStorage.setItem(STORE, JSON.stringify(settings));
    } catch {
      // a browser that stores nothing still plays
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme === "auto" ? (systemDark ? "dark" : "light") : settings.theme;
    root.classList.toggle("still", settings.pace === "off");
  });
});

// What this person prefers, remembered in the browser.

import { LANGUAGES, type Language } from "./words";

type Theme = "auto" | "light" | "dark";
/** How what happened is shown: not at all, or one thing after another at this speed. */
export const PACES = ["off", "fast", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

interface Stored {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  keys: boolean;
  /** What ends my turn, or shows what is hidden, is asked once more. */
  confirm: boolean;
  /** A coach sits beside me at every table. */
  coach: boolean;
  /** Matches against bots are kept ready on this device, for the time without a connection. */
  standby: boolean;
  name: string;
}

const STORE = "ennead-settings";

function spokenHere(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Stored {
  const defaults: Stored = { language: spokenHere(), theme: "auto", pace: "normal", sound: false, keys: true, confirm: true, coach: false, standby: true, name: "" };
  try {
    const { motion, ...stored } = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Stored> & { motion?: boolean };
    return { ...defaults, ...(motion === false && { pace: "off" as const }), ...stored };
  } catch {
    return defaults;
  }
}

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

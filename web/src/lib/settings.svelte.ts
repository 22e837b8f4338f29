// What this person prefers, remembered in the browser.

import { LANGUAGES, type Language } from "./words";

type Theme = "auto" | "light" | "dark";

interface Stored {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  keys: boolean;
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
  const defaults: Stored = { language: spokenHere(), theme: "auto", motion: true, sound: false, keys: true, name: "" };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Stored>) };
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
export const moves = (): boolean => settings.motion && !calm.matches;

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
    root.classList.toggle("still", !settings.motion);
  });
});

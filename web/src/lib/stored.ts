// What this person prefers, as it was remembered in the browser.

export const LANGUAGES = ["en", "cs", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

type Theme = "auto" | "light" | "dark";
/** How what happened is shown: not at all, or one thing after another at this speed. */
export const PACES = ["off", "fast", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

export interface Stored {
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

export const STORE = "ennead-settings";

function spokenHere(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export function read(): Stored {
  const defaults: Stored = { language: spokenHere(), theme: "auto", pace: "normal", sound: false, keys: true, confirm: true, coach: false, standby: true, name: "" };
  try {
    const { motion, ...stored } = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Stored> & { motion?: boolean };
    return { ...defaults, ...(motion === false && { pace: "off" as const }), ...stored };
  } catch {
    return defaults;
  }
}

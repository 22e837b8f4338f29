// The speaker of the page: shared texts always, a game's texts while it is shown, all of it again when the language changes.

import * as api from "./api";
import { settings } from "./settings.svelte";
import type { Language } from "./stored";
import { Speaker } from "./words";

const fetched = new Map<string, Promise<string>>();

function fetchText(set: string, language: Language): Promise<string> {
  const name = `${set}/${language}`;
  let text = fetched.get(name);
  if (!text) {
    text = api.texts(set, language);
    text.catch(() => fetched.delete(name));
    fetched.set(name, text);
  }
  return text;
}

/** Texts of these sets in this language; with English behind it for what the language lacks, if `backed`. */
export async function speakerFor(
  sets: readonly string[],
  language: Language,
  names: readonly string[],
  backed = false,
  onmissing: (id: string) => void = () => undefined,
): Promise<Speaker> {
  const languages: Language[] = backed && language !== "en" ? [language, "en"] : [language];
  const wanted = languages.flatMap((spoken) => sets.map((set) => ({ set, spoken })));
  const sources = await Promise.all(
    wanted.map(async ({ set, spoken }) => ({ language: spoken, text: await fetchText(set, spoken).catch(() => "") })),
  );
  return new Speaker(language, sources, names, onmissing);
}

let current = $state.raw(new Speaker("en", []));
let sets: readonly string[] = $state.raw(["ennead"]);
let names: readonly string[] = $state.raw([]);
let ready = $state(false);
// all languages have all messages; should one be missing after all, English is fetched and shown
let backed = $state(false);
let latest = 0;
/** The language of this page alone, where it is not that of the settings. */
let chosen: Language | null = $state(null);
/** What waits for words, until the next speaker has them. */
let waiting: { set: string; go: () => void }[] = [];
let spoken: readonly string[] = [];

$effect.root(() => {
  $effect(() => {
    const asked = ++latest;
    const whole = sets.length > 1; // before a game's own texts are here, its messages are not missing but early
    const missing = (): void => queueMicrotask(() => (backed ||= whole));
    const about = sets;
    void speakerFor(about, chosen ?? settings.language, names, backed, missing).then((speaker) => {
      if (asked !== latest) return;
      current = speaker;
      ready = true;
      spoken = about;
      for (const { set, go } of waiting) if (about.includes(set)) go();
      waiting = waiting.filter(({ set }) => !about.includes(set));
    });
  });
});

/** The speaker now; templates that use it follow the language. */
export const speaker = (): Speaker => current;
export const speechReady = (): boolean => ready;
export const ui = (...args: Parameters<Speaker["ui"]>): string => current.ui(...args);

/** When the words of a set that is spoken about are here, or cannot be had. */
export const wordsOf = (set: string): Promise<void> => new Promise((go) => (spoken.includes(set) ? go() : waiting.push({ set, go })));

/** Speak another language than the settings say; null: theirs again. */
export function speakIn(language: Language | null): void {
  chosen = language;
}

/** Speak about these games (their texts win over the shared ones). */
export function speakAbout(games: readonly string[], players: readonly string[] = []): void {
  const next = [...games, "ennead"];
  if (next.join() !== sets.join()) sets = next;
  if (players.join("\n") !== names.join("\n")) names = players;
}

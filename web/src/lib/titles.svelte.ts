// Titles and blurbs of games, each in its own texts, for pages that show several games.

import { speakerFor } from "./speech.svelte";
import { readable, type Language, type Speaker } from "./words";

export class GameTitles {
  #speakers: Map<string, Speaker> = $state.raw(new Map());

  load(games: readonly string[], language: Language): void {
    for (const game of games) {
      void speakerFor([game], language, []).then((speaker) => (this.#speakers = new Map(this.#speakers).set(game, speaker)));
    }
  }

  title(game: string): string {
    return this.#say(game, "game-title") || readable(`x-${game}`);
  }

  blurb(game: string): string {
    return this.#say(game, "game-blurb");
  }

  #say(game: string, id: string): string {
    const speaker = this.#speakers.get(game);
    return speaker?.has(id) ? speaker.say(id) : "";
  }
}

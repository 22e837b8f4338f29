import { describe, expect, it } from "vitest";
import { changed } from "../src/lib/lobby.svelte";
import type { Lobby, Table } from "../src/protocol";

const table = (id: string, title = ""): Table => ({ id, game: "g", status: "gathering", seats: [], options: {}, title });
const lobby: Lobby = { version: "1", open: [table("a"), table("b")], running: [table("c")] };

describe("the list of the lobby", () => {
  it("takes in what is new, changed, moved on and gone", () => {
    const next = changed(lobby, { version: "2", since: "1", open: [table("d"), table("b", "new")], running: [table("a")], gone: ["c"] })!;
    expect(next.open!.map((one) => one.id)).toEqual(["d", "b"]);
    expect(next.open![1]!.title).toBe("new");
    expect(next.running!.map((one) => one.id)).toEqual(["a"]);
    expect(next.version).toBe("2");
  });

  it("is asked for anew when a change is about another list", () => {
    expect(changed(lobby, { version: "3", since: "2" })).toBeNull();
    expect(changed(lobby, { version: "1", since: "0" })).toBe(lobby);
  });
});

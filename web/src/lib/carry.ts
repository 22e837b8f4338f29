// Matches that move between this device and a server, whole and by button; and those that have done so because the connection was gone.

import type { Created } from "../protocol";
import * as api from "./api";
import { OWN } from "./place";

/** A match that came as a file, for the page that asks what to do with it. */
let incoming = "";
export const bringIn = (text: string): void => void (incoming = text);
export const broughtIn = (): string => incoming;

const AWAY = "ennead-away";
/** Why a match of the server is on this device: by wish, or because the connection was lost. */
type Away = "taken" | "lost";

function read(): Record<string, Away> {
  try {
    return JSON.parse(localStorage.getItem(AWAY) ?? "{}") as Record<string, Away>;
  } catch {
    return {};
  }
}

/** Why a match of the server (its id there) is on this device, if it is. */
export const away = (id: string): Away | undefined => read()[id];

export function setAway(id: string, why?: Away): void {
  const { [id]: _, ...others } = read();
  localStorage.setItem(AWAY, JSON.stringify(why ? { ...others, [id]: why } : others));
}

/** How a match of a server is called on this device, and back. */
export const ownId = (id: string): string => OWN + id;
export const serverId = (own: string): string => own.slice(OWN.length);

/** A match of the server goes on here. */
export async function toDevice(id: string): Promise<Created> {
  const made = (await api.upload(await api.saved(id))) as Created;
  setAway(id, "taken");
  return made;
}

/** A match of this device goes on at the server; `keep` says which counts if it went on in both places. */
export async function toServer(own: string, keep: api.Keep = ""): Promise<Created> {
  const made = await api.takeIn(await api.saved(own), keep);
  await api.forget(own, true);
  setAway(serverId(own));
  return made;
}

// --- in a link ------------------------------------------------------------------------------------

const piped = async (bytes: BlobPart, through: ReadableWritablePair<Uint8Array, BufferSource>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>)).arrayBuffer();

/** A text as it stands in a link. */
export async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(await piped(text, new CompressionStream("deflate-raw")));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpacked(word: string): Promise<string> {
  const letters = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(await piped(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw")));
}

/** What a link or a text that somebody has pasted carries. */
export async function textOf(pasted: string): Promise<string> {
  const word = pasted.trim();
  return word.startsWith("{") ? word : unpacked(word.split("#/open/").at(-1)!).catch(() => word);
}

/** A letter of a match by mail, if a text is one. */
export function letterIn(text: string): { kind: string; game?: string; seats?: [string, string, string][]; seat?: number } | null {
  try {
    const found = JSON.parse(text) as { ennead?: unknown; kind: string };
    return found.ennead === "letter" ? found : null;
  } catch {
    return null;
  }
}

// Where what is asked for is: at the server, in the files of a site, or on this device.

/** Matches and files of this device are known by how their ids begin. */
export const OWN = "own-";
export const isOwn = (id: string): boolean => id.startsWith(OWN);
/** There is no server at all: the page is a site of files. */
export const isSite = globalThis.document?.documentElement?.dataset?.site !== undefined;
/** What a site has as files, so that the lobby need not wait for the engine. */
const FILES = /^(games$|texts\/)/;

export const isHere = (path: string): boolean => (isSite ? !FILES.test(path) : /^(tables|replays)\/own-/.test(path));

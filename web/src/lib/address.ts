// The address after `#`: pages can be linked to, and keys to seats never reach a server's log.

export interface Route {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

/** Where the browser is now. */
export function here(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...rest] = path.split("/").map(decodeURIComponent);
  return { page: page || "lobby", rest, query: new URLSearchParams(query) };
}

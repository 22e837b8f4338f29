// The address after `#`: pages can be linked to, and keys to seats never reach a server's log.

export interface Route {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

function parse(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...rest] = path.split("/").map(decodeURIComponent);
  return { page: page || "lobby", rest, query: new URLSearchParams(query) };
}

let current = $state.raw(parse());
addEventListener("hashchange", () => (current = parse()));

export const route = (): Route => current;

export function href(page: string, ...rest: (string | number)[]): string {
  return `#/${[page, ...rest].map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(address: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", address);
    current = parse();
  } else location.hash = address;
}

// The address after `#`, as pages follow it.

import { here, type Route } from "./address";

let current = $state.raw(here());
addEventListener("hashchange", () => (current = here()));

export const route = (): Route => current;

export function href(page: string, ...rest: (string | number)[]): string {
  return `#/${[page, ...rest].map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(address: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", address);
    current = here();
  } else location.hash = address;
}

// Keeps the whole site for the time without a network. `ennead site` writes what there is into SITE.
"use strict";

const SITE = { version: "", first: {}, then: {}, policy: "" };
const CACHE = `ennead-${SITE.version}`;
const HERE = new URL("./", self.location.href).href;

/** Keep these files (names with their hashes); what an older version has is not fetched again. */
async function keep(files) {
  const cache = await caches.open(CACHE);
  const older = (await caches.keys()).filter((name) => name.startsWith("ennead-") && name !== CACHE);
  await Promise.all(
    Object.entries(files).map(async ([name, hash]) => {
      const key = `${HERE}${name}?${hash}`;
      if (await cache.match(key)) return;
      for (const other of older) {
        const found = await (await caches.open(other)).match(key);
        if (found) return cache.put(key, found);
      }
      const answer = await fetch(`${HERE}${name}`, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(key, answer);
    }),
  );
}

/** A kept file; the workers in which the engine runs get their own policy. */
async function kept(name) {
  const hash = SITE.first[name] ?? SITE.then[name];
  const found = hash && (await (await caches.open(CACHE)).match(`${HERE}${name}?${hash}`));
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  if (/^assets\/.*worker/.test(name)) headers.set("Content-Security-Policy", SITE.policy);
  return new Response(found.body, { status: 200, headers });
}

self.addEventListener("install", (event) => event.waitUntil(keep(SITE.first)));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      await self.clients.claim();
      await keep(SITE.then);
      for (const name of await caches.keys()) if (name.startsWith("ennead-") && name !== CACHE) await caches.delete(name);
    })(),
  ),
);

self.addEventListener("message", (event) => {
  if (event.data === "go") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const [address] = event.request.url.split(/[?#]/);
  if (event.request.method !== "GET" || !address.startsWith(HERE)) return;
  const name = decodeURIComponent(address.slice(HERE.length)) || "index.html";
  event.respondWith(kept(name).then((found) => found ?? fetch(event.request)));
});

// Keeps the whole site for the time without a network. `ennead site` writes what there is into SITE.
"use strict";

const SITE = { version: "", first: {}, then: {}, types: {}, policy: "" };
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
      await cache.put(key, await unpacked(name));
    }),
  );
}

/** A file of the web space; what is packed for the way is unpacked once for all. */
async function unpacked(name) {
  const type = SITE.types[name.split(".").at(-1)];
  const answer = await fetch(`${HERE}${name}${type ? ".gz" : ""}`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  if (!type) return answer;
  const body = answer.headers.has("Content-Encoding") ? answer.body : answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": type, "X-Unpacked": "1" } });
}

/** A kept file, whichever form is asked for; the workers in which the engine runs get their own policy. */
async function kept(asked) {
  const name = asked.replace(/\.gz$/, "");
  const hash = SITE.first[name] ?? SITE.then[name];
  const found = hash && (await (await caches.open(CACHE)).match(`${HERE}${name}?${hash}`));
  if (!found || !/^assets\/.*worker/.test(name)) return found;
  const headers = new Headers(found.headers);
  headers.set("Content-Security-Policy", SITE.policy);
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

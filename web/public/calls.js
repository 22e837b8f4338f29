// Shows what a server calls about while nobody looks, and opens the table when it is answered. It keeps nothing and sees no request.
"use strict";

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: url, icon: "../favicon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = open.find((client) => client.url === url);
      await (there ? there.focus() : self.clients.openWindow(url));
    })(),
  );
});

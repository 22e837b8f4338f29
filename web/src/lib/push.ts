// Being called by the browser itself: its push service, with a service worker that shows what comes.

import type { PushWish } from "../protocol";

export const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

// a place of its own: it serves no page, and whatever else keeps pages here is left alone
const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register("calls.js", { scope: "./calls/" });

/** What the server needs to call this browser; null if its person does not allow it. */
export async function subscribe(key: string): Promise<PushWish | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another server's key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, key: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration("./calls/");
  await (await found?.pushManager.getSubscription())?.unsubscribe();
  await found?.unregister();
}

/** Whoever wants to be called here is called too while the table lies behind other windows: to the server they are there. */
export async function callBehind(title: string, body: string, tag: string): Promise<void> {
  if (!canPush || !document.hidden || Notification.permission !== "granted") return;
  const found = await navigator.serviceWorker.getRegistration("./calls/");
  await found?.showNotification(title, { body, tag, data: location.href });
}

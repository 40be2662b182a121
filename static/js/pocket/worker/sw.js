// The service worker of the pocket: keeps everything before it calls itself ready, and then needs no network.
import { keep, SHARED, STORE } from "../kept.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Written in by companion/web/build/pocket.py: the name of this version, and its files. @type {{build: string, files: import("../kept.js").File[]}} */
const made = JSON.parse("MADE");

const PAGES = "veglia-pocket-page-";
const PAGE = PAGES + made.build;
const SCOPE = worker.registration.scope;
/** Absolute addresses, as requests have them. */
const KNOWN = new Set(made.files.map(({ address }) => new URL(address, SCOPE).href));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => {
  if (event.data === "take") event.waitUntil(take(event.source));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === new URL("share", SCOPE).href) event.respondWith(shared(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (KNOWN.has(request.url)) event.respondWith(file(request));
});

/** One file that is missing, and this version is none: the one before it stays. Of the words those that are here. */
async function install() {
  const kept = (await (await caches.open(STORE)).keys()).map(({ url }) => /\/lang\/(\w+)\./.exec(url)?.[1]);
  await keep(made.files.filter(({ language }) => !language || kept.includes(language)));
  const page = await fetch(SCOPE, { cache: "no-cache" });
  if (!page.ok || !(await page.clone().text()).includes(made.build)) throw new Error("the page is of another version");
  await (await caches.open(PAGE)).put(SCOPE, page);
}

/** What no file of this version names goes, and the first page is served from here at once. */
async function tidy() {
  const store = await caches.open(STORE);
  for (const request of await store.keys()) if (!KNOWN.has(request.url)) await store.delete(request);
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Takes over now, unless another window is open: an evening ends in the version in which it was opened. @param {ExtendableMessageEvent["source"]} asker */
async function take(asker) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter((one) => one.url.startsWith(SCOPE)).length < 2) await worker.skipWaiting();
  else asker?.postMessage("pocket-other-windows");
}

/** A file from another app (share target of the manifest): laid down for the page that opens now. @param {Request} request */
async function shared(request) {
  const file = (await request.formData()).get("table");
  if (file instanceof File) await (await caches.open(SHARED)).put(SHARED, new Response(file));
  return Response.redirect(`${SCOPE}?shared=1`, 303);
}

/** @param {Request} request */
const page = async (request) => (await caches.match(SCOPE, { cacheName: PAGE })) ?? fetch(request);

/** @param {Request} request */
const file = async (request) => (await caches.match(request.url, { cacheName: STORE })) ?? fetch(request);

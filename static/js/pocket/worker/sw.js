// The service worker of the pocket: caches everything during its installation, and then needs no network.
import { download, SHARED, STORE } from "../file-cache.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Written in by companion/web/build/pocket.py: the name of this version, and its files. @type {{build: string, files: import("../file-cache.js").File[]}} */
const version = JSON.parse("MADE");

const PAGES = "veglia-pocket-page-";
const PAGE = PAGES + version.build;
const SCOPE = worker.registration.scope;
/** Absolute addresses, as requests have them. */
const KNOWN = new Set(version.files.map(({ address }) => new URL(address, SCOPE).href));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "take") event.waitUntil(takeOver(event.source));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === new URL("share", SCOPE).href)
    event.respondWith(receiveShared(request));
  else if (request.mode === "navigate") event.respondWith(fetchPage(request));
  else if (KNOWN.has(request.url)) event.respondWith(fetchFile(request));
});

/** Fails if one file is missing: then the version before stays. Catalogs: only of languages that are cached. */
async function install() {
  const kept = (await (await caches.open(STORE)).keys()).map(({ url }) => /\/lang\/(\w+)\./.exec(url)?.[1]);
  await download(version.files.filter(({ language }) => !language || kept.includes(language)));
  const page = await fetch(SCOPE, { cache: "no-cache" });
  if (!page.ok || !(await page.clone().text()).includes(version.build))
    throw new Error("the page is of another version");
  await (await caches.open(PAGE)).put(SCOPE, page);
}

/** Deletes files of other versions, and serves open pages from now on. */
async function activate() {
  const store = await caches.open(STORE);
  for (const request of await store.keys()) if (!KNOWN.has(request.url)) await store.delete(request);
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Takes over now, unless another window is open: an evening ends in the version in which it was opened. @param {ExtendableMessageEvent["source"]} asker */
async function takeOver(asker) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter((one) => one.url.startsWith(SCOPE)).length < 2) await worker.skipWaiting();
  else asker?.postMessage("pocket-other-windows");
}

/** Stores a file from another app (share target of the manifest) for the page that opens now. @param {Request} request */
async function receiveShared(request) {
  const file = (await request.formData()).get("table");
  if (file instanceof File) await (await caches.open(SHARED)).put(SHARED, new Response(file));
  return Response.redirect(`${SCOPE}?shared=1`, 303);
}

/** @param {Request} request */
const fetchPage = async (request) => (await caches.match(SCOPE, { cacheName: PAGE })) ?? fetch(request);

/** @param {Request} request */
const fetchFile = async (request) => (await caches.match(request.url, { cacheName: STORE })) ?? fetch(request);

// The worker behind all pages: they come from the network; where nobody answers, one page that was
// kept says so (decision 11). It keeps no page of a table, and asks for nothing by itself.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Written in by companion/web/http/offline.py: a name for all that is kept, and its addresses, the page first. */
const made = { build: "", files: ["/offline"] };

const PREFIX = "veglia-offline-";
const FILES = PREFIX + made.build;
/** The last views, written by parts/device/last-view.js. */
const VIEWS = "veglia-views";
/** What a proxy says of a program that is down. Our own pages say their language. */
const DOWN = new Set([502, 503, 504]);

worker.addEventListener("install", (event) => {
  worker.skipWaiting(); // no page depends on a worker of its own age
  event.waitUntil(keep());
});

worker.addEventListener("activate", (event) => {
  // Firefox ends a navigation whose preload was refused, although the handler answers: no preload, and an
  // older worker's goes.
  event.waitUntil(Promise.all([tidy(), worker.registration.navigationPreload?.disable()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(page(event));
  // Everything else is the browser's: what is named by its content lies in its own store for ever.
  else if (made.files.includes(new URL(request.url).pathname)) event.respondWith(file(request));
});

async function keep() {
  const store = await caches.open(FILES);
  await store.addAll(made.files.map((name) => new Request(name, { cache: "no-cache" })));
}

/** What an older program kept goes. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The network's answer, whatever it is; else the page that was kept. @param {FetchEvent} event */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 404) event.waitUntil(forget(new URL(event.request.url).pathname));
    const down = DOWN.has(answer.status) && !answer.headers.has("Content-Language");
    return (down && (await kept(made.files[0]))) || answer;
  } catch {
    return (await kept(made.files[0])) ?? Response.error();
  }
}

/** @param {Request} request */
const file = async (request) => (await kept(new URL(request.url).pathname)) ?? fetch(request);

/** Pages differ by cookie and language; this one is the same for all. @param {string} name */
const kept = (name) => caches.match(name, { cacheName: FILES, ignoreVary: true });

/** There is no such table any more: nothing of it stays. @param {string} path */
async function forget(path) {
  const [, code] = /^\/[pst]\/([^/]+)$/.exec(path) ?? [];
  if (!code) return;
  const views = await caches.open(VIEWS);
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  await Promise.all(["phone", "tablet", "screen"].map((kind) => views.delete(`/${plain}/${kind}`)));
}

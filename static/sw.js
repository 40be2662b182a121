// The service worker of all pages: they come from the network; where no server answers, a cached page says so
// (decision 11). It caches no page of a table, and makes no request by itself.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Written in by companion/web/http/offline.py: the name of the cache, and its addresses, the page first. */
const made = { build: "", files: ["/offline"] };

const PREFIX = "veglia-offline-";
const FILES = PREFIX + made.build;
/** The last views, written by parts/device/last-view.js. */
const VIEWS = "veglia-views";
/** Statuses of a proxy whose server is down. Our own pages have a Content-Language. */
const DOWN = new Set([502, 503, 504]);

worker.addEventListener("install", (event) => {
  worker.skipWaiting(); // pages work with a worker of any version
  event.waitUntil(cacheFiles());
});

worker.addEventListener("activate", (event) => {
  // Firefox ends a navigation whose preload was refused, although the handler answers: no preload, and an
  // older worker's goes.
  event.waitUntil(Promise.all([deleteOldCaches(), worker.registration.navigationPreload?.disable()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetchPage(event));
  // Everything else is left to the browser's cache: its addresses name their content.
  else if (made.files.includes(new URL(request.url).pathname)) event.respondWith(fetchFile(request));
});

async function cacheFiles() {
  const store = await caches.open(FILES);
  await store.addAll(made.files.map((name) => new Request(name, { cache: "no-cache" })));
}

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The network's answer, whatever it is; else the cached page. @param {FetchEvent} event */
async function fetchPage(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 404) event.waitUntil(deleteViews(new URL(event.request.url).pathname));
    const down = DOWN.has(answer.status) && !answer.headers.has("Content-Language");
    return (down && (await cached(made.files[0]))) || answer;
  } catch {
    return (await cached(made.files[0])) ?? Response.error();
  }
}

/** @param {Request} request */
const fetchFile = async (request) => (await cached(new URL(request.url).pathname)) ?? fetch(request);

/** The cached file; it is the same for all cookies and languages. @param {string} name */
const cached = (name) => caches.match(name, { cacheName: FILES, ignoreVary: true });

/** Deletes the views of a table that no longer exists. @param {string} path */
async function deleteViews(path) {
  const [, code] = /^\/[pst]\/([^/]+)$/.exec(path) ?? [];
  if (!code) return;
  const views = await caches.open(VIEWS);
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  await Promise.all(["phone", "tablet", "screen"].map((kind) => views.delete(`/${plain}/${kind}`)));
}

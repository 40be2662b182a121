// Downloads the pocket to this device, starts its engine, and registers its service worker.
import { language } from "../catalogs.js";
import { page, showToast } from "../store.js";
import { call } from "./engine.js";
import { isKept, download, wordFiles } from "./file-cache.js";
import { showsFirstPage, progress, unsupported, storage, update, stage } from "./state.js";

/** @typedef {import("./file-cache.js").File} File */

const { files: known, parts } = /** @type {NonNullable<typeof page.pocket>} */ (page.pocket);
/** All files but catalogs of other languages, which load when one is chosen. @type {File[]} */
let files = [];
/** By file: the part that is downloaded, 0 … 1. @type {Map<File, number>} */
const shares = new Map();
/** The start of the engine, once, while files are still downloading. @type {Promise<{restored: boolean}> | null} */
let starting = null;

wordFiles.push(...known.filter((one) => one.language));

/** Sums up the progress by part. */
function showProgress() {
  /** @type {Record<string, {here: number, all: number}>} */
  const sums = {};
  for (const file of files) {
    sums[file.part] ??= { here: 0, all: 0 };
    sums[file.part].here += file.wire * (shares.get(file) ?? 0);
    sums[file.part].all += file.wire;
  }
  progress.value = sums;
}

/** Downloads what is missing, then waits for the engine. */
export async function install() {
  if (unsupported) {
    stage.value = "impossible"; // nothing is downloaded that cannot run
    return;
  }
  stage.value = "coming";
  files = known.filter((one) => !one.language || one.language === language.value);
  starting ??= call("start", parts, document.baseURI);
  starting.catch(() => {}); // handled in `awaitEngine`
  const hasEngine = () => isKept(known.filter((one) => !one.language).map(({ address }) => address));
  showsFirstPage.value = showsFirstPage.value && !(await hasEngine());
  showProgress();
  let drawing = false;
  const onProgress = (/** @type {File} */ file, /** @type {number} */ share, /** @type {boolean} */ kept) => {
    shares.set(file, share);
    if (kept) call("fileKept", new URL(file.address, document.baseURI).href).catch(() => {}); // a failure shows at `start`
    if (drawing) return;
    drawing = true;
    requestAnimationFrame(() => {
      drawing = false;
      showProgress();
    });
  };
  try {
    await download(files, onProgress);
  } catch (error) {
    console.warn(error);
    if (!(await hasEngine())) {
      stage.value = error instanceof Error && error.name === "QuotaExceededError" ? "full" : "broken";
      return; // else only a catalog is missing: another language is used (loadLanguage)
    }
  }
  showProgress();
  stage.value = "starting";
  await Promise.all([awaitEngine(), registerWorker()]);
}

async function awaitEngine() {
  try {
    const { restored } = (await starting) ?? {};
    const { dataset } = document.documentElement; // for tests
    dataset.engine = restored ? "restored" : "started";
    stage.value = "ready";
    call("rest").then(() => (dataset.memory = "kept"), console.warn); // without it the next start is slower
  } catch (error) {
    console.error(error);
    stage.value = "failed";
  }
}

/** Registers the service worker. Where browsers forbid one, the page works only while it is open. */
async function registerWorker() {
  if (!isSecureContext) return;
  try {
    const known = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    await navigator.serviceWorker.ready;
    if (storage.value === "page") storage.value = "kept";
    navigator.serviceWorker.addEventListener("message", ({ data }) => showToast({ t: data })); // why it did not take over
    offerUpdate(known);
    known.addEventListener("updatefound", () =>
      known.installing?.addEventListener("statechange", () => offerUpdate(known)),
    );
  } catch (error) {
    console.warn(error); // forbidden, as in a private window
    if (storage.value === "page") storage.value = "window";
  }
}

/** Offers a newer version; it is never taken automatically, because an evening ends in the version it began in. @param {ServiceWorkerRegistration} known */
function offerUpdate(known) {
  if (!known.waiting || !navigator.serviceWorker.controller) return;
  update.value = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    known.waiting?.postMessage("take");
  };
}

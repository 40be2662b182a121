// Brings the pocket to this device, starts its engine, and sees to it that it stays.
import { language } from "../catalogs.js";
import { page, showToast } from "../store.js";
import { ask } from "./engine.js";
import { isKept, keep, words } from "./kept.js";
import { first, here, hindrance, keeping, newer, stage } from "./state.js";

/** @typedef {import("./kept.js").File} File */

const { files: known, parts } = /** @type {NonNullable<typeof page.pocket>} */ (page.pocket);
/** All but the words of other languages: those come when they are chosen. @type {File[]} */
let files = [];
/** Of each file the share that is here. @type {Map<File, number>} */
const shares = new Map();
/** The engine starts once, while its files are still coming. @type {Promise<{woken: boolean}> | null} */
let starting = null;

words.push(...known.filter((one) => one.language));

/** Adds up what is here; drawn once a frame, however many pieces come. */
function count() {
  /** @type {Record<string, {here: number, all: number}>} */
  const sums = {};
  for (const file of files) {
    sums[file.part] ??= { here: 0, all: 0 };
    sums[file.part].here += file.wire * (shares.get(file) ?? 0);
    sums[file.part].all += file.wire;
  }
  here.value = sums;
}

/** The whole download, from where it broke off the last time; then the engine. */
export async function bring() {
  if (hindrance) {
    stage.value = "impossible"; // not one byte for what cannot run
    return;
  }
  stage.value = "coming";
  files = known.filter((one) => !one.language || one.language === language.value);
  starting ??= ask("start", parts, document.baseURI);
  starting.catch(() => {}); // told below
  const hasEngine = () => isKept(known.filter((one) => !one.language).map(({ address }) => address));
  first.value = first.value && !(await hasEngine());
  count();
  let drawing = false;
  const onProgress = (/** @type {File} */ file, /** @type {number} */ share, /** @type {boolean} */ kept) => {
    shares.set(file, share);
    if (kept) ask("come", new URL(file.address, document.baseURI).href).catch(() => {}); // `start` tells
    if (drawing) return;
    drawing = true;
    requestAnimationFrame(() => {
      drawing = false;
      count();
    });
  };
  try {
    await keep(files, onProgress);
  } catch (error) {
    console.warn(error);
    if (!(await hasEngine())) {
      stage.value = error instanceof Error && error.name === "QuotaExceededError" ? "full" : "broken";
      return; // else only words are missing: those of another language are read (openWords)
    }
  }
  count();
  stage.value = "starting";
  await Promise.all([begin(), stay()]);
}

async function begin() {
  try {
    const { woken } = (await starting) ?? {};
    const { dataset } = document.documentElement; // for tests
    dataset.engine = woken ? "woken" : "started";
    stage.value = "ready";
    ask("rest").then(() => (dataset.memory = "kept"), console.warn); // without it the next start is slower
  } catch (error) {
    console.error(error);
    stage.value = "failed";
  }
}

/** The worker that answers without a network. Where browsers forbid it, the page works while it is open. */
async function stay() {
  if (!isSecureContext) return;
  try {
    const known = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    await navigator.serviceWorker.ready;
    if (keeping.value === "page") keeping.value = "kept";
    navigator.serviceWorker.addEventListener("message", ({ data }) => showToast({ t: data })); // why not
    offer(known);
    known.addEventListener("updatefound", () => known.installing?.addEventListener("statechange", () => offer(known)));
  } catch (error) {
    console.warn(error); // there are none in a private window
    if (keeping.value === "page") keeping.value = "window";
  }
}

/** A newer version is never taken by itself: an evening ends as it began. @param {ServiceWorkerRegistration} known */
function offer(known) {
  if (!known.waiting || !navigator.serviceWorker.controller) return;
  newer.value = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    known.waiting?.postMessage("take");
  };
}

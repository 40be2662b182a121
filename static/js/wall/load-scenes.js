// Loads the scenes beside the lobby: after the first picture, or at once for a picture that needs them.
import { effect, signal } from "@preact/signals";
import { view } from "../store.js";

/** Milliseconds until the page is reloaded after a failure: a browser never requests a failed module again. */
const AGAIN = 12000;
/** Milliseconds after a first view of the lobby, which needs the network for itself. */
const FIRST = 3000;

/** @typedef {typeof import("./lazy-scenes.js").SCENES} Scenes */

/** The scenes, once they are there. */
export const scenes = signal(/** @type {Scenes | null} */ (null));

/** The QR for late guests, once it is there. */
export const lateQr = signal(/** @type {(typeof import("./lazy-scenes.js"))["LateQr"] | null} */ (null));

/** @type {Promise<void> | undefined} */
let loading;

/** Loads the scenes, and tries again until they are there. */
export async function loadScenes() {
  loading ??= load();
  await loading;
}

async function load() {
  try {
    const { SCENES, LateQr } = await import("./lazy-scenes.js");
    scenes.value = SCENES;
    lateQr.value = LateQr;
  } catch {
    setTimeout(() => location.reload(), AGAIN);
  }
}

/** Loads them a little after the first view of a lobby, at once for any other scene. */
export const followFirstView = () =>
  effect(() => {
    const scene = view.value?.scene;
    if (scene) setTimeout(loadScenes, scene === "lobby" || scene === "empty" ? FIRST : 0);
  });

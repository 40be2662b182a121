// Brings the scenes that no lobby needs: after the first picture, or at once for a picture of theirs.
import { effect, signal } from "@preact/signals";
import { view } from "../store.js";

/** Milliseconds until a page whose scenes did not come is loaded anew: a browser asks for no module twice. */
const AGAIN = 12000;
/** Milliseconds that a first picture of the lobby has the network for itself. */
const FIRST = 3000;

/** @typedef {typeof import("./later-scenes.js").SCENES} Scenes */

/** The scenes, once they are there. */
export const scenes = signal(/** @type {Scenes | null} */ (null));

/** The QR for late guests, once it is there. */
export const lateQr = signal(/** @type {(typeof import("./later-scenes.js"))["LateQr"] | null} */ (null));

/** @type {Promise<void> | undefined} */
let coming;

/** Until they are there. */
export async function bringScenes() {
  coming ??= bring();
  await coming;
}

async function bring() {
  try {
    const { SCENES, LateQr } = await import("./later-scenes.js");
    scenes.value = SCENES;
    lateQr.value = LateQr;
  } catch {
    setTimeout(() => location.reload(), AGAIN);
  }
}

/** Once something is shown. */
export const followFirstView = () =>
  effect(() => {
    const scene = view.value?.scene;
    if (scene) setTimeout(bringScenes, scene === "lobby" || scene === "empty" ? FIRST : 0);
  });

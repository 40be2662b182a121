// Keeps the screen on where the browser allows it: requested at once, where that is refused inside a press, and again when the page returns.
import { awake } from "./store.js";

async function ask() {
  if (awake.value !== "off" || document.hidden) return;
  try {
    const lock = await navigator.wakeLock.request("screen");
    awake.value = "on";
    lock.addEventListener("release", () => (awake.value = "off"));
  } catch {
    // a low battery refuses, some browsers outside a press; the next one asks again
  }
}

/** The screen stays awake while this page is seen: a wall that nobody touches, too. */
export function stayAwake() {
  ask();
  for (const sign of ["pointerup", "keyup", "visibilitychange"]) document.addEventListener(sign, ask);
}

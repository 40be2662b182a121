// Keeps the screen on where the browser allows it: requested at once, where that is refused inside a press, and again when the page returns.
import { awake } from "./store.js";

async function requestLock() {
  if (awake.value !== "off" || document.hidden) return;
  try {
    const lock = await navigator.wakeLock.request("screen");
    awake.value = "on";
    lock.addEventListener("release", () => (awake.value = "off"));
  } catch {
    // refused at a low battery, or outside a press; the next press tries again
  }
}

/** Keeps the screen on while this page is visible, also if nobody touches it. */
export function stayAwake() {
  requestLock();
  for (const sign of ["pointerup", "keyup", "visibilitychange"]) document.addEventListener(sign, requestLock);
}

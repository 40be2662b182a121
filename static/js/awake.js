// Keeps the screen on where the browser allows it: requested inside a tap, and again when the page returns.
import { awake } from "./store.js";

let wanted = false;

async function ask() {
  if (!wanted || awake.value !== "off" || document.hidden) return;
  try {
    const lock = await navigator.wakeLock.request("screen");
    awake.value = "on";
    lock.addEventListener("release", () => (awake.value = "off"));
  } catch {
    awake.value = "off"; // a low battery refuses; the next tap asks again
  }
}

/** From the first tap on, the screen stays awake while this page is seen. */
export function stayAwake() {
  if (awake.value === "never") return;
  document.addEventListener("pointerup", () => {
    wanted = true;
    ask();
  });
  document.addEventListener("visibilitychange", ask);
}

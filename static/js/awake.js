// Keeps the screen on where the browser allows it: requested inside a tap, and again when the page returns.
import { signal } from "@preact/signals";

/**
 * Whether the browser can keep a screen on. On the home screen of iOS before 18.4, which brought the cookie store,
 * a lock is granted and does nothing.
 */
export const locks =
  "wakeLock" in (globalThis.navigator ?? {}) && !(navigator.standalone && !("cookieStore" in globalThis));

/** Whether the screen is kept on: "on", "off" (not yet, or refused), "never" (not on this page). */
export const awake = signal(locks ? "off" : "never");

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

// Shares the Wi-Fi network with the screens of the table, while people gather.
import { computed, effect, signal } from "@preact/signals";
import { cellsOf } from "../parts/shapes/qr.js";
import { link, page, view } from "../store.js";
import { listen, request } from "../wire.js";
import { read, wifiText, write } from "./kept-wifi.js";

/** @import { Wifi } from "../types.d.ts" */

/** Milliseconds between two messages: the server passes on no more (sockets.py WIFI). */
const PAUSE = 2500;

/** The network that is kept on this device. */
export const wifi = signal(read());

/** @param {ReturnType<typeof read>} now null: nothing is kept any longer */
export function keepWifi(now) {
  write(now);
  wifi.value = now;
}

/** What the screens are to show: nothing once a game has begun. @returns {Wifi} */
const shared = () => {
  const gathers = ["lobby", "empty"].includes(view.value?.scene ?? "");
  const now = gathers ? wifi.value : null;
  return { network: now && { name: now.name, cells: cellsOf(wifiText(now)) } };
};

/** Sends the network to the screens: each time it changes, the link comes back or a screen is opened. */
export function followWifi(ask = request, on = listen) {
  if (page.pocket) return;
  const wanted = computed(() => (link.value.state === "on" ? JSON.stringify(shared()) : ""));
  let [timer, sent] = [0, Number.NEGATIVE_INFINITY];
  const send = async () => {
    if (!wanted.value) return; // it is sent again with the link
    sent = Date.now();
    const message = wanted.value;
    const answer = /** @type {{shown: boolean} | null} */ (await ask("wifi", JSON.parse(message)));
    if (!answer?.shown && message === wanted.value) soon();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(send, Math.max(0, sent + PAUSE - Date.now()));
  };
  effect(() => {
    if (wanted.value) soon();
  });
  on("screen", soon);
}

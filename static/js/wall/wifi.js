// The Wi-Fi network on the wall, while the tablet shares it; it is not stored here.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { Squares } from "../parts/shapes/squares.js";
import { ui } from "../words.js";
import { listen } from "../wire.js";

/** @import { Wifi } from "../types.d.ts" */

/** What the tablet shares. @type {import("@preact/signals").Signal<Wifi["network"]>} */
export const network = signal(null);

/** Shows it from now on. */
export const followWifi = () => listen("wifi", (message) => (network.value = message.network));

/** The first of two codes: the way into the network. @param {{shared: NonNullable<Wifi["network"]>}} props */
export const WifiEntry = ({ shared: { name, cells } }) => html`<div class="entry wifi">
  <div class="paper"><${Squares} cells=${cells} label=${ui("desk-wifi-qr")} /></div>
  <div><p class="how"><b class="num">1</b> ${ui("screen-wifi-how")}</p><p class="t network"><bdi>${name}</bdi></p></div>
</div>`;

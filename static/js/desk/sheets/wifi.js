// The Wi-Fi network on the sheet of the code: typed once, shown as the first of two QR codes, removed.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Qr } from "../../parts/shapes/qr.js";
import { ui } from "../../words.js";
import { isValid, wifiText } from "../kept-wifi.js";
import { keepWifi, wifi } from "../wifi.js";

/** @import { Drawn, Filled } from "../../shapes.d.ts" */

/** The two codes in the order in which they are needed, or that of the table alone. @param {{children: Drawn}} props `children`: that of the table */
export const WithWifi = ({ children }) =>
  wifi.value
    ? html`<div class="two-codes">
        <figure><figcaption class="t"><b class="num">1</b> Wi-Fi</figcaption><${Qr} link=${wifiText(wifi.value)} label=${ui("desk-wifi-qr")} /></figure>
        <figure><figcaption class="t"><b class="num">2</b> ${ui("desk-wifi-table")}</figcaption>${children}</figure>
      </div>`
    : children;

/** What the first code is for, before what the second one is for; nothing beside the code of the table alone. */
export const WifiStep = () =>
  wifi.value &&
  html`<b class="num">1</b> ${ui("desk-wifi-shared", { name: wifi.value.name })}<br /><b class="num">2</b> `;

/** The button that removes the stored network; or the form. */
export function WifiSettings() {
  const [typing, setTyping] = useState(false);
  if (wifi.value)
    return html`<p class="center"><button type="button" class="ln" onClick=${() => keepWifi(null)}>${ui("desk-wifi-remove")}</button></p>`;
  return typing
    ? html`<${WifiForm} onDone=${() => setTyping(false)} />`
    : html`<p class="center"><button type="button" class="ln" onClick=${() => setTyping(true)}>${ui("desk-wifi-add")}</button></p>`;
}

/** @param {{onDone: () => void}} props */
function WifiForm({ onDone }) {
  const [typed, setTyped] = useState({ name: "", password: "", hidden: false });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    keepWifi(typed);
    onDone();
    // The form stood below: the codes come into sight.
    setTimeout(() => document.querySelector(".two-codes")?.scrollIntoView({ block: "center" }));
  };
  const text = (
    /** @type {"name" | "password"} */ what,
    /** @type {string} */ label,
    /** @type {number} */ most,
  ) => html`<div class="field">
    <label class="label" for=${`wifi-${what}`}>${label}</label>
    <input id=${`wifi-${what}`} type="text" value=${typed[what]} maxlength=${most} autocomplete="off" autocapitalize="off" spellcheck=${false} onInput=${(/** @type {Filled} */ event) => setTyped({ ...typed, [what]: event.target.value })} />
  </div>`;
  return html`<form class="wifi-form" onSubmit=${submit}>
    ${text("name", ui("desk-wifi-name"), 32)}${text("password", ui("desk-wifi-password"), 64)}
    <div class="addresses"><label><input type="checkbox" checked=${typed.hidden} onChange=${() => setTyped({ ...typed, hidden: !typed.hidden })} /><span>${ui("desk-wifi-hidden")}</span></label></div>
    <p class="s">${ui("desk-wifi-kept")}</p>
    <button type="submit" class="go" disabled=${!isValid(typed)}>${ui("desk-wifi-show")}</button>
  </form>`;
}

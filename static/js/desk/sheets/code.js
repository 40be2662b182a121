// How others come in: the QR of the join link, the code, and which of the machine's addresses is shown.
import { html } from "htm/preact";
import { Awake } from "../../parts/device/awake-in-game.js";
import { Invite } from "../../parts/sheets/invite.js";
import { Languages } from "../../parts/sheets/code.js";
import { Qr } from "../../parts/shapes/qr.js";
import { page, picture, spoken, table } from "../../store.js";
import { ui } from "../../words.js";
import { DeskSheet } from "./sheets.js";
import { WifiSettings, WifiStep, WithWifi } from "./wifi.js";

/** The machine's addresses, the one that is shown first. @returns {string[]} */
function addresses() {
  const known = picture.value?.desk?.addresses ?? [];
  return known.length > 0 ? known : [location.origin];
}

/** The link that the QR shows now. */
export const shownLink = () => new URL(page.join ?? "/", addresses()[0]).href;

/** What is typed instead: the address, and the name where the machine has one. */
export const typedAddress = () => {
  const named = picture.value?.desk?.named;
  return new URL(shownLink()).host + (named ? ` (${named})` : "");
};

/** Every device shows this address from now on. @param {string} link */
const choose = (link) =>
  fetch(`/t/${page.code}/address`, { method: "POST", body: new URLSearchParams({ link }), redirect: "manual" });

/** The QR of the join link. */
export const TableQr = () => html`<${Qr} link=${shownLink()} label=${ui("desk-qr-label")} />`;

/** The sheet behind the code. */
export function CodeSheet() {
  const all = addresses();
  const screen = `${new URL(shownLink()).origin}/s/${table.value?.code ?? ""}`;
  return html`<${DeskSheet} title=${ui("ui-code-title")} class="codes">
    <${WithWifi}><${TableQr} /><//>
    <p class="bigcode num">${spoken(table.value?.code)}</p>
    <p class="s center"><${WifiStep} />${ui("desk-code-how", { address: typedAddress() })}</p>
    <${WifiSettings} />
    <p class="center">${ui("desk-screen-how")} <a class="ln" target="_blank" rel="noopener" href=${screen}>${screen.replace(/^https?:\/\//, "")}</a></p>
    ${!table.value?.rehearsal && html`<${Invite} from=${new URL(shownLink()).origin} />`}
    ${
      all.length > 1 &&
      html`<fieldset class="addresses">
      <legend class="s">${ui("desk-addresses")}</legend>
      ${[...all].sort().map(
        (link) => html`<label key=${link}>
        <input type="radio" name="address" checked=${link === all[0]} onChange=${() => choose(link)} />
        <span>${new URL(link).host}</span>
      </label>`,
      )}
    </fieldset>`
    }
    <${Languages} />
    ${Awake && html`<${Awake} />`}
  <//>`;
}

// The sheet behind the code: QR and code to let others in, the language, what keeps the screen on.
import { html } from "htm/preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { registry } from "../../registry.js";
import { awake, hush, page, showToast, spoken, table } from "../../store.js";
import { language, setLanguage } from "../../catalogs.js";
import { ui } from "../../words.js";
import { switchBell, bellOn } from "../sound/bell.js";
import { Sheet } from "./sheet.js";

/** @param {{onClose: () => void}} props */
export function CodeSheet({ onClose }) {
  const code = spoken(table.value?.code ?? page.code);
  return html`<${Sheet} title=${table.value?.name || ui("ui-code-title")} onClose=${onClose} class="codes">
    ${hush.value ? html`<p class="center">${ui("phone-code-night")}</p>` : html`<${Qr} />`}
    <p class="bigcode num">${code}</p>
    <p class="s center">${ui("phone-code-how", { address: location.host })}</p>
    ${!hush.value && registry.value.Invite && html`<${registry.value.Invite} from=${location.origin} />`}
    <${Languages} />
    ${!hush.value && page.kind === "phone" && html`<${Bell} />`}
    ${!hush.value && page.other && html`<a class="ln" href=${page.other}>${ui("phone-other-page")}</a>`}
    ${registry.value.Awake ? html`<${registry.value.Awake} />` : html`<p class="s center">${ui(`phone-awake-${awake.value}`)}</p>`}
  <//>`;
}

/** The QR lies in the page from the start: showing it asks nothing of the network. */
function Qr() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const kept = /** @type {HTMLTemplateElement | null} */ (document.getElementById("qr"));
    // A code that was changed since the page came would lead to a closed door.
    if (kept && table.value?.code === page.code) place.current?.append(kept.content.cloneNode(true));
  }, []);
  return html`<div class="qr" ref=${place} role="img" aria-label=${ui("phone-qr-label")}></div>`;
}

/** By day a phone may ring too, if its owner likes. */
function Bell() {
  const id = useId();
  return html`<div class="bell"><span id=${id}>${ui("phone-bell")}</span>
    <button type="button" class="switch" role="switch" aria-checked=${bellOn.value ? "true" : "false"} aria-labelledby=${id}
      onClick=${() => switchBell(!bellOn.value)}>${ui(bellOn.value ? "ui-yes" : "ui-no")}</button>
  </div>`;
}

/** One language a button; the change is made here and now. */
export function Languages() {
  return html`<div class="languages" role="group" aria-label=${ui("ui-language")}>
    ${page.languages.map(
      ({
        id,
        name,
      }) => html`<button type="button" class="ln" lang=${id} aria-pressed=${id === language.value ? "true" : "false"} aria-current=${id === language.value ? "true" : undefined}
        onClick=${() => setLanguage(id).catch(() => showToast({ t: "E_TRY_AGAIN" }))}>${name}</button>`,
    )}
  </div>`;
}

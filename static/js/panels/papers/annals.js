// The link to the history: its sheet is fetched when it is opened.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { PastTurns } from "../../parts/sheets/history.js";
import { Sheet } from "../../parts/sheets/sheet.js";
import { page } from "../../store.js";
import { ui } from "../../words.js";

export function Annals() {
  const [open, setOpen] = useState(false);
  if (page.kind === "screen") return null; // nobody touches it
  return html`<section class="annals">
    <button type="button" class="ln" onClick=${() => setOpen(true)}>${ui("ui-annals")}</button>
    ${open && html`<${Sheet} title=${ui("ui-history")} onClose=${() => setOpen(false)} class="history"><${PastTurns} /><//>`}
  </section>`;
}

// What the host prints: the poster for the door, a card for each seat, the order of the night.
import { html } from "htm/preact";
import { offer } from "../table/plan.js";
import { picture, table } from "../../store.js";
import { ui } from "../../words.js";

/** Links to the pages that are printed. */
export function Prints() {
  const code = table.value?.code;
  // Where the host may be asked not to see secrets there are nights, and an order of them.
  const pages = ["poster", "seats", ...(offer(picture.value, "table.set_blind") ? ["night"] : [])];
  return html`<h3 class="cutline">${ui("desk-prints")}</h3>
    <div class="links">${pages.map((page) => html`<a class="ln" key=${page} href=${`/print/${code}/${page}`} target="_blank">${ui(`desk-print-${page}`)}</a>`)}</div>`;
}

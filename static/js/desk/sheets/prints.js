// What the host prints: the poster for the door, a card for each seat, the order of the night.
import { html } from "htm/preact";
import { offer } from "../table/plan.js";
import { page, picture, table } from "../../store.js";
import { ui } from "../../words.js";

/** Links to the pages that are printed. Poster and cards lead phones to a table: no phone comes to that of the pocket. */
export function Prints() {
  const code = table.value?.code;
  // Where the host may be asked not to see secrets there are nights, and an order of them.
  const night = offer(picture.value, "table.set_blind") ? ["night"] : [];
  const pages = page.pocket ? night : ["poster", "seats", ...night];
  if (pages.length === 0) return null;
  return html`<h3 class="cutline">${ui("desk-prints")}</h3>
    <div class="links">${pages.map((one) => html`<a class="ln" key=${one} href=${`/print/${code}/${one}`} target="_blank">${ui(`desk-print-${one}`)}</a>`)}</div>`;
}

// The ring on a phone: a horseshoe around the table; secret roles on it are covered until asked for.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { me } from "../store.js";
import { draw, ui } from "../words.js";
import { Button } from "./button.js";
import { Shoe, turned } from "./shoe.js";

/** @param {{panel: import("../shapes.d.ts").Panel}} props */
export function Horseshoe({ panel }) {
  const [open, setOpen] = useState(false);
  const bare = (/** @type {any} */ mark) => ({ ...mark, role: undefined, emblem: undefined });
  const marks = new Map(
    panel.marks.map((/** @type {any} */ mark) => [mark.seat, panel.secret && !open ? bare(mark) : mark]),
  );
  const seats = panel.marks.map((/** @type {any} */ mark) => mark.seat);
  const own = seats.includes(me.value.seat) ? (me.value.seat ?? null) : null;
  return html`<section class="circle">
    ${panel.middle && html`<p class="s middle">${draw(panel.middle)}</p>`}
    ${panel.named?.length > 0 && html`<p class="t named">${draw({ t: "ui-names", p: { names: { seats: panel.named } } })}</p>`}
    <${Shoe} ring=${turned(seats, own)} own=${own} marks=${marks} label=${ui("phone-ring")} />
    ${panel.secret && html`<${Button} weight="link" onPress=${() => setOpen(!open)}>${ui(open ? "phone-roles-cover" : "phone-roles-show")}<//>`}
  </section>`;
}

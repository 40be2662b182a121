// The ring on a phone: a horseshoe around the table; secret roles on it are covered until asked for.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { me } from "../../store.js";
import { draw, ui } from "../../words.js";
import { Button } from "../controls/button.js";
import { useCover } from "../secrets/cover.js";
import { HorseshoeLayout, turned } from "./horseshoe-layout.js";

const LONGEST = 20000; // ms that roles lie open, as on the tablet (desk/sheets/reveal-roles.js)

/** @param {{panel: import("../../types.d.ts").Circle}} props */
export function Horseshoe({ panel }) {
  const { named = [] } = panel;
  const [open, setOpen] = useState(false);
  useCover(open, () => setOpen(false), LONGEST);
  const bare = (/** @type {import("../../types.d.ts").Mark} */ mark) => ({
    ...mark,
    role: undefined,
    emblem: undefined,
  });
  const marks = new Map(panel.marks.map((mark) => [mark.seat, panel.secret && !open ? bare(mark) : mark]));
  const seats = panel.marks.map((mark) => mark.seat);
  const { seat } = me.value;
  const own = seat !== undefined && seats.includes(seat) ? seat : null;
  return html`<section class="circle">
    ${panel.middle && html`<p class="s middle">${draw(panel.middle)}</p>`}
    ${named.length > 0 && html`<p class="t named">${draw({ t: "ui-names", p: { names: { seats: named } } })}</p>`}
    <${HorseshoeLayout} ring=${turned(seats, own)} own=${own} marks=${marks} label=${ui("phone-ring")} />
    ${panel.secret && html`<${Button} weight="link" onPress=${() => setOpen(!open)}>${ui(open ? "phone-roles-cover" : "phone-roles-show")}<//>`}
  </section>`;
}

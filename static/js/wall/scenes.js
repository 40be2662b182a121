// The scenes of the public screen that are one great picture: the village, a chart, flowers, a table of numbers.
import { html } from "htm/preact";
import { WIDE } from "../desk/plan.js";
import { twins } from "../desk/twins.js";
import { Parts } from "../desk/wide.js";
import { Show } from "../parts/show.js";
import { Village } from "../parts/village.js";
import { ui } from "../words.js";
import { Corners } from "./corners.js";
import { stage } from "./stage.js";

/** @import { Panel } from "../shapes.d.ts" */

/** The night: a village whose lit windows are the living. @param {{circle?: Panel}} props */
export function Night({ circle }) {
  const lit = (circle?.marks ?? []).map((/** @type {any} */ mark) => !mark.dead && !mark.gone);
  const count = lit.filter(Boolean).length;
  return html`<main class="night">
    <${Village} lit=${lit} whole=${stage.value.w < stage.value.h * 1.7} label=${ui("screen-village", { lit: count, all: lit.length })} />
    <${Corners} circle=${circle} />
  </main>`;
}

/** A game that is more than a ring: its picture, and beside it what was just done. @param {{panels: Panel[]}} props */
export function Whole({ panels }) {
  const told = panels.filter((panel) => ["note", "awaited"].includes(panel.kind));
  return html`<main class="whole">
    <${Corners} />
    <div class="picture"><${Parts} panels=${panels.filter((panel) => WIDE.includes(panel.kind))} /></div>
    ${told.length > 0 && html`<div class="news">${told.map((panel, i) => html`<${Show} key=${i} panel=${panel} twins=${twins} />`)}</div>`}
    </main>`;
}

/** Everybody's flower, and beside it the clock, the die, and what was done last. @param {{panels: Panel[]}} props */
export function Spread({ panels }) {
  const aside = panels.filter((panel) => panel.kind !== "petals");
  return html`<main class=${`spread ${aside.length ? "two" : ""}`}>
    <${Corners} />
    ${panels.filter((panel) => panel.kind === "petals").map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
    ${aside.length > 0 && html`<div class="aside">${aside.map((panel, i) => html`<${Show} key=${i} panel=${panel} twins=${twins} />`)}</div>`}
  </main>`;
}

/** A great table, and beside it what was just opened or done. @param {{ledger: Panel, panels: Panel[]}} props */
export function Great({ ledger, panels }) {
  // Where many play the table needs the whole width, and shows by itself what has changed.
  const few = ledger.seats.length <= 8;
  const aside = panels.filter((panel) => few && (panel.kind === "account" || panel.kind === "note"));
  return html`<main class=${`great ${aside.length ? "two" : ""}`}>
    <${Corners} />
    <${Show} panel=${ledger} />
    ${aside.length > 0 && html`<div class="aside">${aside.map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}</div>`}
  </main>`;
}

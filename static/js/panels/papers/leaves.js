// Several leaves under one title: tabs, and the open leaf. A screen that nobody touches shows all pictures.
import { html } from "htm/preact";
import { useId, useState } from "preact/hooks";
import { page } from "../../store.js";
import { draw, say, ui } from "../../words.js";
import { Show } from "../../parts/shapes/show.js";

/** @import { Leaf, Text } from "../../types.d.ts" */

const TABS = 12; // more are turned one by one

/** @param {import("../../shapes.d.ts").PanelProps<"leaves">} props */
export function Leaves({ panel }) {
  const leaves = panel.leaves ?? [];
  const [at, turn] = useState(panel.first ?? 0);
  const shown = leaves[Math.min(at, leaves.length - 1)];
  if (!shown) return null;
  if (page.kind === "screen") return html`<${Spread} title=${panel.title} leaves=${leaves} />`;
  const Tabs = leaves.length > TABS ? Turner : Row;
  return html`<section class="leaves">
    <h2>${draw(panel.title)}</h2>
    <${Tabs} title=${say(panel.title)} leaves=${leaves} at=${leaves.indexOf(shown)} turn=${turn} />
    <div class="leaf">${shown.panels.map((one, i) => html`<${Show} key=${`${at}.${i}`} panel=${one} />`)}</div>
  </section>`;
}

/** @typedef {{title: string, leaves: Leaf[], at: number, turn: (at: number) => void}} Turning */

/** @param {Turning} props */
function Row({ title, leaves, at, turn }) {
  return html`<div class="tabs" role="group" aria-label=${title}>${leaves.map(
    (leaf, i) =>
      html`<button type="button" key=${i} aria-pressed=${i === at ? "true" : "false"} onClick=${() => turn(i)}>${draw(leaf.label)}</button>`,
  )}</div>`;
}

/** One before, one after, or any by name. @param {Turning} props */
function Turner({ title, leaves, at, turn }) {
  const id = useId();
  const last = leaves.length - 1;
  return html`<div class="turner">
    <button type="button" class="step left" aria-label=${ui("ui-leaf-before")} aria-disabled=${at < 1 ? "true" : undefined} onClick=${() => at > 0 && turn(at - 1)}></button>
    <label class="sr" for=${id}>${title}</label>
    <span class="picker"><select id=${id} onChange=${(/** @type {import("../../shapes.d.ts").Filled} */ e) => turn(Number(e.target.value))}>
      ${leaves.map((leaf, i) => html`<option key=${i} value=${i} selected=${i === at}>${say(leaf.label)}</option>`)}
    </select></span>
    <button type="button" class="step right" aria-label=${ui("ui-leaf-after")} aria-disabled=${at >= last ? "true" : undefined} onClick=${() => at < last && turn(at + 1)}></button>
  </div>`;
}

/** All pictures beside each other; leaves of words are for devices that are held. @param {{title: Text, leaves: Leaf[]}} props */
function Spread({ title, leaves }) {
  if (!leaves.every((leaf) => leaf.panels.every((one) => one.kind === "chart"))) return null;
  return html`<section class="leaves spread"><h2>${draw(title)}</h2>
    <div class="all">${leaves.flatMap((leaf) => leaf.panels).map((one, i) => html`<${Show} key=${i} panel=${one} />`)}</div>
  </section>`;
}

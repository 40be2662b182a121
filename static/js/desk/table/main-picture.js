// The main panel of a game that has more than a ring: graph, table of numbers, trails.
import { html } from "htm/preact";
import { Show } from "../../parts/shapes/show.js";
import { Told } from "./board.js";
import { twins } from "./wide-panels.js";

/** On the tablet, with what is asked and told beside it. @param {{plan: import("./plan.js").Plan}} props */
export function Wide({ plan }) {
  return html`<main class="board whole">
    <div class="picture"><${Parts} panels=${plan.wide} /></div>
    <div class="side"><${Told} plan=${plan} /></div>
  </main>`;
}

/** @param {{panels: import("../../types.d.ts").Panel[]}} props */
export function Parts({ panels }) {
  return panels.map((panel) => html`<${Show} key=${panel.kind} panel=${panel} twins=${twins} />`);
}

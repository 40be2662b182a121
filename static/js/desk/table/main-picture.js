// The tablet of a game with a main panel other than a ring: graph, scores, trails.
import { html } from "htm/preact";
import { ofKind } from "../../parts/shapes/kinds.js";
import { Show } from "../../parts/shapes/show.js";
import { Asks, AnswerFor, SideParts } from "./board.js";
import { components } from "./wide-panels.js";

/** The prompts, the main panel, and beside it the notes. @param {{plan: import("./plan.js").Plan}} props */
export function MainPicture({ plan }) {
  const deals = ofKind(plan.rest, "proposal");
  const sideParts = {
    ...plan,
    asks: [],
    rest: plan.rest.filter((panel) => panel.kind !== "proposal"),
    turns: deals.length > 0 ? [] : plan.turns,
  };
  return html`<main class="board whole">
    ${
      deals.length + plan.asks.length > 0 &&
      html`<div class="asked">
        ${deals.map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
        ${deals.length > 0 && html`<${AnswerFor} plan=${plan} />`}
        <${Asks} plan=${plan} />
      </div>`
    }
    <div class="picture"><${Parts} panels=${plan.wide} /></div>
    <div class="side"><${SideParts} plan=${sideParts} /></div>
  </main>`;
}

/** @param {{panels: import("../../types.d.ts").Panel[]}} props */
export function Parts({ panels }) {
  return panels.map((panel) => html`<${Show} key=${panel.kind} panel=${panel} components=${components} />`);
}

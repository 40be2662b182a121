// The tablet when everybody's flower is the main panel: the flowers, and the questions beside them.
import { html } from "htm/preact";
import { Show } from "../../parts/shapes/show.js";
import { Told } from "./board.js";
import { twins } from "./wide-panels.js";

/** @param {{plan: import("./plan.js").Plan}} props */
export function Spread({ plan }) {
  return html`<main class="board spread">
    <${Show} panel=${plan.petals} />
    <div class="side">
      ${plan.clocks.map((panel, i) => html`<${Show} key=${i} panel=${panel} twins=${twins} />`)}
      <${Told} plan=${plan} />
    </div>
  </main>`;
}

// The tablet when a table of numbers is the main panel: the table, if it is shown, and beside it who is awaited, questions and explanations.
import { html } from "htm/preact";
import { Show } from "../../parts/shapes/show.js";
import { SideParts } from "./board.js";
import { DeskSheet } from "../sheets/sheets.js";
import { Past } from "../../parts/sheets/history.js";
import { ui } from "../../words.js";

/** @typedef {{plan: import("./plan.js").Plan}} Props */

/** @param {Props} props */
export function GreatTable({ plan }) {
  return html`<main class="board great">
    ${plan.ledger && html`<${Show} panel=${plan.ledger} />`}
    <div class="side"><${SideParts} plan=${plan} calm /></div>
  </main>`;
}

/** Everything that was opened so far. */
export function History() {
  return html`<${DeskSheet} title=${ui("ui-history")} class="wide history"><${Past} /><//>`;
}

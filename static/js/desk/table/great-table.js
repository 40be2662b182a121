// The tablet of a game with a table of numbers: the table, and beside it who is awaited, prompts and explanations.
import { html } from "htm/preact";
import { Show } from "../../parts/shapes/show.js";
import { SideParts } from "./board.js";
import { DeskSheet } from "../sheets/sheets.js";
import { PastTurns } from "../../parts/sheets/history.js";
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
  return html`<${DeskSheet} title=${ui("ui-history")} class="wide history"><${PastTurns} /><//>`;
}

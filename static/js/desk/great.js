// The tablet while a great table is the main picture: the table, and beside it what is awaited, asked and explained.
import { html } from "htm/preact";
import { Show } from "../panels/index.js";
import { twins } from "./twins.js";
import { Told } from "./board.js";
import { DeskSheet } from "./sheets.js";
import { table } from "../store.js";
import { ui } from "../words.js";

/** @typedef {{plan: import("./plan.js").Plan}} Props */

/** @param {Props} props */
export function Great({ plan }) {
  return html`<main class="board great">
    <${Show} panel=${plan.ledger} />
    <div class="side"><${Told} plan=${plan} /></div>
  </main>`;
}

/** Everything that was opened so far. @param {Props} props */
export function History({ plan }) {
  return html`<${DeskSheet} title=${ui("desk-history")} class="wide history">
    <div class="links">
      <a class="ln" href=${`/sheet/${table.value?.code}`} target="_blank">${ui("sheet-print")}</a>
      <a class="ln" href=${`/sheet/${table.value?.code}.csv`} download>${ui("sheet-csv")}</a>
      <a class="ln" href=${`/copy/${table.value?.code}.json`} download>${ui("copy-keep")}</a>
    </div>
    ${plan.story.map((panel, i) => html`<${Show} key=${i} panel=${panel} twins=${twins} />`)}
  <//>`;
}

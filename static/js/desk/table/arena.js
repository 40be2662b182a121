// A game on a board, on the tablet: clock and counters beside the row of cards, combats below.
import { html } from "htm/preact";
import { Board } from "../../panels/things/board.js";
import { Show } from "../../parts/shapes/show.js";
import { Ask } from "../../parts/prompts/ask.js";
import { ofKind } from "../../parts/shapes/kinds.js";
import { Dial } from "../../parts/shapes/dial.js";
import { draw, nameOf, ui } from "../../words.js";
import { open } from "../sheets/sheets.js";
import { components } from "./wide-panels.js";

/** @import { Panel } from "../../types.d.ts" */

/** Who has won how much, beside the board. @param {{panels: Panel[]}} props */
export function Score({ panels }) {
  return html`
    ${ofKind(panels, "versus").map((panel, at) => html`<${Show} key=${`v${at}`} panel=${panel} />`)}
    ${ofKind(panels, "counters").map((panel, at) => html`<${Show} key=${`c${at}`} panel=${panel} />`)}
  `;
}

/** @param {{panels: Panel[]}} props */
function Row({ panels }) {
  return html`${ofKind(panels, "note").map((panel, at) => html`<${Show} key=${`n${at}`} panel=${panel} components=${components} />`)}
    ${ofKind(panels, "board").map((panel, at) => html`<${Board} key=${at} panel=${panel} />`)}`;
}

/** @param {{plan: import("./plan.js").Plan}} props */
export function Arena({ plan }) {
  const links =
    plan.clock.length > 0 &&
    html`<div class="links">${plan.clock.map((one) => html`<${Ask} key=${one.key} prompt=${one} />`)}</div>`;
  const seats = [...new Set(plan.turns.flatMap((one) => one.act_for ?? []))];
  return html`<main class="board arena">
    <section class="rowbox"><${Row} panels=${plan.panels} />
      <div class="links instead">${seats.map((seat) => html`<button type="button" class="ln" key=${seat} onClick=${() => open("act", { seat })}>${ui("desk-act-title", { name: nameOf(seat) })}</button>`)}</div></section>
    <div class="side">
      ${ofKind(plan.panels, "blows").map((panel, at) => html`<${Show} key=${`b${at}`} panel=${panel} />`)}
      ${ofKind(plan.panels, "countdown").map((panel, at) => html`<div class="clk" key=${at}><${Dial} panel=${panel} />${links}</div>`)}
      <${Score} panels=${plan.panels} />
      ${plan.asks.map((one) => html`<div class="ask" key=${one.key}>${one.title && html`<h3>${draw(one.title)}</h3>`}<${Ask} prompt=${one} /></div>`)}
      ${plan.quiet.length > 0 && html`<div class="links">${plan.quiet.map((one) => html`<${Ask} key=${one.key} prompt=${one} />`)}</div>`}
    </div>
  </main>`;
}

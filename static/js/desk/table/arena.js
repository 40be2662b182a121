// A game on a board, on tablet and screen: clock and counters beside the row of cards, combats below.
import { html } from "htm/preact";
import { Board } from "../../panels/things/board.js";
import { Show } from "../../parts/shapes/show.js";
import { Ask } from "../../parts/asking/ask.js";
import { ofKind } from "../../parts/shapes/kinds.js";
import { Dial } from "../../parts/shapes/dial.js";
import { draw, nameOf, ui } from "../../words.js";
import { open } from "../sheets/sheets.js";
import { useTight } from "./tight.js";
import { twins } from "./wide-panels.js";

/** @import { Drawn } from "../../shapes.d.ts" */
/** @import { Panel } from "../../types.d.ts" */

/** What stands beside the board, in the order of its weight. @param {{panels: Panel[], links?: Drawn}} props */
function Beside({ panels, links }) {
  return html`
    ${ofKind(panels, "countdown").map((panel, at) => html`<div class="clk" key=${at}><${Dial} panel=${panel} />${links}</div>`)}
    ${ofKind(panels, "versus").map((panel, at) => html`<${Show} key=${`v${at}`} panel=${panel} />`)}
    ${ofKind(panels, "counters").map((panel, at) => html`<${Show} key=${`c${at}`} panel=${panel} />`)}
  `;
}

/** @param {{panels: Panel[]}} props */
function Row({ panels }) {
  return html`${ofKind(panels, "note").map((panel, at) => html`<${Show} key=${`n${at}`} panel=${panel} twins=${twins} />`)}
    ${ofKind(panels, "board").map((panel, at) => html`<${Board} key=${at} panel=${panel} />`)}`;
}

/** The tablet. @param {{plan: import("./plan.js").Plan}} props */
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
      <${Beside} panels=${plan.panels} links=${links} />
      ${plan.asks.map((one) => html`<div class="ask" key=${one.key}>${one.title && html`<h3>${draw(one.title)}</h3>`}<${Ask} prompt=${one} /></div>`)}
      ${plan.quiet.length > 0 && html`<div class="links">${plan.quiet.map((one) => html`<${Ask} key=${one.key} prompt=${one} />`)}</div>`}
    </div>
  </main>`;
}

/** What was just said and fought: it has a column of its own, so that nothing runs below the edge. @param {{panels: Panel[]}} props */
function Told({ panels }) {
  const told = [...ofKind(panels, "note").filter((one) => one.tone !== "news"), ...ofKind(panels, "blows")];
  if (!told.length) return null;
  return html`<section class="told">${told.map((panel, at) => html`<${Show} key=${`${panel.kind}${at}`} panel=${panel} twins=${twins} />`)}</section>`;
}

/** The public screen. @param {{panels: Panel[], children?: Drawn}} props */
export function Stands({ panels, children }) {
  const news = ofKind(panels, "note").find((one) => one.tone === "news");
  const place = useTight(".rowbox");
  return html`<main class="stands" ref=${place}>
    ${children}
    <div class="side"><${Beside} panels=${panels} /></div>
    <section class="rowbox"><${Row} panels=${ofKind(panels, "board")} /></section>
    <${Told} panels=${panels} />
    ${news && html`<ol class="news-of">${(news.lines ?? []).map((line, at) => html`<li key=${at}>${draw(line)}</li>`)}</ol>`}
  </main>`;
}

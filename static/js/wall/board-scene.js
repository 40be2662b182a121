// A game on a board, on the public screen: clock and counters beside the row, what was just done below it.
import { html } from "htm/preact";
import { Score } from "../desk/table/arena.js";
import { useTight } from "../desk/table/shrink-to-fit.js";
import { components } from "../desk/table/wide-panels.js";
import { Board } from "../panels/things/board.js";
import { firstOf, ofKind } from "../parts/shapes/kinds.js";
import { Show } from "../parts/shapes/show.js";
import { draw } from "../words.js";
import { Bell, Time } from "./match-clock.js";

/** @import { Drawn } from "../shapes.d.ts" */
/** @import { Panel } from "../types.d.ts" */

/** What was just said and fought: it has a column of its own, so that nothing runs below the edge. @param {{panels: Panel[]}} props */
function Told({ panels }) {
  const shownPanels = [...ofKind(panels, "note").filter((one) => one.tone !== "news"), ...ofKind(panels, "blows")];
  if (!shownPanels.length) return null;
  return html`<section class="told">${shownPanels.map((panel, at) => html`<${Show} key=${`${panel.kind}${at}`} panel=${panel} components=${components} />`)}</section>`;
}

/** @param {{panels: Panel[], children?: Drawn}} props */
export function BoardScene({ panels, children }) {
  const news = ofKind(panels, "note").find((one) => one.tone === "news");
  const place = useTight(".rowbox");
  return html`<main class="stands" ref=${place}>
    ${children}
    <div class="side"><${Time} panel=${firstOf(panels, "countdown")} /><${Score} panels=${panels} /></div>
    <section class="rowbox">${ofKind(panels, "board").map((panel, at) => html`<${Board} key=${at} panel=${panel} />`)}</section>
    <${Told} panels=${panels} /><${Bell} panel=${firstOf(panels, "countdown")} />
    ${news && html`<ol class="news-of">${(news.lines ?? []).map((line, at) => html`<li key=${at}>${draw(line)}</li>`)}</ol>`}
  </main>`;
}

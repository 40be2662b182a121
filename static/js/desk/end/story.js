// The end: who has won, every role turned over, the story in words and pictures, and another game.
import { html } from "htm/preact";
import { useCharts } from "../../parts/charts/charts.js";
import { Show } from "../../parts/shapes/show.js";
import { Emblem } from "../../parts/shapes/emblem.js";
import { lettersOf } from "../../parts/shapes/letters-of.js";
import { sharePicture } from "../../parts/sheets/share.js";
import { page, table, view } from "../../store.js";
import { nameOf, say, ui } from "../../words.js";
import { StorageNotice } from "../../parts/sheets/storage-notice.js";
import { EveningsLink } from "../evenings/evenings.js";
import { components } from "../table/wide-panels.js";

/** @param {{plan: import("../table/plan.js").Plan}} props */
export function Story({ plan }) {
  const charts = useCharts(plan.story);
  return html`<main class="story">
    ${plan.verdict && html`<${Show} panel=${{ ...plan.verdict, winners: [] }} />`}
    ${plan.petals && html`<${Show} panel=${plan.petals} />`}
    ${plan.circle && html`<${Cast} circle=${plan.circle} />`}
    ${plan.panels.filter((panel) => panel.kind === "board").map((panel, i) => html`<${Show} key=${`b${i}`} panel=${panel} />`)}
    ${plan.rest.map((panel, i) => html`<${Show} key=${`r${i}`} panel=${panel} components=${components} />`)}
    ${[...plan.story, ...charts].map((panel, i) => html`<${Show} key=${i} panel=${panel} components=${components} />`)}
    <${ShareLinks} plan=${plan} />
  </main>`;
}

/** Everybody with their card; winners are marked. @param {{circle: import("../../types.d.ts").Panels["circle"]}} props */
export function Cast({ circle }) {
  return html`<ul class="cast" aria-label=${ui("desk-cast")}>
    ${circle.marks.map(
      (mark) => html`<li key=${mark.seat} class=${`${mark.wins ? "wins" : ""} ${mark.ember ? "of-ember" : ""}`}>
      ${mark.emblem && html`<${Emblem} name=${mark.emblem} size=${3.25} />`}
      <b style=${lettersOf(nameOf(mark.seat))}><bdi>${nameOf(mark.seat)}</bdi></b>
      ${mark.role && html`<span>${say(mark.role)}</span>`}
      ${mark.dead && html`<${Emblem} name="ghost" size=${1.125} class="dimmer" label=${ui("ui-seat-dead")} />`}
      ${mark.wins && html`<span class="sr">${ui("ui-seat-wins")}</span>`}
    </li>`,
    )}
  </ul>`;
}

/** Links to share and save the story. @param {{plan: import("../table/plan.js").Plan}} props */
function ShareLinks({ plan }) {
  const code = table.value?.code ?? page.code;
  return html`<div class="links keep">
    ${plan.verdict && html`<button type="button" class="ln" onClick=${() => sharePicture(view.value?.panels ?? [])}>${ui("desk-share-picture")}</button>`}
    <a class="ln" href=${`/recap/${code}`} target="_blank">${ui("desk-share-page")}</a>
    <a class="ln" href=${`/recap/${code}.txt?download`} download>${ui("desk-share-text")}</a>
    <a class="ln" href=${`/recap/${code}.json?download`} download>${ui("desk-share-data")}</a>
    ${page.kind === "tablet" && html`<${EveningsLink} />`}
  </div>
  <${StorageNotice} />`;
}

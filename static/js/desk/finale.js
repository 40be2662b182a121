// The end on the public screen: who has won, everybody's card, then the story, page by page.
import { html } from "htm/preact";
import { useCharts } from "../parts/charts.js";
import { Show } from "../parts/show.js";
import { Emblem, Rays } from "../parts/emblem.js";
import { spoken } from "../parts/spoken.js";
import { table } from "../store.js";
import { draw, say } from "../words.js";
import { Cast } from "./story.js";
import { twins } from "./twins.js";

/** @param {{verdict?: any, circle?: any, panels: import("../shapes.d.ts").Panel[]}} props */
export function Finale({ verdict, circle, panels }) {
  const story = panels.filter((panel) => ["chronicle", "chart", "courses", "ledger"].includes(panel.kind));
  const charts = useCharts(story);
  const crowd = (circle?.marks.length ?? 0) > 12;
  return html`<main class=${`finale ${crowd ? "crowd" : ""}`}>
    <section class="stage lit">
      <${Rays} size=${106} top="calc(50% - 60rem)" />
      <p class="t num code">${spoken(table.value?.code)}</p>
      ${verdict?.emblem && html`<${Emblem} name=${verdict.emblem} size=${crowd ? 7 : 10} class=${verdict.ember ? "em" : ""} />`}
      <h1 class=${say(verdict?.title).length > 16 ? "long" : ""}>${draw(verdict?.title)}</h1>
      ${verdict?.line && html`<p class="line">${draw(verdict.line)}</p>`}
      ${panels.filter((panel) => panel.kind === "petals").map((panel) => html`<${Show} panel=${panel} />`)}
      ${circle && html`<${Cast} circle=${circle} />`}
    </section>
    ${[...story, ...charts].map((panel, i) => html`<section class="page" key=${i}><${Show} panel=${panel} twins=${twins} /></section>`)}
  </main>`;
}

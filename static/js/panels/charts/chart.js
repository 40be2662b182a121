// Whole numbers over points in time: cards counted per point, lines that rise, or a grid.

import { html } from "htm/preact";
import { Curves } from "../../parts/charts/curves.js";
import { MobCards } from "../../parts/ring/mob-cards.js";
import { nameOf, say, ui } from "../../words.js";

/** @typedef {import("../../parts/charts/plot.js").Line} Line */

/** @param {import("../../shapes.d.ts").PanelProps<"chart">} props */
export function Chart({ panel }) {
  const lines = panel.series.map((one) => ({
    values: one.values,
    marked: one.marked ?? false,
    name: one.label ? say(one.label) : nameOf(one.seat ?? 0),
  }));
  const points = panel.points.map((point) => say(point));
  const Body = { bars: Bars, grid: Grid, lines: Lines }[panel.style ?? "lines"];
  return html`<section class="chart">
    <h2>${say(panel.title)}</h2>
    ${panel.note && html`<p class="note">${say(panel.note)}</p>`}
    <${Body} points=${points} lines=${lines} title=${say(panel.title)} />
  </section>`;
}

/** @typedef {{points: string[], lines: Line[], title: string}} Drawing */

/** For each point, who has how many cards, most first. @param {Drawing} props */
function Bars({ points, lines }) {
  return html`<div class="bars">
    ${points.map((point, at) => {
      const ranked = lines.filter((line) => line.values[at] > 0).sort((a, b) => b.values[at] - a.values[at]);
      const most = ranked[0]?.values[at];
      return html`<div key=${at}>
        <h3>${point}</h3>
        ${ranked.length === 0 && html`<p class="none">${ui("ui-chart-none")}</p>`}
        <ul>
          ${ranked.map(
            (
              line,
            ) => html`<li key=${line.name} class=${`${line.marked ? "marked" : ""} ${line.values[at] === most ? "most" : ""}`}>
            <bdi>${line.name}</bdi><${MobCards} votes=${line.values[at]} spread />
          </li>`,
          )}
        </ul>
      </div>`;
    })}
  </div>`;
}

/** @param {Drawing} props */
function Lines({ points, lines, title }) {
  return html`<div class="plot">
    <${Curves} points=${points} lines=${lines} title=${title} />
    <details><summary>${ui("ui-chart-table")}</summary><${Grid} points=${points} lines=${lines} title=${title} /></details>
  </div>`;
}

/** Numbers in rows, the highest of each column bold. @param {Drawing} props */
function Grid({ points, lines, title }) {
  const highest = points.map((_, at) => Math.max(0, ...lines.map((line) => line.values[at] ?? 0)));
  return html`<div class="grid" tabindex="0" role="region" aria-label=${title}>
    <table>
      <thead><tr><td></td>${points.map((point, at) => html`<th key=${at} scope="col">${point}</th>`)}</tr></thead>
      <tbody>${lines.map(
        (line) => html`<tr key=${line.name} class=${line.marked ? "marked" : ""}>
        <th scope="row"><bdi>${line.name}</bdi></th>
        ${points.map((_, at) => html`<td key=${at} class=${line.values[at] && line.values[at] === highest[at] ? "most" : ""}>${line.values[at] || "·"}</td>`)}
      </tr>`,
      )}</tbody>
    </table>
  </div>`;
}

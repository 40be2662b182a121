// Whole numbers over points in time: cards counted per point, lines that rise, or a grid.

import { html } from "htm/preact";
import { scale, spread, worthNaming } from "../parts/plot.js";
import { MobCards } from "../parts/mob.js";
import { nameOf, say, ui } from "../words.js";

/** @import { Text } from "../shapes.d.ts" */

/**
 * @typedef {{values: number[], seat?: number, label?: Text, marked?: boolean}} Series
 * @typedef {{title: Text, points: Text[], series: Series[], style?: string, note?: Text}} Chart
 * @typedef {import("../parts/plot.js").Line} Line
 */

/** @param {{panel: Chart}} props */
export function Chart({ panel }) {
  const lines = panel.series.map((one) => ({
    values: one.values,
    marked: one.marked ?? false,
    name: one.label ? say(one.label) : nameOf(one.seat ?? 0),
  }));
  const points = panel.points.map((point) => say(point));
  const Body = { bars: Bars, grid: Grid }[panel.style ?? "lines"] ?? Lines;
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
        ${ranked.length === 0 && html`<p class="none">${ui("desk-chart-none")}</p>`}
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

const [WIDE, TALL, LEFT, RIGHT, TOP, LOW] = [704, 264, 96, 566, 26, 214];

/** @param {Drawing} props */
function Lines({ points, lines, title }) {
  const steps = scale(Math.max(1, ...lines.flatMap((line) => line.values)));
  const top = steps[steps.length - 1];
  const x = (/** @type {number} */ at) =>
    points.length < 2 ? (LEFT + RIGHT) / 2 : LEFT + 40 + ((RIGHT - LEFT - 60) * at) / (points.length - 1);
  const y = (/** @type {number} */ value) => LOW - ((LOW - TOP) * value) / top;
  const named = worthNaming(lines);
  const drawn = [...lines].sort(
    (a, b) => Number(named.has(a)) - Number(named.has(b)) || Number(a.marked) - Number(b.marked),
  );
  const ends = [...named];
  const heights = spread(
    ends.map((line) => y(line.values[line.values.length - 1])),
    23,
    TOP - 8,
    LOW + 6,
  );
  return html`<div class="plot">
    <svg viewBox=${`0 0 ${WIDE} ${TALL}`} role="img" aria-label=${title}>
      <g class="axis">
        ${steps.map(
          (step) => html`<line key=${step} x1=${LEFT} x2=${RIGHT} y1=${y(step)} y2=${y(step)} />
          <text x=${LEFT - 12} y=${y(step) + 5} text-anchor="end">${step}</text>`,
        )}
        ${points.map(
          (point, at) => html`<text key=${at} x=${x(at)} y=${TALL - 14} text-anchor="middle">
          ${points.length <= 8 || at % Math.ceil(points.length / 8) === 0 ? point : ""}</text>`,
        )}
      </g>
      ${drawn.map(
        (line) => html`<${Curve} line=${line} faint=${!named.has(line)}
        dots=${line.values.map((value, at) => ({ x: x(at), y: y(value) }))} />`,
      )}
      ${ends.map(
        (line, i) => html`<text key=${line.name} class=${line.marked ? "label marked" : "label"}
        x=${x(line.values.length - 1) + 16} y=${heights[i] + 6}>${line.name}</text>`,
      )}
    </svg>
    <details><summary>${ui("desk-chart-table")}</summary><${Grid} points=${points} lines=${lines} title=${title} /></details>
  </div>`;
}

/** @param {{line: Line, faint: boolean, dots: import("../parts/plot.js").Dot[]}} props */
function Curve({ line, faint, dots }) {
  const last = dots[dots.length - 1];
  if (!last) return null;
  const path = dots.map((dot) => `${dot.x},${dot.y}`).join(" ");
  const end = line.marked
    ? html`<path d=${`M${last.x} ${last.y - 10}l9 10l-9 10l-9-10Z`} />`
    : html`<circle cx=${last.x} cy=${last.y} r="6" />`;
  return html`<g class=${`curve ${line.marked ? "marked" : ""} ${faint ? "faint" : ""}`}>
    <polyline points=${path} />${!faint && end}
  </g>`;
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

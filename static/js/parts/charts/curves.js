// Lines over points in time: each with a mark and a dash of its own, named at its end, none hidden by another.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { page } from "../../store.js";
import { useBox } from "../shapes/element-size.js";
import { lanes, scale, spread, worthNaming } from "./plot.js";

/** @typedef {import("./plot.js").Line} Line */

/** The marks of the lines, drawn around 0,0; after them they begin anew. */
const MARKS = [
  "M0-6a6 6 0 1 1-.1 0Z",
  "M-5.5-5.5h11v11h-11Z",
  "M0-7.5l7 13h-14Z",
  "M0-8l8 8l-8 8l-8-8Z",
  "M0-7a7 7 0 1 1-.1 0ZM0-3.4a3.4 3.4 0 1 0 .1 0Z",
  "M-7-3h4v-4h6v4h4v6h-4v4h-6v-4h-4Z",
  "M0 7.5l-7-13h14Z",
];
const DASHES = ["none", "11 6", "2 7", "14 5 2 5", "5 5", "none", "11 6"];
const LARGER = page.kind === "screen" ? 1.6 : 1; // on the wall letters and marks are read from four metres
const APART = 22; // px between two marks of a line, at least

/** @param {{points: string[], lines: Line[], title: string}} props */
export function Curves({ points, lines, title }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const { w } = useBox(ref, { w: 640, h: 264 });
  const k = LARGER * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
  const named = [...worthNaming(lines)].sort((a, b) => lines.indexOf(a) - lines.indexOf(b));
  const plot = frame(w, k, points.length, named, lines);
  const ways = lanes(
    named.map((line) => line.values.map(plot.y)),
    plot.low,
  );
  const ends = plot.below
    ? []
    : spread(
        named.map((line) => plot.y(line.values[line.values.length - 1])),
        23 * k,
        plot.top - 6 * k,
        plot.low + 4 * k,
      );
  return html`<div class="curves" ref=${ref}>
    <svg viewBox=${`0 0 ${w} ${plot.tall}`} role="img" aria-label=${title}>
      <${Axes} plot=${plot} points=${points} k=${k} />
      ${lines
        .filter((line) => !named.includes(line))
        .map((line) => html`<polyline key=${line.name} class="faint" points=${path(line.values.map(plot.y), plot)} />`)}
      ${named.map((line, i) => html`<${Curve} key=${line.name} line=${line} at=${i} plot=${plot} way=${ways[i]} />`)}
      ${ends
        .map((_, i) => named[i])
        .map(
          (line, i) => html`<g key=${line.name} class=${line.marked ? "end marked" : "end"}>
        <path class="mark" d=${MARKS[i % MARKS.length]} transform=${`translate(${plot.right + 16 * k} ${ends[i]}) scale(${k})`} />
        <text class="label" x=${plot.right + 30 * k} y=${ends[i] + 6 * k}>${line.name}</text></g>`,
        )}
    </svg>
    ${plot.below && html`<${Legend} named=${named} />`}
  </div>`;
}

/** Which mark is whose, below the picture where beside it is no room. @param {{named: Line[]}} props */
function Legend({ named }) {
  return html`<ul class="legend">${named.map(
    (line, i) => html`<li key=${line.name} class=${line.marked ? "marked" : ""}>
    <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true"><path class="mark" d=${MARKS[i % MARKS.length]} /></svg>
    <bdi>${line.name}</bdi> <span class="num">${line.values[line.values.length - 1]}</span></li>`,
  )}</ul>`;
}

/**
 * The geometry of the chart. `below`: names are below the lines, because beside them they would take half the width.
 * @param {number} w @param {number} k @param {number} many @param {Line[]} named @param {Line[]} lines
 */
function frame(w, k, many, named, lines) {
  const steps = scale(Math.max(1, ...lines.flatMap((line) => line.values)));
  const longest = Math.max(0, ...named.map((line) => line.name.length));
  const wanted = (longest * 9.4 + 34) * k;
  const below = wanted > w * 0.42;
  const room = below ? 14 * k : wanted;
  const [left, right, top] = [(LARGER > 1 ? 36 : 30) * k, w - room, 16 * k];
  const upright = LARGER > 1 && innerHeight > innerWidth; // it has the whole page
  const high = upright ? w * 1.25 : Math.min(w * 0.34, 260 * LARGER);
  const low = top + Math.max(170 * k, high, below ? 0 : named.length * 24 * k);
  const most = steps[steps.length - 1];
  const x = (/** @type {number} */ at) =>
    many < 2 ? (left + right) / 2 : left + 18 * k + ((right - left - 26 * k) * at) / (many - 1);
  const y = (/** @type {number} */ value) => low - ((low - top) * value) / most;
  return { x, y, left, right, top, low, below, steps, tall: low + 34 * k };
}

/** @typedef {ReturnType<typeof frame>} Frame */

/** @param {{plot: Frame, points: string[], k: number}} props */
function Axes({ plot, points, k }) {
  const widest = Math.max(1, ...points.map((point) => point.length)) * 8.5 * k;
  const every = Math.max(1, Math.ceil((points.length * widest) / Math.max(1, plot.right - plot.left)));
  const last = points.length - 1;
  return html`<g class="axis">
    ${plot.steps.map(
      (step) => html`<line key=${step} x1=${plot.left} x2=${plot.right} y1=${plot.y(step)} y2=${plot.y(step)} />
      <text x=${plot.left - 8 * k} y=${plot.y(step) + 5 * k} text-anchor="end">${step}</text>`,
    )}
    ${points.map((point, at) =>
      at % every
        ? null
        : html`<text key=${at} x=${plot.x(at)} y=${plot.tall - 8 * k}
        text-anchor=${last && at === last ? "end" : last && at === 0 ? "start" : "middle"} dx=${last ? (at === last ? 12 * k : at === 0 ? -12 * k : 0) : 0}>${point}</text>`,
    )}
  </g>`;
}

/** @param {number[]} way heights, px @param {Frame} plot */
const path = (way, plot) => way.map((y, at) => `${plot.x(at)},${y}`).join(" ");

/** @param {{line: Line, at: number, plot: Frame, way: number[]}} props */
function Curve({ line, at, plot, way }) {
  const last = way.length - 1;
  const every = Math.max(1, Math.ceil(APART / (plot.x(1) - plot.x(0) || APART)));
  return html`<g class=${line.marked ? "curve marked" : "curve"}>
    <polyline points=${path(way, plot)} stroke-dasharray=${line.marked ? "none" : DASHES[at % DASHES.length]} />
    ${way.map((y, i) => (i === last || (i % every === 0 && last - i >= every) ? html`<path key=${i} class="mark" d=${MARKS[at % MARKS.length]} transform=${`translate(${plot.x(i)} ${y})`} />` : null))}
  </g>`;
}

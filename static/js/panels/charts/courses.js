// Ways through lanes over time, one picture each: where a thing was when, and who left a mark on it.
import { html } from "htm/preact";
import { draw, nameOf, say } from "../../words.js";

const [WIDE, LEFT, RIGHT, ROW, FOOT] = [360, 124, 326, 32, 24];
const MARK = 24;

/** @param {import("../../shapes.d.ts").PanelProps<"courses">} props */
export function Courses({ panel }) {
  return html`<section class="chart courses">
    <h2>${draw(panel.title)}</h2>
    ${panel.note && html`<p class="note">${draw(panel.note)}</p>`}
    <ol>${(panel.courses ?? []).map((one, at) => html`<${Course} key=${at} course=${one} panel=${panel} />`)}</ol>
  </section>`;
}

/** @param {{course: import("../../types.d.ts").Course, panel: import("../../types.d.ts").Courses}} props */
function Course({ course, panel }) {
  const legs = course.legs ?? [];
  const lanes = [...new Set(legs.map((leg) => leg.lane))].sort((a, b) => a - b);
  const marks = legs.filter((leg) => leg.mark);
  const x = (/** @type {number} */ at) => Math.round(LEFT + ((RIGHT - LEFT) * at) / Math.max(1, panel.points.length));
  const y = (/** @type {number} */ lane) => ROW * (lanes.indexOf(lane) + 0.5);
  const high = ROW * lanes.length;
  const path = legs.map((leg) => `H${x(leg.x)}V${y(leg.lane)}`).join("");
  const end = { x: x(course.until), y: y(legs[legs.length - 1].lane) };
  return html`<li>
    <p class="name"><b class="t">${draw(course.label)}</b>${course.note && html` <span class="s">${draw(course.note)}</span>`}</p>
    <svg viewBox=${`0 0 ${WIDE} ${high + FOOT}`} aria-hidden="true">
      ${lanes.map(
        (lane) => html`<g class="axis" key=${lane}><line x1=${LEFT} x2=${RIGHT} y1=${y(lane)} y2=${y(lane)} />
        <text x=${LEFT - 10} y=${y(lane) + 6} text-anchor="end">${say(panel.lanes[lane])}</text></g>`,
      )}
      <${Times} points=${panel.points} x=${x} y=${high + FOOT - 6} />
      <path class="way" d=${`M${x(0)} ${y(legs[0].lane)}${path}H${end.x}`} />
      ${marks.map(
        (leg) => html`<g class="mark" key=${leg.mark} transform=${`translate(${x(leg.x)} ${y(leg.lane)}) rotate(-3)`}>
        <rect x=${-MARK / 2} y=${-MARK / 2} width=${MARK} height=${MARK} /><text y="6" text-anchor="middle">${leg.mark}</text></g>`,
      )}
      ${course.over && panel.emblem ? html`<use class="end" href=${`#e-${panel.emblem}`} x=${end.x + 4} y=${end.y - 14} width="28" height="28" />` : html`<circle class="end" cx=${end.x} cy=${end.y} r="6" />`}
    </svg>
    ${marks.length > 0 && html`<ul class="marks">${marks.map((leg) => html`<li key=${leg.mark}><b>${leg.mark}</b>${leg.seat == null ? draw(panel.unmarked) : html`<bdi>${nameOf(leg.seat)}</bdi>`} <span class="sr">${say(panel.lanes[leg.lane])}</span></li>`)}</ul>`}
  </li>`;
}

/** The first point of time, the last, and some between. @param {{points: import("../../types.d.ts").Text[], x: (at: number) => number, y: number}} props */
function Times({ points, x, y }) {
  const step = Math.max(1, Math.ceil(points.length / 5));
  return html`<g class="axis">${points.map((point, at) => at % step === 0 && html`<text key=${at} x=${x(at + 0.5)} y=${y} text-anchor="middle">${say(point)}</text>`)}</g>`;
}

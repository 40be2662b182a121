// A vote in the village by day: of many people, with their cards on the houses; of sealed votes, with shutters.
import { html } from "htm/preact";
import { digits } from "../../clock.js";
import { Digits, Gouges } from "../../panels/things/countdown.js";
import { Card } from "../../parts/ring/mob-cards.js";
import { taperedCut } from "../../parts/shapes/tapered-cut.js";
import { view } from "../../store.js";
import { draw, nameOf, say, ui } from "../../words.js";
import { Code, held } from "../corners.js";
import { headline } from "../large-names.js";
import { stage } from "../stage.js";
import { Cords, House, Pennant, WindowLight } from "../village/house.js";
import { Landscape } from "../village/landscape.js";
import { setName, buildVillage } from "../village/rows.js";
import { arcOf } from "./geometry.js";
import { Count, Heading, LastVote, clockOf, isSealed, leadersOf, useBefore, useClock } from "./standing.js";

/** @import { Clock, Mark, Panel, Panels } from "../../types.d.ts" */

/** People of whom more than one row is built. */
const FEW = 12;
/** Units: of the sky, beside the edges, of an arc over the roofs, from the ground to the hills behind one row. */
const [SKY, SKY_UPRIGHT, EDGE, ARC, BEHIND] = [268, 470, 34, 22, 270];
/** Rays of the sun that is a clock. */
const RAYS = 36;

/** The houses of everybody, in seat order; `rows`: of more than one row. @param {Panels["circle"]} circle */
export function homes(circle) {
  const { w, h, upright } = stage.value;
  const few = !upright && circle.marks.length <= FEW;
  const ground = {
    w,
    top: upright ? SKY_UPRIGHT : few ? h - 400 : SKY,
    bottom: h - (few ? 70 : 12),
    edge: EDGE,
    upright,
  };
  const village = buildVillage(
    circle.marks.map(({ seat }) => nameOf(seat)),
    ground,
  );
  const rows = village.houses.some(({ y }) => y !== village.houses[0].y);
  return { ...village, rows, horizon: rows ? ground.top : h - BEHIND };
}

/**
 * Names under the houses.
 * @param {{marks: readonly Mark[], houses: import("../village/rows.js").House[], size: number, drop: number, kind: (mark: Mark) => string}} props
 */
export const Names = ({ marks, houses, size, drop, kind }) =>
  html`<ol class="here">${marks.map((mark, i) => {
    const at = houses[i];
    const set = setName(nameOf(mark.seat), size);
    const style = `left:${at.x - at.room / 2}px;top:${at.y + drop}px;width:${at.room}px;font-size:${set.size}px`;
    return html`<li key=${mark.seat} class=${`${kind(mark)} ${mark.dead ? "dead" : ""} ${set.breaks ? "endless" : ""}`} style=${style}><bdi>${nameOf(mark.seat)}</bdi>
      ${mark.dead && html`<span class="sr">${ui("ui-seat-dead")}</span>`}${mark.note && html`<span class="sr">, ${draw(mark.note)}</span>`}</li>`;
  })}</ol>`;

/** Who lived here is out. @param {{at: import("../village/rows.js").House}} props */
const Ghost = ({ at }) =>
  html`<use class="lost-one" href="#e-ghost" x="-17" y=${-at.h / 2 - 17} width="34" height="34" />`;

/** @param {{circle: Panels["circle"], tally: Panels["tally"], panels: Panel[]}} props */
export function VillageVote({ circle, tally, panels }) {
  const { w, h, upright } = stage.value;
  const { houses, size, drop, horizon } = homes(circle);
  const ballots = tally.ballots ?? [];
  const leaders = leadersOf(circle.marks, ballots);
  const votes = (/** @type {Mark} */ mark) => mark.votes ?? 0;
  const where = (/** @type {number | null | undefined} */ seat) =>
    houses[circle.marks.findIndex((one) => one.seat === seat)];
  const roof = (/** @type {import("../village/rows.js").House} */ at) => ({ x: at.x, y: at.y - at.h * 0.9 });
  const before = where(useBefore(circle.marks.find((mark) => mark.turn)?.seat));
  const way = (/** @type {import("../village/rows.js").House} */ { x, y, h: high }) =>
    before && `--dx:${(before.x - x).toFixed()}px;--dy:${(before.y - before.h - y + high).toFixed()}px`;
  const clock = clockOf(panels);
  const leading = { t: "ui-names", p: { names: { seats: leaders } } };
  const kind = (/** @type {Mark} */ mark) =>
    `${votes(mark) && leaders.includes(mark.seat) ? "leads" : ""} ${mark.turn ? "turn" : ""} ${ballots.some((one) => one.voter === mark.seat) ? "voted" : ""}`;
  return html`<main class="village-vote">
    <svg class="village hamlet" viewBox=${`0 0 ${w} ${h}`} aria-hidden="true">
      <${WindowLight} /><${Landscape} w=${w} h=${h} horizon=${horizon} rows />
      ${circle.marks.map(
        (
          mark,
          i,
        ) => html`<g key=${mark.seat} class=${kind(mark)}><${House} at=${houses[i]} seed=${mark.seat} state=${mark.dead ? "dark" : "lit"}>
        ${mark.dead && html`<${Ghost} at=${houses[i]} />`}${mark.note && html`<${Pennant} at=${houses[i]} seed=${mark.seat} />`}
        ${mark.turn && html`<use class="its-turn" style=${way(houses[i])} href="#e-lantern" x="-26" y=${-houses[i].h - 58} width="52" height="52" />`}<//></g>`,
      )}
      ${ballots.slice(-2).map((ballot) => {
        const [from, to] = [where(ballot.voter), where(ballot.target)];
        if (!from || !to || from === to) return null;
        const arc = arcOf(roof(from), roof(to), ARC);
        const kinds = [
          "gouge",
          leaders.includes(Number(ballot.target)) && "leads",
          ballot !== ballots.at(-1) && "goes",
        ];
        return html`<path key=${ballot.voter} class=${kinds.filter(Boolean).join(" ")} style=${`transform-origin:${arc.from.x}px ${arc.from.y}px`} d=${arc.path} />`;
      })}
    </svg>
    <${Names} marks=${circle.marks} houses=${houses} size=${size} drop=${drop} kind=${kind} />
    ${circle.marks.map(
      (mark, i) =>
        votes(mark) > 0 &&
        html`<div key=${mark.seat} class=${`stack on-house ${kind(mark)}`} style=${`left:${houses[i].x}px;top:${houses[i].y - houses[i].h / 2}px;--card:56px`} role="img" aria-label=${ui("ui-votes", { count: votes(mark) })}>
      <span>${[...Array(Math.min(3, votes(mark))).keys()].map((card) => html`<i key=${card}><${Card} /></i>`)}</span><b class="num">${votes(mark)}</b></div>`,
    )}
    <header class="vote-head"><div><${Heading} tally=${tally} room=${upright ? 420 : 400} most=${78} /><${LastVote} ballots=${ballots} room=${420} /></div>
      <div class="right"><${Count} tally=${tally} />${clock ? html`<${Row} clock=${clock} />` : html`<${Code} />`}</div></header>
    ${leaders.length > 0 && html`<p class="leads-sky"><span>${ui(leaders.length > 1 ? "screen-votes-level" : "screen-votes-lead")}</span><b class="t em" style=${`font-size:${headline(say(leading), upright ? 620 : 500, 74)}px`}>${draw(leading)}</b></p>`}
  </main>`;
}

/** A clock as digits over their gouges. @param {{clock: Clock}} props */
function Row({ clock }) {
  const { left, last } = useClock(clock);
  return html`<div class=${last ? "clock-row last" : "clock-row"}><${Digits} seconds=${left} /><${Gouges} left=${left} length=${clock.length} /></div>`;
}

/** A vote that is sealed: who has voted closes the shutters; with the last vote they all open. @param {{circle: Panels["circle"], tally: Panels["tally"], panels: Panel[]}} props */
export function SealedVote({ circle, tally, panels }) {
  const { w, h, upright } = stage.value;
  const { houses, size, drop, horizon, rows } = homes(circle);
  const clock = clockOf(panels);
  const kind = (/** @type {Mark} */ mark) => (mark.waits ? "awaited" : "voted");
  const opens = !isSealed(tally);
  return html`<main class=${`village-vote sealed ${rows ? "" : "few"} ${opens ? "opens" : ""}`}>
    <svg class="village hamlet" viewBox=${`0 0 ${w} ${h}`} aria-hidden="true">
      <${WindowLight} /><${Sun} clock=${clock} x=${w / 2} y=${upright ? 330 : 116} />
      <${Landscape} w=${w} h=${h} horizon=${horizon} rows=${rows} />
      ${circle.marks.map(
        (
          mark,
          i,
        ) => html`<g key=${mark.seat}><${House} at=${houses[i]} seed=${mark.seat} state=${mark.dead ? "dark" : "lit"}>
        ${mark.dead ? html`<${Ghost} at=${houses[i]} />` : html`<${Shutters} at=${houses[i]} closed=${!mark.waits} />`}${mark.note && html`<${Pennant} at=${houses[i]} seed=${mark.seat} />`}<//>
        ${!rows && html`<${Cords} at=${houses[i]} drop=${drop} wide=${houses[i].w * 0.5} />`}</g>`,
      )}
    </svg>
    <${Names} marks=${circle.marks} houses=${houses} size=${size} drop=${drop} kind=${kind} />
    <header class="vote-head"><div class="whose"><h1>${draw(view.value?.title)}</h1><p class="s">${draw(tally.title)}</p><p class="s">${held() ? null : ui("screen-shutters")}</p></div>
      <div class="right"><p class="t votes-cast"><b class="num">${tally.cast ?? 0}</b> ${ui("screen-of-all", { count: tally.expected ?? 0 })}</p><p class="s">${ui("screen-have-voted", { count: tally.cast ?? 0 })}</p></div></header>
  </main>`;
}

/** Two leaves beside a window, or over it. @param {{at: import("../village/rows.js").House, closed: boolean}} props */
function Shutters({ at, closed }) {
  const pane = Math.max(13, Math.min(18, at.w * 0.17));
  const leaf = pane + 2;
  const slats = [...Array(5).keys()].map((row) =>
    taperedCut(leaf / 2, -pane + ((row + 0.5) * 2 * pane) / 5, leaf * 0.8, 0, 1.3),
  );
  return html`<g class=${closed ? "shutters closed" : "shutters"} transform=${`translate(0 ${-at.h / 2})`}>${[
    -1, 1,
  ].map(
    (side) => html`<g key=${side} transform=${`scale(${side} 1)`}><g class="leaf" style=${`--open:${leaf + 1}px`}>
    <path d=${`M0 ${-pane - 1}H${leaf}V${pane + 1}H0Z`} /><path class="slats" d=${slats.join("")} /></g></g>`,
  )}</g>`;
}

/** The sun, which is the clock. @param {{clock?: Clock, x: number, y: number}} props */
function Sun({ clock, x, y }) {
  const { left, part, last } = useClock(clock);
  const lit = Math.ceil(part * RAYS - 0.001);
  return html`<g class=${last ? "sun-clock last" : "sun-clock"} transform=${`translate(${x} ${y})`}><circle r="80" />
    ${[...Array(RAYS).keys()].map((at) => {
      const turn = -90 - (360 * (at + 0.5)) / RAYS;
      const a = (turn * Math.PI) / 180;
      return html`<path key=${at} class=${at < lit ? "lit" : "out"} d=${taperedCut(Math.cos(a) * 110, Math.sin(a) * 110, 32, turn, 4.6)} />`;
    })}
    ${clock && html`<text y="18">${digits(left)}</text>`}</g>`;
}

// An open vote of up to twelve: the names around the table, and a gouge from each voter to whom the vote is for.
import { html } from "htm/preact";
import { nameWidth } from "../../parts/shapes/letters.js";
import { Emblem } from "../../parts/shapes/emblem.js";
import { taperedCut } from "../../parts/shapes/tapered-cut.js";
import { Card } from "../../parts/ring/mob-cards.js";
import { draw, nameOf, ui } from "../../words.js";
import { stage } from "../stage.js";
import { airOf, cardOf, gougeOf, nameOfSpot, roomOf, fitName, spotsOf, stackOf, tableOf } from "./geometry.js";
import { Count, Heading, LastVote, Time, clockOf, leadersOf, useBefore, useClock } from "./standing.js";

/** @import { Mark, Panel, Panels } from "../../types.d.ts" */
/** @import { Spot, Table } from "./geometry.js" */

/** Gouges of the table's edge. */
const TICKS = 36;
/** Units of a name, of who leads, of several who lead; of a card there and elsewhere. */
const [NAME, LEADS, LEVEL] = [44, 80, 64];
/** Units of a leading name, below which its number does not stand beside it. */
const LEAST = 52;
const [LARGE, CARD] = [112, 78];
/** Cards that are drawn; the number counts. */
const MOST = 3;
/** Units of a gouge. */
const WIDE = 15;

/** @param {{circle: Panels["circle"], tally: Panels["tally"], panels: Panel[]}} props */
export function OpenVote({ circle, tally, panels }) {
  const table = tableOf(stage.value);
  const { w, h, upright } = stage.value;
  const ballots = tally.ballots ?? [];
  const leaders = leadersOf(circle.marks, ballots);
  const spots = spotsOf(circle.marks.length);
  const spotOf = new Map(circle.marks.map((mark, at) => [mark.seat, spots[at]]));
  const named = spots.filter((_, at) => circle.marks[at].votes);
  const clock = clockOf(panels);
  const leading = [...spots.keys()].filter((at) => leaders.includes(circle.marks[at].seat));
  const level = leading.map((at) => fitName(nameOf(circle.marks[at].seat), LEVEL, roomOf(table, spots[at], true)).size);
  // all who lead have the same size
  const most = leading.length > 1 ? Math.max(NAME, Math.min(...level)) : LEADS;
  const before = spotOf.get(useBefore(circle.marks.find((mark) => mark.turn)?.seat) ?? -1);
  const largest = { name: most, card: Math.min(...leading.map((at) => cardOf(table, spots[at], named, LARGE))) };
  return html`<main class="open-vote">
    <svg class="cut-by" viewBox=${`0 0 ${w} ${h}`} aria-hidden="true">
      <${Edge} table=${table} clock=${clock} />
      ${ballots.map(({ voter, target }) => {
        const [from, to] = [spotOf.get(voter), target == null ? undefined : spotOf.get(target)];
        if (!from || !to || from === to) return null;
        const leads = leaders.includes(Number(target));
        const cut = gougeOf(table, from, to, WIDE);
        return html`<path key=${voter} class=${leads ? "gouge leads" : "gouge"} style=${`transform-origin:${cut.from.x}px ${cut.from.y}px`} d=${cut.path} />`;
      })}
    </svg>
    <header class="vote-head"><${Heading} tally=${tally} room=${upright ? 470 : 420} most=${upright ? 80 : 74} /><${Time} clock=${clock} /></header>
    <ol class="table-seats">${circle.marks.map((mark, at) => html`<${Seat} key=${mark.seat} mark=${mark} table=${table} spots=${spots} at=${at} votes=${mark.votes ?? 0} leaders=${leaders} among=${circle.named ?? []} others=${named} largest=${largest} before=${before} />`)}</ol>
    ${circle.moderator !== false && html`<p class="q head-of" style=${`top:${table.cy + table.ry + 40}px`}>${circle.head ? draw(circle.head) : ui("ui-moderator")}</p>`}
    <footer class="vote-foot"><${LastVote} ballots=${ballots} room=${upright ? 440 : 500} /><${Count} tally=${tally} /></footer>
  </main>`;
}

/** The table's edge, which is the clock. @param {{table: Table, clock?: import("../../types.d.ts").Clock}} props */
function Edge({ table, clock }) {
  const { part } = useClock(clock);
  const lit = Math.ceil(part * TICKS - 0.001);
  return html`<g class=${clock ? "edge" : "edge still"}>${[...Array(TICKS).keys()].map((at) => {
    // the gouge before twelve o'clock is the last to go
    const a = -Math.PI / 2 - (2 * Math.PI * (at + 0.5)) / TICKS;
    const [x, y] = [table.cx + table.rx * Math.cos(a), table.cy + table.ry * Math.sin(a)];
    const turn = (Math.atan2(Math.sin(a) * table.rx, Math.cos(a) * table.ry) * 180) / Math.PI;
    return html`<path key=${at} class=${at < lit ? "lit" : "out"} d=${taperedCut(x, y, 18, turn, 4.6)} />`;
  })}</g>`;
}

/**
 * A name, and the cards that lie before it.
 * @param {{mark: Mark, table: Table, spots: Spot[], at: number, votes: number, leaders: number[], among: readonly number[], others: Spot[], largest: {name: number, card: number}, before?: Spot}} props
 *   `others`: where cards lie. `largest`: units of the name and of the cards of who leads. `before`: whose turn it was
 */
function Seat({ mark, table, spots, at, votes, leaders, among, others, largest, before }) {
  const spot = spots[at];
  const leads = votes > 0 && leaders.includes(mark.seat);
  const ledBefore = useBefore(leads);
  const alone = leads && leaders.length === 1;
  const name = nameOf(mark.seat);
  const air = airOf(table, spots, at);
  const most = leads ? Math.min(largest.name, 2 * air - NAME) : NAME;
  const room = roomOf(table, spot, votes > 0);
  // The number is beside the cards if the name is long or several lead.
  const apart = leads && (!alone || (!table.upright && (room - most * 0.9) / nameWidth(name, 1) < LEAST));
  const beside = leads && !table.upright && !apart ? most * 0.9 : mark.turn && !table.upright ? 62 : 0;
  const { size, folds } = fitName(name, most, room - beside);
  const place = nameOfSpot(table, spot);
  const side = spot.side < 0 ? "left" : spot.side > 0 ? "right" : "over";
  const out = among.length > 0 && !among.includes(mark.seat);
  const far = nameOfSpot(table, before ?? spot);
  const way = `--dx:${(far.x - place.x).toFixed()}px;--dy:${(far.y - place.y).toFixed()}px`;
  const kind = [
    side,
    leads !== ledBefore && (leads ? "grows" : "shrinks"),
    mark.dead && "dead",
    leads && "leads",
    mark.turn && "turn",
    out && "out",
  ]
    .filter(Boolean)
    .join(" ");
  const number = leads && !apart && html`<b class="num">${votes}</b>`;
  return html`<li class=${kind} style=${mark.turn && way}>
    <p class="seat-name" style=${`left:${place.x}px;top:${place.y}px`}>
      <bdi class=${folds ? "folds" : ""} style=${`font-size:${size}px`}>${name}</bdi>${number}
      ${mark.turn && html`<${Emblem} name="lantern" size=${3.4} class="its-turn" />`}
      ${leads && spot.side !== 0 && air > 118 && html`<small>${ui(alone ? "screen-leads" : "screen-level")}</small>`}
      ${!leads && mark.note && html`<small class="office">${draw(mark.note)}</small>`}</p>
    ${votes > 0 && html`<${Stack} table=${table} spot=${spot} votes=${votes} high=${leads ? largest.card : cardOf(table, spot, others, CARD)} numbered=${!number} />`}
  </li>`;
}

/** @param {{table: Table, spot: Spot, votes: number, high: number, numbered: boolean}} props `high`: units of a card */
function Stack({ table, spot, votes, high, numbered }) {
  const { x, y } = stackOf(table, spot);
  const side = spot.side < 0 ? "left" : "right";
  return html`<div class=${`stack ${side}`} style=${`left:${x}px;top:${y}px;--card:${high}px`} role="img" aria-label=${ui("ui-votes", { count: votes })}>
    ${numbered && side === "left" && html`<b class="num">${votes}</b>`}
    <span>${[...Array(Math.min(MOST, votes)).keys()].map((card) => html`<i key=${card}><${Card} /></i>`)}</span>
    ${numbered && side === "right" && html`<b class="num">${votes}</b>`}
  </div>`;
}

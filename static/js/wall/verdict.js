// The verdict on the public screen: a name as large as possible, and below it the votes.
import { html } from "htm/preact";
import { Rays } from "../parts/shapes/emblem.js";
import { nameWidth } from "../parts/shapes/letters.js";
import { Card } from "../parts/ring/mob-cards.js";
import { draw, nameOf, say } from "../words.js";
import { awaitsAnnouncement, useAnnouncementTime } from "./announcement.js";
import { headline, largeNames } from "./large-names.js";
import { stage } from "./stage.js";
import { view } from "../store.js";
import { byTarget } from "./ballots/standing.js";

/** @import { Ballot, Panels } from "../types.d.ts" */

/** Units: a card with air, of a name below it, between two groups, beside the edges. */
const [CARD, NAME, APART, EDGE] = [104, 26, 56, 112];
/** Units of the name where few have voted, and where the votes need the room. */
const [HUGE, LARGE] = [236, 168];
/** Milliseconds between two cards that land, and from the last one to the name. */
const [PAUSE, BREATH] = [160, 500];
/** Upright: cards side by side at most; units of their names, of the smallest ones, and between two. */
const [FIVE, LETTERS, SMALLEST, BETWEEN] = [5, 26, 24, 18];
/** Upright, units of the height: what stands above the votes, the head of a group, a card at most and at least. */
const [ABOVE, HEADED, TALL, LOW] = [410, 82, 104, 52];
/** Units that the gouge of a lot needs between two names. */
const TURNING = 150;

/** @param {{verdict: Panels["verdict"], tally?: Panels["tally"], circle?: Panels["circle"]}} props */
export function Ruling({ verdict, tally, circle }) {
  const { w, h, upright } = stage.value;
  const ballots = tally?.ballots ?? [];
  const groups = byTarget(ballots);
  const silent = ballots.filter((one) => one.target == null).map((one) => one.voter);
  const wide = groups.reduce((sum, [, voters]) => sum + Math.max(head(voters.length), across(voters)) + APART, -APART);
  const rows = wide > w - EDGE;
  const size = headline(say(verdict.title), w - EDGE, rows || upright ? LARGE : HUGE);
  const named = circle?.named ?? [];
  const among = verdict.among ?? [];
  const time = useAnnouncementTime();
  const step = among.length ? 0 : Math.min(PAUSE, Math.max(0, time - BREATH) / Math.max(1, ballots.length));
  const set = rows && upright ? standing(groups, w - EDGE, h) : null;
  const group = { ballots, rows, set, step };
  return html`<main class=${`ruling ${set ? "fives" : rows ? "rows" : ""} ${awaitsAnnouncement() ? "kept" : ""}`}>
    <${Rays} size=${140} top="calc(42% - 70rem)" />
    <p class="t why">${draw(view.value?.line)}</p>
    ${awaitsAnnouncement() && among.length > 0 && html`<${Lot} among=${among} />`}
    <h1 style=${`font-size:${size}px`}>${draw(verdict.title)}</h1>
    <hr class="g h" />
    ${groups.length > 0 && html`<div class="camps-of">${groups.map(([seat, voters]) => html`<${Group} key=${seat} seat=${seat} voters=${voters} ...${group} condemned=${!awaitsAnnouncement() && named.includes(seat)} />`)}</div>`}
    ${silent.length > 0 && html`<p class="silent">${draw({ t: "screen-votes-silent", p: { names: { seats: silent }, count: silent.length } })}</p>`}
    ${verdict.line && html`<p class="line">${draw(verdict.line)}</p>`}
  </main>`;
}

/** The lot: the names, and between them a gouge that turns and stops. @param {{among: number[]}} props */
function Lot({ among }) {
  const { w, upright } = stage.value;
  const room = { w: w - EDGE, most: LARGE, least: upright ? LARGE : 64, stacked: 110, gap: TURNING };
  const { size, stacked } = largeNames(among, room);
  return html`<div class=${stacked ? "lot stacked" : "lot"} style=${`font-size:${size}px`} aria-hidden="true">
    ${among.map((seat, at) => html`${at > 0 && html`<i class="g" />`}<bdi key=${seat}>${nameOf(seat)}</bdi>`)}
  </div>`;
}

/** Units across of the head of a group. @param {number} votes */
const head = (votes) => 120 + (votes > 9 ? 20 : 0);

/** Units across of cards with a name below each. @param {number[]} voters */
const across = (voters) => voters.reduce((sum, seat) => sum + Math.max(CARD, nameWidth(nameOf(seat), NAME) + 18), 0);

/**
 * Upright, the votes as rows of five, or of fewer where the names are long; the cards as high as there is room.
 * @param {[number, number[]][]} groups @param {number} room units across @param {number} h units of the stage
 */
function standing(groups, room, h) {
  const names = (/** @type {number[]} */ row) => row.reduce((sum, seat) => sum + nameWidth(nameOf(seat), 1, true), 0);
  const fits = (/** @type {number[]} */ row) => (room - BETWEEN * row.length) / names(row);
  const split = (/** @type {number} */ each) => groups.flatMap(([, voters]) => inRows(voters, each));
  let each = FIVE;
  while (each > 2 && Math.min(...split(each).map(fits)) < SMALLEST) each -= 1;
  const rows = split(each);
  const letters = Math.floor(Math.min(LETTERS, ...rows.map(fits)));
  const lines = rows.map((row) =>
    Math.max(
      ...row.map((seat) => (nameOf(seat).includes(" ") && nameWidth(nameOf(seat), letters) > room / each ? 2 : 1)),
    ),
  );
  const words = lines.reduce((sum, many) => sum + many * letters * 1.1 + 18, groups.length * HEADED);
  return { each, letters, card: Math.max(LOW, Math.min(TALL, (h - ABOVE - words) / rows.length)) };
}

/** In rows as long as each other. @param {number[]} voters @param {number} most of a row */
function inRows(voters, most) {
  const rows = Math.ceil(voters.length / most);
  const each = Math.ceil(voters.length / rows);
  return [...Array(rows).keys()].map((row) => voters.slice(row * each, (row + 1) * each));
}

/**
 * All votes for one.
 * @param {{seat: number, voters: number[], ballots: Ballot[], rows: boolean, set: ReturnType<typeof standing> | null, step: number, condemned: boolean}} props
 *   `step`: milliseconds between two cards
 */
function Group({ seat, voters, ballots, rows, set, step, condemned }) {
  const late = (/** @type {number} */ voter) =>
    `animation-delay:${Math.round(ballots.findIndex((one) => one.voter === voter) * step)}ms`;
  return html`<section class=${condemned ? "em" : ""}>
    <h2><bdi>${nameOf(seat)}</bdi> <span class="num">${voters.length}</span></h2>
    ${
      set
        ? inRows(voters, set.each).map(
            (row, at) =>
              html`<ul key=${at} style=${`--card:${set.card.toFixed(1)}px;font-size:${set.letters}px`}>${row.map((voter, at) => html`<li key=${`${voter} ${at}`} style=${late(voter)}><${Card} /><bdi>${nameOf(voter)}</bdi></li>`)}</ul>`,
          )
        : rows
          ? html`<div class="fan" aria-hidden="true">${voters.map((voter, at) => html`<span key=${`${voter} ${at}`} style=${late(voter)}><${Card} /></span>`)}</div>
      <p class="who">${draw({ t: "ui-names", p: { names: { seats: [...new Set(voters)] } } })}</p>`
          : html`<ul>${voters.map((voter, at) => html`<li key=${`${voter} ${at}`} style=${late(voter)}><${Card} /><bdi>${nameOf(voter)}</bdi></li>`)}</ul>`
    }
  </section>`;
}

// The text of a vote on the public screen: who leads, whose turn it is, the last vote, the clock.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { runs, useRemaining } from "../../clock.js";
import { Digits } from "../../panels/things/countdown.js";
import { firstOf } from "../../parts/shapes/kinds.js";
import { view } from "../../store.js";
import { draw, nameOf, say, ui } from "../../words.js";
import { Code, held } from "../corners.js";
import { headline } from "../large-names.js";

/** @import { Ballot, Clock, Mark, Panel, Panels } from "../../types.d.ts" */

/** The voters for each seat, most first, then in the order of the votes; a vote with weight 2 is listed twice. @param {Ballot[]} ballots @returns {[number, number[]][]} */
export function byTarget(ballots) {
  /** @type {Map<number, number[]>} */
  const found = new Map();
  for (const { voter, target, weight = 1 } of ballots) {
    if (target != null) found.set(target, [...(found.get(target) ?? []), ...Array(weight).fill(voter)]);
  }
  return [...found].sort((one, two) => two[1].length - one[1].length);
}

/** The seats with the most votes, in the order of the votes. @param {readonly Mark[]} marks @param {readonly Ballot[]} ballots @returns {number[]} */
export function leadersOf(marks, ballots) {
  const most = Math.max(1, ...marks.map(({ votes = 0 }) => votes));
  const came = (/** @type {Mark} */ { seat }) => ballots.findIndex(({ target }) => target === seat);
  const first = marks.filter(({ votes }) => votes === most).sort((one, two) => came(one) - came(two));
  return first.map(({ seat }) => seat);
}

/** Whether a vote is kept secret until all are in. @param {Panels["tally"]} tally */
export const isSealed = (tally) =>
  tally.next_voter === undefined && !tally.ballots?.length && (tally.cast ?? 0) < (tally.expected ?? 0);

/** Whether the line only counts the votes, which another part shows. @param {Panels["tally"]} tally */
const counts = ({ cast = 0, expected = 0 }) =>
  cast < expected || say(view.value?.line).includes(ui("ui-votes-of", { cast, expected }));

/** The clock of a vote: of a speech, or of the line that the voice waits for. @param {Panel[]} panels @returns {Clock | undefined} */
export const clockOf = (panels) => firstOf(panels, "countdown")?.clock ?? firstOf(panels, "script")?.clock ?? undefined;

/** How much of a clock is left. @param {Clock | undefined} clock @returns {{left: number, part: number, last: boolean}} */
export function useClock(clock) {
  const left = useRemaining(clock ?? { length: 0 });
  const part = clock ? left / Math.max(1, clock.length) : 1;
  return { left, part, last: Boolean(clock && runs(clock) && left <= 10) };
}

/**
 * The value before its last change; the value itself until it changes.
 * @template T @param {T} now @returns {T}
 */
export function useBefore(now) {
  const seen = useRef([now, now]);
  if (seen.current[0] !== now) seen.current = [now, seen.current[0]];
  return seen.current[1];
}

/**
 * The heading: whose turn it is in the largest letters, or what the vote is.
 * @param {{tally: Panels["tally"], room: number, most: number}} props `room`: units across. `most`: units of the name
 */
export function Heading({ tally, room, most }) {
  const voter = tally.next_voter;
  const news = voter === undefined && !counts(tally) && !held();
  return html`<div class="whose">
    <p class="s">${draw(view.value?.title)}${(news || voter !== undefined) && html` · ${draw(tally.title)}`}${voter !== undefined && html` · ${ui("screen-turn").toLowerCase()}`}</p>
    ${voter === undefined ? html`<h1>${draw(news ? view.value?.line : tally.title)}</h1>` : html`<h1 class="turn-of" style=${`font-size:${headline(nameOf(voter), room, most)}px`}><bdi>${nameOf(voter)}</bdi></h1>`}
  </div>`;
}

/** The code, and the digits of the clock. @param {{clock?: Clock}} props */
export function Time({ clock }) {
  const { left, last } = useClock(clock);
  return html`<div class="time-of right"><${Code} />${clock && html`<p class=${last ? "em" : ""}><${Digits} seconds=${left} /></p>`}</div>`;
}

/** The last vote in words. @param {{ballots: Ballot[], room: number}} props `room`: units across */
export function LastVote({ ballots, room }) {
  const last = ballots.at(-1);
  if (!last) return null;
  const { voter, target } = last;
  const words = /** @type {import("../../types.d.ts").Text} */ (
    target == null
      ? { t: "screen-votes-silent", p: { names: { seats: [voter] }, count: 1 } }
      : { t: "screen-voted", p: { who: { seat: voter }, target: { seat: target } } }
  );
  return html`<p key=${voter} class="t last-vote" style=${`font-size:${Math.max(24, headline(say(words), room, 36))}px`}>${draw(words)}</p>`;
}

/** How many votes are in. @param {{tally: Panels["tally"]}} props */
export const Count = ({ tally }) =>
  html`<p class="t votes-in">${ui("ui-votes-of", { cast: tally.cast ?? 0, expected: tally.expected ?? 0 })}</p>`;

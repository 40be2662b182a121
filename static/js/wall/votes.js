// The votes beside the ring: how many are in, the last of them, who leads, in words.
import { html } from "htm/preact";
import { Dial } from "../parts/shapes/dial.js";
import { draw, nameOf, say, ui } from "../words.js";

/** @import { Ballot, Panels } from "../types.d.ts" */

/** Votes that are shown; the others are counted. */
const LAST = 5;

/** Votes for each seat, most first; of as many, as the votes came. @param {Ballot[]} ballots @returns {[number, number[]][]} */
export function byTarget(ballots) {
  /** @type {Map<number, number[]>} */
  const found = new Map();
  for (const { voter, target } of ballots) {
    if (target != null) found.set(target, [...(found.get(target) ?? []), voter]);
  }
  return [...found].sort((one, two) => two[1].length - one[1].length);
}

/** @param {{tally: Panels["tally"], clock?: Panels["countdown"]}} props */
export function Votes({ tally, clock }) {
  const ballots = tally.ballots ?? [];
  const shown = ballots.slice(-LAST);
  const ranked = byTarget(ballots);
  const leaders = ranked.filter(([, voters]) => voters.length === ranked[0][1].length).map(([seat]) => seat);
  return html`<section class="voting">
    ${clock && html`<div class="small"><${Dial} panel=${clock} bare /></div>`}
    <div class="book">
      <h2>${say(tally.title)} <span class="s">${ui("ui-votes-of", { cast: tally.cast ?? 0, expected: tally.expected ?? 0 })}</span></h2>
      ${ballots.length > LAST && html`<p class="earlier">${ui("screen-votes-earlier", { count: ballots.length - LAST })}</p>`}
      <ol>${shown.map((one) => html`<${Line} key=${one.voter} ballot=${one} />`)}</ol>
    </div>
    ${
      leaders.length > 0 &&
      html`<p class="leads"><span>${ui(leaders.length > 1 ? "screen-votes-level" : "screen-votes-lead")}</span>
      <b>${draw({ t: "ui-names", p: { names: { seats: leaders } } })}</b></p>`
    }
  </section>`;
}

/** Who voted for whom. @param {{ballot: Ballot}} props */
function Line({ ballot }) {
  return html`<li>
    <bdi>${nameOf(ballot.voter)}</bdi><i class="g" role="img" aria-label=${ui("ui-votes-for")}></i>
    <b>${ballot.target == null ? html`<span class="none">${ui("screen-votes-none")}</span>` : html`<bdi>${nameOf(ballot.target)}</bdi>`}</b>
  </li>`;
}

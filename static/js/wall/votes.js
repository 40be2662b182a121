// The votes beside the ring: how many are in, the last of them, who leads, in words.
import { html } from "htm/preact";
import { Dial } from "../parts/shapes/dial.js";
import { draw, nameOf, say, ui } from "../words.js";

/** @import { Ballot, Panels } from "../types.d.ts" */

/** Votes that are shown, beside a ring of few whose names take one line, else; the others are counted. */
const [ALL, LAST] = [9, 5];

/** Votes for each seat, most first; of as many, as the votes came. @param {Ballot[]} ballots @returns {[number, number[]][]} */
export function byTarget(ballots) {
  /** @type {Map<number, number[]>} */
  const found = new Map();
  for (const { voter, target } of ballots) {
    if (target != null) found.set(target, [...(found.get(target) ?? []), voter]);
  }
  return [...found].sort((one, two) => two[1].length - one[1].length);
}

/**
 * @param {{tally: Panels["tally"], clock?: Panels["countdown"], tall?: boolean, line?: import("../types.d.ts").Text}} props
 *   `tall`: whether there is the height for all votes of a small table. `line`: what happens now, where no corner says it
 */
export function Votes({ tally, clock, tall = false, line }) {
  const ballots = tally.ballots ?? [];
  const most = tall && !clock ? ALL : LAST;
  // A line that says that one more was cast takes as much room as that vote.
  const shown = ballots.slice(ballots.length > most + 1 ? -most : 0);
  const earlier = ballots.length - shown.length;
  const ranked = byTarget(ballots);
  const leaders = ranked.filter(([, voters]) => voters.length === ranked[0][1].length).map(([seat]) => seat);
  return html`<section class="voting">
    ${
      (clock || line) &&
      html`<div class="speech">
      ${clock && html`<div class="small"><${Dial} panel=${clock} bare /></div>`}
      ${line && html`<p class="t now">${draw(line)}</p>`}
    </div>`
    }
    <div class="book">
      <h2>${say(tally.title)} <span class="s">${ui("ui-votes-of", { cast: tally.cast ?? 0, expected: tally.expected ?? 0 })}</span></h2>
      ${earlier > 0 && html`<p class="earlier">${ui("screen-votes-earlier", { count: earlier })}</p>`}
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

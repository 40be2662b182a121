// The votes of a round in the order given: who, and for whom.

import { html } from "htm/preact";
import { lettersOf } from "../../parts/shapes/letters-of.js";
import { nameOf, say, ui } from "../../words.js";

/** @param {{panel: import("../../types.d.ts").Tally, newest?: boolean}} props `newest`: the last vote stands first, where it is seen */
export function Tally({ panel, newest = false }) {
  const ballots = (panel.ballots ?? []).map((ballot, i) => ({ ...ballot, place: i + 1 }));
  if (newest) ballots.reverse();
  return html`<section class="tally">
    <h2>${say(panel.title)} <span class="s">${ui("ui-votes-of", { cast: panel.cast ?? 0, expected: panel.expected ?? 0 })}</span></h2>
    <ol class=${ballots.length > 12 ? "log many" : "log"} style=${{ "--rows": panel.next_voter && panel.expected }} reversed=${newest}>
      ${ballots.map(
        (ballot) => html`<li key=${ballot.place}>
        <span class="num">${ballot.place}</span>
        <bdi class="voter" style=${lettersOf(nameOf(ballot.voter))}>${nameOf(ballot.voter)}</bdi>
        <i class="g" role="img" aria-label=${ui("ui-votes-for")}></i>
        <b>${ballot.target === null || ballot.target === undefined ? html`<span class="none">${ui("ui-nobody")}</span>` : html`<bdi style=${lettersOf(nameOf(ballot.target))}>${nameOf(ballot.target)}</bdi>`}
          ${(ballot.weight ?? 1) > 1 && html`<small>×${ballot.weight}</small>`}${ballot.note && html`<small>${say(ballot.note)}</small>`}</b>
      </li>`,
      )}
    </ol>
    ${panel.next_voter !== undefined && html`<p class="turn">${ui("ui-votes-now", { name: nameOf(panel.next_voter) })}</p>`}
  </section>`;
}

// Votes as mob cards: they overlap up to three, then the number counts.

import { html } from "htm/preact";
import { ui } from "../../words.js";

/** One card; its holes show the table, so that overlapping cards stay apart. */
export function Card() {
  return html`<svg class="mob" viewBox="11 2 42 60" aria-hidden="true">
    <path class="hole" d="M15 3H49L52 6V58L49 61H15L12 58V6Z" /><use href="#e-mob" width="64" height="64" />
  </svg>`;
}

/**
 * @param {{votes: number, spread?: boolean}} props `spread`: side by side, as many as eight
 */
export function MobCards({ votes, spread = false }) {
  const drawn = Math.min(votes, spread ? 8 : 3);
  return html`<span class=${spread ? "mobs spread" : "mobs"} role="img" aria-label=${ui("ui-votes", { count: votes })}>
    <span class="fan">${[...Array(drawn).keys()].map((i) => html`<${Card} key=${i} />`)}</span>
    <b aria-hidden="true">${votes}</b>
  </span>`;
}

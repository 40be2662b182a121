// What everybody may look up during a game: the panels of the help sheet, and the deck in one line.
import { html } from "htm/preact";
import { table } from "../../store.js";
import { draw } from "../../words.js";

/** @import { Panel } from "../../types.d.ts" */

/** @returns {Panel[]} what may be looked up now; empty where a game has nothing */
export const reference = () => table.value?.reference ?? [];

/** «2 Werewolves · 1 Seer · 5 Villagers»: the deck as it was dealt, in one quiet line; where it is broken, no line begins
 * with a dot, and no number stands alone. */
export function DeckLine() {
  const deck = reference().find((panel) => panel.kind === "cards");
  if (!deck) return null;
  return html`<p class="s deckline">${(deck.cards ?? []).map(
    (card, at) =>
      html`${at > 0 && "\u00a0· "}<span key=${at}><b class="num">${card.count}</b> ${draw(card.counted ?? card.name)}</span>`,
  )}</p>`;
}

// Cards that were typed at tables of this device: stored, offered again with the game, and a switch for that.
import { effect, signal } from "@preact/signals";
import { html } from "htm/preact";
import { picture, table, showToast } from "../../store.js";
import { ui } from "../../words.js";
import { count, withCards, read, write } from "./kept-cards.js";

/** @import { SavedCards } from "./kept-cards.js" */

const cards = signal(read());

/** @param {SavedCards} next */
function saveCards(next) {
  if (write(next)) cards.value = next;
  else showToast({ t: "desk-own-rules-denied" });
}

/** The stored cards of a game, which are sent with its choice. @param {string} game */
export const cardsOf = (game) => read().games[game] ?? [];

export function followCards() {
  effect(() => {
    const [game, rows] = [table.value?.game, picture.value?.desk?.cards];
    if (!game || !rows || table.value?.rehearsal) return;
    const before = read(); // other pages of this device write there, too
    const next = withCards(before, game, rows);
    if (next !== before && write(next)) cards.value = next;
  });
}

/** The number of stored cards, and the switch that deletes them. */
export function KeptCards() {
  const { off } = cards.value;
  return html`<h3 id="kept-cards">${ui("desk-cards")}</h3>
    <p class="s">${ui(off ? "desk-cards-off" : "desk-cards-here", { n: count(cards.value) })}</p>
    <button type="button" class="switch" role="switch" aria-labelledby="kept-cards" aria-checked=${off ? "false" : "true"}
      onClick=${() => saveCards({ off: !off, games: {} })}>${ui(off ? "ui-no" : "ui-yes")}</button>`;
}

// What stands on a board: pieces beneath their card, or place by place where they are many.
import { html } from "htm/preact";
import { drawn } from "../shapes/thing-names.js";
import { me } from "../../store.js";
import { nameOf, say, ui } from "../../words.js";

/** @import { Piece as PieceOf } from "../../types.d.ts" */
/**
 * @typedef {{piece: number, can: (piece: number) => boolean, open: (piece: number) => void}} Touching
 *   `piece`: the one that is open, 0 for none. `can`: whether anything may be done with it
 */

/** Below a card, a fifth of the width, is room for two short names; more or longer names need lines of their own. */
const FEW = 2;
const LONG = 11;

/** Whether letters are so large that a fifth of the width has no room for a name. */
export const isNarrow = () => innerWidth < 18 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** @param {PieceOf[]} pieces */
export function isCrowd(pieces) {
  const isLong = (/** @type {string} */ word) => word.length > LONG;
  const long = pieces.some((one) => typeof one.name === "string" && one.name.split(/\s+/).some(isLong));
  return long || [-1, 1].some((side) => pieces.filter((one) => one.side === side).length > FEW);
}

/** The pieces of one side, place by place, over the whole width. @param {{places: import("../../types.d.ts").Place[], side: number, touch: Touching}} props */
export function Camps({ places, side, touch }) {
  const held = places
    .map((place) => ({ ...place, pieces: (place.pieces ?? []).filter((one) => one.side === side) }))
    .filter((place) => place.pieces.length > 0);
  return html`<ul class="camps">${held.map(
    (place) => html`<li key=${place.id}><span class="num" role="img" aria-label=${say(place.label)}>${place.id}</span>
      <ul class="pieces">${place.pieces.map((one) => html`<${Piece} key=${one.id} piece=${one} touch=${touch} whole />`)}</ul></li>`,
  )}</ul>`;
}

/** The pieces that are at no place yet. @param {{pieces: readonly PieceOf[], panel: import("../../types.d.ts").Board, touch: Touching}} props */
export function Beside({ pieces, panel, touch }) {
  const whose = (/** @type {number} */ side) => (side > 0 ? panel.near : panel.far);
  return html`${[-1, 1].map((side) => {
    const there = pieces.filter((one) => one.side === side);
    const own = me.value.seat === whose(side);
    return (
      there.length > 0 &&
      html`<div class="beside" key=${side}><h3>${own ? ui("board-beside-yours") : ui("board-beside-of", { who: nameOf(whose(side)) })}</h3>
      <ul class="pieces">${there.map((one) => html`<${Piece} key=${one.id} piece=${one} touch=${touch} whole />`)}</ul></div>`
    );
  })}`;
}

/**
 * A touch on a piece opens what it may do. @param {{piece: PieceOf, touch: Touching, whole?: boolean}} props `whole`: there is room for all that it is called
 */
export function Piece({ piece, touch, whole = false }) {
  const { hurt = 0 } = piece;
  const shown = html`<${Name} name=${piece.name} whole=${whole} /> <span class="num">${piece.values}</span>
    ${hurt > 0 && html`<span class="num hurt" aria-label=${ui("board-hurt", { damage: hurt })}>−${hurt}</span>`}
    ${piece.spent && html`<span class="sr">${ui("board-spent")}</span>`}`;
  const states = [piece.side > 0 ? "side-near" : "side-far", piece.spent && "spent", piece.hot && "hot"];
  const open = touch.piece === piece.id;
  return html`<li class=${["piece", ...states, open && "open"].filter(Boolean).join(" ")}>
    ${touch.can(piece.id) ? html`<button type="button" aria-expanded=${open ? "true" : "false"} onClick=${() => touch.open(open ? 0 : piece.id)}>${shown}</button>` : shown}
  </li>`;
}

/** Beneath a card a default name is only its number, if there are several.
 *  @param {{name: string | import("../../types.d.ts").Text, whole: boolean}} props */
function Name({ name, whole }) {
  if (whole || typeof name === "string") return html`<bdi>${drawn(name)}</bdi>`;
  const number = Number(name.p?.n ?? 0);
  return html`<span class="sr">${drawn(name)}</span>${number > 0 && html`<bdi aria-hidden="true">n. ${number}</bdi>`}`;
}

// A row of cards turned to one side or the other; touching one shows what can be done there.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Ask } from "../parts/ask.js";
import { Emblem } from "../parts/emblem.js";
import { TouchAt } from "../prompts/touch.js";
import { me, view } from "../store.js";
import { draw, nameOf, say, ui } from "../words.js";
import { Stages } from "./script.js";

/** @import { Prompt } from "../shapes.d.ts" */

/** What may be done at a place. @param {Prompt} prompt @param {number} place */
const reaches = (prompt, place) =>
  (prompt.places ?? []).includes(place) ||
  (prompt.reaches ?? []).some((/** @type {any} */ one) => one.places.includes(place));

/** @param {import("../shapes.d.ts").PanelProps} props */
export function Board({ panel }) {
  const [open, setOpen] = useState(0);
  const asked = (view.value?.prompts ?? []).filter((one) => one.kind === "touch" && !one.closed);
  const places = /** @type {any[]} */ (panel.places);
  const here = asked.filter((one) => reaches(one, open));
  // a card that was turned has had what was done to it
  useEffect(() => setOpen(0), [places.map((one) => one.owner ?? 0).join()]);
  const place = here.length > 0 && places.find((one) => one.id === open);
  const crowded = isNarrow() || places.some((one) => isCrowd(one.pieces ?? []));
  const doings = useRef(/** @type {HTMLElement | null} */ (null));
  // what may be done lies below the row: it comes into sight above the thumb
  useEffect(() => doings.current?.scrollIntoView({ block: "nearest" }), [open, Boolean(place)]);
  return html`<section class=${crowded ? "line crowded" : "line"}>
    <h2 class="sr">${draw(panel.title)}</h2>
    <${Stages} stages=${panel.stages} />
    <p class="edge far"><i class="g"></i><bdi>${nameOf(panel.far)}</bdi><i class="g"></i></p>
    ${crowded && html`<${Camps} places=${places} side=${-1} />`}
    <ol class="spots">${places.map(
      (one) => html`<${Spot} key=${one.id} place=${one} bare=${crowded} open=${place && one.id === open}
        onTouch=${asked.some((prompt) => reaches(prompt, one.id)) ? () => setOpen(open === one.id ? 0 : one.id) : null} />`,
    )}</ol>
    ${crowded && html`<${Camps} places=${places} side=${1} />`}
    <p class="edge near"><i class="g"></i><bdi>${me.value.seat === panel.near ? ui("board-you") : nameOf(panel.near)}</bdi><i class="g"></i></p>
    ${
      place &&
      html`<div class="doings" ref=${doings} role="group" aria-label=${say(place.label)}>
      <h3>${draw(place.label)}</h3>
      ${here.map((prompt) => html`<${Ask} key=${`${prompt.key}${open}`} prompt=${prompt} twins=${{ touch: atPlace(open) }} />`)}
    </div>`
    }
    ${
      panel.beside?.length > 0 &&
      html`<div class="beside"><h3>${ui("board-beside")}</h3>
      <ul class="pieces">${panel.beside.map((/** @type {any} */ piece) => html`<${Piece} key=${piece.id} piece=${piece} />`)}</ul></div>`
    }
  </section>`;
}

/** @type {Map<number, any>} one component a place, so that it keeps its state */
const kept = new Map();

/** @param {number} place */
function atPlace(place) {
  if (!kept.has(place))
    kept.set(place, (/** @type {any} */ props) => html`<${TouchAt} ...${props} place=${place} told />`);
  return kept.get(place);
}

/** How a card lies. @param {any} place */
function lies(place) {
  if (place.hot) return "board-hot";
  if (!place.turned) return "board-across";
  return place.turned > 0 ? "board-near" : "board-far";
}

/** Under a card of a fifth of the width stand two short names; more of them, or longer ones, need lines of their own. */
const FEW = 2;
const LONG = 11;

/** Letters so large that a fifth of the width holds no name at all. */
const isNarrow = () => innerWidth < 18 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** @param {any[]} pieces */
function isCrowd(pieces) {
  const long = pieces.some((one) => one.name.split(/\s+/).some((/** @type {string} */ word) => word.length > LONG));
  return long || [-1, 1].some((side) => pieces.filter((one) => one.side === side).length > FEW);
}

/** Who stands where, place by place, over the whole width. @param {{places: any[], side: number}} props */
function Camps({ places, side }) {
  const held = places
    .map((place) => ({ ...place, pieces: (place.pieces ?? []).filter((/** @type {any} */ one) => one.side === side) }))
    .filter((place) => place.pieces.length > 0);
  return html`<ul class="camps">${held.map(
    (place) => html`<li key=${place.id}><span class="num" role="img" aria-label=${say(place.label)}>${place.id}</span>
      <ul class="pieces">${place.pieces.map((/** @type {any} */ one) => html`<${Piece} key=${one.id} piece=${one} />`)}</ul></li>`,
  )}</ul>`;
}

/** @param {{place: any, open: boolean, bare: boolean, onTouch: (() => void) | null}} props */
function Spot({ place, open, bare, onTouch }) {
  const turn = place.turned > 0 ? "near" : place.turned < 0 ? "far" : "across";
  const said = [say(place.label), ui(lies(place)), say(place.note), place.owner ? nameOf(place.owner) : ""];
  const card = html`<span class=${`slab ${turn} ${place.up ? "up" : "down"} ${place.marked ? "marked" : ""} ${place.hot ? "hot" : ""}`}>
      <span class="print">${place.up && html`<${Emblem} name=${place.marked ? "keep" : "tower"} size="auto" />`}</span>
    </span>`;
  const pieces = bare ? [] : (place.pieces ?? []);
  const of = (/** @type {number} */ side) => pieces.filter((/** @type {any} */ one) => one.side === side);
  return html`<li class=${open ? "open" : ""}>
    <ul class="pieces theirs">${of(-1).map((/** @type {any} */ one) => html`<${Piece} key=${one.id} piece=${one} />`)}</ul>
    ${
      onTouch
        ? html`<button type="button" class="spot" aria-expanded=${open ? "true" : "false"} aria-label=${said.filter(Boolean).join(", ")} onClick=${onTouch}>${card}</button>`
        : html`<span class="spot" role="img" aria-label=${said.filter(Boolean).join(", ")}>${card}</span>`
    }
    <span class="num at" aria-hidden="true">${place.id}</span>
    <ul class="pieces ours">${of(1).map((/** @type {any} */ one) => html`<${Piece} key=${one.id} piece=${one} />`)}</ul>
  </li>`;
}

/** @param {{piece: any}} props */
function Piece({ piece }) {
  return html`<li class=${`piece ${piece.side > 0 ? "side-near" : "side-far"} ${piece.spent ? "spent" : ""} ${piece.hot ? "hot" : ""}`}>
    <bdi>${piece.name}</bdi> <span class="num">${piece.values}</span>
    ${piece.hurt > 0 && html`<span class="num hurt" aria-label=${ui("board-hurt", { damage: piece.hurt })}>−${piece.hurt}</span>`}
    ${piece.spent && html`<span class="sr">${ui("board-spent")}</span>`}
  </li>`;
}

// A row of cards turned to one side or the other; touching one shows its actions.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Ask } from "../../parts/prompts/ask.js";
import { Emblem } from "../../parts/shapes/emblem.js";
import { drawn, plain } from "../../parts/shapes/thing-names.js";
import { TouchAt, TouchBy } from "../../prompts/touch.js";
import { me, view } from "../../store.js";
import { draw, nameOf, say, ui } from "../../words.js";
import { Beside, Camps, isCrowd, isNarrow, Piece } from "../../parts/charts/pieces.js";
import { Stages } from "../papers/script.js";

/** @import { PromptProps } from "../../shapes.d.ts" */
/** @import { Board as BoardPanel, Place, Prompts } from "../../types.d.ts" */

/** Part of the window's height that is free between the clock and the button. */
const WHOLE = 0.6;

/** Scrolls to the actions; to their beginning if they are too high. @param {HTMLElement | null} doings */
const scrollToDoings = (doings) =>
  doings?.scrollIntoView({ block: doings.offsetHeight > innerHeight * WHOLE ? "start" : "nearest" });

/** The pieces that may act at a place. @param {Prompts["touch"]} prompt @param {number} place */
const reachesPlace = (prompt, place) =>
  (prompt.places ?? []).includes(place) || (prompt.reaches ?? []).some((one) => one.places.includes(place));

/** Whether a piece may act. @param {Prompts["touch"]} prompt @param {number} piece */
const canMove = (prompt, piece) => (prompt.reaches ?? []).some((one) => one.piece === piece);

/** @param {BoardPanel} panel every piece on the board */
const pieces = (panel) => [...panel.places.flatMap((one) => one.pieces ?? []), ...(panel.beside ?? [])];

/** @param {import("../../shapes.d.ts").PanelProps<"board">} props */
export function Board({ panel }) {
  const [open, setOpen] = useState(0);
  const asked = (view.value?.prompts ?? []).filter((one) => one.kind === "touch").filter((one) => !one.closed);
  const { places, beside = [] } = panel;
  const here = asked.filter((one) => reachesPlace(one, open));
  // a card that was just turned is done
  useEffect(() => setOpen(0), [places.map((one) => one.owner ?? 0).join()]);
  const [held, setHeld] = useState(0);
  const its = asked.filter((one) => canMove(one, held));
  const piece = its.length > 0 && pieces(panel).find((one) => one.id === held);
  const place = !piece && here.length > 0 && places.find((one) => one.id === open);
  const touched = (/** @type {number} */ id) => {
    setHeld(0);
    setOpen(open === id && !piece ? 0 : id);
  };
  const touch = {
    piece: piece ? held : 0,
    can: (/** @type {number} */ id) => asked.some((one) => canMove(one, id)),
    open: (/** @type {number} */ id) => setHeld(id),
  };
  // a piece that was just placed is done
  useEffect(() => setHeld(0), [places.map((one) => (one.pieces ?? []).map((two) => two.id).join()).join("|")]);
  const crowded = isNarrow() || places.some((one) => isCrowd(one.pieces ?? []));
  const doings = useRef(/** @type {HTMLElement | null} */ (null));
  // the actions are below the row: scroll them above the button
  useEffect(() => scrollToDoings(doings.current), [open, held, Boolean(place), Boolean(piece)]);
  const empty = places.every((one) => !one.pieces?.length) && !asked.length;
  return html`<section class=${["line", crowded && "crowded", empty && "empty"].filter(Boolean).join(" ")}>
    <h2 class="sr">${draw(panel.title)}</h2>
    <${Stages} stages=${panel.stages} />
    <p class="edge far"><i class="g"></i><bdi>${nameOf(panel.far)}</bdi><i class="g"></i></p>
    ${crowded && html`<${Camps} places=${places} side=${-1} touch=${touch} />`}
    <ol class="spots">${places.map(
      (one) => html`<${Spot} key=${one.id} place=${one} bare=${crowded} open=${place && one.id === open} touch=${touch}
        onTouch=${asked.some((prompt) => reachesPlace(prompt, one.id)) ? () => touched(one.id) : null} />`,
    )}</ol>
    ${crowded && html`<${Camps} places=${places} side=${1} touch=${touch} />`}
    <p class="edge near"><i class="g"></i><bdi>${me.value.seat === panel.near ? ui("board-you") : nameOf(panel.near)}</bdi><i class="g"></i></p>
    ${
      place &&
      html`<div class="doings" ref=${doings} role="group" aria-label=${say(place.label)}>
      <h3>${draw(place.label)}</h3>
      ${here.map((prompt) => html`<${Ask} key=${`${prompt.key}${open}`} prompt=${prompt} components=${{ touch: atPlace(open) }} />`)}
    </div>`
    }
    ${
      piece &&
      html`<div class="doings" ref=${doings} role="group" aria-label=${plain(piece.name)}>
      <h3>${drawn(piece.name)} <span class="num">${piece.values}</span></h3>
      ${its.map((prompt) => html`<${Ask} key=${`${prompt.key}-${held}`} prompt=${prompt} components=${{ touch: byPiece(held, places) }} />`)}
    </div>`
    }
    <${Beside} pieces=${beside} panel=${panel} touch=${touch} />
    ${panel.legend && html`<p class="s legend">${draw(panel.legend)}</p>`}
  </section>`;
}

/** @type {Map<number, import("preact").ComponentType<PromptProps<"touch">>>} one component a place, so that it keeps its state */
const kept = new Map();

/** @param {number} place */
function atPlace(place) {
  if (!kept.has(place)) kept.set(place, (props) => html`<${TouchAt} ...${props} place=${place} hinted />`);
  return kept.get(place);
}

/** The same for the actions of a piece. @param {number} piece @param {Place[]} places */
function byPiece(piece, places) {
  const key = -piece;
  if (!kept.has(key)) kept.set(key, (props) => html`<${TouchBy} ...${props} piece=${piece} places=${places} />`);
  return kept.get(key);
}

/** How a card lies. @param {Place} place */
function cardClass(place) {
  if (place.hot) return "board-hot";
  if (!place.turned) return "board-across";
  return place.turned > 0 ? "board-near" : "board-far";
}

/** @param {{place: Place, open: boolean, bare: boolean, touch: import("../../parts/charts/pieces.js").Touching, onTouch: (() => void) | null}} props */
function Spot({ place, open, bare, touch, onTouch }) {
  const { turned = 0 } = place;
  const turn = turned > 0 ? "near" : turned < 0 ? "far" : "across";
  const words = [say(place.label), ui(cardClass(place)), say(place.note), place.owner ? nameOf(place.owner) : ""];
  const card = html`<span class=${`slab ${turn} ${place.up ? "up" : "down"} ${place.marked ? "marked" : ""} ${place.hot ? "hot" : ""}`}>
      <span class="print">${place.up && html`<${Emblem} name=${place.marked ? "keep" : "tower"} size="auto" />`}</span>
    </span>`;
  const pieces = bare ? [] : (place.pieces ?? []);
  const of = (/** @type {number} */ side) => pieces.filter((one) => one.side === side);
  return html`<li class=${open ? "open" : ""}>
    <ul class="pieces theirs">${of(-1).map((one) => html`<${Piece} key=${one.id} piece=${one} touch=${touch} />`)}</ul>
    ${
      onTouch
        ? html`<button type="button" class="spot" aria-expanded=${open ? "true" : "false"} aria-label=${words.filter(Boolean).join(", ")} onClick=${onTouch}>${card}</button>`
        : html`<span class="spot" role="img" aria-label=${words.filter(Boolean).join(", ")}>${card}</span>`
    }
    <span class="num at" aria-hidden="true">${place.id}</span>
    ${place.marked && html`<small class="named" aria-hidden="true">${draw(place.note)}</small>`}
    <ul class="pieces ours">${of(1).map((one) => html`<${Piece} key=${one.id} piece=${one} touch=${touch} />`)}</ul>
  </li>`;
}

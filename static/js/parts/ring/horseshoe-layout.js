// The horseshoe: the table seen from the own seat, left neighbours on the left, the own seat below.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { hush } from "../../store.js";
import { draw, nameOf, ui } from "../../words.js";
import { useBelow } from "./seats-below.js";
import { Emblem } from "../shapes/emblem.js";
import { MobCards } from "./mob-cards.js";

/** @import { Mark } from "../../types.d.ts" */
/**
 * @typedef {{ring: number[], own: number | null, marks: Map<number, Mark>, open?: Set<number>,
 *   chosen?: number | null, onPick?: (seat: number) => void, label: string}} ShoeProps
 *   `ring`: clockwise from the reader's left (with or without the reader). `open`: may be chosen
 */

/** The ring as it is seen from the chair of `own`, who comes last. @param {number[]} seats @param {number | null} own */
export function turned(seats, own) {
  const at = own === null ? 0 : seats.indexOf(own) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** @param {ShoeProps} props */
export function HorseshoeLayout(props) {
  const { ring, own, onPick, label } = props;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const others = ring.filter((seat) => seat !== own);
  const half = Math.floor(others.length / 2);
  const below = useBelow(place, others.length);
  const rows = Math.ceil(others.length / 2);
  const dense = rows > 7 ? "dense" : "";
  // The DOM has the order of the table, from the left-hand neighbour on; the left column is drawn upwards.
  return html`<div class=${`shoe ${dense}`} ref=${place} role="group" aria-label=${label} style=${{ "--rows": rows }} onKeyDown=${onPick && walk}>
    <ol class="side l">${others.slice(0, half).map((seat, at) => html`<${Place} ...${props} seat=${seat} row=${rows - at} key=${seat} />`)}</ol>
    <div class="edge" aria-hidden="true"></div>
    <ol class="side r">${others.slice(half).map((seat, at) => html`<${Place} ...${props} seat=${seat} row=${at + 1} key=${seat} />`)}</ol>
    <${Self} ...${props} />
    ${
      onPick &&
      below.count > 0 &&
      below.count < others.length &&
      html`<button type="button" class="below" tabindex="-1" aria-hidden="true"
      onClick=${() => below.go(hush.value)}>${ui("phone-more-below", { count: below.count })}</button>`
    }
  </div>`;
}

/** @param {ShoeProps & {seat: number, row: number}} props */
function Place({ seat, row, marks, open, chosen, onPick }) {
  const mark = marks.get(seat);
  const name = nameOf(seat);
  const inside = html`<span class=${`nm ${size(name)}`} style=${{ "--longest": longest(name) }}><bdi>${name}</bdi><${Role} mark=${mark} /><${Gouge} mark=${mark} /></span>
    <${Token} mark=${mark} /><span class="sr">${stateLabel(mark)}</span>`;
  return html`<li style=${{ gridRow: row }}>${seatOf(seat, inside, { mark, open, chosen, onPick })}</li>`;
}

/** Oneself, nearest; a button only where one may choose oneself. @param {ShoeProps} props */
function Self({ own, marks, open, chosen, onPick }) {
  if (own === null) return null;
  const mark = marks.get(own);
  const inside = html`<span class="nm">${ui("phone-you")}<${Role} mark=${mark} /><${Gouge} mark=${mark} /></span><${Token} mark=${mark} />
    <span class="sr">${stateLabel(mark)}</span>`;
  const may = canTap(own, mark, open, onPick);
  return html`<div class="me">${may ? seatOf(own, inside, { mark, open, chosen, onPick }) : seatOf(own, inside, { mark })}</div>`;
}

/**
 * @param {number} seat @param {import("../../shapes.d.ts").Drawn} inside
 * @param {{mark?: Mark, open?: Set<number>, chosen?: number | null, onPick?: (seat: number) => void}} how
 */
function seatOf(seat, inside, { mark, open, chosen, onPick }) {
  const may = canTap(seat, mark, open, onPick);
  const classes = [
    "seat",
    mark?.dead && "dead",
    mark?.gone && "gone",
    mark?.nominated && "nom",
    mark?.turn && "turn",
    mark?.ember && "of-ember",
    onPick && !may && "shut",
    may && chosen === seat && "sel",
  ];
  const look = classes.filter(Boolean).join(" ");
  if (!may) return html`<div class=${look}>${inside}</div>`;
  return html`<button type="button" class=${look} data-seat=${seat} aria-pressed=${chosen === seat ? "true" : "false"}
    onClick=${() => onPick?.(seat)}>${inside}</button>`;
}

/**
 * At night every living name can be tapped on every phone: one that were set apart would show a
 * neighbour who is of the pack (safety: P3). Whether it may be confirmed is said at the thumb.
 * @param {number} seat @param {Mark | undefined} mark @param {Set<number> | undefined} open
 * @param {((seat: number) => void) | undefined} onPick
 */
function canTap(seat, mark, open, onPick) {
  if (!onPick) return false;
  return hush.value ? !mark?.dead && !mark?.gone : Boolean(open?.has(seat));
}

/** The mark under the name of the seat on turn, and of winners. @param {{mark?: Mark}} props */
const Gouge = ({ mark }) => (mark?.turn || mark?.wins) && html`<i class=${mark.turn ? "g h" : "g b"}></i>`;

/** The role on a card that is turned over, and the note. @param {{mark?: Mark}} props */
function Role({ mark }) {
  return html`${mark?.role && html`<span class="role">${draw(mark.role)}</span>`}${mark?.note && html`<span class="role">${draw(mark.note)}</span>`}`;
}

/** What lies on the table in front of a seat. @param {{mark?: Mark}} props */
function Token({ mark }) {
  return html`<span class="lay-tok">${
    (mark?.votes ?? 0) > 0
      ? html`<${MobCards} votes=${mark?.votes} />`
      : mark?.role && mark.emblem
        ? html`<${Emblem} name=${mark.emblem} size=${1.9} />`
        : mark?.dead && html`<${Emblem} name="ghost" size=${1.5} />`
  }</span>`;
}

/** Letters of the longest word; a broad one counts for one and a half. @param {string} name */
const longest = (name) =>
  Math.max(...name.split(" ").map((word) => word.length + (word.match(/[mw]/gi)?.length ?? 0) / 2));

/** Long names are set smaller, never cut. @param {string} name */
function size(name) {
  return longest(name) > 12 || name.length > 16 ? "xl" : longest(name) > 9 ? "lg" : "";
}

/** The state of a seat in words, for screen readers. @param {Mark | undefined} mark */
function stateLabel(mark) {
  const said = ["dead", "gone", "turn", "nominated", "wins"].filter(
    (state) => mark?.[/** @type {keyof Mark} */ (state)],
  );
  return said.map((state) => `, ${ui(`phone-seat-${state}`)}`).join("");
}

/** Arrow keys walk around the table, clockwise down. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const seats = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("button.seat")]);
  const at = seats.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (at < 0) return;
  event.preventDefault();
  seats[(at + step + seats.length) % seats.length].focus();
}

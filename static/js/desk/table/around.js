// Many seats around the board, each in its own cell, so that nothing overlaps.
import { html } from "htm/preact";
import { seatClasses, stateLabel, Under } from "../../panels/people/circle.js";
import { Emblem } from "../../parts/shapes/emblem.js";
import { frame } from "../../parts/ring/frame.js";
import { folded, nameWidth } from "../../parts/shapes/letters.js";
import { MobCards } from "../../parts/ring/mob-cards.js";
import { rems } from "../../parts/shapes/text-size.js";
import { draw, nameOf, ui } from "../../words.js";

/** @import { Cell } from "../../parts/ring/frame.js" */
/** @import { Picking, SeatProps } from "../../panels/people/circle.js" */
/** @import { Drawn } from "../../shapes.d.ts" */
/** @import { Panels } from "../../types.d.ts" */

/** Rem of a name: the largest, the least on one line, and the least of all. */
const [LARGE, LINE, LEAST] = [1.375, 1.0625, 0.9375];
/** Rem of the mark before the name whose turn it is, and of the frame around a nominee's. */
const [MARK, FRAME] = [1.875, 0.9375];
/** The factor by which a name may be wider than measured, while its font is loading. */
const SPARE = 1.09;
/** Rem that mob cards take beside a name. */
const TOKENS = 3.75;

/**
 * @param {{panel: Panels["circle"], wide: number, across: number, covered?: boolean, picking?: Picking, head?: Drawn,
 *   onSeat?: (seat: number) => void, grips?: (seat: number) => object, tokens?: boolean, children?: Drawn}} props
 *   `wide`: rem of the board. `across`: seats side by side. `tokens`: whether seats have room for votes.
 *   `children`: in the middle, if there is one.
 */
export function Around({ panel, wide, across, covered, picking, head, onSeat, grips, tokens = false, children }) {
  const laid = frame(panel.marks.length, across);
  const room = wide / across - 1.125 - (tokens ? TOKENS : 0);
  return html`<div class=${`ring around ${across < 4 ? "columns" : "framed"} ${tokens ? "votes" : ""}`}
    style=${`grid-template-columns:repeat(${laid.columns},minmax(0,1fr));${across < 4 ? "" : `grid-template-rows:auto repeat(${laid.rows - 2},1fr) auto`}`}>
    <ol aria-label=${ui("ui-ring")}>
      ${panel.marks.map(
        (mark, i) => html`<${Chair} key=${mark.seat} mark=${mark} cell=${laid.cells[i]} room=${room}
        covered=${covered} picking=${picking} onSeat=${onSeat} grip=${grips} />`,
      )}
    </ol>
    ${panel.moderator !== false && html`<div class="rs head" style=${area(laid.head)}>${head ?? (panel.head ? draw(panel.head) : ui("ui-moderator"))}</div>`}
    ${across >= 4 && html`<div class="inside" style=${`grid-row:${laid.top}/${laid.rows};grid-column:${laid.columns / across + 1}/${laid.columns - laid.columns / across + 1}`}>${children}</div>`}
  </div>`;
}

/** @param {Cell} cell */
const area = ({ row, column, span }) => `grid-row:${row};grid-column:${column}/span ${span}`;

/** The size of a name in rem: on one line if it is not too small there, else on two. @param {string} name @param {number} room */
function sizeOf(name, room) {
  const line = room / (nameWidth(name, 1) * SPARE);
  if (line >= LINE || !name.includes(" ")) return Math.max(LEAST, Math.min(LARGE, line));
  const { w } = folded(name, 1, Math.max(room / LINE, nameWidth(name, 1) / 2));
  return Math.max(LEAST, Math.min(LINE, room / (w * SPARE)));
}

/** @param {SeatProps & {cell: Cell, room: number}} props one seat, what is written under its name, and its votes beside it */
function Chair({ mark, cell, room, covered, picking, onSeat, grip }) {
  const name = nameOf(mark.seat);
  const open = picking?.open.includes(mark.seat) ?? false;
  const chosen = picking?.chosen === mark.seat;
  const style = `--name:${sizeOf(name, room - (mark.turn ? MARK : 0) - (mark.nominated ? FRAME : 0)).toFixed(3)}rem`;
  const press = picking ? open && (() => picking.onPick(mark.seat)) : onSeat && (() => onSeat(mark.seat));
  const inside = html`<span class="who"><span class="nm"><bdi>${name}</bdi></span>
      <${Under} mark=${mark} covered=${covered} /><span class="sr">${stateLabel(mark, chosen)}</span></span>
    <span class="lies">${(mark.votes ?? 0) > 0 ? html`<${MobCards} votes=${mark.votes} />` : mark.dead && html`<${Emblem} name="ghost" size="1.25rem" />`}</span>`;
  const classes = seatClasses(mark, cell.side, picking, open, chosen);
  return html`<li style=${area(cell)}>
    ${
      press
        ? html`<button type="button" class=${classes} style=${style} data-seat=${mark.seat}
          aria-pressed=${picking ? chosen : undefined} onClick=${press} ...${grip?.(mark.seat) ?? {}}>${inside}</button>`
        : html`<div class=${classes} style=${style}>${inside}</div>`
    }
  </li>`;
}

/** Px between the sides of the page and the board. */
const MARGINS = 64;
/** Rem of a page on which a ring of a few is drawn as an ellipse. */
const ELLIPSE = 38;

/** Rem of the board, less so many px that something else takes beside it. @param {number} [beside] px */
export const boardWidth = (beside = 0) =>
  rems.value.w - ((rems.value.w * rems.value.rem <= 560 ? 28 : MARGINS) + beside) / rems.value.rem;

/** From so many seats on, an ellipse beside the line to read is too narrow. */
const SEVERAL = 9;
/** Letters of a name that no ellipse has room for, together with what lies on the table. */
const LONG = 14;

/**
 * Whether these seats need cells of their own.
 * @param {number[]} seats @param {boolean} [tight] the ring has half a board
 */
export const isAround = (seats, tight = false) =>
  seats.length > 12 ||
  rems.value.w < ELLIPSE ||
  (tight && seats.length >= SEVERAL) ||
  seats.some((seat) => nameOf(seat).length > LONG);

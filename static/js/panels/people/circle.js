// The ring of seats: names around the table, and what lies in front of each.

import { html } from "htm/preact";
import { useMemo, useRef } from "preact/hooks";
import { Emblem } from "../../parts/shapes/emblem.js";
import { MobCards } from "../../parts/ring/mob-cards.js";
import { LEAST, nameWidth, oneLine, shrink } from "../../parts/shapes/letters.js";
import { arrange } from "../../parts/ring/places.js";
import { useBox } from "../../parts/shapes/element-size.js";
import { draw, nameOf, say, ui } from "../../words.js";

/** Px of width below which the middle of a small table is drawn above it. */
const SLIM = 560;
/** An ellipse narrower than this part of its height is not used. */
const SLIT = 0.5;

/** Px across of mob cards and the room beside them, on the public screen and on a device in the hand. */
const CARDS = { wall: 150, hand: 108 };
/** @import { Place, Ring } from "../../parts/ring/places.js" */
/** @import { Drawn } from "../../shapes.d.ts" */
/** @import { Mark, Panels } from "../../types.d.ts" */

/**
 * @typedef {{open: number[], chosen: number | null, onPick: (seat: number) => void}} Picking
 * @typedef {{mark: Mark, covered?: boolean, picking?: Picking, onSeat?: (seat: number) => void,
 *   grip?: (seat: number) => object}} SeatProps
 */

/**
 * @param {{panel: Panels["circle"], children?: Drawn | ((room: number) => Drawn), covered?: boolean, picking?: Picking, sizes?: number[], core?: number, least?: number, low?: boolean,
 *   onSeat?: (seat: number) => void, grips?: (seat: number) => object,
 *   moderator?: boolean, head?: Drawn}} props
 *   `core`: px across of what lies in the middle. `least`: px below which no name is set. `low`: a table that would be slender is low and wide. `covered`: roles are hatched over. `picking`: seats are chosen by a tap. `onSeat`: a tap opens
 *   what may be done for a seat. `grips`: further properties of each seat (drag). `children`: lie in the middle, below its own words. `room`: px across that the middle has.
 */
export function Circle({
  panel,
  children,
  covered = false,
  picking,
  sizes,
  core = 0,
  least = LEAST,
  low = false,
  onSeat,
  grips,
  moderator = panel.moderator !== false,
  head,
}) {
  const board = useRef(null);
  const box = useBox(board);
  const names = panel.marks.map((mark) => nameOf(mark.seat));
  const roles = panel.marks.some((mark) => mark.role);
  const votes = panel.marks.some((mark) => mark.votes);
  const dead = panel.marks.some((mark) => mark.dead);
  const hasNotes = panel.marks.some((mark) => mark.note && !mark.role);
  const label = Math.max(0, ...panel.marks.map((mark) => labelWidth(mark, sizes ? NOTE.wall : NOTE.hand)));
  const across =
    box.w < SLIM ? 80 : Math.max(80, core, panel.middle ? Math.min(260, nameWidth(say(panel.middle), 18)) : 0);
  const ring = useMemo(
    () =>
      arrange(names, box, {
        sizes,
        low,
        headless: !moderator,
        under: roles || label ? 26 : 14,
        label,
        note: hasNotes ? 24 : 0,
        core: across,
        tokens: votes ? (sizes ? 84 : 72) : roles || dead ? 44 : 0,
      }),
    [names.join("\n"), box.w, box.h, roles, votes, dead, label, hasNotes, across, moderator, sizes?.join()],
  );
  const widest = ring.kind === "ellipse" ? Math.max(300, ring.table.w * 1.8) : Math.max(120, ring.table.w * 1.84);
  const room = Math.min(widest, freeWidth(panel.marks, ring, sizes ? CARDS.wall : CARDS.hand));
  const narrow = ring.table.w < 90 && box.w < SLIM; // a phone held upright: the middle is drawn above
  const named = panel.named ?? [];
  const middle = html`<div class="mid" style=${`max-width:${votes ? room : widest}px;${positionOf(ring.table)}`}>
    ${panel.middle && html`<p class="middle">${draw(panel.middle)}</p>`}
    ${
      named.length > 0 &&
      html`<p class="named" style=${`--named:${nameSize(named, narrow ? box.w : room, ring.table.h)}px`}>
      ${named.map((seat) => html`<bdi key=${seat}>${nameOf(seat)}</bdi>`)}</p>`
    }
    ${typeof children === "function" ? children(room) : children}
  </div>`;
  return html`<div class=${`ring ${ring.kind} ${narrow ? "narrow" : ""}`} style=${`--name:${ring.size}px;--column:${ring.column}px;--between:${box.w / 2 - ring.column - 6}px`}>
    ${narrow && middle}
    <div class="seats" ref=${board}>
      <${TableLine} ring=${ring} box=${box} />
      ${!narrow && middle}
      <ol aria-label=${ui("ui-ring")}>
        ${panel.marks.map(
          (mark, i) => html`<${Seat} key=${mark.seat} mark=${mark} at=${ring.places[i]} name=${names[i]}
          ring=${ring} least=${least} covered=${covered} picking=${picking} onSeat=${onSeat} grip=${grips} />`,
        )}
      </ol>
      ${moderator && html`<div class="rs head" style=${positionOf(ring.head)}>${head ?? (panel.head ? draw(panel.head) : ui("ui-moderator"))}</div>`}
    </div>
  </div>`;
}

/** Px across of a letter under a name, on the public screen and on a device in the hand. */
const NOTE = { wall: 12.8, hand: 7.6 };

/** Px of the words under a name. @param {Mark} mark @param {number} letter px */
const labelWidth = ({ role, note }, letter) =>
  role ? say(role).length * 7.4 + 26 : note ? say(note).length * letter : 0;

/** Px across the middle that are free of mob cards. @param {Mark[]} marks @param {Ring} ring @param {number} cards px */
function freeWidth(marks, { kind, table, places }, cards) {
  if (kind !== "ellipse") return 2 * (table.w - 24);
  const beside = places.filter((at, i) => marks[i].votes && Math.abs(at.ty - table.y) < table.h * 0.5);
  return Math.min(2 * (table.w - 12), ...beside.map((at) => 2 * (Math.abs(at.tx - table.x) - cards / 2)));
}

/** The size at which names fit side by side with what lies on the table. @param {number[]} seats @param {number} room @param {number} high */
function nameSize(seats, room, high) {
  const names = seats.map(nameOf);
  const widest = Math.max(...names.map((name) => nameWidth(name, 1, name.length > 24)));
  return Math.round(Math.max(24, Math.min(92, room / widest, (high * 0.58) / seats.length)));
}

/** @param {{x: number, y: number}} at */
const positionOf = (at) => `left:${at.x.toFixed(1)}px;top:${at.y.toFixed(1)}px`;
const Ghost = () => html`<${Emblem} name="ghost" class="in-name" size="0.9em" />`;

/** The line of the table. @param {{ring: Ring, box: {w: number, h: number}}} props */
function TableLine({ ring, box }) {
  const { x, y, w, h } = ring.table;
  if (ring.kind === "ellipse" && w < h * SLIT) return null; // between long names nothing of a table is left
  return html`<svg class="felt" width=${box.w} height=${box.h} aria-hidden="true">
    ${
      ring.kind === "ellipse"
        ? html`<ellipse cx=${x} cy=${y} rx=${w} ry=${h} />`
        : html`<rect x=${x - w} y=${y - h} width=${w * 2} height=${h * 2} rx=${Math.min(w, h, 44)} />`
    }
  </svg>`;
}

/** One seat, and what lies before it. @param {SeatProps & {at?: Place, name: string, ring: Ring, least: number}} props */
function Seat({ mark, at, name, ring, least, covered, picking, onSeat, grip }) {
  if (!at) return null;
  const open = picking?.open.includes(mark.seat) ?? false;
  const chosen = picking?.chosen === mark.seat;
  const classes = [seatClasses(mark, at.side, picking, open, chosen)];
  const set =
    ring.kind !== "rectangle"
      ? null
      : oneLine(name, ring.size, (ring.column - 8 - (mark.turn ? 29 : 0) - (chosen ? 16 : 0)) / shrink(name), least);
  if (set?.folds || at.folds) classes.push("folds");
  const stand = `${positionOf(at)}${set ? `;--name:${set.size}px` : at.folds ? `;--fold:${Math.ceil((at.w ?? 0) * 1.03) + 10}px` : ""}`;
  const press = picking ? open && (() => picking.onPick(mark.seat)) : onSeat && (() => onSeat(mark.seat));
  const ghost = ring.kind === "rectangle" && mark.dead && !mark.role && at.side; // in a column it stands beside the name
  const inside = html`<span class=${shrink(name) < 1 ? "nm endless" : "nm"}>${ghost === "right" && html`<${Ghost} />`}<bdi>${name}</bdi>${ghost === "left" && html`<${Ghost} />`}</span><${Under} mark=${mark} covered=${covered} />
    <span class="sr">${stateLabel(mark, chosen)}</span>`;
  return html`<li>
    ${
      press
        ? html`<button type="button" class=${classes.join(" ")} style=${stand} data-seat=${mark.seat}
          aria-pressed=${picking ? chosen : undefined} onClick=${press} ...${grip?.(mark.seat) ?? {}}>${inside}</button>`
        : html`<div class=${classes.join(" ")} style=${stand}>${inside}</div>`
    }
    ${(mark.votes ?? 0) > 0 && html`<span class=${`tk ${at.side}`} style=${positionOf({ x: at.tx, y: at.ty })}><${MobCards} votes=${mark.votes} /></span>`}
  </li>`;
}

/**
 * The classes of a seat by what lies in front and whether it can be chosen.
 * @param {Mark} mark @param {string} side @param {Picking | undefined} picking @param {boolean} open @param {boolean} chosen
 */
export function seatClasses(mark, side, picking, open, chosen) {
  const classes = ["rs", side];
  for (const state of ["dead", "gone", "turn", "nominated", "waits", "wins"])
    if (mark[/** @type {keyof Mark} */ (state)]) classes.push(state);
  if (mark.votes) classes.push("voted");
  if (chosen) classes.push("sel");
  if (picking && !open) classes.push("shut");
  return classes.join(" ");
}

/** What is written or drawn under a name. @param {{mark: Mark, covered?: boolean}} props */
export function Under({ mark, covered }) {
  const office = mark.note && html`<small>${say(mark.note)}</small>`;
  if (mark.role && covered) return html`${office}<i class="covs" role="img" aria-label=${ui("ui-role-covered")}></i>`;
  if (mark.role)
    return html`<span class="role">${mark.emblem && html`<${Emblem} name=${mark.emblem} size="1.4em" />`}${say(mark.role)}</span>`;
  return office || (mark.dead ? html`<${Emblem} name="ghost" class="under" size="0.9em" />` : null);
}

/** The states of a seat in words, for screen readers. @param {Mark} mark @param {boolean} chosen */
export function stateLabel(mark, chosen) {
  const shown = ["dead", "gone", "turn", "nominated", "waits", "wins"]
    .filter((state) => mark[/** @type {keyof Mark} */ (state)])
    .map((state) => ui(`ui-seat-${state}`));
  if (chosen) shown.push(ui("ui-seat-chosen"));
  return shown.length ? `, ${shown.join(", ")}` : "";
}

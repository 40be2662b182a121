// A few seats around a table: on an ellipse, where a long name at the side folds before it reaches the middle.
import { folded, nameWidth, shrink } from "../shapes/letters.js";

/** @import { Box, Place, Ring } from "./places.js" */

/** Part of the box that a name beside an ellipse takes on one line, at most. */
const ASIDE = 0.3;
/** Px between a name and what lies in the middle. */
const GAP = 12;
/** Px between two names side by side, at least. */
const APART = 10;
/** A table that may be low becomes so where it is narrower than this part of its height: px of each try, and of the lowest. */
const [SLENDER, STEP, LOW] = [0.8, 10, 80];

/**
 * @param {string[]} names @param {Box} box @param {number} size @param {number} under @param {number} label
 * @param {number} core @param {boolean} [headless] nobody moderates: the place at the bottom is free
 * @param {boolean} [low] between names at its corners the table is low and wide rather than slender
 * @returns {Ring}
 */
export function ellipse(names, box, size, under, label, core, headless = false, low = false) {
  const room = Math.min(box.w * ASIDE, (box.w - core) / 2 - GAP);
  const [first, all] = headless ? [0.5, names.length] : [1, names.length + 1];
  const turns = names.map((_, i) => (2 * Math.PI * (i + first)) / all);
  const aside = turns.map((turn) => Math.abs(Math.sin(turn)) > 0.5);
  const laid = names.map((name, i) => folded(name, shrink(name) * size, aside[i] ? room : Infinity));
  // a name above or below takes nothing from the sides, however long it is
  const widest = Math.max(60, label, ...laid.filter((_, i) => aside[i]).map(({ w }) => w));
  const rx = box.w / 2 - Math.min(widest / 2 + 4, box.w * 0.2);
  const ry = box.h / 2 - (size + under) / 2 - 4;
  const table = { w: Math.max(40, rx - widest * 0.38 - size * 0.5), h: Math.max(40, ry - size - under) };
  table.h = Math.min(table.h, table.w * 1.3);
  const places = laid.map(({ w, lines }, i) => {
    const turn = turns[i];
    const [dx, dy] = [-Math.sin(turn), Math.cos(turn)];
    const x = box.w / 2 + rx * dx;
    /** @type {Place["side"]} */
    const side = aside[i] ? (dx < 0 ? "left" : "right") : dy < 0 ? "top" : "bottom";
    return {
      x: clamped(x, w / 2 + 2, box.w),
      y: box.h / 2 + ry * dy,
      side,
      tx: box.w / 2 + (table.w - size * 1.6) * dx,
      ty: box.h / 2 + (table.h - size * 1.1) * dy,
      w: headless ? Math.max(w, label) : w, // below the table, the words under two names stand beside each other
      h: size * lines + under,
      folds: lines > 1,
    };
  });
  const across = places.filter(({ x, w = 0 }) => Math.abs(x - box.w / 2) < w / 2 + GAP);
  const free = across.map(({ y, h = 0 }) => Math.abs(y - box.h / 2) - h / 2 - GAP / 2);
  table.h = Math.max(40, Math.min(table.h, ...free));
  const high = table.h;
  const between = (/** @type {number} */ wide, /** @type {number} */ h) =>
    Math.max(40, Math.min(wide, ...places.map((place) => widthBeside(place, box, h))));
  table.w = between(table.w, high);
  for (let h = high; low && h > LOW && table.w < high * SLENDER; h -= STEP) {
    const w = between(rx, h);
    if (w * h > table.w * table.h) Object.assign(table, { w, h });
  }
  return {
    kind: "ellipse",
    size,
    places,
    head: { x: box.w / 2, y: box.h / 2 + ry },
    table: { x: box.w / 2, y: box.h / 2, ...table },
    column: widest,
  };
}

/**
 * How far the line of the table may go to the sides before it crosses a name.
 * @param {{x: number, y: number, w: number, h: number}} place @param {Box} box @param {number} high px of the table, from its middle
 */
function widthBeside({ x, y, w, h }, box, high) {
  const aside = Math.abs(x - box.w / 2) - w / 2 - GAP;
  const above = Math.max(0, Math.abs(y - box.h / 2) - h / 2) / high;
  return above < 1 && aside > 0 ? aside / Math.sqrt(1 - above ** 2) : Infinity;
}

/** The middle of a name, moved inside the box. @param {number} x @param {number} half @param {number} w */
function clamped(x, half, w) {
  return Math.min(Math.max(x, half), w - half);
}

/**
 * Whether no two names overlap, none overlaps the moderator's place, and none at the side reaches the middle.
 * @param {Ring} ring @param {number} size @param {number} under @param {number} core @param {boolean} [headless]
 */
export function hasRoom(ring, size, under, core, headless = false) {
  const head = { ...ring.head, w: nameWidth("Moderatore", size * 0.7), h: size + under };
  const boxes = (headless ? ring.places : [...ring.places, head]).map(({ x, y, w = 0, h = 0 }) => ({
    x,
    y,
    w: w + APART,
    h,
  }));
  const middle = { ...ring.table, w: core, h: size };
  const aside = ring.places.filter(({ side }) => side === "left" || side === "right");
  if (aside.some(({ x, y, w = 0, h = 0 }) => overlap({ x, y, w, h }, middle))) return false;
  return boxes.every((one, i) => boxes.slice(i + 1).every((two) => !overlap(one, two)));
}

/** @typedef {{x: number, y: number, w: number, h: number}} Spot @param {Spot} one @param {Spot} two */
const overlap = (one, two) =>
  Math.abs(one.x - two.x) * 2 < one.w + two.w && Math.abs(one.y - two.y) * 2 < one.h + two.h;

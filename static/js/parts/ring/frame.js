// Where many seats stand: around the four sides of a board, or in two columns where it is narrow.

/**
 * @typedef {{row: number, column: number, span: number, side: "left" | "right" | "top" | "bottom"}} Cell
 *   `row`, `column`: of the grid, 1 first. `span`: columns of the grid that the seat takes.
 * @typedef {{cells: Cell[], head: Cell, rows: number, columns: number, top?: number}} Frame
 *   `head`: the moderator's place. `rows`, `columns`: of the whole grid. `top`: the first row of the middle, above
 *   which seats stand between the corners.
 */

/** Columns of the grid for one column of seats: seats between the corners share what is left. */
const TRACKS = 12;

/**
 * Seats clockwise from the moderator's left, who sits below in the middle.
 * @param {number} many seats @param {number} across seats side by side: 1, 2, or from 4 on
 * @returns {Frame}
 */
export function frame(many, across) {
  if (across < 2) return list(many);
  return across < 4 ? columns(many) : around(many, across);
}

/** One below the other. @param {number} many @returns {Frame} */
function list(many) {
  const cell = (/** @type {number} */ row) => ({ row, column: 1, span: 1, side: /** @type {const} */ ("left") });
  return { cells: [...Array(many).keys()].map((i) => cell(i + 1)), head: cell(many + 1), rows: many + 1, columns: 1 };
}

/** A horseshoe: left neighbours on the left, from below; who sits opposite is at the head. @param {number} many @returns {Frame} */
function columns(many) {
  const rows = Math.floor(many / 2);
  const top = many % 2;
  const cells = [...Array(many).keys()].map((i) => {
    if (i < rows) return cell(top + rows - i, 1, 1, "left");
    if (top && i === rows) return cell(1, 1, 2, "top");
    return cell(i - rows + 1, 2, 1, "right");
  });
  return { cells, head: cell(rows + top + 1, 1, 2, "bottom"), rows: rows + top + 1, columns: 2 };
}

/**
 * How many stand below (half on each side of the moderator), above, and one below the other at each side.
 * @param {number} many @param {number} across @returns {{below: number, top: number, rows: number}}
 */
function sides(many, across) {
  if (many < FEW) {
    const below = many === FEW - 1 ? 2 : 0;
    const rows = Math.min(2, Math.floor((many - below) / 2));
    return { below, top: many - below - rows * 2, rows };
  }
  const several = many < CROWD; // they stand at the sides, so that the middle is high enough
  const below = several ? 2 : across - (across % 2 ? 1 : 2);
  const least = several ? 2 : across - 1;
  const top = (many - below - least) % 2 ? least + 1 : least;
  return { below, top, rows: (many - top - below) / 2 };
}

/** All around. @param {number} many @param {number} across @returns {Frame} */
function around(many, across) {
  const { below, top, rows } = sides(many, across);
  const last = rows + 2;
  const inner = ((across - 2) * TRACKS) / Math.max(1, top - 2);
  const at = (/** @type {number} */ column) => column * TRACKS + 1; // 0 first
  /** @param {number} t from the left */
  const above = (t) => {
    if (top === 1) return cell(1, TRACKS + 1, inner, "top");
    if (t === 0) return cell(1, at(0), TRACKS, "left");
    if (t === top - 1) return cell(1, at(across - 1), TRACKS, "right");
    return cell(1, TRACKS + 1 + (t - 1) * inner, inner, "top");
  };
  const cells = [...Array(many).keys()].map((i) => {
    if (i < below / 2) return cell(last, at(below / 2 - 1 - i), TRACKS, i === below / 2 - 1 ? "left" : "bottom");
    const k = i - below / 2;
    if (k < rows) return cell(rows + 1 - k, at(0), TRACKS, "left");
    const t = k - rows;
    if (t < top) return above(t);
    const r = t - top;
    if (r < rows) return cell(r + 2, at(across - 1), TRACKS, "right");
    return cell(last, at(across - 1 - (r - rows)), TRACKS, r === rows ? "right" : "bottom");
  });
  const head = cell(last, at(below / 2), (across - below) * TRACKS, "bottom");
  return { cells, head, rows: last, columns: across * TRACKS, top: top === 1 || top > 2 ? 2 : 1 };
}

/** @param {number} row @param {number} column @param {number} span @param {Cell["side"]} side @returns {Cell} */
const cell = (row, column, span, side) => ({ row, column, span, side });

/** So few seats leave the lower side to the moderator. */
const FEW = 9;
/** Fewer seats than this make no frame. */
const LEAST = 4;
/** From so many seats on, the upper and the lower side are full. */
const CROWD = 15;

/**
 * How many seats stand side by side on a board of this width.
 * @param {number} wide rem @param {number} many seats
 */
export function across(wide, many) {
  if (wide < 17) return 1;
  if (wide < 36 || many < LEAST) return 2;
  if (wide < 52) return 4;
  return wide < 72 ? 5 : 6;
}

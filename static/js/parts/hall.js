// People around real cards: a ring in which every seat has a word under its name.

/** @typedef {import("../shapes.d.ts").Panel} Panel */

/** @param {Panel} [panel] any panel */
export const isHall = (panel) =>
  panel?.kind === "circle" &&
  panel.marks.length > 0 &&
  panel.marks.every((/** @type {any} */ mark) => mark.note && !mark.role);

// People around real cards: a ring in which every seat has a word under its name.

/** @param {import("../types.d.ts").Panel} [panel] */
export const isHall = (panel) =>
  panel?.kind === "circle" && panel.marks.length > 0 && panel.marks.every((mark) => mark.note && !mark.role);

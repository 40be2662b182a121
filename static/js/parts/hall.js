// People around real cards: a ring in which every seat has a word under its name.

/** @import { Panel } from "../types.d.ts" */

/** @param {Panel} [panel] */
export const isHall = (panel) =>
  panel?.kind === "circle" && panel.marks.length > 0 && panel.marks.every((mark) => mark.note && !mark.role);

/** Pictures that need the room of the view's emblem. @type {Panel["kind"][]} */
const LARGE = ["verdict", "ledger", "graph"];

/** @param {Panel} panel */
export const isLarge = (panel) => LARGE.includes(panel.kind) || isHall(panel);

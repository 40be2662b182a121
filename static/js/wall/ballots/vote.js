// Everybody around the table on the public screen: a vote, or the talk before it.
import { html } from "htm/preact";
import { Day } from "../day.js";
import { OpenVote } from "./open.js";
import { isSealed } from "./standing.js";
import { SealedVote, VillageVote } from "./village.js";

/** @import { Panel, Panels } from "../../types.d.ts" */

/** People around one table; more of them are a village. */
const FEW = 12;

/** @param {{circle: Panels["circle"], tally?: Panels["tally"], panels: Panel[]}} props */
export function Vote({ circle, tally, panels }) {
  if (!tally) return html`<${Day} circle=${circle} panels=${panels} />`;
  const laid = isSealed(tally) ? SealedVote : circle.marks.length > FEW ? VillageVote : OpenVote;
  return html`<${laid} circle=${circle} tally=${tally} panels=${panels} />`;
}

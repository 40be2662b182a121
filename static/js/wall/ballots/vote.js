// Everybody around the table on the public screen: a vote, or the talk before it.
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Day } from "../day.js";
import { endsAtTouch, prefersStill } from "../motion.js";
import { OpenVote } from "./open.js";
import { isSealed } from "./standing.js";
import { SealedVote, VillageVote } from "./village.js";

/** @import { Panel, Panels } from "../../types.d.ts" */

/** People around one table; more of them are a village. */
const FEW = 12;
/** Milliseconds from the last sealed vote until all shutters are open (ballots.css). */
const OPENING = 900;

/** @param {{circle: Panels["circle"], tally?: Panels["tally"], panels: Panel[]}} props */
export function Vote({ circle, tally, panels }) {
  const opens = useOpening(Boolean(tally && isSealed(tally)));
  if (!tally) return html`<${Day} circle=${circle} panels=${panels} />`;
  const sealed = isSealed(tally) || opens;
  const laid = sealed ? SealedVote : circle.marks.length > FEW ? VillageVote : OpenVote;
  return html`<${laid} circle=${circle} tally=${tally} panels=${panels} />`;
}

/** Whether the shutters of a sealed vote open just now; a screen that did not show it sealed shows the votes at once. @param {boolean} sealed */
function useOpening(sealed) {
  const before = useRef(false);
  const [opens, setOpens] = useState(false);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = sealed;
    if (sealed || !was || prefersStill()) return setOpens(false);
    setOpens(true);
    return endsAtTouch(() => setOpens(false), OPENING);
  }, [sealed]);
  return opens;
}

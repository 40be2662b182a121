// Which module draws which kind of panel: one entry for each class of the core that is a panel.
import { html } from "htm/preact";
import { Account } from "./account.js";
import { Awaited } from "./awaited.js";
import { Card } from "./card.js";
import { Chart } from "./chart.js";
import { Chronicle } from "./chronicle.js";
import { Circle } from "./circle.js";
import { Countdown } from "./countdown.js";
import { Die } from "./die.js";
import { Graph } from "./graph.js";
import { Ledger } from "./ledger.js";
import { Note } from "./note.js";
import { Petals } from "./petals.js";
import { Piles } from "./piles.js";
import { Proposal } from "./proposal.js";
import { Scores } from "./scores.js";
import { Script } from "./script.js";
import { Tally } from "./tally.js";
import { Trails } from "./trails.js";
import { Verdict } from "./verdict.js";

/** @type {Record<string, any>} */
export const panels = {
  account: Account,
  awaited: Awaited,
  card: Card,
  chart: Chart,
  chronicle: Chronicle,
  circle: Circle,
  countdown: Countdown,
  die: Die,
  graph: Graph,
  ledger: Ledger,
  note: Note,
  petals: Petals,
  piles: Piles,
  proposal: Proposal,
  scores: Scores,
  script: Script,
  tally: Tally,
  trails: Trails,
  verdict: Verdict,
};

/**
 * Draws a panel of any kind; one that nobody knows draws nothing, and says so to developers.
 * @param {{panel: import("../shapes.d.ts").Panel, twins?: Record<string, any>}} props
 *   `twins`: other twins for some kinds (a phone draws the ring as a horseshoe)
 */
export function Show({ panel, twins = {} }) {
  const Twin = twins[panel.kind] ?? panels[panel.kind];
  if (!Twin) {
    console.error(`no twin for the panel ${panel.kind}`);
    return null;
  }
  return html`<${Twin} panel=${panel} />`;
}

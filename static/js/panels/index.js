// Which module draws which kind of panel: one entry for each class of the core that is a panel.
import { Account } from "./account.js";
import { Annals } from "./annals.js";
import { Awaited } from "./awaited.js";
import { Blows } from "./blows.js";
import { Board } from "./board.js";
import { Card } from "./card.js";
import { Cards } from "./cards.js";
import { Chart } from "./chart.js";
import { Chronicle } from "./chronicle.js";
import { Circle } from "./circle.js";
import { Countdown } from "./countdown.js";
import { Counters } from "./counters.js";
import { Courses } from "./courses.js";
import { Daybreak } from "./daybreak.js";
import { Die } from "./die.js";
import { Graph } from "./graph.js";
import { Help } from "./help.js";
import { Leaves } from "./leaves.js";
import { Ledger } from "./ledger.js";
import { Limits } from "./limits.js";
import { Note } from "./note.js";
import { Petals } from "./petals.js";
import { Piles } from "./piles.js";
import { Proposal } from "./proposal.js";
import { Scores } from "./scores.js";
import { Script } from "./script.js";
import { Tally } from "./tally.js";
import { Trails } from "./trails.js";
import { Verdict } from "./verdict.js";
import { Versus } from "./versus.js";

/** @type {Required<import("../shapes.d.ts").PanelTwins>} */
export const panels = {
  account: Account,
  annals: Annals,
  awaited: Awaited,
  blows: Blows,
  board: Board,
  card: Card,
  cards: Cards,
  chart: Chart,
  chronicle: Chronicle,
  circle: Circle,
  countdown: Countdown,
  counters: Counters,
  courses: Courses,
  daybreak: Daybreak,
  die: Die,
  graph: Graph,
  help: Help,
  leaves: Leaves,
  ledger: Ledger,
  limits: Limits,
  note: Note,
  petals: Petals,
  piles: Piles,
  proposal: Proposal,
  scores: Scores,
  script: Script,
  tally: Tally,
  trails: Trails,
  verdict: Verdict,
  versus: Versus,
};

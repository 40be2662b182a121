// Which module draws which kind of panel: one entry for each class of the core that is a panel.
import { Account } from "./papers/account.js";
import { Annals } from "./papers/annals.js";
import { Awaited } from "./people/awaited.js";
import { Blows } from "./papers/blows.js";
import { Board } from "./things/board.js";
import { Card } from "./things/card.js";
import { Cards } from "./things/cards.js";
import { Chart } from "./charts/chart.js";
import { Chronicle } from "./papers/chronicle.js";
import { Circle } from "./people/circle.js";
import { Countdown } from "./things/countdown.js";
import { Counters } from "./things/counters.js";
import { Courses } from "./charts/courses.js";
import { Daybreak } from "./papers/daybreak.js";
import { Die } from "./things/die.js";
import { Graph } from "./charts/graph.js";
import { Help } from "./papers/help.js";
import { Leaves } from "./papers/leaves.js";
import { Ledger } from "./charts/ledger.js";
import { Limits } from "./things/limits.js";
import { Medals } from "./people/medals.js";
import { Note } from "./papers/note.js";
import { Odds } from "./charts/odds.js";
import { Petals } from "./charts/petals.js";
import { Piles } from "./things/piles.js";
import { Proposal } from "./people/proposal.js";
import { Scores } from "./people/scores.js";
import { Script } from "./papers/script.js";
import { Tally } from "./people/tally.js";
import { Tiles } from "./papers/tiles.js";
import { Trails } from "./charts/trails.js";
import { Verdict } from "./people/verdict.js";
import { Versus } from "./people/versus.js";

/** @type {Required<import("../shapes.d.ts").PanelComponents>} */
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
  medals: Medals,
  note: Note,
  odds: Odds,
  petals: Petals,
  piles: Piles,
  proposal: Proposal,
  scores: Scores,
  script: Script,
  tally: Tally,
  tiles: Tiles,
  trails: Trails,
  verdict: Verdict,
  versus: Versus,
};

/* Made by `python -m companion.web.protocol` from the Python classes; not to be changed by hand. */
export type Param = number | string | { seat: number } | { seats: number[] } | Text;

export interface Text {
  t: string;
  p?: Record<string, Param>;
}

export interface Prompt {
  kind: string;
  key: string;
  command: string;
  label: Text;
  args?: Record<string, unknown>;
  title?: Text | null;
  hint?: Text | null;
  act_for?: number[];
  opens_at?: number | null;
  closed?: Text | null;
  warn?: Text | null;
  weight?: "main" | "quiet" | "link";
  group?: string;
  at?: string | null;
}

export interface Allocate extends Prompt {
  kind: "allocate";
  field?: string;
  rows?: Share[];
  budget?: number;
  exact?: boolean;
  left?: Text | null;
  short?: Text | null;
  beyond?: Text | null;
  sealed?: boolean;
  same?: Text | null;
  outcome?: Outcome | null;
}

export interface Amount extends Prompt {
  kind: "amount";
  field?: string;
  low?: number;
  high?: number;
  sealed?: boolean;
}

export interface Assign extends Prompt {
  kind: "assign";
  field?: string;
  seats?: number[];
  items?: Item[];
  chosen?: [number, string][];
  conflicts?: number[];
  single?: boolean;
  every?: boolean;
  same?: Text | null;
}

export interface Branch extends Prompt {
  kind: "branch";
  field?: string;
  ways?: Way[];
  items?: Standing[];
  first?: string;
  heads?: Text[];
  sealed?: boolean;
}

export interface Choose extends Prompt {
  kind: "choose";
  field?: string;
  items?: Item[];
  chosen?: string | null;
  at_once?: boolean;
  secret?: boolean;
  sealed?: boolean;
}

export interface Counts extends Prompt {
  kind: "counts";
  field?: string;
  rows?: Count[];
  total?: number | null;
  bounds?: Bound[];
}

export interface Form extends Prompt {
  kind: "form";
  fields?: Field[];
}

export interface Grid extends Prompt {
  kind: "grid";
  field?: string;
  columns?: Column[];
  rows?: Row[];
  fields?: Field[];
}

export interface Lines extends Prompt {
  kind: "lines";
  field?: string;
  sorts?: Sort[];
  lists?: Record<string, Item[]>;
  seats?: number[];
  most?: number;
  proposed?: Record<string, unknown>[];
  least?: number;
  pages?: Page[];
  need?: Text | null;
}

export interface Order extends Prompt {
  kind: "order";
  field?: string;
  items?: Item[];
}

export interface Pick extends Prompt {
  kind: "pick";
  field?: string;
  ring?: number[];
  whole?: boolean;
  seats?: number[];
  may_be_self?: boolean;
  none_label?: Text | null;
  chosen?: number | null;
  locked?: boolean;
}

export interface Press extends Prompt {
  kind: "press";
}

export interface Reaction extends Prompt {
  kind: "reaction";
  field?: string;
  items?: Item[];
  clock?: Clock | null;
  chosen?: string | null;
  warns?: string | null;
}

export interface Route extends Prompt {
  kind: "route";
  fields?: string[];
  ways?: Record<string, string[]>;
  items?: Item[];
  marks?: Record<string, [string, Text]>;
}

export interface Rules extends Prompt {
  kind: "rules";
  rules?: Rule[];
}

export interface Sequence extends Prompt {
  kind: "sequence";
  field?: string;
  items?: Item[];
  chosen?: string[];
  most?: number;
  name?: Field | null;
}

export interface Several extends Prompt {
  kind: "several";
  field?: string;
  items?: Item[];
  chosen?: string[];
  least?: number;
  most?: number;
  ordered?: boolean;
}

export interface Throw extends Prompt {
  kind: "throw";
  field?: string;
  faces?: number;
  typed?: boolean;
}

export interface Touch extends Prompt {
  kind: "touch";
  field?: string;
  piece_field?: string;
  places?: number[];
  reaches?: Reach[];
}

export interface Panel {
  kind: string;
  covered?: boolean;
}

export interface Account extends Panel {
  kind: "account";
  title: Text;
  entries?: Entry[];
  rule?: Text | null;
}

export interface Annals extends Panel {
  kind: "annals";
}

export interface Awaited extends Panel {
  kind: "awaited";
  done: number;
  total: number;
  missing?: number[];
  words?: Text | null;
}

export interface Blows extends Panel {
  kind: "blows";
  title: Text;
  rounds?: Round[];
  outcome?: Text | null;
  line?: Text | null;
}

export interface Board extends Panel {
  kind: "board";
  title: Text;
  places: Place[];
  near: number;
  far: number;
  beside?: Piece[];
  stages?: ScriptStage[];
  legend?: Text | null;
}

export interface Card extends Panel {
  kind: "card";
  covered?: boolean;
  seat?: number | null;
  name: Text;
  emblem: string;
  lines?: Text[];
  tag?: Text | null;
}

export interface Cards extends Panel {
  kind: "cards";
  title: Text;
  line?: Text | null;
  cards?: CardKind[];
}

export interface Chart extends Panel {
  kind: "chart";
  title: Text;
  points: Text[];
  series: Series[];
  style?: string;
  note?: Text | null;
}

export interface Chronicle extends Panel {
  kind: "chronicle";
  chapters: Chapter[];
}

export interface Circle extends Panel {
  kind: "circle";
  marks: Mark[];
  middle?: Text | null;
  named?: number[];
  secret?: boolean;
  moderator?: boolean;
}

export interface Countdown extends Panel {
  kind: "countdown";
  clock: Clock;
  label: Text;
  bell?: boolean;
  head?: boolean;
}

export interface Counters extends Panel {
  kind: "counters";
  title: Text;
  trays: Tray[];
  own?: number | null;
}

export interface Courses extends Panel {
  kind: "courses";
  title: Text;
  lanes: Text[];
  points: Text[];
  courses: Course[];
  note?: Text | null;
  emblem?: string | null;
  unmarked: Text;
}

export interface Daybreak extends Panel {
  kind: "daybreak";
  title: Text;
  fallen?: number[];
  line?: Text | null;
}

export interface Die extends Panel {
  kind: "die";
  face: number;
  label: Text;
  line?: Text | null;
}

export interface Graph extends Panel {
  kind: "graph";
  nodes: Node[];
  arrows: [string, string][];
  columns: number;
  rows: number;
  empty: Text;
  counted: Text;
  title?: Text | null;
  tip?: string | null;
  left?: Text | null;
  price?: Text | null;
}

export interface Help extends Panel {
  kind: "help";
  title: Text;
  steps: Text[];
  at?: number | null;
  rules?: InForce[];
  terms?: Term[];
}

export interface Leaves extends Panel {
  kind: "leaves";
  title: Text;
  leaves: Leaf[];
  first?: number;
}

export interface Ledger extends Panel {
  kind: "ledger";
  seats: number[];
  lines: Line[];
  sums?: Sum[];
  own?: number | null;
  gone?: number[];
  title?: Text | null;
  side?: Text | null;
  holds?: Text | null;
  note?: Text | null;
}

export interface Limits extends Panel {
  kind: "limits";
  title: Text;
  limits: Limit[];
}

export interface Note extends Panel {
  kind: "note";
  title?: Text | null;
  lines?: Text[];
  tone?: string;
  emblem?: string | null;
  bell?: boolean;
}

export interface Petals extends Panel {
  kind: "petals";
  beds: Bed[];
  own?: number | null;
  way?: Text | null;
}

export interface Piles extends Panel {
  kind: "piles";
  title: Text;
  piles?: Pile[];
  notes?: Text[];
  warnings?: Text[];
}

export interface Proposal extends Panel {
  kind: "proposal";
  title: Text;
  terms: Text[];
  agreed?: number[];
  missing?: number[];
}

export interface Scores extends Panel {
  kind: "scores";
  title: Text;
  lead: Text;
  scores: Score[];
  own?: number | null;
}

export interface Script extends Panel {
  kind: "script";
  line: Text;
  following?: Text | null;
  emblem?: string | null;
  stages?: ScriptStage[];
}

export interface Tally extends Panel {
  kind: "tally";
  title: Text;
  ballots?: Ballot[];
  expected?: number;
  cast?: number;
  next_voter?: number | null;
}

export interface Trails extends Panel {
  kind: "trails";
  title: Text;
  trails: Trail[];
}

export interface Verdict extends Panel {
  kind: "verdict";
  title: Text;
  emblem?: string | null;
  ember?: boolean;
  winners?: number[];
  line?: Text | null;
}

export interface Versus extends Panel {
  kind: "versus";
  label: Text;
  sides: [Side, Side];
  own?: number | null;
  following?: Text | null;
}

export interface View {
  tone: "table" | "night" | "day" | "end";
  title: Text;
  line?: Text | null;
  emblem?: string | null;
  hush?: boolean;
  alike?: boolean;
  prompts?: AnyPrompt[];
  panels?: AnyPanel[];
  own?: AnyPanel[];
}

export interface Share {
  value: string;
  label: Text;
  high: number;
  count?: number;
  price?: number;
  enough?: number | null;
  note?: Text | null;
  before?: number | null;
  becomes?: number[];
}

export interface Outcome {
  others: Record<string, number>;
  alone: Record<string, Text>;
  shared: Text;
  nobody: Text;
}

export interface Item {
  value: string;
  label: Text;
  note?: Text | null;
  emblem?: string | null;
}

export interface Way {
  value: string;
  label: Text;
  says: Text;
  items?: string[];
  args?: Record<string, unknown>;
  by?: number;
  again?: string;
}

export interface Standing {
  value: string;
  label: Text;
  tops?: number[];
  most?: number;
  own?: number;
  ahead?: number;
}

export interface Count {
  value: string;
  label: Text;
  count: number;
  low: number;
  high: number;
  emblem?: string | null;
  note?: Text | null;
}

export interface Bound {
  values: string[];
  low: number;
  high: number;
  why: Text;
  but?: number | null;
}

export interface Field {
  id: string;
  sort: string;
  label: Text;
  seats?: number[];
  items?: Item[];
  low?: number;
  high?: number;
  value?: number | string | null;
  note?: Text | null;
  known?: Known[];
  otherwise?: Text | null;
}

export interface Column {
  sort: string;
  label: Text;
  low?: number;
  high?: number;
  signed?: boolean;
}

export interface Row {
  label: Text;
  values: (boolean | number | string)[];
  key?: (number | string)[];
}

export interface Sort {
  id: string;
  label: Text;
  fields: Blank[];
}

export interface Page {
  label: Text;
  ticks?: Ticks[];
  sorts?: string[];
}

export interface Clock {
  length: number;
  before?: number;
  since?: number | null;
}

export interface Rule {
  id: string;
  sort: string;
  value: boolean | number | string;
  label: Text;
  note?: Text | null;
  items?: Item[];
  low?: number | null;
  high?: number | null;
  step?: number;
  changed?: boolean;
  timed?: boolean;
  heading?: Text | null;
}

export interface Reach {
  piece: number;
  name: string | Text;
  places: number[];
}

export interface Entry {
  seat: number;
  before: number;
  after: number;
  how: Text;
}

export interface Round {
  label: Text;
  blows: Blow[];
  ends?: Text[];
}

export interface Place {
  id: number;
  label: Text;
  turned?: number;
  up?: boolean;
  marked?: boolean;
  hot?: boolean;
  owner?: number | null;
  note?: Text | null;
  pieces?: Piece[];
}

export interface Piece {
  id: number;
  name: string | Text;
  side: number;
  values?: string;
  hurt?: number;
  spent?: boolean;
  hot?: boolean;
}

export interface ScriptStage {
  label: Text;
  state: string;
  emblem?: string | null;
}

export interface CardKind {
  name: Text;
  count: number;
  counted?: Text | null;
  emblem?: string | null;
  does?: Text | null;
  side?: Text | null;
}

export interface Series {
  values: number[];
  seat?: number | null;
  label?: Text | null;
  marked?: boolean;
}

export interface Chapter {
  title: Text;
  lines: Text[];
}

export interface Mark {
  seat: number;
  dead?: boolean;
  gone?: boolean;
  votes?: number;
  turn?: boolean;
  nominated?: boolean;
  waits?: boolean;
  role?: Text | null;
  emblem?: string | null;
  note?: Text | null;
  wins?: boolean;
}

export interface Tray {
  seat: number;
  counters: Counter[];
  turn?: boolean;
  note?: Text | null;
}

export interface Course {
  label: Text;
  legs: Leg[];
  until: number;
  over?: boolean;
  note?: Text | null;
}

export interface Node {
  id: string;
  label: Text;
  x: number;
  row: number;
  line: number;
  depth: number;
  seat?: number | null;
  count?: number;
  tokens?: Token[];
  turn?: boolean;
  own?: boolean;
  note?: Text | null;
  told?: Text[];
}

export interface InForce {
  words: Text;
  own?: boolean;
}

export interface Term {
  name: Text;
  means: Text;
}

export interface Leaf {
  label: Text;
  panels: AnyPanel[];
}

export interface Line {
  label: Text;
  values: number[];
  tops?: number[];
  changes?: [number, number][];
  side?: number | null;
  note?: Text | null;
  broken?: boolean;
}

export interface Sum {
  label: Text;
  values: number[];
  changes?: [number, number][];
  of?: number;
  note?: Text | null;
}

export interface Limit {
  label: Text;
  left: boolean;
}

export interface Bed {
  seat: number;
  filled?: number;
  total?: number;
  gathered?: number;
  goal?: number;
  label?: Text | null;
  notes?: Text[];
  turn?: boolean;
  gone?: boolean;
  wins?: boolean;
}

export interface Pile {
  label: Text;
  count: number;
  emblem?: string | null;
}

export interface Score {
  seat: number;
  value: number;
  note?: Text | null;
  change?: number;
  leads?: boolean;
  turn?: boolean;
}

export interface Ballot {
  voter: number;
  target: number | null;
  note?: Text | null;
}

export interface Trail {
  label: Text;
  stops: Stop[];
  place: Text;
  over?: boolean;
  id?: string;
}

export interface Side {
  seat: number;
  score: number;
  note?: Text | null;
  leads?: boolean;
}

export interface Side {
  seat: number;
  score: number;
  note?: Text | null;
  leads?: boolean;
}

export interface SeatName {
  seat: number;
}

export interface SeatNames {
  seats: number[];
}

export interface Known {
  words: string;
  fills?: Record<string, number | string>;
  note?: string;
}

export interface Blank {
  id: string;
  sort: string;
  label: Text;
  of?: string;
  low?: number;
  high?: number;
  value?: number | null;
}

export interface Ticks {
  sort: string;
  number: string;
  rows: Tick[];
  said: Text;
  brief: Text;
  up?: Record<string, unknown>;
  down?: Record<string, unknown> | null;
  title?: Text | null;
}

export interface Blow {
  by: string | Text;
  at: string | Text;
  damage: number;
  side?: number;
  owners?: [number, number] | null;
  told?: Text | null;
}

export interface Counter {
  label: Text;
  value: number;
  large?: boolean;
  low?: boolean;
}

export interface Leg {
  x: number;
  lane: number;
  mark?: number;
  seat?: number | null;
}

export interface Token {
  id: string;
  mark: string;
  label: Text;
  done?: number;
  of?: number;
  told?: Text[];
}

export interface Stop {
  label: Text;
  state: string;
  seat?: number | null;
}

export interface Tick {
  value: string | number;
  label: Text;
  low: number;
  high: number;
  before?: number | null;
  note?: Text | null;
}

export type AnyPrompt =
  | Allocate
  | Amount
  | Assign
  | Branch
  | Choose
  | Counts
  | Form
  | Grid
  | Lines
  | Order
  | Pick
  | Press
  | Reaction
  | Route
  | Rules
  | Sequence
  | Several
  | Throw
  | Touch;

export type AnyPanel =
  | Account
  | Annals
  | Awaited
  | Blows
  | Board
  | Card
  | Cards
  | Chart
  | Chronicle
  | Circle
  | Countdown
  | Counters
  | Courses
  | Daybreak
  | Die
  | Graph
  | Help
  | Leaves
  | Ledger
  | Limits
  | Note
  | Petals
  | Piles
  | Proposal
  | Scores
  | Script
  | Tally
  | Trails
  | Verdict
  | Versus;

export interface Seat {
  id: number;
  name: string;
  phone: boolean;
}

export interface Table {
  code: string;
  name: string;
  door: "open" | "closed";
  game?: string;
  notice?: { v: number; text: Text };
  reference?: AnyPanel[];
  seats: Seat[];
  ring: number[];
  ring_open?: boolean;
}

export interface Picture {
  v: number;
  now?: number;
  me: { kind: "phone" | "tablet" | "screen"; seat?: number; watches?: boolean };
  table: Table;
  view: View;
  desk?: Desk;
  pad?: string;
}

export interface Desk {
  prompts: AnyPrompt[];
  diary: Line[];
  grants: Grant[];
  connected: number[];
  addresses: string[];
  blind: boolean;
  undo?: Press;
}

export interface Line {
  n: number;
  at: number;
  text: Text;
  shows?: boolean;
  gone?: boolean;
  to?: number;
  warn?: boolean;
}

export interface Grant {
  sort: "tablet" | "recovery" | "seat";
  seat?: number;
  expires_at?: number;
  link?: string;
}

export interface Answer {
  id: string | null;
  ok: boolean;
  code?: string;
  text?: Text;
}

/** What the table itself may be asked with `do`: the command's name and its `args`. */
export interface Commands {
  "table.join": { called: string; onlooker?: boolean };
  "table.leave": Record<string, never>;
  "table.rename": { seat: number; called: string };
  "table.add_seat": { called: string };
  "table.remove_seat": { seat: number };
  "table.release_seat": { seat: number };
  "table.move_seat": { seat: number; place: number };
  "table.set_ring": { order: string[] };
  "table.open_door": Record<string, never>;
  "table.close_door": Record<string, never>;
  "table.name_table": { called: string };
  "table.choose_game": { game: string; abandon?: boolean };
  "table.rematch": { abandon?: boolean };
  "table.undo": { to: number };
  "table.hand_over": Record<string, never>;
  "table.make_recovery": Record<string, never>;
  "table.seat_qr": { seat: number };
  "table.seat_card": { seat: number };
  "table.set_blind": { on: boolean };
  "table.show_seat": { seat: number };
  "table.set_keeping": { keep: string };
  "table.seat_watchers": Record<string, never>;
}

/* Made by `python -m companion.web.protocol` from the Python classes; not to be changed by hand. */
export type Param = number | string | SeatName | SeatNames | Text;

export type Params = Record<string, Param>;

export interface Text {
  t: string;
  p?: Params;
}

export interface EveryPrompt {
  key: string;
  command: string;
  label: Text;
  args?: Record<string, unknown>;
  title?: Text;
  hint?: Text;
  act_for?: number[];
  opens_at?: number;
  closed?: Text;
  warn?: Text;
  weight?: "main" | "quiet" | "link";
  group?: string;
  at?: string;
}

export interface Allocate extends EveryPrompt {
  kind: "allocate";
  field?: string;
  rows?: Share[];
  budget?: number;
  exact?: boolean;
  left?: Text;
  nothing?: Text;
  short?: Text;
  beyond?: Text;
  sealed?: boolean;
  same?: Text;
  outcome?: Consequence;
}

export interface Amount extends EveryPrompt {
  kind: "amount";
  field?: string;
  low?: number;
  high?: number;
  sealed?: boolean;
}

export interface Assign extends EveryPrompt {
  kind: "assign";
  field?: string;
  seats?: number[];
  items?: Item[];
  chosen?: [number, string][];
  single?: boolean;
  every?: boolean;
  same?: Text;
}

export interface Branch extends EveryPrompt {
  kind: "branch";
  field?: string;
  ways?: Way[];
  items?: Standing[];
  first?: string;
  heads?: Text[];
  sealed?: boolean;
}

export interface Choose extends EveryPrompt {
  kind: "choose";
  field?: string;
  items?: Item[];
  chosen?: string;
  at_once?: boolean;
  secret?: boolean;
  sealed?: boolean;
}

export interface Counts extends EveryPrompt {
  kind: "counts";
  field?: string;
  rows?: Count[];
  total?: number;
  bounds?: Bound[];
}

export interface Form extends EveryPrompt {
  kind: "form";
  fields?: Field[];
}

export interface Grid extends EveryPrompt {
  kind: "grid";
  field?: string;
  columns?: Field[];
  rows?: Row[];
  fields?: Field[];
}

export interface Lines extends EveryPrompt {
  kind: "lines";
  field?: string;
  sorts?: Sort[];
  lists?: Record<string, Item[]>;
  seats?: number[];
  most?: number;
  proposed?: Record<string, unknown>[];
  least?: number;
  pages?: ListPage[];
  need?: Text;
}

export interface Order extends EveryPrompt {
  kind: "order";
  field?: string;
  items?: Item[];
}

export interface Pick extends EveryPrompt {
  kind: "pick";
  field?: string;
  ring?: number[];
  whole?: boolean;
  seats?: number[];
  may_be_self?: boolean;
  none_label?: Text;
  chosen?: number;
  locked?: boolean;
}

export interface Press extends EveryPrompt {
  kind: "press";
}

export interface Reaction extends EveryPrompt {
  kind: "reaction";
  field?: string;
  items?: Item[];
  clock?: Clock;
  chosen?: string;
  warns?: string;
}

export interface Route extends EveryPrompt {
  kind: "route";
  fields?: string[];
  ways?: Record<string, string[]>;
  items?: Item[];
  marks?: Record<string, [string, Text]>;
}

export interface Rules extends EveryPrompt {
  kind: "rules";
  whole: string;
  rules?: Field[];
}

export interface Sequence extends EveryPrompt {
  kind: "sequence";
  field?: string;
  items?: Item[];
  chosen?: string[];
  most?: number;
  name?: Field;
}

export interface Several extends EveryPrompt {
  kind: "several";
  field?: string;
  items?: Item[];
  chosen?: string[];
  least?: number;
  most?: number;
  times?: number;
  ordered?: boolean;
}

export interface Throw extends EveryPrompt {
  kind: "throw";
  field?: string;
  typed?: boolean;
}

export interface Touch extends EveryPrompt {
  kind: "touch";
  field?: string;
  places?: number[];
  reaches?: Reach[];
}

export interface EveryPanel {
  covered?: boolean;
}

export interface Account extends EveryPanel {
  kind: "account";
  title: Text;
  entries?: AccountLine[];
  rule?: Text;
}

export interface Annals extends EveryPanel {
  kind: "annals";
}

export interface Awaited extends EveryPanel {
  kind: "awaited";
  done: number;
  total: number;
  missing?: number[];
  words?: Text;
}

export interface Blows extends EveryPanel {
  kind: "blows";
  title: Text;
  rounds?: BlowRound[];
  outcome?: Text;
  line?: Text;
}

export interface Board extends EveryPanel {
  kind: "board";
  title: Text;
  places: Place[];
  near: number;
  far: number;
  beside?: Piece[];
  stages?: ScriptStage[];
  legend?: Text;
}

export interface Card extends EveryPanel {
  kind: "card";
  covered?: boolean;
  seat?: number;
  name: Text;
  emblem: string;
  lines?: Text[];
  tag?: Text;
}

export interface Cards extends EveryPanel {
  kind: "cards";
  title: Text;
  line?: Text;
  cards?: CardKind[];
}

export interface Chart extends EveryPanel {
  kind: "chart";
  title: Text;
  points: Text[];
  series: Series[];
  style?: "bars" | "lines" | "grid";
  note?: Text;
}

export interface Chronicle extends EveryPanel {
  kind: "chronicle";
  chapters: Chapter[];
}

export interface Circle extends EveryPanel {
  kind: "circle";
  marks: Mark[];
  middle?: Text;
  named?: number[];
  secret?: boolean;
  moderator?: boolean;
  head?: Text;
}

export interface Countdown extends EveryPanel {
  kind: "countdown";
  clock: Clock;
  label: Text;
  bell?: boolean;
  head?: boolean;
}

export interface Counters extends EveryPanel {
  kind: "counters";
  title: Text;
  trays: Tray[];
  own?: number;
}

export interface Courses extends EveryPanel {
  kind: "courses";
  title: Text;
  lanes: Text[];
  points: Text[];
  courses: Course[];
  note?: Text;
  emblem?: string;
  unmarked: Text;
}

export interface Daybreak extends EveryPanel {
  kind: "daybreak";
  title: Text;
  fallen?: number[];
  line?: Text;
}

export interface Die extends EveryPanel {
  kind: "die";
  face: number;
  label: Text;
  line?: Text;
}

export interface Graph extends EveryPanel {
  kind: "graph";
  nodes: Node[];
  arrows: [string, string][];
  columns: number;
  rows: number;
  empty: Text;
  counted: Text;
  title?: Text;
  tip?: string;
  left?: Text;
  price?: Text;
}

export interface Help extends EveryPanel {
  kind: "help";
  title: Text;
  steps: Text[];
  at?: number;
  rules?: InForce[];
  terms?: Term[];
}

export interface Leaves extends EveryPanel {
  kind: "leaves";
  title: Text;
  leaves: Leaf[];
  first?: number;
}

export interface Ledger extends EveryPanel {
  kind: "ledger";
  seats: number[];
  lines: LedgerLine[];
  sums?: Sum[];
  own?: number;
  gone?: number[];
  title?: Text;
  side?: Text;
  holds?: Text;
  note?: Text;
}

export interface Limits extends EveryPanel {
  kind: "limits";
  title: Text;
  limits: Limit[];
}

export interface Medals extends EveryPanel {
  kind: "medals";
  title: Text;
  medals: Medal[];
  own?: boolean;
}

export interface Note extends EveryPanel {
  kind: "note";
  title?: Text;
  lines?: Text[];
  tone?: "plain" | "warning" | "quiet" | "news" | "call";
  emblem?: string;
  bell?: boolean;
  alone?: boolean;
  offer?: string;
}

export interface Odds extends EveryPanel {
  kind: "odds";
  title: Text;
  bars?: OddsBar[];
  more?: Text;
  notes?: Text[];
}

export interface Petals extends EveryPanel {
  kind: "petals";
  beds: Bed[];
  own?: number;
  way?: Text;
}

export interface Piles extends EveryPanel {
  kind: "piles";
  title: Text;
  piles?: Pile[];
  notes?: Text[];
  warnings?: Text[];
}

export interface Proposal extends EveryPanel {
  kind: "proposal";
  title: Text;
  terms: Text[];
  agreed?: number[];
  missing?: number[];
}

export interface Scores extends EveryPanel {
  kind: "scores";
  title: Text;
  lead: Text;
  scores: Score[];
  own?: number;
}

export interface Script extends EveryPanel {
  kind: "script";
  line: Text;
  following?: Text;
  emblem?: string;
  stages?: ScriptStage[];
  again?: number;
  clock?: Clock;
  held?: boolean;
  asks_sounds?: boolean;
}

export interface Tally extends EveryPanel {
  kind: "tally";
  title: Text;
  ballots?: Ballot[];
  expected?: number;
  cast?: number;
  next_voter?: number;
}

export interface Tiles extends EveryPanel {
  kind: "tiles";
  title: Text;
  tiles: Tile[];
  line?: Text;
  seats?: number[];
}

export interface Trails extends EveryPanel {
  kind: "trails";
  title: Text;
  trails: Trail[];
}

export interface Verdict extends EveryPanel {
  kind: "verdict";
  title: Text;
  emblem?: string;
  ember?: boolean;
  winners?: number[];
  line?: Text;
  among?: number[];
}

export interface Versus extends EveryPanel {
  kind: "versus";
  label: Text;
  sides: [VersusSide, VersusSide];
  own?: number;
  following?: Text;
}

export interface View {
  tone: "table" | "night" | "day" | "end";
  scene:
    | "empty"
    | "lobby"
    | "script"
    | "night"
    | "dawn"
    | "ring"
    | "omen"
    | "speech"
    | "verdict"
    | "hall"
    | "paper"
    | "ledger"
    | "graph"
    | "flower"
    | "line"
    | "fight"
    | "won"
    | "end";
  title: Text;
  line?: Text;
  emblem?: string;
  hush?: boolean;
  alike?: boolean;
  prompts?: Prompt[];
  panels?: Panel[];
  own?: Panel[];
  known?: string[];
  cast?: [number, string][];
}

export interface Picture {
  v: number;
  me: Me;
  view: View;
  announced_at: number;
  desk?: Desk;
  table: TableShape;
}

export interface CommandReply {
  id: string | null;
  ok: boolean;
  code?: string;
  text?: Text;
}

export interface Hearing {
  devices: number | null;
}

export interface Time {
  now: number;
}

export interface ServerEvents {
  view: ViewMessage;
  moved: MovedMessage;
  trouble: Trouble;
  lent: Lent;
  wifi: Wifi;
  screen: Record<string, unknown>;
}

export interface Share {
  value: string;
  label: Text;
  high: number;
  count?: number;
  price?: number;
  enough?: number;
  note?: Text;
  before?: number;
  becomes?: number[];
}

export interface Consequence {
  others: Record<string, number>;
  alone: Record<string, Text>;
  shared: Text;
  nobody: Text;
}

export interface Item {
  value: string;
  label: Text;
  note?: Text;
  emblem?: string;
}

export interface Way {
  value: string;
  label: Text;
  done_label: Text;
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
  emblem?: string;
  note?: Text;
}

export interface Bound {
  values: string[];
  low: number;
  high: number;
  why: Text;
  but?: number;
}

export interface Field {
  id: string;
  sort: "seat" | "choice" | "words" | "number" | "switch";
  label: Text;
  seats?: number[];
  items?: Item[];
  of?: string;
  low?: number;
  high?: number;
  step?: number;
  timed?: boolean;
  value?: boolean | number | string;
  note?: Text;
  known?: Known[];
  changed?: boolean;
  origin?: Text;
  heading?: Text;
  idle?: boolean;
}

export interface Row {
  label: Text;
  values: (boolean | number | string)[];
  key?: (number | string)[];
  now?: number[];
}

export interface Sort {
  id: string;
  label: Text;
  fields: Field[];
}

export interface ListPage {
  label: Text;
  ticks?: Ticks[];
  sorts?: string[];
}

export interface Clock {
  length: number;
  before?: number;
  since?: number;
}

export interface Reach {
  piece: number;
  name: string | Text;
  places: number[];
}

export interface AccountLine {
  seat: number;
  before: number;
  after: number;
  how: Text;
}

export interface BlowRound {
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
  owner?: number;
  note?: Text;
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
  state: "done" | "now" | "next";
  emblem?: string;
}

export interface CardKind {
  name: Text;
  count: number;
  counted?: Text;
  emblem?: string;
  does?: Text;
  side?: Text;
}

export interface Series {
  values: number[];
  seat?: number;
  label?: Text;
  marked?: boolean;
}

export interface Chapter {
  title: Text;
  lines: Text[];
  titles?: boolean;
}

export interface Mark {
  seat: number;
  dead?: boolean;
  gone?: boolean;
  votes?: number;
  turn?: boolean;
  nominated?: boolean;
  waits?: boolean;
  role?: Text;
  emblem?: string;
  note?: Text;
  wins?: boolean;
  ember?: boolean;
}

export interface Tray {
  seat: number;
  counters: Counter[];
  turn?: boolean;
  note?: Text;
}

export interface Course {
  label: Text;
  legs: Leg[];
  until: number;
  over?: boolean;
  note?: Text;
}

export interface Node {
  id: string;
  label: Text;
  x: number;
  row: number;
  line: number;
  depth: number;
  seat?: number;
  count?: number;
  tokens?: Token[];
  turn?: boolean;
  own?: boolean;
  note?: Text;
  details?: Text[];
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
  panels: Panel[];
}

export interface LedgerLine {
  label: Text;
  values: number[];
  tops?: number[];
  changes?: [number, number][];
  side?: number;
  note?: Text;
  broken?: boolean;
}

export interface Sum {
  label: Text;
  values: number[];
  changes?: [number, number][];
  of?: number;
  note?: Text;
}

export interface Limit {
  label: Text;
  left: boolean;
}

export interface Medal {
  title: Text;
  who: number[];
  line: Text;
  emblem: string;
  ember?: boolean;
}

export interface OddsBar {
  label: Text;
  parts: OddsPart[];
}

export interface Bed {
  seat: number;
  filled?: number;
  total?: number;
  gathered?: number;
  goal?: number;
  label?: Text;
  notes?: Text[];
  turn?: boolean;
  gone?: boolean;
  wins?: boolean;
}

export interface Pile {
  label: Text;
  count: number;
  emblem?: string;
}

export interface Score {
  seat: number;
  value: number;
  note?: Text;
  leads?: boolean;
  turn?: boolean;
}

export interface Ballot {
  voter: number;
  target: number | null;
  note?: Text;
  weight?: number;
}

export interface Tile {
  label: Text;
  name: Text;
  style:
    | "attack"
    | "saved"
    | "visit"
    | "fallen"
    | "quiet"
    | "vote"
    | "lot"
    | "spared"
    | "rose"
    | "pile"
    | "towers"
    | "rings";
  line?: Text;
  emblem?: string;
  by?: string;
  count?: number;
  ember?: boolean;
  of?: number;
  towers?: number[];
  capital?: number;
  holders?: number[][];
  inked?: boolean;
}

export interface Trail {
  label: Text;
  stops: Stop[];
  place: Text;
  over?: boolean;
  id?: string;
  arrival?: Text[];
}

export interface VersusSide {
  seat: number;
  score: number;
  note?: Text;
  leads?: boolean;
}

export interface Me {
  kind: "phone" | "tablet" | "screen";
  seat?: number;
  watches?: boolean;
}

export interface Desk {
  undo?: Press;
  redo?: Press;
  prompts: Prompt[];
  diary: DiaryLine[];
  invites: InviteShape[];
  connected: number[];
  addresses: string[];
  named?: string;
  blind: boolean;
  cards: (boolean | number | string)[][];
}

export interface TableShape {
  code: string;
  name: string;
  door: "open" | "closed";
  seats: Seat[];
  ring: number[];
  rehearsal?: boolean;
  ring_open?: boolean;
  game?: string;
  opened?: number;
  reference?: Panel[];
  story?: boolean;
  keeps?: number;
  notice?: NoticeShape;
}

export interface ViewMessage {
  wall?: WallView;
  known?: Layer;
  secret?: SecretView;
  desk?: DeskShape;
  changed?: Changes;
}

export interface MovedMessage {
  why?: string;
}

export interface Trouble {
  text: Text | null;
}

export interface Lent {
  seat: number;
  view: View;
  pad: string;
}

export interface Wifi {
  network: Network | null;
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

export interface Ticks {
  sort: string;
  number: string;
  rows: TickRow[];
  sentence: Text;
  brief: Text;
  up?: Record<string, unknown>;
  down?: Record<string, unknown>;
  title?: Text;
}

export interface Blow {
  by: string | Text;
  at: string | Text;
  damage: number;
  side?: number;
  owners?: [number | null, number | null];
  sentence?: Text;
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
  seat?: number;
}

export interface Token {
  id: string;
  mark: string;
  label: Text;
  done?: number;
  of?: number;
  details?: Text[];
}

export interface OddsPart {
  label: Text;
  value: number;
  marked?: boolean;
}

export interface Stop {
  label: Text;
  state: "done" | "next" | "later";
  seat?: number;
}

export interface DiaryLine {
  n: number;
  at: number;
  text: Text;
  shows?: boolean;
  gone?: boolean;
  to?: number;
  warn?: boolean;
  alarm?: boolean;
}

export interface InviteShape {
  sort: string;
  seat?: number;
  expires_at?: number;
  link?: string;
}

export interface Seat {
  id: number;
  name: string;
  phone: boolean;
}

export interface NoticeShape {
  v: number;
  text: Text;
}

export interface WallView {
  v: number;
  table: TableShape;
  announced_at: number;
  tone: "table" | "night" | "day" | "end";
  scene:
    | "empty"
    | "lobby"
    | "script"
    | "night"
    | "dawn"
    | "ring"
    | "omen"
    | "speech"
    | "verdict"
    | "hall"
    | "paper"
    | "ledger"
    | "graph"
    | "flower"
    | "line"
    | "fight"
    | "won"
    | "end";
  title: Text;
  line?: Text;
  emblem?: string;
  panels?: Panel[];
  cast?: [number, string][];
}

export interface Layer {
  tone?: "table" | "night" | "day" | "end";
  scene?:
    | "empty"
    | "lobby"
    | "script"
    | "night"
    | "dawn"
    | "ring"
    | "omen"
    | "speech"
    | "verdict"
    | "hall"
    | "paper"
    | "ledger"
    | "graph"
    | "flower"
    | "line"
    | "fight"
    | "won"
    | "end";
  title?: Text;
  line?: Text;
  emblem?: string;
  without?: string[];
  prompts?: (string | Prompt)[];
  panels?: (string | Panel)[];
}

export interface SecretView extends Layer {
  me: Me;
  hush?: boolean;
  alike?: boolean;
  own?: Panel[];
  pad?: string;
}

export interface DeskShape extends Desk {
  v: number;
}

export interface Changes {
  wall?: unknown[][];
  known?: unknown[][];
  secret?: unknown[][];
  desk?: unknown[][];
}

export interface Network {
  name: string;
  cells: string;
}

export interface TickRow {
  value: string | number;
  label: Text;
  low: number;
  high: number;
  before?: number;
  note?: Text;
}

export interface Hello {
  code: string;
  kind: "phone" | "tablet" | "screen";
  build?: string;
}

export interface Do {
  id: string;
  name: string;
  args?: Record<string, unknown>;
  for?: number;
  pad?: string;
}

export interface Sound {
  works?: boolean;
}

export interface Prompts {
  allocate: Allocate;
  amount: Amount;
  assign: Assign;
  branch: Branch;
  choose: Choose;
  counts: Counts;
  form: Form;
  grid: Grid;
  lines: Lines;
  order: Order;
  pick: Pick;
  press: Press;
  reaction: Reaction;
  route: Route;
  rules: Rules;
  sequence: Sequence;
  several: Several;
  throw: Throw;
  touch: Touch;
}

export type Prompt = Prompts[keyof Prompts];

export interface Panels {
  account: Account;
  annals: Annals;
  awaited: Awaited;
  blows: Blows;
  board: Board;
  card: Card;
  cards: Cards;
  chart: Chart;
  chronicle: Chronicle;
  circle: Circle;
  countdown: Countdown;
  counters: Counters;
  courses: Courses;
  daybreak: Daybreak;
  die: Die;
  graph: Graph;
  help: Help;
  leaves: Leaves;
  ledger: Ledger;
  limits: Limits;
  medals: Medals;
  note: Note;
  odds: Odds;
  petals: Petals;
  piles: Piles;
  proposal: Proposal;
  scores: Scores;
  script: Script;
  tally: Tally;
  tiles: Tiles;
  trails: Trails;
  verdict: Verdict;
  versus: Versus;
}

export type Panel = Panels[keyof Panels];

/** Commands of the table itself, sent with `do`: the name and its `args`. */
export interface Commands {
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
  "table.choose_game": { game: string; abandon?: boolean; cards?: (boolean | number | string)[][] };
  "table.rematch": { abandon?: boolean };
  "table.undo": { to: number };
  "table.redo": { undo: number };
  "table.hand_over": Record<string, never>;
  "table.make_recovery": Record<string, never>;
  "table.seat_qr": { seat: number };
  "table.seat_card": { seat: number };
  "table.set_blind": { on: boolean };
  "table.show_seat": { seat: number };
  "table.set_keeping": { keep: string };
  "table.keep_evenings": { on: boolean };
  "table.set_friends_pace": { pace: string };
  "table.seat_watchers": Record<string, never>;
}

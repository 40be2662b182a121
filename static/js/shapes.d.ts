/* What travels to the device (decisions/0001-the-wire.md), as the modules here read it. */
export type Param = number | string | { seat: number } | { seats: number[] } | Text;
export type Params = Record<string, Param>;
export interface Text {
  t: string;
  p?: Params;
}

export interface Clock {
  length: number;
  before?: number;
  since?: number | null;
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
}

/** A panel of any kind: `kind` says which of core/panel.py, the rest are its fields. */
export interface Panel {
  kind: string;
  covered?: boolean;
  [field: string]: any;
}

/** A prompt of any kind: the fields that all have, and those of its own kind. */
export interface Prompt {
  kind: string;
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
  at?: string | null;
  [field: string]: any;
}

export interface View {
  tone: "table" | "night" | "day" | "end";
  title: Text;
  line?: Text;
  emblem?: string;
  hush?: boolean;
  alike?: boolean;
  prompts?: Prompt[];
  panels?: Panel[];
  own?: Panel[];
}

export interface Seat {
  id: number;
  name: string;
  phone: boolean;
}

export interface Table {
  code: string;
  name: string;
  door: string;
  game?: string;
  seats: Seat[];
  ring: number[];
  /** People may sit down in the ring and get up for good: no game needs them. */
  ring_open?: boolean;
  reference?: Panel[];
}

export interface Picture {
  v: number;
  now?: number;
  me: { kind: string; seat?: number; watches?: boolean };
  table: Table;
  view: View;
  desk?: any;
  pad?: string;
}

/** What the page tells its script: <script type="application/json" id="page">. */
export interface Page {
  build: string;
  code: string;
  kind: "phone" | "tablet" | "screen";
  language: string;
  /** In `catalog` the star stands for a shelf: a game's id, "table" (what no game has) or "all". */
  languages: { id: string; name: string; catalog: string }[];
  shelves: string[];
  /** The sentences of a game that people gather for, in `language`. */
  words?: string;
  /** The address of all emblems, where the page does not carry them. */
  emblems?: string;
  /** The address of the style sheet of the games, where the page does not bring it yet. */
  later?: string;
  join: string;
}

export interface Answer {
  id: string;
  ok: boolean;
  code?: string;
  text?: Text;
}

/** Sends the answer; `key` only where one prompt asks several things (rules), `warn` where what is written is doubted. */
export type Send = (args?: Record<string, unknown>, key?: string, warn?: Text | null) => Promise<Answer> | undefined;

/** What a prompt's twin is given; `act` is the seat that the tablet acts for, else null. */
export interface PromptProps {
  prompt: Prompt;
  send: Send;
  act: number | null;
}

export interface PanelProps {
  panel: Panel;
}

/* What only the browser knows of; all that travels is in types.d.ts, made from the Python classes. */
import type { ComponentChildren, ComponentType } from "preact";
import type { CommandReply, Panels, Prompt, Prompts, Seat, SeatName, SeatNames, Text } from "./types.d.ts";

/** What the page tells its script: <script type="application/json" id="page">. */
export interface Page {
  build: string;
  code: string;
  kind: "phone" | "tablet" | "screen";
  /** By which a proxy keeps the sockets of a table in one process; none where there is no server. */
  route?: string;
  language: string;
  /** In `catalog` the star stands for a chunk: a game's id, "table" (what no game has) or "all". */
  languages: { id: string; name: string; catalog: string; last: string; voice: string; sounds?: [string, string][] }[];
  chunks: string[];
  /** The sentences of a game that people gather for, in `language`. */
  words?: string;
  /** The address of all emblems, where the page does not carry them. */
  emblems?: string;
  /** The address of the style sheet of the games, where the page does not bring it yet. */
  later?: string;
  join: string;
  /** Of the program, on the tablet's page. */
  version?: string;
  /** Whether the program has a voice of its own. */
  voice?: boolean;
  /** Whether this browser holds the tablet, too, or a seat: the address of that page. */
  other?: string;
  /** Where there is no server: what the device keeps, and what its worker runs on. */
  pocket?: Pocket;
}

/** What the build tells the pocket (companion/web/build/pocket.py); addresses are relative to the page. */
export interface Pocket {
  files: import("./pocket/file-cache.js").File[];
  parts: {
    module: string;
    loader: string;
    lock: string;
    wasm: string[];
    native: string[];
    library: string[];
    rules: string[];
  };
  worker: string;
  emblems: string;
  styles: string[];
  games: string[];
}

/** How a table stands in the list of tables (companion/pocket/tables.py, summary). */
export interface TableSummary {
  code: string;
  version: number;
  at: number;
  name: string;
  game: string | null;
  title: Text | null;
  seats: Seat[];
}

/** Python's end (companion/pocket/bridge.py): text in, JSON out. */
export interface Bridge {
  open(code: string, log: string, wall: number): string;
  receive(name: string, content: string, wall: number): string;
  stored(wall: number): string;
  not_stored(code: string, wall: number): string;
  picture(wall: number): string;
  slept(wall: number): string;
  time(wall: number): number;
  history(): string;
  recap(): string;
  paper(what: string, sentences: string, cells: string): string;
  new_table(name: string, game: string, wall: number): string;
  new_rehearsal(game: string, wall: number): string;
  open_copy(copy: string, wall: number): string;
  make_copy(code: string, log: string): string;
}

/** The story or the sheet of a game in words (companion/pocket/paper.py). */
export interface Paper {
  heading: string;
  blocks: Block[];
  text: string;
  csv: string;
}

/** companion/table/export/paper.py; `tops`: row and column of numbers that lead their row. */
export interface Block {
  title: string;
  lead: string[];
  rows: string[][];
  lines: string[];
  tops: [number, number][];
  part: boolean;
  chapter: boolean;
  loud: boolean;
  tall: boolean;
}

/** What stands inside something that is drawn. */
export type Drawn = ComponentChildren;

/** The event of a field that is filled in. */
export interface Filled {
  target: { value: string };
}

/** A prompt as it is put on the screen: `about` is the seat that a sheet has filled in. */
export type Asked = Prompt & { about?: number };

/** Sends the answer; `key` only where one prompt asks several things (rules), `warn` where what is written is doubted; `label`: what the button says that sends it all the same. */
export type Send = (
  args?: Record<string, unknown>,
  key?: string,
  warn?: Text | null,
  label?: Text,
) => Promise<CommandReply> | undefined;

/** What the component of this kind of prompt is given; `act` is the seat that the tablet acts for, else null. */
export interface PromptProps<Kind extends keyof Prompts> {
  prompt: Prompts[Kind];
  send: Send;
  act: number | null;
}

/** What the component of this kind of panel is given. */
export interface PanelProps<Kind extends keyof Panels> {
  panel: Panels[Kind];
}

/** Which component asks which kind of prompt: those of a page that has learnt some, or all. */
export type PromptComponents = { [Kind in keyof Prompts]?: ComponentType<PromptProps<Kind>> };

/** Which component draws which kind of panel. */
export type PanelComponents = { [Kind in keyof Panels]?: ComponentType<PanelProps<Kind>> };

/** A variable of a sentence, asked which seat or seats it names. */
export type Naming = Partial<SeatName & SeatNames> | undefined;

/** What a field of a small form holds; null: nothing yet. */
export type Value = boolean | number | string | null;

declare global {
  interface Navigator {
    /** Safari on iOS alone knows it: whether this page runs as an app from the home screen. */
    standalone?: boolean;
  }
}

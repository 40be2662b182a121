// The sheets of the tablet: which one is open, and the content of the simple ones.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Ask } from "../../parts/prompts/ask.js";
import { Languages } from "../../parts/sheets/code.js";
import { page, picture, table } from "../../store.js";
import { draw, nameOf, ui } from "../../words.js";
import { reference } from "../../parts/sheets/reference.js";
import { Show } from "../../parts/shapes/show.js";
import { CodeSheet } from "./code.js";
import { Devices } from "./devices.js";
import { Diary } from "./diary.js";
import { HandOver } from "./handover.js";
import { Flower } from "../table/flowers.js";
import { History } from "../table/great-table.js";
import { Games } from "../lobby/lobby.js";
import { Recovery, SeatInvite, TabletInvite } from "./invites.js";
import { Prints } from "./prints.js";
import { offer } from "../table/plan.js";
import { SealedSheet, sealedFor } from "./sealed.js";
import { SeatSheet, turnsOf } from "./seat.js";
import { RuleParts } from "./rule-parts.js";
import { OwnRules } from "./own-rules.js";
import { TouchOrder } from "../lobby/seating.js";
import { VoiceRows } from "./voice.js";
import { Evenings } from "../evenings/evenings.js";
import { close, DeskSheet, open, Questions, sheet, Titled, useSent } from "./sheets.js";
import { groupName } from "../top.js";

/** @typedef {{plan: import("../table/plan.js").Plan, about: {name: string, seat?: number, group?: string}}} Props */

/** So many questions for one seat lie folded. */
const MANY = 3;
const STAYS = /** @type {Set<import("../../types.d.ts").Prompt["kind"]>} */ (new Set(["rules", "sequence"])); // the sheet, too

/** @param {{plan: import("../table/plan.js").Plan}} props */
export function OpenSheet({ plan }) {
  const about = sheet.value;
  if (!about) return null;
  const Body = SHEETS[about.name];
  return Body
    ? html`<${Body} key=${`${about.name}${about.seat}${about.group}`} plan=${plan} about=${about} ...${about} />`
    : null;
}

/** The questions of one group of the game: deck, house rules, corrections. @param {Props} props */
function Group({ plan, about }) {
  const prompts = plan.groups.get(about.group ?? "") ?? [];
  useSent(
    prompts
      .filter((one) => !STAYS.has(one.kind) && (one.group !== "deck" || one.kind === "counts"))
      .map((one) => one.key),
    close,
  );
  return html`<${DeskSheet} title=${about.group === "deck" ? ui("desk-deck") : groupName(about.group ?? "", plan)} class=${`group of-${about.group}`}>
    ${about.group === "rules" && html`<${RuleParts} prompts=${prompts} />`}
    ${prompts.length ? html`<${Questions} prompts=${prompts} unfolded=${about.group !== "corrections"} />` : html`<p class="s">${ui("desk-nothing-now")}</p>`}
    ${about.group === "rules" && html`<${OwnRules} prompts=${prompts} />`}
  <//>`;
}

/**
 * Answer in the place of a player whose phone is missing. First of all whose place, by name alone:
 * a list of questions would tell who holds which card to anybody who looks over the shoulder.
 * @param {Props} props
 */
function Act({ plan, about }) {
  const prompts = about.seat === undefined ? [] : turnsOf(plan, about.seat);
  useSent(
    prompts.map((one) => one.key),
    close,
  );
  if (about.seat === undefined) return html`<${Whose} plan=${plan} />`;
  return html`<${DeskSheet} title=${ui("desk-act-title", { name: nameOf(about.seat) })} class="actfor">
    <${Flower} seat=${about.seat} />
    ${prompts.length === 0 && html`<p class="s">${ui("desk-nothing-now")}</p>`}
    ${prompts.length > MANY ? html`<${Questions} prompts=${prompts} />` : prompts.map((prompt) => html`<${Titled} key=${prompt.key} prompt=${prompt} silent />`)}
  <//>`;
}

/** In whose place? Awaited seats come first. @param {{plan: import("../table/plan.js").Plan}} props */
function Whose({ plan }) {
  const may = new Set(plan.turns.flatMap((prompt) => prompt.act_for ?? []));
  const missing = (plan.awaited?.missing ?? []).filter((seat) => may.has(seat));
  const seats = missing.length > 0 ? missing : [...may];
  return html`<${DeskSheet} title=${ui("desk-act-for-many")} class="actfor">
    <ul class="people">${seats.map(
      (seat) =>
        html`<li key=${seat}><button type="button" onClick=${() => open(sealedFor(plan, seat) ? "sealed" : "act", { seat })}><bdi class="t">${nameOf(seat)}</bdi></button></li>`,
    )}</ul>
  <//>`;
}

/** A seat without a phone. */
function Add() {
  const prompt = offer(picture.value, "table.add_seat");
  const seats = table.value?.seats ?? [];
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => place.current?.querySelector("input")?.focus(), [seats.length]);
  return html`<${DeskSheet} title=${ui(page.pocket ? "pocket-add" : "desk-add-seat")}>
    ${!page.pocket && html`<p class="s">${ui("desk-add-seat-how")}</p>`}
    <div class="adding" ref=${place}>${prompt && html`<${Ask} prompt=${{ ...prompt, weight: "main" }} />`}</div>
    ${seats.length > 0 && html`<p class="s" role="status">${ui("desk-people", { count: seats.length })}: ${draw({ t: "ui-names", p: { names: { seats: seats.map((one) => one.id) } } })}</p>`}
  <//>`;
}

/** What do we play tonight? */
function GamesSheet() {
  const prompt = offer(picture.value, "table.choose_game");
  useSent([prompt?.key], close);
  return html`<${DeskSheet} title=${draw(prompt?.title) ?? ui("desk-change-game")} class="wide"><${Games} /><//>`;
}

/** Everything about the table itself, the devices and this tablet's voice. */
function TableSheet() {
  const own = (picture.value?.desk?.prompts ?? []).filter(
    (one) =>
      (["door", "table"].includes(one.group ?? "") && one.command !== "table.keep_evenings") || // on its own sheet
      (one.group === "game" && one.kind === "press" && one.weight === "quiet"),
  );
  const order = offer(picture.value, "table.set_ring");
  return html`<${DeskSheet} title=${table.value?.name || ui("desk-table")} class="table-sheet">
    <h3>${ui("desk-people", { count: table.value?.seats.length ?? 0 })}</h3>
    <ul class="people">${(table.value?.seats ?? []).map(
      (seat) => html`<li key=${seat.id}><button type="button" onClick=${() => open("seat", { seat: seat.id })}>
      <bdi class="t">${seat.name}</bdi><span class="s">${page.pocket ? "" : ui(stateOf(seat))}</span></button></li>`,
    )}</ul>
    <div class="links">
      <button type="button" class="ln" onClick=${() => open("add")}>${ui(page.pocket ? "pocket-add" : "desk-add-seat")}</button>
      ${order && html`<button type="button" class="ln" onClick=${() => open("order")}>${draw(order.title ?? order.label)}</button>`}
      <button type="button" class="ln" onClick=${() => open("games")}>${ui("desk-change-game")}</button>
      <button type="button" class="ln" onClick=${() => open("evenings")}>${ui("desk-evenings")}</button>
    </div>
    ${page.pocket ? html`<${Prints} />` : html`<${Devices} />`}
    ${page.other && html`<a class="ln" href=${page.other}>${ui("desk-own-phone")}</a>`}
    <${Languages} />
    <${VoiceRows} />
    <${Questions} prompts=${own} />
    ${page.version && html`<p class="s version">${ui("desk-version", { version: page.version })}</p>`}
  <//>`;
}

/** @param {import("../../types.d.ts").Seat} seat */
function stateOf(seat) {
  if (!seat.phone) return "desk-state-none";
  return picture.value?.desk?.connected.includes(seat.id) ? "desk-state-here" : "desk-state-away";
}

/** The ring in order, by touching the names. */
function OrderSheet() {
  const prompt = offer(picture.value, "table.set_ring");
  useSent([prompt?.key], close);
  return html`<${DeskSheet} title=${draw(prompt?.title) ?? ""} class="ordered">
    ${prompt?.hint && html`<p class="s">${draw(prompt.hint)}</p>`}
    ${prompt && html`<${Ask} prompt=${{ ...prompt, weight: "main" }} components=${{ order: TouchOrder }} />`}<//>`;
}

/** What everybody may look up: the same sheet as on the phones. */
function ReferenceSheet() {
  return html`<${DeskSheet} title=${ui("ui-help")} class="reference">${reference().map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}<//>`;
}

/** @type {Record<string, import("preact").ComponentType<Props & {seat: number}>>} */
const SHEETS = {
  act: Act,
  add: Add,
  code: CodeSheet,
  diary: Diary,
  evenings: Evenings,
  games: GamesSheet,
  group: Group,
  handover: HandOver,
  history: History,
  order: OrderSheet,
  invite: SeatInvite,
  recovery: Recovery,
  reference: ReferenceSheet,
  sealed: SealedSheet,
  seat: SeatSheet,
  table: TableSheet,
  tablet: TabletInvite,
};

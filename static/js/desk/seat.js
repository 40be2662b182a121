// The sheet of one seat: name, place, phone, and what may be done in its place.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Ask } from "../parts/ask.js";
import { Button } from "../parts/button.js";
import { marks, picture, table, view } from "../store.js";
import { act } from "../wire.js";
import { draw, nameOf, ui } from "../words.js";
import { borrowers, due } from "./handover.js";
import { offer } from "./plan.js";
import { sealedFor } from "./sealed.js";
import { close, DeskSheet, open, Titled, useSent } from "./sheets.js";

/** @import { Prompt } from "../shapes.d.ts" */

/** @param {{seat: number, plan: import("./plan.js").Plan}} props */
export function SeatSheet({ seat, plan }) {
  const person = table.value?.seats.find((one) => one.id === seat);
  const place = (table.value?.ring ?? []).indexOf(seat);
  const desk = picture.value?.desk;
  const turns = turnsOf(plan, seat).filter((one) => !one.sealed && (!due(plan).includes(seat) || one.group !== "seat"));
  const own = (view.value?.prompts ?? []).filter((prompt) => fits(prompt, seat)).map((prompt) => filled(prompt, seat));
  const lends = borrowers().includes(seat);
  if (!person) return null;
  return html`<${DeskSheet} title=${html`<bdi>${person.name}</bdi>`} class="seat-sheet">
    <p class="s">${stateOf(person, desk?.connected ?? [], marks().get(seat))}</p>
    ${turns.map((prompt) => html`<${Titled} key=${prompt.key} prompt=${prompt} />`)}
    ${sealedFor(plan, seat) && html`<${Button} onPress=${() => open("sealed", { seat })}>${ui("desk-handover-one", { name: nameOf(seat) })}<//>`}
    ${lends && html`<${Button} weight=${due(plan).includes(seat) ? "main" : "quiet"} onPress=${() => open("handover", { seat })}>${ui("desk-handover-one", { name: nameOf(seat) })}<//>`}
    <${Place} seat=${seat} place=${place} />
    <${Renaming} seat=${seat} />
    <div class="links">
      ${offer(picture.value, "table.seat_qr") && html`<button type="button" class="ln" onClick=${() => open("pass", { seat })}>${ui(person.phone ? "desk-new-phone" : "desk-give-phone")}</button>`}
      <${Parting} command="table.release_seat" seat=${seat} />
      <${Parting} command="table.remove_seat" seat=${seat} />
    </div>
    ${
      own.length > 0 &&
      html`<h3 class="cutline">${ui("desk-group-corrections")}</h3>
      ${own.map((prompt) => html`<details key=${prompt.key} name="seat-question"><summary>${draw(prompt.title ?? prompt.label)}</summary><${Titled} prompt=${prompt} bare /></details>`)}`
    }
  <//>`;
}

/**
 * What may be answered in the place of this seat. At night without its title, which would name the
 * card of whoever is acted for. @param {import("./plan.js").Plan} plan @param {number} seat @returns {Prompt[]}
 */
export function turnsOf(plan, seat) {
  const night = view.value?.tone === "night";
  return plan.turns
    .filter((prompt) => prompt.act_for?.includes(seat))
    .map((prompt) => ({ ...prompt, act_for: [seat], title: night ? undefined : prompt.title }));
}

/** @param {{id: number, phone: boolean}} person @param {number[]} connected @param {any} mark */
function stateOf(person, connected, mark) {
  const phone = !person.phone
    ? "desk-state-none"
    : connected.includes(person.id)
      ? "desk-state-here"
      : "desk-state-away";
  return `${ui(phone)}${mark?.dead ? ` · ${ui("ui-seat-dead")}` : ""}`;
}

/** Whether a correction asks for a seat that may be this one. @param {Prompt} prompt @param {number} seat */
function fits(prompt, seat) {
  if (prompt.kind === "pick")
    return ["corrections", "people"].includes(prompt.group ?? "") && prompt.seats?.includes(seat);
  return (
    prompt.kind === "form" &&
    prompt.fields?.some((/** @type {any} */ one) => one.sort === "seat" && one.seats?.includes(seat))
  );
}

/** The same question with this seat already in it. @param {Prompt} prompt @param {number} seat @returns {Prompt} */
export function filled(prompt, seat) {
  const key = `${prompt.key}:${seat}`;
  const about = { about: seat, label: withName(prompt.label, seat), title: withName(prompt.title, seat) };
  if (prompt.kind === "pick")
    return { ...prompt, ...about, key, kind: "press", args: { ...prompt.args, [prompt.field ?? "target"]: seat } };
  const [asked] = prompt.fields.filter((/** @type {any} */ one) => one.sort === "seat" && one.seats?.includes(seat));
  const fields = prompt.fields.filter((/** @type {any} */ one) => one !== asked);
  return { ...prompt, ...about, key, args: { ...prompt.args, [asked.id]: seat }, fields };
}

/** One place to the left or to the right, with buttons. @param {{seat: number, place: number}} props */
function Place({ seat, place }) {
  const ring = table.value?.ring ?? [];
  if (!offer(picture.value, "table.set_ring") || place < 0) return null;
  const at = (/** @type {number} */ to) => (to + ring.length) % ring.length;
  const go = (/** @type {number} */ to) => act("table.move_seat", { seat, place: at(to) });
  const beside = (/** @type {number} */ to) => html`<bdi class="neighbour">${nameOf(ring[at(to)])}</bdi>`;
  return html`<div class="place" role="group" aria-label=${ui("desk-move")}>
    <button type="button" class="step left" aria-label=${ui("desk-move-left")} onClick=${() => go(place + 1)}></button>
    ${beside(place + 1)}
    <span class="t">${ui("desk-place-of", { place: place + 1, of: ring.length })}</span>
    ${beside(place - 1)}
    <button type="button" class="step right" aria-label=${ui("desk-move-right")} onClick=${() => go(place - 1)}></button>
  </div>`;
}

/** @param {{seat: number}} props */
function Renaming({ seat }) {
  const [asked, setAsked] = useState(false);
  const rename = offer(picture.value, "table.rename");
  useSent([`${rename?.key}:${seat}`], () => setAsked(false));
  if (!rename) return null;
  if (!asked)
    return html`<div class="links"><button type="button" class="ln" onClick=${() => setAsked(true)}>${ui("desk-rename")}</button></div>`;
  const prompt = filled(rename, seat);
  const fields = prompt.fields.map((/** @type {any} */ one) => ({ ...one, value: nameOf(seat) }));
  return html`<${Ask} prompt=${{ ...prompt, fields }} />`;
}

/** Off with the phone, or off with the seat: asked twice. @param {{command: string, seat: number}} props */
function Parting({ command, seat }) {
  const prompt = offer(picture.value, command);
  useSent([`${prompt?.key}:${seat}`], close);
  if (!prompt?.seats?.includes(seat)) return null;
  return html`<${Ask} prompt=${{ ...filled(prompt, seat), weight: "link", label: { t: `desk-${command.split(".")[1].replace("_", "-")}`, p: { name: { seat } } }, warn: withName(prompt.warn, seat) }} />`;
}

/** A sentence that may name the seat. @param {any} text @param {number} seat */
const withName = (text, seat) => text && { ...text, p: { ...text.p, name: { seat } } };

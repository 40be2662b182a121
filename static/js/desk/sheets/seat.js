// The sheet of one seat: name, place, phone, and what may be done in its place.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Ask } from "../../parts/prompts/ask.js";
import { Button } from "../../parts/controls/button.js";
import { hasNotes, Notes } from "../../parts/controls/notes.js";
import { marks, picture, table, view } from "../../store.js";
import { act } from "../../wire.js";
import { draw, nameOf, ui } from "../../words.js";
import { seatsToLend, dueSeats } from "./handover.js";
import { offer, offerOf } from "../table/plan.js";
import { isSealed, sealedFor } from "./sealed.js";
import { close, DeskSheet, open, Titled, useSent } from "./sheets.js";

/** @import { Asked } from "../../shapes.d.ts" */
/** @import { Field, Form, Mark, Pick, Prompt, Seat, Several, Text } from "../../types.d.ts" */

/** @param {{seat: number, plan: import("../table/plan.js").Plan}} props */
export function SeatSheet({ seat, plan }) {
  const person = table.value?.seats.find((one) => one.id === seat);
  const place = (table.value?.ring ?? []).indexOf(seat);
  const desk = picture.value?.desk;
  const turns = turnsOf(plan, seat).filter(
    (one) => !isSealed(one) && (!dueSeats(plan).includes(seat) || one.group !== "seat"),
  );
  const own = (view.value?.prompts ?? []).flatMap((prompt) => correctionsOf(prompt, seat));
  const lends = seatsToLend().includes(seat);
  if (!person) return null;
  return html`<${DeskSheet} title=${html`<bdi>${person.name}</bdi>`} class="seat-sheet">
    <p class="s">${stateOf(person, desk?.connected ?? [], marks().get(seat))}</p>
    ${turns.map((prompt) => html`<${Titled} key=${prompt.key} prompt=${prompt} />`)}
    ${sealedFor(plan, seat) && html`<${Button} onPress=${() => open("sealed", { seat })}>${ui("desk-handover-one", { name: nameOf(seat) })}<//>`}
    ${lends && html`<${Button} weight=${dueSeats(plan).includes(seat) ? "main" : "quiet"} onPress=${() => open("handover", { seat })}>${ui("desk-handover-one", { name: nameOf(seat) })}<//>`}
    ${hasNotes() && !table.value?.ring_open && html`<${Notes} key=${seat} name=${String(seat)} label=${ui("desk-notes")} />`}
    <${Place} seat=${seat} place=${place} />
    <${Renaming} seat=${seat} />
    <div class="links">
      ${offer(picture.value, "table.seat_qr") && html`<button type="button" class="ln" onClick=${() => open("invite", { seat })}>${ui(person.phone ? "desk-new-phone" : "desk-give-phone")}</button>`}
      <${Leaving} command="table.release_seat" seat=${seat} />
      <${Leaving} command="table.remove_seat" seat=${seat} />
    </div>
    ${
      own.length > 0 &&
      html`<h3 class="cutline">${ui("desk-group-corrections")}</h3>
      ${own.map((prompt) => html`<details key=${prompt.key} name="seat-question"><summary><span>${draw(prompt.title ?? prompt.label)}</span></summary><${Titled} prompt=${prompt} bare /></details>`)}`
    }
  <//>`;
}

/**
 * What may be answered in the place of this seat. At night without its title, which would name the
 * card of the seat that is acted for. @param {import("../table/plan.js").Plan} plan @param {number} seat @returns {Prompt[]}
 */
export function turnsOf(plan, seat) {
  const night = view.value?.tone === "night";
  return plan.turns
    .filter((prompt) => prompt.act_for?.includes(seat))
    .map((prompt) => ({ ...prompt, act_for: [seat], title: night ? undefined : prompt.title }));
}

/** @param {Seat} person @param {number[]} connected @param {Mark} [mark] */
function stateOf(person, connected, mark) {
  const phone = !person.phone
    ? "desk-state-none"
    : connected.includes(person.id)
      ? "desk-state-here"
      : "desk-state-away";
  return `${ui(phone)}${mark?.dead ? ` · ${ui("ui-seat-dead")}` : ""}`;
}

/** A correction that asks for a seat that may be this one, with it already in it. @param {Prompt} prompt @param {number} seat @returns {Asked[]} */
function correctionsOf(prompt, seat) {
  if (prompt.kind === "form" && prompt.fields?.some((one) => takesSeat(one, seat)))
    return [withoutSeatField(prompt, seat)];
  if (!["corrections", "people"].includes(prompt.group ?? "")) return [];
  if (prompt.kind === "pick" && prompt.seats?.includes(seat)) return [asPress(prompt, seat, seat)];
  // Several people may be named at once: here it is this one.
  const named =
    prompt.kind === "several" && prompt.field === "seats" && prompt.items?.some((one) => one.value === String(seat));
  return named ? [asPress(prompt, seat, [String(seat)])] : [];
}

/** @param {Field} field @param {number} seat */
const takesSeat = (field, seat) => field.sort === "seat" && Boolean(field.seats?.includes(seat));

/** What is different in a question that is about this seat. @param {Prompt} prompt @param {number} seat */
const about = (prompt, seat) => ({
  key: `${prompt.key}:${seat}`,
  about: seat,
  label: withName(prompt.label, seat),
  title: prompt.title && withName(prompt.title, seat),
});

/** The choice of a seat as a button for this one. @param {Pick | Several} prompt @param {number} seat @param {number | string[]} answer */
const asPress = (prompt, seat, answer) => ({
  ...prompt,
  ...about(prompt, seat),
  kind: /** @type {const} */ ("press"),
  args: { ...prompt.args, [prompt.field ?? "target"]: answer },
});

/** The form without the field that asks for the seat. @param {Form} prompt @param {number} seat */
function withoutSeatField(prompt, seat) {
  const asked = prompt.fields?.find((one) => takesSeat(one, seat));
  const fields = prompt.fields?.filter((one) => one !== asked);
  return { ...prompt, ...about(prompt, seat), args: { ...prompt.args, ...(asked && { [asked.id]: seat }) }, fields };
}

/** One place on, or one back, with buttons that name who gives way. @param {{seat: number, place: number}} props */
function Place({ seat, place }) {
  const ring = table.value?.ring ?? [];
  if (!offer(picture.value, "table.set_ring") || place < 0 || ring.length < 2) return null;
  const at = (/** @type {number} */ to) => (to + ring.length) % ring.length;
  const Way = (/** @type {{to: number, side: string, label: string}} */ { to, side, label }) => {
    const name = nameOf(ring[at(to)]);
    return html`<button type="button" class=${`step ${side}`} aria-label=${ui(label, { name })} onClick=${() => act("table.move_seat", { seat, place: at(to) })}>
      <span>${ui("desk-swap", { name })}</span></button>`;
  };
  return html`<div class="place" role="group" aria-label=${ui("desk-move")}>
    ${Way({ to: place + 1, side: "left", label: "desk-move-later" })}
    <span class="t">${ui("desk-place-of", { place: place + 1, of: ring.length })}</span>
    ${Way({ to: place - 1, side: "right", label: "desk-move-sooner" })}
  </div>`;
}

/** @param {{seat: number}} props */
function Renaming({ seat }) {
  const [asked, setAsked] = useState(false);
  const rename = offerOf(picture.value, "table.rename", "form");
  useSent([`${rename?.key}:${seat}`], () => setAsked(false));
  if (!rename) return null;
  if (!asked)
    return html`<div class="links"><button type="button" class="ln" onClick=${() => setAsked(true)}>${ui("desk-rename")}</button></div>`;
  const prompt = withoutSeatField(rename, seat);
  const fields = prompt.fields?.map((one) => ({ ...one, value: nameOf(seat) }));
  return html`<${Ask} prompt=${{ ...prompt, fields }} />`;
}

/** Off with the phone, or off with the seat: asked twice. @param {{command: "table.release_seat" | "table.remove_seat", seat: number}} props */
function Leaving({ command, seat }) {
  const prompt = offerOf(picture.value, command, "pick");
  useSent([`${prompt?.key}:${seat}`], close);
  if (!prompt?.seats?.includes(seat)) return null;
  return html`<${Ask} prompt=${{ ...asPress(prompt, seat, seat), weight: "link", label: { t: `desk-${command.split(".")[1].replace("_", "-")}`, p: { name: { seat } } }, warn: prompt.warn && withName(prompt.warn, seat) }} />`;
}

/** A sentence that may name the seat. @param {Text} text @param {number} seat @returns {Text} */
const withName = (text, seat) => ({ ...text, p: { names: { seat }, n: 1, ...text.p, name: { seat } } });

// The tablet is handed to people without a phone: each sees only the own view, while pressing.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { requestLent, lent, dropLent } from "../../handover-view.js";
import { Ask } from "../../parts/prompts/ask.js";
import { Button } from "../../parts/controls/button.js";
import { Emblem, Rays } from "../../parts/shapes/emblem.js";
import { useHold } from "../../parts/secrets/hold.js";
import { ofKind } from "../../parts/shapes/kinds.js";
import { Show } from "../../parts/shapes/show.js";
import { page, picture, table, view } from "../../store.js";
import { act } from "../../wire.js";
import { draw, nameOf, say, ui } from "../../words.js";
import { offerOf } from "../table/plan.js";
import { close, DeskSheet, useSent } from "./sheets.js";

/** @typedef {import("../table/plan.js").Plan} Plan */

/** The seats that may see their own view on this tablet. @returns {number[]} */
export const seatsToLend = () => offerOf(picture.value, "table.show_seat", "pick")?.seats ?? [];

/** The question that a seat answers after it has looked. @param {Plan} plan @param {number} seat */
const seenPrompt = (plan, seat) =>
  plan.turns.find((prompt) => prompt.kind === "press" && prompt.act_for?.includes(seat) && prompt.group === "seat");

/** The seats that have not looked yet, in the order of the ring. @param {Plan} plan */
export function dueSeats(plan) {
  const ring = table.value?.ring ?? [];
  const seats = seatsToLend().filter((seat) => seenPrompt(plan, seat));
  return seats.sort((one, other) => ring.indexOf(one) - ring.indexOf(other));
}

/** @param {{seat: number, plan: Plan}} props `seat`: who gets the tablet first */
export function HandOver({ seat, plan }) {
  const round = useRef(dueSeats(plan)); // who was due as the tablet left the moderator's hands
  const [holder, setHolder] = useState(seat);
  const next = dueSeats(plan).find((one) => one !== holder);
  const looked = () => (next === undefined ? close() : setHolder(next));
  const gone = !seatsToLend().includes(holder);
  useEffect(() => {
    if (gone) close();
  }, [gone]);
  if (gone) return null;
  const place = round.current.indexOf(holder);
  const title =
    place < 0
      ? ui(page.pocket ? "pocket-pass-title" : "desk-handover-title")
      : ui("desk-handover-place", { place: place + 1, of: round.current.length });
  return html`<${DeskSheet} title=${title} class=${`handover ${view.value?.tone === "night" ? "dark" : ""}`}>
    <${Turn} key=${holder} seat=${holder} prompt=${seenPrompt(plan, holder)} marks=${round.current} onLooked=${looked} />
  <//>`;
}

/**
 * The view of one seat while it presses: requested when the finger comes down, deleted when it lifts.
 * @param {number} seat @param {Parameters<typeof useHold>[0]} [how]
 */
export function useLentView(seat, how) {
  const hold = useHold(how);
  useLayoutEffect(() => {
    if (!hold.held) return undefined;
    requestLent(seat);
    act("table.show_seat", { seat });
    return dropLent;
  }, [hold.held]);
  return { hold, shown: hold.held ? lent.value : null };
}

/**
 * One seat: covered, open while it is held, covered again with «I have seen it».
 * The place that is held stays where it is: the finger that lifts must not press what appears.
 * @param {{seat: number, prompt?: import("../../types.d.ts").Press, marks: number[], onLooked: () => void}} props
 */
function Turn({ seat, prompt, marks, onLooked }) {
  const [seen, setSeen] = useState(false);
  const { hold, shown } = useLentView(seat, { first: !seen });
  const read = hold.seen && shown !== null; // a slow tablet may show it only after that second
  useEffect(() => {
    if (read) setSeen(true);
  }, [read]);
  const name = nameOf(seat);
  useSent(prompt ? [prompt.key] : [], onLooked);
  return html`
    <${CoverPage} seat=${seat} marks=${marks}>${ui(seen ? "desk-handover-seen" : page.pocket ? "pocket-pass-to" : "desk-handover-give")}<//>
    <div class="grips">
      ${seen && prompt && html`<${Ask} prompt=${{ ...prompt, act_for: [seat], hint: undefined }} silent />`}
      ${seen && !prompt && html`<${Button} onPress=${close}>${ui("desk-handover-back")}<//>`}
      <div class=${`hold ${seen ? "again" : ""}`} ...${hold.grip} role="button" tabindex="0">
        <b class="t">${hold.ended === "short" && !seen ? ui("phone-card-short") : seen ? ui("desk-handover-again") : ui("desk-handover-hold", { name })}</b>
        ${!seen && html`<span>${ui("desk-handover-how")}</span>`}
      </div>
      <button type="button" class="ln sr-focus" aria-pressed=${hold.held ? "true" : "false"} onClick=${hold.toggle}>${ui("phone-card-toggle")}</button>
    </div>
    ${shown && html`<${Own} view=${shown} seat=${seat} hold=${hold} />`}
  `;
}

/**
 * The covered page: whose turn it is to hold the tablet, readable from across the table.
 * @param {{seat: number, marks: number[], children?: import("../../shapes.d.ts").Drawn}} props `marks`: everybody it goes to
 */
export function CoverPage({ seat, marks, children }) {
  const name = nameOf(seat);
  return html`<div class="whom">
    <p class="t give">${children}</p>
    <p class="t whose" style=${size(name)}><bdi>${name}</bdi></p>
    <hr class="g" />
    <p class="t away">${ui("desk-handover-away")}</p>
    ${marks.length > 1 && marks.includes(seat) && html`<${Gouges} of=${marks.length} at=${marks.indexOf(seat)} />`}
  </div>`;
}

/** A name is set as large as its longest word and the number of its lines let it be. @param {string} name */
function size(name) {
  const words = name.split(/\s/);
  return { "--letters": Math.max(5, ...words.map((word) => word.length)), "--lines": words.length };
}

/** How far round the tablet is. @param {{of: number, at: number}} props */
function Gouges({ of, at }) {
  return html`<ol class="round" aria-hidden="true">${Array.from({ length: of }, (_, i) => html`<li key=${i} class=${i < at ? "done" : i === at ? "now" : ""}></li>`)}</ol>`;
}

/** From so many letters on, the words of a card are set smaller: the thumb lies below them. */
const LONG = 120;

/** What one seat may see, as large as the tablet. @param {{view: import("../../types.d.ts").View, seat: number, hold: ReturnType<typeof useHold>}} props */
function Own({ view: mine, seat, hold }) {
  const panels = [...(mine.panels ?? []), ...(mine.own ?? [])];
  const card = ofKind(panels, "card").find((one) => one.seat === seat);
  const night = mine.tone === "night";
  const cardText = (card?.lines ?? []).map((line) => say(line)).join("");
  return html`<div class=${`own ${cardText.length > LONG ? "tight" : ""}`} ref=${hold.face} role="status" data-seen=${hold.seen ? "" : undefined}>
    ${!night && html`<div class="glow"></div><${Rays} size=${60} top="-14rem" />`}
    <p class="s only">${ui("desk-handover-only", { name: nameOf(seat) })}</p>
    ${card ? html`<${CardFace} card=${card} />` : panels.map((panel, i) => html`<${Show} key=${i} panel=${panel} />`)}
    <p class="t lift">${ui("phone-card-release")}</p>
  </div>`;
}

/** @param {{card: import("../../types.d.ts").Card}} props */
function CardFace({ card }) {
  const [does, ...more] = card.lines ?? [];
  const letters = say(card.name)
    .split(/\s/)
    .map((word) => word.length);
  return html`<${Emblem} name=${card.emblem} size="auto" class="figure" />
    <h1 style=${{ "--letters": Math.max(6, ...letters) }}>${draw(card.name)}</h1>
    <hr class="g b" />
    ${does && html`<p class="does">${draw(does)}</p>`}
    ${more.map((line, at) => html`<p class="more" key=${at}>${draw(line)}</p>`)}`;
}

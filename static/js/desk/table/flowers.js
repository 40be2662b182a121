// The tablet when everybody's flower is the main panel: the flowers, and the questions beside them.
import { html } from "htm/preact";
import { Others } from "../../parts/prompts/other-prompts.js";
import { Show } from "../../parts/shapes/show.js";
import { prompts } from "../../prompts/index.js";
import { table, view } from "../../store.js";
import { nameOf, ui } from "../../words.js";
import { Names } from "../pass-and-play.js";
import { ScrollHint } from "../scroll-hint.js";
import { turnsOf } from "../sheets/seat.js";
import { Asks, SideParts } from "./board.js";
import { components } from "./wide-panels.js";

/** Prompts in a column: a seat is chosen from a list of names. */
const columnComponents = { ...prompts, pick: Names };

/** @param {{plan: import("./plan.js").Plan}} props */
export function Flowers({ plan }) {
  const seat = actingSeat(plan);
  return html`<main class="board spread">
    <${Show} panel=${plan.petals} />
    <div class="side" key=${seat}>
      ${plan.clocks.map((panel, i) => html`<${Show} key=${i} panel=${panel} components=${components} />`)}
      <${Asks} plan=${plan} hints />
      ${seat !== undefined && html`<${Acts} plan=${plan} seat=${seat} />`}
      <${SideParts} plan=${{ ...plan, asks: [], turns: seat === undefined ? plan.turns : [] }} />
      ${seat !== undefined && html`<${ScrollHint} column />`}
    </div>
  </main>`;
}

/** The seat on turn, if it is the only one and has no phone. @param {import("./plan.js").Plan} plan */
function actingSeat(plan) {
  const [seat, another] = new Set(plan.turns.flatMap((prompt) => prompt.act_for ?? []));
  const phone = table.value?.seats.some((one) => one.id === seat && one.phone);
  return another !== undefined || phone || plan.awaited ? undefined : seat;
}

/** What that person may do: the turn's own, then what the text of a card does. @param {{plan: import("./plan.js").Plan, seat: number}} props */
function Acts({ plan, seat }) {
  const all = turnsOf(plan, seat);
  const texts = all.filter((one) => one.group);
  return html`<section class="acts" aria-label=${ui("desk-act-title", { name: nameOf(seat) })}>
    <${Flower} seat=${seat} />
    <${Others} prompts=${all.filter((one) => !one.group)} components=${columnComponents} silent />
    ${texts.length > 0 && html`<h2>${ui("desk-group-effects")}</h2><${Others} prompts=${texts} components=${columnComponents} silent />`}
  </section>`;
}

/** What that seat's own phone would show above its questions. @param {{seat: number}} props */
export function Flower({ seat }) {
  const petals = view.value?.panels?.find((panel) => panel.kind === "petals");
  const bed = petals?.beds.find((one) => one.seat === seat);
  return bed ? html`<${Show} panel=${{ kind: "petals", beds: [bed], own: seat }} />` : null;
}

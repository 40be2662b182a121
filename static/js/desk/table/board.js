// What the tablet shows while people play: the script, the ring, the clock, the votes.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { Circle } from "../../panels/people/circle.js";
import { Show } from "../../parts/shapes/show.js";
import { Line, Stages } from "../../panels/papers/script.js";
import { Tally } from "../../panels/people/tally.js";
import { Ask } from "../../parts/prompts/ask.js";
import { Dial } from "../../parts/shapes/dial.js";
import { MANY } from "../../parts/ring/places.js";
import { picture, table, view } from "../../store.js";
import { draw, nameOf, paramsOf, say, ui } from "../../words.js";
import { Absent } from "../sheets/absent.js";
import { Covered } from "../sheets/covered.js";
import { isSharedDisplay } from "../shared-display.js";
import { Nobody, picking } from "../sheets/picking.js";
import { rolesOpen, Reveal } from "../sheets/reveal-roles.js";
import { sealedFor, seatsToWrite } from "../sheets/sealed.js";
import { open } from "../sheets/sheets.js";
import { components } from "./wide-panels.js";

/** @typedef {{plan: import("./plan.js").Plan}} Props */

/** The night: the line to read aloud, as large as possible. @param {Props} props */
export function NightBoard({ plan }) {
  return html`<main class=${`board read ${isCrowd(plan) ? "many" : ""}`}>
    <${Stages} stages=${plan.script?.stages} />
    <${Line} panel=${plan.script} />
    <div class="side"><${SideParts} plan=${plan} /></div>
    <${Ring} plan=${plan} />
  </main>`;
}

/** @param {import("./plan.js").Plan} plan */
const isCrowd = (plan) => (plan.circle?.marks.length ?? 0) >= MANY;

/** The day: the ring with its votes, the clock and the log beside it. @param {Props} props */
export function DayBoard({ plan }) {
  const many = isCrowd(plan);
  const [first, ...others] = plan.clocks;
  // two columns of names leave the middle of an upright tablet free: the clock stands there
  const inside = many && upright.value;
  const clock = first && html`<${ClockWith} panel=${first} plan=${plan} />`;
  return html`<main class=${`board day ${many ? "many" : ""} ${plan.tally || plan.clocks.length ? "" : "quiet"}`}>
    ${plan.script && html`<${Stages} stages=${plan.script.stages} />`}
    <${Ring} plan=${plan}>${inside && clock}<//>
    <div class="side" tabindex="0" role="region" aria-label=${say(view.value?.title)}>
      ${plan.script && html`<${Line} panel=${plan.script} />`}
      ${!inside && clock}
      ${others.map((panel, i) => html`<div class="clk" key=${i}><${Dial} panel=${panel} /></div>`)}
      <${SideParts} plan=${plan} />
      ${plan.tally && html`<${Tally} panel=${{ ...plan.tally, next_voter: asksOnRing(plan) || plan.script ? undefined : plan.tally.next_voter }} newest />`}
    </div>
  </main>`;
}

/** Whether the middle of the ring says whose turn it is. @param {import("./plan.js").Plan} plan */
const asksOnRing = (plan) => Boolean(plan.pick) && !plan.circle?.named?.length;

const sideways = globalThis.matchMedia?.("(orientation: portrait) and (min-width: 700px)");
const upright = signal(sideways?.matches ?? false);
sideways?.addEventListener("change", () => (upright.value = sideways.matches));

/**
 * The clock and what can be done to it.
 * @param {{panel: import("../../types.d.ts").Panels["countdown"], plan: import("./plan.js").Plan, bare?: boolean}} props
 *   `bare`: only what can be done, the clock itself stands elsewhere
 */
export function ClockWith({ panel, plan, bare = false }) {
  // the shared display has this button in its foot
  const actions = plan.clock.filter((prompt) => !(isSharedDisplay(plan) && prompt.command === "more_time"));
  return html`<div class="clk">
    ${!bare && html`<${Dial} panel=${panel} />`}
    ${actions.length > 0 && html`<div class="links">${actions.map((prompt) => html`<${Ask} key=${prompt.key} prompt=${prompt} />`)}</div>`}
  </div>`;
}

/**
 * Secrets, who is awaited, other prompts and notes.
 * @param {Props & {calm?: boolean}} props `calm`: beside the one big button all others are quiet
 */
export function SideParts({ plan, calm = false }) {
  return html`
    ${plan.rest.map((panel, i) => html`<${Show} key=${`rest${i}`} panel=${panel} components=${components} />`)}
    ${plan.secrets.map((panel, i) => html`<${Covered} key=${`secret${i}`} panel=${panel} components=${components} />`)}
    <${Absent} plan=${plan} />
    ${plan.awaited ? html`<${Waiting} plan=${plan} />` : html`<${AnswerFor} plan=${plan} />`}
    <${Asks} plan=${plan} calm=${calm} />
    ${plan.quiet.length > 0 && html`<div class="links">${plan.quiet.map((prompt) => html`<${Ask} key=${prompt.key} prompt=${prompt} />`)}</div>`}
    ${plan.piles.map((panel, i) => html`<${Show} key=${`pile${i}`} panel=${panel} />`)}
  `;
}

/** The questions with their components. @param {Props & {calm?: boolean, hints?: boolean}} props `calm`: as above. `hints`: with their sentences */
export function Asks({ plan, calm = false, hints = false }) {
  return plan.asks.map(
    (prompt) => html`<div class="ask" key=${prompt.key}>
      ${prompt.title && html`<h2>${draw(prompt.title)}</h2>`}${hints && prompt.hint && html`<p class="s">${draw(prompt.hint)}</p>`}
      <${Ask} prompt=${calm && plan.ember ? { ...prompt, weight: "quiet" } : prompt} silent=${namesSeat(prompt)} />
    </div>`,
  );
}

/** Whether the question says itself whom it is about. @param {import("../../types.d.ts").Prompt} prompt */
const namesSeat = (prompt) =>
  prompt.act_for?.length === 1 && paramsOf(prompt.title).some((one) => one?.seat === prompt.act_for?.[0]);

/** More people than this are not listed by name. */
const NAMED = 8;

/** Whether a phone holds the seat. @param {number} seat */
const hasPhone = (seat) => table.value?.seats.some((one) => one.id === seat && one.phone);

/** How many have answered, who is missing, and a link to answer in their place. @param {Props} props */
function Waiting({ plan }) {
  const missing = plan.awaited?.missing ?? [];
  const night = view.value?.tone === "night";
  const passed = seatsToWrite(plan);
  // at night nobody with a phone is answered for: the step can be closed without them
  const seats = missing.filter(
    (seat) =>
      !(night && hasPhone(seat)) &&
      !passed.includes(seat) &&
      plan.turns.some((prompt) => prompt.act_for?.includes(seat)),
  );
  const [first] = seats;
  const here = picture.value?.desk?.connected ?? [];
  const away = missing.filter((seat) => hasPhone(seat) && !here.includes(seat));
  // many names are only underlined on the ring
  const ring = missing.length > NAMED && plan.circle?.marks.some((mark) => mark.waits);
  return html`<div class="waiting">
    <${Show} panel=${ring ? { ...plan.awaited, missing: [] } : plan.awaited} />
    ${!ring && away.length > 0 && html`<p class="s">${draw({ t: "desk-awaited-away", p: { who: { seats: away }, n: away.length } })}</p>`}
    ${seats.length === 1 && html`<button type="button" class="ln" onClick=${() => open(sealedFor(plan, first) ? "sealed" : "act", { seat: first })}>${ui("desk-act-for-one")}</button>`}
    ${seats.length > 1 && html`<button type="button" class="ln" onClick=${() => open("act")}>${ui("desk-act-for-many")}</button>`}
  </div>`;
}

/** A link to answer in the place of the seat whose turn it is. @param {Props} props */
export function AnswerFor({ plan }) {
  const seats = [...new Set(plan.turns.flatMap((prompt) => prompt.act_for ?? []))];
  if (seats.length === 0) return null;
  // at night even a name would tell who is called
  const one = seats.length === 1 && view.value?.tone !== "night";
  if (one && plan.pick && plan.turns.every((prompt) => prompt.kind === "press")) {
    // the answer is tapped on the ring; the other prompts are buttons
    return html`<div class="links">${plan.turns.map((prompt) => html`<${Ask} key=${prompt.key} prompt=${prompt} silent />`)}</div>`;
  }
  const about = one ? { seat: seats[0] } : {};
  const sheet = one && sealedFor(plan, seats[0]) ? "sealed" : "act";
  const label = one ? ui("desk-act-title", { name: nameOf(seats[0]) }) : ui("desk-act-for-many");
  return html`<div class="links"><button type="button" class="ln" onClick=${() => open(sheet, about)}>${label}</button></div>`;
}

/** The ring, its roles covered until they are asked for. @param {Props & {children?: import("../../shapes.d.ts").Drawn}} props */
function Ring({ plan, children }) {
  const circle = plan.circle;
  if (!circle) return null;
  const turn = plan.pick?.act_for?.length === 1 ? plan.pick.act_for[0] : null;
  return html`<section class="ringbox" aria-label=${ui("ui-ring")}>
    <${Circle} panel=${circle} covered=${Boolean(circle.secret) && !rolesOpen.value}
      picking=${picking(plan.pick)} onSeat=${(/** @type {number} */ seat) => open("seat", { seat })} head=${circle.secret && html`<${Reveal} />`}>
      ${asksOnRing(plan) && html`<p class="asked">${turn !== null && !circle.middle && view.value?.tone !== "night" ? ui("ui-votes-now", { name: nameOf(turn) }) : draw(plan.pick?.title)}</p>`}
      <${Nobody} prompt=${plan.pick} />${children}
    <//>
  </section>`;
}

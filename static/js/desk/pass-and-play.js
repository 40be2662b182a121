// Pass and play: the tablet names the next player, is covered, takes an answer, and is covered again.
import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { useRemaining } from "../clock.js";
import { Digits } from "../panels/things/countdown.js";
import { Ask, Foot } from "../parts/prompts/ask.js";
import { Button } from "../parts/controls/button.js";
import { Emblem } from "../parts/shapes/emblem.js";
import { ofKind } from "../parts/shapes/kinds.js";
import { prompts as components } from "../prompts/index.js";
import { picture, view } from "../store.js";
import { draw, nameOf, say, ui } from "../words.js";
import { isSharedDisplay } from "./shared-display.js";
import { useLentView, CoverPage } from "./sheets/handover.js";
import { close, open } from "./sheets/sheets.js";

/** @import { Panels, Prompt, View } from "../types.d.ts" */
/** @typedef {import("./table/plan.js").Plan} Plan */

const GROUP = "passing";

/** Whether guests have the tablet, one after the other. @param {Plan} plan */
export const isPassing = (plan) => plan.groups.has(GROUP) && plan.awaited !== undefined;

/** The tone in which a guest got the tablet and has not given it back; false: the host has it. The moderator's page stays hidden. */
export const guestTone = signal(/** @type {string | boolean | undefined} */ (false));

/** Whether a guest still has the tablet although nobody is asked; not where the voice moderates, whose page is public. @param {Plan} plan */
export const isAway = (plan) =>
  guestTone.value &&
  !isPassing(plan) &&
  !isSharedDisplay(plan) &&
  !picture.value?.desk?.blind &&
  view.value?.tone === guestTone.value;

/** The page after the last guest: the tablet goes back to the host. */
export function GiveBack() {
  return html`<main class="handover passing dark"><div class="inner">
    <div class="bar"><h1>${ui("desk-passing-over")}</h1></div>
    <div class="whom" role="status">
      <p class="t back">${ui("desk-passing-over-how")}</p>
      <hr class="g" />
      <p class="t away">${ui("desk-passing-away")}</p>
    </div>
    <div class="grips"><${Button} onPress=${() => (guestTone.value = false)}>${ui("desk-passing-host")}<//></div>
  </div></main>`;
}

/** @param {{plan: Plan}} props */
export function PassingPage({ plan }) {
  const prompts = plan.groups.get(GROUP) ?? [];
  const [clock] = plan.clocks;
  const { done = 0, total = 0, missing = [] } = plan.awaited ?? {};
  const [seat] = missing;
  useEffect(() => {
    if (clock) guestTone.value = view.value?.tone;
    else if (done === 0) guestTone.value = false; // the moderator still has it
  }, [!clock, done]);
  useEffect(() => void close(), [seat, !clock]); // guests see no sheet of the host
  if (seat === undefined) return null;
  if (clock) return html`<${Turn} key=${seat} seat=${seat} clock=${clock.clock} prompts=${prompts} />`;
  const marks = Array.from({ length: total }, (_, at) => (at === done ? seat : -1 - at));
  return html`<main class="handover passing dark"><div class="inner">
    <div class="bar"><h1>${draw(plan.awaited?.words)}</h1></div>
    ${done === 0 && plan.script && html`<p class="q read">${ui("ui-said", { line: say(plan.script.line) })}</p>`}
    <${CoverPage} seat=${seat} marks=${marks}>${ui("desk-handover-give")}<//>
    <div class="grips">${prompts.filter((one) => one.weight !== "link").map((one) => html`<${Ask} key=${one.key} prompt=${one} silent />`)}</div>
    <${Host} key=${seat} plan=${plan} prompts=${prompts} />
  </div></main>`;
}

/**
 * The host's buttons while no guest has the tablet. Undo is hidden from the first guest on, until the host has it
 * back.
 * @param {{plan: Plan, prompts: Prompt[]}} props
 */
function Host({ plan, prompts }) {
  const [here, setHere] = useState(!guestTone.value || !plan.awaited?.done);
  const links = [...prompts, ...(plan.groups.get("voice") ?? [])].filter((one) => one.weight !== "main");
  const back = picture.value?.desk?.undo;
  return html`<div class="links">
    ${links.filter((one) => one.command !== "take_device").map((one) => html`<${Ask} key=${one.key} prompt=${{ ...one, weight: "link" }} />`)}
    ${!here && html`<button type="button" class="ln" onClick=${() => setHere(true)}>${ui("desk-passing-host")}</button>`}
    ${here && plan.groups.has("corrections") && html`<button type="button" class="ln" onClick=${() => open("group", { group: "corrections" })}>${ui("desk-group-corrections")}</button>`}
    ${here && back && html`<button type="button" class="ln" onClick=${() => open("diary")}>${ui("desk-diary")}</button>`}
  </div>`;
}

/**
 * The turn of one player: secrets are shown while the tablet is pressed; the names below are the same for everybody,
 * and none stays marked.
 * @param {{seat: number, clock: import("../types.d.ts").Clock, prompts: Prompt[]}} props
 */
function Turn({ seat, clock, prompts }) {
  const { hold, shown } = useLentView(seat);
  const left = useRemaining(clock);
  const pick = prompts.find((one) => one.kind === "pick");
  const wrong = prompts.find((one) => one.command === "return_device");
  return html`<main class="handover passing writing"><div class="inner">
    <div class="bar"><h1><bdi>${nameOf(seat)}</bdi></h1><${Digits} seconds=${left} /></div>
    <div class="grips">
      <div class="hold" ...${hold.grip} role="button" tabindex="0">
        <b class="t">${ui("desk-passing-hold")}</b><span>${ui(hold.ended === "short" ? "phone-card-short" : "desk-handover-away")}</span>
      </div>
      <button type="button" class="ln sr-focus" aria-pressed=${hold.held ? "true" : "false"} onClick=${hold.toggle}>${ui("desk-passing-toggle")}</button>
    </div>
    ${wrong && html`<div class="links"><${Ask} prompt=${wrong} /></div>`}
    ${pick && html`<div class="page"><div role="status"><h2>${draw(pick.title)}</h2></div><${Ask} prompt=${pick} components=${COMPONENTS} silent /></div>`}
    ${shown && html`<${Own} view=${shown} seat=${seat} hold=${hold} asks=${Boolean(pick)} />`}
  </div></main>`;
}

/** A list of all who may be chosen, and «nobody». @param {import("../shapes.d.ts").PromptProps<"pick">} props */
export function Names({ prompt, send, act }) {
  const [seat, setSeat] = useState(/** @type {number | null | undefined} */ (undefined));
  const confirm = async () => {
    await send({ [prompt.field ?? "target"]: seat });
    setSeat(undefined);
  };
  const name = seat === undefined ? "…" : seat === null ? (prompt.none_label ?? "…") : { seat };
  return html`<ul class="names">${[...(prompt.seats ?? []), ...(prompt.none_label ? [null] : [])].map(
    (one) =>
      html`<li key=${one}><button type="button" class=${`item ${one === seat ? "sel" : ""}`} aria-pressed=${one === seat ? "true" : "false"} onClick=${() => setSeat(one)}><bdi>${one === null ? draw(prompt.none_label) : nameOf(one)}</bdi></button></li>`,
  )}</ul>
    <${Foot} prompt=${prompt} act=${act} off=${seat === undefined} onPress=${confirm}>${draw({ t: prompt.label.t, p: { ...prompt.label.p, name } })}<//>`;
}

const COMPONENTS = { ...components, pick: Names };

/** The question or the line of that seat, and the card it belongs to. @param {{view: View, seat: number, hold: ReturnType<typeof useLentView>["hold"], asks: boolean}} props */
function Own({ view, seat, hold, asks }) {
  const [asked] = view.prompts ?? [];
  const card = ofKind(view.own ?? [], "card").find((one) => one.seat === seat);
  return html`<div class="own" ref=${hold.face} role="status" data-seen=${hold.seen ? "" : undefined}>
    <p class="s only">${ui("desk-handover-only", { name: nameOf(seat) })}</p>
    <p class="t asked">${asked?.title && draw(asked.title)}</p>
    ${asks && asked?.hint && html`<p class="more">${draw(asked.hint)}</p>`}
    ${card && html`<p class="s role"><${Emblem} name=${card.emblem} size=${2} /> ${draw(card.name)}</p>`}
    <p class="t lift">${ui("phone-card-release")}</p>
  </div>`;
}

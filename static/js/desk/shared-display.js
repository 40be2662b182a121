// The shared display: the tablet in the middle of the table while the voice moderates. It shows only public panels.
import { html } from "htm/preact";
import { runs, useRemaining } from "../clock.js";
import { Ask } from "../parts/prompts/ask.js";
import { Village } from "../parts/ring/village.js";
import { audible } from "../parts/sound/sound.js";
import { speaking } from "../parts/sound/hearing.js";
import { LOUDEST, setVoice, problem, voice } from "../parts/sound/speech.js";
import { picture, table, view } from "../store.js";
import { draw, say, ui } from "../words.js";
import { isTapped, PickFoot, questionKey } from "./sheets/picking.js";

/** @import { Panels } from "../types.d.ts" */
/** @typedef {{plan: import("./table/plan.js").Plan}} Props */

/** Whether the program itself reads the lines of this picture. @param {Props["plan"]} plan */
export const isSharedDisplay = (plan) => plan.script?.again != null && plan.mode !== "end";

/** Letters from which on the line is smaller, so that the village keeps its place. */
const LONG = [
  [130, "longest"],
  [70, "long"],
];

/**
 * The night: the village with a window for everybody alive, the moon as the clock of the step, the line.
 * @param {{circle?: Panels["circle"], script?: Panels["script"], children?: import("../shapes.d.ts").Drawn}} props
 */
export function SharedDisplayNight({ circle, script, children }) {
  const lit = (circle?.marks ?? []).map((mark) => !mark.dead && !mark.gone);
  const alive = lit.filter(Boolean).length;
  const line = say(script?.line);
  const size = LONG.find(([letters]) => line.length > Number(letters))?.[1] ?? "";
  const clock = script?.clock;
  return html`<main class="shared-display-night">
    <div class="village-box">
      <${Village} whole lit=${lit} label=${ui("screen-village", { lit: alive, all: lit.length })}>${clock && html`<${MoonClock} clock=${clock} />`}<//>
    </div>
    <p class=${`spoken q ${size}`} role="status">${ui("ui-said", { line })}</p>
    ${children}
  </main>`;
}

const GOUGES = 36;

/** The clock of a step, as marks that go out; no answer changes it. @param {{clock: import("../types.d.ts").Clock}} props */
function MoonClock({ clock }) {
  const left = useRemaining(clock);
  const lit = Math.ceil((left / Math.max(1, clock.length)) * GOUGES - 0.001);
  return html`<g class=${`moon-clock ${runs(clock) ? "" : "paused"}`} transform="translate(640 214)" aria-hidden="true">
    ${Array.from({ length: GOUGES }, (_, at) => html`<path key=${at} class=${at < lit ? "lit" : "out"} d="M0-126Q5-113 0-100Q-5-113 0-126Z" transform=${`rotate(${-(at + 0.5) * (360 / GOUGES)})`} />`)}
  </g>`;
}

const COMPONENTS = { pick: PickFoot };

/** What the shared display offers all the time, at the thumb: a pause, the line again, thirty seconds more, how loud. @param {Props} props */
export function SharedDisplayFoot({ plan }) {
  const more = plan.clock.find((prompt) => prompt.command === "more_time");
  const gone = phonesAbsent(plan);
  const { pick } = plan; // a player without a phone is asked here: a name of the ring is tapped, and confirmed
  return html`<footer class="act shared-display">
    ${view.value?.line && isPaused(plan) && html`<p class="t paused-by" role="status">${draw(view.value.line)}</p>`}
    <div class=${pick ? "held asks" : "held"}>
      ${pick && html`<div class="big"><${Ask} key=${questionKey(pick)} prompt=${pick} components=${COMPONENTS} silent=${!isTapped(pick)} /></div>`}
      ${more && html`<${Ask} key=${more.key} prompt=${{ ...more, weight: "main" }} />`}
      ${(plan.groups.get("voice") ?? []).map((prompt) => html`<${Ask} key=${prompt.key} prompt=${prompt} />`)}
      <${Loudness} />
    </div>
    ${voiceProblem() && html`<p class="s unheard" role="status">${ui(`desk-voice-${voiceProblem()}`)}</p>`}
    ${gone > 0 && html`<p class="s unheard" role="status">${ui("desk-voice-away", { n: gone })}</p>`}
  </footer>`;
}

/** At night, how many of the living have a phone that is offline; never whose. @param {Props["plan"]} plan */
function phonesAbsent({ circle }) {
  if (view.value?.tone !== "night") return 0;
  const out = new Set(circle?.marks.filter((mark) => mark.dead || mark.gone).map((mark) => mark.seat));
  const here = picture.value?.desk?.connected ?? [];
  return table.value?.seats.filter(({ id, phone }) => phone && !out.has(id) && !here.includes(id)).length ?? 0;
}

/** Why people cannot hear the voice, or that two devices speak at once. */
export function voiceProblem() {
  if (voice.value.loud > 0 && !audible.value) return "touch";
  if (problem.value && audible.value) return problem.value;
  if (speaking.value === 0) return "nobody";
  return (speaking.value ?? 0) > 1 ? "two" : "";
}

/** @param {Props["plan"]} plan */
const isPaused = (plan) => (plan.groups.get("voice") ?? []).some((prompt) => prompt.command === "resume_voice");

/** Louder, softer, off; only this device knows. */
function Loudness() {
  const { loud } = voice.value;
  /** @param {number} step */
  const turn = (step) => () => setVoice({ loud: Math.max(0, Math.min(LOUDEST, loud + step)) });
  return html`<div class="loudness" role="group" aria-label=${ui("desk-voice-loud")}>
    <button type="button" aria-label=${ui("desk-voice-softer")} onClick=${turn(-1)}>−</button>
    <span class="t">${ui("desk-voice-loud")}</span>
    <span class="marks" role="img" aria-label=${ui("desk-voice-level", { loud, of: LOUDEST })}>${Array.from({ length: LOUDEST }, (_, at) => html`<i key=${at} class=${at < loud ? "on" : ""}></i>`)}</span>
    <button type="button" aria-label=${ui("desk-voice-louder")} onClick=${turn(1)}>+</button>
  </div>`;
}

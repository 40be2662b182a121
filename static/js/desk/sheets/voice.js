// The sound settings of this tablet: which voice speaks, how slowly, and how loud the village is.
import { html } from "htm/preact";
import { armSound } from "../../parts/sound/sound.js";
import {
  canSpeak,
  finished,
  LONGEST_WAIT,
  LOUDEST,
  setVoice,
  speak,
  problem,
  voice,
  voiceSource,
} from "../../parts/sound/speech.js";
import { language } from "../../catalogs.js";
import { page, picture, table } from "../../store.js";
import { ui } from "../../words.js";
import { offer } from "../table/plan.js";

/** @typedef {"speaks" | "own" | "slow" | "covers"} Row */

/** Whether a row is on; without a moderator the village is on by default. @param {Row} what @param {boolean} led */
const isOn = (what, led) => (what === "covers" ? (voice.value.covers ?? led) : voice.value[what]);

/** The switches, and a button that tries the voice. */
export function VoiceRows() {
  const all = /** @type {Row[]} */ (["speaks", "own", "slow", "covers"]);
  // Only games with secret nights have a script: those in which the host may be blind.
  const led = Boolean(picture.value?.view.panels?.some((panel) => panel.kind === "script" && panel.again != null));
  const nights = led || Boolean(offer(picture.value, "table.set_blind"));
  if (!nights) return null;
  const rows = all.filter((what) => !(led && what === "speaks") && (what !== "own" || (canSpeak() && page.voice)));
  return html`<ul class="voice">
    ${rows.map(
      (what) => html`<li key=${what}>
      <span id=${`voice-${what}`}><b class="t">${ui(`desk-voice-${what}`)}</b><span class="s">${ui(`desk-voice-${what}-how`)}</span></span>
      <button type="button" class="switch" role="switch" aria-labelledby=${`voice-${what}`} aria-checked=${isOn(what, led) ? "true" : "false"}
        onClick=${() => setVoice({ [what]: !isOn(what, led) })}>${ui(isOn(what, led) ? "desk-on" : "desk-off")}</button>
    </li>`,
    )}
    <li><span><b class="t">${ui("desk-voice-try")}</b><span class="s" role="status">${tried()}</span></span>
      <button type="button" class="switch" onClick=${attempt}>${ui("desk-voice-try-now")}</button></li>
    ${!led && voice.value.speaks && html`<li><span class="t" id="voice-wait">${ui("desk-voice-wait")}</span><${Wait} /></li>`}
    <li><span class="t" id="voice-around">${ui("desk-voice-around")}</span><${Loudness} what="around" /></li>
    <li><span class="t" id="voice-music">${ui("desk-voice-music")}</span><${Loudness} what="music" /></li>
  </ul>`;
}

/** Which voice speaks here, and whether it works. */
function tried() {
  if (problem.value) return ui(`desk-voice-${problem.value}`);
  return `${ui("desk-voice-whose", { voice: voiceSource() })} ${finished.value ? ui("desk-voice-works") : ""}`;
}

function attempt() {
  if (voice.value.loud === 0) setVoice({ loud: LOUDEST - 1 });
  armSound();
  speak(ui("desk-voice-try-line"), language.value, table.value?.code ?? "", true);
}

/**
 * A number of the voice, a step less or more.
 * @param {{what: "around" | "music" | "wait", most: number, less: string, more: string, children?: import("../../shapes.d.ts").Drawn}} props
 */
function Steps({ what, most, less, more, children }) {
  /** @param {number} step */
  const turn = (step) => () => {
    setVoice({ [what]: Math.max(0, Math.min(most, voice.value[what] + step)) });
    armSound();
  };
  return html`<span class="loudness" role="group" aria-labelledby=${`voice-${what}`}>
    <button type="button" aria-label=${less} onClick=${turn(-1)}>−</button>
    <span class="num">${children}</span>
    <button type="button" aria-label=${more} onClick=${turn(1)}>+</button>
  </span>`;
}

/** How loud village or music are. @param {{what: "around" | "music"}} props */
const Loudness = ({ what }) =>
  html`<${Steps} what=${what} most=${LOUDEST} less=${ui("desk-voice-softer")} more=${ui("desk-voice-louder")}>${ui("desk-voice-level", { loud: voice.value[what], of: LOUDEST })}<//>`;

/** The setting of the silence before each line. */
const Wait = () =>
  html`<${Steps} what="wait" most=${LONGEST_WAIT} less=${ui("desk-voice-shorter")} more=${ui("desk-voice-longer")}>${ui("desk-voice-seconds", { n: voice.value.wait })}<//>`;

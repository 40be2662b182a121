// Asks once, beside the button that begins the first night, whether the village is to be heard from this device.
import { html } from "htm/preact";
import { armSound } from "../parts/sound/sound.js";
import { setVoice, voice } from "../parts/sound/speech.js";
import { showToast } from "../store.js";
import { ui } from "../words.js";

/** Nothing where the sounds were chosen before, or where this device reads aloud. @param {{plan: import("./table/plan.js").Plan}} props */
export function AskSounds({ plan }) {
  if (!plan.script?.asks_sounds || voice.value.covers !== null || voice.value.speaks) return null;
  /** @param {boolean} covers */
  const answer = (covers) => () => {
    setVoice({ covers });
    if (covers) armSound();
    showToast({ t: "desk-sounds-later" });
  };
  return html`<div class="sounds" role="group" aria-labelledby="sounds-asked">
    <p class="t" id="sounds-asked">${ui("desk-sounds")}</p>
    <button type="button" class="ln" onClick=${answer(true)}>${ui("desk-sounds-yes")}</button>
    <button type="button" class="ln" onClick=${answer(false)}>${ui("desk-sounds-no")}</button>
  </div>`;
}

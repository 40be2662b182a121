// Asks once, before the first night, whether this device should play the sounds of the village.
import { html } from "htm/preact";
import { armSound } from "../parts/sound/sound.js";
import { setVoice, voice } from "../parts/sound/speech.js";
import { showToast } from "../store.js";
import { ui } from "../words.js";

/** Nothing if that was chosen before, or this device reads aloud. @param {{plan: import("./table/plan.js").Plan}} props */
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

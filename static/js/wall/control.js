// The only control of the public screen: language and sound; visible while it is touched.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { switchBell, bellOn } from "../parts/sound/bell.js";
import { Languages } from "../parts/sheets/code.js";
import { armSound, audible } from "../parts/sound/sound.js";
import { voiceProblem } from "../desk/shared-display.js";
import { LOUDEST, setVoice, voice } from "../parts/sound/speech.js";
import { table, view } from "../store.js";
import { ui } from "../words.js";

/** Milliseconds that it stays after the last movement. */
const STAYS = 6000;

/** Whether people still join: later the whole screen is for the game. */
const gathers = () => !table.value?.game || view.value?.panels?.some((panel) => panel.kind === "piles");

/** Whether sound is wanted here, and waits for the first touch. */
const waitsForTouch = () => bellOn.value && !audible.value;

/** Whether nobody moderates: then this screen may be the one that speaks. */
const isLed = () => view.value?.panels?.some((panel) => panel.kind === "script" && panel.again != null);

/** A touch: the sound of this device is unlocked with it. */
function speakHere() {
  setVoice({ loud: voice.value.loud > 0 ? 0 : LOUDEST - 1 });
  armSound();
}

export function Control() {
  // A page that was reloaded in the middle of a game has lost its sound. It asks for a touch when a viewer comes
  // near: a television that cannot be touched shows its votes uncovered. The sentence stays while the control
  // does: nothing may move under the finger that unlocks the sound.
  const [near, setNear] = useState("");
  useEffect(() => {
    let timer = 0;
    const come = () => {
      setNear((old) => old || (waitsForTouch() && !gathers() ? "asks" : "near"));
      clearTimeout(timer);
      timer = window.setTimeout(() => setNear(""), STAYS);
    };
    const signs = ["pointermove", "pointerdown", "keydown"];
    for (const sign of signs) addEventListener(sign, come);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, come);
    };
  }, []);
  return html`<aside class=${near ? "control near" : "control"}>
    ${near === "asks" && html`<p role="status">${ui("screen-touch-for-sound")}</p>`}
    <${Languages} />
    <button type="button" class="ln" aria-pressed=${bellOn.value ? "true" : "false"} onClick=${() => switchBell(!bellOn.value)}>${ui(bellOn.value ? "screen-bell-on" : "screen-bell-off")}</button>
    ${isLed() && html`<button type="button" class="ln" aria-pressed=${voice.value.loud > 0 ? "true" : "false"} onClick=${speakHere}>${ui(voice.value.loud > 0 ? "screen-voice-on" : "screen-voice-off")}</button>`}
  </aside>
  ${isLed() && voice.value.loud > 0 && voiceProblem() && html`<p class="mute" role="status">${ui(`desk-voice-${voiceProblem()}`)}</p>`}
  ${waitsForTouch() && gathers() && !near && html`<p class="mute" role="status">${ui("screen-touch-for-sound")}</p>`}`;
}

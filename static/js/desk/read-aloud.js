// Reads the script's line aloud when it changes, and plays the sounds of the village.
import { computed, effect } from "@preact/signals";
import { now } from "../clock.js";
import { setAmbience } from "../parts/sound/ambience.js";
import { playSound } from "../parts/sound/effects.js";
import { followHearing } from "../parts/sound/hearing.js";
import { playSilence } from "../parts/sound/silence.js";
import { armSound, audible, onUnlock } from "../parts/sound/sound.js";
import { stopSpeaking, LOUDEST, speak, voice, canBeHeard } from "../parts/sound/speech.js";
import { picture, table, view } from "../store.js";
import { hasSentences, language, isReady } from "../catalogs.js";
import { say } from "../words.js";

const scriptOf = () => view.value?.panels?.find((panel) => panel.kind === "script");

/** Whether nobody moderates: the program itself reads. */
const isLed = () => scriptOf()?.again != null;

/**
 * Reads each new line, if the moderator has asked for it or nobody moderates.
 * @param {() => number} [beside] the volume of the cock if the village is silent
 */
export function followVoice(beside = () => 0) {
  onUnlock(playSilence);
  followLines();
  followLight(beside);
  followHearing(() => ({ works: canBeHeard.value }));
  // the shipped voice is a sound of the page: a touch lets it begin
  effect(() => {
    if (voice.value.speaks || isLed()) armSound();
  });
}

function followLines() {
  let read = "";
  let first = true;
  let timer = 0;
  effect(() => {
    if (!view.value || !isReady() || !hasSentences()) return; // not loaded yet
    if (picture.value?.announced_at) return; // no line is read before the announcement ends
    const script = scriptOf();
    const line = script ? say(script.line) : "";
    const again = script?.again ?? null;
    const spokenLine = JSON.stringify([line, again]);
    if (spokenLine === read) return;
    read = spokenLine;
    // a page that was reloaded stays silent until the next line, or until the line is requested
    const speaks = again !== null || voice.peek().speaks;
    const aloud = speaks && line && !first;
    first = false;
    clearTimeout(timer);
    // a moderator may set a pause before each line; the program has its own schedule
    const wait = again === null ? voice.peek().wait : 0;
    if (!aloud || wait) stopSpeaking();
    const begin = () => speak(line, language.peek(), table.peek()?.code ?? "");
    const later = () => voice.peek().speaks && begin(); // it may have been switched off during the pause
    if (aloud && wait) timer = window.setTimeout(later, wait * 1000);
    else if (aloud) begin();
  });
}

/** The parts of the view that the sounds depend on. */
const tone = computed(() => view.value?.tone ?? "");
const isLedNow = computed(isLed);

/** The volume of the village on this device, 0 … 1. */
export const villageVolume = () => (voice.peek().covers && audible.peek() ? voice.peek().around / LOUDEST : 0);

/** @param {() => number} beside */
function followLight(beside) {
  let before = "";
  effect(() => {
    const { covers, loud, around } = voice.value;
    // with a moderator it covers noises at night; with the voice it also plays by day
    const wanted = covers ?? (isLedNow.value && loud > 0);
    const loudness = wanted && audible.value ? around / LOUDEST : 0;
    setAmbience(wanted && (tone.value === "night" || isLedNow.value) ? tone.value : null, loudness, now);
    if (before === "night" && tone.value === "day") playSound("cock", loudness || beside());
    before = tone.value;
  });
}

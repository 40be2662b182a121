// The voice of this device: reads the script's lines aloud if the moderator wants it, or if nobody moderates.

import { computed, signal } from "@preact/signals";
import { page } from "../../store.js";
import { recall, store } from "../../stored.js";
import { playLine, stopLine } from "./play-line.js";
import { audible } from "./sound.js";

const KEPT = page.kind === "screen" ? "veglia-voice:screen" : "veglia-voice";

/** The loudest of the steps of the voice; 0 is silence. */
export const LOUDEST = 5;

/** The longest silence before a line, in seconds. */
export const LONGEST_WAIT = 10;

/** Pixels of the shorter edge, from which on a page is taken for the shared display. */
const SHARED_DISPLAY = 500;

/** Longer sentences are spoken in pieces: some engines stop after fifteen seconds. */
const LONG = 160;

/** Milliseconds after which an engine that has not begun counts as failed. */
const PATIENCE = 5000;

/** @typedef {{speaks: boolean, covers: boolean | null, own: boolean, loud: number, around: number, music: number, slow: boolean, wait: number}} Voice
 * `covers`: night and day are heard around the village (null: where nobody moderates). `own`: this device's own voice instead
 * of the shipped one. `loud`, `around`, `music`: how loud voice, village and music are. `wait`: seconds from the moderator's button
 * to the line */

/** @returns {Voice} */
function storedVoice() {
  // The wall is silent by default, and so is a phone with the rights of the host.
  const small =
    Math.min(globalThis.innerWidth ?? SHARED_DISPLAY, globalThis.innerHeight ?? SHARED_DISPLAY) < SHARED_DISPLAY;
  const loud = page.kind === "screen" || small ? 0 : LOUDEST - 1;
  const usual = { speaks: false, covers: null, own: false, loud, around: 3, music: 0, slow: false, wait: 0 };
  return { ...usual, ...recall(KEPT, {}, Boolean) };
}

/** What was chosen on this device. */
export const voice = signal(storedVoice());

/** Why lines cannot be heard from this device: "none" (it cannot speak), "held" (it did not begin), "network"
 * (heard, but by a voice that needs the internet), or nothing. @type {import("@preact/signals").Signal<"" | "none" | "held" | "network">} */
export const problem = signal("");

/** How many lines were played to their end. */
export const finished = signal(0);

/** Whether the lines can be heard from this device. */
export const canBeHeard = computed(
  () => voice.value.loud > 0 && audible.value && !["none", "held"].includes(problem.value),
);

/** The voice that will speak here. @returns {"shipped" | "device" | "none"} */
export const voiceSource = () => (page.voice && !voice.value.own ? "shipped" : canSpeak() ? "device" : "none");

/** @param {Partial<Voice>} change */
export function setVoice(change) {
  voice.value = { ...voice.value, ...change };
  store(KEPT, JSON.stringify(voice.value)); // a private window forgets: the choice holds until the page is closed
  if (!voice.value.speaks && change.speaks === false) stopSpeaking();
  if (change.loud === 0) stopSpeaking();
}

/** Whether this device can speak at all. */
export const canSpeak = () => "speechSynthesis" in globalThis;

/** The number of the newest line; events of older lines are ignored. */
let newest = 0;

/** Stop at once. */
export function stopSpeaking() {
  newest += 1;
  stopLine();
  if (canSpeak()) speechSynthesis.cancel();
}

/** Splits a line into pieces that no engine cuts short. @param {string} line @returns {string[]} */
export function pieces(line) {
  const bare = line.replace(/[«»“”\u2066-\u2069]/g, "").trim();
  const sentences = bare.match(/[^.!?…]+[.!?…]*\s*/g) ?? [];
  return sentences
    .flatMap((one) => (one.length > LONG ? (one.match(/[^,;:]+[,;:]*\s*/g) ?? [one]) : [one]))
    .map((one) => one.trim())
    .filter(Boolean);
}

/**
 * Read a line aloud in place of the current one: by the shipped voice, or by the device's own where
 * that was chosen or there is no other.
 * @param {string} line @param {string} language @param {string} code of the table
 * @param {boolean} [attempt] whether it is the line with which the voice is tried
 */
export async function speak(line, language, code, attempt = false) {
  stopSpeaking();
  if (!pieces(line).length || voice.value.loud === 0) return;
  const mine = newest;
  const sound = voice.value.own ? null : await fetchLine(language, code, attempt);
  if (mine !== newest) return;
  if (!sound) {
    speakByDevice(line, language);
    return;
  }
  let over = false;
  const end = () => {
    over = true;
    finished.value += 1;
  };
  const seconds = await playLine(sound, voice.value.loud / LOUDEST, end).catch(() => 0);
  if (mine !== newest) return;
  problem.value = seconds ? "" : "held";
  // a sound that never ends was not played
  const late = () => {
    if (!over && mine === newest) problem.value = "held";
  };
  if (seconds) setTimeout(late, seconds * 1000 + PATIENCE);
}

/** The current line as sound, from the server; null where it has no voice. @param {string} language @param {string} code @param {boolean} attempt */
async function fetchLine(language, code, attempt) {
  if (!page.voice) return null;
  try {
    const asked = new URLSearchParams({ ...(voice.value.slow && { slow: "1" }), ...(attempt && { try: "1" }) });
    const answer = await fetch(`/voice/${code}/${language}?${asked}`);
    return answer.status === 200 ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** @param {string} line @param {string} language */
function speakByDevice(line, language) {
  if (!canSpeak()) {
    problem.value = "none";
    return;
  }
  const mine = newest;
  const lang = page.languages?.find((one) => one.id === language)?.voice ?? language;
  const chosen = bestVoice(lang);
  let begun = false;
  const all = pieces(line);
  for (const [at, piece] of all.entries()) {
    const words = new SpeechSynthesisUtterance(piece);
    words.lang = lang;
    words.voice = chosen;
    words.rate = voice.value.slow ? 0.75 : 0.92;
    words.volume = voice.value.loud / LOUDEST;
    words.onstart = () => {
      begun = true;
      if (mine === newest) problem.value = chosen && !chosen.localService ? "network" : "";
    };
    if (at === all.length - 1) words.onend = () => (finished.value += 1);
    words.onerror = () => {
      if (mine === newest) problem.value = "held";
    };
    speechSynthesis.speak(words);
  }
  setTimeout(() => {
    if (!begun && mine === newest) problem.value = "held";
  }, PATIENCE);
}

/** A voice on the device, else one that needs the network. Looked up for each line: browsers load the
 * list of voices late, some without an event. @param {string} language */
function bestVoice(language) {
  const short = language.slice(0, 2);
  const fit = speechSynthesis.getVoices().filter((one) => one.lang.slice(0, 2) === short);
  const own = fit.filter((one) => one.localService);
  return own.find((one) => one.lang.replace("_", "-") === language) ?? own[0] ?? fit[0] ?? null;
}

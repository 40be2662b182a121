// The tablet's voice: it reads the script's lines aloud where the moderator has asked for it.

import { signal } from "@preact/signals";

const KEPT = "veglia-voice";

/** @typedef {{speaks: boolean, covers: boolean}} Voice `covers`: the soft noise at night */

/** @returns {Voice} */
function remembered() {
  try {
    return { speaks: false, covers: false, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return { speaks: false, covers: false };
  }
}

/** What the moderator has chosen on this device. */
export const voice = signal(remembered());

/** @param {Partial<Voice>} change */
export function setVoice(change) {
  voice.value = { ...voice.value, ...change };
  try {
    localStorage.setItem(KEPT, JSON.stringify(voice.value));
  } catch {
    // a private window forgets: the choice holds until the page is closed
  }
  if (!voice.value.speaks) hush();
}

/** Whether this device can speak at all. */
export const canSpeak = () => "speechSynthesis" in globalThis;

/** Stop at once. */
export function hush() {
  if (canSpeak()) speechSynthesis.cancel();
}

/**
 * Read a line aloud, instead of whatever is being read.
 * @param {string} line @param {string} language "it" or "en"
 */
export function speak(line, language) {
  if (!canSpeak()) return;
  hush();
  const words = new SpeechSynthesisUtterance(line.replace(/[«»“”\u2066-\u2069]/g, ""));
  words.lang = language === "it" ? "it-IT" : "en-GB";
  words.voice = bestVoice(words.lang);
  words.rate = 0.92;
  speechSynthesis.speak(words);
}

/** A voice of the device itself before one that needs the network. @param {string} language */
function bestVoice(language) {
  const short = language.slice(0, 2);
  const fit = speechSynthesis.getVoices().filter((one) => one.lang.slice(0, 2) === short);
  const own = fit.filter((one) => one.localService);
  return own.find((one) => one.lang.replace("_", "-") === language) ?? own[0] ?? fit[0] ?? null;
}

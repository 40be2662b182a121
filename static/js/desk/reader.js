// Reads the script's line aloud when it changes, and covers the night with a soft noise.
import { effect } from "@preact/signals";
import { armSound, cover } from "../parts/sound/sound.js";
import { hush, speak, voice } from "../parts/sound/speech.js";
import { table, view } from "../store.js";
import { language } from "../catalogs.js";
import { say } from "../words.js";

/** From now on, the voice follows the script where the moderator has asked for it, and always where nobody moderates. */
export function followVoice() {
  let read = "";
  let first = true;
  effect(() => {
    const script = view.value?.panels?.find((panel) => panel.kind === "script");
    const line = script ? say(script.line) : "";
    const again = script?.again ?? null;
    const now = JSON.stringify([line, again]);
    if (now === read) return;
    read = now;
    // a page that is reloaded in the middle of the night keeps quiet until the next line
    const speaks = again !== null || voice.peek().speaks;
    if (speaks && line && !first) speak(line, language.value, table.peek()?.code ?? "");
    else hush();
    first = false;
  });
  // the shipped voice is a sound of the page: a touch lets it begin
  effect(() => {
    if (voice.value.speaks || view.value?.panels?.some((panel) => panel.kind === "script" && panel.again != null))
      armSound();
  });
  effect(() => cover(voice.value.covers && view.value?.tone === "night"));
}

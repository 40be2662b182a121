// Reads the script's line aloud when it changes, and covers the night with a soft noise.
import { effect } from "@preact/signals";
import { cover } from "../parts/sound/sound.js";
import { hush, speak, voice } from "../parts/sound/speech.js";
import { view } from "../store.js";
import { language } from "../catalogs.js";
import { say } from "../words.js";

/** From now on, the voice follows the script where the moderator has asked for it. */
export function followVoice() {
  let read = "";
  let first = true;
  effect(() => {
    const script = view.value?.panels?.find((panel) => panel.kind === "script");
    const line = script ? say(script.line) : "";
    if (line === read) return;
    read = line;
    // a page that is reloaded in the middle of the night keeps quiet until the next line
    if (voice.value.speaks && line && !first) speak(line, language.value);
    else hush();
    first = false;
  });
  effect(() => cover(voice.value.covers && view.value?.tone === "night"));
}

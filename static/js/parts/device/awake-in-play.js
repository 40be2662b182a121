// Keeps the screen on where no wake lock works (plain http, older home screens of iOS): from a press on, while a game runs, unless its owner says no.
import { computed, effect, signal } from "@preact/signals";
import { html } from "htm/preact";
import { useId } from "preact/hooks";
import { awake, view } from "../../store.js";
import { store, stored } from "../../stored.js";
import { ui } from "../../words.js";

/** Scenes in which nobody plays: the screen may go dark. */
const IDLE = ["empty", "lobby", "end"];
const DARK = "veglia:dark";
const wanted = signal(!recalled(DARK));
/** Whether a game runs in which it shall be. */
const meant = computed(() => wanted.value && Boolean(view.value) && !IDLE.includes(view.value?.scene ?? ""));
/** Ends what keeps it on. @type {(() => void) | null} */
let end = null;
let coming = false;

/** The switch, for the sheet behind the code; none where the browser has a wake lock. */
export const Awake = awake.peek() === "never" ? Switch : undefined;

export function keepAwakeInPlay() {
  if (!Awake) return;
  for (const sign of ["pointerup", "keyup", "visibilitychange"])
    document.addEventListener(sign, () => (document.hidden ? stop() : begin()));
  effect(() => {
    if (!meant.value) stop();
  });
}

async function begin() {
  if (end || coming || !meant.peek() || document.hidden) return;
  coming = true;
  try {
    const { play, showPriceOnce } = await import("../sheets/touched.js");
    if (!meant.peek()) return;
    const playing = play(stop);
    end = playing.end;
    await playing.plays;
    showPriceOnce(recalled, keep);
  } catch {
    stop(); // refused outside a tap, or not loaded: the next press tries again
  } finally {
    coming = false;
  }
}

function stop() {
  end?.();
  end = null;
}

function Switch() {
  const id = useId();
  const turn = () => {
    wanted.value = !wanted.value;
    keep(DARK, !wanted.value);
    begin();
  };
  return html`<div class="bell"><span id=${id}>${ui("learn-awake-keep")}<br /><small>${ui("learn-awake-music")}</small></span>
    <button type="button" class="switch" role="switch" aria-checked=${wanted.value ? "true" : "false"} aria-labelledby=${id}
      onClick=${turn}>${ui(wanted.value ? "ui-yes" : "ui-no")}</button>
  </div>`;
}

/** A device that may keep nothing is asked and told anew. @param {string} what */
function recalled(what) {
  return stored(what) === "1";
}

/** @param {string} what @param {boolean} so */
const keep = (what, so) => store(what, so ? "1" : "0");

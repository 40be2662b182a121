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
const wanted = signal(!isStored(DARK));
/** Whether the screen should stay on now. */
const shouldStayOn = computed(() => wanted.value && Boolean(view.value) && !IDLE.includes(view.value?.scene ?? ""));
/** Lets the screen go dark again. @type {(() => void) | null} */
let end = null;
let coming = false;

/** The switch, for the sheet behind the code; none where the browser has a wake lock. */
export const Awake = awake.peek() === "never" ? Switch : undefined;

export function keepAwakeInPlay() {
  if (!Awake) return;
  for (const sign of ["pointerup", "keyup", "visibilitychange"])
    document.addEventListener(sign, () => (document.hidden ? stop() : begin()));
  effect(() => {
    if (!shouldStayOn.value) stop();
  });
}

async function begin() {
  if (end || coming || !shouldStayOn.peek() || document.hidden) return;
  coming = true;
  try {
    const { play, showPriceOnce } = await import("../sheets/on-demand.js");
    if (!shouldStayOn.peek()) return;
    const playing = play(stop);
    end = playing.end;
    await playing.plays;
    showPriceOnce(isStored, storeFlag);
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
    storeFlag(DARK, !wanted.value);
    begin();
  };
  return html`<div class="bell"><span id=${id}>${ui("learn-awake-keep")}<br /><small>${ui("learn-awake-music")}</small></span>
    <button type="button" class="switch" role="switch" aria-checked=${wanted.value ? "true" : "false"} aria-labelledby=${id}
      onClick=${turn}>${ui(wanted.value ? "ui-yes" : "ui-no")}</button>
  </div>`;
}

/** False without storage: then the device is asked again. @param {string} what */
function isStored(what) {
  return stored(what) === "1";
}

/** @param {string} what @param {boolean} so */
const storeFlag = (what, so) => store(what, so ? "1" : "0");

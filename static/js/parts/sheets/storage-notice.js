// Says to everybody that the host's device keeps what is played: a quiet line before and after a game, a toast during it.
import { effect, signal } from "@preact/signals";
import { html } from "htm/preact";
import { page, table, showToast, view } from "../../store.js";
import { ui } from "../../words.js";

const SAID = ["empty", "lobby", "end"]; // never at night: its words may have to be asked for

/** Milliseconds for which it is said in the middle of a game. */
const SHOWN = 12_000;

/** Whether the wall says it in the middle of a game. */
const now = signal(false);

const isSaid = () => SAID.includes(view.value?.scene ?? "");

/** Whether games were kept when it was last looked; null before the first picture. @type {boolean | null} */
let before = null;
effect(() => {
  if (!table.value || view.value?.tone === "night") return; // it waits for the day
  const keeps = table.value.keeps !== undefined;
  if (before === false && keeps && !isSaid()) {
    if (page.kind === "phone") showToast({ t: "learn-evenings-kept" }, { stays: SHOWN });
    now.value = true;
    setTimeout(() => (now.value = false), SHOWN);
  }
  before = keeps;
});

export const StorageNotice = () =>
  table.value?.keeps !== undefined && (now.value || isSaid())
    ? html`<p class="s kept-here">${ui("learn-evenings-kept")}</p>`
    : null;

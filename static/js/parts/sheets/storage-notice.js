// Tells everybody that the host's device stores the games: a line before and after a game, a toast during it.
import { effect, signal } from "@preact/signals";
import { html } from "htm/preact";
import { page, table, showToast, view } from "../../store.js";
import { ui } from "../../words.js";

const SCENES = ["empty", "lobby", "end"]; // never at night, when no phone may load a catalog

/** Milliseconds of the toast during a game. */
const SHOWN = 12_000;

/** Whether the wall shows it during a game. */
const now = signal(false);

const hasLine = () => SCENES.includes(view.value?.scene ?? "");

/** Whether games were stored in the picture before; null before the first picture. @type {boolean | null} */
let before = null;
effect(() => {
  if (!table.value || view.value?.tone === "night") return; // it waits for the day
  const keeps = table.value.keeps !== undefined;
  if (before === false && keeps && !hasLine()) {
    if (page.kind === "phone") showToast({ t: "learn-evenings-kept" }, { stays: SHOWN });
    now.value = true;
    setTimeout(() => (now.value = false), SHOWN);
  }
  before = keeps;
});

export const StorageNotice = () =>
  table.value?.keeps !== undefined && (now.value || hasLine())
    ? html`<p class="s kept-here">${ui("learn-evenings-kept")}</p>`
    : null;

// Says once on a device that its screen stays on, in a toast, at a moment without questions.
import { computed, effect } from "@preact/signals";
import { hush, page, closeToast, toast, showToast, view } from "../../store.js";

const SHOWN_KEY = "veglia:awake-told";
const LONG = 8000; // ms of the toast, unless a question comes meanwhile
const PRICE = "learn-awake-price";
let follows = false;

/** Whether nothing may cover the view: at night, on the own card, votes, or a phone's question. */
const isBusy = computed(() => {
  const { tone, panels = [], prompts = [] } = view.value ?? {};
  if (hush.value || tone === "night") return true;
  if (panels.some((panel) => panel.kind === "card" || panel.kind === "tally")) return true;
  return page.kind === "phone" && prompts.some((prompt) => (prompt.weight ?? "main") === "main");
});

/** @param {(what: string) => boolean} isStored @param {(what: string, so: boolean) => void} storeFlag */
export function showPriceOnce(isStored, storeFlag) {
  if (follows) return;
  follows = true;
  effect(() => {
    if (isBusy.value && toast.peek()?.text.t === PRICE) closeToast();
    if (isBusy.value || isStored(SHOWN_KEY)) return;
    storeFlag(SHOWN_KEY, true);
    showToast({ t: PRICE }, { stays: LONG, close: "learn-awake-fine" });
  });
}

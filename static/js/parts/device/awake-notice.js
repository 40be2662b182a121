// Says once on a device that its screen stays on, in a moment in which nothing is asked; it goes by itself.
import { computed, effect } from "@preact/signals";
import { hush, page, closeToast, toast, showToast, view } from "../../store.js";

const SHOWN_KEY = "veglia:awake-told";
const LONG = 8000; // ms that it is told, where nothing is asked meanwhile
const PRICE = "learn-awake-price";
let follows = false;

/** Whether nothing may cover the view: at night, on the own card, votes, or a phone's question. */
const isBusy = computed(() => {
  const { tone, panels = [], prompts = [] } = view.value ?? {};
  if (hush.value || tone === "night") return true;
  if (panels.some((panel) => panel.kind === "card" || panel.kind === "tally")) return true;
  return page.kind === "phone" && prompts.some((prompt) => (prompt.weight ?? "main") === "main");
});

/** @param {(what: string) => boolean} recalled @param {(what: string, so: boolean) => void} keep */
export function showPriceOnce(recalled, keep) {
  if (follows) return;
  follows = true;
  effect(() => {
    if (isBusy.value && toast.peek()?.text.t === PRICE) closeToast();
    if (isBusy.value || recalled(SHOWN_KEY)) return;
    keep(SHOWN_KEY, true);
    showToast({ t: PRICE }, { stays: LONG, close: "learn-awake-fine" });
  });
}

// Says once on a device that its screen stays on, in a moment in which nothing is asked; it goes by itself.
import { computed, effect } from "@preact/signals";
import { hush, page, putAway, slip, tell, view } from "../../store.js";

const TOLD = "veglia:awake-told";
const LONG = 8000; // ms that it is told, where nothing is asked meanwhile
const PRICE = "learn-awake-price";
let follows = false;

/** Whether nothing may lie on the picture: the night, the own card, votes, or a phone's question. */
const taken = computed(() => {
  const { tone, panels = [], prompts = [] } = view.value ?? {};
  if (hush.value || tone === "night") return true;
  if (panels.some((panel) => panel.kind === "card" || panel.kind === "tally")) return true;
  return page.kind === "phone" && prompts.some((prompt) => (prompt.weight ?? "main") === "main");
});

/** @param {(what: string) => boolean} recalled @param {(what: string, so: boolean) => void} keep */
export function tellOnce(recalled, keep) {
  if (follows) return;
  follows = true;
  effect(() => {
    if (taken.value && slip.peek()?.text.t === PRICE) putAway();
    if (taken.value || recalled(TOLD)) return;
    keep(TOLD, true);
    tell({ t: PRICE }, { stays: LONG, close: "learn-awake-fine" });
  });
}

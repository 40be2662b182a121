// Whether the secret card was looked at: set by the card, read by the question that waits for it.
import { effect, signal } from "@preact/signals";
import { view } from "../../store.js";

/** @import { Panels, Prompt } from "../../types.d.ts" */

/** The card that was last looked at on this device, so that «I have seen it» can wait for it. */
export const turned = signal("");

/** Whether a card lies in the middle, to be looked at. */
let lies = false;

// A new deal may bring the same card as the game before, whose cards all have seen: that it has come again must
// stand on no phone, so each waits to be turned anew.
effect(() => {
  const there = Boolean(view.value?.panels?.some((panel) => panel.kind === "card"));
  if (there && !lies) turned.value = "";
  lies = there;
});

/** What tells one card from another. @param {Panels["card"]} panel */
export const cardKey = (panel) => JSON.stringify([panel.name, panel.lines]);

/** «I have seen it» waits until the card was turned. @param {Prompt} prompt @param {Panels["card"] | undefined} card */
export function afterCard(prompt, card) {
  if (!card || prompt.kind !== "press" || prompt.closed || turned.value === cardKey(card)) return prompt;
  return { ...prompt, closed: { t: "phone-card-first" } };
}

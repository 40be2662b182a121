// Whether the secret card was looked at: set by the card, read by the question that waits for it.
import { effect, signal } from "@preact/signals";
import { view } from "../../store.js";

/** @import { Panels, Prompt } from "../../types.d.ts" */

/** The card that was last looked at on this device, so that «I have seen it» can wait for it. */
export const lookedAt = signal("");

/** Whether a card is shown in the middle, to be looked at. */
let cardIsShown = false;

// A new deal may bring the same card again, and everybody saw the cards of the last game: no phone may reveal that, so
// each waits until its card was looked at again.
effect(() => {
  const there = Boolean(view.value?.panels?.some((panel) => panel.kind === "card"));
  if (there && !cardIsShown) lookedAt.value = "";
  cardIsShown = there;
});

/** A key of the content of a card. @param {Panels["card"]} panel */
export const cardKey = (panel) => JSON.stringify([panel.name, panel.lines]);

/** «I have seen it» waits until the card was turned. @param {Prompt} prompt @param {Panels["card"] | undefined} card */
export function waitForCard(prompt, card) {
  if (!card || prompt.kind !== "press" || prompt.closed || lookedAt.value === cardKey(card)) return prompt;
  return { ...prompt, closed: { t: "phone-card-first" } };
}

// Whether the secret card was looked at: set by the card, read by the question that waits for it.
import { signal } from "@preact/signals";

/** @import { Panels, Prompt } from "../../types.d.ts" */

/** The card that was last looked at on this device, so that «I have seen it» can wait for it. */
export const turned = signal("");

/** What tells one card from another. @param {Panels["card"]} panel */
export const cardKey = (panel) => JSON.stringify([panel.name, panel.lines]);

/** «I have seen it» waits until the card was turned. @param {Prompt} prompt @param {Panels["card"] | undefined} card */
export function afterCard(prompt, card) {
  if (!card || prompt.kind !== "press" || prompt.closed || turned.value === cardKey(card)) return prompt;
  return { ...prompt, closed: { t: "phone-card-first" } };
}

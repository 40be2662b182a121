// Which secret card was looked at: by the card that shows it, for the question that waits for it.
import { signal } from "@preact/signals";

/** The card that was last looked at on this device, so that «I have seen it» can wait for it. */
export const turned = signal("");

/** What tells one card from another. @param {import("../shapes.d.ts").Panel} panel */
export const cardKey = (panel) => JSON.stringify([panel.name, panel.lines]);

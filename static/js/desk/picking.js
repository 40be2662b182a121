// Choosing a seat on the tablet's own ring: the tap lands on a name, the ember button confirms it.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { Foot } from "../parts/ask.js";
import { Button } from "../parts/button.js";
import { draw, ui } from "../words.js";

/** @import { Prompt, PromptProps } from "../shapes.d.ts" */

/** What has been tapped, for the question with this key; null is «nobody». */
export const tapped = signal(/** @type {{key: string, seat: number | null} | null} */ (null));

/** One question for each voter: the same prompt may pass from seat to seat. @param {Prompt} prompt */
export const questionKey = (prompt) => `${prompt.key}:${prompt.act_for?.join() ?? ""}`;

/** The seat that stands chosen: tapped here, or already in. @param {Prompt} prompt */
export function chosen(prompt) {
  return tapped.value?.key === questionKey(prompt) ? tapped.value.seat : prompt.chosen;
}

/** Whether something has been tapped that is not in yet. @param {Prompt | null} prompt */
export function isTapped(prompt) {
  return Boolean(prompt && tapped.value?.key === questionKey(prompt) && tapped.value.seat !== prompt.chosen);
}

/** What the ring needs to be tapped on. @param {Prompt | null} prompt */
export function picking(prompt) {
  if (!prompt || prompt.locked) return undefined;
  const [actor] = prompt.act_for ?? [];
  const self = prompt.may_be_self ?? true;
  return {
    open: (prompt.seats ?? []).filter((/** @type {number} */ seat) => self || seat !== actor),
    chosen: chosen(prompt) ?? null,
    onPick: (/** @type {number} */ seat) => (tapped.value = { key: questionKey(prompt), seat }),
  };
}

/** The twin of `pick` while the ring itself is tapped: only the button. @param {PromptProps} props */
export function PickFoot({ prompt, send, act }) {
  const seat = chosen(prompt);
  const name = seat === undefined ? "…" : seat === null ? prompt.none_label : { seat };
  return html`<${Foot} prompt=${prompt} act=${act} off=${seat === undefined} need=${ui("desk-tap-a-seat")}
    hint=${seat !== undefined && draw({ t: "desk-chosen", p: { name } })} onPress=${() => send({ [prompt.field ?? "target"]: seat })}>
    ${seat === undefined ? (draw(prompt.title) ?? ui("desk-tap-a-seat")) : draw({ t: prompt.label.t, p: { ...prompt.label.p, name } })}
  <//>`;
}

/** «Nobody», where that may be chosen. @param {{prompt: Prompt | null}} props */
export function Nobody({ prompt }) {
  if (!prompt?.none_label || prompt.locked) return null;
  const press = () => (tapped.value = { key: questionKey(prompt), seat: null });
  return html`<${Button} weight="link" onPress=${press} aria-pressed=${chosen(prompt) === null ? "true" : "false"}>${draw(prompt.none_label)}<//>`;
}

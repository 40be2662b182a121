// Choosing a seat on the tablet's own ring: the tap lands on a name, the ember button confirms it.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { Foot } from "../../parts/prompts/ask.js";
import { Button } from "../../parts/controls/button.js";
import { marks, view } from "../../store.js";
import { draw, ui } from "../../words.js";

/** @import { PromptProps } from "../../shapes.d.ts" */
/** @import { Prompt, Prompts } from "../../types.d.ts" */

/** What has been tapped, for the question with this key; null is «nobody». */
const tapped = signal(/** @type {{key: string, seat: number | null} | null} */ (null));

/** One question for each voter: the same prompt may pass from seat to seat. @param {Prompt} prompt */
export const questionKey = (prompt) => `${prompt.key}:${prompt.act_for?.join() ?? ""}`;

/** The chosen seat: tapped here, or already sent. @param {Prompts["pick"]} prompt */
export function chosen(prompt) {
  return tapped.value?.key === questionKey(prompt) ? tapped.value.seat : prompt.chosen;
}

/** Whether a tapped seat is not sent yet. @param {Prompts["pick"] | null} prompt */
export function isTapped(prompt) {
  return Boolean(prompt && tapped.value?.key === questionKey(prompt) && tapped.value.seat !== prompt.chosen);
}

/** Who may be chosen in the place of `actor`. @param {Prompts["pick"]} prompt @param {number | null} [actor] @returns {number[]} */
export const choices = ({ seats = [], may_be_self: self = true }, actor) =>
  seats.filter((seat) => self || seat !== actor);

/**
 * Whose name can be tapped. At night that is everybody who lives: a name that were set apart would show anybody who
 * looks across who is of the pack, or who acts. Whether it may be is said by the button, as on the phones.
 * @param {number[]} may
 */
export function tappable(may) {
  if (view.value?.tone !== "night") return may;
  const living = [...marks().values()].filter((mark) => !mark.dead && !mark.gone).map((mark) => mark.seat);
  return [...new Set([...living, ...may])];
}

/** Whether this chosen seat is not allowed. @param {number | null | undefined} seat @param {number[]} may */
export const isNotAllowed = (seat, may) => seat !== undefined && seat !== null && !may.includes(seat);

/** What the ring needs to be tapped on. @param {Prompts["pick"] | null} prompt */
export function picking(prompt) {
  if (!prompt || prompt.locked) return undefined;
  return {
    open: tappable(choices(prompt, prompt.act_for?.[0])),
    chosen: chosen(prompt) ?? null,
    // A second tap on the same seat unselects it.
    onPick: (/** @type {number} */ seat) => {
      tapped.value = isTapped(prompt) && chosen(prompt) === seat ? null : { key: questionKey(prompt), seat };
    },
  };
}

/** The component of `pick` while the ring itself is tapped: only the button. @param {PromptProps<"pick">} props */
export function PickFoot({ prompt, send, act }) {
  const seat = chosen(prompt);
  const forbidden = isNotAllowed(seat, choices(prompt, prompt.act_for?.[0]));
  const name = seat === undefined ? "…" : seat === null ? (prompt.none_label ?? "…") : { seat };
  return html`<${Foot} prompt=${prompt} act=${act} off=${seat === undefined || forbidden} need=${ui(forbidden ? "phone-pick-not-this" : "desk-tap-a-seat")}
    hint=${seat !== undefined && draw({ t: "desk-chosen", p: { name } })} onPress=${() => send({ [prompt.field ?? "target"]: seat })}>
    ${seat === undefined ? (draw(prompt.title) ?? ui("desk-tap-a-seat")) : draw({ t: prompt.label.t, p: { ...prompt.label.p, name } })}
  <//>`;
}

/** «Nobody», where that may be chosen. @param {{prompt: Prompts["pick"] | null}} props */
export function Nobody({ prompt }) {
  if (!prompt?.none_label || prompt.locked) return null;
  const press = () => (tapped.value = { key: questionKey(prompt), seat: null });
  return html`<${Button} weight="link" onPress=${press} aria-pressed=${chosen(prompt) === null ? "true" : "false"}>${draw(prompt.none_label)}<//>`;
}

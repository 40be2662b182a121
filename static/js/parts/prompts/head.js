// The top of a phone's page: where we are, what is asked or new, one sentence.
import { html } from "htm/preact";
import { hush, me } from "../../store.js";
import { draw, say, ui } from "../../words.js";
import { Emblem, Rays } from "../shapes/emblem.js";
import { useFit } from "../shapes/fit.js";
import { Ask } from "./ask.js";

/** @import { Prompt, Text, View } from "../../types.d.ts" */

/** Letters from which on a title is smaller: it fills two lines, or three. */
const LONG = 26;
const LONGER = 44;
/** At night title and sentence have the same room on every phone: longer text is smaller (rem). */
const TITLES = [2, 1.75, 1.5, 1.3125, 1.125, 1];
const LEADS = [0.9375, 0.875, 0.8125, 0.75];

/** Whether the prompt is a small link beside the title: it may be answered at any time. @param {Prompt} prompt */
export const isAside = (prompt) => prompt.group === "aside";

/**
 * @param {{shown: View, main?: Prompt, hero: boolean, bare: boolean, ruled: boolean, call?: Text, aside: Prompt[]}} props
 *   `bare`: a card has all the room. `ruled`: the news below is the title
 */
export function Head({ shown, main, hero, bare, ruled, call, aside }) {
  const title = main?.title ?? call ?? shown.title;
  const lead = main?.hint ?? shown.line;
  const [large, small] = [useFit(say(title), TITLES), useFit(say(lead), LEADS)];
  const where = shown.scene === "lobby" && me.value.seat !== undefined ? ui("phone-seated") : "";
  const letters = hush.value ? 0 : say(title).length;
  if (bare) return null;
  const beside = aside.map((prompt) => html`<${Ask} key=${prompt.key} prompt=${{ ...prompt, weight: "link" }} />`);
  if (ruled)
    return html`<div class="head ruled"><p class="s where">${draw(shown.title)}${call && html` · ${draw(call)}`}</p>${beside}</div>`;
  const mine = main?.kind === "pick" && Boolean(main.title) && !hush.value;
  return html`<div class=${beside.length ? "head aside" : "head"}>
    ${hero && html`<${Rays} size=${37.5} top="-8rem" /><${Emblem} name=${shown.emblem} size="clamp(5rem, 22vh, 9.25rem)" />`}
    <p class="s where">${main?.title || call ? draw(shown.title) : where}</p>
    <h1 ref=${large} tabindex="-1" class=${`${mine ? "em" : ""} ${letters > LONG ? "long" : ""} ${letters > LONGER ? "longer" : ""}`}>${draw(title)}</h1>
    ${hero && html`<hr class="g" />`}
    <p class="lead" ref=${small}>${draw(lead)}</p>
    ${main?.hint && shown.line && !hush.value && html`<p class="s line">${draw(shown.line)}</p>`}
    ${beside}
  </div>`;
}

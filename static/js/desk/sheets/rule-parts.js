// Links to the parts of a long sheet of house rules.
import { html } from "htm/preact";
import { askedOf } from "../../prompts/rules.js";
import { draw, ui } from "../../words.js";

/** @import { Field, Prompt } from "../../types.d.ts" */

/** How many of the rules up to the next heading are not as the box has them. @param {Field[]} rules @param {number} from */
function changed(rules, from) {
  const end = rules.findIndex((rule, at) => at > from && rule.heading);
  return rules.slice(from, end < 0 ? undefined : end).filter((rule) => rule.changed).length;
}

/** @param {{prompts: Prompt[]}} props */
export function RuleParts({ prompts }) {
  const rules = prompts.flatMap((one) => (one.kind === "rules" ? askedOf(one) : []));
  const parts = rules.flatMap((rule, at) => (rule.heading ? [{ ...rule, at }] : []));
  if (parts.length < 2) return null;
  const go = (/** @type {number} */ nth) => document.querySelectorAll(".rules .part")[nth]?.scrollIntoView();
  return html`<nav class="links rule-parts" aria-label=${ui("desk-group-rules")}>
    ${parts.map((part, nth) => {
      const count = changed(rules, part.at);
      return html`<button type="button" class="ln" key=${part.id} onClick=${() => go(nth)}>${draw(part.heading)}${count > 0 && html` <span class="hue">${ui("desk-rules-changed", { count })}</span>`}</button>`;
    })}
  </nav>`;
}

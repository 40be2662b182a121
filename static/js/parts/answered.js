// What an answer says, in words: every field that is filled in, by its label.
import { draw } from "../words.js";
import { called } from "./called.js";

/** @import { Prompt } from "../shapes.d.ts" */

/**
 * @param {Prompt} prompt @param {Record<string, unknown>} args
 * @returns {[any, any][]} label and value, in the order of the question
 */
export function answered(prompt, args) {
  return fields(prompt)
    .filter((field) => ![undefined, null, ""].includes(/** @type {any} */ (args[field.id])))
    .map((field) => [draw(field.label), called(field, args[field.id])]);
}

/** What is asked; a single choice is one field. @param {Prompt} prompt @returns {any[]} */
function fields(prompt) {
  const one = { id: prompt.field, label: prompt.title ?? prompt.label, items: prompt.items };
  if (prompt.kind === "form") return /** @type {any[]} */ (prompt.fields ?? []);
  if (prompt.kind === "pick") return [{ ...one, sort: "seat" }];
  return prompt.kind === "choose" ? [{ ...one, sort: "choice" }] : [];
}

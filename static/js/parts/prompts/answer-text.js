// An answer in words: every filled field with its label.
import { draw } from "../../words.js";
import { called } from "../shapes/field-values.js";

/** @import { Field, Prompt } from "../../types.d.ts" */

/**
 * @param {Prompt} prompt @param {Record<string, unknown>} args
 * @returns {[import("../../shapes.d.ts").Drawn, string][]} label and value, in the order of the question
 */
export function answered(prompt, args) {
  return fields(prompt)
    .filter((field) => args[field.id] !== "" && args[field.id] != null)
    .map((field) => [draw(field.label), called(field, args[field.id])]);
}

/** What is asked; a single choice is one field. @param {Prompt} prompt @returns {Field[]} */
function fields(prompt) {
  const label = prompt.title ?? prompt.label;
  if (prompt.kind === "form") return prompt.fields ?? [];
  if (prompt.kind === "pick") return [{ id: prompt.field ?? "target", sort: "seat", label }];
  return prompt.kind === "choose" ? [{ id: prompt.field ?? "value", sort: "choice", label, items: prompt.items }] : [];
}

// The values of fields in words: a name, a choice's own words, a number with its sign.
import { nameOf, say } from "../../words.js";

/** What a field's value is called. @param {import("../../types.d.ts").Field} field @param {unknown} value */
export function called(field, value) {
  if (field.sort === "seat") return nameOf(/** @type {number} */ (value));
  if (field.sort === "choice") return say(field.items?.find((one) => one.value === value)?.label);
  return field.sort === "number" && (field.low ?? 0) < 0 ? signed(/** @type {number} */ (value)) : String(value);
}

/** A change, with its sign. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

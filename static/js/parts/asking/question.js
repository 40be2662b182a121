// What counts as a new question: another phase, another prompt, the own turn; never a number.

/** @import { Text, View } from "../../types.d.ts" */

/** The variables of a sentence, to be asked which seats they name. @param {Text | null | undefined} text */
export const naming = (text) => /** @type {import("../../shapes.d.ts").Naming[]} */ (Object.values(text?.p ?? {}));

/** @param {View | null | undefined} shown @param {number} [seat] whose phone it is @returns {string} a name, empty while nothing is shown */
export function questionOf(shown, seat) {
  if (!shown) return "";
  const prompts = shown.prompts ?? [];
  const first = prompts.find((prompt) => (prompt.weight ?? "main") === "main") ?? prompts[0];
  const named = naming(shown.title);
  const mine = seat !== undefined && named.some((one) => one?.seat === seat);
  return JSON.stringify([shown.tone, shown.title?.t, mine, first?.key]);
}

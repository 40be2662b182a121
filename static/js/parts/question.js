// What counts as another question: another phase, another prompt, one's own turn; never a number.

/** @import { View } from "../shapes.d.ts" */

/** @param {View | null | undefined} shown @param {number} [seat] whose phone it is @returns {string} a name, empty while nothing is shown */
export function questionOf(shown, seat) {
  if (!shown) return "";
  const prompts = shown.prompts ?? [];
  const first = prompts.find((prompt) => (prompt.weight ?? "main") === "main") ?? prompts[0];
  const named = Object.values(shown.title?.p ?? {});
  const mine = seat !== undefined && named.some((/** @type {any} */ one) => one?.seat === seat);
  return JSON.stringify([shown.tone, shown.title?.t, mine, first?.key]);
}

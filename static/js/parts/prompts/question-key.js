// A key that changes with the question: with the phase, the prompt or the own turn, but not with numbers.

import { paramsOf } from "../../words.js";

/** @import { View } from "../../types.d.ts" */

/** @param {View | null | undefined} shown @param {number} [seat] whose phone it is @returns {string} a name, empty while nothing is shown */
export function questionOf(shown, seat) {
  if (!shown) return "";
  const prompts = shown.prompts ?? [];
  const first = prompts.find((prompt) => (prompt.weight ?? "main") === "main") ?? prompts[0];
  const named = paramsOf(shown.title);
  const mine = seat !== undefined && named.some((one) => one?.seat === seat);
  return JSON.stringify([shown.tone, shown.title?.t, mine, first?.key]);
}

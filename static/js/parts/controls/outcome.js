// Who has the highest number, while numbers are being changed.

/**
 * What the highest number leads to: one seat's, several seats', or no seat's.
 * @param {import("../../types.d.ts").Consequence} of @param {import("../../types.d.ts").Share[]} rows @param {Record<string, number>} units
 */
export function outcome(of, rows, units) {
  const after = { ...of.others };
  for (const { value, becomes = [] } of rows) after[value] = becomes[units[value] ?? 0] ?? 0;
  const most = Math.max(0, ...Object.values(after));
  const first = Object.keys(after).filter((seat) => after[seat] === most);
  if (most === 0) return of.nobody;
  if (first.length === 1) return of.alone[first[0]];
  return { ...of.shared, p: { ...of.shared.p, who: { seats: first.map(Number) } } };
}

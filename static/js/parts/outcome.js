// What numbers come to while they are changed: whoever has the highest of them.

/**
 * What the highest number leads to: one seat's, several seats', nobody's.
 * @param {import("../types.d.ts").Outcome} of @param {any[]} rows of `Allocate` @param {Record<string, number>} units
 */
export function outcome(of, rows, units) {
  const after = [...Object.entries(of.others), ...rows.map((row) => [row.value, row.becomes[units[row.value] ?? 0]])];
  const most = Math.max(0, ...after.map(([, number]) => number));
  const first = after.filter(([, number]) => number === most).map(([seat]) => seat);
  if (most === 0) return of.nobody;
  if (first.length === 1) return of.alone[first[0]];
  return { ...of.shared, p: { ...of.shared.p, who: { seats: first.map(Number) } } };
}

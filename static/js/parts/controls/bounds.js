// Checks counts against their bounds while they are changed: the browser's side of `Bound`.

/**
 * The first bound that these counts break.
 * @param {import("../../types.d.ts").Bound[]} bounds @param {Record<string, number>} counts
 */
export const brokenBound = (bounds, counts) =>
  bounds.find(({ values, low, high, but }) => {
    const many = values.reduce((sum, value) => sum + (counts[value] ?? 0), 0);
    return many < low || many > high || many === but;
  });

// What counts have to keep to, while they are changed: the browser's side of `Bound`.

/**
 * The first that these counts break.
 * @param {import("../../types.d.ts").Bound[]} bounds @param {Record<string, number>} counts
 */
export const broke = (bounds, counts) =>
  bounds.find(({ values, low, high, but }) => {
    const many = values.reduce((sum, value) => sum + (counts[value] ?? 0), 0);
    return many < low || many > high || many === but;
  });

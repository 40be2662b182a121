// The mark of all drawings: the tapered cut of a linocut knife, as a path.

/**
 * A tapered cut of the knife as a path. Angles in degrees; 0 points right.
 * @param {number} x @param {number} y middle @param {number} length @param {number} turn @param {number} width
 */
export function taperedCut(x, y, length, turn, width) {
  const a = (turn * Math.PI) / 180;
  const [ux, uy] = [Math.cos(a), Math.sin(a)];
  /** @param {number} along @param {number} aside */
  const at = (along, aside) =>
    `${(x + ux * along - uy * aside).toFixed(1)} ${(y + uy * along + ux * aside).toFixed(1)}`;
  const [l, w] = [length / 2, width];
  return `M${at(-l, 0)}Q${at(0, w)} ${at(l, 0)}Q${at(0, -w)} ${at(-l, 0)}Z`;
}

// The unevenness of prints and sounds.
/** A pseudo-random number 0 … 1, the same for `n` on every device and each time. @param {number} n */
export const noise = (n) => {
  const value = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

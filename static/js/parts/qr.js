// A QR code made on the tablet itself: the secret links of passes are never asked of the network.
import { html } from "htm/preact";

/** By version 1–9, correction level M: check bytes a block, then blocks of so many data bytes. */
const BLOCKS = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
/** Middles of the small squares, by version. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
/** Whether a square is turned over: where the rule gives 0. @type {((x: number, y: number) => number)[]} */
const MASKS = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Product in the field of 256 elements that Reed and Solomon count in. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The check bytes of a block. @param {number[]} data @param {number} many */
function check(data, many) {
  const divisor = [...Array(many - 1).fill(0), 1];
  for (let i = 0, root = 1; i < many; i += 1, root = times(root, 2)) {
    for (let j = 0; j < many; j += 1) divisor[j] = times(divisor[j], root) ^ (divisor[j + 1] ?? 0);
  }
  const rest = Array(many).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    for (let i = 0; i < many; i += 1) rest[i] ^= times(divisor[i], factor);
  }
  return rest;
}

/** All bytes of the symbol, blocks interleaved. @param {Uint8Array} words @param {number} version */
function bytesOf(words, version) {
  const [checks, sizes] = /** @type {[number, number[]]} */ (BLOCKS[version - 1]);
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits = `0100${words.length.toString(2).padStart(8, "0")}${Array.from(words, (w) => w.toString(2).padStart(8, "0")).join("")}0000`;
  const data = (bits.padEnd(Math.ceil(bits.length / 8) * 8, "0").match(/.{8}/g) ?? [])
    .map((byte) => Number.parseInt(byte, 2))
    .slice(0, room);
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let from = 0;
  const blocks = sizes.map((size) => {
    from += size;
    return data.slice(from - size, from);
  });
  const tails = blocks.map((block) => check(block, checks));
  const woven = [];
  for (let i = 0; i < Math.max(...sizes); i += 1)
    for (const block of blocks) if (i < block.length) woven.push(block[i]);
  for (let i = 0; i < checks; i += 1) for (const tail of tails) woven.push(tail[i]);
  return woven;
}

/** The remainder bits after `value`, by the code's polynomial. @param {number} value @param {number} poly @param {number} bits */
function tail(value, poly, bits) {
  let rest = value;
  for (let i = 0; i < bits; i += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * poly);
  return (value << bits) | rest;
}

/**
 * The squares of `link`, row by row; null where it is too long (180 bytes).
 * @param {string} link @param {number} [forced] the mask to use, instead of the best
 * @returns {boolean[][] | null}
 */
export function squares(link, forced) {
  const words = new TextEncoder().encode(link);
  const version =
    1 + BLOCKS.findIndex(([, sizes]) => words.length + 2 <= /** @type {number[]} */ (sizes).reduce((a, b) => a + b, 0));
  if (version === 0) return null;
  const drafts = (forced === undefined ? [...MASKS.keys()] : [forced]).map((mask) => drawn(words, version, mask));
  return drafts.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** @param {Uint8Array} words @param {number} version @param {number} mask @returns {boolean[][]} */
function drawn(words, version, mask) {
  const size = version * 4 + 17;
  /** @type {(boolean | null)[][]} */
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {any} */ dark) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y][x] = Boolean(dark);
  };
  for (let i = 0; i < size; i += 1) [set(6, i, i % 2 === 0), set(i, 6, i % 2 === 0)];
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  }
  const middles = ALIGNED[version - 1];
  for (const cy of middles) {
    for (const cx of middles) {
      // the three corners of the symbol have their large squares already
      if (cy + cx <= size - 1 && (cx === 6 || cy === 6) && (cx + cy === 12 || cx + cy === size - 1)) continue;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
  inform(set, size, version, mask);
  fill(grid, bytesOf(words, version), MASKS[mask]);
  return /** @type {boolean[][]} */ (grid);
}

/** Which mask, which version. @param {(x: number, y: number, dark: any) => void} set @param {number} size @param {number} version @param {number} mask */
function inform(set, size, version, mask) {
  const format = tail(mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i += 1) {
    const dark = (format >>> i) & 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, dark);
  }
  set(8, size - 8, true);
  if (version < 7) return;
  const number = tail(version, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, (number >>> i) & 1);
    set(b, a, (number >>> i) & 1);
  }
}

/** Lay the bits in pairs of columns, up and down. @param {(boolean | null)[][]} grid @param {number[]} bytes @param {(x: number, y: number) => number} mask */
function fill(grid, bytes, mask) {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let k = 0; k < size; k += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - k : k;
        if (grid[y][x] !== null) continue;
        const dark = ((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1;
        grid[y][x] = Boolean(dark) !== (mask(x, y) === 0);
        bit += 1;
      }
  }
}

/** How hard a scanner would have it: long runs, blocks, false finders, too much of one colour. @param {boolean[][]} grid */
function penalty(grid) {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]))].map((line) =>
    line.map((dark) => (dark ? 1 : 0)).join(""),
  );
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  for (let y = 1; y < grid.length; y += 1)
    for (let x = 1; x < grid.length; x += 1) {
      if (grid[y][x] === grid[y - 1][x] && grid[y][x] === grid[y][x - 1] && grid[y][x] === grid[y - 1][x - 1])
        points += 3;
    }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

/** A code on its paper. @param {{link: string, label: string}} props */
export function Qr({ link, label }) {
  const grid = squares(link);
  if (!grid) return null;
  const path = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = grid.length + 8;
  return html`<svg class="qr" viewBox=${`-4 -4 ${size} ${size}`} shape-rendering="crispEdges" role="img" aria-label=${label}>
    <path class="paper" d=${`M-4-4h${size}v${size}h-${size}z`} /><path class="dots" d=${path} />
  </svg>`;
}

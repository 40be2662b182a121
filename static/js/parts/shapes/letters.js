// The width of names in the font of titles, measured once a word.

/** Width of a letter of Grenze 700, in parts of its size, while it cannot be measured. */
const LETTER = 0.46;
/** @type {Map<string, number>} */
const measured = new Map();

/** The width of a word in parts of its size. @param {string} word */
function wordWidth(word) {
  if (measured.has(word)) return /** @type {number} */ (measured.get(word));
  const context = globalThis.document?.fonts?.status === "loaded" && document.createElement("canvas").getContext("2d");
  if (!context) return [...word].length * LETTER;
  context.font = "700 100px Grenze, Georgia, serif";
  const width = context.measureText(word).width / 100;
  measured.set(word, width);
  return width;
}

/** How much smaller a name with an endless word is set around a table. @param {string} name */
export const shrink = (name) => (Math.max(...name.split(" ").map(wordWidth)) > 8.5 ? 0.6 : 1);

/** Px below which no name is set. */
export const LEAST = 15;

/**
 * The size at which a name stands on one line; as small as may be, it breaks instead (`folds`).
 * @param {string} name @param {number} size @param {number} room px @param {number} [least] px
 */
export function oneLine(name, size, room, least = LEAST) {
  const fit = Math.floor((room / (nameWidth(name, 1) * 1.02)) * 2) / 2;
  return { size: Math.max(least, Math.min(size, fit)), folds: fit < least };
}

/**
 * A name on as few lines as fit into so much room, all of them as short as may be; where no word
 * fits, each stands on a line of its own.
 * @param {string} name @param {number} size @param {number} room px @returns {{w: number, lines: number}}
 */
export function folded(name, size, room) {
  const words = name.split(" ");
  let [w, lines] = [narrowest(words, 1) * size, 1];
  while (w > room && lines < words.length) w = narrowest(words, ++lines) * size;
  return { w, lines };
}

/** The width of words on so many lines, in parts of their size. @param {string[]} words @param {number} lines @returns {number} */
function narrowest(words, lines) {
  if (lines === 1) return wordWidth(words.join(" "));
  const cuts = [...Array(words.length - lines + 1).keys()].map((at) => at + 1);
  return Math.min(
    ...cuts.map((at) => Math.max(wordWidth(words.slice(0, at).join(" ")), narrowest(words.slice(at), lines - 1))),
  );
}

/**
 * The width that a name takes, in px: the longest word where it may break, else the whole name.
 * @param {string} name @param {number} size @param {boolean} [breaks]
 */
export function nameWidth(name, size, breaks = false) {
  const words = breaks ? name.split(" ") : [name];
  return Math.max(...words.map(wordWidth)) * size;
}

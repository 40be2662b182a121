// What this browser keeps under a name. Where storage is refused, full or spoilt nothing is kept, and no page stops for that.

/** As long as this tab lives. */
export const TAB = "sessionStorage";

/** @typedef {"localStorage" | "sessionStorage"} Place */

/** The text under a name; null where there is none. @param {string} name @param {Place} [place] @returns {string | null} */
export function stored(name, place = "localStorage") {
  try {
    return globalThis[place].getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps a text, or with null nothing under that name.
 * @param {string} name @param {string | null} text @param {Place} [place] @returns {boolean} false where nothing can be kept
 */
export function store(name, text, place = "localStorage") {
  try {
    if (text === null) globalThis[place].removeItem(name);
    else globalThis[place].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * What was kept as JSON; `first` where there is nothing, or nothing that `fits`, which may be given anything.
 * @template T @param {string} name @param {T} first @param {(found: any) => boolean} fits any: whatever lies there @param {Place} [place] @returns {T}
 */
export function recall(name, first, fits, place) {
  try {
    const found = JSON.parse(stored(name, place) ?? "null");
    return found !== null && fits(found) ? found : first;
  } catch {
    return first;
  }
}

/** All names under which something is kept until it is deleted. @returns {string[]} */
export function storedNames() {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

// How long a word is, for a sheet that sets it as large as it fits.

/** The letters of the longest word, as a property of an element. @param {string} words */
export const lettersOf = (words) => ({ "--letters": Math.max(6, ...words.split(/\s/).map((word) => word.length)) });

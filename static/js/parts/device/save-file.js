// Gives the person a file.

/** Milliseconds that its address holds: iOS asks whether to download before it reads it. */
const HOLDS = 60_000;

/** @param {Blob} content @param {string} name */
export function saveFile(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), HOLDS);
}

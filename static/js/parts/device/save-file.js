// Saves a file on the device.

/** Milliseconds until its address is revoked: iOS asks whether to download before it reads it. */
const REVOKED_AFTER = 60_000;

/** @param {Blob} content @param {string} name */
export function saveFile(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKED_AFTER);
}

// Answers that decide nothing: the same command is asked once more, with its id.

const AGAIN = new Set(["E_TRY_AGAIN", "E_BUSY", "E_CANNOT_SAVE"]);
const LASTS = 10_000; // ms for which an upgrade is waited for without a word

let upgradingSince = 0;

/**
 * Whether what was answered like this is to be asked again. An upgrade goes by in seconds; one that lasts is said, and
 * what waits behind that command goes on.
 * @param {string} [code] of the refusal @param {number} [now] ms
 */
export function undecided(code = "", now = Date.now()) {
  if (code !== "E_UPGRADING") {
    upgradingSince = 0;
    return AGAIN.has(code);
  }
  upgradingSince ||= now;
  if (now - upgradingSince < LASTS) return true;
  upgradingSince = 0;
  return false;
}

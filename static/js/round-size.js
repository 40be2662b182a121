// Commands are padded to round sizes, so that the size of encrypted bytes reveals no choice.

const STEP = 1024;
const MOST = 4064; // what fits into a message of the server's (4096), with the frame around it

/** @import { Do } from "./types.d.ts" */

/**
 * The command as it is sent, padded with blanks to a multiple of STEP, at most MOST bytes.
 * @param {Do & {key?: string}} command `key`: of the prompt; it stays here @returns {Do}
 */
export function inRoundSize({ key: _, ...command }) {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...command, pad: "" })).length;
  const size = Math.min(Math.ceil(bytes / STEP) * STEP, MOST);
  return { ...command, pad: " ".repeat(Math.max(0, size - bytes)) };
}

// Tables that begin, are carried away as a file, come in as one, or are deleted.
import { tell } from "../store.js";
import { ask } from "./engine.js";
import { look } from "./state.js";

/** Says what went wrong, as the worker names it. @param {unknown} error */
const complain = (error) => tell({ t: error instanceof Error ? error.message : "E_TRY_AGAIN" }, { stays: true });

/** @param {string} game @param {(code: string) => void} open */
export async function begin(game, open) {
  try {
    const { code } = await ask("begin", "", game);
    navigator.storage?.persist?.().catch(() => {}); // asked for once there is something to lose
    open(code);
  } catch (error) {
    complain(error);
  }
}

/** Gives a table to the person as a file. @param {{code: string, name: string}} row */
export async function carry({ code, name }) {
  try {
    const { copy, code: refused } = await ask("copy", code);
    if (refused) return tell({ t: refused }, { stays: true });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([copy], { type: "application/json" }));
    link.download = `veglia-${(name || code).replace(/[^\p{L}\p{N}]+/gu, "-")}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  } catch (error) {
    complain(error);
  }
}

/** @param {HTMLInputElement} input @param {(code: string) => void} open */
export async function take(input, open) {
  const [file] = input.files ?? [];
  input.value = ""; // the same file may be chosen again
  if (!file) return;
  try {
    const { code, refused } = await ask("take", await file.text());
    if (refused) tell({ t: refused }, { stays: true });
    else open(code);
  } catch (error) {
    complain(error);
  }
}

/** @param {string} code */
export async function forget(code) {
  await ask("remove", code).catch(complain);
  await look();
}

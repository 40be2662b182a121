// Tables that begin, are carried away as a file, come in as one, or are deleted.
import { saveFile } from "../parts/device/save-file.js";
import { showToast } from "../store.js";
import { names, store } from "../stored.js";
import { ask } from "./engine.js";
import { SHARED } from "./kept.js";
import { look } from "./state.js";

/** Says what went wrong, as the worker names it. @param {unknown} error */
export const complain = (error) =>
  showToast({ t: error instanceof Error ? error.message : "E_TRY_AGAIN" }, { stays: true });

/** @param {string} game @param {(code: string) => void} open @param {"begin" | "rehearse"} [what] */
export async function begin(game, open, what = "begin") {
  try {
    const { code } = await ask(what, game);
    if (what === "begin") navigator.storage?.persist?.().catch(() => {}); // asked for once there is something to lose
    open(code);
  } catch (error) {
    complain(error);
  }
}

/** A file for the person. @param {string} content @param {string} type @param {string} name */
export const save = (content, type, name) => saveFile(new Blob([content], { type }), `veglia-${name}`);

/** Gives a table to the person as a file. @param {{code: string, name: string}} row */
export async function carry({ code, name }) {
  try {
    const { copy, code: refused } = await ask("copy", code);
    if (refused) return showToast({ t: refused }, { stays: true });
    save(copy, "application/json", `${(name || code).replace(/[^\p{L}\p{N}]+/gu, "-")}.json`);
  } catch (error) {
    complain(error);
  }
}

/** What another app has given to this one: the service worker laid it down. @param {(code: string) => void} open */
export async function takeShared(open) {
  const store = await caches.open(SHARED);
  const file = await store.match(SHARED);
  await caches.delete(SHARED);
  history.replaceState(null, "", location.pathname);
  if (file) await read(await file.text(), open);
}

/** @param {HTMLInputElement} input @param {(code: string) => void} open */
export async function take(input, open) {
  const [file] = input.files ?? [];
  input.value = ""; // the same file may be chosen again
  if (file) await read(await file.text(), open);
}

/** A table out of a file, or the sentence that says why not. @param {string} text @param {(code: string) => void} open */
async function read(text, open) {
  try {
    const { code, refused } = await ask("take", text);
    if (refused) showToast({ t: refused }, { stays: true });
    else open(code);
  } catch (error) {
    complain(error);
  }
}

/** With what was left unsent at it. @param {string} code */
export async function forget(code) {
  await ask("remove", code).catch(complain);
  for (const key of names()) if (key.startsWith(`veglia:draft:${code}:`)) store(key, null);
  await look();
}

// Begins, exports, imports and deletes tables.
import { saveFile } from "../parts/device/save-file.js";
import { showToast } from "../store.js";
import { storedNames, store } from "../stored.js";
import { call } from "./engine.js";
import { SHARED } from "./file-cache.js";
import { refresh } from "./state.js";

/** Shows the error of a call to the worker. @param {unknown} error */
export const showError = (error) =>
  showToast({ t: error instanceof Error ? error.message : "E_TRY_AGAIN" }, { stays: true });

/** @param {string} game @param {(code: string) => void} open @param {"begin" | "rehearse"} [what] */
export async function beginTable(game, open, what = "begin") {
  try {
    const { code } = await call(what, game);
    if (what === "begin") navigator.storage?.persist?.().catch(() => {}); // requested once there is something to lose
    open(code);
  } catch (error) {
    showError(error);
  }
}

/** Saves a file. @param {string} content @param {string} type @param {string} name */
export const save = (content, type, name) => saveFile(new Blob([content], { type }), `veglia-${name}`);

/** Saves a table as a file. @param {{code: string, name: string}} row */
export async function exportTable({ code, name }) {
  try {
    const { copy, code: refused } = await call("copy", code);
    if (refused) return showToast({ t: refused }, { stays: true });
    save(copy, "application/json", `${(name || code).replace(/[^\p{L}\p{N}]+/gu, "-")}.json`);
  } catch (error) {
    showError(error);
  }
}

/** Imports a file that another app has shared; the service worker has stored it. @param {(code: string) => void} open */
export async function importShared(open) {
  const store = await caches.open(SHARED);
  const file = await store.match(SHARED);
  await caches.delete(SHARED);
  history.replaceState(null, "", location.pathname);
  if (file) await importText(await file.text(), open);
}

/** @param {HTMLInputElement} input @param {(code: string) => void} open */
export async function importFile(input, open) {
  const [file] = input.files ?? [];
  input.value = ""; // the same file may be chosen again
  if (file) await importText(await file.text(), open);
}

/** Opens the table in the text of a file, or shows why it cannot. @param {string} text @param {(code: string) => void} open */
async function importText(text, open) {
  try {
    const { code, refused } = await call("take", text);
    if (refused) showToast({ t: refused }, { stays: true });
    else open(code);
  } catch (error) {
    showError(error);
  }
}

/** Deletes a table and its drafts. @param {string} code */
export async function deleteTable(code) {
  await call("remove", code).catch(showError);
  for (const key of storedNames()) if (key.startsWith(`veglia:draft:${code}:`)) store(key, null);
  await refresh();
}

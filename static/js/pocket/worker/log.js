// The logs of all tables of this device, in IndexedDB: a record counts once its transaction is complete.

/** @typedef {import("../../shapes.d.ts").TableSummary} TableSummary */

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** Why something could not be kept, as the code of a refusal. */
export class NotKept extends Error {}

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("veglia-pocket", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "code" });
      request.result.createObjectStore("records");
    };
    request.onsuccess = () => {
      request.result.onclose = () => (opened = null);
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** The newest rehearsal, which is never stored. @type {{row: TableSummary, records: string[]} | null} */
let rehearsal = null;

/** @param {string[]} records @param {TableSummary} row */
export const setRehearsal = (records, row) => (rehearsal = { row, records });

/** The records of the rehearsal, if this is its code. @param {string} code */
const rehearsalRecords = (code) => (rehearsal?.row.code === code ? rehearsal.records : null);

/** @param {unknown} error */
function asNotKept(error) {
  if (error instanceof NotKept) return error;
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return new NotKept("E_STORAGE_FULL");
  if (name === "ConstraintError") return new NotKept("E_TAKEN_OVER");
  return new NotKept("E_STORAGE_DENIED");
}

/**
 * One transaction; resolves when it is on the disk, throws NotKept.
 * @param {IDBTransactionMode} mode @param {(tables: IDBObjectStore, records: IDBObjectStore, fail: (error: Error) => void) => void} work
 */
async function transaction(mode, work) {
  const base = await database().catch((error) => Promise.reject(asNotKept(error)));
  await new Promise((/** @type {(value?: unknown) => void} */ resolve, reject) => {
    const one = base.transaction(["tables", "records"], mode, { durability: "strict" });
    /** @type {Error | null} */
    let failure = null;
    one.oncomplete = resolve;
    one.onabort = () => reject(asNotKept(failure ?? one.error));
    work(one.objectStore("tables"), one.objectStore("records"), (error) => {
      failure = error;
      one.abort();
    });
  }).catch((error) => Promise.reject(asNotKept(error)));
}

/** All records of a table. @param {string} code */
const recordRange = (code) => IDBKeyRange.bound([code, 0], [code, Infinity]);

/** The tables of this device, the one that was played last first. @returns {Promise<TableSummary[]>} */
export async function rows() {
  /** @type {TableSummary[]} */
  let found = [];
  await transaction("readonly", (tables) => {
    const asked = tables.getAll();
    asked.onsuccess = () => (found = asked.result);
  });
  return found.sort((one, other) => other.at - one.at);
}

/** The game of a table; "": it has none yet. @param {string} code */
export async function gameOf(code) {
  const all = rehearsal?.row.code === code ? [rehearsal.row] : await rows();
  return all.find((row) => row.code === code)?.game ?? "";
}

/** The records of a table in order, as text. @param {string} code @returns {Promise<string[]>} */
export async function recordsOf(code) {
  let found = rehearsalRecords(code) ?? [];
  if (found.length) return found;
  await transaction("readonly", (_, records) => {
    const asked = records.getAll(recordRange(code));
    asked.onsuccess = () => (found = asked.result);
  });
  return found;
}

/** Appends a record. Throws NotKept: E_TAKEN_OVER if another window has appended one. @param {number} number @param {string} record @param {TableSummary} row */
export async function append(number, record, row) {
  if (rehearsalRecords(row.code)?.push(record)) return;
  await transaction("readwrite", (tables, records, fail) => {
    const asked = tables.get(row.code);
    asked.onsuccess = () => {
      if (asked.result?.version !== number - 1) return fail(new NotKept("E_TAKEN_OVER"));
      records.add(record, [row.code, number]);
      tables.put(row);
    };
  });
}

/** Stores a new table, all or nothing. @param {string[]} begun @param {TableSummary} row */
export const create = (begun, row) =>
  transaction("readwrite", (tables, records) => {
    tables.add(row);
    for (const [at, record] of begun.entries()) records.add(record, [row.code, at + 1]);
  });

/** Deletes a table for good. @param {string} code */
export const remove = (code) =>
  transaction("readwrite", (tables, records) => {
    tables.delete(code);
    records.delete(recordRange(code));
  });

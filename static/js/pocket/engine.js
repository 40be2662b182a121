// The page's end of the worker: calls by name, and events from the worker.

/** @type {Worker} */
let worker;
let lastId = 0;
/** any: each answer has its own shape. @type {Map<number, {resolve: (value: any) => void, reject: (reason: Error) => void}>} */
const calls = new Map();
/** any: each event has its own content. @type {Map<string, (content: any) => void>} */
const handlers = new Map();

/** Starts the worker. @param {string} address */
export function startWorker(address) {
  worker = new Worker(address, { type: "module" });
  worker.onmessage = ({ data: { id, name, content, value, failed } }) => {
    if (name) return handlers.get(name)?.(content);
    const caller = calls.get(id);
    calls.delete(id);
    if (failed) caller?.reject(new Error(failed));
    else caller?.resolve(value);
  };
  worker.onerror = (event) => {
    for (const { reject } of calls.values()) reject(new Error(event.message || "E_TRY_AGAIN"));
    calls.clear();
  };
}

/** any: each answer has its own shape. @param {string} what @param {...unknown} args @returns {Promise<any>} */
export function call(what, ...args) {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    calls.set(id, { resolve, reject });
    worker.postMessage({ id, what, args });
  });
}

/** any: as above. @param {string} name @param {(content: any) => void} handler */
export const on = (name, handler) => handlers.set(name, handler);

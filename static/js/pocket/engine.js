// The page's end of the worker: asks it by name, and hears what it tells by itself.

/** @type {Worker} */
let worker;
let asked = 0;
/** any: each answer has its own shape. @type {Map<number, {resolve: (value: any) => void, reject: (reason: Error) => void}>} */
const waiting = new Map();
/** any: each event has its own content. @type {Map<string, (content: any) => void>} */
const hears = new Map();

/** Starts the worker. @param {string} address */
export function begin(address) {
  worker = new Worker(address, { type: "module" });
  worker.onmessage = ({ data: { id, name, content, value, failed } }) => {
    if (name) return hears.get(name)?.(content);
    const asker = waiting.get(id);
    waiting.delete(id);
    if (failed) asker?.reject(new Error(failed));
    else asker?.resolve(value);
  };
  worker.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || "E_TRY_AGAIN"));
    waiting.clear();
  };
}

/** any: each answer has its own shape. @param {string} what @param {...unknown} args @returns {Promise<any>} */
export function ask(what, ...args) {
  const id = ++asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, what, args });
  });
}

/** any: as above. @param {string} name @param {(content: any) => void} heard */
export const on = (name, heard) => hears.set(name, heard);

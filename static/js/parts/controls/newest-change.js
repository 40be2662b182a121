// Sends one change at a time: of changes made before the answer, only the newest is sent after it.

/**
 * @template T
 * @param {(id: string, value: T) => unknown} send the answer or its promise
 * @returns {(id: string, value: T) => Promise<void>} fulfilled when nothing is left to be sent for this id
 */
export function sendNewest(send) {
  /** By id: the newest value, and the work that sends it. @type {Map<string, {value: T, done: Promise<void>}>} */
  const going = new Map();
  const work = async (/** @type {string} */ id, /** @type {T} */ first) => {
    let sent = first;
    for (let more = true; more; ) {
      await Promise.resolve(send(id, sent)).catch(() => {});
      const { value } = /** @type {{value: T}} */ (going.get(id));
      more = value !== sent;
      sent = value;
    }
    going.delete(id);
  };
  return (id, value) => {
    const one = going.get(id);
    if (one) one.value = value;
    else going.set(id, { value, done: work(id, value) });
    return /** @type {{done: Promise<void>}} */ (going.get(id)).done;
  };
}

// Which window has a table: one at a time, and another may take it over.

const PATIENCE = 1000; // ms: a page that was reloaded is sometimes slow to go

/** Lets go of what this window holds. @type {(() => void) | null} */
let leave = null;

/** @param {string} code */
const nameOf = (code) => `veglia-pocket:${code}`;

/**
 * Takes a table, from another window if `steal`. `lost` is called when another one takes it.
 * @param {string} code @param {boolean} steal @param {() => void} lost @returns {Promise<boolean>} whether it is ours
 */
export async function hold(code, steal, lost) {
  leave?.();
  leave = null;
  if (!navigator.locks) return true; // plain http: the log itself refuses a second writer
  return new Promise((resolve) => {
    let ours = false;
    const how = steal ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks
      .request(nameOf(code), how, (lock) => {
        ours = Boolean(lock);
        resolve(ours);
        return ours
          ? new Promise((/** @type {(value?: unknown) => void} */ release) => (leave = () => release()))
          : undefined;
      })
      .catch(() => (ours ? lost() : resolve(false)));
  });
}

/** Ends as soon as no window has that table. @param {string} code */
export const freed = (code) => navigator.locks?.request(nameOf(code), () => {});

/** The tables that some window of this browser has open. @returns {Promise<string[]>} */
export async function held() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.map(({ name = "" }) => name.split(":")[1]).filter(Boolean);
}

// A lock for each table: one window has it open, and another may take it over.

const PATIENCE = 1000; // ms: a page that was reloaded is sometimes slow to go

/** Releases the lock of this window. @type {(() => void) | null} */
let release = null;

/** @param {string} code */
const nameOf = (code) => `veglia-pocket:${code}`;

/**
 * Locks a table, also against another window if `steal`. `lost` is called when another one takes it.
 * @param {string} code @param {boolean} steal @param {() => void} lost @returns {Promise<boolean>} whether it is ours
 */
export async function hold(code, steal, lost) {
  release?.();
  release = null;
  if (!navigator.locks) return true; // plain http: the log itself refuses a second writer
  return new Promise((resolve) => {
    let ours = false;
    const how = steal ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks
      .request(nameOf(code), how, (lock) => {
        ours = Boolean(lock);
        resolve(ours);
        return ours
          ? new Promise((/** @type {(value?: unknown) => void} */ unlock) => (release = () => unlock()))
          : undefined;
      })
      .catch(() => (ours ? lost() : resolve(false)));
  });
}

/** Resolves once no window has that table open. @param {string} code */
export const whenFree = (code) => navigator.locks?.request(nameOf(code), () => {});

/** Codes of tables that are open in some window. @returns {Promise<string[]>} */
export async function openTables() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.map(({ name = "" }) => name.split(":")[1]).filter(Boolean);
}

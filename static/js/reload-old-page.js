// Reloads a page whose build is not that of the process that its socket has reached; commands not yet
// sent are kept. Behind a proxy another process, not upgraded yet, may have served the page: it is then
// requested from the one that the socket goes to.
import { page } from "./store.js";
import { store, stored, TAB } from "./stored.js";

const RENEWED = "veglia:renewed";
const SELDOM = 8000; // ms between two tries of one build

/** @returns {boolean} whether the page is reloaded */
export function reloadPage() {
  const now = Date.now();
  const [build, at] = (stored(RENEWED, TAB) ?? "").split(" ");
  if (build === page.build && now - Number(at) < SELDOM) return false;
  if (!store(RENEWED, `${page.build} ${now}`, TAB)) return false; // else it could reload without end
  if (page.route && !location.search) location.replace(`?r=${page.route}${location.hash}`);
  else location.reload();
  return true;
}

// Reloads a page that is older (or newer) than the program that its socket has reached, seldom enough;
// commands not yet sent are kept. Behind a proxy the page may have come from another process, which
// an upgrade has not reached yet: so it is asked of the one that the socket goes to.
import { page } from "./store.js";
import { store, stored, TAB } from "./stored.js";

const RENEWED = "veglia:renewed";
const SELDOM = 8000; // ms between two tries of one build

/** @returns {boolean} whether the page goes */
export function renew() {
  const now = Date.now();
  const [build, at] = (stored(RENEWED, TAB) ?? "").split(" ");
  if (build === page.build && now - Number(at) < SELDOM) return false;
  if (!store(RENEWED, `${page.build} ${now}`, TAB)) return false; // without a memory it could go on without a pause
  if (page.route && !location.search) location.replace(`?r=${page.route}${location.hash}`);
  else location.reload();
  return true;
}

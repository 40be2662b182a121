// Reloads a page that is older than the program, once; commands not yet sent are kept.
import { page } from "./store.js";

/** @returns {boolean} whether the page goes */
export function renew() {
  try {
    if (sessionStorage.getItem("veglia:renewed") === page.build) return false;
    sessionStorage.setItem("veglia:renewed", page.build);
  } catch {
    return false; // without a memory it could go on for ever
  }
  location.reload();
  return true;
}

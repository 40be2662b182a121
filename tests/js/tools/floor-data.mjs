// Reads MDN's compatibility data.
import { createRequire } from "node:module";

export const data = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** @param {any} feature @param {Record<string, number>} floor @param {string} [prefix] @returns {string[]} the browsers that lack it, with the version that brings it */
export function lacking(feature, floor, prefix = "") {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(floor).flatMap(([browser, oldest]) => {
    const versions = [support[browser] ?? []].flat();
    if (versions.some((one) => has(one, oldest, prefix))) return [];
    return [`${browser} ${oldest} (since ${versions[0]?.version_added || "never"})`];
  });
}

/** @param {any} one @param {number} oldest @param {string} prefix */
function has(one, oldest, prefix) {
  if (one.flags || (one.prefix ?? "") !== prefix || one.alternative_name) return false;
  return number(one.version_added) <= oldest && oldest < number(one.version_removed);
}

/** @param {unknown} version @returns {number} */
const number = (version) => (typeof version === "string" ? Number.parseFloat(version.replace("≤", "")) || Infinity : Infinity);

// Finds syntax, built-ins and browser functions of a script that a browser lacks.
import { parse } from "acorn";
import { full } from "acorn-walk";
import { data, lacking } from "./floor-data.mjs";

/** What is asked for before it is used, or may fail: name -> why its absence is harmless. */
const GUARDED = {
  ".moveBefore()": "Preact asks for it",
  "Symbol.dispose": "Preact's signals use it where it is",
  "navigator.share": "canShare?.() is asked first",
  "navigator.wakeLock": "wake-lock.js asks for it",
};
const { builtins } = data.javascript;
const INTERFACES = { ...data.api, ...builtins, ...builtins.Intl };
/** Member -> all interfaces that have it. @type {Map<string, any[]>} */
const MEMBERS = new Map();
for (const owner of Object.values(INTERFACES))
  for (const [name, feature] of Object.entries(owner)) {
    if (name.startsWith("_") || /_(static|event)$/.test(name)) continue;
    MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), feature]);
  }

/** @param {string} text @param {Record<string, number>} floor @returns {string[]} */
export function jsFindings(text, floor) {
  /** @type {string[]} */
  const found = [];
  const report = (/** @type {string} */ what, /** @type {string[]} */ browsers) => {
    if (browsers.length && !(what in GUARDED)) found.push(`${what} is missing in ${browsers.join(", ")}`);
  };
  /** @type {any} */
  let tree;
  try {
    tree = parse(text, { ecmaVersion: floor.safari_ios >= 16 ? 2022 : 2020, sourceType: "module" });
  } catch (error) {
    return [`syntax: ${error instanceof Error ? error.message : error}`];
  }
  const [guarded, called, own] = [new Set(), new Set(), new Set()];
  full(tree, (/** @type {any} */ node) => {
    if (node.type === "CallExpression") (node.optional ? guarded : called).add(node.callee);
    if (node.type === "NewExpression" && node.callee.type === "Identifier")
      report(node.callee.name, lacking(INTERFACES[node.callee.name], floor));
    if ((node.type === "Property" || node.type === "MethodDefinition") && !node.computed) own.add(node.key.name);
    if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") own.add(node.left.property.name);
  });
  full(tree, (/** @type {any} */ node) => {
    if (node.type !== "MemberExpression" || node.computed || guarded.has(node)) return;
    const name = node.property.name;
    const object = node.object.type === "Identifier" ? node.object.name : "";
    const owner = object === "navigator" ? { ...data.api.Navigator } : INTERFACES[object];
    if (owner) return report(`${object}.${name}`, lacking(owner[`${name}_static`] ?? owner[name], floor));
    if (!called.has(node) || own.has(name)) return;
    const missing = (MEMBERS.get(name) ?? []).map((one) => lacking(one, floor));
    if (missing.length && missing.every((one) => one.length)) report(`.${name}()`, missing[0]);
  });
  return found;
}

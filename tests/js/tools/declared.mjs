// What the built style sheets ask of a browser, as JSON: {rules, selectors}. Of each rule its declarations, in
// which a later value of the same property stands before an older browser's; every `var()` is what it may be.
import { readdirSync, readFileSync } from "node:fs";
import { generate, parse, walk } from "css-tree";

const BUILT = new URL("../../../static/built/", import.meta.url);
const sheets = readdirSync(BUILT).filter((name) => name.endsWith(".css"));
const trees = sheets.map((name) => parse(readFileSync(new URL(name, BUILT), "utf8"), { parseCustomProperty: false }));

/** Custom property -> its first value anywhere. @type {Map<string, string>} */
const values = new Map();
for (const tree of trees)
  walk(tree, {
    visit: "Declaration",
    enter: ({ property, value }) => {
      if (property.startsWith("--") && !values.has(property)) values.set(property, generate(value).trim());
    },
  });

/** @type {Map<string, string>} */
const selectors = new Map();
/** @type {Map<string, [string, string][]>} */
const rules = new Map();

/** The value with what its variables may be; null where one is set by scripts only. @param {string} value */
function filled(value) {
  let text = value;
  for (let depth = 0; text.includes("var("); depth++) {
    const at = text.lastIndexOf("var(");
    let end = at;
    for (let open = 0; end < text.length; end++) {
      if (text[end] === "(") open++;
      if (text[end] === ")" && --open === 0) break;
    }
    const [name, ...otherwise] = text.slice(at + 4, end).split(",");
    const known = values.get(name.trim()) ?? otherwise.join(",").trim();
    if (!known || depth > 20) return null;
    text = `${text.slice(0, at)} ${known} ${text.slice(end + 1)}`;
  }
  return text;
}

for (const tree of trees)
  walk(tree, {
    enter(node) {
      if (node.type === "Atrule" && /keyframes$|^(font-face|page|supports)$/.test(node.name)) return walk.skip;
      if (node.type !== "Rule" || node.prelude.type !== "SelectorList") return;
      const prelude = generate(node.prelude);
      for (const one of node.prelude.children) selectors.set(generate(one), prelude);
      /** @type {[string, string][]} */
      const declared = [];
      for (const one of node.block.children) {
        if (one.type !== "Declaration" || one.property.startsWith("--")) continue;
        const value = filled(generate(one.value));
        if (value !== null) declared.push([one.property, value]);
      }
      if (declared.length) rules.set(JSON.stringify([prelude, declared]), declared);
    },
  });

console.log(JSON.stringify({ rules: [...rules.values()], selectors: [...selectors.keys()] }));

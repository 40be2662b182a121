// Finds properties, values, units, selectors and rules of a style sheet that a browser lacks.
import { generate, parse, walk } from "css-tree";
import { data, lacking } from "./floor-data.mjs";

/** What may be missing: the page is read and used without it. */
const HARMLESS = {
  "::selection": "iOS marks with the system's colour",
  "@container": "long names are set less well",
  "@media (forced-colors)": "a browser without it forces no colours",
  "@page": "paper keeps the browser's margins",
  "align-self: end": "a line stands at the other edge of its row, on televisions of 2022",
  "align-self: start": "a line stands at the other edge of its row, on televisions of 2022",
  "aspect-ratio": "pictures have a form of their own",
  "align-content: start": "it is missing for flex boxes only, and only grids use it",
  "break-after: avoid": "a heading may end a sheet of paper",
  "break-before: avoid": "a line may begin a sheet of paper",
  "container-type": "long names are set less well",
  container: "long names are set less well",
  cursor: "a finger has none",
  "flex-basis: min-content": "the shorthand before it stays",
  "font-size: cqh": "the size around it stays",
  "font-size: cqi": "the size around it stays",
  "font-size: cqw": "the size around it stays",
  hyphens: "long words break elsewhere",
  "margin: cqh": "large letters have less room around them",
  "overscroll-behavior": "the page behind a sheet may scroll with it",
  "overscroll-behavior-x": "a swipe at the end of a table goes back in history",
  "print-color-adjust": "boxes are printed without their ground",
  "scrollbar-color": "the scroll bar has the system's colour",
  size: "only paper has one",
  "text-decoration-thickness": "lines are thinner",
  "text-size-adjust": "only phones enlarge text by themselves",
  "text-underline-offset": "lines are nearer to the letters",
  "text-wrap": "lines are less even",
  zoom: "Firefox before 126 writes the longest lines of a duel a little larger",
};
const UNITS = {
  viewport_percentage_units_dynamic: /^dv(h|w|i|b|min|max)$/,
  viewport_percentage_units_small: /^sv(h|w|i|b|min|max)$/,
  viewport_percentage_units_large: /^lv(h|w|i|b|min|max)$/,
  container_query_length_units: /^cq(w|h|i|b|min|max)$/,
};
const { properties, selectors, types, "at-rules": rules } = data.css;

/** @param {string} text @param {Record<string, number>} floor @returns {string[]} */
export function cssFindings(text, floor) {
  /** @type {string[]} */
  const found = [];
  const report = (/** @type {string} */ what, /** @type {string[]} */ browsers) => {
    if (browsers.length && !(what in HARMLESS || what.split(":")[0] in HARMLESS)) found.push(`${what} is missing in ${browsers.join(", ")}`);
  };
  const tree = parse(text, { parseValue: true, positions: false });
  walk(tree, {
    enter(node) {
      if (node.type === "Atrule" && node.name === "supports") return walk.skip;
      if (node.type === "Atrule") atRule(node, floor, report);
      else if (node.type === "PseudoClassSelector") report(`:${node.name}`, selectorLacking(node.name, floor));
      else if (node.type === "PseudoElementSelector") report(`::${node.name}`, selectorLacking(node.name, floor));
      else if (node.type === "Block") block(node, floor, report);
    },
  });
  return found;
}

/** @param {any} node @param {Record<string, number>} floor @param {(what: string, browsers: string[]) => void} report */
function atRule(node, floor, report) {
  report(`@${node.name}`, lacking(rules[node.name.replace(/^-\w+-/, "")], floor));
  if (node.name !== "media" || !node.prelude) return;
  walk(node.prelude, (part) => {
    if (part.type === "Feature") report(`@media (${part.name})`, lacking(rules.media[part.name], floor));
    if (part.type === "FeatureRange") report("@media range", lacking(rules.media.range_syntax, floor));
  });
}

/** @param {string} name @param {Record<string, number>} floor */
function selectorLacking(name, floor) {
  const [, prefix = "", plain] = /^(-\w+-)?(.*)$/.exec(name) ?? [];
  return lacking(selectors[name] ?? selectors[plain], floor, selectors[name] ? "" : prefix);
}

/**
 * A browser that understands one of several declarations of a property keeps that one: it stands in for the others,
 * but for one with a variable, which is found wanting only after it has won.
 * @param {any} node @param {Record<string, number>} floor @param {(what: string, browsers: string[]) => void} report
 */
function block(node, floor, report) {
  /** @type {Map<string, any[]>} */
  const groups = new Map();
  for (const one of node.children)
    if (one.type === "Declaration" && !one.property.startsWith("--")) {
      const plain = one.property.replace(/^-\w+-/, "");
      groups.set(plain, [...(groups.get(plain) ?? []), one]);
    }
  for (const [plain, all] of groups) {
    const last = all[all.length - 1];
    if (last.property !== plain) continue; // a browser's own name alone is an extra
    for (const [browser, oldest] of Object.entries(floor)) {
      const alone = { [browser]: oldest };
      const late = generate(last.value).includes("var(");
      if (!late && all.some((one) => !declaration(one, alone).length)) continue;
      for (const [what, browsers] of declaration(last, alone)) report(what, browsers);
    }
  }
}

/** @param {any} node @param {Record<string, number>} floor @returns {[string, string[]][]} */
function declaration({ property, value }, floor) {
  const [, prefix = "", plain] = /^(-\w+-)?(.*)$/.exec(property) ?? [];
  const own = properties[property];
  const known = own ?? properties[plain];
  /** @type {[string, string[]][]} */
  const found = [[property, lacking(known, floor, own ? "" : prefix)]];
  const parts = value.children?.toArray() ?? [];
  if (property === "text-decoration" && parts.length > 1)
    found.push([`text-decoration: ${generate(value)}`, lacking(known.includes_thickness, floor)]);
  walk(value, (/** @type {any} */ part) => {
    if (part.type === "Identifier" && known?.[part.name])
      found.push([`${property}: ${part.name}`, lacking(known[part.name], floor)]);
    if (part.type === "Function") found.push([`${property}: ${part.name}()`, functionLacking(part.name, known, floor)]);
    if (part.type === "Dimension")
      for (const [name, units] of Object.entries(UNITS))
        if (units.test(part.unit)) found.push([`${property}: ${part.unit}`, lacking(types.length[name], floor)]);
  });
  return found.filter(([, browsers]) => browsers.length);
}

/** @param {string} name @param {any} known @param {Record<string, number>} floor */
function functionLacking(name, known, floor) {
  return lacking(known?.[name] ?? types[name] ?? types.color[name] ?? types.gradient[name], floor);
}

// A style sheet without cascade layers, for televisions of 2022 (Tizen 6.5 and webOS 22: Chrome 85 and 87): they
// ignore whole layers.
import layers from "@csstools/postcss-cascade-layers";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import { transform } from "esbuild";
import postcss from "postcss";

/** Shorthands that such browsers lack -> their long names. */
const LONGHANDS = {
  inset: ["top", "right", "bottom", "left"],
  "margin-inline": ["margin-left", "margin-right"],
  "margin-block": ["margin-top", "margin-bottom"],
  "padding-inline": ["padding-left", "padding-right"],
  "padding-block": ["padding-top", "padding-bottom"],
  "border-block": ["border-top", "border-bottom"],
};
/** Selectors that such browsers lack: one of them in a list invalidates the rule. */
const UNSUPPORTED = /:(has|is|focus-visible)\b/;

const forOldBrowsers = {
  postcssPlugin: "for-old-browsers",
  Rule(rule) {
    const known = rule.selectors.filter((one) => !UNSUPPORTED.test(one));
    if (!known.length) rule.remove();
    else if (known.length < rule.selectors.length) rule.selectors = known;
  },
  Declaration(declaration) {
    const names = LONGHANDS[declaration.prop];
    if (!names) return;
    const whole = declaration.prop === "border-block";
    const values = whole ? [declaration.value] : postcss.list.space(declaration.value);
    // One value is for all sides, two are for pairs, of three the second is for both left and right.
    const valueOf = (side) => values[side] ?? values[side - 2] ?? values[0];
    declaration.replaceWith(...names.map((prop, side) => declaration.clone({ prop, value: valueOf(side) })));
  },
};

/** @param {string} sheet @returns {Promise<string>} */
export async function flatten(sheet) {
  const { css: plain } = await postcss([isPseudoClass()]).process(sheet, { from: undefined });
  const { css } = await postcss([forOldBrowsers, layers()]).process(plain, { from: undefined });
  const { code } = await transform(css, { loader: "css", minify: true, target: "chrome85" });
  return code;
}

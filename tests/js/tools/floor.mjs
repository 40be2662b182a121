// What the built files use that the oldest supported browsers lack, by MDN's compatibility data.
//
// node tests/js/tools/floor.mjs [FILE…]: one line for each finding, exit code 1 if there is one. Without
// arguments it reads all of static/built. README names the floor in one line.
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { cssFindings } from "./floor-css.mjs";
import { jsFindings } from "./floor-js.mjs";

/** Oldest supported version of each engine, by MDN's names: phones and tablets of guests. */
const GUESTS = { safari_ios: 15.4, chrome: 105, firefox: 121 };
/** The pocket edition needs module workers and DecompressionStream. */
const POCKET = { safari_ios: 16.4, chrome: 105, firefox: 121 };
/** Televisions of 2022 (Tizen 6.5; webOS 22 has 87): they load the flat sheet of the wall. */
const TELEVISION = { chrome: 85 };
const BUILT = join(import.meta.dirname ?? process.cwd(), "../../../static/built");

/** @param {string} file @returns {Record<string, number>} */
function floorOf(file) {
  const name = basename(file);
  if (name.startsWith("pocket")) return POCKET;
  if (name === "screen-flat.css") return TELEVISION;
  return /^screen.*\.js$/.test(name) ? { ...GUESTS, ...TELEVISION } : GUESTS;
}

/** @param {string} file */
async function findings(file) {
  const text = await readFile(file, "utf8");
  const found = file.endsWith(".css") ? cssFindings(text, floorOf(file)) : jsFindings(text, floorOf(file));
  return found.map((one) => `${basename(dirname(file))}/${basename(file)}: ${one}`);
}

const given = process.argv.slice(2);
const files = given.length ? given : (await readdir(BUILT)).map((name) => join(BUILT, name));
const all = (await Promise.all(files.filter((file) => /\.(css|js)$/.test(file)).map(findings))).flat();
const lines = [...new Set(all)].sort();
for (const line of lines) console.error(line);
process.exitCode = lines.length ? 1 : 0;

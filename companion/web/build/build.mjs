// Builds what browsers get: fonts and licences into static/vendor, modules and sheets into static/built.
//
// node companion/web/build/build.mjs HASH, in the root of the project, with the packages in node_modules. HASH
// names what it is made from. Whatever is wrong ends it with a message before anything is put in place.
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import subset from "subset-font";
import { flat } from "./flat.mjs";

const [madeFrom] = process.argv.slice(2);
const MODULES = ["phone", "tablet", "screen", "pocket", "poster"];
/** The workers of the pocket: each one file, for a worker has no page that could preload its parts. */
const WORKERS = { "pocket-worker": "esm", "pocket-sw": "iife" };
const GROUND = ["base", "controls"];
const PLAY = ["rows", "panels-play", "panels-wide"];
const WORDS = ["games", "prompts", "panels", ...PLAY, "charts", "sealed", "ledger", "graph", "touch-graph"];
const TABLET = [...GROUND, ...WORDS, "medals", "petals", "petals-wide", "board", "duel", "tablet", "crowded-ring", "sheets", "shared-display"];
/** Look of a page -> its sheets in static/css, in the order of the cascade. What is «later» is not needed
 * before a game begins. */
const SHEETS = {
  entry: [...GROUND, "entry"],
  offline: [...GROUND, "entry", "offline"],
  pocket: [...GROUND, "games", "recap", "sheet", "pocket"],
  phone: [...GROUND, "games", "phone", "prompts", "panels"],
  "phone-later": [...PLAY, "medals", "ending", "charts", "board", "duel", "sealed", "graph", "touch-graph", "ledger", "petals"],
  tablet: [...TABLET, "handover"],
  screen: [...TABLET.filter((one) => one !== "rows" && one !== "touch-graph"), "screen", "village", "wall", "ballots", "staged", "duel-wall", "finale", "end-wall", "stamp", "towns-map"],
  recap: [...GROUND, "games", "charts", "recap"],
  print: [...GROUND, "print"],
  lesson: ["lesson"],
  sheet: [...GROUND, "recap", "sheet"],
};
const FONTS = { 500: "grenze-latin-500-normal", 700: "grenze-latin-700-normal" };
/** What is written every evening in any language that has words; a letter beyond (Åsa, @) brings the whole font, by
 *  css/base.css. The last of them are spaces that do not break. */
const LETTERS = ` !'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz¡«·»¿ÀÄÇÈÉÖ×ÙÚÜßàáâäçèéêëìíîïñòóôöùúûüœ–—’“”„…−\u00a0\u202f`;
/** The oldest browsers that a style sheet is written for (README): names with a prefix are put beside the plain ones. */
const BROWSERS = ["safari15.4", "chrome105", "firefox121"];
const FEATURES = ["kern", "lnum", "tnum"]; // what the sheets ask of the font
/** The table is reached by WebSocket only, and nothing that is said is binary (decisions/0001-the-protocol.md). */
const UNUSED = /engine\.io-client\/.*\/transports\/(polling-xhr|webtransport)(\.node)?\.js$/;
/** What no page preloads: the scenes of the wall that no lobby needs. */
const NOT_PRELOADED = /-lazy-scenes-/;
const LICENCES = "/* Licences of what is in here: ../vendor/licenses.txt */";

const STATIC = join(process.cwd(), "static");
const PACKAGES = join(process.cwd(), "node_modules");
const unused = {
  name: "unused",
  setup: (bundler) =>
    bundler.onLoad({ filter: UNUSED }, () => ({ contents: "export class XHR {}\nexport class WT {}" })),
};
/** The pocket asks no server: its worker answers in the place of the socket, and of what is fetched of a table. */
const POCKET = {
  alias: { "socket.io-client": join(STATIC, "js", "pocket", "socket.js") },
  inject: [join(STATIC, "js", "pocket", "fetch.js")],
};
const common = { bundle: true, minify: true, logLevel: "silent", legalComments: "none", outdir: "built", write: false };
/** Page -> what its module is loaded with, and what it brings later. */
const parts = {};
/** The packages of which something is in a module. */
const used = new Set(["@fontsource/grenze", "pyodide"]);

async function joinModule(name) {
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: { [name]: join(STATIC, "js", `${name}.js`) },
    format: "esm",
    target: "es2020",
    splitting: true,
    chunkNames: `${name}-[name]-[hash]`,
    banner: { js: LICENCES },
    plugins: [unused],
    metafile: true,
    ...(name === "pocket" ? POCKET : {}),
  });
  const inputs = Object.keys(metafile.inputs);
  const preacts = inputs.filter((file) => /\/preact\/dist\/preact\.\w+$/.test(file));
  if (preacts.length !== 1) throw new Error(`one Preact is needed, ${name} has ${preacts.length}: ${preacts}`);
  for (const file of inputs) {
    const [, owner] = file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? [];
    if (owner) used.add(owner);
  }
  parts[name] = { first: reached(metafile, `${name}.js`, "import-statement"), later: [] };
  for (const later of reached(metafile, `${name}.js`, "dynamic-import")) {
    const all = [later, ...reached(metafile, later, "import-statement")];
    const known = [...parts[name].first, ...parts[name].later];
    parts[name].later.push(...all.filter((part) => !known.includes(part) && !NOT_PRELOADED.test(part)));
  }
  return outputFiles.map(({ path, contents }) => [basename(path), contents]);
}

async function joinWorker([name, format]) {
  const entryPoints = { [name]: join(STATIC, "js", "pocket", "worker", `${name.split("-")[1]}.js`) };
  const { outputFiles } = await build({ ...common, entryPoints, format, target: "es2022", banner: { js: LICENCES } });
  return outputFiles.map(({ path, contents }) => [basename(path), contents]);
}

/** The parts that a joined file names in this way, by their names. */
function reached({ outputs }, name, kind) {
  const [, file] = Object.entries(outputs).find(([path]) => basename(path) === name);
  return file.imports.filter((one) => one.kind === kind).map((one) => basename(one.path));
}

async function joinSheets([look, sheets]) {
  const contents = sheets.map((name) => `@import ${JSON.stringify(join(STATIC, "css", `${name}.css`))};`).join("\n");
  const stdin = { contents, loader: "css", resolveDir: sep };
  const { outputFiles } = await build({ ...common, stdin, external: ["*.woff2"], target: BROWSERS });
  const sheet = [`${look}.css`, outputFiles[0].contents];
  return look === "screen" ? [sheet, [`${look}-flat.css`, await flat(outputFiles[0].text)]] : [sheet];
}

async function cutFont([weight, name]) {
  const whole = await readFile(join(PACKAGES, "@fontsource/grenze/files", `${name}.woff2`));
  const small = await subset(whole, LETTERS, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
  return [
    [`grenze-${weight}-rest.woff2`, whole],
    [`grenze-${weight}.woff2`, small],
  ];
}

/** Name, version and text of each licence, as the licences ask of whoever passes the work on. */
async function licences() {
  const texts = [...used].sort().map(async (name) => {
    const folder = join(PACKAGES, name);
    const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const files = (await readdir(folder)).filter((file) => /^licen[cs]e/i.test(file)).sort();
    const licences = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    return [`${name} ${version} (${license})`, ...licences.map((text) => text.trim())].join("\n\n");
  });
  return `${(await Promise.all(texts)).join(`\n\n${"=".repeat(72)}\n\n`)}\n`;
}

/** Replaces a folder of static/ as a whole: a program that starts meanwhile finds the old one or the new one. */
async function place(name, files) {
  const scratch = join(PACKAGES, `.${name}-${process.pid}`); // on the same disk, and watched by nobody
  await mkdir(scratch);
  await Promise.all(files.map(([file, contents]) => writeFile(join(scratch, file), contents)));
  const old = `${scratch}-old`;
  await rename(join(STATIC, name), old).catch(() => {});
  await rename(scratch, join(STATIC, name));
  await rm(old, { recursive: true, force: true });
}

const joined = await Promise.all([
  ...MODULES.map(joinModule),
  ...Object.entries(WORKERS).map(joinWorker),
  ...Object.entries(SHEETS).map(joinSheets),
]);
const fonts = await Promise.all(Object.entries(FONTS).map(cutFont));
const built = joined.flat().flatMap(([name, contents]) => [
  [name, contents],
  [`${name}.br`, brotliCompressSync(contents)],
]);
const manifest = { made_from: madeFrom, parts, sheets: SHEETS, letters: LETTERS };
await place("vendor", [...fonts.flat(), ["licenses.txt", await licences()]]);
await place("built", [...built, ["built.json", JSON.stringify(manifest)]]);

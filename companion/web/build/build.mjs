// Builds what browsers get: fonts and licences into static/vendor, modules and sheets into static/built.
//
// node companion/web/build/build.mjs HASH, in the root of the project, with the packages in node_modules. HASH
// identifies the sources. An error ends it with a message before any folder is replaced.
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import subset from "subset-font";
import { flatten } from "./flat.mjs";

const [madeFrom] = process.argv.slice(2);
const MODULES = ["phone", "tablet", "screen", "pocket", "poster"];
/** The workers of the pocket, in one file each: no page preloads chunks of a worker. */
const WORKERS = { "pocket-worker": "esm", "pocket-sw": "iife" };
const BASE = ["base", "controls"];
const PLAY = ["rows", "panels-play", "panels-wide"];
const PANELS = ["games", "prompts", "panels", ...PLAY, "charts", "sealed", "ledger", "graph", "touch-graph"];
const TABLET = [...BASE, ...PANELS, "medals", "petals", "petals-wide", "board", "duel", "tablet", "crowded-ring", "sheets", "shared-display"];
/** Name of a page's style sheet -> its parts in static/css, in the order of the cascade. «-later» is needed once a
 * game begins. */
const SHEETS = {
  entry: [...BASE, "entry"],
  offline: [...BASE, "entry", "offline"],
  pocket: [...BASE, "games", "recap", "sheet", "pocket"],
  phone: [...BASE, "games", "phone", "prompts", "panels"],
  "phone-later": [...PLAY, "medals", "ending", "charts", "board", "duel", "sealed", "graph", "touch-graph", "ledger", "petals"],
  tablet: [...TABLET, "handover"],
  screen: [...TABLET.filter((one) => one !== "rows" && one !== "touch-graph"), "screen", "village", "wall", "ballots", "staged", "duel-wall", "finale", "end-wall", "stamp", "towns-map"],
  recap: [...BASE, "games", "charts", "recap"],
  print: [...BASE, "print"],
  lesson: ["lesson"],
  sheet: [...BASE, "recap", "sheet"],
};
const FONTS = { 500: "grenze-latin-500-normal", 700: "grenze-latin-700-normal" };
/** The letters of all languages that are offered; any other (Åsa, @) loads the whole font, see css/base.css. The last
 *  two are spaces that do not break. */
const LETTERS = ` !'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz¡«·»¿ÀÄÇÈÉÖ×ÙÚÜßàáâäçèéêëìíîïñòóôöùúûüœ–—’“”„…−\u00a0\u202f`;
/** The oldest browsers that a style sheet is written for (README): names with a prefix are put beside the plain ones. */
const BROWSERS = ["safari15.4", "chrome105", "firefox121"];
const FEATURES = ["kern", "lnum", "tnum"]; // OpenType features that the style sheets use
/** Transports that Socket.IO never uses here: all messages are text over WebSocket (decisions/0001-the-protocol.md). */
const UNUSED = /engine\.io-client\/.*\/transports\/(polling-xhr|webtransport)(\.node)?\.js$/;
/** Chunks that no page preloads: the scenes of the wall, which a lobby does not need. */
const NOT_PRELOADED = /-lazy-scenes-/;
const LICENCES = "/* Licences of what is in here: ../vendor/licenses.txt */";

const STATIC = join(process.cwd(), "static");
const PACKAGES = join(process.cwd(), "node_modules");
const withoutTransports = {
  name: "without-transports",
  setup: (bundler) =>
    bundler.onLoad({ filter: UNUSED }, () => ({ contents: "export class XHR {}\nexport class WT {}" })),
};
/** The pocket has no server: its worker answers the socket's commands and some fetches. */
const POCKET = {
  alias: { "socket.io-client": join(STATIC, "js", "pocket", "socket.js") },
  inject: [join(STATIC, "js", "pocket", "fetch.js")],
};
const common = { bundle: true, minify: true, logLevel: "silent", legalComments: "none", outdir: "built", write: false };
/** Page -> names of its chunks: those loaded with its module, and those it imports later. */
const parts = {};
/** The packages that are part of a module, for their licences. */
const used = new Set(["@fontsource/grenze", "pyodide"]);

async function bundlePage(name) {
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: { [name]: join(STATIC, "js", `${name}.js`) },
    format: "esm",
    target: "es2020",
    splitting: true,
    chunkNames: `${name}-[name]-[hash]`,
    banner: { js: LICENCES },
    plugins: [withoutTransports],
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
  parts[name] = { first: importsOf(metafile, `${name}.js`, "import-statement"), later: [] };
  for (const lazy of importsOf(metafile, `${name}.js`, "dynamic-import")) {
    const chunks = [lazy, ...importsOf(metafile, lazy, "import-statement")];
    const known = [...parts[name].first, ...parts[name].later];
    parts[name].later.push(...chunks.filter((chunk) => !known.includes(chunk) && !NOT_PRELOADED.test(chunk)));
  }
  return outputFiles.map(({ path, contents }) => [basename(path), contents]);
}

async function bundleWorker([name, format]) {
  const entryPoints = { [name]: join(STATIC, "js", "pocket", "worker", `${name.split("-")[1]}.js`) };
  const { outputFiles } = await build({ ...common, entryPoints, format, target: "es2022", banner: { js: LICENCES } });
  return outputFiles.map(({ path, contents }) => [basename(path), contents]);
}

/** Names of the chunks that an output file imports, by the kind of import. */
function importsOf({ outputs }, name, kind) {
  const [, file] = Object.entries(outputs).find(([path]) => basename(path) === name);
  return file.imports.filter((one) => one.kind === kind).map((one) => basename(one.path));
}

async function bundleStyles([look, sheets]) {
  const contents = sheets.map((name) => `@import ${JSON.stringify(join(STATIC, "css", `${name}.css`))};`).join("\n");
  const stdin = { contents, loader: "css", resolveDir: sep };
  const { outputFiles } = await build({ ...common, stdin, external: ["*.woff2"], target: BROWSERS });
  const sheet = [`${look}.css`, outputFiles[0].contents];
  return look === "screen" ? [sheet, [`${look}-flat.css`, await flatten(outputFiles[0].text)]] : [sheet];
}

async function subsetFont([weight, name]) {
  const whole = await readFile(join(PACKAGES, "@fontsource/grenze/files", `${name}.woff2`));
  const small = await subset(whole, LETTERS, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
  return [
    [`grenze-${weight}-rest.woff2`, whole],
    [`grenze-${weight}.woff2`, small],
  ];
}

/** Name, version and licence text of each package: licences require that copies carry them. */
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

/** Replaces a folder of static/ at once, so that a program that starts meanwhile finds it complete. */
async function replaceFolder(name, files) {
  const scratch = join(PACKAGES, `.${name}-${process.pid}`); // on the same disk, not watched for reloads
  await mkdir(scratch);
  await Promise.all(files.map(([file, contents]) => writeFile(join(scratch, file), contents)));
  const old = `${scratch}-old`;
  await rename(join(STATIC, name), old).catch(() => {});
  await rename(scratch, join(STATIC, name));
  await rm(old, { recursive: true, force: true });
}

const outputs = await Promise.all([
  ...MODULES.map(bundlePage),
  ...Object.entries(WORKERS).map(bundleWorker),
  ...Object.entries(SHEETS).map(bundleStyles),
]);
const fonts = await Promise.all(Object.entries(FONTS).map(subsetFont));
const built = outputs.flat().flatMap(([name, contents]) => [
  [name, contents],
  [`${name}.br`, brotliCompressSync(contents)],
]);
const manifest = { made_from: madeFrom, parts, sheets: SHEETS, letters: LETTERS };
await replaceFolder("vendor", [...fonts.flat(), ["licenses.txt", await licences()]]);
await replaceFolder("built", [...built, ["built.json", JSON.stringify(manifest)]]);

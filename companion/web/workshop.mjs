// Cuts the fonts, and joins modules and sheets: run by vendor.py, in the folder of the locked packages.
//
// Standard input: {fonts: [{from, to, text}], modules: {name: file}, sheets: {name: [file]}, rests,
// made, ours}. Whatever is wrong ends it with a message, and nothing of it is used.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import subset from "subset-font";

const FEATURES = ["kern", "lnum", "tnum"]; // what the sheets ask of the font
const UNUSED = /engine\.io-client\/.*\/transports\/(polling-xhr|webtransport)(\.node)?\.js$/;
/** Page -> what its module is loaded with, and what it brings later. */
const parts = {};
const job = JSON.parse(await text(process.stdin));

/** Our own modules lie elsewhere: what they name is found here. */
const packages = {
  name: "packages",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) =>
      importer.startsWith(job.ours + sep) ? bundler.resolve(path, { resolveDir: process.cwd(), kind }) : undefined,
    );
    // The table is reached by WebSocket only (decisions/0001-the-wire.md).
    bundler.onLoad({ filter: UNUSED }, () => ({ contents: "export class XHR {}\nexport class WT {}" }));
  },
};

const common = { bundle: true, minify: true, logLevel: "silent", legalComments: "none", outdir: job.made };
const LICENCES = "/* Licences of what is in here: ../vendor/licenses.txt */";

async function cut({ from, to, text: letters }) {
  const whole = await readFile(from);
  await writeFile(to, await subset(whole, letters, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true }));
}

async function joinModules(name, entry) {
  const made = await build({
    ...common,
    entryPoints: { [name]: entry },
    format: "esm",
    target: "es2020",
    splitting: true,
    chunkNames: `${name}-[name]-[hash]`,
    banner: { js: LICENCES },
    plugins: [packages],
    metafile: true,
    write: false,
  });
  const preacts = Object.keys(made.metafile.inputs).filter((file) => /\/preact\/dist\/preact\.\w+$/.test(file));
  if (preacts.length !== 1) throw new Error(`one Preact is needed, ${name} has ${preacts.length}: ${preacts}`);
  parts[name] = { first: reached(made.metafile, `${name}.js`, "import-statement"), later: [] };
  for (const later of reached(made.metafile, `${name}.js`, "dynamic-import")) {
    const all = [later, ...reached(made.metafile, later, "import-statement")];
    parts[name].later.push(...all.filter((part) => !parts[name].first.includes(part)));
  }
  return made.outputFiles;
}

/** The parts that a joined file names in this way, by their names. */
function reached({ outputs }, name, kind) {
  const [, file] = Object.entries(outputs).find(([path]) => basename(path) === name);
  return file.imports.filter((one) => one.kind === kind).map((one) => basename(one.path));
}

async function joinSheets(name, sheets) {
  const made = await build({
    ...common,
    stdin: { contents: sheets.map((file) => `@import ${JSON.stringify(file)};`).join("\n"), loader: "css", resolveDir: "/" },
    external: ["*.woff2"],
    entryNames: name,
    write: false,
  });
  return made.outputFiles.map((file) => ({ ...file, path: join(job.made, `${name}.css`), contents: file.contents }));
}

await mkdir(job.made, { recursive: true });
await Promise.all(job.fonts.map(cut));
const made = await Promise.all([
  ...Object.entries(job.modules).map(([name, entry]) => joinModules(name, entry)),
  ...Object.entries(job.sheets).map(([name, sheets]) => joinSheets(name, sheets)),
]);
for (const { path, contents } of made.flat()) {
  await writeFile(path, contents);
  await writeFile(`${path}.br`, brotliCompressSync(contents));
}
await writeFile(join(job.made, "built.json"), JSON.stringify({ made_from: job.made_from, parts }));

// Replays the golden games in Pyodide under Node; prints JSON with the number of screens of each, and whether all are equal.
//
// node evenings.mjs ROOT WHEEL: the root of the project, whose packages are installed, and the wheel of msgspec for Pyodide.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, wheel] = process.argv.slice(2);
const engine = join(root, "node_modules", "pyodide");
const { loadPyodide } = await import(pathToFileURL(join(engine, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${engine}/` });
python.unpackArchive(new Uint8Array(await readFile(wheel)), "whl");
for (const folder of ["companion", "tests"]) {
  python.FS.mkdirTree(`/veglia/${folder}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: join(root, folder) }, `/veglia/${folder}`);
}
const result = python.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/veglia")
from tests.kit.golden.book import FOLDER, fingerprints, read, read_screens

result = {}
for name in sorted(path.stem for path in FOLDER.glob("*.json")):
    recorded = [line for line in read_screens(name) if not line.startswith(" ")]
    result[name] = [len(recorded), list(fingerprints(read(name))) == recorded]
json.dumps({"evenings": result, "python": sys.version.split()[0], "platform": sys.platform})
`);
console.log(result);

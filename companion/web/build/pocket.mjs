// Packs what the pocket runs on: Pyodide, its standard library without what nobody needs, msgspec, and our pure rooms.
//
// node companion/web/build/pocket.mjs FOLDER WHEEL, in the root of the project, with the packages in node_modules.
// WHEEL: that of msgspec for Pyodide. Writes into FOLDER: pyodide.mjs and pyodide.asm.mjs as they are, and packed in
// pieces engine.wasm.gz.0 …, native.wasm.gz.0 … (the part of msgspec that is no Python), library.zip.gz.0 …,
// rules.zip.gz.0 …. What every start reads is compiled, for that takes most of a start;
// the rest are programs, for compiled it takes two to three times as many bytes.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [folder, wheel] = process.argv.slice(2);
const ENGINE = join(process.cwd(), "node_modules", "pyodide");
const PIECE = 400_000; // bytes: a download that breaks off goes on from the last whole one

/** Puts Python files into a zip, without what only people read; gzip packs it better as a whole. */
const PACK = `
import ast, importlib.util, io, marshal, msgspec, pathlib, re, types, zipfile

UNUSED = frozenset("""
__hello__ __phello__ _pyrepl antigravity argparse bdb cProfile cgi cmd configparser csv curses
dbm difflib doctest email ensurepip filecmp fileinput ftplib getpass gettext html http idlelib imaplib ipaddress
lib2to3 mailbox mailcap mimetypes multiprocessing netrc nntplib optparse pdb pickletools plistlib poplib profile
pstats pty pydoc pydoc_data rlcompleter sched shelve smtplib sqlite3 statistics symtable tabnanny telnetlib
test this timeit tkinter tomllib trace tracemalloc turtle turtledemo unittest uu venv wave webbrowser wsgiref
xdrlib xml xmlrpc _pyio _pydatetime _pydecimal _pylong _strptime _aix_support _android_support _apple_support
_ios_support _osx_support _markupbase _sysconfigdata__emscripten_wasm32-emscripten code colorsys compileall ctypes
getopt graphlib modulefinder platform pprint py_compile pyclbr quopri runpy shlex socketserver stringprep sysconfig
tarfile urllib zipapp zoneinfo
""".split())
UNUSED_PARTS = frozenset("""
asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils
concurrent/futures/process concurrent/interpreters concurrent/futures/interpreter importlib/metadata
importlib/resources json/tool logging/config logging/handlers pathlib/types
site-packages/pyodide/_nodesock_transport site-packages/pyodide/console site-packages/pyodide/http
""".split())
"""Of the standard library: what neither Pyodide nor our pure rooms import."""
ENCODINGS = frozenset("__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape utf_8".split())

NOT_AT_EVERY_START = re.compile("companion/(games/[^/]+/|core/(public|kit/(phased_game|questions|sealed))[.]py)")

def wanted(name):
    first, _, rest = name.partition("/")
    if first.removesuffix(".py") in UNUSED:
        return False
    if any(name.startswith((f"{one}/", f"{one}.")) for one in UNUSED_PARTS):
        return False
    return first != "encodings" or rest.removesuffix(".py") in ENCODINGS

def short(source):
    """The same program without comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()

def bare(code):
    """The same code without its table of lines, a fifth of it: the library is not ours to mend."""
    inner = tuple(bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"", co_filename="")

def compiled(source, name):
    """As Python reads it from a zip without asking whether the program is newer."""
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    code = compile(source, name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(bare(code))

def packed(files, at_once):
    """A zip of these; «at_once»: names of those that are compiled."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, source in sorted(files):
            content = short(source) if name.endswith(".py") else source
            if name in at_once:
                name, content = f"{name}c", compiled(content, name)
            archive.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()

def library(content, started):
    """«started»: the files that the start of Pyodide reads."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = [one for one in archive.namelist() if not one.endswith("/") and wanted(one)]
        files = [(one, archive.read(one)) for one in names]
    site = pathlib.Path(msgspec.__file__).parents[1]
    ours = {one.relative_to(site).as_posix(): one.read_bytes() for one in site.glob("msgspec/*.py")}
    # What is no Python cannot lie in a zip: it is looked for here, too (worker/engine.js).
    ours["msgspec/__init__.py"] = b'__path__.append("/native")\\n' + ours["msgspec/__init__.py"]
    return packed([*files, *ours.items()], {*started, *ours})

def rules(root):
    rooms = [*(root / "companion" / room for room in ("core", "games", "table", "pocket"))]
    ours = (one for room in rooms for one in room.rglob("*.*") if one.suffix in {".py", ".txt", ".json"})
    found = [root / "companion" / "__init__.py", *ours]
    files = [(one.relative_to(root).as_posix(), one.read_bytes()) for one in found]
    return packed(files, {name for name, _ in files if not NOT_AT_EVERY_START.match(name)})
`;

const { loadPyodide } = await import(pathToFileURL(join(ENGINE, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${ENGINE}/` });
python.unpackArchive(new Uint8Array(await readFile(wheel)), "whl");
/** Of the library, what a start has read: the files in its zip. */
const started = python.runPython(`
import json, msgspec, sys
own = [getattr(one, "__file__", None) or "" for one in list(sys.modules.values())]
json.dumps([one.partition(".zip/")[2] for one in own if ".zip/" in one])
`);
python.FS.mkdirTree("/rooms/companion");
python.FS.mount(python.FS.filesystems.NODEFS, { root: join(process.cwd(), "companion") }, "/rooms/companion");
python.runPython(PACK);
python.FS.writeFile("/library.zip", new Uint8Array(await readFile(join(ENGINE, "python_stdlib.zip"))));
/** What Python makes, by way of a file. @param {string} code */
function made(code) {
  python.runPython(`pathlib.Path("/made").write_bytes(${code})`);
  return python.FS.readFile("/made");
}

/** @param {string} name @param {Uint8Array} content */
async function inPieces(name, content) {
  const packed = gzipSync(content, { level: 9 });
  for (let at = 0; at * PIECE < packed.length; at++) {
    await writeFile(join(folder, `${name}.gz.${at}`), packed.subarray(at * PIECE, (at + 1) * PIECE));
  }
}

await mkdir(folder, { recursive: true });
await inPieces("engine.wasm", await readFile(join(ENGINE, "pyodide.asm.wasm")));
await inPieces("native.wasm", made("next(pathlib.Path(msgspec.__file__).parent.glob('*.so')).read_bytes()"));
await inPieces("library.zip", made(`library(pathlib.Path("/library.zip").read_bytes(), ${started})`));
await inPieces("rules.zip", made('rules(pathlib.Path("/rooms"))'));
for (const file of ["pyodide.mjs", "pyodide.asm.mjs"]) await copyFile(join(ENGINE, file), join(folder, file));
const lock = JSON.parse(await readFile(join(ENGINE, "pyodide-lock.json"), "utf8"));
await writeFile(join(folder, "lock.json"), JSON.stringify({ ...lock, packages: {} }));
const { version, license } = JSON.parse(await readFile(join(ENGINE, "package.json"), "utf8"));
await writeFile(join(folder, "version.json"), JSON.stringify({ version, license }));

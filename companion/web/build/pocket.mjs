// Packs the engine of the pocket: Pyodide, its standard library without unused modules, msgspec, and our packages.
//
// node companion/web/build/pocket.mjs FOLDER WHEEL, in the root of the project, with the packages in node_modules.
// WHEEL: that of msgspec for Pyodide. Writes into FOLDER: pyodide.mjs and pyodide.asm.mjs as they are; compressed, in
// pieces: engine.wasm.gz.0 …, native.wasm.gz.0 … (the native part of msgspec), library.zip.gz.0 …, rules.zip.gz.0 ….
// Modules of every start are compiled, because compiling takes most of a start; the others are source text, because
// bytecode has two to three times as many bytes.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [folder, wheel] = process.argv.slice(2);
const ENGINE = join(process.cwd(), "node_modules", "pyodide");
const PIECE = 400_000; // bytes: an interrupted download continues after the last complete piece

/** Puts Python files into a zip that is not compressed, because gzip then compresses it better as a whole. */
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
"""Modules of the standard library that neither Pyodide nor our packages import."""
ENCODINGS = frozenset("__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape utf_8".split())

NOT_AT_EVERY_START = re.compile("companion/(games/[^/]+/|core/(public|kit/(phased_game|questions|sealed))[.]py)")

def wanted(name):
    first, _, rest = name.partition("/")
    if first.removesuffix(".py") in UNUSED:
        return False
    if any(name.startswith((f"{one}/", f"{one}.")) for one in UNUSED_PARTS):
        return False
    return first != "encodings" or rest.removesuffix(".py") in ENCODINGS

def strip_docs(source):
    """The same program without comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()

def strip_lines(code):
    """The same code without its table of line numbers, which is a fifth of its size."""
    inner = tuple(strip_lines(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"", co_filename="")

def compiled(source, name):
    """A .pyc file; its flags say that Python need not check whether the source is newer."""
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    code = compile(source, name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(strip_lines(code))

def zipped(files, to_compile):
    """A zip of files; «to_compile»: the names of those that are compiled."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, source in sorted(files):
            content = strip_docs(source) if name.endswith(".py") else source
            if name in to_compile:
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
    # Native modules cannot be imported from a zip: Python also looks in this folder (worker/engine.js).
    ours["msgspec/__init__.py"] = b'__path__.append("/native")\\n' + ours["msgspec/__init__.py"]
    return zipped([*files, *ours.items()], {*started, *ours})

def rules(root):
    packages = [root / "companion" / name for name in ("core", "games", "table", "pocket")]
    ours = (one for package in packages for one in package.rglob("*.*") if one.suffix in {".py", ".txt", ".json"})
    found = [root / "companion" / "__init__.py", *ours]
    files = [(one.relative_to(root).as_posix(), one.read_bytes()) for one in found]
    return zipped(files, {name for name, _ in files if not NOT_AT_EVERY_START.match(name)})
`;

const { loadPyodide } = await import(pathToFileURL(join(ENGINE, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${ENGINE}/` });
python.unpackArchive(new Uint8Array(await readFile(wheel)), "whl");
/** JSON: the files of the library's zip that a start has imported. */
const started = python.runPython(`
import json, msgspec, sys
own = [getattr(one, "__file__", None) or "" for one in list(sys.modules.values())]
json.dumps([one.partition(".zip/")[2] for one in own if ".zip/" in one])
`);
python.FS.mkdirTree("/project/companion");
python.FS.mount(python.FS.filesystems.NODEFS, { root: join(process.cwd(), "companion") }, "/project/companion");
python.runPython(PACK);
python.FS.writeFile("/library.zip", new Uint8Array(await readFile(join(ENGINE, "python_stdlib.zip"))));
/** The bytes of a Python expression. @param {string} code */
function bytesOf(code) {
  python.runPython(`pathlib.Path("/bytes").write_bytes(${code})`);
  return python.FS.readFile("/bytes");
}

/** @param {string} name @param {Uint8Array} content */
async function writePieces(name, content) {
  const compressed = gzipSync(content, { level: 9 });
  for (let at = 0; at * PIECE < compressed.length; at++) {
    await writeFile(join(folder, `${name}.gz.${at}`), compressed.subarray(at * PIECE, (at + 1) * PIECE));
  }
}

await mkdir(folder, { recursive: true });
await writePieces("engine.wasm", await readFile(join(ENGINE, "pyodide.asm.wasm")));
await writePieces("native.wasm", bytesOf("next(pathlib.Path(msgspec.__file__).parent.glob('*.so')).read_bytes()"));
await writePieces("library.zip", bytesOf(`library(pathlib.Path("/library.zip").read_bytes(), ${started})`));
await writePieces("rules.zip", bytesOf('rules(pathlib.Path("/project"))'));
for (const file of ["pyodide.mjs", "pyodide.asm.mjs"]) await copyFile(join(ENGINE, file), join(folder, file));
const lock = JSON.parse(await readFile(join(ENGINE, "pyodide-lock.json"), "utf8"));
await writeFile(join(folder, "lock.json"), JSON.stringify({ ...lock, packages: {} }));
const { version, license } = JSON.parse(await readFile(join(ENGINE, "package.json"), "utf8"));
await writeFile(join(folder, "version.json"), JSON.stringify({ version, license }));

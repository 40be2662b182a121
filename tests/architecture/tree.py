"""The project's files, for the rules of tests/architecture."""

import ast
import os
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPANION = ROOT / "companion"
IGNORED_FOLDERS = {".git", ".venv", "node_modules", "vendor", "__pycache__"}
GENERATED_FOLDERS = {"build", "dist"}
"""Of the root."""
JS_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
BINARY = {".png", ".ico", ".woff2", ".jpg", ".webp"}


@cache
def our_files() -> tuple[str, ...]:
    """Return the sorted paths of files that are tracked, or not ignored, by git."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        paths = set(answer.stdout.split("\0")) - {""}
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive, not a checkout
        paths = set(_walk())
    return tuple(sorted(path for path in paths if (ROOT / path).is_file()))


def _walk() -> list[str]:
    paths = []
    for folder, inner, files in os.walk(ROOT):
        left_out = IGNORED_FOLDERS | (GENERATED_FOLDERS if Path(folder) == ROOT else set())
        inner[:] = [name for name in inner if name not in left_out and not name.endswith("_cache")]
        paths += [Path(folder, file).relative_to(ROOT).as_posix() for file in files]
    return paths


def files(suffix: str, *under: str) -> list[str]:
    """Return our files with this suffix under these folders (default: all)."""
    starts = tuple(f"{folder}/" for folder in under) or ("",)
    return [path for path in our_files() if path.endswith(suffix) and path.startswith(starts)]


def module_of(path: str) -> str:
    """Return the dotted name of the module in a Python file."""
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def text_files() -> list[str]:
    """Return all our text files."""
    return [path for path in our_files() if Path(path).suffix not in BINARY]


@cache
def read(path: str) -> str:
    """Return the text of one of our files."""
    return (ROOT / path).read_text(encoding="utf-8")


@cache
def tree_of(path: str) -> ast.Module:
    """Return the syntax tree of one of our Python files."""
    return ast.parse(read(path), path)


@cache
def nodes(path: str) -> tuple[ast.AST, ...]:
    """Return all nodes of that tree, itself first: many tests look at them."""
    return tuple(ast.walk(tree_of(path)))


@cache
def imports(path: str) -> list[tuple[int, str]]:
    """Return line and absolute module name of every import, also those inside functions.

    `from a.b import c` counts as a.b.c where c is a module of ours, else as a.b.
    """
    modules = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            modules += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(path, node)
            modules += [(node.lineno, _submodule(base, alias.name)) for alias in node.names]
    return modules


def _absolute(path: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = Path(path).parts[: -node.level]
    return ".".join([*package, *filter(None, [node.module])])


@cache
def _submodule(base: str, name: str) -> str:
    inner = ROOT.joinpath(*base.split("."), name)
    return f"{base}.{name}" if inner.is_dir() or inner.with_suffix(".py").is_file() else base


@cache
def names_in(path: str) -> tuple[tuple[int, str], ...]:
    """Return (line, text) of identifiers and of strings without spaces, but of no prose."""
    return tuple(_names_in(path))


def _names_in(path: str) -> Iterator[tuple[int, str]]:
    for node in nodes(path):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if not re.search(r"\s", node.value.strip()):
                yield line, node.value
        elif isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.arg | ast.keyword):
            yield line, node.arg or ""
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield line, node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from ((line, alias.name) for alias in node.names)
            yield line, getattr(node, "module", None) or ""


def lines_with(pattern: re.Pattern[str], paths: list[str]) -> list[str]:
    """Return the lines of these files that match, with their places."""
    return [
        f"{path}:{number}: {line.strip()[:80]}"
        for path in paths
        if pattern.search(read(path))
        for number, line in enumerate(read(path).splitlines(), 1)
        if pattern.search(line)
    ]


def fail_on(errors: list[str], rule: str) -> None:
    """Fail with the rule and every place that breaks it, one a line."""
    assert not errors, "\n  ".join([f"{rule} ({len(errors)}):", *errors])


@cache
def code(path: str) -> str:
    """The text of a file without docstrings."""
    return re.sub(r'"""(?s:.*?)"""', "", read(path)) if path.endswith(".py") else read(path)

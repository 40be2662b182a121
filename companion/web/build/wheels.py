"""The wheel of msgspec for Pyodide: downloaded once, with version and hash of the lock file."""

import json
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.web import paths

ROOT = paths.PACKAGE.parent
LOCK = ROOT / "deploy" / "requirements.txt"
WHEELS = ROOT / "build" / "wheels"


class NoWheel(Exception):
    """The wheel is not available."""


def wheel() -> Path:
    """The path of the wheel in the locked version; downloaded by pip, which checks its hash, if
    missing. Raises NoWheel."""
    text = LOCK.read_text(encoding="utf-8")
    locked = re.search(r"^msgspec==(\S+).*?(?=^\S)", text, re.DOTALL | re.MULTILINE)
    assert locked is not None
    name = f"msgspec-{locked[1]}-*.whl"
    if not any(WHEELS.glob(name)):
        with TemporaryDirectory() as folder:
            asked = Path(folder, "msgspec.txt")
            asked.write_text(locked[0], encoding="utf-8")
            _download(asked)
    return next(WHEELS.glob(name))


def _download(asked: Path) -> None:
    lock = ROOT / "node_modules" / "pyodide" / "pyodide-lock.json"
    made_for = json.loads(lock.read_text(encoding="utf-8"))["info"]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary=:all:", "--require-hashes"),
            *("--platform", f"pyemscripten_{made_for['abi_version']}_{made_for['arch']}"),
            *("--python-version", made_for["python"].rpartition(".")[0]),
            *("-d", str(WHEELS), "-r", str(asked)),
        ],
        check=False,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise NoWheel(done.stderr)

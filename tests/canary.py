"""Tells by name what the newest releases of the transport's libraries break: `make canary`.

We lean on names in them that are not promised (decision 9), and pin them exactly; so
a newer release is not used here before its pin is moved. This installs the newest ones into a
throw-away environment, in front of all else that is installed here, and runs the tests of the seam
there. Where nothing is newer, or no package index answers, one line says so and all is well.
"""

import json
import re
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import venv
import xml.etree.ElementTree as ET
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOCKETS = ("flask-socketio", "python-socketio", "python-engineio", "wsproto")
LIBRARIES = (*SOCKETS, "gevent")
SHAPE = ("unpromised_names",)
BEHAVIOUR = ("transport", "slow_readers", "hosted_server")
"""Tests of the seam: where the first fails, the others would wait for servers that never start."""
NOBODY_ANSWERS = re.compile(
    r"No matching distribution|Could not find a version|Connection|Temporary failure|timed out"
)
PIP = ("-m", "pip", "-qq", "--disable-pip-version-check", "--retries", "0", "--timeout", "20")
BAD = {"failure", "error"}
ENOUGH = 20
"""Failures to name at most."""
OUTCOMES = {
    "same": "canary: nothing is newer than what is pinned ({versions})",
    "silent": "canary: no package index answers here, so no newer release was tried",
    "unfit": "canary: the newest releases cannot be installed together:\n{said}",
    "holds": "canary: the seam holds with {versions}",
    "broken": "canary: with {versions} the seam does not hold:\n{said}",
}


def main() -> int:
    """Returns 1 where something is broken, else 0."""
    with tempfile.TemporaryDirectory(prefix="canary-") as folder:
        allowed = Path(folder, "allowed.txt")
        allowed.write_text("\n".join(other_dependencies()), encoding="utf-8")
        wanted = [*LIBRARIES, "--upgrade", "--constraint", str(allowed)]
        newest, said = resolve(wanted)
        if newest is None:
            silent = NOBODY_ANSWERS.search(said)
            return report("silent") if silent else report("unfit", said=said, red=True)
        newer = {name: newest[name] for name in LIBRARIES if newest[name] != version(name)}
        versions = ", ".join(f"{name} {number}" for name, number in (newer or newest).items())
        if not newer:
            return report("same", versions=", ".join(f"{one} {newest[one]}" for one in LIBRARIES))
        python = make_environment(Path(folder, "venv"), wanted)
        for tests in (SHAPE, BEHAVIOUR):
            if said := failures(python, tests, Path(folder, "results.xml")):
                return report("broken", versions=versions, said=said, red=True)
        return report("holds", versions=versions)


def other_dependencies() -> list[str]:
    """The requirements of our other dependencies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = project["dependencies"]
    return [one for one in asked if re.split(r"[<>=~ ]", one)[0].lower() not in LIBRARIES]


def resolve(wanted: list[str]) -> tuple[dict[str, str] | None, str]:
    """The newest compatible releases by name, or None with the error of pip."""
    asked = [*PIP, "install", "--dry-run", "--ignore-installed", "--report", "-"]
    ran = subprocess.run(
        [sys.executable, *asked, *wanted], capture_output=True, text=True, check=False
    )
    if ran.returncode:
        return None, ran.stderr.strip()
    found = [one["metadata"] for one in json.loads(ran.stdout)["install"]]
    return {re.sub(r"[-_.]+", "-", one["name"]).lower(): one["version"] for one in found}, ""


def make_environment(place: Path, wanted: list[str]) -> str:
    """Make an environment with the newest of these before what is installed; returns its Python."""
    venv.create(place, with_pip=False)  # not every Python has one to give
    python = str(place / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, *PIP[2:]]
    subprocess.run([*pip, "install", *wanted], check=True)
    paths = {"base": str(place), "platbase": str(place)}
    ahead = Path(sysconfig.get_path("purelib", "venv", paths))
    (ahead / "here.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


def files(tests: tuple[str, ...]) -> list[str]:
    """The files of these tests."""
    found = [str(file) for one in tests for file in ROOT.glob(f"tests/web/*/test_{one}.py")]
    assert len(found) == len(tests), f"some of {tests} lie elsewhere now"
    return found


def failures(python: str, tests: tuple[str, ...], results: Path) -> str:
    """The tests that fail with this Python, a line each, or the error of pytest."""
    asked = [f"--maxfail={ENOUGH}", f"--junitxml={results}", *files(tests)]
    ran = subprocess.run(
        [python, "-m", "pytest", "-q", *asked],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    cases = ET.parse(results).iter("testcase") if results.exists() else ()
    bad = [one.get("name") for one in cases if BAD & {part.tag for part in one}]
    named = "\n".join(f"  {name}" for name in bad)
    return "" if ran.returncode == 0 else named or ran.stdout[-3000:] + ran.stderr[-1000:]


def report(outcome: str, *, red: bool = False, **said: object) -> int:
    """Print the outcome; returns the exit code."""
    print(OUTCOMES[outcome].format(**said))
    return int(red)


if __name__ == "__main__":
    sys.exit(main())

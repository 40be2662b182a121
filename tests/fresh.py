"""Whether the README is true: `make run` and `make test` on a Debian that has only what it names.

`make fresh` builds such a system in a folder (debootstrap; root), gives it a clone of what is
committed here, and there types both commands: as a user without root rights, and as root with
CI=true, where nothing may be left out. It says how long each took, what Debian packages came along,
and what was missing; red is what ended badly. `make fresh ARGS=--short` runs a few tests of each
kind. Where no such system can be built, it says why, and is not red.

Of this machine come along: the way to package indexes (settings of pip, npm, apt, proxies) and the
certificates that they name. Standard library only.
"""

import argparse
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SUITE = "bookworm"
PACKAGES = ("python3", "git", "make")
"""The packages of Debian that the README names."""
INDEXES = re.compile(r"(?i)^(pip_|npm_config_|node_extra_ca|ssl_cert|(https?|no|all)_proxy$)")
"""Variables with the settings of package indexes."""
SETTINGS = ("/etc/pip.conf", "/etc/npmrc", "/etc/resolv.conf", "/etc/hosts", "/etc/apt/apt.conf")
OWN_SETTINGS = (".npmrc", ".config/pip/pip.conf", ".pip/pip.conf")
CERTIFICATES = re.compile(r"/[^\s'\":;=]+\.(?:crt|pem)")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
UNSHARE = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation=private")
"""Separate mounts and processes, which end with the command."""
SHORT = (
    "--limit=150",
    *("tests/js", "tests/web/start/test_wheel.py", "tests/web/start/test_build.py"),
    *("tests/soak/test_deploy.py", "tests/soak/test_examples.py", "tests/soak/test_faults.py"),
    *("tests/browser/devices/test_handover.py", "tests/browser/engines/test_style_sheets.py"),
    "tests/browser/coming_back/test_without_a_server.py",
)
"""Tests that start each program of others. The limit leaves time for a retry: none takes half a
minute."""


class NotPossible(Exception):
    """Such a system cannot be built here."""


@dataclass
class Bare:
    """A bare system in a folder. `environ`: of every command in it. `report`: a line for each step.
    `failed`: whether one failed."""

    folder: Path
    environ: dict[str, str]
    report: list[str] = field(default_factory=list)
    failed: bool = False

    def command(self, script: str, user: str, more: Mapping[str, str] | None = None) -> list[str]:
        """The command for a line of shell in it, in the home of this user."""
        home = "/root" if user == "root" else f"/home/{user}"
        environ = {"HOME": home, "PATH": PATH, "USER": user} | self.environ | dict(more or {})
        given = [f"{name}={value}" for name, value in environ.items()]
        chroot = ["chroot", f"--userspec={user}:{user}", str(self.folder), "env", "-i", *given]
        # The shell stays: all ends with it, and it ends with us as long as it is root's.
        mounts = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && "$@"; exit $?'
        within = ["sh", "-c", mounts, str(self.folder), *chroot]
        return [*UNSHARE, *within, "bash", "-c", f"cd ~ && {script}"]

    def run(self, script: str, user: str = "root") -> str:
        """Run a line of shell; returns its output. Raises NotPossible where it fails."""
        asked = self.command(script, user, {"DEBIAN_FRONTEND": "noninteractive"})
        return _run(asked, f"{script} failed")

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        """Report a step: its time, and the packages of Debian that it installed."""
        print(f"\n… {what}", flush=True)
        before, began, well = self._packages(), time.monotonic(), False
        try:
            yield
            well = True
        except (AssertionError, OSError) as reason:
            print(f"… {reason}", flush=True)
        came = sorted(self._packages() - before)
        self.report.append(
            f"{time.monotonic() - began:5.0f} s  {'well' if well else 'RED '}  {what}"
            + (f"\n         {len(came)} packages of Debian: {' '.join(came)}" if came else "")
        )
        self.failed |= not well

    def _packages(self) -> set[str]:
        return set(self.run("dpkg-query -W -f '${Package}\\n'").split())


def main(arguments: list[str]) -> int:
    """Returns 1 where a command failed, else 0."""
    parser = argparse.ArgumentParser(prog="make fresh", description=__doc__)
    parser.add_argument("--short", action="store_true", help="only a few tests of each kind")
    short = parser.parse_args(arguments).short
    with tempfile.TemporaryDirectory(prefix="veglia-fresh-", ignore_cleanup_errors=True) as place:
        try:
            bare = build_system(Path(place, "root"))
        except NotPossible as reason:
            print(f"fresh: not tried, for {reason}")
            return 0
        few = f"make test ARGS='{' '.join(SHORT)}'"
        test = few if short else "make test"
        check_user(bare, "anna", {}, [test])
        check_user(bare, "root", {"CI": "true"}, [test] if short else ["make check", test])
    print("\n… on a fresh Debian", *bare.report, sep="\n")
    return int(bare.failed)


def check_user(bare: Bare, user: str, environ: Mapping[str, str], commands: Sequence[str]) -> None:
    """Run `make run` twice and then these commands in a clone of this user."""
    who = " ".join([user, *(f"{name}={value}" for name, value in environ.items())])
    home = bare.folder / ("root" if user == "root" else f"home/{user}")
    subprocess.run(["git", "clone", "-q", str(ROOT), str(home / "veglia")], check=True)
    bare.run(f"chown -R {user}:{user} ~{user}/veglia")
    for often in ("for the first time", "again"):
        with bare.step(f"{who}: make run, {often}"):
            check_run(bare, user, environ)
    for command in commands:
        with bare.step(f"{who}: {command}"):
            ended = subprocess.call(bare.command(f"cd veglia && {command}", user, environ))
            assert ended == 0, f"it ended with {ended}"


def check_run(bare: Bare, user: str, environ: Mapping[str, str]) -> None:
    """`make run` prints an address that answers."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    script = f"cd veglia && make run ARGS='--no-browser --host 127.0.0.1 --port {port}'"
    called = bare.command(script, user, environ)
    with subprocess.Popen(called, stdout=subprocess.PIPE, encoding="utf-8") as running:
        assert running.stdout
        try:
            for line in running.stdout:
                print(f"  {line}", end="", flush=True)
                if f":{port}/s/" in line:  # the last link
                    break
            else:
                raise AssertionError("it said no address")
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as answer:
                assert answer.status == 200, answer.status
        finally:
            running.kill()
            running.stdout.read()  # until all that it has started has ended


def build_system(folder: Path) -> Bare:
    """Build a bare system with what the README names. Raises NotPossible."""
    if os.geteuid() != 0:
        raise NotPossible("only root can build a system in a folder")
    if (debootstrap := shutil.which("debootstrap")) is None:
        raise NotPossible("debootstrap is missing (Debian, Ubuntu: sudo apt install debootstrap)")
    print(f"… Debian {SUITE} in a folder, with {', '.join(PACKAGES)}", flush=True)
    began = time.monotonic()
    wanted = [*UNSHARE, "--mount-proc", debootstrap, "--variant=minbase", SUITE, str(folder)]
    _run(wanted, "debootstrap failed")
    bare = Bare(folder, copy_index_settings(folder))
    bare.run(
        f"apt-get update -q && apt-get install -qy --no-install-recommends {' '.join(PACKAGES)}"
    )
    bare.run("useradd -m -s /bin/bash anna")
    for home in ("root", "home/anna"):
        for name in OWN_SETTINGS:
            _copy(Path.home() / name, folder / home / name)
    bare.run("chown -R anna:anna /home/anna")
    bare.report.append(f"{time.monotonic() - began:5.0f} s  built")
    return bare


def copy_index_settings(folder: Path) -> dict[str, str]:
    """Copy the settings of package indexes; returns the variables for commands."""
    apt = [one for one in Path("/etc/apt/apt.conf.d").glob("*") if "Acquire::" in one.read_text()]
    settings = [*map(Path, SETTINGS), *apt]
    environ = {name: value for name, value in os.environ.items() if INDEXES.match(name)}
    said = [*environ.values()]
    for one in (*settings, *(Path.home() / name for name in OWN_SETTINGS)):
        said.append(one.read_text() if one.is_file() else "")
    for one in (*settings, *map(Path, CERTIFICATES.findall("\n".join(said)))):
        _copy(one, folder / one.relative_to("/"))
    return environ


def _copy(file: Path, to: Path) -> None:
    if file.is_file():
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, to)


def _run(command: Sequence[str], failed: str) -> str:
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if ran.returncode:
        raise NotPossible(f"{failed}:\n{(ran.stdout + ran.stderr)[-1000:]}")
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

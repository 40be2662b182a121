"""A wheel carries all that the program needs, and serves from a folder that has no checkout."""

import os
import re
import site
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tests.kit.client import Client
from tests.kit.program import ROOT, Cold

ASK = """
import os
from werkzeug.test import Client
from companion.web import app, config
made = app.create_app(config.read({}, os.environ, hosted=True))
answer = Client(made).get("/", follow_redirects=True)
print(answer.status_code, answer.mimetype)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Build with the tools of this environment, so that nothing is fetched."""
    folder = tmp_path_factory.mktemp("wheel")
    run(
        *(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet"),
        *("--disable-pip-version-check", "--wheel-dir", str(folder), str(ROOT)),
        cwd=folder,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel, tmp_path_factory):
    """Install the wheel in a new environment that sees this one's libraries, not its checkout."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(
        *(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"),
        *("--disable-pip-version-check", "--no-deps", "--no-index", str(wheel)),
        cwd=folder,
    )
    # A folder named in a .pth file is searched, but its own .pth files (our checkout) are not read.
    (packages,) = (folder / "env").glob("**/site-packages")
    (packages / "borrowed.pth").write_text("\n".join(site.getsitepackages()) + "\n")
    return python, folder


def run(*command, cwd):
    """Run in a folder that is also where data goes, with nothing of the checkout on the path."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    surroundings["DATA_DIR"] = str(cwd)
    done = subprocess.run(
        command, cwd=cwd, env=surroundings, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout.strip()


def test_it_holds_every_module_and_text_and_everything_that_is_served(wheel):
    held = set(zipfile.ZipFile(wheel).namelist())
    folders = {"static": "companion/_static", "templates": "companion/_templates"}
    wanted = {
        f"{inside}/{file.relative_to(ROOT / folder).as_posix()}"
        for folder, inside in folders.items()
        for file in (ROOT / folder).rglob("*")
        if file.is_file()
    }
    for suffix in ("py", "ftl"):
        files = (ROOT / "companion").rglob(f"*.{suffix}")
        wanted |= {file.relative_to(ROOT).as_posix() for file in files}
    assert wanted <= held, sorted(wanted - held)
    assert {"companion/_static/built/built.json", "companion/_static/vendor/licenses.txt"} <= held
    assert not any(name.startswith(("tests/", "companion/decisions/")) for name in held)


def test_it_finds_its_files_in_the_package(elsewhere):
    python, folder = elsewhere
    ask = "from companion.web import paths as p; print(p.installed(), p.PACKAGE)"
    installed, package = run(str(python), "-c", ask, cwd=folder).split(maxsplit=1)
    assert installed == "True"
    assert Path(package).is_relative_to(folder), "the checkout was found instead of the wheel"


def test_it_answers(elsewhere):
    python, folder = elsewhere
    assert run(str(python), "-c", ASK, cwd=folder).splitlines()[-1] == "200 text/html"


def test_its_command_opens_a_table_and_serves_what_pages_ask_for(elsewhere):
    python, folder = elsewhere
    program = Cold(folder / "data")
    program.command, program.home = (python.with_name("veglia"),), folder
    program.start()
    try:
        guest = Client(program)
        assert guest.join("Anna").ok
        page = guest.get(f"/p/{program.code}").text
        files = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css)[^"]*)"', page)
        assert files
        assert {guest.get(one).status_code for one in files} == {200}
    finally:
        program.stop()

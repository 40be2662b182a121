"""What browsers get is built before a program starts, and served as it was built; `make dev`
restarts the program when a source file changes, and never for what it builds."""

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
from itertools import chain

import pytest
from watchfiles import Change
from werkzeug.test import Client

from companion.web import paths
from companion.web.build import __main__
from companion.web.http.assets import Assets, NotBuilt
from companion.web.languages import LANGUAGES
from companion.web.reload import is_watched
from tests.kit.program import SECONDS
from tests.kit.sentences import catalog

STATIC = paths.static_dir()
MANIFEST = json.loads(__main__.MANIFEST.read_text())

SHEET_OF = {"poster": "print"}
"""Pages whose style sheet is that of other pages, too."""


@pytest.fixture
def copy(tmp_path):
    return shutil.copytree(STATIC, tmp_path / "static")


def test_every_page_gets_one_module_and_one_sheet(copy):
    assets = Assets(copy)
    for page, parts in MANIFEST["parts"].items():
        scripts = assets.scripts(page)
        assert scripts.module == assets.url(f"built/{page}.js")
        assert scripts.preloads == [assets.url(f"built/{one}") for one in chain(*parts.values())]
        sheets = assets.sheets(SHEET_OF.get(page, page))
        assert sheets[0] == assets.url(f"built/{SHEET_OF.get(page, page)}.css")
        for address in (scripts.module, *scripts.preloads, *sheets):
            assert assets.read(address.removeprefix(assets.url("")), "br, gzip")[2] == "br"


NEVER_ENDS = """
import signal, sys
from pathlib import Path
from companion.web.build.node import node
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
never = "require('fs').writeSync(require('fs').openSync(process.argv[1], 'w'), 'here')"
node("-e", never + "; setInterval(() => {}, 1e6)", sys.argv[1], cwd=Path.cwd())
"""


def test_node_ends_with_the_build_that_is_interrupted(tmp_path):
    """Else its npm would still unpack while the next one clears the folder."""
    pipe = tmp_path / "held open by node"
    os.mkfifo(pipe)
    build = subprocess.Popen([sys.executable, "-c", NEVER_ENDS, pipe], stderr=subprocess.DEVNULL)
    with pipe.open("rb", buffering=0) as held:
        assert held.read(4) == b"here"
        build.send_signal(signal.SIGINT)
        assert build.wait(SECONDS) != 0
        assert select.select([held], [], [], SECONDS)[0], "Node is still there"
        assert held.read() == b""


SPOKEN = ("speechSynthesis", "createBiquadFilter", "/voice/")
"""Words by which voice and village are known in what was built."""


def test_a_guests_phone_is_never_given_the_voice_nor_the_village():
    built = {path.name: path.read_text() for path in (STATIC / "built").glob("*.js")}
    for word in SPOKEN:
        having = {
            name.partition("-")[0].removesuffix(".js") for name in built if word in built[name]
        }
        assert {"tablet", "screen"} <= having, word
        assert "phone" not in having, word


@pytest.fixture
def tree(tmp_path):
    """All that a program is started from, for a test to spoil."""
    for folder in ("companion", "static", "templates"):
        shutil.copytree(__main__.ROOT / folder, tmp_path / folder)
    shutil.copy(__main__.ROOT / "package-lock.json", tmp_path)
    return tmp_path


@pytest.mark.parametrize("edited", ["static/js/parts/sheets/toast.js", "static/css/base.css"])
def test_an_edit_counts_and_so_does_a_module_that_comes_or_goes(tree, edited):
    built_from = MANIFEST["made_from"]
    assert __main__.fingerprint(tree) == built_from
    new = tree / "static" / "js" / "parts" / "new.js"
    new.write_text("// Nothing.\n")
    assert __main__.fingerprint(tree) != built_from
    new.unlink()
    assert __main__.fingerprint(tree) == built_from
    (tree / edited).write_text("")
    assert __main__.fingerprint(tree) != built_from


def test_a_program_without_what_browsers_need_says_what_to_do_and_does_not_start(tree):
    shutil.rmtree(tree / "static" / "built")
    with pytest.raises(NotBuilt):
        Assets(tree / "static")
    arguments = ("-m", "companion", "--check", "--data-dir", str(tree / "data"))
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=tree, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert "make run" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_what_is_built_names_where_its_licences_are():
    for page in MANIFEST["parts"]:
        assert "vendor/licenses.txt" in (STATIC / "built" / f"{page}.js").read_text()[:200]
    licences = (STATIC / "vendor" / "licenses.txt").read_text()
    for name in ("preact", "htm", "@preact/signals", "socket.io-client", "@fluent/bundle"):
        assert f"\n{name} " in f"\n{licences}"
    assert "SIL OPEN FONT LICENSE" in licences.upper()


def test_the_sheets_of_a_later_game_and_of_its_lobby_are_all_sheets_of_a_phone():
    sheets = MANIFEST["sheets"]
    assert not set(sheets["phone-later"]) & set(sheets["phone"])
    assert {name for look in sheets.values() for name in look} == {
        file.stem for file in (STATIC / "css").glob("*.css")
    }


def test_the_small_font_has_the_letters_that_the_sheet_says():
    sheet = (STATIC / "css" / "base.css").read_text()
    small = [part for part in re.findall(r"unicode-range: ([^;]+);", sheet) if "U+2212" in part]
    assert len(small) == 2
    for ranges in small:
        letters = set()
        for part in ranges.replace("U+", "").split(", "):
            first, _, last = part.partition("-")
            letters |= set(range(int(first, 16), int(last or first, 16) + 1))
        assert letters == set(map(ord, MANIFEST["letters"]))
    written = {one for language in LANGUAGES for one in catalog(language) if one.isalpha()}
    assert written - set(MANIFEST["letters"]) <= {"ª"}, "a language brings no second file"


def test_a_module_comes_packed_as_the_browser_can_unpack(app):
    browser, code = Client(app), app.shell.tables.open(hosted=True)[0].table.code
    module = re.search(r'type="module" src="([^"]+)"', browser.get(f"/p/{code}").text)[1]
    for accepted, encoding in (("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)):
        answer = browser.get(module, headers={"Accept-Encoding": accepted})
        assert answer.headers.get("Content-Encoding") == encoding
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["Cache-Control"]


def test_a_program_that_runs_goes_on_serving_what_it_began_with(copy):
    assets = Assets(copy)
    before = {name: assets.read(f"built/{name}", "br, gzip") for name in ("phone.js", "entry.css")}
    shutil.rmtree(copy / "built")
    assert {name: assets.read(f"built/{name}", "br, gzip") for name in before} == before


@pytest.mark.parametrize(
    ("folder", "name", "watched"),
    [
        (paths.PACKAGE, "core/view.py", True),
        (paths.PACKAGE, "games/lupus/roles/seer.it.ftl", True),
        (paths.templates_dir(), "recap.html", True),
        (paths.static_dir(), "js/parts/shapes/qr.js", True),
        (paths.PACKAGE, "core/__pycache__/view.cpython-311.pyc", False),
        (paths.static_dir(), "built/phone.js", False),
        (paths.static_dir(), "vendor/licenses.txt", False),
    ],
)
def test_what_a_person_writes_is_watched_and_what_is_built_is_not(folder, name, watched):
    assert is_watched(Change.modified, str(folder / name)) is watched

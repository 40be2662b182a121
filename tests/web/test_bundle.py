"""What is joined for the browser is served only while it was made from what lies beside it."""

import re
import shutil
import threading

import pytest
import requests

from companion.web import bundle, places, vendor
from companion.web.assets import Assets

STATIC = places.static_dir()


@pytest.fixture
def copy(tmp_path):
    vendor.ensure()
    return shutil.copytree(STATIC, tmp_path / "static")


def test_pages_get_one_module_and_one_sheet(copy):
    assets = Assets(copy)
    for page in bundle.MODULES:
        scripts = assets.scripts(page)
        assert scripts.module == assets.url(f"built/{page}.js")
        assert scripts.import_map == ""
        assert assets.sheets(page)[0] == assets.url(f"built/{page}.css")


@pytest.mark.parametrize("edited", ["js/parts/toast.js", "css/base.css", "vendor/vendor.json"])
def test_whoever_edits_is_served_the_modules_themselves(copy, edited):
    file = copy / edited
    text = file.read_text()
    file.write_text(
        re.sub(r'"made_from": "', '"made_from": "0', text) if "json" in edited else text + "\n"
    )
    assets = Assets(copy)
    scripts = assets.scripts("phone")
    assert scripts.module == assets.url("js/phone.js")
    assert scripts.import_map
    assert assets.url("js/wire.js") in scripts.preloads
    assert assets.sheets("phone")[0] == assets.url("css/base.css")


def test_half_of_what_was_joined_is_none_of_it(copy):
    (copy / "built" / "screen.css").unlink()
    assert bundle.joined(copy) is None


def test_a_new_module_and_one_that_is_gone_count_too(copy):
    before = bundle.fingerprint(copy, "")
    (copy / "js" / "parts" / "new.js").write_text("// Nothing.\n")
    assert bundle.fingerprint(copy, "") != before
    (copy / "js" / "parts" / "new.js").unlink()
    assert bundle.fingerprint(copy, "") == before


def test_of_programs_that_start_at_once_one_does_the_work(monkeypatch):
    asked, done = threading.Event(), []

    def ready():
        found = "by the first" in done
        asked.set()
        return found

    monkeypatch.setattr(vendor, "_is_ready", ready)
    monkeypatch.setattr(vendor, "fill", lambda: done.append("by the second"))
    second = threading.Thread(target=vendor.ensure)
    with vendor._alone():
        second.start()
        assert asked.wait(5)
        second.join(0.05)
        assert second.is_alive(), "it did not wait for the first"
        done.append("by the first")
    second.join(5)
    assert done == ["by the first"]


def test_what_is_joined_names_where_its_licences_are(copy):
    for page in bundle.MODULES:
        assert "vendor/licenses.txt" in (copy / "built" / f"{page}.js").read_text()[:200]
    licences = (copy / "vendor" / "licenses.txt").read_text()
    for name in ("preact", "htm", "@preact/signals", "socket.io-client", "@fluent/bundle"):
        assert f"\n{name} " in f"\n{licences}"
    assert "SIL OPEN FONT LICENSE" in licences.upper()


def test_the_sheets_of_a_later_game_and_of_its_lobby_are_all_sheets_of_a_phone():
    later = bundle.SHEETS["phone-later"]
    assert not set(later) & set(bundle.SHEETS["phone"])
    named = {sheet for look in bundle.SHEETS.values() for sheet in look}
    assert named == {file.stem for file in (STATIC / "css").glob("*.css")}


def test_the_small_font_has_the_letters_that_the_sheet_says():
    sheet = (STATIC / "css" / "base.css").read_text()
    small = [part for part in re.findall(r"unicode-range: ([^;]+);", sheet) if "U+20-7E" in part]
    assert len(small) == 2
    for ranges in small:
        letters = set()
        for part in ranges.replace("U+", "").split(", "):
            first, _, last = part.partition("-")
            letters |= set(range(int(first, 16), int(last or first, 16) + 1))
        assert letters == set(map(ord, vendor.LETTERS))


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)]
)
def test_a_module_comes_packed_as_the_browser_can_unpack(program, accepted, encoding):
    page = requests.get(f"{program.url}/p/{program.code}", timeout=10).text
    module = re.search(r'type="module" src="([^"]+)"', page)[1]
    asked = {"Accept-Encoding": accepted}
    # Read by nobody: it has to be closed, or its socket outlives the test.
    with requests.get(program.url + module, headers=asked, stream=True, timeout=10) as answer:
        pass
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["Cache-Control"]


def test_a_program_that_runs_goes_on_serving_what_it_began_with(copy):
    assets = Assets(copy)
    before = {name: assets.read(f"built/{name}", "br, gzip") for name in ("phone.js", "door.css")}
    shutil.rmtree(copy / "built")
    assert {name: assets.read(f"built/{name}", "br, gzip") for name in before} == before

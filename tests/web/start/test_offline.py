"""What a browser keeps for the time without a server, and the pocket as the server offers it: the
folder that was built, under the strictest policy."""

import json
import re
import subprocess

import pytest
import requests

from companion.web import paths
from companion.web.build import pocket as build
from companion.web.http.pocket import POLICY
from companion.web.languages import LANGUAGES
from companion.web.paths import static_dir
from tests.kit.program import Program
from tests.kit.sentences import say


@pytest.fixture(scope="module")
def folder():
    if not build.is_current(paths.pocket_dir()):
        build.make(paths.pocket_dir())
    return paths.pocket_dir()


@pytest.fixture(scope="module")
def program(folder, tmp_path_factory):
    with Program(tmp_path_factory.mktemp("pocket") / "data") as served:
        yield served


@pytest.fixture
def stranger(device):
    return device()


def test_the_worker_is_asked_for_anew_may_serve_all_pages_and_has_its_own_policy(stranger):
    answer = stranger.get("/sw.js")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Service-Worker-Allowed"] == "/"
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; connect-src 'self'"


def test_the_worker_keeps_one_page_with_what_it_is_drawn_with_and_no_page_of_a_table(stranger):
    made = json.loads(re.search(r"made = (\{.+?\});", stranger.get("/sw.js").text)[1])
    page, *rest = made["files"]
    assert page == "/offline"
    assert re.fullmatch("[0-9a-f]{12}", made["build"])
    assert all(name.startswith("/static/") for name in rest)
    for name in made["files"]:
        assert stranger.get(name).status_code == 200
    text = stranger.get(page).text
    needed = set(re.findall(r'(?:src|href)="(/[^"]+)"', text))
    assert needed <= {*rest}, "what the page needs and the worker does not keep"


def test_the_page_is_one_for_all_and_says_everything_in_every_language(program, stranger):
    stranger.join("Anna")
    english = {"Accept-Language": "en"}
    plain = requests.get(f"{program.url}/offline", timeout=60)
    assert stranger.get("/offline", headers=english).text == plain.text
    sheet = (static_dir() / "css" / "offline.css").read_text()
    for language in LANGUAGES:
        assert say("offline-old", language) in plain.text
        assert f'[lang="{language}"] > .offline [lang="{language}"]' in sheet, "is it shown?"
    assert plain.headers["Cache-Control"] == "no-store"


WIRE_AT_MOST = 5_600_000
"""Bytes of the one download, with the words of one language, packed as any host can serve them."""


def page_data(folder):
    html = (folder / "index.html").read_text()
    page = re.search(r'<script type="application/json" id="page">(.*?)</script>', html)[1]
    return json.loads(page)


def test_every_file_that_a_device_keeps_is_served_for_ever_and_whole(stranger, folder):
    files = page_data(folder)["pocket"]["files"]
    assert len(files) > 20
    for file in files:
        answer = stranger.get(f"/pocket/{file['address']}")
        assert answer.status_code == 200
        assert len(answer.content) == file["size"], file["address"]
        assert "immutable" in answer.headers["Cache-Control"]


def test_make_says_where_it_lies_and_how_it_is_tried(folder):
    output = subprocess.run(
        ["make", "-n", "pocket"], cwd=paths.PACKAGE.parent, capture_output=True, text=True
    ).stdout
    command = re.search(r"-m (http\.server 8001 -d (\S+)), then http://localhost:8001", output)
    assert (paths.PACKAGE.parent / command[2]) == folder
    assert (folder / "index.html").is_file()


def test_the_one_download_is_small(folder):
    files = page_data(folder)["pocket"]["files"]
    for own in LANGUAGES:
        brought = [file for file in files if file.get("language", own) == own]
        assert [file["language"] for file in brought if "language" in file] == [own]
        assert sum(file["wire"] for file in brought) <= WIRE_AT_MOST


@pytest.mark.parametrize("name", ["", "sw.js", "manifest.webmanifest"])
def test_what_may_change_is_asked_for_anew_and_runs_under_the_strict_policy(stranger, name):
    answer = stranger.get(f"/pocket/{name}")
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Security-Policy"].startswith(POLICY)
    assert "'unsafe-eval'" not in POLICY
    assert "unsafe-inline" not in POLICY


def test_the_worker_of_the_page_runs_under_the_strict_policy_too(stranger, folder):
    worker = page_data(folder)["pocket"]["worker"]
    answer = stranger.get(f"/pocket/{worker}")
    assert answer.headers["Content-Security-Policy"].startswith(POLICY)
    assert answer.headers["Content-Type"].startswith("text/javascript")


def test_no_other_page_may_compile_webassembly(stranger):
    assert "wasm" not in stranger.get("/").headers["Content-Security-Policy"]


def test_the_page_for_a_code_offers_it_in_one_line(stranger):
    assert stranger.get("/?code=NOWHERE99").text.count('href="/pocket/"') == 1


@pytest.mark.parametrize(
    "name",
    ["../pyproject.toml", "..%2Fpyproject.toml", "nothing", "e", "%00", "a/" * 3000, "a" * 300],
)
def test_nothing_outside_of_the_folder_is_served(stranger, name):
    assert stranger.get(f"/pocket/{name}").status_code == 404


def test_the_page_and_its_service_worker_are_of_one_version(folder):
    build_name = page_data(folder)["build"]
    worker = (folder / "sw.js").read_text()
    assert re.fullmatch("[0-9a-f]{12}", build_name)
    assert build_name in worker
    for file in page_data(folder)["pocket"]["files"]:
        assert file["address"] in worker


def test_the_manifest_names_every_game_and_icons_that_are_there(folder):
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert len(manifest["shortcuts"]) == 5
    assert manifest["share_target"]["params"]["files"][0]["name"] == "table"
    for icon in manifest["icons"]:
        assert (folder / icon["src"]).is_file()
    assert manifest["display"] == "standalone"
    for shot in manifest["screenshots"]:
        header = (folder / shot["src"]).read_bytes()[:24]
        size = f"{int.from_bytes(header[16:20])}x{int.from_bytes(header[20:24])}"
        assert shot["sizes"] == size

"""What a browser keeps for the time without a server: the same for everybody, without a secret."""

import json
import re

import pytest
import requests

from companion.web.languages import LANGUAGES
from companion.web.paths import static_dir
from tests.kit.people import Device, Program
from tests.kit.sentences import said


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    with Program(tmp_path_factory.mktemp("offline") / "data") as running:
        yield running


@pytest.fixture
def stranger(program):
    one = Device(program)
    yield one
    one.leave()


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
    asked = set(re.findall(r'(?:src|href)="(/[^"]+)"', text))
    assert asked <= {*rest}, "what the page needs and the worker does not keep"


def test_the_page_is_one_for_all_and_says_everything_in_every_language(program, stranger):
    stranger.join("Anna")
    english = {"Accept-Language": "en"}
    plain = requests.get(f"{program.url}/offline", timeout=60)
    assert stranger.get("/offline", headers=english).text == plain.text
    sheet = (static_dir() / "css" / "offline.css").read_text()
    for language in LANGUAGES:
        assert said("offline-old", language) in plain.text
        assert f'[lang="{language}"] > .offline [lang="{language}"]' in sheet, "is it shown?"
    assert plain.headers["Cache-Control"] == "no-store"

"""What a pocket has on paper is what a server writes, and the golden evenings come out alike in the
browser's Python."""

import json
from pathlib import Path

import pytest

from companion.core.value import payload
from companion.pocket.bridge import CODEC
from companion.pocket.paper import PAPERS
from companion.table.export.recap import as_text
from companion.table.log.fold import fold
from companion.web.build.node import node
from companion.web.build.wheels import wheel
from companion.web.paths import PACKAGE
from tests.kit.golden.book import FOLDER, read
from tests.kit.laws.games import GAMES
from tests.kit.pocket import Device, pocket_log

EVENINGS = sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.mark.parametrize("what", PAPERS)
def test_story_and_sheet_are_written_in_the_sentences_of_the_page_as_a_server_writes_them(what):
    def says(asked):
        return f"«{asked['t']}»"

    for name in EVENINGS:
        page = read(name)
        records = pocket_log(page)
        log = [CODEC.dump(one).decode() for one in records]
        device, said, rounds = Device(log, "POCKET", records[-1].at), {}, 0
        while missing := (paper := device.paper(what, said)).get("missing"):
            rounds += 1
            said |= {text: says(json.loads(text)) for text in missing}
        heading, blocks = PAPERS[what](
            fold(records, GAMES), GAMES, lambda one: says(payload(one)) if one else ""
        )
        assert rounds <= 1, "one question is enough"
        assert paper["text"] == as_text(heading, blocks)
        assert [tuple(one["lines"]) for one in paper["blocks"]] == [one.lines for one in blocks]
        if len(blocks) > 5:
            return
    raise AssertionError("no evening has any")


def test_the_page_is_given_the_names_of_who_has_left_for_the_story_of_the_last_game():
    page = read("nobody_moderates")
    records = pocket_log(page)
    log = [CODEC.dump(one).decode() for one in records]
    device, (gone, *_) = Device(log, "POCKET", records[-1].at), page["ring"]
    for name, args in (("table.rematch", {}), ("table.remove_seat", {"seat": gone})):
        assert device.do(name, args)["ok"]
    assert device.paper("story", {})["left"] == {str(gone): f"P{gone}"}


ROOT = PACKAGE.parent
ENGINE = ROOT / "node_modules" / "pyodide" / "pyodide.mjs"
ONCE = "--no-wasm-tier-up"
"""To optimise the engine takes longer than these evenings."""


def test_every_golden_evening_is_the_same_evening_in_the_browsers_python():
    assert ENGINE.is_file(), "`make test` brings Pyodide with the other packages of browsers"
    script = Path(__file__).with_name("evenings.mjs")
    said = node(ONCE, str(script), str(ROOT), str(wheel()), cwd=ROOT)
    told = json.loads(said.splitlines()[-1])
    assert told["platform"] == "emscripten"
    evenings = told["evenings"]
    assert set(evenings) == {path.stem for path in FOLDER.glob("*.json")}
    assert [name for name, (_, same) in evenings.items() if not same] == []
    assert sum(steps for steps, _ in evenings.values()) > 1000

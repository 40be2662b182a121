"""The golden evenings come out alike in the browser's Python: all fingerprints, under Node."""

import json
from pathlib import Path

from companion.web.build.node import node
from companion.web.build.wheels import wheel
from companion.web.paths import PACKAGE
from tests.kit.golden.book import FOLDER

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

"""`make dev` restarts the program when a source file changes, and never for what it builds."""

import pytest
from watchfiles import Change

from companion.web import paths
from companion.web.reload import is_watched


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

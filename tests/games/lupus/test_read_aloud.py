"""How long the lines of the roles are read aloud stands with each role."""

import pytest

from companion.core.text import text
from companion.games.lupus.cast import roles
from companion.games.lupus.options import WORLD
from companion.games.lupus.voice.reading import longest_of_its_kind, sounding_seconds
from companion.web.build.lengths import LETTERS_A_SECOND, measured


def too_long(id, letters):
    return letters / LETTERS_A_SECOND > longest_of_its_kind(id)


@pytest.mark.parametrize("role", roles(WORLD).values(), ids=lambda role: role.id)
def test_a_role_says_how_long_its_lines_are_read(role):
    """A line without a row is admitted where the longest line of its kind leaves it the time."""
    rows = {id: (letters, seconds) for id, letters, seconds in role.read_aloud}
    found = measured("lupus", role.id, rows)
    due = tuple((id, *row) for id, row in found.items() if id in rows or too_long(id, row[0]))
    assert role.read_aloud == due, f"roles/{role.id}.py: read_aloud = {due}"


def test_a_line_that_nobody_has_read_lasts_as_long_as_the_longest_of_its_kind():
    rows = [row for role in roles().values() for row in role.read_aloud]
    calls = [seconds for id, _, seconds in rows if id.startswith("lupus-call-")]
    assert len(calls) > 5
    assert sounding_seconds(text("lupus-call-bat")) == max(calls)
    assert too_long("lupus-call-bat", 500)
    assert not too_long("lupus-call-bat", 50)

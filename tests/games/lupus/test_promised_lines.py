"""«Poi: …» is a promise: the line that is announced as the next one is read next."""

from __future__ import annotations

import pytest

from companion.core.eye import MODERATOR
from companion.core.words.panels.base import Script
from companion.games.lupus.commands import CARDS_OUT
from companion.games.lupus.game import GAME
from tests.kit.laws.lives import some_lives

pytestmark = pytest.mark.unmeasured

NAMES_BY_HAND = {one.name for one in GAME.commands if one.phases == CARDS_OUT}
"""A correction by hand may change what comes next."""


def lines_of(play):
    """After each step of a life: what the tablet reads, what it promises, and by which command."""
    after = (*play.lived[1:], play.state)
    for step, state in zip(play.steps, after, strict=True):
        moment = play.moment.__class__(step.at, play.phones)
        panels = GAME.view(state, MODERATOR, moment).panels
        read = next((panel for panel in panels if isinstance(panel, Script)), None)
        yield step.name, read


def test_in_random_lives_every_promised_line_is_read_before_any_other():
    kept = 0
    for play in some_lives("lupus"):
        promised = line = None
        for name, read in lines_of(play):
            if read is None or name in NAMES_BY_HAND:
                promised = None
            elif promised is not None and read.line != line:
                assert read.line == promised, f"after {line}: {promised}, not {read.line}"
                kept += 1
            promised, line = (None, None) if read is None else (read.following, read.line)
    assert kept > 80, kept

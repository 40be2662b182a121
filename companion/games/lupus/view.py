"""What one pair of eyes sees of the werewolf game."""

from __future__ import annotations

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.text import text
from companion.core.view import Tone, View
from companion.games.lupus.state import LupusState


def view(state: LupusState, eye: Eye, moment: Moment) -> View:
    """One screenful for `eye`."""
    return View(tone=Tone.TABLE, title=text(f"lupus-phase-{state.phase}"))

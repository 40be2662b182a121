"""What one pair of eyes sees of the campaign."""

from __future__ import annotations

from companion.core.eye import Eye
from companion.core.text import text
from companion.core.view import Tone, View
from companion.games.jrc.state import JrcState


def view(state: JrcState, eye: Eye) -> View:
    """One screenful for `eye`."""
    return View(tone=Tone.TABLE, title=text(f"jrc-phase-{state.phase}"))

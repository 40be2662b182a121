"""What may be asked of the voice that moderates, and of people while it does."""

from __future__ import annotations

from companion.core import By, Command
from companion.games.lupus.state import Phase


class PauseVoice(Command, by=By.ANYBODY):
    """With the voice: all stands still. By day anybody alive, at night the host alone."""


class ResumeVoice(Command, by=By.ANYBODY):
    """With the voice: it goes on."""


class SayAgain(Command, by=By.HOST):
    """With the voice, shared display: the line once more."""


class TakeOver(Command, by=By.HOST):
    """With the voice, shared display: a person moderates from now on."""


class GiveBack(Command, by=By.HOST):
    """With the voice, shared display: the voice moderates again."""


class SayReady(Command, by=By.ANYBODY, phases=(Phase.DISCUSSION,)):
    """With the voice, discussion: the seat is ready to vote; the shared display: all
    without a phone."""


class FinishSpeech(Command, phases=(Phase.DEFENCE,)):
    """With the voice, defence: the speaker has finished."""

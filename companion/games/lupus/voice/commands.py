"""What may be asked of the voice that moderates, and of people while it does."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import By, Command
from companion.games.lupus.state import Phase


@dataclass(frozen=True)
class PauseVoice(Command, by=By.ANYBODY):
    """With the voice: all stands still. By day anybody alive, at night the lantern alone."""


@dataclass(frozen=True)
class ResumeVoice(Command, by=By.ANYBODY):
    """With the voice: it goes on."""


@dataclass(frozen=True)
class SayAgain(Command, by=By.HOST):
    """With the voice, lantern: the line once more."""


@dataclass(frozen=True)
class TakeOver(Command, by=By.HOST):
    """With the voice, lantern: a person moderates from now on."""


@dataclass(frozen=True)
class GiveBack(Command, by=By.HOST):
    """With the voice, lantern: the voice moderates again."""


@dataclass(frozen=True)
class SayReady(Command, by=By.ANYBODY, phases=(Phase.DISCUSSION,)):
    """With the voice, discussion: the seat is ready to vote; the lantern: all without a phone."""


@dataclass(frozen=True)
class FinishSpeech(Command, phases=(Phase.DEFENCE,)):
    """With the voice, defence: the speaker has finished."""

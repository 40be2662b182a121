"""What may be asked of the voice that moderates, and of people while it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import By, Command
from companion.games.lupus.state import Phase


@dataclass(frozen=True)
class PauseVoice(Command, by=By.ANYBODY):
    """With the voice: all stands still. By day anybody alive, at night the lantern alone."""

    name: ClassVar[str] = "pause_voice"


@dataclass(frozen=True)
class ResumeVoice(Command, by=By.ANYBODY):
    """With the voice: it goes on."""

    name: ClassVar[str] = "resume_voice"


@dataclass(frozen=True)
class SayAgain(Command, by=By.HOST):
    """With the voice, lantern: the line once more."""

    name: ClassVar[str] = "say_again"


@dataclass(frozen=True)
class TakeOver(Command, by=By.HOST):
    """With the voice, lantern: a person moderates from now on."""

    name: ClassVar[str] = "take_over"


@dataclass(frozen=True)
class GiveBack(Command, by=By.HOST):
    """With the voice, lantern: the voice moderates again."""

    name: ClassVar[str] = "give_back"


@dataclass(frozen=True)
class SayReady(Command, phases=(Phase.DISCUSSION,)):
    """With the voice, discussion: the seat is ready to vote."""

    name: ClassVar[str] = "say_ready"


@dataclass(frozen=True)
class FinishSpeech(Command, phases=(Phase.DEFENCE,)):
    """With the voice, defence: the speaker has finished."""

    name: ClassVar[str] = "finish_speech"

"""The identity of a question with secret answers."""

from collections.abc import Hashable, Mapping
from typing import Any

from companion.core.value import Frozen


class Question(Frozen):
    """What was asked, to recognise the same question after an undo."""

    id: tuple[Hashable, ...]
    """Everything that identifies it: what is asked when, of whom, between which answers."""
    public: bool = True
    """Whether everybody may know that it was answered (true of a sealed round, false at night)."""


ShownAnswers = Mapping[Question, Any]
"""By question: its answers that were shown, in a form of the game's own."""

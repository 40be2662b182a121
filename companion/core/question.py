"""A question that is answered in secret, and is the same one whenever it is asked again."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from companion.core.value import Frozen


class Question(Frozen):
    """`id`: what it is and all that it was asked about: who was asked, between what, when in the
    game. Where one of these is another, another question is asked. `public`: everybody may know
    that it was answered (a sealed round); else not even that (an answer of a night)."""

    id: tuple[Hashable, ...]
    public: bool = True


ShownAnswers = Mapping[Question, Any]
"""By question, what was shown of its answers, in the words of the game."""

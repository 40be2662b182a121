"""What is said between a few, and told to nobody else."""

from __future__ import annotations

from typing import ClassVar

from companion.core.kit.facts import Fact
from companion.games.final_decrees.state import DecreesState


class Talk(Fact[DecreesState]):
    """What is said between those named on a proposal: nobody else is told (§7, §10)."""

    public: ClassVar[bool] = False
    silent: ClassVar[bool] = True
    whisper: ClassVar[bool] = True

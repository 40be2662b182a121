"""The mythomaniac: once, at the end of the second night, may become wolf or seer (L-N7)."""

from companion.games.lupus.cast import NightStep, Role, Seats, Side, role_of
from companion.games.lupus.events_base import Fact
from companion.games.lupus.events_night import Turned
from companion.games.lupus.state import LupusState

UNCHANGED = "unchanged"


def _objection(_state: LupusState, actors: Seats, target: int) -> str | None:
    return "E_TARGET_SELF" if target in actors else None


def _answer(state: LupusState, target: int | None) -> str:
    """The new role, or "unchanged"; an invented wolf, too, makes a plain werewolf."""
    assert target is not None
    copied = role_of(state, target)
    if copied.wolf:
        return "werewolf"
    return "seer" if copied.id == "seer" else UNCHANGED


def _effect(state: LupusState, actors: Seats, target: int) -> tuple[Fact, ...]:
    new = _answer(state, target)
    return () if new == UNCHANGED else (Turned(actors, new),)


ROLE = Role(
    id="mythomaniac",
    side=Side.HUMANS,
    emblem="mythomaniac",
    advised=16,
    step=NightStep(
        id="mythomaniac",
        place=7,
        first=2,
        last=2,
        ends=True,
        objection=_objection,
        answers=True,
        answer=_answer,
        effect=_effect,
    ),
)

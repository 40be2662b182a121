"""The seer: each night learns whether one player is a wolf (L-N5, L-N6)."""

from companion.games.lupus.cast import NightStep, Role, Seats, Side, role_of
from companion.games.lupus.state import LupusState


def _objection(_state: LupusState, actors: Seats, target: int) -> str | None:
    """L-N5: not oneself, and neither of two who see together."""
    return "E_TARGET_SELF" if target in actors else None


def _answer(state: LupusState, target: int | None) -> str:
    assert target is not None
    return "yes" if role_of(state, target).seems_wolf_to_seer else "no"


ROLE = Role(
    id="seer",
    side=Side.HUMANS,
    emblem="seer",
    special=False,
    step=NightStep(
        id="seer",
        place=3,
        before=("wolves",),
        objection=_objection,
        answers=True,
        answer=_answer,
    ),
)

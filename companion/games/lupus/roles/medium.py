"""The medium: from the second night on, learns whether the lynched player was a wolf."""

from companion.games.lupus.cast import NightStep, Role, Side, role_of
from companion.games.lupus.state import LupusState


def _asks(_state: LupusState) -> bool:
    """It points at nobody (L-N9)."""
    return False


def _answer(state: LupusState, _target: int | None) -> str:
    """On the day before; with nobody lynched, what the table has chosen (A25)."""
    lynched = state.days[-1].lynched if state.days else None
    if lynched is None:
        return state.options.medium_no_lynch
    return "yes" if role_of(state, lynched).seems_wolf_to_medium else "no"


ROLE = Role(
    id="medium",
    side=Side.HUMANS,
    emblem="medium",
    advised=9,
    step=NightStep(
        id="medium", place=2, first=2, opens=True, asks=_asks, answers=True, answer=_answer
    ),
)

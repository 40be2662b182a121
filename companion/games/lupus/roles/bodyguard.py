"""The bodyguard: from the second night on, shields one other player from the wolves (L-N8)."""

from companion.games.lupus.cast import NightStep, Role, Seats, Side
from companion.games.lupus.state import LupusState


def _objection(state: LupusState, actors: Seats, target: int) -> str | None:
    """Not oneself; with `guard_no_repeat` not last night's protégé."""
    if target in actors:
        return "E_TARGET_SELF"
    last = state.nights[-1].picks.get("bodyguard") if state.nights else None
    if state.options.guard_no_repeat and target == last:
        return "E_REPEAT_PROTECTION"
    return None


ROLE = Role(
    id="bodyguard",
    side=Side.HUMANS,
    emblem="bodyguard",
    advised=11,
    step=NightStep(id="bodyguard", place=4, first=2, before=("wolves",), objection=_objection),
)

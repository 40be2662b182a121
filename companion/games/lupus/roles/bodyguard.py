"""The bodyguard: from the second night on, shields one other player from the wolves (L-N8)."""

from companion.games.lupus.role import NightStep, Role, Seats, Side, Slot, Words, not_oneself
from companion.games.lupus.state import LupusState


def _objection(state: LupusState, actors: Seats, target: int) -> str | None:
    """Not oneself; with `guard_no_repeat` not last night's protégé."""
    last = state.nights[-1].picks.get(ROLE.id) if state.nights else None
    again = state.options.guard_no_repeat and target == last
    return not_oneself(state, actors, target) or ("E_REPEAT_PROTECTION" if again else None)


ROLE = Role(
    id="bodyguard",
    side=Side.HUMANS,
    emblem="bodyguard",
    advised=11,
    rules=("guard_no_repeat",),
    step=NightStep(
        id="bodyguard",
        slot=Slot.SHIELD,
        first=2,
        objection=_objection,
        shields=True,
        words=Words(
            chosen="lupus-band-protects",
            picked="lupus-story-bodyguard",
            shielded="lupus-story-shielded",
        ),
    ),
)

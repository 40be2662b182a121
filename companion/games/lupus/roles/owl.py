"""The owl: each night marks one player, who is then among the nominees (L-V5)."""

from companion.games.lupus.role import Mark, NightStep, Role, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState


def _objection(state: LupusState, actors: Seats, target: int) -> str | None:
    """A13: oneself is allowed, unless the table forbids it."""
    if target in actors and not state.options.owl_may_mark_self:
        return "E_TARGET_SELF"
    return None


def _mark(state: LupusState) -> int | None:
    """Last night's mark, where it counts today (A14, A15)."""
    if not state.nights:
        return None
    night, day = state.nights[-1], state.today()
    mark = night.picks.get(ROLE.id)
    if not state.alive(mark):
        return None
    owls = night.by.get(ROLE.id, ())
    died_tonight = bool(owls) and all(seat in day.dead for seat in owls)
    return None if died_tonight and not state.options.owl_mark_survives_owl_death else mark


ROLE = Role(
    id="owl",
    side=Side.HUMANS,
    emblem="owl",
    advised=12,
    rules=("owl_may_mark_self", "owl_mark_survives_owl_death"),
    step=NightStep(
        id="owl",
        slot=Slot.MARK,
        objection=_objection,
        words=Words(chosen="lupus-band-marks", picked="lupus-story-owl"),
    ),
    mark=Mark(
        target=_mark,
        says="lupus-say-owl",
        middle="lupus-middle-owl",
        story="lupus-story-mark",
    ),
)

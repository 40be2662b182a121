"""The owl: each night marks one player, who is then among the nominees (L-V5)."""

from companion.games.lupus.cast import NightStep, Role, Seats, Side
from companion.games.lupus.state import LupusState


def _objection(state: LupusState, actors: Seats, target: int) -> str | None:
    """A13: oneself is allowed, unless the table forbids it."""
    if target in actors and not state.options.owl_may_mark_self:
        return "E_TARGET_SELF"
    return None


ROLE = Role(
    id="owl",
    side=Side.HUMANS,
    emblem="owl",
    advised=12,
    step=NightStep(id="owl", place=6, objection=_objection),
)

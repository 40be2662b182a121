"""The owl: each night marks one player, who is then among the nominees (L-V5)."""

from companion.core.kit.option import OURS, OWN, Switch
from companion.games.lupus.role import Mark, NotOneself, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState


class Owl(NotOneself):
    """Marks somebody, perhaps itself."""

    id = "owl"
    side = Side.HUMANS
    advised = 12
    rules = (
        Switch("owl_may_mark_self", True, off=OWN, on=OURS),
        Switch("owl_mark_survives_owl_death", True, off=OWN, on=OURS),
    )
    slot = Slot.MARK
    words = Words(chosen="lupus-band-marks", picked="lupus-story-owl")
    mark = Mark(says="lupus-say-owl", middle="lupus-middle-owl", story="lupus-story-mark")

    def objection(self, state: LupusState, actors: Seats, target: int) -> str | None:
        """A13: oneself is allowed, unless the table forbids it."""
        allowed = state.options.value("owl_may_mark_self")
        return None if allowed else super().objection(state, actors, target)

    def nominates(self, state: LupusState) -> int | None:
        """Last night's mark, where it counts today (A14, A15)."""
        if not state.nights:
            return None
        night, day = state.nights[-1], state.today()
        mark = night.picks.get(self.id)
        if not state.alive(mark):
            return None
        owls = night.by.get(self.id, ())
        died_tonight = bool(owls) and all(seat in day.dead for seat in owls)
        survives = state.options.value("owl_mark_survives_owl_death")
        return None if died_tonight and not survives else mark

"""The owl: each night marks one player, who is then among the nominees (L-V5)."""

from companion.games.lupus.role import Mark, NotOneself, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState


class Owl(NotOneself):
    """Marks somebody, perhaps itself."""

    id = "owl"
    side = Side.HUMANS
    advised = 12
    rules = ("owl_may_mark_self", "owl_mark_survives_owl_death")
    slot = Slot.MARK
    words = Words(chosen="lupus-band-marks", picked="lupus-story-owl")
    mark = Mark(says="lupus-say-owl", middle="lupus-middle-owl", story="lupus-story-mark")

    def objection(self, state: LupusState, actors: Seats, target: int) -> str | None:
        """A13: oneself is allowed, unless the table forbids it."""
        return None if state.options.owl_may_mark_self else super().objection(state, actors, target)

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
        return None if died_tonight and not state.options.owl_mark_survives_owl_death else mark

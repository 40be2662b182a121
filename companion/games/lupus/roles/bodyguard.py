"""The bodyguard: from the second night on, shields one other player from the wolves (L-N8)."""

from companion.core.kit.option import OURS, OWN, Switch
from companion.games.lupus.role import NotOneself, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState


class Bodyguard(NotOneself):
    """Chooses whom to shield, and not the same player twice where the table forbids it."""

    id = "bodyguard"
    side = Side.HUMANS
    power = True
    advised = 11
    rules = (Switch("guard_no_repeat", False, off=OURS, on=OWN),)
    slot = Slot.SHIELD
    first = 2
    shields = True
    words = Words(
        chosen="lupus-band-protects",
        picked="lupus-story-bodyguard",
        shielded="lupus-story-shielded",
    )
    read_aloud = (
        ("lupus-call-bodyguard", 62, 5.4),
        ("lupus-close-bodyguard", 26, 3.1),
        ("lupus-step-bodyguard", 17, 1.8),
    )

    def objection(self, state: LupusState, actors: Seats, target: int) -> str | None:
        """Not oneself; with `guard_no_repeat` not the player of last night again."""
        last = state.nights[-1].picks.get(self.id) if state.nights else None
        again = state.options.value("guard_no_repeat") and target == last
        repeated = "E_REPEAT_PROTECTION" if again else None
        return super().objection(state, actors, target) or repeated

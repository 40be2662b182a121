"""The house rules of the city game (§11)."""

from companion.core import OURS, OWN, PRINTED, HouseRules, InForce, choice, number, switch, text


class Options(HouseRules):
    """The house rules in force."""

    family = "cities"

    tracking: str = choice({"full": OURS, "light": OURS})
    minutes: int = number(50, 1, 180, printed=range(50, 51), step=5)
    pause_between_duels: bool = switch(off=OURS, on=OWN)
    first_turn_draw: str = choice({"none": PRINTED, "second_player": OWN, "all": OWN}, always=True)
    deckout: str = choice({"empty": PRINTED, "cannot_draw": OWN})
    reveal_on: str = choice({"attack": OURS, "conquest": OWN}, always=True)
    capital_slot: str = choice({"none": PRINTED, **dict.fromkeys("12345", OWN)})
    move_adjacent: bool = switch(off=OURS, on=OWN)
    tapped_can_defend: bool = switch(True, off=OWN, on=OURS)
    split_damage: bool = switch(off=OURS, on=OWN)
    must_clear_city: bool = switch(off=OURS, on=OWN)
    copies_scope: str = choice({"main_and_side": OURS, "main": OWN})
    starter: str = choice({"random_then_loser": OURS, "random": OWN, "alternate": OWN})
    extra_time: str = choice({"literal": PRINTED, "conquests_first": OWN}, always=True)
    extra_time_winner: str = choice({"leader": PRINTED, "whole_match": OWN})
    tiebreak: str = choice({"conquests": PRINTED, "occupied": OWN})
    lead_at_bell: str = choice({"ends": OWN, "plays_on": PRINTED})

    def in_force(self) -> tuple[InForce, ...]:
        return InForce(text("cities-help-goal")), *super().in_force()

    @property
    def light(self) -> bool:
        """Only cities, counters and clock are kept (§3)."""
        return self.tracking == "light"

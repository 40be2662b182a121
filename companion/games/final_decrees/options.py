"""The house rules of the ministries (§11)."""

from companion.core import OURS, OWN, PRINTED, HouseRules, InForce, choice, number, switch, text


class Options(HouseRules):
    """The house rules in force."""

    family = "decrees"

    deck_total: int = number(60, 40, 120, printed=range(60, 61))
    sd_is_extra: bool = switch(off=OURS, on=OWN)
    sd_discard: int = number(5, 0, 10, printed=range(11), always=True)
    sd_pick: bool = switch(off=PRINTED, on=PRINTED)
    sd_empty_ends: bool = switch(off=OURS, on=OWN)
    bid_rounds_max: int = number(0, 0, 9, printed=range(1))  # 0: no limit
    four_player_empty_executive: bool = switch(off=OURS, on=OWN)
    redistribute_into_own: bool = switch(True, off=PRINTED, on=PRINTED)
    multi_control: bool = switch(off=OURS, on=OWN)
    reform_steps: str = choice({"skip": OURS, "forbid": OWN})
    trades: str = choice({"freely": PRINTED, "in_turns": OWN})
    tie_break: str = choice({"shared": OURS, "ministry_blame": OWN}, always=True)
    allow_vacant_player: bool = switch(off=PRINTED, on=OWN)

    def in_force(self) -> tuple[InForce, ...]:
        plain = (InForce(text(f"decrees-help-{id}")) for id in ("goal", "end", "less"))
        return *plain, *super().in_force()

"""Targets: the owner of a striker chooses whom it hits (§7.5)."""

from collections.abc import Mapping
from typing import Any

from companion.core import Choose, Count, Counts, Decision, Prompt, Refusal, text
from companion.games.cities import combat_resolver
from companion.games.cities.combat_rules import defender_of, fight_of, strike_all
from companion.games.cities.commands import InDuel, OfCombat, parse_id
from companion.games.cities.components.character_names import fighter, name_of
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.facts.combat import Aimed
from companion.games.cities.phases.combat import AFTER_BLOWS, CombatPhase, fighter_item
from companion.games.cities.state import CitiesState, decide_by


class Aim(OfCombat, phases=(Phase.TARGETS,)):
    """Combat: choose the target of a striker (§7.5), by its id as a string."""

    striker: int
    target: str

    def decide(self, state: CitiesState, now: float) -> Decision:
        one = state.playing().characters.get(self.striker)
        power = 0 if one is None else one.power
        return _aimed(state, self.striker, ((parse_id(self.target), power),), now)


class AimSplit(OfCombat, phases=(Phase.TARGETS,)):
    """Combat, `split_damage`: damage by target, ids as words."""

    striker: int
    shares: Mapping[str, int]

    def decide(self, state: CitiesState, now: float) -> Decision:
        pairs = ((parse_id(id), n) for id, n in self.shares.items() if n)
        return _aimed(state, self.striker, tuple(pairs), now)


def _aimed(
    state: CitiesState, striker: int, shares: combat_resolver.Shares, now: float
) -> Decision:
    split = state.options.split_damage
    made = combat_resolver.aim(fight_of(state.playing()), striker, shares, split=split)
    if isinstance(made, Refusal):
        return made
    return decide_by(state, strike_all, now, Aimed(striker, shares))


class Targets(CombatPhase):
    """A striker waits for its target."""

    id = Phase.TARGETS
    follows = (Phase.SETTLE, Phase.MAIN)
    by_hand = AFTER_BLOWS
    asks_itself = False

    def asked(self, state: CitiesState) -> int:
        duel = state.playing()
        one = fight_of(duel).choosing
        return duel.active if one is not None and one.attacks else defender_of(state)

    def awaits(self, state: CitiesState, command: InDuel, seat: int) -> bool:
        awaited = super().awaits(state, command, seat)
        return awaited and isinstance(command, AimSplit) == state.options.split_damage

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        duel = state.playing()
        one = fight_of(duel).choosing
        return self.id, {"name": "" if one is None else name_of(state, duel.characters[one.id])}

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        fight = fight_of(duel)
        one = fight.choosing
        assert one is not None
        targets = [duel.characters[other.id] for other in fight.opponents(one)]
        name = name_of(state, duel.characters[one.id])
        title, args = text("cities-aim-title", name=name, damage=one.power), {"striker": one.id}
        if not state.options.split_damage:
            return (
                Choose(
                    key=f"aim-{one.id}",
                    command="aim",
                    args=args,
                    field="target",
                    items=tuple(fighter_item(state, target) for target in targets),
                    label=text("cities-go-aim"),
                    title=title,
                ),
            )
        return (
            Counts(
                key=f"split-{one.id}",
                command="aim_split",
                args=args,
                field="shares",
                rows=tuple(
                    Count(
                        *(str(target.id), fighter(state, target)),
                        count=one.power if at == 0 else 0,
                        low=0,
                        high=one.power,
                    )
                    for at, target in enumerate(targets)
                ),
                label=text("cities-go-split"),
                title=title,
            ),
        )

"""A combat told tick by tick, with why each one died (§7)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.text import SeatName, Text, text
from companion.core.words.panels.blows import Blow, Blows, Round
from companion.games.cities.combat_resolver import Tick, outcome
from companion.games.cities.combat_rules import as_they_went_in, fight_of
from companion.games.cities.components.character_names import told
from companion.games.cities.duel import Account, Character, Combat, Duel, Given
from companion.games.cities.state import CitiesState


def account(state: CitiesState, duel: Duel, own: int) -> Blows | None:
    """The open combat so far, or the last one of this turn."""
    combat = duel.combat
    if combat is not None:
        fighters = as_they_went_in(duel)
        if not combat.ticks:
            return None
        return Blows(
            title=text("cities-fight", slot=combat.slot),
            rounds=_rounds(state, fighters, combat.ticks, own),
            outcome=_so_far(duel, combat),
        )
    if duel.account is None or any(isinstance(one, Given) for one in duel.own_entries):
        return None  # a city that was given since is the newer news
    return _told(state, duel.account, own)


def _told(state: CitiesState, done: Account, own: int) -> Blows:
    return Blows(
        title=text("cities-fight", slot=done.slot),
        rounds=_rounds(state, done.fighters, done.ticks, own),
        outcome=outcome_of(state, done),
        line=None if done.ticks else text(f"cities-quiet-{_quiet(done)}"),
    )


def _quiet(done: Account) -> str:
    """Why no blow fell."""
    said = done.outcome.replace("_", "-")
    return said if said in ("undefended", "called-off") else "none"


def outcome_of(state: CitiesState, done: Account) -> Text:
    """The outcome, in the names of the rules (§7.6)."""
    who, other = SeatName(done.attacker), SeatName(state.other(done.attacker))
    if done.stands:
        return text("cities-outcome-stands", who=who, other=other)
    id = done.outcome.replace("_", "-")
    return text(f"cities-outcome-{id}", who=who, other=other, slot=done.slot)


def _rounds(
    state: CitiesState, fighters: Sequence[Character], ticks: Sequence[Tick], own: int
) -> tuple[Round, ...]:
    known = {one.id: one for one in fighters}
    names = {one.id: told(state, one, fighters) for one in fighters}
    borne = {one.id: one.damage for one in fighters}
    rounds = []
    for tick in ticks:
        for blow in tick.blows:
            borne[blow.target] += blow.damage
        struck = tuple(
            Blow(
                names[blow.striker],
                names[blow.target],
                blow.damage,
                side=1 if known[blow.striker].owner == own else -1,
                owners=(_owner(state, known[blow.striker]), _owner(state, known[blow.target])),
                told=_told_of(known[blow.target], names[blow.target], borne[blow.target], tick),
            )
            for blow in tick.blows
        )
        ends = tuple(_death(known[id], names[id], borne[id], tick) for id in tick.dead)
        rounds.append(Round(text("cities-range", range=tick.range), struck, ends))
    return tuple(rounds)


def _owner(state: CitiesState, one: Character) -> int | None:
    """Whose it is; «il 2/3 di Anna» says it."""
    return one.owner if one.name or state.options.light else None


def _told_of(one: Character, name: str | Text, borne: int, tick: Tick) -> Text:
    """What a blow has done: damage out of hit points, or that the one who was hit falls."""
    id = "cities-blow-falls" if one.id in tick.dead else "cities-blow-stands"
    return text(id, name=name, damage=borne, hp=one.hp, range=tick.range)


def _death(one: Character, name: str | Text, borne: int, tick: Tick) -> Text:
    """Why it fell; and that it never struck, if a longer range was faster."""
    strikes = any(blow.striker == one.id for blow in tick.blows)
    late = not strikes and one.range < tick.range
    id = "cities-falls-late" if late else "cities-falls"
    return text(id, name=name, damage=borne, hp=one.hp)


def _so_far(duel: Duel, combat: Combat) -> Text | None:
    """What the blows say; whose the city is then, its attacker says (light mode)."""
    fight = fight_of(duel)
    over = fight.range is None and not combat.won
    return text(f"cities-result-{outcome(fight)}") if over else None

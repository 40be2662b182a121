"""A combat tick by tick, with the reason for each death (§7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core import Blow, BlowRound, Blows, Param, SeatName, text
from companion.games.cities.combat_resolver import RangeHits, outcome
from companion.games.cities.combat_rules import as_they_went_in, fight_of
from companion.games.cities.components.character_names import called_of
from companion.games.cities.duel import Character, Duel
from companion.games.cities.state import CitiesState


def account(state: CitiesState, duel: Duel, own: int) -> Blows | None:
    """The open combat so far, or the last one of this turn; `own`: the seat on the near side."""
    combat, done = duel.combat, duel.account
    if combat is not None:
        if not combat.ticks:
            return None
        fight = fight_of(duel)
        over = fight.range is None and not combat.won
        return Blows(
            title=text("cities-fight", slot=combat.slot),
            rounds=tuple(_rounds(state, as_they_went_in(duel), combat.ticks, own)),
            outcome=text(f"cities-result-{outcome(fight)}") if over else None,
        )
    if done is None or any(one.city is not None for one in duel.entries):
        return None  # a city that was given since is the newer news
    who, other, id = done.attacker, state.other(done.attacker), done.outcome.replace("_", "-")
    names: dict[str, Param] = {"who": SeatName(who), "other": SeatName(other)}
    if not done.stands:
        names["slot"] = done.slot
    result = "stands" if done.stands else id
    quiet = id if id in ("undefended", "called-off") else "none"
    return Blows(
        title=text("cities-fight", slot=done.slot),
        rounds=tuple(_rounds(state, done.fighters, done.ticks, own)),
        outcome=text(f"cities-outcome-{result}", **names),
        line=None if done.ticks else text(f"cities-quiet-{quiet}"),
    )


def _rounds(
    state: CitiesState, fighters: Sequence[Character], ticks: Sequence[RangeHits], own: int
) -> Iterator[BlowRound]:
    known = {one.id: one for one in fighters}
    names = {one.id: called_of(state, one, fighters) for one in fighters}
    borne = {one.id: one.damage for one in fighters}
    # A nameless character is called after its owner («il 2/3 di Anna») where light mode is off.
    owners = {one.id: one.owner if one.name or state.options.light else None for one in fighters}
    for tick in ticks:
        for blow in tick.blows:
            borne[blow.target] += blow.damage
        facts = {
            id: {"name": names[id], "damage": borne[id], "hp": one.hp} for id, one in known.items()
        }
        falls, stands = "cities-blow-falls", "cities-blow-stands"
        ends_as = {id: falls if id in tick.dead else stands for id in known}
        struck = {blow.striker for blow in tick.blows}
        blows = tuple(
            Blow(
                names[blow.striker],
                names[blow.target],
                blow.damage,
                side=1 if known[blow.striker].owner == own else -1,
                owners=(owners[blow.striker], owners[blow.target]),
                sentence=text(ends_as[blow.target], **facts[blow.target], range=tick.range),
            )
            for blow in tick.blows
        )
        late = {id for id in tick.dead if id not in struck and known[id].range < tick.range}
        ends = tuple(
            text("cities-falls-late" if id in late else "cities-falls", **facts[id])
            for id in tick.dead
        )
        yield BlowRound(text("cities-range", range=tick.range), blows, ends)

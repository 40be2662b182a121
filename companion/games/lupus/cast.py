"""The cast: what a role is, and the roles found in `roles/` (one file each)."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from companion.games.lupus.events_base import Fact
from companion.games.lupus.state import Custom, KnowsCards, LupusState


class Side(StrEnum):
    """Who wins together (§7)."""

    HUMANS = "humans"
    WOLVES = "wolves"
    HAMSTER = "hamster"


Seats = tuple[int, ...]


def _anybody(_state: LupusState, _actors: Seats, _target: int) -> str | None:
    return None


def _nothing(_state: LupusState, _actors: Seats, _target: int) -> tuple[Fact, ...]:
    return ()


def _always(_state: LupusState) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class NightStep:
    """A part of the night (§6.2), shared by all living holders of its roles.

    `place`: in the default order. `first`, `last`: nights in which it is called. `opens`,
    `ends`, `before`: constraints on `night_order`. `asks`: whether it asks for a target just
    now. `objection`: why `actors` may not choose the living `target` (an error code), or None.
    `answer`: the secret answer (`state.Answer.value`) to a confirmed pick, or with target None
    to a step that asks nothing; `answers`: whether there is one at all. `effect`: what follows
    at once from a confirmed pick.
    """

    id: str
    place: int
    first: int = 1
    last: int | None = None
    opens: bool = False
    ends: bool = False
    before: tuple[str, ...] = ()
    asks: Callable[[LupusState], bool] = _always
    objection: Callable[[LupusState, Seats, int], str | None] = _anybody
    answers: bool = False
    answer: Callable[[LupusState, int | None], str] | None = None
    effect: Callable[[LupusState, Seats, int], tuple[Fact, ...]] = _nothing

    def in_night(self, number: int) -> bool:
        """Whether the step is ever called in that night."""
        return self.first <= number and (self.last is None or number <= self.last)


@dataclass(frozen=True, kw_only=True)
class Role:
    """One kind of card.

    `side`: with whom it wins. `wolf`: counts as W for parity (§5). `in_box`: copies in the box.
    `advised`: players from which the sheet recommends it (L-D5). `special`: neither of the
    8-player deck. `step`: its part of the night. `seems_wolf_to_seer`, `seems_wolf_to_medium`:
    how it seems. `survives_bite`, `dies_if_seen`: the hamster's (§6.3).
    """

    id: str
    side: Side
    emblem: str
    in_box: int = 1
    advised: int | None = None
    special: bool = True
    wolf: bool = False
    step: NightStep | None = None
    seems_wolf_to_seer: bool = False
    seems_wolf_to_medium: bool = False
    survives_bite: bool = False
    dies_if_seen: bool = False


@cache
def roles() -> Mapping[str, Role]:
    """The roles of the box by id: werewolf and seer first, then as the box recommends them."""
    package = importlib.import_module("companion.games.lupus.roles")
    found = [
        importlib.import_module(f"{package.__name__}.{one.name}").ROLE
        for one in pkgutil.iter_modules(package.__path__)
    ]
    found.sort(key=lambda role: (role.special, role.advised or 0, role.side != Side.WOLVES))
    return {role.id: role for role in found}


@cache
def steps() -> Mapping[str, NightStep]:
    """The night steps of the box by id, in the default order of §6.2."""
    found = {role.step.id: role.step for role in roles().values() if role.step is not None}
    return dict(sorted(found.items(), key=lambda item: item[1].place))


@cache
def _custom_role(card: Custom) -> Role:
    wolf = card.counts_as == "wolf"
    step: NightStep | None = None
    if card.night_step == "with_wolves" and wolf:
        step = steps()["wolves"]
    elif card.night_step == "own":
        step = NightStep(id=card.id, place=0)
    return Role(
        id=card.id,
        side=Side.WOLVES if wolf else Side.HUMANS,
        emblem="lantern",
        wolf=wolf,
        step=step,
        seems_wolf_to_seer=card.seer_answer == "yes",
        seems_wolf_to_medium=card.medium_answer == "yes",
    )


def cast(state: KnowsCards) -> Mapping[str, Role]:
    """Every role that this table knows: those of the box, then its invented cards."""
    if not state.customs:
        return roles()
    return {**roles(), **{card.id: _custom_role(card) for card in state.customs}}


def role_of(state: LupusState, seat: int) -> Role:
    """The present role of a seat in play (which must have one)."""
    return role(state, state.role(seat))


def role(state: KnowsCards, id: str) -> Role:
    """The role with that id, invented cards included."""
    known = roles().get(id)
    if known is not None:
        return known
    return _custom_role(next(card for card in state.customs if card.id == id))


def own_steps(state: LupusState) -> tuple[str, ...]:
    """The steps of the invented cards that have one of their own."""
    return tuple(card.id for card in state.customs if card.night_step == "own")


def step(state: LupusState, id: str) -> NightStep | None:
    """The night step with that id, if this table has it."""
    found = steps().get(id)
    if found is None and id in own_steps(state):
        return role(state, id).step
    return found


def night_order(state: LupusState) -> tuple[str, ...]:
    """All step ids in the table's order; own steps without a place come before the last ones."""
    order = list(state.options.night_order or steps())
    known = {*steps(), *own_steps(state)}
    order = [id for id in order if id in known]
    missing = tuple(id for id in own_steps(state) if id not in order)
    ends = tuple(id for id in order if id in steps() and steps()[id].ends)
    return (*(id for id in order if id not in ends), *missing, *ends)


def pack(state: LupusState) -> Seats:
    """The living who wake with the wolves (§5), in ring order."""
    return holders(state, "wolves")


def holders(state: LupusState, step_id: str) -> Seats:
    """The living whose role has its part in that step, in ring order."""
    return tuple(
        seat
        for seat, player in state.players.items()
        if player.alive and player.role and _acts_in(state, player.role, step_id)
    )


def _acts_in(state: LupusState, role_id: str, step_id: str) -> bool:
    part = role(state, role_id).step
    return part is not None and part.id == step_id

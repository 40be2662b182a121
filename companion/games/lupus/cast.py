"""The cast: the roles found in `roles/` (one file each) and those of invented cards."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache

from companion.core import memoize
from companion.games.lupus.facts.presets import PRESETS
from companion.games.lupus.options import CLASSIC, WORLD, Options
from companion.games.lupus.role import Role, Seats, Side, Slot
from companion.games.lupus.state import Custom, Day, KnowsCards, LupusState, Night


@cache  # 7 µs, asked for some 300 times for the screens of one step
def roles(box: str = CLASSIC) -> Mapping[str, Role]:
    """The roles of a box by id: werewolf and seer first, then as the box recommends them. The
    second box includes the classic roles."""
    boxes = (CLASSIC, box)
    return {id: one for id, one in _every_role().items() if one.box in boxes and one.of is None}


@cache  # 1.1 ms
def _every_role() -> Mapping[str, Role]:
    """The roles of `roles/` by id, in the order of their house rules."""
    package = importlib.import_module("companion.games.lupus.roles")
    for one in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{one.name}")
    found = sorted(
        Role.registered.values(),
        key=lambda role: (role.special, role.advised or 0, role.side != Side.WOLVES, role.id),
    )
    for role in found:
        Options.add(*role.rules, box=role.box)
        PRESETS["strict"].update(role.strict)
    return {role.id: role for role in found}


@cache  # 10 µs; the screens of a night ask for it again and again
def steps(box: str = CLASSIC) -> Mapping[str, Role]:
    """By id of its step: each role of a box with a part in the night, in the order of §6.2."""
    boxes, known = (CLASSIC, box), _every_role().values()
    found = {one.step_id: one for one in known if one.box in boxes and one.step_id is not None}
    return dict(sorted(found.items(), key=lambda item: (item[1].slot, item[0])))


def pack_step() -> str:
    """The step of the pack: the first in the slot of the bite."""
    return next(id for id, role in steps().items() if role.slot is Slot.BITE)


def step_role(state: LupusState, part: str) -> Role:
    """The role of the night step `part`, also of an invented card. Raises for an unknown step."""
    found = get_step(state, part)
    assert found is not None, part
    return found


def shields(state: LupusState, night: Night, target: int) -> Iterator[Role]:
    """The roles whose pick of that night saves the target from the bite."""
    return (role for role in steps(state.box).values() if role.saves(state, night, target))


def was_mauled(state: LupusState, day: Day, seat: int) -> bool:
    """Whether the bite killed this seat in the night before that day."""
    death = state.players[seat].death
    return seat in day.dead and (death is None or death.cause == "mauled")


def bitten_seat(state: LupusState) -> int | None:
    """The seat that the pack bites tonight, unless a role shields it."""
    night = state.tonight()
    target = night.picks.get(pack_step())
    return None if target is None or any(shields(state, night, target)) else target


def nominating_role() -> Role | None:
    """The role that adds a player to the nominees, if the box has one (L-V5)."""
    return next((role for role in roles().values() if role.announced_in is not None), None)


CAUSES = ("mauled", "seen", "lynched", "removed")
"""Causes of death with the classic cards."""


def causes(box: str) -> tuple[str, ...]:
    """Causes of death with the cards of that box."""
    found = (*CAUSES, "poisoned", "shot") if box == WORLD else CAUSES
    dragged = (role.drags_as for role in roles(box).values())
    return (*found, *(cause for cause in dragged if cause is not None))


def unsuspected_roles() -> tuple[str, ...]:
    """Roles of the box that seem human although they are not on the humans' side."""
    return tuple(
        id
        for id, role in roles().items()
        if role.side != Side.HUMANS and not role.seems_wolf_to_seer
    )


def banner(side: str) -> str:
    """The emblem of a winning side."""
    return next(
        role.emblem
        for role in roles(WORLD).values()
        if side == role.second_side or (role.banner and side == role.side)
    )


class InventedRole(Role):
    """The role of an invented card: a plain human or wolf, perhaps with its own step."""

    emblem = "lantern"
    slot = Slot.MARK

    def __init__(self, card: Custom) -> None:
        self.id = card.id
        self.wolf = card.counts_as == "wolf"
        self.power = not self.wolf
        self.side = Side.WOLVES if self.wolf else Side.HUMANS
        self.seems_wolf_to_seer = card.seer_answer == "yes"
        self.seems_wolf_to_medium = card.medium_answer == "yes"
        if card.night_step == "own":
            self.step_id = card.id
        elif card.night_step == "with_wolves" and self.wolf:
            self.step_id = pack_step()
            self.words = steps()[pack_step()].words


@memoize  # 10 µs; with invented cards each mark and card asks for it
def _custom_role(card: Custom) -> Role:
    return InventedRole(card)


def cast(state: KnowsCards) -> Mapping[str, Role]:
    """Every role that this table knows: those of the box, then its invented cards."""
    if not state.customs:
        return roles(state.box)
    return {**roles(state.box), **{card.id: _custom_role(card) for card in state.customs}}


def role_of(state: LupusState, seat: int) -> Role:
    """The present role of a seat in play (which must have one)."""
    return role(state, state.role(seat))


def role(state: KnowsCards, id: str) -> Role:
    """The role with that id, invented cards included."""
    known = printed_role(id)
    if known is not None:
        return known
    return _custom_role(next(card for card in state.customs if card.id == id))


def printed_role(id: str) -> Role | None:
    """The role with that id in either box; None for an invented card."""
    return roles(WORLD).get(id)


def own_steps(state: LupusState) -> tuple[str, ...]:
    """The steps of the invented cards that have one of their own."""
    return tuple(card.id for card in state.customs if card.night_step == "own")


def get_step(state: LupusState, id: str) -> Role | None:
    """The role whose night step has this id, if the table has it."""
    found = steps(WORLD).get(id)
    return role(state, id) if found is None and id in own_steps(state) else found


def offered_roles(state: LupusState) -> Mapping[str, Role]:
    """The roles that the table may choose: those of the box, invented cards, and other roles that
    are in the deck; with the free rule all others, too."""
    in_game = {player.role for player in state.players.values()} | {*state.deck}
    free = state.options.deck_rule == "free"
    return {id: role for id, role in cast(state).items() if role.in_box or free or id in in_game}


def night_steps(state: LupusState) -> Mapping[str, Role]:
    """The steps that the table may put in order: those of the roles that it is offered."""
    known, own = offered_roles(state), own_steps(state)
    found = {id: role for id, role in steps(state.box).items() if (role.of or role.id) in known}
    return found | {id: role(state, id) for id in own}


def night_order(state: LupusState) -> tuple[str, ...]:
    """All step ids in the table's order; a step without a place comes before later slots."""
    known = night_steps(state)
    order = [id for id in state.options.night_order or steps(state.box) if id in known]
    for id in known:
        if id not in order:
            later = (n for n, other in enumerate(order) if known[other].slot > known[id].slot)
            order.insert(next(later, len(order)), id)
    return tuple(order)


def pack(state: LupusState) -> Seats:
    """The living who wake with the wolves (§5), in ring order."""
    return holders(state, pack_step())


@cache  # 7 µs, asked for by every phone at night
def _acting(box: str, step_id: str) -> frozenset[str]:
    """The ids of the roles of a box that act in that step."""
    return frozenset(id for id, role in roles(box).items() if role.step_id == step_id)


def holders(state: LupusState, step_id: str) -> Seats:
    """The living players who act in that step, in ring order."""
    acting = _acting(state.box, step_id)
    if state.customs:
        acting |= {id for id, role in cast(state).items() if role.step_id == step_id}
    return tuple(seat for seat, one in state.players.items() if one.alive and one.role in acting)


def candidates(state: LupusState) -> Seats:
    """The living who may be voted for, in ring order."""
    out = barred_seats(state)
    return tuple(seat for seat in state.living if seat not in out)


def barred_seats(state: LupusState) -> frozenset[int]:
    """The seats that have shown their card, so that they no longer vote or get votes (L-B18)."""
    return frozenset(shown_cards(state))


def shown_cards(state: LupusState) -> Mapping[int, str]:
    """By seat: the role of the card that it has shown, whatever its role is now."""
    return {seat: role.id for role in cast(state).values() for seat in role.barred(state)}

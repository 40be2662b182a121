"""The deck builder (§4): the proposed deck, and errors and warnings about any deck."""

from collections.abc import Iterator, Mapping

from companion.core import Bound, Frozen, Refusal, Text, refuse
from companion.games.lupus import second_box
from companion.games.lupus.cast import cast, roles
from companion.games.lupus.options import WORLD, Options
from companion.games.lupus.role import Role
from companion.games.lupus.state import Deck, LupusState

BOX = range(8, 25)
FREE = range(5, 41)
"""Numbers of players in the box's rule and in the free one."""
FEW_VILLAGERS, MANY_VILLAGERS = 5, 12
FEW_IN_WORLD = 3
"""The fewest villagers with the second box (L-B28)."""
SPECIALS_FROM = 9


class DeckCheck(Frozen):
    """What is wrong with a deck."""

    error: Refusal | None
    """The first error; None for a legal deck."""
    warnings: tuple[Refusal, ...] = ()
    """All warnings, in the order of L-D7."""


def wolves_advised(n: int) -> int:
    """Werewolves for n players: L-D2, and beyond the box the proposal of §4."""
    return sum(n >= least for least in (0, 8, 16, 32, 40))


def propose(n: int, options: Options) -> Deck:
    """The proposed deck (§4) for n players, or for the nearest allowed number."""
    allowed = FREE if options.deck_rule == "free" else BOX
    n = min(max(n, allowed.start), allowed.stop - 1)
    if options.box == WORLD:
        return second_box.ready_deck(n, options.ready_deck)
    specials = _plain(n) if options.deck_preset == "plain" else _progressive(n)
    wolves = wolves_advised(n)
    villagers = n - wolves - 1 - sum(specials.values())
    return {"werewolf": wolves, "seer": 1, "villager": villagers, **specials}


def _sets() -> Iterator[Role]:
    """The specials of the printed box in the order in which its sheet recommends them."""
    return (role for role in roles().values() if role.special and role.in_box)


def _progressive(n: int) -> dict[str, int]:
    """One more special for each player; the pair of masons comes when both fit (n = 14)."""
    room, chosen = n - wolves_advised(n) - 1 - FEW_VILLAGERS, {}
    for role in _sets():
        if role.in_box > room:
            break
        chosen[role.id] = role.in_box
        room -= role.in_box
    return chosen


def _plain(n: int) -> dict[str, int]:
    """As few specials as possible; the pair of masons only where two places are left."""
    wolves = wolves_advised(n)
    room = min(n, BOX.stop - 1) - wolves_of_box(n) - 1
    room -= min(MANY_VILLAGERS, n - wolves - 1)
    chosen = {}
    for role in _sets():
        if role.in_box <= room:
            chosen[role.id] = role.in_box
            room -= role.in_box
    return chosen


def wolves_of_box(n: int) -> int:
    """The number of werewolves that the box requires (L-D2), or at least the second box (L-B28)."""
    return 2 if n <= 15 else 3


def fits_free_rule(state: LupusState) -> bool:
    """Whether the free rule would take the deck, whichever rule is in force (L-D8)."""
    return not any(_failures_of_free(len(state.ring), state.deck, cast(state)))


def check(state: LupusState) -> DeckCheck:
    """The errors and warnings of the deck in the lobby (L-D7, L-D8)."""
    return check_deck(len(state.ring), state.deck, state.options, cast(state))


def check_deck(n: int, deck: Deck, options: Options, known: Mapping[str, Role]) -> DeckCheck:
    """The check of a deck for n players; `known`: the roles there are, invented ones too."""
    of_box = tuple(_failures_of_box(n, deck, known, options.box))
    unwise = tuple(_below_advice(n, deck, known))
    if options.box == WORLD:
        unwise += tuple(refuse(code) for code in second_box.warning_codes(n, deck, options))
    box = "world" if options.box == WORLD else "box"
    if options.deck_rule == "box":
        if of_box:
            return DeckCheck(_refusal(f"E_{of_box[0]}", n, deck, box))
        return DeckCheck(None, unwise)
    errors = tuple(_failures_of_free(n, deck, known))
    warnings = tuple(_refusal(f"W_{name}", n, deck, box) for name in of_box if name not in errors)
    error = _refusal(f"E_{errors[0]}", n, deck, "free") if errors else None
    return DeckCheck(error, (*warnings, *unwise))


def bounds(n: int, deck: Deck, options: Options, known: Mapping[str, Role]) -> tuple[Bound, ...]:
    """The conditions for a deck of n cards for n players (L-D2 to L-D6, L-D8), in the order of
    `check`; shown while a deck is built."""
    if options.deck_rule == "free":
        found, rule = _bounds_of_free(n, known), "free"
    else:  # where the box is not for n players, no deck does; `check_deck` says so
        rule = "world" if options.box == WORLD else "box"
        found = _bounds_of_box(n, deck, known, options.box) if n in BOX else iter(())
    return tuple(
        Bound(ids, low, high, _refusal(f"E_{code}", n, deck, rule).text, but)
        for code, ids, low, high, but in found
    )


_Found = tuple[str, tuple[str, ...], int, int, int | None]
"""A code without `E_` or `W_`, the roles, and for the sum of their cards: the least, the most, and
a number in between that is not allowed."""


def _bounds_of_box(n: int, deck: Deck, known: Mapping[str, Role], box: str) -> Iterator[_Found]:
    """L-D2 to L-D6, and with the second box L-B28."""
    specials = tuple(id for id, role in known.items() if role.special)
    if n < SPECIALS_FROM and box != WORLD:
        yield "DECK_SPECIALS_NEED_9", specials, 0, 0, None
    few = many = wolves_of_box(n)
    if box == WORLD:
        many = 2 if n <= 11 else 3 if n <= 15 else 4
    yield "DECK_WOLVES", ("werewolf",), few, many, None
    yield "DECK_SEER", ("seer",), 1, 1, None
    if "mason" in known:
        yield "DECK_MASONS_PAIR", ("mason",), 0, n, 1
    villagers = FEW_VILLAGERS if box != WORLD else FEW_IN_WORLD
    yield "DECK_VILLAGERS", ("villager",), villagers, MANY_VILLAGERS, None
    for id in specials:
        if deck.get(id, 0) > known[id].in_box:  # a row gives no more than the box holds
            yield "DECK_NOT_IN_BOX", (id,), 0, known[id].in_box, None


def _bounds_of_free(n: int, known: Mapping[str, Role]) -> Iterator[_Found]:
    wolves = tuple(id for id, role in known.items() if role.wolf)
    yield "DECK_WOLVES", wolves, 1, (n - 1) // 2, None


def _refusal(code: str, n: int, deck: Deck, rule: str) -> Refusal:
    """The refusal of a deck that breaks the `rule` of this code, with all its numbers."""
    cards, allowed = sum(deck.values()), FREE if rule == "free" else BOX
    return refuse(
        code,
        rule=rule,
        players=n,
        cards=cards,
        wolves=wolves_of_box(n),
        low=allowed.start,
        high=allowed.stop - 1,
    )


def _failures_of_box(n: int, deck: Deck, known: Mapping[str, Role], box: str) -> Iterator[str]:
    """L-D1 to L-D6 in the order of L-D7, without `E_` or `W_`."""
    if n not in BOX:
        yield "PLAYER_COUNT"
    broken = dict.fromkeys(_broken(deck, _bounds_of_box(n, deck, known, box)))
    early = "DECK_SPECIALS_NEED_9"
    if early in broken:
        yield early
    if sum(deck.values()) != n:
        yield "DECK_SIZE"
    yield from (code for code in broken if code != early)


def _broken(deck: Deck, bounds: Iterator[_Found]) -> Iterator[str]:
    """The codes of the bounds that the deck breaks."""
    for code, ids, low, high, but in bounds:
        count = sum(deck.get(id, 0) for id in ids)
        if count == but or (but is None and not low <= count <= high):
            yield code


def _failures_of_free(n: int, deck: Deck, known: Mapping[str, Role]) -> Iterator[str]:
    """L-D8, without `E_`."""
    if n not in FREE:
        yield "PLAYER_COUNT"
    cards = sum(deck.values())
    if cards != n:
        yield "DECK_SIZE"
    yield from _broken(deck, _bounds_of_free(cards, known))


def _below_advice(n: int, deck: Deck, known: Mapping[str, Role]) -> Iterator[Refusal]:
    """L-D5: one warning for each kind of special that is below its number."""
    for id, role in known.items():
        if deck.get(id, 0) and role.advised is not None and n < role.advised:
            name = Text(f"lupus-role-{id}")
            yield refuse("W_BELOW_RECOMMENDED", role=name, advised=role.advised, players=n)

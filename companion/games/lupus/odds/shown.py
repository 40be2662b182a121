"""Odds on the screens: which decks are simulated at build time, the stored figures, and the panels
before the deal and at the end."""

import re
from collections.abc import Mapping
from functools import cache

from companion.core import Frozen, Odds, OddsBar, OddsPart, Text, replace, text
from companion.games.lupus.cast import roles
from companion.games.lupus.deck import BOX, propose
from companion.games.lupus.odds.length import LENGTH, lines_of_games
from companion.games.lupus.odds.policies import POLICIES
from companion.games.lupus.options import WORLD, Options
from companion.games.lupus.role import Side
from companion.games.lupus.second_box import has_captain
from companion.games.lupus.state import Deck

_CARD = re.compile("([a-z_]+)([0-9]{1,2})")
FIRST_NIGHTS = ("moderator", "bite")
"""The house rule that moves the chances most (§6.2), so each is played."""
WITH_CAPTAIN = "+captain"
"""Ends the first word of a name where a captain is elected."""


class Setting(Frozen):
    """What is simulated: a deck, and the house rules that move its chances."""

    first_night: str
    captain: str
    deck: Deck

    @property
    def name(self) -> str:
        """The name of a simulated deck: `bite seer1-villager5-werewolf2`."""
        captain = WITH_CAPTAIN if self.captain == "elected" else ""
        return f"{self.first_night}{captain} {deck_name(self.deck)}"

    @property
    def options(self) -> Options:
        return Options(
            deck_rule="free", box=WORLD, captain=self.captain, first_night=self.first_night
        )


class Wins(Frozen):
    """Results of the games of one deck under one policy: `counts` by side, of `games` games."""

    counts: Mapping[str, int]
    games: int

    def per_cent(self, side: str) -> int:
        return round(100 * self.counts.get(side, 0) / self.games)

    def margin(self, side: str) -> int:
        """Half of the 95 % interval around that share, in points, rounded up."""
        share = self.counts.get(side, 0) / self.games
        return int(196 * (share * (1 - share) / self.games) ** 0.5) + 1


def deck_name(deck: Deck) -> str:
    """The name of a deck, independent of the order of its cards: `seer1-villager5-werewolf2`."""
    return "-".join(f"{id}{count}" for id, count in sorted(deck.items()) if count)


def setting(options: Options, deck: Deck) -> Setting:
    """This deck with these house rules."""
    return Setting(options.first_night, options.captain, deck)


def parse_setting(name: str) -> Setting:
    """The setting of a `Setting.name`. Raises LookupError."""
    rules, _, cards = name.partition(" ")
    first = rules.removesuffix(WITH_CAPTAIN)
    found = [_CARD.fullmatch(card) for card in cards.split("-")]
    deck = {card[1]: int(card[2]) for card in found if card is not None}
    if first not in FIRST_NIGHTS or None in found or not deck.keys() <= roles(WORLD).keys():
        raise LookupError(name)
    return Setting(first, "off" if first == rules else "elected", deck)


def with_one_more(deck: Deck) -> Deck:
    """The deck with one more of its most frequent card."""
    most = max(deck, key=lambda id: deck[id])
    return {**deck, most: deck[most] + 1}


def presimulated() -> Mapping[str, Setting]:
    """All decks that are played beforehand, by name: those that the program proposes with either
    box, and each with one villager more."""
    found: dict[str, Setting] = {}
    classic = (Options(deck_preset=preset) for preset in ("progressive", "plain"))
    for options in (*classic, Options(box=WORLD)):
        for n in BOX:
            proposed = propose(n, options)
            captain = "elected" if has_captain(proposed) else "off"
            for first in FIRST_NIGHTS:
                for deck in (proposed, with_one_more(proposed)):
                    one = Setting(first, captain, deck)
                    found[one.name] = one
    return found


Played = Mapping[str, Wins]
"""Policy -> how its games ended, in the order in which they are shown."""
EVEN = 35
"""Per cent: if the humans win fewer games, the panel says that the wolves start ahead."""


@cache
def _table() -> Mapping[str, Played]:
    """The figures simulated at build time, by name. Cached: parsing takes longer than a view."""
    return dict(_read(line) for line in lines_of_games() if not line.startswith(LENGTH))


def _read(line: str) -> tuple[str, Played]:
    first, deck, *rest = line.split()
    found = dict[str, Wins]()
    for policy, wins in zip(POLICIES, rest, strict=True):
        counts = {side: int(n) for side, n in (one.split("=") for one in wins.split(","))}
        found[policy.id] = Wins(counts, sum(counts.values()))
    return f"{first} {deck}", found


def played(options: Options, deck: Deck) -> Played | None:
    """The games of this deck with these rules; None for one that was not played."""
    return _table().get(setting(options, deck).name)


def unsimulated(options: Options, deck: Deck) -> str:
    """The name of a deck to simulate in the background; "" if it was simulated at build time, or
    has an invented card, whose effect is unknown."""
    name = setting(options, deck).name
    ours = all(id in roles(WORLD) for id, count in deck.items() if count)
    return name if ours and name not in _table() else ""


def odds_of(deck: Deck, options: Options, simulated: Mapping[str, str] | None) -> Odds:
    """The panel with the odds of this deck, how they were simulated, and what one more card or rule
    changes.

    `simulated`: as in `Moment`.
    """
    found = played(options, deck)
    title, name = text("lupus-odds"), unsimulated(options, deck)
    if name and simulated is not None and simulated.get(name) != "":
        if name not in simulated:
            return Odds(title=title, notes=(text("lupus-odds-playing"),))
        found = _read(simulated[name])[1]
    if found is None:
        return Odds(title=title, notes=(text("lupus-odds-unknown"),))
    games = next(iter(found.values())).games
    margin = max(wins.margin(side) for wins in found.values() for side in wins.counts)
    return Odds(
        title=title,
        bars=tuple(
            OddsBar(text(f"lupus-odds-{id}"), _parts(found[id])) for id in reversed(tuple(found))
        ),
        more=text("lupus-odds-more"),
        notes=(
            *_uneven(deck, options, found),
            *_changes(deck, options, found),
            text("lupus-odds-how", n=games, margin=margin),
        ),
    )


def _parts(wins: Wins) -> tuple[OddsPart, ...]:
    """The humans first, the wolves, then a role that wins alone."""
    sides = sorted(wins.counts, key=lambda side: (side != Side.HUMANS, side != Side.WOLVES, side))
    return tuple(
        OddsPart(text(f"lupus-odds-side-{side}"), wins.per_cent(side), side == Side.WOLVES)
        for side in sides
    )


def _uneven(deck: Deck, options: Options, found: Played) -> tuple[Text, ...]:
    """If the wolves are far ahead: why, and which rule would help."""
    if _humans(found) >= EVEN:
        return ()
    wolves = sum(count for id, count in deck.items() if roles(WORLD)[id].wolf)
    rule = "box" if wolves > 1 and options.deck_rule == "box" else "free"
    return (text("lupus-odds-uneven", wolves=wolves, players=sum(deck.values()), rule=rule),)


def _changes(deck: Deck, options: Options, found: Played) -> tuple[Text, ...]:
    """§1 of the balance: the effect of one more villager, and of the first prey."""
    lines: list[Text] = []
    more = played(options, with_one_more(deck))
    if more is not None:
        lines.append(text("lupus-odds-one-more", **_from_to(found, more)))
    other = next(one for one in FIRST_NIGHTS if one != options.first_night)
    otherwise = played(replace(options, first_night=other), deck)
    if otherwise is not None:
        lines.append(text(f"lupus-odds-first-{other}", **_from_to(found, otherwise)))
    return tuple(lines)


def _from_to(now: Played, then: Played) -> dict[str, int]:
    return {"now": _humans(now), "then": _humans(then)}


def _humans(found: Played) -> int:
    """The humans' chance under the last policy, where they talk to each other."""
    return found[POLICIES[-1].id].per_cent(Side.HUMANS)


def how_likely(deck: Deck, options: Options, side: str) -> Text | None:
    """How often `side` wins with this deck; None if it was not simulated."""
    found = played(options, deck)
    if found is None:
        return None
    low, *_, high = sorted(wins.per_cent(side) for wins in found.values())
    if low == high:
        return text("lupus-odds-end-alike", n=high)
    return text("lupus-odds-end", low=low, high=high)

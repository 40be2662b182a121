"""Who will win with a deck: on the page of the deck before the deal, and in a word at the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from companion.core import Odds, OddsBar, OddsPart, Text, memoize, text
from companion.games.lupus.cast import roles
from companion.games.lupus.odds.decks import FIRST_NIGHTS, Wins, named, with_one_more
from companion.games.lupus.odds.played import TABLE
from companion.games.lupus.odds.policies import POLICIES
from companion.games.lupus.options import Options
from companion.games.lupus.role import Side
from companion.games.lupus.state import Deck

Played = Mapping[str, Wins]
"""Policy -> how its games ended, in the order in which they are shown."""
EVEN = 35
"""Games of a hundred. Where the humans win fewer, the wolves are said to start ahead."""


@cache
def _table() -> Mapping[str, Played]:
    """What was played beforehand, by name."""
    return dict(_read(line) for line in TABLE.strip().split("\n"))


def _read(line: str) -> tuple[str, Played]:
    first, deck, *told = line.split()
    counted = [dict(map(_counted, wins.split(","))) for wins in told]
    ended = (Wins(counts, sum(counts.values())) for counts in counted)
    return f"{first} {deck}", {p.id: wins for p, wins in zip(POLICIES, ended, strict=True)}


def _counted(word: str) -> tuple[str, int]:
    side, _, count = word.partition("=")
    return side, int(count)


def played(options: Options, deck: Deck) -> Played | None:
    """The games of this deck with this first night; None for one that was not played."""
    return _table().get(named(options.first_night, deck))


def unrehearsed(options: Options, deck: Deck) -> str:
    """The name of a deck that was not played beforehand, as the background plays it; "" where it
    was, or where it has an invented card: of that one nobody knows what it will do."""
    name = named(options.first_night, deck)
    ours = all(id in roles() for id, count in deck.items() if count)
    return name if ours and name not in _table() else ""


@memoize
def odds_of(deck: Deck, options: Options, rehearsed: Mapping[str, str] | None) -> Odds:
    """Who wins with this deck, how that was got, and what one card or one rule more changes.

    `rehearsed`: as in `Moment`."""
    found = played(options, deck)
    title, name = text("lupus-odds"), unrehearsed(options, deck)
    if name and rehearsed is not None and rehearsed.get(name) != "":
        if name not in rehearsed:
            return Odds(title=title, notes=(text("lupus-odds-playing"),))
        found = _read(rehearsed[name])[1]
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
    """Why the wolves are so far ahead, where they are, and which rule would help."""
    if _humans(found) >= EVEN:
        return ()
    wolves = sum(count for id, count in deck.items() if roles()[id].wolf)
    rule = "box" if wolves > 1 and options.deck_rule == "box" else "free"
    return (text("lupus-odds-uneven", wolves=wolves, players=sum(deck.values()), rule=rule),)


def _changes(deck: Deck, options: Options, found: Played) -> tuple[Text, ...]:
    """§1 of the balance: parity matters more than any card, so one villager more is told, and
    the first prey."""
    told: list[Text] = []
    more = played(options, with_one_more(deck))
    if more is not None:
        told.append(text("lupus-odds-one-more", **_from_to(found, more)))
    other = next(one for one in FIRST_NIGHTS if one != options.first_night)
    otherwise = _table().get(named(other, deck))
    if otherwise is not None:
        told.append(text(f"lupus-odds-first-{other}", **_from_to(found, otherwise)))
    return tuple(told)


def _from_to(now: Played, then: Played) -> dict[str, int]:
    return {"now": _humans(now), "then": _humans(then)}


def _humans(found: Played) -> int:
    """The humans' chance under the last policy, where they talk to each other."""
    return found[POLICIES[-1].id].per_cent(Side.HUMANS)


def how_likely(deck: Deck, options: Options, side: str) -> Text | None:
    """How often it ends so with this deck; None where that was not played."""
    found = played(options, deck)
    if found is None:
        return None
    low, *_, high = sorted(wins.per_cent(side) for wins in found.values())
    if low == high:
        return text("lupus-odds-end-alike", n=high)
    return text("lupus-odds-end", low=low, high=high)

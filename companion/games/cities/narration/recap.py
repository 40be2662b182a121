"""The recap of a match: the verdict, each duel with conquests and fights, and a chart."""

from collections import Counter
from collections.abc import Iterable, Iterator

from companion.core import Fact, SeatName, Step, Text, Tile, Tiles, leader, text, titles_chapter
from companion.core.words.panels.base import Chapter, Chart, Chronicle, Panel, Verdict, series_of
from companion.games.cities.components.duel_end import reason_line
from companion.games.cities.facts import match
from companion.games.cities.facts.combat import CityConquered, CityFell, CombatEnded, Struck
from companion.games.cities.facts.effects import CityGiven, EntryTakenBack
from companion.games.cities.state import CitiesState, Past, Result


def verdict(state: CitiesState) -> Verdict:
    """The winner of the match, and how."""
    result = state.result
    assert result is not None
    return Verdict(
        title=text("cities-wins", who=SeatName(result.winner)),
        emblem="game-cities",
        winners=(result.winner,),
        line=_by(state, result),
    )


def _by(state: CitiesState, result: Result) -> Text:
    """Why the match was won, with figures and the reason of the last duel."""
    mine, theirs = result.winner, state.other(result.winner)
    if result.how == "duels" and (last := reason_line(state, None)) is not None:
        return text("cities-won-by-last", n=state.wins[theirs], why=last)
    held = dict(state.past[-1].occupied) if state.past else dict.fromkeys(state.players, 0)
    scores = {"wins": state.wins, "conquests": state.conquests, "occupied": held}
    score = scores.get(result.how)
    if score is None:
        return text(f"cities-won-by-{result.how}")
    return text(f"cities-won-by-{result.how}", mine=score[mine], theirs=score[theirs])


def chapters(state: CitiesState) -> tuple[Chapter, ...]:
    """One chapter a duel, and the totals."""
    duels = tuple(
        Chapter(text("cities-duel", n=past.number), tuple(_duel(state, past)))
        for past in state.past
    )
    totals = tuple(
        text("cities-total", who=SeatName(seat), wins=wins, conquests=state.conquests[seat])
        for seat, wins in state.wins.items()
    )
    return (*duels, Chapter(text("cities-totals"), totals))


def _duel(state: CitiesState, past: Past) -> Iterator[Text]:
    if past.winner is None:
        yield text("cities-duel-left" if past.how == "left" else "cities-duel-drawn")
    else:
        yield text(f"cities-duel-{past.how}", who=SeatName(past.winner))
    yield from (text("cities-duel-held", who=SeatName(seat), n=n) for seat, n in past.occupied)


def recap(state: CitiesState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
    """The whole story, for everybody."""
    titles = titles_chapter(text("cities-titles"), _titles(steps))
    story = Chronicle(chapters=(*titles, *chapters(state), *_story(steps)))
    return verdict(state), story, *pictures(state), conquests(state, steps)


def pictures(state: CitiesState) -> tuple[Tiles, ...]:
    """A wall of five towers for each duel; none where no duel was begun."""
    if not state.past:
        return ()
    first, second = (SeatName(seat) for seat in state.players)
    line = text("cities-tiles-line", first=first, second=second)
    tiles = tuple(_tile(state, one) for one in state.past)
    return (Tiles(title=text("cities-tiles"), tiles=tiles, line=line),)


def _tile(state: CitiesState, past: Past) -> Tile:
    first = state.players[0]
    sides, left = {None: 0, first: 1}, past.how == "left"
    if past.winner is None:
        who = text("cities-tile-nobody" if left else "cities-tile-drawn")
        reason = text("cities-tile-left" if left else "cities-tile-time")
    else:
        held = dict(past.occupied)
        mine, theirs = held[past.winner], held[state.other(past.winner)]
        who = text("cities-tile-winner", who=SeatName(past.winner))
        reason = text(f"cities-tile-{past.how}", mine=mine, theirs=theirs)
    return Tile(
        text("cities-duel", n=past.number),
        who,
        "towers",
        reason,
        towers=tuple(sides.get(owner, -1) for owner in past.owners),
        capital=None if past.capital is None else past.capital - 1,
        inked=past.winner == first,
    )


def _story(steps: tuple[Step, ...]) -> Iterator[Chapter]:
    number, lines = 0, list[Text]()
    for event in _facts(steps):
        if isinstance(event, match.DuelStarted):
            number, lines = number + 1, []
        if (line := _line(event)) is not None:
            lines.append(line)
        if isinstance(event, match.DuelEnded) and lines:
            yield Chapter(text("cities-story", n=number), tuple(lines))


def _facts(steps: Iterable[Step]) -> list[object]:
    """The facts that stand: without conquests and ends of duels that were taken back."""
    kept: list[object] = []
    for event in (event for step in steps for event in step.events):
        if isinstance(event, match.DuelReopened):
            del kept[_last(kept, match.DuelDecided) :]
        elif isinstance(event, EntryTakenBack) and event.slot is not None:
            given = kept.pop(_last(kept, CityGiven))
            if isinstance(given, CityGiven) and given.entry.conquest:
                del kept[_last(kept, CityConquered)]
        else:
            kept.append(event)
    return kept


def _last(events: list[object], kind: type[object]) -> int:
    return max(at for at, event in enumerate(events) if isinstance(event, kind))


def _line(event: object) -> Text | None:
    """The diary's line, of what belongs to the story."""
    if isinstance(event, CombatEnded):
        conquers = event.outcome == "occupation" and not event.stands
        return event.diary_line() if event.fighters and not conquers else None
    told = isinstance(event, match.DuelStarted | CityConquered | CityFell | match.ExtraTimeBegun)
    return event.diary_line() if isinstance(event, Fact) and told else None


def conquests(state: CitiesState, steps: tuple[Step, ...]) -> Chart:
    """Conquests of both, duel by duel."""
    counted: list[dict[int, int]] = []
    for event in _facts(steps):
        if isinstance(event, match.DuelStarted):
            counted.append(dict.fromkeys(state.players, 0))
        elif isinstance(event, CityConquered):
            counted[-1][event.seat] += 1
    return Chart(
        title=text("cities-chart"),
        points=tuple(text("cities-duel", n=n) for n in range(1, len(counted) + 1)),
        series=series_of(counted, state.players),
        style="grid",
    )


def _titles(steps: tuple[Step, ...]) -> Iterator[Text]:
    number = 0
    taken, contested = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    blows = Counter[tuple[int, int]]()
    for event in _facts(steps):
        if isinstance(event, match.DuelStarted):
            number += 1
        elif isinstance(event, CityConquered):
            taken[number, event.seat] += 1
            contested[number, event.slot] += 1
        elif isinstance(event, Struck):
            for at, blow in enumerate(event.tick.blows):
                blows[number, len(blows) + at] = blow.damage
    if most := leader(taken):
        (duel, seat), n = most
        yield text("cities-title-taken", duel=duel, who=SeatName(seat), n=n)
    if most := leader(contested):
        (duel, slot), n = most
        yield text("cities-title-contested", duel=duel, slot=slot, n=n)
    if most := leader(blows):
        (duel, _), n = most
        yield text("cities-title-blow", duel=duel, n=n)

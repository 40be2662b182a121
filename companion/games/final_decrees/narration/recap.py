"""The story of a finished game: winners, titles, blame by turn, paths of decrees, stamps."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

from companion.core import Chronicle, Course, Courses, Leg, Step, Tile, Tiles, spread
from companion.core.kit.facts import Fact, last_line
from companion.core.kit.titles import leader, titles_chapter
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import Chapter, Chart, Circle, Mark, Panel, Verdict, series_of
from companion.games.final_decrees.components.chart import bid_rounds
from companion.games.final_decrees.facts.action import Forwarded, Investigated, Stamped
from companion.games.final_decrees.facts.adjust import DecreePlaced, StampAdjusted
from companion.games.final_decrees.facts.turn import BlameRemoved, GameEnded, Promulgated, TurnBegan
from companion.games.final_decrees.names import decree_name, ministry_name
from companion.games.final_decrees.state import Decree, DecreesState


def recap(state: DecreesState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
    """The panels of the story of a finished game, for everybody."""
    assert state.result is not None
    bids = (Chapter(*one) for one in bid_rounds(state))
    story = Chronicle(
        chapters=(*titles_chapter(text("decrees-titles"), _titles(steps)), *bids, *_turns(steps))
    )
    charts = (*blame_chart(state, steps), *decree_paths(state, steps), *stamp_chart(state))
    return (*end_panels(state), story, pictures(state, state.result.winners), *charts)


def end_panels(state: DecreesState) -> tuple[Panel, ...]:
    """The winners, and the blame of each player."""
    result = state.result
    assert result is not None
    winners = result.winners
    verdict = Verdict(
        title=_won(winners),
        emblem="game-final_decrees",
        winners=winners,
        line=text(f"decrees-over-{result.reason}"),
    )
    marks = (
        Mark(seat=seat, role=text("decrees-blame-of", n=blame), wins=seat in winners)
        for seat, blame in state.personal.items()
    )
    return verdict, Circle(marks=tuple(marks), moderator=False)


def _won(winners: tuple[int, ...]) -> Text:
    won = text("decrees-win", who=SeatNames(winners), n=len(winners))
    return won if winners else text("decrees-nobody-wins")


def pictures(state: DecreesState, winners: tuple[int, ...]) -> Tiles:
    """Everybody's blame as a pile of paper, a sheet a point."""
    most = max(state.personal.values())
    tiles = (
        Tile(
            text("decrees-tile-blame", n=blame),
            text("decrees-tile-of", who=SeatName(seat)),
            "pile",
            count=blame,
            of=most,
            inked=seat in winners,
        )
        for seat, blame in state.personal.items()
    )
    return Tiles(title=text("decrees-tiles"), tiles=tuple(tiles), line=_won(winners))


def chapters(state: DecreesState) -> tuple[Chapter, ...]:
    """The chapters that need no log: the bids and the decrees."""
    bids = (Chapter(*one) for one in bid_rounds(state))
    lines = tuple(_way(slot, decree) for slot, decree in enumerate(state.decrees))
    return (*bids, Chapter(text("decrees-decrees"), lines))


def _way(slot: int, decree: Decree) -> Text:
    """The path of a decree: «Decreto 2: Branca Esecutiva, Tesoro, Marina. Promulgato»."""
    way = ministry_name(decree.path[0])
    for at in decree.path[1:]:
        way = text("decrees-way", before=way, after=ministry_name(at))
    end = "done" if decree.place is None else "open"
    name = decree_name(slot, decree)
    return text(f"decrees-way-{end}", decree=name, way=way, n=decree.done, of=len(decree.steps))


def _turns(steps: tuple[Step, ...]) -> Iterator[Chapter]:
    turns: list[tuple[int, list[Text]]] = []
    for event in (event for step in steps for event in step.events):
        if isinstance(event, TurnBegan):
            turns.append((event.player, []))
        if turns and event.public and (line := last_line((event,))) is not None:
            turns[-1][1].append(line)
    for number, (player, lines) in enumerate(turns, 1):
        if lines:
            title = text("decrees-story-turn", n=number, who=SeatName(player))
            yield Chapter(title, tuple(lines))


def blame_chart(state: DecreesState, steps: tuple[Step, ...]) -> tuple[Chart, ...]:
    """Personal blame of everybody at the beginning of each turn, and at the end."""
    now = DecreesState(ring=state.ring, plans=state.plans, options=state.options)
    points, values = list[Text](), list[Mapping[int, int]]()
    for event in (one for step in steps for one in step.events if isinstance(one, Fact)):
        now = event.apply(now)
        over = bool(points) and isinstance(event, GameEnded)
        if over or isinstance(event, TurnBegan):
            n = len(points) + 1
            points.append(text("decrees-point-end") if over else text("decrees-point", n=n))
            values.append(now.personal)
    if len(points) < 2:
        return ()
    winners = () if state.result is None else state.result.winners
    series = series_of(values, state.ring, winners)
    title, note = text("decrees-chart-blame"), text("decrees-chart-blame-note")
    return (Chart(title=title, points=tuple(points), series=series, style="lines", note=note),)


def stamp_chart(state: DecreesState) -> tuple[Chart, ...]:
    """How many stamps each player has set on which decree; empty if there were none."""
    points = tuple(text("decrees-nth", n=slot + 1) for slot in range(len(state.decrees)))
    stamps = [Counter(seat for seat in one.stamps if seat is not None) for one in state.decrees]
    if not any(stamps):
        return ()
    series = series_of(stamps, state.ring)
    title, note = text("decrees-chart-stamps"), text("decrees-chart-stamps-note")
    return (Chart(title=title, points=points, series=series, style="grid", note=note),)


def _titles(steps: tuple[Step, ...]) -> Iterator[Text]:
    turn, stamps = 0, _stamps(steps)
    lifted, taken = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for event in (event for step in steps for event in step.events):
        if isinstance(event, TurnBegan):
            turn += 1
        elif isinstance(event, BlameRemoved):
            blame = (*event.personal, *event.ministry)
            lifted[turn, event.chooser] += sum(n for _, n in blame)
        elif isinstance(event, Investigated):
            taken[turn, event.director] += event.blame
    if most := leader(Counter(seat for _, seat in stamps)):
        seat, n = most
        last = max(at for at, one in stamps if one == seat)
        yield text("decrees-title-stamps", who=SeatName(seat), n=n, turn=last)
    for id, counts in (("lifted", lifted), ("scapegoat", taken)):
        if found := leader(counts):
            (at, seat), n = found
            yield text(f"decrees-title-{id}", who=SeatName(seat), n=n, turn=at)


def _stamps(steps: tuple[Step, ...]) -> tuple[tuple[int, int], ...]:
    """(turn, seat) of every stamp that a player has set and no card has lifted."""
    turn, made = 0, defaultdict[int, list[tuple[int, int] | None]](list)
    for event in (event for step in steps for event in step.events):
        turn += isinstance(event, TurnBegan)
        if isinstance(event, Stamped):
            made[event.decree].append((turn, event.player))
        elif isinstance(event, StampAdjusted) and event.change > 0:
            made[event.decree].append(None)
        elif isinstance(event, StampAdjusted):
            made[event.decree].pop()
    return tuple(one for stamps in made.values() for one in stamps if one is not None)


Move = Forwarded | Stamped | DecreePlaced | StampAdjusted | Promulgated
Moves = list[tuple[int, Move]]
"""The events of a decree: (turn from 0, fact)."""


def decree_paths(state: DecreesState, steps: Iterable[Step]) -> tuple[Courses, ...]:
    """One picture of all decrees; none where play never began."""
    turns = state.turns
    if not turns:
        return ()
    turn, moves = -1, defaultdict[int, Moves](list)
    for event in (event for step in steps for event in step.events):
        turn += isinstance(event, TurnBegan)
        if isinstance(event, Move):
            moves[event.decree].append((turn, event))
    courses = tuple(
        _course(state, slot, decree, moves[slot]) for slot, decree in enumerate(state.decrees)
    )
    return (
        Courses(
            title=text("decrees-chart-ways"),
            note=text("decrees-chart-ways-note"),
            lanes=tuple(ministry_name(id) for id in state.ministries),
            points=tuple(text("decrees-point", n=n + 1) for n in range(turns)),
            courses=courses,
            emblem="game-final_decrees",
            unmarked=text("decrees-stamped-by-card"),
        ),
    )


def _course(state: DecreesState, slot: int, decree: Decree, moves: Moves) -> Course:
    lanes = {id: lane for lane, id in enumerate(state.ministries)}
    lane = lanes["executive"]
    legs = [Leg(0, lane)]
    over: float | None = None
    marks: list[int] = []
    for x, (_, event) in zip(spread([turn for turn, _ in moves]), moves, strict=True):
        if isinstance(event, Forwarded | DecreePlaced):
            lane = lanes[event.ministry]
            legs.append(Leg(x, lane))
        elif isinstance(event, Stamped):
            marks.append(len(legs))
            legs.append(Leg(x, lane, len(marks), event.player))
        elif isinstance(event, StampAdjusted) and event.change > 0:
            marks.append(len(legs))
            legs.append(Leg(x, lane, len(marks)))
        elif isinstance(event, StampAdjusted):
            gone = marks.pop()  # a card has lifted the newest stamp: it is not shown
            legs[gone] = Leg(legs[gone].x, legs[gone].lane)
        elif isinstance(event, Promulgated):
            over = x
    end = "done" if decree.place is None else "open"
    note = text(f"decrees-ways-{end}", n=decree.done, of=len(decree.steps))
    until = float(state.turns) if over is None else over
    return Course(decree_name(slot, decree), tuple(legs), until, over is not None, note)

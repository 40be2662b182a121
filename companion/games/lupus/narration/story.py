"""The story of a game in words: who did what each night, each dawn, each vote."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from companion.core import Chapter, SeatName, SeatNames, Text, replace, text
from companion.games.lupus import waves
from companion.games.lupus.bets import chapter_of_bets
from companion.games.lupus.cast import role, roles, step_role
from companion.games.lupus.components.names import role_name
from companion.games.lupus.head_start import weight
from companion.games.lupus.narration.titles import titles
from companion.games.lupus.state import Day, LupusState, Night, VoteRound


def chapters(state: LupusState, *, full: bool = False) -> tuple[Chapter, ...]:
    """The titles, the bets, then a chapter for each night and day; only for a game that is over.

    `full`: with every vote, and the suspicions of players without a part in a night.
    """
    found: list[Chapter] = [*titles(state), *chapter_of_bets(state)]
    for night, day in state.nights_with_days:
        lines = list(_night(state, night, day))
        if full:
            suspicions = night.last_suspicions.items()
            lines += _by_target("lupus-story-suspects", suspicions, lambda _: 1)
        found.append(Chapter(text("lupus-night", n=night.number), _or_quiet(lines)))
        if day is not None:
            title = text("lupus-day", n=day.number)
            found.append(Chapter(title, _or_quiet(list(_day(state, day, full=full)))))
    end = tuple(line for one in roles(state.box).values() for line in one.story_of_end(state))
    if end and found:
        found[-1] = replace(found[-1], lines=(*found[-1].lines, *end))
    return tuple(found)


def _or_quiet(lines: list[Text]) -> tuple[Text, ...]:
    return tuple(lines) or (text("lupus-story-nothing"),)


def _night(state: LupusState, night: Night, day: Day | None) -> Iterator[Text]:
    for part in night.parts:
        yield from _met(state, night, part)
        yield from step_role(state, part).story_before_pick(state, night)
        found = tuple(one for one in night.answers if one.step == part)
        found += step_role(state, part).undelivered_answers(state, night)
        yield from (step_role(state, part).story(state, night, one) for one in found)
        if part in night.picks and not found:
            yield _pick(state, night, part)
            if day is not None:
                yield from step_role(state, part).story_after_pick(state, night, day)


def _met(state: LupusState, night: Night, part: str) -> Iterator[Text]:
    who = tuple(
        seat
        for seat, player in state.players.items()
        if player.dealt is not None and role(state, player.dealt).step_id == part
    )
    meeting = step_role(state, part).words.meeting
    if night.number == 1 and meeting is not None and len(who) > 1:
        yield text(meeting, who=SeatNames(who))


def _pick(state: LupusState, night: Night, part: str) -> Text:
    seats, target, second = night.by.get(part, ()), night.picks[part], night.pairs.get(part)
    who, n = SeatNames(seats), len(seats)
    names = SeatName(target) if second is None else SeatNames((target, second))
    return text(step_role(state, part).picked(state, night), who=who, target=names, n=n)


def _by_target(
    id: str, pairs: Iterable[tuple[int, int | None]], weight: Callable[[int], int]
) -> Iterator[Text]:
    """One line a target: who named it, the most named first. `weight`: for how many one counts."""
    named: dict[int, list[int]] = {}
    for voter, target in pairs:
        if target is not None:
            named.setdefault(target, []).append(voter)
    counts = {target: sum(map(weight, voters)) for target, voters in named.items()}
    for target in sorted(named, key=lambda one: -counts[one]):
        who = SeatNames(tuple(named[target]))
        yield text(id, target=SeatName(target), who=who, n=counts[target])


def _day(state: LupusState, day: Day, *, full: bool) -> Iterator[Text]:
    fallen = tuple(
        seat
        for seat, one in state.players.items()
        if one.death is not None and one.death.number == day.number and seat not in day.dead
    )
    yield from _dawn(state, day)
    for vote in day.elections if full else ():
        yield from _votes(vote)
    if day.elected is not None:
        yield text("lupus-story-captain", who=SeatName(day.elected))
    if day.nomination is not None and full:
        yield from _votes(day.nomination)
    for one in roles(state.box).values():
        yield from one.story_of_day(state, day)
    if day.nominees:
        names = SeatNames(day.nominees)
        yield text("lupus-say-owl-nominees", who=names, n=len(day.nominees))
    for number, vote in enumerate(day.rounds, 1):
        yield text("lupus-story-runoff", n=number, names=SeatNames(vote.candidates))
        if full:
            yield from _votes(vote)
    if day.drawn is not None:
        yield text("lupus-say-lot-drawn", who=SeatName(day.drawn))
    if day.instead is not None and day.condemned is not None:
        who, captain = SeatName(day.condemned), SeatName(day.decider or 0)
        yield text(f"lupus-story-instead-{day.instead}", who=who, captain=captain)
    if day.lynched is not None:
        card = role_name(state, state.role(day.lynched))
        yield text("lupus-story-lynched", who=SeatName(day.lynched), role=card)
    elif day.nomination is not None and day in state.days:
        yield text("lupus-say-verdict-nobody")
    falls = waves.fallen(state, day, by_day=False) | waves.fallen(state, day, by_day=True)
    for one in roles(state.box).values():
        lines = tuple(one.story_of_deaths(state, day, fallen))
        yield from lines or one.public_lines(state, day, falls)
    yield from _handed(day, at_dawn=False)


def _handed(day: Day, *, at_dawn: bool) -> Iterator[Text]:
    """To whom captains have left the office: at dawn the fallen, later all others."""
    for captain, heir in day.handed:
        if (captain in day.dead) is not at_dawn:
            continue
        if captain is None or heir is None:
            yield text("lupus-story-captain-nobody")
        else:
            yield text("lupus-story-heir", who=SeatName(captain), target=SeatName(heir))


def _dawn(state: LupusState, day: Day) -> Iterator[Text]:
    if day.moderator_bitten:
        yield text("lupus-story-moderator" if state.voice is None else "lupus-story-voice")
    causes = waves.fallen(state, day, by_day=False)  # of who came back to life none is known
    for seat in day.dead:
        card, cause = role_name(state, state.role(seat)), causes.get(seat, "")
        yield text("lupus-story-died", who=SeatName(seat), role=card, cause=cause)
    if not day.dead and not day.moderator_bitten:
        yield text("lupus-story-nobody-died")
    for one in roles(state.box).values():
        yield from one.story_of_deaths(state, day, day.dead)
    yield from _handed(day, at_dawn=True)


def _votes(vote: VoteRound) -> Iterator[Text]:
    yield from _by_target("lupus-story-votes", vote.votes, partial(weight, vote))
    silent = tuple(voter for voter, target in vote.votes if target is None)
    if silent:
        yield text("lupus-story-silent", who=SeatNames(silent), n=len(silent))

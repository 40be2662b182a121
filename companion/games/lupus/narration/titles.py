"""The titles at the end of a game: remarkable deeds, with their night or day."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from companion.core import Chapter, Frozen, Medal, Medals, Ring, SeatName, SeatNames, Text, text
from companion.core.kit.titles import MIN_COUNT, leader, titles_chapter
from companion.games.lupus.cast import banner, pack_step, role_of, shields, was_mauled
from companion.games.lupus.components.names import BLANK, FLAME, GHOST, MOB
from companion.games.lupus.head_start import votes_before, votes_received, weight
from companion.games.lupus.nights_and_days import Day, Night, VoteRound
from companion.games.lupus.role import Side
from companion.games.lupus.state import LupusState

SILENCE = "lantern-out"
ON_THE_WALL = 4


class Title(Frozen):
    """One title: its holders, the emblem of its medal, and the variables of its texts."""

    id: str
    who: Ring
    emblem: str
    words: dict[str, Any]

    @property
    def line(self) -> Text:
        return text(f"lupus-title-{self.id}", **self.words)

    def medal(self, state: LupusState) -> Medal:
        return Medal(
            title=text(f"lupus-medal-{self.id}", n=len(self.who)),
            who=self.who,
            line=text(f"lupus-medal-{self.id}-line", **self.words),
            emblem=self.emblem,
            ember=all(role_of(state, seat).side == Side.WOLVES for seat in self.who),
        )


def titles(state: LupusState) -> tuple[Chapter, ...]:
    """One chapter, or none where nothing was remarkable; only for a game that is over."""
    return titles_chapter(text("lupus-titles"), (one.line for one in _titles(state)))


def medals(state: LupusState) -> tuple[Medals, ...]:
    """The panel of the wall: the first titles as medals, or none."""
    found = tuple(one.medal(state) for one in _titles(state))[:ON_THE_WALL]
    return (Medals(title=text("lupus-titles"), medals=found),) if found else ()


def own_medals(state: LupusState, seat: int) -> tuple[Medals, ...]:
    """The panel of one phone: the titles of this player, or none."""
    found = tuple(one.medal(state) for one in _titles(state) if seat in one.who)
    return (Medals(title=text("lupus-medals-own"), medals=found, own=True),) if found else ()


def _titles(state: LupusState) -> Iterator[Title]:
    """The titles: most votes in all nominations, the human who named wolves most often, a wolf who
    never got a vote, the player who named nobody most often, the deciding vote and bites."""
    rounds = (day.nomination for day in state.all_days if day.nomination is not None)
    votes = [vote for one in rounds for vote in one.votes]
    named = [(voter, target) for voter, target in votes if target is not None]
    against = [seat for day in state.all_days for seat in votes_received(day).elements()]
    wolves = {seat for seat in state.players if role_of(state, seat).wolf}
    hits = [voter for voter, target in named if target in wolves]
    humans = (one for one in hits if role_of(state, one).side == Side.HUMANS)
    yield from _top_title("suspected", MOB, against)
    yield from _top_title("nose", BLANK, humans)
    here = wolves - {*against}
    unseen = tuple(seat for seat, one in state.players.items() if seat in here and not one.gone)
    if named and unseen:
        words = {"who": SeatNames(unseen), "n": len(unseen)}
        yield Title("unnamed", unseen, banner(Side.WOLVES), words)
    yield from _top_title("silent", SILENCE, (voter for voter, target in votes if target is None))
    yield from _turning_vote(state)
    for night, day in state.nights_with_days:
        yield from _bite(state, night, day)


def _top_title(id: str, emblem: str, acts: Iterable[int]) -> Iterator[Title]:
    """The title of the seat that is most often among `acts`, if it is one seat."""
    if most := leader(Counter(acts)):
        yield Title(id, (most[0],), emblem, {"who": SeatName(most[0]), "n": most[1]})


def _turning_vote(state: LupusState) -> Iterator[Title]:
    """The title for the vote that decided the last lynching; none if something else did."""
    day = next((day for day in reversed(state.all_days) if day.lynched is not None), None)
    if day is None or day.lynched == day.drawn or day.instead is not None:
        return
    vote = day.rounds[-1] if day.rounds else day.nomination
    start = Counter() if day.rounds else votes_before(day)
    voter = None if vote is None else _ahead_for_good(vote, day.lynched, start)
    if voter is not None and day.lynched is not None:
        words = {"who": SeatName(voter), "target": SeatName(day.lynched), "n": day.number}
        yield Title("turning", (voter,), FLAME, words)


def _ahead_for_good(vote: VoteRound, lynched: int | None, counts: Counter[int]) -> int | None:
    """The voter since whom `lynched` stayed ahead; `counts`: votes before the first voter."""
    turned: int | None = None
    ahead = _is_ahead(lynched, counts)
    for voter, target in vote.votes:
        if target is None:
            continue
        counts[target] += weight(vote, voter)
        was, ahead = ahead, _is_ahead(lynched, counts)
        if ahead and not was:
            turned = voter
    return turned if ahead else None


def _is_ahead(lynched: int | None, counts: Counter[int]) -> bool:
    others = max((n for seat, n in counts.items() if seat != lynched), default=0)
    return lynched is not None and counts[lynched] > others


def _bite(state: LupusState, night: Night, day: Day | None) -> Iterator[Title]:
    """Titles for a saved victim, and for one that most had suspected and nobody had shielded."""
    target = night.picks.get(pack_step())
    if target is None or day is None:
        return
    for role in shields(state, night, target) if target not in day.dead else ():
        who = night.by.get(str(role.step_id), ())
        words = {"who": SeatNames(who), "target": SeatName(target), "n": night.number}
        words["count"] = len(who)
        yield Title("saved", who, role.emblem, words)
        return
    suspects = list(night.last_suspicions.values())
    count = suspects.count(target)
    lost = was_mauled(state, day, target) and not day.moderator_bitten
    if lost and count >= MIN_COUNT and 2 * count > len(suspects):
        words = {"target": SeatName(target), "n": night.number}
        yield Title("saved-by-nobody", (target,), GHOST, words)

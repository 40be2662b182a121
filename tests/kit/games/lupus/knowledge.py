"""What each eye may know of the werewolf game: the secrecy matrix (§9), written independently."""

from collections.abc import Hashable, Iterator
from typing import Any

from companion.core import Eye, Sight, replace
from companion.games.lupus.cast import steps
from companion.games.lupus.options import WORLD
from companion.games.lupus.state import LupusState, Night, Phase, VoteRound
from tests.kit.games.lupus import world_knowledge as world

OPENS = {
    "reveal_when_all_in": "the fact that all votes are in",
}
"""The functions of the game that may open a sealed round, and why they do."""

ROLE_OF_STEP = {step: role.id for step, role in steps(WORLD).items()}
"""The role of each step (§6.2)."""


def holders(state: LupusState, step: str) -> frozenset[int]:
    """The living who act in a step, with custom wolves that wake with the pack."""
    roles = {ROLE_OF_STEP.get(step, step)}
    if step == "wolves":
        roles |= {
            card.id
            for card in state.customs
            if card.counts_as == "wolf" and card.night_step == "with_wolves"
        }
    return frozenset(s for s, one in state.players.items() if one.alive and one.role in roles)


def steps_on(night: Night) -> tuple[str, ...]:
    """The open steps; in one window all but those that are called by themselves."""
    if night.called is None:
        return ()
    in_window = tuple(part for part in night.parts if part not in night.order)
    return in_window if night.called == "night" else (night.called,)


def known_vote(vote: VoteRound | None, seat: int | None) -> Hashable:
    """A vote without the sealed papers of others."""
    if vote is None:
        return None
    own = None if vote.papers is None else vote.papers.given.get(seat or -1, "none")
    return (vote.order, vote.candidates, vote.votes, vote.skipped, vote.voted, own)


def untold_dead(state: LupusState) -> frozenset[int]:
    """The dead of a dawn that is not told yet, whom only the tablet knows (§6.3)."""
    day = state.day
    untold = state.phase is Phase.DAWN and day is not None and not day.told
    return frozenset(day.dead) if untold and day is not None else frozenset()


def public(state: LupusState, seat: int | None = None, *, reads: bool = False) -> Hashable:
    """What all know: the script, the living, the votes, the clock, the rules.

    `reads`: for the tablet, which at dawn reads the names aloud, and so knows them first.
    """
    hidden = frozenset() if reads else untold_dead(state)
    untold = (
        not reads and state.phase is Phase.DAWN and state.day is not None and not state.day.told
    )
    days = state.all_days[:-1] if untold else state.all_days
    return (
        *(state.phase, state.ring, state.options, state.customs, state.result, untold),
        None if untold else state.anchor,
        tuple(sorted(state.deck.items())),
        state.deck_by_hand,
        tuple(_person(state, one, hidden) for one in state.ring if one in state.players),
        None if state.night is None else _night(state.night),
        tuple(_day(day, seat) for day in days),
        len(state.nights),
        world.public(state),
    )


def _person(state: LupusState, seat: int, hidden: frozenset[int]) -> Hashable:
    one = state.players[seat]
    entered = one.role is not None
    if seat in hidden:
        return (seat, True, one.looked, entered)
    if one.death is None:
        return (seat, one.alive, one.looked, entered)
    gone = one.death.cause == "removed"
    cause = one.death.cause if state.options.announce_cause or one.death.by_day else None
    return (seat, one.alive, one.looked, entered, gone, cause, one.death.number, one.death.by_day)


def _night(night: Night) -> Hashable:
    phones = tuple(sorted(night.phones))
    return (night.number, night.order, night.cursor, night.closing, night.opened_at, phones)


def _day(day: Any, seat: int | None) -> Hashable:
    votes = (*day.elections, day.nomination, *day.rounds)
    return (
        *(day.number, day.dead, day.told, day.moderator_bitten, day.clock, day.mark, day.nominees),
        *(day.speakers, day.speaker, day.lot, day.drawn, day.condemned, day.lynched),
        *(known_vote(vote, seat) for vote in votes),
        world.of_the_day(day),
    )


class Knowledge:
    """What one eye knows, noted while it happens: the dead keep only what they knew."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.learnt: set[Hashable] = set()
        self.answered: set[int] = set()
        self.state: LupusState | None = None
        self.role: str | None = None

    def note(self, state: LupusState) -> None:
        before, self.state = self.state, state
        self._watch_the_phones(before, state)
        seat = self.eye.seat
        if seat is not None and seat in state.players:
            self.learnt |= set(self._of_the_night(state, seat))
            if not (state.phase is Phase.DAWN and untold_dead(state)):  # cards change when told
                self.role = state.players[seat].role

    def _watch_the_phones(self, before: LupusState | None, state: LupusState) -> None:
        """Who has answered is seen as it happens. When another step is called, or a player
        leaves, all are asked anew, so that nothing that was answered before is known of anybody."""
        if before is None or _asked(before) != _asked(state):
            self.answered.clear()
        if state.night is None or state.night.open_step is None:
            return
        earlier = frozenset() if before is None or before.night is None else before.night.tapped
        self.answered |= state.night.tapped - earlier

    def _of_the_night(self, state: LupusState, seat: int) -> Iterator[Hashable]:
        night = state.night
        if night is None:
            return
        for one in night.answers:
            if seat in one.seats:
                yield ("answer", night.number, one.step, one.target, one.value)
        for step, target in night.picks.items():
            if seat in night.by.get(step, ()):
                yield ("picked", night.number, step, target, night.pairs.get(step))
        if night.closing or not state.players[seat].alive:
            return
        for step in steps_on(night):
            acting = holders(state, step)
            if seat in acting:
                yield ("met", acting)
                yield ("shown", night.number, world.victim(state, step))

    def known(self) -> Hashable:
        state, seat, sight = self.state, self.eye.seat, self.eye.sight
        if sight is Sight.MODERATOR:
            return all_but_decoys(state)
        if sight is Sight.BLIND:
            # The holder of the voice's tablet plays: a dawn is theirs when it is told.
            return (public(state, reads=state.voice is None), frozenset(self.answered))
        if seat is None or seat not in state.players:
            return public(state)
        return (public(state, seat), self._own(state, seat), frozenset(self.learnt))

    def _own(self, state: LupusState, seat: int) -> Hashable:
        me = state.players[seat]
        nights = state.all_nights
        decoys = tuple(one for night in nights for one in night.suspicions if one[1] == seat)
        bets = tuple(bet for bet in state.bets if bet.seat == seat)
        own: tuple[Hashable, ...] = (self.role, me.dealt, me.looked, decoys, bets)
        own += (seat in state.without_bets, *world.own(state, seat))
        if state.night is not None:
            own += (seat in state.night.tapped, _shown_by_partners(state, seat))
        heard = not me.alive and seat not in untold_dead(state)
        if heard and state.options.dead_see_roles and not state.options.ghosts:
            own += (tuple((one.seat, one.role) for one in state.players.values()),)
        return own


def _asked(state: LupusState) -> Hashable:
    """What all are asked: the open step, and the living."""
    night = state.night
    return None if night is None else (night.number, night.cursor, night.closing, state.living)


def _shown_by_partners(state: LupusState, seat: int) -> Hashable:
    """The proposals of the living who share the seat's open step."""
    night = state.night
    for step in steps_on(night):
        acting = holders(state, step)
        if seat in acting:
            shown = sorted((s, at) for s, at in night.proposals.items() if s in acting)
            return (step, tuple(shown), night.settled.get(step, "open"))
    return None


def all_but_decoys(state: LupusState) -> Hashable:
    """What the moderator knows: everything but the decoys' picks and sealed papers."""
    nights = tuple(
        repr(
            replace(
                night,
                suspicions=(),
                **world.without_decoys(night, holders(state, "cupid") | holders(state, "piper")),
            )
        )
        for night in state.all_nights
    )
    people = tuple(repr(one) for one in state.players.values())
    return (public(state, reads=True), nights, people, *world.only_the_moderator(state))


def alike_seats(state: LupusState, phones: frozenset[int]) -> tuple[int, ...]:
    """The seats whose phones must look alike (§10): the living during a step, and, until the dawn
    is told, tonight's dead."""
    night = state.night
    if untold_dead(state):
        return tuple(s for s in (*state.living, *untold_dead(state)) if s in phones)
    if night is None or night.called is None:
        return ()
    return tuple(seat for seat in state.living if seat in phones)


def seems_alive(state: LupusState, seat: int) -> bool:
    """Whether a seat seems alive to all; until the dawn is told, its dead do."""
    return state.players[seat].alive or seat in untold_dead(state)

"""Base class of the phases of a day: all phones show the same except for the own card."""

from abc import abstractmethod
from functools import cache
from typing import ClassVar

from companion.core import Moment, Press, Prompt, ScriptStage, Text, Weight, memoize, replace, text
from companion.core.seat import Ring
from companion.core.text import SeatName
from companion.core.view import Scene, View, mark_known
from companion.core.words.panels.base import Ballot, Circle, Countdown, Note, Panel, Script, Tally
from companion.games.lupus import head_start
from companion.games.lupus.components.card import own_card
from companion.games.lupus.components.clock import clock_presses
from companion.games.lupus.components.ghost import ghost_by_day, sees_roles
from companion.games.lupus.components.ring import ring_of
from companion.games.lupus.components.shared_display import pause_or_go_on
from companion.games.lupus.phase import LupusPhase
from companion.games.lupus.state import LupusState, VoteRound

DayLines = tuple[Text, Text | None, str | None]
"""The line to read now, the next line where it is certain, and the emblem beside them."""
MORE_SECONDS = 30.0
CARDS_IN_THE_BOX = 26
ROOM_WITH_ROLES = 3
"""Cards' worth of bytes that a card and a ring of roles take, however long their words are."""


class DayPhase(LupusPhase):
    """A phase between dawn and lynching, as most of them are."""

    stage_name: ClassVar[str] = ""
    """Id of its name among the stages of the day; phases with the same name are one stage."""
    shows_votes: ClassVar[bool] = False
    """Whether the mob cards of the last vote lie on the ring."""

    @abstractmethod
    def lines(self, state: LupusState) -> DayLines:
        """The lines to read aloud."""

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        """What the living player in `seat` is told to do: wait, speak, be silent."""
        return ()

    def mob_cards(self, state: LupusState) -> tuple[Text, ...]:
        """Instructions to the moderator for votes with real cards or fingers (`mob_cards`)."""
        return ()

    def nominated(self, state: LupusState) -> Ring:
        return ()

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        """The words in the middle of the ring, and who is named there."""
        return None, ()

    def announces(self, state: LupusState) -> Panel | None:
        """A panel for all: the verdict."""
        return None

    def clock_name(self, state: LupusState) -> Text:
        return text("lupus-clock-talk")

    def clock_limit(self, state: LupusState) -> float | None:
        """Seconds that the clock may be extended to; None: any."""
        return None

    def asks(self, state: LupusState, seat: int) -> tuple[Prompt, ...]:
        """The prompts on the phone of `seat`, which may be a ghost's."""
        return ()

    def title(self, state: LupusState) -> Text:
        return text("lupus-day", n=state.number)

    def scene(self, state: LupusState) -> Scene:
        """A ring without clock and votes gives its room to the line that is read."""
        bare = state.today().clock is None and self._last_vote(state) is None
        return Scene.SCRIPT if bare and self.layout is Scene.RING else self.layout

    def turn(self, state: LupusState) -> int | None:
        vote = self.vote(state)
        if vote is None or vote.papers is not None:
            return None
        return next(iter(vote.missing), None)

    def extension(self, state: LupusState) -> float:
        clock = state.today().clock
        if clock is None:
            return 0.0
        limit = self.clock_limit(state)
        return MORE_SECONDS if limit is None else max(0.0, min(MORE_SECONDS, limit - clock.length))

    def script(self, state: LupusState, moment: Moment) -> Script | None:
        line, following, emblem = self.lines(state)
        return Script(line=line, following=following, emblem=emblem, stages=self._stages(state))

    def stage_of(self, state: LupusState) -> str:
        """Id of the name of the current stage of the day."""
        return self.stage_name

    def _stages(self, state: LupusState) -> tuple[ScriptStage, ...]:
        names = stage_names()
        at = names.index(self.stage_of(state))
        return tuple(
            ScriptStage(text(id), "done" if place < at else "now" if place == at else "next")
            for place, id in enumerate(names)
        )

    def on_the_table(self, state: LupusState, last: VoteRound) -> tuple[int | None, ...]:
        """The targets of the last vote, and in the nomination of those before it."""
        first = head_start.seats_with_votes(state) if last == state.today().nomination else ()
        return *first, *head_start.counted_targets(last)

    def _last_vote(self, state: LupusState) -> VoteRound | None:
        return state.today().last_vote if self.shows_votes else None

    def panels(self, state: LupusState) -> tuple[Panel, ...]:
        return self.ring(state, False), *self.below_the_ring(state)

    @memoize  # 50 µs; ghosts who are shown roles see one ring, and a blind tablet the wall's
    def ring(self, state: LupusState, roles: bool) -> Circle:
        """The ring of this phase. `roles`: whether every card is shown."""
        last, vote = self._last_vote(state), self.vote(state)
        return ring_of(
            state,
            roles=roles,
            votes=() if last is None else self.on_the_table(state, last),
            turn=self.turn(state),
            nominated=self.nominated(state),
            # That a sealed vote is missing, everybody may know.
            waits=() if vote is None or vote.papers is None else vote.missing,
            middle=self.middle(state),
        )

    @memoize  # 10 µs, in the view of each ghost
    def below_the_ring(self, state: LupusState) -> tuple[Panel, ...]:
        clock, vote = state.today().clock, self._last_vote(state)
        found = (
            None if clock is None else Countdown(clock=clock, label=self.clock_name(state)),
            self.announces(state),
            None if vote is None else tally(state, vote, on=self.vote(state) is not None),
        )
        return tuple(panel for panel in found if panel is not None)

    def desk_panels(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
        on_screen = state.options.mob_cards == "on_screen" or state.voice is not None
        lines = () if on_screen else self.mob_cards(state)
        cards = (Note(lines=lines),) if lines else ()
        return self.ring(state, knows), *cards, *self.below_the_ring(state)

    def table_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        return clock_presses(state, moment, self.extension(state))

    def secret_bytes(self, state: LupusState, seat: int, usual: int) -> int:
        """More for a dead player who is shown all roles: a ring beside the card."""
        out = not state.alive(seat) and sees_roles(state)
        return usual * ROOM_WITH_ROLES if out else usual

    def phone(self, state: LupusState, seat: int, moment: Moment, wall: View) -> View:
        alive = state.alive(seat)
        return self.living(state, seat, wall) if alive else self.ghost(state, seat, wall)

    def living(self, state: LupusState, seat: int, wall: View) -> View:
        """The phone of a living player: whose vote it is, and who waits. All of this is public."""
        note = self.note(state, seat)
        waits = (Note(lines=note, tone="call", known=True),) if note else ()
        return replace(
            wall,
            prompts=mark_known((*self.asks(state, seat), *self.asks_by_voice(state, seat))),
            panels=(*waits, *wall.panels) if waits else wall.panels,
            own=own_card(state, seat),
        )

    def asks_by_voice(self, state: LupusState, seat: int) -> tuple[Press, ...]:
        """Prompts for the living while the voice moderates: its question, and a pause."""
        if not state.voice_leads:
            return ()
        return (*self.voice_phone_prompts(state, seat), pause_or_go_on(state, Weight.LINK, "aside"))

    def ghost(self, state: LupusState, seat: int, wall: View) -> View:
        """The phone of a player who is out. The table chooses whether it shows roles."""
        ring = self.ring(state, True) if sees_roles(state) else Circle.kind
        below = tuple(one.kind for one in self.below_the_ring(state))
        # The tally counts what the public line would, a clock has a name, a verdict is the title,
        # and of the own death a line of one's own tells.
        panel = self.vote(state) or state.today().clock or self.announces(state)
        now = None if panel or seat in state.today().dead else self.line(state)
        return ghost_by_day(state, seat, wall, (*below, ring), self.asks(state, seat), now)


@cache  # 27 µs in each view of the tablet
def stage_names() -> tuple[str, ...]:
    """The stages of a day in their order."""
    days = (one for one in LupusPhase.in_order().values() if isinstance(one, DayPhase))
    return tuple(dict.fromkeys(one.stage_name for one in days))


def tally(state: LupusState, vote: VoteRound, *, on: bool) -> Tally:
    """The votes of `vote` in the order given. `on`: whether more votes may come."""
    rounds, election = len(state.today().rounds), state.today().nomination is None
    words = "lupus-tally-election" if election else "lupus-tally-nomination"
    passed = text("lupus-ballot-skipped" if state.voice is None else "lupus-ballot-silent")
    notes = dict.fromkeys(vote.skipped, passed)
    return Tally(
        title=text("lupus-tally-runoff", n=rounds) if rounds else text(words),
        ballots=tuple(
            Ballot(voter, target, notes.get(voter), head_start.weight(vote, voter))
            for voter, target in vote.votes
        ),
        expected=len(vote.order),
        cast=vote.cast,
        next_voter=next(iter(vote.missing), None) if on and vote.papers is None else None,
    )


def in_a_vote(state: LupusState, id: str) -> tuple[Text, ...]:
    """Instructions for each vote (`id` of the sentence), that a captain's counts for two, and a
    note if the cards may not suffice."""
    way, vote = state.options.mob_cards, state.vote()
    lines = [text(id, way=way)]
    captain = (seat for seat in vote.order if seat == state.captain)
    lines += [text("lupus-say-captain", who=SeatName(seat)) for seat in captain]
    first = () if state.today().rounds else head_start.seats_with_votes(state)
    needed = len(first) + sum(head_start.weight(vote, voter) for voter in vote.order)
    needed += len(state.players) - len(state.living)
    if way == "physical" and needed > CARDS_IN_THE_BOX:
        lines.append(text("lupus-hands-mob-short", n=needed, of=CARDS_IN_THE_BOX))
    return tuple(lines)


def face_down(state: LupusState, out: bool) -> tuple[Text, ...]:
    """A person who is `out` keeps a real card face down."""
    if state.options.mob_cards != "physical" or not out:
        return ()
    return (text("lupus-hands-mob-ghost"),)

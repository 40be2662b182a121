"""The owl: each night marks one player, who is then among the nominees (L-V5)."""

from collections.abc import Iterator

from companion.core import Chance, Draft, Moment, Ring, Scene, SeatName, Text, View, replace, text
from companion.core.kit.option import OURS, OWN, Switch
from companion.core.tally import at_least_second
from companion.games.lupus.head_start import votes_received
from companion.games.lupus.nights_and_days import Day
from companion.games.lupus.phases import defence
from companion.games.lupus.phases.day import DayLines
from companion.games.lupus.role import NotOneself, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState, Phase

FLIGHT_SECONDS = 1.8
"""Until the owl has crossed the wall."""


class Owl(NotOneself):
    """Marks a player, itself included."""

    id = "owl"
    side = Side.HUMANS
    power = True
    advised = 12
    rules = (
        Switch("owl_may_mark_self", True, off=OWN, on=OURS),
        Switch("owl_mark_survives_owl_death", True, off=OWN, on=OURS),
    )
    slot = Slot.MARK
    words = Words(chosen="lupus-band-marks", picked="lupus-story-owl")
    announced_in = "mark"
    read_aloud = (
        ("lupus-call-owl", 41, 4.4),
        ("lupus-close-owl", 16, 2.4),
        ("lupus-say-owl", 39, 2.6),
        ("lupus-step-owl", 8, 1.2),
    )

    def objection(self, state: LupusState, actors: Seats, target: int) -> str | None:
        """A13: oneself is allowed, unless the table forbids it."""
        allowed = state.options.value("owl_may_mark_self")
        return None if allowed else super().objection(state, actors, target)

    def nominates(self, state: LupusState) -> int | None:
        """Last night's mark, where it counts today (A14, A15)."""
        if not state.nights:
            return None
        night, day = state.nights[-1], state.today()
        mark = night.picks.get(self.id)
        if not state.alive(mark):
            return None
        owls = night.by.get(self.id, ())
        died_tonight = bool(owls) and all(seat in day.dead for seat in owls)
        survives = state.options.value("owl_mark_survives_owl_death")
        return None if died_tonight and not survives else mark

    def story_of_day(self, state: LupusState, day: Day) -> Iterator[Text]:
        """The mark, unless the votes alone have nominated that player (L-V4)."""
        voted = at_least_second(state.ring, votes_received(day))
        if day.mark is not None and day.mark not in voted:
            yield text("lupus-story-mark", target=SeatName(day.mark))


class MarkPhase(defence.AfterTheVote):
    """Before the speeches everybody hears who is nominated regardless of the votes (L-V5)."""

    id = Owl.announced_in
    after, follows = (Phase.NOMINATION,), (Phase.DEFENCE,)
    by_hand = (Phase.LYNCH, Phase.OVER)
    asked_as = Phase.DAWN
    help_step = "nomination"
    stage_name = "lupus-stage-vote"
    layout = Scene.OMEN

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        defence.begin(draft, moment)

    def announcement_seconds(self, state: LupusState) -> float:
        return FLIGHT_SECONDS

    def label(self, state: LupusState, knows: bool) -> Text:
        return defence.speaker_label(state.today().nominees, 0) or text("lupus-go-verdict")

    def wall(self, state: LupusState, moment: Moment) -> View:
        return replace(super().wall(state, moment), emblem=Owl.emblem)

    def line(self, state: LupusState) -> Text | None:
        marked = state.today().mark
        return None if marked is None else text("lupus-say-owl", who=SeatName(marked))

    def lines(self, state: LupusState) -> DayLines:
        """The mark, then the nominees with the first of them to speak."""
        day = state.today()
        following = defence.speak_line(state, day.nominees, 0) if day.nominees else None
        return self.line(state) or defence.nominees_line(state), following, Owl.emblem

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        return (text("lupus-you-nominated"),) if seat in state.today().nominees else ()

    def nominated(self, state: LupusState) -> Ring:
        return state.today().nominees

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        marked = state.today().mark
        return (None, ()) if marked is None else (text("lupus-middle-owl"), (marked,))

"""Pass and play: whose turn with the tablet it is, and its prompts (§10).

Nothing here depends on a card: everybody can tap every name. Only the view of the seat that holds
the tablet says what it is asked, and whether the name counts.
"""

from collections.abc import Collection, Iterator

from companion.core import Chance, Clock, Draft, Moment, Pick, Press, Prompt, View, Weight, replace
from companion.core.text import SeatName, text
from companion.core.words.panels.base import Awaited, Countdown, Panel
from companion.games.lupus.components.names import joined
from companion.games.lupus.night_rules.pass_and_play import begin_round, ends_at, turn_seconds
from companion.games.lupus.nights_and_days import Passing
from companion.games.lupus.state import LupusState, passing
from companion.games.lupus.voice.phase import PhaseByVoice
from companion.games.lupus.waves import correction_line

GROUP = "passing"
IN_VAIN = text("lupus-band-vain")
"""For a player who has tapped a name that the card may not choose."""


def prompts(state: LupusState, key: str, asked: Pick | None) -> Iterator[Prompt]:
    """The prompts of the current turn: take the tablet; then answer, or say that it is in the wrong
    hands. `key`: of the round. `asked`: its question, the same for everybody; None: there is only
    a line to read."""
    found = passing(state)
    if found is None or found.turn is None:
        return
    seat = found.turn
    if found.since is None:
        yield from _on_its_way(state, found, f"{key}-{{}}-{'ask' if asked else 'read'}", seat)
        return
    if asked is not None:
        done = seat in answered(state)
        yield replace(
            asked,
            key=f"{key}-passing-{found.place}",
            title=text("lupus-passing-done" if done else "lupus-passing-choose"),
            hint=None,
            ring=state.living,
            seats=state.living,
            act_for=(seat,),
            group=GROUP,
        )
    yield Press(
        key="passing-wrong-hands",
        command="return_device",
        label=text("lupus-passing-wrong", who=SeatName(seat)),
        weight=Weight.LINK,
        group=GROUP,
    )


def answered(state: LupusState) -> Collection[int]:
    """The seats that have answered the question of this round."""
    return state.today().aims if state.night is None else state.night.tapped


def _on_its_way(state: LupusState, found: Passing, key: str, seat: int) -> Iterator[Press]:
    who = SeatName(seat)
    yield Press(
        key=f"{key.format('take')}-{found.place}",
        command="take_device",
        label=text("lupus-passing-take", who=who),
        act_for=(seat,),
        group=GROUP,
    )
    yield Press(
        key=f"{key.format('over')}-{found.place}",
        command="pass_over",
        label=text("lupus-passing-over", who=who),
        warn=None if state.night is None else text("lupus-passing-over-warn", who=who),
        weight=Weight.LINK,
        group=GROUP,
    )


def panels(state: LupusState) -> tuple[Panel, ...]:
    """How many have had the tablet, and the time left in this turn."""
    found = passing(state)
    if found is None:
        return ()
    total = len(found.seats)
    way = Awaited(
        done=found.place,
        total=total,
        missing=found.seats[found.place :],
        words=text("lupus-passing-way", place=found.place + 1, of=total),
    )
    if found.since is None:
        return (way,)
    clock = Clock(turn_seconds(state), since=found.since)
    return way, Countdown(clock=clock, label=text("lupus-passing-clock"), bell=False)


class PhaseInHands(PhaseByVoice):
    """A phase in which the tablet may go to players who have no phone."""

    def passing_question(self, state: LupusState) -> tuple[str, Pick | None]:
        """The key of the tablet's round, and its question; None: only a line is read."""
        return "", None

    def go_on_blind(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Go on; first, the tablet goes to dead players who are asked."""
        self.go_on(draft, moment, chance)
        if draft.state.day is not None and draft.state.day.passing is None:
            begin_round(draft, moment, blind=True)

    def ends_at(self, state: LupusState) -> float | None:
        return ends_at(state)

    def voice_display_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        return tuple(prompts(state, *self.passing_question(state)))

    def read(self, state: LupusState, moment: Moment) -> tuple[Panel, ...]:
        found, first = self.script(state, moment), correction_line(state)
        if found is None:
            return ()
        return (found if first is None else replace(found, line=joined(first, found.line)),)

    def passing_view(
        self, state: LupusState, moment: Moment, wall: View, more: tuple[Prompt, ...]
    ) -> View:
        """The tablet's view while it is passed round, all public. `more`: further prompts."""
        asked = self.voice_display_prompts(state, moment)
        way = (*self.read(state, moment), *panels(state))
        return replace(wall, prompts=(*asked, *more), panels=(*way, *wall.panels))

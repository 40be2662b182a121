"""The lynching (L-R5): the verdict is read, and takes effect when it is confirmed."""

from companion.core import Chance, Draft, Moment, Ring, Scene, Verdict, memoize
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus import waves
from companion.games.lupus.cast import role_of
from companion.games.lupus.components.names import MOB
from companion.games.lupus.facts.day import Condemned, Lynched
from companion.games.lupus.phases.day import DayLines, face_down
from companion.games.lupus.phases.defence import AfterTheVote
from companion.games.lupus.phases.lot import all_nominated
from companion.games.lupus.phases.shot import after_a_wave
from companion.games.lupus.state import LupusState, Phase

LOT_SECONDS = 2.6
"""On the wall, while a lot is drawn."""
FIRST_SECONDS, EACH_SECONDS, MOST_SECONDS = 0.9, 0.16, 4.9
"""On the wall, while the cards land: one for each of the living, cast or not."""


class Lynch(AfterTheVote):
    """The condemned person, or nobody, is lynched; unless that ends the game, night falls."""

    id = Phase.LYNCH
    follows = (Phase.NIGHT, Phase.SHOT, Phase.HANDOVER, Phase.OVER)
    by_hand = (Phase.DEFENCE,)
    help_step = "runoff"
    stage_name = "lupus-stage-verdict"
    layout = Scene.VERDICT

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """The verdict takes effect; what it brings beside is read before the game goes on."""
        if not draft.state.today().carried_out:
            carry_out(draft)
            if _outcome(draft.state) is not None:
                return
        after_a_wave(draft, moment, chance)

    def skip(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Cancel the lynching; if nobody is to be lynched, the night begins."""
        if draft.state.today().condemned is None or draft.state.today().carried_out:
            self.go_on(draft, moment, chance)
        else:
            draft.record(Condemned(None))

    def label(self, state: LupusState, knows: bool) -> Text:
        condemned = state.today().condemned
        if _outcome(state) is not None:
            return text("lupus-go-on")
        if condemned is None:
            return text("lupus-go-lynch-nobody")
        return text("lupus-go-lynch", who=SeatName(condemned))

    def hint(self, state: LupusState) -> Text | None:
        """What follows, unless the fallen are asked or a captain hands the office on before."""
        day = state.today()
        asked = state.captain is not None or waves.may_be_shot(state)
        silent = day.carried_out or (day.condemned is not None and asked)
        return None if silent else text("lupus-go-lynch-hint")

    def line(self, state: LupusState) -> Text:
        return text(f"lupus-line-verdict{_way(state)}")

    def lines(self, state: LupusState) -> DayLines:
        condemned, outcome = state.today().condemned, _outcome(state)
        if outcome is not None:
            return outcome, None, MOB
        if condemned is None:
            return text("lupus-say-verdict-nobody"), None, MOB
        return text(f"lupus-say-verdict{_way(state)}", who=SeatName(condemned)), None, MOB

    def announces(self, state: LupusState) -> Verdict:
        day = state.today()
        condemned = day.condemned
        if condemned is None:
            return Verdict(title=text("lupus-nobody"), line=text("lupus-nobody-leaves"))
        title = text("lupus-who", who=SeatName(condemned))
        outcome = _outcome(state)
        if outcome is not None:
            return Verdict(title=title, line=outcome)
        if day.drawn == condemned:
            line = text(f"lupus-leaves-lot{all_nominated(state)}", names=SeatNames(day.lot))
            return Verdict(title=title, line=line, among=day.lot)
        return Verdict(title=title, line=text(f"lupus-leaves{_way(state)}"))

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        if seat != state.today().condemned or state.today().carried_out:
            return ()
        leave = text("lupus-you-lynched-line")
        return (leave,) if _way(state) else (text("lupus-you-lynched"), leave)

    def mob_cards(self, state: LupusState) -> tuple[Text, ...]:
        return face_down(state, state.today().condemned is not None and not self._stays(state))

    def nominated(self, state: LupusState) -> Ring:
        condemned = state.today().condemned
        return () if condemned is None else (condemned,)

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        named = self.nominated(state)
        words = text("lupus-middle-spared" if self._stays(state) else "lupus-middle-lynched")
        return (words, named) if named else (None, ())

    def _stays(self, state: LupusState) -> bool:
        """Whether the condemned player was spared."""
        return state.today().carried_out and state.alive(state.today().condemned)

    def after_removal(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        if not draft.state.today().carried_out:
            super().after_removal(draft, seat, moment)

    def announcement_seconds(self, state: LupusState) -> float:
        if state.today().drawn is not None:
            return LOT_SECONDS
        return min(MOST_SECONDS, FIRST_SECONDS + EACH_SECONDS * len(state.living))


def carry_out(draft: Draft[LupusState]) -> None:
    """The condemned player is lynched with all that follows, or is reprieved by its role."""
    state, condemned = draft.state, draft.state.today().condemned
    spared = () if condemned is None else role_of(state, condemned).reprieve(state, condemned)
    draft.record(*spared, Lynched(None if spared else condemned))
    if condemned is not None and not spared:
        waves.record_wave(draft, {condemned: "lynched"})


@memoize  # asked several times in each view of the phase
def _outcome(state: LupusState) -> Text | None:
    """What the verdict has caused beside the lynching; None: nothing, or it is still open."""
    if not (day := state.today()).carried_out:
        return None
    fallen = day.wave if day.condemned in day.wave else ()
    return waves.public_outcome(state, day, waves.causes_of(state, fallen))


def _way(state: LupusState) -> str:
    """What decided, as the ending of an id: nobody, the lot, a role in its place, "" for votes."""
    day = state.today()
    if day.condemned is None:
        return "-nobody"
    if day.instead is not None:
        return f"-{day.instead}"
    return "-lot" if day.drawn == day.condemned else ""

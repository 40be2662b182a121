"""The lynching (L-R5): the verdict is read, and takes effect when it is confirmed."""

from __future__ import annotations

from companion.core import Chance, Draft, Moment, Ring, Scene, Verdict
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus.components.names import MOB
from companion.games.lupus.facts.day import Condemned, Lynched
from companion.games.lupus.night_rules import call_order
from companion.games.lupus.phases.day import DayLines, face_down
from companion.games.lupus.phases.defence import AfterTheVote
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.victory import check_end

LOT_SECONDS = 2.6
"""On the wall, while a lot is drawn."""
FIRST_SECONDS, EACH_SECONDS, MOST_SECONDS = 0.9, 0.16, 4.9
"""On the wall, while the cards land: one for each of the living, cast or not."""


class Lynch(AfterTheVote):
    """The condemned person, or nobody, is lynched; unless that ends the game, night falls."""

    id = Phase.LYNCH
    follows = (Phase.NIGHT, Phase.OVER)
    by_hand = (Phase.DEFENCE,)
    help_step = "runoff"
    stage_name = "lupus-stage-verdict"
    layout = Scene.VERDICT

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        draft.record(Lynched(draft.state.today().condemned))
        if not check_end(draft):
            call_order.fall(draft, moment)

    def skip(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Cancel the lynching; if nobody is to be lynched, the night begins."""
        if draft.state.today().condemned is None:
            self.go_on(draft, moment, chance)
        else:
            draft.record(Condemned(None))

    def label(self, state: LupusState, knows: bool) -> Text:
        condemned = state.today().condemned
        if condemned is None:
            return text("lupus-go-lynch-nobody")
        return text("lupus-go-lynch", who=SeatName(condemned))

    def hint(self, state: LupusState) -> Text:
        return text("lupus-go-lynch-hint")

    def line(self, state: LupusState) -> Text:
        return text(f"lupus-line-verdict{_way(state)}")

    def lines(self, state: LupusState) -> DayLines:
        condemned = state.today().condemned
        if condemned is None:
            return text("lupus-say-verdict-nobody"), None, MOB
        return text(f"lupus-say-verdict{_way(state)}", who=SeatName(condemned)), None, MOB

    def announces(self, state: LupusState) -> Verdict:
        """The verdict: who has to leave."""
        day = state.today()
        condemned = day.condemned
        if condemned is None:
            return Verdict(title=text("lupus-nobody"), line=text("lupus-nobody-leaves"))
        title = text("lupus-who", who=SeatName(condemned))
        if day.drawn == condemned:
            line = text("lupus-leaves-lot", names=SeatNames(day.lot))
            return Verdict(title=title, line=line, among=day.lot)
        return Verdict(title=title, line=text("lupus-leaves"))

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        if seat != state.today().condemned:
            return ()
        return text("lupus-you-lynched"), text("lupus-you-lynched-line")

    def mob_cards(self, state: LupusState) -> tuple[Text, ...]:
        return face_down(state, state.today().condemned is not None)

    def nominated(self, state: LupusState) -> Ring:
        condemned = state.today().condemned
        return () if condemned is None else (condemned,)

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        named = self.nominated(state)
        return (text("lupus-middle-lynched"), named) if named else (None, ())

    def announcement_seconds(self, state: LupusState) -> float:
        if state.today().drawn is not None:
            return LOT_SECONDS
        return min(MOST_SECONDS, FIRST_SECONDS + EACH_SECONDS * len(state.living))


def _way(state: LupusState) -> str:
    """What has decided, as the ending of a sentence's id: nobody, the lot, or "" for the votes."""
    day = state.today()
    if day.condemned is None:
        return "-nobody"
    return "-lot" if day.drawn == day.condemned else ""

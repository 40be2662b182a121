"""The mark (L-V5): before the speeches it is said whom a role has brought among the nominees."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.seat import Ring
from companion.core.text import SeatName, Text, text
from companion.games.lupus.cast import marking, the_mark
from companion.games.lupus.phases.day import Lines
from companion.games.lupus.phases.defence import (
    AfterTheVote,
    begin,
    next_speaks,
    nominees_line,
    speak_line,
)
from companion.games.lupus.state import LupusState, Phase


class Mark(AfterTheVote):
    """Everybody hears who is nominated regardless of the votes."""

    id = Phase.MARK
    follows = (Phase.DEFENCE,)
    by_hand = (Phase.LYNCH, Phase.OVER)
    help_step = "nomination"
    stage_name = "lupus-stage-vote"

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        begin(draft, moment)

    def label(self, state: LupusState, knows: bool) -> Text:
        return next_speaks(state.today().nominees, 0) or text("lupus-go-verdict")

    def line(self, state: LupusState) -> Text | None:
        marked = state.today().mark
        return None if marked is None else text(the_mark().says, who=SeatName(marked))

    def lines(self, state: LupusState) -> Lines:
        """The mark, then the nominees with the first of them to speak."""
        day, role = state.today(), marking()
        following = speak_line(state, day.nominees, 0) if day.nominees else None
        emblem = None if role is None else role.emblem
        return self.line(state) or nominees_line(state), following, emblem

    def note_lines(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        return (text("lupus-you-nominated"),) if seat in state.today().nominees else ()

    def nominated(self, state: LupusState) -> Ring:
        return state.today().nominees

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        marked = state.today().mark
        return (None, ()) if marked is None else (text(the_mark().middle), (marked,))

"""The runoff (§6.6): the other players vote among the speakers."""

from companion.core import Chance, Draft, Moment, Ring, Text, text
from companion.games.lupus import votes
from companion.games.lupus.facts.day import Condemned
from companion.games.lupus.phases.defence import AfterTheVote, break_the_tie, call_speaker
from companion.games.lupus.phases.voting import Voting
from companion.games.lupus.state import LupusState, Phase


class Runoff(Voting, AfterTheVote):
    """The others vote among the nominees (L-R3). After a second tie the captain, a role that pays
    or the lot decides (`break_the_tie` in phases/defence.py)."""

    id = Phase.RUNOFF
    follows = (Phase.DEFENCE, Phase.LOT, Phase.LYNCH)
    by_hand = (Phase.OVER,)
    help_step = "runoff"
    stage_name = "lupus-stage-runoff"
    button_label = "lupus-go-result"
    kind = "runoff"
    public_line = "lupus-line-runoff"
    open_hint = "lupus-vote-runoff-hint"
    by_cards = "lupus-hands-mob-again"

    def candidates(self, state: LupusState) -> Ring:
        return state.vote().candidates

    nominated = candidates

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """L-R3: lynched, or a second runoff among the tied, or the lot."""
        first = votes.runoff_leaders(draft.state)
        if len(first) == 1:
            draft.record(Condemned(first[0]))
        elif len(draft.state.today().rounds) == 1:
            call_speaker(draft, first, 0, moment)
        else:
            break_the_tie(draft, first, chance)

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        candidates = self.candidates(state)
        return text("lupus-middle-nominees", n=len(candidates)), candidates

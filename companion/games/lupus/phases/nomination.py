"""The nomination (§6.5): everybody names a suspect, and the most named are the nominees."""

from companion.core import Chance, Draft, Moment, SeatName, Text, text
from companion.games.lupus import votes
from companion.games.lupus.components.names import joined
from companion.games.lupus.facts.day import NomineesNamed
from companion.games.lupus.phases.defence import begin
from companion.games.lupus.phases.voting import Voting
from companion.games.lupus.state import LupusState, Phase


class Nomination(Voting):
    """Everybody alive (and ghosts, where the table wants it) names a suspect."""

    id = Phase.NOMINATION
    follows = (Phase.DEFENCE, Phase.LYNCH)
    by_hand = (Phase.OVER,)
    help_step = "nomination"
    stage_name = "lupus-stage-vote"
    button_label = "lupus-go-nominees"
    kind = "vote"
    public_line = "lupus-line-votes"
    open_hint = "lupus-vote-hint"
    by_cards = "lupus-hands-mob-vote"

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """The nominees are named; a role's mark is announced first (L-V5)."""
        mark = votes.marked(draft.state)
        draft.record(NomineesNamed(votes.nominees(draft.state), mark))
        if mark is None:
            begin(draft, moment)

    def _read(self, state: LupusState) -> Text:
        """At its opening first who is captain now, and whom roles have given votes."""
        line, first = super()._read(state), state.today().head_start
        for role, seat, count in () if state.vote().cast else reversed(first):
            line = joined(text(f"lupus-say-{role}", who=SeatName(seat), n=count), line)
        captain = state.captain
        if captain is not None and captain == state.today().elected and not state.vote().cast:
            line = joined(text("lupus-say-captain", who=SeatName(captain)), line)
        return line

    def after_removal(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        votes.open_nomination(draft)

    def after_revival(self, draft: Draft[LupusState], moment: Moment) -> None:
        votes.open_nomination(draft)

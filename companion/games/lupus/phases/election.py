"""The election of a captain (L-B20): in the open, when the discussion ends and there is none."""

from companion.core import Chance, Draft, Moment, SeatName, SeatNames, Text, leaders, text, totals
from companion.core.seat import Ring, after, among
from companion.games.lupus import votes
from companion.games.lupus.cast import candidates
from companion.games.lupus.components.names import joined
from companion.games.lupus.facts.captain import CaptainChosen, ElectionOpened, ElectionVoid
from companion.games.lupus.phases.voting import Voting
from companion.games.lupus.state import LupusState, Phase


class Election(Voting):
    """Everybody alive votes; a tie is voted on once more, and then chance decides."""

    id = Phase.ELECTION
    follows = (Phase.NOMINATION,)
    by_hand = (Phase.OVER,)
    help_step = "election"
    stage_name = "lupus-stage-vote"
    button_label = "lupus-go-captain"
    kind = "election"
    public_line = "lupus-line-election"
    open_hint = "lupus-vote-election-hint"
    sealed_hint = "lupus-vote-election-hint"
    by_cards = "lupus-hands-mob-vote"

    def candidates(self, state: LupusState) -> Ring:
        """Named by the opening line where only the tied are voted on."""
        return state.vote().candidates if _is_second(state) else ()

    def _read(self, state: LupusState) -> Text:
        """As the tied are voted on, first that there is a tie, and among whom."""
        vote, tied = state.vote(), SeatNames(self.candidates(state))
        sealed = vote.papers is not None
        if not tied.seats or not vote.missing or (vote.cast and not sealed):
            return super()._read(state)
        ask = text("lupus-say-election-next", who=SeatName(vote.missing[0]))
        then = text("lupus-say-vote-together") if sealed else ask
        return joined(text("lupus-say-election-tie", names=tied), then)

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        vote = draft.state.vote()
        received = totals(target for _, target in vote.votes)
        first = leaders(draft.state.ring, received, vote.candidates)
        again = _is_second(draft.state)
        if len(first) > 1 and received and not again:
            _open(draft, first)
            return
        chosen: int | None = None
        if received or again:
            chosen = first[0] if len(first) == 1 else chance.one_of(first)
        draft.record(CaptainChosen(chosen, elected=True))
        votes.open_nomination(draft)

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        return text("lupus-middle-election"), self.candidates(state)

    def after_removal(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        """The election begins anew (L-B26)."""
        _anew(draft)

    def after_revival(self, draft: Draft[LupusState], moment: Moment) -> None:
        _anew(draft)


def is_due(state: LupusState) -> bool:
    """Whether a captain is elected before the nomination."""
    return state.options.captain == "elected" and state.captain is None


def _is_second(state: LupusState) -> bool:
    """Whether only those tied in a first vote are voted on."""
    return len(state.today().elections) > 1


def open_election(draft: Draft[LupusState]) -> None:
    """The first vote on a captain."""
    _open(draft, candidates(draft.state))


def _anew(draft: Draft[LupusState]) -> None:
    draft.record(ElectionVoid())
    open_election(draft)


def _open(draft: Draft[LupusState], among_these: Ring) -> None:
    state = draft.state
    order = among(after(state.ring, state.anchor), candidates(state))
    draft.record(ElectionOpened(order, among_these, state.options.simultaneous_votes))

"""The commands of the game. The acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import By, Command
from companion.core.kit.rules import SetOption as SetOption
from companion.core.kit.rules import UseRules as UseRules
from companion.games.lupus.state import Phase

LOBBY = (Phase.LOBBY,)
VOTES = (Phase.ELECTION, Phase.NOMINATION, Phase.RUNOFF)
CARDS_OUT = (
    *(Phase.NIGHT, Phase.DAWN, Phase.DISCUSSION, Phase.NOMINATION, Phase.DEFENCE),
    *(Phase.RUNOFF, Phase.LOT, Phase.LYNCH, Phase.SHOT, Phase.ELECTION, Phase.HANDOVER),
)
"""From NIGHT(1) to LYNCH (L-Q1)."""


class UsePreset(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: "recommended" or "strict"; every other rule back to its default."""

    preset: str


class UseStyle(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: which deck is proposed and how one votes, in one touch (`presets.STYLES`)."""

    style: str


class SetDeck(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: the cards by role. Checked when they are dealt, so that it may pass by
    illegal decks on the way to a legal one."""

    counts: Mapping[str, int]


class ProposeDeck(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: back to the proposed deck (§4), which follows the number of players."""


class SetNightOrder(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: every step id once (§6.2); steps of invented cards may be left out."""

    order: tuple[str, ...]


class SetCustomCard(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: an invented card; fields as in `state.Custom`."""

    slot: int
    card_name: str
    text: str
    counts_as: str
    seer_answer: str
    medium_answer: str
    night_step: str


class DropCustomCard(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: without the invented card of this slot."""

    slot: int


class Deal(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: deal the cards, or (physical) let them be handed out."""


class Look(Command, phases=(Phase.DEAL,)):
    """Deal: a seat has seen its card."""


class EnterRole(Command, phases=(Phase.DEAL,)):
    """Physical deal: the card that a seat has drawn."""

    role: str


class DealRest(Command, by=By.HOST, phases=(Phase.DEAL,)):
    """Mixed deal, tablet: the cards not yet entered go to the seats without one, by chance."""


class Advance(Command, by=By.HOST):
    """Tablet: the main button; go on to the next step (§6)."""


class Pick(Command, phases=(Phase.NIGHT,)):
    """Night: the seat points at `target` in the open `step`, or a decoy; None: at nobody."""

    step: str
    target: int | None


class Settle(Command, by=By.HOST, phases=(Phase.NIGHT,)):
    """Night, tablet: settle the open step (L-N3); `target` None: nobody."""

    target: int | None
    step: str = ""
    """With `night_input = together`: the part to settle; otherwise ""."""


class Pause(Command, by=By.HOST):
    """Day, tablet: pause the clock."""


class Resume(Command, by=By.HOST):
    """Day, tablet: continue the clock."""


class MoreTime(Command, by=By.HOST):
    """Day, tablet: thirty seconds more (§6.4)."""


class EndClock(Command, by=By.HOST):
    """Day, tablet: the time is up."""


class Vote(Command, phases=VOTES):
    """Nomination or runoff: the seat's vote; None abstains."""

    target: int | None


class SkipVoter(Command, by=By.TABLET, phases=VOTES):
    """Votes, tablet for a voter: pass over a voter who does not answer (L-V3)."""

    reason: str = ""


class EnterLot(Command, by=By.HOST, phases=(Phase.LOT,)):
    """Lot, tablet: the seat that a physical lot has hit."""

    target: int


class Aim(Command, phases=(Phase.SHOT,)):
    """Shot: the seat, which has just fallen, takes `target` along; None: nobody."""

    target: int | None


class Decide(Command, phases=(Phase.LOT,)):
    """Lot: the captain, who is not among the tied, condemns one of them (L-B21)."""

    target: int


class NameCaptain(Command, phases=(Phase.HANDOVER,)):
    """Handover: the captain who has fallen names the next; None: nobody (L-B22)."""

    target: int | None


class ByHand(Command, by=By.HOST, phases=CARDS_OUT):
    """A correction of who lives and has which card."""

    seat: int


class Remove(ByHand):
    """Tablet: a player goes home (L-Q1)."""

    reason: str = ""


class Kill(ByHand):
    """Tablet, by hand: dead of `cause` (`players.causes`; L-Q4)."""

    cause: str
    reason: str = ""


class Revive(ByHand):
    """Tablet, by hand: back with the present role (L-Q4)."""

    reason: str = ""


class SetRole(ByHand):
    """Tablet, by hand: another role (L-Q4)."""

    role: str
    reason: str = ""


class SkipStep(Command, by=By.HOST, phases=CARDS_OUT):
    """Tablet, by hand: skip the current step or phase, even where answers are missing."""

    reason: str = ""


class SealBet(Command, phases=(Phase.DISCUSSION,)):
    """Ghost, once a day: `target` goes next, and `side` wins in the end."""

    side: str
    target: int


class DeclineBets(Command, phases=(Phase.DISCUSSION,)):
    """Ghost: no bets on this phone (`off`), or bets again."""

    off: bool


class TakeDevice(Command, by=By.TABLET, phases=(Phase.NIGHT, Phase.SHOT)):
    """Tablet for a seat: the seat whose turn it is has the tablet in its hands (§10)."""


class ReturnDevice(Command, by=By.HOST, phases=(Phase.NIGHT, Phase.SHOT)):
    """Tablet: it is in the wrong hands; the seat's turn begins again (§10)."""


class PassOver(Command, by=By.HOST, phases=(Phase.NIGHT, Phase.SHOT)):
    """Tablet: a player who does not take the tablet is passed over (§10)."""


class ToTheVoice(Command):
    """Asked of the voice while it moderates."""


class PauseVoice(ToTheVoice, by=By.ANYBODY):
    """With the voice: pause the game. By day anybody alive may, at night only the host."""


class ResumeVoice(ToTheVoice, by=By.ANYBODY):
    """With the voice: continue the game."""


class SayAgain(ToTheVoice, by=By.HOST):
    """With the voice, shared display: the line once more."""


class TakeOver(ToTheVoice, by=By.HOST):
    """With the voice, shared display: a person moderates from now on."""


class GiveBack(Command, by=By.HOST):
    """With the voice, shared display: the voice moderates again."""


class SayReady(ToTheVoice, by=By.ANYBODY, phases=(Phase.DISCUSSION,)):
    """With the voice, discussion: the seat is ready to vote; the shared display: all
    without a phone."""


class FinishSpeech(ToTheVoice, phases=(Phase.DEFENCE,)):
    """With the voice, defence: the speaker has finished."""

"""The two ends of a campaign: it is won, or the table gives it up. The story can be read."""

from collections.abc import Iterator

from companion.core import Moment, Panel, Prompt, Scene, Stage, Tone
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.jrc.narration.recap import verdict
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.standing import most_cities, prince, princes
from companion.games.jrc.state import JrcState, Phase


class OverPhase(JrcPhase):
    """The campaign is over: how it ended, and the great table."""

    stage = Stage.OVER
    tone = Tone.END
    scene = Scene.END

    def shared(self, state: JrcState, seat: int | None) -> tuple[Panel, ...]:
        return (*verdict(state), *self.news_note(state), self.ledger(state, seat))

    def desk_asks(self, state: JrcState, moment: Moment) -> tuple[Prompt, ...]:
        return ()


class Won(OverPhase):
    """One player holds enough cities, or several hold as many (§8)."""

    id = Phase.WON

    def line(self, state: JrcState) -> Text:
        return text("jrc-line-won", who=SeatNames(state.winners), count=len(state.winners))

    def news(self, state: JrcState) -> Iterator[Text]:
        for seat in state.winners:
            cities = tuple(one for one in state.cities if prince(state, one) == seat)
            named = ", ".join(cities).removesuffix(".")
            yield text("jrc-news-holds", who=SeatName(seat), cities=named)


class Ended(OverPhase):
    """The table gave the campaign up (house): nobody wins."""

    id = Phase.ENDED

    def line(self, state: JrcState) -> Text:
        first, most = most_cities(state)
        frozen = any(princes(state, seat) for seat in state.gone)
        id = "jrc-line-ended-stayed" if frozen else "jrc-line-ended"
        return text(id, who=SeatNames(first), count=len(first), n=most)

"""The advantages of a session (§7.2): sealed purchases with the points that are left, then all of
them open, and the question about the prince's card (C16)."""

from collections.abc import Iterator, Mapping

from companion.core import Allocate, Caller, Chance, Draft, Note, Refusal, Share, refuse
from companion.core.game import Decision, Moment
from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc.advantages import ADVANTAGE, ADVANTAGES, cost
from companion.games.jrc.commands import JrcCommand, Whole, numbers_refusal
from companion.games.jrc.components import names
from companion.games.jrc.facts.session import PrinceCardAnswered
from companion.games.jrc.facts.setup import Moved
from companion.games.jrc.paper_phase import PaperPhase
from companion.games.jrc.phase import Sealed, SessionPhase
from companion.games.jrc.standing import card_holder
from companion.games.jrc.state import JrcState, PaperLines, PapersBySeat, Phase


class Buy(Sealed):
    """Sealed: how many of each advantage (§7.2)."""

    bought: Mapping[str, Whole]


class Advantages(SessionPhase, PaperPhase):
    """The participants write their purchases."""

    id = Phase.ADVANTAGES
    follows = (Phase.ADVANTAGES_REVEAL,)
    help_step = "advantages"
    help_now = "advantages"
    paper = Buy

    def read(self, state: JrcState, command: Buy, seat: int) -> PaperLines | Refusal:
        """§7.2: any multiset that the points left can pay."""
        bought = command.bought
        if wrong := numbers_refusal(bought, ADVANTAGE, "E_UNKNOWN_ADVANTAGE"):
            return wrong
        lines = tuple((one.id, int(bought[one.id])) for one in ADVANTAGES if bought.get(one.id))
        left = state.hall.left[seat]
        return lines if cost(lines) <= left else refuse("E_CANNOT_AFFORD", left=left)

    def ask(self, state: JrcState, seat: int) -> Allocate:
        """§7.2: any of the six, as long as the points left can pay."""
        left = state.hall.left[seat]
        return Allocate(
            key="",
            command=Buy.name,
            field="bought",
            rows=tuple(
                Share(
                    one.id,
                    names.advantage(one.id),
                    high=left // one.cost,
                    price=one.cost,
                    note=text("jrc-about", cost=one.cost, what=about),
                )
                for one in ADVANTAGES
                for about in [text(f"jrc-about-{names.sentence_id(one.id)}")]
            ),
            budget=left,
            label=text("jrc-seal"),
            nothing=text("jrc-buy-nothing"),
            title=text("jrc-buy-title", city=names.unbroken(state.hall.city)),
            hint=text("jrc-buy-hint", n=left),
            left=text("jrc-left-to-spend"),
            sealed=True,
        )

    def own(self, state: JrcState, seat: int, lines: PaperLines) -> tuple[Text, ...]:
        return names.own_lines(lines, names.advantage)

    def papers_open(self, state: JrcState, papers: PapersBySeat) -> JrcState:
        return state.at(Phase.ADVANTAGES_REVEAL).in_session(bought=papers)

    def opened_before(self, state: JrcState) -> bool:
        return state.session is not None and bool(state.session.bought)


class AnswerPrinceCard(JrcCommand, phases=(Phase.ADVANTAGES_REVEAL,)):
    """The holder of the city: whether the prince's card is put into play (C16)."""

    use: bool

    def decide(self, state: JrcState, caller: Caller) -> Decision:
        if caller.seat is None or caller.seat != card_holder(state):
            return refuse("E_NOT_AWAITED")
        if self.use == state.hall.prince_card:
            return refuse("E_NOT_AWAITED")
        return (PrinceCardAnswered(self.use),)


class AdvantagesRevealed(SessionPhase):
    """The purchases lie open, and the holder of the city answers about the prince's card."""

    id = Phase.ADVANTAGES_REVEAL
    follows = (Phase.PLAY,)
    help_step = "advantages"
    help_now = "advantages"
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        draft.record(Moved(Phase.PLAY))

    def warning(self, state: JrcState) -> Text | None:
        holder = card_holder(state)
        if holder is None or state.hall.prince_card is not None:
            return None
        return text("jrc-card-unanswered", who=SeatName(holder))

    def more(self, state: JrcState) -> tuple[Note]:
        """Before play: every purchase with its summed effect, and the prince's card (C16)."""
        lines = (*names.effect_lines(state.hall), names.card_line(state.hall, card_holder(state)))
        return (Note(title=text("jrc-checklist"), lines=lines),)

    def mark(self, state: JrcState, seat: int) -> Text:
        return text("jrc-mark-bought", n=sum(n for _, n in state.hall.bought.get(seat, ())))

    def asks(self, state: JrcState, seat: int) -> tuple[Prompt, ...]:
        return tuple(_card_prompts(state)) if seat == card_holder(state) else ()

    def host(self, state: JrcState) -> Iterator[Prompt]:
        yield from super().host(state)
        holder = card_holder(state)
        if holder is not None:
            yield from _card_prompts(state, (holder,))


def _card_prompts(state: JrcState, act_for: tuple[int, ...] = ()) -> Iterator[Press]:
    """Yes and no to the prince's card; after an answer the other, until play begins (C16)."""
    chosen = state.hall.prince_card
    answered = {None: "hint", True: "said-yes", False: "said-no"}[chosen]
    for use in (True, False) if chosen is None else (not chosen,):
        first = chosen is not None or use
        way = f"{'use' if use else 'decline'}{'' if chosen is None else '-after'}"
        yield Press(
            key=f"card:{use}",
            command=AnswerPrinceCard.name,
            args={"use": use},
            label=text(f"jrc-card-{way}"),
            title=text("jrc-card-title", city=state.hall.city) if first else None,
            hint=text(f"jrc-card-{answered}") if first else None,
            act_for=act_for,
            group="seat" if act_for else "" if first else "quick",
            weight=Weight.MAIN if use and chosen is None else Weight.QUIET,
        )

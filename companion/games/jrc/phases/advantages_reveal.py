"""The purchases are revealed (§7.2), and the prince's card is asked for (C16)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.chance import Chance
from companion.core.command import Caller
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Note
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc.commands_session import AnswerPrinceCard
from companion.games.jrc.components.session_lines import card_line, effect_lines
from companion.games.jrc.facts.session import PrinceCardAnswered
from companion.games.jrc.facts.setup import Moved
from companion.games.jrc.phases.session import SessionPhase
from companion.games.jrc.standing import card_holder
from companion.games.jrc.state import JrcState, Phase


@answers(AnswerPrinceCard)
def answer_card(state: JrcState, command: AnswerPrinceCard, caller: Caller) -> Decision:
    """The holder's word on the prince's card; it may be changed until play begins."""
    if caller.seat is None or caller.seat != card_holder(state):
        return refuse("E_NOT_AWAITED")
    if command.use == state.hall.prince_card:
        return refuse("E_NOT_AWAITED")
    return (PrinceCardAnswered(command.use),)


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
        """That the holder has not answered."""
        holder = card_holder(state)
        if holder is None or state.hall.prince_card is not None:
            return None
        return text("jrc-card-unanswered", who=SeatName(holder))

    def more(self, state: JrcState) -> tuple[Note]:
        """Before play: every purchase with its summed effect, and the prince's card (C16)."""
        lines = (*effect_lines(state.hall), card_line(state.hall, card_holder(state)))
        return (Note(title=text("jrc-checklist"), lines=lines),)

    def mark(self, state: JrcState, seat: int) -> Text:
        """How many advantages a participant has."""
        return text("jrc-mark-bought", n=sum(n for _, n in state.hall.bought.get(seat, ())))

    def asks(self, state: JrcState, seat: int) -> tuple[Prompt, ...]:
        return _card_prompts(state) if seat == card_holder(state) else ()

    def host(self, state: JrcState) -> Iterator[Prompt]:
        yield from super().host(state)
        holder = card_holder(state)
        if holder is not None:
            yield from _card_prompts(state, (holder,))


def _card_prompts(state: JrcState, act_for: tuple[int, ...] = ()) -> tuple[Press, ...]:
    """Yes or no to the prince's card; the word may be changed until play begins (C16)."""
    said = state.hall.prince_card
    ways = (True, False) if said is None else (not said,)
    return tuple(_card_prompt(state, use, act_for) for use in ways)


def _card_prompt(state: JrcState, use: bool, act_for: tuple[int, ...]) -> Press:
    """One of the two answers; after an answer only the other is left, as a second thought."""
    said, city = state.hall.prince_card, state.hall.city
    first = said is not None or use
    hint = text("jrc-card-hint") if said is None and use else None
    return Press(
        key=f"card:{use}",
        command=AnswerPrinceCard.name,
        args={"use": use},
        label=text(f"jrc-card-{'use' if use else 'decline'}{'' if said is None else '-after'}"),
        title=text("jrc-card-title", city=city) if first else None,
        hint=hint if said is None else text(f"jrc-card-said-{'yes' if said else 'no'}"),
        act_for=act_for,
        group="seat" if act_for else "" if first else "quick",
        weight=Weight.MAIN if use and said is None else Weight.QUIET,
    )

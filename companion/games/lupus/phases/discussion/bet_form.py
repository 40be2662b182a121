"""The bet on a ghost's own phone: the question."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.prompts.base import Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.lupus.bets import is_asked, of_today, sides
from companion.games.lupus.state import LupusState


def bet_prompts(state: LupusState, seat: int) -> tuple[Prompt, ...]:
    """What a ghost may bet today."""
    if not is_asked(state, seat):
        return ()
    off = seat in state.without_bets
    declines = Press(
        key="bets-off",
        command="decline_bets",
        args={"off": not off},
        label=text("bets-again" if off else "bets-none"),
        weight=Weight.LINK,
        group="actions",
    )
    if off:
        return (declines,)
    return () if of_today(state, seat) else (_bet(state), declines)


def _bet(state: LupusState) -> Form:
    items = tuple(Item(side, text(f"lupus-win-{side}")) for side in sides(state))
    return Form(
        key=f"d{state.number}-bet",
        command="seal_bet",
        label=text("bets-seal"),
        title=text("bets-title"),
        hint=text("bets-hint"),
        fields=(
            Field("target", "seat", text("bets-next"), seats=state.living),
            Field("side", "choice", text("bets-wins"), items=items),
        ),
        weight=Weight.QUIET,
        group="actions",
    )

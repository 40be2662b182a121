"""What a player's phone shows and asks besides what everybody sees."""

from __future__ import annotations

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import Card, Note, Panel
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc import commands_session as do
from companion.games.jrc.advantages import ADVANTAGE, ADVANTAGES, uses_left
from companion.games.jrc.sessions import card_holder
from companion.games.jrc.state import IN_SESSION, JrcState, Lines, Phase
from companion.games.jrc.view_papers import may_take_back, paper_prompt, take_back_prompt
from companion.games.jrc.view_words import advantage, city_name, dashed, order_line
from companion.games.jrc.writing import wasted


def seat_prompts(state: JrcState, seat: int) -> tuple[Prompt, ...]:
    """What `seat` may do now."""
    if seat in may_take_back(state):
        return (take_back_prompt(f"take-back:{state.asked}"),)
    paper = paper_prompt(state, seat)
    if paper is not None:
        return (paper,)
    if state.phase is Phase.ADVANTAGES_REVEAL and seat == card_holder(state):
        return card_prompts(state)
    if state.phase is Phase.PLAY:
        return use_prompts(state, seat)
    return ()


def card_prompts(state: JrcState, act_for: tuple[int, ...] = ()) -> tuple[Press, ...]:
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
        command=do.AnswerPrinceCard.name,
        args={"use": use},
        label=text(f"jrc-card-{'use' if use else 'decline'}{'' if said is None else '-after'}"),
        title=text("jrc-card-title", city=city) if first else None,
        hint=hint if said is None else text(f"jrc-card-said-{'yes' if said else 'no'}"),
        act_for=act_for,
        group="seat" if act_for else "",
        weight=Weight.MAIN if use and said is None else Weight.QUIET,
    )


def use_prompts(state: JrcState, seat: int, act_for: tuple[int, ...] = ()) -> tuple[Press, ...]:
    """A button for each advantage that can be used now."""
    prompts = []
    for id, _ in state.hall.bought.get(seat, ()):
        left = uses_left(state.hall, seat, id)
        if ADVANTAGE[id].use == "setup" or left == 0:
            continue
        said = "jrc-use-always" if left is None else "jrc-use"
        prompts.append(
            Press(
                key=f"use:{seat}:{id}",
                command=do.UseAdvantage.name,
                args={"advantage": id},
                label=text(said, what=advantage(id), n=left or 0),
                hint=text(f"jrc-about-{dashed(id)}"),
                title=text("jrc-uses-title") if act_for else None,
                act_for=act_for,
                group="seat" if act_for else "",
                weight=Weight.QUIET,
            )
        )
    return tuple(prompts)


def seat_panels(state: JrcState, seat: int) -> tuple[Panel, ...]:
    """The own place in the session: predator and prey (§1)."""
    if state.phase not in IN_SESSION or state.phase is Phase.RESULT:
        return ()
    living = [one for one in state.hall.seating if one not in state.hall.out]
    if seat not in state.hall.seating:
        return (Note(tone="quiet", lines=(text("jrc-not-in-session"),)),)
    if seat not in living or len(living) < 2:
        return ()
    place = living.index(seat)
    prey, predator = living[(place + 1) % len(living)], living[place - 1]
    said = text("jrc-prey", prey=SeatName(prey), predator=SeatName(predator))
    prices = _prices() if state.phase is Phase.COUNTER else ()
    return (Note(tone="quiet", lines=(said,)), *prices)


def _prices() -> tuple[Note, ...]:
    """What the points that are kept can buy in the next step (§7.2)."""
    lines = tuple(text("jrc-price", what=advantage(one.id), cost=one.cost) for one in ADVANTAGES)
    return (Note(title=text("jrc-prices"), tone="quiet", lines=lines),)


def own_paper(state: JrcState, seat: int | None) -> tuple[Panel, ...]:
    """The own sealed paper, covered until it is held."""
    papers = state.papers
    if seat is None or papers is None or seat not in papers or seat in papers.filed:
        return ()
    lines = papers.own(seat)
    card = Card(
        seat=seat,
        name=text("jrc-own-paper"),
        tag=text("jrc-own-paper-tag"),
        emblem="game-jrc",
        lines=(*_read(state, seat, lines), *_warned(state, lines)),
    )
    return (card,)


def _read(state: JrcState, seat: int, lines: Lines) -> tuple[Text, ...]:
    if state.phase is Phase.METHUSELAH_ORDERS:
        return (order_line(seat, lines, "jrc-own-order"),)
    if not lines:
        return (text("jrc-own-empty"),)
    if state.phase is Phase.CITY_SELECT:
        return tuple(city_name(city) for city, _ in lines)
    names = {
        Phase.COUNTER: lambda word: text("table-seat", who=SeatName(int(word))),
        Phase.ADVANTAGES: advantage,
    }
    called = names.get(state.phase, city_name)
    return tuple(text("jrc-own-line", what=called(word), n=points) for word, points in lines)


def _warned(state: JrcState, lines: Lines) -> tuple[Text, ...]:
    """W_COUNTER_WASTED, to the author alone."""
    lost = wasted(state, lines) if state.phase is Phase.COUNTER else ()
    if not lost:
        return ()
    return (text("W_COUNTER_WASTED", who=SeatNames(tuple(one.seat for one in lost))),)

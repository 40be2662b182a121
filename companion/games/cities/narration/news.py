"""What was done last, with figures, for every screen; the diary and the story say it alike."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.kit.facts import Fact
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.core.words.panels.base import Note
from companion.games.cities.components.character_names import called
from companion.games.cities.facts.city import CityConquered, CityFell, CitySet, CityTakenBack
from companion.games.cities.facts.combat import (
    AttackDeclared,
    AttackWithdrawn,
    CityRevealed,
    CombatEnded,
    QuickBrought,
)
from companion.games.cities.facts.effects import CapitalCorrected, CardsMoved
from companion.games.cities.facts.match import DuelEnded, DuelReopened, DuelStarted
from companion.games.cities.facts.turn import CharacterEntered
from companion.games.cities.known_characters import printed
from companion.games.cities.state import CitiesState

KEPT = 3
"""So many sentences stay."""
OF_AN_ATTACK = ("cities-news-attack", "cities-news-attack-light", "cities-news-capital")
OF_A_QUICK = ("cities-news-quick", "cities-news-quick-named")
OF_A_CITY = ("cities-news-conquers", "cities-news-given", "cities-news-freed")


def noted(before: CitiesState, fact: Fact[CitiesState]) -> CitiesState:
    """The state after `fact`, with its sentences among the news."""
    after = fact.apply(before)
    if isinstance(fact, DuelReopened):
        return after
    if isinstance(fact, AttackWithdrawn):
        return replace(after, news=_without(before.news, OF_AN_ATTACK))
    if isinstance(fact, CityTakenBack):
        news = _without(before.news[-1:], OF_A_CITY)
        return replace(after, news=_without((*before.news[:-1], *news), ("cities-news-capital",)))
    lines = tuple(_lines(before, after, fact))
    return replace(after, news=(*after.news, *lines)[-KEPT:]) if lines else after


def _without(news: tuple[Text, ...], ids: tuple[str, ...]) -> tuple[Text, ...]:
    """The news without the last ones that were about this."""
    while news and news[-1].id in ids:
        news = news[:-1]
    return news


def latest(state: CitiesState, seat: int | None) -> tuple[Note, ...]:
    """The newest first. A player's phone has room for one, and names an open combat already, but
    not the Quick that has come to it."""
    if seat not in state.players:
        lines = tuple(reversed(state.news))
        return (Note(title=text("cities-news"), lines=lines, tone="news"),) if lines else ()
    open_combat = state.duel is not None and state.duel.combat is not None
    if open_combat and not (state.news and state.news[-1].id in OF_A_QUICK):
        return ()
    return tuple(Note(lines=(line,), tone="news") for line in state.news[-1:])


def _lines(before: CitiesState, after: CitiesState, fact: Fact[CitiesState]) -> Iterator[Text]:
    match fact:
        case DuelStarted():
            yield fact.diary_line()
        case AttackDeclared():
            yield _attack(before, fact)
        case CharacterEntered() if _joins(before):
            yield _quick(after, fact.id)
        case QuickBrought():
            yield _quick(after, fact.character)
        case CityRevealed() if fact.capital:
            yield text("cities-news-capital", slot=fact.slot)
        case CityConquered():
            yield fact.diary_line()
        case CombatEnded() if fact.stands or fact.outcome not in ("occupation", "undefended"):
            yield held_out(before, fact)
        case CityFell():
            yield text("cities-news-fell", slot=fact.slot)
        case CitySet():
            yield fact.diary_line()
        case CapitalCorrected():
            word = "is" if fact.capital else "not"
            yield text(f"cities-correct-{word}", slot=fact.slot)
        case CardsMoved() if before.duel is not None and before.duel.adjust is not None:
            way = text(f"cities-way-{fact.way}")
            yield text("cities-news-cards", who=SeatName(fact.seat), way=way, n=fact.count)
        case DuelEnded() if fact.winner is not None:
            score = (after.wins[fact.winner], after.wins[after.other(fact.winner)])
            yield text(
                "cities-news-duel",
                who=SeatName(fact.winner),
                n=before.number,
                won=score[0],
                lost=score[1],
            )


def _joins(before: CitiesState) -> bool:
    """Whether a combat is open to which a card of the hand comes; the fighters of light mode were
    there before."""
    duel = before.duel
    return duel is not None and duel.combat is not None and not before.options.light


def _quick(state: CitiesState, id: int) -> Text:
    one = state.playing().characters[id]
    named = {"name": one.name} if one.name else {}
    word = "cities-news-quick-named" if one.name else "cities-news-quick"
    stats = printed(one.power, one.hp, one.range, quick=False)
    return text(word, who=SeatName(one.owner), values=stats, **named)


def _attack(state: CitiesState, fact: AttackDeclared) -> Text:
    duel = state.playing()
    who = SeatName(duel.active)
    if fact.character is None:
        return text("cities-news-attack-light", who=who, slot=fact.slot)
    name = called(state, duel.characters[fact.character])
    return text("cities-news-attack", who=who, slot=fact.slot, name=name)


def held_out(state: CitiesState, fact: CombatEnded) -> Text:
    """An attack that has brought no city."""
    duel = state.playing()
    assert duel.combat is not None
    id = "stands" if fact.stands else fact.outcome.replace("_", "-")
    return text(f"cities-news-{id}", who=SeatName(duel.active), slot=duel.combat.slot)

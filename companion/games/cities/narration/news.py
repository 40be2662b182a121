"""The news: the last events, with figures, for all screens."""

from companion.core import Fact, Note, SeatName, Text, replace, text
from companion.games.cities.components.character_names import name_of
from companion.games.cities.duel import Character
from companion.games.cities.facts import combat, effects, match, turn
from companion.games.cities.state import CitiesState

KEPT = 3
"""Number of sentences that are kept."""
CONQUESTS = ("occupation", "undefended")
OF_AN_ATTACK = ("cities-news-attack", "cities-news-attack-light", "cities-news-capital")
OF_A_QUICK = ("cities-news-quick", "cities-news-quick-named")
OF_A_CITY = ("cities-news-conquers", "cities-news-given", "cities-news-freed")


def with_news(state: CitiesState, fact: Fact[CitiesState]) -> CitiesState:
    """The state after `fact`, with its sentences among the news."""
    now, news = fact.apply(state), state.news
    match fact:
        case match.DuelReopened():
            return now
        case combat.AttackWithdrawn():
            news = _without(news, OF_AN_ATTACK)
        case effects.EntryTakenBack() if fact.slot is not None:
            news = (*news[:-1], *_without(news[-1:], OF_A_CITY))
            news = _without(news, ("cities-news-capital",))
        case _:
            if (line := _line(state, now, fact)) is not None:
                news = (*news, line)[-KEPT:]
    return replace(now, news=news)


def _without(news: tuple[Text, ...], ids: tuple[str, ...]) -> tuple[Text, ...]:
    while news and news[-1].id in ids:
        news = news[:-1]
    return news


def latest(state: CitiesState, seat: int | None) -> tuple[Note, ...]:
    """The newest first; on a player's phone one, in an open combat only a Quick that has come."""
    if seat not in state.players:
        lines = tuple(reversed(state.news))
        return (Note(title=text("cities-news"), lines=lines, tone="news"),) if lines else ()
    open_combat = state.duel is not None and state.duel.combat is not None
    if open_combat and not (state.news and state.news[-1].id in OF_A_QUICK):
        return ()
    return tuple(Note(lines=(line,), tone="news") for line in state.news[-1:])


def _line(before: CitiesState, state: CitiesState, fact: Fact[CitiesState]) -> Text | None:
    match fact:
        case match.DuelStarted() | combat.CityConquered() | effects.CitySet():
            return fact.diary_line()
        case combat.AttackDeclared():
            return _attack(before, fact)
        case turn.CharacterEntered() if before.playing().combat and not before.options.light:
            return _quick(fact.character)
        case combat.QuickBrought():
            return _quick(state.playing().characters[fact.character])
        case combat.CityRevealed() if fact.capital:
            return text("cities-news-capital", slot=fact.slot)
        case combat.CombatEnded() if fact.stands or fact.outcome not in CONQUESTS:
            id = "stands" if fact.stands else fact.outcome.replace("_", "-")
            who, slot = SeatName(before.playing().active), before.playing().fighting().slot
            return text(f"cities-news-{id}", who=who, slot=slot)
        case combat.CityFell():
            return text("cities-news-fell", slot=fact.slot)
        case effects.CapitalCorrected():
            word = "is" if fact.capital else "not"
            return text(f"cities-correct-{word}", slot=fact.slot)
        case effects.CardsMoved() if before.playing().adjust is not None:
            return fact.diary_line()
        case match.DuelEnded() if fact.winner is not None:
            won, lost = state.wins[fact.winner], state.wins[state.other(fact.winner)]
            who = SeatName(fact.winner)
            return text("cities-news-duel", who=who, n=before.number, won=won, lost=lost)
    return None


def _quick(one: Character) -> Text:
    named = {"name": one.name} if one.name else {}
    word = "cities-news-quick-named" if one.name else "cities-news-quick"
    values = one.values.removesuffix("*")
    return text(word, who=SeatName(one.owner), values=values, **named)


def _attack(state: CitiesState, fact: combat.AttackDeclared) -> Text:
    duel = state.playing()
    who = SeatName(duel.active)
    if fact.character is None:
        return text("cities-news-attack-light", who=who, slot=fact.slot)
    name = name_of(state, duel.characters[fact.character])
    return text("cities-news-attack", who=who, slot=fact.slot, name=name)

"""The news: the last events in sentences, with figures."""

from collections.abc import Iterator

from companion.core import Fact, Note, Param, SeatName, Text, replace, text
from companion.games.final_decrees.facts.adjust import Adjusted, CardText
from companion.games.final_decrees.facts.turn import TurnBegan
from companion.games.final_decrees.names import comma_list, ministry_name
from companion.games.final_decrees.state import DecreesState

KEPT = 3
"""Number of sentences that are kept."""


def with_news(state: DecreesState, fact: Fact[DecreesState]) -> DecreesState:
    """The state after `fact`, with its sentence among the news. Facts that only a few may know
    have none (§7, §10); what one card does is one sentence."""
    after = fact.apply(state)
    line = _line(fact, comma_list(tuple(_moved(state, after)))) if fact.public else None
    if line is None:
        return after
    last = after.news[-1] if after.news else line
    if last is not line and last.id == EFFECT:
        if isinstance(fact, Adjusted):
            return after
        if line.id == EFFECT and len(_each(_what(last))) < MOST_PARTS:
            both = text("decrees-series", first=_what(last), rest=_what(line))
            return replace(after, news=(*after.news[:-1], text(EFFECT, what=both)))
    return replace(after, news=(*after.news, line)[-KEPT:])


EFFECT = "decrees-news-effect"
"""The sentence on what a card has done."""
MOVED = "decrees-news-moved"
"""A sentence, and the blame that has moved."""
MOST_PARTS = 4
"""Changes in one sentence; more of them begin another."""


def _what(line: Text) -> Param:
    return line.params["what"]


def _line(fact: Fact[DecreesState], moved: Text | None) -> Text | None:
    if isinstance(fact, TurnBegan):
        who = SeatName(fact.player)
        if moved is not None:
            return text("decrees-news-begins", who=who, moved=moved)
        return text("decrees-news-turn", who=who)
    if (line := fact.diary_line()) is not None:
        if moved is None:
            return line
        # Without the diary's figures: those before and after follow it.
        bare = _what(line) if line.id == "decrees-diary-with" else line
        return text(MOVED, what=bare, moved=moved)
    return text(EFFECT, what=moved or fact.effect()) if isinstance(fact, CardText) else None


def latest(
    state: DecreesState, most: int | None = None, *, titled: bool = True
) -> tuple[Note, ...]:
    """The newest first, at most so many; () before anything was done."""
    lines = tuple(reversed(state.news))[:most]
    title = text("decrees-news") if titled else None
    return (Note(title=title, lines=lines, tone="news"),) if lines else ()


def removal_notes(state: DecreesState) -> tuple[Note, ...]:
    """The removal of blame after a promulgation, number by number, while it is the newest event."""
    line = state.news[-1] if is_newest(state, "decrees-diary-removed") else None
    if line is None or line.id != MOVED:
        return ()
    return (Note(title=newest(state), lines=_each(line.params["moved"]), tone="news", alone=True),)


def _each(series: Param) -> tuple[Text, ...]:
    if not isinstance(series, Text):
        return ()
    if series.id != "decrees-series":
        return (series,)
    return *_each(series.params["first"]), *_each(series.params["rest"])


def newest(state: DecreesState) -> Text | None:
    """The newest sentence as in the diary, without the figures behind it."""
    line: Param | None = state.news[-1] if state.news else None
    if isinstance(line, Text) and line.id == MOVED:
        line = _what(line)
    return line if isinstance(line, Text) else None


def is_newest(state: DecreesState, id: str) -> bool:
    """Whether the newest sentence is this one of the diary, with the figures behind it."""
    line = newest(state)
    return line is not None and line.id == id


def _moved(before: DecreesState, after: DecreesState) -> Iterator[Text]:
    for seat, now in after.personal.items():
        if now != before.personal.get(seat, now):
            yield text(
                "decrees-news-person", who=SeatName(seat), before=before.personal[seat], after=now
            )
    for at, now in after.ministry.items():
        if now != before.ministry.get(at, now):
            name = ministry_name(at)
            yield text("decrees-news-at", at=name, before=before.ministry[at], after=now)

"""Everybody's saint as a rose whose petals fill, and the race to the Rose."""

from companion.core import Bed, Petals, Text, text
from companion.games.sancta.names import comma_list, saint_and_sort, saint_word
from companion.games.sancta.state import Saint, SanctaState


def board(state: SanctaState, seat: int | None) -> Petals:
    """The saints of all players (§10: public, except a covered sanctuary). While a window is open
    the order is the same for all who are asked (§8)."""
    first = seat if state.window is None else None
    order = state.from_seat(state.ring[0] if first is None else first)
    return Petals(
        beds=tuple(_bed(state, one) for one in order),
        own=first,
        way=None if state.winners else _way(state),
    )


def own_and_others(state: SanctaState, seat: int) -> tuple[Petals, Petals]:
    """The reader's rose, and those of the others."""
    own, *others = state.from_seat(seat)
    mine = Petals(beds=(_bed(state, own, listed=True),), own=seat)
    return mine, Petals(beds=tuple(_bed(state, one) for one in others), way=_way(state))


def _way(state: SanctaState) -> Text:
    return text("sancta-rule-way", way=state.options.direction)


def _bed(state: SanctaState, seat: int, *, listed: bool = False) -> Bed:
    """The rose of `seat`. `listed`: the waiting saints stand in a list elsewhere."""
    player, saint = state.players[seat], state.players[seat].active
    if state.winners:
        return _closed_bed(state, seat)
    return Bed(
        seat=seat,
        filled=0 if saint is None else saint.points,
        total=0 if saint is None else saint.required,
        gathered=len(player.rose),
        goal=state.goal,
        label=None if saint is None else saint_and_sort(saint),
        notes=_notes(state, seat, listed=listed),
        turn=seat == state.active,
        gone=player.gone,
    )


def _closed_bed(state: SanctaState, seat: int) -> Bed:
    """At the end: the Rose, with a petal for each finished saint."""
    player = state.players[seat]
    names = comma_list(saint_word(one.name, one.level, starts=True) for one in player.rose)
    return Bed(
        seat=seat,
        filled=len(player.rose),
        total=state.goal,
        notes=(text("sancta-words", words=names),) if names else (),
        gone=player.gone,
        wins=seat in state.winners,
    )


def _notes(state: SanctaState, seat: int, *, listed: bool) -> tuple[Text, ...]:
    player = state.players[seat]
    found: list[Text] = []
    if player.sanctuary and not listed:
        found.append(_waiting(state, player.sanctuary))
    if player.supports:
        found.append(text("sancta-supports", names=comma_list(player.supports)))
    if state.options.track_hands and state.playing and not player.gone:
        found.append(text("sancta-hand", n=player.hand))
    return tuple(found)


def _waiting(state: SanctaState, saints: tuple[Saint, ...]) -> Text:
    if state.options.sanctuary_hidden:
        return text("sancta-waiting-covered", n=len(saints))
    names = (f"{one.name} {one.level}" if one.name else saint_word("", one.level) for one in saints)
    return text("sancta-waiting-saints", names=comma_list(names))

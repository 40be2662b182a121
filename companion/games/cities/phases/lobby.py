"""The lobby: who plays, what is kept track of, the house rules (§2, §3)."""

from companion.core import By, Command, Decision, Scene, Stage, refuse, rules_prompt, text
from companion.core.words.panels.base import Circle, Mark, Panel, Pile, Piles
from companion.core.words.prompts.base import Pick, Prompt, Weight
from companion.games.cities.components.buttons import press
from companion.games.cities.duel import Phase
from companion.games.cities.facts.match import MatchBegun, OptionSet, PlayersSet
from companion.games.cities.phase import CitiesPhase
from companion.games.cities.state import CitiesState


class SetPlayer(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: choose the player of one `side` (0 or 1); the other side stays or is
    swapped."""

    side: int
    target: int

    def decide(self, state: CitiesState) -> Decision:
        if not state.players:
            return refuse("E_TWO_PLAYERS")
        if self.side not in (0, 1) or self.target not in state.ring:
            return refuse("E_NO_SUCH_SEAT")
        players = list(state.players)
        if players[1 - self.side] == self.target:
            players.reverse()
        players[self.side] = self.target
        return (PlayersSet(tuple(players)),)


class Begin(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: on to the decks."""

    tracking: str | None = None
    """New value of that house rule, if it changes."""

    def decide(self, state: CitiesState) -> Decision:
        tracking = state.options.tracking if self.tracking is None else self.tracking
        if not state.players:
            return refuse("E_TWO_PLAYERS")
        if tracking == state.options.tracking:
            return (MatchBegun(),)
        if not state.options.admits("tracking", tracking):
            return refuse("E_OPTION")
        return OptionSet("tracking", tracking), MatchBegun()


class Lobby(CitiesPhase):
    """Two of the people at the table are chosen, and the table is laid."""

    id = Phase.LOBBY
    line_id = "cities-lobby-line"
    title_id = "cities-lobby"
    follows = (Phase.DECKS,)
    scene = Scene.LOBBY
    stage = Stage.LOBBY
    emblem = "game-cities"

    def panels(self, state: CitiesState, seat: int | None = None) -> tuple[Panel, ...]:
        note = text("cities-plays-note")
        marks = (Mark(one, note=note if one in state.players else None) for one in state.ring)
        box = Piles(
            title=text("cities-box"),
            piles=(
                Pile(text("cities-box-city"), 4, "tower"),
                Pile(text("cities-box-capital"), 1, "keep"),
            ),
            notes=(text("cities-box-time", minutes=state.options.minutes),),
            warnings=() if state.players else (text("E_TWO_PLAYERS"),),
        )
        return Circle(marks=tuple(marks), moderator=False), box

    def host_asks(self, state: CitiesState) -> tuple[Prompt, ...]:
        closed = None if state.players else text("E_TWO_PLAYERS")
        ways = (("begin", "light", Weight.MAIN), ("follow", "full", Weight.QUIET))
        begin = (
            press(
                *("begin", text(f"cities-go-{key}")),
                key=key,
                args={"tracking": tracking},
                hint=text(f"cities-go-{key}-hint"),
                closed=closed,
                weight=weight,
            )
            for key, tracking, weight in ways
        )
        rules = rules_prompt(state.options, hint=text("cities-rules-hint"), without=("tracking",))
        sides = zip(("first", "second"), state.players, strict=False)
        players = tuple(
            Pick(
                key=f"player-{side}",
                command="set_player",
                args={"side": side},
                label=text("cities-plays"),
                title=text(f"cities-player-{which}"),
                ring=state.ring,
                seats=state.ring,
                chosen=chosen,
                weight=Weight.QUIET,
                group="players",
            )
            for side, (which, chosen) in enumerate(sides)
        )
        return (*begin, *players, rules)

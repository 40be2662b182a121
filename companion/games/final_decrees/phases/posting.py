"""The director of Human Resources sends everybody else to a ministry (D-S3)."""

from companion.core import Caller, Command, Decision, Draft, Moment, Panel, Refusal, View, refuse
from companion.core.text import SeatName, Text, labelled, text
from companion.core.words.prompts.base import Assign, Item, Prompt
from companion.games.final_decrees.components import chart, trading, turns
from companion.games.final_decrees.facts.setup import Posted
from companion.games.final_decrees.facts.trade import Traded
from companion.games.final_decrees.facts.turn import TurnBegan
from companion.games.final_decrees.names import ministry_name
from companion.games.final_decrees.narration.news import is_newest, latest
from companion.games.final_decrees.state import DecreesState, Phase


def posting_refusal(state: DecreesState, places: tuple[tuple[int, str], ...]) -> Refusal | None:
    """Why these places are refused. `places`: (seat, ministry or "")."""
    if any(at and at not in state.ministries for _, at in places):
        return refuse("E_UNKNOWN_MINISTRY")
    if any(seat not in state.ring for seat, _ in places):
        return refuse("E_NO_SUCH_SEAT")
    taken = [at for _, at in places if at]
    if len(set(taken)) < len(taken) or len(dict(places)) < len(places):
        return refuse("E_POSTING_DUPLICATE")
    return None


class Post(Command, phases=(Phase.POSTING,)):
    """Posting, the director of Human Resources: (seat, ministry) for every other player."""

    places: tuple[tuple[int, str], ...]

    def decide(self, state: DecreesState, caller: Caller) -> Decision:
        if state.head is None or caller.seat != state.head:
            return refuse("E_NOT_DIRECTOR")
        own = (state.head, "hr")
        places = tuple(one for one in self.places if one[1] and one != own)  # "": nowhere
        if wrong := posting_refusal(state, (*places, own)):
            return wrong
        posted = dict(places)
        if "reform" in posted.values():
            return refuse("E_REFORM_CLOSED")
        if any(seat != state.head and seat not in posted for seat in state.ring):
            return refuse("E_POSTING_INCOMPLETE")
        if "executive" not in posted.values() and not state.options.four_player_empty_executive:
            return refuse("E_EXECUTIVE_EMPTY")
        draft = Draft(state).record(Posted(places))
        # D-S3: an empty Executive (house rule) leaves the first turn to Human Resources.
        first = draft.state.director("executive")
        player = state.head if first is None else first
        return draft.record(TurnBegan(player, draft.state.posting(player))).decision


class Posting(trading.TradingPhase):
    """Human Resources sends everybody else to a ministry (D-S3)."""

    id = Phase.POSTING
    follows = (Phase.PLAY,)
    by_hand = (Phase.OVER,)
    help_step = "posting"
    help_steps = ("posting", "executive")

    def line(self, state: DecreesState) -> Text | None:
        who = state.head
        return None if who is None else text("decrees-posting-line", who=SeatName(who))

    def own_line(self, state: DecreesState, seat: int, wall: View) -> Text | None:
        return None if seat == state.head else wall.line

    def panels(self, state: DecreesState) -> tuple[Panel, ...]:
        return _panels(state, None)

    def own_panels(self, state: DecreesState, seat: int) -> tuple[Panel | str, ...]:
        return _panels(state, seat)

    def asks(self, state: DecreesState, seat: int) -> tuple[Prompt, ...]:
        return (_question(state),) if seat == state.head else ()

    def desk_asks(self, state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
        asked = () if state.head is None else (_question(state, (state.head,)),)
        return (*asked, *self.desk_deals(state, moment), turns.abandon_press())


def _panels(state: DecreesState, own: int | None) -> tuple[Panel, ...]:
    dealt = latest(state, 1, titled=False) if is_newest(state, Traded.diary) else ()
    lying = chart.chart(state, own), chart.blame(state, own)
    return (*dealt, *lying, *chart.opened_bids(state)[:1])


def _question(state: DecreesState, act_for: tuple[int, ...] = ()) -> Assign:
    closed = ("reform", "hr")
    # What stays empty (D-S3): Reform; with four players any, or any but the first's.
    four = "any" if state.options.four_player_empty_executive else "other"
    empty = "reform" if "reform" in state.ministries else four
    open_ministries = (id for id in state.ministries if id not in closed)
    return Assign(
        key="posting",
        command="post",
        field="places",
        **labelled("decrees-post", "title"),
        hint=text("decrees-post-hint", empty=empty),
        act_for=act_for,
        seats=tuple(seat for seat in state.ring if seat != state.head),
        items=tuple(
            Item(id, ministry_name(id), text(f"decrees-can-{id}")) for id in open_ministries
        ),
        single=True,
        every=True,
    )

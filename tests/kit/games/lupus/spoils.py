"""One more thing to see than an eye may know: what each seeded leak adds to an honest view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.eye import Eye, Sight
from companion.core.text import SeatNames, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Awaited, Circle, Note
from companion.games.lupus.state import LupusState, Phase
from tests.kit.games.lupus.knowledge import holders, steps_on


def said(view: View, **params: Any) -> View:
    """The view with one more note, made of plain numbers and words."""
    words = {
        name: value if isinstance(value, int) else str(value) for name, value in params.items()
    }
    return replace(view, panels=(*view.panels, Note(lines=(text("x", **words),))))


def seated(state: LupusState, eye: Eye) -> Any:
    """The player whose eye it is, once there are players."""
    return None if eye.seat is None else state.players.get(eye.seat)


def seers_pick_to_all(state: LupusState, eye: Eye, view: View) -> View:
    return said(view, n=state.night.picks.get("seer", 0)) if state.night else view


def wolves_pick_to_all(state: LupusState, eye: Eye, view: View) -> View:
    return said(view, n=state.night.picks.get("wolves", 0)) if state.night else view


def guards_pick_to_the_pack(state: LupusState, eye: Eye, view: View) -> View:
    if state.night and eye.seat in holders(state, "wolves"):
        return said(view, n=state.night.picks.get("bodyguard", 0))
    return view


def emblems_on_the_circle(state: LupusState, eye: Eye, view: View) -> View:
    wolves = {seat for seat, one in state.players.items() if one.role == "werewolf"}
    return _marks(view, lambda m: replace(m, emblem="werewolf") if m.seat in wolves else m)


def _marks(view: View, change: Callable[[Any], Any]) -> View:
    panels = tuple(
        replace(panel, marks=tuple(change(mark) for mark in panel.marks))
        if isinstance(panel, Circle)
        else panel
        for panel in view.panels
    )
    return replace(view, panels=panels)


def marks_in_the_order_of_roles(state: LupusState, eye: Eye, view: View) -> View:
    if eye.sight is not Sight.PUBLIC or not state.players:
        return view
    panels = tuple(
        replace(panel, marks=tuple(sorted(panel.marks, key=lambda m: state.role(m.seat))))
        if isinstance(panel, Circle)
        else panel
        for panel in view.panels
    )
    return replace(view, panels=panels)


def decoys_to_the_moderator(state: LupusState, eye: Eye, view: View) -> View:
    if eye.sight is Sight.MODERATOR and state.night and state.night.suspicions:
        return said(view, n=state.night.suspicions[-1][2])
    return view


def awaited_actors_only(state: LupusState, eye: Eye, view: View) -> View:
    if state.night is None or state.night.open_step is None or eye.sight is not Sight.PUBLIC:
        return view
    acting = tuple(sorted(holders(state, state.night.open_step)))
    return replace(view, panels=(*view.panels, Awaited(done=0, total=len(acting), missing=acting)))


def blind_awaits_actors_only(state: LupusState, eye: Eye, view: View) -> View:
    if eye.sight is not Sight.BLIND:
        return view
    return awaited_actors_only(state, Eye(Sight.PUBLIC), view)


def version_counts_hidden_steps(state: LupusState, eye: Eye, view: View) -> View:
    if state.night is None or eye.moderates:
        return view
    night = state.night
    return said(view, n=len(night.tapped) + len(night.suspicions) + len(night.proposals))


def cause_at_dawn(state: LupusState, eye: Eye, view: View) -> View:
    if state.day is None or state.options.announce_cause:
        return view
    causes = [one.death.cause for one in state.players.values() if one.death is not None]
    return said(view, causes=causes)


def dawn_before_it_is_told(state: LupusState, eye: Eye, view: View) -> View:
    if state.phase is not Phase.DAWN or state.day.told or eye.moderates:
        return view
    return said(view, who=SeatNames(state.day.dead))


def ghosts_before_it_is_told(state: LupusState, eye: Eye, view: View) -> View:
    me = seated(state, eye)
    if me is None or me.alive or state.phase is not Phase.DAWN or state.day.told:
        return view
    return replace(view, title=text("lupus-ghost"))


def dead_see_roles(state: LupusState, eye: Eye, view: View) -> View:
    me = seated(state, eye)
    if me is None or me.alive:
        return view
    return said(view, roles=[one.role for one in state.players.values()])


def dead_learn_of_later_changes(state: LupusState, eye: Eye, view: View) -> View:
    me = seated(state, eye)
    if me is None or me.alive:
        return view
    return said(view, turned=[one.turned for one in state.players.values()])


def sealed_votes_early(state: LupusState, eye: Eye, view: View) -> View:
    vote = state.day and state.day.nomination
    if not vote or vote.papers is None:
        return view
    return said(view, papers=list(vote.papers.given.values()))


def sealed_votes_to_the_moderator(state: LupusState, eye: Eye, view: View) -> View:
    return sealed_votes_early(state, eye, view) if eye.sight is Sight.MODERATOR else view


def bets_to_all(state: LupusState, eye: Eye, view: View) -> View:
    return said(view, bets=[(bet.seat, bet.target, bet.side) for bet in state.bets])


def owls_mark_early(state: LupusState, eye: Eye, view: View) -> View:
    if state.phase not in (Phase.DAWN, Phase.DISCUSSION, Phase.NIGHT) or not state.all_nights:
        return view
    return said(view, n=state.all_nights[-1].picks.get("owl", 0))


def blind_sees_a_role(state: LupusState, eye: Eye, view: View) -> View:
    if eye.sight is not Sight.BLIND or not state.players:
        return view
    return said(view, role=next(iter(state.players.values())).role)


def protection_announced(state: LupusState, eye: Eye, view: View) -> View:
    if state.phase is not Phase.DAWN or state.day.dead:
        return view
    picks = state.nights[-1].picks
    return said(view, saved=picks.get("wolves") == picks.get("bodyguard", 0))


def pack_told_of_the_turned_at_once(state: LupusState, eye: Eye, view: View) -> View:
    me = seated(state, eye)
    if me is None or me.role != "werewolf" or state.number != 2:
        return view
    return said(view, n=sum(one.turned is not None for one in state.players.values()))


def possessed_knows_the_wolves(state: LupusState, eye: Eye, view: View) -> View:
    me = seated(state, eye)
    if me is None or me.role != "possessed":
        return view
    return said(view, wolves=sorted(holders(state, "wolves")))


def wolves_know_the_possessed(state: LupusState, eye: Eye, view: View) -> View:
    me = seated(state, eye)
    if me is None or me.role != "werewolf":
        return view
    who = [seat for seat, one in state.players.items() if one.role == "possessed"]
    return said(view, who=who)


def answers_to_all(state: LupusState, eye: Eye, view: View) -> View:
    if state.night is None:
        return view
    return said(view, heard=[one.value for one in state.night.answers])


def dummy_is_read_faster(state: LupusState, eye: Eye, view: View) -> View:
    if state.night is None or state.night.open_step is None:
        return view
    if holders(state, state.night.open_step) or state.night.open_step == "night":
        return view
    return replace(view, line=text("lupus-say-quick"))


def living_wolves_counted(state: LupusState, eye: Eye, view: View) -> View:
    if state.day is None or eye.sight is not Sight.PUBLIC:
        return view
    return said(view, n=sum(one.alive for one in state.players.values() if one.role == "werewolf"))


def names_in_the_title(state: LupusState, eye: Eye, view: View) -> View:
    if state.phase is not Phase.NIGHT or eye.sight is not Sight.PUBLIC:
        return view
    step = state.night.open_step or ""
    return replace(view, title=text("t", who=SeatNames(tuple(sorted(holders(state, step))))))


def acting(state: LupusState, eye: Eye) -> bool:
    """Whether this seat has a part in the step that is called."""
    if state.night is None or eye.seat is None:
        return False
    return any(eye.seat in holders(state, step) for step in steps_on(state.night))


def shorter_decoys(state: LupusState, eye: Eye, view: View) -> View:
    if not view.hush or acting(state, eye):
        return view
    return replace(view, prompts=tuple(replace(one, hint=None) for one in view.prompts))


def one_panel_more_for_those_who_act(state: LupusState, eye: Eye, view: View) -> View:
    return said(view, n=1) if view.hush and acting(state, eye) else view


def nothing_to_tap_any_more(state: LupusState, eye: Eye, view: View) -> View:
    done = state.night is not None and state.night.picks
    return replace(view, prompts=()) if view.hush and done and acting(state, eye) else view


def a_long_answer(state: LupusState, eye: Eye, view: View) -> View:
    if not view.hush or not acting(state, eye):
        return view
    return replace(view, line=text("x", answer="sì " * 300))


def a_long_card(state: LupusState, eye: Eye, view: View) -> View:
    me = seated(state, eye)
    if me is None or me.role != "werewolf" or view.hush:
        return view
    return replace(view, line=text("x", advice="ulula " * 300))


def a_bright_phone(state: LupusState, eye: Eye, view: View) -> View:
    return replace(view, hush=False) if acting(state, eye) else view

"""One more thing to see than an eye may know: what each seeded leak adds to an honest view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.eye import Eye, Sight
from companion.core.text import text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.account import Account
from companion.core.words.panels.base import Awaited, Card, Note
from companion.core.words.panels.ledger import Ledger
from companion.games.jrc.advantages import cost
from companion.games.jrc.standing import claimants
from companion.games.jrc.state import JrcState, PaperLines, Phase

Papers = dict[int, PaperLines]


def said(view: View, thing: Any) -> View:
    """The view with one more note."""
    return replace(view, panels=(*view.panels, Note(lines=(text("x", what=str(thing)),))))


def lying(state: JrcState, *phases: Phase) -> Papers:
    """The sealed papers, in these phases (all where none is named)."""
    if state.round is None or (phases and state.phase not in phases):
        return {}
    return dict(state.round.given)


def to(*sights: Sight) -> Callable[[JrcState, Eye, View], View]:
    """All papers to these eyes."""

    def spoil(state: JrcState, eye: Eye, view: View) -> View:
        return said(view, lying(state)) if eye.sight in sights else view

    return spoil


def in_phase(*phases: Phase) -> Callable[[JrcState, Eye, View], View]:
    """The papers of one step to everybody."""
    return lambda state, eye, view: said(view, lying(state, *phases))


def neighbours_paper(state: JrcState, eye: Eye, view: View) -> View:
    if eye.seat not in state.players:
        return view
    place = state.players.index(eye.seat)
    return said(view, lying(state).get(state.players[place - 1]))


def awaited_in_the_order_of_papers(state: JrcState, eye: Eye, view: View) -> View:
    """Who has more points on paper counts as two."""
    written = [paper for _, paper in sorted(lying(state).items())]
    lines = len(str(written)) + sum(n for paper in written for _, n in paper[:1])
    panels = tuple(
        replace(panel, done=panel.done + lines % 2) if isinstance(panel, Awaited) else panel
        for panel in view.panels
    )
    return replace(view, panels=panels)


def table_ahead_of_time(state: JrcState, eye: Eye, view: View) -> View:
    """The margins as they will be."""
    ahead = {seat: dict(row) for seat, row in state.fi.items()}
    papers = lying(state, Phase.ALLOCATE, Phase.LATE_ALLOCATE, Phase.METHUSELAH_ORDERS)
    for seat, lines in papers.items():
        for city, points in lines:
            ahead[seat][city] += points
    shown = [claimants(ahead, city) for city in state.cities]
    return said(view, shown)


def funds_ahead_of_time(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state, Phase.METHUSELAH_ORDERS)
    return said(view, {seat: sum(n for _, n in lines) for seat, lines in papers.items()})


def aimed_at_me(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state, Phase.COUNTER)
    mine = [n for lines in papers.values() for word, n in lines if word == str(eye.seat)]
    return said(view, sum(mine))


def spent_in_all(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state, Phase.COUNTER)
    return said(view, sum(n for lines in papers.values() for _, n in lines))


def costs_to_all(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state, Phase.ADVANTAGES)
    return said(view, sum(cost(lines) for lines in papers.values()))


def who_bought_anything(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state, Phase.ADVANTAGES)
    return said(view, [seat for seat, lines in papers.items() if lines])


def kind_of_order(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state, Phase.METHUSELAH_ORDERS)
    return said(view, {s: sum(n for _, n in lines) > 0 for s, lines in papers.items()})


def who_passes(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state, Phase.METHUSELAH_ORDERS)
    return said(view, [seat for seat, lines in papers.items() if not lines])


def city_in_the_title(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state, Phase.CITY_SELECT)
    if not papers or not state.options.secret_pick:
        return view
    return replace(view, title=text("x", city=str(sorted(papers.items())[0][1])))


def keys_by_content(state: JrcState, eye: Eye, view: View) -> View:
    prompts = tuple(
        replace(one, key=f"{one.key}:{sorted(lying(state).items())}") for one in view.prompts
    )
    return replace(view, prompts=prompts)


def open_button_knows(state: JrcState, eye: Eye, view: View) -> View:
    if not eye.moderates:
        return view
    some = any(lines for lines in lying(state).values())
    prompts = tuple(replace(one, hint=text(f"x{some}")) for one in view.prompts)
    return replace(view, prompts=prompts)


def own_card_of_another(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state)
    if not papers:
        return view
    first = min(papers)
    card = Card(name=text("x"), emblem="x", lines=(text("y", what=str(papers[first])),))
    return replace(view, own=(card,))


def ledger_with_papers(state: JrcState, eye: Eye, view: View) -> View:
    total = sum(n for lines in lying(state).values() for _, n in lines[:1])
    panels = tuple(
        replace(panel, title=text("x", n=total)) if isinstance(panel, Ledger) else panel
        for panel in view.panels
    )
    return replace(view, panels=panels)


def an_account_of_papers(state: JrcState, eye: Eye, view: View) -> View:
    papers = lying(state)
    if eye.sight is not Sight.BLIND or not papers:
        return view
    rule = text("x", what=str(sorted(papers.items())))
    return replace(view, panels=(*view.panels, Account(title=text("y"), rule=rule)))


def size_of_papers(state: JrcState, eye: Eye, view: View) -> View:
    return said(view, {seat: len(lines) for seat, lines in lying(state).items()})

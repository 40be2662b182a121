"""What the host's tablet asks: opening, going on, what the phase asks, people."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Stage
from companion.core.text import Text, text
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc import commands as do
from companion.games.jrc import commands_session as at
from companion.games.jrc.papers import missing
from companion.games.jrc.phase import dashed, phase_of
from companion.games.jrc.screens.papers import may_take_back, paper_prompts, take_back_prompt
from companion.games.jrc.screens.people import people_prompts
from companion.games.jrc.state import JrcState


def desk_prompts(state: JrcState) -> tuple[Prompt, ...]:
    """Everything the host may do now."""
    phase = phase_of(state)
    if phase.stage is Stage.OVER:
        return ()
    cancel = (_cancel(),) if phase.in_session else ()
    asked = (*_on(state), *phase.desk(state), *_papers(state))
    return (*asked, *cancel, *people_prompts(state))


def _on(state: JrcState) -> Iterator[Prompt]:
    """Open the table; on to what follows."""
    phase = phase_of(state)
    if state.papers is not None:
        yield Press(
            key=f"open:{state.asked}",
            command=do.OpenPapers.name,
            label=text("jrc-open"),
            closed=_why_closed(state),
        )
    if phase.has_button:
        yield Press(
            key=f"on:{phase.id}",
            command=do.GoOn.name,
            label=text(f"jrc-on-{dashed(phase.id)}"),
            warn=phase.warning(state),
        )


def _why_closed(state: JrcState) -> Text | None:
    count = len(missing(state))
    return text("jrc-open-missing", count=count) if count else phase_of(state).closed(state)


def _papers(state: JrcState) -> Iterator[Prompt]:
    """For players without a phone at the table: what the tablet asks in their place."""
    yield from paper_prompts(state)
    if written := may_take_back(state):
        yield take_back_prompt(f"take-back:{state.asked}", written)


def _cancel() -> Press:
    """§7.1: the session is not played."""
    return Press(
        key="cancel-session",
        command=at.CancelSession.name,
        label=text("jrc-cancel"),
        warn=text("jrc-cancel-warn"),
        weight=Weight.LINK,
    )

"""Buttons of a command."""

from __future__ import annotations

from typing import Any

from companion.core.text import Text, text
from companion.core.words.prompts.base import Press, Weight


def press(command: str, label: Text, **more: Any) -> Press:
    """The great button, unless `more` says otherwise; its key is the command's name."""
    return Press(**{"key": command, "command": command, "label": label, **more})


def small(command: str, label: Text, **more: Any) -> Press:
    """A small button at the thumb, beside the great one."""
    return press(command, label, **{"weight": Weight.QUIET, "group": "quick", **more})


def quiet(command: str, label: str, *, group: str = "match", warn: str | None = None) -> Press:
    """A small button, folded away with others of its group."""
    asks = None if warn is None else text(warn)
    return press(command, text(label), warn=asks, weight=Weight.QUIET, group=group)


def begin_adjust() -> Press:
    """Work through the text of a card."""
    return quiet("begin_adjust", "cities-go-adjust", group="")

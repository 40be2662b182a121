"""Buttons of a command."""

from typing import Any

from companion.core import Press, Text, Touch, Weight, text


def press(command: str, label: Text, **more: Any) -> Press:
    """The main button, unless `more` changes that. Its key is the name of the command."""
    return Press(**{"key": command, "command": command, "label": label, **more})


def small(command: str, label: Text, **more: Any) -> Press:
    """A small button at the thumb, beside the main one."""
    return press(command, label, **{"weight": Weight.QUIET, "group": "quick", **more})


def aside(command: str, label: Text, **more: Any) -> Press:
    """A small button, folded with others of its group."""
    return small(command, label, **{"group": "match", **more})


def begin_adjust() -> Press:
    """Work through the text of a card."""
    return aside("begin_adjust", text("cities-go-adjust"), group="")


def touch(command: str, label: Text, **more: Any) -> Touch:
    """A touch on the line of cities."""
    made = {"key": command, "command": command, "label": label, "weight": Weight.QUIET, **more}
    return Touch(**made)

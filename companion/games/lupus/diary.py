"""One line of the tablet's diary for each step."""

from __future__ import annotations

from companion.core.log import Step
from companion.core.text import Text, text


def tell(step: Step) -> Text | None:
    """The line for `step`, without a secret."""
    return text(f"lupus-diary-{step.name.replace('_', '-')}")

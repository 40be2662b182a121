"""A panel of something that several people have to agree on: its terms, who has, who has not."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.words.panels.base import Panel


class Proposal(Panel, one_game=True):
    """An open proposal; it is carried out when `missing` is empty. The buttons to agree
    or decline are prompts of their own."""

    title: Text
    terms: tuple[Text, ...]
    agreed: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()

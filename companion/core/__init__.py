"""The language of games: pure values that rules are written in; msgspec is the only library.

A game imports from here: `from companion.core import Fact, View, text`. The modules of this package
import each other directly.
"""

from typing import TYPE_CHECKING

from companion.core.text import text

if TYPE_CHECKING:
    from companion.core.public import *
else:

    def __getattr__(name: str) -> object:
        """Import the whole public API when a game first needs it: a start needs only half of its
        modules, and the rest takes 15 ms. (`text` has the same name as its module.)"""
        import companion.core.public as public

        return getattr(public, name)

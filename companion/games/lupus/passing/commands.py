"""What may be asked while the tablet goes from hand to hand."""

from __future__ import annotations

from companion.core.command import By, Command
from companion.games.lupus.state import Phase


class TakeDevice(Command, by=By.TABLET, phases=(Phase.NIGHT,)):
    """Night, tablet for a seat: the seat whose turn it is has the tablet in its hands (§10)."""


class ReturnDevice(Command, by=By.HOST, phases=(Phase.NIGHT,)):
    """Night, tablet: it is in the wrong hands; the turn of that seat begins anew (§10)."""


class PassOver(Command, by=By.HOST, phases=(Phase.NIGHT,)):
    """Night, tablet: whoever does not take the tablet is passed over (§10)."""

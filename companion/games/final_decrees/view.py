"""What each pair of eyes sees of the ministries: built up from nothing for every eye (§10)."""
from companion.core.view import Tone, View
from companion.core.text import text
def view(state, eye, moment):
    return View(tone=Tone.TABLE, title=text("x"))

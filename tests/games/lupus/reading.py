"""The lines of the moderator as they are read, one after the other."""

from companion.games.lupus.phase import phase_of


def read(scene):
    found = phase_of(scene.state).script(scene.state, scene.moment)
    assert found is not None
    return found


def spoken_night(scene):
    """All lines of a night, in order, as they are read."""
    lines = []
    while scene.phase == "night":
        lines.append(read(scene).line)
        scene.wait(31)
        scene.advance()
    return lines

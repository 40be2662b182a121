"""How its games ended beforehand: `python -m companion.web.build.rehearsals` writes this."""

GAMES = 10
"""Of each line, under each policy."""
TABLE = """
moderator seer1-villager5-werewolf2 humans=2,wolves=8 humans=4,wolves=6
"""
"""What was played, and for each policy the games that each side has won."""

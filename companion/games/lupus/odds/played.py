"""stub"""
GAMES = 10
POLICIES = "anyhow led"
TABLE = """
moderator seer1-villager5-werewolf2 humans=2,wolves=8 humans=4,wolves=6
""".strip()

"""Invented cards."""


def card(slot, counts_as="human", seer="no", medium="no", step="none"):
    """What the command that invents a card takes."""
    return {
        "slot": slot,
        "card_name": f"Carta {slot}",
        "text": "Fa cose.",
        "counts_as": counts_as,
        "seer_answer": seer,
        "medium_answer": medium,
        "night_step": step,
    }

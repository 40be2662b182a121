"""The tablet that goes from hand to hand at night, to people without a phone (§10)."""

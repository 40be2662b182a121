"""Several processes on one PostgreSQL: who is there, and what they tell each other."""

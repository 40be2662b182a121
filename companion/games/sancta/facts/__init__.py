"""What the log keeps of a game: each fact has the change of the state that it makes."""

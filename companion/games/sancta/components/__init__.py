"""What several phases share: the roses, the fields of a saint, the beginning of a turn."""

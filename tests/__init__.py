"""The proofs: scenes of the rules, laws over all games, real servers, real browsers."""

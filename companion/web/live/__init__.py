"""Tables in play: actors, sockets, rendering."""

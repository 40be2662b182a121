# The table: seats, door, devices, the game on it.

## Refusals of the table
E_NOT_SEATED = This phone has no seat at this table.
E_NOT_MODERATOR = Only the moderator can do this, on the tablet.
E_WRONG_PHASE = Not now.
E_ANNOUNCING = One moment: everybody is being told.
E_WATCHING = You are watching this game. You play from the next one on.
E_NEGATIVE = Nothing goes below zero.
E_ID_REUSED = This request was already used for something else. Try again.
E_DOOR_CLOSED = The door is closed: the moderator can open it on the tablet.
E_TABLE_FULL = The table is full: it has { $most } seats.
E_HAS_PHONE = This seat has a phone of its own: look there.
E_NO_SUCH_SEAT = This seat is gone.
E_RING_DIFFERS = Somebody has come or gone meanwhile. Look at the ring and try again.
E_NO_SUCH_GAME = This game is not here.
E_GAME_RUNNING = A game is still on: finish it first.
E_NOTHING_TO_UNDO = There is nothing to undo.
E_STAYS_OPEN = What was opened stays open: only what came after it can be undone.
E_NOTHING_TO_REDO = There is nothing to redo any more: something else has happened.
E_NAME_EMPTY = Type a name.
E_NAME_LONG = Too long: { $most } characters at most.
E_NAME_CHARACTERS = Remove the characters of this name that cannot be seen.
E_NAME_MIXED = This name mixes two alphabets: write it in one.
E_NAME_RESERVED = { $name } would be taken for what the table itself says: add something to the name.
E_NAME_TAKEN = { $name } is already here. Back on another phone? Ask whoever holds the tablet for the QR of your seat. Somebody else? Add something to the name.

## Why not, in several games
E_PLAYER_COUNT = { $players ->
    [one] There is one person at the table: { $low } to { $high } can play.
   *[other] There are { $players } of you: { $low } to { $high } can play.
 }
E_OPTION = This rule cannot be set like that.
E_GAME_OVER = The game is over.
E_TARGET_DEAD = Already out of the game.
E_NOT_YOUR_TURN = It is not your turn yet.

## Before the game
table-empty-title = The table is ready
table-seated-title = You are at the table, { $who }
table-empty-line = The moderator is choosing the game.
table-empty-tablet = Let everybody in, then choose the game.
## Seats
table-seat = { $who }
## Notices for everybody
table-notice-seat-moved = { $who } now plays on another phone.
table-notice-tablet-moved = Another device now moderates.
table-notice-seat-shown = The secrets of { $who } were just shown on the tablet.
table-notice-undone = A step was undone on the tablet. Answers already given stay.
table-notice-redone = A step that was undone was redone on the tablet.

## Diary
table-evening = The evening so far
table-evening-game = { $n }. { $game }: { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] One win: { $who }.
   *[other] { $n } wins: { $who }.
 }

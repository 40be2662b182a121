# The table: seats, door, devices, the game on it.

## Refusals of the table
E_NOT_SEATED = This phone has no seat at this table.
E_NOT_MODERATOR = Only the moderator can do this, on the tablet.
E_WRONG_PHASE = Not now.
E_WATCHING = You are watching this one. You play the next.
E_NEGATIVE = Nothing goes below zero.
E_ID_REUSED = This request was already used for something else. Try again.
E_DOOR_CLOSED = The door is closed: the moderator can open it on the tablet.
E_TABLE_FULL = The table is full: it has no more than { $most } seats.
E_HAS_PHONE = This seat has a phone of its own: look there.
E_NO_SUCH_SEAT = This seat is gone.
E_RING_DIFFERS = Somebody came or went meanwhile. Look at the ring and try again.
E_NO_SUCH_GAME = This game is not here.
E_GAME_RUNNING = A game is still running.
E_NOTHING_TO_UNDO = There is nothing to take back.
E_NAME_EMPTY = Type a name.
E_NAME_LONG = Too long: { $most } characters at most.
E_NAME_CHARACTERS = This name holds a sign that cannot be shown. Take out what you cannot see.
E_NAME_TAKEN = { $name } is here already. Back on another phone? Ask whoever holds the tablet for the QR of your seat. Somebody else? Add something to the name.

## Why not, in several games
E_PLAYER_COUNT = { $players ->
    [one] There is one person at the table: { $low } to { $high } can play.
   *[other] You are { $players }: { $low } to { $high } can play.
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
table-choose-game = Open
table-abandon-and-choose = Abandon it and open { $name }
table-choose-game-title = What shall we play?
table-rematch = Another game
table-abandon-and-again = Abandon it and start again
table-rematch-hint = Same people, late guests too, and the same house rules.
table-rematch-warn = The end goes from every screen, and there is no way back. The story can be read until the next game is over.
table-abandon-warn = The game that is on ends here, with no winner, and its cards are lost.

## Seats
table-seat = { $who }
table-name = Name
table-add-seat = Add
table-add-seat-title = Somebody without a phone
table-rename = Change the name
table-rename-title = Change a name
table-rename-seat = Who
table-remove-seat = { $name } leaves
table-remove-seat-title = Who is leaving?
table-remove-seat-warn = { $name } gets up: the seat becomes free.
table-release-seat = { $name } goes on without a phone
table-release-seat-title = Who goes on without a phone?
table-release-seat-warn = { $name } puts the phone away: from now on you play this seat, on the tablet. A new QR code brings the phone back at any time.
table-seat-watchers = Seat the newcomers
table-seat-watchers-hint = At the table with the others: { $who }
table-set-ring = This is right
table-set-ring-title = How are you sitting?
table-set-ring-hint = Tap the names one after the other, starting with whoever sits on your left and going clockwise.

## Door and devices
table-open-door = Open the door
table-close-door = Close the door
table-seat-qr = A new phone for { $name }
table-seat-qr-title = Who has a new phone?
table-hand-over = Hand over to another device
table-hand-over-hint = A QR code that works once, for ninety seconds. This device then stops moderating.
table-make-recovery = Recovery phrase
table-make-recovery-hint = To take the evening back if the tablet is lost. The one before stops working.
table-name-table = Give it this name
table-name-table-title = What is this table called?
table-set-keeping = Keep it this long
table-set-keeping-title = When is this evening deleted?
table-set-keeping-hint = Counted from the last thing that happens here: names, roles, votes and house rules go. A game that is still going on stays for 30 days at least. If you meet again with the same people, choose a longer time.
table-set-keeping-campaign = A campaign is never deleted by itself. This counts for the table after it.
table-keep-1 = After an hour
table-keep-24 = After a day
table-keep-168 = After a week
table-keep-720 = After 30 days
table-keep-always = Never by itself
table-show-seat = Hand over the tablet
table-show-seat-title = Who gets the tablet?
table-blind-on = Hide the secrets from the moderator
table-blind-off = Show the secrets
table-blind-hint = No secrets on the tablet: only the script and what everybody knows.

## Notices for everybody
table-notice-seat-moved = { $who } now plays on another phone.
table-notice-tablet-moved = Another device now runs the evening.

## Diary
table-undo = Take the last move back
table-undo-warn = Somebody has already seen a secret, and will still know it. Undo anyway?
table-diary-rewound = Taken back
table-diary-step = A move
table-evening = The evening so far
table-evening-game = { $n }. { $game }: { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] One win: { $who }.
   *[other] { $n } wins: { $who }.
 }

### The product's own strings: what every game shares, the tablet, the wall, the server.

## Every screen
ui-close = Close
ui-help = Help
ui-help-back = Back to the game
ui-help-rules = The rules of this table
ui-help-own = house rule
ui-help-words = Words
ui-language = Language
ui-names = { $names }
ui-refused = That cannot be done.
ui-sure = Go ahead?
ui-you-won = You have won
ui-rather-not = No, go back
ui-act-for = In place of { $who }
ui-act-for-whom = In place of
ui-choose-seat = choose a person
ui-choose-seat-first = First choose whom you act for.
ui-choose = choose
ui-choose-first = Choose first.
ui-opens-in = { $seconds ->
    [one] In one second.
   *[other] In { $seconds } seconds.
  }
ui-in-a-moment = Just a moment.
ui-paused = paused
ui-time-is-up = Time is up.
ui-seconds-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
 }
ui-mind = Note
ui-done-of = { $done } of { $total }
ui-answered-of = { $done ->
    [one] { $done } of { $total } has answered
   *[other] { $done } of { $total } have answered
 }
ui-awaiting = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
  }
ui-fewer = Fewer: { $what }
ui-more = More: { $what }
ui-number-of = { $what }: { $n }. Choose the number.
ui-stays = stays { $n }
ui-earlier = Earlier: { $what }
ui-later = Later: { $what }
ui-cards-of = { $sum ->
    [one] { $sum } card, { $total } are needed
   *[other] { $sum } cards, { $total } are needed
 }
ui-still-missing = { $count ->
    [one] One is missing.
   *[other] { $count } are missing.
  }
ui-not-told = not chosen yet
ui-changed = changed
rule-printed = printed
rule-ours = the text is silent: ours
rule-own = house rule
ui-yes = yes
ui-no = no
ui-before = Written before
ui-field-missing = Still missing: { $what }
ui-in-deck = in the deck: { $count }
ui-code-title = How to join
ui-watch = I only want to watch
ui-sit = Take a seat

## Questions and panels
ui-limit-left = left
ui-limit-used = used
ui-veil = Tap to see
ui-seal = Seal it
ui-points-missing = { $count ->
    [one] One point is missing.
   *[other] { $count } points are missing.
  }
ui-stand-you = { $count ->
    [0] you
   *[other] you and { $who }
 }
ui-stand-you-many = you and { $count } more
ui-stand-many = { $count } people
ui-stand-nobody = nobody’s
ui-stand-ahead = { $by } ahead
ui-stand-even = even
ui-stand-behind = { $by } behind
ui-branch-again = again: { $n }
ui-branch-then = Now choose where.
ui-becomes = becomes
ui-annals = The story so far
ui-annals-lost = The story does not load just now: try again soon.
ui-history = History
ui-keep-copy = Save a copy
ui-columns-beyond = { $count ->
    [one] one more column →
   *[other] { $count } more columns →
 }
ui-leaf-before = Previous page
ui-leaf-after = Next page

## The ring, the votes, the script and the story
ui-ring = The ring
ui-moderator = Moderator
ui-role-covered = hidden role
ui-seat-dead = out of play
ui-seat-gone = gone from the table
ui-seat-turn = their turn
ui-seat-nominated = nominated
ui-seat-waits = still awaited
ui-seat-wins = has won
ui-seat-chosen = the choice
ui-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
 }
ui-votes-of = { $expected ->
    [one] { $cast } of { $expected } vote
   *[other] { $cast } of { $expected } votes
 }
ui-votes-for = votes for
ui-votes-now = { $name } votes now
ui-nobody = nobody
ui-said = “{ $line }”
ui-then = Then: “{ $line }”
ui-stages = The steps, in order
ui-chronicle = How it went
ui-chart-none = no votes
ui-chart-table = As a table

## Copies and printed sheets of a long game
sheet-print = Sheet to print
sheet-csv = Table as CSV
sheet-before = before
sheet-how = how
sheet-after = after

## Copies and printed sheets of a long game (not on phones)
E_BAD_COPY = This file is not a copy that can be resumed here.
E_COPY_TOO_LARGE = This copy is too large to be resumed here.
E_COPY_NOT_NOW = Just now the game has secrets that the host may not see: save a copy once they are out.
copy-title = Resume from a copy
copy-how = A game saved elsewhere goes on here, at a new table.
copy-file = The copy
copy-note = All seats are there: everybody gets theirs back with the QR you show. Papers that were still sealed have to be written again.
copy-go = Resume the game
copy-back = Back to the table

## Charts, proposals and lists
ui-arrow = { $above } above { $below }
ui-arrow-from = Tap the one that will be above.
ui-arrow-to = Now tap the one that will be below.
ui-route-then = Now choose where.
ui-stop-done = stamped
ui-stop-next = the next
ui-stop-later = later
ui-agreed = Agreed:
ui-not-agreed = Still to agree:
ui-drop = Remove
ui-line-add = Add a line
ui-line-put = Add
ui-line-drop = Remove { $what }
ui-lines-first = Add a line first.
ui-sequence-add = Add at the end
ui-sequence-out = Remove { $what }, place { $place }
ui-sequence-empty = Tap at least one.

## Flowers and the die
ui-petals = Everybody’s roses
ui-petals-of = { $filled } of { $total }
ui-petals-none = Nobody in play
ui-petals-gathered = { $gathered } of { $goal }
ui-turn-now = It is their turn.
ui-turn-yours = It is your turn.
ui-face = Face { $face }

## The board of turned cards, and folded groups
board-you = you
board-turn = to play
board-blow-by-blow = Blow by blow
board-hits = hits for { $damage }
board-across = lies across
board-near = turned towards the reader
board-far = turned the other way
board-hot = fought over
board-beside-of = On { $who }’s field
board-beside-yours = On your field
board-hurt = damage { $damage }
board-spent = tapped
board-nth = { $name } ({ $number })
phone-group-match = Match
phone-group-deck = List
phone-group-cards = Count cards
phone-group-characters = Characters

## The phone
phone-opening = Opening the table…
phone-needs-script = Playing on the phone needs JavaScript. Without it, the moderator can play for you on the tablet.
phone-place = seat { $place }
phone-story-before = The story before
ui-share-sum = { $label }: { $n }
phone-share = Share the picture
phone-seated = You are at the table
phone-how-to = How it is played, in five pictures
phone-next = You play from the next game on. Until then you can watch.
phone-watching = You are watching
phone-you = you
phone-own = card
phone-own-title = For your eyes only
phone-code-label = Table code { $code }: show the QR and the language
phone-code-how = Whoever arrives scans the QR, or opens { $address } and types the code.
phone-code-night = The QR comes back with the day. The code always works.
phone-qr-label = QR code to take a seat at this table
phone-bell = Bell on this phone
phone-other-page = The host’s page
phone-voice-unheard = Nobody can hear the voice. Touch the device in the middle of the table, or the television: meanwhile the lines can be read there.
phone-awake-on = The screen stays on while this page is open.
phone-awake-off = After the first tap the screen stays on, where the phone allows it.
phone-awake-never = If the screen goes dark, wake it: everything will be as it was.
phone-seat-title = Your seat
phone-seat-name = Your name
phone-seat-rename = Correct the name
phone-seat-leave = Give back the seat
phone-seat-leave-warn = Your seat becomes free, and this phone goes back to the door.
phone-seat-needed = The seat is needed as long as this game is on the table. Do you have to go? Tell whoever holds the tablet: they can play in your place.
phone-notes = My notes
phone-notes-kept = They stay on this phone and go with the table. At night they stay closed.
phone-card-hold = Press and hold
phone-card-covered = Your card, face down.
phone-card-look-around = Look around, then press and hold here: you see it until you let go.
phone-card-itself = It hid itself. Press and hold to see it again.
phone-card-short = Too short: hold until you have read all of it.
phone-card-toggle = Show or hide the card
phone-card-release = Let go to hide
phone-card-first = Look at your card first.
phone-list-open = Open the list of cards
phone-list-again = Choose another card
phone-chosen = The card you chose · press and hold
phone-ring = The table, from your chair
phone-pick-label = Choose a person
phone-pick-hint = Tap a name, then confirm.
phone-pick-confirm = Confirm, or tap another name.
phone-pick-not-this = Not this one: tap another name.
phone-pick-noted = Noted: { $name }.
phone-more-below = { $count ->
    [one] one more ↓
   *[other] { $count } more ↓
  }
phone-seat-dead = out of the game
phone-seat-gone = away from the table
phone-seat-turn = it is their turn
phone-seat-nominated = nominated
phone-seat-wins = has won
phone-roles-show = Show the roles
phone-roles-cover = Hide the roles
phone-seat-kept = Your seat is waiting for you.
phone-lost-title = Connection lost
phone-lost = Your seat stays yours.
phone-lost-again = { $seconds ->
    [one] Trying again in one second.
   *[other] Trying again in { $seconds } seconds.
  }
phone-lost-now = Trying now.
phone-lost-retry = Try now
phone-lost-hint = Not coming back? Check that you are on the table’s Wi-Fi, and that the browser may use the local network.
phone-last-seen = { $seconds ->
    [one] Last seen one second ago
   *[other] Last seen { $seconds } seconds ago
  }
phone-last-seen-long = { $minutes ->
    [one] Last seen one minute ago
   *[other] Last seen { $minutes } minutes ago
  }
phone-last-clock = The clock now says { $time }.
phone-moved-title = Open elsewhere
phone-moved = Your seat is now played in another tab or on another phone.
phone-moved-back = Play from here
phone-removed-title = You are no longer at the table
phone-removed = Your seat was removed. If the door is open, you can sit down again.
phone-released-title = Phone detached
phone-released = Your seat is now played from the tablet. To have it back, ask the moderator for a QR code.
phone-refused-title = There is no seat here
phone-refused = The table does not know this phone. Take a seat again.
phone-refused-join = Go to the door

## The phone (server only)
old-phone = This browser is too old. If nothing else comes, ask for a seat without a phone.

## How a game is played
learn-title = How it is played
learn-at = { $at } of { $count }
learn-on = Next
learn-back = Back
learn-done = Got it

## Keeping the screen on, where the browser cannot do so itself
learn-awake-keep = Screen on while we play
learn-awake-price = The screen stays on while we play. To let it go dark: touch the code at the top.
learn-awake-fine = All right
learn-awake-music = Music on this device may stop.

## While the host's device keeps the games
learn-evenings-kept = The host’s device remembers tonight’s games: who was what, and who won.

## The invitation to a table
invite-label = Send the invitation to whoever is still to come:
invite-said = We are playing tonight, the table is “{ $called }”. Open the link and type your name: there is nothing to install.
invite-share = Share
invite-copy = Copy the link
invite-copied = Copied

## The table: refusals
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
E_NAME_EMPTY = Type a name.
E_NAME_LONG = Too long: { $most } characters at most.
E_NAME_CHARACTERS = Remove the characters of this name that cannot be seen.
E_NAME_MIXED = This name mixes two alphabets: write it in one.
E_NAME_RESERVED = { $name } would be taken for what the table itself says: add something to the name.
E_NAME_TAKEN = { $name } is already here. Back on another phone? Ask whoever holds the tablet for the QR of your seat. Somebody else? Add something to the name.

## The table: refusals of what only the host does (not on phones)
E_NO_SUCH_GAME = This game is not here.
E_GAME_RUNNING = A game is still on: finish it first.
E_NOTHING_TO_UNDO = There is nothing to undo.
E_STAYS_OPEN = What was opened stays open: only what came after it can be undone.
E_NOTHING_TO_REDO = There is nothing to redo any more: something else has happened.

## Refusals of several games
E_PLAYER_COUNT = { $players ->
    [one] There is one person at the table: { $low } to { $high } can play.
   *[other] There are { $players } of you: { $low } to { $high } can play.
 }
E_OPTION = This rule cannot be set like that.
kit-answer-person = { $who }
kit-answer-given = Given.
kit-answer-in = Your answer is in. The others are still thinking.
kit-answer-own = Your answer
kit-answer-back = Take it back
E_NOT_ASKED = You are not asked just now.
E_NO_SUCH_ANSWER = This answer is not on offer.
E_NOTHING_ANSWERED = There is no answer of yours to take back.
E_ALREADY_ANSWERED = Your answer is already in.
E_GAME_OVER = The game is over.
E_TARGET_DEAD = Already out of the game.
E_NOT_YOUR_TURN = It is not your turn yet.

## The table before the game
table-empty-title = The table is ready
table-seated-title = You are at the table, { $who }
table-empty-line = The moderator is choosing the game.

## Seats
table-seat = { $who }

## Notices for everybody
table-notice-seat-moved = { $who } now plays on another phone.
table-notice-tablet-moved = Another device now moderates.
table-notice-seat-shown = The secrets of { $who } were just shown on the tablet.
table-notice-undone = A step was undone on the tablet. Answers already given stay.
table-notice-redone = A step that was undone was redone on the tablet.

## The evening
table-evening = The evening so far
table-evening-game = { $n }. { $game }: { $end }.
table-evening-game-open = { $n }. { $game }.
table-evening-won = { $n ->
    [one] One win: { $who }.
   *[other] { $n } wins: { $who }.
 }

## Refusals of the server
E_NO_TABLE = This code opens no table, or the table’s door is closed. Check it on the tablet or on the big screen, or ask the moderator to open the door.
E_UNREADABLE = This table was written by a newer Veglia, or is damaged: it cannot be played here. Other tables are unharmed. Whoever runs the server finds out more with “companion --check”.
E_NOT_HOST = This device is not the moderator’s tablet. Have it handed over with its QR code.
E_INVITE_DEAD = This QR, link or key does not work: it was already used, is too old, or is misspelled.
E_BAD_INPUT = This request cannot be understood. Reload the page and try again.
E_ONE_LINE = These words have to fit on one line: without line breaks, tabs or other control characters.
E_UNKNOWN_COMMAND = This page is from another version. Reload it.
E_OLD_PAGE = The program has been updated. Reload this page.
E_TRY_AGAIN = Something went wrong. Try again.
E_BUSY = The table is very busy. Try again in a moment.
E_RENAMED_OFTEN = You have changed your name very often. Wait a little, then you can do it again.
E_TOO_FAST = One moment: too many requests in too short a time.
E_CANNOT_SAVE = The server cannot save. Nothing is lost: try again in a moment.
E_LOG_FULL = This table’s log is full; all that was played is kept. The host can undo, or save a copy and resume it at a new table.

## The tablet: opening (not on phones)
desk-opening = Opening the table…
desk-needs-script = This page needs JavaScript.

## The tablet: opening (server only)
old-tablet = This browser is too old for Veglia. If nothing else comes, moderate from another device.
old-screen = Nothing else comes? This television is too old: plug in a laptop or a stick, and open the same address there.

## The tablet: the bar at the top (not on phones)
desk-tools = Tools
desk-step = step { $step } of { $of }
desk-diary = Diary
desk-table = Table
desk-code-label = Table code { $code }, show the QR
desk-rules-changed = ({ $count })
desk-group-rules = House rules
desk-group-corrections = Fix
desk-group-deck = Change
desk-group-night = Order of the night
desk-group-cards = Invented cards
desk-group-presets = Ready-made rules
desk-group-seat = Seat
desk-group-votes = Votes
desk-group-match = Match
desk-group-players = Who plays
desk-group-people = People
desk-group-effects = Supports and effects

## The tablet: rules, cards and evenings kept on this device (not on phones)
desk-own-rules = Your own rules
desk-own-rules-none = With a name, the current rules stay on this device for other evenings, too.
desk-own-rules-name = Name for the current rules
desk-own-rules-keep = Keep them
desk-own-rules-forget = Delete
desk-own-rules-forget-named = Delete “{ $name }”
desk-own-rules-gone = “{ $name }” deleted.
desk-own-rules-back = Put them back
desk-own-rules-full = There are already { $most }: delete one first.
desk-own-rules-broken = Some of what this device had kept can no longer be read.
desk-own-rules-denied = This device keeps nothing: a private window perhaps, or it is full.
desk-cards = Cards written down
desk-cards-here = { $n ->
    [0] The cards you write down (names and values, never who plays them) stay on this device, and take one tap another evening. None so far.
    [one] One card stays on this device (name and values, never who plays it) and comes with its game. Switching off deletes it.
   *[other] { $n } cards stay on this device (names and values, never who plays them) and come with their game. Switching off deletes them.
 }
desk-cards-off = No card stays on this device.
desk-evenings = Evenings
desk-rehearse = Rehearse alone, with imaginary friends
desk-rehearsal-end = End the rehearsal
rehearsal-mark = Rehearsal: the others are imaginary
desk-evenings-off = Nothing is kept on this device.
desk-evenings-none = Nothing is kept yet: the first game comes here when it ends.
desk-evenings-here = Kept on this device only: the last 60 games.
desk-evenings-ends = How it ended
desk-evenings-people = Who was what
desk-evenings-won = won { $won } of { $played }
desk-evenings-games = Game by game
desk-evenings-forget = Delete everything
desk-evenings-gone = Everything is deleted.
desk-evenings-back = Put it back
desk-evenings-save = Save as a file
E_RULES = These house rules do not work here: delete them and save them anew.

## The tablet: the ring (not on phones)
desk-show-roles = Show the roles
desk-cover-roles = Hide the roles
desk-place = { $place }
desk-no-phone = no phone
desk-asleep = phone is off
desk-chosen = Chosen: { $name }
desk-tap-a-seat = Tap a name in the ring

## The tablet: the script (not on phones)
desk-secret = Choice and answer
desk-hold = press and hold
desk-undo = Undo
desk-redo = Redo
desk-more-below = More below ↓

## The tablet: acting for a seat, and lending it (not on phones)
desk-act-for-one = Answer in their place
desk-act-for-many = Answer in their places
desk-act-title = In the place of { $name }
desk-nothing-now = There is nothing to do here just now.
desk-handover-one = Hand over to { $name }
desk-pass-next = Pass the tablet: { $name } is next
desk-handover-title = The tablet goes round
desk-handover-place = The cards · { $place } of { $of }
desk-handover-give = Hand the tablet to
desk-handover-seen = The card is hidden
desk-handover-away = Everybody else, look away.
desk-handover-hold = I am { $name }: press and hold
desk-handover-how = the card shows while your finger stays down
desk-handover-again = Press and hold to look again
desk-handover-back = Seen: I give it back
desk-handover-only = For { $name } only
desk-passing-hold = Hold and read
desk-passing-toggle = Show or hide the line
desk-passing-over = The tablet has gone round
desk-passing-over-how = Give the tablet back to the moderator
desk-passing-away = What comes next is for the moderator’s eyes only.
desk-passing-host = I moderate
desk-sealed-place = In secret · { $place } of { $of }
desk-sealed-here = I am { $name }: let me write
desk-sealed-after = Then hand the tablet back: what you have written stays hidden.

## The tablet: code and addresses (not on phones)
desk-qr-label = QR to take a seat at the table
desk-code-how = Scan the QR, or open { $address } and type the code.
desk-addresses = If the phones do not get there, try another address:
desk-screen-how = The screen for everybody:
desk-wifi-qr = QR to join the Wi-Fi
desk-wifi-table = Table
desk-wifi-shared = Guests get into { $name } with the first QR.
desk-wifi-remove = Remove the Wi-Fi
desk-wifi-add = Guests need the Wi-Fi? Add its QR
desk-wifi-name = Name of the network
desk-wifi-password = Password (none: leave it empty)
desk-wifi-hidden = The network is hidden
desk-wifi-kept = It stays on this device. The large screen and the poster show it; phones never get it.
desk-wifi-show = Show the QR
desk-nobody-yet = Whoever arrives scans the QR or opens { $address }.

## The tablet: seats (not on phones)
desk-add-seat = Seat without a phone
desk-add-seat-how = For somebody who has no phone: they play with you, on the tablet.
desk-host-sits = Whoever holds the tablet may play, too: with a phone of their own, or with the link in another tab of this browser; with “Seat without a phone” they play from here.
desk-change-game = Change game
desk-people = { $count ->
    [0] Nobody at the table yet
    [one] One person at the table
   *[other] { $count } at the table
 }
desk-state-here = phone is on
desk-state-away = phone is off
desk-turn-away = { $n ->
    [one] The phone of { $who } is off: ask aloud and tap the answer here.
   *[other] The phones of { $who } are off: ask aloud and tap the answers here.
  }
desk-waits = { $n ->
    [one] { $who } is here, and plays from the next game on.
   *[other] { $who } are here, and play from the next game on.
  }
desk-awaited-away = { $n ->
    [one] The phone of { $who } is not connected.
   *[other] The phones of { $who } are not connected.
  }
desk-state-none = no phone
desk-rename = Change the name
desk-deck = The deck
desk-move = Move in the ring
desk-move-later = Swap with { $name }, who comes next
desk-move-sooner = Swap with { $name }, who comes before
desk-swap = swap with { $name }
desk-place-of = place { $place } of { $of }
desk-new-phone = QR for another phone
desk-give-phone = QR for a phone
desk-release-seat = Detach { $name }’s phone
desk-remove-seat = Remove { $name } from the table

## The tablet: devices (not on phones)
desk-devices = Devices
desk-invite-tablet = Hand the tablet over
desk-invite-tablet-how = Scan with the other device: from then on that one moderates, and this one stops.
desk-invite-seat = A phone for { $name }
desk-invite-seat-how = Scan with { $name }’s phone. The one before stops being valid.
desk-invite-seat-done = Done: { $name }’s phone is in its place.
desk-invite-label = QR that works once
desk-invite-left = Works once, for another { $seconds }{ "\u00A0" }s.
desk-invite-over = It has expired.
desk-invite-used = Used.
desk-invite-making = Making the QR…
desk-invite-again = Make another one
desk-recovery = If you lose the tablet
desk-recovery-what = A key to put away now: with it another device becomes the tablet, even if this one breaks.
desk-recovery-how = Photograph this key or write it down, and do not show it to anybody who plays. It is typed in here: { $address }
desk-recovery-make = Make the key
desk-recovery-again = Make a new one, the old one is void

## The tablet: sound (not on phones)
desk-voice-speaks = Read aloud
desk-voice-speaks-how = The tablet speaks the lines of the script.
desk-voice-covers = Village sounds
desk-voice-covers-how = Wind, crickets and an owl cover steps and chairs at night; by day a fire.
desk-sounds = If you like: the sounds of the village?
desk-sounds-yes = Yes
desk-sounds-no = No
desk-sounds-later = You can change this at any time under “Table”.
desk-on = on
desk-off = off

## The tablet: diary (not on phones)
desk-notes = Notes
desk-notes-evening = Notes of the evening
desk-notes-kept = They stay on this tablet and go with the table.
desk-diary-empty = The diary is still empty.
desk-diary-shows = (has shown a secret)
desk-diary-back = Go back here
desk-diary-back-label = Go back here, to before this line
desk-diary-sure = Go back?
desk-diary-lost = { $count ->
    [one] One step is undone:
   *[other] { $count } steps are undone:
 }
desk-diary-warn = somebody has already seen a secret in these steps, and will still know it.
desk-diary-go = { $count ->
    [one] Undo one step
   *[other] Undo { $count } steps
 }

## The tablet: the end of a game (not on phones)
desk-cast = Who was who
desk-share-picture = Share the picture
desk-share-text = Download the story
desk-share-data = Download the data

## The wall (not on phones)
screen-how = Scan, type your name, sit down.
screen-wifi-how = Need the Wi-Fi?
screen-late = Just come? Watch, and play as soon as you can.
screen-windows = A window lights up for every guest.
screen-who-plays = Who is playing tonight?
screen-arrived = { $who } is here
screen-arrived-some = { $count } more are here
screen-door-closed = The door is closed: whoever comes now watches.
screen-people = { $count ->
    [0] The table is empty
    [one] One person at the table
   *[other] { $count } at the table
 }
screen-living = { $count ->
    [one] one in play
   *[other] { $count } in play
 }
screen-village = { $all ->
    [one] The village at night: { $lit } of { $all } window is lit
   *[other] The village at night: { $lit } of { $all } windows are lit
 }

## The tablet: connection lost, or another tablet (not on phones)
desk-lost-title = Connection lost
desk-lost = Nothing is lost: the table stays as it is.
desk-moved-title = Moderated from another page
desk-moved = This page does not run the table.
desk-moved-back = Moderate from here
desk-handed-title = Another device is the tablet
desk-handed = The table is moderated from another device now. To get it back here, open “Table” and “Hand the tablet over” there, and scan the QR. If it is lost, whoever started Veglia finds a link in the terminal at the next start.
desk-refused-title = No way in from here
desk-refused = This is no longer the table’s tablet. To come back, open “Hand the tablet over” on the new one.
desk-rehearsal-over-title = The rehearsal is over
desk-rehearsal-over = You may close this window.
desk-sit-drag = Put the names in the order of the chairs: drag them, or
desk-sit-order = Put the names in the order of the chairs:
desk-sit-touch = tap them in order
desk-order-anew = Start over
desk-order-first = Tap the first name.
desk-order-rest = { $count } names are left: untouched, they follow in their present order.
desk-invite-link = No camera? Open this link on the other device:
desk-story-before = The story before
desk-share-page = Read or print the story
desk-prints = To print
desk-print-poster = The poster for the door
desk-print-seats = A card for each seat
desk-print-night = The order of the night

## The story as text (not on phones)
table-recap-winners = { $n ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
 }
table-recap-back = Back to the table
table-recap-cast = Everybody, at the end
table-recap-dead = out of the game
table-recap-wins = won

## The tablet: voice (not on phones)
desk-voice-loud = Voice
desk-voice-softer = Softer
desk-voice-louder = Louder
desk-voice-level = { $loud } of { $of }
desk-voice-none = This device cannot speak: the lines are here to read.
desk-voice-held = Can nobody hear me? Touch the screen, then “Say again”. Meanwhile the lines are here to read.
desk-voice-network = An online voice is speaking: without the internet it falls silent.
desk-voice-own = In this device’s own voice
desk-voice-own-how = Instead of the program’s, which sounds the same everywhere and needs no internet.
desk-voice-slow = Slower
desk-voice-slow-how = The voice takes more time for each sentence.
desk-voice-try = Try the voice
desk-voice-try-now = Listen
desk-voice-try-line = Good evening. Tonight nobody has to moderate: I do.
desk-voice-whose = { $voice ->
    [shipped] The program’s voice will speak.
    [device] This device’s voice will speak.
   *[none] No voice here: the lines are to be read.
  }
desk-voice-works = It was played to its end.
desk-voice-around = How loud the village is
desk-voice-music = Music, except at night
desk-voice-touch = Touch the screen once, so that the voice may be heard here.
desk-voice-wait = Silence before each line
desk-voice-shorter = Shorter
desk-voice-longer = Longer
desk-voice-seconds = { $n ->
    [0] none
   *[other] { $n }{ "\u00A0" }s
  }
desk-voice-nobody = Nobody can hear the voice: turn it up here, or switch it on on the television. Meanwhile the lines can be read.
desk-voice-away = { $n ->
    [one] One phone is not connected: the night goes on without it.
   *[other] { $n } phones are not connected: the night goes on without them.
  }
desk-voice-two = Two devices are speaking at once: turn the voice down on one.
desk-own-phone = Back to my seat’s page
desk-version = Veglia { $version }

## The tablet: what the table asks the host (not on phones)
table-empty-tablet = Let everybody in, then choose the game.
table-choose-game = Open
table-abandon-and-choose = Abandon it and open { $name }
table-choose-game-title = What shall we play?
table-rematch = Another game
table-abandon-and-again = Abandon it and start again
table-rematch-hint = Same people, late guests too, and the same house rules.
table-rematch-warn = The story stays: it can be read until the next game is over. The ending disappears from every screen.
table-abandon-warn = The game that is on ends here, with no winner, and its cards are lost.
table-name = Name
table-add-seat = Add
table-rename = Change the name
table-rename-title = Change a name
table-rename-seat = Who
table-remove-seat = { $name } leaves
table-remove-seat-warn = { $name } gets up: the seat becomes free.
table-release-seat = { $name } goes on without a phone
table-release-seat-warn = { $name } puts the phone away: from now on you play this seat, on the tablet. A new QR code brings the phone back at any time.
table-seat-watchers = Seat the newcomers
table-seat-watchers-hint = At the table with the others: { $who }
table-set-ring = Confirm the order
table-set-ring-title = How are you sitting?
table-set-ring-hint = Tap the names one after the other, starting with whoever sits on your left and going clockwise.
table-open-door = Open the door
table-close-door = Close the door
table-seat-qr = A new phone for { $name }
table-hand-over = Hand over to another device
table-make-recovery = Recovery key
table-name-table = Give it this name
table-set-keeping = Keep it this long
table-set-keeping-title = When is this evening deleted?
table-set-keeping-hint = Counted from the last thing that happens here: names, roles, votes and house rules go. A game that is still going on stays for 30 days at least. If you meet again with the same people, choose a longer time.
table-set-keeping-campaign = A campaign is never deleted by itself. This applies to the table once it is over.
table-keep-1 = After an hour
table-keep-24 = After a day
table-keep-168 = After a week
table-keep-720 = After 30 days
table-keep-always = Never by itself
table-friends-pace = Choose this pace
table-friends-pace-title = How fast do the imaginary friends answer?
table-friends-quick = At once
table-friends-calm = In their own time
table-evenings-on = Keep the evenings on this device
table-evenings-off = Stop keeping the evenings
table-evenings-hint = When a game ends, this device remembers who was what and who won, until you delete it; it goes nowhere else. While this is on, everybody is told on the phone and on the big screen.
table-show-seat = Hand this device over
table-blind-on = Hide the secrets from the moderator
table-blind-off = Show the secrets
table-blind-hint = No secrets on the tablet: only the script and what everybody knows.
table-undo = Undo the last move
table-undo-warn = Somebody has already seen a secret, and will still know it. Undo anyway?
table-undo-warn-blind = Somebody may have already seen a secret, and would still know it. Undo anyway?
table-diary-rewound = Undone
table-redo = Redo what was undone
table-diary-redone = Redone
table-diary-rules = House rules changed: { $count }
table-diary-step = A move

## The tablet: titles and hints of these questions (not on phones)
table-add-seat-title = Somebody without a phone
table-remove-seat-title = Who is leaving?
table-release-seat-title = Who goes on without a phone?
table-seat-qr-title = Who has a new phone?
table-hand-over-hint = A QR code that works once, for ninety seconds. This device then stops moderating.
table-make-recovery-hint = To moderate from another device if the tablet is lost. The earlier one stops working.
table-name-table-title = What is this table called?
table-show-seat-title = Who gets this device?

## The wall: panels (not on phones)
screen-village-day = { $all ->
    [one] The village in the morning: { $lit } of { $all } window lit
   *[other] The village in the morning: { $lit } of { $all } windows lit
 }
screen-turn = Now voting
screen-of = of { $who }
screen-bell = The bell has rung
screen-clock-runs = the clock runs
screen-votes-lead = In the lead
screen-votes-level = Level
screen-voted = { $who } votes for { $target }
screen-speaks = Now speaking
screen-then = then { $who }
screen-leads = in the lead
screen-level = level
screen-shutters = a vote closes the shutters
screen-of-all = of { $count }
screen-have-voted = { $count ->
    [one] has voted
   *[other] have voted
 }
screen-votes-silent = { $names }: no vote
screen-pages-next = Next: { $name }
screen-pages-still = Tap for more: { $name }
screen-pages-cast = who was who
screen-page-of = { $at } of { $count }
screen-pages-at = Page { $at } of { $count }
screen-touch-for-sound = Touch the screen once for sound.
screen-bell-on = Sounds: on
screen-bell-off = Sounds: off
screen-voice-on = Voice: speaks here
screen-voice-off = Voice: silent here

## The pocket (not on phones)
pocket-name = Veglia in your pocket
pocket-lead = One phone or tablet runs the whole evening: you hold it, or it goes from hand to hand.
pocket-once = Downloaded once only
pocket-of = { $here } of { $all }{ "\u00A0" }MB
pocket-then = Then it works up in the mountains, too.
pocket-alone = No network and no account. Nothing leaves this device.
pocket-part-screens = Screens and words
pocket-part-rules = The rules of the games
pocket-part-engine = The engine that runs them
pocket-part-here = here
pocket-part-coming = coming
pocket-go = Prepare the table
pocket-left = { $left }{ "\u00A0" }MB to go.
pocket-starts = All here: the engine is starting.
pocket-broken-off = The download broke off at { $here }{ "\u00A0" }MB. It goes on from there.
pocket-again = Try again
pocket-not-kept = This page cannot be kept: it works as long as it stays open. To keep it, open it at an https address.
pocket-tables = Your tables
pocket-offline = Offline: everything is here
pocket-kept = { $count ->
    [0] No table saved here
    [one] One table saved on this device
   *[other] { $count } tables saved on this device
  }
pocket-seven-days = Safari deletes tables that have not been opened for seven days. For a long campaign put Veglia on the home screen; it begins empty there: export your tables here, import them there.
pocket-may-be-lost = The browser may delete tables when it runs out of room: export those that matter.
pocket-full = This device is almost full ({ $left }{ "\u00A0" }MB free): export or delete a table.
pocket-no-storage = This browser lets nothing be saved (a private window?). Open Veglia in an ordinary window.
pocket-open = Open
pocket-resume = Resume
pocket-export = Export
pocket-delete = Delete
pocket-delete-sure = Delete “{ $name }” for good? If you want it back one day, export it first.
pocket-delete-yes = Delete for good
pocket-back = Leave it
pocket-travel = “Export” saves a table as a file: opened with Veglia on a computer, it goes on with phones, too.
pocket-import = Import a table
pocket-tonight = What do we play tonight?
pocket-unnamed = Table without a name
pocket-no-game = No game yet
pocket-elsewhere = Open in another window
pocket-new-version = There is a new version of Veglia.
pocket-take-version = Switch to it
pocket-other-windows = First close the other windows of Veglia.
pocket-engine-failed = The engine did not start. Reload the page; the tables are safe.
pocket-clock-back = This device’s clock was put back: the table goes on from its own time, and nothing is lost.
pocket-not-saved = The next step cannot be saved: Veglia keeps trying. If this goes on, make room on this device.
pocket-slept = This device was asleep: the game’s clock ran on meanwhile. The moderator can add time.
pocket-no-phones = Nobody has a phone here: these rules apply, except the one that needs phones.
pocket-no-wasm = This browser cannot run it: WebAssembly is missing (or switched off for safety). Try an up-to-date browser.
pocket-old-browser = This browser cannot run it: it lacks newer parts. Update it, or try another one.
pocket-print = Print
pocket-refused-title = This table cannot be opened
pocket-refused = The other tables of this device are as they were.
pocket-pass-next = Pass the phone: { $name } is next
pocket-pass-to = Pass the phone to
pocket-pass-title = The phone goes round
pocket-add = Add a person
pocket-host-sits = Whoever holds this device may play, too: add them like everybody else.
pocket-offer = No network and no phones: Veglia in your pocket
pocket-not-here = Veglia in your pocket was not prepared on this server. Whoever runs the server can do so with “make pocket”; then reload this page.
E_COPY_NO_GAME = There is no game on this table yet, so there is nothing to take along.
E_LATER_LOG = This table comes from a newer version of Veglia: reload this page when there is a network.
E_DAMAGED_LOG = The log of this table is damaged and cannot be read. It was left as it is.
E_TAKEN_OVER = This table goes on in another window.
E_STORAGE_FULL = This device has no room left: this could not be saved. Make room and try again.
E_STORAGE_DENIED = The browser lets nothing be saved: the last tap does not count.

## The join form, the code form and other pages without a game (server only)
join-name-label = What is your name?
join-tablet-here = This device is the moderator’s tablet.
join-tablet-back = Back to the tablet
join-home-screen = An app on the home screen remembers nothing of the browser. Were you already at the table? Ask the moderator to touch your name, and scan the QR.
join-in-app = This window may lose your seat. In its menu, touch “Open in browser”, or close it and scan the QR with the camera.
E_NO_COOKIES = This window keeps no cookies, so it cannot keep a seat. Allow cookies in the browser’s settings, or open the link in another browser.
join-tablet-too = Playing too? Take a seat here.
join-seat-back = Back to { $name }’s seat
join-closed-title = The door is closed
join-closed = The moderator can open it again. Meanwhile you can watch.
join-left = You have given your seat back: it is free now.
join-code-title = Which table?
join-code-label = The table’s code
join-code-note = It is on the tablet and on the big screen, LUME 42 for example.
join-code-go = Find the table
join-new-table = Open a new table
join-invite-title = Who moderates?
join-invite-dead-title = No longer valid
join-invite-dead-seat = Do you have a seat at the table? Whoever has the tablet touches your name and shows you a new QR: scan that one.
join-invite = This phone is taking its place…
join-invite-words = The key that takes the table back
join-invite-note = It was shown once on the tablet. If you have a QR, scan that instead. Nobody has the tablet any more? Restart Veglia: it shows a new link.
join-invite-go = Go on
join-error-title = Something is wrong
join-error-home = Back to the door

## Printed pages (server only)
print-poster-title = The game is here
print-poster-else = No camera? Open { $host } and type
print-poster-shut = Page won’t open? Stay in this Wi-Fi, even “without internet”; on an iPhone, allow the local network.
print-seats-title = A card for each seat
print-seats-what = Whoever comes back with another phone scans their card and has their seat again.
print-seats-mind = Each card works once, within 30 days. Whoever scans it takes that seat, and the table is told: hand it over in person, and take no photo of it. Cards that were printed before are void.
print-seats-go = Make the cards
print-seats-keep = Keep it to yourself. It works once: it brings your seat to another phone.
print-night-title = The order of the night
print-go-back = Back to the tablet
print-how = Print this page from the browser’s menu.
print-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }
print-table = table { $code }

## The page without a server (server only)
offline-at = Last view: { $time }
offline-old = Things may have changed since.
offline-clock-stood = The clock was stopped at { $time }.
offline-card-away = Your card does not stay on the phone: it comes back with the table.
offline-again = Trying again in { $seconds }{ "\u00A0" }s.

## Terminal (server only)
terminal-join = Come in here: { $link }   code { $code }
terminal-also = or here:      { $link }
terminal-host = Moderate from here (works once, for an hour): { $link }
terminal-screen = Open the screen for everybody, too: { $link }
terminal-hosted = Veglia serves many tables at { $link } (port { $port }).
terminal-port = The usual port is taken: using { $port }.
terminal-again = This is last time’s table, with its people. To open a new one: make run ARGS=--new
terminal-over = It is { $now } by the clock of this machine, and the evening at table { $code } is over. It is kept for some time yet. Is the date wrong? Then stop here, set it right, and start again.
terminal-stop = Ctrl-C to close. The evening stays saved.
terminal-held = Veglia is already running on this database, at { $link }. Stop it first, or start with --beside to run a second one.
terminal-cannot-save = The evening is shown, but nothing can be saved now: { $reason }. The program goes on trying by itself; Ctrl-C to close.

## Backup, restore and store (server only)
backup-done = Saved in { $file }: tables { $tables }, steps { $records }. To take phones along to another machine, copy secret.key from the data folder too.
restore-done = Restored from { $file }: tables { $tables }, steps { $records }.
restore-unreadable = { $file } was not restored, because of the tables named above. To restore it all the same, add --anyway.
restore-aside = The database that was here before is now { $file }. It is deleted when Veglia has been in use for { $days } days.
backup-which-file = Which file? For example: companion backup evening.db
backup-only-sqlite = This works for SQLite. For PostgreSQL use pg_dump and pg_restore.
backup-nothing = { $file } does not exist.
backup-exists = { $file } already exists, and is not overwritten.
backup-foreign = { $file } is damaged, or is not a backup made by Veglia.
backup-newer = { $file } comes from a newer Veglia. Update the program first.
backup-in-use = { $file } is in use. Stop the program first (Ctrl-C), then restore.
store-unreadable = Table { $code }: record { $number } { $why ->
    [later] was written by a newer Veglia
    [missing] is missing
   *[damaged] is damaged
  }, so the table cannot be played here. All other tables can.
start-not-built = What browsers need has not been built here. `make run` does it, and so does `python -m companion.web.build --packages` followed by `python -m companion.web.build`.
store-gone = { $file } is gone, and { $left }, which belongs to it, is still there. Put the database back (companion restore FILE), or move { $left } elsewhere to begin anew.
store-other-key = This database belongs to another SECRET_KEY; with this one every device would be without its seat. Give all processes the same key. If it was changed on purpose, stop all of them and run: companion new-key
store-no-key = The key in { $file } is missing or too short: with it anybody could take a seat. Put the key back from a copy, or delete the file to get a new one; then every device has to come in again.
new-key-done = The database belongs to this SECRET_KEY now. Nobody gets back into the earlier tables.
new-key-in-use = Programs still run on this database. Stop all of them first.
store-newer = The database was made by a newer Veglia (shape { $shape }). Update the program first.

## Wrong settings (server only)
config-host = HOST (--host): “{ $given }” is not an address to listen on.
config-port = PORT (--port): “{ $given }” is not a port. It has to be a whole number from 0 to 65535.
config-public-url = PUBLIC_URL (--public-url): “{ $given }” will not do. It has to be an address like https://veglia.example, without a path.
config-data-dir = DATA_DIR (--data-dir): “{ $given }” is not a folder.
config-database-url = DATABASE_URL (--database): this will not do. It has to be sqlite:///path/of/file.db or postgresql://…
config-database-driver = DATABASE_URL (--database) names PostgreSQL, and its driver is not installed here: pip install "{ $given }[binary]" (the extra “postgres”).
config-log-level = LOG_LEVEL (--log-level): “{ $given }” will not do. Choose debug, info, warning or error.
config-proxies = PROXIES (--proxies): “{ $given }” will not do. It has to be a whole number from 0 to 5.
config-secret-key = SECRET_KEY is too short. It needs at least 32 characters, for example from “openssl rand -base64 32”.
config-metrics-token = METRICS_TOKEN is too short. It needs at least 16 characters.
config-phase-hook = PHASE_HOOK: this will not do. It has to be an address like https://home.example/api/webhook/…

## What a search or a shared link shows of a page (server only)
join-about = An evening of games around a real table. Open it, type your name and you have a seat: there is nothing to install.
page-description = The companion of a game night at a real table.

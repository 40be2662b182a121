# The moderator's tablet and the screen for everybody.

desk-opening = Opening the table…
old-tablet = This browser is too old for Veglia. If nothing else comes, moderate from another device.
old-screen = Nothing else comes? This television is too old: plug in a laptop or a stick, and open the same address there.
desk-needs-script = This page needs JavaScript.

## On top
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

## Rules kept for later
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

## The ring
desk-show-roles = Show the roles
desk-cover-roles = Hide the roles
desk-place = { $place }
desk-no-phone = no phone
desk-asleep = phone is off
desk-chosen = Chosen: { $name }
desk-tap-a-seat = Tap a name in the ring

## The script
desk-secret = Choice and answer
desk-hold = press and hold
desk-undo = Undo
desk-redo = Redo
desk-more-below = More below ↓

## In somebody's place
desk-act-for-one = Answer in their place
desk-act-for-many = Answer in their places
desk-act-title = In the place of { $name }
desk-nothing-now = There is nothing to do here just now.
desk-handover-one = Hand the tablet to { $name }
desk-pass-next = Pass the tablet: { $name } is next
desk-handover-title = The tablet goes round
desk-handover-place = The cards · { $place } of { $of }
desk-handover-give = Hand the tablet to
desk-handover-seen = The card is hidden
desk-handover-away = Everybody else, look away.
desk-handover-hold = I am { $name }: press and hold
desk-handover-how = the card shows while your finger stays down
desk-handover-again = Press and hold to look again
desk-handover-back = Seen: I give the tablet back
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

## Code and addresses
desk-qr-label = QR to take a seat at the table
desk-code-how = Scan the QR, or open { $address } and type the code.
desk-addresses = If the phones do not get there, try another address:
desk-screen-how = The screen for everybody:
desk-nobody-yet = Whoever arrives scans the QR or opens { $address }.

## Seats
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

## Devices
desk-devices = Devices
desk-pass-tablet = Hand the tablet over
desk-pass-tablet-how = Scan with the other device: from then on that one moderates, and this one stops.
desk-pass-seat = A phone for { $name }
desk-pass-seat-how = Scan with { $name }’s phone. The one before stops being valid.
desk-pass-seat-done = Done: { $name }’s phone is in its place.
desk-pass-label = QR that works once
desk-pass-left = Works once, for another { $seconds }{ "\u00A0" }s.
desk-pass-over = It has expired.
desk-pass-used = Used.
desk-pass-making = Making the QR…
desk-pass-again = Make another one
desk-recovery = If you lose the tablet
desk-recovery-what = A key to put away now: with it another device becomes the tablet, even if this one breaks.
desk-recovery-how = Photograph this key or write it down, and do not show it to anybody who plays. It is typed in here: { $address }
desk-recovery-make = Make the key
desk-recovery-again = Make a new one, the old one is void

## Voice
desk-voice-speaks = Read aloud
desk-voice-speaks-how = The tablet speaks the lines of the script.
desk-voice-covers = Village sounds
desk-voice-covers-how = Wind, crickets and an owl cover steps and chairs at night; by day a fire.
desk-on = on
desk-off = off

## Diary
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

## The end
desk-cast = Who was who
desk-share-picture = Share the picture
desk-share-text = Download the story
desk-share-data = Download the data

## Screen
screen-how = Scan, type your name, sit down.
screen-door-closed = The door is closed: whoever comes now watches.
screen-people = { $count ->
    [0] The table is empty
    [one] One person at the table
   *[other] { $count } at the table
 }
screen-living = { $count ->
    [one] one alive
   *[other] { $count } alive
 }
screen-village = { $all ->
    [one] The village at night: { $lit } of { $all } window is lit
   *[other] The village at night: { $lit } of { $all } windows are lit
 }

# --- The link of the tablet and of the screen is gone, or another device has the tablet's place -------
desk-lost-title = Connection lost
desk-lost = Nothing is lost: the table stays as it is.
desk-moved-title = Moderated from another page
desk-moved = This page does not run the table.
desk-moved-back = Moderate from here
desk-handed-title = Another device is the tablet
desk-handed = The table is moderated from another device now. To get it back here, open “Table” and “Hand the tablet over” there, and scan the QR. If it is lost, whoever started Veglia finds a link in the terminal at the next start.
desk-refused-title = No way in from here
desk-refused = This is no longer the table’s tablet. To come back, open “Hand the tablet over” on the new one.
desk-sit-drag = Put the names in the order of the chairs: drag them, or
desk-sit-order = Put the names in the order of the chairs:
desk-sit-touch = tap them in order
desk-order-anew = Start over
desk-order-first = Tap the first name.
desk-order-rest = { $count } names are left: untouched, they follow in their present order.
desk-pass-link = No camera? Open this link on the other device:
desk-story-before = The story before
desk-share-page = Read or print the story
desk-prints = To print
desk-print-poster = The poster for the door
desk-print-seats = A card for each seat
desk-print-night = The order of the night

# The story as text: said by the server alone
table-recap-winners = { $n ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
 }
table-recap-back = Back to the table
table-recap-cast = Everybody, at the end
table-recap-dead = out of the game
table-recap-wins = won
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

# What the table asks its host: seats, the door, the game.
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

## Questions and explanations of the table, on the tablet
table-add-seat-title = Somebody without a phone
table-remove-seat-title = Who is leaving?
table-release-seat-title = Who goes on without a phone?
table-seat-qr-title = Who has a new phone?
table-hand-over-hint = A QR code that works once, for ninety seconds. This device then stops moderating.
table-make-recovery-hint = To moderate from another device if the tablet is lost. The earlier one stops working.
table-name-table-title = What is this table called?
table-show-seat-title = Who gets this device?

## The phone, the join form, and what all screens say of themselves

# Shared by all screens
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
ui-does-not-fit = this does not add up
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

# The phone
phone-opening = Opening the table…
old-phone = This browser is too old. If nothing else comes, ask for a seat without a phone.
phone-needs-script = Playing on the phone needs JavaScript. Without it, the moderator can play for you on the tablet.
phone-place = seat { $place }
phone-story-before = The story before
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

# The join form, the code form and the other pages without a game
join-name-label = What is your name?
join-name-note = What people call you at this table.
join-sit = Take a seat
join-tablet-here = This device is the moderator’s tablet.
join-tablet-back = Back to the tablet
join-home-screen = An app on the home screen remembers nothing of the browser. Were you already at the table? Ask the moderator to touch your name, and scan the QR.
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
join-grant-title = Who moderates?
join-grant-dead-title = No longer valid
join-grant-dead-seat = Do you have a seat at the table? Whoever has the tablet touches your name and shows you a new QR: scan that one.
join-grant = This phone is taking its place…
join-grant-words = The key that takes the table back
join-grant-note = It was shown once on the tablet. If you have a QR, scan that instead. Nobody has the tablet any more? Restart Veglia: it shows a new link.
join-grant-go = Go on
join-error-title = Something is wrong
join-error-home = Back to the door

# The board of turned cards, and what is folded away
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

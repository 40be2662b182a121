# How each game is played, in five pictures: a title and one sentence each. Brought when it is opened.

learn-title = How it is played
learn-at = { $at } of { $count }
learn-on = Next
learn-back = Back
learn-done = Got it

learn-lupus-1 = You are a village
learn-lupus-1-line = Hidden among you are the wolves. Every night they maul somebody.
learn-lupus-2 = Silence at night
learn-lupus-2-line = With eyes shut, those called point; with phones all answer, in silence.
learn-lupus-3 = By day you vote
learn-lupus-3-line = Talk and name suspects; the top two defend themselves, the others choose who is lynched.
learn-lupus-4 = Who wins
learn-lupus-4-line = The humans, when the last wolf falls. The wolves, when they are at least as many as the others.
learn-lupus-5 = Your card
learn-lupus-5-line = Press and hold to see it, let go to hide it. Show it to nobody.

learn-jrc-1 = A campaign of cities
learn-jrc-1-line = Each city has one prince at most. The campaign goes on for weeks.
learn-jrc-2 = Points in secret
learn-jrc-2-line = At the start you share out your points among the cities; all are opened together.
learn-jrc-3 = Prince, or contested
learn-jrc-3-line = Whoever has the most points is prince. In a tie, nobody holds the city.
learn-jrc-4 = One order a turn
learn-jrc-4-line = Sealed: invest a point, withdraw one or two, or pass. From home, too.
learn-jrc-5 = Then the cards
learn-jrc-5-line = In that city you lose one point and add your victory points.

learn-final_decrees-1 = Blame the others
learn-final_decrees-1-line = Every counter is blame. Whoever ends with the least of their own wins.
learn-final_decrees-2 = A secret bid
learn-final_decrees-2-line = The highest bid hands out the ministries, but what you bid becomes blame.
learn-final_decrees-3 = Who controls whom
learn-final_decrees-3-line = Arrows say which ministry controls another. They change often.
learn-final_decrees-4 = Decrees travel
learn-final_decrees-4-line = They go from ministry to ministry, and each right step is stamped.
learn-final_decrees-5 = The fifth decree
learn-final_decrees-5-line = When it is promulgated, or the deck runs out, the blame is counted.

learn-cities-1 = Five cities face down
learn-cities-1-line = One is the capital, and nobody knows which. It is a game for two.
learn-cities-2 = Draw and play
learn-cities-2-line = On your turn you draw, put a card onto the field and move the others.
learn-cities-3 = Blow by blow
learn-cities-3-line = The higher Range strikes first: the program does the sums.
learn-cities-4 = The city turns
learn-cities-4-line = A city that is taken turns towards whoever took it.
learn-cities-5 = Two duels out of three
learn-cities-5-line = A duel goes to whoever holds the capital and two more. The clock is for all duels.

learn-sancta-1 = One saint at a time
learn-sancta-1-line = The saint in the active zone earns points; the others wait in the sanctuary.
learn-sancta-2 = The points it needs
learn-sancta-2-line = A saint with as many points as it needs (its level, at first) enters the Rose.
learn-sancta-3 = A point, or the die
learn-sancta-3-line = Each turn one beatitude or the die, and one trial or suffrage.
learn-sancta-4 = Somebody may say no
learn-sancta-4-line = The others have a few seconds to stop your beatitude.
learn-sancta-5 = A full Rose
learn-sancta-5-line = Whoever first brings enough saints into the Rose wins.

## The screen kept on, where the browser cannot do so itself
learn-awake-keep = Screen on while we play
learn-awake-price = The screen stays on while we play. To let it go dark: touch the code at the top.
learn-awake-fine = All right
learn-awake-music = Music on this device may stop.

## While the host's device keeps the games
learn-evenings-kept = The host’s device remembers tonight’s games: who was what, and who won.

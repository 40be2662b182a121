# --- The voice that moderates: what phones show, too -------------------------------------------
lupus-say-all-seen = Everybody has seen their card. Let us begin.
lupus-say-back = One step was taken back.
lupus-say-daybreak = In a moment you will know what the night has brought.
lupus-say-dawn-voice = Last night the wolves came for me, and I am only a voice: none of you died.
lupus-say-dawn-voice-dead = Last night the wolves came for me, and I am only a voice. But the village lost { $who }.
lupus-daybreak-voice = Last night the voice fell
lupus-daybreak-voice-too = { $n ->
    [one] The wolves also came for the voice. The card stays covered.
   *[other] The wolves also came for the voice. Their cards stay covered.
 }
lupus-say-all-ready = You are all ready: time to vote.
lupus-say-remind = { $who }, your vote is missing. One moment more, then we go on.
lupus-say-remind-all = Some votes are still missing. One moment, then we go on.
lupus-say-nobody-answers = Nobody answers me, so I stop here. When you are back, touch “Resume”.
lupus-voice-pause = Pause
lupus-voice-resume = Resume
lupus-voice-ready = Ready to vote
lupus-voice-ready-here = { $n ->
    [one] The player without a phone is ready, too
   *[other] The { $n } players without a phone are ready, too
 }
lupus-voice-finished = I have finished
lupus-voice-waits = You have said that you want to vote: the others are still talking.
lupus-voice-paused = Paused
lupus-voice-paused-by = Paused: { $who } asked for a moment
lupus-voice-ready-count = { $done } of { $total } ready to vote
E_VOICE_LEADS = At night every step lasts as long as it has to: to shorten it, a person has to moderate first.
E_DEVICE_PASSES = The tablet is still going round.
E_NO_PHONES = With the voice, step by step, every seat needs a phone: { $who } has none. Or choose the night all together: the tablet goes round.
lupus-voice-again = Say again
lupus-voice-take-over = A person moderates
lupus-voice-take-over-warn = From here on a person presses, on the tablet. The secrets stay hidden.
lupus-voice-give-back = The voice moderates
lupus-voice-seat = the voice
lupus-ballot-silent = did not answer

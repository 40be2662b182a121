# --- The voice that moderates: what phones show, too -------------------------------------------
lupus-say-all-seen = Everybody has seen their card. Let us begin.
lupus-say-back = One step was undone.
lupus-say-daybreak = In a moment you will know what the night has brought.
lupus-say-dawn-voice = Last night the wolves came for me, and I am only a voice: none of you died.
lupus-say-dawn-voice-dead = Last night the wolves came for me, and I am only a voice. But the village lost { $who }.
lupus-daybreak-voice = Last night the wolves came for the voice
lupus-daybreak-voice-too = { $n ->
    [one] The wolves also came for the voice. Their card stays hidden.
   *[other] The wolves also came for the voice. Their cards stay hidden.
 }
lupus-say-all-ready = You are all ready: time to vote.
lupus-say-remind = { $who }, your vote is missing. One more moment, then we go on.
lupus-say-remind-all = Some votes are still missing. One moment, then we go on.
lupus-say-nobody-answers = Nobody is answering, so I stop here. When you are back, touch “Resume”.
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
E_VOICE_LEADS = At night every step lasts as long as it has to: to shorten it, first let a person moderate.
E_DEVICE_PASSES = The tablet is still going round: wait until it is back.
E_NO_PHONES = With the voice, step by step, every seat needs a phone. Without one: { $who }. Or choose the night all together.
lupus-voice-again = Say again
lupus-voice-take-over = Let a person moderate
lupus-voice-take-over-warn = From here on a person leads, with the tablet. The secrets stay hidden.
lupus-voice-give-back = Let the voice moderate
lupus-voice-seat = the voice
lupus-ballot-silent = did not answer

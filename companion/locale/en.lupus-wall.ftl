# --- The public screen: what is said there and nowhere else --------------------------------------
lupus-deal-seen = { $way ->
    [physical] { $done ->
        [one] { $done } of { $total } has entered a card
       *[other] { $done } of { $total } have entered their card
     }
   *[digital] { $done ->
        [one] { $done } of { $total } has seen the card
       *[other] { $done } of { $total } have seen their card
     }
 }
lupus-line-verdict-lot = Fate has chosen
lupus-leaves-lot = A tie between { $names }: fate has chosen. The card stays hidden.
lupus-daybreak-nobody = Nobody died last night
lupus-daybreak-moderator = Last night the wolves came for the moderator
lupus-daybreak-all-here = You are all still here.
lupus-daybreak-covered = { $n ->
    [one] Their card stays hidden.
   *[other] Their cards stay hidden.
 }
lupus-daybreak-bitten-too = { $n ->
    [one] The wolves also came for the moderator. Their card stays hidden.
   *[other] The wolves also came for the moderator. Their cards stay hidden.
 }

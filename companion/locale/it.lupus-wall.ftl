# --- The public screen: what is said there and nowhere else --------------------------------------
lupus-deal-seen = { $way ->
    [physical] { $done ->
        [one] { $done } su { $total } ha detto la sua carta
       *[other] { $done } su { $total } hanno detto la loro carta
     }
   *[digital] { $done ->
        [one] { $done } su { $total } ha visto la carta
       *[other] { $done } su { $total } hanno visto la carta
     }
 }
lupus-line-verdict-lot = La sorte ha scelto
lupus-leaves-lot = Parità tra { $names }: ha scelto la sorte. La carta resta coperta.
lupus-daybreak-nobody = Stanotte non è morto nessuno
lupus-daybreak-moderator = Stanotte i lupi sono andati da chi modera
lupus-daybreak-all-here = Ci siete tutti.
lupus-daybreak-covered = { $n ->
    [one] La sua carta resta coperta.
   *[other] Le loro carte restano coperte.
 }
lupus-daybreak-bitten-too = { $n ->
    [one] I lupi sono andati anche da chi modera. La sua carta resta coperta.
   *[other] I lupi sono andati anche da chi modera. Le loro carte restano coperte.
 }

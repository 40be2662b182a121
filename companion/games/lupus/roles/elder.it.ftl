lupus-role-elder = Anziano
lupus-pile-elder = { $n ->
    [one] Anziano
   *[other] Anziani
 }
lupus-brief-elder = Sopravvive al primo morso. Se è linciato, gli umani perdono i poteri.
lupus-side-elder = Giochi con gli umani. Se il villaggio ti lincia, perdono tutti i loro poteri.
lupus-does-elder = Il primo morso dei lupi non ti uccide, e nessuno lo viene a sapere, nemmeno tu.
lupus-hint-elder = Se stanno per linciarti, dillo in tempo: ai tuoi costerebbe caro.
lupus-say-elder = Era l’anziano. Da ora nessun umano ha più poteri.
lupus-story-elder-spared = Ma all’anziano il morso costa solo una vita: { $target } resta al suo posto.

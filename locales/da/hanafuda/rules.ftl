### Reglerne forklaret højt: én besked for hvert emne.

rule-goal-koi-koi = Man tager kort fra samme måned og samler yaku. Den, der laver en, tager pointene med shobu eller sætter dem på spil med koi-koi. Flest point efter { $rounds ->
    [6] seks
   *[12] tolv
} runder vinder.
rule-goal-hanafuda = Man tager kort fra samme måned. Lyse kort giver tyve, dyr ti, bånd fem, blanke ét. Flest point efter { $rounds ->
    [6] seks
   *[12] tolv
} runder vinder.
rule-turn = Læg et kort fra hånden. Ligger dets måned på bordet, tager det et kort; ellers bliver det liggende. Bagefter gør det øverste kort i bunken det samme.
rule-cards = Der er otteogfyrre kort, fire til hver måned: fem lyse, ni dyr, ti bånd og fireogtyve blanke.
rule-months = Månederne er fyrretræ, blomme, kirsebær, blåregn, iris, pæon, kløver, græs, krysantemum, ahorn, pil og kejsertræ.
rule-capture = Et kort tager et andet fra samme måned på bordet, og det skal det, hvis det kan. Ligger der to, vælger du; ligger der tre, tager du dem alle.
rule-three = Ligger der tre kort fra samme måned på bordet, tager det fjerde dem alle.
rule-choice = Ligger der to kort fra samme måned på bordet, vælger du, hvilket du tager. { SAY("Sig", typed: "Skriv") } “ét” eller “to”, eller nævn det.
rule-stock = Efter dit kort vendes det øverste kort i bunken. Det tager eller bliver liggende ligesom dit.
rule-dealer = Oya deler ud og begynder. Før første runde trækker alle et kort: den tidligste måned er oya. Derefter deler vinderen af en runde ud til den næste.
rule-deal = Alle får { $hand ->
    [3] tre
    [4] fire
    [5] fem
    [7] syv
   *[other] otte
} kort, og { $field ->
    [6] seks
   *[other] otte
} lægges på bordet. Ligger der fire fra samme måned, deles der ud igen.
rule-hand = Din hånd er sorteret efter måned, fra venstre.
rule-yaku = En yaku er et sæt af kort, du har taget, som giver point. Fem lyse giver ti. Fire uden regnmanden giver otte, med ham { $rain ->
    [seven] syv
   *[three] stadig kun fem
}. Tre uden ham giver fem. Vildsvin, hjort og sommerfugle giver fem. Tre digtbånd giver fem, tre blå bånd også fem. Fem dyr, fem bånd eller ti blanke giver ét, og hvert kort mere giver ét til.
rule-koi-koi = Med koi-koi spiller du videre efter mere. Du får kun point, hvis du laver endnu en yaku, før en anden siger shobu.
rule-shobu = Shobu slutter runden, og du får point for dine yaku. Ingen andre får noget.
rule-oya-ken = Hvis ingen siger shobu, får oya seks point. Det hedder oya-ken.
rule-teshi = Teshi er fire kort fra samme måned på hånden efter uddelingen. Det giver seks point med det samme.
rule-kuttsuki = Kuttsuki er fire par på hånden efter uddelingen. Det giver seks point med det samme.
rule-end-koi-koi = En runde slutter med shobu, eller når alle hænder er tomme. Spillet har { $rounds ->
    [6] seks
   *[12] tolv
} runder.
rule-end-hanafuda = En runde slutter, når alle hænder { $stock ->
    [yes] og bunken er tomme
   *[no] er tomme
}. Spillet har { $rounds ->
    [6] seks
   *[12] tolv
} runder.
rule-points-koi-koi = Kun den, der siger shobu, får point, og det for alle sine yaku. Af yaku med lyse kort tæller kun den bedste.
rule-points-hanafuda = Lyse kort giver tyve, dyr ti, bånd fem, blanke ét. Alle beholder deres point, og den med flest vinder runden.
rule-doubling = Pointene kan fordobles, hvis I vælger det før spillet.
rule-double-at-seven = Syv point og derover tæller dobbelt.
rule-double-by-koi-koi = Hver koi-koi i runden fordobler pointene.
rule-look = Efter dit kort, før du trækker, må du kigge på det øverste kort i bunken, alene. Ligger dets måned på bordet, må det tage; ellers, eller hvis du vil, kommer det på hånden.
rule-play-on = Når hænderne er tomme, vendes der videre, til bunken er tom.
rule-goko = Goko: alle fem lyse, ti point.
rule-shiko = Shiko: fire lyse uden regnmanden, otte point.
rule-ame_shiko = Ame-shiko: fire lyse med regnmanden, syv point.
rule-sanko = Sanko: tre lyse uden regnmanden, fem point.
rule-inoshikacho = Inoshikacho: vildsvin, hjort og sommerfugle, fem point.
rule-aotan = Aotan: de tre blå bånd, pæon, krysantemum og ahorn, fem point.
rule-akatan = Akatan: de tre digtbånd, fyrretræ, blomme og kirsebær, fem point.
rule-tane = Tane: fem dyr, ét point, og ét til for hvert dyr mere. Sakekoppen og broen tæller som dyr.
rule-tan = Tan: fem bånd, ét point, og ét til for hvert bånd mere.
rule-kasu = Kasu: ti blanke, ét point, og ét til for hvert kort mere. Lynet tæller som blankt.
rule-hanami_de_ippai = Hanami de ippai: forhænget og sakekoppen, fem point.
rule-tsukimi_de_ippai = Tsukimi de ippai: månen og sakekoppen, fem point.
rule-tsukifuda = Tsukifuda: alle fire kort fra rundens måned, fire point.
rule-not-here = Det spilles ikke her.
rule-other-game = Det hører ikke til det her spil.

# After the goal, if nobody asked for a point of the rules
rules-topics = Mere: “forklar månederne”, “forklar yaku”.
rules-topics-basic = Mere: “forklar månederne”, “forklar pointene”.

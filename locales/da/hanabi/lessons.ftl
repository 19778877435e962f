### Lektioner i Hanabi. $player: vennen ved siden af den, der lærer; $other: ham eller hende bag den.

## Hanabi på ti minutter

lesson-begin-aim = Sammen bygger vi fem fyrværkerier: rødt, gult, grønt, blåt og hvidt. Hvert begynder med en ener og går op til fem. Hvert kort, der passer, er et point. Hagen ved det: ingen ser sine egne kort. Du hører, hvad { NAME($player) } har. Og { NAME($player) } ser dine.
lesson-begin-aim-ask = Spørg mig: hvad har { NAME($player) }?
lesson-begin-aim-shown = hvad har { NAME($player) }
lesson-begin-aim-why = De andres kort er halvdelen af spillet: du hjælper dem med ledetråde.
lesson-begin-aim-right = Det kan du altid spørge om.

lesson-begin-know = Når det er din tur, gør du en af tre ting: spiller et kort, smider et kort eller giver en ledetråd. Af ledetråde ved du, hvad du selv har. Nu får du en af { NAME($player) }.
lesson-begin-know-ask = Spørg mig: hvad ved jeg?
lesson-begin-know-shown = hvad ved jeg
lesson-begin-know-why = Du behøver ikke huske noget. Det gør jeg, og du spørger.

lesson-begin-play = Alle fyrværkerier mangler endnu deres ener. Så en ener passer, uanset farven.
lesson-begin-play-ask = Spil din ener.
lesson-begin-play-right = Dit første point. Et nyt kort har taget pladsen.
lesson-begin-play-other = Det vidste du ikke noget om. Kun det andet er en ener.
lesson-begin-play-discard = Det er synd for kortet. Det andet passer: spil det.
lesson-begin-play-clue = Det må du godt, men du har et kort, der passer nu.
lesson-begin-play-why = Der ligger ikke noget på bordet, så hver farve mangler sin ener. { NAME($player) } siger det, fordi du kan spille den.

lesson-begin-clue = Nu giver du en ledetråd. Det er et navn og så en farve eller et tal. { NAME($player) } hører så, hvilke kort det gælder.
lesson-begin-clue-ask = Et af dem passer nu. Giv { NAME($player) } en ledetråd om det.
lesson-begin-clue-right = Lige præcis. Og { NAME($player) } forstår det:
lesson-begin-clue-other = Det er sandt, men ingen af dem kan spilles nu. Det kan den gule ener.
lesson-begin-clue-play = Du ved ikke noget om dine kort. Giv hellere en ledetråd.
lesson-begin-clue-wrong = Ikke nu: { NAME($player) } venter på en ledetråd.
lesson-begin-clue-why = Det gule er tomt, så den gule ener passer. 'Enere' peger på den og ikke på andet.

lesson-begin-oldest = Et point til, takket være dig. Vi har otte ledetråde, og hver koster en. Er der intet at spille og intet at sige, så smid et kort: så får vi en ledetråd tilbage. Venner er enige om, hvilket der ryger: det ældste, som ingen har nævnt. Hos dig er det det første.
lesson-begin-oldest-ask = Smid det.
lesson-begin-oldest-right = Væk, og vi har en ledetråd mere. Der er en grøn firer endnu i bunken.
lesson-begin-oldest-other = Det venter ingen. Alle regner med det ældste, altså det første.
lesson-begin-oldest-play = Det var et gæt. Smid hellere det første.
lesson-begin-oldest-wrong = Gem den ledetråd til senere.
lesson-begin-oldest-why = Når alle smider det ældste, ved de andre, hvad der ryger næste gang, og kan nå at advare.

lesson-begin-five = Nye kort. Af hver farve er der tre enere, to af toere, treere og firere, men kun én femmer. { NAME($player) } smider snart sit ældste kort: den grønne femmer. Så bliver det grønne aldrig færdigt.
lesson-begin-five-ask = Red den: hvilket tal siger du?
lesson-begin-five-right = Flot. Hør, hvad der sker nu:
lesson-begin-five-colour = 'Grønne' lyder som: spil den. 'Femmere' siger: behold den.
lesson-begin-five-other = Femmeren er stadig i fare. Det, der redder den, er 'femmere'.
lesson-begin-five-wrong = Så ryger den grønne femmer. Først ledetråden.
lesson-begin-five-why = Der er kun én af hver femmer i æsken. Væk er væk.

lesson-begin-strike = Femmeren blev. Lad nu noget gå galt, så du ved, hvordan det lyder. Dit tredje kort ved du ikke noget om.
lesson-begin-strike-ask = Spil det alligevel.
lesson-begin-strike-right = Det koster en rød brik, og kortet er væk. Efter den tredje er spillet tabt. Så spil det, du ved, og gæt sjældent.
lesson-begin-strike-wrong = Forsigtigt, fint. Men spil det tredje, bare den ene gang.
lesson-begin-strike-why = Det er kun en lektion, her koster en rød brik ikke noget.

lesson-begin-last = Vi springer til slutningen. Der er ét kort tilbage i bunken.
lesson-begin-last-ask = Det røde er færdigt. Hvilket af dine kort passer?
lesson-begin-last-right = Det gule er færdigt. Det sidste kort er trukket, nu har alle én tur mere.
lesson-begin-last-other = Det passer ingen steder. Femmeren er det femte, og kun det gule venter på en femmer.
lesson-begin-last-discard = Der er næsten ikke tid mere. Det femte er et point: spil det.
lesson-begin-last-wrong = Der er næsten ikke tid mere. Spil det femte.
lesson-begin-last-why = Det røde har sin femmer. Af de andre står kun det gule på fire, så det må være den gule femmer.

lesson-begin-final = Det er din sidste tur. Det hvide står på to.
lesson-begin-final-ask = Hvad spiller du?
lesson-begin-final-other = Ikke det. Det hvide er det første.
lesson-begin-final-wrong = Det er den sidste tur: spil det hvide, det første.
lesson-begin-final-why = I den sidste tur nævner ingen hvidt uden grund. Det må være treeren.
lesson-begin-end = Det var Hanabi. Nu ved du alt til dit første spil.

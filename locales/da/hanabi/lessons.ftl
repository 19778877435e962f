### Lektioner i Hanabi. $player: vennen ved siden af den, der lærer; $other: ham eller hende bag den.

## Hanabi på ti minutter

lesson-begin-aim = Sammen bygger vi fem fyrværkerier: rødt, gult, grønt, blåt og hvidt. Hvert begynder med en ener og går op til fem. Hvert kort, der passer, er et point. Der er en hage: ingen ser sine egne kort. Du hører, hvad { NAME($player) } har. Og { NAME($player) } ser dine.
lesson-begin-aim-ask = Spørg mig: hvad har { NAME($player) }?
lesson-begin-aim-shown = hvad har { NAME($player) }
lesson-begin-aim-why = De andres kort er halvdelen af spillet: du hjælper dem med ledetråde.
lesson-begin-aim-right = Det kan du altid spørge om.

lesson-begin-know = Når det er din tur, gør du en af tre ting: spiller et kort, smider et kort eller giver en ledetråd. Ledetråde fortæller dig, hvad du selv har. Nu får du en af { NAME($player) }.
lesson-begin-know-ask = Spørg mig: hvad ved jeg?
lesson-begin-know-shown = hvad ved jeg
lesson-begin-know-why = Du behøver ikke huske noget. Det gør jeg, og du spørger.

lesson-begin-play = Alle fyrværkerier mangler stadig deres ener. Så en ener passer, uanset farven.
lesson-begin-play-ask = Spil dit andet kort.
lesson-begin-play-right = Dit første point. Du har trukket et nyt kort.
lesson-begin-play-other = Det vidste du ikke noget om. Kun det andet er en ener.
lesson-begin-play-discard = Så er kortet spildt. Det andet passer: spil det.
lesson-begin-play-clue = Det må du godt, men du har et kort, der passer nu.
lesson-begin-play-why = Der ligger ikke noget på bordet, så hver farve mangler sin ener. { NAME($player) } siger det, fordi du kan spille den.

lesson-begin-clue = Nu giver du en ledetråd. Det er et navn og så en farve eller et tal. { NAME($player) } hører så, hvilke kort det gælder.
lesson-begin-clue-ask = Et af dem passer nu. Giv { NAME($player) } en ledetråd om det.
lesson-begin-clue-right = Lige præcis. Og { NAME($player) } forstår det:
lesson-begin-clue-other = Det er sandt, men ingen af dem kan spilles nu. Det kan den gule ener.
lesson-begin-clue-play = Du ved ikke noget om dine kort. Giv hellere en ledetråd.
lesson-begin-clue-wrong = Ikke nu: { NAME($player) } venter på en ledetråd.
lesson-begin-clue-why = Det gule er tomt, så den gule ener passer. “Enere” peger på den og ikke på andet.

lesson-begin-oldest = Et point til, takket være dig. Vi har otte ledetråde, og hver koster en. Er der ikke noget at spille eller fortælle, så smid et kort: det giver en ledetråd tilbage. Venner er enige om, hvilket der ryger: det ældste, som ingen har nævnt. Hos dig er det det første.
lesson-begin-oldest-ask = Smid det første.
lesson-begin-oldest-right = Væk, og vi har en ledetråd mere. Der er stadig en grøn firer tilbage.
lesson-begin-oldest-other = Det regner ingen med. Alle regner med det ældste, altså det første.
lesson-begin-oldest-play = Det var et gæt. Smid hellere det første.
lesson-begin-oldest-wrong = Gem den ledetråd til senere.
lesson-begin-oldest-why = Når alle smider det ældste, ved de andre, hvad der ryger næste gang, og kan nå at advare.

lesson-begin-five = Nye kort. Af hver farve er der tre enere, to af toere, treere og firere, men kun én femmer. { NAME($player) } smider snart sit ældste kort: den grønne femmer. Så bliver det grønne aldrig færdigt.
lesson-begin-five-ask = Red den: et navn og et tal.
lesson-begin-five-right = Flot. Hør, hvad der sker nu:
lesson-begin-five-colour = “Grønne” lyder som: spil den. “Femmere” siger: behold den.
lesson-begin-five-other = Femmeren er stadig i fare. “Femmere” redder den.
lesson-begin-five-wrong = Så ryger den grønne femmer. Først ledetråden.
lesson-begin-five-why = Der er kun én af hver femmer i æsken. Væk er væk.

lesson-begin-strike = Femmeren blev. Lad nu noget gå galt, så du ved, hvordan det lyder. Dit tredje kort ved du ikke noget om.
lesson-begin-strike-ask = Spil det tredje alligevel.
lesson-begin-strike-right = Det giver en rød brik, og kortet er væk. Efter den tredje er spillet tabt. Så spil det, du ved, og gæt kun, når du skal.
lesson-begin-strike-wrong = Forsigtigt, fint. Men spil det tredje, bare den ene gang.
lesson-begin-strike-why = Det er kun en lektion, her koster en rød brik ikke noget.

lesson-begin-last = Vi springer til slutningen. Der er ét kort tilbage i kortstakken.
lesson-begin-last-ask = Det røde er færdigt. Hvilket af dine kort passer?
lesson-begin-last-right = Lige dér skulle den ligge.
lesson-begin-last-other = Det ved du ikke noget om. Femmeren er det femte, og kun det gule venter på en femmer.
lesson-begin-last-discard = Der er næsten ikke tid mere. Det femte er et point: spil det.
lesson-begin-last-wrong = Der er næsten ikke tid mere. Spil det femte.
lesson-begin-last-why = Det røde har sin femmer. Af de andre står kun det gule på fire, så det må være den gule femmer.

lesson-begin-final = Det er din sidste tur. Det hvide står på to.
lesson-begin-final-ask = Hvad spiller du?
lesson-begin-final-other = Ikke det. Det hvide er det første.
lesson-begin-final-wrong = Det er den sidste tur: spil det hvide, det første.
lesson-begin-final-why = I den sidste tur nævner ingen hvidt uden grund. Det må være treeren.
lesson-begin-end = Det var Hanabi. Nu ved du nok til dit første spil.

## Hvad venner aftaler

lesson-friends-newest = Nu kan du spille. Venner aftaler noget mere, så én ledetråd siger meget. En ledetråd handler om ét kort. Gælder den dit ældste, handler den om det. Ellers handler den om det nyeste, den peger på. På en ny hånd er det første ældst og det femte nyest. Hør her:
lesson-friends-newest-ask = Hvilket af de to spiller du?
lesson-friends-newest-right = Netop, det nyeste. Det andet af de to er også rødt, men til senere.
lesson-friends-newest-why = Ledetråden gælder ikke dit ældste, så den handler om det nyeste røde: det femte. Og den siger: det passer.

lesson-friends-keep = Nye kort og en ny ledetråd.
lesson-friends-keep-ask = Den gælder dit ældste. Hvad gør du nu?
lesson-friends-keep-right = Femmeren blev, og det næste røg.
lesson-friends-keep-why = En ledetråd på det ældste betyder: smid det ikke. Smid i stedet det ældste uden ledetråd, det andet.

lesson-friends-give = Nu dig. En ledetråd skal handle om et kort, der passer, eller som skal blive.
lesson-friends-give-ask = { NAME($player) } har en blå ener, og den passer. Hvilken ledetråd fortæller det?
lesson-friends-give-right = Kun eneren, det kan ikke misforstås.
lesson-friends-give-why = “Blå” peger på to kort, og det nyeste er fireren. “Enere” peger kun på det rigtige.

lesson-friends-prompt = Den røde ener ligger på bordet. Du ved, at dit første er en toer. Hør nu efter: { NAME($other) } giver { NAME($player) } en ledetråd om et kort, der ikke passer endnu, den røde treer.
lesson-friends-prompt-ask = Der mangler noget imellem. Hvad spiller du?
lesson-friends-prompt-right = Det hedder et puf: kortet, du kendte til, var det, der manglede.
lesson-friends-prompt-why = { NAME($player) } kan kun spille treeren, hvis din toer er rød. Så spil den, det første.

lesson-friends-finesse = Det sværeste. Bordet er tomt. { NAME($other) } giver { NAME($player) } en ledetråd om den røde toer. Og ingen af dem har den røde ener.
lesson-friends-finesse-ask = Så har du den. Hvilket kort spiller du?
lesson-friends-finesse-right = Det er en finesse: ingen sagde noget til dig, og du ved det alligevel. Nu kan { NAME($player) } spille.
lesson-friends-finesse-why = Når ingen anden har den, har du den: efter aftalen er det dit nyeste, det femte.
lesson-friends-end = Med det kan du spille med alle, computeren spiller for, og med de fleste mennesker.

## Telefoner, øretelefoner og styring af bordet

lesson-steering-help = Du kan ikke fare vild. Når du ikke ved, hvad der kan siges, er ét ord nok.
lesson-steering-help-ask = Prøv det: hjælp.
lesson-steering-help-shown = hjælp
lesson-steering-help-why = “Hjælp” fortæller, hvad der passer lige nu.

lesson-steering-slow = Hvordan jeg taler, bestemmer du: langsommere, hurtigere, højere, lavere.
lesson-steering-slow-ask = Få mig til at tale langsommere.
lesson-steering-slow-shown = langsommere
lesson-steering-slow-why = Det bliver sådan, til du vil have det hurtigere.

lesson-steering-brief = Og hvor meget jeg fortæller: længere eller kortere.
lesson-steering-brief-ask = Bed om kortere svar.
lesson-steering-brief-shown = kortere svar
lesson-steering-brief-why = Korte svar udelader det, du kan spørge om.

lesson-steering-stand = Du behøver ikke huske noget. Du kan spørge om alt, der ligger på bordet.
lesson-steering-stand-ask = Spørg, hvor mange point I har.
lesson-steering-stand-shown = hvor mange point har vi
lesson-steering-stand-why = Spørgsmål koster ikke noget, og alle må spørge når som helst.

lesson-steering-last = Du var lige ude ved døren, og imens spillede de andre.
lesson-steering-last-ask = Spørg, hvad der skete sidst.
lesson-steering-last-shown = hvad skete der sidst
lesson-steering-last-why = Du behøver ikke vente på, at nogen fortæller det.

lesson-steering-ear = Når andre spiller med, kommer det, som kun du må vide, ikke i højttaleren, men i dit eget øre. Har du øretelefoner, så tag dem på.
lesson-steering-ear-ask = Prøv det: sig noget i mit øre.
lesson-steering-ear-shown = sig noget i mit øre
lesson-steering-ear-right = Det var kun til dig.
lesson-steering-ear-why = Sådan kan du altid høre i et spil, om din øretelefon virker.

lesson-steering-phone = Din telefon viser dine kort og knapper med det, du kan sige. Et tryk siger det.
lesson-steering-phone-ask = Tryk på “hvordan står det”.
lesson-steering-phone-shown = hvordan står det
lesson-steering-phone-why = Er der ingen knap til noget, så skriv det eller sig det.

lesson-steering-ears = Før et spil spørger bordet, hvordan hver af jer hører: på en telefon, i et headset eller i den ene øretelefon. Det kan ændres senere. Et træk læses op, og “nej” tager det tilbage. Og nogle gange skal man have en pause.
lesson-steering-ears-ask = Hold en pause.
lesson-steering-ears-shown = pause
lesson-steering-ears-why = I en pause bliver der ikke spillet, uanset hvad I snakker om.
lesson-steering-end = Sådan styrer du bordet. Jeg bliver ved med at tale langsommere og svare kortere, til du ændrer det.

## Varianterne

lesson-variants-rainbow = Hver variant ændrer én ting, og her er én situation til hver. Først en sjette farve, de multifarvede, der spilles som de andre: ti kort eller kun fem, ét af hver. { NAME($player) } har en multifarvet ener som sit andet kort.
lesson-variants-rainbow-ask = Giv { NAME($player) } en ledetråd om det.
lesson-variants-rainbow-why = Multifarvet er en farve som alle andre. “Enere” kan også bruges.

lesson-variants-wild = Nu er de multifarvede jokere: de må ikke nævnes, men alle farver gælder dem. Hør her.
lesson-variants-wild-ask = Hvilket kort er både blåt og grønt? Spørg mig: hvad ved jeg?
lesson-variants-wild-shown = hvad ved jeg
lesson-variants-wild-why = Et kort, som to farver gælder, kan kun være multifarvet.

lesson-variants-black = Sortkrudt bygges baglæns, fra fem ned til én. Ingen farve gælder det, kun tal. Der er tre sorte femmere, men kun én ener. { NAME($player) } har en sort femmer som sit nyeste.
lesson-variants-black-ask = Hvordan fortæller du, at den passer?
lesson-variants-black-why = Sort begynder med femmeren, og kun tallet kan nævnes: “femmere”.

lesson-variants-tiles = Med belønninger giver et færdigt fyrværkeri en overraskelse: en ledetråd mere, en rød brik mindre eller et kort fra brugtbunken. Det røde står på fire.
lesson-variants-tiles-ask = Gør det røde færdigt.
lesson-variants-tiles-why = Du ved, at dit andet kort er en femmer, og det røde venter på den.

lesson-variants-call = Timet opvisning: du nævner farven, før du spiller, og er den forkert, er kortet tabt. Dit andet er rødt, tro mig.
lesson-variants-call-ask = Nævn rød, og spil det andet.
lesson-variants-call-other = Det går også. Men nævn rød denne gang.
lesson-variants-call-shown = spil det andet som rød
lesson-variants-call-why = Uden farve spilles der som altid. Med farve skal den passe.

lesson-variants-all = Glansnummer: ingen point, alle fyrværkerier eller tabt. Et kort uden afløser må ikke ryge. Én grøn firer er væk, og { NAME($player) } har den anden som sit ældste.
lesson-variants-all-ask = Red den.
lesson-variants-all-why = Uden den bliver det grønne aldrig færdigt, og alt er tabt. “Firere” eller “grønne” redder den.

lesson-variants-empty = Tomme ledetråde: efter de polske og danske regler må du også fortælle, hvad en spiller ikke har. { NAME($player) } har ingen femmer.
lesson-variants-empty-ask = Giv { NAME($player) } ledetråden femmere.
lesson-variants-empty-other = Den gælder et kort. Nævn det, der ikke er der: femmere.
lesson-variants-empty-why = Den gælder ingen kort, og det er netop det, den fortæller. Efter de engelske og tjekkiske regler er det forbudt.

lesson-variants-deduction = Den sidste: hjælp til at udelukke. Når jeg fortæller, hvad du ved om dine kort, tæller jeg også det med, du ser hos de andre. Du hører alle femmere undtagen én: { NAME($player) } har rød, gul, grøn og blå.
lesson-variants-deduction-ask = Hvilken er så din? Spørg mig: hvad ved jeg?
lesson-variants-deduction-shown = hvad ved jeg
lesson-variants-deduction-why = Kun den hvide femmer er tilbage.
lesson-variants-end = Varianter vælges før et spil, ved navn, og kan sættes sammen.

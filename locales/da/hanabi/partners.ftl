### Hvorfor en spiller, som computeren spiller for, gjorde, hvad den gjorde; den siger det selv.

## Hvad den spillede

why-play-known = Jeg vidste, at det passede.
why-play-told = Ledetråden fra { NAME($player) } sagde, at det passede.
# Det samme til den, der gav ledetråden
why-play-told-you = Din ledetråd sagde, at det passede.
why-finesse = Ledetråden fra { NAME($player) } gav kun mening, hvis jeg spillede mit først.
why-finesse-you = Din ledetråd gav kun mening, hvis jeg spillede mit først.
why-gamble = Det kunne passe, og jeg så ikke noget bedre.

## Hvad den smed

why-discard-useless = Så vidt jeg ved, har vi ikke brug for det mere.
why-discard-chop = Det var det ældste, jeg ikke ved noget om, og jeg så ingen bedre ledetråd.
why-no-clue-left = Der var ingen blå brikker, og det var det ældste, jeg ikke ved noget om.
why-discard-least = Jeg ved noget om alle mine kort, og det her kunne vi bedst undvære.

## Ledetråde til de andre

why-play-clue = { NAME($player) } kan spille den { colour.many } { value.one }.
why-later-clue = { NAME($player) } kan spille den { colour.many } { value.one } senere.
why-called = Først spiller { NAME($other) }, så kan { NAME($player) }.
# Den, der spørger, skal spille først; $slot: hvilket kort
why-called-you = Spil { slot } først, så kan { NAME($player) }.
# Der er kun ét af det kort
why-save-five = { NAME($player) } skal beholde den { colour.many } { value.one }: der er kun én.
why-save-critical = { NAME($player) } skal beholde den { colour.many } { value.one }: det er den sidste.
why-save-two = { NAME($player) } skal beholde den { colour.many } { value.one }.
why-mend = Ellers spiller { NAME($player) } den { colour.many } { value.one }, og den passer ikke.
why-fill-in = { NAME($player) } skal vide mere.
why-stall = Jeg så ikke noget bedre og ville ikke smide noget.

## Ledetråde til den, der spørger: der må ikke siges mere, end ledetråden sagde. $slot: hvor kortet er nu

why-play-clue-you = Du kan spille { slot }.
why-later-clue-you = Behold { slot }: det passer senere.
why-play-or-keep-you = Behold { slot }: enten passer det nu, eller også kan vi ikke undvære det.
why-keep-you = Behold { slot }.
why-fill-in-you = Du skal vide mere om dine kort.
# Kortet er ikke på hånden mere
why-gone = Det kort, jeg mente, er væk nu.

## Hvad den tog for en belønning

why-take-back = Det er det, vi har mest brug for.

## Et tip til den, der spørger om sine egne kort. $player: hvem der gav ledetråden

hint-play-known = Du ved, at det passer.
hint-play-told = Ledetråden fra { NAME($player) } sagde, at det passer.
hint-finesse = Ledetråden fra { NAME($player) } giver kun mening, hvis du spiller dit først.
hint-gamble = Det kan passe, og jeg ser ikke noget bedre.
hint-discard-useless = Så vidt du ved, har ingen brug for det mere.
hint-discard-chop = Det er det ældste, du ikke ved noget om, og jeg ser ingen bedre ledetråd.
hint-no-clue-left = Der er ingen blå brikker tilbage, og det er det ældste, du ikke ved noget om.
hint-discard-least = Du ved noget om alle dine kort, og det her kan I bedst undvære.
hint-stall = Jeg ser ikke noget bedre, og det er synd at smide noget.
hint-take-back = Det er det, I har mest brug for.
# Kun hvad slags træk, ikke mere
nudge-play = Du har et kort, der kan spilles.
nudge-discard = Smid et kort.
nudge-clue = Giv en ledetråd.
nudge-take = Tænk over, hvilket kort I har mest brug for.

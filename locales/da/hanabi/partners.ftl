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
why-discard-chop = Det var det ældste, som ingen ledetråd har peget på, og jeg så ingen bedre ledetråd.
why-no-clue-left = Der var ingen blå brikker, og det var det ældste, som ingen ledetråd har peget på.
why-discard-least = Ledetråde har peget på alle mine kort, og det her kunne vi bedst undvære.

## Ledetråde til de andre

why-play-clue = { NAME($player) } kan spille den { colour.many } { value.one }.
# Ledetråden peger på andre kort
why-play-beside = Så kan { NAME($player) } regne ud, at den { colour.many } { value.one } passer.
# Desuden om et kort, der kan spilles
why-only-copy = Ellers smider { NAME($player) } den måske, og der er ikke flere af dem.
# Om et andet kort end det, der kan spilles
why-kept-busy = Ellers smider { NAME($player) } måske den { colour.many } { value.one }, og der er ikke flere af dem.
why-later-clue = { NAME($player) } kan spille den { colour.many } { value.one } senere.
why-called = Først spiller { NAME($other) }, så kan { NAME($player) }.
# Den, der spørger, skal spille først; $slot: hvilket kort
why-called-you = Spil { slot } først, så kan { NAME($player) }.
# Der er kun ét af det kort
why-save-five = { NAME($player) } skal beholde den { colour.many } { value.one }: der er kun én.
why-save-critical = { NAME($player) } skal beholde den { colour.many } { value.one }: det er den sidste.
why-save-two = { NAME($player) } skal beholde den { colour.many } { value.one }: der bliver snart brug for den.
why-mend = Ellers spiller { NAME($player) } måske den { colour.many } { value.one }, og den passer ikke.
why-fill-in = { NAME($player) } har den { colour.many } { value.one } og ved så mere om den.
# Det samme, når kortet er væk, eller ingen har brug for det mere
why-gone-card = Det handlede om den { colour.many } { value.one }, som { NAME($player) } ikke har mere.
why-not-needed = Det handlede om den { colour.many } { value.one }, som { NAME($player) } har, men som ingen har brug for mere.
why-stall = Jeg så ikke noget bedre og ville ikke smide noget.
why-too-late = { NAME($player) } har ikke flere ture, men jeg så ikke noget bedre.
# Det samme, når det siges af en anden end den, der gav ledetråden
why-stall-told = Der var ikke noget bedre, og det ville have været synd at smide noget.
why-too-late-told = { NAME($player) } har ikke flere ture, men der var ikke noget bedre.
# Hvad det fører til: hvis kort der passer bagefter, eller hvornår det her passer
leads = Så kan { NAME($player) } spille den { colour.many } { value.one }.
# Det samme om et kort, som ingen ledetråd har peget på
leads-unclued = Så passer den { colour.many } { value.one }, som { NAME($player) } har.
leads-you = Så kan du spille { slot }.
# Det samme, når det kun følger af aftalerne
leads-you-probably = Så kan du nok spille { slot }.
fits-now = Den passer allerede nu.
fits-after = Den passer, når den { colour.many } { value.one } er lagt.

## Hvad aftalerne siger om spørgerens egne kort: hvad en ledetråd kom til at betyde, og alle. Ikke mere, end ledetrådene sagde

# $places: hvor kortene er nu; $count: hvor mange de er
own-play = Du kan spille { $places }.
own-perhaps = Du kan prøve { $places }: { $count ->
    [1] det
   *[other] de
} passer nok, men det er ikke sikkert.
own-later = Behold { $places }: { $count ->
    [1] det
   *[other] de
} passer senere.
own-play-or-keep = Behold { $places }: { $count ->
    [1] enten passer det nu, eller også er der brug for det senere.
   *[other] enten passer de nu, eller også er der brug for dem senere.
}
own-keep = Behold { $places }: der er ikke flere { $count ->
    [1] af den slags.
   *[other] af dem.
}
own-risky = Behold { $places }: { $count ->
    [1] det
   *[other] de
} passer måske nu, men risikoen er for stor.
own-unclear = Behold { $places }: det er ikke klart endnu, hvornår { $count ->
    [1] det
   *[other] de
} passer.
own-least = Behold { $places }, hvis det går: skal der smides et kort, er det det mindste tab.
own-useless = Du kan smide { $places }: ingen har brug for { $count ->
    [1] det
   *[other] dem
} mere.
own-free = { $count ->
    [1] Du kan smide { $places }: ingen ledetråd har peget på det.
   *[other] Du kan smide { $places }, det ældste først: ingen ledetråd har peget på dem.
}
# Om at spille et kort, som ingen ledetråd har ramt
own-guess = Ingen ledetråd har peget på det, så det ville være et gæt.
# Når der ikke mangler en ledetråd
own-not-yet = Men I har alle otte ledetråde, så I må ikke smide noget endnu.
# $slot: én plads; dens kort, hvor det er kendt, eller hvor det kun følger af aftalerne
own-place = { slot }
own-place-known = { slot }, den { colour.many } { value.one }
own-place-meant = { slot }, nok den { colour.many } { value.one }
# Kortet er ikke på hånden mere
why-gone = Det kort, det handlede om, er væk nu.

## Hvad den tog for en belønning

why-take-back = Det er det, vi har mest brug for.

## Et tip til den, der spørger om sine egne kort. $player: hvem der gav ledetråden

hint-play-known = Du ved, at det passer.
# Det samme om et kort, der er kendt; om et, der er givet ledetråd om, og som en anden ledetråd har brug for først ($other gav den)
hint-play-known-face = Du ved, at det er den { colour.many } { value.one }, og den passer.
hint-play-told = Ledetråden fra { NAME($player) } sagde, at det passer.
hint-play-told-face = Ledetråden fra { NAME($player) } sagde, at det er den { colour.many } { value.one }, og den passer.
hint-prompted = Du ved noget om det fra { NAME($player) }, og ledetråden fra { NAME($other) } giver kun mening, hvis du spiller det først.
hint-prompted-face = Du ved noget om det fra { NAME($player) }, og ledetråden fra { NAME($other) } giver kun mening, hvis du spiller det først: det er nok den { colour.many } { value.one }.
hint-finesse = Ledetråden fra { NAME($player) } giver kun mening, hvis du spiller dit først.
hint-finesse-face = Ledetråden fra { NAME($player) } giver kun mening, hvis du spiller dit først: det er nok den { colour.many } { value.one }.
hint-not-certain = Men det er ikke sikkert.
hint-gamble = { $asked ->
    [yes] Det kan passe.
   *[no] Det kan passe, og der er ikke noget bedre.
}
hint-discard-useless = Så vidt du ved, har ingen brug for det mere.
hint-discard-chop = { $asked ->
    [yes] Det er det ældste, som ingen ledetråd har peget på.
   *[no] Det er det ældste, som ingen ledetråd har peget på, og der er ingen bedre ledetråd.
}
hint-no-clue-left = Der er ingen blå brikker tilbage, og det er det ældste, som ingen ledetråd har peget på.
hint-discard-least = Ledetråde har peget på alle dine kort, og det her kan I bedst undvære.
hint-stall = { $asked ->
    [yes] Det hjælper ikke meget.
   *[no] Der er ikke noget bedre, og det er synd at smide noget.
}
hint-too-late = { $asked ->
    [yes] { NAME($player) } har ikke flere ture.
   *[no] { NAME($player) } har ikke flere ture, men der er ikke noget bedre.
}
hint-take-back = Det er det, I har mest brug for.
# Kun hvad slags træk, ikke mere
nudge-play = Du har et kort, der kan spilles.
nudge-discard = Smid et kort.
nudge-clue = Giv en ledetråd.
nudge-take = Tænk over, hvilket kort I har mest brug for.

## Et andet træk end det bedste til den, der spørger hvorfor en gang til. $example: hvad man kan sige, ordret; $loss: en sætning

instead = En anden mulighed er “{ $example }”. { $loss }
instead-none = Der er ikke andet, der er værd at prøve.
# $slot: kortet, der skal spilles; $player: hvem den bedre ledetråd er til
loss-wait = Så må { slot } vente en runde.
loss-never = Så bliver { slot } aldrig spillet: det er din sidste tur.
loss-strike = Men det kort passer måske ikke.
loss-untold = Så ved { NAME($player) } ikke endnu, at den { colour.many } { value.one } passer.
loss-too-late = Så hører { NAME($player) } måske ikke i tide, at den { colour.many } { value.one } passer.
loss-saved = Så smider { NAME($player) } måske den { colour.many } { value.one }.
loss-mend = Så spiller { NAME($player) } måske den { colour.many } { value.one }, og den passer ikke.
loss-unheard = Så hører { NAME($player) } endnu ikke om den { colour.many } { value.one }.
loss-unheard-last = Så hører { NAME($player) } ikke om den sidste { colour.many } { value.one }.
loss-useless = Det peger også på den { colour.many } { value.one }, som ingen har brug for.
loss-doubled = Det peger også på den { colour.many } { value.one }, og en anden ledetråd har allerede peget på en magen til.
loss-less = Så får { NAME($player) } mindre at vide om den { colour.many } { value.one }.
loss-token = Det koster en blå brik, som I snart kan få brug for.
loss-discarded = Så er et kort væk, som I måske får brug for.
loss-little = Det får I mindre ud af.

### Lektioner i Koi-Koi. $player: vennen, der spiller med den, der lærer; $other: den samme.

lesson-koikoi-crane = Der spilles med otteogfyrre kort: tolv måneder med fire kort, og hver måned er en plante. Vi lærer dem efter øret, tre ad gangen. Januar er fyrretræet med tranen, februar blommetræet med nattergalen og marts kirsebærtræet med forhænget.
lesson-koikoi-crane-ask = Hos hvilken plante er tranen?
lesson-koikoi-crane-shown = fyrretræ
lesson-koikoi-crane-wrong = Tranen er januar og træet, der er grønt om vinteren: fyrretræet.

lesson-koikoi-curtain-ask = Og forhænget?
lesson-koikoi-curtain-shown = kirsebær
lesson-koikoi-curtain-wrong = I marts sidder man bag et forhæng og ser på kirsebærtræet.

lesson-koikoi-cuckoo = April er blåregn med gøgen. Maj er iris med broen. Juni er pæon med sommerfuglene.
lesson-koikoi-cuckoo-ask = Hvor er gøgen?
lesson-koikoi-cuckoo-shown = blåregn
lesson-koikoi-cuckoo-wrong = Gøgen kukker i april i blåregnen.

lesson-koikoi-butterflies-ask = Og sommerfuglene?
lesson-koikoi-butterflies-shown = pæon
lesson-koikoi-butterflies-wrong = Sommerfuglene kommer i juni til pæonen.

lesson-koikoi-boar = Juli er kløver med vildsvinet. August er græs med månen og gæssene. September er krysantemum med sakekoppen.
lesson-koikoi-boar-ask = Hvor er vildsvinet?
lesson-koikoi-boar-shown = kløver
lesson-koikoi-boar-wrong = Vildsvinet roder i kløveren i juli.

lesson-koikoi-moon-ask = Og månen?
lesson-koikoi-moon-shown = græs
lesson-koikoi-moon-wrong = Månen står op i august over græsset.

lesson-koikoi-deer = Oktober er ahorn med hjorten. November er pil: en mand i regnen, en svale og et lyn. December er kejsertræet med føniksen.
lesson-koikoi-deer-ask = Hvor er hjorten?
lesson-koikoi-deer-shown = ahorn
lesson-koikoi-deer-wrong = Hjorten står i oktober under røde blade: ahorn.

lesson-koikoi-phoenix-ask = Og føniksen?
lesson-koikoi-phoenix-shown = kejsertræ
lesson-koikoi-phoenix-wrong = Føniksen slutter året i et kejsertræ.

lesson-koikoi-warbler-ask = En fra begyndelsen: hvor er nattergalen?
lesson-koikoi-warbler-shown = blomme
lesson-koikoi-warbler-wrong = Nattergalen synger i februar i blommetræet.

lesson-koikoi-take = Nu kan du dem, så nu spiller vi. Et kort fra hånden tager et fra sin måned på bordet. Der ligger tranen, og den er et lyst kort.
lesson-koikoi-take-ask = Hvilket kort tager tranen?
lesson-koikoi-take-wrong = Tranen er fyrretræ, så den tages med fyrretræ: dit bånd.
lesson-koikoi-take-right = Begge er dine. Så prøvede bunkens øverste kort det samme, men fandt ikke sin måned og blev liggende.
lesson-koikoi-take-why = Et kort tager kun fra sin egen måned. Dit fyrrebånd kan.

lesson-koikoi-which = Nogle gange ligger der to fra én måned, og du vælger. Her er månen og gæssene, og du har græs. De lyse er mest værd, og månen er lys.
lesson-koikoi-which-ask = Læg det blanke græs, og vælg, hvad det tager.
lesson-koikoi-which-geese = Pæne gæs. Men der er færre lyse: tag månen.
lesson-koikoi-which-wrong = Græsset tager et af de to: månen.
lesson-koikoi-which-right = Månen er din.
lesson-koikoi-which-why = Der er fem lyse, og tre af dem giver fem point.

lesson-koikoi-plain = Det, du tager, bliver til sæt, der hedder yaku. Det hyppigste er kasu: ti blanke kort giver ét point. Du har ni. På bordet ligger irisbåndet, og du har en blank iris.
lesson-koikoi-plain-ask = Hvilket kort bliver det tiende?
lesson-koikoi-plain-wrong = Det tager ikke noget. Irissen tager båndet og bliver dit tiende blanke.
lesson-koikoi-plain-why = Et blankt kort tæller først, når du har taget noget med det.

lesson-koikoi-dare = Nu skal du vælge. Shobu: du stopper og tager dit point. Koi-koi: du spiller videre efter mere, men laver { NAME($player) } en yaku først, får du ingenting. Du har fem kort endnu, og { NAME($player) } har ikke taget noget.
lesson-koikoi-dare-ask = Koi-koi eller shobu?
lesson-koikoi-dare-right = Modigt og rigtigt: der er tid nok og ikke meget at miste.
lesson-koikoi-dare-wrong = Ét point er ikke meget, og du har fem kort endnu. Prøv koi-koi.
lesson-koikoi-dare-why = Med ét point og mange kort er der mere at vinde end at miste.

lesson-koikoi-missing = Andre yaku: fem bånd eller fem dyr giver ét point. Akatan, tre digtbånd fra fyrretræ, blomme og kirsebær, giver fem. Tre blå, fra pæon, krysantemum og ahorn, giver fem. Vildsvin, hjort og sommerfugle giver fem. Tre lyse giver fem. Nye kort, noget er taget allerede.
lesson-koikoi-missing-ask = Spørg mig: hvad mangler jeg?
lesson-koikoi-missing-shown = hvad mangler jeg
lesson-koikoi-missing-why = Du behøver ikke tælle. Spørg, før du vælger et kort.

lesson-koikoi-poem = Så mangler der ét digtbånd, det fra kirsebær. Og det ligger på bordet.
lesson-koikoi-poem-ask = Hvilket kort tager det?
lesson-koikoi-poem-wrong = Kirsebær tager kirsebær: læg det blanke.
lesson-koikoi-poem-why = Dit blanke kirsebær tager kirsebærbåndet, det tredje digtbånd.

lesson-koikoi-stop = Fem point på én gang. Du har to kort på hånden, og { NAME($player) } har to lyse.
lesson-koikoi-stop-ask = Koi-koi eller shobu?
lesson-koikoi-stop-right = Klogt at stoppe.
lesson-koikoi-stop-wrong = For farligt: { NAME($player) } mangler kun ét lyst. Tag dine fem point.
lesson-koikoi-stop-why = Fem point er en god runde, og { NAME($player) } er tæt på en yaku.

lesson-koikoi-end = Det er Koi-Koi. Tolv sådanne runder, én for hver måned.

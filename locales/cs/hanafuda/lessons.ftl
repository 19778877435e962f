### Lekce Koi-Koi. $player: kamarád, který hraje s tím, kdo se učí; $other: tentýž. Jeho rod není znám.

lesson-koikoi-crane = Hraje se se čtyřiceti osmi kartami: dvanáct měsíců po čtyřech a každý měsíc je květina. Naučíme se je sluchem, po třech. Leden je borovice s jeřábem. Únor je švestka s pěnicí. Březen je třešeň se zástěnou.
lesson-koikoi-crane-ask = U které květiny je jeřáb?
lesson-koikoi-crane-shown = borovice
lesson-koikoi-crane-wrong = Jeřáb je leden a strom, který je zelený i v zimě: borovice.

lesson-koikoi-curtain-ask = A zástěna?
lesson-koikoi-curtain-shown = třešeň
lesson-koikoi-curtain-wrong = V březnu se sedí za zástěnou a kouká na třešeň.

lesson-koikoi-cuckoo = Duben je wisterie s kukačkou. Květen je kosatec s mostem. Červen je pivoňka s motýly.
lesson-koikoi-cuckoo-ask = Kde je kukačka?
lesson-koikoi-cuckoo-shown = wisterie
lesson-koikoi-cuckoo-wrong = Kukačka kuká v dubnu z wisterie.

lesson-koikoi-butterflies-ask = A motýli?
lesson-koikoi-butterflies-shown = pivoňka
lesson-koikoi-butterflies-wrong = Motýli přiletí v červnu na pivoňku.

lesson-koikoi-boar = Červenec je lespedéza s divočákem. Srpen je tráva, ozdobnice, s měsícem a husami. Září je chryzantéma s miskou sake.
lesson-koikoi-boar-ask = Kde se schovává divočák?
lesson-koikoi-boar-shown = lespedéza
lesson-koikoi-boar-wrong = Divočák se schovává v červenci, v lespedéze.

lesson-koikoi-moon-ask = A měsíc?
lesson-koikoi-moon-shown = ozdobnice
lesson-koikoi-moon-wrong = Měsíc vychází v srpnu nad trávou: ozdobnice.

lesson-koikoi-deer = Říjen je javor s jelenem. Listopad je vrba: muž v dešti, vlaštovka a blesk. Prosinec je paulovnie s fénixem.
lesson-koikoi-deer-ask = Kde je jelen?
lesson-koikoi-deer-shown = javor
lesson-koikoi-deer-wrong = Jelen stojí v říjnu pod červeným listím: javor.

lesson-koikoi-phoenix-ask = A fénix?
lesson-koikoi-phoenix-shown = paulovnie
lesson-koikoi-phoenix-wrong = Fénix zavírá rok, na paulovnii.

lesson-koikoi-warbler-ask = Jednu ze začátku: kde je pěnice?
lesson-koikoi-warbler-shown = švestka
lesson-koikoi-warbler-wrong = Pěnice zpívá v únoru na švestce.

lesson-koikoi-take = Máš je v hlavě. Teď hrajeme. Karta z ruky bere ze stolu kartu svého měsíce. Leží tam jeřáb, a to je světlo.
lesson-koikoi-take-ask = Která karta vezme jeřába?
lesson-koikoi-take-wrong = Jeřáb je borovice, takže ho bere borovice: tvoje stužka.
lesson-koikoi-take-right = Obě jsou tvoje. Vrchní karta balíčku svůj měsíc nenašla, tak zůstala ležet.
lesson-koikoi-take-why = Bere jen karta stejného měsíce. Tvoje borová stužka je ta pravá.

lesson-koikoi-which = Někdy leží dvě karty jednoho měsíce a ty si vybíráš. Tady měsíc a husy, a ty máš ozdobnici. Nejcennější jsou světla a měsíc je světlo.
lesson-koikoi-which-ask = Vylož ozdobnici rovnou na kartu, kterou chceš vzít.
lesson-koikoi-which-geese = Pěkné husy. Ale světel je málo: vezmi měsíc.
lesson-koikoi-which-wrong = Ozdobnice vezme jedno z těch dvou: měsíc.
lesson-koikoi-which-right = Měsíc je tvůj.
lesson-koikoi-which-why = Světel je pět a tři z nich jsou za pět bodů.

lesson-koikoi-plain = Ze sebraných karet vznikají sestavy, jaku. Nejběžnější je kasu: deset obyčejných karet za jeden bod. Máš jich devět. Na stole leží kosatcová stužka a ty máš kosatcové kasu.
lesson-koikoi-plain-ask = Která karta udělá desítku?
lesson-koikoi-plain-wrong = Tou nic nevezmeš. Kosatec vezme stužku a je tvoje desáté kasu.
lesson-koikoi-plain-why = Obyčejná karta se počítá, až když s ní něco vezmeš.

lesson-koikoi-dare = Teď se rozhodni. Šóbu: bereš bod a kolo je u konce. Koi-koi: hraješ dál o víc, ale když dřív udělá jaku { NAME($player) }, nedostaneš nic. V ruce ti zbývá pět karet a { NAME($player) } ještě nic nemá.
lesson-koikoi-dare-ask = Koi-koi, nebo šóbu?
lesson-koikoi-dare-right = Odvážné, a správně: času je dost a ztratit můžeš málo.
lesson-koikoi-dare-wrong = Jeden bod je málo a karet máš ještě pět. Zkus koi-koi.
lesson-koikoi-dare-why = S jedním bodem a spoustou karet můžeš víc získat než ztratit.

lesson-koikoi-missing = Další jaku: pět stužek nebo pět zvířat za bod. Akatan, tři stužky s básní z borovice, švestky a třešně, za pět. Tři modré, z pivoňky, chryzantémy a javoru, za pět. Divočák, jelen a motýli za pět. Tři světla za pět. Nové karty, něco už je sebrané.
lesson-koikoi-missing-ask = Zeptej se mě: co mi chybí?
lesson-koikoi-missing-shown = co mi chybí
lesson-koikoi-missing-why = Nemusíš počítat. Zeptej se, než vybereš kartu.

lesson-koikoi-poem = Takže chybí jediná stužka s básní, ta třešňová. A leží na stole.
lesson-koikoi-poem-ask = Která karta ji vezme?
lesson-koikoi-poem-wrong = Třešeň bere třešeň: vylož třešňové kasu.
lesson-koikoi-poem-why = Třešňové kasu vezme třešňovou stužku, třetí s básní.

lesson-koikoi-stop = Pět bodů naráz. V ruce máš dvě karty a { NAME($player) } má dvě světla.
lesson-koikoi-stop-ask = Koi-koi, nebo šóbu?
lesson-koikoi-stop-right = Dobře, bereš si je včas.
lesson-koikoi-stop-wrong = To je riziko: { NAME($player) } potřebuje už jen jedno světlo. Vezmi si svých pět bodů.
lesson-koikoi-stop-why = Pět bodů je pěkné kolo a { NAME($player) } má k jaku blízko.

lesson-koikoi-end = To je celé Koi-Koi. Takových kol je dvanáct, každý měsíc jedno.

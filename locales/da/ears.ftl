### Hvordan hver hører det, som kun den enkelte må vide.

# A way to hear something privately; used after 'How will you hear' and by itself
way = { $way ->
    [phone] på telefoner
    [headset] i ét headset, der går på omgang
    [own] i eget headset
    [sides] i venstre og højre øretelefon
    [reader] med skærmlæseren
    [none] uden øretelefoner
   *[writing] på skrift
}
ways-two = { $one } eller { $other }
# $ways: one way, or ways-two
ask-ears = Hvordan vil I hver især høre det, de andre ikke må høre: { $ways }?
ask-ears-of = Hvordan skal { $players } lytte: { $ways }?
ears-also = Også { $ways }.
ears-all = Det kan være { $ways }.
ears-none-here = Jeg kan ikke tale til én alene her. Sæt et headset til, eller gå på Wi-Fi, så I kan bruge telefoner.
ears-not-given = Ingen har en privat øretelefon endnu.
ears-without = Godt, så uden øretelefoner. Det, kun én må vide, holder jeg for mig selv.
# Said only to that ear
ear-here = { NAME($player) }, her taler jeg kun til dig.
ear-try = { NAME($player) }, kan du høre mig i øret?
ear-try-headset = { NAME($player) }, tag headsettet på. Kan du høre mig i det?
ear-try-all = Nu siger jeg jeres navne, ét til hver af jer. Hørte I hver især kun jeres eget?
ear-whose = Hvem er det? { SAY("Sig", typed: "Skriv") } dit navn.
ear-who-not = Hvem kan ikke høre noget?
ear-lost = { NAME($player) } kan ikke høre noget i øret nu.
ears-coming = Jeg venter på telefonerne. { $players } mangler.
explain-ears = Noget må kun én af jer vide. Derfor skal jeg kunne tale til hver af jer alene.
share-ear = Nej, en telefon er kun til én. Et headset kan I deles om.
ear-app = Nej, telefonen åbner bare en side.
ear-reader-one = Kun én af jer kan få skærmlæseren.
ear-no-device = Her er ikke flere udgange til høretelefoner. Sæt et headset til, eller vælg noget andet.
ear-no-network = Her er ikke noget Wi-Fi til telefoner.
ear-no-reader = Her ville alle høre skærmlæseren. På en telefon læser den kun for dig.
ear-no-writing = Alle ville kunne læse det på den her skærm.
ear-no-sides = Venstre og højre øretelefon kan ikke skilles ad her.
ear-sides-two = Venstre og højre er til to.
example-ears = telefoner

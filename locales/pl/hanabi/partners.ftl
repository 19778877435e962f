### Dlaczego gracz, za którego gra komputer, zrobił to, co zrobił; mówi to sam. Jego rodzaj nie jest znany.

## Co zagrał

why-play-known = Było wiadomo, że pasuje.
why-play-told = Informacja od { NAME($player, case: "genitive") } mówiła, że pasuje.
# To samo do tego, kto udzielił informacji
why-play-told-you = Twoja informacja mówiła, że pasuje.
why-finesse = Informacja od { NAME($player, case: "genitive") } miała sens tylko wtedy, gdy najpierw zagram swoją.
why-finesse-you = Twoja informacja miała sens tylko wtedy, gdy najpierw zagram swoją.
why-gamble = Mogła pasować, a nic lepszego nie było.

## Co odrzucił

why-discard-useless = Wygląda na to, że już jej nie potrzebujemy.
why-discard-chop = To była najstarsza karta, której nie wskazała żadna informacja, a lepszej informacji nie widzę.
why-no-clue-left = Nie było żetonów, a to była najstarsza karta, której nie wskazała żadna informacja.
why-discard-least = Informacje wskazały już wszystkie moje karty, a tej było najmniej szkoda.

## Informacje dla innych

why-play-clue = { NAME($player) } może zagrać { card-object }.
# Informacja wskazuje inne karty
why-play-beside = { NAME($player) } pozna po tym, że { card } pasuje.
# Oprócz tego o karcie, którą można zagrać
why-only-copy = Inaczej { NAME($player) } może ją odrzucić, a drugiej takiej nie ma.
# O innej karcie niż ta do zagrania
why-kept-busy = Inaczej { NAME($player) } może odrzucić { card-object }, a drugiej takiej nie ma.
why-later-clue = { NAME($player) } może zagrać { card-object } później.
why-called = Najpierw gra { NAME($other) }, potem może { NAME($player) }.
# Pierwszy ma grać ten, kto pyta; $slot: którą kartę
why-called-you = Najpierw zagraj { slot-object }, potem może { NAME($player) }.
# Ta karta jest tylko jedna
why-save-five = Niech { NAME($player) } zatrzyma { card-object }: jest tylko jedna.
why-save-critical = Niech { NAME($player) } zatrzyma { card-object }: to ostatnia.
why-save-two = Niech { NAME($player) } zatrzyma { card-object }: zaraz będzie potrzebna.
why-mend = Inaczej { NAME($player) } może zagrać { card-object }, a ona nie pasuje.
why-fill-in = { NAME($player) } ma { card-object } i będzie o niej wiedzieć więcej.
# To samo, gdy tej karty już nie ma albo nie jest potrzebna
why-gone-card = Chodziło o { card-object }, ale tej { NAME($player) } już nie ma.
why-not-needed = Chodziło o { card-object }, którą ma { NAME($player) }, ale nikt już jej nie potrzebuje.
why-stall = Nic lepszego nie widzę, a odrzucać szkoda.
why-too-late = { NAME($player) } nie będzie już mieć tury, ale nic lepszego nie było.
# To samo, gdy mówi to ktoś inny niż ten, kto udzielił informacji
why-stall-told = Nic lepszego nie było, a szkoda było odrzucać.
why-too-late-told = { NAME($player) } nie będzie już mieć tury, ale nic lepszego nie było.
# Do czego to prowadzi: czyja karta pasuje potem albo kiedy pasuje ta
leads = Potem { NAME($player) } może zagrać { card-object }.
# To samo o karcie, której nie wskazała żadna informacja
leads-unclued = Potem będzie pasować { card }, którą ma { NAME($player) }.
leads-you = Potem możesz zagrać { slot-object }.
# To samo, gdy wynika to tylko z umowy
leads-you-probably = Potem pewnie możesz zagrać { slot-object }.
fits-now = Pasuje już teraz.
fits-after = Będzie pasować, gdy będzie wyłożona { card }.

## Co o kartach tego, kto pyta, mówi umowa: co znaczyła informacja, i wszystkie. Tylko to, co było w informacjach

# $places: gdzie karty są teraz; $count: ile ich jest
own-play = Możesz zagrać { $places }.
own-perhaps = Możesz zaryzykować { $places }: pewnie { $count ->
    [1] pasuje
   *[other] pasują
}, ale to nic pewnego.
own-later = Zatrzymaj { $places }: { $count ->
    [1] będzie
   *[other] będą
} pasować później.
own-play-or-keep = Zatrzymaj { $places }: { $count ->
    [1] albo teraz pasuje, albo będzie potrzebna.
   *[other] albo teraz pasują, albo będą potrzebne.
}
own-keep = Zatrzymaj { $places }: { $count ->
    [1] drugiej takiej już nie ma.
   *[other] innych takich już nie ma.
}
own-risky = Zatrzymaj { $places }: { $count ->
    [1] może już pasuje
   *[other] może już pasują
}, ale ryzyko jest za duże.
own-unclear = Zatrzymaj { $places }: jeszcze nie wiadomo, kiedy { $count ->
    [1] będzie
   *[other] będą
} pasować.
own-least = Zatrzymaj { $places }, jeśli się da: gdyby trzeba było coś odrzucić, tej najmniej szkoda.
own-useless = Możesz odrzucić { $places }: nikt już { $count ->
    [1] jej
   *[other] ich
} nie potrzebuje.
own-free = { $count ->
    [1] Możesz odrzucić { $places }: nie wskazała jej żadna informacja.
   *[other] Możesz odrzucić { $places }, najpierw najstarszą: nie wskazała ich żadna informacja.
}
# O zagraniu karty, której nie dotyczyła żadna informacja
own-guess = Nie wskazała jej żadna informacja, więc byłby to strzał w ciemno.
# Gdy żadnej informacji nie brakuje
own-not-yet = Na razie macie jednak wszystkie osiem informacji, więc odrzucać nie wolno.
# $slot: jedno miejsce; jego karta, jeśli jest znana albo wynika tylko z umowy
own-place = { slot-object }
own-place-known = { slot-object }, { card-object }
own-place-meant = { slot-object }, pewnie { card-object }
# Tej karty już nie ma na ręce
why-gone = Karty, o którą chodziło, już nie ma.

## Co wziął w nagrodę

why-take-back = Tej potrzebujemy najbardziej.

## Rada dla tego, kto pyta, co zrobić z własnymi kartami. $player: kto udzielił informacji

hint-play-known = Wiesz, że pasuje.
# To samo o karcie, która jest znana; o karcie wskazanej, której najpierw potrzebuje inna informacja (udzielił jej $other)
hint-play-known-face = Wiesz, że to { card }, a ta pasuje.
hint-play-told = Z informacji od { NAME($player, case: "genitive") } wynika, że pasuje.
hint-play-told-face = Z informacji od { NAME($player, case: "genitive") } wynika, że to { card }, a ta pasuje.
hint-prompted = Wiesz o niej od { NAME($player, case: "genitive") }, a informacja od { NAME($other, case: "genitive") } ma sens tylko wtedy, gdy najpierw ją zagrasz.
hint-prompted-face = Wiesz o niej od { NAME($player, case: "genitive") }, a informacja od { NAME($other, case: "genitive") } ma sens tylko wtedy, gdy najpierw ją zagrasz: to pewnie { card }.
hint-finesse = Informacja od { NAME($player, case: "genitive") } ma sens tylko wtedy, gdy najpierw zagrasz swoją.
hint-finesse-face = Informacja od { NAME($player, case: "genitive") } ma sens tylko wtedy, gdy najpierw zagrasz swoją: to pewnie { card }.
hint-not-certain = Ale to nic pewnego.
hint-gamble = { $asked ->
    [yes] Może pasować.
   *[no] Może pasować, a nic lepszego nie ma.
}
hint-discard-useless = Z tego, co wiesz, nikt już jej nie potrzebuje.
hint-discard-chop = { $asked ->
    [yes] To najstarsza karta, której nie wskazała żadna informacja.
   *[no] To najstarsza karta, której nie wskazała żadna informacja, a lepszej informacji nie ma.
}
hint-no-clue-left = Nie ma żetonów, a to najstarsza karta, której nie wskazała żadna informacja.
hint-discard-least = Informacje wskazały już wszystkie twoje karty, a tej najmniej szkoda.
hint-stall = { $asked ->
    [yes] Niewiele to da.
   *[no] Nic lepszego nie ma, a odrzucać szkoda.
}
hint-too-late = { $asked ->
    [yes] { NAME($player) } nie będzie już mieć tury.
   *[no] { NAME($player) } nie będzie już mieć tury, ale nie ma nic lepszego.
}
hint-take-back = Tej potrzebujecie najbardziej.
# Tylko jaki ruch, nic więcej
nudge-play = Masz co zagrać.
nudge-discard = Odrzuć coś.
nudge-clue = Udziel komuś informacji.
nudge-take = Pomyśl, której karty będzie najbardziej brakować.

## Inny ruch niż najlepszy dla tego, kto jeszcze raz pyta dlaczego. $example: co powiedzieć, dosłownie; $loss: zdanie

instead = Inna możliwość to „{ $example }”. { $loss }
instead-none = Nic innego się nie opłaca.
# $slot: którą kartę zagrać; $player: dla kogo jest lepsza informacja
loss-wait = Wtedy { slot } poczeka jeszcze rundę.
loss-never = Wtedy { slot } już nie wejdzie do gry: to twoja ostatnia tura.
loss-strike = Ale ta karta może nie pasować.
loss-untold = { NAME($player) } nie będzie wtedy jeszcze wiedzieć, że { card } pasuje.
loss-too-late = { NAME($player) } może się wtedy nie dowiedzieć na czas, że { card } pasuje.
loss-saved = { NAME($player) } może wtedy odrzucić { card-object }.
loss-mend = { NAME($player) } może wtedy zagrać { card-object }, a ona nie pasuje.
loss-unheard = { NAME($player) } nie dowie się wtedy jeszcze o { colour.of-one } { value.on }.
loss-unheard-last = { NAME($player) } nie dowie się wtedy o ostatniej { colour.of-one } { value.on }.
loss-useless = Taka informacja wskaże też { card-object }, której nikt nie potrzebuje.
loss-doubled = Taka informacja wskaże też { card-object }, a drugą taką wskazała już inna informacja.
loss-less = { NAME($player) } dowie się wtedy mniej o { colour.of-one } { value.on }.
loss-token = To kosztuje żeton, który może się zaraz przydać.
loss-discarded = Stracicie wtedy kartę, która może być potrzebna.
loss-little = To da mniej.

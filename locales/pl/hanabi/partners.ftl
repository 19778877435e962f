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
why-discard-chop = To była najstarsza karta, o której nic nie wiem, a lepszej informacji nie widzę.
why-no-clue-left = Nie było żetonów, a to była najstarsza karta, o której nic nie wiem.
why-discard-least = O każdej swojej karcie już coś wiem, a tej było najmniej szkoda.

## Informacje dla innych

why-play-clue = { NAME($player) } może zagrać { card-object }.
why-later-clue = { NAME($player) } może zagrać { card-object } później.
why-called = Najpierw gra { NAME($other) }, potem może { NAME($player) }.
# Pierwszy ma grać ten, kto pyta; $slot: którą kartę
why-called-you = Najpierw zagraj { slot-object }, potem może { NAME($player) }.
# Ta karta jest tylko jedna
why-save-five = Niech { NAME($player) } zatrzyma { card-object }: jest tylko jedna.
why-save-critical = Niech { NAME($player) } zatrzyma { card-object }: to ostatnia.
why-save-two = Niech { NAME($player) } zatrzyma { card-object }.
why-mend = Inaczej { NAME($player) } zagra { card-object }, a ona nie pasuje.
why-fill-in = Niech { NAME($player) } wie więcej.
why-stall = Nic lepszego nie widzę, a odrzucać szkoda.

## Informacje dla tego, kto pyta: wolno mu usłyszeć tylko to, co było w informacji. $slot: gdzie karta jest teraz

why-play-clue-you = Możesz zagrać { slot-object }.
why-later-clue-you = Zatrzymaj { slot-object }: będzie pasować później.
why-play-or-keep-you = Zatrzymaj { slot-object }: albo teraz pasuje, albo nie możemy jej stracić.
why-keep-you = Zatrzymaj { slot-object }.
why-fill-in-you = Warto, żeby o twoich kartach było wiadomo więcej.
# Tej karty już nie ma na ręce
why-gone = Karty, o którą chodziło, już nie ma.

## Co wziął w nagrodę

why-take-back = Tej potrzebujemy najbardziej.

## Rada dla tego, kto pyta, co zrobić z własnymi kartami. $player: kto udzielił informacji

hint-play-known = Wiesz, że pasuje.
hint-play-told = Z informacji od { NAME($player, case: "genitive") } wynika, że pasuje.
hint-finesse = Informacja od { NAME($player, case: "genitive") } ma sens tylko wtedy, gdy najpierw zagrasz swoją.
hint-gamble = Może pasować, a nic lepszego nie ma.
hint-discard-useless = Z tego, co wiesz, nikt już jej nie potrzebuje.
hint-discard-chop = To najstarsza karta, o której nic nie wiesz, a lepszej informacji nie ma.
hint-no-clue-left = Nie ma żetonów, a to najstarsza karta, o której nic nie wiesz.
hint-discard-least = O każdej swojej karcie już coś wiesz, a tej najmniej szkoda.
hint-stall = Nic lepszego nie ma, a odrzucać szkoda.
hint-take-back = Tej potrzebujecie najbardziej.
# Tylko jaki ruch, nic więcej
nudge-play = Masz co zagrać.
nudge-discard = Odrzuć coś.
nudge-clue = Udziel komuś informacji.
nudge-take = Pomyśl, której karty będzie najbardziej brakować.

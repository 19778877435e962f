### Dlaczego komputer tak zagrał, jego słowami. Wszystko leży na stole: niczego to nie mówi o jego ręce.

# $card: co zostało wyłożone; $cards: co to wzięło, jedno i drugie w bierniku
why-same-month = Wykładam { $card } i biorę { $cards }: to ten sam miesiąc.
why-makes-yaku = Biorę { $cards } i mam { $yaku }.
# $lacking: karty, których brakuje, albo „dwie wstążki”
why-nearer = Biorę { $cards }: do { $yaku } jeszcze tylko { $lacking }.
why-hinders = Biorę { $cards }, żeby { $yaku } nie wyszło { NAME($player, case: "dative") }.
why-hinders-you = Biorę { $cards }, żeby { $yaku } ci nie wyszło.
why-takes = Biorę { $cards }: każda karta się przyda.
# Obie karty razem, w grze podstawowej
why-takes-points = Biorę { $cards }: z moją kartą to { $points }.
why-lays-safe = Wykładam { $card }: nikt już tego nie weźmie.
why-lays-cheap = Wykładam { $card }: niewiele na tym stracę.
why-lays-dear = Wykładam { $card }: coś trzeba wyłożyć.
why-shobu-risk = Mówię shobu: { NAME($player) } ma już prawie { $yaku }, jeszcze tylko { $lacking }.
why-shobu-risk-you = Mówię shobu: masz już prawie { $yaku }, jeszcze tylko { $lacking }.
why-shobu-late = Mówię shobu: zostało mi mało kart.
why-shobu-enough = Mówię shobu: wolę wziąć { $points }.
why-koi-koi-near = Mówię koi-koi: do { $yaku } jeszcze tylko { $lacking }.
# $count: ilu kart brakuje jeszcze temu, kto jest najbliżej jakiegoś yaku
why-koi-koi-safe = Mówię koi-koi: { NAME($player, case: "dative") } brakuje jeszcze { $count ->
    [2] dwóch kart.
    [3] trzech kart.
    [4] czterech kart.
    [5] pięciu kart.
    [6] sześciu kart.
    [7] siedmiu kart.
    [8] ośmiu kart.
    [9] dziewięciu kart.
    [10] dziesięciu kart.
   *[other] { $count } kart.
}
why-koi-koi-safe-you = Mówię koi-koi: tobie brakuje jeszcze { $count ->
    [2] dwóch kart.
    [3] trzech kart.
    [4] czterech kart.
    [5] pięciu kart.
    [6] sześciu kart.
    [7] siedmiu kart.
    [8] ośmiu kart.
    [9] dziewięciu kart.
    [10] dziesięciu kart.
   *[other] { $count } kart.
}
why-koi-koi-dealer = Mówię koi-koi: jeśli nikt nie powie shobu, jako oya dostanę sześć punktów.
why-koi-koi-more = Mówię koi-koi: chcę mieć więcej niż { $points }.
why-looks = Najpierw zerkam, bo nic to nie kosztuje.
why-draws = Dobieram kartę i od razu ją wykładam.
why-keeps = Zatrzymuję kartę na później.
why-next-round = Runda się skończyła.

## Rada dla tego, kto pyta; przed nią stół mówi, co zrobić

hint-same-month = To ten sam miesiąc.
hint-makes-yaku = Będziesz mieć { $yaku }.
hint-nearer = Potem do { $yaku } zostaje już tylko { $lacking }.
hint-hinders = Wtedy { $yaku } nie wyjdzie { NAME($player, case: "dative") }.
hint-takes = Każda karta się przyda.
hint-takes-points = Z twoją kartą to { $points }.
hint-lays-safe = Nikt już tego nie weźmie.
hint-lays-cheap = Niewiele na tym stracisz.
hint-lays-dear = Coś trzeba wyłożyć.
hint-shobu-risk = { NAME($player) } ma już prawie { $yaku }, jeszcze tylko { $lacking }.
hint-shobu-late = Zostało ci mało kart.
hint-shobu-enough = Lepiej wziąć { $points }.
hint-koi-koi-near = Do { $yaku } jeszcze tylko { $lacking }.
hint-koi-koi-safe = { NAME($player, case: "dative") } brakuje jeszcze { $count ->
    [2] dwóch kart.
    [3] trzech kart.
    [4] czterech kart.
    [5] pięciu kart.
    [6] sześciu kart.
    [7] siedmiu kart.
    [8] ośmiu kart.
    [9] dziewięciu kart.
    [10] dziesięciu kart.
   *[other] { $count } kart.
}
hint-koi-koi-dealer = Jeśli nikt nie powie shobu, jako oya dostaniesz sześć punktów.
hint-koi-koi-more = Możesz mieć więcej niż { $points }.
hint-looks = Zerknąć nic nie kosztuje.
hint-draws = Od razu coś weźmie.
hint-keeps = Może się przydać później.
hint-next-round = Runda się skończyła.

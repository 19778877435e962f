### Gracze, za których gra komputer.

# $said: co jeden z nich mówi, zanim to zrobi
partner-says = { NAME($player) }: { $said }
# To samo, gdy mówi to do osoby, która słucha i nie ma imienia
partner-says-to-you = { NAME($player) } do ciebie: { $said }
# $players: ich imiona, połączone spójnikiem
heard-partners = { $count ->
    [1] Gra { $players }.
   *[other] Grają { $players }.
}
heard-partners-several = { $count ->
    [1] Z wami gra { $players }.
   *[other] Z wami grają { $players }.
}
# $players: kto zagra zamiast nich, bo imiona były podobne
partners-renamed = { $count ->
    [1] To zagra { $players }, żeby imiona się nie myliły.
   *[other] To zagrają { $players }, żeby imiona się nie myliły.
}
ask-name = A jak masz na imię?
example-name = Anna
partners-none = W { game-name } nie da się grać z komputerem.
nobody-plays = Ktoś musi grać.
# Jak dobrze grają od teraz
partners-level = { $level ->
    [companion] Zagramy prosto, jak dla początkujących.
    [strong] Zagramy najlepiej, jak umiemy.
   *[usual] Zagramy jak zwykle.
}
thinks-faster = Będziemy myśleć szybciej.
thinks-slower = Będziemy myśleć dłużej.
thinks-faster-no-more = Szybciej już nie umiemy.
thinks-slower-no-more = Dłużej już nie będziemy.
# Komputer gra za kogoś, kto wyszedł, dopóki nie wróci
plays-for = Gram teraz za { NAME($player, case: "accusative") }. Po powrocie { SAY("powiedz", typed: "napisz") } „{ $player } już jest”.
plays-again = { NAME($player) } już jest.
plays-already = Za { NAME($player, case: "accusative") } już gram.
plays-never = Za { NAME($player, case: "accusative") } nie gram.
is-computer = Za { NAME($player, case: "accusative") } gram ja.
why-nothing = Jeszcze nie ma czego wyjaśniać.
# Takiego ruchu, o jaki ktoś pyta, jeszcze nie było
why-not-done = To się jeszcze nie wydarzyło.
# Ktoś pyta człowieka
why-person = To powie ci { NAME($player) }.
# Powód, którego pytający nie może usłyszeć
why-secret = To zdradziłoby ci za dużo.

### Hráči, za které hraje počítač.

# $said: co jeden z nich řekne, než to udělá
partner-says = { NAME($player) }: { $said }
# Totéž, když to říká tomu, kdo poslouchá a žádné jméno nemá
partner-says-to-you = { NAME($player) } tobě: { $said }
# $players: jejich jména, spojená spojkou
heard-partners = { $count ->
    [1] Hraje { $players }.
   *[other] Hrají { $players }.
}
heard-partners-several = { $count ->
    [1] S vámi hraje { $players }.
   *[other] S vámi hrají { $players }.
}
# $players: kdo hraje místo nich, protože se jména podobala
partners-renamed = { $count ->
    [1] Tak hraje { $players }, ať se jména nepletou.
   *[other] Tak hrají { $players }, ať se jména nepletou.
}
ask-name = A jak se jmenuješ ty?
example-name = Anna
partners-none = { game-name } s počítačem hrát nejde.
nobody-plays = Někdo hrát musí.
# Jak dobře odteď hrají
partners-level = { $level ->
    [companion] Budeme hrát jednoduše, pro začátečníky.
    [strong] Budeme hrát, jak nejlíp umíme.
   *[usual] Budeme hrát jako obvykle.
}
thinks-faster = Budeme přemýšlet rychleji.
thinks-slower = Budeme přemýšlet déle.
thinks-faster-no-more = Rychleji už přemýšlet neumíme.
thinks-slower-no-more = Déle už přemýšlet nebudeme.
# Počítač hraje za někoho, kdo odešel, než se vrátí
plays-for = Hraju teď za { NAME($player, case: "accusative") }. Až bude zpátky, { SAY("řekni", typed: "napiš") } „{ $player } je zpátky“.
plays-again = { NAME($player) } je zpátky.
plays-already = Za { NAME($player, case: "accusative") } už hraju.
plays-never = Za { NAME($player, case: "accusative") } nehraju.
is-computer = Za { NAME($player, case: "accusative") } hraju já.
why-nothing = Zatím není co vysvětlovat.
# Tah, na jaký se někdo ptá, zatím nebyl
why-not-done = To se zatím nestalo.
# Někdo se ptá člověka
why-person = To ti řekne { NAME($player) }.
# Důvod, který ten, kdo se ptá, slyšet nesmí
why-secret = To by ti toho prozradilo moc.

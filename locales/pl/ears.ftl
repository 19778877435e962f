### Jak kto słyszy to, co wolno wiedzieć tylko jemu.

# A way to hear something privately; used after 'How will you hear' and by itself
way = { $way ->
    [phone] przez telefony
    [headset] przez wspólne słuchawki
    [own] przez własne słuchawki
    [sides] przez lewą i prawą słuchawkę
    [reader] przez czytnik ekranu
    [none] bez słuchawek
   *[writing] na piśmie
}
ways-two = { $one } czy { $other }
# $ways: one way, or ways-two
ask-ears = Jak każdy dowie się tego, czego inni nie mogą słyszeć: { $ways }?
ask-ears-of = A jak { $players }: { $ways }?
ears-also = Także { $ways }.
ears-all = Można { $ways }.
ears-none-here = Nie mam tu jak mówić na osobności. Podłączcie słuchawki albo Wi-Fi dla telefonów.
ears-not-given = Nikt nie ma jeszcze słuchawki dla siebie.
ears-without = Dobrze, bez słuchawek. Co wolno wiedzieć tylko jednej osobie, zachowam dla siebie.
# Said only to that ear
ear-here = { NAME($player, case: "vocative") }, tutaj mówię tylko do ciebie.
ear-try = { NAME($player, case: "vocative") }, słyszysz mnie w słuchawce?
ear-try-headset = { NAME($player, case: "vocative") }, załóż słuchawki. Słyszysz mnie w nich?
ear-try-all = Mówię teraz każdemu na ucho jego imię. Czy każdy słyszy tylko swoje?
ear-whose = Kto to mówi? { SAY("Powiedz", typed: "Napisz") } swoje imię.
ear-who-not = Kto nic nie słyszy?
ear-lost = { NAME($player) } nic teraz nie słyszy w słuchawce.
ears-coming = Czekam na telefony. Brakuje: { $players }.
explain-ears = Niektóre rzeczy może wiedzieć tylko jedno z was. Muszę je każdemu powiedzieć na osobności.
share-ear = Nie, telefon jest dla jednej osoby. Słuchawki można mieć wspólne.
ear-app = Nie, telefon tylko otwiera stronę.
ear-reader-one = Czytnik ekranu może mieć tylko jedno z was.
ear-no-device = Nie ma tu drugiego wyjścia na słuchawki. Podłączcie je albo wybierzcie co innego.
ear-no-network = Nie ma tu Wi-Fi dla telefonów.
ear-no-reader = Czytnik ekranu słyszeliby tu wszyscy. W telefonie czyta tylko tobie.
ear-no-writing = Na tym ekranie przeczytaliby to wszyscy.
ear-no-sides = Lewej i prawej strony nie da się tu rozdzielić.
ear-sides-two = Lewa i prawa słuchawka są dla dwojga.
example-ears = telefony

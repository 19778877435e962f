### Głosy oprócz zwykłego.

# $voice: a voice's name, as given by its makers; $here: yes, no
voice-listed = { $language }: { $voice }, { $here ->
    [yes] jest tutaj
   *[no] niepobrany
}
voice-fetched = { $voice } jest tutaj. Graj z --voice.
voice-unknown = Głosu { $voice } tu nie ma. Sprawdź: voice-hanabi voices list.
voice-none-fetched = Innego głosu dla języka { $language } jeszcze nie ma, mówię zwykłym. Uruchom: voice-hanabi voices fetch { $language }.
voice-elsewhere = To, co stół mówi na głos, idzie jako tekst na { $host } i tam jest wymawiane; także to, co wolno słyszeć tylko jednej osobie.
voice-failed-over = Głos { $voice } teraz nie działa, mówię dalej zwykłym.
voice-usual = zwykły głos
# Said in the voice that is being tried
voice-tried = To jest { $voice }. { SAY("Powiedz", typed: "Napisz") } „zostaw ten głos” albo „inny głos”.
voice-kept = Od teraz mówię tym głosem, następnym razem też.
voice-kept-now = Teraz mówię tym głosem, ale na następny raz go nie zapamiętam: { $error }.
voice-not-tried = Najpierw { SAY("powiedz", typed: "napisz") } „inny głos”.
voices-none = Innego głosu tu nie ma. Pobierz jakiś przed grą: voice-hanabi voices fetch { $language }. Potem { SAY("powiedz", typed: "napisz") } „inny głos”.

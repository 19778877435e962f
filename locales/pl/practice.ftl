### Ćwiczenie: dziesięć zdań, które mówi gracz, żeby stół lepiej go słyszał.

## Rozmowa

practice-welcome = Ćwiczenie. Przeczytam { $count ->
    [one] jedno zdanie
    [few] { $count } zdania
   *[many] { $count } zdań
}, a ty powtarzaj każde. Możesz też powiedzieć „powtórz”, „pomiń”, „stop”.
# Said instead of learning if the model isn't the one that comes with the program
practice-cannot-learn = Ten model mowy nie nauczy się, jak wymawiasz słowa. Powiem tylko, co słyszę źle. Uczyć się umie model, który jest w programie.
practice-say = Powiedz: { $sentence }
practice-give-ask = Chcesz podarować nagrania swojego głosu. Zdania, które przeczytasz, zapiszę jako dźwięk w folderze { $folder } na tym komputerze. Nigdzie ich nie wysyłam i nie ma w nich twojego imienia. Kto dostanie od ciebie ten folder, usłyszy twój głos. Czy mogę? Powiedz tak albo nie.
practice-give = { $agreed ->
    [yes] Dziękuję. Od teraz zachowuję to, co czytasz.
   *[no] W takim razie nie zapisuję żadnych nagrań.
}
practice-given = { $count ->
    [one] Jedno nagranie jest w folderze { $folder }.
    [few] { $count } nagrania są w folderze { $folder }.
   *[many] { $count } nagrań jest w folderze { $folder }.
} Jeśli zmienisz zdanie, usuń ten folder.
practice-give-failed = Nie mogę zapisać nagrań w folderze { $folder }: { $error }.
practice-right = Dobrze.
practice-unsure = Dobrze, ale w grze dla pewności zapytam.
practice-heard-other = Słyszę: { $heard }.
practice-not-made-out = Nie rozumiem.
practice-skipped = Pominięte.
practice-last = To wszystko. Teraz porównuję, to może potrwać pół minuty.
practice-help = Powiedz to zdanie. Albo powiedz „powtórz”, „pomiń”, „stop”.
practice-typed = W tym, co piszesz, nie ma dźwięku, więc niczego się z tego nie nauczę.
practice-nothing-said = Nic nie było słychać, więc nic się nie zmienia.
# Słowem: cyfrę głos przeczytałby „z dziesięć”. Chodzi o zdania, więc w rodzaju nijakim.
practice-count = Od razu dobrze usłyszane: { practice-count.score }.
    .score = { $right ->
        [0] żadne
        [1] jedno
        [2] dwa
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
       *[other] { $right }
    } { $said ->
        [1] z jednego
        [2] z dwóch
        [3] z trzech
        [4] z czterech
        [5] z pięciu
        [6] z sześciu
        [7] z siedmiu
        [8] z ośmiu
        [9] z dziewięciu
        [10] z dziesięciu
       *[other] z { $said }
    }
practice-misheard = Źle usłyszane słowa: { $words }.
practice-learnt-words = Już wiem, jak mówisz: { $words }.
practice-learnt-patience = Nie będę już tak łatwo odrzucać twoich słów.
practice-count-now = Teraz od razu dobrze usłyszane: { practice-count.score }.
practice-all-right = Nie ma czego poprawiać.
practice-nothing-helped = Żadna próba nie pomogła, więc nic się nie zmienia.
practice-kept = Zapisane tylko na tym komputerze i bez dźwięku.
practice-dropped = Zapis z poprzednich ćwiczeń tylko przeszkadzał, więc już go nie ma.
# $command is typed at the command line
practice-how-to-forget = Żeby to usunąć, uruchom: { $command }
practice-forgotten = Usunięte.
practice-nothing-kept = Nie ma czego usuwać.

## Problems with the file of a player's own voice

own-voice-unreadable = Nie da się odczytać zapisu ćwiczeń { $path }: { $message }. Działam bez niego.
own-voice-newer = Zapis ćwiczeń { $path } pochodzi z nowszej wersji programu. Zostaje, jak jest. Działam bez niego.
own-voice-broken = Zapis ćwiczeń { $path } jest uszkodzony. Zostaje, jak jest. Działam bez niego.
own-voice-unwritable = Nie da się zapisać ćwiczeń w { $path }: { $message }.
player-unusable = { $player } nie nadaje się na imię.

### Learning voices during play, if players agreed to it

# To the player who asks for it; from then on it learns from commands that are carried out
voice-learning-begun = { NAME($player, case: "vocative") }, od teraz uczę się, jak mówisz. Zostaje to na tym komputerze. Żeby to cofnąć, { SAY("powiedz", typed: "napisz") } „zapomnij mój głos”.
voice-learning-already = { NAME($player, case: "vocative") }, już się uczę, jak mówisz.
voice-learning-impossible = Nie mogę się tu uczyć głosów: nie ma mikrofonu albo słucham innym modelem mowy niż własny.
voice-forgotten = { NAME($player, case: "vocative") }, nie pamiętam już, jak mówisz.
voice-not-learnt = { NAME($player, case: "vocative") }, nic nie wiem o twoim głosie.
# After the last goodbye, to everyone who is still listening
voice-learning-now = Jeszcze parę sekund: uczę się, jak mówicie.
voice-learning-done = Gotowe.

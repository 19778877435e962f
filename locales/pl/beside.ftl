### Jak stół słyszy ludzi i poradnik, który czyta.

# $device, $other: names of microphones, as the system has them
microphone-silent-other = Z mikrofonu { $device } nic nie słychać. Słucham teraz przez { $other }.
microphone-lost-other = Mikrofon { $device } zniknął. Słucham teraz przez { $other }.
microphone-refused-other = Mikrofonu { $device } nie da się otworzyć. Słucham teraz przez { $other }.
microphone-too-loud-other = Mikrofon { $device } jest ustawiony za głośno. Ściszcie go albo { SAY("powiedzcie", typed: "napiszcie") } „inny mikrofon”, a wezmę { $other }.
# $asked: how $other is asked for: headset, another
no-words-offer = Przez { $device } nie słyszę ani słowa. { SAY("Powiedzcie", typed: "Napiszcie") } { $asked ->
    [headset] „weź mikrofon w słuchawkach”
   *[another] „inny mikrofon”
}, a wezmę { $other }.
no-words-other = Przez { $device } dalej nie słyszę ani słowa. Słucham teraz przez { $other }.
no-words-back = Przez żaden mikrofon nie słyszę ani słowa. Słucham znowu przez { $device }. Podejdźcie bliżej albo ustawcie go głośniej.
no-words-alone = Przez { $device } nie słyszę ani słowa. Podejdźcie bliżej do mikrofonu albo ustawcie go głośniej.
microphone-usual = zwykły mikrofon
microphone-now = Słucham przez { $device }.
microphone-no-other = Innego nie ma: słucham przez { $device }.
microphone-none-used = Nie słucham przez mikrofon.
microphone-numbered = { $number }, { $device }
microphone-listening = Słucham przez { $device }. { SAY("Powiedz", typed: "Napisz") } „inny mikrofon” albo „mikrofon numer dwa”.
# $key: space, enter
key-on = { $key ->
    [space] Naciśnij spację albo Enter i mów.
   *[enter] Naciśnij Enter i mów.
} Słucham, dopóki nie skończysz. Wyłączysz to słowami „słuchaj cały czas”.
key-off = Znowu słucham cały czas.
key-none = Klawisz do mówienia tu nie działa.
# After a section of the guide
guide-more = { SAY("Powiedz", typed: "Napisz") } „następny rozdział”, a przeczytam dalej.
guide-end = To cały poradnik.

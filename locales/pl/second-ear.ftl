### Drugie ucho, które słucha jeszcze raz tego, czego stół nie jest pewien.

# $value: what was typed
second-ear-unknown = { $value } to nie drugie ucho. Może to być whisper, folder z jego wagami albo serwer jako tcp://KOMPUTER:PORT.
second-ear-not-fetched = Do tego potrzebuję Whispera, a jeszcze go tu nie ma. Uruchom: voice-hanabi models fetch whisper.
second-ear-damaged = Drugiego ucha nie da się wczytać z { $path }: { $message }. Słucham swoim.
second-ear-unreachable = Drugie ucho na { $host } jest niedostępne. Słucham swoim.
second-ear-slow = Drugie ucho jest za wolne. Słucham swoim.
second-ear-nonsense = Drugie ucho na { $host } odpowiada bez sensu. Słucham swoim.
second-ear-on = Słucham uważniej: co brzmi niewyraźnie, tego słucham dwa razy. Trwa to najwyżej dwie i pół sekundy.
second-ear-on-elsewhere = Słucham uważniej. Co brzmi niewyraźnie, wysyłam jako dźwięk na { $host }, żeby posłuchać tego jeszcze raz. Nic więcej nie opuszcza tego komputera.
second-ear-off = Słucham jak zwykle.
second-ear-no-microphone = Uważniej słuchać się nie da, bo nie ma mikrofonu.
wyoming-listens = Inne programy mogą się zgłaszać pod { $address }. Kto się połączy, może wysłać dźwięk do posłuchania; nic nie jest zapisywane. Koniec: Ctrl+C.
wyoming-refused = Pod { $address } nie da się słuchać: { $message }.
wyoming-no-address = { $value } to nie adres. Podaj go jako tcp://KOMPUTER:PORT.

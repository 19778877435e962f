### Druhé ucho, které znovu poslechne, čím si stůl není jistý.

# $value: what was typed
second-ear-unknown = { $value } není druhé ucho. Může to být whisper, složka s jeho vahami nebo server jako tcp://POČÍTAČ:PORT.
second-ear-not-fetched = Na to potřebuju Whisper a ten tu ještě není. Spusť: voice-hanabi models fetch whisper.
second-ear-damaged = Druhé ucho nejde načíst ze složky { $path }: { $message }. Poslouchám svým.
second-ear-unreachable = Druhé ucho na { $host } je nedostupné. Poslouchám svým.
second-ear-slow = Druhé ucho je moc pomalé. Poslouchám svým.
second-ear-nonsense = Druhé ucho na { $host } odpovídá nesmysly. Poslouchám svým.
second-ear-on = Poslouchám pozorněji: co nezní jasně, poslechnu si dvakrát. Trvá to nejvýš dvě a půl sekundy.
second-ear-on-elsewhere = Poslouchám pozorněji. Co nezní jasně, posílám jako zvuk na { $host }, ať se to poslechne ještě jednou. Nic jiného z tohoto počítače neodchází.
second-ear-off = Poslouchám jako obvykle.
second-ear-no-microphone = Pozorněji poslouchat nejde, není tu mikrofon.
wyoming-listens = Jiné programy se hlásí na { $address }. Kdo se tam připojí, může poslat zvuk k poslechu; nic se neukládá. Konec: Ctrl+C.
wyoming-refused = Na { $address } poslouchat nejde: { $message }.
wyoming-no-address = { $value } není adresa. Správně vypadá takhle: tcp://POČÍTAČ:PORT.

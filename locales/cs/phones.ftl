### Telefony jako soukromá ucha: co se o nich říká, a texty stránky.

## Nahlas

# $address: adresa s tečkami a dvojtečkou jako slovy; $codes: za sebou „Anna: 1 2 3, 4 5 6.“
phones-invited = Telefony: otevřete { $address }. { $codes }
phones-code = { NAME($player) }: { $code }.
phones-dot = tečka
phones-colon = dvojtečka
phone-here = { NAME($player) } má telefon připojený.
phone-new = Nový telefon pro { NAME($player, case: "accusative") }. Otevři { $address } a zadej { $code }.
phones-none = U tohoto stolu telefony nejsou. Spusťte ho s --phones.
phones-only-here = Síť tu není, stránku otevře jen tenhle počítač.
phones-network-lost = Vypadla síť, telefony nic neslyší. Až naskočí, všechno doženou.
phones-network-back = Síť je zpátky.
phones-impossible = Stránku pro telefony nejde nabídnout na { $address }. Za --phones dejte adresu tohoto počítače v místní síti, nebo ji vynechte.
phones-codes-here = Každý telefon namiřte na jeho kód. Všechny jsou i v { $path }.
phones-codes-unwritten = QR kódy nejde uložit do { $path }: { $error }.
phones-codes-title = Každému hráči jeho telefon

## Stránka

page-title = Soukromé ucho
page-code = Šest číslic, které přečetl stůl
page-open = Otevřít
page-code-wrong = Ten kód nesedí, nebo už ho někdo použil. Zadej ho znovu, nebo u stolu řekni „nový telefon pro“ a svoje jméno.
page-code-wait = Příliš mnoho špatných kódů. Zkus to znovu za # min.
page-link-old = Tenhle odkaz už neplatí. Zadej kód, který přečetl stůl.
page-replaced = Tohle místo převzal jiný telefon. Tenhle už mlčí. Když stránku načteš znovu, převezme ho zpátky.
page-closed = Stůl se zavřel.
page-connecting = Připojuju se.
page-connected = Připojeno.
page-lost = Spojení vypadlo. Zkouším to dál.
page-unsent = Bez spojení to stůl neslyšel. Až naskočí, pošli to znovu.
page-how = Jak chceš poslouchat?
page-how-hint = Klepnutím se zapne i zvuk. Vezmi si sluchátko, ať to slyšíš jen ty.
page-how-voice = Telefon čte vlastním hlasem
page-how-table = Hlas stolu v telefonu
page-how-reader = Čtu odečítačem nebo na braillském řádku
page-how-eyes = Čtu z obrazovky
page-no-voice = Telefon nemá hlas pro tenhle jazyk. Vezmi si hlas stolu nebo odečítač, nebo si hlas nainstaluj v nastavení.
page-table-voice-failed = Stůl teď nemůže mluvit. V nastavení si vyber jiný způsob.
page-sound-off = Zvuk je vypnutý. Klepni na stránku.
page-everything = Čti i to, co slyší všichni
page-repeat = Zopakovat
page-stop = Ticho
page-slower = Pomaleji
page-faster = Rychleji
page-talk = Podrž a mluv
page-talking = Poslouchám.
page-talk-secure = Zapnout mikrofon telefonu
page-talk-refused = Telefon mi mikrofon nedal.
page-write = Napiš, co chceš říct
page-send = Poslat
page-deeds = Co můžeš říct
page-said = Co zaznělo
page-settings = Nastavení
page-nothing = Hra ještě nezačala.
page-awake = Nastav si telefon, ať mu nezhasíná obrazovka.
page-card-closed = Enter nebo klepnutí: co s ní můžeš udělat

## Tlačítka, která mluví ke stolu; gramatika každému rozumí

deed-no = ne
deed-help = pomoc
deed-take-back = vrátit tah

### Telefoner som private ører: hvad der siges om dem, og sidens egne tekster.

## Højt

# $address: adressen med punktummer og kolon som ord; $codes: efter hinanden "Anna: 1 2 3, 4 5 6."
phones-invited = Telefoner: gå ind på { $address }. { $codes }
phones-code = { NAME($player) }: { $code }.
phones-dot = punktum
phones-colon = kolon
phone-here = { NAME($player) } er på med sin telefon.
phone-taken = En anden telefon har nu overtaget { NAME($player, case: "genitive") } plads.
phone-new = En ny telefon til { NAME($player) }. Gå ind på { $address }, og tast { $code }.
phones-none = Der er ingen telefoner ved det her bord. Start det med --phones.
phones-only-here = Der er ikke noget netværk, så kun denne computer kan åbne siden.
# $address: this computer's, outside every private network
phones-not-in-public = Det her netværk er åbent for hele internettet ({ $address }), så telefoner kan ikke være med. Brug jeres eget Wi-Fi.
phones-network-lost = Netværket er væk, så telefonerne hører ingenting. De indhenter det, når det er tilbage.
phones-network-back = Netværket er tilbage.
phones-impossible = Siden til telefonerne kan ikke vises på { $address }. Angiv en adresse, som denne computer har på det lokale net, efter --phones, eller udelad den.
phones-codes-here = Ret hver telefon mod sin egen kode. De ligger også alle sammen i { $path }.
phones-codes-unwritten = QR-koderne kan ikke gemmes i { $path }: { $error }.
phones-codes-title = En telefon til hver spiller

## Siden

page-title = Kun til dig
page-code = De seks cifre, som bordet læste op
page-open = Åbn
page-code-wrong = Koden er forkert eller allerede brugt. Tast den igen, eller sig “ny telefon til” og dit navn ved bordet.
page-code-wait = For mange forkerte koder. Prøv igen om # min.
page-link-old = Linket gælder ikke længere. Tast koden, som bordet læste op.
page-replaced = En anden telefon har overtaget pladsen. Den her er tavs nu. Genindlæs siden for at tage pladsen tilbage.
page-closed = Bordet er lukket.
page-connecting = Opretter forbindelse.
page-connected = Forbundet.
page-lost = Forbindelsen er væk. Jeg prøver igen.
page-unsent = Bordet har det ikke endnu. Jeg sender det selv, når forbindelsen er tilbage.
page-how = Hvordan vil du lytte?
page-how-hint = Når du trykker, bliver lyden også slået til. Brug en øretelefon: det er kun dig, der skal høre det.
page-how-voice = Telefonen læser op med sin egen stemme
page-how-table = Bordets stemme i telefonen
page-how-reader = Min skærmlæser eller mit punktdisplay læser
page-how-eyes = Jeg læser på skærmen
page-no-voice = Telefonen har ingen stemme til sproget. Bordets stemme læser.
page-table-voice-failed = Bordet kan ikke tale lige nu. Vælg en anden måde i indstillingerne.
page-sound-off = Lyden er slået fra. Tryk på siden.
page-everything = Læs også det op, som alle hører
page-repeat = Gentag
page-stop = Stille
page-slower = Langsommere
page-faster = Hurtigere
page-talk = Hold nede og tal
page-talking = Jeg lytter.
page-talk-secure = Slå telefonens mikrofon til
page-talk-refused = Jeg har ikke fået lov til at bruge telefonens mikrofon.
page-write = Skriv, hvad du vil sige
page-send = Send
page-said = Hvad der blev sagt
page-settings = Indstillinger
page-nothing = Spillet er ikke begyndt endnu.
page-awake = Indstil telefonen, så skærmen ikke slukker.
page-back = Forbindelsen er tilbage.
page-sent = Nu har bordet det.
# The page puts the words that were not sent in place of the #
page-stale = Ikke sendt, for spillet er gået videre: #
page-no-voice-at-all = Telefonen har ingen stemme til sproget. Brug skærmlæseren, eller installér en stemme i telefonens indstillinger.
page-unlock = Tryk for at slå lyden til
page-asked = Hvad du kan gøre
page-listen = Lytning
page-back-step = Forrige
page-forward-step = Næste
page-my-cards = Mine kort
page-other-cards = De andre kort
page-whose-turn = Hvis tur er det
page-say = Skriv noget
page-first-said = Der er ikke noget før det.
page-last-said = Der er ikke noget efter det.
page-voice = Telefonens stemme
page-quieter = Lavere
page-louder = Højere
page-news = Læs op, hvad der sker i spillet
page-prompts = Læs op, hvad bordet spørger om
page-tones = Korte lyde
page-tremble = Vibration, når det er din tur
page-keys = Taster med tal
page-keys-hint = 1 gentag, 2 mine kort, 3 de andre kort, 4 hvis tur, 5 skriv noget, 6 forrige, 7 næste, 8 hold nede og tal, 0 stille.
page-talk-warning = Browseren viser nu en advarsel om, at forbindelsen ikke er privat, eller at den ikke kender denne computer. Det er, som det skal være: det er computeren ved jeres bord. På Android vælger du Avanceret og Fortsæt, på iPhone Vis detaljer og Besøg webstedet. Giv så lov til mikrofonen. Din plads, din måde at lytte på og det, der blev sagt, beholder du.
page-talk-without = Uden det virker alt andet: at trykke, at skrive og at tale til bordets mikrofon.
page-talk-none = Telefonens mikrofon kan ikke bruges her. Alt andet virker: at trykke, at skrive og at tale til bordets mikrofon.
page-go-on = Videre til advarslen
page-stay = Bliv her

## Knapper, der taler til bordet; grammatikken forstår dem alle

deed-no = nej
deed-help = hjælp
deed-take-back = fortryd

## The board: the page that everybody looks at

# $address: as it is read aloud
board-here = I kan se bordet på { $address } skråstreg board.
board-none = Bordet kan ikke vises her.
page-board-page = Bordet
page-board-captions = Hvad der bliver sagt
page-board-moves = Seneste træk
page-board-join = Vær med fra en telefon
page-board-whole = Fuld skærm
# Before a caption: who speaks
page-board-says = Bordet:
page-board-partner = Computeren:
page-board-heard = Hørt:

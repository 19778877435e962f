### Venner, der kommer til bordet andetstedsfra, i en browser: hvad der siges om dem, og sidens egne tekster.

## Hvem der er kommet

# Hvad nogen kaldes, der ikke har sagt sit navn endnu
friends-guest = Gæst { $number }
friends-welcome-first = { game-name }: det her bord er dit. Hvad hedder du?
# $players: dem, der allerede er her, sat sammen med 'og'
friends-welcome = { game-name }, med { $players }. Hvad hedder du?
friends-your-name = Hvad hedder du?
friends-name-unheard = Jeg hørte ikke dit navn. En gang til, tak.
friends-name-again = Hvad hedder du så?
friends-unheard = Der er for mange, der taler på serveren lige nu. Sig det igen om et øjeblik, eller skriv det.
friends-name-means-more = { $name } er et ord i spillet. Hvad kan vi ellers kalde dig?
friends-name-taken = Der er allerede en her, der hedder { $name }. Vælg et andet navn.
friends-here = { NAME($player) } er her.
friends-back = { NAME($player) } er tilbage.
friends-lost = { NAME($player) } har mistet forbindelsen.
friends-lost-in-game = { NAME($player) } har mistet forbindelsen. Vi venter. Eller { SAY("sig", typed: "skriv") } “spil for { NAME($player) }”.
friends-awaited = { $missing ->
    [1] Der mangler én spiller.
    [2] Der mangler to spillere.
   *[other] Der mangler { $missing } spillere.
}
friends-too-many = { $count ->
    [1] Der er kun plads til { $most }, så { $players } lytter med.
   *[other] Der er kun plads til { $most }, så { $players } lytter med.
}
friends-name-themselves = Alle siger selv deres navn, når de kommer.
# Somebody wants to swap two names, or add a player, at a table where people give their own names
friends-exchange = Her kan man ikke bytte navne: I kan kun ændre jeres eget. { SAY("Sig", typed: "Skriv") } for eksempel “kald mig Jens”.
friends-join = { $played ->
    [yes] { $called } kan komme med via invitationen og spille med i næste spil. { SAY("Sig", typed: "Skriv") } “inviter venner”, så hører du hvordan.
   *[no] { $called } kan komme med via invitationen. { SAY("Sig", typed: "Skriv") } “inviter venner”, så hører du hvordan.
}
friends-next-game = Et spil er i gang. Lyt med, og vær med i det næste.
# Alle pladser er taget
friends-full = Alle pladser er taget. Lyt med, og spil, når der bliver en ledig.
# Nogen har sagt, at de bare lytter: til dem selv, til alle, til den uden navn, til den med kort
friends-listening = Du hører det, jeg siger til alle. Vil du spille, så { SAY("sig", typed: "skriv") } “jeg vil også spille”.
friends-listens = { NAME($player) } lytter bare med.
friends-listen-name = Så lytter du bare med. Hvad hedder du?
friends-listens-next = Du har stadig kort på hånden. Fra næste spil lytter du bare med.
friends-plays = { NAME($player) } spiller også med.
friends-nobody = Her er ingen endnu.
# $players: sat sammen med 'og'
friends-are-here = { $count ->
    [1] Her er { $players }.
   *[other] Her er { $players }.
}
help-friends = Inviter de andre med linket på din side, eller { SAY("sig", typed: "skriv") } “invitation”. Du kan vælge et andet spil eller tilføje en computer: “en computer mere”.

## Hvad værten kan

# $address: som den læses op; $code: ciffer for ciffer
friends-invited = Dine venner åbner { $address } og skriver { $code }.
# Nogen har mistet sit eget link: værten siger “ny telefon til Peter”
friends-new-link = { NAME($player) } åbner { $address } og skriver { $code }.
friends-gets-link = { NAME($player) } får et nyt link.
friends-is-locked = Bordet er låst.
friends-locked = Bordet er låst. Der kommer ikke flere ind.
friends-unlocked = Bordet er åbent igen.
friends-host-only = Det kan kun { NAME($player) }.
friends-host-away = Måske er { NAME($player) } snart tilbage. Prøv igen om et par minutter.
friends-hosts-now = { NAME($player) } er vært, indtil { NAME($host) } er tilbage.
friends-not-here = Det kan man ikke ved det her bord.
friends-wants-stand-in = { NAME($asker) } vil have mig til at spille for dig. Ja eller nej?
friends-wants = { $wish ->
    [new-game] { NAME($asker) } vil gerne stoppe det her spil og begynde et nyt. Ja eller nej?
    [save-and-leave] { NAME($asker) } vil gerne have, at vi stopper for i dag. Ja eller nej?
    [NewPhone] { NAME($asker) } vil gerne have en ny telefon til { NAME($player) }. Ja eller nej?
    [hints-off] { NAME($asker) } vil gerne spille uden tips i aften. Ja eller nej?
    [hints-on] { NAME($asker) } vil gerne have, at man kan bede om tips igen. Ja eller nej?
    [lock-table] { NAME($asker) } vil gerne låse bordet. Ja eller nej?
    [unlock-table] { NAME($asker) } vil gerne åbne bordet igen. Ja eller nej?
    [mute-player] { NAME($asker) } vil gerne slå mikrofonen fra for { NAME($player) }. Ja eller nej?
    [unmute-player] { NAME($asker) } vil gerne slå mikrofonen til igen for { NAME($player) }. Ja eller nej?
    [remove-player] { NAME($asker) } vil gerne fjerne { NAME($player) } fra bordet. Ja eller nej?
    [show-board] { NAME($asker) } vil gerne vise bordet på en skærm. Ja eller nej?
   *[confirm] { NAME($asker) } vil gerne ændre, om jeg spørger før et træk. Ja eller nej?
}
friends-wants-name = { NAME($asker) } vil gerne kalde dig { $called }. Ja eller nej?
friends-wants-name-of = { NAME($asker) } vil gerne kalde { NAME($player) } { $called }. Ja eller nej?
friends-wants-no-more = { NAME($asker) } vil det ikke længere.
friends-asked-often = Du kan spørge igen om et minut.
friends-asked-before = Jeg venter stadig på svar på et andet spørgsmål. Prøv igen om et minut.
friends-no-answer = { NAME($player) } har ikke svaret. Der sker ingenting.
friends-too-late = Det er for sent nu.
friends-asked = Jeg spørger { $players }.
friends-asking-others = Nu mangler kun { $players }.
friends-declined = { NAME($player) } siger nej.
friends-muted = Ingen hører { NAME($player) } nu.
friends-unmuted = { NAME($player) } kan høres igen.
friends-removed = { NAME($player) } er fjernet fra bordet. Der er en ny invitation.
friends-removed-in-game = { NAME($player) } er fjernet fra bordet. { SAY("Sig", typed: "Skriv") } “spil for { NAME($player) }”, så går spillet videre.
# $address: as it is read aloud
friends-board = Bordet kan ses på { $address } skråstreg board med cifrene { $code }.
friends-board-shown = { NAME($player) } viser nu bordet på en skærm.
friends-board-shut = Bordet vises ikke længere på nogen skærm. { SAY("Sig", typed: "Skriv") } “vis bordet”, så får du nye cifre.
friends-not-yourself = Du kan ikke fjerne dig selv. { SAY("Sig", typed: "Skriv") } “slut”, hvis alt skal slutte.
# Ved et bord, som ingen kan komme til andetstedsfra
friends-none = Ingen kan komme til det her bord andetstedsfra. Start “voice-hanabi serve”.
# Hvor alle sidder ved ét bord
listen-at-home = Den, der bare lytter med, behøver ingen plads: alle kan høre det, jeg siger højt.
join-at-home = { SAY("Sig", typed: "Skriv") }, hvem der også er med, før kortene bliver delt ud: “Karen er også med”.
deed-partner = en computer mere
deed-lock = lås bordet
deed-join = jeg vil også spille
deed-board = vis bordet
deed-invite = invitation

## Siden

far-title = Et bord med venner
far-code = Cifrene i din invitation
far-board-code = Cifrene til den her skærm
far-code-wrong = Intet bord har de cifre. Tjek dem, eller bed dine venner om en ny invitation.
far-link-old = Linket gælder ikke længere. Bed dine venner om en ny invitation.
far-how-hint = Det slår også lyden til. Så spørger browseren om mikrofonen: gennem den hører dine venner og bordet dig.
far-how-voice = Enheden læser op med sin egen stemme
far-how-table = Bordets stemme
far-nothing = Spillet er ikke begyndt.
far-awake = Indstil din enhed, så skærmen ikke slukker.
far-keys-hint = 1 gentag, 2 mine kort, 3 de andre kort, 4 hvis tur, 5 skriv noget, 6 forrige, 7 næste, 8 mikrofon til eller fra, 0 stille.
far-open-table = Åbn et nyt bord
far-open-table-hint = Du får dit eget bord og en invitation til dine venner.
far-mike-on = Mikrofonen er tændt
far-mike-off = Mikrofonen er slukket
far-mike-refused = Browseren gav ikke lov til mikrofonen. Du hører alle og kan trykke og skrive.
far-call-refused = Opkaldet kunne ikke oprettes. Du kan trykke og skrive.
far-call-lost = Opkaldet er afbrudt, og ingen kan høre dig lige nu. Jeg prøver igen. Du kan trykke og skrive.
far-call-back = Opkaldet virker igen.
far-headset = Jeg har høretelefoner på
far-invite = Inviter venner
# Siden sætter koden ind i stedet for #
far-invite-hint = Send det her link. Eller lad dem åbne siden her og skrive #.
far-invite-copy = Kopiér linket
far-invite-copied = Kopieret.
far-invite-mail = Send det som e-mail
far-invite-locked = Bordet er låst. Der kommer ikke flere ind.
far-invite-qr = Vis linket som QR-kode
far-mail-subject = Kom og spil med
# Siden sætter linket ind i stedet for #
far-mail-body = Vi spiller kort med stemmen. Åbn # i en browser, så er du ved vores bord.
far-refused-full = Der er ikke plads ved bordet.
far-refused-locked = Bordet er låst. Bed dine venner om at åbne det.
far-refused-board = Der vises ikke noget bord med de cifre. Værten får nye ved at sige “vis bordet”.
far-refused-tables = Der kan ikke åbnes et nyt bord nu. Prøv igen senere.
far-refused-unreachable = Serveren kan ikke nå sine borde lige nu. Prøv igen om et minut.
far-refused-often = Der er kommet for meget fra dit netværk på kort tid. Prøv igen om lidt.
far-refused-removed = Du blev fjernet fra bordet.

## Serveren

serve-impossible = Der kan ikke åbnes borde på { $address }. Angiv en af computerens adresser og en ledig port: --address 0.0.0.0:8443.
serve-none-allowed = Mindst én skal være tilladt: { $option } 1.
serve-file = { $path } kan ikke bruges: { $error }.
serve-no-ice-server = “{ $url }” er hverken en STUN- eller en TURN-server. Skriv den som stun:HOST eller turn:HOST:PORT.
serve-key-alone = --key skal have --certificate med.
serve-no-front = “{ $address }” er ikke adressen på en server foran: --front 192.0.2.1.
serve-no-worker = “{ $name }” kan ikke være navnet på en proces. Tag højst 64 almindelige bogstaver og tal.
serve-no-driver = Pakken, der forbinder til PostgreSQL, mangler. Installér den: { $pip } install "voice-hanabi[club]".
serve-no-database = Databasens adresse kan ikke læses. Skriv den som postgresql://NAVN@COMPUTER/DATABASE.
serve-database = Databasen kan ikke bruges: { $error }
serve-here = Borde åbnes på { $address }. Ctrl+C slutter.
serve-sit-here = Den, der sidder ved denne computer, spiller på { $address }.
serve-closing = Bordene lukker; spillene er gemt.
serve-moving = Processen slutter; dens borde fortsætter hos de andre.
serve-table-ended = Et bord er sluttet på grund af en fejl i programmet ({ $error }). Dets spil er gemt, de andre fortsætter.

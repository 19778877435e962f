### Lekce: co učitel říká u každého stolu. Trpělivý kamarád: krátké věty, novina první.

# Názvy
lesson-begin = Hanabi za deset minut
lesson-friends = jak se domlouvají kamarádi
lesson-variants = varianty
lesson-koikoi = Koi-Koi
lesson-steering = telefony, sluchátka a ovládání stolu

# $number: která lekce; $title: jak se jmenuje
lesson-begins = Lekce { $number }: { $title }. Já rozdávám, ty rozhoduješ a nic nepokazíš.
lesson-goes-on = Lekce { $number }, { $title }. Jsme u kroku { $step }.
lesson-listed = { $number }: { $title }
lessons-are = { $lessons }. Kterou?
lesson-next = Lekce { $number }: { $title }. Jdeme na ni?
lesson-all-done = To byly všechny lekce. { SAY("Řekni", typed: "Napiš") } „konec“ a jdeme hrát.
lesson-left = Příště stačí „nauč mě to“ a navážeme tady.
lesson-not-now = Ještě ne.
# $example: co je správně, tak jak se to řekne
lesson-shown = Třeba: { $example }.
help-lesson = Odpověz, nebo se ptej na karty. „Opakuj“ řekne krok znovu, „zpátky“ jde o krok zpět, „přeskoč“ krok vynechá. „Proč“ vysvětlí, „ukaž mi“ prozradí odpověď, „konec“ lekci ukončí.
# Kde je slovo pro odchod tahem hry: při hlášení
help-lesson-call = Odpověz, nebo se ptej na karty. „Opakuj“ řekne krok znovu, „zpátky“ jde o krok zpět, „přeskoč“ krok vynechá. „Proč“ vysvětlí, „ukaž mi“ prozradí odpověď, „konec lekce“ ji ukončí.
example-lesson = ukaž mi

## Hádanka dne

# $day: den a měsíc ve druhém pádě
puzzle-begins = Hádanka na { $day }. Jsi na tahu a jeden tah je jasně nejlepší.
puzzle-ask = Co uděláš?
# $reason: věta
puzzle-right = Ano, přesně tak. { $reason }
puzzle-wrong = Jde to i líp. Zkus to znovu, nebo { SAY("řekni", typed: "napiš") } „ukaž mi“.
# $example: nejlepší tah, tak jak se to řekne
puzzle-shown = Nejlepší je „{ $example }“. { $reason }
# O co v ní šlo
puzzle-theme = { $theme ->
    [danger] Šlo o to, jak předejít chybě.
    [last-clue] Šlo o poslední nápovědu.
    [finesse] Šlo o to, kdo má hrát napřed.
    [save] Šlo o záchranu karty.
    [endgame] Šlo o konec hry.
   *[pace] Šlo o tempo.
}
puzzle-done = To je celá hádanka. „Opakuj“ ji řekne znovu, „konec“ ji zavře.
puzzle-left = Každý den je tu nová hádanka.
help-puzzle = Jeden tah je nejlepší: { SAY("řekni", typed: "napiš") } ho jako ve hře. Předtím se ptej, na co chceš: „co vím“, „ohňostroje“, „co se stalo“. „Jen malou radu“ prozradí, co to je za tah, „ukaž mi“ řekne odpověď, „opakuj“ hádanku zopakuje, „zpátky do hry“ ji zavře.

## Co si procvičit

# $count: v kolika posledních hrách se hledalo; následuje, co se přehlédlo
practise-games = { $count ->
    [one] V tvojí poslední hře:
    [2] V posledních dvou hrách:
    [3] V posledních třech hrách:
    [4] V posledních čtyřech hrách:
    [5] V posledních pěti hrách:
    [few] V posledních hrách:
   *[other] V posledních hrách:
}
practise-well = { $count ->
    [one] V poslední hře ti nemám co vytknout.
    [2] V posledních dvou hrách ti nemám co vytknout.
    [3] V posledních třech hrách ti nemám co vytknout.
    [4] V posledních čtyřech hrách ti nemám co vytknout.
    [5] V posledních pěti hrách ti nemám co vytknout.
    [few] V posledních hrách ti nemám co vytknout.
   *[other] V posledních hrách ti nemám co vytknout.
}
# $count: kolikrát
practise-times = { $count ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
    [5] pětkrát
   *[other] { $count }krát
}
practise-hint = { practise-times } ti zůstala v ruce karta, která se podle nápovědy dala zahrát, a zahodila se jiná.
practise-saved = { practise-times } se zahodila poslední karta svého druhu, i když ji nápověda chránila.
practise-guessed = { practise-times } se zahrála karta, kterou zahrát žádná nápověda neradila, a neseděla.
practise-known = { practise-times } tvoje nápověda neřekla nic nového.
# $lessons: jejich čísla, $count: kolik jich je
practise-lessons-sat = { $count ->
    [one] Lekci { $lessons } už umíš.
    [few] Lekce { $lessons } už umíš.
   *[other] Lekce { $lessons } už umíš.
}
# $count: kolik bylo odpovědí, $helped: u kolika byla potřeba pomoc
practise-lesson-again = Lekce { $number }, { $title }, stojí za zopakování: odpovědí { $count }, s pomocí { $helped }.
practise-nothing = Zatím toho o tobě vím málo. { SAY("Řekni", typed: "Napiš") } „nauč mě to“, nebo napřed dohraj jednu hru Hanabi.
practise-begins = Pozice z tvojí hry, tah { $turn }. Jsi na tahu.
# $day: datum bez roku
practise-begins-of-day = Pozice z tvojí hry z { $day }, tah { $turn }. Jsi na tahu.
practise-done = To je všechno. „Opakuj“ pozici řekne znovu, „konec“ ji zavře.
practise-left = Zeptat se můžeš kdykoli znovu: „co mám trénovat“.
learned-forgotten = Jak ti šly lekce a hry, to už nevím.

## Na telefonu: čím se lekce řídí

deed-lesson-again = opakuj
deed-lesson-why = proč
deed-lesson-show = ukaž mi
deed-lesson-skip = přeskoč
deed-lesson-back = o krok zpátky
deed-lesson-leave = konec lekce
deed-puzzle-leave = zpátky do hry

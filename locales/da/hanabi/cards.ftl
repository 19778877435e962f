### Kort, farver, værdier og pladser: de ord, som de andre beskeder er bygget af.
### Et kort hedder ved bordet "rød ener"; en plads er intetkøn ("det første"), for den er et kort.

# "Anna siger til Peter: rødt, det første" eller "røde, det første og det tredje"
colour-clue = { $count ->
    [1] { colour.neuter }
   *[other] { colour.many }
}
# Tallet selv ("Rød er nået til to"); et kort er en ener, flere er enere
value = { $value ->
    [1] ét
    [2] to
    [3] tre
    [4] fire
   *[5] fem
}
    .one = { $value ->
        [1] ener
        [2] toer
        [3] treer
        [4] firer
       *[5] femmer
    }
    .many = { $value ->
        [1] enere
        [2] toere
        [3] treere
        [4] firere
       *[5] femmere
    }
value-clue = { $count ->
    [1] en { value.one }
   *[other] { value.many }
}
card = { colour } { value.one }
    .definite = Den { colour.many } { value.one }
card-object = en { colour } { value.one }
slot = { $slot ->
    [1] det første
    [2] det andet
    [3] det tredje
    [4] det fjerde
   *[5] det femte
}
slot-object = sit { slot-bare } kort
slot-bare = { $slot ->
    [1] første
    [2] andet
    [3] tredje
    [4] fjerde
   *[5] femte
}
slot-where = { slot }

clues-count = { $count ->
    [0] ingen blå brikker
    [1] én blå brik
    [2] to blå brikker
    [3] tre blå brikker
    [4] fire blå brikker
    [5] fem blå brikker
    [6] seks blå brikker
    [7] syv blå brikker
   *[8] otte blå brikker
}
strikes-count = { $strikes ->
    [0] ingen røde brikker
    [1] én rød brik
    [2] to røde brikker
   *[3] tre røde brikker
}
cards-count = { $count ->
    [0] ingen kort
    [1] ét kort
    [2] to kort
    [3] tre kort
    [4] fire kort
    [5] fem kort
   *[other] { $count } kort
}
# Med de sorte kort kan det blive under nul
points-count = { $count ->
    [-5] minus fem point
    [-4] minus fire point
    [-3] minus tre point
    [-2] minus to point
    [-1] minus ét point
    [0] ingen point
    [1] ét point
   *[other] { $count } point
}

## Hvad man ved om et kort

# Ét kort er rødt, og det er en ener; flere er røde, og de er enere
known-colour = { colour-clue }
known-value = { $count ->
    [1] { value.one }
   *[other] { value.many }
}
not-value = ikke { value-clue }
not-colour = ikke { colour-clue }
# Af flere ting, som et kort ikke er, den første og de andre
neither-value = { not-value }
neither-colour = { not-colour }
nor-value = { not-value }
nor-colour = { not-colour }
card-unknown = ukendt
known-slot = { slot }, { $knowledge }
# Hvad man ved om kortene på en eller flere pladser, og om alle de andre. „Andet“ for sig selv er „noget andet“.
known-places = det { $places }: { $knowledge }
known-all = alle: { $knowledge }
known-others = de andre: { $knowledge }
known-others-not = det { $places }: { $knowledge }, de andre ikke

## Choices by number

# $number: 1 to 6, as it is said to choose
option-number = { $number ->
    [1] ét
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[6] seks
}
# A card that can be chosen by its number: "one: red three"
option-card = { option-number }: { card }

## Noter om egne kort

# $thought: hvad kortet kan være, eller hvad der skal ske med det
note = { slot-bare }: { $thought }
note-value = en { value.one }
note-keep = behold det
note-play = spil det
note-discard = smid det
# På et eget kort, som siden viser det
note-shown = noteret: { $thought }
# Noten siger noget, som ledetrådene udelukker
note-impossible = Men det kan det ifølge ledetrådene ikke være.
# En note uden et kort
note-which = Hvilket af dine kort? { SAY("Sig", typed: "Skriv") } for eksempel “husk: mit tredje er ikke blåt”.

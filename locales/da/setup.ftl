### Før spillet.

welcome = Hanabi. Sig “hjælp”, hvis I går i stå.
ask-count = Hvor mange er I?
count-wrong = Man kan være to til fem.
heard-count = { $count ->
    [2] To.
    [3] Tre.
    [4] Fire.
   *[5] Fem.
}
ask-names = Hvad hedder I, i den rækkefølge I sidder?
names-twice = I skal have hver sit navn: { $name } kom to gange.
names-count = { $players }: det er { $heard } af { $count }. Sig alle navnene igen.
# $seats: seats as they are said, joined with 'or'
names-alike = { $players } lyder næsten ens. I kan også sige { $seats }.
# After names-alike, while the names can still be changed
names-others = Eller sig nogle andre navne.
name-without-letters = Navnet { $name } kan ikke udtales. Skriv det med bogstaver.
name-taken = { $name } betyder allerede noget andet her. Vælg et andet navn.
seat-said = spiller { $number ->
    [1] et
    [2] to
    [3] tre
    [4] fire
   *[5] fem
}
seat-name = Spiller { $number ->
    [1] et
    [2] to
    [3] tre
    [4] fire
   *[5] fem
}
language-now = Dansk.
rulebook-name = { $rulebook ->
    [cs] Tjekkiske regler
    [pl] Polske regler
    [da] Danske regler
   *[en] Engelske regler
}
variant-name = { $variant ->
    [rainbow-5-own] fem multifarvede kort som egen farve
    [rainbow-10-own] ti multifarvede kort som egen farve
    [rainbow-5-every] fem multifarvede kort som alle farver
    [rainbow-10-every] ti multifarvede kort som alle farver
    [black] sortkrudt
    [tiles] belønninger
    [colour-call] timet opvisning
    [all-or-nothing] glansnummer
    [empty-clues] tomme ledetråde
    [no-empty-clues] ingen tomme ledetråde
   *[deduction] hjælp til at udelukke
}
no-variants = fem farver
# Said when rules or variants were chosen before the names
rules-now = { $rules }.
set-up-summary = { $players }. { $rules }. Skal jeg dele ud?
begins-with = { NAME($player) } begynder.
what-to-change = Hvad skal ændres? Sig for eksempel “tre spillere”, “polske regler” eller “{ NAME($player) } begynder”.
variants-clash = { $one } og { $other } kan ikke spilles sammen. { $reason ->
    [same-suit-twice] Der kan kun være én slags multifarvede kort.
   *[contradicting-variants] Det ene tillader, hvad det andet forbyder.
}

### Før et spil Hanabi.

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
# The rules in a few words; $variants: a list, or no-variants
rules-summary = { rulebook-name }, { $variants }
what-to-change = Hvad skal ændres? { SAY("Sig", typed: "Skriv") } for eksempel “tre spillere”, “polske regler” eller “{ NAME($player) } begynder”.
variants-clash = { $one } og { $other } kan ikke spilles sammen. { $reason ->
    [same-suit-twice] Der kan kun være én slags multifarvede kort.
   *[contradicting-variants] Det ene tillader, hvad det andet forbyder.
}

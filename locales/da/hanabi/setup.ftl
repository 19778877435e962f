### Før et spil Hanabi.

rulebook-name = { $rulebook ->
    [cs] Tjekkiske regler
    [pl] Polske regler
    [da] Danske regler
   *[en] Engelske regler
}
no-variants = fem farver
# The rules in a few words; $variants: a list, or no-variants
rules-summary = { rulebook-name }, { $variants }
what-to-change = Hvad skal ændres? { SAY("Sig", typed: "Skriv") } for eksempel “tre spillere”, “polske regler”, “varianter” eller “{ NAME($player) } begynder”.
variants-clash = { $one } og { $other } kan ikke spilles sammen. { $reason ->
    [same-suit-twice] Der kan kun være én slags multifarvede kort.
   *[contradicting-variants] Det ene tillader, hvad det andet forbyder.
}

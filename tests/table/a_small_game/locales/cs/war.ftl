### War: what is said of it.

game-name = Vojna
dealt = Rozdáno. Karet má každý { $cards }.
will-turn = { NAME($player) } otáčí kartu.
turned = { NAME($player) } otáčí { rank }.
rank = { $rank ->
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
    [7] sedmičku
    [8] osmičku
    [9] devítku
    [10] desítku
    [11] kluka
    [12] dámu
    [13] krále
    [14] eso
   *[other] { $rank }
}
as-high = Obě jsou stejně vysoké, takže leží dál.
takes = { NAME($player) } bere karty: { $cards }.
has-taken = { NAME($player) } už má { $cards }.
won = Konec hry. Vyhrává { NAME($player) }, počet karet: { $cards }.
drawn = Konec hry, je to remíza.
rule-goal = Každý otočí kartu a vyšší bere obě. Kdo má nakonec víc karet, vyhrává.

## Help, and what can be said

example-turn = otáčím kartu
help-turn = { SAY("Řekni", typed: "Napiš") } „{ $example }“. Víc: „pomoc tahy“, „pomoc otázky“.
help-moves = Když jsi na tahu, otočíš svou vrchní kartu: „{ example-turn }“. Nic jiného se nedá.
help-questions = Ptej se: „jak na tom jsme“, „kdo je na tahu“. Na pravidla: „pravidla“. A ještě: „pomoc ovládání“.
help-setup = { SAY("Řekněte", typed: "Napište") }, jak se jmenujete. Až bude všechno, { SAY("řekněte", typed: "napište") } „rozdej“.
what-to-change = Co změnit? { SAY("Řekněte", typed: "Napište") } třeba „začíná { NAME($player) }“.

## Practice

practice-sentence-1 = Otáčím kartu.
practice-sentence-2 = Kdo je na tahu?
practice-sentence-3 = Jak na tom jsme?
practice-sentence-4 = Ano.

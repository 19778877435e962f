### War: what is said of it.

game-name = Wojna
dealt = Karty rozdane, każdy ma ich { $cards }.
will-turn = { NAME($player) } odkrywa kartę.
turned = { NAME($player) } odkrywa { rank }.
rank = { $rank ->
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
    [7] siódemkę
    [8] ósemkę
    [9] dziewiątkę
    [10] dziesiątkę
    [11] waleta
    [12] damę
    [13] króla
    [14] asa
   *[other] { $rank }
}
as-high = Obie są równe, więc leżą dalej.
takes = { NAME($player) } bierze karty: { $cards }.
has-taken = { NAME($player) } ma już { $cards }.
won = Koniec gry. Wygrywa { NAME($player) }, liczba kart: { $cards }.
drawn = Koniec gry, jest remis.
rule-goal = Każdy odkrywa kartę, a wyższa bierze obie. Kto na końcu ma więcej kart, wygrywa.

## Help, and what can be said

example-turn = odkrywam kartę
help-turn = { SAY("Powiedz", typed: "Napisz") } „{ $example }”. Więcej: „pomoc ruchy”, „pomoc pytania”.
help-moves = W swojej kolejce odkrywasz wierzchnią kartę: „{ example-turn }”. Nic innego nie można zrobić.
help-questions = Pytaj: „jak stoimy”, „czyja kolej”. O zasady: „zasady”. I jeszcze „pomoc sterowanie”.
help-setup = Podajcie, jak macie na imię. Na koniec { SAY("powiedzcie", typed: "napiszcie") } „rozdaj”.
what-to-change = Co zmienić? { SAY("Powiedzcie", typed: "Napiszcie") } na przykład „zaczyna { NAME($player) }”.

## Practice

practice-sentence-1 = Odkrywam kartę.
practice-sentence-2 = Czyja kolej?
practice-sentence-3 = Jak stoimy?
practice-sentence-4 = Tak.

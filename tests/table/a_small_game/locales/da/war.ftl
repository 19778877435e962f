### War: what is said of it.

game-name = Krig
dealt = Kortene er delt ud, { $cards } til hver.
will-turn = { NAME($player) } vender et kort.
turned = { NAME($player) } vender { rank }.
rank = { $rank ->
    [2] en toer
    [3] en treer
    [4] en firer
    [5] en femmer
    [6] en sekser
    [7] en syver
    [8] en otter
    [9] en nier
    [10] en tier
    [11] en knægt
    [12] en dame
    [13] en konge
    [14] et es
   *[other] { $rank }
}
as-high = De er lige høje, så de bliver liggende.
takes = { NAME($player) } tager { $cards }.
has-taken = { NAME($player) } har taget { $cards }.
won = Spillet er slut. { NAME($player) } har vundet med { $cards }.
drawn = Spillet er slut, og det står lige.
rule-goal = Hver vender et kort, og det højeste tager begge. Den, der har taget flest til sidst, vinder.

## Help, and what can be said

example-turn = vend et kort
help-turn = { SAY("Sig", typed: "Skriv") } “{ $example }”. Mere: “hjælp træk”, “hjælp spørgsmål”.
help-moves = Når du har tur, vender du dit øverste kort: “{ example-turn }”. Andet er der ikke at gøre.
help-questions = Spørg: “hvordan står det”, “hvis tur er det”. Om reglerne: “reglerne”. Og “hjælp styring”.
help-setup = { SAY("Sig", typed: "Skriv") } jeres navne. Når alt passer, så { SAY("sig", typed: "skriv") } “del ud”.
what-to-change = Hvad skal ændres? { SAY("Sig", typed: "Skriv") } for eksempel “{ NAME($player) } begynder”.

## Practice

practice-sentence-1 = Vend et kort.
practice-sentence-2 = Hvis tur er det?
practice-sentence-3 = Hvordan står det?
practice-sentence-4 = Ja.

### Hjælp i et spil: hvad bordet ville gøre på spørgerens plads. Kun spørgeren hører det.

# $example: hvad man kan sige, ordret; $reason: en sætning
hint-given = Prøv “{ $example }”. { $reason }
# Der blev spurgt om den slags træk, men et andet er bedre
hint-better = Men “{ $example }” ville være bedre.
# Der er ikke noget godt af den slags, der blev spurgt om
hint-none = Der er ikke noget godt af den slags lige nu.
hint-not-now = Det er ikke din tur. Spørg mig, når det er.
# Det træk, der blev spurgt om, er det bedste; et andet ville være bedre
weighed-best = Det er det bedste træk nu. { $reason }
weighed-rather = Hellere “{ $example }”. { $reason }
# Et spil, hvor intet er aftalt
meant-nothing = I det her spil er der ikke aftalt noget på forhånd.
hints-off = Så er der ingen tips i aften.
hints-on = Du kan bede om tips igen.
hints-are-off = Vi spiller uden tips i aften. Du får dem tilbage med “tips igen”.
hints-none = Ingen har bedt om et tip.
# $counts: hvor mange hver har fået
hints-counted = Tips: { $counts }.
hints-of = { NAME($player) } { $count }

## Hvad den hører, der spørger, om det sidste træk var godt

good-nothing = Du har ikke gjort noget endnu.
good-yes = Ja, det var det bedste træk. Begrundelsen dengang: { $reason }
good-rather = “{ $example }” havde været bedre. Begrundelsen dengang: { $reason }

## Noter om egne kort; kun den, der spørger, hører dem

# $notes: hvad der er noteret om hvert kort
note-taken = Noteret: { $note }.
notes-told = Dine noter: { $notes }.
notes-none = Du har ingen noter.
notes-forgotten = Dine noter er slettet.
enough-this-turn = Det er nok i den her tur. Vent til næste tur.

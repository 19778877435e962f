### Rada ve hře: co by dělal stůl na místě toho, kdo se ptá. Slyší ji jen on.

# $example: co říct, doslova; $reason: věta
hint-given = Zkus „{ $example }“. { $reason }
# Na takový tah se někdo ptal, ale jiný je lepší
hint-better = Lepší by ale bylo „{ $example }“.
# Nic takového, na co se ptal, za to nestojí
hint-none = Nic takového se teď nevyplatí.
hint-not-now = Nejsi na tahu. Zeptej se, až budeš.
# Tah, na který se někdo ptal, je nejlepší; jiný by byl lepší
weighed-best = To je teď nejlepší tah. { $reason }
weighed-rather = Lepší je „{ $example }“. { $reason }
# Hra, ve které se na ničem nedomlouvá
meant-nothing = V téhle hře se předem na ničem nedomlouváme.
hints-off = Dobře, dneska bez rad.
hints-on = Zase si můžeš říct o radu.
hints-are-off = Dneska hrajeme bez rad. Vrátíš je slovy „zase rady“.
hints-none = O radu si zatím nikdo neřekl.
# $counts: kolikrát kdo
hints-counted = Počet rad: { $counts }.
hints-of = { NAME($player) } { $count }

## Co slyší ten, kdo se ptá, jestli byl jeho poslední tah dobrý

good-nothing = Zatím nemáš za sebou žádný tah.
good-yes = Ano, líp to nešlo. Důvod v tu chvíli: { $reason }
good-rather = Lepší by bylo „{ $example }“. Důvod v tu chvíli: { $reason }

## Poznámky k vlastním kartám; slyší je jen ten, kdo se ptá

# $notes: co je poznamenáno ke které kartě
note-taken = Poznamenáno: { $note }.
notes-told = Máš poznamenáno: { $notes }.
notes-none = Nemáš žádné poznámky.
notes-forgotten = Poznámky jsou pryč.
enough-this-turn = Na jeden tah to stačí. Počkej na další.

### Lessons of Koi-Koi. $player: the friend who plays with the listener; $other: the same one.

lesson-koikoi-crane = You play with forty-eight cards: twelve months of four, each month a flower. We learn them by ear, three at a time. January is the pine, with the crane. February is the plum, with a warbler. March is the cherry, with the curtain.
lesson-koikoi-crane-ask = Which flower is the crane on?
lesson-koikoi-crane-shown = pine
lesson-koikoi-crane-wrong = The crane is January, with the tree that stays green in winter: the pine.

lesson-koikoi-curtain-ask = And the curtain?
lesson-koikoi-curtain-shown = cherry
lesson-koikoi-curtain-wrong = In March people sit behind a curtain and look at the cherry.

lesson-koikoi-cuckoo = April is the wisteria, with the cuckoo. May is the iris, with a bridge. June is the peony, with butterflies.
lesson-koikoi-cuckoo-ask = Where is the cuckoo?
lesson-koikoi-cuckoo-shown = wisteria
lesson-koikoi-cuckoo-wrong = The cuckoo calls in April, from the wisteria.

lesson-koikoi-butterflies-ask = And the butterflies?
lesson-koikoi-butterflies-shown = peony
lesson-koikoi-butterflies-wrong = Butterflies come in June, to the peony.

lesson-koikoi-boar = July is the bush clover, with the boar. August is the grass, susuki, with the moon and the geese. September is the chrysanthemum, with the sake cup.
lesson-koikoi-boar-ask = Where does the boar hide?
lesson-koikoi-boar-shown = bush clover
lesson-koikoi-boar-wrong = The boar hides in the bush clover, in July.

lesson-koikoi-moon-ask = And the moon?
lesson-koikoi-moon-shown = susuki
lesson-koikoi-moon-wrong = The moon rises over the grass in August: susuki.

lesson-koikoi-deer = October is the maple, with the deer. November is the willow: a man in the rain, a swallow, lightning. December is the paulownia, with the phoenix.
lesson-koikoi-deer-ask = Where is the deer?
lesson-koikoi-deer-shown = maple
lesson-koikoi-deer-wrong = The deer stands under the red leaves of October: the maple.

lesson-koikoi-phoenix-ask = And the phoenix?
lesson-koikoi-phoenix-shown = paulownia
lesson-koikoi-phoenix-wrong = The phoenix ends the year, on the paulownia.

lesson-koikoi-warbler-ask = One from the beginning: where is the warbler?
lesson-koikoi-warbler-shown = plum
lesson-koikoi-warbler-wrong = The warbler sings in February, in the plum.

lesson-koikoi-take = You have them. Now we play. A card from your hand takes one of its month from the field. The crane lies there, a bright.
lesson-koikoi-take-ask = Which card takes the crane?
lesson-koikoi-take-wrong = The crane is pine, so it takes a pine card: your ribbon.
lesson-koikoi-take-right = Both are yours. Then the stock's top card tried the same: it found nothing of its month, and stayed.
lesson-koikoi-take-why = Only a card of the same month takes. Your pine ribbon is the one.

lesson-koikoi-which = Sometimes two of a month lie there, and you choose. The moon and the geese are there, and you have the susuki. Brights are worth most, and the moon is one.
lesson-koikoi-which-ask = Play the susuki, and name the card it takes.
lesson-koikoi-which-geese = Good geese. But brights are rarer: take the moon.
lesson-koikoi-which-wrong = The susuki takes one of the two: the moon.
lesson-koikoi-which-right = The moon is yours.
lesson-koikoi-which-why = There are five brights, and three of them make five points.

lesson-koikoi-plain = What you take makes sets, called yaku. The commonest is kasu: ten plain cards, one point. You have nine. The iris ribbon lies in the field, and you have a plain iris.
lesson-koikoi-plain-ask = Which card makes ten?
lesson-koikoi-plain-wrong = That takes nothing. The plain iris takes the ribbon, and is your tenth.
lesson-koikoi-plain-why = A plain card counts once you have taken something with it.

lesson-koikoi-dare = Now you must decide. Shobu: you stop, and take your point. Koi-koi: you play on for more, but if { NAME($player) } makes a yaku first, you get nothing. You have five cards left, and { NAME($player) } has taken nothing yet.
lesson-koikoi-dare-ask = Koi-koi, or shobu?
lesson-koikoi-dare-right = Bold, and right: there's time, and little to lose.
lesson-koikoi-dare-wrong = One point isn't much, and you still have five cards. Try koi-koi.
lesson-koikoi-dare-why = With one point and many cards left, there's more to win than to lose.

lesson-koikoi-missing = Other yaku: five ribbons or five animals, one point. Akatan, three ribbons with a poem, on pine, plum and cherry: five. Three blue ones, on peony, chrysanthemum and maple: five. Boar, deer and butterflies: five. Three brights: five. New cards, and some are already yours.
lesson-koikoi-missing-ask = Ask me: what am I missing?
lesson-koikoi-missing-shown = what am I missing
lesson-koikoi-missing-why = You needn't count. Ask before you choose a card.

lesson-koikoi-poem = So one poem ribbon is missing: the cherry's, and it lies in the field.
lesson-koikoi-poem-ask = Which card takes it?
lesson-koikoi-poem-wrong = Cherry takes cherry: play the plain cherry.
lesson-koikoi-poem-why = Your plain cherry takes the cherry ribbon, the third with a poem.

lesson-koikoi-stop = Five points at once. Two cards are left in your hand, and { NAME($player) } has two brights.
lesson-koikoi-stop-ask = Koi-koi, or shobu?
lesson-koikoi-stop-right = Good decision.
lesson-koikoi-stop-wrong = Too risky: the third bright is enough for { NAME($player) }. Take your five points.
lesson-koikoi-stop-why = Five points is a good round, and { NAME($player) } is close to a yaku.

lesson-koikoi-end = That's Koi-Koi. Twelve rounds like this, one for each month.

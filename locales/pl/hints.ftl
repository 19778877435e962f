### Rada w grze: co zrobiłby stół na miejscu tego, kto pyta. Słyszy ją tylko on.

# $example: co powiedzieć, dosłownie; $reason: zdanie
hint-given = Spróbuj: „{ $example }”. { $reason }
# O taki ruch ktoś pytał, ale inny jest lepszy
hint-better = Ale lepsze byłoby „{ $example }”.
# Nic z tego, o co ktoś pytał, się nie opłaca
hint-none = Nic takiego się teraz nie opłaca.
hint-not-now = To nie twoja kolej. Zapytaj, gdy będzie twoja.
# Ruch, o który ktoś pytał, jest najlepszy; inny byłby lepszy
weighed-best = To teraz najlepszy ruch. { $reason }
weighed-rather = Lepiej: „{ $example }”. { $reason }
# Gra, w której nic się nie ustala
meant-nothing = W tej grze niczego się wcześniej nie ustala.
hints-off = Dobrze, dziś bez rad.
hints-on = Znowu możesz prosić o radę.
hints-are-off = Dziś gramy bez rad. Wrócą na słowa „rady z powrotem”.
hints-none = Nikt jeszcze nie prosił o radę.
# $counts: ile razy kto
hints-counted = Liczba rad: { $counts }.
hints-of = { NAME($player) } { $count }

## Co słyszy ten, kto pyta, czy jego ostatni ruch był dobry

good-nothing = Nie masz jeszcze za sobą żadnego ruchu.
good-yes = Tak, lepiej się nie dało. Powód w tamtej chwili: { $reason }
good-rather = Lepiej byłoby: „{ $example }”. Powód w tamtej chwili: { $reason }

## Notatki o własnych kartach; słyszy je tylko ten, kto pyta

# $notes: co jest zapisane o której karcie
note-taken = Zapisane: { $note }.
notes-told = Twoje notatki: { $notes }.
notes-none = Nie masz żadnych notatek.
notes-forgotten = Notatek już nie ma.
enough-this-turn = Na jeden ruch wystarczy. Poczekaj na następny.

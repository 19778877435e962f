### Ćwiczenie: dziesięć zdań, które mówi gracz w Hanabi.

## Zdania. Każde jest zdaniem gramatyki tury, z tymi dwoma imionami. Razem mają wszystkie wartości, kolory i miejsca, tak i nie oraz akcje.

practice-names = Anna, Piotr
practice-sentence-1 = Gram pierwszą kartę jako białą.
practice-sentence-2 = Odrzucam drugą kartę.
practice-sentence-3 = Anno, trzecia to trójka.
practice-sentence-4 = Piotrze, czwarta i piąta są czerwone.
practice-sentence-5 = Podpowiadam Annie jedynki.
practice-sentence-6 = Ile niebieskich piątek zostało?
practice-sentence-7 = Ile żółtych czwórek jeszcze zostało?
practice-sentence-8 = Czy są jeszcze zielone dwójki?
practice-sentence-9 = Tak.
practice-sentence-10 = Nie.

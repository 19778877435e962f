### Nácvik: deset vět, které říká hráč hanafudy.

## Věty. Každá je věta gramatiky pro tah, s těmito dvěma jmény. Dohromady mají karty, místa, ano a ne a nejčastější otázky.

practice-names = Anna, Petr
practice-sentence-1 = Vykládám jeřába.
practice-sentence-2 = Vykládám třetí kartu.
practice-sentence-3 = Vykládám motýly.
practice-sentence-4 = Vykládám zástěnu.
practice-sentence-5 = Co leží na stole?
practice-sentence-6 = Čím můžu brát?
practice-sentence-7 = Co má Petr sebráno?
practice-sentence-8 = Jaké mám jaku?
practice-sentence-9 = Ano.
practice-sentence-10 = Ne.

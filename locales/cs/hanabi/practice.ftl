### Nácvik: deset vět, které říká hráč Hanabi.

## Věty. Každá je věta gramatiky pro tah, s těmito dvěma jmény. Dohromady mají všechny hodnoty, barvy a místa, ano a ne a všechny akce.

practice-names = Anna, Petr
practice-sentence-1 = Zahraju první kartu, je bílá.
practice-sentence-2 = Zahodím druhou kartu.
practice-sentence-3 = Anno, třetí je trojka.
practice-sentence-4 = Petře, čtvrtá a pátá jsou červené.
practice-sentence-5 = Napovím Anně jedničky.
practice-sentence-6 = Kolik zbývá modrých pětek?
practice-sentence-7 = Kolik žlutých čtyřek zbývá?
practice-sentence-8 = Jsou ještě nějaké zelené dvojky?
practice-sentence-9 = Ano.
practice-sentence-10 = Ne.

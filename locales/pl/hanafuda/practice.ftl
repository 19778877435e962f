### Ćwiczenie: dziesięć zdań, które mówi gracz w hanafudę.

## Zdania. Każde jest zdaniem gramatyki tury, z tymi dwoma imionami. Razem mają karty, miejsca, tak i nie oraz najczęstsze pytania.

practice-names = Anna, Piotr
practice-sentence-1 = Wykładam żurawia.
practice-sentence-2 = Dzikiem biorę koniczynową wstążkę.
practice-sentence-3 = Wykładam trzecią kartę.
practice-sentence-4 = Wykładam motyle.
practice-sentence-5 = Co jest na stole?
practice-sentence-6 = Co mogę wziąć?
practice-sentence-7 = Co zebrał Piotr?
practice-sentence-8 = Jakie mam yaku?
practice-sentence-9 = Tak.
practice-sentence-10 = Nie.

### Øvelse: de ti sætninger, som en hanafudaspiller siger.

## Sætningerne. Hver er en sætning i grammatikken for en tur, med disse to navne. Tilsammen har de kort, pladser, ja og nej og de hyppigste spørgsmål.

practice-names = Anna, Peter
practice-sentence-1 = Jeg lægger tranen.
practice-sentence-2 = Læg det tredje kort.
practice-sentence-3 = Læg den blanke ahorn.
practice-sentence-4 = Læg sommerfuglene.
practice-sentence-5 = Hvad ligger der på bordet?
practice-sentence-6 = Hvad kan jeg tage?
practice-sentence-7 = Hvad har Peter taget?
practice-sentence-8 = Hvilke yaku har jeg?
practice-sentence-9 = Ja.
practice-sentence-10 = Nej.

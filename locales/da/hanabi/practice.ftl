### Øvelse: de ti sætninger, som en Hanabi-spiller siger.

## Sætningerne. Hver er en sætning i grammatikken for en tur, med disse to navne. Tilsammen har de alle værdier, farver og pladser, ja og nej og handlingerne.

practice-names = Anna, Peter
practice-sentence-1 = Jeg spiller det første kort, det er hvidt.
practice-sentence-2 = Smid det andet kort.
practice-sentence-3 = Anna, det tredje er en treer.
practice-sentence-4 = Peter, dit fjerde og femte kort er røde.
practice-sentence-5 = Sig til Anna, at hun har to enere.
practice-sentence-6 = Hvor mange blå femmere er der tilbage?
practice-sentence-7 = Er der flere gule firere tilbage?
practice-sentence-8 = Hvor mange grønne toere har vi tilbage?
practice-sentence-9 = Ja.
practice-sentence-10 = Nej.

### Reglerne, forklaret højt: en besked for hvert emne.

rule-goal = I bygger sammen et fyrværkeri i hver farve, fra ét til fem. Du ser de andres kort, men ikke dine egne.
rule-turn = I din tur gør du én af tre ting: giver en ledetråd, smider et kort eller spiller et kort. Du må ikke springe din tur over.
rule-clue = En ledetråd, som også kaldes en information, koster en blå brik. Nævn en af de andre og enten en farve eller en værdi; så hører spilleren om alle de kort, der passer.
rule-discard = Smid et kort i brugtbunken, så alle ved, hvad det var, få en blå brik tilbage, og træk et nyt kort. Har I alle otte blå brikker, må du ikke smide.
rule-play = Spil et kort: passer det på sit fyrværkeri, bliver det liggende. Ellers ryger det i brugtbunken og giver en rød brik. Træk så et nyt kort.
rule-tokens = Der er otte blå brikker. En ledetråd koster én; du får én tilbage, når du smider et kort eller gør et fyrværkeri færdigt.
rule-no-tokens = Uden blå brikker kan ingen give en ledetråd: smid eller spil et kort.
rule-full-tokens = Når I har alle otte blå brikker, må ingen smide et kort: giv en ledetråd, eller spil.
rule-strikes = Et kort, der ikke passer, giver en rød brik. Ved den tredje er spillet slut, og I har tabt.
rule-fireworks = Hver farve har ét fyrværkeri. Det begynder med en ener og vokser til en femmer, med én af hver værdi.
rule-oldest = Dit ældste kort er det, du har haft længst, og dit nyeste er det, du trak sidst. Når der lige er delt ud, er det første ældst og det sidste nyest.
rule-prompt = Et puf er en ledetråd om et kort, der ikke passer endnu, fordi et andet mangler. Den, der allerede ved noget om det kort, der mangler, spiller det.
rule-finesse = En finesse er en ledetråd om et kort, der ikke passer endnu, fordi et andet mangler. Den, der har det og ikke ved noget om det, spiller sit nyeste kort: ifølge aftalen er det dét.
rule-own-cards = Det er det, spillet går ud på: de andre kan se dine kort, men du kender dem kun fra deres ledetråde.
rule-end = Spillet slutter ved den tredje røde brik, når alle fyrværkerier er færdige, eller når kortstakken er tom: så får alle én tur til.
rule-score = Læg værdierne af de øverste kort i alle fyrværkerier sammen; { $most ->
    [30] tredive
   *[25] femogtyve
} er perfekt.
rule-colours = Farverne er { $colours }.
colour-listed = { colour }
rule-cards = Hver farve har tre enere, to toere, to treere, to firere og én femmer.
rule-cards-rainbow = Af de multifarvede er der kun ét kort af hver værdi.
rule-cards-black = Med de sorte er det omvendt: tre femmere, to firere, to treere, to toere og én ener.
rule-empty-clue = { $allowed ->
    [yes] Her må en ledetråd gerne være tom: du må også nævne en farve eller værdi, som spilleren slet ikke har.
   *[no] Her skal en ledetråd passe på mindst ét kort.
}
rule-rainbow = De multifarvede kort danner et sjette fyrværkeri. { $touch ->
    [own] De er en farve som alle andre, og den må bruges i en ledetråd.
    [every] Alle farver passer på dem, men multifarvet må ikke bruges i en ledetråd.
   *[none] Enten er de en farve for sig, eller også passer alle farver på dem, og så må multifarvet ikke bruges i en ledetråd.
}
rule-black = De sorte kort bygges nedad, fra fem til ét. Ingen farve passer på dem. Hvert sort kort, der mangler til sidst, koster et point.
rule-tiles = Et færdigt fyrværkeri giver en belønning i stedet for en blå brik. Den, der gjorde det færdigt, bestemmer, hvordan belønningen bruges.
rule-colour-call = Før du spiller et kort, må du sige, hvilken farve det har. Er farven rigtig, og passer kortet, får I en blå brik tilbage. Er den forkert, er kortet tabt, og I får en rød brik.
rule-all-or-nothing = Spillet fortsætter efter det sidste kort, til alle fyrværkerier er færdige, den tredje røde brik falder, eller et nødvendigt kort er væk. Der er ingen point: det skal være perfekt.

# After the goal, if nobody asked for a point of the rules
rules-topics = Mere: “forklar ledetråde”, “forklar fejl”, “forklar point”.

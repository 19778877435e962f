### Hlasy kromě obvyklého.

# $voice: a voice's name, as given by its makers; $here: yes, no
voice-listed = { $language }: { $voice }, { $here ->
    [yes] je tu
   *[no] není stažený
}
voice-fetched = { $voice } je tu. Hraj s --voice.
voice-unknown = Hlas { $voice } tu není. Podívej se: voice-hanabi voices list.
voice-none-fetched = Jiný hlas pro jazyk { $language } tu ještě není, mluvím obvyklým. Spusť: voice-hanabi voices fetch { $language }.
voice-elsewhere = Co stůl říká nahlas, jde jako text na { $host }, kde se to namluví; i to, co smí slyšet jen jeden hráč.
voice-failed-over = Hlas { $voice } teď nefunguje, pokračuju obvyklým.
voice-usual = obvyklý hlas
# Said in the voice that is being tried
voice-tried = Tohle je { $voice }. { SAY("Řekni", typed: "Napiš") } „nech tenhle hlas“ nebo „jiný hlas“.
voice-kept = Od teď mluvím takhle, i příště.
voice-kept-now = Teď mluvím takhle, ale napříště si to nezapamatuju: { $error }.
voice-not-tried = Nejdřív { SAY("řekni", typed: "napiš") } „jiný hlas“.
voices-none = Jiný hlas tu není. Stáhni ho před hrou: voice-hanabi voices fetch { $language }. Pak { SAY("řekni", typed: "napiš") } „jiný hlas“.

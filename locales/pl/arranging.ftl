### Co jeszcze ustala się wokół gry: co pamiętam, warianty, potwierdzanie ruchów.

# $players, $game, $ears: in a few words each; the game with its rules where they are not the usual ones
last-time-offer = { $players }, { $game }, { $ears }: jak ostatnio?
# Beside last-time-offer, where one headset is handed round
last-time-headset = { NAME($player, case: "vocative") }, załóż słuchawki i { SAY("powiedz", typed: "napisz") } „tak”.
remembered = Pamiętam z ostatniego razu: { $players }, { $game }, { $ears }. { SAY("Powiedzcie", typed: "Napiszcie") } „zapomnij o nas”, a zapomnę.
remembered-nothing = Nic o was nie pamiętam.
forgotten = Już nie pamiętam.
forgotten-not = Nie da się tego zapomnieć: { $error }.
# Of a game without private ears
ears-remembered-none = bez słuchawek
ears-remembered-alone = wszystko na głos
nothing-saved = Nie ma zapisanej gry.
# Another game is begun than the one that was offered
saved-stays = Zapisana gra czeka. Żeby do niej wrócić, { SAY("powiedz", typed: "napisz") } „wróćmy do zapisanej gry”.
# $variants: two or three of them
variants-some = { $variants }. Dalej?
variants-last = { $variants }. To wszystkie: { SAY("powiedzcie", typed: "napiszcie") }, który chcecie.
# Over a game; $variants: all that could be played besides
variants-besides = Warianty na następną grę: { $variants }.
# Over a game: another language, rules or a variant
chosen-before = To wybiera się przed grą. { SAY("Powiedz", typed: "Napisz") } „nowa gra”.
# $variants: such as are harder, easier or shorter, joined with 'or'
variants-suggested = { $variants }?
variants-suggested-none = Nic takiego w tej grze nie ma.
ask-rules = Jakie zasady: czeskie, polskie, duńskie czy angielskie?
ask-language = Który język: czeski, polski, duński czy angielski?
ask-game = Która gra: Hanabi, Koi-Koi czy Hanafuda?
ask-beginner = Kto zaczyna?
ask-confirm = Mam pytać przed każdym ruchem, powtarzać ruchy czy nie pytać?
ask-answers = Krótsze czy dłuższe odpowiedzi?
confirm-now = { $confirm ->
    [ask] Będę pytać przed każdym ruchem.
    [never] Będę od razu wykonywać każdy ruch.
   *[announce] Będę powtarzać każdy ruch.
}
cues-off = Już nie pikam.
cues-on = Znowu pikam.

# The short sounds, asked about. cue-…: what one means, as the end of a sentence; a game has its own words for its own
sound-meant = Ten dźwięk oznacza: { $meaning }.
sound-none = Nie było jeszcze żadnego dźwięku.
sounds-hear = { SAY("Powiedz", typed: "Napisz") } „co znaczą dźwięki”, a odtworzę je wszystkie.
sounds-told = Oto moje krótkie dźwięki, po każdym mówię, co znaczy.
sounds-off = Krótkie dźwięki są wyłączone. { SAY("Powiedz", typed: "Napisz") } „włącz dźwięki”, a wrócą.
cue-start = zaczynamy
cue-turn = twoja kolej
cue-end = koniec gry
cue-unheard = coś było słychać, ale nie udało się tego zrozumieć
cue-thinking = gracz komputerowy myśli

### Co jeszcze ustala się wokół gry: co pamiętam, warianty, potwierdzanie ruchów.

# $players, $game, $ears: each in a few words; the game with its rules unless they are the usual ones
last-time-offer = { $players }, { $game }, { $ears }: jak ostatnio?
# Besides last-time-offer, if one headset is shared
last-time-headset = { NAME($player, case: "vocative") }, załóż słuchawki i { SAY("powiedz", typed: "napisz") } „tak”.
remembered = Pamiętam z ostatniego razu: { $players }, { $game }, { $ears }. { SAY("Powiedzcie", typed: "Napiszcie") } „zapomnij o nas”, a zapomnę.
remembered-nothing = Nic o was nie pamiętam.
forgotten = Już nie pamiętam.
forgotten-not = Nie da się tego zapomnieć: { $error }.
# About a game without private ears
ears-remembered-none = bez słuchawek
ears-remembered-alone = wszystko na głos
nothing-saved = Nie ma zapisanej gry.
# A different game begins than the one that was offered
saved-stays = Zapisana gra czeka. Żeby do niej wrócić, { SAY("powiedz", typed: "napisz") } „wróćmy do zapisanej gry”.
# $variants: two or three of them
variants-some = { $variants }. Dalej?
variants-last = { $variants }. To wszystkie: { SAY("powiedzcie", typed: "napiszcie") }, który chcecie.
# During a game; $variants: everything else that could be played
variants-besides = Warianty na następną grę: { $variants }.
# During a game: another language, rules or a variant
chosen-before = To wybiera się przed grą. { SAY("Powiedz", typed: "Napisz") } „nowa gra”.
# $variants: harder, easier or shorter ones, joined with 'or'
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

# Answers about the short sounds. cue-…: what one means, as the end of a sentence; each game words its own sounds
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

"""First names of the four languages that are said at home in another way than their letters tell elsewhere.

'Jan' at a table in Leeds is said as in Łódź, 'George' at a table in Brno as in Leeds.
"""

from __future__ import annotations

_LISTED: dict[str, str] = {
    "cs": "alena alexandra aleš alice aneta anežka dan dana daniel daniela david denisa erik eva filip "
    "františek hana helena honza igor ivan ivana ivo jakub jan jana jarka jarmila jindra jirka jitka "
    "jiří josef julie karel karla katka laura lenka libor lucie lukáš magda marek marie markéta "
    "martin martina michaela michal milan milena mirek monika nikola olga pavel pavla pepa petr petra "
    "radek radim renata richard robert roman sandra simona sofie tereza tomáš veronika viktorie "
    "vladimír vojta zdena zuzana šárka žofie",
    "pl": "adam agata agnieszka ala aleksandra alicja andrzej aneta ania arkadiusz asia barbara bartosz "
    "basia beata cezary czarek czesiek daniel dariusz edyta ela ewa ewelina filip franciszek gosia "
    "grzegorz grzesiek hania helena iga ignacy ilona irena iwona iza izabela jacek jadwiga jadzia "
    "jakub jan janusz jarek jerzy joanna jola julia justyna kaja kamil karol kasia katarzyna "
    "kazimierz kinga klara krysia krystian krzysiek krzysztof kuba laura lena leszek maciek magda "
    "maja marcin marek maria mariusz marta marysia mateusz michalina monika natalia nina ola olek "
    "oliwia patryk piotr piotrek renata robert roman ryszard sebastian szymon tadeusz tomasz tomek "
    "tosia ula urszula wanda weronika wiktor wiktoria wojciech wojtek zbigniew zbyszek zofia zosia "
    "zuzanna zuzia",
    "da": "aksel anders ane anne anton asger asta bente birgit birgitte birthe camilla caroline carsten "
    "charlotte christian dagmar daniel david dorte ebbe ejner elisabeth elise ellen emil erik esben "
    "eva finn freja frida gitte hanne hans helle henriette henrik holger ida inge ingeborg inger "
    "ingrid jakob jan jens jeppe jesper jette johan johanne john jonas josefine julie karen karina "
    "katrine kim kirsten klara kristoffer lars laura lene lisbeth louise luna mads maja malene maria "
    "marianne marie martin mette mia michael mikkel mogens morten niels nikolaj nora oliver pernille "
    "pia poul preben rasmus rikke robert sandra sanne sebastian signe sigrid silje sofie steffen "
    "stine susanne svend thea thomas tine tobias torben tove trine uffe ulla ursula valdemar vibeke "
    "viggo viktor william",
    "en": "adam aidan alan alice amy andrew anne anthony aoife archie arthur beth blake brian caitlin "
    "callum caroline catherine charles charlie charlotte chloe chris christopher claire colin craig "
    "daisy daniel dave david dean diane dylan edward eileen elizabeth emily ethan eva evan fay fiona "
    "gail gavin george georgia gerald grace graham hannah hazel heather hugh ian imogen irene isaac "
    "isla jack jacob jake james jamie jane jason jean jennifer jenny jeremy jess jessica jill joan "
    "joe john jonathan jordan joseph joshua joyce judith julia julian julie karen kate kathy katie "
    "kay keith kerry kyle laura lauren leah leo lewis liam lily louise lucy luke maeve mandy margaret "
    "maria martha martin mary matthew megan michael mike molly naomi natalie nathan niall nicole "
    "nigel noah nora oliver olivia oscar owen pam patrick paul peter philip phoebe rachel ray rebecca "
    "rhys richard robert roger ruby ruth ryan sally sandra sarah sean shane sharon sheila simon "
    "siobhan sophia sophie stephen steve stuart sue thomas tracy trevor tyler victoria violet walter "
    "wayne wendy william zoe",
}  # fmt: skip
"""Where names are at home; many are in several languages."""

_NAMES = {language: frozenset(names.split()) for language, names in _LISTED.items()}

_SAID: dict[str, dict[str, str]] = {
    "cs": {"nikola": "n i k o l a"},
    "pl": {"piotr": "p j o t r", "piotrek": "p j o t r ɛ k"},
    "da": {
        "jette": "j ɛ d ə", "mads": "m a s", "poul": "p ʌ w l", "signe": "s i n ə", "thea": "t e a",
        "thomas": "t o m a s", "birthe": "b i ɐ d ə", "lisbeth": "l i s b ɛ t",
        "elisabeth": "e l i s a b ɛ t",
    },
    "en": {
        "leah": "l i ə", "aoife": "i f ə", "niall": "n a ɪ ə l", "maeve": "m e ɪ v", "rhys": "ɹ i s",
    },
}  # fmt: skip
"""How names are said that espeak-ng says wrong in the language of their home."""


def homes_of(name: str) -> frozenset[str]:
    """Return the languages (``cs``, ``pl``, ``da``, ``en``) in which a first name (lower case) is at home."""
    return frozenset(language for language, names in _NAMES.items() if name in names)


def said_at_home(name: str, home: str) -> tuple[str, ...]:
    """Return the phones of a name at home where espeak-ng does not know them; else none."""
    return tuple(_SAID[home].get(name, "").split())

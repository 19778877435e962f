"""Which languages a first name belongs to. Hearing and speaking both use it to choose pronunciation rules."""

from __future__ import annotations

_LISTED: dict[str, str] = {
    "cs":
    "adam adéla agáta alena alexandra aleš alice alois alžběta andrea aneta anežka anička anna "
    "antonín barbora bedřich blanka bohumil božena bára ctibor dagmar dalibor dan dana daniel daniela "
    "david denis denisa dominik dominika dorota dáša eliáš eliška ema emil emílie erik ester eva "
    "filip franta františek gabriela hana hanka helena honza honzík hugo hynek igor irena iva ivan "
    "ivana ivanka ivo jakub jan jana jarda jarka jarmila jaromír jaroslav jindra jindřich jirka jitka "
    "jiřina jiří jonáš josef julie jáchym kamil kamila karel karla karolína kateřina katka kačka "
    "klára kristýna kryštof kuba květa káťa ladislav laura lea lenka libor libuše linda lojza lubomír "
    "luboš lucie lucka ludmila ludvík luděk lukáš láďa magda magdaléna marcel marcela marek marie "
    "markéta marta martin martina maruška matouš matyáš matěj max michaela michal mikuláš milada "
    "milan milena miloš mirek miriam miroslav monika míra míša natálie naďa nela nikol nikola nina "
    "oldřich olga ondra ondřej oskar ota otakar patrik pavel pavla pavlína pepa pepík petr petra "
    "radek radim radka renata rené richard robert roman růžena samuel sandra saša simona sofie soňa "
    "standa stanislav sára tereza terka tom tomáš tonda táňa vašek venca vendula veronika verča "
    "viktor viktorie vilém vladimír vlasta vojta vojtěch václav vít vítek věra zbyněk zdena zdeněk "
    "zdeňka zuzana zuzka áňa čeněk řehoř šimon štěpán štěpánka šárka žaneta žofie",
    "pl":
    "adam adaś adrian agata agnieszka ala albert aleksander aleksandra alicja alina amelia andrzej "
    "aneta ania anita anka anna antek antoni antonina arek arkadiusz artur asia barbara bartek "
    "bartosz basia beata bogdan bogusia bożena bronisław błażej cezary czarek czesiek damian daniel "
    "danusia danuta darek daria dariusz dawid dominik dominika dorota edward edyta ela eliza elżbieta "
    "emil emilia eryk ewa ewelina filip franciszek franek franio gabriel gabriela gabrysia gosia "
    "grażyna grzegorz grzesiek grześ halina hania hanna helena heniek henryk hubert iga ignacy igor "
    "ilona irena iwona iza izabela jacek jadwiga jadzia jagoda jakub jan janek janina janusz jarek "
    "jarosław jaś jerzy joanna jola jolanta julia julka jurek justyna józef józio jędrzej kacper kaja "
    "kamil kamila karol karolina kasia katarzyna kazik kazimierz kazio kinga klara klaudia konrad "
    "krysia krystian krystyna krzychu krzysiek krzysztof kuba laura lena leon leszek lidia lucyna "
    "maciej maciek magda magdalena maja marcel marcin marek maria marian marianna mariusz marta "
    "martyna marysia marzena mateusz małgorzata małgosia michalina michał mieczysław mikołaj mirek "
    "mirosław monika natalia nina norbert ola olek olga oliwia oskar patrycja patryk paulina paweł "
    "piotr piotrek pola przemek przemysław radek rafał renata robert roman rychu ryszard ryś sam "
    "sebastian stanisław staszek staś stefan sylwia szymon sławek sławomir tadeusz tadzio teresa "
    "tomasz tomek tosia tymek ula urszula waldek wanda weronika wiesław wiesława wiktor wiktoria "
    "witek wojciech wojtek władek zbigniew zbychu zbysio zbyszek zdzisław zofia zosia zuzanna zuzia "
    "łucja łukasz świętosława",
    "da":
    "aage agnes aksel albert alex alexander alfred alma anders andreas ane anja anna anne annette "
    "anton arne asger asta august bent bente birgit birgitte birthe bjarne bjørn bo bodil brian "
    "camilla carl caroline carsten casper cecilie charlotte christian christina clara dagmar daniel "
    "david dennis ditlev ditte dorte ebba ebbe ejner elias elisabeth elise ella ellen elsa emil "
    "emilie emma erik esben eva felix filip finn flemming frederik frederikke freja frida gitte "
    "grethe gudrun gustav hanne hans helle henning henriette henrik holger ida inge ingeborg inger "
    "ingrid jakob jan jens jeppe jesper jette johan johanne john jonas josefine julie jytte jørgen "
    "kaj karen karin karina katrine kenneth kim kirsten kirstine klara klaus knud kristoffer kurt "
    "lars lasse laura leif lene leo line lis lisbeth lise liv lone lotte louise lucas luna mads "
    "magnhild magnus maja malene maria marianne marie martin mathias mathilde max merete mette mia "
    "michael mikkel mille mogens morten nanna nicklas nicolai niels nikolaj nina noah nora ole oliver "
    "olivia oscar otto per pernille peter pia poul preben rasmus rikke robert ruth sandra sanne sara "
    "sebastian signe sigrid sigurd silje simon sofia sofie solveig steen stefan steffen stine susanne "
    "svend søren tanja thea thomas thor tina tine tobias tom torben tove trine troels uffe ulla ulrik "
    "ursula valdemar vibeke victor viggo viktor vilma william åge åse",
    "en":
    "adam aidan alan alex alfie alice alison amanda amelia amy andrew angela angharad ann anna anne "
    "anthony aoife archie arthur august ashley barbara barry ben benjamin beth betty bill blake bob brenda "
    "brian bruce caitlin callum caoimhe carl carol caroline catherine cerys charles charlie charlotte "
    "chloe chris christine christopher ciarán claire cole colin craig dafydd daisy dan daniel dave "
    "david dean deborah dennis derek diana diane donna doris dorothy duncan dylan edward eileen "
    "elizabeth ella ellie emily emma eoghan eric ethan eva evan evelyn evie fay ffion fiona florence "
    "frank fred freya gail gareth gary gavin gemma geoff george georgia geraint gerald gordon grace "
    "graham greg gráinne gwen hannah harold harry hazel heather helen henry holly hugh ian imogen "
    "irene isaac isabella isla ivy jack jacob jake james jamie jane janet jason jean jeff jeffrey "
    "jennifer jenny jeremy jerry jess jessica jill jim jimmy joan joanne joe john johnny jonathan "
    "jordan joseph josh joshua joy joyce judith judy julia julian julie karen kate kathy katie kay "
    "keith kelly ken kenny kerry kevin kyle larissa larry laura lauren leah leo lewis liam lily linda "
    "lisa louise lucas lucy luke maeve mandy margaret maria mark martha martin mary matthew maureen "
    "max megan mia michael michelle mike mohammed molly nancy naomi natalie nathan neil niall niamh "
    "nick nicola nicole nigel noah nora oisín oliver olivia oscar owen pam patricia patrick paul pete "
    "peter philip phoebe poppy rachel ray rebecca rhys richard robert robin roger rose ruby ruth ryan "
    "róisín sally sam samantha sandra saoirse sarah scott sean shane sharon sheila sian simon sinead "
    "sinéad siobhan siobhán siân siôn sophia sophie stephen steve stuart sue susan thomas tim tom "
    "tony tracy trevor tyler victoria violet walter wayne wendy william zoe",
}  # fmt: skip
"""The names used in each of the four languages; many are used in several."""

_NAMES = {language: frozenset(names.split()) for language, names in _LISTED.items()}


def homes_of(name: str) -> frozenset[str]:
    """Return the languages (``cs``, ``pl``, ``da``, ``en``) in which a first name (lower case) is used."""
    return frozenset(language for language, names in _NAMES.items() if name in names)

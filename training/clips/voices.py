"""Which voices are used for training and which are held out: by speaker, never by clip.

Benchmarks and tests import the held-out names from here.
"""

from __future__ import annotations

VARIANTS: tuple[str, ...] = (
    "Alex", "Andrea", "Annie", "AnxiousAndy", "Demonic", "Denis", "Gene", "Gene2", "Henrique", "Jacky",
    "Marco", "Mario", "Michael", "Mr", "Reed", "RicishayMax", "RicishayMax2", "RicishayMax3", "Tweaky",
    "anikaRobot", "announcer", "antonio", "aunty", "benjamin", "boris", "croak", "david", "ed",
    "edward", "f1", "f3", "f5", "fast", "grandma", "gustave", "ian", "iven", "iven3", "kaukovalta",
    "klatt", "klatt2", "klatt4", "klatt6", "linda", "m2", "m4", "m5", "m6", "m8", "max", "michel",
    "miguel", "mike2", "pablo", "pedro", "quincy", "rob", "robosoft", "robosoft2", "robosoft4",
    "robosoft5", "robosoft7", "robosoft8", "shelby", "steph", "steph3", "travis", "whisper", "zac",
)  # fmt: skip
"""Voice variants of espeak-ng (``cs+f1``) used for training, besides each language's plain voice."""

HELD_OUT_VARIANTS: tuple[str, ...] = (
    "Alicia", "Andy", "Diogo", "Hugo", "Lee", "Mike", "Nguyen", "Storm", "UniRobot", "adam", "anika",
    "belinda", "caleb", "edward2", "f2", "f4", "grandpa", "iven2", "iven4", "john", "klatt3", "klatt5",
    "m1", "m3", "m7", "marcelo", "norbert", "paul", "robert", "robosoft3", "robosoft6", "sandro",
    "steph2", "victor", "whisperf",
)  # fmt: skip
"""Voice variants of espeak-ng without any training clip."""

ACCENTS: dict[str, tuple[str, ...]] = {
    "cs": ("cs",),
    "pl": ("pl",),
    "da": ("da",),
    "en": (
        "en",
        "en-us",
        "en-gb-scotland",
        "en-gb-x-rp",
        "en-gb-x-gbclan",
        "en-gb-x-gbcwmd",
        "en-029",
        "en-us-nyc",
    ),
}
"""The voices of espeak-ng for each language."""

FESTIVAL_VOICES: dict[str, tuple[str, ...]] = {"cs": ("czech_ph", "czech_krb"), "en": ("ked_diphone",)}
"""Voices of festival used for training, by language."""

HELD_OUT_FESTIVAL_VOICES: dict[str, tuple[str, ...]] = {"cs": ("czech_machac", "czech_dita")}
"""Voices of festival for development only."""

FLITE_VOICES: dict[str, tuple[str, ...]] = {"en": ("kal16", "rms")}
"""Voices of flite used for training, by language."""

HELD_OUT_FLITE_VOICES: dict[str, tuple[str, ...]] = {"en": ("awb", "slt")}
"""Voices of flite for development only."""

PICO_VOICES: tuple[str, ...] = ("en-GB", "en-US")
"""Voices of Pico used for training; it has no voices for our other languages."""

INDIAN = "en-in"
"""English as Hindi speakers of Kokoro say it; espeak-ng has no such voice."""

KOKORO_SPEAKERS: dict[str, str] = {
    "en-us": "af am",
    "en": "bf bm",
    INDIAN: "hf hm",
    "cs": "ef em if im pf",
    "pl": "ef em if im pf",
    "da": "bf bm ff",
}
"""Which speakers of Kokoro are used for each of espeak-ng's voices: the beginnings of their names (language
and sex). For languages that Kokoro lacks, these speakers are understood best."""

HELD_OUT_KOKORO_SPEAKERS: frozenset[str] = frozenset({"am_michael", "bf_emma"})
"""Speakers of Kokoro for development only."""

GIVEN_AND_TRAINED_ON: frozenset[str] = frozenset()
"""Speakers who gave recordings (`voice-hanabi practice --give`) that were used to train the packed networks.

Anybody who packs networks must list these speakers here: all others may be used for measurements.
"""

HELD_OUT_SPEAKERS: frozenset[str] = frozenset(
    [
        "childsplay_cs",
        "childsplay_cs_flash",
        "artikulate_pl_male",
        "ktuberling_da",
        "nst_u0013",
        "nst_u0042",
        "fsdd_jackson",
        "fsdd_yweweler",
        "rhvoice_alicja",
        "rhvoice_michal",
        "rhvoice_radek",
        "rhvoice_ksp",
        # A man reads it; the other tale is read by a woman.
        "tale_aerten",
    ]
)
"""People whose recordings are for development only (besides some people of Speech Commands)."""

HELD_OUT_WORLD_LANGUAGES: frozenset[str] = frozenset(["it", "sl", "fi", "hi", "pt", "af"])
"""Languages of the worldwide recordings that are for development only."""

HELD_OUT_COMMAND_SPEAKERS = 15
"""How many people of Speech Commands (the first in order of name) are for development only."""

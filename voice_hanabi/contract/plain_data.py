"""Actions and commands as plain data, and back. They are dataclasses of numbers and texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar, cast, get_type_hints

Made = TypeVar("Made")


def kind_of(made: type[object]) -> str:
    """Return the name of a type in plain data: 'clue-colour' for ``ClueColour``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", made.__name__).lower()


def fields_of(one: object) -> dict[str, Any]:
    """Return a dataclass's fields by name."""
    return {field.name: getattr(one, field.name) for field in fields(cast(Any, one))}


def made_of(kind: type[Made], values: Mapping[str, object]) -> Made:
    """Return an object of a type with these fields.

    Raises `TypeError` if one is missing, unknown or of the wrong type.
    """
    wanted = get_type_hints(kind)
    for name, value in values.items():
        # In Python True is an int; here it is not a number.
        strange = isinstance(value, bool) and wanted.get(name) is int
        if strange or not isinstance(value, wanted.get(name, object)):
            raise TypeError(f"{name} is not as it should be: {value!r}")
    return kind(**values)

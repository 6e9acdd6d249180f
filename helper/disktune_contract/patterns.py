"""Regular expressions that are compiled when the first text is matched against them.

The helper declares a hundred and fifty, and a session needs a few: compiling those that are declared by what a
window loads took a twelfth of a start.
"""

from __future__ import annotations

import re
from typing import Any, AnyStr, cast

FORM_OF_UUID = r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
"""As the kernel prints those of file systems, and file names have them; a part of other patterns."""


class _Later:
    """In the place of a pattern; has each of its methods as its own once it was asked for."""

    def __init__(self, text: str | bytes, flags: int) -> None:
        self._text, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:
        # `re` keeps a few hundred of them compiled; here each stays.
        found = self.__dict__.get("_compiled") or re.compile(self._text, self._flags)
        self._compiled = found
        asked = self.__dict__[name] = getattr(found, name)
        return asked


def pattern_of(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return the pattern of *text*; an error in it raises `re.error` when it is first used."""
    return cast("re.Pattern[AnyStr]", _Later(text, flags))

"""Which changes may be tried for hours: those whose harm shows late and is seen by what watches a long trial."""

from __future__ import annotations

from collections.abc import Iterable

from disktune_contract.catalog import BY_ID
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Setting


def may_be_long(setting: Setting) -> bool:
    """Return whether a change of *setting* may be tried for hours."""
    return setting.shows_late and not setting.momentary


def refusal(settings: Iterable[str]) -> str:
    """Return why changes of *settings* cannot be tried for hours together; empty if they can."""
    for name in settings:
        setting = BY_ID.get(name)
        if setting is not None and not may_be_long(setting):
            return Sentence(
                "{setting} cannot be tried for hours: a wrong value shows at once. Apply it separately.",
                setting=setting.label,
            )
    return ""

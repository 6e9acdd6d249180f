"""Which values the check-up and the last experiments of a drive suggest. Without widgets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.settings.setting import Value
from disktune_gui.owned import later
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultKind, StoreError
from disktune_gui.text import wording

translate = QCoreApplication.translate


@record
class Suggestion:
    """A value, and who suggests it."""

    setting: str
    value: Value
    measured: bool
    """Whether an experiment found it to be faster; else the check-up suggests it."""

    @property
    def words(self) -> str:
        """The note of its row."""
        words = translate("SettingRow", "Suggested: {value}, by the check-up")
        if self.measured:
            words = translate("SettingRow", "Suggested: {value}, fastest in an experiment")
        return words.format(value=wording.value_words(BY_ID[self.setting], self.value))


Suggested = Mapping[str, Suggestion]
"""By the setting."""


class Suggestions(QObject):
    """Experiments are read again when results were added; the check-up is asked for nothing."""

    changed = pyqtSignal()

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._measured: dict[str, Suggested] = {}
        """What experiments suggest, by the identity of the drive."""
        services.attention.changed.connect(self.changed)
        services.archive.changed.connect(self._on_results)

    def of(self, drive: Drive | None) -> Suggested:
        """Return what is suggested for a drive; what endangers data has precedence over speed."""
        if drive is None:
            return {}
        found = dict(self._measured.get(drive.identity, {}))
        if drive.identity and drive.identity not in self._measured:
            self._measured[drive.identity] = {}
            # The database is loaded when the rows have been painted.
            later(self, lambda: self._read(drive))
        for one in self._services.attention.findings(drive):
            setting, value = one.result.setting, one.result.value
            if value is not None and setting in BY_ID:
                found[setting] = Suggestion(setting, value, measured=False)
        return found

    def _on_results(self) -> None:
        self._measured.clear()
        self.changed.emit()

    def _read(self, drive: Drive) -> None:
        archive = self._services.archive
        if drive.same_identity_as or archive.untouched:
            return
        found: dict[str, Suggestion | None] = {}
        try:
            for one in archive.store.summaries():
                if one.kind is ResultKind.EXPERIMENT and one.identity == drive.identity:
                    # The newest is first, and what it found holds.
                    found = _of_experiment(archive.store.entry(one.id).body, drive) | found
        except StoreError:
            # The page of the results shows why.
            return
        self._measured[drive.identity] = {setting: one for setting, one in found.items() if one is not None}
        if self._measured[drive.identity]:
            self.changed.emit()


def _of_experiment(body: Mapping[str, Any], drive: Drive) -> dict[str, Suggestion | None]:
    """Return what one experiment suggests for each setting that it compared; None where nothing is faster."""
    switched, arms, result = body.get("switched"), body.get("arms"), body.get("result")
    if not isinstance(switched, dict) or switched.get("identity") != drive.identity:
        # It was about a volume on the drive.
        return {}
    settings = [name for name in body.get("before") or () if name in BY_ID]
    best = result.get("best", 0) if isinstance(result, dict) else 0
    if len(settings) != 1 or not isinstance(arms, list) or not isinstance(best, int) or best >= len(arms):
        return {}
    [setting] = settings
    values = arms[best].get("values") if best else None
    value = values.get(setting) if isinstance(values, dict) else None
    return {setting: Suggestion(setting, value, measured=True) if isinstance(value, int | str) else None}

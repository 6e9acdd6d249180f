"""What a row of the settings page shows, and in which few words; of Qt only the translation."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.layers import takes_hold
from disktune_contract.layers.takes_hold import UnaffectedFileSystem
from disktune_contract.record import record
from disktune_contract.rules import rules
from disktune_contract.rules.setting_interactions import Remark, Weight
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.setting import Change, Setting, Source, State, Status, Value
from disktune_gui.saved_settings import saved_text
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.text import facts, wording
from disktune_gui.text.said import said

translate = QCoreApplication.translate


@record
class ShownResult:
    """The result of the last change of a setting."""

    words: str
    good: bool
    wanted: bool = True
    """Whether it is what the user asked for last."""
    value: Value | None = None
    """The value of the drive then; None where it could not be read."""
    error: bool = False
    """Whether it is an error that can be reported, and not only a refusal by a rule."""
    at: float = 0.0
    """When that was, in seconds since the epoch; 0 where it does not matter."""
    past: bool = False
    """Whether it was so then, and may have changed since."""
    brief: str = ""
    """The same in a few words; empty where there are none."""

    @property
    def tone(self) -> str:
        """The colour in which it is shown."""
        if self.past:
            return "faint"
        return ("good" if self.wanted else "caution") if self.good else "danger"


@record
class RowView:
    """All that a row shows."""

    setting: Setting
    drive: Drive | None = None
    state: State | None = None
    """None where nothing is known."""
    change: Change | None = None
    result: ShownResult | None = None
    """What became of the last change, or why the present one cannot be made."""
    lasting: SavedState | None = None
    """What is saved of it, and which other tools set it."""
    remarks: tuple[Remark, ...] = ()
    """What the value means next to others."""
    why: str = ""
    """Why a preset sets it, or leaves it alone."""
    unaffected: tuple[UnaffectedFileSystem, ...] = ()
    """Which files on the drive do not follow it."""
    listed: frozenset[str] = frozenset()
    """Devices that can be shown."""
    suggested: str = ""
    """The value that is suggested, and by whom."""
    local: bool = False
    """Whether the files of other tools are on this computer, and can be opened."""
    editable: bool = True
    """Whether the page lets anything be changed now."""
    read_at: float = 0.0
    """When the drive reported it, in seconds since the epoch; 0 if it has not."""

    @property
    def value(self) -> Value | None:
        """What the editor shows."""
        if self.change is not None:
            return self.change.value
        return self.state.value if self.state is not None else None


@record
class RowNote:
    """A few words beside the editor; the icon has the colour of the tone."""

    words: str = ""
    icon: str = ""
    tone: str = "faint"


_RESULTS = {"good": "done", "danger": "failing", "caution": "undo", "faint": "history"}


def note_of(view: RowView) -> RowNote:
    """Return the one note that matters most."""
    suggested = RowNote(view.suggested, "info") if view.suggested else None
    notes = (_of_result(view), _of_change(view), _of_state(view), _of_saved(view), suggested, _of_value(view))
    return next((note for note in notes if note is not None), RowNote())


def _of_result(view: RowView) -> RowNote | None:
    result = view.result
    if result is None:
        return None
    icon = "caution" if result.good is False and not result.error else _RESULTS[result.tone]
    if result.good and result.value is None and not result.past:
        return RowNote(result.brief or result.words, "info")
    return RowNote(result.brief or result.words, icon, "caution" if icon == "caution" else result.tone)


def _of_change(view: RowView) -> RowNote | None:
    change, setting = view.change, view.setting
    if change is None:
        return RowNote(view.why, "info") if view.why else None
    was = translate("SettingRow", "was {value}").format(value=wording.value_words(setting, change.expected))
    if rules.needs_consent(setting, change.value):
        return RowNote(facts.with_commas(wording.risk_mark(setting), was), "caution", "caution")
    return RowNote(was)


def _of_state(view: RowView) -> RowNote | None:
    """Return why it cannot be changed."""
    state = view.state
    if state is None or state.status is Status.OK:
        return None
    words = wording.state_note(view.setting, state) or said(rules.obstacle(state) or "")
    return RowNote(words, "lock" if state.status is Status.LOCKED else "info") if words else None


def _of_saved(view: RowView) -> RowNote | None:
    one = view.lasting
    if one is None or one.saved is None:
        return None
    if one.saved.held:
        return RowNote(translate("SettingRow", "held back at boot"), "caution", "caution")
    if one.drifted:
        saved = wording.value_words(one.setting, one.wanted)
        return RowNote(translate("SettingRow", "{value} at boot").format(value=saved), "caution", "caution")
    # What is suggested matters more, and the details say that it is saved.
    return RowNote(translate("SettingRow", "at boot"), "pin") if not view.suggested else None


def _of_value(view: RowView) -> RowNote | None:
    """Return what else concerns the value: files elsewhere, rules, its source."""
    if view.unaffected:
        places = said(listed(dict.fromkeys(one.system.title for one in view.unaffected)))
        return RowNote(translate("SettingRow", "no effect on {files}").format(files=places), "caution", "caution")
    warning = next((remark for remark in view.remarks if remark.weight is Weight.WARNS), None)
    if warning is not None:
        return RowNote(said(warning.words), "caution", "caution")
    one, state = view.lasting, view.state
    if one is not None and one.passing and one.changed_here:
        return RowNote(translate("SettingRow", "until restart"), "history")
    if state is not None and state.source is Source.REMEMBERED:
        brief = translate("SettingRow", "as last set, not readable")
        return RowNote(translate("SettingRow", "not reported") if state.value is None else brief, "info")
    words = wording.state_note(view.setting, state) if state is not None else ""
    return RowNote(words, "info") if words else None


def others_of(view: RowView) -> str:
    """Return which other tool sets it, in a few words; empty if none does."""
    return saved_text.also(view.lasting) if view.lasting is not None else ""


def told(view: RowView) -> tuple[str, ...]:
    """Return all that is to be said of the value, as whole sentences."""
    parts = [view.result.words if view.result is not None else "", view.why]
    if view.state is not None:
        parts.append(wording.state_note(view.setting, view.state) or said(rules.obstacle(view.state) or ""))
    return tuple(filter(None, parts))


_ENDS = (".", "!", "?", "。")
"""What a sentence ends with; a note may be a few words without an end."""


def described(view: RowView, note: RowNote) -> str:
    """Return the row for a screen reader: its note, and what is in its details, as sentences that end."""
    parts = [*told(view), *(remark.words for remark in view.remarks)]
    if view.unaffected:
        parts += takes_hold.words(view.unaffected)
    if view.lasting is not None:
        parts.append(saved_text.words(view.lasting)[0])
    others = (one for one in dict.fromkeys(parts) if one and one != note.words)
    first, rest = said(note.words), said(in_turn(*others))
    if first and rest and not first.endswith(_ENDS):
        first += "."
    return " ".join(filter(None, (first, rest)))

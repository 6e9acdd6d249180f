"""What is saved of a setting and which other tools set it, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.record import record
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.claims import Claim, When, depends_on, in_order, occasions, winner
from disktune_contract.settings.saved import HeldBy, SavedValue, Supply
from disktune_contract.settings.setting import Setting, Value
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.text import wording
from disktune_gui.text.said import labelled, noted, said

translate = QCoreApplication.translate

FEW_FILES = 4
"""Maximum number of files that a sentence names."""


def tool(claim: Claim) -> str:
    """Return the name of the tool that makes a claim, for within a sentence."""
    names = {
        "kernel": translate("Saved", "kernel command line"),
        "sysctl": "sysctl.d",
        "udev": translate("Saved", "udev rule"),
        "hdparm": "hdparm.conf",
        "mdadm": "mdadm.conf",
        "tmpfiles": "tmpfiles.d",
        "sysfsutils": "sysfs.conf",
        "initscripts": translate("Saved", "init script"),
        "openrc": "OpenRC",
        "laptop-mode-tools": translate("Saved", "laptop mode"),
        "script": translate("Saved", "script"),
        "tlp": "TLP",
    }
    return names.get(claim.tool, claim.tool)


def also(one: SavedState) -> str:
    """Return which other tool sets a setting, in two words; empty if none does."""
    return translate("SettingRow", "also {tool}").format(tool=tool(one.active[-1])) if one.active else ""


def place(claim: Claim) -> str:
    """Return file and line."""
    return f"{claim.file}:{claim.line}" if claim.line else claim.file


def moments(whens: Iterable[When]) -> str:
    """Return occasions in words: "at boot, after resume". That it is on either supply is not mentioned."""
    named = tuple(whens)
    either = {When.AC, When.BATTERY}
    if either < set(named):
        named = tuple(when for when in named if when not in either)
    return said(listed(_occasion(when) for when in named))


def _occasion(when: When) -> str:
    return {
        When.BOOT: translate("Saved", "at boot"),
        When.HOTPLUG: translate("Saved", "on hot-plug"),
        When.RESUME: translate("Saved", "after resume"),
        When.AC: translate("Saved", "on AC power"),
        When.BATTERY: translate("Saved", "on battery"),
        When.RUNTIME: translate("Saved", "at other times"),
    }[when]


def words(one: SavedState) -> tuple[str, str]:
    """Return a sentence on how long the value lasts, and its tone; empty if nothing is known of it."""
    if one.saved is None:
        others, tone = _of_others(one)
        if one.passing and one.changed_here and one.own is not None:
            changed = translate("Saved", "Changed on {moment}; not saved.")
            return said(in_turn(changed.format(moment=wording.moment(one.own.at)), others)), tone or "faint"
        return others, tone
    if one.saved.held:
        return _held_words(one.saved.held_by or HeldBy.RESTORED).format(saved=saved_value(one)), "danger"
    if one.drifted:
        kept = wording.value_words(one.setting, one.wanted)
        return _drifted_words(one, on_supply(kept, one.supply) if one.paired else kept), "caution"
    return _paired_words(one) if one.paired else _plain_words(one), "faint"


def _plain_words(one: SavedState) -> str:
    """Return that it is saved, and which tools it overrides."""
    return said(in_turn(translate("Saved", "Saved for boot."), _overrides(one)))


def _overrides(one: SavedState) -> str:
    rival = _rival(one)
    if rival is None:
        return ""
    words = translate("Saved", "Overrides {value} of {tool} ({place}).")
    return words.format(value=wording.value_words(one.setting, rival.value), tool=tool(rival), place=place(rival))


def _paired_words(one: SavedState) -> str:
    """Return both values, and which of them is in force."""
    saved = translate("Saved", "Saved: {value}.").format(value=saved_value(one))
    now = {
        Supply.MAINS: translate("Saved", "On AC power."),
        Supply.BATTERY: translate("Saved", "On battery."),
        Supply.UNKNOWN: translate("Saved", "Power supply unknown: the AC value applies."),
    }[one.supply]
    if one.switching:
        now = translate("Saved", "The supply just changed.")
    return said(in_turn(saved, now, _overrides(one)))


def saved_value(one: SavedState) -> str:
    """Return what is saved, both values if there are two; a dash if nothing is."""
    if one.saved is None:
        return "–"
    return both_values(one.setting, one.saved.value, one.saved.on_battery)


def both_values(setting: Setting, value: Value, on_battery: Value | None) -> str:
    """Return a value in words, and the one for battery if there is another."""
    plain = wording.value_words(setting, value)
    if on_battery is None:
        return plain
    words = translate("Saved", "{value} on AC power, {other} on battery")
    return words.format(value=plain, other=wording.value_words(setting, on_battery))


def on_supply(value: str, supply: Supply) -> str:
    """Return that a value is for the present supply."""
    words = translate("Sentences", "{value} on AC power")
    if supply is Supply.BATTERY:
        words = translate("Sentences", "{value} on battery")
    return words.format(value=value)


def _held_words(by: HeldBy) -> str:
    if by is HeldBy.UNREADABLE:
        return translate("Saved", "Saved as {saved}, but held back: guard record unreadable.")
    return translate("Saved", "Saved as {saved}, but held back: a crash or drive failure followed.")


def _drifted_words(one: SavedState, kept: str) -> str:
    """Return that the value differs from the saved one, and which tool set it."""
    now = wording.value_words(one.setting, one.live)
    if one.own is not None and one.own.after == one.live:
        words = translate("Saved", "Saved as {saved}, now {now}: changed on {moment}.")
        return words.format(saved=kept, now=now, moment=wording.moment(one.own.at))
    if (culprit := one.culprit) is not None:
        words = translate("Saved", "Saved as {saved}, now {now}: set by {tool} {when} ({place}).")
        if culprit in one.uncertain:
            words = translate("Saved", "Saved as {saved}, now {now}: perhaps {tool} {when} ({place}).")
        return words.format(
            saved=kept, now=now, tool=tool(culprit), when=moments(culprit.when), place=place(culprit)
        )
    words = translate("Saved", "Saved as {saved}, now {now}, cause unknown.").format(saved=kept, now=now)
    unread = translate("Saved", "Not read: {files}.").format(files=unread_words(one.unread)) if one.unread else ""
    return said(in_turn(words, unread))


def unread_words(unread: Sequence[str]) -> str:
    """Return which files could not be read, with the reasons; of many the first few and their number."""
    more = len(unread) - FEW_FILES
    named = said(listed(unread[:FEW_FILES]))
    return translate("Saved", "{files} and {count} more").format(files=named, count=more) if more > 0 else named


def _rival(one: SavedState) -> Claim | None:
    """Return the claim that wants another value than the saved one."""
    saved = one.saved
    assert saved is not None  # noqa: S101  # both callers have checked
    supplies = {When.AC: (Supply.MAINS,), When.BATTERY: (Supply.BATTERY,), None: (Supply.MAINS, Supply.BATTERY)}
    others = [
        claim
        for claim in one.active
        if any(claim.value != saved.on(supply) for supply in supplies[depends_on(claim)])
    ]
    return others[-1] if others else None


def _of_others(one: SavedState) -> tuple[str, str]:
    """Return which tools set what is not saved here; those without effect are only in the help."""
    if not one.active:
        return "", ""
    last = winner(one.active, occasions(one.active[-1])[0]) or one.active[-1]
    value = wording.value_words(one.setting, last.value)
    words = translate("Saved", "Set by {tool} {when}: {value} ({place}).")
    return words.format(tool=tool(last), value=value, when=moments(last.when), place=place(last)), "faint"


def facts(one: SavedState) -> tuple[tuple[str, str], ...]:
    """Return what is saved and who else sets it as terms with their words, a line for each claim."""
    others = "\n".join(_line(rival) for rival in rivals(one))
    found = (
        (translate("Saved", "Saved"), saved_value(one) if one.saved is not None else ""),
        (translate("Saved", "Set by") if one.paired else translate("Saved", "Also set by"), others),
        (translate("Saved", "Takes precedence"), "\n".join(last_words(one)) if others else ""),
        (translate("Saved", "Not read"), unread_words(one.unread) if one.unread else ""),
    )
    return tuple((term, words) for term, words in found if words)


def _line(rival: ClaimRow) -> str:
    words = translate("Saved", "{tool} {when}: {value} ({place})")
    line = words.format(tool=rival.who, when=rival.when, value=rival.value, place=rival.where)
    return said(in_turn(line, rival.remark)) if rival.remark else line


def current_saved_default(one: SavedState) -> tuple[str, str, str]:
    """Return the three values in words; a dash where there is none."""
    default = wording.value_words(one.setting, one.default) if one.default is not None else "–"
    return wording.value_words(one.setting, one.live), saved_value(one), default


def reason_to_save(one: SavedState) -> str:
    """Return why a value in force is offered to be saved."""
    if one.changed_here and one.own is not None:
        return translate("Saved", "changed on {moment}").format(moment=wording.moment(one.own.at))
    return translate("Saved", "not as saved") if one.drifted else translate("Saved", "not default")


@record
class ClaimRow:
    """A claim as a row of a table."""

    value: str
    who: str
    when: str
    where: str
    remark: str
    valid: bool


def _remark(claim: Claim, one: SavedState) -> str:
    doubt = translate("Saved", "Perhaps another drive.") if claim in one.uncertain else ""
    problem = said(claim.problem)
    if not claim.valid:
        problem = translate("Saved", "No effect: {problem}").format(problem=problem)
    return said(in_turn(problem, doubt))


def rivals(one: SavedState) -> tuple[ClaimRow, ...]:
    """Return the other claims, in their order; last DiskTune, if it sets two values."""
    return (*_others(one), *_ours(one))


def _ours(one: SavedState) -> Iterator[ClaimRow]:
    """Yield the value for each supply, where there are two."""
    saved = one.saved
    if saved is None or not one.paired:
        return
    for supply, when in ((Supply.MAINS, When.AC), (Supply.BATTERY, When.BATTERY)):
        value = wording.value_words(one.setting, saved.on(supply))
        counts = not one.switching and (one.supply is Supply.BATTERY) is (supply is Supply.BATTERY)
        remark = translate("Saved", "In effect.") if counts else ""
        if saved.held:
            remark = translate("Saved", "Held back.")
        yield ClaimRow(value, "DiskTune", moments((*_OCCASIONS, when)), one.file, remark, not saved.held)


_OCCASIONS = (When.BOOT, When.HOTPLUG, When.RESUME)


def _others(one: SavedState) -> tuple[ClaimRow, ...]:
    return tuple(
        ClaimRow(
            wording.value_words(one.setting, claim.value),
            tool(claim),
            moments(claim.when),
            place(claim),
            _remark(claim, one),
            claim.valid,
        )
        for claim in in_order(one.claims)
    )


def last_words(one: SavedState) -> tuple[str, ...]:
    """Return which tool wins on which occasion; what is saved here is restored after all of them."""
    ours = one.saved if one.saved is not None and not one.saved.held else None
    supplies: list[When | None] = [
        supply for supply in _SUPPLIES if any(depends_on(claim) is supply for claim in one.active)
    ]
    outcomes: dict[tuple[str, When | None], list[When]] = {}
    for when in dict.fromkeys(moment for claim in one.active for moment in occasions(claim)):
        if ours is not None and when is not When.RUNTIME:
            for supply, value in _by_supply(ours):
                if supply in (None, when) or when not in _SUPPLIES:
                    who = _setter("DiskTune", wording.value_words(one.setting, value))
                    outcomes.setdefault((who, supply), []).append(when)
            continue
        for supply in supplies or [None]:
            last = winner(one.active, when, supply or When.AC)
            if last is not None:
                who = _setter(tool(last), wording.value_words(one.setting, last.value))
                outcomes.setdefault((who, supply), []).append(when)
    return tuple(
        labelled(moments((*whens, supply) if supply else whens), who) for (who, supply), whens in outcomes.items()
    )


_SUPPLIES = (When.AC, When.BATTERY)


def _by_supply(saved: SavedValue) -> tuple[tuple[When | None, Value], ...]:
    """Return the saved values by the supply that they are for; None is either."""
    if saved.on_battery is None:
        return ((None, saved.value),)
    return ((When.AC, saved.value), (When.BATTERY, saved.on_battery))


def _setter(name: str, value: str) -> str:
    return noted(name, value)

"""What is said where the drive of a member predicts its failure: nothing of the array is refused for it.

A rebuild that ends sooner is what such an array needs, so a boost stays allowed
(docs/decisions/0018-health.md). Only the drive itself is spared whatever does not save data.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.array import REDUNDANT, ArrayMember, ArrayReport, Role
from disktune_contract.drives.drive import Drive
from disktune_contract.sentence import in_turn
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_gui.arrays.array_advice import Advice, where
from disktune_gui.text.said import said

translate = QCoreApplication.translate

_CHECKS = frozenset({"check", "repair"})


def advice(
    report: ArrayReport, drives: Mapping[str, Drive], failing: Collection[str], other: Advice | None
) -> Advice | None:
    """Return *other*, the advice on the array itself, with what to know of members on drives that are *failing*.

    *failing* are kernel names of drives.
    """
    found = [one for one in report.members if one.role is not Role.FAULTY and set(one.drives) & set(failing)]
    if not found:
        return other
    matter = in_turn(*(_matter(one, drives) for one in found), other.matter if other is not None else "")
    return Advice(said(matter), "danger", said(in_turn(_step(report, found), other.step if other else "")))


def _matter(member: ArrayMember, drives: Mapping[str, Drive]) -> str:
    words = translate("Array", "The drive of {member} is failing ({drive}).")
    return words.format(member=member.name, drive=where(member, drives))


def _step(report: ArrayReport, failing: Sequence[ArrayMember]) -> str:
    first = translate("Array", "Back up important data now.")
    if report.operation in _CHECKS:
        words = translate("Array", "“{stop}” ends the check, which reads all of the failing drive.")
        return said(in_turn(first, words.format(stop=said(ACTION_BY_ID["array-cancel"].label))))
    if report.operation is not None or report.waiting is not None:
        words = translate("Array", "Let the operation continue. A boost makes it end sooner.")
        return said(in_turn(first, words))
    if report.degraded:
        return translate("Array", "A rebuild reads all of the failing drive.")
    member = next((one for one in failing if one.role is Role.IN_SYNC), None)
    # Only version 1 of the metadata can say that a member is being replaced (md(4), hot replace).
    if member is None or report.level not in REDUNDANT or not (report.metadata or "").startswith("1."):
        return first
    words = translate(
        "Array",
        "Then add a spare and replace the member with “mdadm /dev/{array} --replace /dev/{member}”. The member "
        "stays in use until the spare has its data.",
    )
    return said(in_turn(first, words.format(array=report.name, member=member.name)))

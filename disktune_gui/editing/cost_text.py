"""What a change brings and what it costs, in the language of the window."""

from __future__ import annotations

from disktune_contract.rules import change_costs
from disktune_contract.settings.setting import Setting, Value
from disktune_gui.text.said import said


def cost_words(setting: Setting, before: Value | None, after: Value) -> str:
    """Return what changing *before* to *after* brings and costs, as a sentence; empty if nothing is known."""
    return said(change_costs.cost_words(setting, before, after))

"""Write the policy of polkit, from the declarations of the classes.

    PYTHONPATH=helper python3 -m tools.policy

Needs Python alone. The file is committed; tests/test_policy.py compares it with what this makes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.sax.saxutils import escape

from disktune_contract.messages.privilege import CLASSES, Class, PolkitAction

ROOT = Path(__file__).resolve().parent.parent
POLICY = ROOT / "polkit/org.disktune.DiskTune.policy"
NAME = "org.disktune.DiskTune"
HELPER = "/usr/libexec/disktune/disktune-helper"
POLKIT = "org.freedesktop.policykit"

TRANSLATED = {
    "Read the current state of drives": {
        "de": "Aktuellen Zustand von Laufwerken lesen",
        "ja": "ドライブの現在の状態の読み取り",
    },
    "Authentication is required to read the current settings and the health of drives.": {
        "de": "Zum Lesen der aktuellen Einstellungen und des Zustands von Laufwerken ist eine Authentifizierung "
        "erforderlich.",
        "ja": "ドライブの現在の設定と健康状態を読み取るには認証が必要です。",
    },
    "Change the settings of drives and measure them": {
        "de": "Einstellungen von Laufwerken ändern und Laufwerke messen",
        "ja": "ドライブの設定の変更と測定",
    },
    "Authentication is required to change the settings of drives and to measure their speed.": {
        "de": "Zum Ändern der Einstellungen von Laufwerken und zum Messen ihrer Geschwindigkeit ist eine "
        "Authentifizierung erforderlich.",
        "ja": "ドライブの設定を変更し、速度を測定するには認証が必要です。",
    },
}
"""The sentences of polkit's dialog in the other languages of the window. polkitd knows no catalogue of Qt's."""

HEAD = """\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE policyconfig PUBLIC "-//freedesktop//DTD PolicyKit Policy Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/PolicyKit/1/policyconfig.dtd">
<!--
  Made by tools/policy.py from the classes in helper/disktune_contract/messages/protocol.py.

  One action per class of work. Each names the helper and its first argument: pkexec takes the first action whose
  path matches, so an action without argv1 would stand in for the stricter ones. The messages are fixed sentences;
  pkexec shows the command line, which the caller chooses, in the details of the dialog.
-->
<policyconfig>
  <vendor>DiskTune</vendor>
  <icon_name>org.disktune.DiskTune</icon_name>
"""


def action(privilege: Class, asks: PolkitAction) -> str:
    """Return the action of one class."""
    notes = [(f"{POLKIT}.exec.path", HELPER), (f"{POLKIT}.exec.argv1", privilege)]
    if asks.implies:
        notes.append((f"{POLKIT}.imply", f"{NAME}.{asks.implies}"))
    lines = [
        f'  <action id="{NAME}.{privilege}">',
        *_spoken("description", asks.description),
        *_spoken("message", asks.message),
        "    <defaults>",
        f"      <allow_any>{asks.elsewhere}</allow_any>",
        f"      <allow_inactive>{asks.inactive}</allow_inactive>",
        f"      <allow_active>{asks.active}</allow_active>",
        "    </defaults>",
        *(f'    <annotate key="{key}">{escape(value)}</annotate>' for key, value in notes),
        "  </action>",
    ]
    return "\n".join(lines) + "\n"


def _spoken(tag: str, text: str) -> list[str]:
    """Return *text* in every language, as elements named *tag*."""
    translated = (f' xml:lang="{code}">{escape(words)}' for code, words in TRANSLATED[text].items())
    return [f"    <{tag}{rest}</{tag}>" for rest in (f">{escape(text)}", *translated)]


def policy() -> str:
    """Return the whole file."""
    actions = (action(privilege, facts.polkit) for privilege, facts in CLASSES.items() if facts.polkit)
    return "\n".join((HEAD, *actions)) + "</policyconfig>\n"


def main() -> int:
    """Write the file; return the exit status."""
    POLICY.write_text(policy(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

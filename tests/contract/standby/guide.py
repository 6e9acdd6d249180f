"""docs/standby.md: the guide from the question to the proof, with a table of all rules made of their declarations.

    PYTHONPATH=helper:. python3 -m tests.contract.standby.guide

writes it anew; `test_guide` compares the file with it.
"""

from __future__ import annotations

from pathlib import Path

from disktune_contract.catalog import BY_ID
from disktune_contract.standby.culprit_rules import RULES
from disktune_contract.standby.diagnosis import diagnose
from disktune_contract.standby.drive_rules import DRIVE_RULES
from disktune_contract.standby.night import Remedy, StandbyFinding
from tests.contract.standby.test_diagnosis import CULPRITS, DRIVES

DOCUMENT = Path(__file__).resolve().parents[3] / "docs/standby.md"

_HEAD = """\
# Why does it not stay in standby?

A hard disk with a standby timer stays awake all night, or starts every half hour. DiskTune records who reaches
it, names the cause with its share, and shows after a change whether it helped.

## From the question to the proof

1. Select the drive, then **Activity**, then **Standby**. The search (Ctrl+K) finds it by “sleep”, “spin down” or
   “hd-idle”; the menu “…” of the drive has “Why Does It Not Stay in Standby?”.
2. **Record a Night.** It asks for an administrator's password. The recording ends by its time. You can close
   DiskTune, and use the computer as usual; leave the drive alone to see what happens without you.
3. **Read the first lane**: each cause has one, with its remedy. “Set to …” opens the setting, which you try
   and keep. “Show How” has lines for files of other programs, to copy, each with its file. DiskTune does not
   change such files.
4. **Record Again.** When the second night is over, **Compare with another night** shows both: time in standby,
   starts, and which programs come less often. With two figures from the data sheet of the drive, it calculates
   the energy.

## What is counted

A *burst* is a group of requests without a pause of 5 s. A drive is as awake after one request as after a
thousand, so programs are ranked by the bursts that **begin** with them, not by their bytes. “Starts” is how
often a program found the drive in standby and started it. A program that comes more often than the timer elapses
keeps the drive awake; one that comes less often starts it, and the drive then stays awake for the length of the
timer.

The recording never wakes the drive. It holds names of programs and units, no file names and no command lines,
and only an administrator can read it. Where the cause is unknown, it says so: a thread of the kernel is
never called a program.

## What can be found, and what helps

Each row is a rule of the diagnosis, with the remedies that it offers in a test. `DRIVE` and other words in
capitals stand for names that you fill in.

| Cause | What helps |
|---|---|
"""

_TAIL = """
## What it does not tell

- **Who asked a server**: requests by NFS or SMB run in the server. Look for its client.
- **Why udev examined the drive**: the program that opened it is gone by then.
- **A power mode that is not reported**: many USB bridges answer nothing, or always the same. Then bursts are
  ranked all the same, and the time in standby is unknown.
- **A longer life**: whether standby or spinning wears a drive more depends on the model. DiskTune shows the
  starts beside the time in standby, and says when there are more than 2 an hour.
- **Energy that is measured**: it is calculated from the figures that you enter.

[Decision 0021](decisions/0021-standby-recordings.md) has the reasons.
"""


def _told(remedy: Remedy) -> str:
    """Return a remedy for a cell of the table."""
    if remedy.setting:
        return f"{remedy.says} (setting “{BY_ID[remedy.setting].label}”)"
    line = " ⏎ ".join(remedy.line.split("\n")).replace("|", "\\|")
    if not line:
        return str(remedy.says)
    return f"{remedy.says} `{line}`" + (f" in `{remedy.file}`" if remedy.file else "")


def _row(label: str, findings: list[StandbyFinding]) -> str:
    told = dict.fromkeys(_told(one) for finding in findings for one in finding.remedies)
    return f"| {label} | {'<br>'.join(told) or 'It ends without action, or nothing is known that helps.'} |\n"


def document() -> str:
    """Return the whole file."""
    rows = []
    for own in DRIVE_RULES:
        found = [finding for row in DRIVES if (finding := own.judge(row[2])) is not None]
        rows.append(_row(own.label, found))
    for rule in RULES:
        nights = [row[2] for row in CULPRITS if row[0] == rule.id]
        found = [one for night in nights for one in diagnose(night).findings if one.rule == rule.id]
        rows.append(_row(rule.label, found))
    return _HEAD + "".join(rows) + _TAIL


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")

"""The corpus of configuration files, each at the place where its tool looks for it."""

from __future__ import annotations

from pathlib import Path

from disktune_contract.settings.claims import Claim
from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree

CORPUS = Path(__file__).parents[2] / "corpus" / "conf"

RULES = "/etc/udev/rules.d"
PLACES: dict[str, str] = {
    "debian__hdparm-all.conf": "/etc/hdparm.conf",
    "debian__hdparm-by-uuid.conf": "/etc/hdparm.conf",
    "forwidur__hdparm.conf": "/etc/hdparm.conf",
    "jonathanunderwood__md-timeouts.rules.strategy0": f"{RULES}/60-md-timeouts.rules",
    "jonathanunderwood__md-timeouts.rules.strategy1": f"{RULES}/60-md-timeouts.rules",
    "linrunner__tlp.conf.in": "/etc/tlp.conf",
    "md-raid-utilities__mdcheck_continue.timer": "/usr/lib/systemd/system/mdcheck_continue.timer",
    "md-raid-utilities__mdcheck_start.timer": "/usr/lib/systemd/system/mdcheck_start.timer",
    "md-raid-utilities__mdmonitor.service": "/usr/lib/systemd/system/mdmonitor.service",
    "md-raid-utilities__udev-md-raid-arrays.rules": "/usr/lib/udev/rules.d/63-md-raid-arrays.rules",
    "mdadm__mdadm.conf-example": "/etc/mdadm.conf",
    "own__50_hdparm-pm": "/etc/pm/sleep.d/50_hdparm-pm",
    "own__99-raid.conf": "/etc/sysctl.d/99-raid.conf",
    "own__after-sleep": "/usr/lib/systemd/system-sleep/hdparm",
    "own__hdparm": "/etc/conf.d/hdparm",
    "own__mount_options.conf": "/etc/udisks2/mount_options.conf",
    "own__set-hdparm.sh": "/etc/rc.local",
    "own__sysctl.conf": "/etc/sysctl.conf",
    "own__try-flags.sh": "/etc/local.d/hdparm.start",
    "smartmontools__smartd.conf": "/etc/smartd.conf",
    "sourcejedi__hdparm-noapm.sh": "/usr/lib/systemd/system-sleep/hdparm-noapm.sh",
    "storaged-project__80-udisks2.rules": "/usr/lib/udev/rules.d/80-udisks2.rules",
    "tlp__1.3.conf": "/etc/tlp.conf",
    "tlp__default-tlp": "/etc/default/tlp",
    "tuned__accelerator-performance.conf": "/usr/lib/tuned/accelerator-performance/tuned.conf",
    "tuned__spectrumscale-ece.conf": "/usr/lib/tuned/spectrumscale-ece/tuned.conf",
    "udisks__udisks2.conf": "/etc/udisks2/udisks2.conf",
}
"""Files of the corpus that are not udev rules."""


def place_of(name: str) -> str:
    """Return where the file *name* of the corpus belongs."""
    return PLACES.get(name) or f"{RULES}/{name.partition('__')[2]}"


def put(root: Path, path: str, content: str | bytes, mode: int = 0o644) -> None:
    """Write a file of a tree."""
    place = root / path.lstrip("/")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content.encode() if isinstance(content, str) else content)
    place.chmod(mode)


def put_corpus(root: Path, name: str, content: bytes | None = None) -> None:
    """Put a file of the corpus, or other *content* under its name, in its place; a profile is made active."""
    place = place_of(name)
    put(root, place, (CORPUS / name).read_bytes() if content is None else content)
    if place.startswith("/usr/lib/tuned/"):
        put(root, "/etc/tuned/active_profile", place.split("/")[4] + "\n")


def rows(root: Path, drive: str | None = None) -> list[tuple[object, ...]]:
    """Return what is found in a tree, without file and tool: match, setting, value, line, occasions, validity."""
    return [
        (one.drive_match, one.setting, one.value, one.line, "+".join(one.when), one.valid)
        for one in found(root, drive)
    ]


def found(root: Path, drive: str | None = None) -> tuple[Claim, ...]:
    """Return the claims in a tree."""
    return claims(Tree(str(root)), drive).claims

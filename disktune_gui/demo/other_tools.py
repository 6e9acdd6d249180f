"""What other tools are configured to do on the demo's machine: files as people have them, mistakes included."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

_FILES: dict[str, str] = {
    "/etc/hdparm.conf": """\
# quiet, and let the old disk rest
quiet

/dev/sdb {
\tapm = 127
\tspindown_time = 241
\twrite_cache = on
}

/dev/sdc {
\tAPM_level = 254
\tspindown_time = 12
}
""",
    "/etc/tlp.conf": """\
TLP_ENABLE=1
DISK_DEVICES="nvme0n1 sdb"
DISK_APM_LEVEL_ON_AC="keep 254"
DISK_APM_LEVEL_ON_BAT="keep 128"
DISK_SPINDOWN_TIMEOUT_ON_AC="keep 0"
DISK_IOSCHED="none bfq"
SATA_LINKPWR_ON_AC="max_performance"
SATA_LINKPWR_ON_BAT="med_power_with_dipm"
""",
    "/etc/udev/rules.d/60-ioschedulers.rules": """\
# flash wants no scheduler, disks want a fair one
ACTION=="add|change", KERNEL=="nvme[0-9]*n[0-9]*", ATTR{queue/scheduler}="none"
ACTION=="add|change", KERNEL=="sd[a-z]", ATTR{queue/rotational}=="0", ATTR{queue/scheduler}="mq-deadline"
ACTION=="add|change", KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1", ATTR{queue/scheduler}="cfq"
ACTION=="add|change", KERNEL=="md*", ATTR{md/stripe_cache_size}="8192", ATTR{queue/read_ahead_kb}="4096"
""",
    "/etc/smartd.conf": """\
/dev/sdb -a -s (S/../.././02|L/../../6/03)
/dev/sdc -a
""",
    "/etc/sysctl.d/90-raid.conf": """\
dev.raid.speed_limit_min = 50000
dev.raid.speed_limit_max = 2000000
""",
    "/usr/lib/systemd/system-sleep/hdparm": """\
#!/bin/sh
case $1 in post)
\t/usr/sbin/hdparm -B 254 /dev/sdb
\t;;
esac
""",
}


def lay_out() -> str:
    """Write the files into a new directory, which is the caller's to remove, and return its path."""
    folder = mkdtemp(prefix="disktune-demo-")
    for path, text in _FILES.items():
        place = Path(folder, path.lstrip("/"))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
        place.chmod(0o755 if text.startswith("#!") else 0o644)
    return folder

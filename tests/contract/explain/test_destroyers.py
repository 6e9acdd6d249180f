"""Programs that overwrite drives are refused, whatever they are given, except to show something."""

from __future__ import annotations

import pytest

from disktune_contract.explain.command_effect import MAY_OVERWRITE, OVERWRITES
from disktune_contract.explain.part import Kind
from disktune_contract.explain.programs import LOOKS
from disktune_contract.explain.reader import explain

SHOWS = {
    "badblocks": ("-sv", "-b 4096 -c 1", "-o bad.txt"),
    "cryptsetup": ("luksDump", "isLuks", "-v status", "luksUUID", "luksHeaderBackup --header-backup-file x"),
    "fdisk": ("-l", "--list", "-lu"),
    "gdisk": ("-l",),
    "idle3ctl": ("-g",),
    "parted": ("-l",),
    "sfdisk": ("-l", "-d", "--dump"),
    "sgdisk": ("-p", "-i 1", "--print", "-b table.bin"),
    "wipefs": ("-n", "-p"),
    "zfs": ("list", "get all"),
    "zpool": ("status", "iostat -v", "history"),
}
"""Words with which a program only shows something."""
HARMS = ("--force", "-Z", "--delete", "-w", "-f", "-a", "--wipe=always", "$OPTIONS -x")
VERBS = (
    "destroy tank",
    "replace tank",
    "labelclear",
    "add tank",
    "-q luksFormat",
    "luksErase",
    "--type x luksFormat",
)
WITH_VERB = ("cryptsetup", "zfs", "zpool")
CALLS = [
    *(
        (name, harm)
        for name in sorted(LOOKS)
        for harm in HARMS
        if (name, harm) != ("badblocks", "-f") and name != "zfs"
    ),
    *((name, verb) for name in WITH_VERB for verb in VERBS if name != "zfs" or verb.startswith("destroy")),
    *(
        (name, f"{shows} {harm}")
        for name in SHOWS
        for shows in SHOWS[name]
        for harm in HARMS
        if (name, harm) != ("badblocks", "-f") and name not in WITH_VERB
    ),
]


def kinds(line: str) -> set[Kind]:
    return {part.kind for part in explain(line)}


@pytest.mark.parametrize(("program", "words"), CALLS)
def test_a_destroying_program_is_refused_by_default(program: str, words: str) -> None:
    assert kinds(f"{program} {words} /dev/sdb") == {Kind.REFUSED}


@pytest.mark.parametrize(("program", "words"), [(name, words) for name in SHOWS for words in SHOWS[name]])
def test_what_only_shows_is_no_danger(program: str, words: str) -> None:
    drive = "" if program == "parted" else "/dev/sdb"
    assert kinds(f"{program} {words} {drive}") == {Kind.LOOK}


@pytest.mark.parametrize(
    "line", ["zfs destroy -r tank", "zfs rollback a@b", "zfs receive -F tank", "mkfs.ext4 -n /dev/sdb"]
)
def test_other_forms_are_refused(line: str) -> None:
    assert kinds(line) == {Kind.REFUSED}


@pytest.mark.parametrize(
    "line",
    [
        "parted /dev/sda align-check opt 1 print",
        "parted /dev/sda print",
        "parted -s /dev/sda unit s print free",
        "parted /dev/sda rm 1 print",
        "parted --script /dev/sda print mklabel gpt",
        "parted /dev/sda 'print rm' 1",
        "parted /dev/sda",
    ],
)
def test_parted_only_shows_when_print_is_all(line: str) -> None:
    shows = " print" in line and not any(one in line for one in ("rm", "mklabel", "opt"))
    assert kinds(line) == {Kind.LOOK if shows else Kind.REFUSED}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("badblocks -w /dev/sda", OVERWRITES),
        ("btrfs device add -f /dev/sdc /mnt", OVERWRITES),
        ("cryptsetup -q luksFormat /dev/sdb", OVERWRITES),
        ("ddrescue -f -r 3 /dev/sda /dev/sdb map", OVERWRITES),
        ("ntfsclone --overwrite /dev/sda1 image", OVERWRITES),
        ("openSeaChest_Erase -d /dev/sg1 --performQuickestErase", OVERWRITES),
        ("partclone.restore -s img -o /dev/sda1", OVERWRITES),
        ("qemu-img convert -O raw x.qcow2 /dev/sdb", OVERWRITES),
        ("sgdisk -Z /dev/sdb", OVERWRITES),
        ("vgcreate vg0 /dev/sdb", OVERWRITES),
        ("zpool create tank /dev/sdb", OVERWRITES),
        ("shred -u file.txt", MAY_OVERWRITE),
        ("mkfs.ext4 image.img", MAY_OVERWRITE),
        ("fdisk /dev/sdb", MAY_OVERWRITE),
        ("parted /dev/sdb resizepart 1 100%", MAY_OVERWRITE),
        ("cryptsetup reencrypt /dev/sdb", MAY_OVERWRITE),
        ("cryptsetup luksHeaderBackup /dev/sda --header-backup-file /dev/sdb", MAY_OVERWRITE),
        ("zpool remove tank sdb", MAY_OVERWRITE),
        ("sg_raw -s 512 -i x /dev/sda 2a 00", MAY_OVERWRITE),
        ("nvme io-passthru /dev/nvme0n1 -o 1 -w", MAY_OVERWRITE),
        ("badblocks -nsv /dev/sda", "Rewrites every sector; an interruption can lose data."),
        ("nvme subsystem-reset /dev/nvme0", "Can lose commands in progress."),
        ("nvme security-send /dev/nvme0", "Can lock the drive with a password."),
        ("smartctl -s security-freeze /dev/sda", "Most BIOS/UEFI versions do this."),
        ("echo clear > /sys/block/md0/md/array_state", "The array disappears."),
    ],
)
def test_what_is_refused_says_what_it_would_do(line: str, why: str) -> None:
    assert [(part.kind, part.why) for part in explain(line)] == [(Kind.REFUSED, why)]


@pytest.mark.parametrize(
    "line",
    [
        "wget -O /dev/sdb http://x/image",
        "curl -L http://x/image -o /dev/sdb",
        "tar cf /dev/sdb /home",
        "tar -c -f /dev/sdb /home",
        "sort x -o /dev/sdb",
        "rsync -a image /dev/sdb",
        "cd /dev; shred sdb",
        "elbencho -w -b 4k /dev/sdb",
        "dd if=x of=/dev/sdb",
        "zcat x | dd of=/dev/sdb",
    ],
)
def test_any_program_that_writes_to_a_drive_is_refused(line: str) -> None:
    assert [part.targets for part in explain(line) if part.kind is Kind.REFUSED] == [("sdb",)]


@pytest.mark.parametrize(
    "line",
    [
        "unheard-of --wipe /dev/sdb",
        "docker run --device=/dev/sdb alpine",
        "truncate -s 0 /dev/sdb",
        "python3 -c \"open('/dev/sda','wb')\"",
        "perl -e 'open F, \">/dev/nvme0n1\"'",
        "rm -f /dev/sdb",
        "xxd -r x /dev/sdb",
        "hdparm -S <value> /dev/sda",
        "sudo hdparm -S<n> /dev/sda",
        "blockdev --setra <sectors> /dev/md0",
        "smartctl -t <short|long> /dev/sda",
        "echo bfq > /sys/block/<device>/queue/scheduler",
        "mdadm --grow --bitmap=internal /dev/<md>",
        "hdparm -B <your value> /dev/sda",
        "fio bench.fio",
        "fio --output=x jobs",
    ],
)
def test_what_is_done_to_a_drive_that_is_named_is_never_taken_for_nothing(line: str) -> None:
    assert kinds(line) == {Kind.NOT_UNDERSTOOD}


@pytest.mark.parametrize(
    "line",
    [
        "ddrescue -d -r3 /dev/sda image.img map",
        "dcfldd if=/dev/sda of=image.bin bs=1M",
        "cryptsetup --perf-no_read_workqueue --persistent refresh root",
        "cryptsetup resize root",
        "zpool upgrade tank",
        "btrfs scrub start /mnt",
        "qemu-img convert -O qcow2 /dev/sda x.qcow2",
        "partclone.ext4 -c -s /dev/sda1 -o img",
        "ntfsclone -s -o img /dev/sda1",
        "tar cf x.tar /home",
        "mount /dev/sda1 /mnt",
    ],
)
def test_what_overwrites_no_drive_is_not_refused(line: str) -> None:
    assert kinds(line) == {Kind.UNRELATED}

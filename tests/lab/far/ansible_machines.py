"""The collection for Ansible against three hosts: the playbook of its document, refusals, facts, and restoring.

The hosts are this machine in three network namespaces, each with a server of OpenSSH: they differ by their address
and by the drive that the inventory gives to each. Addresses are of documents alone (RFC 5737).
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.lab.judges.programs import JUDGES
from tests.lab.machines import HDD, SCSI, SSD
from tests.lab.scenario import HELPER, Lab, run, scenario
from tests.lab.seat import USER

DOCUMENT = Path(__file__).resolve().parents[3] / "docs/ansible.md"
PLACE = Path("/run/lab-ansible")
RULE = Path("/etc/sudoers.d/lab-ansible")
SAVED = Path("/etc/disktune/drives")
DRIVES = {"nas1": HDD, "nas2": SSD, "nas3": SCSI}
BEFORE: dict[str, object] = {"block.read_ahead": 256, "block.scheduler": "mq-deadline"}
AFTER = {
    "nas1": {"block.read_ahead": 1024, "block.scheduler": "none", "ata.write_cache": False},
    "nas2": {"block.read_ahead": 512, "block.scheduler": "none", "ata.write_cache": False},
    "nas3": {"block.read_ahead": 1024, "block.scheduler": "none"},
}
"""What the preset of the document means for each."""
PLAY_S = 240


class Desk:
    """Who runs Ansible: a user with a key, who may become root on the hosts."""

    def __init__(self) -> None:
        self.took: dict[str, float] = {}

    def play(self, what: str, *options: str) -> str:
        """Run the playbook of the document; return what is printed."""
        return self._run(what, ["ansible-playbook", "storage.yml", *options], {0})

    def task(self, what: str, module: str, *, on: str = "storage", **told: object) -> dict[str, dict[str, Any]]:
        """Run one module on hosts; return what came of it, by host."""
        folder = PLACE / "results" / what
        words = ["ansible", on, "--become", "-m", f"disktune.drives.{module}", "-a", json.dumps(told), "-t"]
        self._run(what, [*words, str(folder)], {0, 2})
        return {file.name: json.loads(file.read_text("utf-8")) for file in sorted(folder.iterdir())}

    def _run(self, what: str, command: list[str], expected: set[int]) -> str:
        began = time.monotonic()
        environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("PYTHON")},
            "HOME": f"/home/{USER}",
            "LC_ALL": "C.UTF-8",
            "ANSIBLE_CONFIG": str(PLACE / "ansible.cfg"),
        }
        done = subprocess.run(
            ["/usr/sbin/runuser", "-u", USER, "--", *command, "-i", "hosts.ini"],
            cwd=PLACE,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PLAY_S,
            check=False,
        )
        self.took[what] = time.monotonic() - began
        print(f"# {what}: {self.took[what]:.0f} s", done.stdout, sep="\n", flush=True)
        assert done.returncode in expected, f"{what}: status {done.returncode}"
        return done.stdout


@scenario(900)
def ansible_three_machines(lab: Lab) -> str:
    """The second run changes nothing, check mode shows the plan, a refusal has the sentence of the command."""
    with hosts() as names:
        for name in names.values():
            for setting, value in BEFORE.items():
                JUDGES[setting].write(name, value)  # type: ignore[arg-type]
        before = _judged(names)
        desk = Desk()
        planned = desk.play("check", "--check", "--diff")
        lab.same("check mode", _changed(planned), dict.fromkeys(DRIVES, 1))
        for line in ("-block.read_ahead: 256 KiB", "+block.read_ahead: 1024 KiB", "+ata.write_cache: off"):
            lab.true(f"the difference has {line!r}", line in planned)
        lab.same("after check mode", _judged(names), before)
        lab.same("the first run", _changed(desk.play("first")), dict.fromkeys(DRIVES, 1))
        lab.same("after the first run", _judged(names), AFTER)
        saved = sorted(file.read_bytes() for file in SAVED.iterdir())
        lab.same("saved files", len(saved), len(DRIVES))
        lab.same("the second run", _changed(desk.play("second")), dict.fromkeys(DRIVES, 0))
        lab.same("after the second run", _judged(names), AFTER)
        lab.same("saved by the second run", sorted(file.read_bytes() for file in SAVED.iterdir()), saved)
        _refusals(lab, desk, names)
        lab.same("after what was refused", _judged(names), AFTER)
        _facts(lab, desk, names)
        _experiment(lab, desk)
        lab.same("after the experiment", _judged(names), AFTER)
        absent = desk.task(
            "absent", "drive_settings", drive="{{ drive }}", state="absent", accept_risk=["data-loss"]
        )
        lab.same(
            "restored", {host: found["changed"] for host, found in absent.items()}, dict.fromkeys(DRIVES, True)
        )
        lab.same("after restoring", _judged(names), before)
        lab.same("saved files afterwards", list(SAVED.iterdir()), [])
    took = ", ".join(f"{what} {seconds:.0f}" for what, seconds in desk.took.items())
    return f"{lab.checks} comparisons; seconds: {took}"


def _judged(names: dict[str, str]) -> dict[str, dict[str, object]]:
    """Return what blockdev, hdparm and the kernel say of the settings, by host."""
    return {host: {setting: JUDGES[setting].read(names[host]) for setting in AFTER[host]} for host in DRIVES}


def _changed(printed: str) -> dict[str, int]:
    """Return the number of changed tasks by host, as the recap has it; -1 for one that failed."""
    recap = re.findall(r"^(\w+) +: ok=\d+ +changed=(\d+) +unreachable=(\d+) +failed=(\d+)", printed, re.MULTILINE)
    return {host: int(changed) if (gone, failed) == ("0", "0") else -1 for host, changed, gone, failed in recap}


def _refusals(lab: Lab, desk: Desk, names: dict[str, str]) -> None:
    """Demand that a refused task has the sentence and the status of the command."""
    wishes = {"block.read_ahead": 64, "ata.aam": 128}
    refused = desk.task("refused", "drive_settings", drive="{{ drive }}", settings=wishes)
    lab.same("hosts that were asked", sorted(refused), sorted(DRIVES))
    for host, found in refused.items():
        words = [f"{setting}={value}" for setting, value in wishes.items()]
        said = subprocess.run(
            [HELPER, "set", names[host], *words, "--dry-run"], capture_output=True, text=True, check=False
        )
        sentence = said.stderr.strip().removeprefix("disktune-helper: ")
        lab.true(f"{host}: a sentence", len(sentence) > 10)
        # The files of "ansible -t" lack the word "failed"; the status is in a result that failed alone.
        lab.same(f"{host}: refused", found["msg"], sentence)
        lab.same(f"{host}: status", (found["status"], found["changed"]), (1, False))
        lab.same(f"{host}: status of the command", said.returncode, 1)


def _experiment(lab: Lab, desk: Desk) -> None:
    """Compare two values on one of the hosts: that takes a run of each, and restores the first."""
    tried = {"setting": "block.read_ahead", "values": [128], "time": 40, "seconds": 1}
    measured = desk.task("experiment", "drive_experiment", on="nas1", drive="{{ drive }}", **tried)["nas1"]
    lab.same("an experiment", (measured["changed"], measured["experiment"]["kept"]), (False, False))
    lab.true("it measured", bool(measured["experiment"]["result"]["findings"]))


def _facts(lab: Lab, desk: Desk, names: dict[str, str]) -> None:
    """Compare the facts with lsblk, and with the judges."""
    columns = "NAME,SIZE,SERIAL,ROTA,RO,LOG-SEC,PHY-SEC"
    printed = json.loads(run("lsblk", "--json", "--bytes", "--nodeps", "--output", columns))["blockdevices"]
    theirs = {one["name"]: one for one in printed}
    gathered = desk.task("facts", "drive_facts", drives=["{{ drive }}"], settings=True)
    lab.same("hosts with facts", sorted(gathered), sorted(DRIVES))
    for host, found in gathered.items():
        [ours] = found["ansible_facts"]["disktune_drives"]
        other = theirs[names[host]]
        for key, column in {
            "name": "name",
            "size_bytes": "size",
            "serial": "serial",
            "rotational": "rota",
            "read_only": "ro",
            "logical_sector_bytes": "log-sec",
            "physical_sector_bytes": "phy-sec",
        }.items():
            lab.same(f"{host}: {key}", ours[key], other[column])
        values = {setting: ours["settings"][setting]["value"] for setting in AFTER[host]}
        lab.same(f"{host}: settings", values, AFTER[host])
        kept = {setting: ours["settings"][setting]["saved"]["value"] for setting in AFTER[host]}
        lab.same(f"{host}: saved settings", kept, AFTER[host])


# -- the hosts ---------------------------------------------------------------------------------------------


def _blocks() -> list[str]:
    """Return the files of the document: preset, inventory, playbook."""
    return re.findall(r"^```(?:ini|yaml)\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@contextmanager
def hosts() -> Iterator[dict[str, str]]:
    """Give the kernel names of the hosts' drives while the hosts are there; undo all of it."""
    printed = json.loads(run("lsblk", "--json", "--nodeps", "--output", "NAME,SERIAL"))["blockdevices"]
    by_serial = {one["serial"]: one["name"] for one in printed}
    PLACE.mkdir(mode=0o755)
    _write_files()
    servers = []
    try:
        for number, host in enumerate(DRIVES):
            near, far = _addresses(number)
            run("ip", "netns", "add", host)
            run("ip", "link", "add", f"near-{host}", "type", "veth", "peer", "name", f"far-{host}", "netns", host)
            run("ip", "address", "add", f"{near}/30", "dev", f"near-{host}")
            run("ip", "link", "set", f"near-{host}", "up")
            # Not "ip netns exec", which would mount another /sys.
            inside = ["nsenter", f"--net=/run/netns/{host}"]
            run(*inside, "ip", "address", "add", f"{far}/30", "dev", f"far-{host}")
            run(*inside, "ip", "link", "set", f"far-{host}", "up")
            servers.append(subprocess.Popen([*inside, "/usr/sbin/sshd", "-D", "-e", "-f", _server(host, far)]))
        yield {host: by_serial[disk.serial] for host, disk in DRIVES.items()}
    finally:
        for server in servers:
            server.kill()
            server.wait()
        RULE.unlink(missing_ok=True)
        for host in DRIVES:
            for command in (["ip", "netns", "delete", host], ["ip", "link", "delete", f"near-{host}"]):
                subprocess.run(command, capture_output=True, check=False)


def _addresses(number: int) -> tuple[str, str]:
    """Return the addresses of both ends of a host's line."""
    return f"203.0.113.{4 * number + 1}", f"203.0.113.{4 * number + 2}"


def _write_files() -> None:
    """Write the files of the document, keys, and what ssh and Ansible need of them."""
    preset, inventory, playbook = _blocks()
    (PLACE / "storage.ini").write_text(preset)
    (PLACE / "storage.yml").write_text(playbook)
    lines = inventory.splitlines()
    for number, host in enumerate(DRIVES):
        lines = [re.sub(rf"^{host} ", f"{host} ansible_host={_addresses(number)[1]} ", line) for line in lines]
    (PLACE / "hosts.ini").write_text("\n".join(lines) + "\n")
    for name in ("hostkey", "key"):
        run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(PLACE / name))
    run("chown", USER, str(PLACE / "key"))
    public = (PLACE / "hostkey.pub").read_text()
    known = "".join(f"{_addresses(number)[1]} {public}" for number in range(len(DRIVES)))
    (PLACE / "known").write_text(known)
    (PLACE / "authorized").write_text((PLACE / "key.pub").read_text())
    (PLACE / "results").mkdir()
    run("chown", USER, str(PLACE / "results"))
    options = f"-o UserKnownHostsFile={PLACE}/known -o IdentitiesOnly=yes"
    options += " -o ControlMaster=auto -o ControlPersist=60s"
    (PLACE / "ansible.cfg").write_text(
        f"[defaults]\nremote_user = {USER}\nprivate_key_file = {PLACE}/key\n"
        "interpreter_python = /usr/bin/python3\n"
        f"forks = {len(DRIVES)}\ntimeout = 60\n"
        f"[ssh_connection]\npipelining = true\nssh_args = {options}\n"
    )
    RULE.write_text(f"{USER} ALL=(root) NOPASSWD: ALL\n")
    RULE.chmod(0o440)
    Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)


def _server(host: str, address: str) -> str:
    """Write the configuration of a host's server; return its path."""
    path = PLACE / f"sshd-{host}"
    path.write_text(
        f"ListenAddress {address}\nHostKey {PLACE}/hostkey\nAuthorizedKeysFile {PLACE}/authorized\n"
        "PasswordAuthentication no\nUsePAM no\nPidFile none\n"
    )
    return str(path)

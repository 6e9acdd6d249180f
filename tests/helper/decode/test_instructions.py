"""What decoding costs, in instructions of the processor: callgrind counts them, whatever else the machine does.

One process decodes everything; between the parts it makes a system call that nothing else in Python makes, at
which callgrind writes down what it has counted so far and begins anew. Another version of Python takes
somewhat more or less, which the room between two numbers allows for.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CORPUS = ROOT / "tests/corpus"
TIMES = 10

BEGINNING = """
import os
import sys
sys.path.append(sys.argv[1])
from pathlib import Path
CORPUS = Path(sys.argv[2])
"""
PART = """
{preparing}
for _ in range(8):
    {decoding}
os.getppid()
for _ in range({times}):
    {decoding}
os.getppid()
"""

SMART = """
from disktune_helper.decode import smart
page = bytearray(512)
for row in range(30):
    page[2 + 12 * row : 14 + 12 * row] = bytes([row + 1, 0x33, 0, 100, 90, *range(row, row + 6), 0])
page[511] = -sum(page) % 256
values = bytes(page)
"""
IDENTIFY = """
from disktune_helper.decode import identify
words = identify.parse_text((CORPUS / "identify/cdi_Samsung_SSD_860_EVO_1TB.hex").read_text())
"""
NVME = """
from disktune_helper.decode import nvme
data = (CORPUS / "nvme/{}").read_bytes()
"""
MDSTAT = """
from disktune_contract.arrays import mdstat
array = "md{0} : active raid1 sd{1}1[1] sd{1}2[0]\\n      1046528 blocks super 1.2 [2/2] [UU]\\n\\n"
arrays = [array.replace("{0}", str(n)).replace("{1}", chr(97 + n)) for n in range(8)]
text = "Personalities : [raid1]\\n" + "".join(arrays) + "unused devices: <none>\\n"
"""
DISKSTATS = """
from disktune_helper.decode import diskstats
row = "   8  {} sd{} 48 7 1024 512 9 3 2048 77 0 600 589 1 0 8 2 5 6\\n"
text = "".join(row.format(16 * n, chr(97 + n)) for n in range(20))
"""
SENSE = """
from disktune_helper.decode import sense
told = bytes([0x72, 0x01, 0x00, 0x1D, 0, 0, 0, 14, 9, 12, 0, 0, 0, 255, 0, 1, 0, 2, 0, 3, 0xA0, 0x50])
"""
LINES = """
from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.protocol import OfDrive
message = OfDrive(DriveRef("sda", "0x5002538e40a1b2c3", 7))
line = '{"id":7,"op":"identify","args":' + wire.dump(message) + "}"
"""

DECODERS = {
    # What comes before, what is counted, and the most that it may take, in thousands of instructions.
    "identify": (IDENTIFY, "identify.decode(words)", 2900),
    "smart": (SMART, "smart.attributes(values, values)", 1120),
    "nvme id-ctrl": (NVME.replace("{}", "id-ctrl-pc401.bin"), "nvme.id_ctrl(data)", 880),
    "nvme smart-log": (NVME.replace("{}", "smart-log-random-3.bin"), "nvme.smart_log(data)", 157),
    "mdstat": (MDSTAT, "mdstat.parse(text)", 2870),
    "diskstats": (DISKSTATS, "diskstats.parse(text)", 1460),
    "sense": (SENSE, "sense.ata_result(2, 0, told, True)", 53),
    "a line of the protocol": (LINES, "wire.load(OfDrive, wire.parse(line, 1 << 16)['args'])", 120),
    "a line that is written": (LINES, "wire.dump(message)", 46),
}


@pytest.mark.slow
@pytest.mark.tools
def test_decoding_takes_no_more_instructions_than_that(tmp_path: Path) -> None:
    if shutil.which("valgrind") is None:
        pytest.skip("valgrind is missing: make setup installs it")
    parts = (
        PART.replace("{preparing}", preparing).replace("{decoding}", decoding).replace("{times}", str(TIMES))
        for preparing, decoding, _ in DECODERS.values()
    )
    program, counts = tmp_path / "decoding.py", tmp_path / "counts"
    program.write_text("".join((BEGINNING, *parts, "os._exit(0)\n")), encoding="utf-8")
    counting = ["valgrind", "--tool=callgrind", "--combine-dumps=yes", "--dump-before=getppid"]
    # The order of a set, and with it the work of a dictionary, is else another in each process.
    environment = {"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0"}
    command = [*counting, f"--callgrind-out-file={counts}", "/usr/bin/python3", "-sSB", str(program)]
    done = subprocess.run(
        [*command, str(ROOT / "helper"), str(CORPUS)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    # Preparing and decoding take turns.
    found = [int(count) for count in re.findall(r"^totals: (\d+)", counts.read_text(), re.MULTILINE)][1::2]
    assert len(found) == len(DECODERS)
    counted = {name: count / TIMES / 1000 for name, count in zip(DECODERS, found, strict=True)}
    for name, (_, _, most) in DECODERS.items():
        assert most * 0.7 < counted[name] <= most, counted

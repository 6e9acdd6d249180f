"""The words that standards and hdparm use for numbers of an IDENTIFY page. Data only."""

from __future__ import annotations

PACKET_TYPES = (
    "Direct-access device",
    "Sequential-access device",
    "Printer",
    "Processor",
    "Write-once device",
    "CD-ROM",
    "Scanner",
    "Optical memory",
    "Medium changer",
    "Communications device",
    "ACS-IT8 device",
    "ACS-IT8 device",
    "Array controller",
    "Enclosure services",
    "Reduced block command device",
    "Optical card reader/writer",
)
"""Word 0 bits 12:8 of a packet device: SCSI peripheral device types (SPC). 10h-1Eh have no name."""

PACKET_TYPE_UNKNOWN = 0x1F
PACKET_TYPE_CD_ROM = 0x05

OLD_CONFIGURATION = {
    1: "hard sectored",
    2: "soft sectored",
    3: "not MFM encoded",
    4: "head switch time > 15us",
    5: "spindle motor control option",
    6: "fixed drive",
    7: "removable drive",
    8: "disk xfer rate <= 5Mbs",
    9: "disk xfer rate > 5Mbs, <= 10Mbs",
    10: "disk xfer rate > 5Mbs",
    11: "rotational speed tol.",
    12: "data strobe offset option",
    13: "track offset option",
    14: "format speed tolerance gap reqd",
}
"""Bits of word 0 in ATA-1, worded as hdparm does."""

MINOR_VERSIONS = {
    0x01: (1, "ATA-1 X3T9.2 781D prior to revision 4"),
    0x02: (1, "ATA-1 published, ANSI X3.221-1994"),
    0x03: (1, "ATA-1 X3T9.2 781D revision 4"),
    0x04: (2, "ATA-2 published, ANSI X3.279-1996"),
    0x05: (2, "ATA-2 X3T10 948D prior to revision 2k"),
    0x06: (3, "ATA-3 X3T10 2008D revision 1"),
    0x07: (2, "ATA-2 X3T10 948D revision 2k"),
    0x08: (3, "ATA-3 X3T10 2008D revision 0"),
    0x09: (2, "ATA-2 X3T10 948D revision 3"),
    0x0A: (3, "ATA-3 published, ANSI X3.298-199x"),
    0x0B: (3, "ATA-3 X3T10 2008D revision 6"),
    0x0C: (3, "ATA-3 X3T13 2008D revision 7 and 7a"),
    0x0D: (4, "ATA/ATAPI-4 X3T13 1153D revision 6"),
    0x0E: (4, "ATA/ATAPI-4 T13 1153D revision 13"),
    0x0F: (4, "ATA/ATAPI-4 X3T13 1153D revision 7"),
    0x10: (4, "ATA/ATAPI-4 T13 1153D revision 18"),
    0x11: (4, "ATA/ATAPI-4 T13 1153D revision 15"),
    0x12: (4, "ATA/ATAPI-4 published, ANSI INCITS 317-1998"),
    0x13: (5, "ATA/ATAPI-5 T13 1321D revision 3"),
    0x14: (4, "ATA/ATAPI-4 T13 1153D revision 14"),
    0x15: (5, "ATA/ATAPI-5 T13 1321D revision 1"),
    0x16: (5, "ATA/ATAPI-5 published, ANSI INCITS 340-2000"),
    0x17: (4, "ATA/ATAPI-4 T13 1153D revision 17"),
    0x18: (6, "ATA/ATAPI-6 T13 1410D revision 0"),
    0x19: (6, "ATA/ATAPI-6 T13 1410D revision 3a"),
    0x1A: (7, "ATA/ATAPI-7 T13 1532D revision 1"),
    0x1B: (6, "ATA/ATAPI-6 T13 1410D revision 2"),
    0x1C: (6, "ATA/ATAPI-6 T13 1410D revision 1"),
    0x1D: (7, "ATA/ATAPI-7 published, ANSI INCITS 397-2005"),
    0x1E: (7, "ATA/ATAPI-7 T13 1532D revision 0"),
    0x21: (7, "ATA/ATAPI-7 T13 1532D revision 4a"),
    0x22: (6, "ATA/ATAPI-6 published, ANSI INCITS 361-2002"),
    0x27: (8, "ATA-8-ACS revision 3c"),
    0x33: (8, "ATA-8-ACS revision 3e"),
    0x42: (8, "ATA-8-ACS revision 3f"),
    0x52: (8, "ATA-8-ACS revision 3b"),
    0x107: (8, "ATA-8-ACS revision 2d"),
}
"""Word 81: (ATA version, document), as hdparm 9.65 knows them."""

LATER_MINOR_VERSIONS = {
    0x001F: "ACS-3 T13/2161-D revision 3b",
    0x0028: "ATA8-ACS T13/1699-D revision 6",
    0x0029: "ATA8-ACS T13/1699-D revision 4",
    0x0030: "ACS-5 T13/BSR INCITS 558 revision 10",
    0x0031: "ACS-2 T13/2015-D revision 2",
    0x0039: "ATA8-ACS T13/1699-D revision 4c",
    0x005E: "ACS-4 T13/BSR INCITS 529 revision 5",
    0x006D: "ACS-3 T13/2161-D revision 5",
    0x0073: "ACS-6 revision 2",
    0x0082: "ACS-2 published, ANSI INCITS 482-2012",
    0x009C: "ACS-4 published, ANSI INCITS 529-2018",
    0x010A: "ACS-3 published, ANSI INCITS 522-2014",
    0x0110: "ACS-2 T13/2015-D revision 3",
    0x011B: "ACS-3 T13/2161-D revision 4",
}
"""Word 81: documents that hdparm does not know (ACS-3 to ACS-6, as listed by smartmontools)."""

CD_ROM_STANDARD = "ATAPI for CD-ROMs, SFF-8020i, r2.5"
"""What word 74 of an old CD-ROM drive names with a 9."""

SERIAL_REVISIONS = (
    "ATA8-AST",
    "SATA 1.0a",
    "SATA II Extensions",
    "SATA Rev 2.5",
    "SATA Rev 2.6",
    "SATA Rev 3.0",
    "SATA Rev 3.1",
    "SATA Rev 3.2",
    "SATA Rev 3.3",
    "SATA Rev 3.4",
    "SATA Rev 3.5",
)
"""Word 222 bits 10:0 of a serial transport; hdparm stops at bit 5, the rest is ACS-4 and ACS-5."""

PARALLEL_REVISIONS = ("ATA8-APT",)
"""Word 222 bit 0 of a parallel transport."""

TRANSPORT_DOCUMENTS = {0x0021: "ATA8-AST T13 Project D1697 Revision 0b"}
"""Word 223."""

SATA_SPEEDS = ("1.5 Gb/s", "3.0 Gb/s", "6.0 Gb/s")
"""Word 76 bits 3:1 (can do) and word 77 bits 3:1 (does now, counted from 1)."""

FORM_FACTORS = {
    1: "5.25 inch",
    2: "3.5 inch",
    3: "2.5 inch",
    4: "1.8 inch",
    5: "less than 1.8 inch",
    6: "mSATA",
    7: "M.2",
    8: "microSSD",
    9: "CFast",
}
"""Word 168 bits 3:0 (ACS-4); hdparm knows 1 to 5."""

BUFFER_KINDS = {1: "1Sect", 2: "DualPort", 3: "DualPortCache"}
"""Word 20, as hdparm words it: single port and sector; dual port; dual port with read caching."""

DRQ_RESPONSES = ("3ms", "<=10ms with INTRQ", "50us", None)
"""Word 0 bits 6:5 of a packet device: how soon it asks for data."""

PACKET_BYTES = (12, 16, None, None)
"""Word 0 bits 1:0 of a packet device: how long its commands are."""

CFA_IO_CYCLE_NS = (255, 120, 100, 80)
CFA_MEMORY_CYCLE_NS = (250, 120, 100, 80)
"""Word 164 bits 2:0 and 5:3."""

"""What the tools take of the system that they run on, whatever somebody's shell is set to."""

PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
"""Where the system's own programs are. Another Python that comes first in somebody's PATH has no debhelper, and
hdparm and fio from elsewhere are not those that are compared with."""

"""The rule of sudo by which a login of another machine may change settings there. Without Qt."""

from disktune_gui.client.elevation import INSTALLED

SUDO_RULE = "{user} ALL=(root) NOPASSWD: " + f"{INSTALLED} tune"
"""For /etc/sudoers.d on the other machine: this one program with this one word, as root, and nothing else."""

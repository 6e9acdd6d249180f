"""The whole environment of a privileged helper, and of every program that any helper starts (requirement R3)."""

ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}

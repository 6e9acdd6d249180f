"""``python -m disktune_helper``: the helper where no launcher is installed, as in a wheel or a sandbox."""

import sys

from disktune_helper.main import main

sys.exit(main(sys.argv))

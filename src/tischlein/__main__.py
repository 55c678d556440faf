"""`python -m tischlein`."""

import sys

from tischlein.terminal.commands import main

sys.exit(main())

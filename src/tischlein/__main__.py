"""`python -m tischlein`."""

import sys

from tischlein.cli.commands import main

sys.exit(main())

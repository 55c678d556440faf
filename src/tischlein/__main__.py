"""`python -m tischlein`."""

import sys

from tischlein.cli.main import main

sys.exit(main())

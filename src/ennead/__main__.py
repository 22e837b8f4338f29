"""`python -m ennead` is the same as `ennead`."""

import sys

from ennead.cli import main

if __name__ == "__main__":
    sys.exit(main())

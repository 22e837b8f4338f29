"""The command `ennead`: finds the sub-command, runs it, and turns every error into one message.

Exit codes: 0 all is well, 1 a fault was found, 2 wrong usage, 130 interrupted. With `--json`
standard output holds exactly one JSON document, `{"error": ...}` if the command could not do its
work.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Sequence

from ennead.arguments import UsageError, parse

OK, FAULT, USAGE, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`ennead rules ankh | head`); nothing more may reach the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code


def _run(words: Sequence[str]) -> int:
    as_json = "--json" in words
    try:
        arguments = parse(words)
        command = importlib.import_module(f"ennead.commands.{arguments.module}")
        code: int = command.run(arguments)
    except SystemExit as end:  # --help and --version
        return end.code if isinstance(end.code, int) else USAGE
    except UsageError as error:
        return _tell(f"{error}\n{error.usage}", as_json, USAGE)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        return _tell(_os_problem(error), as_json, USAGE)
    except UnicodeDecodeError as error:
        return _tell(f"a file is not UTF-8 text: {error}", as_json, FAULT)
    except Exception as error:
        code = _code_of(error)
        if code == OK:
            raise
        return _tell(str(error), as_json, code)
    return code


def _code_of(error: Exception) -> int:
    """The exit code of an error meant for a person; OK if it is a bug and deserves its
    traceback."""
    from ennead.kernel.errors import EnneadError, SetupError

    if isinstance(error, SetupError):
        return USAGE
    return FAULT if isinstance(error, EnneadError) else OK


def _os_problem(error: OSError) -> str:
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{error.strerror or error}"


def _tell(message: str, as_json: bool, code: int) -> int:
    print(f"ennead: {message.strip()}", file=sys.stderr)
    if as_json:
        print(json.dumps({"error": message.strip().splitlines()[0]}, ensure_ascii=False))
    return code

"""The notebooks run from top to bottom, as they are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path, tmp_path: Path) -> None:
    """Its cells run in order in a fresh process, and none of them keeps an output in the
    repository."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert not any(cell["outputs"] for cell in code)
    script = tmp_path / f"{file.stem}.py"
    body = "\n".join("    " + line for cell in code for line in "".join(cell["source"]).split("\n"))
    # a guard, as some cells start processes
    script.write_text(f'if __name__ == "__main__":\n{body}\n', "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_there_are_notebooks() -> None:
    """The four that docs/research.md names are there."""
    names = [file.stem for file in NOTEBOOKS]
    assert names == ["analyse-a-match", "ask-the-lab", "train-one", "write-a-bot"]

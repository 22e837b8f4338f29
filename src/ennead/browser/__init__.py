"""The whole table inside a web worker, with no server: the same messages, the same answers, and
storage of the browser. Nothing here waits, reads or writes; whoever hosts it does (`desk.py`)."""

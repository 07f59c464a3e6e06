"""Calls a client's assignor, which may never return, with a limit."""

from __future__ import annotations

import signal
from typing import Any, Callable

LIMIT_SECONDS = 10


class NoReturn(Exception):
    """The call did not return within the limit."""


def call_in_time(call: Callable[[], Any]) -> Any:
    """The value of the call. Without timer signals, as on Windows, the caller has to watch the clock."""
    if not hasattr(signal, "setitimer"):
        return call()
    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, LIMIT_SECONDS)
    try:
        return call()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def stop(_signal: int, _frame: object) -> None:
    raise NoReturn(f"the client did not return within {LIMIT_SECONDS} s")

"""Runs a cell of a lesson as `python -` would run it, and says how it ended."""

import asyncio
import asyncio.events
import atexit
import json
import linecache
import sys
import time
import traceback
import types

NAME = "cell"


class NothingToWaitFor(RuntimeError):
    """The code awaits something that nothing left in the program can bring about."""


class CellEventLoop(asyncio.BaseEventLoop):
    """The loop of asyncio without sockets: between two timers it sleeps."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self

    def select(self, timeout: float | None) -> list[object]:
        if timeout is None:
            raise NothingToWaitFor("this never finishes: nothing is left that could end the waiting")
        time.sleep(max(timeout, 0))
        return []

    def _process_events(self, event_list: list[object]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


class CellEventLoopPolicy(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = CellEventLoop


def kind_of(error: BaseException) -> str:
    kinds = (
        (SyntaxError, "syntax"),
        (RecursionError, "recursion"),
        (MemoryError, "memory"),
        (EOFError, "input"),
        (ModuleNotFoundError, "module"),
        (NothingToWaitFor, "waits"),
        (SystemExit, "exit"),
    )
    if isinstance(error, OverflowError) and "index-sized integer" in str(error):
        return "memory"  # Python in a page counts to 2 GiB: nothing can be larger
    return next((kind for cls, kind in kinds if isinstance(error, cls)), "error")


def keep_cell_frames(told: traceback.TracebackException, seen: set[int]) -> None:
    """Leaves in a traceback, and in those that led to it, the lines of the cell alone."""
    if id(told) in seen:
        return
    seen.add(id(told))
    own = [frame for frame in told.stack if frame.filename == NAME]
    told.stack = traceback.StackSummary.from_list(own)
    for other in (told.__cause__, told.__context__, *(told.exceptions or ())):
        if other is not None:
            keep_cell_frames(other, seen)


def outcome_of(error: BaseException) -> dict[str, object]:
    told = traceback.TracebackException.from_exception(error)
    keep_cell_frames(told, set())
    line = told.stack[-1].lineno if told.stack else None
    if isinstance(error, SyntaxError) and error.filename == NAME:
        line = error.lineno
    message = "".join(told.format()).rstrip("\n")
    return {"kind": kind_of(error), "message": message, "line": line}


def execute(code: str) -> dict[str, object]:
    main = types.ModuleType("__main__")
    sys.modules["__main__"] = main
    linecache.cache[NAME] = (len(code), None, code.splitlines(keepends=True), NAME)
    try:
        exec(compile(code, NAME, "exec", dont_inherit=True), main.__dict__)
        atexit._run_exitfuncs()
    except SystemExit as error:
        return {"kind": "done"} if error.code in (None, 0) else outcome_of(error)
    except BaseException as error:
        return outcome_of(error)
    return {"kind": "done"}


def run_cell(code: str) -> str:
    """Runs a cell and answers, as JSON, its outcome: kind, and where it failed message and line."""
    asyncio._set_running_loop(None)
    asyncio.events._set_event_loop_policy(CellEventLoopPolicy())
    # A Python that starts from a snapshot would draw the same numbers every time.
    if "random" in sys.modules:
        sys.modules["random"].seed()
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", line_buffering=True)
    outcome = execute(code)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    return json.dumps(outcome)

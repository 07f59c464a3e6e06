"""Mirrors packages/core/src/core-error.ts."""

from __future__ import annotations


class CoreError(Exception):
    """A wrong value. `code` is stable; the message says what was expected, what came and what to do."""

    def __init__(self, code: str, subject: str, expected: str, received: str, advice: str) -> None:
        super().__init__(f'{code}: "{subject}" expected {expected}, got {received}; {advice}')
        self.code = code

"""Memory that was freed is returned to the system."""

import platform
import subprocess
import sys

import pytest

# In a process of its own: another test may have left free memory from which such a block could be taken.
CODE = """
import ctypes
from bot.process.malloc import LARGE, free_large_blocks_at_once

names = "arena", "ordblks", "smblks", "hblks", "mapped", "usmblks", "fsmblks", "used", "free", "keepcost"

class Mallinfo(ctypes.Structure):  # see https://man7.org/linux/man-pages/man3/mallinfo.3.html
    _fields_ = [(name, ctypes.c_int) for name in names]

mallinfo = ctypes.CDLL(None).mallinfo
mallinfo.restype = Mallinfo
free_large_blocks_at_once()
for _ in range(3):
    before = mallinfo().mapped
    block = bytearray(8 * LARGE)
    taken = mallinfo().mapped - before
    del block
    print(taken >= 8 * LARGE, mallinfo().mapped - before < LARGE)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have no such setting")
def test_a_large_block_is_returned_at_once_however_often() -> None:
    command = [sys.executable, "-c", CODE]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - the code is above
    assert ended.stdout == "True True\n" * 3

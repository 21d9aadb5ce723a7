"""Memory that was freed is returned to the system."""

import ctypes
import platform

import pytest

from bot.malloc import LARGE, free_large_blocks_at_once


class Mallinfo(ctypes.Structure):
    """See https://man7.org/linux/man-pages/man3/mallinfo.3.html."""

    _fields_ = [
        (name, ctypes.c_int)
        for name in ("arena", "ordblks", "smblks", "hblks", "mapped", "usmblks", "fsmblks", "used", "free", "keepcost")
    ]


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have no such setting")
def test_a_large_block_is_returned_at_once_however_often() -> None:
    mallinfo = ctypes.CDLL(None).mallinfo
    mallinfo.restype = Mallinfo
    free_large_blocks_at_once()
    for _ in range(3):
        before = mallinfo().mapped
        block = bytearray(8 * LARGE)
        assert mallinfo().mapped - before >= len(block)
        del block
        assert mallinfo().mapped - before < LARGE

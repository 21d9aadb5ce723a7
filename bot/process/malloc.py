"""The memory allocator of the C library."""

import ctypes
import sys
from contextlib import suppress

_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD of glibc: https://man7.org/linux/man-pages/man3/mallopt.3.html
LARGE = 2**20  # in bytes


def free_large_blocks_at_once() -> None:
    """Return every large block of memory to the system as soon as it is freed.
    By default, glibc keeps blocks of up to 32 MB for each thread once one of such a size was freed. A picture takes
    8 MB while it is drawn, in one of several threads. Other C libraries need no setting.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)

"""How an answer reaches Discord: replies, edits, deferring, files, threads, and errors in words."""

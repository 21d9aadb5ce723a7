"""The process: command line, settings, start and stop, doctor, log, metrics and demo. It builds everything else."""

"""The bot as Discord sees it: the client, the commands it registers, how it starts and stops."""

"""The cogs: the bot's commands and the handlers of its buttons, menus and forms."""

"""The buttons, menus and forms of the bot's messages, whose handlers cogs register with `App.on_press`."""

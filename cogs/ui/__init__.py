"""The buttons, menus and forms under the bot's messages. Cogs register their handlers with `App.on_press`."""

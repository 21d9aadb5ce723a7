### The bot's texts in Spanish, for Spain and Latin America, with the same keys and names in braces as en.toml.

## ply

ply-member_first = Partida nueva: **{ $who }** jugó { $mark } en **{ $coordinate }**.
ply-member = **{ $who }** jugó { $mark } en **{ $coordinate }**.
ply-program_first = Empiezo con { $mark } en **{ $coordinate }**.
ply-program = Respondo con { $mark } en **{ $coordinate }**.
ply-level = **{ $who }** jugó { $mark } en **{ $coordinate }**.

## status

status-member_to_move = Tu turno, **{ $who }**: juegas con { $mark }. Por ejemplo: `{ $prefix }{ name-move } { $example }`
status-awaited = Turno de **{ $who }** { $mark }. ⏳ El plazo vence { $deadline }; quien no haya jugado para entonces pierde.
status-awaited_first = Turno de **{ $who }** { $mark }. ⏳ Si no juega, la partida termina { $deadline } sin resultado.
status-level_to_move = **{ $who }** { $mark } está pensando…
status-member_won = 🏆 **Ganó { $who }** con { $mark } en { $line }.
status-program_won = 🏁 **Gané yo** con { $mark } en { $line }.
status-misere_won = 🏆 **Ganó { $winner }**, porque **{ $who }** completó { $line } con { $mark }.
status-misere_member_won = 🏆 **Ganó { $who }**, porque yo completé { $line } con { $mark }.
status-misere_program_won = 🏁 **Gané yo**, porque **{ $who }** completó { $line } con { $mark }.
status-draw = 🤝 **¡Empate!** El tablero está lleno y nadie completó una línea.
status-member_resigned = 🏳️ **{ $who }** se rindió. **Gané yo.**
status-member_forfeited = ⌛ **{ $who }** se fue o no volvió. **Gané yo.**
status-member_started_over = 🏳️ **{ $who }** se rindió en la última partida. **La gané yo.**
status-resigned = 🏳️ **{ $who }** se rindió. **Ganó { $winner }.**
status-forfeited = ⌛ **{ $who }** se fue o no volvió. **Ganó { $winner }.**
status-agreed = 🤝 **Empate**, de común acuerdo.
status-stopped = ⏹️ **Partida detenida.** Termina sin resultado.
status-halted = ⏹️ **La moderación detuvo esta partida.** Termina sin resultado.
status-abandoned = 💤 Nadie siguió con esta partida, así que terminó sin resultado.
status-someone = alguien
status-again = ¿Otra? `{ $prefix }{ name-play }`
status-again_watch = ¿Otra? `{ $prefix }{ name-watch }`

## position

position-cells = X: { $x } · O: { $o }
position-against = X: { $x } · O: { $o } · Mi nivel: { $level }
position-coached = { $position } · con pistas
position-misere = { $position } · { $count } en línea pierden

## level

level-random = aleatorio
level-easy = fácil
level-medium = medio
level-hard = difícil
level-perfect = perfecto
level-learner = aprendiz

## game

game-3x3 = Tres en raya
game-misere = Tres en raya misère
game-4x4 = 4×4, cuatro en línea
game-5x5 = 5×5, cuatro en línea
game-7x7 = 7×7, cinco en línea
game-9x9 = 9×9, cinco en línea
game-connect4 = Conecta cuatro
game-size = { $rows }×{ $columns }, { $in_a_row } en línea

## board

board-rematch = Revancha
board-again = Jugar otra vez
board-stop = Detener
board-review = Repasar

## style

style-classic = Clásico
style-shapes = Formas
style-animals = Animales
style-fruit = Frutas
style-space = Espacio
style-weather = Clima
style-picture = Imagen dibujada
style-own = Emojis de este servidor

## own

own-title = Emojis del tablero
own-choose = Elegir emojis propios
own-explanation = Un emoji, o el nombre de uno creado por este servidor, como :cat:
own-placeholder = El de siempre, si lo dejas vacío
own-x = X
own-o = O
own-winning_x = X en una línea ganadora
own-winning_o = O en una línea ganadora
own-empty = Una casilla libre
own-unavailable = Los tableros vuelven a mostrar { $mark_x } y { $mark_o }, porque estos emojis ya no se pueden usar aquí: { $names }.

## picture

picture-board = Un tablero de { $rows } filas y { $columns } columnas. X: { $x }. O: { $o }.
picture-last = La última jugada fue { $coordinate }.
picture-line = Una raya tacha { $line }.

## thread

thread-name = { $one } – { $other }
thread-made = La partida está en { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** te desafía a una partida: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** busca a alguien con quien jugar. El juego: **{ $game }**. ¿Quién se anima?
challenge-mark = **{ $who }** juega con { $mark }, y empieza { $mark_x }.
challenge-random_mark = Un sorteo decide quién lleva { $mark_x } y empieza.
challenge-hints = 💡 Ambas partes pueden pedir pistas con `/{ name-hint }`, y el tablero lo indica.
challenge-expires = Vence { $deadline }.
challenge-accept = Aceptar
challenge-decline = Rechazar
challenge-withdraw = Retirar
challenge-declined = **{ $who }** rechazó el desafío.
challenge-withdrawn = **{ $who }** retiró el desafío.
challenge-uninvited = **{ $who }** retiró la invitación.
challenge-expired = ⌛ **{ $who }** no encontró a nadie a tiempo.
challenge-begun = **{ $x }** { $mark_x } juega contra **{ $o }** { $mark_o }.

## offer

offer-draw = 🤝 **{ $who }** propone un empate. ¿Acepta **{ $other }**?
offer-take-back = ↩️ **{ $who }** le pide a **{ $other }** deshacer la última jugada.
offer-accept = Aceptar
offer-decline = Rechazar
offer-taken_back = **{ $who }** deshizo una jugada.
offer-declined = **{ $who }** no aceptó. La partida sigue.
offer-withdrawn = **{ $who }** retiró la propuesta. La partida sigue.

## puzzle

puzzle-win = **{ $mark } juega y gana.** Solo una jugada lo consigue: ¿cuál?
puzzle-draw = **{ $mark } juega y no pierde.** Solo una jugada asegura el empate y todas las demás pierden: ¿cuál?
puzzle-user = 🧩 Un acertijo para **{ $who }**.
puzzle-daily = 🧩 **El acertijo del { $day }**, para todo el mundo aquí; el próximo llega { $ends }. Pulsa una casilla: solo tú verás si acertaste, y cuenta tu primera respuesta.
puzzle-right = ✅ **Correcto: { $coordinate }.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } no basta:** { $other } puede lograr el empate. La jugada es **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } pierde** si { $other } juega bien. La jugada es **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 Ya van { $count } aciertos seguidos.
puzzle-days = 📅 Ya van { $count } días seguidos.
puzzle-record =
    Aciertos: { $solved } de { $tried } · Seguidos: { $in_a_row } (récord: { $best })
    Diario, días seguidos: { $days } (récord: { $best_days })
puzzle-next = Siguiente acertijo

## settings

settings-level = Aquí juego en el nivel **{ $level }** con quien no pida otro.
settings-game = Si no se indica otra cosa, se juega a **{ $game }**.
settings-games = Se puede jugar a: { $games }.
settings-all_games = Se puede jugar a **todos los juegos**, también en tableros de otros tamaños.
settings-choose_games = Todos los juegos
settings-buttons = Los tableros tienen botones.
settings-text = Los tableros son solo texto, sin un botón para cada casilla.
settings-title = ## ⚙️ Ajustes de este servidor
settings-saved = ✅ **Guardado.** { $now }
settings-page_games = Juegos
settings-page_server = Servidor
settings-default = Por defecto: { $what }
settings-language = Mi idioma aquí: **{ $language }**.
settings-discord_language = Mi idioma aquí: **{ $language }**, el que Discord indica para este servidor.
settings-language_from_discord = El que Discord indica para este servidor
settings-style = Estilo de los tableros: **{ $style }**.
settings-to_buttons = Mostrar los botones
settings-to_text = Quitar los botones
settings-everywhere = Se juega en **todos los canales**.
settings-channels = Se juega en { $channels } y en sus hilos, y en ningún otro lugar.
settings-choose_channels = En todos los canales
settings-everybody = **Todo el mundo** puede jugar.
settings-roles = Puede jugar quien tenga uno de estos roles: { $roles }.
settings-choose_roles = Todo el mundo
settings-threads = Cada partida tiene **su propio hilo** donde eso es posible.
settings-no_threads = Las partidas se juegan **en el canal**, a no ser que alguien pida un hilo.
settings-to_threads = Abrir hilos
settings-to_channels = Quedarse en el canal
settings-idle = Una partida termina cuando nadie juega durante **{ $idle }**. Las que están en curso conservan el plazo con el que empezaron.
settings-cooldown = Hay que esperar **{ $cooldown }** entre un comando y el siguiente, pero no para las jugadas ni los botones.
settings-no_cooldown = No hay que esperar entre un comando y el siguiente.
settings-prefix = Los comandos escritos empiezan por `{ $own }`; también vale mencionarme.
settings-no_prefix = Solo respondo a los comandos escritos tras una mención mía; los comandos de barra funcionan como siempre.
settings-change_prefix = Cambiar el prefijo
settings-no_wait = Sin espera
settings-hours = { $count } h
settings-days = { $count } días
settings-seconds = { $count } s
settings-channels_deleted = 🗑️ Se eliminaron algunos de los canales elegidos (cantidad: { $count }).
settings-all_channels_deleted = 🗑️ Se eliminaron todos los canales elegidos, así que se juega en todos hasta que se elijan otros.
settings-roles_deleted = 🗑️ Se eliminaron algunos de los roles elegidos (cantidad: { $count }).
settings-all_roles_deleted = 🗑️ Se eliminaron todos los roles elegidos, así que todo el mundo puede jugar hasta que se elijan otros.
settings-dismiss_deleted = Entendido
settings-missing_for_answers = ⚠️ Me falta el permiso **{ $missing }** en { $channels }, así que allí no respondo a los comandos escritos.
settings-missing_for_threads = ⚠️ Me falta el permiso **{ $missing }** en { $channels }, así que allí las partidas no tienen hilo.
settings-missing_for_pictures = ⚠️ Me falta el permiso **{ $missing }** en { $channels }, así que allí los tableros son de emojis.

## prefix
## The form for the prefix of typed commands. Discord's limits: 45 characters for titles and fields, 100 for other texts.

prefix-title = Prefijo de los comandos escritos
prefix-field = Prefijo
prefix-explanation = Hasta 5 caracteres. El de siempre es { $usual }. Vacío: solo menciones y comandos de barra
prefix-explanation_no_usual = Hasta 5 caracteres. Vacío: solo menciones y comandos de barra

## slash
## Slash commands inside other sentences.

slash-hint = `/{ name-hint }`
slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Aquí lo leería todo el mundo. Usa { $command }, que solo ves tú.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** parece lo mejor. No está demostrado; profundidad de búsqueda: { $depth } (jugadas de ambos lados). { $reasons }
coach-marked = -# Desde ahora, esta cuenta como partida con pistas, y su tablero lo indica. Si es puntuada, puede bajar tu puntuación, pero no subirla.
coach-win = victoria en { $moves }
coach-win_at_most = victoria en { $moves } como máximo
coach-draw = empate
coach-loss = derrota en { $moves }
coach-loss_at_most = derrota en { $moves } como máximo
coach-to_move = Turno de { $mark }: **{ $value }**.
coach-to_move_unproven = Turno de { $mark }: el resultado **no está demostrado**.
coach-cell_value = { $coordinate }: { $value }
coach-variation = Lo mejor desde aquí: { $cells }
coach-looks_best = Parece lo mejor: { $cells }
coach-not_proven = Jugadas cuyo valor no está demostrado: { $count } de { $moves }. Profundidad de búsqueda: { $depth } (jugadas de ambos lados).
coach-legend = 🏆 gana, 🤝 empata, 💀 pierde, si nadie se equivoca desde ahí; los números cuentan las jugadas de quien gana.
coach-nothing_left = En ese tablero la partida ya terminó, así que no hay nada que analizar.
coach-before_last = Así estaba la última partida de aquí antes de la jugada final:
coach-at_end = Así estaba la última partida de aquí cuando se detuvo:
coach-completes_line = Completa { $lines } y gana.
coach-forks = Crea una doble amenaza: puede ganar en { $cells }, y solo se puede bloquear una de esas casillas.
coach-forces = Amenaza con ganar en { $cell }: { $mark } tiene que responder ahí, y pierde de todos modos.
coach-only_move = Es la única jugada posible.
coach-blocks = Bloquea a { $mark } en { $lines }.
coach-forestalls_fork = Evita una doble amenaza de { $mark } en { $cells }.
coach-only_draw = Cualquier otra jugada pierde.
coach-keeps_win = Otras jugadas que también ganan: { $others }.
coach-only_win = Ninguna otra jugada gana.
coach-holds_out = Todas las jugadas pierden; ninguna otra resiste más.
coach-holds_out_alone = Todas las jugadas pierden; esta es la que más resiste.
coach-threatens = Amenaza con ganar en { $cell }: { $mark } tiene que responder ahí.
coach-tempts = { $mark } se equivoca con { $mistakes } de { $replies } respuestas.
coach-one_of_draws = Es una de las { $count } jugadas, de { $moves }, que aseguran el empate.
coach-all_draw = Todas las jugadas aseguran el empate.
coach-page = { $page }/{ $pages } · { $position }
coach-accuracy = Jugadas que mantuvieron el resultado: **{ $x }** { $mark_x } { $share_x } · **{ $o }** { $mark_o } { $share_o }
coach-turning_point = Momento clave: jugada { $number }. Con **{ $coordinate }**, **{ $who }** { $mark } pasó de { $before } a { $after }. Mejor: { $cells }.
coach-no_mistake = Nadie regaló nada: todas las jugadas mantuvieron el resultado.
coach-no_proven_mistake = De ninguna jugada está demostrado que regalara algo.
coach-not_judged = Sin juzgar, porque ahí no hay nada demostrado: jugadas { $numbers }.
coach-stopped_at = Cuando se detuvo, era el turno de { $mark }: { $value }.
coach-no_plies = Nadie había jugado.
coach-plies = Jugadas: { $cells }
coach-kept = Mantuvo el resultado: { $value }.
coach-unjudged = No puedo juzgar esta jugada: su valor no está demostrado. Profundidad de búsqueda: { $depth } (jugadas de ambos lados).
coach-lost_anyway = Ya no había nada que salvar: { $value }.
coach-mistake = Esa jugada regaló algo: de { $before } a { $after }. Mejor: { $glyph } { $cells }.
coach-back = Anterior
coach-next = Siguiente

## learner

learner-title = 🧠 **Lo que he aprendido aquí**
learner-nothing_learned = 🧠 Aquí no he aprendido nada todavía: sé las reglas y nada más. `{ $prefix }{ name-play } { level-learner }` me enseña, y `{ $prefix }{ name-brain } { word-train }` también. (Modo: `{ $mode }`)
learner-mode_original = Modo `{ $mode }`: ocupo la primera casilla libre que no me haya hecho perder una partida.
learner-mode_stronger = Modo `{ $mode }`: aprendo de los dos lados de cada partida y trato como iguales las posiciones reflejadas o giradas.
learner-memory_lost = Posiciones que sé que pierden: { $lost }.
learner-memory = Posiciones que sé que pierden: { $lost }; que salieron bien: { $good }.
learner-games = Partidas: { $games }; de ellas, de entrenamiento: { $trained }.
learner-latest_games = Últimas partidas: { $count };
learner-results = ganadas { $wins }, empatadas { $draws }, perdidas { $losses }.
learner-unbeatable = 🛡️ Ya nadie puede ganarme.
learner-beatable = 🎯 Todavía se me puede ganar, tanto si juego con { $mark_x } como con { $mark_o }.
learner-beatable_as = 🎯 Todavía se me puede ganar cuando juego con { $mark }.
learner-lesson = 💡 Lo último que aprendí, con { $mark }: esto no lo vuelvo a jugar.
learner-curve = Gráfico de líneas de la proporción de partidas que perdí. En las primeras { $window } de { $games } partidas fue de { $first }; en las últimas { $window }, es de { $last }.
learner-training = 🏋️ Estoy entrenando contra el nivel **{ $opponent }**. Partidas: { $played } de { $games }.
learner-trained = ✅ He entrenado contra el nivel **{ $opponent }**. Partidas: { $games };
learner-training_ended_early = ⏹️ Mi entrenamiento contra el nivel **{ $opponent }** terminó antes de tiempo. Partidas: { $played } de { $games };
learner-training_failed = ⚠️ Algo salió mal, así que mi entrenamiento contra el nivel **{ $opponent }** terminó; lo que aprendí hasta entonces queda guardado. Partidas: { $played } de { $games };
learner-training_over = ⏹️ Ese entrenamiento ya terminó. Lo que aprendí en él quedó guardado; `{ $prefix }{ name-brain }` muestra lo que sé.
learner-known_positions = Posiciones que conozco ahora: { $knows }; antes: { $knew }.
learner-end = Terminar entrenamiento
learner-exported = 📤 Todo lo que sé aquí, en modo `{ $mode }`. { $memory } En otro servidor, `{ $prefix }{ name-brain } { word-import }` me lo da.
learner-import_preview = 📥 Lo que trae ese archivo es del modo `{ $mode }`. { $memory }
learner-merge_preview = **Combinar** añade a lo que sé aquí. Posiciones nuevas que pierden: { $lost }; que salieron bien: { $good }. Mi registro se conserva.
learner-replace_preview = **Reemplazar** me hace olvidar lo que sé aquí (posiciones: { $known }) y mi registro (partidas: { $games }).
learner-do_merge = Combinar
learner-do_replace = Reemplazar
learner-do_cancel = Cancelar
learner-merged = ✅ Combinado. Posiciones nuevas que pierden: { $lost }; que salieron bien: { $good }. Posiciones que conozco ahora: { $known }.
learner-replaced = ✅ Reemplazado. Posiciones que conozco ahora: { $known }, en modo `{ $mode }`; olvidadas: { $forgotten }, y mi registro (partidas: { $games }).
learner-not_imported = No se importó nada.
learner-reset = 🗑️ ¿Olvido todo lo que he aprendido aquí (posiciones: { $known }) y mi registro (partidas: { $games })? Empezaría de cero en modo `{ $mode }`.
learner-reset_yes = Olvidar todo
learner-reset_no = Conservar todo
learner-forgotten = 🗑️ He olvidado todo lo que había aprendido aquí (posiciones: { $known }) y mi registro (partidas: { $games }), y empiezo de cero en modo `{ $mode }`.
learner-kept = No he olvidado nada.

## stats

stats-user = 📊 **{ $who }**
stats-none = **{ $who }** todavía no ha terminado ninguna partida aquí. `{ $prefix }{ name-play }` empieza una.
stats-none_of_game = **{ $who }** todavía no ha terminado aquí ninguna partida de este juego ({ $game }). `{ $prefix }{ name-play }` empieza una.
stats-total = **En total:** { $tally }
stats-mark = Con { $mark }: { $tally }
stats-members = Contra miembros: { $tally }
stats-against = Contra **{ $name }**: { $tally }
stats-members_against = Miembros contra **{ $name }**: { $tally }
stats-streak = Racha actual: { $glyph } { $length } · mejor racha de victorias: { $longest }
stats-legend = 🎮 partidas; de ellas, 🏆 ganadas, 🤝 empatadas y 💀 perdidas.
stats-more = `{ $prefix }{ name-history }` vuelve a mostrar las partidas; `{ $prefix }{ name-leaderboard }`, quién va mejor en un servidor.
stats-scope =
    📊 **Lo que se ha jugado aquí**
    Partidas: **{ $games }** · Participantes: **{ $members }**
stats-nothing = Aquí todavía nadie ha terminado una partida. `{ $prefix }{ name-play }` empieza una.
stats-nothing_of_game = Aquí todavía nadie ha terminado una partida de este juego ({ $game }). `{ $prefix }{ name-play }` empieza una.
stats-winners = Ganó { $mark_x }: { $x } · ganó { $mark_o }: { $o } · empates: { $draws }
stats-ends = Cómo terminaron: { $ends }
stats-end = { $end }: { $count }
stats-most_active = Más partidas: { $members }
stats-exhibitions = Además, partidas entre mis niveles: { $games }
stats-bar = Barra: ganadas { $wins }, empatadas { $draws }, perdidas { $losses }.

## ended

ended-line = con una línea
ended-full_board = con el tablero lleno
ended-resigned = por rendición
ended-forfeited = por ausencia
ended-agreed = empate acordado
ended-abandoned = sin resultado
ended-stopped = por moderación

## rating

rating-ranked = Puntuación: **{ $rating }** · Puesto: **{ $rank }**
rating-provisional = Puntuación hasta ahora: **{ $rating }** · partidas puntuadas que faltan para tener puesto: { $games }
rating-none = Sin puntuación todavía. Hacen falta { $games } partidas puntuadas contra mis niveles o contra miembros.
rating-of_game = { $game }: { $standing }
rating-curve = Gráfico de líneas de la puntuación. Últimas partidas puntuadas: { $games }; de { $first } a { $last }, entre { $lowest } y { $highest }.

## chart

chart-results = Resultados
chart-wins = Ganadas: { $games }
chart-draws = Empatadas: { $games }
chart-defeats = Perdidas: { $games }
chart-rating = Puntuación
chart-rated_game = Partida puntuada
chart-losses = Proporción de partidas que perdí
chart-lost = Perdidas
chart-game = Partida
chart-average =
    { $games ->
        [one] Promedio de { $games } partida
        [many] Promedio de { $games } de partidas
       *[other] Promedio de { $games } partidas
    }

## leaderboard

leaderboard-title = 🏅 **Clasificación: { $game }**, del { $first } al { $last } de { $total }
leaderboard-none = 🏅 Aquí todavía nadie tiene puesto en { $game }. Hacen falta { $games } partidas contra mis niveles o miembros, sin consejos: `{ $prefix }{ name-play }` empieza una.
leaderboard-own = **{ $who }**: { $standing }
leaderboard-legend = 🤖 Mis niveles están entre los miembros; su puntuación no cambia. Aquí solo cuentan las partidas puntuadas.

## history

history-user = 📜 **{ $who }**: partidas { $first } a { $last } de { $total }, primero las más recientes
history-all = 📜 Partidas { $first } a { $last } de { $total } de aquí, primero las más recientes
history-none = **{ $who }** todavía no ha terminado ninguna partida aquí. `{ $prefix }{ name-play }` empieza una.
history-nothing = Aquí todavía nadie ha terminado una partida. `{ $prefix }{ name-play }` empieza una.
history-line_of = **{ $number }.** { $date } · { $mark } contra **{ $other }**: { $result } · jugadas: { $plies }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o }: { $result } · jugadas: { $plies }
history-win = victoria
history-draw = empate
history-loss = derrota
history-no_result = sin resultado
history-newer = Más recientes
history-older = Más antiguas
history-first = Inicio
history-last = Final
history-list = Volver a la lista

## replay

replay-ply = Jugada { $number } de { $plies }: **{ $who }** jugó { $mark } en **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-too_long = Esta partida es demasiado larga para recorrerla con mis botones, así que aquí está su último tablero.

## export

export-use_slash_command = Eso queda entre tú y yo: usa `/{ name-export }`, o escríbeme `{ $prefix }{ name-export }` por mensaje directo.
export-done = 📤 Todas tus partidas terminadas, en este servidor y en otros lugares: { $games }. Una línea para cada una; `{ $prefix }{ name-replay }` con una línea vuelve a mostrar esa partida.
export-none = Todavía no has terminado ninguna partida. `{ $prefix }{ name-play }` empieza una.

## moderation

moderation-stopped = ⏹️ He detenido la partida, y su tablero lo indica.
moderation-resigned = 🏳️ **{ $who }** se ha rendido, y el tablero lo indica.





## permission

permission-view_channel = Ver canales
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-attach_files = Adjuntar archivos

## question

question-yes = Empezar de nuevo
question-no = Seguir jugando
question-kept = La partida sigue. `{ $prefix }{ name-board }` la muestra.
question-stop = **{ $x }** y **{ $o }** están aquí en plena partida. ¿La termino?
question-stop_own = **{ $x }** y **{ $o }** están aquí en plena partida. Si la termino, te rindes. ¿La termino?
question-stop_yes = Terminar la partida
question-stop_no = Dejar que siga
question-did_you_mean = ¿Querías decir `{ $prefix }{ $command } { $words }`?

## help

help-text =
    { "" }**Tres en raya contra mí.** Gana quien haga tres en línea: en horizontal, vertical o diagonal.
    - `{ $prefix }{ name-play }` empieza una partida. Juegas con { $mark_x } y empiezas; con `{ $prefix }{ name-play } o` llevas { $mark_o }.
    - `{ $prefix }{ name-play } { level-easy }` es más fácil: mis niveles son `{ level-random }`, `{ level-easy }`, `{ level-medium }`, `{ level-hard }` y `{ level-perfect }`.
    - Otros juegos, en el mismo lugar: `{ word-connect4 }`, `{ word-misere }`, `4x4`, `5x5`, `7x7`, `9x9`.
    - Pulsa una casilla bajo el tablero, o escribe `{ $prefix }{ name-move } B2` para la fila B, columna 2.
    - `{ $prefix }{ name-board }` vuelve a mostrar el tablero, `{ $prefix }{ name-resign }` abandona la partida.
    - **Entre miembros:** `{ $prefix }{ name-play } @alguien` desafía a un miembro; `{ $prefix }{ name-invite }`, a quien quiera. `{ $prefix }{ name-draw }` propone un empate, `{ $prefix }{ name-takeback }` pide deshacer una jugada.
    - `/{ name-hint }` te ayuda en una partida, `{ $prefix }{ name-analyse }` evalúa cada jugada, `{ $prefix }{ name-review }` repasa la última partida.
    - Con `{ $prefix }{ name-play } { level-learner }` juego como un principiante que aprende; `{ $prefix }{ name-brain }` muestra lo que he aprendido aquí.
    - Con `{ $prefix }{ name-watch } { level-hard } { level-easy }` juego contra mí mismo. `{ $prefix }{ name-puzzle }` te da un acertijo. `{ $prefix }{ name-privacy }` muestra lo que guardo sobre ti.
    - `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }` y `{ $prefix }{ name-history }` muestran los resultados.
    - Hay una partida por canal; `{ $prefix }{ name-play } { word-thread }` abre un hilo para una más.

## privacy

privacy-use_slash_command = Eso queda entre tú y yo: usa `/{ name-privacy }`, o escríbeme `{ $prefix }{ name-privacy }` por mensaje directo.
privacy-holdings =
    { "" }**Lo que guardo sobre ti:** el ID de tu cuenta en las partidas que jugaste (terminadas: { $finished }; en curso: { $live }) y en desafíos abiertos ({ $challenges }); con cada partida, las casillas jugadas, las horas, si hubo pistas y los ID del servidor, del canal y de los mensajes. De los acertijos (servidores y mensajes directos donde recibiste alguno: { $puzzles }): cuál fue el último y de qué juego, cuántos acertaste y fallaste, también seguidos y día a día, y el ID de tu último mensaje o de tu última pulsación allí. Tu puntuación y cuántas partidas puntuadas ganaste, empataste y perdiste (servidores donde tienes una: { $ratings }), con cada partida puntuada, cómo quedó tu puntuación, y cuántos puntos le ganaste a cada uno de mis niveles el último día en que ganaste alguno (niveles, contados en cada servidor: { $gains }). Lo que el aprendiz sabe de un servidor no dice quién jugó allí; lo que aprendió en tus mensajes directos conmigo (conversaciones: { $learners }) se guarda con el ID de estos. No guardo nombres ni nada de lo que escribes.
    Si lo borras, tus partidas en curso terminan al instante, y pierdes aquellas en las que ya han jugado los dos lados; tu lugar en las terminadas queda sin ID, y tus resultados en los acertijos, tus puntuaciones y lo que aprendí en tus mensajes directos desaparecen. Eso no se puede deshacer.
privacy-forget = Borrar mis datos
privacy-forgotten =
    Listo.
    { $ended }
    { "" }**Borrado:** desafíos abiertos ({ $challenges }), resultados en los acertijos (servidores y mensajes directos: { $puzzles }), puntuaciones (servidores: { $ratings }), puntos ganados a los niveles (niveles, contados en cada servidor: { $gains }) y lo que el aprendiz aprendió en tus mensajes directos (conversaciones: { $learners }). También olvidé tu nombre, tu idioma y a quién desafiaste, si aún los tenía en la memoria.
    { "" }**Se conservan:** tus partidas ({ $kept }), sin el ID de tu cuenta ni los ID de sus canales y mensajes; solo el ID del mensaje o de la pulsación con que empezó una partida queda, como ID de la partida. Sin el canal, nadie puede encontrarlo.
privacy-ended = **Terminadas:** partidas en curso ({ $live }). De ellas perdiste { $lost }, porque ya habían jugado los dos lados; las demás terminan sin resultado.
privacy-nothing_ended = **Terminadas:** ninguna partida, porque no tenías ninguna en curso.

## name

name-play = jugar
name-play_opponent = nivel
name-play_member = miembro
name-play_mark = ficha
name-play_thread = hilo
name-play_hints = pistas
name-play_game = juego
name-invite = invitar
name-invite_mark = ficha
name-invite_thread = hilo
name-invite_hints = pistas
name-invite_game = juego
name-draw = empate
name-takeback = deshacer
name-watch = mirar
name-watch_x = x
name-watch_o = o
name-watch_thread = hilo
name-watch_game = juego
name-brain = cerebro
name-brain_show = mostrar
name-brain_show_game = juego
name-brain_train = entrenar
name-brain_train_games = partidas
name-brain_train_opponent = nivel
name-brain_train_game = juego
name-brain_export = exportar
name-brain_export_game = juego
name-brain_import = importar
name-brain_import_file = archivo
name-brain_reset = reiniciar
name-brain_reset_mode = modo
name-brain_reset_game = juego
name-settings = ajustes
name-stop = detener
name-move = mover
name-move_coordinate = casilla
name-board = tablero
name-resign = rendirse
name-puzzle = acertijo
name-puzzle_daily = diario
name-puzzle_game = juego
name-help = ayuda
name-hint = pista
name-analyse = analizar
name-analyse_position = posición
name-review = repasar
name-privacy = privacidad
name-stats = estadísticas
name-stats_member = miembro
name-stats_server = servidor
name-stats_game = juego
name-leaderboard = clasificación
name-leaderboard_game = juego
name-history = historial
name-history_member = miembro
name-history_server = servidor
name-replay = repetición
name-replay_game = partida
name-export = exportar

## word

word-random = azar
word-thread = hilo
word-hints = pistas
word-misere = misère
word-connect4 = conecta4
word-connect_four = conectacuatro
word-daily = diario
word-show = mostrar
word-train = entrenar
word-export = exportar
word-import = importar
word-reset = reiniciar
word-server = servidor
word-original = original
word-stronger = mejorado

## command

command-play = Empieza una partida de tres en raya (gato, tatetí), conecta cuatro u otro juego
command-play_opponent = En qué nivel juego, si juegas contra mí
command-play_member = A quién desafías; déjalo vacío para jugar contra mí
command-play_mark = Tu ficha; empieza X
command-play_mark_x = X: empiezas tú
command-play_mark_o = O: juegas en segundo lugar
command-play_mark_random = Que decida el azar
command-play_thread = Si la partida tiene su propio hilo; como prefiera el servidor si lo dejas vacío
command-play_hints = Si ambas partes pueden pedir pistas en una partida entre miembros
command-play_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-invite = Invita a quien quiera a una partida
command-invite_mark = Tu ficha; empieza X
command-invite_mark_x = X: empiezas tú
command-invite_mark_o = O: juegas en segundo lugar
command-invite_mark_random = Que decida el azar
command-invite_thread = Si la partida tiene su propio hilo; como prefiera el servidor si lo dejas vacío
command-invite_hints = Si ambas partes pueden pedir pistas
command-invite_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-menu_challenge_member = Desafiar a una partida
command-draw = Propón un empate a tu rival
command-takeback = Pide a tu rival deshacer tu última jugada
command-watch = Mira una partida entre dos de mis niveles
command-watch_x = Quién juega con X y empieza
command-watch_o = Quién juega con O
command-watch_thread = Si la partida tiene su propio hilo; como prefiera el servidor si lo dejas vacío
command-watch_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-brain = Lo que el aprendiz sabe aquí
command-brain_show = Mira lo que el aprendiz sabe y cómo llegó a eso
command-brain_show_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-brain_train = Haz que el aprendiz juegue muchas partidas contra uno de mis niveles
command-brain_train_games = Cuántas, de 1 a 10000; 500 si lo dejas vacío
command-brain_train_opponent = Contra qué nivel; perfecto si lo dejas vacío
command-brain_train_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-brain_export = Recibe en un archivo todo lo que el aprendiz sabe
command-brain_export_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-brain_import = Dale al aprendiz un archivo con lo que sabe otro
command-brain_import_file = Como el que da la exportación
command-brain_reset = Haz que el aprendiz lo olvide todo
command-brain_reset_mode = Cómo aprende desde entonces; como ahora si lo dejas vacío
command-brain_reset_mode_original = Un método sencillo: de sus propias derrotas
command-brain_reset_mode_stronger = Uno mejorado: de los dos lados de cada partida
command-brain_reset_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-settings = Cómo juego en este servidor
command-stop = Detén la partida de este canal, juegue quien juegue
command-move = Juega en una casilla, como B2; donde las fichas caen, el número de una columna
command-move_coordinate = Fila y columna, como B2; donde las fichas caen, solo el número de la columna
command-board = Vuelve a mostrar el tablero
command-resign = Abandona la partida
command-puzzle = Encuentra la única jugada correcta de una posición
command-puzzle_daily = Si quieres el acertijo del día de este servidor, a la vista de todo el mundo
command-puzzle_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-help = Cómo se juega
command-hint = Recibe una buena jugada y su motivo, solo para ti
command-analyse = Mira cuánto vale cada jugada
command-analyse_position = Filas de arriba abajo, como X../.O./...; déjalo vacío para la partida de este canal
command-review = Repasa la última partida de aquí, jugada por jugada
command-privacy = Mira lo que se guarda sobre ti y, si quieres, bórralo
command-stats = Mira qué tal te ha ido a ti, a un miembro o a todo el servidor
command-stats_member = De quién son las partidas; tuyas si lo dejas vacío
command-stats_server = Si quieres las de todo el mundo en este servidor
command-stats_game = Solo partidas de este juego; todas si lo dejas vacío
command-leaderboard = Mira quién va mejor en este servidor y dónde están mis niveles
command-leaderboard_game = Qué juego; el habitual de este servidor si lo dejas vacío
command-history = Mira partidas terminadas y vuelve a ver una, jugada por jugada
command-history_member = De quién son las partidas; tuyas si lo dejas vacío
command-history_server = Si quieres las de todo el mundo en este servidor
command-replay = Vuelve a ver una partida que traes como línea de texto
command-replay_game = Una línea como las que da la exportación
command-export = Recibe todas tus partidas en un archivo, solo para ti

## error

error-MissingCoordinateError = ¿Qué casilla? Escribe la letra de la fila y el número de la columna, por ejemplo `{ $prefix }{ name-move } B2`.
error-UnreadableCoordinateError = Eso no es una casilla. Escribe una letra de fila y un número de columna, y nada más, por ejemplo `{ $prefix }{ name-move } B2`.
error-MissingColumnError = ¿Qué columna? Escribe su número, por ejemplo `{ $prefix }{ name-move } 2`.
error-UnreadableColumnError = Eso no es una columna. Escribe su número y nada más, por ejemplo `{ $prefix }{ name-move } 2`.
error-LookAlikeError = Ese “{ $typed }” es de otro alfabeto, aunque parece “{ $meant }”. Cambia el teclado a letras latinas y escribe, por ejemplo, `{ $prefix }{ name-move } B2`.
error-RowError = No existe la fila { $row }. Las filas van de la { $first } a la { $last }.
error-ColumnError = No existe la columna { $column }. Las columnas van de la { $first } a la { $last }.
error-CellTakenError = **{ $coordinate }** ya está ocupada por { $mark }. Elige una casilla libre.
error-FullColumnError = La columna { $column } está llena. Elige otra.
error-FloatingCellError = Una ficha se caería de **{ $coordinate }**. Elige la casilla libre más baja de una columna.
error-PositionShapeError = Aquí una posición tiene este tamaño: { $rows } × { $columns } (filas × columnas), con `/` entre las filas, por ejemplo `X../.O./...`.
error-PositionMarkError = En la fila { $row }, columna { $column } de esa posición no hay `X`, `O` ni `.`.
error-ImpossiblePositionError = Ninguna partida llega a esa posición: empieza X, los turnos se alternan y la partida termina con la primera línea.
error-GameSizeError = No hay ningún juego de ese tamaño. Un tablero tiene de { $least } a { $most } filas y columnas, y una línea al menos { $least } casillas y no más que el lado más largo: por ejemplo, `{ $prefix }{ name-play } 6x6x4` para 6 filas, 6 columnas y 4 en línea.
error-GameNotOfferedError = Este servidor no ofrece ese juego ({ $game }). Ofrece: { $offered }.
error-MatchOverError = Esa partida ya terminó. `{ $prefix }{ name-play }` empieza una nueva.
error-NotYourMatchError = Aquí está jugando otra persona. Empieza tu propia partida en otro canal o en un hilo.
error-NothingToTakeBackError = Todavía no has jugado, así que no hay nada que deshacer.
error-NotYourTurnError = No es tu turno. `{ $prefix }{ name-board }` muestra el tablero.
error-NoMatchError = No hay ninguna partida en curso en este canal. `{ $prefix }{ name-play }` empieza una.
error-MatchRunningError_resignation = Aquí todavía hay una partida en curso. Si empiezas una nueva, te rindes en esta y la pierdes. ¿Empezar una nueva?
error-MatchRunningError_no_result = Aquí todavía hay una partida en curso. ¿Descartarla y empezar una nueva?
error-ChannelBusyError = Aquí está jugando otra persona. Juega en otro canal o en un hilo; tras { $idle_after } min sin jugadas, `{ $prefix }{ name-play }` empieza aquí una partida nueva.
error-MatchMovedOnError = La partida ha avanzado desde entonces. `{ $prefix }{ name-board }` muestra cómo va.
error-ChannelTakenError = Hay una partida en curso en este canal. Espera a que termine, o juega en otro canal o en un hilo.
error-QuestionError_not_yours = Esa pregunta era para otra persona.
error-OfferError_not_a_duel = Para eso hacen falta dos miembros. Tú juegas contra mí: `{ $prefix }{ name-play }` empieza una partida nueva, `{ $prefix }{ name-resign }` abandona esta.
error-OfferError_own_offer = Eso tiene que aceptarlo tu rival.
error-ChallengeError_own_challenge = No puedes jugar contra ti. `{ $prefix }{ name-play }` empieza una partida contra mí.
error-ChallengeError_bot_challenged = Los bots no pueden aceptar desafíos. `{ $prefix }{ name-play }` empieza una partida contra mí.
error-ChallengeWaitingError = Ya hay un desafío abierto entre esa persona y tú: { $existing } Primero hay que aceptarlo, rechazarlo o retirarlo.
error-ChallengeError_invitation_open = Ya tienes una invitación abierta: { $existing } Retírala primero, o espera a que alguien la acepte.
error-ChallengeOverError = Eso ya no está abierto. `{ $prefix }{ name-play }` con el nombre de un miembro crea un nuevo desafío.
error-ChallengeError_not_yours = Ese desafío es para otra persona.
error-ChallengeError_level = Los niveles y el aprendiz son para partidas contra mí. Quita eso para desafiar a un miembro.
error-ChallengeError_nobody_else = Aquí solo estamos tú y yo. Desafía a la gente donde pueda verlo, por ejemplo en un canal de un servidor.
error-ChallengeError_not_visible = En este servidor solo tú ves lo que respondo, así que nadie podría aceptar: aquí las aplicaciones personales de los miembros no pueden hablar para todo el mundo. Pide a quien administra este servidor que me invite, o juega en un grupo.
error-ChallengeError_not_a_member = No encuentro a esa persona en este servidor. Elígela de la lista que Discord ofrece después de `@`.
error-ModerationError_not_the_starter = Eso lo empezó otra persona. Solo puede detenerlo ella, o quien pueda administrar los mensajes.
error-NoPuzzlesError = No hay acertijos de ese juego. Los hay de: { $games }.
error-PuzzleError_not_yours = Ese acertijo es para otra persona. `{ $prefix }{ name-puzzle }` te da uno propio.
error-PuzzleError_over = Ese acertijo ya no cuenta. `{ $prefix }{ name-puzzle }` te da uno nuevo.
error-PuzzleError_answered = Ya has respondido a ese acertijo. `{ $prefix }{ name-puzzle }` te da uno nuevo.
error-PuzzleError_daily_over = Ese era el acertijo de otro día. `{ $prefix }{ name-puzzle } { word-daily }` muestra el de hoy.
error-PuzzleError_daily_answered = Ya has respondido al acertijo de hoy. El próximo llega { $ends }.
error-ThreadError_not_here = Aquí no se puede abrir un hilo. Pídelo sin hilo, o en un canal de texto de un servidor.
error-ThreadError_user_permission = Aquí los hilos son para quien tiene el permiso **{ $missing }**. Juega sin hilo.
error-ThreadError_too_many = Este servidor ya tiene tantos hilos como permite Discord. Juega sin hilo, o archiva algunos antes.
error-ThreadError_try_later = Discord no me abre hilos en este momento, así que la partida se juega aquí.
error-TrainingError_bot_permission = Aquí me falta el permiso **{ $missing }**, así que no podría contar cómo va el entrenamiento. Pide a quien administra este servidor que me lo dé, o entréname en otro canal.
error-TrainingError_user_install = Aquí solo puedo responder, no cambiar mi mensaje mientras entreno. Entréname por mensaje directo, o en un servidor que me haya invitado.
error-MayNotAttachError = Aquí me falta el permiso **{ $missing }**, así que no puedo enviar archivos. Pide a quien administra este servidor que me lo dé, o usa el comando de barra, como `/{ name-brain } { word-export }`.
error-LearnerGameError = El aprendiz no juega a ese juego. Juega a: { $games }.
error-LearnerError_unknown_word = No conozco “{ $typed }”. `{ $prefix }{ name-brain }` muestra lo que he aprendido; `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-brain } { word-import }` con un archivo, y `{ $prefix }{ name-brain } { word-reset }` o `{ $prefix }{ name-brain } { word-reset } { word-stronger }` hacen lo demás.
error-TrainingError_unknown_word = No conozco “{ $typed }”. Indica un número de partidas y uno de mis niveles ({ $levels }), por ejemplo `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-TrainingError_games = Un entrenamiento tiene de 1 a { $most } partidas.
error-TrainingError_already_running = Ya estoy entrenando aquí. Espera a que ese entrenamiento termine, o termínalo.
error-LearnerError_other_mode = No se pueden combinar: esa memoria es del modo `{ $theirs }`, y aquí aprendo en modo `{ $ours }`, así que una no entendería a la otra.
error-LearnerError_no_file = Adjunta un archivo al comando, como el que da `{ $prefix }{ name-brain } { word-export }`.
error-LearnerError_download_failed = Discord no me entregó ese archivo. Inténtalo de nuevo.
error-NotAManagerError = Solo quien puede administrar este servidor puede hacer eso.
error-InvalidChoiceError = Eso no se puede elegir, o ya no. `/{ name-settings }` muestra lo que sí.
error-InvalidPrefixError = Un prefijo tiene hasta 5 caracteres visibles, sin espacios ni acentos graves, y no empieza por `/`, `@` ni `<`. No cambió nada.
error-WrongChannelError = Aquí no juego, pero sí en { $channels }.
error-MissingRoleError = Para jugar conmigo aquí necesitas uno de estos roles: { $roles }.
error-CooldownError = ¡Qué rapidez! El próximo comando se puede usar { $ends }.
error-ModerationError_not_a_moderator = Solo quien puede administrar los mensajes puede detener partidas de otras personas.
error-ModerationError_end_exhibition_instead = Quien empezó esta partida la termina con el botón de debajo. Aparte de esa persona, solo puede hacerlo quien puede administrar los mensajes.
error-QuestionError_answered = Esa pregunta ya tiene respuesta.
error-MemoryFileError_too_large = Esa no es una memoria mía: el archivo tiene más de { $max_kib } KiB.
error-MemoryFileError_encoding = Esa no es una memoria mía: el archivo no es un texto en UTF-8, como muestra su byte { $byte }.
error-MemoryFileError_syntax = Esa no es una memoria mía: en la línea { $line }, columna { $column }, no es JSON.
error-MemoryFileError_shape = Esa no es una memoria mía: el archivo tiene que ser un objeto JSON entre llaves, con dos listas y nada más entre corchetes.
error-MemoryFileError_unknown_key = Esa no es una memoria mía: la clave número { $number } no es ninguna de las suyas, { $keys }.
error-MemoryFileError_repeated_key = Esa no es una memoria mía: tiene dos veces la clave `{ $where }`.
error-MemoryFileError_missing_key = Esa no es una memoria mía: le falta la clave `{ $where }`.
error-MemoryFileError_value = No puedo leer esa memoria: `{ $where }` tiene que ser uno de estos valores: `{ $values }`.
error-MemoryFileError_not_a_list = No puedo leer esa memoria: `{ $where }` tiene que ser una lista.
error-MemoryFileError_entry = No puedo leer esa memoria: `{ $where }` tiene que ser un número entero de 1 a { $max_position }. (El primero de una lista es el número 0.)
error-MemoryFileError_order = No puedo leer esa memoria: `{ $where }` es { $position }, que no es mayor que el anterior. (El primero de una lista es el número 0.)
error-MemoryFileError_unreachable = Esa memoria no puede ser cierta: `{ $where }` es { $position }, una posición a la que no llega ninguna partida. (El primero de una lista es el número 0.)
error-MemoryFileError_game_over = Esa memoria no puede ser cierta: `{ $where }` es { $position }, una posición en la que la partida ya terminó sin que ganara el lado del que se trata. (El primero de una lista es el número 0.)
error-MemoryFileError_good_not_allowed = Esa memoria no puede ser cierta: en modo `{ $mode }` ninguna posición se recuerda como buena, así que hay que quitar `{ $where }`.
error-MemoryFileError_not_canonical = Esa memoria no puede ser cierta: `{ $where }` es { $position }, en cuyo lugar va { $twin }, su gemela reflejada o girada. (El primero de una lista es el número 0.)
error-MemoryFileError_contradiction = Esa memoria no puede ser cierta: `{ $where }` es { $position }, que también está entre las perdidas. (El primero de una lista es el número 0.)
error-NotationError_time = No puedo leer la línea { $line }: tiene que empezar con una hora en UTC, como `2026-11-21T19:30:22Z`.
error-NotationError_rules = No puedo leer la línea { $line }: después de la hora vienen las reglas, que son el número de filas, el de columnas y cuántas fichas en línea ganan, como `3x3x3`; detrás, `+gravity` y `+misere`, si es el caso.
error-NotationError_seat = No puedo leer la línea { $line }: donde debería estar `{ $seat }` seguido de quién jugó, hay otra cosa, o nada. Tiene que ser `{ $seat }me`, `{ $seat }member` o el nombre de uno de mis niveles, como `{ $seat }easy`.
error-NotationError_same_player = La línea { $line } no puede ser cierta: nadie juega contra sí mismo, así que solo una de las dos partes puede ser `me`.
error-NotationError_move = No puedo leer la línea { $line }: en el lugar de la jugada número { $move } no hay ni una casilla de ese tablero, como `B2`, ni un resultado ({ $results }).
error-NotationError_cell_taken = La línea { $line } no puede ser cierta: **{ $coordinate }** ya está ocupada cuando le toca a la jugada número { $move }.
error-NotationError_floating_cell = La línea { $line } no puede ser cierta: de **{ $coordinate }**, adonde va la jugada número { $move }, una ficha se caería.
error-NotationError_game_over = La línea { $line } no puede ser cierta: la partida termina antes de la jugada número { $move }.
error-NotationError_result = La línea { $line } está incompleta: después de las jugadas vienen el resultado ({ $results }) y cómo terminó la partida, por ejemplo `1-0 line`.
error-NotationError_termination = No puedo leer la línea { $line }: después del resultado viene cómo terminó la partida, con una de estas palabras: { $terminations }.
error-NotationError_decided = La línea { $line } no puede ser cierta: después de esas jugadas la partida ya terminó, y la línea tiene que seguir con `{ $ending }`.
error-NotationError_undecided = La línea { $line } no puede ser cierta: sus jugadas dejan la partida abierta, así que no puede haber terminado con `{ $termination }`.
error-NotationError_result_mismatch = La línea { $line } no puede ser cierta: una partida que terminó con `{ $termination }` tiene otro resultado: { $results }.
error-NotationError_extra_text = No puedo leer la línea { $line }: después de cómo terminó la partida solo puede venir `coached`.
error-ThreadError_bot_permission = Aquí me falta el permiso **{ $missing }**, así que no puedo abrir un hilo. Pide a quien administra este servidor que me lo dé, o juega sin hilo.
error-TooManyMatchesError_own = Ya tienes { $most } partidas en curso en este servidor, y nadie puede tener más: { $channels }. Deja que termine antes una de ellas.
error-TooManyMatchesError_other = Quien te desafió ya tiene { $most } partidas en curso en este servidor, y nadie puede tener más. Acepta cuando haya terminado una de ellas.
error-MayNotFollowUpError = Aquí me falta el permiso **{ $missing }**, así que no podría mostrar cómo sigue la partida. Pide a quien administra este servidor que me lo dé, o juega en otro canal.
error-MatchUnreachableError = La última partida aquí terminó sin resultado, porque se borró su mensaje o yo ya no podía verlo.
error-HintsNotAllowedError = Las pistas no se permitieron cuando empezó esta partida. En la próxima, `{ $prefix }{ name-play } @alguien { word-hints }` las permite a ambas partes.
error-RecordError_nothing_finished = Todavía no ha terminado ninguna partida en este canal. `{ $prefix }{ name-analyse } X../.O./...` examina cualquier posición.
error-RecordError_match_not_found = Ya no conozco esa partida: puede que quien jugó en ella pidiera borrar sus datos.
error-RecordError_unknown_target = No conozco “{ $typed }”. Quítalo para verte a ti, nombra a un miembro, por ejemplo `{ $prefix }{ $command } @ben`, o escribe `{ $prefix }{ $command } servidor` para ver a todo el mundo que juega aquí.
error-RecordError_two_targets = Elige o un miembro o todo el servidor, no las dos cosas.
error-RecordError_no_leaderboard = Solo en los servidores hay puntuación, y por tanto clasificación. `{ $prefix }{ name-stats }` muestra qué tal te ha ido aquí.
error-RecordError_nothing_to_replay = Escribe después una línea, como las que da `{ $prefix }{ name-export }`, y te vuelvo a mostrar esa partida, jugada por jugada.
error-RecordError_board_too_large = Ese tablero es demasiado grande: el más grande tiene { $most } filas y { $most } columnas.
error-RecordError_export_too_large = Has jugado más de lo que cabe en archivos de { $most } MiB cada uno. Pide tus partidas a quien mantiene este bot.
error-LevelNotOfferedError = **{ $level }** no es un nivel de este juego ({ $game }): jugaría como otro. Los niveles son { $levels }.
error-NoRecordsError = De ese juego por separado no hay estadísticas ni puntuación. Las hay de: { $games }.
error-UnknownLevelError = No conozco “{ $typed }”. Los niveles son { $levels }; por ejemplo, `{ $prefix }{ name-watch } { level-hard } { level-easy }`.
error-EmojiError_missing = Tanto X como O necesitan un emoji. No cambió nada.
error-EmojiError_unreadable = “{ $typed }” no es un emoji. Escribe un emoji, o el nombre de uno creado por este servidor, como `:cat:`. No cambió nada.
error-EmojiError_composed = “{ $typed }” no es un emoji simple: las banderas, las teclas, las familias y otros por el estilo se componen de varios signos, que en el tablero se mezclarían con los de al lado. No cambió nada.
error-EmojiError_unknown = Este servidor no tiene ningún emoji llamado `:{ $name }:`. Los emojis de otros servidores no se pueden usar; los que trae Discord se escriben tal cual, como 🍎. No cambió nada.
error-EmojiError_unavailable = `:{ $name }:` no se puede usar por ahora, porque este servidor tiene más emojis de los que permiten sus mejoras. No cambió nada.
error-EmojiError_restricted = `:{ $name }:` está reservado a roles que no tengo, así que no puedo mostrarlo. No cambió nada.
error-EmojiError_duplicate = { $emoji } significaría dos cosas en el tablero. X, O y una casilla libre, que es { $free } si no indicas otra cosa, tienen que ser diferentes, y también las dos fichas en una línea ganadora. No cambió nada.
error-EmojiError_unlisted = Discord no me dijo qué emojis tiene este servidor. No cambió nada; inténtalo de nuevo.

## failure

failure-old_button = Ese botón es de una versión anterior mía. `{ $prefix }{ name-help }` muestra lo que sé hacer ahora.
failure-changed = Mis comandos acaban de cambiar, y tu Discord todavía muestra los anteriores. Recárgalo (Ctrl+R, o reinicia la aplicación) e inténtalo de nuevo.
failure-unexpected = Algo salió mal por mi parte. Inténtalo de nuevo; `{ $prefix }{ name-board }` muestra cómo va la partida.
failure-try_later = Discord no me deja terminar eso en este momento. Inténtalo de nuevo en un minuto; `{ $prefix }{ name-board }` muestra cómo va la partida.
failure-no_channel = Discord no me dijo en qué canal fue eso, así que no puedo hacerlo. Inténtalo de nuevo.
failure-not_attached = Discord rechazó el archivo, así que no pude adjuntarlo.
failure-database = Ahora mismo no puedo guardar partidas. Nada de lo que estaba guardado se ha perdido; inténtalo de nuevo en unos minutos, y antes mira `{ $prefix }{ name-board }`.
failure-muted = No puedo responderte en <#{ $channel }>: allí me falta el permiso **{ $missing }**. Pide a quien administra ese servidor que me lo dé. Tu partida está guardada; después, sigue con `{ $prefix }{ name-board }`.

## owner

owner-synced = Comandos de barra que Discord conoce ahora: { $count }.
owner-not_synced = Discord no aceptó los comandos de barra (HTTP { $status }: { $reason }). Inténtalo más tarde; si sigue igual, vuelve a invitar al bot con el enlace que está en su log.

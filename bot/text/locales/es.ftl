### The bot's texts in Spanish.

## ply

ply-member_first = Partida nueva: **{ $who }** jugó { $mark } en **{ $coordinate }**.
ply-member = **{ $who }** jugó { $mark } en **{ $coordinate }**.
ply-program_first = Empiezo con { $mark } en **{ $coordinate }**.
ply-program = Respondo con { $mark } en **{ $coordinate }**.
ply-level = { ply-member }
move-column = la columna { $column }
move-cell = la fila { $row } de la columna { $column }
move-row = la fila { $row }, de la columna { $first } a la { $last }
move-diagonal = la diagonal de { $first } a { $last }
move-boards = los tableros situados { $boards }
ply-wait = Me esperan muchas partidas, así que mi jugada tardará alrededor de { $seconds ->
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }.

## status

status-member_to_move = Tu turno, **{ $who }**: juegas con { $mark }.
status-example = Por ejemplo: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, te toca · tu tiempo se acaba { $deadline }
status-time_limit = Si no hay jugada antes, la partida termina sin resultado. Cuando ambos bandos hayan jugado, pierde quien se quede sin tiempo.
status-replaceable = Cuando ambos hayamos jugado, si pasa una hora sin una jugada tuya, otras personas pueden empezar una partida aquí, y pierdes esta.
status-extended = ⏳ El tiempo se amplió una vez, porque **{ $who }** no puede ver este canal o escribir en él.
status-excused = **{ $who }** no podía ver este canal o escribir en él. **{ $other }** tiene permisos que pueden causarlo, así que nadie pierde.
status-level_to_move = **{ $who }** { $mark } está pensando…
status-member_won = 🏆 **{ $who } ganó** con { $mark } en { $line }.
status-program_won = 🏁 **Gané yo** con { $mark } en { $line }.
status-member_won_without_line = 🏆 **{ $who } ganó.**
status-program_won_without_line = 🏁 **Gané yo.**
status-misere_won = 🏆 **{ $winner } ganó**, porque **{ $who }** completó la línea { $line } con { $mark }.
status-misere_member_won = 🏆 **{ $who } ganó**, porque yo completé la línea { $line } con { $mark }.
status-misere_program_won = 🏁 **Gané yo**, porque **{ $who }** completó la línea { $line } con { $mark }.
status-draw = 🤝 **¡Empate!** El tablero está lleno y nadie completó una línea.
status-draw_repetition = 🤝 **Empate.** La misma posición se dio tres veces.
status-draw_move_limit = 🤝 **Empate** tras 100 jugadas.
status-draw_boards = { $count ->
    [one] 🤝 **Empate.** Cada bando ganó { $count } tablero, y nadie tiene tres en línea.
    [many] 🤝 **Empate.** Cada bando ganó { $count } de tableros, y nadie tiene tres en línea.
   *[other] 🤝 **Empate.** Cada bando ganó { $count } tableros, y nadie tiene tres en línea.
}
status-member_won_boards = 🏆 **{ $who } ganó** por { $won } tableros a { $lost }: nadie tiene tres en línea.
status-program_won_boards = 🏁 **Gané yo** por { $won } tableros a { $lost }: nadie tiene tres en línea.
status-member_resigned = 🏳️ **{ $who }** se rindió. **Gané yo.**
status-member_forfeited = ⌛ **{ $who }** se fue o se quedó sin tiempo. **Gané yo.**
status-member_started_over = 🏳️ **{ $who }** se rindió en la última partida. **La gané yo.**
status-resigned = 🏳️ **{ $who }** se rindió. **{ $winner } ganó.**
status-forfeited = ⌛ **{ $who }** se fue o se quedó sin tiempo. **{ $winner } ganó.**
status-agreed = 🤝 **Empate** de común acuerdo.
status-exhibition_ended = ⏹️ **Partida detenida.** Termina sin resultado.
status-stopped = ⏹️ **La moderación detuvo esta partida.** Termina sin resultado.
status-abandoned = 💤 Nadie siguió jugando, así que esta partida terminó sin resultado.
status-crowd = el grupo
status-crowd_first = El grupo
status-crowd_to_move = Turno del grupo { $mark }: **puede votar todo el mundo.**
status-someone = alguien
status-again_watch = ¿Otra partida? `{ $prefix }{ name-watch }`

## ending

ending-thanks = ¡Gracias por la partida!
ending-next_time = ¡Quizá la próxima vez!
ending-good_game = ¡Buena partida!
ending-rating = **Puntuación:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } victoria seguida
        [many] { $count } de victorias seguidas
       *[other] { $count } victorias seguidas
    }
ending-rating_of_game = **Puntuación en { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 ¡Primera victoria contra el nivel **{ $level }**!
ending-last_win = Antes de tu última jugada aún podías ganar: ||**{ $cells }**||
ending-last_draw = Antes de tu última jugada aún podías empatar: ||**{ $cells }**||
ending-last_win_of_member = Antes de su última jugada, **{ $who }** aún podía ganar: ||**{ $cells }**||
ending-last_draw_of_member = Antes de su última jugada, **{ $who }** aún podía empatar: ||**{ $cells }**||
ending-earlier_win = En tu { $ordinal ->
       *[other] { $number }.ª
    } jugada aún podías ganar: ||**{ $cells }**||
ending-earlier_draw = En tu { $ordinal ->
       *[other] { $number }.ª
    } jugada aún podías empatar: ||**{ $cells }**||
ending-earlier_win_of_member = En su { $ordinal ->
       *[other] { $number }.ª
    } jugada, **{ $who }** aún podía ganar: ||**{ $cells }**||
ending-earlier_draw_of_member = En su { $ordinal ->
       *[other] { $number }.ª
    } jugada, **{ $who }** aún podía empatar: ||**{ $cells }**||
ending-best_result = Ni un solo error: nadie puede lograr un resultado mejor.
ending-no_mistake = Ni un solo error.

## position

position-cells = X: { $x } · O: { $o }
position-none = ninguna
position-columns = Fichas por columna, desde abajo: { $columns }
position-disc_x = roja
position-disc_o = amarilla
position-threats = { $glyph } marca una amenaza: { $cells }
position-fading = Próximas en desaparecer: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Próxima jugada: en el tablero situado { $board }, de { $first } a { $last }.
position-any_board = Próxima jugada: en cualquier tablero.
position-open_boards = Próxima jugada: en cualquier tablero abierto ({ $boards }).
position-boards_won = Tableros cerrados: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = no los ganó nadie: { $boards }
position-against = Mi nivel: { $level }
position-coached = Con ayuda
position-weakened = Tuve menos tiempo de lo normal para pensar: la puntuación no sube
position-unrated = Hilo privado: sin puntuación
position-misere = Pierde quien haga { $count } en línea

## level

level-random = aleatorio
level-easy = fácil
level-medium = medio
level-hard = difícil
level-perfect = perfecto
level-learner = aprendiz
level-intuition = intuición
level-neural = neuronal
level-neural-early = neuronal-inicial
level-neural-middle = neuronal-a-medio-entrenar

## game

game-3x3 = Tres en raya
game-misere = Tres en raya al revés (la línea pierde)
game-4x4 = 4×4 (cuatro en línea)
game-5x5 = 5×5 (cuatro en línea)
game-7x7 = 7×7 (cinco en línea)
game-9x9 = 9×9 (cinco en línea)
game-connect4 = Conecta 4
game-fading = Fichas fugaces
game-ultimate = Súper tres en raya
game-rules_fading = Gana quien haga tres en línea. Cada bando tiene tres fichas como máximo: cuando pones la cuarta, antes desaparece la más antigua.
game-rules_ultimate = Gana tres tableros en línea: en horizontal, vertical o diagonal. La casilla en que juegas decide dónde juega después el otro bando: una casilla de arriba a la derecha lo envía al tablero de arriba a la derecha. Si te toca un tablero ganado o lleno, juegas en cualquier otro abierto.
game-size = { $rows }×{ $columns } ({ $in_a_row } en línea)

## board

board-rematch = Revancha
board-level = Nivel: { $level }
board-game = Juego: { $game }
board-hint = Pista
board-resign = Rendirse
board-take_back = Deshacer jugada
board-draw = Ofrecer empate
board-again = Jugar otra vez
board-stop = Detener partida
board-review = Repasar
board-fix = Corregir mis errores
board-choose_row = Elige una fila: { $rows }
board-choose_column = Fila { $row }: elige una columna
board-another_row = Otra fila
board-choose_board = Elige un tablero
board-choose_cell = { $board }: elige una casilla
board-another_board = Otro tablero

## style
style-default = Clásico, tableros grandes como imagen
style-classic = Clásico
style-shapes = Formas
style-animals = Animales
style-fruit = Frutas
style-space = Espacio
style-weather = Clima
style-picture = Imagen
style-own = Emojis del servidor

## own

own-title = Emojis del tablero
own-choose = Elegir emojis
own-explanation = Un emoji, o el nombre de un emoji del servidor, como :cat:
own-placeholder = Déjalo vacío para usar el predeterminado
own-x = X
own-o = O
own-winning_x = X resaltada
own-winning_o = O resaltada
own-empty = Casilla libre
own-unavailable = Estos emojis ya no se pueden usar aquí: { $names }. Los tableros vuelven a mostrar { $mark_x } y { $mark_o }.

## picture

picture-board = Tablero: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Tablero: { $rows }×{ $columns }. { $discs }.
picture-fading = Próximas en desaparecer: { $marks }.
picture-fading_mark = { $letter } en { $cell }
picture-last = La última jugada fue { $coordinate }.
picture-line = Una raya pasa por { $line }.
picture-network = La red prevé { $value } para { $mark }, de −100 a +100. Lo que más le gusta: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Jugar en un hilo
thread-made = La partida está en { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** te desafía a una partida: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** busca a alguien con quien jugar: **{ $game }**. ¿Quién se anima?
challenge-mark = **{ $who }** juega con { $mark }, y empieza { $mark_x }.
challenge-random_mark = Las fichas se sortean, y empieza { $mark_x }.
challenge-hints = 💡 En esta partida se puede usar `/{ name-hint }`, y el tablero lo indica.
challenge-notices_on = 🔔 Si aceptas, se activan los avisos: te menciono cuando te toca y no estás, y antes de que se te acabe el tiempo. Un botón en `/{ name-privacy }` los desactiva.
challenge-expires = Caduca { $deadline }.
challenge-accept = Aceptar
challenge-decline = Rechazar
challenge-withdraw = Retirar
challenge-declined = **{ $who }** rechazó el desafío.
challenge-withdrawn = **{ $who }** retiró el desafío.
challenge-uninvited = **{ $who }** retiró la invitación.
challenge-expired = ⌛ **{ $who }** no recibió respuesta a tiempo.
challenge-begun = **{ $x }** { $mark_x } juega contra **{ $o }** { $mark_o }.
challenge-choose_friend = ¿Con quién quieres jugar?
challenge-friend = Elige a un miembro
challenge-invite = Con quien quiera

## offer

offer-draw = 🤝 **{ $who }** ofrece un empate. ¿Acepta **{ $other }**?
offer-take-back = ↩️ **{ $who }** pide deshacer **{ $coordinate }**. ¿Está de acuerdo **{ $other }**?
offer-take-back_answered = ↩️ **{ $who }** pide deshacer **{ $coordinate }** (y con ello la respuesta **{ $answer }** de **{ $other }**). ¿Está de acuerdo **{ $other }**?
offer-accept = Aceptar
offer-decline = Rechazar
offer-taken_back = **{ $who }** deshizo una jugada.
offer-declined = **{ $who }** dijo que no. La partida sigue.
offer-withdrawn = **{ $who }** retiró la propuesta. La partida sigue.
notice-turn = { $who }, te toca.
notice-begun = { $who }, tu partida ha empezado.
notice-reminder = ⏰ { $who }, te toca, y tu tiempo en la [partida]({ $link }) se acaba { $deadline }.
notify-on = 🔔 **Avisos:** activados. En partidas entre miembros te menciono cuando te toca y llevas cinco minutos sin usar el canal, cuando la otra persona acepta tu desafío o te ofrece algo, y una vez antes de que se te acabe el tiempo.
notify-off = 🔕 **Avisos:** desactivados. Solo te menciono cuando alguien te desafía.
notify-turn_on = Activar avisos
notify-reminders_on = 🔥 **Recordatorio de racha:** activado. Te envío un mensaje directo dos horas antes de la medianoche UTC si se va a cortar una racha de tres días o más en el problema del día.
notify-reminders_off = 🔥 **Recordatorio de racha:** desactivado. Puedo enviarte un mensaje directo dos horas antes de la medianoche UTC si se va a cortar una racha de tres días o más en el problema del día.
notify-turn_on_reminders = Recordarme mi racha
notify-turn_off_reminders = Sin recordatorio de racha
notify-searches_on = ⚔️ **Avisos de invitaciones:** activados aquí. Te envío un mensaje directo cuando alguien busca con quien jugar en un canal que puedes ver, una vez por hora como máximo.
notify-searches_off = ⚔️ **Avisos de invitaciones:** desactivados aquí. Puedo enviarte un mensaje directo cuando alguien busca con quien jugar en un canal que puedes ver, una vez por hora como máximo.
notify-searches_off_here = ⚔️ **Avisos de invitaciones:** desactivados. Este servidor no los permite.
notify-searches_in = { $count ->
    [one] ⚔️ **Avisos de invitaciones:** activados en { $count } servidor. Te envío un mensaje directo cuando alguien busca allí con quien jugar.
    [many] ⚔️ **Avisos de invitaciones:** activados en { $count } de servidores. Te envío un mensaje directo cuando alguien busca allí con quien jugar.
   *[other] ⚔️ **Avisos de invitaciones:** activados en { $count } servidores. Te envío un mensaje directo cuando alguien busca allí con quien jugar.
}
notify-searches_nowhere = ⚔️ **Avisos de invitaciones:** desactivados. En un servidor, `/{ name-notify }` activa los mensajes directos para cuando alguien busca allí con quien jugar.
notify-turn_on_searches = Avisarme de invitaciones
notify-turn_off_searches = No avisarme de invitaciones
notify-streak_ends =
    🔥 Tu racha en el problema del día termina { $ends }, a medianoche UTC, si no resuelves el de hoy:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } día
        [many] { $count } de días
       *[other] { $count } días
    }
notify-private_streak = - aquí, con `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } día
        [many] { $count } de días
       *[other] { $count } días
    }
notify-streak_elsewhere = - en otra conversación, con `/{ name-puzzle }`: { $count ->
        [one] { $count } día
        [many] { $count } de días
       *[other] { $count } días
    }
notify-some_server = otro servidor
notify-search = ⚔️ **{ $who }** busca a alguien con quien jugar a **{ $game }** en **{ $server }**. Caduca { $deadline }. [Ver la invitación]({ $link })
notify-turn_off = Desactivar avisos

## puzzle

puzzle-win = **{ $mark } juega y gana.** Solo una jugada gana. ¿Cuál?
puzzle-draw = **{ $mark } juega y empata.** Solo una jugada salva el empate, y todas las demás pierden. ¿Cuál?
puzzle-user = 🧩 Un problema para **{ $who }**.
puzzle-daily = 🧩 **Problema del día, { $day }.** El próximo llega { $ends }. Solo cuenta tu primera respuesta.
puzzle-right = ✅ **{ $coordinate } es la jugada correcta.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } no basta:** { $other } aún puede empatar. La jugada correcta es **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } pierde** si { $other } juega bien. La jugada correcta es **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] ¡{ $count } problema seguido!
        [many] ¡{ $count } de problemas seguidos!
       *[other] ¡{ $count } problemas seguidos!
    }
puzzle-days = 📅 { $count ->
        [one] ¡{ $count } día seguido!
        [many] ¡{ $count } de días seguidos!
       *[other] ¡{ $count } días seguidos!
    }
puzzle-record-solved = **Aciertos:** { $solved } de { $tried }
puzzle-record-streak = **Racha:** { $in_a_row } (récord: { $best })
puzzle-record-daily = **Problema del día:** { $days ->
        [one] { $days } día seguido
        [many] { $days } de días seguidos
       *[other] { $days } días seguidos
    } (récord: { $best_days })
puzzle-next = Otro problema
puzzle-skip_costs = -# Si pides otro problema antes de responder este, este cuenta como fallado.
puzzle-seen = Viste este problema en una carrera en los últimos 30 días, así que no cambia tu puntuación.
puzzle-rating = **Puntuación en problemas:** { $rating } ({ $change })
puzzle-share = Compartir
puzzle-shared = 🧩 Problema del día, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } día
        [many] { $count } de días
       *[other] { $count } días
    }
puzzle-solve = Resolver
puzzle-answers = Aciertos: **{ $solved }**, fallos: **{ $missed }**
puzzle-streaks = 🔥 **Rachas compartidas:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } día
        [many] { $count } de días
       *[other] { $count } días
    }
puzzle-race = { $count ->
        [one] 🏁 **La carrera del día:** { $leaders } · ha participado { $count } miembro
        [many] 🏁 **La carrera del día:** { $leaders } · han participado { $count } de miembros
       *[other] 🏁 **La carrera del día:** { $leaders } · han participado { $count } miembros
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = La carrera del día
puzzle-yesterday = **Solución de ayer:** { $solution }
puzzle-yesterday_posted = **Solución de [ayer]({ $link }):** { $solution }

## practice
practice-game = De tu partida del { $day }:
practice-lost_win = **Juega { $mark }.** Aquí jugaste **{ $coordinate }** y dejaste escapar la victoria. Encuentra una jugada mejor.
practice-lost_draw = **Juega { $mark }.** Aquí jugaste **{ $coordinate }** y dejaste escapar el empate. Encuentra una jugada mejor.
practice-crowd_game = De la partida del grupo del { $day }:
practice-crowd_lost_win = **Juega { $mark }.** Aquí el grupo jugó **{ $coordinate }** y dejó escapar la victoria. Encuentra una jugada mejor.
practice-crowd_lost_draw = **Juega { $mark }.** Aquí el grupo jugó **{ $coordinate }** y dejó escapar el empate. Encuentra una jugada mejor.
practice-race = De tu carrera del { $day }:
practice-no_move_win = **{ $mark } juega y gana.** No encontraste una jugada a tiempo. Solo una jugada gana. ¿Cuál?
practice-no_move_draw = **{ $mark } juega y empata.** No encontraste una jugada a tiempo. Solo una jugada salva el empate. ¿Cuál?
practice-draws = 💡 **{ $coordinate } no basta:** { $other } aún puede empatar.
practice-loses = 💡 **{ $coordinate } pierde** si { $other } juega bien.
practice-unproven = 💡 **{ $coordinate }** quizá sea igual de buena, pero no pude demostrarlo.
practice-better = **Mejor:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Este ejercicio vuelve mañana.
        [one] Este ejercicio vuelve en { $days } día.
        [many] Este ejercicio vuelve en { $days } de días.
       *[other] Este ejercicio vuelve en { $days } días.
    }
practice-first_counts = Solo cuenta la primera respuesta, en un día en que el ejercicio está pendiente. { practice-comes_back }
practice-end_of_game = Ese fue tu último error en esta partida.
practice-end_of_race = Ese fue el último problema que fallaste en esta carrera.
practice-no_mistakes = No encontré en esta partida ninguna jugada tuya que sea un error demostrado.
practice-none = Todavía no tienes ejercicios. Desde ahora los hago con los errores de tus partidas terminadas.
practice-none_due = **Ahora no hay nada que practicar.** Tu próximo ejercicio: { $due }.
practice-show = Mostrar la solución
practice-try_again = Otra vez
practice-hint = { board-hint }
practice-other_game = Errores de otra partida
practice-a_game = Errores de una partida
practice-hint_finish_line = 💡 **Pista:** puedes completar una línea.
practice-hint_block_line = 💡 **Pista:** { $other } puede completar una línea en la próxima jugada.
practice-hint_make_fork = 💡 **Pista:** puedes amenazar con ganar en dos casillas a la vez.
practice-hint_prevent_fork = 💡 **Pista:** { $other } puede amenazar con ganar en dos casillas a la vez en la próxima jugada.
practice-hint_forced_sequence = 💡 **Pista:** piensa unas jugadas por adelantado: ¿qué puede jugar { $other } después de cada jugada tuya?
practice-hint_opening = 💡 **Pista:** mira qué puede amenazar { $other } después de cada jugada tuya.
practice-hint_zugzwang = 💡 **Pista:** al final, alguien tiene que jugar en cada columna. Cuenta quién será.
practice-puzzle = Resolver un problema
practice-press = Pulsa el botón para practicar. Solo lo ves tú.
practice-open = Practicar

## course

course-lines = Líneas y bloqueos
course-forks = Dobles amenazas
course-prevention = Evitar dobles amenazas
course-openings = Aperturas
course-misere = Todo al revés
course-large = Tableros grandes
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Curso
    Cada lección tiene un ejemplo que tú juegas y tres ejercicios.
course-lines_text =
    Gana quien haga tres en línea: en horizontal, vertical o diagonal.
    Así que mira primero si puedes completar una línea.
    Si no, mira si tu rival puede, y bloquéala.
course-forks_text =
    Una doble amenaza puede ganar en dos casillas a la vez.
    Solo se puede bloquear una, así que ganas en la otra.
    Busca una casilla libre donde se crucen dos de tus líneas.
course-prevention_text =
    Mira la doble amenaza de tu rival antes de que la haga.
    Ocupa su casilla, o crea una amenaza que tenga que bloquear en otra parte.
    Si al bloquear hace la doble amenaza, elegiste mal la tuya.
course-openings_text =
    El centro está en cuatro líneas, una esquina en tres, un borde en dos.
    Así que empieza en el centro o en una esquina.
    Responde a una esquina con el centro, y al centro con una esquina.
course-misere_text =
    Quien completa una línea pierde, así que separa tus fichas.
    { $mark_x } empieza en el centro y responde a cada jugada en la casilla opuesta.
    Así, toda línea que { $mark_x } podría completar tiene un { $mark_o }.
course-large_text =
    Gana quien haga cinco en línea. Cuatro con los dos extremos libres no se pueden parar: solo se bloquea un extremo.
    Tres con los dos extremos libres se convierten en ese cuatro con la siguiente jugada.
    Un cuatro hay que bloquearlo enseguida, así que va antes que cualquier tres.
course-connect4_text =
    Una línea a la que le falta una casilla es una amenaza, aunque aún nadie pueda jugar ahí.
    Al final alguien tiene que jugar debajo: a { $mark_x } le tocan las filas impares desde abajo, a { $mark_o } las pares.
    No juegues nunca debajo de una casilla donde tu rival ganaría.
course-example = Ejemplo
course-exercise = Ejercicio { $number }
course-lessons = Todas las lecciones
course-next = Siguiente lección
course-win = **{ $mark } juega y gana.**
course-draw = **{ $mark } juega y empata.**
course-completes_line = 💡 **{ $coordinate } pierde:** completa una línea.
course-reply = { $mark } responde con **{ $coordinate }**.
course-another = Aquí tienes otra posición.
course-solution = 💡 La jugada correcta es **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **¡Lección completada!**
course-all_done = 🏆 **¡Has completado todas las lecciones!**
course-beat = Ahora gana al nivel **{ $level }**.
course-play = Jugar contra { $level }
course-press = Pulsa el botón para abrir el curso. Solo lo ves tú.

## settings

settings-level = **Nivel predeterminado:** { $level }
settings-game = **Juego predeterminado:** { $game }
settings-games = **Juegos disponibles:** { $games }
settings-all_games = **Juegos disponibles:** todos, y tableros de cualquier otro tamaño
settings-choose_games = Todos los juegos
settings-buttons = **Botones del tablero:** activados
settings-text = **Botones del tablero:** desactivados, las jugadas se escriben
settings-title = ## ⚙️ Ajustes del servidor
settings-saved = ✅ Guardado · { $now }
settings-page_games = Juegos
settings-page_server = Servidor
settings-page_daily = Problema del día
settings-page_language = Idioma
settings-heading_games = ### Juegos
settings-heading_boards = ### Tableros
settings-heading_access = ### Acceso
settings-heading_commands = ### Comandos
settings-heading_daily = ### Problema del día
settings-heading_language = ### Idioma
settings-default = { $what } (predeterminado)
settings-language = **Idioma:** { $language }
settings-discord_language = **Idioma:** { $language }, el mismo que en Discord
settings-language_from_discord = El mismo que en Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Más idiomas: { $first } … { $last }
settings-note_language = Los mensajes para todo el mundo están en este idioma. Los que solo ves tú están en el tuyo.
settings-style = **Estilo del tablero:** { $style }
settings-like_pictures = ¿Mejor en imagen?
settings-use_pictures = Dibujar los tableros
settings-pictures = Así se ven los tableros como imagen. En { slash-settings } hay más estilos, y ahí se vuelve a cambiar.
settings-to_buttons = Mostrar botones
settings-to_text = Ocultar botones
settings-everywhere = **Canales:** todos
settings-channels = **Canales:** { $channels } y sus hilos
settings-choose_channels = Todos los canales
settings-everybody = **Quién puede jugar:** todo el mundo
settings-roles = **Quién puede jugar:** { $roles }
settings-choose_roles = Todo el mundo
settings-threads = **Hilos:** uno por partida, cuando sea posible
settings-no_threads = **Hilos:** solo a petición
settings-to_threads = Usar hilos
settings-to_channels = No usar hilos
settings-idle = **Límite de inactividad:** { $idle }
settings-notices = **Avisos:** activados
settings-no_notices = **Avisos:** desactivados
settings-to_notices = Activar
settings-to_no_notices = Desactivar
settings-search_notices = **Avisos de invitaciones:** permitidos
settings-no_search_notices = **Avisos de invitaciones:** no permitidos
settings-to_search_notices = Permitir
settings-to_no_search_notices = No permitir
settings-note_is_search_quiet = Los miembros que lo han pedido reciben un mensaje directo cuando alguien invita aquí a quien quiera jugar, una vez por hora como máximo.
settings-votes = **Partidas con votos:** activadas
settings-no_votes = **Partidas con votos:** desactivadas
settings-to_votes = Activar votos
settings-to_no_votes = Desactivar votos
settings-note_has_no_votes = Con `/{ name-vote }`, todo el mundo en un canal juega el mismo bando contra mí y vota cada jugada.
settings-note_is_quiet = En partidas entre miembros menciono a quien no está cuando le toca, y antes de que se le acabe el tiempo. Cada miembro puede desactivarlo para sí con un botón en `/{ name-privacy }`.
settings-note_idle = Una partida termina si nadie juega durante este tiempo. Las que ya empezaron conservan el límite que tenían.
settings-cooldown = **Espera:** { $cooldown } entre comandos
settings-no_cooldown = **Espera:** ninguna
settings-note_cooldown = Las jugadas y los botones no tienen espera.
settings-prefix = **Prefijo:** `{ $own }`
settings-no_prefix = **Prefijo:** ninguno
settings-note_prefix = Los comandos de barra, y los escritos después de mencionarme, siempre funcionan.
settings-change_prefix = Cambiar prefijo
settings-daily_channel = **Canal:** { $channel }
settings-no_daily_channel = **Canal:** ninguno, no lo publico
settings-choose_daily_channel = En ninguno
settings-note_daily_channel = Publico allí una vez al día el problema del día, con un botón para resolverlo, cuántos lo han resuelto, la solución de ayer y las rachas más largas de quienes han compartido sus resultados.
settings-daily_hour = **Hora:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Si esa hora ya empezó y hoy no lo publiqué, lo publico enseguida.
settings-hour = { $time } UTC
settings-no_wait = Sin espera
settings-hours = { $count ->
    [one] { $count } hora
    [many] { $count } de horas
   *[other] { $count } horas
}
settings-days = { $count ->
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}
settings-seconds = { $count ->
    [one] { $count } segundo
    [many] { $count } de segundos
   *[other] { $count } segundos
}
settings-channels_deleted = { $count ->
    [one] 🗑️ Se eliminó { $count } de los canales elegidos.
    [many] 🗑️ Se eliminaron { $count } de los canales elegidos.
   *[other] 🗑️ Se eliminaron { $count } de los canales elegidos.
}
settings-all_channels_deleted = 🗑️ Se eliminaron todos los canales elegidos. Hasta que elijas otros, se puede jugar en cualquier canal.
settings-roles_deleted = { $count ->
    [one] 🗑️ Se eliminó { $count } de los roles elegidos.
    [many] 🗑️ Se eliminaron { $count } de los roles elegidos.
   *[other] 🗑️ Se eliminaron { $count } de los roles elegidos.
}
settings-all_roles_deleted = 🗑️ Se eliminaron todos los roles elegidos. Hasta que elijas otros, puede jugar todo el mundo.
settings-daily_channel_deleted = 🗑️ Se eliminó el canal que elegiste para el problema del día. Hasta que elijas otro, no lo publico.
settings-dismiss_deleted = Entendido
settings-missing_for_answers = ⚠️ No puedo responder a comandos escritos en { $channels }. Necesito allí el permiso **{ $missing }**.
settings-missing_for_daily = ⚠️ No puedo publicar el problema del día en { $channels }. Necesito allí el permiso **{ $missing }**.
settings-missing_for_threads = ⚠️ No puedo usar hilos para las partidas en { $channels }. Necesito allí el permiso **{ $missing }**.
settings-missing_for_pictures = ⚠️ No puedo dibujar tableros en { $channels }, así que allí son de emojis. Necesito allí el permiso **{ $missing }**.

## prefix

prefix-title = Prefijo de los comandos
prefix-field = Prefijo
prefix-explanation = Hasta 5 caracteres (predeterminado: { $usual }). Vacío: solo menciones y comandos de barra
prefix-explanation_no_usual = Hasta 5 caracteres. Vacío: solo menciones y comandos de barra

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Aquí todo el mundo vería mi respuesta. Usa { $command } y solo la verás tú.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** parece la mejor jugada, pero no pude calcularlo todo. { coach-depth } { $reasons }
coach-depth = Calculé { $depth ->
        [one] { $depth } jugada
        [many] { $depth } de jugadas
       *[other] { $depth } jugadas
    } por adelantado (sumando ambos bandos).
coach-analyse_anyway = Analizar de todos modos
coach-price_hint = Después, esta partida podrá bajar tu puntuación, pero no subirla. ¿Mostrar una pista?
coach-price_analysis = Después, esta partida podrá bajar tu puntuación, pero no subirla. ¿Analizarla?
coach-show_hint = Mostrar la pista
coach-press = Pulsa el botón para ver una pista. Solo la ves tú.
coach-wait = Me esperan muchos miembros. Mi respuesta tardará alrededor de { $seconds ->
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }.
coach-win = victoria en { $moves ->
        [one] { $moves } jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    }
coach-win_at_most = victoria en { $moves ->
        [one] { $moves } jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    } como máximo
coach-draw = empate
coach-loss = derrota en { $moves ->
        [one] { $moves } jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    }
coach-loss_at_most = derrota en { $moves ->
        [one] { $moves } jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    } como máximo
coach-to_move = Turno de { $mark }: **{ $value }**
coach-to_move_unproven = Turno de { $mark }: **sin calcular del todo**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Mejor secuencia:** { $cells }
coach-looks_best = **Parece lo mejor:** { $cells }
coach-not_proven = **Sin calcular del todo:** { $count } de { $moves ->
        [one] { $moves } jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    }. { coach-depth }
coach-legend = 🏆 gana, 🤝 empata, 💀 pierde con juego perfecto. En «victoria en 3 jugadas» solo cuentan las jugadas de quien gana.
coach-network =
    Turno de { $mark }. La red prevé **{ $value }** para este bando, de −100 (derrota) a +100 (victoria).
    Lo que más le gusta: **{ $moves }**
coach-network_legend = Cuanto más clara es una casilla, más probable es que la red juegue ahí. + gana, = empata y − pierde con el mejor juego. La barra muestra la parte de X a la izquierda y la de O a la derecha.
coach-see_network = Lo que ve la red
coach-nothing_left = Esa partida ya terminó, así que no hay nada que analizar.
coach-before_last = La última partida de aquí, antes de su jugada final:
coach-at_end = La última partida de aquí, cuando se detuvo:
coach-completes_line = Completa una línea y gana: { $lines }.
coach-forks = Crea una doble amenaza: puede ganar en { $cells }, y { $mark } solo puede bloquear una de esas casillas.
coach-forces = Amenaza con ganar en { $cell }. { $mark } tiene que bloquear ahí, y aun así pierde.
coach-wins_later = Al final, { $mark } tiene que jugar debajo de { $cell }, y { $mover } gana ahí. A { $mark_x } le tocan las filas impares desde abajo, a { $mark_o } las pares.
coach-leaves_only_lines = Ahora toda jugada de { $mark } completa una línea.
coach-mirrors = Es la casilla opuesta a { $cell }. Quien tiene el centro y responde siempre en la casilla opuesta nunca completa una línea.
coach-mirrors_center = Es el centro. Quien lo tiene y responde siempre en la casilla opuesta nunca completa una línea.
coach-only_move = Es la única jugada posible.
coach-blocks = Bloquea a { $mark } en { $lines }.
coach-prevents_forks = { $count ->
    [one] Evita una doble amenaza de { $mark }: en { $cells }.
    [many] Evita todas las dobles amenazas de { $mark }: en { $cells }.
   *[other] Evita todas las dobles amenazas de { $mark }: en { $cells }.
}
coach-only_draw = Cualquier otra jugada pierde.
coach-keeps_win = { $others ->
        [one] También gana { $others } jugada más.
        [many] También ganan { $others } de jugadas más.
       *[other] También ganan { $others } jugadas más.
    }
coach-only_win = Ninguna otra jugada gana.
coach-holds_out = Todas las jugadas pierden, y ninguna otra resiste más.
coach-holds_out_alone = Todas las jugadas pierden, pero esta es la que más resiste.
coach-threatens = Amenaza con ganar en { $cell }, así que { $mark } tiene que bloquear ahí.
coach-tempts = { $mistakes ->
        [one] { $mistakes } de las { $replies } respuestas posibles de { $mark } es un error.
        [many] { $mistakes } de las { $replies } respuestas posibles de { $mark } son errores.
       *[other] { $mistakes } de las { $replies } respuestas posibles de { $mark } son errores.
    }
coach-one_of_draws = { $count } de las { $moves } jugadas posibles mantienen el empate, incluida esta.
coach-all_draw = Todas las jugadas mantienen el empate.
coach-traps = { $count ->
        [one] **{ $cells }** es la jugada con más trampas.
        [many] **{ $cells }** son las jugadas con más trampas.
       *[other] **{ $cells }** son las jugadas con más trampas.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Precisión:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Momento clave:** jugada { $number } ({ $who } { $mark }), **{ $coordinate }**: { $before } → { $after }. Mejor: { $cells }
coach-no_mistake = **Errores en el tablero:** ninguno. Ninguna jugada cambió el resultado.
coach-no_proven_mistake = **Errores en el tablero:** ninguno encontrado.
coach-not_judged = { $count ->
        [1] **Demasiado compleja para valorarla:** jugada { $numbers }
       *[other] **Demasiado complejas para valorarlas:** jugadas { $numbers }
    }
coach-stopped_at = Cuando la partida se detuvo, era el turno de { $mark }: { $value }.
coach-no_plies = No hubo jugadas.
coach-plies = **Jugadas:** { $cells }
coach-kept = Buena jugada: sigue siendo { $value }.
coach-unjudged = Esta jugada es demasiado compleja para que yo la valore. { coach-depth }
coach-lost_anyway = La partida ya estaba perdida: { $value }.
coach-mistake = Un error: { $before } → { $after }. Mejor: { $glyph } { $cells }
coach-mistakes = **{ $count } errores:** jugadas { $numbers }
coach-move = Jugada { $number }
coach-back = Atrás
coach-next = Siguiente

## learner

learner-title = ### 🧠 Lo que aprendí aquí
learner-naive = 🧠 Todavía no aprendí nada aquí. Solo conozco las reglas. Para enseñarme: `{ $prefix }{ name-play } { level-learner } { $word }`, o los botones de abajo.
learner-how_original = -# Juego en la primera casilla libre que aún no me ha hecho perder una partida.
learner-how_stronger = -# Aprendo de ambos bandos de cada partida. Las posiciones reflejadas y giradas cuentan como una sola.
learner-memory_lost = **Posiciones perdedoras que conozco:** { $lost }
learner-memory = **Posiciones perdedoras que conozco:** { $lost } · **Buenas:** { $good }
learner-games = **Partidas:** { $games } · **En entrenamiento:** { $trained }
learner-latest_games = { $count ->
    [one] **Última partida:** ganadas: { $wins } · empatadas: { $draws } · perdidas: { $losses }
    [many] **Últimos { $count } de partidas:** ganadas: { $wins } · empatadas: { $draws } · perdidas: { $losses }
   *[other] **Últimas { $count } partidas:** ganadas: { $wins } · empatadas: { $draws } · perdidas: { $losses }
}
learner-results = **Resultados:** ganadas: { $wins } · empatadas: { $draws } · perdidas: { $losses }
learner-unbeatable = 🛡️ Ya nadie puede ganarme.
learner-beatable = 🎯 Todavía puedo perder con { $mark_x } y con { $mark_o }.
learner-beatable_as = 🎯 Todavía puedo perder con { $mark }.
learner-lesson = 💡 **Última lección, con { $mark }:** esto no lo vuelvo a jugar.
learner-curve = Gráfico de líneas del porcentaje de partidas que perdí. Partidas: { $games }. Al principio: { $first }. Al final: { $last }.
learner-losses = **Porcentaje de partidas que perdí:** { $first } al principio · { $last } al final
learner-training = { $games ->
    [one] 🏋️ Entreno contra **{ $opponent }**: { $played } de { $games } partida
    [many] 🏋️ Entreno contra **{ $opponent }**: { $played } de { $games } de partidas
   *[other] 🏋️ Entreno contra **{ $opponent }**: { $played } de { $games } partidas
}
learner-trained = { $games ->
    [one] ✅ Entrené { $games } partida contra **{ $opponent }**.
    [many] ✅ Entrené { $games } de partidas contra **{ $opponent }**.
   *[other] ✅ Entrené { $games } partidas contra **{ $opponent }**.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Mi entrenamiento contra **{ $opponent }** terminó antes de tiempo, tras { $played } de { $games } partida.
    [many] ⏹️ Mi entrenamiento contra **{ $opponent }** terminó antes de tiempo, tras { $played } de { $games } de partidas.
   *[other] ⏹️ Mi entrenamiento contra **{ $opponent }** terminó antes de tiempo, tras { $played } de { $games } partidas.
}
learner-training_failed = { $games ->
    [one] ⚠️ Algo salió mal, así que mi entrenamiento contra **{ $opponent }** terminó tras { $played } de { $games } partida. Conservo lo que aprendí.
    [many] ⚠️ Algo salió mal, así que mi entrenamiento contra **{ $opponent }** terminó tras { $played } de { $games } de partidas. Conservo lo que aprendí.
   *[other] ⚠️ Algo salió mal, así que mi entrenamiento contra **{ $opponent }** terminó tras { $played } de { $games } partidas. Conservo lo que aprendí.
}
learner-training_over = ⏹️ Ese entrenamiento ya terminó. Conservo lo que aprendí: míralo con `{ $prefix }{ name-brain }`.
learner-known_positions = **Posiciones que conozco:** { $knows } · **Antes:** { $knew }
learner-end = Terminar entrenamiento
learner-do_play = Jugar contra mí
learner-do_train = Entrenar { $games } partidas
learner-do_export = Guardar en archivo
learner-do_import = Cargar un archivo
learner-do_reset = Reiniciar
learner-import_title = Cargar lo que sabe un aprendiz
learner-import_field = Un archivo que yo haya guardado
learner-saved =
    📤 **Todo lo que sé aquí, en modo `{ $mode }`**
    { $memory }
    Para cargarlo en otro sitio, quien gestiona el servidor pulsa allí **{ learner-do_import }** debajo de `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Lo que sabe este archivo, en modo `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Combinar** lo añade a lo que sé aquí y conserva mi historial.
    -# Nuevas posiciones perdedoras: { $lost } · Nuevas buenas: { $good }
learner-replace_preview =
    { "" }**Reemplazar** me hace olvidar lo que sé aquí y mi historial.
    -# Posiciones: { $known } · Partidas: { $games }
learner-do_merge = Combinar
learner-do_replace = Reemplazar
learner-do_cancel = Cancelar
learner-merged =
    ✅ **Memorias combinadas**
    { "" }**Nuevas posiciones perdedoras:** { $lost } · **Nuevas buenas:** { $good }
    { "" }**Posiciones que conozco:** { $known }
learner-replaced =
    ✅ **Memoria reemplazada**
    { "" }**Posiciones que conozco:** { $known }
    { "" }**Modo:** `{ $mode }`
    { "" }**Posiciones olvidadas:** { $forgotten } · **Partidas olvidadas:** { $games }
learner-not_imported = No se importó nada.
learner-reset =
    🗑️ **¿Quieres que olvide todo lo que aprendí aquí y mi historial?**
    { "" }**Posiciones:** { $known } · **Partidas:** { $games }
    Empezaría de cero en modo `{ $mode }`.
learner-reset_yes = Olvidar todo
learner-reset_switch = Olvidar, y aprender en modo { $mode }
learner-reset_no = Conservar todo
learner-forgotten =
    🗑️ **Olvidé todo lo que aprendí aquí y mi historial.**
    { "" }**Posiciones:** { $known } · **Partidas:** { $games }
    Empiezo de cero en modo `{ $mode }`.
learner-kept = No he olvidado nada.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** todavía no tiene partidas con resultado aquí. Para empezar una: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** todavía no tiene partidas de { $game } con resultado aquí. Para empezar una: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 ganadas: { $count }
stats-drawn = 🤝 empatadas: { $count }
stats-lost = perdidas: { $count }
stats-total = **En total:** { $tally }
stats-mark = **Con { $mark }:** { $tally }
stats-members = **Miembros:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Miembros contra mí
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Niveles vencidos:** { $levels }
stats-winning_streak = **Mejor racha de victorias:** { $longest }
stats-course = 🎓 **Curso:** completado
stats-more = Ver también: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Ver también: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Partidas jugadas aquí
stats-games = **Partidas:** { $games } · **Participantes:** { $members }
stats-nothing = Nadie ha terminado todavía una partida aquí. Para empezar una: `{ $prefix }{ name-play }`
stats-nothing_of_game = Nadie ha terminado todavía una partida de { $game } aquí. Para empezar una: `{ $prefix }{ name-play } { $word }`
stats-winners = **Victorias:** { $mark_x } { $x } · { $mark_o } { $o } · **Empates:** { $draws }
stats-ends = **Cómo terminaron:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Quién jugó más:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Entre mis niveles:** { $games } partida más
    [many] **Entre mis niveles:** { $games } de partidas más
   *[other] **Entre mis niveles:** { $games } partidas más
}
stats-bar = Gráfico de barras de los resultados. Ganadas: { $wins }. Empatadas: { $draws }. Perdidas: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Pulsa el botón para ver tu progreso. Solo lo ves tú.
progress-open = Ver mi progreso
progress-practice_now = Practicar ahora
progress-post = Publicar
progress-none = Aún no he repasado ninguna partida tuya. Empieza con `{ $prefix }{ name-practice }` o con tus errores debajo de una partida perdida. Desde entonces repaso cada partida que termines.
progress-clean = ✅ **{ $theme }:** ningún error desde el { $date } (partidas repasadas: { $games })
progress-all_themes = Todos los temas
progress-compared = { $now } · antes: { $before }
progress-accuracy = **Precisión:** { $share }
progress-games = **Partidas repasadas:** { $games }
progress-mistakes = ### Errores
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Práctica
progress-due = **Ejercicios pendientes:** { $due } de { $exercises }
progress-lessons = **Lecciones hechas:** { $done } de { $lessons }
progress-puzzle_rating = **Puntuación en problemas:** { $rating }
progress-legend = Los últimos 30 días y los 30 anteriores. La precisión es la parte de tus jugadas juzgadas que mantuvieron el resultado.
progress-chart = Gráfico de la precisión por semana, con el número de partidas repasadas: { $weeks }

## theme

theme-finish_line = Completar una línea
theme-block_line = Bloquear una línea
theme-make_fork = Crear una doble amenaza
theme-prevent_fork = Evitar una doble amenaza
theme-forced_sequence = Secuencia forzada
theme-opening = Apertura
theme-zugzwang = Zugzwang (amenazas pares e impares)

## ended

ended-line = línea completada
ended-full_board = tablero lleno
ended-repetition = posición repetida
ended-move_limit = límite de jugadas
ended-boards_counted = recuento de tableros
ended-resigned = rendición
ended-forfeited = abandono o falta de tiempo
ended-agreed = empate acordado
ended-abandoned = sin terminar
ended-stopped = detenida por la moderación

## rating

rating-ranked = **Puntuación:** { $rating } · **Puesto:** { $rank }
rating-provisional = { $games ->
    [one] **Puntuación hasta ahora:** { $rating } · **Puesto:** tras { $games } partida puntuada más
    [many] **Puntuación hasta ahora:** { $rating } · **Puesto:** tras { $games } de partidas puntuadas más
   *[other] **Puntuación hasta ahora:** { $rating } · **Puesto:** tras { $games } partidas puntuadas más
}
rating-none = { $games ->
    [one] **Puntuación:** todavía no hay · **Puesto:** tras { $games } partida puntuada
    [many] **Puntuación:** todavía no hay · **Puesto:** tras { $games } de partidas puntuadas
   *[other] **Puntuación:** todavía no hay · **Puesto:** tras { $games } partidas puntuadas
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Gráfico de líneas de la puntuación en { $games } partida puntuada: de { $first } a { $last }, entre { $lowest } y { $highest }.
    [many] Gráfico de líneas de la puntuación en los últimos { $games } de partidas puntuadas: de { $first } a { $last }, entre { $lowest } y { $highest }.
   *[other] Gráfico de líneas de la puntuación en las últimas { $games } partidas puntuadas: de { $first } a { $last }, entre { $lowest } y { $highest }.
}
rating-course = { $games ->
    [one] **Última { $games } partida puntuada:** de { $first } a { $last } · mínimo { $lowest } · máximo { $highest }
    [many] **Últimos { $games } de partidas puntuadas:** de { $first } a { $last } · mínimo { $lowest } · máximo { $highest }
   *[other] **Últimas { $games } partidas puntuadas:** de { $first } a { $last } · mínimo { $lowest } · máximo { $highest }
}

## chart

chart-results = Resultados
chart-wins = Ganadas: { $games }
chart-draws = Empatadas: { $games }
chart-defeats = Perdidas: { $games }
chart-rating = Puntuación
chart-rated_game = Partida puntuada
chart-losses = Porcentaje de partidas que perdí
chart-lost = Perdidas
chart-by_week = Precisión por semana
chart-week = Semana del
chart-accuracy = Precisión
chart-reviewed = Partidas repasadas
chart-game = Partida
chart-average =
    { $games ->
        [one] Promedio de { $games } partida
        [many] Promedio de { $games } de partidas
       *[other] Promedio de { $games } partidas
    }

## leaderboard

leaderboard-title = ### 🏅 Clasificación: { $game }
leaderboard-range = Miembros { $first }–{ $last } de { $total }
leaderboard-none = { $games ->
    [one] 🏅 Nadie tiene puesto todavía en { $game } aquí. Hace falta { $games } partida contra mis niveles o miembros, sin pistas. Para empezar: `{ $prefix }{ name-play } { $word }`
    [many] 🏅 Nadie tiene puesto todavía en { $game } aquí. Hacen falta { $games } de partidas contra mis niveles o miembros, sin pistas. Para empezar: `{ $prefix }{ name-play } { $word }`
   *[other] 🏅 Nadie tiene puesto todavía en { $game } aquí. Hacen falta { $games } partidas contra mis niveles o miembros, sin pistas. Para empezar: `{ $prefix }{ name-play } { $word }`
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Siguiente:** { $level }, a { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
leaderboard-rated = Solo cuentan las partidas puntuadas.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Partidas jugadas aquí
history-range = -# Partidas { $first }–{ $last } de { $total }, primero las más recientes
history-none = **{ $who }** todavía no ha terminado ninguna partida aquí. Para empezar una: `{ $prefix }{ name-play }`
history-nothing = Nadie ha terminado todavía una partida aquí. Para empezar una: `{ $prefix }{ name-play }`
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } jugada
    [many] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } de jugadas
   *[other] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } jugadas
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } jugada
    [many] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } de jugadas
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } jugadas
}
history-win = ganada
history-draw = empatada
history-loss = perdida
history-no_result = sin resultado
history-newer = Más recientes
history-older = Más antiguas
history-first = Inicio
history-last = Final
history-list = Volver a la lista
history-export = Mis partidas en archivo
history-paste = Repetir una línea
history-pasted = Una línea de un archivo de partidas

## replay

replay-ply = Jugada { $number } de { $plies }: **{ $who }** jugó { $mark } en **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Jugadas:** { $moves }
replay-share = Compartir

## export

export-use_history = Esto queda entre tú y yo. Pulsa **{ history-export }** debajo de `{ $prefix }{ name-history }`, o envíame `{ $prefix }{ name-export }` por mensaje directo.
export-done_pasted =
    📤 **Tus partidas terminadas:** { $games }
    De todos los sitios donde jugaste, una partida por línea. Para volver a ver una, pulsa **{ history-paste }** debajo de `{ $prefix }{ name-history }` y pega su línea
export-none = Todavía no has terminado ninguna partida. Para empezar una: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partida detenida, y el tablero lo indica.
moderation-resigned = 🏳️ **{ $who }** se rindió, y el tablero lo indica.

## permission

permission-view_channel = Ver canales
permission-connect = Conectar
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-attach_files = Adjuntar archivos
permission-manage_messages = Gestionar mensajes
permission-manage_guild = Gestionar servidor

## question

question-yes = Empezar de nuevo
question-no = Seguir jugando
question-kept = La partida sigue. Para ver el tablero: `{ $prefix }{ name-board }`
question-stop = **{ $x }** y **{ $o }** están jugando aquí. ¿Detener su partida?
question-stop_own = **{ $x }** y **{ $o }** están jugando aquí. Si detienes esta partida, te rindes. ¿Detenerla?
question-stop_yes = Detener partida
question-stop_no = Cancelar
question-play_examples = Por ejemplo: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` o `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Por ejemplo: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` o `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = El problema del día es el mismo para todo el mundo: `{ $prefix }{ $command } { word-daily }`. Un juego o un tema son para un problema solo tuyo: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Por ejemplo: `{ $prefix }{ $command } { word-connect4 }` o `{ $prefix }{ $command } { word-mixed } 3m`; el tiempo es 90s o 3m.
question-race_today_alone = La carrera del día es la misma para todo el mundo aquí: `{ $prefix }{ $command } { word-today }`. Un juego y un tiempo se eligen para una carrera que abres tú: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Por ejemplo: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, con un tiempo por jugada de 15s a 24h.
question-watch_examples = Por ejemplo: `{ $prefix }{ $command } { level-hard } { level-easy }` o `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = ¿Quisiste decir `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = ¿Quisiste decir `{ $prefix }{ $command }`?
question-unknown_words = Aquí no entiendo «{ $typed }».
question-conflicting_words = Esas palabras no van juntas.
question-choose_member = Elige al miembro en la lista que Discord muestra después de `@`.
question-course_examples = Las lecciones tienen los números 1 a 7: `{ $prefix }{ $command } 1` abre la primera.
question-invite_examples = Por ejemplo: `{ $prefix }{ $command } { word-connect4 }` o `{ $prefix }{ $command } o`.
question-challenge_named = ¿Desafiar a **{ $who }**?
question-challenge_named_yes = Desafiar

## help

help-first = Pulsa **Jugar** para empezar una partida contra mí, y luego pulsa una casilla.
help-to_friend = Jugar con alguien
help-to_commands = Todos los comandos
help-to_play = Jugar
help-to_learn = Aprender
help-to_owners = Administración
help-about = Sobre mí
help-play =
    ### Jugar
    Gana quien haga tres en línea: en horizontal, vertical o diagonal.
    - **Empezar:** `{ $prefix }{ name-play }`. Eres { $mark_x } y empiezas; con `{ $prefix }{ name-play } o` eres { $mark_o }.
    - **Hacer una jugada:** pulsa una casilla o escribe `{ $prefix }{ name-move } B2` (fila B, columna 2).
    - **Niveles:** `{ $prefix }{ name-play } { level-easy }`, o `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Otros juegos:** `{ $prefix }{ name-play } { word-connect4 }`, o `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Con otras personas:** `{ $prefix }{ name-play } @ben` desafía a un miembro, `{ $prefix }{ name-invite }` a quien quiera. Con `{ $prefix }{ name-vote }`, todo el mundo juega junto el mismo bando.
    - **Durante la partida:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Tus partidas, y quién busca una:** `{ $prefix }{ name-games }`
    - **Menciones cuando te toca:** `{ $prefix }{ name-privacy }`
    - **Una partida más aquí:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Aprender
    - **La mejor jugada:** `/{ name-hint }` durante la partida
    - **Todas las jugadas comparadas:** `{ $prefix }{ name-analyse }`
    - **Una partida explicada:** el botón **{ board-review }** al final
    - **Tus propios errores:** `{ $prefix }{ name-practice }`
    - **Curso:** `{ $prefix }{ name-course }`
    - **Problemas:** `{ $prefix }{ name-puzzle }` o `{ $prefix }{ name-puzzle } { word-daily }`
    - **Contra el reloj:** `{ $prefix }{ name-storm }` en solitario, `{ $prefix }{ name-race }` con más gente
    - **Aprendiz:** con `{ $prefix }{ name-play } { level-learner }` juegas contra un principiante que aprende de ti; `{ $prefix }{ name-brain }` muestra cuánto avanzó.
    - **Mirar:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Resultados:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Tus datos, y mis mensajes:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Para quien administra el servidor
    - **Ajustes:** `/{ name-settings }` para juegos, tableros, canales, roles, prefijo e idioma (requiere el permiso **Gestionar servidor**)
    - **Detener una partida:** `{ $prefix }{ name-stop }` en su canal (requiere el permiso **Gestionar mensajes**)
    - **Permisos:** `/{ name-settings }` muestra cuáles me faltan.
    - **Prefijo:** cámbialo en `/{ name-settings }`. Mencionarme siempre funciona.
    - **Reiniciar al aprendiz:** `{ $prefix }{ name-brain }`
    - **Privacidad:** `{ $prefix }{ name-privacy }` muestra lo que guardo sobre ti.
about-version = **Versión:** { $version }
about-invite = [Añádeme a un servidor](<{ $link }>)
about-install = [Añádeme a tu cuenta](<{ $link }>)
about-terms = [Términos del servicio](<{ $link }>)
about-privacy = [Política de privacidad](<{ $link }>)
about-your_data = **Tus datos:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ La versión { $version }, más nueva, ya funcionó con esta base de datos. Actualízame otra vez, o restaura una copia de seguridad anterior a esa actualización.
about-servers = **Servidores:** { $servers }
about-since = **En marcha desde:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** conectado, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** sin conexión

## privacy

privacy-use_slash_command = Esto queda entre tú y yo. Usa `/{ name-privacy }`, o envíame `{ $prefix }{ name-privacy }` por mensaje directo.
privacy-title = ### Lo que guardo sobre ti
privacy-nothing = Nada.
privacy-never = **Nunca guardo:** tu nombre ni lo que escribes
privacy-matches = **Partidas:** terminadas: { $finished } · en curso: { $live }
privacy-matches_details = -# Tu ID de usuario, jugadas, horas, pistas y los ID del servidor, del canal y de los mensajes
privacy-challenges = **Desafíos abiertos:** { $challenges }
privacy-challenges_details = -# Quién desafió a quién, el juego y los ID del canal y del mensaje
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Puntuaciones:** en { $ratings } servidor
    [many] **Puntuaciones:** en { $ratings } de servidores
   *[other] **Puntuaciones:** en { $ratings } servidores
}
privacy-gains = { $gains ->
    [0] **Puntos ganados contra mis niveles:** ninguno
    [one] **Puntos ganados contra mis niveles:** en { $gains } nivel
    [many] **Puntos ganados contra mis niveles:** en { $gains } de niveles
   *[other] **Puntos ganados contra mis niveles:** en { $gains } niveles
}
privacy-ratings_details =
    -# Tu puntuación tras cada partida puntuada, y cuántas ganaste, empataste y perdiste
    -# Por cada nivel, los puntos del último día en que ganaste alguno
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Resultados de problemas:** ninguno
    [one] **Resultados de problemas:** en { $puzzles } servidor o conversación privada
    [many] **Resultados de problemas:** en { $puzzles } de servidores y conversaciones privadas
   *[other] **Resultados de problemas:** en { $puzzles } servidores y conversaciones privadas
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Puntuación en problemas:** –
   *[other] **Puntuación en problemas:** para todos los servidores
}
privacy-puzzles_details = -# El último problema, aciertos y fallos, rachas, el último resultado diario que compartiste y, durante 30 días, qué problemas viste en carreras
privacy-practice = **Ejercicios:** { $exercises } · **Partidas para ellos:** { $reviewed }
privacy-practice_details = -# Desde cuándo practicas, tus errores en partidas y carreras, tus respuestas y cuándo vuelven
privacy-course = **Lecciones:** { $lessons }
privacy-course_details = -# Qué ejercicios has resuelto
privacy-learners = { $learners ->
    [one] **Memoria del aprendiz:** de { $learners } conversación privada
    [many] **Memoria del aprendiz:** de { $learners } de conversaciones privadas
   *[other] **Memoria del aprendiz:** de { $learners } conversaciones privadas
}
privacy-learners_details = -# Lo que aprendió de ti en mensajes directos. En los servidores no guarda quién jugó.
privacy-notices = **Avisos desactivados:** sí
privacy-notices_details = -# Tu ID de usuario
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Recordatorio de racha:** desactivado
   *[other] **Recordatorio de racha:** activado
}
privacy-search_notices = { $search_notices ->
    [0] **Avisos de invitaciones:** desactivados
    [one] **Avisos de invitaciones:** en { $search_notices } servidor
    [many] **Avisos de invitaciones:** en { $search_notices } de servidores
   *[other] **Avisos de invitaciones:** en { $search_notices } servidores
}
privacy-direct_messages_details = -# Tu ID de usuario, y cuándo te envié el último
privacy-votes = **Votos:** { $votes } · **Votaciones iniciadas:** { $votings }
privacy-votes_details = -# En partidas en las que vota todo el mundo: tu ID de usuario y tu voto en cada jugada, hasta 24 horas después del final
privacy-races = **Carreras y contrarrelojes de problemas:** { $races } · **Abiertas por ti:** { $race_starts }
privacy-races_details = -# Tu ID de usuario, los problemas, cuáles fallaste, tus puntos y cuánto tiempo tardaste
privacy-if_deleted =
    ### Si lo eliminas
    { "" }**Las partidas en curso** terminan al instante. Pierdes aquellas en las que ambos bandos ya jugaron.
    { "" }**Las partidas terminadas** se quedan, pero sin tu ID de usuario.
    { "" }**Todo lo demás** desaparece. No se puede deshacer.
privacy-forget = Eliminar mis datos
privacy-deleted = ### Tus datos se eliminaron
privacy-kept =
    -# También olvidé tu nombre, tu idioma y a quién desafiaste, si aún los tenía en la memoria.
    ### Lo que queda
    { "" }**Partidas:** { $kept }
    -# Sin tu ID de usuario ni los ID del canal y de los mensajes. Solo queda el ID del mensaje o de la pulsación que empezó una partida, como su número. Sin el canal, nadie puede encontrarlo.
    -# Hasta la medianoche UTC todavía sé cuántas veces jugaron hoy entre sí los mismos dos miembros, pero no quiénes son.
privacy-ended = { $lost ->
    [0] **Partidas en curso terminadas:** { $live } (sin resultado)
   *[other] **Partidas en curso terminadas:** { $live } · **Perdidas:** { $lost } (ambos bandos ya habían jugado)
}
privacy-nothing_ended = **Partidas en curso terminadas:** ninguna

## name

name-play = jugar
name-play_opponent = nivel
name-play_member = miembro
name-play_mark = ficha
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = juego
name-invite = invitar
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = ofrecer
name-offer_what = qué
name-draw = empate
name-takeback = deshacer
name-games = partidas
name-watch = mirar
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = cerebro
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = aprendiz
name-settings = ajustes
name-vote = votar
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = tiempo
name-vote_thread = { word-thread }
name-stop = detener
name-move = mover
name-move_coordinate = casilla
name-board = tablero
name-resign = rendirse
name-puzzle = problema
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = carrera
name-race_game = { name-play_game }
name-race_time = tiempo
name-race_today = { word-today }
name-storm = contrarreloj
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = curso
name-course_lesson = lección
name-help = ayuda
name-about = acerca-de
name-hint = pista
name-analyse = analizar
name-analyse_position = posición
name-analyse_view = vista
name-review = repasar
name-privacy = privacidad
name-progress = progreso
name-notify = avisos
name-practice = practicar
name-practice_move = { name-move_coordinate }
name-stats = estadísticas
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = clasificación
name-leaderboard_game = { name-play_game }
name-history = historial
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = repetición
name-export = exportar

## word

word-random = azar
word-thread = hilo
word-here = aquí
word-network = red
word-hints = pistas
word-misere = misère
word-fading = fugaz
word-ultimate = súper
word-uttt = uttt
word-ultimate_tictactoe = súper-tres-en-raya
word-infinite = infinito
word-disappearing = fichas-fugaces
word-connect4 = conecta4
word-connect_four = conectacuatro
word-tictactoe = tres-en-raya
word-ttt = ttt
word-noughts = gato
word-reverse = tres-en-raya-al-revés
word-misere_tictactoe = tres-en-raya-misère
word-daily = diario
word-mixed = mixto
word-today = hoy
word-finish_line = línea
word-block_line = bloquear
word-make_fork = amenaza
word-prevent_fork = evitar
word-forced_sequence = secuencia
word-opening = apertura
word-zugzwang = zugzwang
word-show = mostrar
word-train = entrenar
word-export = exportar
word-import = importar
word-reset = reiniciar
word-server = servidor
word-original = original
word-stronger = mejorado

## command

command-play = Tres en raya, Conecta 4 y más, contra mí o contra un miembro
command-play_opponent = Mi nivel, si juegas contra mí
command-play_member = Miembro al que desafías (si no eliges, juegas contra mí)
command-play_mark = Tu ficha; X empieza
command-play_mark_x = X (empieza)
command-play_mark_o = O (va después)
command-play_mark_random = Al azar
command-play_thread = Abrir un hilo para la partida (si no eliges: el ajuste del servidor)
command-play_hints = Permitir pistas en una partida entre miembros
command-play_game = Qué juego (si no eliges: el predeterminado del servidor)
command-invite = Una partida con quien acepte primero
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Permitir pistas en la partida
command-invite_game = { command-play_game }
command-menu_challenge_member = Desafiar a una partida
command-offer = Empate, o deshacer tu última jugada, si la otra persona está de acuerdo
command-offer_what = Lo que le pides a la otra persona
command-offer_what_draw = Un empate
command-offer_what_takeback = Deshacer tu última jugada
command-games = Tus partidas en curso, y quién busca una aquí
command-watch = Una partida entre dos de mis niveles
command-watch_x = Nivel que juega con X y empieza
command-watch_o = Nivel que juega con O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Los ajustes de este servidor: juegos, tableros, quién puede jugar, idioma
command-vote = Una partida contra uno de mis niveles en la que todo el mundo aquí vota cada jugada
command-vote_opponent = Mi nivel contra el que juega el grupo (predeterminado: el del servidor)
command-vote_game = { command-play_game }
command-vote_mark = Ficha del grupo; X empieza (predeterminado: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Tiempo para votar cada jugada, de 15s a 24h, como 30s, 5m o 1h (predeterminado: 1m)
command-vote_thread = No: en este canal, para lo que hace falta el permiso Gestionar mensajes
command-stop = Detener la partida de este canal
command-move = Tu jugada: una casilla, como B2, o en Conecta 4 un número de columna
command-move_coordinate = Una casilla, como B2, o en Conecta 4 un número de columna
command-board = El tablero otra vez, en un mensaje nuevo
command-resign = Rendirse en la partida
command-puzzle = Un problema: encuentra la única jugada correcta
command-puzzle_daily = El problema del día de este servidor, para todo el mundo aquí
command-puzzle_game = { command-play_game }
command-puzzle_theme = Elige de qué trata el problema
command-race = Carrera de problemas para todo el mundo aquí: los mismos, cuantos puedas en 90 segundos
command-race_game = Problemas de un solo juego (predeterminado: de varios)
command-race_game_mixed = Varios juegos
command-race_time = Cuánto tiempo tiene cada participante (predeterminado: 90 segundos)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = La carrera del día: los mismos 20 problemas para todo el mundo aquí, hoy cuando quieras
command-storm = Todos los problemas que puedas en 90 segundos, contra tu propio récord
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Cuánto tiempo tienes (predeterminado: 90 segundos)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Siete lecciones cortas con las que jugarás mejor
command-course_lesson = Número de una lección (predeterminado: todas las lecciones)
command-help = Cómo se juega, y todos los comandos
command-brain = Lo que el aprendiz aprendió aquí, y su entrenamiento
command-brain_train = Entrenarlo: número de partidas, de 1 a 10000 (predeterminado: 500)
command-brain_opponent = Entrenarlo contra este nivel (predeterminado: { level-perfect })
command-brain_game = { command-play_game }
command-notify = De qué te aviso, con botones para cambiarlo
command-hint = Una buena jugada y su motivo; solo la ves tú
command-analyse = Cuánto vale cada jugada
command-analyse_position = Filas desde arriba, como X../.O./... (si falta: la partida de este canal)
command-analyse_view = Qué ver además de los valores (predeterminado: nada)
command-analyse_view_network = lo que ve la red
command-privacy = Lo que guardo sobre ti, y cómo eliminarlo
command-practice = Ejercicios con tus propios errores: encuentra las jugadas mejores
command-practice_move = Tu respuesta, como B2 o 4
command-stats = Tus resultados, los de un miembro o los de todo el servidor
command-stats_member = De quién son las partidas (si no eliges: las tuyas)
command-stats_server = Las partidas de todo el mundo en este servidor
command-stats_game = Solo este juego (si no eliges: todos los juegos)
command-leaderboard = Las mejores puntuaciones de este servidor
command-leaderboard_game = { command-play_game }
command-history = Partidas terminadas, para repetirlas jugada a jugada o guardarlas en un archivo
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = ¿Qué casilla? Escribe la letra de su fila y el número de su columna, por ejemplo `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Eso no es una casilla. Escribe una letra de fila y un número de columna, por ejemplo `{ $prefix }{ name-move } B2`.
error-missing_column = ¿Qué columna? Escribe su número, por ejemplo `{ $prefix }{ name-move } 2`.
error-unreadable_column = Eso no es una columna. Escribe su número, por ejemplo `{ $prefix }{ name-move } 2`.
error-unknown_row = No hay ninguna fila { $row }. Las filas van de la { $first } a la { $last }.
error-unknown_column = No hay ninguna columna { $column }. Las columnas van de la { $first } a la { $last }.
error-cell_fading = Tu { $mark } en **{ $coordinate }** no desaparece hasta que hayas jugado: elige una casilla libre.
error-cell_taken = **{ $coordinate }** ya la ocupa { $mark }. Elige una casilla libre.
error-other_board = Tienes que jugar en el tablero situado **{ $board }**: de **{ $first }** a **{ $last }**.
error-closed_board = El tablero situado **{ $board }** (de { $first } a { $last }) está ganado o lleno. Elige una casilla de otro.
error-full_column = La columna { $column } está llena. Elige otra.
error-floating_cell = Una ficha se caería de **{ $coordinate }**. Elige la casilla libre más baja de una columna.
error-position_shape = Escribe la posición como { $rows } filas de { $columns } casillas, con `/` entre las filas, por ejemplo `{ $example }`. Para un tablero de otro tamaño, pon primero el tamaño, como en `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Una posición escrita de **{ $game }** no lo dice todo. Durante una partida, `/{ name-analyse }` muestra su posición.
error-position_mark = En la fila { $row }, columna { $column } de esa posición no hay ni `X`, ni `O`, ni `.`.
error-impossible_position = Ninguna partida llega a esa posición: X empieza, los bandos se turnan y la primera línea termina la partida.
error-floating_position = Ninguna partida llega a esa posición: la ficha en **{ $coordinate }** se caería.
error-game_size = No hay un juego de ese tamaño. Un tablero tiene de { $least } a { $most } filas y columnas, y una línea tiene al menos { $least } casillas y cabe en el tablero. Por ejemplo, `{ $prefix }{ name-play } 6x6x4` significa 6 filas, 6 columnas y 4 en línea.
error-game_not_offered = Este servidor no ofrece **{ $game }**. Ofrece: { $offered }.
error-match_over = Esa partida ya terminó. Para empezar otra: `{ $prefix }{ name-play }`
error-not_a_player = No juegas en esta partida.
error-workers_busy = Ahora mismo hay demasiados miembros esperando ayuda. Inténtalo de nuevo en un minuto.
error-advice_pending = Todavía estoy con tu última petición de ayuda. Pide de nuevo cuando te haya respondido.
error-advice-duel = En una partida entre miembros sin pistas, esta posición está en el tablero o a una jugada. Vuelve a pedirlo cuando esa partida haya avanzado.
error-advice-race = Esta posición es la del problema que tienes pendiente en una carrera, o está a una jugada. Responde primero a ese problema.
error-too_many_takebacks = Ya deshiciste { $limit ->
        [one] { $limit } jugada
        [many] { $limit } de jugadas
       *[other] { $limit } jugadas
    } en esta partida. Nadie puede deshacer más.
error-nothing_to_take_back = Todavía no has jugado, así que no hay nada que deshacer.
error-not_your_turn = No es tu turno. Para ver el tablero: `{ $prefix }{ name-board }`
error-no_match = Aquí no hay ninguna partida en curso. Para empezar una: `{ $prefix }{ name-play }`
error-match_running-resignation = Tu partida de aquí sigue en curso. Si empiezas de nuevo, te rindes, y eso cuenta como derrota. ¿Empezar de nuevo?
error-match_running-no_result = Aquí hay una partida en curso. Si empiezas de nuevo, termina sin resultado. ¿Empezar de nuevo?
error-match_running-time_up = En la partida que está en curso aquí, nadie ha jugado en una hora. Si empiezas de nuevo, la pierde quien la juega. ¿Empezar de nuevo?
error-channel_busy = { $idle_after ->
        [one] Aquí están jugando otros miembros. Juega en otro canal o en un hilo, o usa `{ $prefix }{ name-play }` cuando nadie haya jugado en { $idle_after } minuto.
        [many] Aquí están jugando otros miembros. Juega en otro canal o en un hilo, o usa `{ $prefix }{ name-play }` cuando nadie haya jugado en { $idle_after } de minutos.
       *[other] Aquí están jugando otros miembros. Juega en otro canal o en un hilo, o usa `{ $prefix }{ name-play }` cuando nadie haya jugado en { $idle_after } minutos.
    }
error-exhibition_running = Aquí juegan entre sí dos de mis niveles. Espera a que termine su partida, o juega en otro canal o en un hilo.
error-match_moved_on = La partida avanzó desde entonces. Para ver cómo va: `{ $prefix }{ name-board }`
error-channel_taken = Aquí hay otra partida en curso. Espera a que termine, o juega en otro canal o en un hilo.
error-question-not_yours = Esa pregunta era para otra persona.
error-offer-not_a_duel = Eso solo sirve en partidas entre miembros. Contra mí, `{ $prefix }{ name-play }` empieza una partida nueva, y con `{ $prefix }{ name-resign }` te rindes en esta.
error-offer-own_offer = Eso solo lo puede aceptar tu rival.
error-challenge-own_challenge = No puedes desafiarte. Para empezar una partida contra mí: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Los bots no pueden aceptar desafíos. Para empezar una partida contra mí: `{ $prefix }{ name-play }`
error-challenge_waiting = Ya hay un desafío abierto entre tú y ese miembro. Acéptalo, recházalo o retíralo primero: { $existing }
error-challenge-invitation_open = Ya tienes una invitación abierta. Retírala primero, o espera a que alguien la acepte: { $existing }
error-challenge_over = Eso ya no está abierto. Para hacer un desafío nuevo: `{ $prefix }{ name-play } @alguien`
error-challenge-not_yours = Ese desafío es para otra persona.
error-challenge-level = Los niveles son solo para partidas contra mí. Quita el nivel para desafiar a un miembro.
error-challenge-nobody_else = Aquí solo estamos tú y yo. Desafía a alguien en un canal de un servidor.
error-challenge-not_visible = En este servidor solo tú ves mis respuestas, así que nadie podría aceptar. Pide a quien gestiona el servidor que me añada, o juega en un grupo de mensajes directos.
error-challenge-private_thread = Quien crea un hilo privado puede sacar de él al resto, así que aquí los miembros solo juegan con pistas y sin puntuación: `{ $prefix }{ name-play } @alguien { word-hints }`.
error-challenge-cannot_see = **{ $who }** no puede ver este canal. Juega en uno que vean ambas personas.
error-challenge-channel_taken = Hay otra partida en curso en { $channel }. Podrás aceptar la [invitación]({ $link }) cuando termine.
error-challenge-not_a_member = No encuentro a ese miembro aquí. Escribe `@` y elígelo en la lista de Discord.
error-moderation-not_the_starter = Esto lo empezó otra persona. Solo ella y los miembros con el permiso **{ permission-manage_messages }** pueden detenerlo.
error-no_puzzles = No hay problemas de ese juego. Hay problemas de: { $games }.
error-puzzle-not_yours = Ese problema es para otra persona. Para recibir el tuyo: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Ese problema ya no cuenta. Para recibir uno nuevo: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Ya respondiste a ese problema. Para recibir uno nuevo: `{ $prefix }{ name-puzzle }`
error-practice-over = Ese ejercicio ya no está abierto. Para recibir otro: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Eso no es una casilla. Escribe una letra de fila y un número de columna, por ejemplo `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Eso no es una columna. Escribe su número, por ejemplo `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Ese era el problema de otro día. El de hoy: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Ya respondiste al problema de hoy. El próximo llega { $ends }.
error-race-outside_server = Una carrera necesita a más gente, así que es para servidores. Aquí, `{ $prefix }{ name-storm }` es lo mismo a solas.
error-race-no_puzzles = No hay carreras con problemas de ese juego. Hay carreras con problemas de: { $games }.
error-race-channel_taken = Ya hay una carrera en este canal.
error-race-in_another = Ya estás en otra carrera o contrarreloj. Termina primero esa.
error-race-started = Esa carrera ya empezó. Puedes participar en la próxima.
error-race-full = Esa carrera está completa: { $most } miembros como máximo.
error-race-nobody_in = Todavía no se ha apuntado nadie.
error-race-not_starter = Solo el miembro que abrió esta carrera puede empezarla antes.
error-race-not_in = No participas en esa carrera.
error-race-not_over = Hay quien todavía está respondiendo a estos problemas. Podrás verlos cuando termine la carrera.
error-race-day_not_over = Todavía se puede responder a estos problemas. La carrera termina { $ends }; después te muestro lo que fallaste.
error-race-no_day = Ese día no hubo carrera. La de hoy: `{ $prefix }{ name-race } { word-today }`
error-race-over = Esa carrera ya terminó.
error-race-private = Aquí todo el mundo leería tu respuesta. Pulsa mejor el botón de tu problema, o envíame `{ $prefix }{ name-storm }` por mensaje directo.
error-thread-not_here = No puedo abrir un hilo aquí. Juega sin hilo, o en un canal de texto de un servidor.
error-thread-user_permission = Necesitas el permiso **{ $missing }** para abrir un hilo aquí. Juega sin hilo.
error-thread-too_many = Este servidor ya tiene todos los hilos abiertos que permite Discord. Juega sin hilo, o archiva primero uno abierto.
error-thread-try_later = Discord no me deja abrir hilos ahora mismo, así que la partida se juega aquí.
error-thread-try_later_or_elsewhere = Discord no me deja abrir hilos ahora mismo, y aquí hay otra partida en curso. Inténtalo de nuevo en unos minutos, o juega en otro canal.
error-cannot_attach = Necesito el permiso **{ $missing }** para enviar archivos aquí. Pide a quien gestiona este servidor que me lo dé, o usa el comando de barra.
error-training-bot_permission = Necesito el permiso **{ $missing }** para mostrar aquí cómo va el entrenamiento. Pide a quien gestiona este servidor que me lo dé, o entréname en otro canal.
error-training-user_install = No puedo mostrar aquí cómo va el entrenamiento. Entréname por mensaje directo, o en un servidor que me haya añadido.
error-learner_game = El aprendiz no juega a eso. Juega a: { $games }.
error-learner-unknown_word = No conozco «{ $typed }». `{ $prefix }{ name-brain }` muestra lo que aprendí. También puedes usar `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` con un archivo, y `{ $prefix }{ name-learner } { word-reset }` o `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = No sé analizar **{ $game }**, así que no hay pistas, análisis ni repasos de ese juego.
error-training-unknown_word = No conozco «{ $typed }». Escribe un número de partidas y uno de mis niveles ({ $levels }), por ejemplo `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Elige de 1 a { $most } partidas para un entrenamiento.
error-training-already_running = Ya estoy entrenando aquí. Espera a que termine, o detén ese entrenamiento.
error-learner-other_mode = Estas memorias no se pueden combinar: el archivo es del modo `{ $theirs }`, y aquí aprendo en modo `{ $ours }`.
error-learner-one_file = Necesito un archivo: el que crea el botón **{ learner-do_export }** debajo de `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord no me dio ese archivo. Inténtalo de nuevo.
error-notify-other_server = Ese botón es de otro servidor. Para ver el de este: `{ $prefix }{ name-notify }`
error-notify-searches_off = Este servidor no permite los avisos de invitaciones.
error-not_a_manager = Necesitas el permiso **{ permission-manage_guild }** para hacer eso.
error-settings_outside_server = Solo los servidores tienen ajustes. Usa `/{ name-settings }` en un canal de tu servidor.
error-invalid_choice = Esa opción no está disponible. Las que sí lo están: `/{ name-settings }`
error-invalid_prefix = No se guardó: un prefijo tiene hasta 5 caracteres visibles, sin espacios ni acentos graves, y no empieza con `/`, `@` ni `<`.
error-vote-outside_server = En esas partidas vota todo el mundo, así que se juegan en servidores. Para empezar aquí una partida contra mí: `{ $prefix }{ name-play }`
error-vote-off = Este servidor ha desactivado las partidas en las que vota todo el mundo.
error-vote-time = El tiempo por jugada va de 15 segundos a 24 horas, como `30s`, `5m` o `1h`. Por ejemplo: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = La votación de esa jugada acaba de terminar. Podrás votar la siguiente en un momento.
error-vote-only_in_thread = Necesitas el permiso **{ permission-manage_messages }** para empezar esta partida en el propio canal. Sin él, la partida tendrá un hilo.
error-vote-needs_thread = Esta partida necesita un hilo. Te hace falta el permiso **{ permission-create_public_threads }** para abrir uno aquí, o **{ permission-manage_messages }** para jugar en el propio canal.
error-wrong_channel = Aquí no juego. Puedes jugar en { $channels }.
error-missing_role = Para jugar conmigo aquí necesitas uno de estos roles: { $roles }.
error-cooldown = ¡Qué rapidez! Puedes usar el próximo comando { $ends }.
error-too_many_choices = Cambiaste esta partida demasiadas veces. Juégala, o empieza otra con `{ $prefix }{ name-play }`.
error-already_playing = Ya estás en una partida aquí. Para verla: `{ $prefix }{ name-board }`
error-button_used = Ya pulsaste ese botón.
error-moderation-not_a_moderator = Necesitas el permiso **{ permission-manage_messages }** para detener partidas de otros miembros.
error-moderation-end_exhibition_instead = Si empezaste tú esta partida, detenla con el botón de debajo. Si no, necesitas el permiso **{ permission-manage_messages }**.
error-memory_file-too_large = No puedo importar ese archivo: tiene más de { $max_kib } KiB.
error-memory_file-not_mine = No puedo importar ese archivo: no lo hice yo, o alguien lo cambió.
error-memory_file-value = No puedo importar ese archivo: `{ $where }` tiene que ser uno de estos valores: `{ $values }`.
error-memory_file-entry = No puedo importar ese archivo: `{ $where }` tiene que ser un número entero de 1 a { $max_position }. { -entries-from-0 }
error-memory_file-position = No puedo importar ese archivo: `{ $where }` es { $position }, algo que el aprendiz no puede haber aprendido en este modo, o que aparece dos veces. { -entries-from-0 }
error-notation-line = No puedo leer la línea { $line }. Una línea es así: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: hora, tablero, bandos, jugadas, resultado y cómo terminó la partida.
error-notation-unplayable = La línea { $line } no es una partida posible: su jugada { $move } no es una casilla en la que se pudiera jugar en ese momento, como `B2`.
error-notation-ending = La línea { $line } no es una partida posible: tras sus jugadas no puede haber terminado con `{ $ending }`.
error-starting-own = Todavía estoy empezando tu otra partida. Inténtalo de nuevo en un momento.
error-starting-other = Todavía estoy empezando otra partida de quien te desafió. Inténtalo de nuevo en un momento.
error-thread-closed = Este hilo está cerrado, y no puedo volver a abrirlo. Pide a quien gestiona este servidor que lo haga; después, `{ $prefix }{ name-board }` muestra el tablero.
error-thread-name_blocked = El AutoMod de este servidor bloqueó el nombre del hilo, que lleva los nombres de quienes juegan. Juega sin hilo, o pide a la moderación que me exima de esa regla.
-entries-from-0 = (El primer elemento de una lista es el número 0.)
error-thread-bot_permission = Necesito el permiso **{ $missing }** para abrir un hilo aquí. Pide a quien gestiona este servidor que me lo dé, o juega sin hilo.
error-too_many_matches-own = { $most ->
        [one] Tienes aquí { $most } partida en curso, el máximo a la vez. Termínala primero: { $channels }
        [many] Tienes aquí { $most } de partidas en curso, el máximo a la vez. Termina una primero: { $channels }
       *[other] Tienes aquí { $most } partidas en curso, el máximo a la vez. Termina una primero: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Quien te desafió tiene aquí { $most } partida en curso, el máximo a la vez. Acepta cuando haya terminado.
        [many] Quien te desafió tiene aquí { $most } de partidas en curso, el máximo a la vez. Acepta cuando una de ellas haya terminado.
       *[other] Quien te desafió tiene aquí { $most } partidas en curso, el máximo a la vez. Acepta cuando una de ellas haya terminado.
    }
error-may_not_follow_up = Necesito el permiso **{ $missing }** para mostrar aquí cómo sigue una partida. Pide a quien gestiona este servidor que me lo dé, o juega en otro canal.
error-not_in_thread = Mencióname primero aquí. Así entro en este hilo privado; hasta entonces no puedo mostrar aquí cómo sigue una partida.
error-locked_thread = Este hilo está bloqueado, así que no puedo mostrar aquí cómo sigue una partida. Pide a la moderación que lo desbloquee, o juega en otro canal.
error-in_timeout = Estoy en aislamiento temporal en este servidor, así que no puedo escribir aquí. Termina { $ends }.
error-match_unreachable = La última partida de aquí terminó sin resultado, porque el mensaje con su tablero se eliminó o yo no podía ver este canal.
error-hints_not_allowed = En esta partida no hay pistas. Para empezar una con pistas: `{ $prefix }{ name-play } @alguien { word-hints }`
error-record-nothing_finished = Aquí todavía no ha terminado ninguna partida. `{ $prefix }{ name-analyse } X../.O./...` analiza cualquier posición.
error-record-match_not_found = Ya no conozco esa partida. Puede que alguien que jugó en ella eliminara sus datos.
error-record-unknown_target = No conozco «{ $typed }». No escribas nada para ver tus partidas, nombra a un miembro, como `{ $prefix }{ $command } @ben`, o escribe `{ $prefix }{ $command } { word-server }` para ver las de todo el mundo aquí.
error-record-two_targets = Elige un miembro o todo el servidor, no ambas cosas.
error-record-no_leaderboard = Solo los servidores tienen puntuaciones y clasificación. Tus resultados aquí: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Añade después del comando una línea de `{ $prefix }{ name-export }`, y muestro su partida.
error-record-board_too_large = Ese tablero es demasiado grande para mostrarlo. El mayor es de { $most }×{ $most }.
error-record-export_too_large = Jugaste más partidas de las que caben en archivos de { $most } MiB. Pídelas a quien me administra.
error-share-not_visible = En este servidor solo tú ves mis respuestas, así que nadie más vería la imagen.
error-share-cannot_attach = No puedo compartir la partida aquí: necesito el permiso **{ $missing }**.
error-level_not_offered = **{ $level }** no está disponible en este juego: { $game }. Sus niveles: { $levels }.
error-network_missing = La red no está instalada en este bot, así que **intuición** y **neuronal** no están disponibles.
error-network_game = La red no ha aprendido ese juego. Conoce: { $games }.
error-offer-what = Escribe qué ofreces: `{ $prefix }{ name-offer } { name-draw }` o `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = No hay estadísticas ni puntuaciones aparte para ese juego. Las hay para: { $games }.
error-unknown_level = No conozco «{ $typed }». Mis niveles son { $levels }. Por ejemplo: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = No se guardó: X y O necesitan un emoji cada una.
error-emoji-unreadable = No se guardó: «{ $typed }» no es un emoji. Escribe uno, o el nombre de un emoji del servidor, como `:cat:`.
error-emoji-composed = No se guardó: «{ $typed }» se compone de varios caracteres, como todas las banderas, las teclas y las familias. En un tablero, Discord podría mostrarlos por separado. Elige un emoji simple, como 🍎.
error-emoji-unknown = No se guardó: este servidor no tiene un emoji `:{ $name }:`. Escribe uno de los suyos, o uno estándar, como 🍎.
error-emoji-unavailable = No se guardó: `:{ $name }:` no está disponible ahora mismo, porque este servidor tiene más emojis de los que permiten sus mejoras.
error-emoji-restricted = No se guardó: solo pueden usar `:{ $name }:` unos roles que yo no tengo.
error-emoji-duplicate = No se guardó: { $emoji } representaría dos cosas distintas. X, O y las casillas libres necesitan emojis distintos, también en una línea ganadora. Si no indicas ninguno para las casillas libres, son { $free }.
error-emoji-unlisted = No se guardó: Discord no me dijo qué emojis tiene este servidor. Inténtalo de nuevo.

## failure

failure-old_button = Ese botón es de una versión antigua de mí. Lo que sé hacer ahora: `{ $prefix }{ name-help }`
failure-changed = Mis comandos acaban de cambiar, y tu Discord aún muestra los antiguos. Recárgalo (Ctrl+R, o reinicia la app) e inténtalo de nuevo.
failure-unexpected = Lo siento, algo salió mal por mi parte. Inténtalo de nuevo; `{ $prefix }{ name-board }` muestra cómo va la partida.
failure-try_later = Discord no me deja terminar eso ahora mismo. Inténtalo de nuevo en un minuto; `{ $prefix }{ name-board }` muestra cómo va la partida.
failure-blocked = El AutoMod de este servidor bloqueó mi mensaje. Pide a la moderación que me exima de esa regla; después, `{ $prefix }{ name-board }` muestra cómo va la partida.
failure-blocked_link = El filtro de enlaces dañinos de Discord bloqueó mi mensaje, probablemente por un nombre que aparece en él. `{ $prefix }{ name-board }` muestra cómo va la partida.
failure-embed_removed = Alguien quitó de este mensaje el embed con mis palabras. Por favor, déjenlo: sin él, nadie ve a quién le toca.
failure-no_channel = Discord no me dijo en qué canal fue eso. Inténtalo de nuevo.
failure-not_attached = Falta el archivo porque Discord lo rechazó.
failure-database = Lo siento, no puedo guardar partidas ahora mismo. Las ya guardadas están a salvo: mira `{ $prefix }{ name-board }` en unos minutos e inténtalo de nuevo.
failure-computation = Lo siento, no pude terminar ese cálculo a tiempo. Inténtalo de nuevo en unos minutos.
failure-timeout = No puedo responder en { $channel }, porque estoy en aislamiento temporal en ese servidor. Termina { $ends }. Entonces sigue con `{ $prefix }{ name-board }`: tu partida está guardada.
failure-muted = No puedo responder en { $channel } sin el permiso **{ $missing }**. Pide a quien gestiona ese servidor que me lo dé y sigue con `{ $prefix }{ name-board }`: tu partida está guardada.

## owner

owner-synced = { $count ->
        [one] Discord ya conoce { $count } comando de barra.
        [many] Discord ya conoce { $count } de comandos de barra.
       *[other] Discord ya conoce { $count } comandos de barra.
    }
owner-not_synced = Discord rechazó los comandos de barra (HTTP { $status }: { $reason }). Inténtalo más tarde. Si no sirve, invítame otra vez con el enlace de mi registro.
owner-servers = { $count ->
        [one] Estoy en { $count } servidor. Para que salga de él, envía `{ $prefix }leave` y su ID.
        [many] Estoy en { $count } de servidores. Para que salga de alguno, envía `{ $prefix }leave` y su ID.
       *[other] Estoy en { $count } servidores. Para que salga de alguno, envía `{ $prefix }leave` y su ID.
    }
owner-direct_message = Así los miembros de este servidor verían en qué servidores estoy. Envíamelo por mensaje directo.
owner-left = He salido del servidor { $id }.
owner-not_there = No estoy en ningún servidor con ese ID. Para ver la lista: `{ $prefix }servers`
owner-not_allowed = Quien me administra solo me deja jugar en ciertos servidores, y este no es uno de ellos, así que me voy.

## place

place-1 = arriba a la izquierda
place-2 = arriba
place-3 = arriba a la derecha
place-4 = a la izquierda
place-5 = en el centro
place-6 = a la derecha
place-7 = abajo a la izquierda
place-8 = abajo
place-9 = abajo a la derecha

## advice

advice-match = Estás jugando una partida en { $channel } en la que esta posición está en el tablero o a una jugada. Si sigo, esa partida ya no podrá subir tu puntuación, y su tablero indicará que tuviste ayuda.
advice-matches = Estás jugando partidas en { $channel } en las que esta posición está en el tablero o a una jugada. Si sigo, esas partidas ya no podrán subir tu puntuación, y sus tableros indicarán que tuviste ayuda.
advice-match_private = Estás jugando una partida contra mí por mensaje directo en la que esta posición está en el tablero o a una jugada. Si sigo, el tablero de allí indicará que tuviste ayuda.
advice-puzzle = Esta posición es la del problema que tienes pendiente, o está a una jugada. Si sigo, ese problema cuenta como fallado.
advice-daily = Esta posición es la del problema del día, o está a una jugada. Si sigo, ese problema cuenta como fallado.
advice-exercise = Esta posición es la del ejercicio que tienes pendiente, o está a una jugada. Si sigo, ese ejercicio cuenta como fallado.
advice-show = Seguir de todos modos

## games

games-title = ### 🎮 Tus partidas
games-none = Ahora mismo no estás en ninguna partida. `{ $prefix }{ name-play }` empieza una, y `{ $prefix }{ name-invite }` invita a quien quiera.
games-game = - [{ $game }]({ $link }) contra **{ $other }** · { $place } · { $turn }
games-your_turn = **te toca**, tu tiempo se acaba { $deadline }
games-their_turn = le toca a **{ $who }**, su tiempo se acaba { $deadline }
games-my_turn = le toca a **{ $who }**
games-private = conversación privada
games-invitations = ### ⚔️ Buscan con quien jugar
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · caduca { $deadline }
games-join = Aceptar { $number }
games-press = Pulsa el botón para ver tus partidas en curso. Solo las ves tú.
games-open = Mis partidas

## share

share-won = { $plies ->
    [one] **{ $who }** ganó contra **{ $other }** en { $plies } jugada.
    [many] **{ $who }** ganó contra **{ $other }** en { $plies } de jugadas.
   *[other] **{ $who }** ganó contra **{ $other }** en { $plies } jugadas.
}
share-resigned = { $plies ->
    [one] **{ $who }** ganó contra **{ $other }**, que se rindió tras { $plies } jugada.
    [many] **{ $who }** ganó contra **{ $other }**, que se rindió tras { $plies } de jugadas.
   *[other] **{ $who }** ganó contra **{ $other }**, que se rindió tras { $plies } jugadas.
}
share-forfeited = { $plies ->
    [one] **{ $who }** ganó contra **{ $other }**, que se fue o se quedó sin tiempo tras { $plies } jugada.
    [many] **{ $who }** ganó contra **{ $other }**, que se fue o se quedó sin tiempo tras { $plies } de jugadas.
   *[other] **{ $who }** ganó contra **{ $other }**, que se fue o se quedó sin tiempo tras { $plies } jugadas.
}
share-drawn = { $plies ->
    [one] **{ $x }** y **{ $o }** empataron tras { $plies } jugada.
    [many] **{ $x }** y **{ $o }** empataron tras { $plies } de jugadas.
   *[other] **{ $x }** y **{ $o }** empataron tras { $plies } jugadas.
}
share-no_result = { $plies ->
    [one] **{ $x }** y **{ $o }** jugaron { $plies } jugada, sin resultado.
    [many] **{ $x }** y **{ $o }** jugaron { $plies } de jugadas, sin resultado.
   *[other] **{ $x }** y **{ $o }** jugaron { $plies } jugadas, sin resultado.
}
share-picture = Imagen animada de una partida: { $game }. Empezó { $x }, y { $o } jugó después. Jugadas: { $moves }.
share-player = bando { $number }
share-picture_won = Ganó { $who }.
share-picture_drawn = La partida terminó en empate.
share-picture_no_result = La partida terminó sin resultado.

## vote

vote-thread = 🗳️ Puede jugar todo el mundo: vota cada jugada en { $thread }.
vote-counts = 🗳️ { $counts } · la votación termina { $deadline }
vote-none = 🗳️ Todavía no hay votos · la votación termina { $deadline }
vote-waits = 🗳️ Nadie ha votado. Sin votos, la partida termina { $deadline }.
vote-last = Votos de la última jugada: { $counts }
vote-lot = 🎲 { $cells } empataron a votos, así que se sorteó.
vote-lot_many = { $count ->
    [one] 🎲 { $count } casilla empató a votos, así que se sorteó.
    [many] 🎲 { $count } de casillas empataron a votos, así que se sorteó.
   *[other] 🎲 { $count } casillas empataron a votos, así que se sorteó.
}
vote-yours = { $count ->
    [one] 🗳️ Tu voto: **{ $move }** · { $count } voto hasta ahora · la votación termina { $deadline }. Hasta entonces puedes cambiar tu voto.
    [many] 🗳️ Tu voto: **{ $move }** · { $count } de votos hasta ahora · la votación termina { $deadline }. Hasta entonces puedes cambiar tu voto.
   *[other] 🗳️ Tu voto: **{ $move }** · { $count } votos hasta ahora · la votación termina { $deadline }. Hasta entonces puedes cambiar tu voto.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** vota por **{ $move }** · { $count } voto hasta ahora · la votación termina { $deadline }
    [many] 🗳️ **{ $who }** vota por **{ $move }** · { $count } de votos hasta ahora · la votación termina { $deadline }
   *[other] 🗳️ **{ $who }** vota por **{ $move }** · { $count } votos hasta ahora · la votación termina { $deadline }
}
vote-how = Vota por una casilla: se juega la que tenga más votos.
vote-how_with_review = { vote-how } Al final de la partida digo dónde se equivocó el grupo y quién había votado por la jugada correcta.
vote-typed = Para votar, escribe una jugada, por ejemplo `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** lo vio.
    [one] **{ $who }** y { $others } persona más lo vieron.
    [many] **{ $who }** y { $others } de personas más lo vieron.
   *[other] **{ $who }** y { $others } personas más lo vieron.
}
vote-saw_unnamed = { $count ->
    [0] Nadie votó por una jugada mejor.
    [one] { $count } persona lo vio.
    [many] { $count } de personas lo vieron.
   *[other] { $count } personas lo vieron.
}
vote-went_wrong = En la jugada { $number }, el grupo se equivocó. Mejor: { $cells }.
vote-best = **Quien mejor votó:** { $who } { $share }
vote-practise = Practicar
vote-choose = 🗳️ Elige la casilla por la que votas:

## race

race-title = 🏁 **Carrera de problemas** · { $game } · { $time }
race-title_storm = ⚡ **Contrarreloj de problemas** · { $game } · { $time }
race-time_90 = 90 segundos
race-time_180 = 3 minutos
race-mixed = varios juegos
race-rules = Todo el mundo recibe los mismos problemas, de fáciles a difíciles, en un mensaje que nadie más ve. Un acierto es un punto, un error cuesta { $seconds } segundos.
race-in = **Participan:** { $names } ({ $count } de { $most })
race-starts = Empieza { $begins }, o cuando { $who } pulse **Empezar ya**.
race-starts_at = Empieza { $begins }.
race-unrated = -# No cambia ninguna puntuación: no puedo saber si alguien es rápido o tiene otra ventana abierta.
race-restarted_lobby = -# Me reiniciaron. Quienes se habían apuntado siguen dentro: después de la salida, pulsan aquí **Continuar**.
race-join = Participar
race-begin = Empezar ya
race-continue = Continuar
race-again = Otra
race-see_missed = Ver lo que fallé
race-keep = Practicar estos
race-kept = { $count ->
    [0] Ya los tienes todos como ejercicios.
    [one] { $count } problema es ahora un ejercicio tuyo.
    [many] { $count } de problemas son ahora ejercicios tuyos.
   *[other] { $count } problemas son ahora ejercicios tuyos.
}
race-open_storm = Empezar mi contrarreloj
race-joined = 🏁 Ya participas. La carrera empieza { $begins }, y tu primer problema aparecerá aquí.
race-alone = Nadie más se apuntó, así que es una contrarreloj: una carrera a solas. Cuenta para tus récords.
race-nobody_joined = No se apuntó nadie.
race-running = -# Cada participante responde en su propio mensaje. Si el tuyo ya no está, pulsa **Continuar**.
race-restarted = Me reiniciaron. Se conservan todos los puntos, y también el tiempo que te quedaba en tu última respuesta: pulsa **Continuar**.
race-over = -# A igualdad de puntos decide el combo más largo, después menos errores, después menos tiempo.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · mejor combo: { $combo } · errores: { $wrong }
race-right = ✅ +1 · combo: { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } punto** · problema { $number } · el tiempo se acaba { $ends }
    [many] **{ $points } de puntos** · problema { $number } · el tiempo se acaba { $ends }
   *[other] **{ $points } puntos** · problema { $number } · el tiempo se acaba { $ends }
}
race-win = **{ $mark } juega y gana.**
race-draw = **{ $mark } juega y empata.**
race-paused = { $points ->
    [one] ⏸️ Tu tiempo está parado. Tienes **{ $points } punto** y te quedan **{ $seconds } segundos**, que siguen cuando pulses **Continuar**.
    [many] ⏸️ Tu tiempo está parado. Tienes **{ $points } de puntos** y te quedan **{ $seconds } segundos**, que siguen cuando pulses **Continuar**.
   *[other] ⏸️ Tu tiempo está parado. Tienes **{ $points } puntos** y te quedan **{ $seconds } segundos**, que siguen cuando pulses **Continuar**.
}
race-time_up = ⏱️ Se acabó el tiempo.
race-all_answered = 🏆 Respondiste a todos los problemas.
race-result = { $points ->
    [one] **{ $points } punto** · mejor combo: { $combo } · errores: { $wrong }
    [many] **{ $points } de puntos** · mejor combo: { $combo } · errores: { $wrong }
   *[other] **{ $points } puntos** · mejor combo: { $combo } · errores: { $wrong }
}
race-wait_for_order = -# El orden final estará en el canal cuando todo el mundo haya terminado.
race-records = Tus récords: **{ $today }** hoy · **{ $week }** esta semana · **{ $ever }** de todos los tiempos
race-new_record = 🏆 ¡Tu mejor contrarreloj hasta ahora!
race-missed = Problema { $number } · fallado { $page } de { $count }
race-right_win = { $mark } gana con **{ $solution }**. { $reasons }
race-right_draw = { $mark } empata con **{ $solution }**. { $reasons }
race-nothing_missed = No fallaste ninguno. ✅
race-title_day = 🏁 **La carrera del día** · { $day }
race-day_rules = Aquí todo el mundo recibe los mismos { $count } problemas, de fáciles a difíciles, con un intento en cada uno. Un acierto es un punto. Termina { $ends }; después muestro las jugadas correctas.
race-day_named = La lista nombra a quienes participan. No cambia ninguna puntuación.
race-day_nobody = Todavía no ha respondido nadie.
race-day_over = Esa carrera terminó a medianoche UTC.
race-day_solutions = -# Termina { $ends }. Después, `{ $prefix }{ name-race } { word-today }` muestra lo que fallaste.
race-day_progress = Has respondido a { $number } de { $count } problemas.
race-day_order = -# A igualdad de puntos decide el combo más largo, después menos errores, después menos tiempo. Ningún problema cuenta más de un minuto, así que puedes parar y seguir hoy más tarde.
race-day_yesterday = { $points ->
    [one] Ayer: **{ $points } punto**, puesto { $place } de { $count }.
    [many] Ayer: **{ $points } de puntos**, puesto { $place } de { $count }.
   *[other] Ayer: **{ $points } puntos**, puesto { $place } de { $count }.
}
race-start = Empezar
race-todays = La carrera de hoy
race-day_score = { $points ->
    [one] **{ $points } punto** · problema { $number } de { $count }
    [many] **{ $points } de puntos** · problema { $number } de { $count }
   *[other] **{ $points } puntos** · problema { $number } de { $count }
}
race-day_wrong = ❌ Esa no es la jugada correcta.
race-storm_press = { race-title_storm } · Pulsa el botón para empezar la tuya. Solo la ves tú.

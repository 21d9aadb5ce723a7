### The bot's texts in Italian.

## ply

ply-member_first = Nuova partita: **{ $who }** ha giocato { $mark } in **{ $coordinate }**.
ply-member = **{ $who }** ha giocato { $mark } in **{ $coordinate }**.
ply-program_first = Comincio con { $mark } in **{ $coordinate }**.
ply-program = Rispondo con { $mark } in **{ $coordinate }**.
ply-level = { ply-member }
move-column = colonna { $column }
move-cell = riga { $row } della colonna { $column }
move-row = riga { $row }, dalla colonna { $first } alla { $last }
move-diagonal = diagonale dalla { $first } alla { $last }
move-boards = griglie { $boards }
ply-wait = Molte partite mi aspettano, quindi la mia mossa richiederà circa { $seconds ->
        [one] { $seconds } secondo
        [many] { $seconds } di secondi
       *[other] { $seconds } secondi
    }.

## status

status-member_to_move = Tocca a te, **{ $who }**: giochi con { $mark }.
status-example = Per esempio: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, tocca a te · il tuo tempo scade { $deadline }
status-time_limit = Senza una mossa entro allora, la partita finisce senza risultato. Dopo che entrambe le parti hanno mosso, chi finisce il tempo perde.
status-replaceable = Dopo che abbiamo mosso tutti e due, se passa un’ora senza una tua mossa, altri possono iniziare una partita qui, e tu perdi questa.
status-extended = ⏳ Il tempo è stato prolungato una volta, perché **{ $who }** non può vedere questo canale o scriverci.
status-excused = **{ $who }** non poteva vedere questo canale o scriverci. **{ $other }** ha permessi che possono esserne la causa, quindi non perde nessuno.
status-level_to_move = **{ $who }** { $mark } ci sta pensando…
status-member_won = 🏆 **{ $who } ha vinto** con { $mark }: { $line }.
status-program_won = 🏁 **Ho vinto io** con { $mark }: { $line }.
status-member_won_without_line = 🏆 **{ $who } ha vinto.**
status-program_won_without_line = 🏁 **Ho vinto io.**
status-misere_won = 🏆 **{ $winner } ha vinto**, perché **{ $who }** ha completato la fila { $line } con { $mark }.
status-misere_member_won = 🏆 **{ $who } ha vinto**, perché io ho completato la fila { $line } con { $mark }.
status-misere_program_won = 🏁 **Ho vinto io**, perché **{ $who }** ha completato la fila { $line } con { $mark }.
status-draw = 🤝 **Pareggio!** La griglia è piena e nessuno ha completato una fila.
status-draw_repetition = 🤝 **Pareggio.** La stessa posizione si è presentata tre volte.
status-draw_move_limit = 🤝 **Pareggio** dopo 100 mosse.
status-draw_boards = { $count ->
    [one] 🤝 **Pareggio.** Ogni parte ha vinto { $count } griglia, e nessuno ne ha tre in fila.
    [many] 🤝 **Pareggio.** Ogni parte ha vinto { $count } di griglie, e nessuno ne ha tre in fila.
   *[other] 🤝 **Pareggio.** Ogni parte ha vinto { $count } griglie, e nessuno ne ha tre in fila.
}
status-member_won_boards = 🏆 **{ $who } ha vinto** per { $won } griglie a { $lost }: nessuno ne ha tre in fila.
status-program_won_boards = 🏁 **Ho vinto io** per { $won } griglie a { $lost }: nessuno ne ha tre in fila.
status-member_resigned = 🏳️ **{ $who }** ha abbandonato. **Ho vinto io.**
status-member_forfeited = ⌛ **{ $who }** ha lasciato il server o ha finito il tempo. **Ho vinto io.**
status-member_started_over = 🏳️ **{ $who }** ha abbandonato l’ultima partita. **L’ho vinta io.**
status-resigned = 🏳️ **{ $who }** ha abbandonato. **{ $winner } ha vinto.**
status-forfeited = ⌛ **{ $who }** ha lasciato il server o ha finito il tempo. **{ $winner } ha vinto.**
status-agreed = 🤝 **Pareggio** di comune accordo.
status-exhibition_ended = ⏹️ **Partita fermata.** Finisce senza risultato.
status-stopped = ⏹️ **La moderazione ha fermato questa partita.** Finisce senza risultato.
status-abandoned = 💤 Nessuno ha continuato a giocare, quindi la partita è finita senza risultato.
status-crowd = il gruppo
status-crowd_first = Il gruppo
status-crowd_to_move = Tocca al gruppo { $mark }: **possono votare tutti.**
status-someone = qualcuno
status-again_watch = Un’altra partita? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Grazie per la partita!
ending-next_time = Magari la prossima volta!
ending-good_game = Bella partita!
ending-rating = **Punteggio:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } vittoria di fila
        [many] { $count } di vittorie di fila
       *[other] { $count } vittorie di fila
    }
ending-rating_of_game = **Punteggio in { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Prima vittoria contro il livello **{ $level }**!
ending-last_win = Prima della tua ultima mossa potevi ancora vincere: ||**{ $cells }**||
ending-last_draw = Prima della tua ultima mossa potevi ancora pareggiare: ||**{ $cells }**||
ending-last_win_of_member = Prima della sua ultima mossa **{ $who }** poteva ancora vincere: ||**{ $cells }**||
ending-last_draw_of_member = Prima della sua ultima mossa **{ $who }** poteva ancora pareggiare: ||**{ $cells }**||
ending-earlier_win = Alla tua { $ordinal ->
       *[other] { $number }ª
    } mossa potevi ancora vincere: ||**{ $cells }**||
ending-earlier_draw = Alla tua { $ordinal ->
       *[other] { $number }ª
    } mossa potevi ancora pareggiare: ||**{ $cells }**||
ending-earlier_win_of_member = Alla sua { $ordinal ->
       *[other] { $number }ª
    } mossa **{ $who }** poteva ancora vincere: ||**{ $cells }**||
ending-earlier_draw_of_member = Alla sua { $ordinal ->
       *[other] { $number }ª
    } mossa **{ $who }** poteva ancora pareggiare: ||**{ $cells }**||
ending-best_result = Neanche un errore: nessuno può ottenere un risultato migliore.
ending-no_mistake = Neanche un errore.

## position

position-cells = X: { $x } · O: { $o }
position-none = nessuna
position-columns = Gettoni per colonna, dal basso: { $columns }
position-disc_x = rosso
position-disc_o = giallo
position-threats = { $glyph } indica una minaccia: { $cells }
position-fading = I prossimi a sparire: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Prossima mossa: sulla griglia { $board }, da { $first } a { $last }.
position-any_board = Prossima mossa: su una griglia qualsiasi.
position-open_boards = Prossima mossa: su una qualsiasi griglia aperta ({ $boards }).
position-boards_won = Griglie chiuse: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = di nessuno: { $boards }
position-against = Il mio livello: { $level }
position-coached = Con aiuto
position-weakened = Ho avuto meno tempo del solito per pensare: il punteggio non sale
position-unrated = Thread privato: senza punteggio
position-misere = Chi ne mette { $count } in fila perde

## level

level-random = casuale
level-easy = facile
level-medium = medio
level-hard = difficile
level-perfect = perfetto
level-learner = apprendista
level-intuition = intuizione
level-neural = neurale
level-neural-early = neurale-iniziale
level-neural-middle = neurale-a-metà-allenamento

## game

game-3x3 = Tris
game-misere = Tris vinciperdi (la fila perde)
game-4x4 = 4×4 (quattro in fila)
game-5x5 = 5×5 (quattro in fila)
game-7x7 = 7×7 (cinque in fila)
game-9x9 = 9×9 (cinque in fila)
game-connect4 = Forza 4
game-fading = Tris a scomparsa
game-ultimate = Super tris
game-rules_fading = Vince chi mette tre simboli in fila. Ogni parte ne ha al massimo tre: quando metti il quarto, prima sparisce il tuo più vecchio.
game-rules_ultimate = Vinci tre griglie in fila: in orizzontale, in verticale o in diagonale. La casella che giochi decide dove gioca poi l’altra parte: una casella in alto a destra la manda sulla griglia in alto a destra. Chi finisce su una griglia vinta o piena gioca su un’altra qualsiasi ancora aperta.
game-size = { $rows }×{ $columns } ({ $in_a_row } in fila)

## board

board-rematch = Rivincita
board-level = Livello: { $level }
board-game = Gioco: { $game }
board-hint = Suggerimento
board-resign = Abbandona
board-take_back = Annulla mossa
board-draw = Proponi il pareggio
board-again = Gioca ancora
board-stop = Ferma la partita
board-review = Rivedi
board-fix = Correggi i miei errori
board-choose_row = Scegli una riga: { $rows }
board-choose_column = Riga { $row }: scegli una colonna
board-another_row = Altra riga
board-choose_board = Scegli una griglia
board-choose_cell = { $board }: scegli una casella
board-another_board = Altra griglia

## style
style-default = Classico, griglie grandi come immagini
style-classic = Classico
style-shapes = Forme
style-animals = Animali
style-fruit = Frutta
style-space = Spazio
style-weather = Meteo
style-picture = Immagine
style-own = Emoji del server

## own

own-title = Emoji della griglia
own-choose = Scegli le emoji
own-explanation = Un’emoji, o il nome di un’emoji del server, come :cat:
own-placeholder = Lascia vuoto per quella predefinita
own-x = X
own-o = O
own-winning_x = X evidenziata
own-winning_o = O evidenziata
own-empty = Casella libera
own-unavailable = Queste emoji non si possono più usare qui: { $names }. Le griglie mostrano di nuovo { $mark_x } e { $mark_o }.

## picture

picture-board = Griglia: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Griglia: { $rows }×{ $columns }. { $discs }.
picture-fading = I prossimi a sparire: { $marks }.
picture-fading_mark = { $letter } in { $cell }
picture-last = L’ultima mossa è stata { $coordinate }.
picture-line = Un tratto attraversa { $line }.
picture-network = La rete si aspetta { $value } per { $mark }, da −100 a +100. Preferisce: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Gioca in un thread
thread-made = La partita è in { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** ti sfida a una partita: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** cerca qualcuno con cui giocare: **{ $game }**. Chi ci sta?
challenge-mark = **{ $who }** gioca con { $mark }, e comincia { $mark_x }.
challenge-random_mark = I simboli vengono sorteggiati, e comincia { $mark_x }.
challenge-hints = 💡 In questa partita si può usare `/{ name-hint }`, e la griglia lo segnala.
challenge-notices_on = 🔔 Se accetti, si attivano gli avvisi: ti menziono quando tocca a te e non ci sei, e prima che scada il tuo tempo. Un pulsante in `/{ name-privacy }` li disattiva.
challenge-expires = Scade { $deadline }.
challenge-accept = Accetta
challenge-decline = Rifiuta
challenge-withdraw = Ritira
challenge-declined = **{ $who }** ha rifiutato la sfida.
challenge-withdrawn = **{ $who }** ha ritirato la sfida.
challenge-uninvited = **{ $who }** ha ritirato l’invito.
challenge-expired = ⌛ **{ $who }** non ha ricevuto risposta in tempo.
challenge-begun = **{ $x }** { $mark_x } gioca contro **{ $o }** { $mark_o }.
challenge-choose_friend = Con chi vuoi giocare?
challenge-friend = Scegli un membro
challenge-invite = Con chiunque qui

## offer

offer-draw = 🤝 **{ $who }** propone il pareggio. **{ $other }** accetta?
offer-take-back = ↩️ **{ $who }** chiede di annullare **{ $coordinate }**. **{ $other }** è d’accordo?
offer-take-back_answered = ↩️ **{ $who }** chiede di annullare **{ $coordinate }** (e con essa la risposta **{ $answer }** di **{ $other }**). **{ $other }** è d’accordo?
offer-accept = Accetta
offer-decline = Rifiuta
offer-taken_back = **{ $who }** ha annullato una mossa.
offer-declined = **{ $who }** ha rifiutato. La partita continua.
offer-withdrawn = **{ $who }** ha ritirato la proposta. La partita continua.
notice-turn = { $who }, tocca a te.
notice-begun = { $who }, la tua partita è iniziata.
notice-reminder = ⏰ { $who }, tocca a te, e il tuo tempo nella [partita]({ $link }) scade { $deadline }.
notify-on = 🔔 **Avvisi:** attivi. Nelle partite tra membri ti menziono quando tocca a te e non usi il canale da cinque minuti, quando l’altra persona accetta la tua sfida o ti fa un’offerta, e una volta prima che scada il tuo tempo.
notify-off = 🔕 **Avvisi:** disattivati. Ti menziono solo quando qualcuno ti sfida.
notify-turn_on = Attiva gli avvisi
notify-reminders_on = 🔥 **Promemoria della serie:** attivo. Ti mando un messaggio diretto due ore prima di mezzanotte UTC se una serie di almeno tre giorni nel rompicapo del giorno sta per finire.
notify-reminders_off = 🔥 **Promemoria della serie:** disattivato. Posso mandarti un messaggio diretto due ore prima di mezzanotte UTC se una serie di almeno tre giorni nel rompicapo del giorno sta per finire.
notify-turn_on_reminders = Ricordami la serie
notify-turn_off_reminders = Non ricordarmi la serie
notify-searches_on = ⚔️ **Avvisi di inviti:** attivi qui. Ti mando un messaggio diretto quando qualcuno cerca con chi giocare in un canale che puoi vedere, al massimo una volta all’ora.
notify-searches_off = ⚔️ **Avvisi di inviti:** disattivati qui. Posso mandarti un messaggio diretto quando qualcuno cerca con chi giocare in un canale che puoi vedere, al massimo una volta all’ora.
notify-searches_off_here = ⚔️ **Avvisi di inviti:** disattivati. Questo server non li permette.
notify-searches_in = { $count ->
    [one] ⚔️ **Avvisi di inviti:** attivi in { $count } server. Ti mando un messaggio diretto quando qualcuno lì cerca con chi giocare.
    [many] ⚔️ **Avvisi di inviti:** attivi in { $count } di server. Ti mando un messaggio diretto quando qualcuno lì cerca con chi giocare.
   *[other] ⚔️ **Avvisi di inviti:** attivi in { $count } server. Ti mando un messaggio diretto quando qualcuno lì cerca con chi giocare.
}
notify-searches_nowhere = ⚔️ **Avvisi di inviti:** disattivati. In un server, `/{ name-notify }` attiva i messaggi diretti per quando qualcuno lì cerca con chi giocare.
notify-turn_on_searches = Avvisami degli inviti
notify-turn_off_searches = Non avvisarmi più
notify-streak_ends =
    🔥 La tua serie nel rompicapo del giorno finisce { $ends }, a mezzanotte UTC, se non risolvi quello di oggi:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } giorno
        [many] { $count } di giorni
       *[other] { $count } giorni
    }
notify-private_streak = - qui, con `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } giorno
        [many] { $count } di giorni
       *[other] { $count } giorni
    }
notify-streak_elsewhere = - in un’altra conversazione, con `/{ name-puzzle }`: { $count ->
        [one] { $count } giorno
        [many] { $count } di giorni
       *[other] { $count } giorni
    }
notify-some_server = un altro server
notify-search = ⚔️ **{ $who }** cerca qualcuno con cui giocare: **{ $game }**, in **{ $server }**. Scade { $deadline }. [Vedi l’invito]({ $link })
notify-turn_off = Disattiva gli avvisi

## puzzle

puzzle-win = **{ $mark } muove e vince.** Solo una mossa vince. Quale?
puzzle-draw = **{ $mark } muove e pareggia.** Solo una mossa salva il pareggio, e tutte le altre perdono. Quale?
puzzle-user = 🧩 Un rompicapo per **{ $who }**.
puzzle-daily = 🧩 **Rompicapo del giorno, { $day }.** Il prossimo arriva { $ends }. Conta solo la prima risposta.
puzzle-right = ✅ **{ $coordinate } è giusta.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } non basta:** { $other } può ancora pareggiare. La mossa giusta è **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } perde** se { $other } gioca bene. La mossa giusta è **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } rompicapo di fila!
        [many] { $count } di rompicapi di fila!
       *[other] { $count } rompicapi di fila!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } giorno di fila!
        [many] { $count } di giorni di fila!
       *[other] { $count } giorni di fila!
    }
puzzle-record-solved = **Risolti:** { $solved } su { $tried }
puzzle-record-streak = **Serie:** { $in_a_row } (record: { $best })
puzzle-record-daily = **Rompicapo del giorno:** { $days ->
        [one] { $days } giorno di fila
        [many] { $days } di giorni di fila
       *[other] { $days } giorni di fila
    } (record: { $best_days })
puzzle-next = Prossimo rompicapo
puzzle-skip_costs = -# Se chiedi un altro rompicapo prima di rispondere, questo vale come sbagliato.
puzzle-seen = Hai visto questo rompicapo in una gara negli ultimi 30 giorni, quindi non cambia il tuo punteggio.
puzzle-rating = **Punteggio nei rompicapi:** { $rating } ({ $change })
puzzle-share = Condividi
puzzle-shared = 🧩 Rompicapo del giorno, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } giorno
        [many] { $count } di giorni
       *[other] { $count } giorni
    }
puzzle-solve = Risolvi
puzzle-answers = Risolto da **{ $solved }**, sbagliato da **{ $missed }**
puzzle-streaks = 🔥 **Serie condivise:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } giorno
        [many] { $count } di giorni
       *[other] { $count } giorni
    }
puzzle-race = { $count ->
        [one] 🏁 **La gara del giorno:** { $leaders } · ha partecipato { $count } membro
        [many] 🏁 **La gara del giorno:** { $leaders } · hanno partecipato { $count } di membri
       *[other] 🏁 **La gara del giorno:** { $leaders } · hanno partecipato { $count } membri
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = La gara del giorno
puzzle-yesterday = **Soluzione di ieri:** { $solution }
puzzle-yesterday_posted = **Soluzione di [ieri]({ $link }):** { $solution }

## practice
practice-game = Dalla tua partita del { $day }:
practice-lost_win = **Tocca a { $mark }.** Qui hai giocato **{ $coordinate }** e ti è sfuggita la vittoria. Trova una mossa migliore.
practice-lost_draw = **Tocca a { $mark }.** Qui hai giocato **{ $coordinate }** e ti è sfuggito il pareggio. Trova una mossa migliore.
practice-crowd_game = Dalla partita del gruppo del { $day }:
practice-crowd_lost_win = **Tocca a { $mark }.** Qui il gruppo ha giocato **{ $coordinate }** e gli è sfuggita la vittoria. Trova una mossa migliore.
practice-crowd_lost_draw = **Tocca a { $mark }.** Qui il gruppo ha giocato **{ $coordinate }** e gli è sfuggito il pareggio. Trova una mossa migliore.
practice-race = Dalla tua gara del { $day }:
practice-no_move_win = **{ $mark } muove e vince.** Non hai trovato una mossa in tempo. Solo una mossa vince. Quale?
practice-no_move_draw = **{ $mark } muove e pareggia.** Non hai trovato una mossa in tempo. Solo una mossa salva il pareggio. Quale?
practice-draws = 💡 **{ $coordinate } non basta:** { $other } può ancora pareggiare.
practice-loses = 💡 **{ $coordinate } perde** se { $other } gioca bene.
practice-unproven = 💡 **{ $coordinate }** forse è altrettanto buona, ma non sono riuscito a dimostrarlo.
practice-better = **Meglio:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Questo esercizio torna domani.
        [one] Questo esercizio torna tra { $days } giorno.
        [many] Questo esercizio torna tra { $days } di giorni.
       *[other] Questo esercizio torna tra { $days } giorni.
    }
practice-first_counts = Conta solo la prima risposta, in un giorno in cui l’esercizio è da fare. { practice-comes_back }
practice-end_of_game = Era il tuo ultimo errore in questa partita.
practice-end_of_race = Era l’ultimo rompicapo che hai sbagliato in questa gara.
practice-no_mistakes = In questa partita non ho trovato nessuna tua mossa che sia un errore dimostrato.
practice-none = Non hai ancora esercizi. Da adesso li ricavo dagli errori delle tue partite finite.
practice-none_due = **Per ora non c’è niente da esercitare.** Il tuo prossimo esercizio: { $due }.
practice-show = Mostrami la soluzione
practice-try_again = Riprova
practice-hint = { board-hint }
practice-other_game = Errori di un’altra partita
practice-a_game = Errori di una partita
practice-hint_finish_line = 💡 **Suggerimento:** puoi completare una fila.
practice-hint_block_line = 💡 **Suggerimento:** { $other } può completare una fila con la prossima mossa.
practice-hint_make_fork = 💡 **Suggerimento:** puoi minacciare di vincere in due caselle insieme.
practice-hint_prevent_fork = 💡 **Suggerimento:** { $other } può minacciare di vincere in due caselle insieme con la prossima mossa.
practice-hint_forced_sequence = 💡 **Suggerimento:** pensa qualche mossa in avanti: che cosa può giocare { $other } dopo ogni tua mossa?
practice-hint_opening = 💡 **Suggerimento:** guarda che cosa può minacciare { $other } dopo ogni tua mossa.
practice-hint_zugzwang = 💡 **Suggerimento:** alla fine qualcuno deve giocare in ogni colonna. Conta chi sarà.
practice-puzzle = Risolvi un rompicapo
practice-press = Premi il pulsante per esercitarti. Lo vedi solo tu.
practice-open = Esercitati

## course

course-lines = File e blocchi
course-forks = Doppie minacce
course-prevention = Impedire le doppie minacce
course-openings = Aperture
course-misere = Tutto al contrario
course-large = Griglie più grandi
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Corso
    Ogni lezione ha un esempio da giocare e tre esercizi.
course-lines_text =
    Vince chi mette tre simboli in fila: in orizzontale, in verticale o in diagonale.
    Guarda quindi prima se puoi completare una fila.
    Se no, guarda se può farlo l’avversario, e bloccala.
course-forks_text =
    Una doppia minaccia può vincere in due caselle insieme.
    Se ne può bloccare una sola, quindi vinci nell’altra.
    Cerca una casella libera dove si incrociano due tue file.
course-prevention_text =
    Vedi la doppia minaccia dell’avversario prima che la faccia.
    Prendi la sua casella, o crea una minaccia da bloccare altrove.
    Se il blocco stesso crea la doppia minaccia, era la minaccia sbagliata.
course-openings_text =
    Il centro fa parte di quattro file, un angolo di tre, un lato di due.
    Comincia quindi al centro o in un angolo.
    Rispondi a un angolo con il centro, e al centro con un angolo.
course-misere_text =
    Chi completa una fila perde: tieni quindi i tuoi simboli lontani.
    { $mark_x } comincia al centro e risponde a ogni mossa nella casella opposta.
    Così ogni fila che { $mark_x } potrebbe completare contiene un { $mark_o }.
course-large_text =
    Vince chi ne mette cinque in fila. Quattro con i due estremi liberi non si fermano: se ne blocca uno solo.
    Tre con i due estremi liberi diventano quattro così con la mossa seguente.
    Un quattro va bloccato subito, quindi viene prima di ogni tre.
course-connect4_text =
    Una fila a cui manca una casella è una minaccia, anche se lì nessuno può ancora giocare.
    Alla fine qualcuno deve giocare sotto: a { $mark_x } toccano le righe dispari dal basso, a { $mark_o } le pari.
    Non giocare mai sotto una casella dove l’avversario vincerebbe.
course-example = Esempio
course-exercise = Esercizio { $number }
course-lessons = Tutte le lezioni
course-next = Lezione successiva
course-win = **{ $mark } muove e vince.**
course-draw = **{ $mark } muove e pareggia.**
course-completes_line = 💡 **{ $coordinate } perde:** completa una fila.
course-reply = { $mark } risponde con **{ $coordinate }**.
course-another = Ecco un’altra posizione.
course-solution = 💡 La mossa giusta è **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lezione completata!**
course-all_done = 🏆 **Hai completato tutte le lezioni!**
course-beat = Ora batti il livello **{ $level }**.
course-play = Gioca contro { $level }
course-press = Premi il pulsante per aprire il corso. Lo vedi solo tu.

## settings

settings-level = **Livello predefinito:** { $level }
settings-game = **Gioco predefinito:** { $game }
settings-games = **Giochi disponibili:** { $games }
settings-all_games = **Giochi disponibili:** tutti, e griglie di qualsiasi altra misura
settings-choose_games = Tutti i giochi
settings-buttons = **Pulsanti della griglia:** attivi
settings-text = **Pulsanti della griglia:** disattivati, le mosse si scrivono
settings-title = ## ⚙️ Impostazioni del server
settings-saved = ✅ Salvato · { $now }
settings-page_games = Giochi
settings-page_server = Server
settings-page_daily = Rompicapo del giorno
settings-page_language = Lingua
settings-heading_games = ### Giochi
settings-heading_boards = ### Griglie
settings-heading_access = ### Accesso
settings-heading_commands = ### Comandi
settings-heading_daily = ### Rompicapo del giorno
settings-heading_language = ### Lingua
settings-default = Predefinito: { $what }
settings-language = **Lingua:** { $language }
settings-discord_language = **Lingua:** { $language }, come in Discord
settings-language_from_discord = Come in Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Altre lingue: { $first } … { $last }
settings-note_language = I messaggi per tutti sono in questa lingua. Quelli che vedi solo tu sono nella tua.
settings-style = **Stile della griglia:** { $style }
settings-like_pictures = Meglio come immagine?
settings-use_pictures = Disegna le griglie
settings-pictures = Ecco le griglie come immagini. In { slash-settings } ci sono altri stili, e si può tornare indietro.
settings-to_buttons = Mostra pulsanti
settings-to_text = Nascondi pulsanti
settings-everywhere = **Canali:** tutti
settings-channels = **Canali:** { $channels } e i loro thread
settings-choose_channels = Tutti i canali
settings-everybody = **Chi può giocare:** tutti
settings-roles = **Chi può giocare:** { $roles }
settings-choose_roles = Tutti
settings-threads = **Thread:** uno per ogni partita, dove possibile
settings-no_threads = **Thread:** solo su richiesta
settings-to_threads = Usa i thread
settings-to_channels = Non usare thread
settings-idle = **Limite di inattività:** { $idle }
settings-notices = **Avvisi:** attivi
settings-no_notices = **Avvisi:** disattivati
settings-to_notices = Attiva
settings-to_no_notices = Disattiva
settings-search_notices = **Avvisi di inviti:** permessi
settings-no_search_notices = **Avvisi di inviti:** non permessi
settings-to_search_notices = Permetti
settings-to_no_search_notices = Non permettere
settings-note_is_search_quiet = I membri che l’hanno chiesto ricevono un messaggio diretto quando qualcuno qui invita chiunque a una partita, al massimo una volta all’ora.
settings-votes = **Partite con voti:** attive
settings-no_votes = **Partite con voti:** disattivate
settings-to_votes = Attiva i voti
settings-to_no_votes = Disattiva i voti
settings-note_has_no_votes = Con `/{ name-vote }` tutti in un canale giocano dalla stessa parte contro di me e votano ogni mossa.
settings-note_is_quiet = Nelle partite tra membri menziono chi non c’è quando è il suo turno, e prima che il suo tempo scada. Ogni membro può disattivarlo per sé con un pulsante in `/{ name-privacy }`.
settings-note_idle = Una partita finisce quando nessuno muove per questo tempo. Le partite in corso mantengono il limite iniziale.
settings-cooldown = **Attesa:** { $cooldown } tra un comando e l’altro
settings-no_cooldown = **Attesa:** nessuna
settings-note_cooldown = Mosse e pulsanti non hanno attesa.
settings-prefix = **Prefisso:** `{ $own }`
settings-no_prefix = **Prefisso:** nessuno
settings-note_prefix = I comandi slash, e quelli scritti dopo una mia menzione, funzionano sempre.
settings-change_prefix = Cambia prefisso
settings-daily_channel = **Canale:** { $channel }
settings-no_daily_channel = **Canale:** nessuno, non lo pubblico
settings-choose_daily_channel = Da nessuna parte
settings-note_daily_channel = Pubblico lì il rompicapo del giorno una volta al giorno, con un pulsante per risolverlo, quanti l’hanno risolto, la soluzione di ieri e le serie più lunghe dei membri che hanno condiviso i loro risultati.
settings-daily_hour = **Ora:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Se quell’ora è già cominciata e oggi non l’ho pubblicato, pubblico subito il rompicapo.
settings-hour = { $time } UTC
settings-no_wait = Nessuna attesa
settings-hours = { $count ->
    [one] { $count } ora
    [many] { $count } di ore
   *[other] { $count } ore
}
settings-days = { $count ->
    [one] { $count } giorno
    [many] { $count } di giorni
   *[other] { $count } giorni
}
settings-seconds = { $count ->
    [one] { $count } secondo
    [many] { $count } di secondi
   *[other] { $count } secondi
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } dei canali scelti è stato eliminato.
    [many] 🗑️ { $count } dei canali scelti sono stati eliminati.
   *[other] 🗑️ { $count } dei canali scelti sono stati eliminati.
}
settings-all_channels_deleted = 🗑️ Tutti i canali scelti sono stati eliminati. Finché non ne scegli altri, si può giocare in ogni canale.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } dei ruoli scelti è stato eliminato.
    [many] 🗑️ { $count } dei ruoli scelti sono stati eliminati.
   *[other] 🗑️ { $count } dei ruoli scelti sono stati eliminati.
}
settings-all_roles_deleted = 🗑️ Tutti i ruoli scelti sono stati eliminati. Finché non ne scegli altri, possono giocare tutti.
settings-daily_channel_deleted = 🗑️ Il canale che hai scelto per il rompicapo del giorno è stato eliminato. Finché non ne scegli un altro, non lo pubblico.
settings-dismiss_deleted = Ho capito
settings-missing_for_answers = ⚠️ Non posso rispondere ai comandi scritti in { $channels }. Lì mi serve il permesso **{ $missing }**.
settings-missing_for_daily = ⚠️ Non posso pubblicare il rompicapo del giorno in { $channels }. Lì mi serve il permesso **{ $missing }**.
settings-missing_for_threads = ⚠️ Non posso usare thread per le partite in { $channels }. Lì mi serve il permesso **{ $missing }**.
settings-missing_for_pictures = ⚠️ Non posso disegnare griglie in { $channels }, quindi lì sono fatte di emoji. Lì mi serve il permesso **{ $missing }**.

## prefix

prefix-title = Prefisso dei comandi
prefix-field = Prefisso
prefix-explanation = Fino a 5 caratteri (predefinito: { $usual }). Vuoto: solo menzioni e comandi slash
prefix-explanation_no_usual = Fino a 5 caratteri. Vuoto: solo menzioni e comandi slash

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Qui tutti vedrebbero la mia risposta. Usa { $command }, e la vedrai solo tu.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** sembra la mossa migliore, ma non ho potuto calcolare tutto. { coach-depth } { $reasons }
coach-depth = Ho calcolato { $depth ->
        [one] { $depth } mossa
        [many] { $depth } di mosse
       *[other] { $depth } mosse
    } in avanti (sommando entrambe le parti).
coach-analyse_anyway = Analizza comunque
coach-price_hint = Dopo, questa partita potrà abbassare il tuo punteggio, ma non alzarlo. Mostrare un suggerimento?
coach-price_analysis = Dopo, questa partita potrà abbassare il tuo punteggio, ma non alzarlo. Analizzarla?
coach-show_hint = Mostra il suggerimento
coach-press = Premi il pulsante per un suggerimento. Lo vedi solo tu.
coach-wait = Molti membri mi aspettano. La mia risposta arriverà tra circa { $seconds ->
        [one] { $seconds } secondo
        [many] { $seconds } di secondi
       *[other] { $seconds } secondi
    }.
coach-win = vittoria in { $moves ->
        [one] { $moves } mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }
coach-win_at_most = vittoria al massimo in { $moves ->
        [one] { $moves } mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }
coach-draw = pareggio
coach-loss = sconfitta in { $moves ->
        [one] { $moves } mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }
coach-loss_at_most = sconfitta al massimo in { $moves ->
        [one] { $moves } mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }
coach-to_move = Tocca a { $mark }: **{ $value }**
coach-to_move_unproven = Tocca a { $mark }: **non calcolato fino in fondo**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Miglior seguito:** { $cells }
coach-looks_best = **Sembra la migliore:** { $cells }
coach-not_proven = **Non calcolate fino in fondo:** { $count } su { $moves ->
        [one] { $moves } mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }. { coach-depth }
coach-legend = 🏆 vince, 🤝 pareggia, 💀 perde, se nessuno sbaglia. In “vittoria in 3 mosse” contano solo le mosse di chi vince.
coach-network =
    Tocca a { $mark }. La rete si aspetta **{ $value }** per questa parte, da −100 (sconfitta) a +100 (vittoria).
    Preferisce: **{ $moves }**
coach-network_legend = Più una casella è chiara, più è probabile che la rete giochi lì. + vince, = pareggia, − perde con il gioco migliore. La barra mostra la parte di X a sinistra e quella di O a destra.
coach-see_network = Che cosa vede la rete
coach-nothing_left = Quella partita è già finita, quindi non c’è niente da analizzare.
coach-before_last = L’ultima partita qui, prima della mossa finale:
coach-at_end = L’ultima partita qui, quando si è fermata:
coach-completes_line = Completa una fila e vince: { $lines }.
coach-forks = Crea una doppia minaccia ({ $cells }), e { $mark } può bloccare solo una di queste caselle.
coach-forces = Minaccia di vincere ({ $cell }). { $mark } deve bloccare quella casella, e perde lo stesso.
coach-wins_later = Alla fine { $mark } deve giocare sotto questa casella: { $cell }. E lì vince { $mover }. A { $mark_x } toccano le righe dispari dal basso, a { $mark_o } le pari.
coach-leaves_only_lines = Ora ogni mossa di { $mark } completa una fila.
coach-mirrors = È la casella opposta a { $cell }. Chi ha il centro e risponde sempre nella casella opposta non completa mai una fila.
coach-mirrors_center = È il centro. Chi lo ha e risponde sempre nella casella opposta non completa mai una fila.
coach-only_move = È l’unica mossa possibile.
coach-blocks = Blocca { $mark }: { $lines }.
coach-prevents_forks = { $count ->
    [one] Impedisce una doppia minaccia di { $mark }: { $cells }.
    [many] Impedisce ogni doppia minaccia di { $mark }: { $cells }.
   *[other] Impedisce ogni doppia minaccia di { $mark }: { $cells }.
}
coach-only_draw = Ogni altra mossa perde.
coach-keeps_win = { $others ->
        [one] Vince anche { $others } altra mossa.
        [many] Vincono anche { $others } di altre mosse.
       *[other] Vincono anche { $others } altre mosse.
    }
coach-only_win = Nessun’altra mossa vince.
coach-holds_out = Ogni mossa perde, e nessun’altra resiste più a lungo.
coach-holds_out_alone = Ogni mossa perde, ma questa resiste più a lungo.
coach-threatens = Minaccia di vincere ({ $cell }), quindi { $mark } deve bloccare quella casella.
coach-tempts = { $mistakes ->
        [one] { $mistakes } risposta di { $mark } su { $replies } è un errore.
        [many] { $mistakes } di risposte di { $mark } su { $replies } sono errori.
       *[other] { $mistakes } risposte di { $mark } su { $replies } sono errori.
    }
coach-one_of_draws = { $count } mosse possibili su { $moves } mantengono il pareggio, compresa questa.
coach-all_draw = Ogni mossa mantiene il pareggio.
coach-traps = { $count ->
        [one] **{ $cells }** è la mossa con più trappole.
        [many] **{ $cells }** sono le mosse con più trappole.
       *[other] **{ $cells }** sono le mosse con più trappole.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Precisione:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Svolta:** mossa { $number } ({ $who } { $mark }), **{ $coordinate }**: { $before } → { $after }. Meglio: { $cells }
coach-no_mistake = **Errori sulla griglia:** nessuno. Nessuna mossa ha cambiato il risultato.
coach-no_proven_mistake = **Errori sulla griglia:** nessuno trovato.
coach-not_judged = { $count ->
        [1] **Troppo complessa da valutare:** mossa { $numbers }
       *[other] **Troppo complesse da valutare:** mosse { $numbers }
    }
coach-stopped_at = Quando la partita si è fermata, toccava a { $mark }: { $value }.
coach-no_plies = Non ci sono state mosse.
coach-plies = **Mosse:** { $cells }
coach-kept = Buona mossa: è ancora { $value }.
coach-unjudged = Questa mossa è troppo complessa perché io possa valutarla. { coach-depth }
coach-lost_anyway = La partita era già persa: { $value }.
coach-mistake = Un errore: { $before } → { $after }. Meglio: { $glyph } { $cells }
coach-mistakes = **{ $count } errori:** mosse { $numbers }
coach-move = Mossa { $number }
coach-back = Indietro
coach-next = Avanti

## learner

learner-title = ### 🧠 Che cosa ho imparato qui
learner-naive = 🧠 Qui non ho ancora imparato niente. Conosco solo le regole. Per insegnarmi: `{ $prefix }{ name-play } { level-learner } { $word }`, o i pulsanti qui sotto.
learner-how_original = -# Gioco nella prima casella libera che non mi ha ancora fatto perdere una partita.
learner-how_stronger = -# Imparo da entrambe le parti di ogni partita. Le posizioni specchiate e ruotate valgono come una sola.
learner-memory_lost = **Posizioni perdenti che conosco:** { $lost }
learner-memory = **Posizioni perdenti che conosco:** { $lost } · **Buone:** { $good }
learner-games = **Partite:** { $games } · **In allenamento:** { $trained }
learner-latest_games = { $count ->
    [one] **Ultima partita:** vinte: { $wins } · pareggiate: { $draws } · perse: { $losses }
    [many] **Ultimi { $count } di partite:** vinte: { $wins } · pareggiate: { $draws } · perse: { $losses }
   *[other] **Ultime { $count } partite:** vinte: { $wins } · pareggiate: { $draws } · perse: { $losses }
}
learner-results = **Risultati:** vinte: { $wins } · pareggiate: { $draws } · perse: { $losses }
learner-unbeatable = 🛡️ Nessuno può più battermi.
learner-beatable = 🎯 Posso ancora perdere con { $mark_x } e con { $mark_o }.
learner-beatable_as = 🎯 Posso ancora perdere con { $mark }.
learner-lesson = 💡 **Ultima lezione, con { $mark }:** questa non la gioco più.
learner-curve = Grafico a linee della percentuale di partite che ho perso. Partite: { $games }. All’inizio: { $first }. Alla fine: { $last }.
learner-losses = **Percentuale di partite che ho perso:** { $first } all’inizio · { $last } alla fine
learner-training = { $games ->
    [one] 🏋️ Mi alleno contro **{ $opponent }**: { $played } su { $games } partita
    [many] 🏋️ Mi alleno contro **{ $opponent }**: { $played } su { $games } di partite
   *[other] 🏋️ Mi alleno contro **{ $opponent }**: { $played } su { $games } partite
}
learner-trained = { $games ->
    [one] ✅ Allenamento contro **{ $opponent }** finito: { $games } partita.
    [many] ✅ Allenamento contro **{ $opponent }** finito: { $games } di partite.
   *[other] ✅ Allenamento contro **{ $opponent }** finito: { $games } partite.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Il mio allenamento contro **{ $opponent }** è finito in anticipo, dopo { $played } su { $games } partita.
    [many] ⏹️ Il mio allenamento contro **{ $opponent }** è finito in anticipo, dopo { $played } su { $games } di partite.
   *[other] ⏹️ Il mio allenamento contro **{ $opponent }** è finito in anticipo, dopo { $played } su { $games } partite.
}
learner-training_failed = { $games ->
    [one] ⚠️ Qualcosa è andato storto, quindi il mio allenamento contro **{ $opponent }** è finito dopo { $played } su { $games } partita. Conservo quello che ho imparato.
    [many] ⚠️ Qualcosa è andato storto, quindi il mio allenamento contro **{ $opponent }** è finito dopo { $played } su { $games } di partite. Conservo quello che ho imparato.
   *[other] ⚠️ Qualcosa è andato storto, quindi il mio allenamento contro **{ $opponent }** è finito dopo { $played } su { $games } partite. Conservo quello che ho imparato.
}
learner-training_over = ⏹️ Quell’allenamento è finito. Conservo quello che ho imparato: guardalo con `{ $prefix }{ name-brain }`.
learner-known_positions = **Posizioni che conosco:** { $knows } · **Prima:** { $knew }
learner-end = Termina allenamento
learner-do_play = Gioca contro di me
learner-do_train = Allena per { $games } partite
learner-do_export = Salva in un file
learner-do_import = Carica un file
learner-do_reset = Azzera
learner-import_title = Carica che cosa sa un apprendista
learner-import_field = Un file che ho salvato io
learner-saved =
    📤 **Tutto quello che so qui, in modalità `{ $mode }`**
    { $memory }
    Per caricarlo altrove, chi gestisce il server preme lì **{ learner-do_import }** sotto `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Che cosa sa questo file, in modalità `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Unisci** lo aggiunge a quello che so qui e conserva i miei risultati.
    -# Nuove posizioni perdenti: { $lost } · Nuove buone: { $good }
learner-replace_preview =
    { "" }**Sostituisci** mi fa dimenticare quello che so qui e i miei risultati.
    -# Posizioni: { $known } · Partite: { $games }
learner-do_merge = Unisci
learner-do_replace = Sostituisci
learner-do_cancel = Annulla
learner-merged =
    ✅ **Memorie unite**
    { "" }**Nuove posizioni perdenti:** { $lost } · **Nuove buone:** { $good }
    { "" }**Posizioni che conosco:** { $known }
learner-replaced =
    ✅ **Memoria sostituita**
    { "" }**Posizioni che conosco:** { $known }
    { "" }**Modalità:** `{ $mode }`
    { "" }**Posizioni dimenticate:** { $forgotten } · **Partite dimenticate:** { $games }
learner-not_imported = Non è stato importato niente.
learner-reset =
    🗑️ **Vuoi che dimentichi tutto quello che ho imparato qui e i miei risultati?**
    { "" }**Posizioni:** { $known } · **Partite:** { $games }
    Ricomincerei in modalità `{ $mode }`.
learner-reset_yes = Dimentica tutto
learner-reset_switch = Dimentica, e impara in modalità { $mode }
learner-reset_no = Conserva tutto
learner-forgotten =
    🗑️ **Ho dimenticato tutto quello che avevo imparato qui e i miei risultati.**
    { "" }**Posizioni:** { $known } · **Partite:** { $games }
    Ricomincio in modalità `{ $mode }`.
learner-kept = Non ho dimenticato niente.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** non ha ancora partite con un risultato qui. Per iniziarne una: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** non ha ancora partite con un risultato qui in questo gioco: { $game }. Per iniziarne una: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 vinte: { $count }
stats-drawn = 🤝 pareggiate: { $count }
stats-lost = perse: { $count }
stats-total = **Totale:** { $tally }
stats-mark = **Con { $mark }:** { $tally }
stats-members = **Membri:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Membri contro di me
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Livelli battuti:** { $levels }
stats-winning_streak = **Serie di vittorie più lunga:** { $longest }
stats-course = 🎓 **Corso:** completato
stats-more = Vedi anche: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Vedi anche: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Partite giocate qui
stats-games = **Partite:** { $games } · **Partecipanti:** { $members }
stats-nothing = Nessuno ha ancora finito una partita qui. Per iniziarne una: `{ $prefix }{ name-play }`
stats-nothing_of_game = Nessuno ha ancora finito una partita qui in questo gioco: { $game }. Per iniziarne una: `{ $prefix }{ name-play } { $word }`
stats-winners = **Vittorie:** { $mark_x } { $x } · { $mark_o } { $o } · **Pareggi:** { $draws }
stats-ends = **Come sono finite:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Chi gioca di più:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Tra i miei livelli:** { $games } altra partita
    [many] **Tra i miei livelli:** altri { $games } di partite
   *[other] **Tra i miei livelli:** altre { $games } partite
}
stats-bar = Grafico a barre dei risultati. Vinte: { $wins }. Pareggiate: { $draws }. Perse: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Premi il pulsante per vedere i tuoi progressi. Li vedi solo tu.
progress-open = Mostra i miei progressi
progress-practice_now = Esercitati ora
progress-post = Pubblica
progress-none = Non ho ancora rivisto nessuna tua partita. Comincia con `{ $prefix }{ name-practice }` o con i tuoi errori sotto una partita persa. Da allora rivedo ogni partita che finisci.
progress-clean = ✅ **{ $theme }:** nessun errore dal { $date } (partite riviste: { $games })
progress-all_themes = Tutti i temi
progress-compared = { $now } · prima: { $before }
progress-accuracy = **Precisione:** { $share }
progress-games = **Partite riviste:** { $games }
progress-mistakes = ### Errori
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Esercizi
progress-due = **Esercizi da fare:** { $due } su { $exercises }
progress-lessons = **Lezioni finite:** { $done } su { $lessons }
progress-puzzle_rating = **Punteggio nei rompicapi:** { $rating }
progress-legend = Gli ultimi 30 giorni e i 30 prima. La precisione è la parte delle tue mosse giudicate che hanno mantenuto il risultato.
progress-chart = Grafico della precisione per settimana, con il numero di partite riviste: { $weeks }

## theme

theme-finish_line = Completare una fila
theme-block_line = Bloccare una fila
theme-make_fork = Creare una doppia minaccia
theme-prevent_fork = Impedire una doppia minaccia
theme-forced_sequence = Sequenza forzata
theme-opening = Apertura
theme-zugzwang = Zugzwang (minacce pari e dispari)

## ended

ended-line = fila completata
ended-full_board = griglia piena
ended-repetition = posizione ripetuta
ended-move_limit = limite di mosse raggiunto
ended-boards_counted = conteggio delle griglie
ended-resigned = abbandono
ended-forfeited = uscita o tempo scaduto
ended-agreed = pareggio concordato
ended-abandoned = lasciata a metà
ended-stopped = fermata dalla moderazione

## rating

rating-ranked = **Punteggio:** { $rating } · **Posizione:** { $rank }
rating-provisional = { $games ->
    [one] **Punteggio finora:** { $rating } · **Posizione:** dopo { $games } altra partita classificata
    [many] **Punteggio finora:** { $rating } · **Posizione:** dopo altri { $games } di partite classificate
   *[other] **Punteggio finora:** { $rating } · **Posizione:** dopo altre { $games } partite classificate
}
rating-none = { $games ->
    [one] **Punteggio:** non ancora · **Posizione:** dopo { $games } partita classificata
    [many] **Punteggio:** non ancora · **Posizione:** dopo { $games } di partite classificate
   *[other] **Punteggio:** non ancora · **Posizione:** dopo { $games } partite classificate
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Grafico a linee del punteggio in { $games } partita classificata: da { $first } a { $last }, tra { $lowest } e { $highest }.
    [many] Grafico a linee del punteggio negli ultimi { $games } di partite classificate: da { $first } a { $last }, tra { $lowest } e { $highest }.
   *[other] Grafico a linee del punteggio nelle ultime { $games } partite classificate: da { $first } a { $last }, tra { $lowest } e { $highest }.
}
rating-course = { $games ->
    [one] **Ultima partita classificata ({ $games }):** da { $first } a { $last } · minimo { $lowest } · massimo { $highest }
    [many] **Ultimi { $games } di partite classificate:** da { $first } a { $last } · minimo { $lowest } · massimo { $highest }
   *[other] **Ultime { $games } partite classificate:** da { $first } a { $last } · minimo { $lowest } · massimo { $highest }
}

## chart

chart-results = Risultati
chart-wins = Vinte: { $games }
chart-draws = Pareggiate: { $games }
chart-defeats = Perse: { $games }
chart-rating = Punteggio
chart-rated_game = Partita classificata
chart-losses = Percentuale di partite che ho perso
chart-lost = Perse
chart-by_week = Precisione per settimana
chart-week = Settimana dal
chart-accuracy = Precisione
chart-reviewed = Partite riviste
chart-game = Partita
chart-average =
    { $games ->
        [one] Media di { $games } partita
        [many] Media di { $games } di partite
       *[other] Media di { $games } partite
    }

## leaderboard

leaderboard-title = ### 🏅 Classifica: { $game }
leaderboard-range = Membri { $first }–{ $last } di { $total }
leaderboard-none = { $games ->
    [one] 🏅 Nessuno è ancora in classifica qui: { $game }. Serve { $games } partita contro i miei livelli o altri membri, senza suggerimenti. Per iniziare: `{ $prefix }{ name-play } { $word }`
    [many] 🏅 Nessuno è ancora in classifica qui: { $game }. Servono { $games } di partite contro i miei livelli o altri membri, senza suggerimenti. Per iniziare: `{ $prefix }{ name-play } { $word }`
   *[other] 🏅 Nessuno è ancora in classifica qui: { $game }. Servono { $games } partite contro i miei livelli o altri membri, senza suggerimenti. Per iniziare: `{ $prefix }{ name-play } { $word }`
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Prossimo:** { $level }, a { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
leaderboard-rated = Contano solo le partite classificate.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Partite giocate qui
history-range = -# Partite { $first }–{ $last } di { $total }, prima le più recenti
history-none = **{ $who }** non ha ancora finito una partita qui. Per iniziarne una: `{ $prefix }{ name-play }`
history-nothing = Nessuno ha ancora finito una partita qui. Per iniziarne una: `{ $prefix }{ name-play }`
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } contro **{ $other }** · { $result } · { $plies } mossa
    [many] **{ $number }.** { $date } · { $mark } contro **{ $other }** · { $result } · { $plies } di mosse
   *[other] **{ $number }.** { $date } · { $mark } contro **{ $other }** · { $result } · { $plies } mosse
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } mossa
    [many] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } di mosse
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } mosse
}
history-win = vinta
history-draw = pareggiata
history-loss = persa
history-no_result = senza risultato
history-newer = Più recenti
history-older = Meno recenti
history-first = Inizio
history-last = Fine
history-list = Torna all’elenco
history-export = Le mie partite in un file
history-paste = Rivedi una riga
history-pasted = Una riga da un file di partite

## replay

replay-ply = Mossa { $number } di { $plies }: **{ $who }** ha giocato { $mark } in **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Mosse:** { $moves }
replay-share = Condividi

## export

export-use_history = Resta tra noi. Premi **{ history-export }** sotto `{ $prefix }{ name-history }`, o mandami `{ $prefix }{ name-export }` in un messaggio diretto.
export-done_pasted =
    📤 **Le tue partite finite:** { $games }
    Da ovunque tu abbia giocato, una partita per riga. Per rivederne una, premi **{ history-paste }** sotto `{ $prefix }{ name-history }` e incolla la sua riga
export-none = Non hai ancora finito una partita. Per iniziarne una: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partita fermata, e la griglia lo segnala.
moderation-resigned = 🏳️ **{ $who }** ha abbandonato la partita, e la griglia lo segnala.

## permission

permission-view_channel = Visualizza canali
permission-connect = Connetti
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-create_public_threads = Crea thread pubblici
permission-attach_files = Allega file
permission-manage_messages = Gestisci messaggi
permission-manage_guild = Gestisci server

## question

question-yes = Ricomincia
question-no = Continua a giocare
question-kept = La partita continua. Per vedere la griglia: `{ $prefix }{ name-board }`
question-stop = **{ $x }** e **{ $o }** stanno giocando qui. Fermare la loro partita?
question-stop_own = **{ $x }** e **{ $o }** stanno giocando qui. Se fermi questa partita, la abbandoni. Fermarla?
question-stop_yes = Ferma la partita
question-stop_no = Annulla
question-play_examples = Per esempio: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` o `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Per esempio: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` o `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Il rompicapo del giorno è uguale per tutti: `{ $prefix }{ $command } { word-daily }`. Un gioco o un tema valgono per un rompicapo solo tuo: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Per esempio: `{ $prefix }{ $command } { word-connect4 }` o `{ $prefix }{ $command } { word-mixed } 3m`; il tempo è 90s o 3m.
question-race_today_alone = La gara del giorno è la stessa per tutti qui: `{ $prefix }{ $command } { word-today }`. Un gioco e un tempo si scelgono per una gara che apri tu: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Per esempio: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, con un tempo per ogni mossa da 15s a 24h.
question-watch_examples = Per esempio: `{ $prefix }{ $command } { level-hard } { level-easy }` o `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Intendevi `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Intendevi `{ $prefix }{ $command }`?
question-unknown_words = Qui non capisco “{ $typed }”.
question-conflicting_words = Queste parole non vanno insieme.
question-choose_member = Scegli il membro dall’elenco che Discord mostra dopo `@`.
question-course_examples = Le lezioni hanno i numeri da 1 a 7: `{ $prefix }{ $command } 1` apre la prima.
question-invite_examples = Per esempio: `{ $prefix }{ $command } { word-connect4 }` o `{ $prefix }{ $command } o`.
question-challenge_named = Sfidare **{ $who }**?
question-challenge_named_yes = Sfida

## help

help-first = Premi **Gioca** per iniziare una partita contro di me, poi premi una casella.
help-to_friend = Gioca con qualcuno
help-to_commands = Tutti i comandi
help-to_play = Gioca
help-to_learn = Impara
help-to_owners = Per gli admin
help-about = Su di me
help-play =
    ### Gioca
    Vince chi mette tre simboli in fila: in orizzontale, in verticale o in diagonale.
    - **Inizia:** `{ $prefix }{ name-play }`. Giochi con { $mark_x } e cominci tu; con `{ $prefix }{ name-play } o` giochi con { $mark_o }.
    - **Muovi:** premi una casella o scrivi `{ $prefix }{ name-move } B2` (riga B, colonna 2).
    - **Livelli:** `{ $prefix }{ name-play } { level-easy }`, o `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Altri giochi:** `{ $prefix }{ name-play } { word-connect4 }`, o `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Con altri:** `{ $prefix }{ name-play } @ben` sfida un membro, `{ $prefix }{ name-invite }` chiunque. Con `{ $prefix }{ name-vote }` giocate tutti insieme dalla stessa parte.
    - **Durante la partita:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Le tue partite, e chi ne cerca una:** `{ $prefix }{ name-games }`
    - **Menzioni quando tocca a te:** `{ $prefix }{ name-privacy }`
    - **Un’altra partita qui:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Impara
    - **Mossa migliore:** `/{ name-hint }` durante la partita
    - **Tutte le mosse a confronto:** `{ $prefix }{ name-analyse }`
    - **Una partita spiegata:** il pulsante **{ board-review }** alla fine
    - **I tuoi errori:** `{ $prefix }{ name-practice }`
    - **Corso:** `{ $prefix }{ name-course }`
    - **Rompicapi:** `{ $prefix }{ name-puzzle }` o `{ $prefix }{ name-puzzle } { word-daily }`
    - **Contro il tempo:** `{ $prefix }{ name-storm }` in solitaria, `{ $prefix }{ name-race }` con altri
    - **Apprendista:** con `{ $prefix }{ name-play } { level-learner }` giochi contro un principiante che impara da te; `{ $prefix }{ name-brain }` mostra a che punto è.
    - **Guarda:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Risultati:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **I tuoi dati, e i miei messaggi:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Per chi gestisce il server
    - **Impostazioni:** `/{ name-settings }` per giochi, griglie, canali, ruoli, prefisso e lingua (serve il permesso **Gestisci server**)
    - **Fermare una partita:** `{ $prefix }{ name-stop }` nel suo canale (serve il permesso **Gestisci messaggi**)
    - **Permessi:** `/{ name-settings }` mostra quali mi mancano.
    - **Prefisso:** cambialo in `/{ name-settings }`. Menzionarmi funziona sempre.
    - **Azzerare l’apprendista:** `{ $prefix }{ name-brain }`
    - **Privacy:** `{ $prefix }{ name-privacy }` mostra che cosa conservo su di te.
about-version = **Versione:** { $version }
about-invite = [Aggiungimi a un server](<{ $link }>)
about-install = [Aggiungimi al tuo account](<{ $link }>)
about-terms = [Termini di servizio](<{ $link }>)
about-privacy = [Informativa sulla privacy](<{ $link }>)
about-your_data = **I tuoi dati:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ La versione { $version }, più nuova, ha già usato questo database. Aggiornami di nuovo, o ripristina un backup precedente a quell’aggiornamento.
about-servers = **Numero di server:** { $servers }
about-since = **Avvio:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** connesso, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** non connesso

## privacy

privacy-use_slash_command = Resta tra noi. Usa `/{ name-privacy }`, o mandami `{ $prefix }{ name-privacy }` in un messaggio diretto.
privacy-title = ### Che cosa conservo su di te
privacy-nothing = Niente.
privacy-never = **Mai conservati:** il tuo nome e quello che scrivi
privacy-matches = **Partite:** finite: { $finished } · in corso: { $live }
privacy-matches_details = -# Il tuo ID utente, mosse, orari, suggerimenti e gli ID di server, canale e messaggi
privacy-challenges = **Sfide aperte:** { $challenges }
privacy-challenges_details = -# Chi ha sfidato chi, il gioco e gli ID di canale e messaggio
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Punteggi:** in { $ratings } server
    [many] **Punteggi:** in { $ratings } di server
   *[other] **Punteggi:** in { $ratings } server
}
privacy-gains = { $gains ->
    [0] **Punti vinti contro i miei livelli:** nessuno
    [one] **Punti vinti contro i miei livelli:** in { $gains } livello
    [many] **Punti vinti contro i miei livelli:** in { $gains } di livelli
   *[other] **Punti vinti contro i miei livelli:** in { $gains } livelli
}
privacy-ratings_details =
    -# Il tuo punteggio dopo ogni partita classificata, e quante ne hai vinte, pareggiate e perse
    -# Per ogni livello, i punti dell’ultimo giorno in cui ne hai vinti
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Risultati dei rompicapi:** nessuno
    [one] **Risultati dei rompicapi:** in { $puzzles } server o conversazione privata
    [many] **Risultati dei rompicapi:** in { $puzzles } di server e conversazioni private
   *[other] **Risultati dei rompicapi:** in { $puzzles } server e conversazioni private
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Punteggio nei rompicapi:** –
   *[other] **Punteggio nei rompicapi:** per tutti i server
}
privacy-puzzles_details = -# L’ultimo rompicapo, risposte giuste e sbagliate, serie, l’ultimo risultato del giorno che hai condiviso e, per 30 giorni, quali rompicapi hai visto nelle gare
privacy-practice = **Esercizi:** { $exercises } · **Partite per questi:** { $reviewed }
privacy-practice_details = -# Da quando ti eserciti, i tuoi errori nelle partite e nelle gare, le tue risposte e quando tornano
privacy-course = **Lezioni:** { $lessons }
privacy-course_details = -# Quali esercizi hai risolto
privacy-learners = { $learners ->
    [one] **Memoria dell’apprendista:** da { $learners } conversazione privata
    [many] **Memoria dell’apprendista:** da { $learners } di conversazioni private
   *[other] **Memoria dell’apprendista:** da { $learners } conversazioni private
}
privacy-learners_details = -# Che cosa ha imparato da te nei messaggi diretti. Nei server non conserva chi ha giocato.
privacy-notices = **Avvisi disattivati:** sì
privacy-notices_details = -# Il tuo ID utente
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Promemoria della serie:** disattivato
   *[other] **Promemoria della serie:** attivo
}
privacy-search_notices = { $search_notices ->
    [0] **Avvisi di inviti:** disattivati
    [one] **Avvisi di inviti:** in { $search_notices } server
    [many] **Avvisi di inviti:** in { $search_notices } di server
   *[other] **Avvisi di inviti:** in { $search_notices } server
}
privacy-direct_messages_details = -# Il tuo ID utente, e quando te ne ho mandato uno per l’ultima volta
privacy-votes = **Voti:** { $votes } · **Votazioni avviate:** { $votings }
privacy-votes_details = -# Nelle partite in cui votano tutti: il tuo ID utente e il tuo voto per ogni mossa, fino a 24 ore dopo la fine
privacy-races = **Gare e sprint di rompicapi:** { $races } · **Aperti da te:** { $race_starts }
privacy-races_details = -# Il tuo ID utente, i rompicapi, quali hai sbagliato, i tuoi punti e quanto tempo hai impiegato
privacy-if_deleted =
    ### Se li elimini
    { "" }**Le partite in corso** finiscono subito. Perdi quelle in cui entrambe le parti hanno già mosso.
    { "" }**Le partite finite** restano, ma senza il tuo ID utente.
    { "" }**Tutto il resto** sparisce. Non si può annullare.
privacy-forget = Elimina i miei dati
privacy-deleted = ### I tuoi dati sono eliminati
privacy-kept =
    -# Ho dimenticato anche il tuo nome, la tua lingua e chi hai sfidato, se li avevo ancora in memoria.
    ### Che cosa resta
    { "" }**Partite:** { $kept }
    -# Senza il tuo ID utente e gli ID di canale e messaggi. Resta solo l’ID del messaggio o del pulsante che ha iniziato una partita, come suo numero. Senza il canale nessuno può ritrovarlo.
    -# Fino a mezzanotte UTC so ancora quante volte gli stessi due membri hanno giocato oggi tra loro, ma non chi sono.
privacy-ended = { $lost ->
    [0] **Partite in corso terminate:** { $live } (senza risultato)
   *[other] **Partite in corso terminate:** { $live } · **Perse:** { $lost } (entrambe le parti avevano mosso)
}
privacy-nothing_ended = **Partite in corso terminate:** nessuna

## name

name-play = gioca
name-play_opponent = avversario
name-play_member = membro
name-play_mark = simbolo
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = gioco
name-invite = invita
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = proponi
name-offer_what = cosa
name-draw = pareggio
name-takeback = annulla
name-games = partite
name-watch = guarda
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = cervello
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = apprendista
name-settings = impostazioni
name-vote = vota
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = tempo
name-vote_thread = { word-thread }
name-stop = ferma
name-move = mossa
name-move_coordinate = casella
name-board = griglia
name-resign = abbandona
name-puzzle = rompicapo
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = gara
name-race_game = { name-play_game }
name-race_time = tempo
name-race_today = { word-today }
name-storm = sprint
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = corso
name-course_lesson = lezione
name-help = aiuto
name-about = info
name-hint = suggerimento
name-analyse = analizza
name-analyse_position = posizione
name-analyse_view = vista
name-review = rivedi
name-privacy = privacy
name-progress = progressi
name-notify = avvisi
name-practice = esercizio
name-practice_move = { name-move_coordinate }
name-stats = statistiche
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = classifica
name-leaderboard_game = { name-play_game }
name-history = cronologia
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = replay
name-export = esporta

## word

word-random = casuale
word-thread = thread
word-here = qui
word-network = rete
word-hints = suggerimenti
word-misere = vinciperdi
word-fading = scomparsa
word-ultimate = super
word-uttt = uttt
word-ultimate_tictactoe = super-tris
word-infinite = infinito
word-disappearing = tris-a-scomparsa
word-connect4 = forza4
word-connect_four = forzaquattro
word-tictactoe = tris
word-ttt = ttt
word-noughts = filetto
word-reverse = tris-vinciperdi
word-misere_tictactoe = tris-misère
word-daily = giornaliero
word-mixed = misto
word-today = oggi
word-finish_line = fila
word-block_line = bloccare
word-make_fork = minaccia
word-prevent_fork = impedire
word-forced_sequence = sequenza
word-opening = apertura
word-zugzwang = zugzwang
word-show = mostra
word-train = allena
word-export = esporta
word-import = importa
word-reset = azzera
word-server = server
word-original = originale
word-stronger = potenziato

## command

command-play = Tris, Forza 4 e altro, contro di me o contro un membro
command-play_opponent = Il mio livello, se giochi contro di me
command-play_member = Membro da sfidare (predefinito: giochi contro di me)
command-play_mark = Il tuo simbolo; comincia X
command-play_mark_x = X (comincia)
command-play_mark_o = O (gioca dopo)
command-play_mark_random = Casuale
command-play_thread = Apri un thread per la partita (predefinito: come impostato nel server)
command-play_hints = Permetti i suggerimenti in una partita tra membri
command-play_game = Quale gioco (predefinito: quello del server)
command-invite = Una partita con chi accetta per primo
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Permetti i suggerimenti nella partita
command-invite_game = { command-play_game }
command-menu_challenge_member = Sfida a una partita
command-offer = Proponi il pareggio, o di annullare la tua ultima mossa, se l’altra persona è d’accordo
command-offer_what = Che cosa chiedi all’altra persona
command-offer_what_draw = Il pareggio
command-offer_what_takeback = Annullare la tua ultima mossa
command-games = Le tue partite in corso, e chi ne cerca una qui
command-watch = Una partita tra due dei miei livelli
command-watch_x = Livello che gioca con X e comincia
command-watch_o = Livello che gioca con O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Le impostazioni di questo server: giochi, griglie, chi può giocare, lingua
command-vote = Una partita contro uno dei miei livelli in cui tutti qui votano ogni mossa
command-vote_opponent = Il mio livello contro cui giocate tutti (predefinito: quello del server)
command-vote_game = { command-play_game }
command-vote_mark = Il simbolo di tutti voi; comincia X (predefinito: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Tempo per votare ogni mossa, da 15s a 24h, come 30s, 5m o 1h (predefinito: 1m)
command-vote_thread = No: in questo canale, per cui serve il permesso Gestisci messaggi
command-stop = Ferma la partita in questo canale
command-move = La tua mossa: una casella, come B2, o in Forza 4 un numero di colonna
command-move_coordinate = Una casella, come B2, o in Forza 4 un numero di colonna
command-board = Di nuovo la griglia, in un nuovo messaggio
command-resign = Abbandona la partita
command-puzzle = Un rompicapo: trova l’unica mossa giusta
command-puzzle_daily = Il rompicapo del giorno di questo server, per tutti qui
command-puzzle_game = { command-play_game }
command-puzzle_theme = Scegli il tema del rompicapo
command-race = Una gara di rompicapi per tutti qui: gli stessi, quanti riesci in 90 secondi
command-race_game = Rompicapi di un solo gioco (predefinito: di più giochi)
command-race_game_mixed = Più giochi
command-race_time = Quanto tempo hanno tutti (predefinito: 90 secondi)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = La gara del giorno: gli stessi 20 rompicapi per tutti qui, oggi quando vuoi
command-storm = Quanti rompicapi riesci a risolvere in 90 secondi, contro il tuo record
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Quanto tempo hai (predefinito: 90 secondi)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Sette brevi lezioni per giocare meglio
command-course_lesson = Numero di una lezione (predefinito: tutte le lezioni)
command-help = Come si gioca, e tutti i comandi
command-brain = Che cosa ha imparato qui l’apprendista, e il suo allenamento
command-brain_train = Allenalo: numero di partite, da 1 a 10000 (predefinito: 500)
command-brain_opponent = Allenalo contro questo livello (predefinito: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Di che cosa ti avviso, con pulsanti per cambiarlo
command-hint = Una buona mossa e il perché; la vedi solo tu
command-analyse = Quanto vale ogni mossa
command-analyse_position = Righe dall’alto, come X../.O./... (predefinito: la partita in questo canale)
command-analyse_view = Che cosa vedere oltre ai valori (predefinito: niente)
command-analyse_view_network = che cosa vede la rete
command-privacy = Che cosa conservo su di te, e come eliminarlo
command-practice = Esercizi dai tuoi errori: trova le mosse migliori
command-practice_move = La tua risposta, come B2 o 4
command-stats = I risultati tuoi, di un membro o di tutto il server
command-stats_member = Le partite di chi (predefinito: le tue)
command-stats_server = Le partite di tutti in questo server
command-stats_game = Solo questo gioco (predefinito: tutti i giochi)
command-leaderboard = Chi gioca meglio in questo server
command-leaderboard_game = { command-play_game }
command-history = Partite finite, da rivedere mossa per mossa o salvare in un file
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Quale casella? Scrivi la lettera della riga e il numero della colonna, per esempio `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Quella non è una casella. Scrivi una lettera di riga e un numero di colonna, per esempio `{ $prefix }{ name-move } B2`.
error-missing_column = Quale colonna? Scrivi il suo numero, per esempio `{ $prefix }{ name-move } 2`.
error-unreadable_column = Quella non è una colonna. Scrivi il suo numero, per esempio `{ $prefix }{ name-move } 2`.
error-unknown_row = Non c’è una riga { $row }. Le righe vanno da { $first } a { $last }.
error-unknown_column = Non c’è una colonna { $column }. Le colonne vanno da { $first } a { $last }.
error-cell_fading = Il tuo { $mark } in **{ $coordinate }** sparisce solo dopo la tua mossa: scegli una casella libera.
error-cell_taken = **{ $coordinate }** è già occupata da { $mark }. Scegli una casella libera.
error-other_board = Devi giocare sulla griglia **{ $board }**: da **{ $first }** a **{ $last }**.
error-closed_board = La griglia **{ $board }** (da { $first } a { $last }) è vinta o piena. Scegli una casella di un’altra.
error-full_column = La colonna { $column } è piena. Scegline un’altra.
error-floating_cell = Un gettone cadrebbe da **{ $coordinate }**. Scegli la casella libera più bassa di una colonna.
error-position_shape = Scrivi la posizione come { $rows } righe di { $columns } caselle, con `/` tra le righe, per esempio `{ $example }`. Per una griglia di un’altra misura, scrivi prima la misura, come in `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = In questo gioco una posizione scritta non dice tutto: **{ $game }**. Durante una partita, `/{ name-analyse }` mostra la sua posizione.
error-position_mark = Alla riga { $row }, colonna { $column } di quella posizione non c’è né `X`, né `O`, né `.`.
error-impossible_position = Nessuna partita arriva a quella posizione: comincia X, si gioca a turno e la prima fila chiude la partita.
error-floating_position = Nessuna partita arriva a quella posizione: il gettone in **{ $coordinate }** cadrebbe.
error-game_size = Non c’è un gioco di quella misura. Una griglia ha da { $least } a { $most } righe e colonne, e una fila ha almeno { $least } caselle e sta nella griglia. Per esempio, `{ $prefix }{ name-play } 6x6x4` significa 6 righe, 6 colonne e 4 in fila.
error-game_not_offered = Questo server non offre **{ $game }**. Offre: { $offered }.
error-match_over = Quella partita è finita. Per iniziarne un’altra: `{ $prefix }{ name-play }`
error-not_a_player = Non giochi in questa partita.
error-workers_busy = In questo momento troppi membri aspettano aiuto. Riprova tra un minuto.
error-advice_pending = Sto ancora lavorando alla tua ultima richiesta di aiuto. Chiedi di nuovo quando ti avrò risposto.
error-advice-duel = In una partita tra membri senza suggerimenti, questa posizione è sulla griglia o a una mossa di distanza. Chiedi di nuovo quando quella partita sarà andata avanti.
error-advice-race = Questa posizione è quella del rompicapo che hai in sospeso in una gara, o è a una mossa di distanza. Prima rispondi a quel rompicapo.
error-too_many_takebacks = In questa partita hai già annullato { $limit ->
        [one] { $limit } mossa
        [many] { $limit } di mosse
       *[other] { $limit } mosse
    }. Nessuno può annullarne di più.
error-nothing_to_take_back = Non hai ancora mosso, quindi non c’è niente da annullare.
error-not_your_turn = Non tocca a te. Per vedere la griglia: `{ $prefix }{ name-board }`
error-no_match = Qui non c’è nessuna partita in corso. Per iniziarne una: `{ $prefix }{ name-play }`
error-match_running-resignation = La tua partita qui è ancora in corso. Se ricominci, la abbandoni, e conta come sconfitta. Ricominciare?
error-match_running-no_result = Qui c’è ancora una partita in corso. Se ricominci, finisce senza risultato. Ricominciare?
error-match_running-time_up = Nella partita in corso qui, nessuno muove da un’ora. Se ricominci, la perde chi deve muovere. Ricominciare?
error-channel_busy = { $idle_after ->
        [one] Qui stanno giocando altri membri. Gioca in un altro canale o in un thread, o usa `{ $prefix }{ name-play }` quando nessuno avrà mosso per { $idle_after } minuto.
        [many] Qui stanno giocando altri membri. Gioca in un altro canale o in un thread, o usa `{ $prefix }{ name-play }` quando nessuno avrà mosso per { $idle_after } di minuti.
       *[other] Qui stanno giocando altri membri. Gioca in un altro canale o in un thread, o usa `{ $prefix }{ name-play }` quando nessuno avrà mosso per { $idle_after } minuti.
    }
error-exhibition_running = Qui due dei miei livelli stanno giocando uno contro l’altro. Aspetta che la loro partita finisca, o gioca in un altro canale o in un thread.
error-match_moved_on = Nel frattempo la partita è andata avanti. Per vedere a che punto è: `{ $prefix }{ name-board }`
error-channel_taken = Qui c’è un’altra partita in corso. Aspetta che finisca, o gioca in un altro canale o in un thread.
error-question-not_yours = Quella domanda era per un’altra persona.
error-offer-not_a_duel = Funziona solo nelle partite tra membri. Contro di me, `{ $prefix }{ name-play }` inizia una nuova partita, e `{ $prefix }{ name-resign }` abbandona questa.
error-offer-own_offer = Può accettare solo l’altra persona.
error-challenge-own_challenge = Per una sfida bisogna essere in due. Per iniziare una partita contro di me: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = I bot non possono accettare sfide. Per iniziare una partita contro di me: `{ $prefix }{ name-play }`
error-challenge_waiting = Avete già una sfida aperta tra voi due. Prima accettala, rifiutala o ritirala: { $existing }
error-challenge-invitation_open = Hai già un invito aperto. Prima ritiralo, o aspetta che qualcuno lo accetti: { $existing }
error-challenge_over = Non è più aperta. Per lanciare una nuova sfida: `{ $prefix }{ name-play } @qualcuno`
error-challenge-not_yours = Quella sfida è per un’altra persona.
error-challenge-level = I livelli servono solo nelle partite contro di me. Togli il livello per sfidare un membro.
error-challenge-nobody_else = Qui ci siamo solo noi due. Sfida qualcuno in un canale di un server.
error-challenge-not_visible = In questo server solo tu vedi le mie risposte, quindi nessuno potrebbe accettare. Chiedi a chi gestisce il server di aggiungermi, o gioca in un gruppo di messaggi diretti.
error-challenge-private_thread = Chi ha creato un thread privato può rimuovere gli altri, quindi qui i membri giocano solo con suggerimenti e senza punteggio: `{ $prefix }{ name-play } @qualcuno { word-hints }`.
error-challenge-cannot_see = **{ $who }** non può vedere questo canale. Gioca in uno che vedete entrambi.
error-challenge-channel_taken = In { $channel } c’è un’altra partita in corso. Potrai accettare l’[invito]({ $link }) quando sarà finita.
error-challenge-not_a_member = Non trovo quel membro qui. Scrivi `@` e sceglilo dall’elenco di Discord.
error-moderation-not_the_starter = L’ha avviato un’altra persona. Solo lei e i membri con il permesso **{ permission-manage_messages }** possono fermarlo.
error-no_puzzles = Non ci sono rompicapi per quel gioco. Ce ne sono per: { $games }.
error-puzzle-not_yours = Quel rompicapo è per un’altra persona. Per averne uno tuo: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Quel rompicapo non vale più. Per averne uno nuovo: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Hai già risposto a quel rompicapo. Per averne uno nuovo: `{ $prefix }{ name-puzzle }`
error-practice-over = Quell’esercizio non è più aperto. Per averne un altro: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Quella non è una casella. Scrivi una lettera di riga e un numero di colonna, per esempio `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Quella non è una colonna. Scrivi il suo numero, per esempio `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Quello era il rompicapo di un altro giorno. Quello di oggi: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Hai già risposto al rompicapo di oggi. Il prossimo arriva { $ends }.
error-race-outside_server = Per una gara servono altri, quindi si fa nei server. Qui `{ $prefix }{ name-storm }` è lo stesso, in solitaria.
error-race-no_puzzles = Non ci sono gare con rompicapi di quel gioco. Ci sono gare con rompicapi di: { $games }.
error-race-channel_taken = C’è già una gara in questo canale.
error-race-in_another = Partecipi già a un’altra gara o a uno sprint. Prima finiscilo.
error-race-started = Quella gara è già partita. Puoi partecipare alla prossima.
error-race-full = Quella gara è al completo: al massimo { $most } membri.
error-race-nobody_in = Non si è ancora iscritto nessuno.
error-race-not_starter = Solo il membro che ha aperto questa gara può farla partire prima.
error-race-not_in = Non partecipi a quella gara.
error-race-not_over = Altri stanno ancora rispondendo a questi rompicapi. Potrai vederli quando la gara sarà finita.
error-race-day_not_over = Altri possono ancora rispondere a questi rompicapi. La gara finisce { $ends }; dopo ti mostro che cosa hai sbagliato.
error-race-no_day = Quel giorno non c’è stata una gara. Quella di oggi: `{ $prefix }{ name-race } { word-today }`
error-race-over = Quella gara è finita.
error-race-private = Qui tutti leggerebbero la tua risposta. Premi invece il pulsante sul tuo rompicapo, o mandami `{ $prefix }{ name-storm }` in un messaggio diretto.
error-thread-not_here = Non posso aprire un thread qui. Gioca senza, o in un canale testuale di un server.
error-thread-user_permission = Ti serve il permesso **{ $missing }** per aprire un thread qui. Gioca senza.
error-thread-too_many = Questo server ha già tutti i thread aperti che Discord permette. Gioca senza thread, o prima archiviane uno aperto.
error-thread-try_later = Discord ora non mi lascia aprire thread, quindi la partita si gioca qui.
error-thread-try_later_or_elsewhere = Discord ora non mi lascia aprire thread, e qui c’è un’altra partita in corso. Riprova tra qualche minuto, o gioca in un altro canale.
error-cannot_attach = Mi serve il permesso **{ $missing }** per inviare file qui. Chiedi a chi gestisce questo server di darmelo, o usa il comando slash.
error-training-bot_permission = Mi serve il permesso **{ $missing }** per mostrare qui come va l’allenamento. Chiedi a chi gestisce questo server di darmelo, o allenami in un altro canale.
error-training-user_install = Non posso mostrare qui come va l’allenamento. Allenami in un messaggio diretto, o in un server che mi ha aggiunto.
error-learner_game = L’apprendista non fa quel gioco. Gioca a: { $games }.
error-learner-unknown_word = Non conosco “{ $typed }”. `{ $prefix }{ name-brain }` mostra che cosa ho imparato. Puoi anche usare `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` con un file, e `{ $prefix }{ name-learner } { word-reset }` o `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Non so analizzare questo gioco: **{ $game }**. Quindi non ci sono suggerimenti, analisi e revisioni.
error-training-unknown_word = Non conosco “{ $typed }”. Scrivi un numero di partite e uno dei miei livelli ({ $levels }), per esempio `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Scegli da 1 a { $most } partite per un allenamento.
error-training-already_running = Mi sto già allenando qui. Aspetta la fine, o termina quell’allenamento.
error-learner-other_mode = Queste memorie non si possono unire: il file è in modalità `{ $theirs }`, e qui imparo in modalità `{ $ours }`.
error-learner-one_file = Mi serve un file: quello che crea il pulsante **{ learner-do_export }** sotto `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord non mi ha dato quel file. Riprova.
error-notify-other_server = Quel pulsante è di un altro server. Per vedere quello di questo: `{ $prefix }{ name-notify }`
error-notify-searches_off = Questo server non permette avvisi di inviti.
error-not_a_manager = Ti serve il permesso **{ permission-manage_guild }** per farlo.
error-settings_outside_server = Solo i server hanno impostazioni. Usa `/{ name-settings }` in un canale del tuo server.
error-invalid_choice = Quella scelta non è disponibile. Quelle disponibili: `/{ name-settings }`
error-invalid_prefix = Non salvato: un prefisso ha fino a 5 caratteri visibili, senza spazi né accenti gravi, e non comincia con `/`, `@` o `<`.
error-vote-outside_server = In quelle partite votano tutti, quindi si giocano nei server. Per iniziare qui una partita contro di me: `{ $prefix }{ name-play }`
error-vote-off = Questo server ha disattivato le partite in cui votano tutti.
error-vote-time = Il tempo per ogni mossa va da 15 secondi a 24 ore, come `30s`, `5m` o `1h`. Per esempio: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Il voto su quella mossa è appena finito. Potrai votare la prossima tra un attimo.
error-vote-only_in_thread = Ti serve il permesso **{ permission-manage_messages }** per iniziare questa partita proprio nel canale. Senza, la partita avrà un thread.
error-vote-needs_thread = Questa partita ha bisogno di un thread. Ti serve il permesso **{ permission-create_public_threads }** per aprirne uno qui, o **{ permission-manage_messages }** per giocare proprio nel canale.
error-wrong_channel = Qui non gioco. Puoi giocare in { $channels }.
error-missing_role = Per giocare con me qui ti serve uno di questi ruoli: { $roles }.
error-cooldown = Che velocità! Puoi usare il prossimo comando { $ends }.
error-too_many_choices = Hai cambiato questa partita troppe volte. Giocala, o iniziane una nuova con `{ $prefix }{ name-play }`.
error-already_playing = Hai già una partita in corso qui. Per vederla: `{ $prefix }{ name-board }`
error-button_used = Hai già premuto quel pulsante.
error-moderation-not_a_moderator = Ti serve il permesso **{ permission-manage_messages }** per fermare le partite di altri membri.
error-moderation-end_exhibition_instead = Se hai iniziato tu questa partita, fermala con il pulsante sotto. Altrimenti ti serve il permesso **{ permission-manage_messages }**.
error-memory_file-too_large = Non posso importare quel file: supera { $max_kib } KiB.
error-memory_file-not_mine = Non posso importare quel file: non l’ho fatto io, o qualcuno l’ha modificato.
error-memory_file-value = Non posso importare quel file: `{ $where }` dev’essere uno di questi valori: `{ $values }`.
error-memory_file-entry = Non posso importare quel file: `{ $where }` dev’essere un numero intero da 1 a { $max_position }. { -entries-from-0 }
error-memory_file-position = Non posso importare quel file: `{ $where }` è { $position }, che l’apprendista non può aver imparato in questa modalità, o che c’è due volte. { -entries-from-0 }
error-notation-line = Non riesco a leggere la riga { $line }. Una riga è fatta così: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: ora, griglia, parti, mosse, risultato e come è finita la partita.
error-notation-unplayable = La riga { $line } non è una partita possibile: la sua mossa { $move } non è una casella in cui allora si potesse giocare, come `B2`.
error-notation-ending = La riga { $line } non è una partita possibile: dopo quelle mosse non può essere finita con `{ $ending }`.
error-starting-own = Sto ancora avviando l’altra tua partita. Riprova tra un attimo.
error-starting-other = Sto ancora avviando un’altra partita di chi ti sfida. Riprova tra un attimo.
error-thread-closed = Questo thread è chiuso, e non posso riaprirlo. Chiedi a chi gestisce questo server di farlo; poi `{ $prefix }{ name-board }` mostra la griglia.
error-thread-name_blocked = L’AutoMod di questo server ha bloccato il nome del thread, che contiene i nomi di chi gioca. Gioca senza thread, o chiedi alla moderazione di esentarmi da quella regola.
-entries-from-0 = (La prima voce di una lista è la numero 0.)
error-thread-bot_permission = Mi serve il permesso **{ $missing }** per aprire un thread qui. Chiedi a chi gestisce questo server di darmelo, o gioca senza thread.
error-too_many_matches-own = { $most ->
        [one] Qui hai { $most } partita in corso, il massimo alla volta. Prima finiscila: { $channels }
        [many] Qui hai { $most } di partite in corso, il massimo alla volta. Prima finiscine una: { $channels }
       *[other] Qui hai { $most } partite in corso, il massimo alla volta. Prima finiscine una: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Chi ti sfida ha qui { $most } partita in corso, il massimo alla volta. Accetta quando sarà finita.
        [many] Chi ti sfida ha qui { $most } di partite in corso, il massimo alla volta. Accetta quando ne sarà finita una.
       *[other] Chi ti sfida ha qui { $most } partite in corso, il massimo alla volta. Accetta quando ne sarà finita una.
    }
error-may_not_follow_up = Mi serve il permesso **{ $missing }** per mostrare qui come prosegue una partita. Chiedi a chi gestisce questo server di darmelo, o gioca in un altro canale.
error-not_in_thread = Prima menzionami qui. Così entro in questo thread privato; fino ad allora non posso mostrare qui come prosegue una partita.
error-locked_thread = Questo thread è bloccato, quindi non posso mostrare qui come prosegue una partita. Chiedi alla moderazione di sbloccarlo, o gioca in un altro canale.
error-in_timeout = Sono in timeout in questo server, quindi non posso scrivere qui. Finisce { $ends }.
error-match_unreachable = L’ultima partita qui è finita senza risultato, perché il messaggio con la griglia è stato eliminato o non potevo vedere questo canale.
error-hints_not_allowed = In questa partita i suggerimenti sono disattivati. Per iniziarne una con suggerimenti: `{ $prefix }{ name-play } @qualcuno { word-hints }`
error-record-nothing_finished = Qui non è ancora finita nessuna partita. `{ $prefix }{ name-analyse } X../.O./...` analizza qualsiasi posizione.
error-record-match_not_found = Non conosco più quella partita. Forse chi l’ha giocata ha eliminato i propri dati.
error-record-unknown_target = Non conosco “{ $typed }”. Non scrivere niente per vedere le tue partite, indica un membro, come `{ $prefix }{ $command } @ben`, o scrivi `{ $prefix }{ $command } { word-server }` per quelle di tutti qui.
error-record-two_targets = Scegli un membro o tutto il server, non entrambi.
error-record-no_leaderboard = Solo i server hanno punteggi e classifica. I tuoi risultati qui: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Aggiungi dopo il comando una riga di `{ $prefix }{ name-export }`, e ne mostro la partita.
error-record-board_too_large = Quella griglia è troppo grande da mostrare. La più grande è { $most }×{ $most }.
error-record-export_too_large = Hai giocato più partite di quante stanno in file da { $most } MiB. Chiedile a chi mi gestisce.
error-share-not_visible = In questo server solo tu vedi le mie risposte, quindi nessun altro vedrebbe l’immagine.
error-share-cannot_attach = Non posso condividere la partita qui: mi serve il permesso **{ $missing }**.
error-level_not_offered = **{ $level }** non è disponibile in questo gioco: { $game }. I suoi livelli: { $levels }.
error-network_missing = La rete non è installata su questo bot, quindi **intuizione** e **neurale** non sono disponibili.
error-network_game = La rete non ha imparato quel gioco. Conosce: { $games }.
error-offer-what = Scrivi che cosa proponi: `{ $prefix }{ name-offer } { name-draw }` o `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Non ci sono statistiche e punteggi separati per quel gioco. Ci sono per: { $games }.
error-unknown_level = Non conosco “{ $typed }”. I miei livelli sono { $levels }. Per esempio: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Non salvato: X e O devono avere un’emoji ciascuno.
error-emoji-unreadable = Non salvato: “{ $typed }” non è un’emoji. Inseriscine una, o il nome di un’emoji del server, come `:cat:`.
error-emoji-composed = Non salvato: “{ $typed }” è fatta di più caratteri, come tutte le bandiere, i tasti e le famiglie. Su una griglia Discord potrebbe mostrarli uno per uno. Scegli un’emoji semplice, come 🍎.
error-emoji-unknown = Non salvato: questo server non ha un’emoji `:{ $name }:`. Inseriscine una sua, o una standard come 🍎.
error-emoji-unavailable = Non salvato: `:{ $name }:` ora non è disponibile, perché questo server ha più emoji di quante ne permettano i suoi potenziamenti.
error-emoji-restricted = Non salvato: `:{ $name }:` è riservata a ruoli che non ho.
error-emoji-duplicate = Non salvato: { $emoji } indicherebbe due cose diverse. X, O e le caselle libere devono avere emoji diverse, anche in una fila vincente. Se non ne inserisci una per le caselle libere, sono { $free }.
error-emoji-unlisted = Non salvato: Discord non mi ha detto quali emoji ha questo server. Riprova.

## failure

failure-old_button = Quel pulsante è di una mia vecchia versione. Che cosa so fare ora: `{ $prefix }{ name-help }`
failure-changed = I miei comandi sono appena cambiati, e il tuo Discord mostra ancora quelli vecchi. Ricaricalo (Ctrl+R, o riavvia l’app) e riprova.
failure-unexpected = Scusa, qualcosa è andato storto da parte mia. Riprova; `{ $prefix }{ name-board }` mostra a che punto è la partita.
failure-try_later = Discord ora non mi lascia finire. Riprova tra un minuto; `{ $prefix }{ name-board }` mostra a che punto è la partita.
failure-blocked = L’AutoMod di questo server ha bloccato il mio messaggio. Chiedi alla moderazione di esentarmi da quella regola; poi `{ $prefix }{ name-board }` mostra a che punto è la partita.
failure-blocked_link = Il filtro di Discord contro i link dannosi ha bloccato il mio messaggio, probabilmente per un nome che contiene. `{ $prefix }{ name-board }` mostra a che punto è la partita.
failure-embed_removed = Qualcuno ha rimosso da questo messaggio l’embed con il mio testo. Per favore, lasciatelo: senza, nessuno vede a chi tocca.
failure-no_channel = Discord non mi ha detto in quale canale era. Riprova.
failure-not_attached = Il file manca perché Discord l’ha rifiutato.
failure-database = Scusa, ora non riesco a salvare le partite. Quelle già salvate sono al sicuro: guarda `{ $prefix }{ name-board }` tra qualche minuto e riprova.
failure-computation = Scusa, non sono riuscito a finire questo calcolo in tempo. Riprova tra qualche minuto.
failure-timeout = Non posso rispondere in { $channel }, perché sono in timeout in quel server. Finisce { $ends }. Poi continua con `{ $prefix }{ name-board }`: la tua partita è salvata.
failure-muted = Non posso rispondere in { $channel } senza il permesso **{ $missing }**. Chiedi a chi gestisce quel server di darmelo e continua con `{ $prefix }{ name-board }`: la tua partita è salvata.

## owner

owner-synced = { $count ->
        [one] Discord ora conosce { $count } comando slash.
        [many] Discord ora conosce { $count } di comandi slash.
       *[other] Discord ora conosce { $count } comandi slash.
    }
owner-not_synced = Discord ha rifiutato i comandi slash (HTTP { $status }: { $reason }). Riprova più tardi. Se non basta, invitami di nuovo con il link nel mio registro.
owner-servers = { $count ->
        [one] Sono in { $count } server. Per farmi uscire, invia `{ $prefix }leave` e il suo ID.
        [many] Sono in { $count } di server. Per farmi uscire da uno, invia `{ $prefix }leave` e il suo ID.
       *[other] Sono in { $count } server. Per farmi uscire da uno, invia `{ $prefix }leave` e il suo ID.
    }
owner-direct_message = Così i membri di questo server vedrebbero in quali server sono. Inviamelo in un messaggio diretto.
owner-left = Sono uscito dal server { $id }.
owner-not_there = Non sono in nessun server con quell’ID. Per vedere l’elenco: `{ $prefix }servers`
owner-not_allowed = Chi mi gestisce mi lascia giocare solo in certi server, e questo non è tra quelli, quindi me ne vado.

## place

place-1 = in alto a sinistra
place-2 = in alto
place-3 = in alto a destra
place-4 = a sinistra
place-5 = al centro
place-6 = a destra
place-7 = in basso a sinistra
place-8 = in basso
place-9 = in basso a destra

## advice

advice-match = In { $channel } stai giocando una partita in cui questa posizione è sulla griglia o a una mossa di distanza. Se vado avanti, quella partita non potrà più alzare il tuo punteggio, e la sua griglia segnalerà che hai avuto aiuto.
advice-matches = In { $channel } stai giocando partite in cui questa posizione è sulla griglia o a una mossa di distanza. Se vado avanti, quelle partite non potranno più alzare il tuo punteggio, e le loro griglie segnaleranno che hai avuto aiuto.
advice-match_private = Nei tuoi messaggi diretti stai giocando contro di me una partita in cui questa posizione è sulla griglia o a una mossa di distanza. Se vado avanti, la griglia lì segnalerà che hai avuto aiuto.
advice-puzzle = Questa posizione è quella del rompicapo che hai in sospeso, o è a una mossa di distanza. Se vado avanti, quel rompicapo vale come sbagliato.
advice-daily = Questa posizione è quella del rompicapo del giorno, o è a una mossa di distanza. Se vado avanti, quel rompicapo vale come sbagliato.
advice-exercise = Questa posizione è quella dell’esercizio che hai in sospeso, o è a una mossa di distanza. Se vado avanti, quell’esercizio vale come sbagliato.
advice-show = Vai avanti comunque

## games

games-title = ### 🎮 Le tue partite
games-none = Ora non hai partite in corso. `{ $prefix }{ name-play }` ne inizia una, e `{ $prefix }{ name-invite }` invita chiunque.
games-game = - [{ $game }]({ $link }) contro **{ $other }** · { $place } · { $turn }
games-your_turn = **tocca a te**, il tuo tempo scade { $deadline }
games-their_turn = tocca a **{ $who }**, il suo tempo scade { $deadline }
games-my_turn = tocca a **{ $who }**
games-private = conversazione privata
games-invitations = ### ⚔️ Chi cerca qualcuno con cui giocare
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · scade { $deadline }
games-join = Accetta { $number }
games-press = Premi il pulsante per vedere le tue partite in corso. Le vedi solo tu.
games-open = Le mie partite

## share

share-won = { $plies ->
    [one] **{ $who }** ha battuto **{ $other }** in { $plies } mossa.
    [many] **{ $who }** ha battuto **{ $other }** in { $plies } di mosse.
   *[other] **{ $who }** ha battuto **{ $other }** in { $plies } mosse.
}
share-resigned = { $plies ->
    [one] **{ $who }** ha battuto **{ $other }** per abbandono dopo { $plies } mossa.
    [many] **{ $who }** ha battuto **{ $other }** per abbandono dopo { $plies } di mosse.
   *[other] **{ $who }** ha battuto **{ $other }** per abbandono dopo { $plies } mosse.
}
share-forfeited = { $plies ->
    [one] **{ $who }** ha battuto **{ $other }** dopo { $plies } mossa: uscita o tempo scaduto.
    [many] **{ $who }** ha battuto **{ $other }** dopo { $plies } di mosse: uscita o tempo scaduto.
   *[other] **{ $who }** ha battuto **{ $other }** dopo { $plies } mosse: uscita o tempo scaduto.
}
share-drawn = { $plies ->
    [one] **{ $x }** e **{ $o }** hanno pareggiato dopo { $plies } mossa.
    [many] **{ $x }** e **{ $o }** hanno pareggiato dopo { $plies } di mosse.
   *[other] **{ $x }** e **{ $o }** hanno pareggiato dopo { $plies } mosse.
}
share-no_result = { $plies ->
    [one] **{ $x }** e **{ $o }** hanno giocato { $plies } mossa, senza risultato.
    [many] **{ $x }** e **{ $o }** hanno giocato { $plies } di mosse, senza risultato.
   *[other] **{ $x }** e **{ $o }** hanno giocato { $plies } mosse, senza risultato.
}
share-picture = Immagine animata di una partita: { $game }. Ha cominciato { $x }, poi { $o }. Mosse: { $moves }.
share-player = parte { $number }
share-picture_won = Ha vinto { $who }.
share-picture_drawn = La partita è finita in pareggio.
share-picture_no_result = La partita è finita senza risultato.

## vote

vote-thread = 🗳️ Possono giocare tutti: votate ogni mossa in { $thread }.
vote-counts = 🗳️ { $counts } · il voto finisce { $deadline }
vote-none = 🗳️ Ancora nessun voto · il voto finisce { $deadline }
vote-waits = 🗳️ Nessuno ha votato. Senza un voto, la partita finisce { $deadline }.
vote-last = Voti per l’ultima mossa: { $counts }
vote-lot = 🎲 { $cells } avevano gli stessi voti, quindi ha deciso il caso.
vote-lot_many = { $count ->
    [one] 🎲 { $count } casella aveva gli stessi voti, quindi ha deciso il caso.
    [many] 🎲 { $count } di caselle avevano gli stessi voti, quindi ha deciso il caso.
   *[other] 🎲 { $count } caselle avevano gli stessi voti, quindi ha deciso il caso.
}
vote-yours = { $count ->
    [one] 🗳️ Il tuo voto: **{ $move }** · { $count } voto finora · il voto finisce { $deadline }. Fino ad allora puoi cambiare il tuo voto.
    [many] 🗳️ Il tuo voto: **{ $move }** · { $count } di voti finora · il voto finisce { $deadline }. Fino ad allora puoi cambiare il tuo voto.
   *[other] 🗳️ Il tuo voto: **{ $move }** · { $count } voti finora · il voto finisce { $deadline }. Fino ad allora puoi cambiare il tuo voto.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** vota per **{ $move }** · { $count } voto finora · il voto finisce { $deadline }
    [many] 🗳️ **{ $who }** vota per **{ $move }** · { $count } di voti finora · il voto finisce { $deadline }
   *[other] 🗳️ **{ $who }** vota per **{ $move }** · { $count } voti finora · il voto finisce { $deadline }
}
vote-how = Votate per una casella: si gioca quella con più voti.
vote-how_with_review = { vote-how } Alla fine della partita dico dove il gruppo ha sbagliato e chi aveva votato per la mossa giusta.
vote-typed = Per votare, scrivi una mossa, per esempio `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** l’aveva vista.
    [one] **{ $who }** e { $others } altra persona l’avevano vista.
    [many] **{ $who }** e { $others } di altre persone l’avevano vista.
   *[other] **{ $who }** e altre { $others } persone l’avevano vista.
}
vote-saw_unnamed = { $count ->
    [0] Nessuno ha votato per una mossa migliore.
    [one] { $count } persona l’aveva vista.
    [many] { $count } di persone l’avevano vista.
   *[other] { $count } persone l’avevano vista.
}
vote-went_wrong = Con la mossa { $number } il gruppo ha sbagliato. Meglio: { $cells }.
vote-best = **Chi ha votato meglio:** { $who } { $share }
vote-practise = Esercitati
vote-choose = 🗳️ Scegli la casella per cui voti:

## race

race-title = 🏁 **Gara di rompicapi** · { $game } · { $time }
race-title_storm = ⚡ **Sprint di rompicapi** · { $game } · { $time }
race-time_90 = 90 secondi
race-time_180 = 3 minuti
race-mixed = più giochi
race-rules = Tutti ricevono gli stessi rompicapi, dai più facili ai più difficili, in un messaggio che nessun altro vede. Una risposta giusta vale un punto, una sbagliata costa { $seconds } secondi.
race-in = **Partecipano:** { $names } ({ $count } su { $most })
race-starts = Si parte { $begins }, o quando { $who } preme **Via**.
race-starts_at = Si parte { $begins }.
race-unrated = -# Nessun punteggio cambia: non posso sapere se qualcuno è veloce o ha una seconda finestra aperta.
race-restarted_lobby = -# Mi hanno riavviato. Chi si era iscritto lo è ancora: dopo il via, preme qui **Continua**.
race-join = Partecipa
race-begin = Via
race-continue = Continua
race-again = Ancora
race-see_missed = Vedi i tuoi errori
race-keep = Fanne esercizi
race-kept = { $count ->
    [0] Sono già tutti tuoi esercizi.
    [one] { $count } rompicapo è ora un tuo esercizio.
    [many] { $count } di rompicapi sono ora tuoi esercizi.
   *[other] { $count } rompicapi sono ora tuoi esercizi.
}
race-open_storm = Inizia il mio sprint
race-joined = 🏁 Partecipi anche tu. La gara parte { $begins }, e il tuo primo rompicapo apparirà qui.
race-alone = Non si è iscritto nessun altro, quindi questo è uno sprint: una gara in solitaria. Conta per i tuoi record.
race-nobody_joined = Non si è iscritto nessuno.
race-running = -# Ognuno risponde in un messaggio tutto suo. Se il tuo è sparito, premi **Continua**.
race-restarted = Mi hanno riavviato. Tutti i punti sono conservati, e anche il tempo che ti restava alla tua ultima risposta: premi **Continua**.
race-over = -# Con gli stessi punti decide la combo più lunga, poi meno errori, poi meno tempo.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · miglior combo: { $combo } · errori: { $wrong }
race-right = ✅ +1 · combo: { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } punto** · rompicapo { $number } · il tempo scade { $ends }
    [many] **{ $points } di punti** · rompicapo { $number } · il tempo scade { $ends }
   *[other] **{ $points } punti** · rompicapo { $number } · il tempo scade { $ends }
}
race-win = **{ $mark } muove e vince.**
race-draw = **{ $mark } muove e pareggia.**
race-paused = { $points ->
    [one] ⏸️ Il tuo tempo è fermo. Hai **{ $points } punto** e ti restano **{ $seconds } secondi**, che ripartono quando premi **Continua**.
    [many] ⏸️ Il tuo tempo è fermo. Hai **{ $points } di punti** e ti restano **{ $seconds } secondi**, che ripartono quando premi **Continua**.
   *[other] ⏸️ Il tuo tempo è fermo. Hai **{ $points } punti** e ti restano **{ $seconds } secondi**, che ripartono quando premi **Continua**.
}
race-time_up = ⏱️ Tempo scaduto.
race-all_answered = 🏆 Hai risposto a tutti i rompicapi.
race-result = { $points ->
    [one] **{ $points } punto** · miglior combo: { $combo } · errori: { $wrong }
    [many] **{ $points } di punti** · miglior combo: { $combo } · errori: { $wrong }
   *[other] **{ $points } punti** · miglior combo: { $combo } · errori: { $wrong }
}
race-wait_for_order = -# L’ordine d’arrivo sarà nel canale quando tutti avranno finito.
race-records = I tuoi record: **{ $today }** oggi · **{ $week }** questa settimana · **{ $ever }** di sempre
race-new_record = 🏆 Il tuo miglior sprint finora!
race-missed = Rompicapo { $number } · sbagliato { $page } di { $count }
race-right_win = { $mark } vince con **{ $solution }**. { $reasons }
race-right_draw = { $mark } pareggia con **{ $solution }**. { $reasons }
race-nothing_missed = Non ne hai sbagliato nessuno. ✅
race-title_day = 🏁 **La gara del giorno** · { $day }
race-day_rules = Tutti qui ricevono gli stessi { $count } rompicapi, dai più facili ai più difficili, con un solo tentativo ciascuno. Una risposta giusta vale un punto. La gara finisce { $ends }; dopo mostro le mosse giuste.
race-day_named = L’elenco nomina tutti quelli che partecipano. Nessun punteggio cambia.
race-day_nobody = Nessuno ha ancora risposto.
race-day_over = Quella gara è finita a mezzanotte UTC.
race-day_solutions = -# La gara finisce { $ends }. Dopo, `{ $prefix }{ name-race } { word-today }` mostra che cosa hai sbagliato.
race-day_progress = Le tue risposte finora: { $number } su { $count }.
race-day_order = -# Con gli stessi punti decide la combo più lunga, poi meno errori, poi meno tempo. Nessun rompicapo conta più di un minuto, quindi puoi fermarti e continuare più tardi in giornata.
race-day_yesterday = { $points ->
    [one] Ieri: **{ $points } punto**, posto { $place } su { $count }.
    [many] Ieri: **{ $points } di punti**, posto { $place } su { $count }.
   *[other] Ieri: **{ $points } punti**, posto { $place } su { $count }.
}
race-start = Inizia
race-todays = La gara di oggi
race-day_score = { $points ->
    [one] **{ $points } punto** · rompicapo { $number } di { $count }
    [many] **{ $points } di punti** · rompicapo { $number } di { $count }
   *[other] **{ $points } punti** · rompicapo { $number } di { $count }
}
race-day_wrong = ❌ Non è la mossa giusta.
race-storm_press = { race-title_storm } · Premi il pulsante per iniziare il tuo. Lo vedi solo tu.

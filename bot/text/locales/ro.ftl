### The bot's texts in Romanian.

## ply

ply-member_first = Partidă nouă: **{ $who }** a jucat { $mark } pe **{ $coordinate }**.
ply-member = **{ $who }** a jucat { $mark } pe **{ $coordinate }**.
ply-program_first = Încep cu { $mark } pe **{ $coordinate }**.
ply-program = Răspund cu { $mark } pe **{ $coordinate }**.
ply-level = { ply-member }
move-column = coloana { $column }
move-cell = rândul { $row } din coloana { $column }
move-row = rândul { $row }, de la coloana { $first } la { $last }
move-diagonal = diagonala de la { $first } la { $last }
move-boards = tablele aflate { $boards }
ply-wait = Mă așteaptă multe partide, așa că mutarea mea va dura cam { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.

## status

status-member_to_move = E rândul tău, **{ $who }**: joci cu { $mark }.
status-example = De exemplu: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, e rândul tău · timpul tău expiră { $deadline }
status-time_limit = Fără o mutare până atunci, partida se termină fără rezultat. După ce ambele părți au mutat, pierde cine rămâne fără timp.
status-replaceable = După ce am mutat amândoi, dacă trece o oră fără o mutare de-a ta, alții pot începe o partidă aici, iar tu o pierzi pe aceasta.
status-extended = ⏳ Timpul a fost prelungit o dată, pentru că **{ $who }** nu poate vedea acest canal sau nu poate scrie în el.
status-excused = **{ $who }** nu putea vedea acest canal sau nu putea scrie în el. **{ $other }** are permisiuni care pot cauza asta, așa că nu pierde nimeni.
status-level_to_move = **{ $who }** { $mark } se gândește…
status-member_won = 🏆 **{ $who } a câștigat** cu { $mark } pe { $line }.
status-program_won = 🏁 **Am câștigat eu** cu { $mark } pe { $line }.
status-member_won_without_line = 🏆 **{ $who } a câștigat.**
status-program_won_without_line = 🏁 **Am câștigat eu.**
status-misere_won = 🏆 **{ $winner } a câștigat**, pentru că **{ $who }** a completat linia { $line } cu { $mark }.
status-misere_member_won = 🏆 **{ $who } a câștigat**, pentru că eu am completat linia { $line } cu { $mark }.
status-misere_program_won = 🏁 **Am câștigat eu**, pentru că **{ $who }** a completat linia { $line } cu { $mark }.
status-draw = 🤝 **Remiză!** Tabla e plină și nimeni nu a făcut o linie.
status-draw_repetition = 🤝 **Remiză.** Aceeași poziție a apărut de trei ori.
status-draw_move_limit = 🤝 **Remiză** după 100 de mutări.
status-draw_boards = { $count ->
    [one] 🤝 **Remiză.** Fiecare parte a câștigat { $count } tablă și nimeni nu are trei în linie.
    [few] 🤝 **Remiză.** Fiecare parte a câștigat { $count } table și nimeni nu are trei în linie.
   *[other] 🤝 **Remiză.** Fiecare parte a câștigat { $count } de table și nimeni nu are trei în linie.
}
status-member_won_boards = 🏆 **{ $who } a câștigat** cu { $won } table la { $lost }: nimeni nu are trei în linie.
status-program_won_boards = 🏁 **Am câștigat eu** cu { $won } table la { $lost }: nimeni nu are trei în linie.
status-member_resigned = 🏳️ **{ $who }** a abandonat. **Am câștigat eu.**
status-member_forfeited = ⌛ **{ $who }** a plecat sau a rămas fără timp. **Am câștigat eu.**
status-member_started_over = 🏳️ **{ $who }** a abandonat ultima partidă. **Am câștigat-o eu.**
status-resigned = 🏳️ **{ $who }** a abandonat. **{ $winner } a câștigat.**
status-forfeited = ⌛ **{ $who }** a plecat sau a rămas fără timp. **{ $winner } a câștigat.**
status-agreed = 🤝 **Remiză** de comun acord.
status-exhibition_ended = ⏹️ **Partidă oprită.** Se termină fără rezultat.
status-stopped = ⏹️ **Un moderator a oprit această partidă.** Se termină fără rezultat.
status-abandoned = 💤 Nimeni nu a mai jucat, așa că partida s-a terminat fără rezultat.
status-crowd = grupul
status-crowd_first = Grupul
status-crowd_to_move = E rândul grupului { $mark }: **poate vota toată lumea.**
status-someone = cineva
status-again_watch = Încă o partidă? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Mulțumesc pentru partidă!
ending-next_time = Poate data viitoare!
ending-good_game = Frumoasă partidă!
ending-rating = **Rating:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } victorie la rând
        [few] { $count } victorii la rând
       *[other] { $count } de victorii la rând
    }
ending-rating_of_game = **Rating la { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Prima victorie împotriva nivelului **{ $level }**!
ending-last_win = Înainte de ultima ta mutare, încă puteai câștiga: ||**{ $cells }**||
ending-last_draw = Înainte de ultima ta mutare, încă puteai face remiză: ||**{ $cells }**||
ending-last_win_of_member = Înainte de ultima sa mutare, **{ $who }** încă putea câștiga: ||**{ $cells }**||
ending-last_draw_of_member = Înainte de ultima sa mutare, **{ $who }** încă putea face remiză: ||**{ $cells }**||
ending-earlier_win = La { $ordinal ->
        [one] prima
       *[other] a { $number }-a
    } ta mutare, încă puteai câștiga: ||**{ $cells }**||
ending-earlier_draw = La { $ordinal ->
        [one] prima
       *[other] a { $number }-a
    } ta mutare, încă puteai face remiză: ||**{ $cells }**||
ending-earlier_win_of_member = La { $ordinal ->
        [one] prima
       *[other] a { $number }-a
    } sa mutare, **{ $who }** încă putea câștiga: ||**{ $cells }**||
ending-earlier_draw_of_member = La { $ordinal ->
        [one] prima
       *[other] a { $number }-a
    } sa mutare, **{ $who }** încă putea face remiză: ||**{ $cells }**||
ending-best_result = Nicio greșeală: nimeni nu poate obține un rezultat mai bun.
ending-no_mistake = Nicio greșeală.

## position

position-cells = X: { $x } · O: { $o }
position-none = niciuna
position-columns = Discuri pe coloane, de jos în sus: { $columns }
position-disc_x = roșu
position-disc_o = galben
position-threats = { $glyph } arată o amenințare: { $cells }
position-fading = Urmează să dispară: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Mutarea următoare: pe tabla aflată { $board }, de la { $first } la { $last }.
position-any_board = Mutarea următoare: pe orice tablă.
position-open_boards = Mutarea următoare: pe orice tablă deschisă ({ $boards }).
position-boards_won = Table închise: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = ale nimănui: { $boards }
position-against = Nivelul meu: { $level }
position-coached = Cu ajutor
position-weakened = Am avut mai puțin timp de gândire ca de obicei: ratingul nu crește
position-unrated = Fir privat: fără rating
position-misere = Cine face { $count } în linie pierde

## level

level-random = aleatoriu
level-easy = ușor
level-medium = mediu
level-hard = greu
level-perfect = perfect
level-learner = învățăcel
level-intuition = intuiție
level-neural = neuronal
level-neural-early = neuronal-începător
level-neural-middle = neuronal-semiantrenat

## game

game-3x3 = X și O
game-misere = X și O invers (linia pierde)
game-4x4 = 4×4 (patru în linie)
game-5x5 = 5×5 (patru în linie)
game-7x7 = 7×7 (cinci în linie)
game-9x9 = 9×9 (cinci în linie)
game-connect4 = Conectează 4
game-fading = Semne care dispar
game-ultimate = Super X și O
game-rules_fading = Câștigă cine face trei în linie. Fiecare parte are cel mult trei semne: când îl pui pe al patrulea, mai întâi dispare cel mai vechi al tău.
game-rules_ultimate = Câștigă trei table în linie: pe orizontală, verticală sau diagonală. Căsuța pe care joci hotărăște unde joacă apoi cealaltă parte: o căsuță din dreapta sus o trimite pe tabla din dreapta sus. Cine e trimis pe o tablă câștigată sau plină joacă pe oricare alta deschisă.
game-size = { $rows }×{ $columns } ({ $in_a_row } în linie)

## board

board-rematch = Revanșă
board-level = Nivel: { $level }
board-game = Joc: { $game }
board-hint = Indiciu
board-resign = Abandonează
board-take_back = Retrage mutarea
board-draw = Propune remiză
board-again = Joacă din nou
board-stop = Oprește partida
board-review = Recapitulare
board-fix = Corectează-mi greșelile
board-choose_row = Alege un rând: { $rows }
board-choose_column = Rândul { $row }: alege o coloană
board-another_row = Alt rând
board-choose_board = Alege o tablă
board-choose_cell = { $board }: alege o căsuță
board-another_board = Altă tablă

## style
style-default = Clasic, tablele mari ca imagini
style-classic = Clasic
style-shapes = Forme
style-animals = Animale
style-fruit = Fructe
style-space = Spațiu
style-weather = Vreme
style-picture = Imagine
style-own = Emoji-urile serverului

## own

own-title = Emoji-uri pentru tablă
own-choose = Alege emoji-uri
own-explanation = Un emoji sau numele unui emoji al serverului, cum ar fi :cat:
own-placeholder = Lasă gol pentru cel implicit
own-x = X
own-o = O
own-winning_x = X evidențiat
own-winning_o = O evidențiat
own-empty = Căsuță liberă
own-unavailable = Aceste emoji-uri nu mai pot fi folosite aici: { $names }. Tablele arată din nou { $mark_x } și { $mark_o }.

## picture

picture-board = Tablă: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Tablă: { $rows }×{ $columns }. { $discs }.
picture-fading = Urmează să dispară: { $marks }.
picture-fading_mark = { $letter } pe { $cell }
picture-last = Ultima mutare a fost { $coordinate }.
picture-line = O linie trece prin { $line }.
picture-network = Rețeaua prevede { $value } pentru { $mark }, de la −100 la +100. Cel mai mult îi place: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Joacă într-un fir
thread-made = Partida este în { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** te provoacă la o partidă: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** caută pe cineva pentru o partidă: **{ $game }**. Cine se bagă?
challenge-mark = **{ $who }** joacă cu { $mark }, iar { $mark_x } începe.
challenge-random_mark = Semnele se trag la sorți, iar { $mark_x } începe.
challenge-hints = 💡 În această partidă se poate folosi `/{ name-hint }`, iar tabla arată asta.
challenge-notices_on = 🔔 Dacă accepți, se pornesc notificările: te menționez când e rândul tău și lipsești, și înainte să-ți expire timpul. Un buton din `/{ name-privacy }` le oprește.
challenge-expires = Expiră { $deadline }.
challenge-accept = Acceptă
challenge-decline = Refuză
challenge-withdraw = Retrage
challenge-declined = **{ $who }** a refuzat provocarea.
challenge-withdrawn = **{ $who }** a retras provocarea.
challenge-uninvited = **{ $who }** a retras invitația.
challenge-expired = ⌛ **{ $who }** nu a primit răspuns la timp.
challenge-begun = **{ $x }** { $mark_x } joacă cu **{ $o }** { $mark_o }.
challenge-choose_friend = Cu cine vrei să joci?
challenge-friend = Alege un membru
challenge-invite = Cu oricine de aici

## offer

offer-draw = 🤝 **{ $who }** propune remiză. **{ $other }** acceptă?
offer-take-back = ↩️ **{ $who }** cere retragerea mutării **{ $coordinate }**. **{ $other }** e de acord?
offer-take-back_answered = ↩️ **{ $who }** cere retragerea mutării **{ $coordinate }** (și, odată cu ea, a răspunsului **{ $answer }** dat de **{ $other }**). **{ $other }** e de acord?
offer-accept = Acceptă
offer-decline = Refuză
offer-taken_back = **{ $who }** a retras o mutare.
offer-declined = **{ $who }** a refuzat. Partida continuă.
offer-withdrawn = **{ $who }** a retras propunerea. Partida continuă.
notice-turn = { $who }, e rândul tău.
notice-begun = { $who }, partida ta a început.
notice-reminder = ⏰ { $who }, e rândul tău, iar timpul tău în [partidă]({ $link }) expiră { $deadline }.
notify-on = 🔔 **Notificări:** pornite. În partidele dintre membri te menționez când e rândul tău și lipsești de cinci minute din canal, când cealaltă persoană îți acceptă provocarea sau îți oferă ceva, și o dată înainte să-ți expire timpul.
notify-off = 🔕 **Notificări:** oprite. Te menționez doar când te provoacă cineva.
notify-turn_on = Pornește notificările
notify-reminders_on = 🔥 **Memento pentru serie:** pornit. Îți trimit un mesaj direct cu două ore înainte de miezul nopții UTC dacă s-ar termina o serie de cel puțin trei zile la puzzle-ul zilei.
notify-reminders_off = 🔥 **Memento pentru serie:** oprit. Îți pot trimite un mesaj direct cu două ore înainte de miezul nopții UTC dacă s-ar termina o serie de cel puțin trei zile la puzzle-ul zilei.
notify-turn_on_reminders = Amintește-mi de serie
notify-turn_off_reminders = Nu-mi aminti de serie
notify-searches_on = ⚔️ **Notificări despre invitații:** pornite aici. Îți trimit un mesaj direct când cineva caută cu cine să joace într-un canal pe care îl poți vedea, cel mult o dată pe oră.
notify-searches_off = ⚔️ **Notificări despre invitații:** oprite aici. Îți pot trimite un mesaj direct când cineva caută cu cine să joace într-un canal pe care îl poți vedea, cel mult o dată pe oră.
notify-searches_off_here = ⚔️ **Notificări despre invitații:** oprite. Acest server nu le permite.
notify-searches_in = { $count ->
    [one] ⚔️ **Notificări despre invitații:** pornite pe { $count } server. Îți trimit un mesaj direct când cineva caută acolo cu cine să joace.
    [few] ⚔️ **Notificări despre invitații:** pornite pe { $count } servere. Îți trimit un mesaj direct când cineva caută acolo cu cine să joace.
   *[other] ⚔️ **Notificări despre invitații:** pornite pe { $count } de servere. Îți trimit un mesaj direct când cineva caută acolo cu cine să joace.
}
notify-searches_nowhere = ⚔️ **Notificări despre invitații:** oprite. Pe un server, `/{ name-notify }` pornește mesajele directe pentru când cineva caută acolo cu cine să joace.
notify-turn_on_searches = Anunță-mă de invitații
notify-turn_off_searches = Nu mă mai anunța
notify-streak_ends =
    🔥 Seria ta la puzzle-ul zilei se termină { $ends }, la miezul nopții UTC, dacă nu îl rezolvi pe cel de azi:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
notify-private_streak = - aici, cu `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
notify-streak_elsewhere = - în altă conversație, cu `/{ name-puzzle }`: { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
notify-some_server = alt server
notify-search = ⚔️ **{ $who }** caută pe cineva pentru o partidă: **{ $game }**, pe **{ $server }**. Expiră { $deadline }. [Vezi invitația]({ $link })
notify-turn_off = Oprește notificările

## puzzle

puzzle-win = **{ $mark } mută și câștigă.** O singură mutare câștigă. Care?
puzzle-draw = **{ $mark } mută și face remiză.** O singură mutare păstrează remiza, toate celelalte pierd. Care?
puzzle-user = 🧩 Un puzzle pentru **{ $who }**.
puzzle-daily = 🧩 **Puzzle-ul zilei, { $day }.** Următorul vine { $ends }. Contează doar primul răspuns.
puzzle-right = ✅ **{ $coordinate } e corect.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } nu ajunge:** { $other } încă poate face remiză. Mutarea corectă este **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } pierde** dacă { $other } joacă bine. Mutarea corectă este **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } puzzle la rând!
        [few] { $count } puzzle-uri la rând!
       *[other] { $count } de puzzle-uri la rând!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } zi la rând!
        [few] { $count } zile la rând!
       *[other] { $count } de zile la rând!
    }
puzzle-record-solved = **Rezolvate:** { $solved } din { $tried }
puzzle-record-streak = **Serie:** { $in_a_row } (record: { $best })
puzzle-record-daily = **Puzzle-ul zilei:** { $days ->
        [one] { $days } zi la rând
        [few] { $days } zile la rând
       *[other] { $days } de zile la rând
    } (record: { $best_days })
puzzle-next = Următorul puzzle
puzzle-skip_costs = -# Dacă ceri alt puzzle înainte să răspunzi la acesta, acesta contează ca ratat.
puzzle-seen = Ai văzut acest puzzle într-o cursă în ultimele 30 de zile, așa că nu îți schimbă ratingul.
puzzle-rating = **Rating la puzzle-uri:** { $rating } ({ $change })
puzzle-share = Distribuie
puzzle-shared = 🧩 Puzzle-ul zilei, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
puzzle-solve = Rezolvă
puzzle-answers = Rezolvat de **{ $solved }**, ratat de **{ $missed }**
puzzle-streaks = 🔥 **Serii distribuite:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
puzzle-race = { $count ->
        [one] 🏁 **Cursa zilei:** { $leaders } · a participat { $count } membru
        [few] 🏁 **Cursa zilei:** { $leaders } · au participat { $count } membri
       *[other] 🏁 **Cursa zilei:** { $leaders } · au participat { $count } de membri
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Cursa zilei
puzzle-yesterday = **Soluția de ieri:** { $solution }
puzzle-yesterday_posted = **Soluția de [ieri]({ $link }):** { $solution }

## practice
practice-game = Din partida ta din { $day }:
practice-lost_win = **{ $mark } la mutare.** Aici ai jucat **{ $coordinate }** și ai lăsat să-ți scape victoria. Găsește o mutare mai bună.
practice-lost_draw = **{ $mark } la mutare.** Aici ai jucat **{ $coordinate }** și ai lăsat să-ți scape remiza. Găsește o mutare mai bună.
practice-crowd_game = Din partida grupului din { $day }:
practice-crowd_lost_win = **{ $mark } la mutare.** Aici grupul a jucat **{ $coordinate }** și a lăsat să-i scape victoria. Găsește o mutare mai bună.
practice-crowd_lost_draw = **{ $mark } la mutare.** Aici grupul a jucat **{ $coordinate }** și a lăsat să-i scape remiza. Găsește o mutare mai bună.
practice-race = Din cursa ta din { $day }:
practice-no_move_win = **{ $mark } mută și câștigă.** Nu ai găsit la timp o mutare. O singură mutare câștigă. Care?
practice-no_move_draw = **{ $mark } mută și face remiză.** Nu ai găsit la timp o mutare. O singură mutare păstrează remiza. Care?
practice-draws = 💡 **{ $coordinate } nu ajunge:** { $other } încă poate face remiză.
practice-loses = 💡 **{ $coordinate } pierde** dacă { $other } joacă bine.
practice-unproven = 💡 **{ $coordinate }** e poate la fel de bună, dar nu am putut dovedi asta.
practice-better = **Mai bine:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Exercițiul acesta revine mâine.
        [one] Exercițiul acesta revine peste { $days } zi.
        [few] Exercițiul acesta revine peste { $days } zile.
       *[other] Exercițiul acesta revine peste { $days } de zile.
    }
practice-first_counts = Contează doar primul răspuns, într-o zi în care exercițiul e de făcut. { practice-comes_back }
practice-end_of_game = Aceasta a fost ultima ta greșeală din partidă.
practice-end_of_race = Acesta a fost ultimul puzzle pe care l-ai ratat în această cursă.
practice-no_mistakes = Nu am găsit în partida asta nicio mutare de-a ta care să fie o greșeală dovedită.
practice-none = Nu ai încă exerciții. De acum le fac din greșelile partidelor tale terminate.
practice-none_due = **Acum nu e nimic de exersat.** Următorul tău exercițiu: { $due }.
practice-show = Arată-mi
practice-try_again = Încearcă din nou
practice-hint = { board-hint }
practice-other_game = Greșeli din altă partidă
practice-a_game = Greșeli dintr-o partidă
practice-hint_finish_line = 💡 **Indiciu:** poți completa o linie.
practice-hint_block_line = 💡 **Indiciu:** { $other } poate completa o linie la mutarea următoare.
practice-hint_make_fork = 💡 **Indiciu:** poți amenința să câștigi pe două căsuțe deodată.
practice-hint_prevent_fork = 💡 **Indiciu:** { $other } poate amenința să câștige pe două căsuțe deodată la mutarea următoare.
practice-hint_forced_sequence = 💡 **Indiciu:** gândește câteva mutări înainte: ce poate juca { $other } după fiecare mutare a ta?
practice-hint_opening = 💡 **Indiciu:** vezi ce poate amenința { $other } după fiecare mutare a ta.
practice-hint_zugzwang = 💡 **Indiciu:** la sfârșit, cineva trebuie să joace pe fiecare coloană. Numără cine va fi.
practice-puzzle = Rezolvă un puzzle
practice-press = Apasă butonul ca să exersezi. Îl vezi doar tu.
practice-open = Exersează

## course

course-lines = Linii și blocaje
course-forks = Furculițe
course-prevention = Cum previi furculițele
course-openings = Deschideri
course-misere = Totul invers
course-large = Table mai mari
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Curs
    Fiecare lecție are un exemplu pe care îl joci și trei exerciții.
course-lines_text =
    Câștigă cine face trei în linie: orizontal, vertical sau pe diagonală.
    Așa că vezi întâi dacă poți completa o linie.
    Dacă nu, vezi dacă poate adversarul, și blocheaz-o.
course-forks_text =
    O furculiță amenință să câștige pe două căsuțe deodată.
    Numai una poate fi blocată, așa că tu câștigi pe cealaltă.
    Caută o căsuță liberă unde se întâlnesc două linii de-ale tale.
course-prevention_text =
    Vezi furculița adversarului înainte să fie făcută.
    Ia-i căsuța sau fă o amenințare care trebuie blocată în altă parte.
    Dacă blocajul face el însuși furculița, ai ales amenințarea greșită.
course-openings_text =
    Centrul face parte din patru linii, un colț din trei, o margine din două.
    Așa că începe în centru sau într-un colț.
    Răspunde la un colț cu centrul și la centru cu un colț.
course-misere_text =
    Cine completează o linie pierde, așa că ține semnele tale departe unul de altul.
    { $mark_x } începe în centru și răspunde la fiecare mutare pe căsuța opusă.
    Atunci fiecare linie pe care { $mark_x } ar putea-o completa conține un { $mark_o }.
course-large_text =
    Câștigă cine face cinci în linie. Patru cu ambele capete libere nu pot fi oprite: se poate bloca un singur capăt.
    Trei cu ambele capete libere devin un astfel de patru la mutarea următoare.
    Un patru trebuie blocat imediat, așa că are prioritate față de orice trei.
course-connect4_text =
    O linie căreia îi lipsește o căsuță e o amenințare, chiar dacă nimeni nu poate juca încă acolo.
    La sfârșit cineva trebuie să joace dedesubt: { $mark_x } ia rândurile impare de jos în sus, { $mark_o } pe cele pare.
    Nu juca niciodată sub o căsuță unde adversarul ar câștiga.
course-example = Exemplu
course-exercise = Exercițiul { $number }
course-lessons = Toate lecțiile
course-next = Lecția următoare
course-win = **{ $mark } mută și câștigă.**
course-draw = **{ $mark } mută și face remiză.**
course-completes_line = 💡 **{ $coordinate } pierde:** completează o linie.
course-reply = { $mark } răspunde cu **{ $coordinate }**.
course-another = Iată altă poziție.
course-solution = 💡 Mutarea corectă este **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lecție terminată!**
course-all_done = 🏆 **Ai terminat toate lecțiile!**
course-beat = Acum învinge nivelul **{ $level }**.
course-play = Joacă cu { $level }
course-press = Apasă butonul ca să deschizi cursul. Îl vezi doar tu.

## settings

settings-level = **Nivel implicit:** { $level }
settings-game = **Joc implicit:** { $game }
settings-games = **Jocuri disponibile:** { $games }
settings-all_games = **Jocuri disponibile:** toate, plus table de orice altă mărime
settings-choose_games = Toate jocurile
settings-buttons = **Butoane pe tablă:** activate
settings-text = **Butoane pe tablă:** dezactivate, mutările se scriu
settings-title = ## ⚙️ Setările serverului
settings-saved = ✅ Salvat · { $now }
settings-page_games = Jocuri
settings-page_server = Server
settings-page_daily = Puzzle-ul zilei
settings-page_language = Limbă
settings-heading_games = ### Jocuri
settings-heading_boards = ### Table
settings-heading_access = ### Acces
settings-heading_commands = ### Comenzi
settings-heading_daily = ### Puzzle-ul zilei
settings-heading_language = ### Limbă
settings-default = Implicit: { $what }
settings-language = **Limbă:** { $language }
settings-discord_language = **Limbă:** { $language }, ca în Discord
settings-language_from_discord = Ca în Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Mai multe limbi: { $first } … { $last }
settings-note_language = Mesajele pentru toată lumea sunt în această limbă. Cele pe care le vezi doar tu sunt în limba ta.
settings-style = **Stilul tablei:** { $style }
settings-like_pictures = Mai bine ca imagine?
settings-use_pictures = Desenează tablele
settings-pictures = Așa arată tablele ca imagini. { slash-settings } are mai multe stiluri și schimbă asta la loc.
settings-to_buttons = Arată butoanele
settings-to_text = Ascunde butoanele
settings-everywhere = **Canale:** toate
settings-channels = **Canale:** { $channels } și firele lor
settings-choose_channels = Toate canalele
settings-everybody = **Cine poate juca:** toată lumea
settings-roles = **Cine poate juca:** { $roles }
settings-choose_roles = Toată lumea
settings-threads = **Fire:** câte unul pentru fiecare partidă, unde se poate
settings-no_threads = **Fire:** doar la cerere
settings-to_threads = Folosește fire
settings-to_channels = Nu folosi fire
settings-idle = **Limită de inactivitate:** { $idle }
settings-notices = **Notificări:** pornite
settings-no_notices = **Notificări:** oprite
settings-to_notices = Pornește
settings-to_no_notices = Oprește
settings-search_notices = **Notificări despre invitații:** permise
settings-no_search_notices = **Notificări despre invitații:** nepermise
settings-to_search_notices = Permite
settings-to_no_search_notices = Nu permite
settings-note_is_search_quiet = Membrii care au cerut asta primesc un mesaj direct când cineva de aici invită pe oricine la o partidă, cel mult o dată pe oră.
settings-votes = **Partide cu vot:** pornite
settings-no_votes = **Partide cu vot:** oprite
settings-to_votes = Pornește votul
settings-to_no_votes = Oprește votul
settings-note_has_no_votes = Cu `/{ name-vote }`, toată lumea dintr-un canal joacă de aceeași parte împotriva mea și votează fiecare mutare.
settings-note_is_quiet = În partidele dintre membri menționez persoana care lipsește când e rândul ei, și înainte să-i expire timpul. Fiecare membru poate opri asta pentru sine cu un buton din `/{ name-privacy }`.
settings-note_idle = O partidă se termină când nimeni nu mută atâta timp. Partidele în curs păstrează limita de la început.
settings-cooldown = **Pauză:** { $cooldown } între comenzi
settings-no_cooldown = **Pauză:** fără
settings-note_cooldown = Pentru mutări și butoane nu trebuie să aștepți niciodată.
settings-prefix = **Prefix:** `{ $own }`
settings-no_prefix = **Prefix:** fără
settings-note_prefix = Comenzile slash și cele scrise după o mențiune a mea merg întotdeauna.
settings-change_prefix = Schimbă prefixul
settings-daily_channel = **Canal:** { $channel }
settings-no_daily_channel = **Canal:** niciunul, nu îl public
settings-choose_daily_channel = Nicăieri
settings-note_daily_channel = Public acolo o dată pe zi puzzle-ul zilei, cu un buton pentru rezolvare, câți l-au rezolvat, soluția de ieri și cele mai lungi serii ale membrilor care și-au distribuit rezultatele.
settings-daily_hour = **Ora:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Dacă ora aceea a început deja și azi nu l-am publicat, public puzzle-ul imediat.
settings-hour = { $time } UTC
settings-no_wait = Fără pauză
settings-hours = { $count ->
    [one] { $count } oră
    [few] { $count } ore
   *[other] { $count } de ore
}
settings-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
settings-seconds = { $count ->
    [one] { $count } secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } dintre canalele alese a fost șters.
    [few] 🗑️ { $count } dintre canalele alese au fost șterse.
   *[other] 🗑️ { $count } dintre canalele alese au fost șterse.
}
settings-all_channels_deleted = 🗑️ Toate canalele alese au fost șterse. Până alegi altele, se poate juca în orice canal.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } dintre rolurile alese a fost șters.
    [few] 🗑️ { $count } dintre rolurile alese au fost șterse.
   *[other] 🗑️ { $count } dintre rolurile alese au fost șterse.
}
settings-all_roles_deleted = 🗑️ Toate rolurile alese au fost șterse. Până alegi altele, poate juca toată lumea.
settings-daily_channel_deleted = 🗑️ Canalul pe care l-ai ales pentru puzzle-ul zilei a fost șters. Până alegi altul, nu îl public.
settings-dismiss_deleted = Am înțeles
settings-missing_for_answers = ⚠️ Nu pot răspunde la comenzi scrise în { $channels }. Am nevoie acolo de permisiunea **{ $missing }**.
settings-missing_for_daily = ⚠️ Nu pot publica puzzle-ul zilei în { $channels }. Am nevoie acolo de permisiunea **{ $missing }**.
settings-missing_for_threads = ⚠️ Nu pot folosi fire pentru partide în { $channels }. Am nevoie acolo de permisiunea **{ $missing }**.
settings-missing_for_pictures = ⚠️ Nu pot desena table în { $channels }, așa că acolo sunt din emoji-uri. Am nevoie acolo de permisiunea **{ $missing }**.

## prefix

prefix-title = Prefixul comenzilor
prefix-field = Prefix
prefix-explanation = Cel mult 5 caractere (implicit: { $usual }). Gol: doar mențiuni și comenzi slash
prefix-explanation_no_usual = Cel mult 5 caractere. Gol: doar mențiuni și comenzi slash

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Aici mi-ar vedea toți răspunsul. Folosește { $command } și îl vezi doar tu.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** pare cea mai bună mutare, dar nu am putut calcula totul. { coach-depth } { $reasons }
coach-depth = Am calculat { $depth ->
        [one] { $depth } mutare
        [few] { $depth } mutări
       *[other] { $depth } de mutări
    } înainte (ambele părți la un loc).
coach-analyse_anyway = Analizează oricum
coach-price_hint = Apoi partida aceasta îți poate scădea ratingul, dar nu ți-l mai poate crește. Arăt un indiciu?
coach-price_analysis = Apoi partida aceasta îți poate scădea ratingul, dar nu ți-l mai poate crește. O analizez?
coach-show_hint = Arată indiciul
coach-press = Apasă butonul ca să vezi un indiciu. Îl vezi doar tu.
coach-wait = Mă așteaptă mulți membri. Răspunsul va dura cam { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
coach-win = victorie în { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
coach-win_at_most = victorie în cel mult { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
coach-draw = remiză
coach-loss = înfrângere în { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
coach-loss_at_most = înfrângere în cel mult { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
coach-to_move = { $mark } la mutare: **{ $value }**
coach-to_move_unproven = { $mark } la mutare: **necalculat până la capăt**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Cea mai bună continuare:** { $cells }
coach-looks_best = **Pare cea mai bună:** { $cells }
coach-not_proven = **Necalculate până la capăt:** { $count } din { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }. { coach-depth }
coach-legend = 🏆 câștigă, 🤝 face remiză, 💀 pierde, dacă nimeni nu greșește. În „victorie în 3 mutări” se numără doar mutările părții care câștigă.
coach-network =
    { $mark } la mutare. Rețeaua prevede **{ $value }** pentru această parte, de la −100 (înfrângere) la +100 (victorie).
    Cel mai mult îi place: **{ $moves }**
coach-network_legend = Cu cât o căsuță e mai luminoasă, cu atât rețeaua mută mai degrabă acolo. + câștigă, = face remiză, − pierde cu jocul cel mai bun. Bara arată partea lui X la stânga și a lui O la dreapta.
coach-see_network = Ce vede rețeaua
coach-nothing_left = Partida aceea s-a terminat deja, așa că nu mai e nimic de analizat.
coach-before_last = Ultima partidă de aici, înainte de mutarea finală:
coach-at_end = Ultima partidă de aici, când s-a oprit:
coach-completes_line = Completează o linie și câștigă: { $lines }.
coach-forks = Face o furculiță: amenință să câștige pe { $cells }, iar { $mark } poate bloca doar una dintre căsuțe.
coach-forces = Amenință să câștige pe { $cell }. { $mark } trebuie să blocheze acolo și tot pierde.
coach-wins_later = La sfârșit, { $mark } trebuie să joace sub { $cell }, iar { $mover } câștigă acolo. { $mark_x } ia rândurile impare de jos în sus, { $mark_o } pe cele pare.
coach-leaves_only_lines = Acum fiecare mutare a lui { $mark } completează o linie.
coach-mirrors = E căsuța opusă lui { $cell }. Cine are centrul și răspunde mereu pe căsuța opusă nu completează niciodată o linie.
coach-mirrors_center = E centrul. Cine îl are și răspunde mereu pe căsuța opusă nu completează niciodată o linie.
coach-only_move = E singura mutare posibilă.
coach-blocks = Blochează { $mark } pe { $lines }.
coach-prevents_forks = { $count ->
    [one] Împiedică o furculiță a lui { $mark }: pe { $cells }.
    [few] Împiedică toate furculițele lui { $mark }: pe { $cells }.
   *[other] Împiedică toate furculițele lui { $mark }: pe { $cells }.
}
coach-only_draw = Orice altă mutare pierde.
coach-keeps_win = { $others ->
        [one] Câștigă și încă { $others } mutare.
        [few] Câștigă și încă { $others } mutări.
       *[other] Câștigă și încă { $others } de mutări.
    }
coach-only_win = Nicio altă mutare nu câștigă.
coach-holds_out = Orice mutare pierde și niciuna nu rezistă mai mult.
coach-holds_out_alone = Orice mutare pierde, dar aceasta rezistă cel mai mult.
coach-threatens = Amenință să câștige pe { $cell }, așa că { $mark } trebuie să blocheze acolo.
coach-tempts = Greșeli printre răspunsurile lui { $mark }: { $mistakes } din { $replies }.
coach-one_of_draws = { $count } din { $moves ->
        [one] { $moves } mutare posibilă
        [few] { $moves } mutări posibile
       *[other] { $moves } de mutări posibile
    } păstrează remiza, inclusiv aceasta.
coach-all_draw = Orice mutare păstrează remiza.
coach-traps = { $count ->
        [one] **{ $cells }** întinde cele mai multe capcane.
        [few] **{ $cells }** întind cele mai multe capcane.
       *[other] **{ $cells }** întind cele mai multe capcane.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Precizie:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Moment decisiv:** mutarea { $number } ({ $who } { $mark }), **{ $coordinate }**: { $before } → { $after }. Mai bine: { $cells }
coach-no_mistake = **Greșeli pe tablă:** niciuna. Nicio mutare nu a schimbat rezultatul.
coach-no_proven_mistake = **Greșeli pe tablă:** niciuna găsită.
coach-not_judged = { $count ->
        [1] **Prea complicată pentru a fi evaluată:** mutarea { $numbers }
       *[other] **Prea complicate pentru a fi evaluate:** mutările { $numbers }
    }
coach-stopped_at = Când s-a oprit partida, { $mark } era la mutare: { $value }.
coach-no_plies = Nu a fost nicio mutare.
coach-plies = **Mutări:** { $cells }
coach-kept = Mutare bună: rămâne { $value }.
coach-unjudged = Mutarea asta e prea complicată ca să o pot evalua. { coach-depth }
coach-lost_anyway = Partida era deja pierdută: { $value }.
coach-mistake = O greșeală: { $before } → { $after }. Mai bine: { $glyph } { $cells }
coach-mistakes = **Greșeli ({ $count }):** mutările { $numbers }
coach-move = Mutarea { $number }
coach-back = Înapoi
coach-next = Înainte

## learner

learner-title = ### 🧠 Ce am învățat aici
learner-naive = 🧠 Nu am învățat încă nimic aici. Știu doar regulile. Ca să mă înveți: `{ $prefix }{ name-play } { level-learner } { $word }` sau butoanele de mai jos.
learner-how_original = -# Joc pe prima căsuță liberă care încă nu m-a făcut să pierd o partidă.
learner-how_stronger = -# Învăț din ambele părți ale fiecărei partide. Pozițiile oglindite și rotite contează ca una singură.
learner-memory_lost = **Poziții pierzătoare pe care le știu:** { $lost }
learner-memory = **Poziții pierzătoare pe care le știu:** { $lost } · **Bune:** { $good }
learner-games = **Partide:** { $games } · **La antrenament:** { $trained }
learner-latest_games = { $count ->
    [one] **Ultima partidă:** câștigate: { $wins } · remize: { $draws } · pierdute: { $losses }
    [few] **Ultimele { $count } partide:** câștigate: { $wins } · remize: { $draws } · pierdute: { $losses }
   *[other] **Ultimele { $count } de partide:** câștigate: { $wins } · remize: { $draws } · pierdute: { $losses }
}
learner-results = **Rezultate:** câștigate: { $wins } · remize: { $draws } · pierdute: { $losses }
learner-unbeatable = 🛡️ Nimeni nu mă mai poate învinge.
learner-beatable = 🎯 Încă pot pierde cu { $mark_x } și cu { $mark_o }.
learner-beatable_as = 🎯 Încă pot pierde cu { $mark }.
learner-lesson = 💡 **Ultima lecție, cu { $mark }:** asta nu mai joc.
learner-curve = Grafic cu linii al procentului meu de partide pierdute. Partide: { $games }. La început: { $first }. La sfârșit: { $last }.
learner-losses = **Procentul meu de partide pierdute:** { $first } la început · { $last } la sfârșit
learner-training = { $games ->
    [one] 🏋️ Antrenament împotriva nivelului **{ $opponent }**: { $played } din { $games } partidă
    [few] 🏋️ Antrenament împotriva nivelului **{ $opponent }**: { $played } din { $games } partide
   *[other] 🏋️ Antrenament împotriva nivelului **{ $opponent }**: { $played } din { $games } de partide
}
learner-trained = { $games ->
    [one] ✅ Antrenament împotriva nivelului **{ $opponent }** încheiat: { $games } partidă.
    [few] ✅ Antrenament împotriva nivelului **{ $opponent }** încheiat: { $games } partide.
   *[other] ✅ Antrenament împotriva nivelului **{ $opponent }** încheiat: { $games } de partide.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Antrenamentul împotriva nivelului **{ $opponent }** s-a încheiat mai devreme, după { $played } din { $games } partidă.
    [few] ⏹️ Antrenamentul împotriva nivelului **{ $opponent }** s-a încheiat mai devreme, după { $played } din { $games } partide.
   *[other] ⏹️ Antrenamentul împotriva nivelului **{ $opponent }** s-a încheiat mai devreme, după { $played } din { $games } de partide.
}
learner-training_failed = { $games ->
    [one] ⚠️ Ceva nu a mers bine, așa că antrenamentul împotriva nivelului **{ $opponent }** s-a încheiat după { $played } din { $games } partidă. Păstrez ce am învățat.
    [few] ⚠️ Ceva nu a mers bine, așa că antrenamentul împotriva nivelului **{ $opponent }** s-a încheiat după { $played } din { $games } partide. Păstrez ce am învățat.
   *[other] ⚠️ Ceva nu a mers bine, așa că antrenamentul împotriva nivelului **{ $opponent }** s-a încheiat după { $played } din { $games } de partide. Păstrez ce am învățat.
}
learner-training_over = ⏹️ Antrenamentul acela s-a încheiat. Păstrez ce am învățat: vezi cu `{ $prefix }{ name-brain }`.
learner-known_positions = **Poziții pe care le știu:** { $knows } · **Înainte:** { $knew }
learner-end = Încheie antrenamentul
learner-do_play = Joacă împotriva mea
learner-do_train = Antrenează { $games } de partide
learner-do_export = Salvează în fișier
learner-do_import = Încarcă un fișier
learner-do_reset = Resetează
learner-import_title = Încarcă ce știe un învățăcel
learner-import_field = Un fișier salvat de mine
learner-saved =
    📤 **Tot ce știu aici, în modul `{ $mode }`**
    { $memory }
    Ca să-l încarci în altă parte, cineva care gestionează serverul apasă acolo **{ learner-do_import }** sub `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Ce știe acest fișier, în modul `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Combină** adaugă asta la ce știu aici și îmi păstrează rezultatele.
    -# Poziții pierzătoare noi: { $lost } · Bune noi: { $good }
learner-replace_preview =
    { "" }**Înlocuiește** mă face să uit ce știu aici și rezultatele mele.
    -# Poziții: { $known } · Partide: { $games }
learner-do_merge = Combină
learner-do_replace = Înlocuiește
learner-do_cancel = Anulează
learner-merged =
    ✅ **Memorii combinate**
    { "" }**Poziții pierzătoare noi:** { $lost } · **Bune noi:** { $good }
    { "" }**Poziții pe care le știu:** { $known }
learner-replaced =
    ✅ **Memorie înlocuită**
    { "" }**Poziții pe care le știu:** { $known }
    { "" }**Mod:** `{ $mode }`
    { "" }**Poziții uitate:** { $forgotten } · **Partide uitate:** { $games }
learner-not_imported = Nu s-a importat nimic.
learner-reset =
    🗑️ **Vrei să uit tot ce am învățat aici și rezultatele mele?**
    { "" }**Poziții:** { $known } · **Partide:** { $games }
    Aș lua-o de la capăt în modul `{ $mode }`.
learner-reset_yes = Uită tot
learner-reset_switch = Uită și învață în modul { $mode }
learner-reset_no = Păstrează tot
learner-forgotten =
    🗑️ **Am uitat tot ce am învățat aici și rezultatele mele.**
    { "" }**Poziții:** { $known } · **Partide:** { $games }
    O iau de la capăt în modul `{ $mode }`.
learner-kept = Nu am uitat nimic.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** nu are încă partide cu rezultat aici. Ca să începi una: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** nu are încă partide cu rezultat aici la jocul acesta: { $game }. Ca să începi una: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 câștigate: { $count }
stats-drawn = 🤝 remize: { $count }
stats-lost = pierdute: { $count }
stats-total = **În total:** { $tally }
stats-mark = **Cu { $mark }:** { $tally }
stats-members = **Membri:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Membrii împotriva mea
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Niveluri învinse:** { $levels }
stats-winning_streak = **Cea mai lungă serie de victorii:** { $longest }
stats-course = 🎓 **Curs:** terminat
stats-more = Vezi și: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Vezi și: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Partide jucate aici
stats-games = **Partide:** { $games } · **Jucători:** { $members }
stats-nothing = Nimeni nu a terminat încă o partidă aici. Ca să începi una: `{ $prefix }{ name-play }`
stats-nothing_of_game = Nimeni nu a terminat încă o partidă aici la jocul acesta: { $game }. Ca să începi una: `{ $prefix }{ name-play } { $word }`
stats-winners = **Victorii:** { $mark_x } { $x } · { $mark_o } { $o } · **Remize:** { $draws }
stats-ends = **Cum s-au terminat:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Cei mai activi:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Între nivelurile mele:** încă { $games } partidă
    [few] **Între nivelurile mele:** încă { $games } partide
   *[other] **Între nivelurile mele:** încă { $games } de partide
}
stats-bar = Grafic cu bare al rezultatelor. Câștigate: { $wins }. Remize: { $draws }. Pierdute: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Apasă butonul ca să-ți vezi progresul. Îl vezi doar tu.
progress-open = Arată progresul meu
progress-practice_now = Exersează acum
progress-post = Publică
progress-none = Încă nu am recapitulat nicio partidă de-a ta. Începe cu `{ $prefix }{ name-practice }` sau cu greșelile tale de sub o partidă pierdută. De atunci recapitulez fiecare partidă pe care o termini.
progress-clean = ✅ **{ $theme }:** nicio greșeală din { $date } (partide recapitulate: { $games })
progress-all_themes = Toate temele
progress-compared = { $now } · înainte: { $before }
progress-accuracy = **Precizie:** { $share }
progress-games = **Partide recapitulate:** { $games }
progress-mistakes = ### Greșeli
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Exersare
progress-due = **Exerciții pentru azi:** { $due } din { $exercises }
progress-lessons = **Lecții terminate:** { $done } din { $lessons }
progress-puzzle_rating = **Rating la puzzle-uri:** { $rating }
progress-legend = Ultimele 30 de zile și cele 30 dinaintea lor. Precizia este partea mutărilor tale evaluate care au păstrat rezultatul.
progress-chart = Graficul preciziei pe săptămâni, cu numărul de partide recapitulate: { $weeks }

## theme

theme-finish_line = Completează o linie
theme-block_line = Blochează o linie
theme-make_fork = Fă o furculiță
theme-prevent_fork = Împiedică o furculiță
theme-forced_sequence = Secvență forțată
theme-opening = Deschidere
theme-zugzwang = Zugzwang (amenințări impare și pare)

## ended

ended-line = linie completată
ended-full_board = tablă plină
ended-repetition = poziție repetată
ended-move_limit = limită de mutări atinsă
ended-boards_counted = table numărate
ended-resigned = abandon
ended-forfeited = plecare sau timp expirat
ended-agreed = remiză convenită
ended-abandoned = rămase neterminate
ended-stopped = oprite de un moderator

## rating

rating-ranked = **Rating:** { $rating } · **Loc:** { $rank }
rating-provisional = { $games ->
    [one] **Rating până acum:** { $rating } · **Loc:** după încă { $games } partidă cotată
    [few] **Rating până acum:** { $rating } · **Loc:** după încă { $games } partide cotate
   *[other] **Rating până acum:** { $rating } · **Loc:** după încă { $games } de partide cotate
}
rating-none = { $games ->
    [one] **Rating:** încă nu există · **Loc:** după { $games } partidă cotată
    [few] **Rating:** încă nu există · **Loc:** după { $games } partide cotate
   *[other] **Rating:** încă nu există · **Loc:** după { $games } de partide cotate
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Grafic cu linii al ratingului în { $games } partidă cotată: de la { $first } la { $last }, între { $lowest } și { $highest }.
    [few] Grafic cu linii al ratingului în ultimele { $games } partide cotate: de la { $first } la { $last }, între { $lowest } și { $highest }.
   *[other] Grafic cu linii al ratingului în ultimele { $games } de partide cotate: de la { $first } la { $last }, între { $lowest } și { $highest }.
}
rating-course = { $games ->
    [one] **Ultima partidă cotată ({ $games }):** de la { $first } la { $last } · minim { $lowest } · maxim { $highest }
    [few] **Ultimele { $games } partide cotate:** de la { $first } la { $last } · minim { $lowest } · maxim { $highest }
   *[other] **Ultimele { $games } de partide cotate:** de la { $first } la { $last } · minim { $lowest } · maxim { $highest }
}

## chart

chart-results = Rezultate
chart-wins = Câștigate: { $games }
chart-draws = Remize: { $games }
chart-defeats = Pierdute: { $games }
chart-rating = Rating
chart-rated_game = Partidă cotată
chart-losses = Procentul meu de partide pierdute
chart-lost = Pierdute
chart-by_week = Precizie pe săptămâni
chart-week = Săptămâna din
chart-accuracy = Precizie
chart-reviewed = Partide recapitulate
chart-game = Partidă
chart-average =
    { $games ->
        [one] Media pe { $games } partidă
        [few] Media pe { $games } partide
       *[other] Media pe { $games } de partide
    }

## leaderboard

leaderboard-title = ### 🏅 Clasament: { $game }
leaderboard-range = Membrii { $first }–{ $last } din { $total }
leaderboard-none = { $games ->
    [one] 🏅 Nimeni nu are încă un loc în clasament aici: { $game }. E nevoie de { $games } partidă împotriva nivelurilor mele sau a membrilor, fără indicii. Ca să începi: `{ $prefix }{ name-play } { $word }`
    [few] 🏅 Nimeni nu are încă un loc în clasament aici: { $game }. E nevoie de { $games } partide împotriva nivelurilor mele sau a membrilor, fără indicii. Ca să începi: `{ $prefix }{ name-play } { $word }`
   *[other] 🏅 Nimeni nu are încă un loc în clasament aici: { $game }. E nevoie de { $games } de partide împotriva nivelurilor mele sau a membrilor, fără indicii. Ca să începi: `{ $prefix }{ name-play } { $word }`
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Urmează:** { $level }, la { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } distanță
leaderboard-rated = Contează doar partidele cotate.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Partide jucate aici
history-range = -# Partidele { $first }–{ $last } din { $total }, cele mai noi primele
history-none = **{ $who }** nu a terminat încă o partidă aici. Ca să începi una: `{ $prefix }{ name-play }`
history-nothing = Nimeni nu a terminat încă o partidă aici. Ca să începi una: `{ $prefix }{ name-play }`
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } mutare
    [few] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } mutări
   *[other] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } de mutări
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } mutare
    [few] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } mutări
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } de mutări
}
history-win = câștigată
history-draw = remiză
history-loss = pierdută
history-no_result = fără rezultat
history-newer = Mai noi
history-older = Mai vechi
history-first = Început
history-last = Sfârșit
history-list = Înapoi la listă
history-export = Partidele mele ca fișier
history-paste = Redă o linie
history-pasted = O linie dintr-un fișier cu partide

## replay

replay-ply = Mutarea { $number } din { $plies }: **{ $who }** a jucat { $mark } pe **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Mutări:** { $moves }
replay-share = Distribuie

## export

export-use_history = Asta rămâne între noi. Apasă **{ history-export }** sub `{ $prefix }{ name-history }` sau trimite-mi `{ $prefix }{ name-export }` într-un mesaj direct.
export-done_pasted =
    📤 **Partidele tale terminate:** { $games }
    De oriunde ai jucat, câte o partidă pe linie. Ca să revezi una, apasă **{ history-paste }** sub `{ $prefix }{ name-history }` și lipește linia ei
export-none = Nu ai terminat încă nicio partidă. Ca să începi una: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partida e oprită, iar tabla arată asta.
moderation-resigned = 🏳️ **{ $who }** a abandonat partida, iar tabla arată asta.

## permission

permission-view_channel = Vizualizează canale
permission-connect = Conectează-te
permission-send_messages = Trimite mesaje
permission-send_messages_in_threads = Trimite mesaje în fire
permission-create_public_threads = Creează fire publice
permission-attach_files = Atașează fișiere
permission-manage_messages = Gestionează mesaje
permission-manage_guild = Gestionează serverul

## question

question-yes = Ia-o de la capăt
question-no = Joacă mai departe
question-kept = Partida continuă. Ca să vezi tabla: `{ $prefix }{ name-board }`
question-stop = **{ $x }** și **{ $o }** joacă aici. Oprești partida lor?
question-stop_own = **{ $x }** și **{ $o }** joacă aici. Dacă oprești partida, o abandonezi. O oprești?
question-stop_yes = Oprește partida
question-stop_no = Anulează
question-play_examples = De exemplu: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` sau `{ $prefix }{ $command } @ben`.
question-puzzle_examples = De exemplu: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` sau `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Puzzle-ul zilei e același pentru toată lumea: `{ $prefix }{ $command } { word-daily }`. Un joc sau o temă e pentru un puzzle doar al tău: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = De exemplu: `{ $prefix }{ $command } { word-connect4 }` sau `{ $prefix }{ $command } { word-mixed } 3m`; timpul e 90s sau 3m.
question-race_today_alone = Cursa zilei e aceeași pentru toți de aici: `{ $prefix }{ $command } { word-today }`. Jocul și timpul le alegi pentru o cursă pe care o deschizi tu: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = De exemplu: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, cu un timp pe mutare de la 15s la 24h.
question-watch_examples = De exemplu: `{ $prefix }{ $command } { level-hard } { level-easy }` sau `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Ai vrut să scrii `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Ai vrut să scrii `{ $prefix }{ $command }`?
question-unknown_words = Nu înțeleg „{ $typed }” aici.
question-conflicting_words = Cuvintele acestea nu merg împreună.
question-choose_member = Alege membrul din lista pe care o arată Discord după `@`.
question-course_examples = Lecțiile au numerele de la 1 la 7: `{ $prefix }{ $command } 1` o deschide pe prima.
question-invite_examples = De exemplu: `{ $prefix }{ $command } { word-connect4 }` sau `{ $prefix }{ $command } o`.
question-challenge_named = Trimiți o provocare pentru **{ $who }**?
question-challenge_named_yes = Provoacă

## help

help-first = Apasă **Joacă** ca să începi o partidă cu mine, apoi apasă pe o căsuță.
help-to_friend = Joacă cu cineva
help-to_commands = Toate comenzile
help-to_play = Joacă
help-to_learn = Învață
help-to_owners = Pentru administratori
help-about = Despre mine
help-play =
    ### Joacă
    Câștigă cine face trei în linie: pe orizontală, verticală sau diagonală.
    - **Începe:** `{ $prefix }{ name-play }`. Joci cu { $mark_x } și începi; cu `{ $prefix }{ name-play } o` joci cu { $mark_o }.
    - **Mută:** apasă pe o căsuță sau scrie `{ $prefix }{ name-move } B2` (rândul B, coloana 2).
    - **Niveluri:** `{ $prefix }{ name-play } { level-easy }` sau `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Alte jocuri:** `{ $prefix }{ name-play } { word-connect4 }` sau `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Cu alții:** `{ $prefix }{ name-play } @ben` provoacă un membru, `{ $prefix }{ name-invite }` pe oricine. Cu `{ $prefix }{ name-vote }` jucați cu toții de aceeași parte.
    - **În timpul partidei:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Partidele tale și cine caută una:** `{ $prefix }{ name-games }`
    - **Mențiuni când e rândul tău:** `{ $prefix }{ name-privacy }`
    - **Încă o partidă aici:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Învață
    - **Cea mai bună mutare:** `/{ name-hint }` în timpul partidei
    - **Toate mutările comparate:** `{ $prefix }{ name-analyse }`
    - **O partidă explicată:** butonul **{ board-review }** de la sfârșit
    - **Propriile tale greșeli:** `{ $prefix }{ name-practice }`
    - **Curs:** `{ $prefix }{ name-course }`
    - **Puzzle-uri:** `{ $prefix }{ name-puzzle }` sau `{ $prefix }{ name-puzzle } { word-daily }`
    - **Contra cronometru:** `{ $prefix }{ name-storm }` de unul singur, `{ $prefix }{ name-race }` cu alții
    - **Învățăcelul:** cu `{ $prefix }{ name-play } { level-learner }` joci cu un începător care învață de la tine; `{ $prefix }{ name-brain }` arată cât a progresat.
    - **Urmărește:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Rezultate:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Datele tale și mesajele mele:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Pentru administratorii serverului
    - **Setări:** `/{ name-settings }` pentru jocuri, table, canale, roluri, prefix și limbă (necesită permisiunea **Gestionează serverul**)
    - **Oprirea unei partide:** `{ $prefix }{ name-stop }` în canalul ei (necesită permisiunea **Gestionează mesaje**)
    - **Permisiuni:** `/{ name-settings }` arată ce îmi lipsește.
    - **Prefix:** schimbă-l în `/{ name-settings }`. O mențiune merge întotdeauna.
    - **Resetarea învățăcelului:** `{ $prefix }{ name-brain }`
    - **Confidențialitate:** `{ $prefix }{ name-privacy }` arată ce păstrez despre tine.
about-version = **Versiune:** { $version }
about-invite = [Adaugă-mă pe un server](<{ $link }>)
about-install = [Adaugă-mă la contul tău](<{ $link }>)
about-terms = [Termenii serviciului](<{ $link }>)
about-privacy = [Politica de confidențialitate](<{ $link }>)
about-your_data = **Datele tale:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Versiunea mai nouă { $version } a rulat deja cu această bază de date. Actualizează-mă din nou sau restaurează o copie de rezervă dinaintea acelei actualizări.
about-servers = **Servere:** { $servers }
about-since = **Pornit:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** conectat, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** neconectat

## privacy

privacy-use_slash_command = Asta rămâne între noi. Folosește `/{ name-privacy }` sau trimite-mi `{ $prefix }{ name-privacy }` într-un mesaj direct.
privacy-title = ### Ce păstrez despre tine
privacy-nothing = Nimic.
privacy-never = **Nu păstrez niciodată:** numele tău și ce scrii
privacy-matches = **Partide:** terminate: { $finished } · în curs: { $live }
privacy-matches_details = -# ID-ul tău de utilizator, mutările, orele, indiciile și ID-urile serverului, canalului și mesajelor
privacy-challenges = **Provocări deschise:** { $challenges }
privacy-challenges_details = -# Cine pe cine a provocat, jocul și ID-urile canalului și mesajului
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Ratinguri:** pe { $ratings } server
    [few] **Ratinguri:** pe { $ratings } servere
   *[other] **Ratinguri:** pe { $ratings } de servere
}
privacy-gains = { $gains ->
    [0] **Puncte câștigate împotriva nivelurilor mele:** niciunul
    [one] **Puncte câștigate împotriva nivelurilor mele:** la { $gains } nivel
    [few] **Puncte câștigate împotriva nivelurilor mele:** la { $gains } niveluri
   *[other] **Puncte câștigate împotriva nivelurilor mele:** la { $gains } de niveluri
}
privacy-ratings_details =
    -# Ratingul tău după fiecare partidă cotată și câte ai câștigat, ai remizat și ai pierdut
    -# Pentru fiecare nivel, punctele din ultima zi în care ai câștigat vreunul
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Rezultate la puzzle-uri:** niciunul
    [one] **Rezultate la puzzle-uri:** din { $puzzles } server sau conversație privată
    [few] **Rezultate la puzzle-uri:** din { $puzzles } servere și conversații private
   *[other] **Rezultate la puzzle-uri:** din { $puzzles } de servere și conversații private
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Rating la puzzle-uri:** –
   *[other] **Rating la puzzle-uri:** pentru toate serverele
}
privacy-puzzles_details = -# Ultimul puzzle, răspunsurile corecte și greșite, seriile, ultimul rezultat al zilei pe care l-ai distribuit și, timp de 30 de zile, ce puzzle-uri ai văzut în curse
privacy-practice = **Exerciții:** { $exercises } · **Partide pentru ele:** { $reviewed }
privacy-practice_details = -# De când exersezi, greșelile tale din partide și curse, răspunsurile tale și când revin
privacy-course = **Lecții:** { $lessons }
privacy-course_details = -# Ce exerciții ai rezolvat
privacy-learners = { $learners ->
    [one] **Memoria învățăcelului:** din { $learners } conversație privată
    [few] **Memoria învățăcelului:** din { $learners } conversații private
   *[other] **Memoria învățăcelului:** din { $learners } de conversații private
}
privacy-learners_details = -# Ce a învățat de la tine în mesaje directe. Pe servere nu păstrează cine a jucat.
privacy-notices = **Notificări oprite:** da
privacy-notices_details = -# ID-ul tău de utilizator
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Memento pentru serie:** oprit
   *[other] **Memento pentru serie:** pornit
}
privacy-search_notices = { $search_notices ->
    [0] **Notificări despre invitații:** oprite
    [one] **Notificări despre invitații:** pe { $search_notices } server
    [few] **Notificări despre invitații:** pe { $search_notices } servere
   *[other] **Notificări despre invitații:** pe { $search_notices } de servere
}
privacy-direct_messages_details = -# ID-ul tău de utilizator și când ți-am trimis ultimul
privacy-votes = **Voturi:** { $votes } · **Partide cu vot pornite:** { $votings }
privacy-votes_details = -# În partidele în care votează toată lumea: ID-ul tău de utilizator și votul tău la fiecare mutare, până la 24 de ore după sfârșit
privacy-races = **Curse și sprinturi de puzzle-uri:** { $races } · **Deschise de tine:** { $race_starts }
privacy-races_details = -# ID-ul tău de utilizator, puzzle-urile, pe care dintre ele le-ai ratat, punctele tale și cât timp ți-a luat
privacy-if_deleted =
    ### Dacă le ștergi
    { "" }**Partidele în curs** se termină imediat. Le pierzi pe cele în care ambele părți au mutat deja.
    { "" }**Partidele terminate** rămân, dar fără ID-ul tău de utilizator.
    { "" }**Tot restul** dispare. Nu se poate anula.
privacy-forget = Șterge datele mele
privacy-deleted = ### Datele tale au fost șterse
privacy-kept =
    -# Am uitat și numele tău, limba ta și pe cine ai provocat, dacă le mai aveam în memorie.
    ### Ce rămâne
    { "" }**Partide:** { $kept }
    -# Fără ID-ul tău de utilizator și fără ID-urile canalului și mesajelor. Rămâne doar ID-ul mesajului sau al butonului care a început o partidă, ca număr al ei. Fără canal, nimeni nu îl poate găsi.
    -# Până la miezul nopții UTC încă știu de câte ori au jucat azi unul împotriva celuilalt aceiași doi membri, dar nu și cine sunt.
privacy-ended = { $lost ->
    [0] **Partide în curs încheiate:** { $live } (fără rezultat)
   *[other] **Partide în curs încheiate:** { $live } · **Pierdute:** { $lost } (ambele părți mutaseră)
}
privacy-nothing_ended = **Partide în curs încheiate:** niciuna

## name

name-play = joacă
name-play_opponent = adversar
name-play_member = membru
name-play_mark = semn
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = joc
name-invite = invită
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = propune
name-offer_what = ce
name-draw = remiză
name-takeback = retrage
name-games = partide
name-watch = urmărește
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = creier
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = învățăcel
name-settings = setări
name-vote = votează
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = timp
name-vote_thread = { word-thread }
name-stop = oprește
name-move = mută
name-move_coordinate = căsuță
name-board = tablă
name-resign = abandonează
name-puzzle = puzzle
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = temă
name-race = cursă
name-race_game = { name-play_game }
name-race_time = timp
name-race_today = { word-today }
name-storm = sprint
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = curs
name-course_lesson = lecție
name-help = ajutor
name-about = despre
name-hint = indiciu
name-analyse = analizează
name-analyse_position = poziție
name-analyse_view = vedere
name-review = recapitulare
name-privacy = confidențialitate
name-progress = progres
name-notify = notificări
name-practice = exersează
name-practice_move = { name-move_coordinate }
name-stats = statistici
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = clasament
name-leaderboard_game = { name-play_game }
name-history = istoric
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = reluare
name-export = exportă

## word

word-random = aleatoriu
word-thread = fir
word-here = aici
word-network = rețea
word-hints = indicii
word-misere = invers
word-fading = dispariție
word-ultimate = super
word-uttt = uttt
word-ultimate_tictactoe = super-x-și-o
word-infinite = infinit
word-disappearing = semne-care-dispar
word-connect4 = conectează4
word-connect_four = conecteazăpatru
word-tictactoe = x-și-o
word-ttt = ttt
word-noughts = x-și-0
word-reverse = x-și-o-invers
word-misere_tictactoe = x-și-o-misère
word-daily = zilnic
word-mixed = mixt
word-today = azi
word-finish_line = linie
word-block_line = blochează
word-make_fork = furculiță
word-prevent_fork = împiedică
word-forced_sequence = secvență
word-opening = deschidere
word-zugzwang = zugzwang
word-show = arată
word-train = antrenează
word-export = exportă
word-import = importă
word-reset = resetează
word-server = server
word-original = original
word-stronger = îmbunătățit

## command

command-play = X și O, Conectează 4 și altele, cu mine sau cu un membru
command-play_opponent = Nivelul meu, dacă joci cu mine
command-play_member = Membrul pe care îl provoci (implicit: joci cu mine)
command-play_mark = Semnul tău; X începe
command-play_mark_x = X (începe)
command-play_mark_o = O (joacă al doilea)
command-play_mark_random = Aleatoriu
command-play_thread = Deschide un fir pentru partidă (implicit: setarea serverului)
command-play_hints = Permite indicii într-o partidă între membri
command-play_game = Ce joc (implicit: jocul implicit al serverului)
command-invite = O partidă cu cine acceptă primul
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Permite indicii în partidă
command-invite_game = { command-play_game }
command-menu_challenge_member = Provoacă la o partidă
command-offer = Remiză sau retragerea ultimei tale mutări, dacă cealaltă persoană e de acord
command-offer_what = Ce îi ceri celeilalte persoane
command-offer_what_draw = Remiză
command-offer_what_takeback = Să-ți retragi ultima mutare
command-games = Partidele tale în curs și cine caută una aici
command-watch = O partidă între două dintre nivelurile mele
command-watch_x = Nivelul care joacă cu X și începe
command-watch_o = Nivelul care joacă cu O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Setările acestui server: jocuri, table, cine poate juca, limbă
command-vote = O partidă cu unul dintre nivelurile mele, în care toată lumea de aici votează fiecare mutare
command-vote_opponent = Nivelul meu cu care jucați cu toții (implicit: cel al serverului)
command-vote_game = { command-play_game }
command-vote_mark = Semnul vostru, al tuturor; X începe (implicit: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Timpul de vot pe mutare, de la 15s la 24h, ca 30s, 5m sau 1h (implicit: 1m)
command-vote_thread = Nu: în acest canal, pentru care e nevoie de permisiunea Gestionează mesaje
command-stop = Oprește partida din acest canal
command-move = Mutarea ta: o căsuță, ca B2, sau la Conectează 4 un număr de coloană
command-move_coordinate = O căsuță, ca B2, sau la Conectează 4 un număr de coloană
command-board = Tabla din nou, într-un mesaj nou
command-resign = Abandonează partida
command-puzzle = Un puzzle: găsește singura mutare corectă
command-puzzle_daily = Puzzle-ul zilei de pe acest server, pentru toți de aici
command-puzzle_game = { command-play_game }
command-puzzle_theme = Alege tema puzzle-ului
command-race = O cursă de puzzle-uri pentru toți de aici: aceleași, câte poți în 90 de secunde
command-race_game = Puzzle-uri dintr-un singur joc (implicit: din mai multe)
command-race_game_mixed = Mai multe jocuri
command-race_time = Cât timp are fiecare (implicit: 90 de secunde)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Cursa zilei: aceleași 20 de puzzle-uri pentru toți de aici, azi când ai timp
command-storm = Câte puzzle-uri poți în 90 de secunde, împotriva propriului tău record
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Cât timp ai (implicit: 90 de secunde)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Șapte lecții scurte cu care joci mai bine
command-course_lesson = Numărul unei lecții (implicit: toate lecțiile)
command-help = Cum se joacă și toate comenzile
command-brain = Ce a învățat învățăcelul aici și antrenamentul lui
command-brain_train = Antrenează-l: număr de partide, de la 1 la 10000 (implicit: 500)
command-brain_opponent = Antrenează-l împotriva acestui nivel (implicit: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Despre ce te anunț, cu butoane care schimbă asta
command-hint = O mutare bună și motivul ei; o vezi doar tu
command-analyse = Cât valorează fiecare mutare
command-analyse_position = Rândurile de sus în jos, ca X../.O./... (implicit: partida din acest canal)
command-analyse_view = Ce vrei să vezi pe lângă valori (implicit: nimic)
command-analyse_view_network = ce vede rețeaua
command-privacy = Ce păstrez despre tine și cum ștergi asta
command-practice = Exerciții din propriile tale greșeli: găsește mutările mai bune
command-practice_move = Răspunsul tău, ca B2 sau 4
command-stats = Rezultatele tale, ale unui membru sau ale întregului server
command-stats_member = Ale cui partide (implicit: ale tale)
command-stats_server = Partidele tuturor de pe acest server
command-stats_game = Doar acest joc (implicit: toate jocurile)
command-leaderboard = Cei mai buni jucători de pe acest server
command-leaderboard_game = { command-play_game }
command-history = Partide terminate, de revăzut mutare cu mutare sau de salvat ca fișier
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Ce căsuță? Scrie litera rândului și numărul coloanei, de exemplu `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Asta nu e o căsuță. Scrie litera unui rând și numărul unei coloane, de exemplu `{ $prefix }{ name-move } B2`.
error-missing_column = Ce coloană? Scrie numărul ei, de exemplu `{ $prefix }{ name-move } 2`.
error-unreadable_column = Asta nu e o coloană. Scrie numărul ei, de exemplu `{ $prefix }{ name-move } 2`.
error-unknown_row = Nu există rândul { $row }. Rândurile sunt de la { $first } la { $last }.
error-unknown_column = Nu există coloana { $column }. Coloanele sunt de la { $first } la { $last }.
error-cell_fading = { $mark } de pe **{ $coordinate }** dispare abia după ce muți: alege o căsuță liberă.
error-cell_taken = **{ $coordinate }** e deja ocupată de { $mark }. Alege o căsuță liberă.
error-other_board = Trebuie să joci pe tabla aflată **{ $board }**: de la **{ $first }** la **{ $last }**.
error-closed_board = Tabla aflată **{ $board }** (de la { $first } la { $last }) e câștigată sau plină. Alege o căsuță de pe alta.
error-full_column = Coloana { $column } e plină. Alege alta.
error-floating_cell = Un disc ar cădea de pe **{ $coordinate }**. Alege cea mai de jos căsuță liberă a unei coloane.
error-position_shape = Scrie poziția pe { $rows } rânduri a câte { $columns } căsuțe, cu `/` între rânduri, de exemplu `{ $example }`. Pentru o tablă de altă mărime, scrie întâi mărimea, ca în `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = La jocul acesta, o poziție scrisă nu spune totul: **{ $game }**. În timpul unei partide, `/{ name-analyse }` îi arată poziția.
error-position_mark = Pe rândul { $row }, coloana { $column } din acea poziție nu e nici `X`, nici `O`, nici `.`.
error-impossible_position = Nicio partidă nu ajunge la acea poziție: X începe, părțile mută pe rând, iar prima linie încheie partida.
error-floating_position = Nicio partidă nu ajunge la acea poziție: discul de pe **{ $coordinate }** ar cădea.
error-game_size = Nu există un joc de mărimea asta. O tablă are între { $least } și { $most } rânduri și coloane, iar o linie are cel puțin { $least } căsuțe și încape pe tablă. De exemplu, `{ $prefix }{ name-play } 6x6x4` înseamnă 6 rânduri, 6 coloane și 4 în linie.
error-game_not_offered = Acest server nu oferă **{ $game }**. Oferă: { $offered }.
error-match_over = Partida aceea s-a terminat. Ca să începi alta: `{ $prefix }{ name-play }`
error-not_a_player = Nu joci în această partidă.
error-workers_busy = Prea mulți membri așteaptă acum ajutor. Încearcă din nou peste un minut.
error-advice_pending = Încă lucrez la ultima ta cerere. Întreabă din nou după ce primești răspunsul.
error-advice-duel = Într-o partidă între membri fără indicii, această poziție e pe tablă sau la o mutare distanță. Întreabă din nou după ce partida aceea avansează.
error-advice-race = Această poziție e cea a puzzle-ului la care trebuie să răspunzi într-o cursă sau e la o mutare distanță. Răspunde mai întâi la acel puzzle.
error-too_many_takebacks = Ai retras deja { $limit ->
        [one] { $limit } mutare
        [few] { $limit } mutări
       *[other] { $limit } de mutări
    } în această partidă. Nimeni nu poate retrage mai multe.
error-nothing_to_take_back = Nu ai mutat încă, așa că nu e nimic de retras.
error-not_your_turn = Nu e rândul tău. Ca să vezi tabla: `{ $prefix }{ name-board }`
error-no_match = Nu e nicio partidă în curs aici. Ca să începi una: `{ $prefix }{ name-play }`
error-match_running-resignation = Partida ta de aici e încă în curs. Dacă o iei de la capăt, o abandonezi, iar asta contează ca înfrângere. O iei de la capăt?
error-match_running-no_result = O partidă e încă în curs aici. Dacă o iei de la capăt, ea se termină fără rezultat. O iei de la capăt?
error-match_running-time_up = În partida în curs aici, nimeni nu a mutat de o oră. Dacă o iei de la capăt, o pierde cine e la mutare. O iei de la capăt?
error-channel_busy = { $idle_after ->
        [one] Aici joacă alți membri. Joacă în alt canal sau într-un fir, ori folosește `{ $prefix }{ name-play }` după ce nimeni nu a mutat timp de { $idle_after } minut.
        [few] Aici joacă alți membri. Joacă în alt canal sau într-un fir, ori folosește `{ $prefix }{ name-play }` după ce nimeni nu a mutat timp de { $idle_after } minute.
       *[other] Aici joacă alți membri. Joacă în alt canal sau într-un fir, ori folosește `{ $prefix }{ name-play }` după ce nimeni nu a mutat timp de { $idle_after } de minute.
    }
error-exhibition_running = Aici joacă două dintre nivelurile mele unul împotriva celuilalt. Așteaptă să se termine partida lor sau joacă în alt canal ori într-un fir.
error-match_moved_on = Partida a mers mai departe între timp. Ca să vezi cum stă: `{ $prefix }{ name-board }`
error-channel_taken = Aici e o altă partidă în curs. Așteaptă să se termine sau joacă în alt canal ori într-un fir.
error-question-not_yours = Întrebarea aceea era pentru altcineva.
error-offer-not_a_duel = Asta merge doar în partide între membri. Împotriva mea, `{ $prefix }{ name-play }` începe o partidă nouă, iar `{ $prefix }{ name-resign }` o abandonează pe aceasta.
error-offer-own_offer = Doar cealaltă persoană poate accepta asta.
error-challenge-own_challenge = Nu poți juca împotriva ta. Ca să începi o partidă cu mine: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Boții nu pot accepta provocări. Ca să începi o partidă cu mine: `{ $prefix }{ name-play }`
error-challenge_waiting = Aveți deja o provocare deschisă între voi. Mai întâi accept-o, refuz-o sau retrage-o: { $existing }
error-challenge-invitation_open = Ai deja o invitație deschisă. Retrage-o mai întâi sau așteaptă să o accepte cineva: { $existing }
error-challenge_over = Nu mai e deschisă. Ca să faci o provocare nouă: `{ $prefix }{ name-play } @cineva`
error-challenge-not_yours = Provocarea aceea e pentru altcineva.
error-challenge-level = Nivelurile sunt doar pentru partide cu mine. Scoate nivelul ca să provoci un membru.
error-challenge-nobody_else = Aici suntem doar noi doi. Provoacă pe cineva într-un canal al unui server.
error-challenge-not_visible = Pe acest server doar tu îmi vezi răspunsurile, așa că nimeni nu ar putea accepta. Roagă pe cineva care gestionează serverul să mă adauge sau joacă într-un grup de mesaje directe.
error-challenge-private_thread = Cine a creat un fir privat îi poate scoate din el pe ceilalți, așa că membrii joacă aici doar cu indicii, fără rating: `{ $prefix }{ name-play } @cineva { word-hints }`
error-challenge-cannot_see = **{ $who }** nu poate vedea acest canal. Joacă într-unul pe care îl vedeți amândoi.
error-challenge-channel_taken = În { $channel } e o altă partidă în curs. Poți accepta [invitația]({ $link }) după ce se termină.
error-challenge-not_a_member = Nu găsesc acel membru aici. Scrie `@` și alege-l din lista Discord.
error-moderation-not_the_starter = Altcineva a început asta. Doar acea persoană și membrii cu permisiunea **{ permission-manage_messages }** pot opri asta.
error-no_puzzles = Nu există puzzle-uri pentru jocul acela. Există puzzle-uri pentru: { $games }.
error-puzzle-not_yours = Puzzle-ul acela e pentru altcineva. Ca să primești unul al tău: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Puzzle-ul acela nu mai contează. Ca să primești unul nou: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Ai răspuns deja la puzzle-ul acela. Ca să primești unul nou: `{ $prefix }{ name-puzzle }`
error-practice-over = Exercițiul acela nu mai e deschis. Ca să primești altul: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Asta nu e o căsuță. Scrie litera unui rând și numărul unei coloane, de exemplu `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Asta nu e o coloană. Scrie numărul ei, de exemplu `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Acela era puzzle-ul din altă zi. Cel de azi: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Ai răspuns deja la puzzle-ul de azi. Următorul vine { $ends }.
error-race-outside_server = Pentru o cursă e nevoie și de alții, așa că se ține pe servere. Aici, `{ $prefix }{ name-storm }` e același lucru, de unul singur.
error-race-no_puzzles = Nu există curse cu puzzle-uri din acel joc. Există curse cu puzzle-uri din: { $games }.
error-race-channel_taken = E deja o cursă în acest canal.
error-race-in_another = Participi deja la altă cursă sau la un sprint. Termină-l mai întâi.
error-race-started = Cursa aceea a început. Poți participa la următoarea.
error-race-full = Cursa aceea e plină: cel mult { $most } de membri.
error-race-nobody_in = Încă nu s-a înscris nimeni.
error-race-not_starter = Doar membrul care a deschis cursa îi poate da startul mai devreme.
error-race-not_in = Nu participi la cursa aceea.
error-race-not_over = Alții încă răspund la aceste puzzle-uri. Le poți vedea după ce se termină cursa.
error-race-day_not_over = Alții încă pot răspunde la aceste puzzle-uri. Cursa se termină { $ends }; după aceea îți arăt ce ai ratat.
error-race-no_day = Nu a fost nicio cursă în ziua aceea. Cea de azi: `{ $prefix }{ name-race } { word-today }`
error-race-over = Cursa aceea s-a terminat.
error-race-private = Aici ți-ar citi toți răspunsul. Apasă mai bine butonul de pe puzzle-ul tău sau trimite-mi `{ $prefix }{ name-storm }` într-un mesaj direct.
error-thread-not_here = Nu pot deschide un fir aici. Joacă fără fir sau într-un canal text al unui server.
error-thread-user_permission = Ai nevoie de permisiunea **{ $missing }** ca să deschizi un fir aici. Joacă fără fir.
error-thread-too_many = Acest server are deja câte fire deschise permite Discord. Joacă fără fir sau arhivează mai întâi unul deschis.
error-thread-try_later = Discord nu mă lasă să deschid fire acum, așa că partida se joacă aici.
error-thread-try_later_or_elsewhere = Discord nu mă lasă să deschid fire acum, iar aici e o altă partidă în curs. Încearcă din nou peste câteva minute sau joacă în alt canal.
error-cannot_attach = Am nevoie de permisiunea **{ $missing }** ca să trimit fișiere aici. Roagă pe cineva care gestionează serverul să mi-o dea sau folosește comanda slash.
error-training-bot_permission = Am nevoie de permisiunea **{ $missing }** ca să arăt aici cum merge antrenamentul. Roagă pe cineva care gestionează serverul să mi-o dea sau antrenează-mă în alt canal.
error-training-user_install = Nu pot arăta aici cum merge antrenamentul. Antrenează-mă într-un mesaj direct sau pe un server care m-a adăugat.
error-learner_game = Învățăcelul nu joacă acel joc. Joacă: { $games }.
error-learner-unknown_word = Nu cunosc „{ $typed }”. `{ $prefix }{ name-brain }` arată ce am învățat. Mai poți folosi `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` cu un fișier și `{ $prefix }{ name-learner } { word-reset }` sau `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Nu pot analiza jocul acesta: **{ $game }**. De aceea nu are indicii, analize și recapitulări.
error-training-unknown_word = Nu cunosc „{ $typed }”. Scrie un număr de partide și unul dintre nivelurile mele ({ $levels }), de exemplu `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Pentru un antrenament, alege un număr de partide de la 1 la { $most }.
error-training-already_running = Mă antrenez deja aici. Așteaptă să se termine sau încheie acel antrenament.
error-learner-other_mode = Aceste memorii nu pot fi combinate: fișierul e în modul `{ $theirs }`, iar aici învăț în modul `{ $ours }`.
error-learner-one_file = Am nevoie de un fișier: cel pe care îl face butonul **{ learner-do_export }** de sub `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord nu mi-a dat fișierul. Încearcă din nou.
error-notify-other_server = Butonul acela e pentru alt server. Ca să-l vezi pe cel pentru acesta: `{ $prefix }{ name-notify }`
error-notify-searches_off = Acest server nu permite notificări despre invitații.
error-not_a_manager = Ai nevoie de permisiunea **{ permission-manage_guild }** pentru asta.
error-settings_outside_server = Doar serverele au setări. Folosește `/{ name-settings }` într-un canal al serverului tău.
error-invalid_choice = Opțiunea aceea nu e disponibilă. Cele disponibile: `/{ name-settings }`
error-invalid_prefix = Nu s-a salvat: un prefix are cel mult 5 caractere vizibile, fără spații și accente grave, și nu începe cu `/`, `@` sau `<`.
error-vote-outside_server = În acele partide votează toată lumea, așa că se joacă pe servere. Ca să începi aici o partidă cu mine: `{ $prefix }{ name-play }`
error-vote-off = Acest server a oprit partidele în care votează toată lumea.
error-vote-time = Timpul pe mutare e de la 15 secunde la 24 de ore, ca `30s`, `5m` sau `1h`. De exemplu: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Votul pentru mutarea aceea tocmai s-a încheiat. Poți vota la următoarea imediat.
error-vote-only_in_thread = Ai nevoie de permisiunea **{ permission-manage_messages }** ca să începi partida chiar în canal. Fără ea, partida primește un fir.
error-vote-needs_thread = Partida aceasta are nevoie de un fir. Îți trebuie permisiunea **{ permission-create_public_threads }** ca să deschizi unul aici sau **{ permission-manage_messages }** ca să joci chiar în canal.
error-wrong_channel = Aici nu joc. Poți juca în { $channels }.
error-missing_role = Ca să joci cu mine aici, ai nevoie de unul dintre aceste roluri: { $roles }.
error-cooldown = Ce viteză! Poți folosi următoarea comandă { $ends }.
error-too_many_choices = Ai schimbat partida asta de prea multe ori. Joac-o sau începe alta cu `{ $prefix }{ name-play }`.
error-already_playing = Ai deja o partidă în curs aici. Ca să o vezi: `{ $prefix }{ name-board }`
error-button_used = Ai apăsat deja butonul acela.
error-moderation-not_a_moderator = Ai nevoie de permisiunea **{ permission-manage_messages }** ca să oprești partidele altor membri.
error-moderation-end_exhibition_instead = Dacă tu ai început partida, oprește-o cu butonul de sub ea. Altfel, ai nevoie de permisiunea **{ permission-manage_messages }**.
error-memory_file-too_large = Nu pot importa fișierul: are peste { $max_kib } KiB.
error-memory_file-not_mine = Nu pot importa fișierul: nu l-am făcut eu sau a fost modificat.
error-memory_file-value = Nu pot importa fișierul: `{ $where }` trebuie să fie una dintre valorile: `{ $values }`.
error-memory_file-entry = Nu pot importa fișierul: `{ $where }` trebuie să fie un număr întreg de la 1 la { $max_position }. { -entries-from-0 }
error-memory_file-position = Nu pot importa fișierul: `{ $where }` e { $position }, pe care învățăcelul nu o poate fi învățat în acest mod sau care apare de două ori. { -entries-from-0 }
error-notation-line = Nu pot citi linia { $line }. O linie arată ca `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: ora, tabla, părțile, mutările, rezultatul și cum s-a terminat partida.
error-notation-unplayable = Linia { $line } nu e o partidă posibilă: mutarea ei { $move } nu e o căsuță pe care se putea juca atunci, ca `B2`.
error-notation-ending = Linia { $line } nu e o partidă posibilă: după mutările ei nu se putea termina cu `{ $ending }`.
error-starting-own = Încă îți pornesc cealaltă partidă. Încearcă din nou peste o clipă.
error-starting-other = Încă pornesc o altă partidă pentru cine te-a provocat. Încearcă din nou peste o clipă.
error-thread-closed = Acest fir e închis și nu am voie să-l redeschid. Roagă pe cineva care gestionează serverul să facă asta; apoi `{ $prefix }{ name-board }` arată tabla.
error-thread-name_blocked = AutoMod-ul acestui server a blocat numele firului, în care sunt numele celor care joacă. Joacă fără fir sau roagă un moderator să mă scutească de acea regulă.
-entries-from-0 = (Primul element al unei liste are numărul 0.)
error-thread-bot_permission = Am nevoie de permisiunea **{ $missing }** ca să deschid un fir aici. Roagă pe cineva care gestionează serverul să mi-o dea sau joacă fără fir.
error-too_many_matches-own = { $most ->
        [one] Ai aici { $most } partidă în curs, maximul deodată. Termin-o mai întâi: { $channels }
        [few] Ai aici { $most } partide în curs, maximul deodată. Termină mai întâi una: { $channels }
       *[other] Ai aici { $most } de partide în curs, maximul deodată. Termină mai întâi una: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Cine te-a provocat are aici { $most } partidă în curs, maximul deodată. Acceptă după ce se termină.
        [few] Cine te-a provocat are aici { $most } partide în curs, maximul deodată. Acceptă după ce se termină una.
       *[other] Cine te-a provocat are aici { $most } de partide în curs, maximul deodată. Acceptă după ce se termină una.
    }
error-may_not_follow_up = Am nevoie de permisiunea **{ $missing }** ca să arăt aici cum continuă o partidă. Roagă pe cineva care gestionează serverul să mi-o dea sau joacă în alt canal.
error-not_in_thread = Menționează-mă mai întâi aici. Așa intru în acest fir privat; până atunci nu pot arăta aici cum continuă o partidă.
error-locked_thread = Acest fir e blocat, așa că nu pot arăta aici cum continuă o partidă. Roagă un moderator să-l deblocheze sau joacă în alt canal.
error-in_timeout = Sunt suspendat temporar pe acest server, așa că nu pot scrie aici. Se termină { $ends }.
error-match_unreachable = Ultima partidă de aici s-a terminat fără rezultat, pentru că mesajul cu tabla a fost șters sau nu puteam vedea acest canal.
error-hints_not_allowed = Indiciile sunt dezactivate în această partidă. Ca să începi una cu indicii: `{ $prefix }{ name-play } @cineva { word-hints }`
error-record-nothing_finished = Nicio partidă nu s-a terminat încă aici. `{ $prefix }{ name-analyse } X../.O./...` analizează orice poziție.
error-record-match_not_found = Nu mai cunosc acea partidă. Poate că cineva care a jucat-o și-a șters datele.
error-record-unknown_target = Nu cunosc „{ $typed }”. Nu scrie nimic pentru partidele tale, numește un membru, ca `{ $prefix }{ $command } @ben`, sau scrie `{ $prefix }{ $command } { word-server }` pentru toți de aici.
error-record-two_targets = Alege un membru sau tot serverul, nu amândouă.
error-record-no_leaderboard = Doar serverele au ratinguri și clasament. Rezultatele tale de aici: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Adaugă după comandă o linie din `{ $prefix }{ name-export }` și îi arăt partida.
error-record-board_too_large = Tabla aceea e prea mare ca să o arăt. Cea mai mare este { $most }×{ $most }.
error-record-export_too_large = Ai jucat mai multe partide decât încap în fișiere de { $most } MiB. Cere-le persoanei care mă administrează.
error-share-not_visible = Pe acest server doar tu îmi vezi răspunsurile, așa că nimeni altcineva nu ar vedea imaginea.
error-share-cannot_attach = Nu pot distribui partida aici: am nevoie de permisiunea **{ $missing }**.
error-level_not_offered = **{ $level }** nu e disponibil în acest joc: { $game }. Niveluri: { $levels }.
error-network_missing = Rețeaua nu e instalată pe acest bot, așa că **intuiție** și **neuronal** nu sunt disponibile.
error-network_game = Rețeaua nu a învățat acel joc. Știe: { $games }.
error-offer-what = Scrie ce propui: `{ $prefix }{ name-offer } { name-draw }` sau `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Nu există statistici și ratinguri separate pentru acel joc. Există pentru: { $games }.
error-unknown_level = Nu cunosc „{ $typed }”. Nivelurile mele sunt { $levels }. De exemplu: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Nu s-a salvat: X și O au nevoie fiecare de un emoji.
error-emoji-unreadable = Nu s-a salvat: „{ $typed }” nu e un emoji. Scrie unul sau numele unui emoji al serverului, ca `:cat:`.
error-emoji-composed = Nu s-a salvat: „{ $typed }” e format din mai multe caractere, ca toate steagurile, tastele și familiile. Pe o tablă, Discord le-ar putea afișa separat. Alege un emoji simplu, de exemplu 🍎.
error-emoji-unknown = Nu s-a salvat: acest server nu are un emoji `:{ $name }:`. Scrie unul dintre ale lui sau unul obișnuit, ca 🍎.
error-emoji-unavailable = Nu s-a salvat: `:{ $name }:` nu e disponibil acum, pentru că serverul are mai multe emoji-uri decât permit boost-urile lui.
error-emoji-restricted = Nu s-a salvat: `:{ $name }:` e rezervat unor roluri pe care nu le am.
error-emoji-duplicate = Nu s-a salvat: { $emoji } ar reprezenta două lucruri diferite. X, O și căsuțele libere au nevoie de emoji-uri diferite, și într-o linie câștigătoare. Dacă nu scrii niciunul pentru căsuțele libere, ele sunt { $free }.
error-emoji-unlisted = Nu s-a salvat: Discord nu mi-a spus ce emoji-uri are acest server. Încearcă din nou.

## failure

failure-old_button = Butonul acela e dintr-o versiune veche a mea. Ce știu să fac acum: `{ $prefix }{ name-help }`
failure-changed = Comenzile mele tocmai s-au schimbat, iar Discordul tău le arată încă pe cele vechi. Reîncarcă-l (Ctrl+R sau repornește aplicația) și încearcă din nou.
failure-unexpected = Scuze, ceva nu a mers bine la mine. Încearcă din nou; `{ $prefix }{ name-board }` arată cum stă partida.
failure-try_later = Discord nu mă lasă să termin asta acum. Încearcă din nou peste un minut; `{ $prefix }{ name-board }` arată cum stă partida.
failure-blocked = AutoMod-ul acestui server mi-a blocat mesajul. Roagă un moderator să mă scutească de acea regulă; apoi `{ $prefix }{ name-board }` arată cum stă partida.
failure-blocked_link = Filtrul Discord pentru linkuri periculoase mi-a blocat mesajul, probabil din cauza unui nume din el. `{ $prefix }{ name-board }` arată cum stă partida.
failure-embed_removed = Cineva a scos din acest mesaj embedul cu cuvintele mele. Vă rog să-l lăsați: fără el, nimeni nu vede al cui e rândul.
failure-no_channel = Discord nu mi-a spus în ce canal a fost. Încearcă din nou.
failure-not_attached = Fișierul lipsește pentru că Discord l-a refuzat.
failure-database = Scuze, nu pot salva partide acum. Cele deja salvate sunt în siguranță: vezi `{ $prefix }{ name-board }` peste câteva minute și încearcă din nou.
failure-computation = Scuze, nu am reușit să termin calculul la timp. Încearcă din nou peste câteva minute.
failure-timeout = Nu pot răspunde în { $channel }, pentru că sunt suspendat temporar pe acel server. Se termină { $ends }. Atunci continuă cu `{ $prefix }{ name-board }`: partida ta e salvată.
failure-muted = Nu pot răspunde în { $channel } fără permisiunea **{ $missing }**. Roagă pe cineva care gestionează acel server să mi-o dea și continuă cu `{ $prefix }{ name-board }`: partida ta e salvată.

## owner

owner-synced = { $count ->
        [one] Discord cunoaște acum { $count } comandă slash.
        [few] Discord cunoaște acum { $count } comenzi slash.
       *[other] Discord cunoaște acum { $count } de comenzi slash.
    }
owner-not_synced = Discord a refuzat comenzile slash (HTTP { $status }: { $reason }). Încearcă mai târziu. Dacă nu ajută, invită-mă din nou cu linkul din jurnalul meu.
owner-servers = { $count ->
        [one] Sunt pe { $count } server. Ca să-l părăsesc, trimite `{ $prefix }leave` și ID-ul lui.
        [few] Sunt pe { $count } servere. Ca să părăsesc unul, trimite `{ $prefix }leave` și ID-ul lui.
       *[other] Sunt pe { $count } de servere. Ca să părăsesc unul, trimite `{ $prefix }leave` și ID-ul lui.
    }
owner-direct_message = Asta le-ar arăta membrilor acestui server pe ce servere sunt. Trimite-mi-o într-un mesaj direct.
owner-left = Am părăsit serverul { $id }.
owner-not_there = Nu sunt pe niciun server cu acest ID. Lista: `{ $prefix }servers`
owner-not_allowed = Cine mă administrează mă lasă să joc doar pe anumite servere, iar acesta nu e printre ele, așa că plec.

## place

place-1 = în stânga sus
place-2 = sus
place-3 = în dreapta sus
place-4 = în stânga
place-5 = în centru
place-6 = în dreapta
place-7 = în stânga jos
place-8 = jos
place-9 = în dreapta jos

## advice

advice-match = Joci în { $channel } o partidă în care această poziție e pe tablă sau la o mutare distanță. Dacă merg mai departe, acea partidă nu îți mai poate crește ratingul, iar tabla ei arată că ai avut ajutor.
advice-matches = Joci în { $channel } partide în care această poziție e pe tablă sau la o mutare distanță. Dacă merg mai departe, acele partide nu îți mai pot crește ratingul, iar tablele lor arată că ai avut ajutor.
advice-match_private = Joci cu mine, în mesajele tale directe, o partidă în care această poziție e pe tablă sau la o mutare distanță. Dacă merg mai departe, tabla de acolo arată că ai avut ajutor.
advice-puzzle = Această poziție e cea a puzzle-ului la care trebuie să răspunzi sau e la o mutare distanță. Dacă merg mai departe, acel puzzle contează ca ratat.
advice-daily = Această poziție e cea a puzzle-ului zilei sau e la o mutare distanță. Dacă merg mai departe, acel puzzle contează ca ratat.
advice-exercise = Această poziție e cea a exercițiului la care trebuie să răspunzi sau e la o mutare distanță. Dacă merg mai departe, acel exercițiu contează ca ratat.
advice-show = Continuă oricum

## games

games-title = ### 🎮 Partidele tale
games-none = Acum nu ai nicio partidă în curs. `{ $prefix }{ name-play }` începe una, iar `{ $prefix }{ name-invite }` invită pe oricine.
games-game = - [{ $game }]({ $link }) cu **{ $other }** · { $place } · { $turn }
games-your_turn = **e rândul tău**, timpul tău expiră { $deadline }
games-their_turn = la mutare e **{ $who }**, timpul expiră { $deadline }
games-my_turn = la mutare e **{ $who }**
games-private = conversație privată
games-invitations = ### ⚔️ Caută pe cineva pentru o partidă
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · expiră { $deadline }
games-join = Acceptă { $number }
games-press = Apasă butonul ca să-ți vezi partidele în curs. Le vezi doar tu.
games-open = Partidele mele

## share

share-won = { $plies ->
    [one] **{ $who }** a câștigat partida cu **{ $other }** în { $plies } mutare.
    [few] **{ $who }** a câștigat partida cu **{ $other }** în { $plies } mutări.
   *[other] **{ $who }** a câștigat partida cu **{ $other }** în { $plies } de mutări.
}
share-resigned = { $plies ->
    [one] **{ $who }** a câștigat partida cu **{ $other }**, prin abandon după { $plies } mutare.
    [few] **{ $who }** a câștigat partida cu **{ $other }**, prin abandon după { $plies } mutări.
   *[other] **{ $who }** a câștigat partida cu **{ $other }**, prin abandon după { $plies } de mutări.
}
share-forfeited = { $plies ->
    [one] **{ $who }** a câștigat partida cu **{ $other }** după { $plies } mutare: plecare sau timp expirat.
    [few] **{ $who }** a câștigat partida cu **{ $other }** după { $plies } mutări: plecare sau timp expirat.
   *[other] **{ $who }** a câștigat partida cu **{ $other }** după { $plies } de mutări: plecare sau timp expirat.
}
share-drawn = { $plies ->
    [one] **{ $x }** și **{ $o }** au făcut remiză după { $plies } mutare.
    [few] **{ $x }** și **{ $o }** au făcut remiză după { $plies } mutări.
   *[other] **{ $x }** și **{ $o }** au făcut remiză după { $plies } de mutări.
}
share-no_result = { $plies ->
    [one] **{ $x }** și **{ $o }** au jucat { $plies } mutare, fără rezultat.
    [few] **{ $x }** și **{ $o }** au jucat { $plies } mutări, fără rezultat.
   *[other] **{ $x }** și **{ $o }** au jucat { $plies } de mutări, fără rezultat.
}
share-picture = Imagine animată a unei partide: { $game }. A început { $x }, apoi a jucat { $o }. Mutări: { $moves }.
share-player = partea { $number }
share-picture_won = A câștigat { $who }.
share-picture_drawn = Partida s-a terminat remiză.
share-picture_no_result = Partida s-a terminat fără rezultat.

## vote

vote-thread = 🗳️ Poate juca toată lumea: votați fiecare mutare în { $thread }.
vote-counts = 🗳️ { $counts } · votul se încheie { $deadline }
vote-none = 🗳️ Încă niciun vot · votul se încheie { $deadline }
vote-waits = 🗳️ Nimeni nu a votat. Fără niciun vot, partida se termină { $deadline }.
vote-last = Voturi la ultima mutare: { $counts }
vote-lot = 🎲 { $cells } au avut la fel de multe voturi, așa că s-a tras la sorți.
vote-lot_many = { $count ->
    [one] 🎲 { $count } căsuță a avut la fel de multe voturi, așa că s-a tras la sorți.
    [few] 🎲 { $count } căsuțe au avut la fel de multe voturi, așa că s-a tras la sorți.
   *[other] 🎲 { $count } de căsuțe au avut la fel de multe voturi, așa că s-a tras la sorți.
}
vote-yours = { $count ->
    [one] 🗳️ Votul tău: **{ $move }** · { $count } vot până acum · votul se încheie { $deadline }. Până atunci îl poți schimba.
    [few] 🗳️ Votul tău: **{ $move }** · { $count } voturi până acum · votul se încheie { $deadline }. Până atunci îl poți schimba.
   *[other] 🗳️ Votul tău: **{ $move }** · { $count } de voturi până acum · votul se încheie { $deadline }. Până atunci îl poți schimba.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** votează pentru **{ $move }** · { $count } vot până acum · votul se încheie { $deadline }
    [few] 🗳️ **{ $who }** votează pentru **{ $move }** · { $count } voturi până acum · votul se încheie { $deadline }
   *[other] 🗳️ **{ $who }** votează pentru **{ $move }** · { $count } de voturi până acum · votul se încheie { $deadline }
}
vote-how = Votați pentru o căsuță: se joacă cea cu cele mai multe voturi.
vote-how_with_review = { vote-how } După partidă spun unde a greșit grupul și cine votase pentru mutarea corectă.
vote-typed = Ca să votezi, scrie o mutare, de exemplu `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** a văzut-o.
    [one] **{ $who }** și încă { $others } persoană au văzut-o.
    [few] **{ $who }** și încă { $others } persoane au văzut-o.
   *[other] **{ $who }** și încă { $others } de persoane au văzut-o.
}
vote-saw_unnamed = { $count ->
    [0] Nimeni nu a votat pentru o mutare mai bună.
    [one] { $count } persoană a văzut-o.
    [few] { $count } persoane au văzut-o.
   *[other] { $count } de persoane au văzut-o.
}
vote-went_wrong = La mutarea { $number }, grupul a greșit. Mai bine: { $cells }.
vote-best = **Cel mai bun vot:** { $who } { $share }
vote-practise = Exersează
vote-choose = 🗳️ Alege căsuța pentru care votezi:

## race

race-title = 🏁 **Cursă de puzzle-uri** · { $game } · { $time }
race-title_storm = ⚡ **Sprint de puzzle-uri** · { $game } · { $time }
race-time_90 = 90 de secunde
race-time_180 = 3 minute
race-mixed = mai multe jocuri
race-rules = Toată lumea primește aceleași puzzle-uri, de la ușoare la grele, într-un mesaj pe care nu-l vede nimeni altcineva. Un răspuns corect e un punct, unul greșit costă { $seconds } secunde.
race-in = **Participă:** { $names } ({ $count } din { $most })
race-starts = Începe { $begins } sau când { $who } apasă **Dă startul**.
race-starts_at = Începe { $begins }.
race-unrated = -# Nu se schimbă niciun rating: nu pot ști dacă cineva e rapid sau are deschisă o a doua fereastră.
race-restarted_lobby = -# Am fost repornit. Cine s-a înscris e în continuare înscris: după start, apasă aici **Continuă**.
race-join = Participă
race-begin = Dă startul
race-continue = Continuă
race-again = Din nou
race-see_missed = Vezi ce ai ratat
race-keep = Exersează-le
race-kept = { $count ->
    [0] Acestea sunt deja exerciții ale tale.
    [one] { $count } puzzle e acum un exercițiu al tău.
    [few] { $count } puzzle-uri sunt acum exerciții ale tale.
   *[other] { $count } de puzzle-uri sunt acum exerciții ale tale.
}
race-open_storm = Începe sprintul meu
race-joined = 🏁 Participi și tu. Cursa începe { $begins }, iar primul tău puzzle apare aici.
race-alone = Nu s-a mai înscris nimeni, așa că acesta e un sprint: o cursă de unul singur. Contează pentru recordurile tale.
race-nobody_joined = Nu s-a înscris nimeni.
race-running = -# Fiecare răspunde în propriul mesaj. Dacă al tău a dispărut, apasă **Continuă**.
race-restarted = Am fost repornit. Toate punctele sunt păstrate, la fel și timpul care îți rămăsese la ultimul răspuns: apasă **Continuă**.
race-over = -# La același număr de puncte decide cel mai lung combo, apoi mai puține răspunsuri greșite, apoi mai puțin timp.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · cel mai bun combo: { $combo } · greșite: { $wrong }
race-right = ✅ +1 · combo: { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } punct** · puzzle-ul { $number } · timpul expiră { $ends }
    [few] **{ $points } puncte** · puzzle-ul { $number } · timpul expiră { $ends }
   *[other] **{ $points } de puncte** · puzzle-ul { $number } · timpul expiră { $ends }
}
race-win = **{ $mark } mută și câștigă.**
race-draw = **{ $mark } mută și face remiză.**
race-paused = { $points ->
    [one] ⏸️ Timpul tău stă pe loc. Ai **{ $points } punct** și încă **{ $seconds } s**, care curg mai departe când apeși **Continuă**.
    [few] ⏸️ Timpul tău stă pe loc. Ai **{ $points } puncte** și încă **{ $seconds } s**, care curg mai departe când apeși **Continuă**.
   *[other] ⏸️ Timpul tău stă pe loc. Ai **{ $points } de puncte** și încă **{ $seconds } s**, care curg mai departe când apeși **Continuă**.
}
race-time_up = ⏱️ Timpul a expirat.
race-all_answered = 🏆 Ai răspuns la toate puzzle-urile.
race-result = { $points ->
    [one] **{ $points } punct** · cel mai bun combo: { $combo } · greșite: { $wrong }
    [few] **{ $points } puncte** · cel mai bun combo: { $combo } · greșite: { $wrong }
   *[other] **{ $points } de puncte** · cel mai bun combo: { $combo } · greșite: { $wrong }
}
race-wait_for_order = -# Ordinea finală apare în canal după ce termină toată lumea.
race-records = Recordurile tale: **{ $today }** azi · **{ $week }** săptămâna asta · **{ $ever }** din toate timpurile
race-new_record = 🏆 Cel mai bun sprint al tău de până acum!
race-missed = Puzzle-ul { $number } · ratat { $page } din { $count }
race-right_win = { $mark } câștigă cu **{ $solution }**. { $reasons }
race-right_draw = { $mark } face remiză cu **{ $solution }**. { $reasons }
race-nothing_missed = Nu ai ratat niciunul. ✅
race-title_day = 🏁 **Cursa zilei** · { $day }
race-day_rules = Toată lumea de aici primește aceleași { $count } de puzzle-uri, de la ușoare la grele, cu câte o încercare la fiecare. Un răspuns corect e un punct. Cursa se termină { $ends }; după aceea arăt mutările corecte.
race-day_named = Lista îi numește pe toți cei care participă. Nu se schimbă niciun rating.
race-day_nobody = Încă nu a răspuns nimeni.
race-day_over = Cursa aceea s-a terminat la miezul nopții UTC.
race-day_solutions = -# Cursa se termină { $ends }. După aceea, `{ $prefix }{ name-race } { word-today }` arată ce ai ratat.
race-day_progress = Răspunsurile tale până acum: { $number } din { $count }.
race-day_order = -# La același număr de puncte decide cel mai lung combo, apoi mai puține răspunsuri greșite, apoi mai puțin timp. Niciun puzzle nu contează mai mult de un minut, așa că te poți opri și poți continua azi mai târziu.
race-day_yesterday = { $points ->
    [one] Ieri: **{ $points } punct**, locul { $place } din { $count }.
    [few] Ieri: **{ $points } puncte**, locul { $place } din { $count }.
   *[other] Ieri: **{ $points } de puncte**, locul { $place } din { $count }.
}
race-start = Începe
race-todays = Cursa de azi
race-day_score = { $points ->
    [one] **{ $points } punct** · puzzle-ul { $number } din { $count }
    [few] **{ $points } puncte** · puzzle-ul { $number } din { $count }
   *[other] **{ $points } de puncte** · puzzle-ul { $number } din { $count }
}
race-day_wrong = ❌ Nu e mutarea corectă.
race-storm_press = { race-title_storm } · Apasă butonul ca să-l începi pe al tău. Îl vezi doar tu.

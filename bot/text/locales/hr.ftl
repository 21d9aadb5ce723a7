### The bot's texts in Croatian.

## ply

ply-member_first = Nova partija. **{ $who }** stavlja { $mark } na **{ $coordinate }**.
ply-member = **{ $who }** stavlja { $mark } na **{ $coordinate }**.
ply-program_first = Počinjem: **{ $coordinate }** { $mark }.
ply-program = Odgovaram: **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = stupac { $column }
move-cell = redak { $row } stupca { $column }
move-row = redak { $row }, stupci od { $first } do { $last }
move-diagonal = dijagonala { $first } – { $last }
move-boards = ploče { $boards }
ply-wait = Čeka me puno partija, pa će moj potez trajati oko { $seconds ->
        [one] { $seconds } sekunde
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }.

## status

status-member_to_move = Na potezu si, **{ $who }**: igraš kao { $mark }.
status-example = Na primjer: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, tvoj potez · vrijeme istječe { $deadline }
status-time_limit = Bez poteza do tada partija završava bez rezultata. Nakon što obje strane odigraju potez, gubi ona kojoj istekne vrijeme.
status-replaceable = Kad oboje odigramo potez, a ti zatim sat vremena ne igraš, drugi ovdje mogu početi svoju partiju, a ti ovu gubiš.
status-extended = ⏳ Vrijeme je jednom produženo jer **{ $who }** ne vidi ovaj kanal ili ne može pisati u njemu.
status-excused = **{ $who }** ne vidi ovaj kanal ili ne može pisati u njemu. **{ $other }** ima dozvole koje to mogu uzrokovati, pa nitko ne gubi.
status-level_to_move = **{ $who }** { $mark } razmišlja…
status-member_won = 🏆 **{ $who } pobjeđuje** s { $mark }. Linija: { $line }.
status-program_won = 🏁 **Pobjeđujem** s { $mark }. Linija: { $line }.
status-member_won_without_line = 🏆 **{ $who } pobjeđuje.**
status-program_won_without_line = 🏁 **Pobjeđujem.**
status-misere_won = 🏆 **{ $winner } pobjeđuje** jer **{ $who }** s { $mark } dovršava liniju: { $line }.
status-misere_member_won = 🏆 **{ $who } pobjeđuje** jer ja s { $mark } dovršavam liniju: { $line }.
status-misere_program_won = 🏁 **Pobjeđujem** jer **{ $who }** s { $mark } dovršava liniju: { $line }.
status-draw = 🤝 **Remi.** Ploča je puna i nitko nema liniju.
status-draw_repetition = 🤝 **Remi.** Ista se pozicija pojavila tri puta.
status-draw_move_limit = 🤝 **Remi** nakon 100 poteza.
status-draw_boards = { $count ->
    [one] 🤝 **Remi.** Svaka strana ima { $count } osvojenu ploču i nitko nema tri u nizu.
    [few] 🤝 **Remi.** Svaka strana ima { $count } osvojene ploče i nitko nema tri u nizu.
   *[other] 🤝 **Remi.** Svaka strana ima { $count } osvojenih ploča i nitko nema tri u nizu.
}
status-member_won_boards = 🏆 **{ $who } pobjeđuje**, { $won } : { $lost } u pločama: nitko nema tri u nizu.
status-program_won_boards = 🏁 **Pobjeđujem**, { $won } : { $lost } u pločama: nitko nema tri u nizu.
status-member_resigned = 🏳️ **{ $who }** se predaje. **Pobjeđujem.**
status-member_forfeited = ⌛ **{ $who }** ispada: odlazak ili isteklo vrijeme. **Pobjeđujem.**
status-member_started_over = 🏳️ **{ $who }** predaje prošlu partiju. **Pobjeđujem u njoj.**
status-resigned = 🏳️ **{ $who }** se predaje. **{ $winner } pobjeđuje.**
status-forfeited = ⌛ **{ $who }** ispada: odlazak ili isteklo vrijeme. **{ $winner } pobjeđuje.**
status-agreed = 🤝 **Remi** po dogovoru.
status-exhibition_ended = ⏹️ **Zaustavljeno.** Ova partija završava bez rezultata.
status-stopped = ⏹️ **Moderator je zaustavio ovu partiju.** Završava bez rezultata.
status-abandoned = 💤 Nitko nije nastavio igrati, pa ova partija završava bez rezultata.
status-crowd = grupa
status-crowd_first = Grupa
status-crowd_to_move = Na potezu je grupa { $mark }: **svi smiju glasati.**
status-someone = netko
status-again_watch = Još jedna partija? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Hvala na partiji!
ending-next_time = Možda drugi put!
ending-good_game = Dobra partija!
ending-rating = **Rejting:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } pobjeda zaredom
        [few] { $count } pobjede zaredom
       *[other] { $count } pobjeda zaredom
    }
ending-rating_of_game = **Rejting u igri „{ $game }”:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Prva pobjeda protiv razine **{ $level }**!
ending-last_win = Prije tvojeg zadnjeg poteza pobjeda je još bila moguća: ||**{ $cells }**||
ending-last_draw = Prije tvojeg zadnjeg poteza remi je još bio moguć: ||**{ $cells }**||
ending-last_win_of_member = **{ $who }**: prije zadnjeg poteza pobjeda je još bila moguća: ||**{ $cells }**||
ending-last_draw_of_member = **{ $who }**: prije zadnjeg poteza remi je još bio moguć: ||**{ $cells }**||
ending-earlier_win = U tvojem { $ordinal ->
       *[other] { $number }.
    } potezu pobjeda je još bila moguća: ||**{ $cells }**||
ending-earlier_draw = U tvojem { $ordinal ->
       *[other] { $number }.
    } potezu remi je još bio moguć: ||**{ $cells }**||
ending-earlier_win_of_member = **{ $who }**: u { $ordinal ->
       *[other] { $number }.
    } potezu pobjeda je još bila moguća: ||**{ $cells }**||
ending-earlier_draw_of_member = **{ $who }**: u { $ordinal ->
       *[other] { $number }.
    } potezu remi je još bio moguć: ||**{ $cells }**||
ending-best_result = Bez ijedne greške: bolji rezultat ovdje ne može postići nitko.
ending-no_mistake = Bez ijedne greške.

## position

position-cells = X: { $x } · O: { $o }
position-none = nema
position-columns = Žetoni u stupcima, odozdo: { $columns }
position-disc_x = crveni
position-disc_o = žuti
position-threats = { $glyph } označava prijetnju: { $cells }
position-fading = Sljedeći nestaju: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Sljedeći potez: na ploči { $board }, od { $first } do { $last }.
position-any_board = Sljedeći potez: na bilo kojoj ploči.
position-open_boards = Sljedeći potez: na bilo kojoj otvorenoj ploči ({ $boards }).
position-boards_won = Zatvorene ploče: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = ničije: { $boards }
position-against = Moja razina: { $level }
position-coached = Uz savjete
position-weakened = Manje vremena za razmišljanje nego inače: rejting ne raste
position-unrated = Privatna nit: bez rejtinga
position-misere = { $count } u nizu gubi

## level

level-random = nasumična
level-easy = laka
level-medium = srednja
level-hard = teška
level-perfect = savršena
level-learner = učenik
level-intuition = intuicija
level-neural = neuronska
level-neural-early = neuronska-rana
level-neural-middle = neuronska-u-treningu

## game

game-3x3 = Križić-kružić
game-misere = Obrnuti križić-kružić (linija gubi)
game-4x4 = 4×4 (četiri u nizu)
game-5x5 = 5×5 (četiri u nizu)
game-7x7 = 7×7 (pet u nizu)
game-9x9 = 9×9 (pet u nizu)
game-connect4 = Četiri u nizu
game-fading = Nestajući znakovi
game-ultimate = Ultimativni križić-kružić
game-rules_fading = Tri u nizu pobjeđuju. Svaka strana ima najviše tri znaka: kad stavljaš četvrti, prvo nestaje tvoj najstariji.
game-rules_ultimate = Osvoji tri ploče u nizu: vodoravno, okomito ili dijagonalno. Polje na koje igraš određuje gdje igra druga strana: polje gore desno šalje je na ploču gore desno. Ako je ta ploča već osvojena ili puna, smije igrati na bilo kojoj drugoj otvorenoj.
game-size = { $rows }×{ $columns } ({ $in_a_row } u nizu)

## board

board-rematch = Revanš
board-level = Razina: { $level }
board-game = Igra: { $game }
board-hint = Savjet
board-resign = Predaj partiju
board-take_back = Vrati potez
board-draw = Ponudi remi
board-again = Igraj ponovno
board-stop = Zaustavi partiju
board-review = Pregled
board-fix = Ispravi moje greške
board-choose_row = Odaberi redak: { $rows }
board-choose_column = Redak { $row }: odaberi stupac
board-another_row = Drugi redak
board-choose_board = Odaberi ploču
board-choose_cell = { $board }: odaberi polje
board-another_board = Druga ploča

## style

style-default = Klasično, velike ploče kao slike
style-classic = Klasično
style-shapes = Oblici
style-animals = Životinje
style-fruit = Voće
style-space = Svemir
style-weather = Vrijeme
style-picture = Slika
style-own = Emotikoni poslužitelja

## own

own-title = Emotikoni za ploču
own-choose = Odaberi emotikone
own-explanation = Emotikon ili naziv emotikona s ovog poslužitelja, npr. :cat:
own-placeholder = Ostavi prazno za zadano
own-x = X
own-o = O
own-winning_x = Istaknuti X
own-winning_o = Istaknuti O
own-empty = Slobodno polje
own-unavailable = Ovi emotikoni ovdje više nisu dostupni: { $names }. Na pločama su opet { $mark_x } i { $mark_o }.

## picture

picture-board = Ploča { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Ploča: { $rows }×{ $columns }. { $discs }.
picture-fading = Sljedeći nestaju: { $marks }.
picture-fading_mark = { $letter } na { $cell }
picture-last = Zadnji potez: { $coordinate }.
picture-line = Precrtana je linija { $line }.
picture-network = Mreža za { $mark } očekuje { $value }, od −100 do +100. Najdraže igra: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Igraj u niti
thread-made = Partija se igra u { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** te izaziva na partiju: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** traži nekoga za igru: **{ $game }**. Tko je za?
challenge-mark = **{ $who }** igra kao { $mark }, a počinje { $mark_x }.
challenge-random_mark = O znakovima odlučuje ždrijeb, a počinje { $mark_x }.
challenge-hints = 💡 Oba igrača smiju koristiti `/{ name-hint }`, i to će pisati na ploči.
challenge-notices_on = 🔔 Prihvaćanje uključuje obavijesti: označim te kad si na potezu, a nema te, i prije nego što ti istekne vrijeme. Isključuju se gumbom u `/{ name-privacy }`.
challenge-expires = Istječe { $deadline }.
challenge-accept = Prihvati
challenge-decline = Odbij
challenge-withdraw = Povuci
challenge-declined = **{ $who }** odbija izazov.
challenge-withdrawn = **{ $who }** povlači izazov.
challenge-uninvited = **{ $who }** povlači poziv.
challenge-expired = ⌛ Vrijeme je isteklo: **{ $who }** ostaje bez odgovora.
challenge-begun = Igraju **{ $x }** { $mark_x } i **{ $o }** { $mark_o }.
challenge-choose_friend = S kim želiš igrati?
challenge-friend = Odaberi člana
challenge-invite = Bilo tko ovdje

## offer

offer-draw = 🤝 **{ $who }** nudi remi. **{ $other }**, prihvaćaš li?
offer-take-back = ↩️ **{ $who }** želi vratiti potez **{ $coordinate }**. **{ $other }**, slažeš li se?
offer-take-back_answered = ↩️ **{ $who }** želi vratiti potez **{ $coordinate }** (a time i odgovor **{ $answer }** koji igra **{ $other }**). **{ $other }**, slažeš li se?
offer-accept = Prihvati
offer-decline = Odbij
offer-taken_back = **{ $who }** vraća potez.
offer-declined = **{ $who }** odbija. Partija se nastavlja.
offer-withdrawn = **{ $who }** povlači ponudu. Partija se nastavlja.
notice-turn = { $who }, na potezu si.
notice-begun = { $who }, tvoja je partija počela.
notice-reminder = ⏰ { $who }, na potezu si, a tvoje vrijeme u [partiji]({ $link }) istječe { $deadline }.
notify-on = 🔔 **Obavijesti:** uključene. U partijama s drugima označim te kad si na potezu, a pet te minuta nema u kanalu, kad drugi igrač prihvati tvoj izazov ili nešto ponudi, i jednom prije nego što ti istekne vrijeme.
notify-off = 🔕 **Obavijesti:** isključene. Označim te samo kad te netko izazove.
notify-turn_on = Uključi obavijesti
notify-reminders_on = 🔥 **Podsjetnik na niz:** uključen. Dva sata prije ponoći po UTC-u šaljem ti izravnu poruku ako bi niz zadataka dana od barem tri dana mogao prestati.
notify-reminders_off = 🔥 **Podsjetnik na niz:** isključen. Dva sata prije ponoći po UTC-u mogu ti poslati izravnu poruku ako bi niz zadataka dana od barem tri dana mogao prestati.
notify-turn_on_reminders = Podsjeti me na niz
notify-turn_off_reminders = Bez podsjetnika na niz
notify-searches_on = ⚔️ **Obavijesti o pozivima:** ovdje uključene. Šaljem ti izravnu poruku kad netko traži igrača u kanalu koji vidiš, najviše jednom na sat.
notify-searches_off = ⚔️ **Obavijesti o pozivima:** ovdje isključene. Mogu ti poslati izravnu poruku kad netko traži igrača u kanalu koji vidiš, najviše jednom na sat.
notify-searches_off_here = ⚔️ **Obavijesti o pozivima:** isključene. Ovaj ih poslužitelj ne dopušta.
notify-searches_in = { $count ->
    [one] ⚔️ **Obavijesti o pozivima:** uključene na { $count } poslužitelju. Šaljem ti izravnu poruku kad ondje netko traži igrača.
    [few] ⚔️ **Obavijesti o pozivima:** uključene na { $count } poslužitelja. Šaljem ti izravnu poruku kad ondje netko traži igrača.
   *[other] ⚔️ **Obavijesti o pozivima:** uključene na { $count } poslužitelja. Šaljem ti izravnu poruku kad ondje netko traži igrača.
}
notify-searches_nowhere = ⚔️ **Obavijesti o pozivima:** isključene. Na poslužitelju `/{ name-notify }` uključuje izravne poruke kad ondje netko traži igrača.
notify-turn_on_searches = Javi mi kad netko traži igru
notify-turn_off_searches = Ne javljaj mi za pozive
notify-streak_ends =
    🔥 Tvoj niz zadataka dana prestaje { $ends }, u ponoć po UTC-u, ako ne riješiš današnji zadatak:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
notify-private_streak = - ovdje, s `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
notify-streak_elsewhere = - u drugom razgovoru, s `/{ name-puzzle }`: { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
notify-some_server = drugi poslužitelj
notify-search = ⚔️ **{ $who }** traži nekoga za igru **{ $game }** na poslužitelju **{ $server }**. Istječe { $deadline }. [Pogledaj poziv]({ $link })
notify-turn_off = Isključi obavijesti

## puzzle

puzzle-win = **{ $mark } je na potezu i pobjeđuje.** Pobjeđuje samo jedan potez. Koji?
puzzle-draw = **{ $mark } je na potezu i remizira.** Samo jedan potez čuva remi, svi drugi gube. Koji?
puzzle-user = 🧩 Zadatak za **{ $who }**.
puzzle-daily = 🧩 **Zadatak dana ({ $day }).** Sljedeći stiže { $ends }. Broji se samo prvi odgovor.
puzzle-right = ✅ **{ $coordinate } je točno.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } nije dovoljno:** { $other } još može remizirati. Točan potez: **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } gubi** ako { $other } igra dobro. Točan potez: **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } zadatak zaredom!
        [few] { $count } zadatka zaredom!
       *[other] { $count } zadataka zaredom!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } dan zaredom!
        [few] { $count } dana zaredom!
       *[other] { $count } dana zaredom!
    }
puzzle-record-solved = **Riješeno:** { $solved } od { $tried }
puzzle-record-streak = **Niz:** { $in_a_row } (rekord: { $best })
puzzle-record-daily = **Zadatak dana:** { $days ->
        [one] { $days } dan zaredom
        [few] { $days } dana zaredom
       *[other] { $days } dana zaredom
    } (rekord: { $best_days })
puzzle-next = Sljedeći zadatak
puzzle-skip_costs = -# Ako prije odgovora uzmeš drugi zadatak, ovaj se broji kao neriješen.
puzzle-seen = Taj se zadatak već pojavio u nekoj tvojoj utrci u zadnjih 30 dana, pa ne mijenja tvoj rejting.
puzzle-rating = **Rejting zadataka:** { $rating } ({ $change })
puzzle-share = Podijeli
puzzle-shared = 🧩 Zadatak dana ({ $day }): { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
puzzle-solve = Riješi
puzzle-answers = točno **{ $solved }**, netočno **{ $missed }**
puzzle-streaks = 🔥 **Podijeljeni nizovi:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
puzzle-race = { $count ->
        [one] 🏁 **Utrka dana:** { $leaders } · zasad { $count } sudionik
        [few] 🏁 **Utrka dana:** { $leaders } · zasad { $count } sudionika
       *[other] 🏁 **Utrka dana:** { $leaders } · zasad { $count } sudionika
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Utrka dana
puzzle-yesterday = **Jučerašnje rješenje:** { $solution }
puzzle-yesterday_posted = **[Jučerašnje]({ $link }) rješenje:** { $solution }

## practice
practice-game = Iz tvoje partije ({ $day }):
practice-lost_win = **{ $mark } je na potezu.** Ovdje je tvoj potez **{ $coordinate }** ispustio pobjedu. Pronađi bolji potez.
practice-lost_draw = **{ $mark } je na potezu.** Ovdje je tvoj potez **{ $coordinate }** ispustio remi. Pronađi bolji potez.
practice-crowd_game = Iz partije grupe ({ $day }):
practice-crowd_lost_win = **{ $mark } je na potezu.** Ovdje je potez grupe **{ $coordinate }** ispustio pobjedu. Pronađi bolji potez.
practice-crowd_lost_draw = **{ $mark } je na potezu.** Ovdje je potez grupe **{ $coordinate }** ispustio remi. Pronađi bolji potez.
practice-race = Iz tvoje utrke ({ $day }):
practice-no_move_win = **{ $mark } je na potezu i pobjeđuje.** Ovdje ti je vrijeme isteklo prije poteza. Pobjeđuje samo jedan. Koji?
practice-no_move_draw = **{ $mark } je na potezu i remizira.** Ovdje ti je vrijeme isteklo prije poteza. Samo jedan čuva remi. Koji?
practice-draws = 💡 **{ $coordinate } nije dovoljno:** { $other } još može remizirati.
practice-loses = 💡 **{ $coordinate } gubi** ako { $other } igra dobro.
practice-unproven = 💡 **{ $coordinate }** je možda jednako dobro, ali to nije dokazano.
practice-better = **Bolje:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Ova se vježba vraća sutra.
        [one] Ova se vježba vraća za { $days } dan.
        [few] Ova se vježba vraća za { $days } dana.
       *[other] Ova se vježba vraća za { $days } dana.
    }
practice-first_counts = Broji se samo prvi odgovor, i to na dan kad je vježba na redu. { practice-comes_back }
practice-end_of_game = To je bila tvoja zadnja greška u ovoj partiji.
practice-end_of_race = To je bio zadnji promašeni zadatak iz ove utrke.
practice-no_mistakes = U ovoj partiji nema tvog poteza za koji je dokazano da je greška.
practice-none = Još nemaš vježbi. Od sada ih radim od grešaka u tvojim završenim partijama.
practice-none_due = **Sada nema ništa za vježbanje.** Tvoja sljedeća vježba: { $due }.
practice-show = Pokaži mi
practice-try_again = Pokušaj ponovno
practice-hint = { board-hint }
practice-other_game = Greške iz druge partije
practice-a_game = Greške iz partije
practice-hint_finish_line = 💡 **Savjet:** možeš dovršiti liniju.
practice-hint_block_line = 💡 **Savjet:** { $other } sljedećim potezom može dovršiti liniju.
practice-hint_make_fork = 💡 **Savjet:** možeš zaprijetiti pobjedom na dva polja odjednom.
practice-hint_prevent_fork = 💡 **Savjet:** { $other } sljedećim potezom može zaprijetiti pobjedom na dva polja odjednom.
practice-hint_forced_sequence = 💡 **Savjet:** misli nekoliko poteza unaprijed: što može igrati { $other } nakon svakog tvojeg poteza?
practice-hint_opening = 💡 **Savjet:** pogledaj čime { $other } može zaprijetiti nakon svakog tvojeg poteza.
practice-hint_zugzwang = 💡 **Savjet:** na kraju u svakom stupcu netko mora igrati. Izbroji tko će to biti.
practice-puzzle = Riješi zadatak
practice-press = Pritisni gumb za vježbanje. Vidiš ga samo ti.
practice-open = Vježbaj

## course

course-lines = Linije i blokiranje
course-forks = Vilice
course-prevention = Sprječavanje vilica
course-openings = Otvaranja
course-misere = Sve obrnuto
course-large = Veće ploče
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Tečaj
    Svaka lekcija ima primjer koji igraš i tri vježbe.
course-lines_text =
    Tri znaka u liniji pobjeđuju: vodoravno, okomito ili dijagonalno.
    Zato najprije pogledaj možeš li dovršiti liniju.
    Ako ne možeš, pogledaj može li protivnik, i blokiraj je.
course-forks_text =
    Vilica prijeti pobjedom na dva polja odjednom.
    Samo se jedno može blokirati, pa pobjeđuješ na drugom.
    Traži slobodno polje na kojem se susreću dvije tvoje linije.
course-prevention_text =
    Uoči protivnikovu vilicu prije nego što nastane.
    Uzmi njezino polje ili napravi prijetnju koja se mora blokirati drugdje.
    Ako sama blokada napravi vilicu, prijetnja je bila pogrešna.
course-openings_text =
    Sredina je dio četiriju linija, kut triju, rub dviju.
    Zato počni u sredini ili u kutu.
    Na kut odgovori sredinom, a na sredinu kutom.
course-misere_text =
    Tko dovrši liniju, gubi, pa drži svoje znakove razdvojene.
    { $mark_x } počinje u sredini i na svaki potez odgovara na suprotnom polju.
    Tada u svakoj liniji koju bi { $mark_x } mogao dovršiti stoji { $mark_o }.
course-large_text =
    Pet u nizu pobjeđuje. Četvorka s oba slobodna kraja ne može se zaustaviti: blokirati se može samo jedan kraj.
    Trojka s oba slobodna kraja sljedećim potezom postaje takva četvorka.
    Četvorka se mora odmah blokirati, pa ima prednost pred svakom trojkom.
course-connect4_text =
    Linija kojoj nedostaje jedno polje prijetnja je i kad ondje još nitko ne može igrati.
    Na kraju netko mora igrati ispod njega: { $mark_x } dobiva neparne retke odozdo, { $mark_o } parne.
    Nikad ne igraj ispod polja na kojem bi protivnik pobijedio.
course-example = Primjer
course-exercise = Vježba { $number }
course-lessons = Sve lekcije
course-next = Sljedeća lekcija
course-win = **{ $mark } je na potezu i pobjeđuje.**
course-draw = **{ $mark } je na potezu i remizira.**
course-completes_line = 💡 **{ $coordinate } gubi:** dovršava liniju.
course-reply = { $mark } odgovara: **{ $coordinate }**.
course-another = Evo druge pozicije.
course-solution = 💡 Točan potez: **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lekcija je gotova!**
course-all_done = 🏆 **Sve su lekcije gotove!**
course-beat = Sada pobijedi razinu **{ $level }**.
course-play = Igraj: { $level }
course-press = Pritisni gumb za otvaranje tečaja. Vidiš ga samo ti.

## settings

settings-level = **Zadana razina:** { $level }
settings-game = **Zadana igra:** { $game }
settings-games = **Dostupne igre:** { $games }
settings-all_games = **Dostupne igre:** sve, i ploče bilo koje druge veličine
settings-choose_games = Sve igre
settings-buttons = **Gumbi na ploči:** uključeni
settings-text = **Gumbi na ploči:** isključeni, potezi se upisuju
settings-title = ## ⚙️ Postavke poslužitelja
settings-saved = ✅ Spremljeno · { $now }
settings-page_games = Igre
settings-page_server = Poslužitelj
settings-page_daily = Zadatak dana
settings-page_language = Jezik
settings-heading_games = ### Igre
settings-heading_boards = ### Ploče
settings-heading_access = ### Pristup
settings-heading_commands = ### Naredbe
settings-heading_daily = ### Zadatak dana
settings-heading_language = ### Jezik
settings-default = Zadano: { $what }
settings-language = **Jezik:** { $language }
settings-discord_language = **Jezik:** { $language }, isti kao u Discordu
settings-language_from_discord = Isti kao u Discordu
settings-choose_language = { $first } … { $last }
settings-more_languages = Više jezika: { $first } … { $last }
settings-note_language = Poruke za sve su na ovom jeziku. Poruke koje vidiš samo ti su na tvojem.
settings-style = **Stil ploče:** { $style }
settings-like_pictures = Radije kao sliku?
settings-use_pictures = Crtaj sve ploče
settings-pictures = Ovako izgledaju ploče kao slike. { slash-settings } ima još stilova i vraća ovo natrag.
settings-to_buttons = Prikaži gumbe
settings-to_text = Sakrij gumbe
settings-everywhere = **Kanali:** svi
settings-channels = **Kanali:** { $channels } i njihove niti
settings-choose_channels = Svi kanali
settings-everybody = **Tko može igrati:** svi
settings-roles = **Tko može igrati:** { $roles }
settings-choose_roles = Svi
settings-threads = **Niti:** jedna za svaku partiju, gdje je moguće
settings-no_threads = **Niti:** samo na zahtjev
settings-to_threads = Koristi niti
settings-to_channels = Ne koristi niti
settings-idle = **Granica neaktivnosti:** { $idle }
settings-notices = **Obavijesti:** uključene
settings-no_notices = **Obavijesti:** isključene
settings-to_notices = Uključi
settings-to_no_notices = Isključi
settings-search_notices = **Obavijesti o pozivima:** uključene
settings-no_search_notices = **Obavijesti o pozivima:** isključene
settings-to_search_notices = Dopusti
settings-to_no_search_notices = Ne dopuštaj
settings-note_is_search_quiet = Tko to zatraži, dobiva izravnu poruku kad netko ovdje poziva bilo koga na igru, najviše jednom na sat.
settings-votes = **Partije s glasanjem:** uključene
settings-no_votes = **Partije s glasanjem:** isključene
settings-to_votes = Uključi glasanja
settings-to_no_votes = Isključi glasanja
settings-note_has_no_votes = Uz `/{ name-vote }` svi u kanalu igraju zajedno protiv mene i glasaju za svaki potez.
settings-note_is_quiet = U partijama između dvoje igrača označim onoga koga nema kad je na potezu i prije nego što mu istekne vrijeme. Svatko to za sebe može isključiti gumbom u `/{ name-privacy }`.
settings-note_idle = Partija završava kad toliko dugo nema poteza. Partije u tijeku zadržavaju svoju granicu.
settings-cooldown = **Pauza:** { $cooldown } između naredbi
settings-no_cooldown = **Pauza:** nema
settings-note_cooldown = Ne vrijedi za poteze i gumbe.
settings-prefix = **Prefiks:** `{ $own }`
settings-no_prefix = **Prefiks:** nema
settings-note_prefix = Naredbe s kosom crtom i naredbe nakon spominjanja bota uvijek rade.
settings-change_prefix = Promijeni prefiks
settings-daily_channel = **Kanal:** { $channel }
settings-no_daily_channel = **Kanal:** nema, ne objavljujem ga
settings-choose_daily_channel = Nigdje
settings-note_daily_channel = Jednom dnevno ondje objavljujem zadatak dana s gumbom za rješavanje, brojem onih koji su ga riješili, jučerašnjim rješenjem i najdužim nizovima onih koji dijele svoje rezultate.
settings-daily_hour = **Vrijeme:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Ako je taj sat već počeo, a danas još nije bilo zadatka, objavljujem ga odmah.
settings-hour = { $time } UTC
settings-no_wait = Bez pauze
settings-hours = { $count ->
        [one] { $count } sat
        [few] { $count } sata
       *[other] { $count } sati
    }
settings-days = { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
settings-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekunde
       *[other] { $count } sekundi
    }
settings-channels_deleted = 🗑️ Od odabranih kanala { $count ->
        [one] izbrisan je { $count }.
        [few] izbrisana su { $count }.
       *[other] izbrisano ih je { $count }.
    }
settings-all_channels_deleted = 🗑️ Svi odabrani kanali su izbrisani. Dok ne odabereš druge, igrati se može u svakom kanalu.
settings-roles_deleted = 🗑️ Od odabranih uloga { $count ->
        [one] izbrisana je { $count }.
        [few] izbrisane su { $count }.
       *[other] izbrisano ih je { $count }.
    }
settings-all_roles_deleted = 🗑️ Sve odabrane uloge su izbrisane. Dok ne odabereš druge, svi mogu igrati.
settings-daily_channel_deleted = 🗑️ Kanal odabran za zadatak dana je izbrisan. Dok ne odabereš drugi, ne objavljujem ga.
settings-dismiss_deleted = U redu
settings-missing_for_answers = ⚠️ Ne mogu odgovarati na upisane naredbe ovdje: { $channels }. Molim te, daj mi tamo dozvolu **{ $missing }**.
settings-missing_for_daily = ⚠️ Ne mogu objavljivati zadatak dana ovdje: { $channels }. Molim te, daj mi tamo dozvolu **{ $missing }**.
settings-missing_for_threads = ⚠️ Ne mogu koristiti niti za partije ovdje: { $channels }. Molim te, daj mi tamo dozvolu **{ $missing }**.
settings-missing_for_pictures = ⚠️ Ne mogu slati ploče kao slike ovdje: { $channels }, pa su od emotikona. Molim te, daj mi tamo dozvolu **{ $missing }**.

## prefix

prefix-title = Prefiks naredbi
prefix-field = Prefiks
prefix-explanation = Do 5 znakova (zadano: { $usual }). Prazno: samo spominjanja i naredbe s kosom crtom
prefix-explanation_no_usual = Do 5 znakova. Prazno: samo spominjanja i naredbe s kosom crtom

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Moj bi odgovor ovdje vidjeli svi. Upiši { $command } i vidiš ga samo ti.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** izgleda najbolje, ali nije sve izračunato. { coach-depth } { $reasons }
coach-depth = Računam { $depth ->
        [one] { $depth } potez
        [few] { $depth } poteza
       *[other] { $depth } poteza
    } unaprijed, zajedno za obje strane.
coach-analyse_anyway = Svejedno analiziraj
coach-price_hint = Nakon toga ti ova partija može sniziti rejting, ali ne i povisiti. Prikazati savjet?
coach-price_analysis = Nakon toga ti ova partija može sniziti rejting, ali ne i povisiti. Analizirati?
coach-show_hint = Prikaži savjet
coach-press = Pritisni gumb za savjet. Vidiš ga samo ti.
coach-wait = Čeka me puno ljudi. Odgovor stiže za oko { $seconds ->
        [one] { $seconds } sekunde
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }.
coach-win = pobjeda u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
coach-win_at_most = pobjeda u najviše { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
coach-draw = remi
coach-loss = poraz nakon { $moves ->
        [one] { $moves } poteza
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
coach-loss_at_most = poraz nakon najviše { $moves ->
        [one] { $moves } poteza
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
coach-to_move = Na potezu { $mark }: **{ $value }**
coach-to_move_unproven = Na potezu { $mark }: **nije izračunato do kraja**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Najbolji nastavak:** { $cells }
coach-looks_best = **Izgleda najbolje:** { $cells }
coach-not_proven = **Nije izračunato do kraja:** { $count } od { $moves ->
        [one] { $moves } poteza
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }. { coach-depth }
coach-legend = Uz najbolju igru: 🏆 pobjeda, 🤝 remi, 💀 poraz. Kod „pobjeda u 3 poteza” broje se samo potezi strane koja pobjeđuje.
coach-network =
    Na potezu { $mark }. Mreža za ovu stranu očekuje **{ $value }**, od −100 (poraz) do +100 (pobjeda).
    Najradije igra: **{ $moves }**
coach-network_legend = Što je polje svjetlije, to će mreža radije igrati ondje. + pobjeđuje, = remizira, − gubi uz najbolju igru. Traka pokazuje udio X lijevo i udio O desno.
coach-see_network = Što vidi mreža
coach-nothing_left = Ta je partija već gotova, nema se što analizirati.
coach-before_last = Zadnja partija ovdje, prije zadnjeg poteza:
coach-at_end = Zadnja partija ovdje, kad je stala:
coach-completes_line = Dovršava liniju ({ $lines }) i pobjeđuje.
coach-forks = Radi vilicu: prijeti pobjedom na poljima { $cells }, a { $mark } može blokirati samo jedno od njih.
coach-forces = Prijeti pobjedom na polju { $cell }. { $mark } ondje mora blokirati, ali svejedno gubi.
coach-wins_later = Na kraju { $mark } mora igrati ispod polja { $cell }, a { $mover } ondje pobjeđuje. { $mark_x } dobiva neparne retke odozdo, { $mark_o } parne.
coach-leaves_only_lines = Sada svaki potez { $mark } dovršava liniju.
coach-mirrors = Nasuprot je polju { $cell }. Tko ima sredinu i uvijek odgovara na suprotnom polju, nikad ne dovršava liniju.
coach-mirrors_center = To je sredina. Tko je ima i uvijek odgovara na suprotnom polju, nikad ne dovršava liniju.
coach-only_move = To je jedini mogući potez.
coach-blocks = Blokira { $mark } ovdje: { $lines }.
coach-prevents_forks = { $count ->
    [one] Sprječava vilicu { $mark } na polju { $cells }.
    [few] Sprječava sve vilice { $mark }: na poljima { $cells }.
   *[other] Sprječava sve vilice { $mark }: na poljima { $cells }.
}
coach-only_draw = Svaki drugi potez gubi.
coach-keeps_win = { $others ->
        [one] Pobjeđuje i još { $others } potez.
        [few] Pobjeđuju i još { $others } poteza.
       *[other] Pobjeđuje i još { $others } poteza.
    }
coach-only_win = Nijedan drugi potez ne pobjeđuje.
coach-holds_out = Svaki potez gubi, a ni s jednim drugim ne možeš izdržati duže.
coach-holds_out_alone = Svaki potez gubi, ali s ovim možeš izdržati najduže.
coach-threatens = Prijeti pobjedom na polju { $cell }, pa { $mark } ondje mora blokirati.
coach-tempts = Od { $replies } odgovora { $mark } { $mistakes ->
        [one] pogrešan je { $mistakes }
        [few] pogrešna su { $mistakes }
       *[other] pogrešno ih je { $mistakes }
    }.
coach-one_of_draws = Remi čuva { $count } od { $moves ->
        [one] { $moves } mogućeg poteza
        [few] { $moves } moguća poteza
       *[other] { $moves } mogućih poteza
    }, uključujući ovaj.
coach-all_draw = Svaki potez čuva remi.
coach-traps = Najviše zamki { $count ->
        [one] postavlja **{ $cells }**.
        [few] postavljaju **{ $cells }**.
       *[other] postavljaju **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Točnost:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Prekretnica:** potez { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Bolje: { $cells }
coach-no_mistake = **Greške u potezima:** nema. Nijedan potez nije promijenio rezultat.
coach-no_proven_mistake = **Greške u potezima:** nije pronađena nijedna.
coach-not_judged = { $count ->
        [1] **Previše složeno za ocjenu:** potez { $numbers }
       *[other] **Previše složeno za ocjenu:** potezi { $numbers }
    }
coach-stopped_at = Stanje pri prekidu, na potezu { $mark }: { $value }.
coach-no_plies = Nije bilo poteza.
coach-plies = **Potezi:** { $cells }
coach-kept = Dobar potez: i dalje { $value }.
coach-unjudged = Ovaj je potez previše složen za ocjenu. { coach-depth }
coach-lost_anyway = Partija je već bila izgubljena: { $value }.
coach-mistake = Greška: { $before } → { $after }. Bolje: { $glyph } { $cells }
coach-mistakes = { $count ->
    [one] **{ $count } greška:** potezi { $numbers }
    [few] **{ $count } greške:** potezi { $numbers }
   *[other] **{ $count } grešaka:** potezi { $numbers }
}
coach-move = Potez { $number }
coach-back = Natrag
coach-next = Dalje

## learner

learner-title = ### 🧠 Što ovdje znam
learner-naive = 🧠 Ovdje još ništa ne znam osim pravila. Nauči me: `{ $prefix }{ name-play } { level-learner } { $word }` ili gumbi ispod.
learner-how_original = -# Uzimam prvo slobodno polje koje mi još nije donijelo poraz.
learner-how_stronger = -# Učim iz poteza obiju strana. Zrcaljene i zakrenute pozicije brojim kao jednu.
learner-memory_lost = **Gubitničke pozicije koje znam:** { $lost }
learner-memory = **Gubitničke pozicije koje znam:** { $lost } · **Dobre:** { $good }
learner-games = **Partije:** { $games } · **Na treningu:** { $trained }
learner-latest_games = { $count ->
        [one] **Zadnja { $count } partija:**
        [few] **Zadnje { $count } partije:**
       *[other] **Zadnjih { $count } partija:**
    } pobjede { $wins } · remiji { $draws } · porazi { $losses }
learner-results = **Rezultati:** pobjede { $wins } · remiji { $draws } · porazi { $losses }
learner-unbeatable = 🛡️ Više me nitko ne može pobijediti.
learner-beatable = 🎯 Još mogu izgubiti i kao { $mark_x } i kao { $mark_o }.
learner-beatable_as = 🎯 Još mogu izgubiti kao { $mark }.
learner-lesson = 💡 **Zadnja lekcija, kao { $mark }:** ovo više neću igrati.
learner-curve = Linijski grafikon udjela mojih poraza. Partije: { $games }. Na početku: { $first }. Na kraju: { $last }.
learner-losses = **Udio mojih poraza:** { $first } na početku · { $last } na kraju
learner-training = 🏋️ Trening protiv razine **{ $opponent }**: { $played } od { $games ->
        [one] { $games } partije
        [few] { $games } partije
       *[other] { $games } partija
    }
learner-trained = ✅ Trening protiv razine **{ $opponent }** je gotov: { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }.
learner-training_ended_early = ⏹️ Trening protiv razine **{ $opponent }** završio je ranije: { $played } od { $games ->
        [one] { $games } partije
        [few] { $games } partije
       *[other] { $games } partija
    }.
learner-training_failed = ⚠️ Nešto je pošlo po krivu i trening protiv razine **{ $opponent }** je prekinut: { $played } od { $games ->
        [one] { $games } partije
        [few] { $games } partije
       *[other] { $games } partija
    }. Naučeno ostaje sa mnom.
learner-training_over = ⏹️ Taj je trening završio. Naučeno ostaje sa mnom. Pogledaj: `{ $prefix }{ name-brain }`
learner-known_positions = **Pozicije koje znam:** { $knows } · **Prije:** { $knew }
learner-end = Završi trening
learner-do_play = Igraj protiv mene
learner-do_train = Treniraj { $games } partija
learner-do_export = Spremi kao datoteku
learner-do_import = Učitaj datoteku
learner-do_reset = Resetiraj
learner-import_title = Učitaj učenikovo znanje
learner-import_field = Moja spremljena datoteka
learner-saved =
    📤 **Sve što ovdje znam, u načinu `{ $mode }`**
    { $memory }
    Za učitavanje drugdje onaj tko upravlja poslužiteljem pritisne **{ learner-do_import }** ispod `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Što zna ova datoteka, u načinu `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Spoji** to dodaje onome što ovdje znam i čuva moju statistiku.
    -# Nove gubitničke pozicije: { $lost } · Nove dobre: { $good }
learner-replace_preview =
    { "" }**Zamijeni** znači da zaboravljam sve što ovdje znam i svoju statistiku.
    -# Pozicije: { $known } · Partije: { $games }
learner-do_merge = Spoji
learner-do_replace = Zamijeni
learner-do_cancel = Odustani
learner-merged =
    ✅ **Spojeno**
    { "" }**Nove gubitničke pozicije:** { $lost } · **Nove dobre:** { $good }
    { "" }**Pozicije koje znam:** { $known }
learner-replaced =
    ✅ **Zamijenjeno**
    { "" }**Pozicije koje znam:** { $known }
    { "" }**Način:** `{ $mode }`
    { "" }**Zaboravljene pozicije:** { $forgotten } · **Zaboravljene partije:** { $games }
learner-not_imported = Ništa nije uvezeno.
learner-reset =
    🗑️ **Da zaboravim sve što ovdje znam i svoju statistiku?**
    { "" }**Pozicije:** { $known } · **Partije:** { $games }
    Počet ću ispočetka u načinu `{ $mode }`.
learner-reset_yes = Zaboravi sve
learner-reset_switch = Zaboravi i uči u načinu { $mode }
learner-reset_no = Zadrži sve
learner-forgotten =
    🗑️ **Izbrisano je sve moje znanje odavde, a i moja statistika.**
    { "" }**Pozicije:** { $known } · **Partije:** { $games }
    Počinjem ispočetka u načinu `{ $mode }`.
learner-kept = Ništa ne zaboravljam.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** ovdje još nema partija s rezultatom. Počni: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** ovdje još nema partija s rezultatom u igri „{ $game }”. Počni: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 pobjede: { $count }
stats-drawn = 🤝 remiji: { $count }
stats-lost = porazi: { $count }
stats-total = **Ukupno:** { $tally }
stats-mark = **Kao { $mark }:** { $tally }
stats-members = **Igrači:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Igrači protiv mene
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Pobijeđene razine:** { $levels }
stats-winning_streak = **Najduži niz pobjeda:** { $longest }
stats-course = 🎓 **Tečaj:** gotov
stats-more = Vidi i: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Vidi i: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Odigrano ovdje
stats-games = **Partije:** { $games } · **Igrači:** { $members }
stats-nothing = Nitko ovdje još nije završio partiju. Počni: `{ $prefix }{ name-play }`
stats-nothing_of_game = Nitko ovdje još nije završio partiju u igri „{ $game }”. Počni: `{ $prefix }{ name-play } { $word }`
stats-winners = **Pobjede:** { $mark_x } { $x } · { $mark_o } { $o } · **Remiji:** { $draws }
stats-ends = **Kako su završile:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Najaktivniji:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Između mojih razina:** { $games ->
        [one] još { $games } partija
        [few] još { $games } partije
       *[other] još { $games } partija
    }
stats-bar = Stupčasti grafikon rezultata. Pobjede: { $wins }. Remiji: { $draws }. Porazi: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Pritisni gumb da vidiš svoj napredak. Vidiš ga samo ti.
progress-open = Pokaži moj napredak
progress-practice_now = Vježbaj sada
progress-post = Objavi
progress-none = Još nijedna tvoja partija nije pregledana. Počni s `{ $prefix }{ name-practice }` ili sa svojim greškama ispod izgubljene partije. Otad pregledavam svaku partiju koju završiš.
progress-clean = ✅ **{ $theme }:** bez greške od { $date } (pregledane partije: { $games })
progress-all_themes = Sve teme
progress-compared = { $now } · prije: { $before }
progress-accuracy = **Točnost:** { $share }
progress-games = **Pregledane partije:** { $games }
progress-mistakes = ### Greške
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Vježbanje
progress-due = **Vježbe za danas:** { $due } od { $exercises }
progress-lessons = **Završene lekcije:** { $done } od { $lessons }
progress-puzzle_rating = **Rejting zadataka:** { $rating }
progress-legend = Zadnjih 30 dana i 30 dana prije njih. Točnost je udio tvojih ocijenjenih poteza koji su zadržali rezultat.
progress-chart = Grafikon točnosti po tjednima, s brojem pregledanih partija: { $weeks }

## theme

theme-finish_line = Dovrši liniju
theme-block_line = Blokiraj liniju
theme-make_fork = Napravi vilicu
theme-prevent_fork = Spriječi vilicu
theme-forced_sequence = Iznuđeni slijed
theme-opening = Otvaranje
theme-zugzwang = Iznudica (neparne i parne prijetnje)

## ended

ended-line = dovršena linija
ended-full_board = puna ploča
ended-repetition = ponovljena pozicija
ended-move_limit = granica poteza
ended-boards_counted = prebrojene ploče
ended-resigned = predaja
ended-forfeited = odlazak ili isteklo vrijeme
ended-agreed = dogovoren remi
ended-abandoned = napuštena partija
ended-stopped = prekid od moderatora

## rating

rating-ranked = **Rejting:** { $rating } · **Mjesto:** { $rank }
rating-provisional = **Rejting zasad:** { $rating } · **Mjesto:** nakon još { $games ->
        [one] { $games } rejtinške partije
        [few] { $games } rejtinške partije
       *[other] { $games } rejtinških partija
    }
rating-none = **Rejting:** još nema · **Mjesto:** nakon { $games ->
        [one] { $games } rejtinške partije
        [few] { $games } rejtinške partije
       *[other] { $games } rejtinških partija
    }
rating-of_game = **{ $game }** · { $standing }
rating-curve = Linijski grafikon rejtinga, rejtinške partije: { $games }. Od { $first } do { $last }, najniži { $lowest }, najviši { $highest }.
rating-course = **Zadnje rejtinške partije ({ $games }):** od { $first } do { $last } · najniži { $lowest } · najviši { $highest }

## chart

chart-results = Rezultati
chart-wins = Pobjede: { $games }
chart-draws = Remiji: { $games }
chart-defeats = Porazi: { $games }
chart-rating = Rejting
chart-rated_game = Rejtinška partija
chart-losses = Udio mojih poraza
chart-lost = Porazi
chart-by_week = Točnost po tjednima
chart-week = Tjedan od
chart-accuracy = Točnost
chart-reviewed = Pregledane partije
chart-game = Partija
chart-average = { $games ->
        [one] Prosjek { $games } partije
        [few] Prosjek { $games } partije
       *[other] Prosjek { $games } partija
    }

## leaderboard

leaderboard-title = ### 🏅 Ljestvica: { $game }
leaderboard-range = Mjesta { $first }–{ $last } od { $total }
leaderboard-none = 🏅 Nitko ovdje još nema mjesto na ljestvici igre „{ $game }”. Za to { $games ->
        [one] treba { $games } partija
        [few] trebaju { $games } partije
       *[other] treba { $games } partija
    } protiv mojih razina ili drugih igrača, bez savjeta. Počni: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Sljedeći:** { $level }, nedostaje { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
leaderboard-rated = Broje se samo rejtinške partije.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Odigrano ovdje
history-range = -# Partije { $first }–{ $last } od { $total }, najnovije prve
history-none = **{ $who }** ovdje još nema završenih partija. Počni: `{ $prefix }{ name-play }`
history-nothing = Nitko ovdje još nije završio partiju. Počni: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } protivnik: **{ $other }** · { $result } · { $plies ->
        [one] { $plies } potez
        [few] { $plies } poteza
       *[other] { $plies } poteza
    }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies ->
        [one] { $plies } potez
        [few] { $plies } poteza
       *[other] { $plies } poteza
    }
history-win = pobjeda
history-draw = remi
history-loss = poraz
history-no_result = bez rezultata
history-newer = Novije
history-older = Starije
history-first = Početak
history-last = Kraj
history-list = Natrag na popis
history-export = Moje partije kao datoteka
history-paste = Pogledaj redak
history-pasted = Redak iz datoteke s partijama

## replay

replay-ply = Potez { $number } od { $plies }: **{ $who }** stavlja { $mark } na **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Potezi:** { $moves }
replay-share = Podijeli

## export

export-use_history = To ostaje među nama. Pritisni **{ history-export }** ispod `{ $prefix }{ name-history }` ili mi pošalji `{ $prefix }{ name-export }` u izravnoj poruci.
export-done_pasted =
    📤 **Tvoje završene partije:** { $games }
    Odasvud gdje igraš, jedna partija po retku. Da neku opet pogledaš, pritisni **{ history-paste }** ispod `{ $prefix }{ name-history }` i zalijepi njezin redak
export-none = Još nemaš završenih partija. Počni: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partija je zaustavljena, i to piše na ploči.
moderation-resigned = 🏳️ **{ $who }** predaje partiju, i to piše na ploči.

## permission

permission-view_channel = Pregled kanala
permission-connect = Povezivanje
permission-send_messages = Slanje poruka
permission-send_messages_in_threads = Slanje poruka u nitima
permission-create_public_threads = Stvaranje javnih niti
permission-attach_files = Prilaganje datoteka
permission-manage_messages = Upravljanje porukama
permission-manage_guild = Upravljanje poslužiteljem

## question

question-yes = Počni ispočetka
question-no = Igraj dalje
question-kept = Partija se nastavlja. Prikaži je: `{ $prefix }{ name-board }`
question-stop = Ovdje igraju **{ $x }** i **{ $o }**. Zaustaviti njihovu partiju?
question-stop_own = Ovdje igraju **{ $x }** i **{ $o }**. Ako zaustaviš ovu partiju, predaješ je. Zaustaviti?
question-stop_yes = Zaustavi partiju
question-stop_no = Odustani
question-play_examples = Na primjer: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` ili `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Na primjer: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` ili `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Zadatak dana isti je za sve: `{ $prefix }{ $command } { word-daily }`. Igru ili temu biraš za vlastiti zadatak: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Na primjer: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; vrijeme je 90s ili 3m.
question-race_today_alone = Utrka dana ista je za sve ovdje: `{ $prefix }{ $command } { word-today }`. Igru i vrijeme možeš birati za utrku koju ti otvaraš: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Na primjer: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, s vremenom za svaki potez od 15s do 24h.
question-watch_examples = Na primjer: `{ $prefix }{ $command } { level-hard } { level-easy }` ili `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Možda misliš na `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Možda misliš na `{ $prefix }{ $command }`?
question-unknown_words = Ne razumijem „{ $typed }” ovdje.
question-conflicting_words = Te riječi ne idu zajedno.
question-choose_member = Odaberi člana s popisa koji Discord pokazuje nakon `@`.
question-course_examples = Lekcije imaju brojeve od 1 do 7: `{ $prefix }{ $command } 1` otvara prvu.
question-invite_examples = Na primjer: `{ $prefix }{ $command } { word-connect4 }` ili `{ $prefix }{ $command } o`.
question-challenge_named = Izazvati **{ $who }**?
question-challenge_named_yes = Izazovi

## help

help-first = Pritisni **Igraj** za početak partije protiv mene, a zatim pritisni neko polje.
help-to_friend = Igraj s nekim
help-to_commands = Sve naredbe
help-to_play = Igraj
help-to_learn = Učenje
help-to_owners = Za vlasnike poslužitelja
help-about = O meni
help-play =
    ### Igranje
    Pobjeđuju tri u nizu: vodoravno, okomito ili dijagonalno.
    - **Početak:** `{ $prefix }{ name-play }`. Igraš kao { $mark_x } i počinješ; uz `{ $prefix }{ name-play } o` igraš kao { $mark_o }.
    - **Potez:** pritisni polje ili upiši `{ $prefix }{ name-move } B2` (redak B, stupac 2).
    - **Razine:** `{ $prefix }{ name-play } { level-easy }` ili `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Druge igre:** `{ $prefix }{ name-play } { word-connect4 }` ili `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **S drugima:** `{ $prefix }{ name-play } @ben` izaziva člana, `{ $prefix }{ name-invite }` poziva bilo koga. Uz `{ $prefix }{ name-vote }` svi zajedno igraju za jednu stranu.
    - **Tijekom igre:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Tvoje partije i tko traži igru:** `{ $prefix }{ name-games }`
    - **Spominjanja kad si na potezu:** `{ $prefix }{ name-privacy }`
    - **Još jedna partija ovdje:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Učenje
    - **Najbolji potez:** `/{ name-hint }` tijekom igre
    - **Usporedba svih poteza:** `{ $prefix }{ name-analyse }`
    - **Objašnjena partija:** gumb **{ board-review }** ispod završene partije
    - **Tvoje vlastite greške:** `{ $prefix }{ name-practice }`
    - **Tečaj:** `{ $prefix }{ name-course }`
    - **Zadaci:** `{ $prefix }{ name-puzzle }` ili `{ $prefix }{ name-puzzle } { word-daily }`
    - **Protiv sata:** `{ $prefix }{ name-storm }` bez protivnika, `{ $prefix }{ name-race }` s drugima
    - **Učenik:** `{ $prefix }{ name-play } { level-learner }` je početnik koji uči od tebe; `{ $prefix }{ name-brain }` pokazuje dokle je stigao.
    - **Gledanje:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Rezultati:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Tvoji podaci i moje poruke:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Za vlasnike poslužitelja
    - **Postavke:** `/{ name-settings }` za igre, ploče, kanale, uloge, prefiks i jezik (potrebna dozvola: **{ permission-manage_guild }**)
    - **Zaustavljanje partije:** `{ $prefix }{ name-stop }` u njezinu kanalu (potrebna dozvola: **{ permission-manage_messages }**)
    - **Dozvole:** `/{ name-settings }` pokazuje koje mi nedostaju.
    - **Prefiks:** mijenja se u `/{ name-settings }`. Spominjanje bota uvijek radi.
    - **Resetiranje učenika:** `{ $prefix }{ name-brain }`
    - **Privatnost:** `{ $prefix }{ name-privacy }` pokazuje što čuvam o tebi.
about-version = **Verzija:** { $version }
about-invite = [Dodaj me na poslužitelj](<{ $link }>)
about-install = [Dodaj me svojem računu](<{ $link }>)
about-terms = [Uvjeti korištenja](<{ $link }>)
about-privacy = [Pravila o privatnosti](<{ $link }>)
about-your_data = **Tvoji podaci:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ S ovom je bazom podataka već radila novija verzija { $version }. Ponovno me ažuriraj ili vrati sigurnosnu kopiju od prije tog ažuriranja.
about-servers = **Poslužitelji:** { $servers }
about-since = **Pokretanje:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** povezan, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** nije povezan

## privacy

privacy-use_slash_command = To ostaje među nama. Upiši `/{ name-privacy }` ili mi pošalji `{ $prefix }{ name-privacy }` u izravnoj poruci.
privacy-title = ### Što čuvam o tebi
privacy-nothing = Ništa.
privacy-never = **Nikad ne čuvam:** tvoje ime i ono što pišeš
privacy-matches = **Partije:** završene { $finished } · u tijeku { $live }
privacy-matches_details = -# Tvoj korisnički ID, potezi, vremena, savjeti te ID-jevi poslužitelja, kanala i poruka
privacy-challenges = **Otvoreni izazovi:** { $challenges }
privacy-challenges_details = -# Tko je koga izazvao, igra te ID-jevi kanala i poruke
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = **Rejtinzi:** { $ratings ->
        [0] nema
        [one] na { $ratings } poslužitelju
        [few] na { $ratings } poslužitelja
       *[other] na { $ratings } poslužitelja
    }
privacy-gains = **Bodovi od mojih razina:** { $gains ->
        [0] nema
        [one] od { $gains } razine
        [few] od { $gains } razine
       *[other] od { $gains } razina
    }
privacy-ratings_details =
    -# Tvoj rejting nakon svake rejtinške partije i broj pobjeda, remija i poraza
    -# Za svaku razinu bodovi iz zadnjeg dana u kojem ih osvajaš
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = **Rezultati zadataka:** { $puzzles ->
        [0] nema
        [one] na { $puzzles } mjestu (poslužitelj ili izravna poruka)
        [few] na { $puzzles } mjesta (poslužitelji i izravne poruke)
       *[other] na { $puzzles } mjesta (poslužitelji i izravne poruke)
    }
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Rejting zadataka:** –
   *[other] **Rejting zadataka:** sa svih poslužitelja
}
privacy-puzzles_details = -# Zadnji zadatak, točni i netočni odgovori, nizovi, zadnji podijeljeni rezultat dana te, 30 dana, zadaci iz tvojih utrka
privacy-practice = **Vježbe:** { $exercises } · **Partije za njih:** { $reviewed }
privacy-practice_details = -# Otkad vježbaš, tvoje greške u partijama i utrkama, tvoji odgovori i kad se vježbe vraćaju
privacy-course = **Lekcije:** { $lessons }
privacy-course_details = -# Koje su njihove vježbe riješene
privacy-learners = **Učenikovo pamćenje:** { $learners ->
        [0] nema
        [one] iz { $learners } izravnog razgovora
        [few] iz { $learners } izravna razgovora
       *[other] iz { $learners } izravnih razgovora
    }
privacy-learners_details = -# Što je učenik naučio od tebe u izravnim porukama. Na poslužiteljima ne pamti tko je igrao.
privacy-notices = **Obavijesti isključene:** da
privacy-notices_details = -# Tvoj korisnički ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Podsjetnik na niz:** isključen
   *[other] **Podsjetnik na niz:** uključen
}
privacy-search_notices = { $search_notices ->
    [0] **Obavijesti o pozivima:** isključene
    [one] **Obavijesti o pozivima:** na { $search_notices } poslužitelju
    [few] **Obavijesti o pozivima:** na { $search_notices } poslužitelja
   *[other] **Obavijesti o pozivima:** na { $search_notices } poslužitelja
}
privacy-direct_messages_details = -# Tvoj korisnički ID i vrijeme moje zadnje takve poruke
privacy-votes = **Glasovi:** { $votes } · **Započeta glasanja:** { $votings }
privacy-votes_details = -# U partijama u kojima glasaju svi: tvoj korisnički ID i tvoj glas za svaki potez, do 24 sata nakon kraja
privacy-races = **Utrke i sprintevi u zadacima:** { $races } · **Tvojih otvorenih:** { $race_starts }
privacy-races_details = -# Tvoj korisnički ID, zadaci, koje od njih promašuješ, tvoji bodovi i tvoje vrijeme
privacy-if_deleted =
    ### Ako to izbrišeš
    { "" }**Partije u tijeku** odmah završavaju. Gubiš one u kojima su obje strane već igrale.
    { "" }**Završene partije** ostaju, ali bez tvojeg korisničkog ID-ja.
    { "" }**Sve ostalo** nestaje. To se ne može poništiti.
privacy-forget = Izbriši moje podatke
privacy-deleted = ### Tvoji podaci su izbrisani
privacy-kept =
    -# Zaboravljeni su i tvoje ime, jezik i koga izazivaš, ako je to još bilo u memoriji.
    ### Što ostaje
    { "" }**Partije:** { $kept }
    -# Bez tvojeg korisničkog ID-ja i ID-jeva kanala i poruka. Ostaje samo ID poruke ili pritiska na gumb kojim je partija počela, kao njezin broj. Bez kanala ga nitko ne može pronaći.
    -# Do ponoći po UTC-u još znam koliko su puta iste dvije osobe danas igrale međusobno, ali ne i tko su.
privacy-ended = **Prekinute partije u tijeku:** { $live } { $lost ->
        [0] (bez rezultata)
        [one] · **Izgubljene:** { $lost } (obje strane su već igrale)
        [few] · **Izgubljene:** { $lost } (obje strane su već igrale)
       *[other] · **Izgubljene:** { $lost } (obje strane su već igrale)
    }
privacy-nothing_ended = **Prekinute partije u tijeku:** nema

## name

name-play = igraj
name-play_opponent = protivnik
name-play_member = član
name-play_mark = znak
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = igra
name-invite = pozovi
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = ponuda
name-offer_what = što
name-draw = remi
name-takeback = vrati
name-games = partije
name-watch = gledaj
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = mozak
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = učenik
name-settings = postavke
name-vote = glasanje
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = vrijeme
name-vote_thread = { word-thread }
name-stop = stop
name-move = potez
name-move_coordinate = polje
name-board = ploča
name-resign = predaj
name-puzzle = zadatak
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = utrka
name-race_game = { name-play_game }
name-race_time = vrijeme
name-race_today = { word-today }
name-storm = sprint
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = tečaj
name-course_lesson = lekcija
name-help = pomoć
name-about = o-botu
name-hint = savjet
name-analyse = analiza
name-analyse_position = pozicija
name-analyse_view = prikaz
name-review = pregled
name-privacy = privatnost
name-progress = napredak
name-notify = obavijesti
name-practice = vježba
name-practice_move = { name-move_coordinate }
name-stats = statistika
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = ljestvica
name-leaderboard_game = { name-play_game }
name-history = povijest
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = repriza
name-export = izvoz

## word

word-random = nasumično
word-thread = nit
word-here = ovdje
word-network = mreža
word-hints = savjeti
word-misere = obrnuti
word-fading = nestajući
word-ultimate = ultimativni
word-uttt = uttt
word-ultimate_tictactoe = ultimativni-križić-kružić
word-infinite = beskonačni
word-disappearing = nestajući-znakovi
word-connect4 = 4unizu
word-connect_four = četiriunizu
word-tictactoe = križić-kružić
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = obrnuti-križić-kružić
word-misere_tictactoe = misère-križić-kružić
word-daily = dana
word-mixed = miješano
word-today = danas
word-finish_line = linija
word-block_line = blokiraj
word-make_fork = vilica
word-prevent_fork = spriječi
word-forced_sequence = slijed
word-opening = otvaranje
word-zugzwang = iznudica
word-show = prikaži
word-train = treniraj
word-export = izvoz
word-import = uvoz
word-reset = reset
word-server = poslužitelj
word-original = izvorni
word-stronger = jači

## command

command-play = Križić-kružić, Četiri u nizu i druge igre, protiv mene ili nekog člana
command-play_opponent = Moja razina, ako igraš protiv mene
command-play_member = Član kojeg izazivaš (zadano: igraš protiv mene)
command-play_mark = Tvoj znak; X počinje
command-play_mark_x = X (počinje)
command-play_mark_o = O (igra nakon X)
command-play_mark_random = Nasumično
command-play_thread = Otvori nit za partiju (zadano: po postavkama poslužitelja)
command-play_hints = Dopusti savjete objema stranama u međusobnoj partiji
command-play_game = Koja igra (zadano: zadana igra poslužitelja)
command-invite = Partija s onim tko se prvi pridruži
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Dopusti savjete objema stranama
command-invite_game = { command-play_game }
command-menu_challenge_member = Izazovi na partiju
command-offer = Remi ili vraćanje tvojeg zadnjeg poteza, ako drugi igrač pristane
command-offer_what = Što tražiš od drugog igrača
command-offer_what_draw = Remi
command-offer_what_takeback = Vraćanje tvojeg zadnjeg poteza
command-games = Tvoje partije u tijeku i tko ovdje traži nekoga za igru
command-watch = Gledaj kako dvije moje razine igraju jedna protiv druge
command-watch_x = Razina koja igra kao X i počinje
command-watch_o = Razina koja igra kao O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Postavke ovog poslužitelja: igre, ploče, tko smije igrati, jezik
command-vote = Partija protiv jedne od mojih razina: svi ovdje glasaju za svaki potez
command-vote_opponent = Moja razina protiv koje svi igrate (zadano: zadana razina poslužitelja)
command-vote_game = { command-play_game }
command-vote_mark = Vaš zajednički znak; X počinje (zadano: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Vrijeme za glasanje o svakom potezu, od 15s do 24h, npr. 30s, 5m ili 1h (zadano: 1m)
command-vote_thread = Ne: u ovom kanalu, za što treba dozvola Upravljanje porukama
command-stop = Zaustavi partiju u ovom kanalu
command-move = Odigraj potez na polje, npr. B2, a u Četiri u nizu u stupac s tim brojem
command-move_coordinate = Polje, npr. B2, a u Četiri u nizu broj stupca
command-board = Prikaži ploču ponovno, kao novu poruku
command-resign = Predaj partiju
command-puzzle = Zadatak: pronađi jedini točan potez
command-puzzle_daily = Prikaži svima ovdje zadatak dana ovog poslužitelja
command-puzzle_game = { command-play_game }
command-puzzle_theme = Odaberi o čemu je zadatak
command-race = Utrka za sve ovdje: isti zadaci, što više njih u 90 sekundi
command-race_game = Zadaci iz jedne igre (zadano: iz više njih)
command-race_game_mixed = Više igara
command-race_time = Koliko vremena imaju svi (zadano: 90 sekundi)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Utrka dana: istih 20 zadataka za sve ovdje, kad god danas imaš vremena
command-storm = Što više zadataka u 90 sekundi: obori vlastiti rekord
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Koliko vremena imaš (zadano: 90 sekundi)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Nauči bolje igrati u sedam kratkih lekcija
command-course_lesson = Broj lekcije (zadano: sve lekcije)
command-help = Kako se igra i sve naredbe
command-brain = Što je učenik ovdje već naučio i njegov trening
command-brain_train = Treniraj ga: broj partija, od 1 do 10000 (zadano: 500)
command-brain_opponent = Treniraj ga protiv ove razine (zadano: { level-perfect })
command-brain_game = { command-play_game }
command-notify = O čemu te obavještavam, s gumbima koji to mijenjaju
command-hint = Saznaj dobar potez i zašto je dobar; vidiš samo ti
command-analyse = Saznaj koliko vrijedi svaki potez
command-analyse_position = Redci odozgo, npr. X../.O./... (zadano: partija u ovom kanalu)
command-analyse_view = Što želiš vidjeti osim vrijednosti (zadano: ništa)
command-analyse_view_network = što vidi mreža
command-privacy = Pogledaj ili izbriši ono što čuvam o tebi
command-practice = Vježbe iz tvojih vlastitih grešaka: pronađi bolje poteze
command-practice_move = Tvoj odgovor, npr. B2 ili 4
command-stats = Pogledaj rezultate: svoje, nekog člana ili cijelog poslužitelja
command-stats_member = Čije partije (zadano: tvoje)
command-stats_server = Prikaži partije svih na ovom poslužitelju
command-stats_game = Samo ova igra (zadano: sve igre)
command-leaderboard = Najbolji igrači ovog poslužitelja
command-leaderboard_game = { command-play_game }
command-history = Završene partije, za pregled potez po potez ili spremanje kao datoteka
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Koje polje? Upiši slovo retka i broj stupca, na primjer `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = To nije polje. Upiši slovo retka i broj stupca, na primjer `{ $prefix }{ name-move } B2`.
error-missing_column = Koji stupac? Upiši njegov broj, na primjer `{ $prefix }{ name-move } 2`.
error-unreadable_column = To nije stupac. Upiši njegov broj, na primjer `{ $prefix }{ name-move } 2`.
error-unknown_row = Nema retka { $row }. Redci su od { $first } do { $last }.
error-unknown_column = Nema stupca { $column }. Stupci su od { $first } do { $last }.
error-cell_fading = Tvoj { $mark } na **{ $coordinate }** nestaje tek nakon tvojeg poteza. Odaberi slobodno polje.
error-cell_taken = Na **{ $coordinate }** već stoji { $mark }. Odaberi slobodno polje.
error-other_board = Moraš igrati na ploči **{ $board }**: od **{ $first }** do **{ $last }**.
error-closed_board = Ploča **{ $board }** (od { $first } do { $last }) je već osvojena ili puna. Odaberi polje na drugoj.
error-full_column = Stupac { $column } je pun. Odaberi drugi.
error-floating_cell = S **{ $coordinate }** bi znak pao. Odaberi najniže slobodno polje stupca.
error-position_shape = Zapiši poziciju ovako: broj redaka { $rows }, polja u retku { $columns }, a između redaka `/`. Na primjer: `{ $example }`. Za ploču druge veličine najprije napiši veličinu, na primjer `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = U igri **{ $game }** upisana pozicija ne kaže sve. Tijekom partije `/{ name-analyse }` prikazuje njezinu poziciju.
error-position_mark = U toj poziciji redak { $row }, stupac { $column } nije `X`, `O` ni `.`.
error-impossible_position = Nijedna partija ne vodi do te pozicije: X počinje, strane igraju naizmjence, a prva linija završava igru.
error-floating_position = Nijedna partija ne vodi do te pozicije: znak bi s **{ $coordinate }** pao.
error-game_size = Nema igre te veličine. Ploča ima od { $least } do { $most } redaka i stupaca, a linija ima barem { $least } polja i stane na ploču. Na primjer, `{ $prefix }{ name-play } 6x6x4` znači 6 redaka, 6 stupaca i 4 u nizu.
error-game_not_offered = Na ovom poslužitelju nema igre **{ $game }**. Ima: { $offered }.
error-match_over = Ta je partija gotova. Počni novu: `{ $prefix }{ name-play }`
error-not_a_player = Ne igraš u ovoj partiji.
error-workers_busy = Trenutačno previše ljudi čeka savjete. Pokušaj ponovno za minutu.
error-advice_pending = Još radim na tvom zadnjem zahtjevu za savjet. Pitaj ponovno kad ti odgovorim.
error-advice-duel = U jednoj partiji dvoje igrača bez savjeta ova je pozicija na ploči ili samo jedan potez daleko. Pitaj ponovno kad ta partija ode dalje.
error-advice-race = Ova je pozicija zadatak koji upravo rješavaš u utrci ili samo jedan potez daleko od njega. Prvo odgovori na taj zadatak.
error-too_many_takebacks = U ovoj partiji već imaš { $limit ->
        [one] { $limit } vraćen potez
        [few] { $limit } vraćena poteza
       *[other] { $limit } vraćenih poteza
    }. Više ih igrač ne može vratiti.
error-nothing_to_take_back = Još nemaš odigranih poteza, pa se nema što vratiti.
error-not_your_turn = Nisi na potezu. Prikaži ploču: `{ $prefix }{ name-board }`
error-no_match = Ovdje se ne igra nijedna partija. Počni: `{ $prefix }{ name-play }`
error-match_running-resignation = Tvoja partija ovdje još traje. Ako počneš ispočetka, predaješ je i to se broji kao poraz. Početi ispočetka?
error-match_running-no_result = Partija ovdje još traje. Ako počneš ispočetka, završava bez rezultata. Početi ispočetka?
error-match_running-time_up = U partiji koja ovdje traje sat vremena nema poteza. Ako počneš ispočetka, njezin igrač gubi. Početi ispočetka?
error-channel_busy = Ovdje igraju drugi. Igraj u drugom kanalu ili u niti, ili upiši `{ $prefix }{ name-play }` kad { $idle_after ->
        [one] { $idle_after } minutu
        [few] { $idle_after } minute
       *[other] { $idle_after } minuta
    } nema poteza.
error-exhibition_running = Ovdje dvije moje razine igraju jedna protiv druge. Pričekaj kraj njihove partije ili igraj u drugom kanalu ili u niti.
error-match_moved_on = Partija je otad otišla dalje. Prikaži je: `{ $prefix }{ name-board }`
error-channel_taken = Ovdje traje druga partija. Pričekaj njezin kraj ili igraj u drugom kanalu ili u niti.
error-question-not_yours = To je pitanje bilo za nekog drugog.
error-offer-not_a_duel = To radi samo u partijama s drugima. Protiv mene `{ $prefix }{ name-play }` počinje novu partiju, a `{ $prefix }{ name-resign }` predaje ovu.
error-offer-own_offer = To može prihvatiti samo drugi igrač.
error-challenge-own_challenge = Ne možeš igrati protiv sebe. Igraj protiv mene: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Botovi ne mogu prihvaćati izazove. Igraj protiv mene: `{ $prefix }{ name-play }`
error-challenge_waiting = Između vas već postoji otvoren izazov. Prvo ga prihvati, odbij ili povuci: { $existing }
error-challenge-invitation_open = Već imaš otvoren poziv. Prvo ga povuci ili pričekaj da ga netko prihvati: { $existing }
error-challenge_over = To više ne vrijedi. Novi izazov: `{ $prefix }{ name-play } @netko`
error-challenge-not_yours = Taj je izazov za nekog drugog.
error-challenge-level = Razine su samo za partije protiv mene. Ako izazivaš člana, izostavi razinu.
error-challenge-nobody_else = Ovdje smo samo nas dvoje. Izazovi nekoga u kanalu poslužitelja.
error-challenge-not_visible = Na ovom poslužitelju moje odgovore vidiš samo ti, pa nema tko prihvatiti. Zamoli nekoga tko upravlja poslužiteljem da me doda ili igraj u grupnom razgovoru.
error-challenge-private_thread = Tko otvori privatnu nit, može iz nje ukloniti ostale. Zato se međusobno ovdje igra samo uz savjete i bez rejtinga: `{ $prefix }{ name-play } @netko { word-hints }`.
error-challenge-cannot_see = **{ $who }** ne vidi ovaj kanal. Igrajte u onom koji vidite oboje.
error-challenge-channel_taken = Ovdje traje druga partija: { $channel }. [Poziv]({ $link }) možeš prihvatiti kad završi.
error-challenge-not_a_member = Ne mogu ovdje pronaći tog člana. Upiši `@` i odaberi ga s Discordova popisa.
error-moderation-not_the_starter = To je započeo netko drugi. Zaustaviti može samo ta osoba ili član s dozvolom **{ permission-manage_messages }**.
error-no_puzzles = Za tu igru nema zadataka. Ima ih za: { $games }.
error-puzzle-not_yours = Taj je zadatak za nekog drugog. Uzmi svoj: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Taj se zadatak više ne broji. Uzmi novi: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Na taj zadatak već imaš odgovor. Uzmi novi: `{ $prefix }{ name-puzzle }`
error-practice-over = Ta vježba više nije otvorena. Uzmi drugu: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = To nije polje. Upiši slovo retka i broj stupca, na primjer `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = To nije stupac. Upiši njegov broj, na primjer `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = To je zadatak od nekog drugog dana. Današnji: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Na današnji zadatak već imaš odgovor. Sljedeći stiže { $ends }.
error-race-outside_server = Za utrku trebaju i drugi, pa je samo na poslužiteljima. Ovdje je `{ $prefix }{ name-storm }` isto to, bez protivnika.
error-race-no_puzzles = Nema utrka sa zadacima iz te igre. Ima ih sa zadacima iz ovih: { $games }.
error-race-channel_taken = U ovom kanalu već postoji utrka.
error-race-in_another = Već si u drugoj utrci ili sprintu. Prvo završi to.
error-race-started = Ta je utrka već počela. Možeš se pridružiti sljedećoj.
error-race-full = Ta je utrka puna: najviše može sudjelovati { $most } ljudi.
error-race-nobody_in = Još se nitko nije pridružio.
error-race-not_starter = Ranije je može pokrenuti samo član koji je otvorio tu utrku.
error-race-not_in = Nisi u toj utrci.
error-race-not_over = Drugi još rješavaju te zadatke. Vidjet ćeš ih kad utrka završi.
error-race-day_not_over = Drugi još mogu rješavati te zadatke. Utrka završava { $ends }; nakon toga prikazujem koje promašuješ.
error-race-no_day = Toga dana nije bilo utrke. Današnja: `{ $prefix }{ name-race } { word-today }`
error-race-over = Ta je utrka završila.
error-race-private = Ovdje bi tvoj odgovor pročitali svi. Pritisni gumb uz svoj zadatak ili mi pošalji `{ $prefix }{ name-storm }` u izravnoj poruci.
error-thread-not_here = Ovdje ne mogu otvoriti nit. Igraj bez nje ili u tekstualnom kanalu poslužitelja.
error-thread-user_permission = Za otvaranje niti ovdje treba ti dozvola **{ $missing }**. Igraj bez nje.
error-thread-too_many = Ovaj poslužitelj već ima onoliko otvorenih niti koliko Discord dopušta. Igraj bez niti ili prvo arhiviraj neku otvorenu.
error-thread-try_later = Discord mi trenutačno ne dopušta otvaranje niti, pa se partija igra ovdje.
error-thread-try_later_or_elsewhere = Discord mi trenutačno ne dopušta otvaranje niti, a ovdje traje druga partija. Pokušaj ponovno za nekoliko minuta ili igraj u drugom kanalu.
error-cannot_attach = Za slanje datoteka ovdje treba mi dozvola **{ $missing }**. Zamoli nekoga tko upravlja poslužiteljem da mi je dodijeli ili upiši naredbu s kosom crtom.
error-training-bot_permission = Za prikaz tijeka treninga ovdje treba mi dozvola **{ $missing }**. Zamoli nekoga tko upravlja poslužiteljem da mi je dodijeli ili me treniraj u drugom kanalu.
error-training-user_install = Ovdje ne mogu prikazivati tijek treninga. Treniraj me u izravnoj poruci ili na poslužitelju koji me je dodao.
error-learner_game = Učenik ne igra tu igru. Igra: { $games }.
error-learner-unknown_word = Ne znam što je „{ $typed }”. `{ $prefix }{ name-brain }` pokazuje što znam. Možeš upisati i `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` s datotekom te `{ $prefix }{ name-learner } { word-reset }` ili `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Ne mogu analizirati igru **{ $game }**, pa za nju nema savjeta, analiza ni pregleda.
error-training-unknown_word = Ne znam što je „{ $typed }”. Upiši broj partija i jednu od mojih razina ({ $levels }), na primjer `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Za trening odaberi od 1 do { $most } partija.
error-training-already_running = Ovdje već traje trening. Pričekaj njegov kraj ili ga završi.
error-learner-other_mode = To se znanje ne može spojiti: datoteka je u načinu `{ $theirs }`, a ovdje učim u načinu `{ $ours }`.
error-learner-one_file = Treba mi jedna datoteka, ona koju radi gumb **{ learner-do_export }** ispod `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord mi nije dao tu datoteku. Pokušaj ponovno.
error-notify-other_server = Taj je gumb za drugi poslužitelj. `{ $prefix }{ name-notify }` prikazuje onaj za ovaj.
error-notify-searches_off = Ovaj poslužitelj ne dopušta obavijesti o pozivima.
error-not_a_manager = Za to ti treba dozvola **{ permission-manage_guild }**.
error-settings_outside_server = Postavke imaju samo poslužitelji. Upiši `/{ name-settings }` u kanalu svojeg poslužitelja.
error-invalid_choice = Taj odabir nije dostupan. Dostupne pokazuje `/{ name-settings }`.
error-invalid_prefix = Nije spremljeno: prefiks ima do 5 vidljivih znakova bez razmaka i obrnutih apostrofa i ne počinje s `/`, `@` ili `<`.
error-vote-outside_server = U tim partijama glasaju svi u kanalu, pa se igraju na poslužiteljima. `{ $prefix }{ name-play }` ovdje počinje partiju sa mnom.
error-vote-off = Na ovom su poslužitelju partije s glasanjem isključene.
error-vote-time = Vrijeme za svaki potez je od 15 sekundi do 24 sata, npr. `30s`, `5m` ili `1h`. Na primjer: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Glasanje o tom potezu upravo je završilo. Za trenutak možeš glasati o sljedećem.
error-vote-only_in_thread = Za početak ove partije u samom kanalu treba ti dozvola **{ permission-manage_messages }**. Bez nje partija dobiva nit.
error-vote-needs_thread = Ovoj partiji treba nit. Za njezino otvaranje ovdje treba ti dozvola **{ permission-create_public_threads }**, a za igru u samom kanalu **{ permission-manage_messages }**.
error-wrong_channel = Ovdje ne igram. Igrati možeš ovdje: { $channels }.
error-missing_role = Za igru sa mnom ovdje treba ti jedna od ovih uloga: { $roles }.
error-cooldown = Ne tako brzo. Sljedeću naredbu možeš upisati { $ends }.
error-too_many_choices = Ova je igra mijenjana previše puta. Odigraj je ili počni novu: `{ $prefix }{ name-play }`
error-already_playing = Već igraš partiju ovdje. Prikaži je: `{ $prefix }{ name-board }`
error-button_used = Taj je gumb već pritisnut.
error-moderation-not_a_moderator = Za zaustavljanje tuđih partija treba ti dozvola **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Ako je ova partija počela na tvoju naredbu, zaustavi je gumbom ispod ploče. Inače ti treba dozvola **{ permission-manage_messages }**.
error-memory_file-too_large = Ne mogu uvesti tu datoteku: ima više od { $max_kib } KiB.
error-memory_file-not_mine = Ne mogu učitati tu datoteku: nije moja ili je promijenjena.
error-memory_file-value = Ne mogu uvesti tu datoteku: `{ $where }` mora biti jedno od ovoga: `{ $values }`.
error-memory_file-entry = Ne mogu uvesti tu datoteku: `{ $where }` mora biti cijeli broj od 1 do { $max_position }. { -entries-from-0 }
error-memory_file-position = Ne mogu uvesti tu datoteku: `{ $where }` je { $position }, a to učenik u ovom načinu nije mogao naučiti ili je na popisu dvaput. { -entries-from-0 }
error-notation-line = Ne mogu pročitati redak { $line }. Redak izgleda ovako: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: vrijeme, ploča, igrači, potezi, rezultat i kako je partija završila.
error-notation-unplayable = Redak { $line } nije moguća partija: potez { $move } nije polje na koje se tada moglo igrati, npr. `B2`.
error-notation-ending = Redak { $line } nije moguća partija: nakon tih poteza nije mogla završiti kao `{ $ending }`.
error-starting-own = Još počinjem tvoju drugu partiju. Pokušaj ponovno za trenutak.
error-starting-other = Još počinjem drugu izazivačevu partiju. Pokušaj ponovno za trenutak.
error-thread-closed = Ova je nit zatvorena i ne smijem je ponovno otvoriti. Zamoli za to nekoga tko upravlja poslužiteljem; `{ $prefix }{ name-board }` zatim prikazuje ploču.
error-thread-name_blocked = AutoMod ovog poslužitelja blokirao je naziv niti, u kojem su imena igrača. Igraj bez niti ili zamoli moderatora da me izuzme iz tog pravila.
-entries-from-0 = (Prvi unos popisa ima broj 0.)
error-thread-bot_permission = Za otvaranje niti ovdje treba mi dozvola **{ $missing }**. Zamoli nekoga tko upravlja poslužiteljem da mi je dodijeli ili igraj bez niti.
error-too_many_matches-own = Ovdje igraš { $most ->
        [one] { $most } partiju
        [few] { $most } partije
       *[other] { $most } partija
    }, više odjednom nije moguće. Prvo završi jednu: { $channels }
error-too_many_matches-other = Izazivač ovdje igra { $most ->
        [one] { $most } partiju
        [few] { $most } partije
       *[other] { $most } partija
    }, više odjednom nije moguće. Prihvati kad neka završi.
error-may_not_follow_up = Za prikaz nastavka partije ovdje treba mi dozvola **{ $missing }**. Zamoli nekoga tko upravlja poslužiteljem da mi je dodijeli ili igraj u drugom kanalu.
error-not_in_thread = Prvo me spomeni ovdje. Tako me dodaješ u ovu privatnu nit; dotad ovdje ne mogu prikazivati tijek partije.
error-locked_thread = Ova je nit zaključana, pa ovdje ne mogu prikazivati kako partija teče. Zamoli moderatora da je otključa ili igraj u drugom kanalu.
error-in_timeout = Imam timeout na ovom poslužitelju, pa ovdje ne mogu pisati. Završava { $ends }.
error-match_unreachable = Zadnja partija ovdje završila je bez rezultata jer je poruka s njezinom pločom izbrisana ili mi ovaj kanal nije bio vidljiv.
error-hints_not_allowed = U ovoj su partiji savjeti isključeni. Partija sa savjetima za oboje: `{ $prefix }{ name-play } @netko { word-hints }`
error-record-nothing_finished = Ovdje još nije završila nijedna partija. `{ $prefix }{ name-analyse } X../.O./...` analizira bilo koju poziciju.
error-record-match_not_found = Tu partiju više ne znam. Možda je neki od igrača izbrisao svoje podatke.
error-record-unknown_target = Ne znam što je „{ $typed }”. Za sebe to izostavi, za člana upiši npr. `{ $prefix }{ $command } @ben`, a za sve ovdje `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Odaberi ili člana ili cijeli poslužitelj, ne oboje.
error-record-no_leaderboard = Rejtinzi i ljestvica postoje samo na poslužiteljima. Tvoji rezultati ovdje: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Dodaj iza naredbe redak iz `{ $prefix }{ name-export }` i pokazat ću njegovu partiju.
error-record-board_too_large = Ta je ploča prevelika da je prikažem. Najveća je { $most }×{ $most }.
error-record-export_too_large = Tvojih partija ima više nego što stane u datoteke od { $most } MiB. Zatraži ih od osobe koja me pokreće.
error-share-not_visible = Na ovom poslužitelju moje odgovore vidiš samo ti, pa sliku ne bi vidio nitko drugi.
error-share-cannot_attach = Ovdje ne mogu podijeliti partiju: treba mi dozvola **{ $missing }**.
error-level_not_offered = Razina **{ $level }** nije dostupna u ovoj igri: { $game }. Njezine razine: { $levels }.
error-network_missing = Na ovom botu mreža nije instalirana, pa **intuicija** i **neuronska** nisu dostupne.
error-network_game = Mreža nije učila tu igru. Zna: { $games }.
error-offer-what = Upiši što nudiš: `{ $prefix }{ name-offer } { name-draw }` ili `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Za tu igru nema zasebne statistike i rejtinga. Ima ih za: { $games }.
error-unknown_level = Ne znam što je „{ $typed }”. Moje razine su { $levels }. Na primjer: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Nije spremljeno: i X i O trebaju emotikon.
error-emoji-unreadable = Nije spremljeno: „{ $typed }” nije emotikon. Upiši emotikon ili naziv emotikona poslužitelja, npr. `:cat:`.
error-emoji-composed = Nije spremljeno: „{ $typed }” je sastavljen od nekoliko znakova, kao sve zastave, tipke i obitelji. Na ploči bi ih Discord mogao prikazati odvojeno. Odaberi jednostavan emotikon, npr. 🍎.
error-emoji-unknown = Nije spremljeno: ovaj poslužitelj nema emotikon `:{ $name }:`. Upiši neki od njegovih ili standardni, npr. 🍎.
error-emoji-unavailable = Nije spremljeno: `:{ $name }:` trenutačno nije dostupan jer poslužitelj ima više emotikona nego što mu pojačanja dopuštaju.
error-emoji-restricted = Nije spremljeno: `:{ $name }:` smiju koristiti samo uloge koje nemam.
error-emoji-duplicate = Nije spremljeno: { $emoji } bi značio dvije različite stvari. X, O i slobodna polja trebaju različite emotikone, i u pobjedničkoj liniji. Ako za slobodna polja ništa ne upišeš, bit će { $free }.
error-emoji-unlisted = Nije spremljeno: Discord mi nije rekao koje emotikone ima ovaj poslužitelj. Pokušaj ponovno.

## failure

failure-old_button = Taj je gumb iz moje starije verzije. Što sada mogu: `{ $prefix }{ name-help }`
failure-changed = Moje su se naredbe upravo promijenile, a tvoj Discord još prikazuje stare. Ponovno ga učitaj (Ctrl+R ili ponovno pokreni aplikaciju) i pokušaj opet.
failure-unexpected = Oprosti, nešto je kod mene pošlo po krivu. Pokušaj ponovno; `{ $prefix }{ name-board }` pokazuje stanje partije.
failure-try_later = Discord mi trenutačno ne dopušta da to završim. Pokušaj za minutu; `{ $prefix }{ name-board }` pokazuje stanje partije.
failure-blocked = AutoMod ovog poslužitelja blokirao je moju poruku. Zamoli moderatora da me izuzme iz tog pravila; `{ $prefix }{ name-board }` zatim pokazuje stanje partije.
failure-blocked_link = Discordov filtar štetnih poveznica blokirao je moju poruku, vjerojatno zbog nekog imena. `{ $prefix }{ name-board }` pokazuje stanje partije.
failure-embed_removed = Netko je iz ove poruke uklonio embed s mojim tekstom. Molim vas, ostavite ga: bez njega nitko ne vidi tko je na potezu.
failure-no_channel = Discord mi nije rekao u kojem je to kanalu. Pokušaj ponovno.
failure-not_attached = Datoteka nedostaje jer ju je Discord odbio.
failure-database = Oprosti, trenutačno ne mogu spremati partije. Spremljene su na sigurnom: za nekoliko minuta provjeri `{ $prefix }{ name-board }` i pokušaj ponovno.
failure-computation = Oprosti, taj je izračun trajao predugo. Pokušaj ponovno za nekoliko minuta.
failure-timeout = Ne mogu odgovoriti ovdje: { $channel }, jer imam timeout na tom poslužitelju. Završava { $ends }. Zatim nastavi s `{ $prefix }{ name-board }`: tvoja je partija spremljena.
failure-muted = Bez dozvole **{ $missing }** ne mogu odgovarati ovdje: { $channel }. Zamoli nekoga tko upravlja tim poslužiteljem da mi je dodijeli i nastavi s `{ $prefix }{ name-board }`: tvoja je partija spremljena.

## owner

owner-synced = Discord sada zna { $count ->
        [one] { $count } naredbu s kosom crtom
        [few] { $count } naredbe s kosom crtom
       *[other] { $count } naredbi s kosom crtom
    }.
owner-not_synced = Discord je odbio naredbe s kosom crtom (HTTP { $status }: { $reason }). Pokušaj kasnije. Ako ne pomogne, pozovi me ponovno poveznicom iz mojeg zapisnika.
owner-servers = { $count ->
        [one] Na { $count } sam poslužitelju. Da ga napustim, pošalji `{ $prefix }leave` i njegov ID.
        [few] Na { $count } sam poslužitelja. Da neki napustim, pošalji `{ $prefix }leave` i njegov ID.
       *[other] Na { $count } sam poslužitelja. Da neki napustim, pošalji `{ $prefix }leave` i njegov ID.
    }
owner-direct_message = Tako bi članovi ovog poslužitelja vidjeli na kojim sam poslužiteljima. Pošalji mi to u izravnoj poruci.
owner-left = Više nisam na poslužitelju { $id }.
owner-not_there = Nisam na poslužitelju s tim ID-om. Popis prikazuje `{ $prefix }servers`.
owner-not_allowed = Osoba koja me pokreće dopušta mi igru samo na nekim poslužiteljima, a ovaj nije među njima, pa odlazim.

## place

place-1 = gore lijevo
place-2 = gore
place-3 = gore desno
place-4 = lijevo
place-5 = u sredini
place-6 = desno
place-7 = dolje lijevo
place-8 = dolje
place-9 = dolje desno

## advice

advice-match = Igraš partiju ovdje: { $channel }, a u njoj je ova pozicija na ploči ili samo jedan potez daleko. Ako nastavim, ta ti partija više ne može povisiti rejting, a na njezinoj ploči piše da imaš savjete.
advice-matches = Igraš partije ovdje: { $channel }, a u njima je ova pozicija na ploči ili samo jedan potez daleko. Ako nastavim, te ti partije više ne mogu povisiti rejting, a na njihovim pločama piše da imaš savjete.
advice-match_private = U izravnim porukama igraš partiju sa mnom u kojoj je ova pozicija na ploči ili samo jedan potez daleko. Ako nastavim, ondje na ploči piše da imaš savjete.
advice-puzzle = Ova je pozicija zadatak koji upravo rješavaš ili samo jedan potez daleko od njega. Ako nastavim, taj se zadatak broji kao neriješen.
advice-daily = Ova je pozicija današnji zadatak dana ili samo jedan potez daleko od njega. Ako nastavim, taj se zadatak broji kao neriješen.
advice-exercise = Ova je pozicija vježba koju upravo rješavaš ili samo jedan potez daleko od nje. Ako nastavim, ta se vježba broji kao neriješena.
advice-show = Svejedno nastavi

## games

games-title = ### 🎮 Tvoje partije
games-none = Trenutačno ne igraš nijednu partiju. `{ $prefix }{ name-play }` počinje novu, a `{ $prefix }{ name-invite }` poziva bilo koga.
games-game = - [{ $game }]({ $link }), protivnik: **{ $other }** · { $place } · { $turn }
games-your_turn = **na potezu si**, vrijeme ti istječe { $deadline }
games-their_turn = na potezu je **{ $who }**, vrijeme istječe { $deadline }
games-my_turn = na potezu je **{ $who }**
games-private = privatni razgovor
games-invitations = ### ⚔️ Traže nekoga za igru
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · istječe { $deadline }
games-join = Pridruži se: { $number }
games-press = Pritisni gumb da vidiš svoje partije u tijeku. Vidiš ih samo ti.
games-open = Moje partije

## share

share-won = { $plies ->
    [one] **{ $who }** pobjeđuje u { $plies } potezu. Protivnik: **{ $other }**.
    [few] **{ $who }** pobjeđuje u { $plies } poteza. Protivnik: **{ $other }**.
   *[other] **{ $who }** pobjeđuje u { $plies } poteza. Protivnik: **{ $other }**.
}
share-resigned = { $plies ->
    [one] **{ $who }** pobjeđuje: **{ $other }** se predaje nakon { $plies } poteza.
    [few] **{ $who }** pobjeđuje: **{ $other }** se predaje nakon { $plies } poteza.
   *[other] **{ $who }** pobjeđuje: **{ $other }** se predaje nakon { $plies } poteza.
}
share-forfeited = { $plies ->
    [one] **{ $who }** pobjeđuje: **{ $other }** ispada nakon { $plies } poteza (odlazak ili isteklo vrijeme).
    [few] **{ $who }** pobjeđuje: **{ $other }** ispada nakon { $plies } poteza (odlazak ili isteklo vrijeme).
   *[other] **{ $who }** pobjeđuje: **{ $other }** ispada nakon { $plies } poteza (odlazak ili isteklo vrijeme).
}
share-drawn = { $plies ->
    [one] **{ $x }** i **{ $o }** remiziraju nakon { $plies } poteza.
    [few] **{ $x }** i **{ $o }** remiziraju nakon { $plies } poteza.
   *[other] **{ $x }** i **{ $o }** remiziraju nakon { $plies } poteza.
}
share-no_result = { $plies ->
    [one] **{ $x }** i **{ $o }** završavaju bez rezultata nakon { $plies } poteza.
    [few] **{ $x }** i **{ $o }** završavaju bez rezultata nakon { $plies } poteza.
   *[other] **{ $x }** i **{ $o }** završavaju bez rezultata nakon { $plies } poteza.
}
share-picture = Pokretna slika partije: { $game }. Počinje { $x }, zatim igra { $o }. Potezi: { $moves }.
share-player = igrač { $number }
share-picture_won = { $who } pobjeđuje.
share-picture_drawn = Partija završava remijem.
share-picture_no_result = Partija završava bez rezultata.

## vote

vote-thread = 🗳️ Svi mogu igrati: glasajte za svaki potez u niti { $thread }.
vote-counts = 🗳️ { $counts } · glasanje završava { $deadline }
vote-none = 🗳️ Još nema glasova · glasanje završava { $deadline }
vote-waits = 🗳️ Nitko nije glasao. Bez glasa partija završava { $deadline }.
vote-last = Glasovi za zadnji potez: { $counts }
vote-lot = 🎲 Jednako glasova: { $cells }. Odlučio je ždrijeb.
vote-lot_many = { $count ->
    [one] 🎲 Jednako glasova ima { $count } polje. Odlučio je ždrijeb.
    [few] 🎲 Jednako glasova imaju { $count } polja. Odlučio je ždrijeb.
   *[other] 🎲 Jednako glasova ima { $count } polja. Odlučio je ždrijeb.
}
vote-yours = { $count ->
    [one] 🗳️ Tvoj glas: **{ $move }** · zasad { $count } glas · glasanje završava { $deadline }. Dotad možeš promijeniti glas.
    [few] 🗳️ Tvoj glas: **{ $move }** · zasad { $count } glasa · glasanje završava { $deadline }. Dotad možeš promijeniti glas.
   *[other] 🗳️ Tvoj glas: **{ $move }** · zasad { $count } glasova · glasanje završava { $deadline }. Dotad možeš promijeniti glas.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** glasa za **{ $move }** · zasad { $count } glas · glasanje završava { $deadline }
    [few] 🗳️ **{ $who }** glasa za **{ $move }** · zasad { $count } glasa · glasanje završava { $deadline }
   *[other] 🗳️ **{ $who }** glasa za **{ $move }** · zasad { $count } glasova · glasanje završava { $deadline }
}
vote-how = Glasajte za polje: igra se ono s najviše glasova.
vote-how_with_review = { vote-how } Kad partija završi, kažem gdje je bila greška i tko je glasao za točan potez.
vote-typed = Za glasanje upiši potez, na primjer `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] Za točan potez glasa **{ $who }**.
    [one] Za točan potez glasa **{ $who }** i još { $others } osoba.
    [few] Za točan potez glasa **{ $who }** i još { $others } osobe.
   *[other] Za točan potez glasa **{ $who }** i još { $others } osoba.
}
vote-saw_unnamed = { $count ->
    [0] Nitko nije glasao za bolji potez.
    [one] Za točan potez glasala je { $count } osoba.
    [few] Za točan potez glasale su { $count } osobe.
   *[other] Za točan potez glasalo je { $count } osoba.
}
vote-went_wrong = Potez { $number } bio je greška grupe. Bolje: { $cells }.
vote-best = **Najtočniji glasovi:** { $who } { $share }
vote-practise = Vježbaj
vote-choose = 🗳️ Odaberi polje za koje glasaš:

## race

race-title = 🏁 **Utrka u zadacima** · { $game } · { $time }
race-title_storm = ⚡ **Sprint u zadacima** · { $game } · { $time }
race-time_90 = 90 sekundi
race-time_180 = 3 minute
race-mixed = više igara
race-rules = Svi dobivaju iste zadatke, od lakih do teških, svatko u vlastitoj poruci koju drugi ne vide. Točan odgovor je bod, a netočan stoji { $seconds } s.
race-in = **Na startu:** { $names } ({ $count } od { $most })
race-starts = Start { $begins } ili ranije, kad { $who } pritisne **Počni**.
race-starts_at = Start { $begins }.
race-unrated = -# Rejtinzi se ne mijenjaju: ne znam je li netko brz ili ima otvoren drugi prozor.
race-restarted_lobby = -# Ponovno su me pokrenuli. Svi prijavljeni i dalje su na startu: nakon starta ovdje pritišću **Nastavi**.
race-join = Pridruži se
race-begin = Počni
race-continue = Nastavi
race-again = Ponovno
race-see_missed = Vidi promašene
race-keep = Vježbaj ih
race-kept = { $count ->
    [0] Ti su zadaci već među tvojim vježbama.
    [one] Od njih imaš { $count } novu vježbu.
    [few] Od njih imaš { $count } nove vježbe.
   *[other] Od njih imaš { $count } novih vježbi.
}
race-open_storm = Počni moj sprint
race-joined = 🏁 Na startu si. Utrka počinje { $begins }, a prvi zadatak pojavljuje se ovdje.
race-alone = Nitko se drugi nije pridružio, pa je ovo sprint: utrka bez protivnika. Računa se u tvoje rekorde.
race-nobody_joined = Nitko se nije pridružio.
race-running = -# Svatko odgovara u vlastitoj poruci. Ako tvoje više nema, pritisni **Nastavi**.
race-restarted = Ponovno su me pokrenuli. Svi su bodovi sačuvani, kao i vrijeme koje ti je ostalo nakon zadnjeg odgovora: pritisni **Nastavi**.
race-over = -# Kod jednakog broja bodova odlučuje najduži kombo, zatim manje netočnih odgovora, pa kraće vrijeme.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · najbolji kombo { $combo } · netočno { $wrong }
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } bod** · zadatak { $number } · vrijeme istječe { $ends }
    [few] **{ $points } boda** · zadatak { $number } · vrijeme istječe { $ends }
   *[other] **{ $points } bodova** · zadatak { $number } · vrijeme istječe { $ends }
}
race-win = **{ $mark } je na potezu i pobjeđuje.**
race-draw = **{ $mark } je na potezu i remizira.**
race-paused = { $points ->
    [one] ⏸️ Tvoje vrijeme stoji. Imaš **{ $points } bod** i još **{ $seconds } s**; vrijeme teče dalje kad pritisneš **Nastavi**.
    [few] ⏸️ Tvoje vrijeme stoji. Imaš **{ $points } boda** i još **{ $seconds } s**; vrijeme teče dalje kad pritisneš **Nastavi**.
   *[other] ⏸️ Tvoje vrijeme stoji. Imaš **{ $points } bodova** i još **{ $seconds } s**; vrijeme teče dalje kad pritisneš **Nastavi**.
}
race-time_up = ⏱️ Vrijeme je isteklo.
race-all_answered = 🏆 To su svi zadaci!
race-result = { $points ->
    [one] **{ $points } bod** · najbolji kombo { $combo } · netočno { $wrong }
    [few] **{ $points } boda** · najbolji kombo { $combo } · netočno { $wrong }
   *[other] **{ $points } bodova** · najbolji kombo { $combo } · netočno { $wrong }
}
race-wait_for_order = -# Poredak će biti u kanalu kad svi završe.
race-records = Tvoji rekordi: **{ $today }** danas · **{ $week }** ovaj tjedan · **{ $ever }** svih vremena
race-new_record = 🏆 Tvoj dosad najbolji sprint!
race-missed = Zadatak { $number } · promašeni { $page } od { $count }
race-right_win = { $mark } pobjeđuje potezom **{ $solution }**. { $reasons }
race-right_draw = { $mark } remizira potezom **{ $solution }**. { $reasons }
race-nothing_missed = Bez ijednog promašenog zadatka. ✅
race-title_day = 🏁 **Utrka dana** · { $day }
race-day_rules = Svi ovdje dobivaju iste zadatke ({ $count }), od lakih do teških, za svaki po jedan pokušaj. Točan odgovor je bod. Utrka završava { $ends }; nakon toga prikazujem točne poteze.
race-day_named = U poretku su imena svih koji sudjeluju. Rejtinzi se ne mijenjaju.
race-day_nobody = Još nitko nije odgovorio.
race-day_over = Ta je utrka završila u ponoć po UTC-u.
race-day_solutions = -# Utrka završava { $ends }. Nakon toga `{ $prefix }{ name-race } { word-today }` prikazuje tvoje promašene zadatke.
race-day_progress = Tvoji odgovori: { $number } od { $count } zadataka.
race-day_order = -# Kod jednakog broja bodova odlučuje najduži kombo, zatim manje netočnih odgovora, pa kraće vrijeme. Nijedan se zadatak ne računa dulje od minute, pa možeš stati i danas nastaviti kasnije.
race-day_yesterday = { $points ->
    [one] Jučer: **{ $points } bod**, { $place }. mjesto od { $count }.
    [few] Jučer: **{ $points } boda**, { $place }. mjesto od { $count }.
   *[other] Jučer: **{ $points } bodova**, { $place }. mjesto od { $count }.
}
race-start = Start
race-todays = Današnja utrka
race-day_score = { $points ->
    [one] **{ $points } bod** · zadatak { $number } od { $count }
    [few] **{ $points } boda** · zadatak { $number } od { $count }
   *[other] **{ $points } bodova** · zadatak { $number } od { $count }
}
race-day_wrong = ❌ To nije točan potez.
race-storm_press = { race-title_storm } · Pritisni gumb i počni svoj. Vidiš ga samo ti.

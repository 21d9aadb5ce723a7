### The bot's texts in Croatian.

## ply

ply-member_first = Nova partija. **{ $who }** stavlja { $mark } na **{ $coordinate }**.
ply-member = **{ $who }** stavlja { $mark } na **{ $coordinate }**.
ply-program_first = Počinjem: **{ $coordinate }** { $mark }.
ply-program = Odgovaram: **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = stupac { $column }
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
status-level_to_move = **{ $who }** { $mark } razmišlja…
status-member_won = 🏆 **{ $who } pobjeđuje** s { $mark } na { $line }.
status-program_won = 🏁 **Pobjeđujem** s { $mark } na { $line }.
status-misere_won = 🏆 **{ $winner } pobjeđuje** jer **{ $who }** dovršava { $line } s { $mark }.
status-misere_member_won = 🏆 **{ $who } pobjeđuje** jer ja dovršavam { $line } s { $mark }.
status-misere_program_won = 🏁 **Pobjeđujem** jer **{ $who }** dovršava { $line } s { $mark }.
status-draw = 🤝 **Remi.** Ploča je puna i nitko nema liniju.
status-member_resigned = 🏳️ **{ $who }** se predaje. **Pobjeđujem.**
status-member_forfeited = ⌛ **{ $who }** ispada: odlazak ili isteklo vrijeme. **Pobjeđujem.**
status-member_started_over = 🏳️ **{ $who }** predaje prošlu partiju. **Pobjeđujem u njoj.**
status-resigned = 🏳️ **{ $who }** se predaje. **{ $winner } pobjeđuje.**
status-forfeited = ⌛ **{ $who }** ispada: odlazak ili isteklo vrijeme. **{ $winner } pobjeđuje.**
status-agreed = 🤝 **Remi** po dogovoru.
status-exhibition_ended = ⏹️ **Zaustavljeno.** Ova partija završava bez rezultata.
status-stopped = ⏹️ **Moderator je zaustavio ovu partiju.** Završava bez rezultata.
status-abandoned = 💤 Nitko nije nastavio igrati pa ova partija završava bez rezultata.
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
ending-no_mistake = Bez ijedne greške.

## position

position-cells = X: { $x } · O: { $o }
position-against = Moja razina: { $level }
position-coached = Uz savjete
position-weakened = Oslabljena razina: rejting ne raste
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
level-neural-middle = neuronska-srednja

## game

game-3x3 = Križić-kružić
game-misere = Obrnuti križić-kružić (linija gubi)
game-4x4 = 4×4 (četiri u nizu)
game-5x5 = 5×5 (četiri u nizu)
game-7x7 = 7×7 (pet u nizu)
game-9x9 = 9×9 (pet u nizu)
game-connect4 = Četiri u nizu
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
challenge-expires = Istječe { $deadline }.
challenge-accept = Prihvati
challenge-decline = Odbij
challenge-withdraw = Povuci
challenge-declined = **{ $who }** odbija izazov.
challenge-withdrawn = **{ $who }** povlači izazov.
challenge-uninvited = **{ $who }** povlači poziv.
challenge-expired = ⌛ Vrijeme je isteklo: **{ $who }** ostaje bez odgovora.
challenge-begun = **{ $x }** { $mark_x } igra protiv **{ $o }** { $mark_o }.

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
notice-reminder = ⏰ { $who }, na potezu si, a [partija]({ $link }) završava { $deadline }.
notify-on = 🔔 **Obavijesti:** uključene. U partijama s članovima spomenem te kad si na potezu, a pet te minuta nema u kanalu, kad drugi igrač prihvati tvoj izazov ili nešto ponudi, i jednom prije nego što ti istekne vrijeme.
notify-off = 🔕 **Obavijesti:** isključene. Spomenem te samo kad te netko izazove.
notify-turn_on = Uključi obavijesti
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
puzzle-rating = **Rejting zadataka:** { $rating } ({ $change })
puzzle-share = Podijeli
puzzle-shared = 🧩 Zadatak dana ({ $day }): { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }

## practice
practice-lost_win = **{ $mark } je na potezu.** Ovdje je tvoj potez **{ $coordinate }** ispustio pobjedu. Pronađi bolji potez.
practice-lost_draw = **{ $mark } je na potezu.** Ovdje je tvoj potez **{ $coordinate }** ispustio remi. Pronađi bolji potez.
practice-draws = 💡 **{ $coordinate } nije dovoljno:** { $other } još može remizirati.
practice-loses = 💡 **{ $coordinate } gubi** ako { $other } igra dobro.
practice-unproven = 💡 **{ $coordinate }** je možda jednako dobro, ali to nije dokazano.
practice-better = **Bolje:** { $solution }. { $reasons }
practice-no_mistakes = U ovoj partiji nema tvog poteza za koji je dokazano da je greška.
practice-none = Još nemaš vježbi. Od sada ih radim od grešaka u tvojim završenim partijama.
practice-none_due = **Sada nema ništa za vježbanje.** Tvoja sljedeća vježba: { $due }.
practice-show = Pokaži mi
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
    Na kraju netko mora igrati ispod njega: { $mark_x } dobiva neparne redove odozdo, { $mark_o } parne.
    Nikad ne igraj ispod polja na kojem bi protivnik pobijedio.
course-example = Primjer
course-exercise = Vježba { $number }
course-lessons = Sve lekcije
course-next = Sljedeća lekcija
course-win = **{ $mark } je na potezu i pobjeđuje.**
course-draw = **{ $mark } je na potezu i remizira.**
course-completes_line = 💡 **{ $coordinate } gubi:** dovršava liniju.
course-reply = { $mark } odgovara: **{ $coordinate }**.
course-solution = 💡 Točan potez: **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lekcija je gotova!**
course-all_done = 🏆 **Sve su lekcije gotove!**
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
settings-page_language = Jezik
settings-heading_games = ### Igre
settings-heading_boards = ### Ploče
settings-heading_access = ### Pristup
settings-heading_commands = ### Naredbe
settings-heading_language = ### Jezik
settings-default = Zadano: { $what }
settings-language = **Jezik:** { $language }
settings-discord_language = **Jezik:** { $language }, isti kao u Discordu
settings-language_from_discord = Isti kao u Discordu
settings-choose_language = { $first } … { $last }
settings-more_languages = Više jezika: { $first } … { $last }
settings-note_language = Poruke za sve su na ovom jeziku. Poruke koje vidiš samo ti su na tvojem.
settings-style = **Stil ploče:** { $style }
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
settings-note_idle = Partija završava kad toliko dugo nema poteza. Partije u tijeku zadržavaju svoju granicu.
settings-cooldown = **Pauza:** { $cooldown } između naredbi
settings-no_cooldown = **Pauza:** nema
settings-note_cooldown = Ne vrijedi za poteze i gumbe.
settings-prefix = **Prefiks:** `{ $own }`
settings-no_prefix = **Prefiks:** nema
settings-note_prefix = Naredbe s kosom crtom i spominjanja bota uvijek rade.
settings-change_prefix = Promijeni prefiks
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
settings-dismiss_deleted = U redu
settings-missing_for_answers = ⚠️ Ne mogu odgovarati na upisane naredbe ovdje: { $channels }. Molim te, daj mi tamo dozvolu **{ $missing }**.
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
coach-wait = Čeka me puno članova. Savjet stiže za oko { $seconds ->
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
coach-legend = Uz najbolju igru: 🏆 pobjeda, 🤝 remi, 💀 poraz. Broj kaže koliko poteza treba pobjedniku.
coach-network =
    Na potezu { $mark }. Mreža za ovu stranu očekuje **{ $value }**, od −100 (poraz) do +100 (pobjeda).
    Najdraže igra: **{ $moves }**
coach-network_legend = Što je polje svjetlije, to će mreža radije igrati ondje. + pobjeđuje, = igra neriješeno, − gubi uz najbolju igru. Traka pokazuje udio X lijevo i udio O desno.
coach-see_network = Što vidi mreža
coach-nothing_left = Ta je partija već gotova, nema se što analizirati.
coach-before_last = Zadnja partija ovdje, prije zadnjeg poteza:
coach-at_end = Zadnja partija ovdje, kad je stala:
coach-completes_line = Dovršava { $lines } i pobjeđuje.
coach-forks = Radi vilicu: prijeti pobjedom na { $cells }, a { $mark } može blokirati samo jedno od tih polja.
coach-forces = Prijeti pobjedom na { $cell }. { $mark } ondje mora blokirati, ali svejedno gubi.
coach-only_move = To je jedini mogući potez.
coach-blocks = Blokira { $mark } na { $lines }.
coach-only_draw = Svaki drugi potez gubi.
coach-keeps_win = { $others ->
        [one] Pobjeđuje i još { $others } potez.
        [few] Pobjeđuju i još { $others } poteza.
       *[other] Pobjeđuje i još { $others } poteza.
    }
coach-only_win = Nijedan drugi potez ne pobjeđuje.
coach-holds_out = Svaki potez gubi, a ni s jednim drugim ne možeš izdržati duže.
coach-holds_out_alone = Svaki potez gubi, ali s ovim možeš izdržati najduže.
coach-threatens = Prijeti pobjedom na { $cell }, pa { $mark } ondje mora blokirati.
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
coach-back = Natrag
coach-next = Dalje

## learner

learner-title = ### 🧠 Što ovdje znam
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
stats-members = **Članovi:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Članovi protiv mene
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
progress-post = Objavi
progress-none = Još nisam pregledao nijednu tvoju partiju. Počni s `{ $prefix }{ name-practice }` ili sa svojim pogreškama ispod izgubljene partije. Otad pregledavam svaku partiju koju završiš.
progress-clean = ✅ **{ $theme }:** bez pogreške od { $date } (pregledane partije: { $games })
progress-all_themes = Sve teme
progress-compared = { $now } · prije: { $before }
progress-accuracy = **Točnost:** { $share }
progress-games = **Pregledane partije:** { $games }
progress-mistakes = ### Pogreške
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Vježbanje
progress-due = **Vježbe za danas:** { $due } od { $exercises }
progress-lessons = **Završene lekcije:** { $done } od { $lessons }
progress-puzzle_rating = **Rejting u zadacima:** { $rating }
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
leaderboard-range = Članovi { $first }–{ $last } od { $total }
leaderboard-none = 🏅 Nitko ovdje još nema mjesto na ljestvici igre „{ $game }”. Za to { $games ->
        [one] treba { $games } partija
        [few] trebaju { $games } partije
       *[other] treba { $games } partija
    } protiv mojih razina ili članova, bez savjeta. Počni: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Odigrano ovdje
history-range = -# Partije { $first }–{ $last } od { $total }, najnovije prve
history-none = **{ $who }** ovdje još nema završenih partija. Počni: `{ $prefix }{ name-play }`
history-nothing = Nitko ovdje još nije završio partiju. Počni: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } protiv **{ $other }** · { $result } · { $plies ->
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

## replay

replay-ply = Potez { $number } od { $plies }: **{ $who }** stavlja { $mark } na **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }

## export

export-none = Još nemaš završenih partija. Počni: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partija je zaustavljena, i to piše na ploči.
moderation-resigned = 🏳️ **{ $who }** predaje partiju, i to piše na ploči.

## permission

permission-view_channel = Pregled kanala
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
question-did_you_mean = Možda misliš na `{ $prefix }{ $command } { $words }`?

## help

help-to_play = Igranje
help-to_learn = Učenje
help-to_owners = Za vlasnike poslužitelja
help-play =
    ### Igranje
    Pobjeđuju tri u nizu: vodoravno, okomito ili dijagonalno.
    - **Početak:** `{ $prefix }{ name-play }`. Igraš kao { $mark_x } i počinješ; uz `{ $prefix }{ name-play } o` igraš kao { $mark_o }.
    - **Potez:** pritisni polje ili upiši `{ $prefix }{ name-move } B2` (redak B, stupac 2).
    - **Razine:** `{ $prefix }{ name-play } { level-easy }` ili `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Druge igre:** `{ $prefix }{ name-play } { word-connect4 }` ili `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **S drugima:** `{ $prefix }{ name-play } @ben` izaziva člana, `{ $prefix }{ name-invite }` poziva bilo koga.
    - **Tijekom igre:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Spominjanja kad si na potezu:** `{ $prefix }{ name-privacy }`
    - **Još jedna partija ovdje:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Učenje
    - **Najbolji potez:** `/{ name-hint }` tijekom igre
    - **Usporedba svih poteza:** `{ $prefix }{ name-analyse }`
    - **Pregled zadnje partije:** **{ board-review }**
    - **Tvoje vlastite greške:** `{ $prefix }{ name-practice }`
    - **Tečaj:** `{ $prefix }{ name-course }`
    - **Zadaci:** `{ $prefix }{ name-puzzle }` ili `{ $prefix }{ name-puzzle } { word-daily }`
    - **Učenik:** `{ $prefix }{ name-play } { level-learner }` je početnik koji uči od tebe; `{ $prefix }{ name-brain }` pokazuje dokle je stigao.
    - **Gledanje:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Rezultati:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Tvoji podaci:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`
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
about-servers = **Poslužitelji:** { $servers }
about-since = **Pokretanje:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** povezan, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** nije povezan

## privacy

privacy-use_slash_command = To ostaje među nama. Upiši `/{ name-privacy }` ili mi pošalji `{ $prefix }{ name-privacy }` u izravnoj poruci.
privacy-title = ### Što čuvam o tebi
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
privacy-practice = **Vježbe:** { $exercises } · **Partije za njih:** { $reviewed }
privacy-course = **Lekcije:** { $lessons }
privacy-learners = **Učenikovo pamćenje:** { $learners ->
        [0] nema
        [one] iz { $learners } izravnog razgovora
        [few] iz { $learners } izravna razgovora
       *[other] iz { $learners } izravnih razgovora
    }
privacy-learners_details = -# Što je učenik naučio od tebe u izravnim porukama. Na poslužiteljima ne pamti tko je igrao.
privacy-notices = **Obavijesti isključene:** da
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
    -# Bez tvojeg korisničkog ID-ja i ID-jeva kanala i poruka. Ostaje samo ID poruke ili pritiska kojim je partija počela, kao njezin broj. Bez kanala ga nitko ne može pronaći.
    -# Do ponoći po UTC-u još znam koliko su puta ista dva člana danas igrala međusobno, ali ne i tko su.
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
name-draw = remi
name-takeback = vrati
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
name-stop = stop
name-move = potez
name-move_coordinate = polje
name-board = ploča
name-resign = predaj
name-puzzle = zadatak
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
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
word-network = mreža
word-hints = savjeti
word-misere = obrnuti
word-connect4 = 4unizu
word-connect_four = četiriunizu
word-tictactoe = križić-kružić
word-noughts = tic-tac-toe
word-reverse = obrnuti-križić-kružić
word-daily = dana
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

command-play = Započni partiju križić-kružića, Četiri u nizu ili neke druge igre
command-play_opponent = Moja razina, ako igraš protiv mene
command-play_member = Član kojeg izazivaš (zadano: igraš protiv mene)
command-play_mark = Tvoj znak; X počinje
command-play_mark_x = X (počinje)
command-play_mark_o = O (igra nakon X)
command-play_mark_random = Nasumično
command-play_thread = Otvori nit za partiju (zadano: po postavkama poslužitelja)
command-play_hints = Dopusti savjete objema stranama u partiji između članova
command-play_game = Koja igra (zadano: zadana igra poslužitelja)
command-invite = Pozovi bilo koga ovdje na partiju
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Dopusti savjete objema stranama
command-invite_game = { command-play_game }
command-menu_challenge_member = Izazovi na partiju
command-watch = Gledaj kako dvije moje razine igraju jedna protiv druge
command-watch_x = Razina koja igra kao X i počinje
command-watch_o = Razina koja igra kao O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Pogledaj i promijeni kako igram na ovom poslužitelju
command-stop = Zaustavi partiju u ovom kanalu
command-move = Odigraj potez na polje, npr. B2, a u Četiri u nizu u stupac s tim brojem
command-move_coordinate = Polje, npr. B2, a u Četiri u nizu broj stupca
command-board = Prikaži ploču ponovno
command-resign = Predaj partiju
command-puzzle = Pronađi jedini točan potez
command-puzzle_daily = Prikaži svima ovdje zadatak dana ovog poslužitelja
command-puzzle_game = { command-play_game }
command-puzzle_theme = Odaberi o čemu je zadatak
command-course = Nauči bolje igrati u sedam kratkih lekcija
command-course_lesson = Broj lekcije (zadano: sve lekcije)
command-help = Pogledaj kako se igra
command-hint = Saznaj dobar potez i zašto je dobar; vidiš samo ti
command-analyse = Saznaj koliko vrijedi svaki potez
command-analyse_position = Redci odozgo, npr. X../.O./... (zadano: partija u ovom kanalu)
command-analyse_view = Što želiš vidjeti osim vrijednosti (zadano: ništa)
command-analyse_view_network = što vidi mreža
command-privacy = Pogledaj ili izbriši ono što čuvam o tebi
command-practice = Pronađi točne poteze ondje gdje je bila greška
command-practice_move = { command-move_coordinate }
command-stats = Pogledaj rezultate: svoje, nekog člana ili cijelog poslužitelja
command-stats_member = Čije partije (zadano: tvoje)
command-stats_server = Prikaži partije svih na ovom poslužitelju
command-stats_game = Samo ova igra (zadano: sve igre)
command-leaderboard_game = { command-play_game }
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Koje polje? Upiši slovo retka i broj stupca, na primjer `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = To nije polje. Upiši slovo retka i broj stupca, na primjer `{ $prefix }{ name-move } B2`.
error-missing_column = Koji stupac? Upiši njegov broj, na primjer `{ $prefix }{ name-move } 2`.
error-unreadable_column = To nije stupac. Upiši njegov broj, na primjer `{ $prefix }{ name-move } 2`.
error-unknown_row = Nema retka { $row }. Redci su od { $first } do { $last }.
error-unknown_column = Nema stupca { $column }. Stupci su od { $first } do { $last }.
error-cell_taken = Na **{ $coordinate }** već stoji { $mark }. Odaberi slobodno polje.
error-full_column = Stupac { $column } je pun. Odaberi drugi.
error-floating_cell = S **{ $coordinate }** bi znak pao. Odaberi najniže slobodno polje stupca.
error-position_shape = Zapiši poziciju ovako: broj redaka { $rows }, polja u retku { $columns }, a između redaka `/`. Na primjer: `{ $example }`. Za ploču druge veličine najprije napiši veličinu, na primjer `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_mark = U toj poziciji redak { $row }, stupac { $column } nije `X`, `O` ni `.`.
error-impossible_position = Nijedna partija ne vodi do te pozicije: X počinje, strane igraju naizmjence, a prva linija završava igru.
error-floating_position = Nijedna partija ne vodi do te pozicije: znak bi s **{ $coordinate }** pao.
error-game_size = Nema igre te veličine. Ploča ima od { $least } do { $most } redaka i stupaca, a linija ima barem { $least } polja i stane na ploču. Na primjer, `{ $prefix }{ name-play } 6x6x4` znači 6 redaka, 6 stupaca i 4 u nizu.
error-game_not_offered = Na ovom poslužitelju nema igre **{ $game }**. Ima: { $offered }.
error-match_over = Ta je partija gotova. Počni novu: `{ $prefix }{ name-play }`
error-not_a_player = Ne igraš u ovoj partiji.
error-workers_busy = Trenutačno previše članova čeka savjete. Pokušaj ponovno za minutu.
error-advice_pending = Još radim na tvom zadnjem zahtjevu za savjet. Pitaj ponovno kad ti odgovorim.
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
error-channel_busy = Ovdje igraju drugi. Igraj u drugom kanalu ili u niti, ili upiši `{ $prefix }{ name-play }` kad { $idle_after ->
        [one] { $idle_after } minutu
        [few] { $idle_after } minute
       *[other] { $idle_after } minuta
    } nema poteza.
error-exhibition_running = Ovdje dvije moje razine igraju jedna protiv druge. Pričekaj kraj njihove partije ili igraj u drugom kanalu ili u niti.
error-match_moved_on = Partija je otad otišla dalje. Prikaži je: `{ $prefix }{ name-board }`
error-channel_taken = Ovdje traje druga partija. Pričekaj njezin kraj ili igraj u drugom kanalu ili u niti.
error-question-not_yours = To je pitanje bilo za nekog drugog.
error-offer-not_a_duel = To radi samo u partijama između članova. Protiv mene `{ $prefix }{ name-play }` počinje novu partiju, a `{ $prefix }{ name-resign }` predaje ovu.
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
error-challenge-private_thread = Tko otvori privatnu nit, može iz nje ukloniti ostale. Zato članovi ovdje igraju samo uz savjete i bez rejtinga: `{ $prefix }{ name-play } @netko { word-hints }`.
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
error-thread-not_here = Ovdje ne mogu otvoriti nit. Igraj bez nje ili u tekstualnom kanalu poslužitelja.
error-thread-user_permission = Za otvaranje niti ovdje treba ti dozvola **{ $missing }**. Igraj bez nje.
error-thread-too_many = Ovaj poslužitelj već ima onoliko otvorenih niti koliko Discord dopušta. Igraj bez niti ili prvo arhiviraj neku otvorenu.
error-thread-try_later = Discord mi trenutačno ne dopušta otvaranje niti, pa se partija igra ovdje.
error-thread-try_later_or_elsewhere = Discord mi trenutačno ne dopušta otvaranje niti, a ovdje traje druga partija. Pokušaj ponovno za nekoliko minuta ili igraj u drugom kanalu.
error-training-bot_permission = Za prikaz tijeka treninga ovdje treba mi dozvola **{ $missing }**. Zamoli nekoga tko upravlja poslužiteljem da mi je dodijeli ili me treniraj u drugom kanalu.
error-training-user_install = Ovdje ne mogu prikazivati tijek treninga. Treniraj me u izravnoj poruci ili na poslužitelju koji me je dodao.
error-learner_game = Učenik ne igra tu igru. Igra: { $games }.
error-learner-unknown_word = Ne znam što je „{ $typed }”. `{ $prefix }{ name-brain }` pokazuje što znam. Možeš upisati i `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` s datotekom te `{ $prefix }{ name-learner } { word-reset }` ili `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-training-unknown_word = Ne znam što je „{ $typed }”. Upiši broj partija i jednu od mojih razina ({ $levels }), na primjer `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Za trening odaberi od 1 do { $most } partija.
error-training-already_running = Ovdje već traje trening. Pričekaj njegov kraj ili ga završi.
error-learner-other_mode = To se znanje ne može spojiti: datoteka je u načinu `{ $theirs }`, a ovdje učim u načinu `{ $ours }`.
error-learner-download_failed = Discord mi nije dao tu datoteku. Pokušaj ponovno.
error-not_a_manager = Za to ti treba dozvola **{ permission-manage_guild }**.
error-settings_outside_server = Postavke imaju samo poslužitelji. Upiši `/{ name-settings }` u kanalu svojeg poslužitelja.
error-invalid_choice = Taj odabir nije dostupan. Dostupne pokazuje `/{ name-settings }`.
error-invalid_prefix = Nije spremljeno: prefiks ima do 5 vidljivih znakova bez razmaka i obrnutih apostrofa i ne počinje s `/`, `@` ili `<`.
error-wrong_channel = Ovdje ne igram. Igrati možeš ovdje: { $channels }.
error-missing_role = Za igru sa mnom ovdje treba ti jedna od ovih uloga: { $roles }.
error-cooldown = Ne tako brzo. Sljedeću naredbu možeš upisati { $ends }.
error-moderation-not_a_moderator = Za zaustavljanje tuđih partija treba ti dozvola **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Ako je ova partija počela na tvoju naredbu, zaustavi je gumbom ispod ploče. Inače ti treba dozvola **{ permission-manage_messages }**.
error-memory_file-too_large = Ne mogu uvesti tu datoteku: ima više od { $max_kib } KiB.
error-memory_file-value = Ne mogu uvesti tu datoteku: `{ $where }` mora biti jedno od ovoga: `{ $values }`.
error-memory_file-entry = Ne mogu uvesti tu datoteku: `{ $where }` mora biti cijeli broj od 1 do { $max_position }. { -entries-from-0 }
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
error-match_unreachable = Zadnja partija ovdje završila je bez rezultata jer je poruka s njezinom pločom izbrisana ili mi ovaj kanal nije bio vidljiv.
error-hints_not_allowed = U ovoj su partiji savjeti isključeni. Partija sa savjetima za oboje: `{ $prefix }{ name-play } @netko { word-hints }`
error-record-nothing_finished = Ovdje još nije završila nijedna partija. `{ $prefix }{ name-analyse } X../.O./...` analizira bilo koju poziciju.
error-record-match_not_found = Tu partiju više ne znam. Možda je neki od igrača izbrisao svoje podatke.
error-record-unknown_target = Ne znam što je „{ $typed }”. Za sebe to izostavi, za člana upiši npr. `{ $prefix }{ $command } @ben`, a za sve ovdje `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Odaberi ili člana ili cijeli poslužitelj, ne oboje.
error-record-no_leaderboard = Rejtinzi i ljestvica postoje samo na poslužiteljima. Tvoji rezultati ovdje: `{ $prefix }{ name-stats }`
error-record-board_too_large = Ta je ploča prevelika da je prikažem. Najveća je { $most }×{ $most }.
error-record-export_too_large = Tvojih partija ima više nego što stane u datoteke od { $most } MiB. Zatraži ih od osobe koja me pokreće.
error-level_not_offered = Razina **{ $level }** nije dostupna u ovoj igri: { $game }. Njezine razine: { $levels }.
error-network_missing = Na ovom botu mreža nije instalirana, pa **intuicija** i **neuronska** nisu dostupne.
error-network_game = Mreža nije učila tu igru. Zna: { $games }.
error-no_records = Za tu igru nema zasebne statistike i rejtinga. Ima ih za: { $games }.
error-unknown_level = Ne znam što je „{ $typed }”. Moje razine su { $levels }. Na primjer: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Nije spremljeno: i X i O trebaju emotikon.
error-emoji-unreadable = Nije spremljeno: „{ $typed }” nije emotikon. Upiši emotikon ili naziv emotikona poslužitelja, npr. `:cat:`.
error-emoji-composed = Nije spremljeno: „{ $typed }” je sastavljen od nekoliko znakova, kao sve zastave, tipke i obitelji. Na ploči bi ih Discord mogao prikazati odvojeno. Odaberi jednostavan emotikon, npr. 🍎.
error-emoji-unknown = Nije spremljeno: ovaj poslužitelj nema emotikon `:{ $name }:`. Upiši neki od njegovih ili standardni, npr. 🍎.
error-emoji-unavailable = Nije spremljeno: `:{ $name }:` trenutačno nije dostupan jer poslužitelj ima više emotikona nego što mu pojačanja dopuštaju.
error-emoji-restricted = Nije spremljeno: `:{ $name }:` smiju koristiti samo uloge koje nemam.
error-emoji-duplicate = Nije spremljeno: { $emoji } bi značio dvije različite stvari. X, O i slobodna polja trebaju različite emotikone, i u pobjedničkoj liniji. Ako ništa ne odabereš, slobodno polje je { $free }.
error-emoji-unlisted = Nije spremljeno: Discord mi nije rekao koje emotikone ima ovaj poslužitelj. Pokušaj ponovno.

## failure

failure-old_button = Taj je gumb iz moje starije verzije. Što sada mogu: `{ $prefix }{ name-help }`
failure-changed = Moje su se naredbe upravo promijenile, a tvoj Discord još prikazuje stare. Ponovno ga učitaj (Ctrl+R ili ponovno pokreni aplikaciju) i pokušaj opet.
failure-unexpected = Oprosti, nešto je kod mene pošlo po krivu. Pokušaj ponovno; `{ $prefix }{ name-board }` pokazuje stanje partije.
failure-try_later = Discord mi trenutačno ne dopušta da to završim. Pokušaj za minutu; `{ $prefix }{ name-board }` pokazuje stanje partije.
failure-no_channel = Discord mi nije rekao u kojem je to kanalu. Pokušaj ponovno.
failure-not_attached = Datoteka nedostaje jer ju je Discord odbio.
failure-database = Oprosti, trenutačno ne mogu spremati partije. Spremljene su na sigurnom: za nekoliko minuta provjeri `{ $prefix }{ name-board }` i pokušaj ponovno.
failure-computation = Oprosti, taj je izračun trajao predugo. Pokušaj ponovno za nekoliko minuta.
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

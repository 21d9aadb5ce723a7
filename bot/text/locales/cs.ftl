### The bot's texts in Czech.

## ply

ply-member_first = Nová partie. **{ $who }** dává { $mark } na **{ $coordinate }**.
ply-member = **{ $who }** dává { $mark } na **{ $coordinate }**.
ply-program_first = Začínám: **{ $coordinate }** { $mark }.
ply-program = Odpovídám: **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = sloupec { $column }
move-cell = řádek { $row } sloupce { $column }
move-row = řádek { $row }, sloupce { $first } až { $last }
move-diagonal = úhlopříčka { $first } – { $last }
move-boards = desky { $boards }
ply-wait = Čeká na mě hodně partií, takže mi tah zabere asi { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.

## status

status-member_to_move = Jsi na tahu, **{ $who }**: hraješ jako { $mark }.
status-example = Například: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, jsi na tahu · čas vyprší { $deadline }
status-time_limit = Bez tahu do té doby partie skončí bez výsledku. Jakmile zahrají obě strany, prohraje ta, které vyprší čas.
status-replaceable = Až oba zahrajeme a ty pak hodinu nepotáhneš, můžou tu ostatní začít svou partii a tuhle prohraješ.
status-extended = ⏳ Čas byl jednou prodloužen, protože **{ $who }** nevidí tenhle kanál nebo do něj nemůže psát.
status-excused = **{ $who }** nevidí tenhle kanál nebo do něj nemůže psát. **{ $other }** má oprávnění, která to můžou způsobit, takže nikdo neprohrává.
status-level_to_move = **{ $who }** { $mark } přemýšlí…
status-member_won = 🏆 **{ $who } { $mark } vyhrává.** Řada: { $line }.
status-program_won = 🏁 **Vyhrávám** jako { $mark }. Řada: { $line }.
status-member_won_without_line = 🏆 **{ $who } vyhrává.**
status-program_won_without_line = 🏁 **Vyhrávám.**
status-misere_won = 🏆 **Vyhrává { $winner }**, protože **{ $who }** { $mark } dokončuje řadu: { $line }.
status-misere_member_won = 🏆 **{ $who } vyhrává**, protože já { $mark } dokončuju řadu: { $line }.
status-misere_program_won = 🏁 **Vyhrávám**, protože **{ $who }** { $mark } dokončuje řadu: { $line }.
status-draw = 🤝 **Remíza.** Deska je plná a nikdo nemá řadu.
status-draw_repetition = 🤝 **Remíza.** Stejná pozice nastala třikrát.
status-draw_move_limit = 🤝 **Remíza** po 100 tazích.
status-draw_boards = { $count ->
    [one] 🤝 **Remíza.** Každá strana má { $count } vyhranou desku a nikdo nemá tři v řadě.
    [few] 🤝 **Remíza.** Každá strana má { $count } vyhrané desky a nikdo nemá tři v řadě.
   *[other] 🤝 **Remíza.** Každá strana má { $count } vyhraných desek a nikdo nemá tři v řadě.
}
status-member_won_boards = 🏆 **{ $who } vyhrává**, { $won } : { $lost } na desky: nikdo nemá tři v řadě.
status-program_won_boards = 🏁 **Vyhrávám**, { $won } : { $lost } na desky: nikdo nemá tři v řadě.
status-member_resigned = 🏳️ **{ $who }** se vzdává. **Vyhrávám.**
status-member_forfeited = ⌛ **{ $who }** končí: odchod ze serveru nebo vypršení času. **Vyhrávám.**
status-member_started_over = 🏳️ **{ $who }** vzdává minulou partii. **Vyhrávám ji.**
status-resigned = 🏳️ **{ $who }** se vzdává. **Vyhrává { $winner }.**
status-forfeited = ⌛ **{ $who }** končí: odchod ze serveru nebo vypršení času. **Vyhrává { $winner }.**
status-agreed = 🤝 **Remíza** dohodou.
status-exhibition_ended = ⏹️ **Zastaveno.** Tahle partie končí bez výsledku.
status-stopped = ⏹️ **Moderátor tuhle partii zastavil.** Končí bez výsledku.
status-abandoned = 💤 Nikdo nepokračoval, takže tahle partie končí bez výsledku.
status-crowd = skupina
status-crowd_first = Skupina
status-crowd_to_move = Na tahu je skupina { $mark }: **hlasovat můžou všichni.**
status-someone = někdo
status-again_watch = Ještě jednu? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Díky za hru!
ending-next_time = Třeba to vyjde příště!
ending-good_game = Dobrá partie!
ending-rating = **Rating:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } výhra v řadě
        [few] { $count } výhry v řadě
       *[other] { $count } výher v řadě
    }
ending-rating_of_game = **Rating ve hře „{ $game }“:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 První výhra proti úrovni **{ $level }**!
ending-last_win = Před tvým posledním tahem tu ještě byla výhra: ||**{ $cells }**||
ending-last_draw = Před tvým posledním tahem tu ještě byla remíza: ||**{ $cells }**||
ending-last_win_of_member = **{ $who }**: před posledním tahem tu ještě byla výhra: ||**{ $cells }**||
ending-last_draw_of_member = **{ $who }**: před posledním tahem tu ještě byla remíza: ||**{ $cells }**||
ending-earlier_win = Ve tvém { $ordinal ->
       *[other] { $number }.
    } tahu ještě byla výhra: ||**{ $cells }**||
ending-earlier_draw = Ve tvém { $ordinal ->
       *[other] { $number }.
    } tahu ještě byla remíza: ||**{ $cells }**||
ending-earlier_win_of_member = **{ $who }**: v { $ordinal ->
       *[other] { $number }.
    } tahu ještě byla výhra: ||**{ $cells }**||
ending-earlier_draw_of_member = **{ $who }**: v { $ordinal ->
       *[other] { $number }.
    } tahu ještě byla remíza: ||**{ $cells }**||
ending-best_result = Bez jediné chyby: lepšího výsledku tu nemůže dosáhnout nikdo.
ending-no_mistake = Bez jediné chyby.

## position

position-cells = X: { $x } · O: { $o }
position-none = žádné
position-columns = Kameny ve sloupcích, odspodu: { $columns }
position-disc_x = červený
position-disc_o = žlutý
position-threats = { $glyph } označuje hrozbu: { $cells }
position-fading = Příště zmizí: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Další tah: na desce { $board }, { $first } až { $last }.
position-any_board = Další tah: na kterékoli desce.
position-open_boards = Další tah: na kterékoli otevřené desce ({ $boards }).
position-boards_won = Uzavřené desky: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = bez vítěze: { $boards }
position-against = Moje úroveň: { $level }
position-coached = S tipy
position-weakened = Míň času na přemýšlení než obvykle: rating nestoupne
position-unrated = Soukromé vlákno: bez ratingu
position-misere = { $count } v řadě prohrává

## level

level-random = náhodná
level-easy = lehká
level-medium = střední
level-hard = těžká
level-perfect = dokonalá
level-learner = žák
level-intuition = intuice
level-neural = neuronová
level-neural-early = neuronová-raná
level-neural-middle = neuronová-v-tréninku

## game

game-3x3 = Piškvorky 3×3
game-misere = Obrácené piškvorky (řada prohrává)
game-4x4 = 4×4 (čtyři v řadě)
game-5x5 = 5×5 (čtyři v řadě)
game-7x7 = 7×7 (pět v řadě)
game-9x9 = 9×9 (pět v řadě)
game-connect4 = Čtyři v řadě
game-fading = Mizející značky
game-ultimate = Ultimátní piškvorky
game-rules_fading = Tři v řadě vyhrávají. Každá strana má nejvýš tři značky: když dáváš čtvrtou, nejdřív zmizí tvoje nejstarší.
game-rules_ultimate = Vyhraj tři desky v řadě: vodorovně, svisle nebo úhlopříčně. Pole, na které zahraješ, určí, kde hraje druhá strana: pole vpravo nahoře ji pošle na desku vpravo nahoře. Když je tahle deska už vyhraná nebo plná, může hrát na kterékoli jiné otevřené.
game-size = { $rows }×{ $columns } ({ $in_a_row } v řadě)

## board

board-rematch = Odveta
board-level = Úroveň: { $level }
board-game = Hra: { $game }
board-hint = Tip
board-resign = Vzdát
board-take_back = Vrátit tah
board-draw = Nabídnout remízu
board-again = Hrát znovu
board-stop = Zastavit partii
board-review = Rozbor
board-fix = Opravit moje chyby
board-choose_row = Vyber řádek: { $rows }
board-choose_column = Řádek { $row }: vyber sloupec
board-another_row = Jiný řádek
board-choose_board = Vyber desku
board-choose_cell = { $board }: vyber pole
board-another_board = Jiná deska

## style

style-default = Klasika, velké desky jako obrázky
style-classic = Klasika
style-shapes = Tvary
style-animals = Zvířata
style-fruit = Ovoce
style-space = Vesmír
style-weather = Počasí
style-picture = Obrázek
style-own = Emoji serveru

## own

own-title = Emoji na desce
own-choose = Vybrat emoji
own-explanation = Emoji nebo název emoji z tohoto serveru, třeba :cat:
own-placeholder = Když nic nevyplníš, použije se výchozí
own-x = X
own-o = O
own-winning_x = Zvýrazněné X
own-winning_o = Zvýrazněné O
own-empty = Volné pole
own-unavailable = Tahle emoji už tu nejsou dostupná: { $names }. Na deskách jsou zase { $mark_x } a { $mark_o }.

## picture

picture-board = Deska { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Deska: { $rows }×{ $columns }. { $discs }.
picture-fading = Příště zmizí: { $marks }.
picture-fading_mark = { $letter } na { $cell }
picture-last = Poslední tah: { $coordinate }.
picture-line = Škrtnutá řada: { $line }.
picture-network = Síť čeká pro { $mark } hodnotu { $value }, od −100 do +100. Nejradši hraje: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Hrát ve vlákně
thread-made = Partie se hraje tady: { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** tě vyzývá na partii: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** hledá někoho na hru: **{ $game }**. Kdo se přidá?
challenge-mark = **{ $who }** hraje jako { $mark } a začíná { $mark_x }.
challenge-random_mark = O značkách rozhodne los a začíná { $mark_x }.
challenge-hints = 💡 Oba můžou používat `/{ name-hint }` a na desce to bude vidět.
challenge-notices_on = 🔔 Přijetí výzvy zapne upozornění: označím tě, když jsi na tahu a nejsi tu, a než ti vyprší čas. Vypneš je tlačítkem v `/{ name-privacy }`.
challenge-expires = Vyprší { $deadline }.
challenge-accept = Přijmout
challenge-decline = Odmítnout
challenge-withdraw = Stáhnout
challenge-declined = **{ $who }** odmítá výzvu.
challenge-withdrawn = **{ $who }** stahuje výzvu.
challenge-uninvited = **{ $who }** stahuje pozvánku.
challenge-expired = ⌛ Čas vypršel: **{ $who }** zůstává bez odpovědi.
challenge-begun = Hrají **{ $x }** { $mark_x } a **{ $o }** { $mark_o }.
challenge-choose_friend = S kým chceš hrát?
challenge-friend = Vyber člena
challenge-invite = Kdokoli tady

## offer

offer-draw = 🤝 **{ $who }** nabízí remízu. **{ $other }**, přijmeš?
offer-take-back = ↩️ **{ $who }** chce vrátit **{ $coordinate }**. **{ $other }**, souhlasíš?
offer-take-back_answered = ↩️ **{ $who }** chce vrátit **{ $coordinate }** (a s tím i odpověď **{ $answer }**, kterou hraje **{ $other }**). **{ $other }**, souhlasíš?
offer-accept = Souhlasit
offer-decline = Odmítnout
offer-taken_back = **{ $who }** vrací svůj tah.
offer-declined = **{ $who }** odmítá. Hraje se dál.
offer-withdrawn = **{ $who }** stahuje nabídku. Hraje se dál.
notice-turn = { $who }, jsi na tahu.
notice-begun = { $who }, tvoje partie začala.
notice-reminder = ⏰ { $who }, jsi na tahu a tvůj čas v [partii]({ $link }) vyprší { $deadline }.
notify-on = 🔔 **Upozornění:** zapnutá. V partiích s ostatními tě označím, když jsi na tahu a pět minut nejsi v kanálu, když druhý hráč přijme tvou výzvu nebo něco nabídne, a jednou před vypršením času.
notify-off = 🔕 **Upozornění:** vypnutá. Označím tě, jen když tě někdo vyzve.
notify-turn_on = Zapnout upozornění
notify-reminders_on = 🔥 **Připomínka série:** zapnutá. Dvě hodiny před půlnocí UTC ti pošlu přímou zprávu, když hrozí konec série úloh dne, která má aspoň tři dny.
notify-reminders_off = 🔥 **Připomínka série:** vypnutá. Dvě hodiny před půlnocí UTC ti můžu poslat přímou zprávu, když hrozí konec série úloh dne, která má aspoň tři dny.
notify-turn_on_reminders = Připomínat mi sérii
notify-turn_off_reminders = Nepřipomínat sérii
notify-searches_on = ⚔️ **Upozornění na pozvánky:** tady zapnutá. Pošlu ti přímou zprávu, když někdo hledá spoluhráče v kanálu, který vidíš, nejvýš jednou za hodinu.
notify-searches_off = ⚔️ **Upozornění na pozvánky:** tady vypnutá. Můžu ti poslat přímou zprávu, když někdo hledá spoluhráče v kanálu, který vidíš, nejvýš jednou za hodinu.
notify-searches_off_here = ⚔️ **Upozornění na pozvánky:** vypnutá. Tenhle server je nedovoluje.
notify-searches_in = { $count ->
    [one] ⚔️ **Upozornění na pozvánky:** zapnutá na { $count } serveru. Pošlu ti přímou zprávu, když tam někdo hledá spoluhráče.
    [few] ⚔️ **Upozornění na pozvánky:** zapnutá na { $count } serverech. Pošlu ti přímou zprávu, když tam někdo hledá spoluhráče.
   *[other] ⚔️ **Upozornění na pozvánky:** zapnutá na { $count } serverech. Pošlu ti přímou zprávu, když tam někdo hledá spoluhráče.
}
notify-searches_nowhere = ⚔️ **Upozornění na pozvánky:** vypnutá. Na serveru zapne `/{ name-notify }` přímé zprávy o tom, že tam někdo hledá spoluhráče.
notify-turn_on_searches = Upozornit, když někdo hledá hru
notify-turn_off_searches = Neupozorňovat na pozvánky
notify-streak_ends =
    🔥 Tvoje série úloh dne skončí { $ends }, o půlnoci UTC, pokud nevyřešíš dnešní úlohu:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
notify-private_streak = - tady, přes `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
notify-streak_elsewhere = - v jiné konverzaci, přes `/{ name-puzzle }`: { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
notify-some_server = jiný server
notify-search = ⚔️ **{ $who }** hledá někoho na hru **{ $game }**, server **{ $server }**. Vyprší { $deadline }. [Zobrazit pozvánku]({ $link })
notify-turn_off = Vypnout upozornění

## puzzle

puzzle-win = **{ $mark } je na tahu a vyhraje.** Vyhrává jen jeden tah. Který?
puzzle-draw = **{ $mark } je na tahu a remizuje.** Remízu drží jen jeden tah, všechny ostatní prohrávají. Který?
puzzle-user = 🧩 Úloha pro hráče **{ $who }**.
puzzle-daily = 🧩 **Úloha dne, { $day }.** Další přijde { $ends }. Počítá se jen první odpověď.
puzzle-right = ✅ **{ $coordinate } je správně.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } nestačí:** { $other } ještě může uhrát remízu. Správný tah je **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } prohrává**, když { $other } hraje dobře. Správný tah je **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } úloha v řadě!
        [few] { $count } úlohy v řadě!
       *[other] { $count } úloh v řadě!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } den v řadě!
        [few] { $count } dny v řadě!
       *[other] { $count } dní v řadě!
    }
puzzle-record-solved = **Vyřešeno:** { $solved } z { $tried }
puzzle-record-streak = **Série:** { $in_a_row } (rekord: { $best })
puzzle-record-daily = **Úloha dne:** { $days ->
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    } (rekord: { $best_days })
puzzle-next = Další úloha
puzzle-skip_costs = -# Když si před odpovědí vezmeš jinou úlohu, tahle se počítá jako nevyřešená.
puzzle-seen = Tahle úloha už byla v posledních 30 dnech v některém tvém závodě, takže tvůj rating nemění.
puzzle-rating = **Rating v úlohách:** { $rating } ({ $change })
puzzle-share = Sdílet
puzzle-shared = 🧩 Úloha dne, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
puzzle-solve = Řešit
puzzle-answers = správně **{ $solved }**, špatně **{ $missed }**
puzzle-streaks = 🔥 **Sdílené série:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
puzzle-race = { $count ->
        [one] 🏁 **Závod dne:** { $leaders } · zatím { $count } účastník
        [few] 🏁 **Závod dne:** { $leaders } · zatím { $count } účastníci
       *[other] 🏁 **Závod dne:** { $leaders } · zatím { $count } účastníků
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Závod dne
puzzle-yesterday = **Včerejší řešení:** { $solution }
puzzle-yesterday_posted = **[Včerejší]({ $link }) řešení:** { $solution }

## practice
practice-game = Z tvojí partie, { $day }:
practice-lost_win = **{ $mark } je na tahu.** Tady tvůj tah **{ $coordinate }** pustil výhru z ruky. Najdi lepší tah.
practice-lost_draw = **{ $mark } je na tahu.** Tady tvůj tah **{ $coordinate }** pustil remízu z ruky. Najdi lepší tah.
practice-crowd_game = Z partie skupiny, { $day }:
practice-crowd_lost_win = **{ $mark } je na tahu.** Tady tah skupiny **{ $coordinate }** pustil výhru z ruky. Najdi lepší tah.
practice-crowd_lost_draw = **{ $mark } je na tahu.** Tady tah skupiny **{ $coordinate }** pustil remízu z ruky. Najdi lepší tah.
practice-race = Z tvého závodu, { $day }:
practice-no_move_win = **{ $mark } je na tahu a vyhraje.** Tady ti na tah nezbyl čas. Vyhrává jen jeden. Který?
practice-no_move_draw = **{ $mark } je na tahu a remizuje.** Tady ti na tah nezbyl čas. Remízu drží jen jeden. Který?
practice-draws = 💡 **{ $coordinate } nestačí:** { $other } ještě může uhrát remízu.
practice-loses = 💡 **{ $coordinate } prohrává**, když { $other } hraje dobře.
practice-unproven = 💡 **{ $coordinate }** je možná stejně dobré, ale dokázat se to nepodařilo.
practice-better = **Lepší:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Tohle cvičení se vrátí zítra.
        [one] Tohle cvičení se vrátí za { $days } den.
        [few] Tohle cvičení se vrátí za { $days } dny.
       *[other] Tohle cvičení se vrátí za { $days } dní.
    }
practice-first_counts = Počítá se jen první odpověď, a to v den, na který cvičení připadá. { practice-comes_back }
practice-end_of_game = To byla tvoje poslední chyba v téhle partii.
practice-end_of_race = To byla poslední nevyřešená úloha z tohohle závodu.
practice-no_mistakes = V téhle partii není žádný tvůj tah, u kterého by byla chyba prokázaná.
practice-none = Zatím nemáš žádná cvičení. Odteď je dělám z chyb ve tvých dohraných partiích.
practice-none_due = **Teď není co cvičit.** Tvoje další cvičení: { $due }.
practice-show = Ukaž mi to
practice-try_again = Zkusit znovu
practice-hint = { board-hint }
practice-other_game = Chyby z jiné partie
practice-a_game = Chyby z partie
practice-hint_finish_line = 💡 **Tip:** můžeš dokončit řadu.
practice-hint_block_line = 💡 **Tip:** { $other } může dalším tahem dokončit řadu.
practice-hint_make_fork = 💡 **Tip:** můžeš hrozit výhrou na dvou polích najednou.
practice-hint_prevent_fork = 💡 **Tip:** { $other } může dalším tahem hrozit výhrou na dvou polích najednou.
practice-hint_forced_sequence = 💡 **Tip:** mysli pár tahů dopředu: co může { $other } hrát po každém tvém tahu?
practice-hint_opening = 💡 **Tip:** podívej se, čím může { $other } hrozit po každém tvém tahu.
practice-hint_zugzwang = 💡 **Tip:** nakonec musí do každého sloupce někdo hrát. Spočítej, kdo to bude.
practice-puzzle = Řešit úlohu
practice-press = Stiskni tlačítko a cvič. Uvidíš to jen ty.
practice-open = Cvičit

## course

course-lines = Řady a blokování
course-forks = Vidličky
course-prevention = Jak zabránit vidličce
course-openings = Zahájení
course-misere = Všechno obráceně
course-large = Větší desky
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kurz
    Každá lekce má příklad, který hraješ, a tři cvičení.
course-lines_text =
    Tři značky v řadě vyhrávají: vodorovně, svisle nebo úhlopříčně.
    Proto se nejdřív podívej, jestli můžeš dokončit řadu.
    Když ne, podívej se, jestli může soupeř, a zablokuj ji.
course-forks_text =
    Vidlička hrozí výhrou na dvou polích najednou.
    Zablokovat jde jen jedno, takže vyhraješ na druhém.
    Hledej volné pole, kde se potkávají dvě tvoje řady.
course-prevention_text =
    Všimni si soupeřovy vidličky, než vznikne.
    Obsaď její pole, nebo vytvoř hrozbu, kterou musí blokovat jinde.
    Když vidličku udělá samo zablokování, byla to špatná hrozba.
course-openings_text =
    Střed patří do čtyř řad, roh do tří, kraj do dvou.
    Proto začínej ve středu nebo v rohu.
    Na roh odpověz středem a na střed rohem.
course-misere_text =
    Kdo dokončí řadu, prohrává, takže drž své značky od sebe.
    { $mark_x } začíná ve středu a na každý tah odpovídá na protějším poli.
    V každé řadě, kterou by { $mark_x } mohl dokončit, je pak { $mark_o }.
course-large_text =
    Pět v řadě vyhrává. Čtyřku s oběma konci volnými nejde zastavit: zablokovat jde jen jeden konec.
    Trojka s oběma konci volnými se dalším tahem stane takovou čtyřkou.
    Čtyřka se musí blokovat hned, takže má přednost před každou trojkou.
course-connect4_text =
    Řada, které chybí jedno pole, je hrozba, i když tam zatím nikdo nemůže hrát.
    Nakonec někdo musí hrát pod ním: { $mark_x } dostane liché řádky odspodu, { $mark_o } sudé.
    Nikdy nehraj pod pole, kde by soupeř vyhrál.
course-example = Příklad
course-exercise = Cvičení { $number }
course-lessons = Všechny lekce
course-next = Další lekce
course-win = **{ $mark } je na tahu a vyhraje.**
course-draw = **{ $mark } je na tahu a remizuje.**
course-completes_line = 💡 **{ $coordinate } prohrává:** dokončuje řadu.
course-reply = { $mark } odpovídá: **{ $coordinate }**.
course-another = Tady je jiná pozice.
course-solution = 💡 Správný tah je **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lekce je hotová!**
course-all_done = 🏆 **Všechny lekce jsou hotové!**
course-beat = Teď poraz úroveň **{ $level }**.
course-play = Hrát: { $level }
course-press = Stiskni tlačítko a otevře se kurz. Uvidíš ho jen ty.

## settings

settings-level = **Výchozí úroveň:** { $level }
settings-game = **Výchozí hra:** { $game }
settings-games = **Dostupné hry:** { $games }
settings-all_games = **Dostupné hry:** všechny, i desky jakékoli jiné velikosti
settings-choose_games = Všechny hry
settings-buttons = **Tlačítka na desce:** zapnutá
settings-text = **Tlačítka na desce:** vypnutá, tahy se píšou
settings-title = ## ⚙️ Nastavení serveru
settings-saved = ✅ Uloženo · { $now }
settings-page_games = Hry
settings-page_server = Server
settings-page_daily = Úloha dne
settings-page_language = Jazyk
settings-heading_games = ### Hry
settings-heading_boards = ### Desky
settings-heading_access = ### Přístup
settings-heading_commands = ### Příkazy
settings-heading_daily = ### Úloha dne
settings-heading_language = ### Jazyk
settings-default = Výchozí: { $what }
settings-language = **Jazyk:** { $language }
settings-discord_language = **Jazyk:** { $language }, stejně jako v Discordu
settings-language_from_discord = Stejně jako v Discordu
settings-choose_language = { $first } … { $last }
settings-more_languages = Další jazyky: { $first } … { $last }
settings-note_language = Zprávy pro všechny jsou v tomto jazyce. Zprávy, které vidíš jen ty, jsou v tvém.
settings-style = **Styl desky:** { $style }
settings-like_pictures = Radši kreslenou?
settings-use_pictures = Kreslit všechny desky
settings-pictures = Takhle vypadají desky jako obrázky. { slash-settings } nabízí další styly a vrátí to zpátky.
settings-to_buttons = Zobrazit tlačítka
settings-to_text = Skrýt tlačítka
settings-everywhere = **Kanály:** všechny
settings-channels = **Kanály:** { $channels } a jejich vlákna
settings-choose_channels = Všechny kanály
settings-everybody = **Kdo může hrát:** všichni
settings-roles = **Kdo může hrát:** { $roles }
settings-choose_roles = Všichni
settings-threads = **Vlákna:** jedno pro každou partii, kde to jde
settings-no_threads = **Vlákna:** jen na přání
settings-to_threads = Používat vlákna
settings-to_channels = Nepoužívat vlákna
settings-idle = **Limit nečinnosti:** { $idle }
settings-notices = **Upozornění:** zapnutá
settings-no_notices = **Upozornění:** vypnutá
settings-to_notices = Zapnout
settings-to_no_notices = Vypnout
settings-search_notices = **Upozornění na pozvánky:** zapnutá
settings-no_search_notices = **Upozornění na pozvánky:** vypnutá
settings-to_search_notices = Dovolit
settings-to_no_search_notices = Nedovolit
settings-note_is_search_quiet = Kdo o to požádá, dostane přímou zprávu, když tu někdo zve do hry kohokoli, nejvýš jednou za hodinu.
settings-votes = **Partie s hlasováním:** zapnuté
settings-no_votes = **Partie s hlasováním:** vypnuté
settings-to_votes = Zapnout hlasování
settings-to_no_votes = Vypnout hlasování
settings-note_has_no_votes = S `/{ name-vote }` hrají všichni v kanálu společně proti mně a o každém tahu hlasují.
settings-note_is_quiet = V partiích dvou hráčů označím toho, kdo tu není, když je na tahu, a než mu vyprší čas. Každý si to může vypnout tlačítkem v `/{ name-privacy }`.
settings-note_idle = Když tak dlouho nikdo netáhne, partie skončí. Rozehraným partiím zůstává jejich limit.
settings-cooldown = **Prodleva:** { $cooldown } mezi příkazy
settings-no_cooldown = **Prodleva:** žádná
settings-note_cooldown = Na tahy a tlačítka se nevztahuje.
settings-prefix = **Prefix:** `{ $own }`
settings-no_prefix = **Prefix:** žádný
settings-note_prefix = Příkazy s lomítkem a příkazy po zmínce bota fungují vždycky.
settings-change_prefix = Změnit prefix
settings-daily_channel = **Kanál:** { $channel }
settings-no_daily_channel = **Kanál:** žádný, nezveřejňuju ji
settings-choose_daily_channel = Nikde
settings-note_daily_channel = Jednou denně tam zveřejním úlohu dne s tlačítkem k řešení, s počtem těch, kdo ji vyřešili, se včerejším řešením a s nejdelšími sériemi těch, kdo sdílejí své výsledky.
settings-daily_hour = **Čas:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Když tahle hodina už začala a dnes tu úloha ještě nebyla, zveřejním ji hned.
settings-hour = { $time } UTC
settings-no_wait = Bez prodlevy
settings-hours = { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
settings-days = { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
settings-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
settings-channels_deleted = 🗑️ Z vybraných kanálů { $count ->
        [one] byl { $count } smazán.
        [few] byly { $count } smazány.
       *[other] bylo { $count } smazáno.
    }
settings-all_channels_deleted = 🗑️ Všechny vybrané kanály byly smazány. Dokud nevybereš jiné, dá se hrát ve všech kanálech.
settings-roles_deleted = 🗑️ Z vybraných rolí { $count ->
        [one] byla { $count } smazána.
        [few] byly { $count } smazány.
       *[other] bylo { $count } smazáno.
    }
settings-all_roles_deleted = 🗑️ Všechny vybrané role byly smazány. Dokud nevybereš jiné, můžou hrát všichni.
settings-daily_channel_deleted = 🗑️ Kanál vybraný pro úlohu dne byl smazán. Dokud nevybereš jiný, nezveřejňuju ji.
settings-dismiss_deleted = Rozumím
settings-missing_for_answers = ⚠️ Nemůžu odpovídat na psané příkazy tady: { $channels }. Prosím, dej mi tam oprávnění **{ $missing }**.
settings-missing_for_daily = ⚠️ Nemůžu zveřejňovat úlohu dne tady: { $channels }. Prosím, dej mi tam oprávnění **{ $missing }**.
settings-missing_for_threads = ⚠️ Nemůžu používat vlákna pro partie tady: { $channels }. Prosím, dej mi tam oprávnění **{ $missing }**.
settings-missing_for_pictures = ⚠️ Nemůžu posílat desky jako obrázky tady: { $channels }, takže jsou z emoji. Prosím, dej mi tam oprávnění **{ $missing }**.

## prefix

prefix-title = Prefix příkazů
prefix-field = Prefix
prefix-explanation = Nejvýš 5 znaků (výchozí: { $usual }). Prázdné: jen zmínky a příkazy s lomítkem
prefix-explanation_no_usual = Nejvýš 5 znaků. Prázdné: jen zmínky a příkazy s lomítkem

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Moji odpověď by tu viděli všichni. Použij { $command } a uvidíš ji jen ty.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 Nejlíp vypadá **{ $coordinate }**, ale všechno spočítat nešlo. { coach-depth } { $reasons }
coach-depth = Počítám { $depth ->
        [one] { $depth } tah
        [few] { $depth } tahy
       *[other] { $depth } tahů
    } dopředu, dohromady za obě strany.
coach-analyse_anyway = Přesto rozebrat
coach-price_hint = Tahle partie ti pak může rating snížit, ale ne zvýšit. Ukázat tip?
coach-price_analysis = Tahle partie ti pak může rating snížit, ale ne zvýšit. Rozebrat ji?
coach-show_hint = Ukázat tip
coach-press = Stiskni tlačítko a ukážu ti tip. Uvidíš ho jen ty.
coach-wait = Čeká na mě hodně lidí. Odpověď dostaneš asi za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
coach-win = výhra za { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
coach-win_at_most = výhra nejvýš za { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
coach-draw = remíza
coach-loss = prohra za { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
coach-loss_at_most = prohra nejvýš za { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
coach-to_move = Na tahu { $mark }: **{ $value }**
coach-to_move_unproven = Na tahu { $mark }: **není spočítáno do konce**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Nejlepší pokračování:** { $cells }
coach-looks_best = **Vypadá nejlíp:** { $cells }
coach-not_proven = **Nespočítáno do konce:** { $count } z { $moves ->
        [one] { $moves } tahu
        [few] { $moves } tahů
       *[other] { $moves } tahů
    }. { coach-depth }
coach-legend = Při nejlepší hře: 🏆 výhra, 🤝 remíza, 💀 prohra. U „výhra za 3 tahy“ se počítají jen tahy vítěze.
coach-network =
    Na tahu { $mark }. Síť čeká pro tuto stranu **{ $value }**, od −100 (prohra) do +100 (výhra).
    Nejradši hraje: **{ $moves }**
coach-network_legend = Čím světlejší pole, tím spíš tam síť zahraje. + vyhrává, = remizuje, − prohrává při nejlepší hře. Pruh ukazuje vlevo podíl X a vpravo podíl O.
coach-see_network = Co vidí síť
coach-nothing_left = Tahle partie už skončila, není co rozebírat.
coach-before_last = Poslední zdejší partie, před posledním tahem:
coach-at_end = Poslední zdejší partie ve chvíli, kdy se zastavila:
coach-completes_line = Dokončuje řadu ({ $lines }) a vyhrává.
coach-forks = Tvoří vidličku: hrozí výhrou na polích { $cells } a { $mark } může zablokovat jen jedno z nich.
coach-forces = Hrozí výhrou na poli { $cell }. { $mark } ho musí zablokovat, ale stejně prohraje.
coach-wins_later = Nakonec musí { $mark } hrát pod polem { $cell } a { $mover } tam vyhraje. { $mark_x } dostane liché řádky odspodu, { $mark_o } sudé.
coach-leaves_only_lines = Teď každý tah { $mark } dokončí řadu.
coach-mirrors = Je naproti poli { $cell }. Kdo má střed a vždycky odpoví na protějším poli, nikdy řadu nedokončí.
coach-mirrors_center = Je to střed. Kdo ho má a vždycky odpoví na protějším poli, nikdy řadu nedokončí.
coach-only_move = Je to jediný možný tah.
coach-blocks = Blokuje { $mark } tady: { $lines }.
coach-prevents_forks = { $count ->
    [one] Zabrání vidličce { $mark } na poli { $cells }.
    [few] Zabrání všem vidličkám { $mark }: na polích { $cells }.
   *[other] Zabrání všem vidličkám { $mark }: na polích { $cells }.
}
coach-only_draw = Každý jiný tah prohrává.
coach-keeps_win = { $others ->
        [one] Vyhrává i { $others } další tah.
        [few] Vyhrávají i { $others } další tahy.
       *[other] Vyhrává i { $others } dalších tahů.
    }
coach-only_win = Žádný jiný tah nevyhrává.
coach-holds_out = Prohrává každý tah a žádný jiný nevydrží déle.
coach-holds_out_alone = Prohrává každý tah, ale tenhle vydrží nejdéle.
coach-threatens = Hrozí výhrou na poli { $cell }, takže ho { $mark } musí zablokovat.
coach-tempts = Z { $replies } odpovědí { $mark } { $mistakes ->
        [one] je { $mistakes } chybná
        [few] jsou { $mistakes } chybné
       *[other] je { $mistakes } chybných
    }.
coach-one_of_draws = Remízu drží { $count } z { $moves ->
        [one] { $moves } možného tahu
        [few] { $moves } možných tahů
       *[other] { $moves } možných tahů
    } včetně tohohle.
coach-all_draw = Remízu drží každý tah.
coach-traps = Nejvíc pastí { $count ->
        [one] klade **{ $cells }**.
        [few] kladou **{ $cells }**.
       *[other] kladou **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Přesnost:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Zlom:** tah { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Lepší: { $cells }
coach-no_mistake = **Chyby v tazích:** žádné. Žádný tah výsledek nezměnil.
coach-no_proven_mistake = **Chyby v tazích:** žádné nalezené.
coach-not_judged = { $count ->
        [1] **Na posouzení moc složité:** tah { $numbers }
       *[other] **Na posouzení moc složité:** tahy { $numbers }
    }
coach-stopped_at = Stav při zastavení, na tahu { $mark }: { $value }.
coach-no_plies = Nikdo netáhl.
coach-plies = **Tahy:** { $cells }
coach-kept = Dobrý tah: pořád { $value }.
coach-unjudged = Tenhle tah je na posouzení moc složitý. { coach-depth }
coach-lost_anyway = Partie už byla prohraná: { $value }.
coach-mistake = Chyba: { $before } → { $after }. Lepší: { $glyph } { $cells }
coach-mistakes = { $count ->
    [one] **{ $count } chyba:** tahy { $numbers }
    [few] **{ $count } chyby:** tahy { $numbers }
   *[other] **{ $count } chyb:** tahy { $numbers }
}
coach-move = Tah { $number }
coach-back = Zpět
coach-next = Další

## learner

learner-title = ### 🧠 Co tu umím
learner-naive = 🧠 Zatím tu nic neumím, znám jen pravidla. Nauč mě hrát: `{ $prefix }{ name-play } { level-learner } { $word }` nebo tlačítka níže.
learner-how_original = -# Zahraju první volné pole, které mi ještě nepřineslo prohru.
learner-how_stronger = -# Učím se z tahů obou stran. Zrcadlené a otočené pozice počítám jako jednu.
learner-memory_lost = **Prohrané pozice, které znám:** { $lost }
learner-memory = **Prohrané pozice, které znám:** { $lost } · **Dobré:** { $good }
learner-games = **Partie:** { $games } · **Při tréninku:** { $trained }
learner-latest_games = { $count ->
        [one] **Poslední { $count } partie:**
        [few] **Poslední { $count } partie:**
       *[other] **Posledních { $count } partií:**
    } výhry { $wins } · remízy { $draws } · prohry { $losses }
learner-results = **Výsledky:** výhry { $wins } · remízy { $draws } · prohry { $losses }
learner-unbeatable = 🛡️ Už mě nikdo neporazí.
learner-beatable = 🎯 Pořád můžu prohrát, jako { $mark_x } i jako { $mark_o }.
learner-beatable_as = 🎯 Pořád můžu prohrát jako { $mark }.
learner-lesson = 💡 **Poslední lekce, jako { $mark }:** tohle už nezahraju.
learner-curve = Spojnicový graf podílu mých proher. Partie: { $games }. Na začátku: { $first }. Na konci: { $last }.
learner-losses = **Podíl mých proher:** { $first } na začátku · { $last } na konci
learner-training = 🏋️ Trénink proti úrovni **{ $opponent }**: { $played } z { $games ->
        [one] { $games } partie
        [few] { $games } partií
       *[other] { $games } partií
    }
learner-trained = ✅ Trénink proti úrovni **{ $opponent }** je hotový: { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }.
learner-training_ended_early = ⏹️ Trénink proti úrovni **{ $opponent }** skončil předčasně: { $played } z { $games ->
        [one] { $games } partie
        [few] { $games } partií
       *[other] { $games } partií
    }.
learner-training_failed = ⚠️ Něco se pokazilo a trénink proti úrovni **{ $opponent }** skončil: { $played } z { $games ->
        [one] { $games } partie
        [few] { $games } partií
       *[other] { $games } partií
    }. Co už umím, to mi zůstává.
learner-training_over = ⏹️ Tenhle trénink skončil. Co už umím, to mi zůstává. Ukáže to `{ $prefix }{ name-brain }`.
learner-known_positions = **Pozice, které znám:** { $knows } · **Předtím:** { $knew }
learner-end = Ukončit trénink
learner-do_play = Zahrát si se mnou
learner-do_train = Trénovat { $games } partií
learner-do_export = Uložit jako soubor
learner-do_import = Načíst soubor
learner-do_reset = Resetovat
learner-import_title = Načíst, co žák umí
learner-import_field = Můj uložený soubor
learner-saved =
    📤 **Všechno, co tu umím, v režimu `{ $mode }`**
    { $memory }
    Jinde to načte správce serveru: stiskne **{ learner-do_import }** pod `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Co umí tenhle soubor, v režimu `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Sloučit** to přidá k tomu, co tu umím, a moje statistiky zůstanou.
    -# Nové prohrané pozice: { $lost } · Nové dobré: { $good }
learner-replace_preview =
    { "" }**Nahradit** znamená, že zapomenu, co tu umím, i svoje statistiky.
    -# Pozice: { $known } · Partie: { $games }
learner-do_merge = Sloučit
learner-do_replace = Nahradit
learner-do_cancel = Zrušit
learner-merged =
    ✅ **Sloučeno**
    { "" }**Nové prohrané pozice:** { $lost } · **Nové dobré:** { $good }
    { "" }**Pozice, které znám:** { $known }
learner-replaced =
    ✅ **Nahrazeno**
    { "" }**Pozice, které znám:** { $known }
    { "" }**Režim:** `{ $mode }`
    { "" }**Zapomenuté pozice:** { $forgotten } · **Zapomenuté partie:** { $games }
learner-not_imported = Nic se neimportovalo.
learner-reset =
    🗑️ **Mám zapomenout všechno, co tu umím, i svoje statistiky?**
    { "" }**Pozice:** { $known } · **Partie:** { $games }
    Začnu znovu v režimu `{ $mode }`.
learner-reset_yes = Zapomenout všechno
learner-reset_switch = Zapomenout a učit se v režimu { $mode }
learner-reset_no = Nechat všechno
learner-forgotten =
    🗑️ **Všechny moje zdejší znalosti i statistiky jsou zapomenuté.**
    { "" }**Pozice:** { $known } · **Partie:** { $games }
    Začínám znovu v režimu `{ $mode }`.
learner-kept = Nic nezapomínám.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** tu zatím nemá partie s výsledkem. Začni: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** tu zatím nemá partie s výsledkem ve hře „{ $game }“. Začni: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 výhry: { $count }
stats-drawn = 🤝 remízy: { $count }
stats-lost = prohry: { $count }
stats-total = **Celkem:** { $tally }
stats-mark = **Jako { $mark }:** { $tally }
stats-members = **Hráči:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Hráči proti mně
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Poražené úrovně:** { $levels }
stats-winning_streak = **Nejdelší série výher:** { $longest }
stats-course = 🎓 **Kurz:** hotový
stats-more = Viz také: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Viz také: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Zdejší partie
stats-games = **Partie:** { $games } · **Hráči:** { $members }
stats-nothing = Nikdo tu zatím nedohrál žádnou partii. Začni: `{ $prefix }{ name-play }`
stats-nothing_of_game = Ve hře „{ $game }“ tu zatím nikdo nedohrál žádnou partii. Začni: `{ $prefix }{ name-play } { $word }`
stats-winners = **Výhry:** { $mark_x } { $x } · { $mark_o } { $o } · **Remízy:** { $draws }
stats-ends = **Jak skončily:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Nejaktivnější:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Mezi mými úrovněmi:** { $games ->
        [one] ještě { $games } partie
        [few] ještě { $games } partie
       *[other] ještě { $games } partií
    }
stats-bar = Sloupcový graf výsledků. Výhry: { $wins }. Remízy: { $draws }. Prohry: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Stiskni tlačítko a uvidíš svůj pokrok. Uvidíš ho jen ty.
progress-open = Ukázat můj pokrok
progress-practice_now = Cvičit hned
progress-post = Zveřejnit
progress-none = Zatím nemám rozebranou žádnou tvou partii. Začni příkazem `{ $prefix }{ name-practice }` nebo svými chybami pod prohranou partií. Od té doby rozeberu každou partii, kterou dohraješ.
progress-clean = ✅ **{ $theme }:** bez chyby od { $date } (rozebrané partie: { $games })
progress-all_themes = Všechna témata
progress-compared = { $now } · předtím: { $before }
progress-accuracy = **Přesnost:** { $share }
progress-games = **Rozebrané partie:** { $games }
progress-mistakes = ### Chyby
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Procvičování
progress-due = **Cvičení na dnes:** { $due } z { $exercises }
progress-lessons = **Hotové lekce:** { $done } z { $lessons }
progress-puzzle_rating = **Rating v úlohách:** { $rating }
progress-legend = Posledních 30 dní a 30 dní před nimi. Přesnost je podíl tvých posouzených tahů, které udržely výsledek.
progress-chart = Graf přesnosti po týdnech s počtem rozebraných partií: { $weeks }

## theme

theme-finish_line = Dokončit řadu
theme-block_line = Zablokovat řadu
theme-make_fork = Vytvořit vidličku
theme-prevent_fork = Zabránit vidličce
theme-forced_sequence = Vynucený sled tahů
theme-opening = Zahájení
theme-zugzwang = Nevýhoda tahu (sudé a liché hrozby)

## ended

ended-line = dokončená řada
ended-full_board = plná deska
ended-repetition = opakovaná pozice
ended-move_limit = limit tahů
ended-boards_counted = spočítané desky
ended-resigned = vzdání
ended-forfeited = odchod nebo vypršení času
ended-agreed = dohodnutá remíza
ended-abandoned = opuštění
ended-stopped = zastavení moderátorem

## rating

rating-ranked = **Rating:** { $rating } · **Pořadí:** { $rank }
rating-provisional = **Předběžný rating:** { $rating } · **Pořadí:** po { $games ->
        [one] { $games } další hodnocené partii
        [few] { $games } dalších hodnocených partiích
       *[other] { $games } dalších hodnocených partiích
    }
rating-none = **Rating:** zatím žádný · **Pořadí:** po { $games ->
        [one] { $games } hodnocené partii
        [few] { $games } hodnocených partiích
       *[other] { $games } hodnocených partiích
    }
rating-of_game = **{ $game }** · { $standing }
rating-curve = Spojnicový graf ratingu, hodnocené partie: { $games }. Od { $first } do { $last }, nejníž { $lowest }, nejvýš { $highest }.
rating-course = **Poslední hodnocené partie ({ $games }):** od { $first } do { $last } · nejníž { $lowest } · nejvýš { $highest }

## chart

chart-results = Výsledky
chart-wins = Výhry: { $games }
chart-draws = Remízy: { $games }
chart-defeats = Prohry: { $games }
chart-rating = Rating
chart-rated_game = Hodnocená partie
chart-losses = Podíl mých proher
chart-lost = Prohry
chart-by_week = Přesnost po týdnech
chart-week = Týden od
chart-accuracy = Přesnost
chart-reviewed = Rozebrané partie
chart-game = Partie
chart-average = { $games ->
        [one] Průměr z { $games } partie
        [few] Průměr z { $games } partií
       *[other] Průměr z { $games } partií
    }

## leaderboard

leaderboard-title = ### 🏅 Žebříček: { $game }
leaderboard-range = Místa { $first }–{ $last } z { $total }
leaderboard-none = 🏅 Ve hře „{ $game }“ tu zatím nikdo nemá pořadí. Je k tomu potřeba { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    } proti mým úrovním nebo ostatním, bez tipů. Začni: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Další:** { $level }, chybí { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
leaderboard-rated = Počítají se jen hodnocené partie.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Zdejší partie
history-range = -# Partie { $first }–{ $last } z { $total }, od nejnovějších
history-none = **{ $who }** tu zatím nemá žádnou dohranou partii. Začni: `{ $prefix }{ name-play }`
history-nothing = Nikdo tu zatím nedohrál žádnou partii. Začni: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } soupeř: **{ $other }** · { $result } · { $plies ->
        [one] { $plies } tah
        [few] { $plies } tahy
       *[other] { $plies } tahů
    }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies ->
        [one] { $plies } tah
        [few] { $plies } tahy
       *[other] { $plies } tahů
    }
history-win = výhra
history-draw = remíza
history-loss = prohra
history-no_result = bez výsledku
history-newer = Novější
history-older = Starší
history-first = Začátek
history-last = Konec
history-list = Zpět na seznam
history-export = Moje partie jako soubor
history-paste = Přehrát řádek
history-pasted = Řádek ze souboru s partiemi

## replay

replay-ply = Tah { $number } z { $plies }: **{ $who }** dává { $mark } na **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Tahy:** { $moves }
replay-share = Sdílet

## export

export-use_history = To je jen mezi námi. Stiskni **{ history-export }** pod `{ $prefix }{ name-history }`, nebo mi pošli `{ $prefix }{ name-export }` do přímých zpráv.
export-done_pasted =
    📤 **Tvoje dohrané partie:** { $games }
    Odevšad, kde hraješ, jedna partie na řádek. Když chceš některou vidět znovu, stiskni **{ history-paste }** pod `{ $prefix }{ name-history }` a vlož její řádek
export-none = Zatím nemáš žádnou dohranou partii. Začni: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partie je zastavená a na desce je to vidět.
moderation-resigned = 🏳️ **{ $who }** vzdává partii a na desce je to vidět.

## permission

permission-view_channel = Zobrazit kanály
permission-connect = Připojit se
permission-send_messages = Odesílat zprávy
permission-send_messages_in_threads = Odesílat zprávy ve vláknech
permission-create_public_threads = Vytvářet veřejná vlákna
permission-attach_files = Přikládat soubory
permission-manage_messages = Spravovat zprávy
permission-manage_guild = Spravovat server

## question

question-yes = Začít znovu
question-no = Hrát dál
question-kept = Hraje se dál. Ukázat partii: `{ $prefix }{ name-board }`
question-stop = Hrají tu **{ $x }** a **{ $o }**. Zastavit jejich partii?
question-stop_own = Hrají tu **{ $x }** a **{ $o }**. Když tuhle partii zastavíš, vzdáš ji. Zastavit?
question-stop_yes = Zastavit partii
question-stop_no = Zrušit
question-play_examples = Například: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` nebo `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Například: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` nebo `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Úloha dne je pro všechny stejná: `{ $prefix }{ $command } { word-daily }`. Hru nebo téma si vybereš jen u vlastní úlohy: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Například: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; čas je 90s nebo 3m.
question-race_today_alone = Závod dne je pro všechny tady stejný: `{ $prefix }{ $command } { word-today }`. Hru a čas si můžeš vybrat v závodě, který otevřeš: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Například: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, s časem na každý tah od 15s do 24h.
question-watch_examples = Například: `{ $prefix }{ $command } { level-hard } { level-easy }` nebo `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Nemělo to být `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Nemělo to být `{ $prefix }{ $command }`?
question-unknown_words = Slovům „{ $typed }“ tady nerozumím.
question-conflicting_words = Tahle slova k sobě nepatří.
question-choose_member = Vyber člena ze seznamu, který Discord ukáže po napsání `@`.
question-course_examples = Lekce mají čísla 1 až 7: `{ $prefix }{ $command } 1` otevře první.
question-invite_examples = Například: `{ $prefix }{ $command } { word-connect4 }` nebo `{ $prefix }{ $command } o`.
question-challenge_named = Vyzvat **{ $who }**?
question-challenge_named_yes = Vyzvat

## help

help-first = Stiskni **Hrát** a začne partie proti mně, pak stiskni některé pole.
help-to_friend = Hrát s někým
help-to_commands = Všechny příkazy
help-to_play = Hrát
help-to_learn = Učení
help-to_owners = Pro majitele serverů
help-about = O mně
help-play =
    ### Hraní
    Vyhrávají tři v řadě: vodorovně, svisle nebo šikmo.
    - **Začátek:** `{ $prefix }{ name-play }`. Hraješ jako { $mark_x } a začínáš; s `{ $prefix }{ name-play } o` hraješ jako { $mark_o }.
    - **Tah:** stiskni pole nebo napiš `{ $prefix }{ name-move } B2` (řádek B, sloupec 2).
    - **Úrovně:** `{ $prefix }{ name-play } { level-easy }` nebo `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Jiné hry:** `{ $prefix }{ name-play } { word-connect4 }` nebo `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **S ostatními:** `{ $prefix }{ name-play } @ben` vyzve člena, `{ $prefix }{ name-invite }` pozve kohokoli. V `{ $prefix }{ name-vote }` hrají všichni společně za jednu stranu.
    - **Při hře:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Tvoje partie a kdo hledá soupeře:** `{ $prefix }{ name-games }`
    - **Zmínky, když jsi na tahu:** `{ $prefix }{ name-privacy }`
    - **Další partie tady:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Učení
    - **Nejlepší tah:** `/{ name-hint }` při hře
    - **Porovnání všech tahů:** `{ $prefix }{ name-analyse }`
    - **Partie s vysvětlením:** tlačítko **{ board-review }** pod dohranou partií
    - **Tvoje vlastní chyby:** `{ $prefix }{ name-practice }`
    - **Kurz:** `{ $prefix }{ name-course }`
    - **Úlohy:** `{ $prefix }{ name-puzzle }` nebo `{ $prefix }{ name-puzzle } { word-daily }`
    - **Na čas:** `{ $prefix }{ name-storm }` bez soupeřů, `{ $prefix }{ name-race }` s ostatními
    - **Žák:** `{ $prefix }{ name-play } { level-learner }` je začátečník, který se učí od tebe; `{ $prefix }{ name-brain }` ukáže, jak je daleko.
    - **Sledování:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Výsledky:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Tvoje data a zprávy ode mě:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Pro majitele serverů
    - **Nastavení:** `/{ name-settings }`: hry, desky, kanály, role, prefix a jazyk (vyžaduje oprávnění **{ permission-manage_guild }**)
    - **Zastavení partie:** `{ $prefix }{ name-stop }` v jejím kanálu (vyžaduje oprávnění **{ permission-manage_messages }**)
    - **Oprávnění:** `/{ name-settings }` ukáže, která mi chybí.
    - **Prefix:** změníš ho v `/{ name-settings }`. Zmínka bota funguje vždycky.
    - **Reset žáka:** `{ $prefix }{ name-brain }`
    - **Soukromí:** `{ $prefix }{ name-privacy }` ukáže, co o tobě ukládám.
about-version = **Verze:** { $version }
about-invite = [Přidat mě na server](<{ $link }>)
about-install = [Přidat mě ke svému účtu](<{ $link }>)
about-terms = [Podmínky služby](<{ $link }>)
about-privacy = [Zásady ochrany soukromí](<{ $link }>)
about-your_data = **Tvoje data:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ S touhle databází už běžela novější verze { $version }. Znovu mě aktualizuj, nebo obnov zálohu z doby před tou aktualizací.
about-servers = **Servery:** { $servers }
about-since = **Spuštěno:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** připojen, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** nepřipojen

## privacy

privacy-use_slash_command = To je jen mezi námi. Použij `/{ name-privacy }` nebo mi pošli `{ $prefix }{ name-privacy }` do přímých zpráv.
privacy-title = ### Co o tobě ukládám
privacy-nothing = Nic.
privacy-never = **Nikdy neukládám:** tvoje jméno a to, co píšeš
privacy-matches = **Partie:** dohrané { $finished } · rozehrané { $live }
privacy-matches_details = -# ID tvého účtu, tahy, časy, tipy a ID serveru, kanálu a zpráv
privacy-challenges = **Otevřené výzvy:** { $challenges }
privacy-challenges_details = -# Kdo koho vyzval, hra a ID kanálu a zprávy
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = **Ratingy:** { $ratings ->
        [0] žádné
        [one] na { $ratings } serveru
        [few] na { $ratings } serverech
       *[other] na { $ratings } serverech
    }
privacy-gains = **Body od mých úrovní:** { $gains ->
        [0] žádné
        [one] od { $gains } úrovně
        [few] od { $gains } úrovní
       *[other] od { $gains } úrovní
    }
privacy-ratings_details =
    -# Tvůj rating po každé hodnocené partii a počet výher, remíz a proher
    -# U každé úrovně body z posledního dne, kdy ti nějaké přibyly
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = **Výsledky úloh:** { $puzzles ->
        [0] žádné
        [one] na { $puzzles } místě (server nebo přímá zpráva)
        [few] na { $puzzles } místech (servery a přímé zprávy)
       *[other] na { $puzzles } místech (servery a přímé zprávy)
    }
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Rating v úlohách:** –
   *[other] **Rating v úlohách:** ze všech serverů
}
privacy-puzzles_details = -# Poslední úloha, správné a špatné odpovědi, série, výsledek dne, který sdílíš naposledy, a po 30 dní úlohy z tvých závodů
privacy-practice = **Cvičení:** { $exercises } · **Partie k nim:** { $reviewed }
privacy-practice_details = -# Odkdy cvičíš, tvoje chyby v partiích a závodech, tvoje odpovědi a kdy se cvičení vrátí
privacy-course = **Lekce:** { $lessons }
privacy-course_details = -# Která jejich cvičení už máš vyřešená
privacy-learners = **Paměť žáka:** { $learners ->
        [0] žádná
        [one] z { $learners } přímé konverzace
        [few] z { $learners } přímých konverzací
       *[other] z { $learners } přímých konverzací
    }
privacy-learners_details = -# Co se od tebe žák naučil v přímých zprávách. Na serverech si nepamatuje, kdo hrál.
privacy-notices = **Vypnutá upozornění:** ano
privacy-notices_details = -# ID tvého účtu
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Připomínka série:** vypnutá
   *[other] **Připomínka série:** zapnutá
}
privacy-search_notices = { $search_notices ->
    [0] **Upozornění na pozvánky:** vypnutá
    [one] **Upozornění na pozvánky:** na { $search_notices } serveru
    [few] **Upozornění na pozvánky:** na { $search_notices } serverech
   *[other] **Upozornění na pozvánky:** na { $search_notices } serverech
}
privacy-direct_messages_details = -# ID tvého účtu a čas mé poslední takové zprávy
privacy-votes = **Hlasy:** { $votes } · **Zahájená hlasování:** { $votings }
privacy-votes_details = -# V partiích, kde hlasují všichni: ID tvého účtu a tvůj hlas v každém tahu, do 24 hodin po konci
privacy-races = **Závody a sprinty v úlohách:** { $races } · **Otevřené tebou:** { $race_starts }
privacy-races_details = -# ID tvého účtu, úlohy, které z nich máš nevyřešené, tvoje body a tvůj čas
privacy-if_deleted =
    ### Když to smažeš
    { "" }**Rozehrané partie** hned skončí. Ty, ve kterých už táhly obě strany, prohraješ.
    { "" }**Dohrané partie** zůstanou, ale bez tvého ID.
    { "" }**Všechno ostatní** zmizí. Vrátit to nejde.
privacy-forget = Smazat moje data
privacy-deleted = ### Tvoje data jsou smazaná
privacy-kept =
    -# Zapomenuté je i tvoje jméno, tvůj jazyk a to, koho vyzýváš, pokud to ještě bylo v paměti.
    ### Co zůstává
    { "" }**Partie:** { $kept }
    -# Bez tvého ID a ID kanálu a zpráv. Zůstává jen ID zprávy nebo stisknutí tlačítka, kterým partie začala, jako její číslo. Bez kanálu ho nikdo nedohledá.
    -# Do půlnoci UTC ještě vím, kolikrát spolu dnes stejní dva lidé hráli, ale ne, kdo to je.
privacy-ended = **Ukončené rozehrané partie:** { $live } { $lost ->
        [0] (bez výsledku)
        [one] · **Prohrané:** { $lost } (obě strany už táhly)
        [few] · **Prohrané:** { $lost } (obě strany už táhly)
       *[other] · **Prohrané:** { $lost } (obě strany už táhly)
    }
privacy-nothing_ended = **Ukončené rozehrané partie:** žádné

## name

name-play = hrát
name-play_opponent = soupeř
name-play_member = člen
name-play_mark = značka
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = hra
name-invite = pozvat
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = nabídka
name-offer_what = co
name-draw = remíza
name-takeback = vrátit
name-games = partie
name-watch = sledovat
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = mozek
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = žák
name-settings = nastavení
name-vote = hlasování
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = čas
name-vote_thread = { word-thread }
name-stop = stop
name-move = tah
name-move_coordinate = pole
name-board = deska
name-resign = vzdát
name-puzzle = úloha
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = téma
name-race = závod
name-race_game = { name-play_game }
name-race_time = čas
name-race_today = { word-today }
name-storm = sprint
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kurz
name-course_lesson = lekce
name-help = pomoc
name-about = o-botovi
name-hint = tip
name-analyse = analýza
name-analyse_position = pozice
name-analyse_view = pohled
name-review = rozbor
name-privacy = soukromí
name-progress = pokrok
name-notify = upozornění
name-practice = cvičení
name-practice_move = { name-move_coordinate }
name-stats = statistiky
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = žebříček
name-leaderboard_game = { name-play_game }
name-history = historie
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = přehrát
name-export = export

## word

word-random = náhodná
word-thread = vlákno
word-here = tady
word-network = síť
word-hints = tipy
word-misere = obrácené
word-fading = mizející
word-ultimate = ultimátní
word-uttt = uttt
word-ultimate_tictactoe = ultimátní-piškvorky
word-infinite = nekonečné
word-disappearing = mizející-značky
word-connect4 = 4vřadě
word-connect_four = čtyřivřadě
word-tictactoe = piškvorky
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = obrácené-piškvorky
word-misere_tictactoe = misère-piškvorky
word-daily = dne
word-mixed = smíšené
word-today = dnes
word-finish_line = řada
word-block_line = blok
word-make_fork = vidlička
word-prevent_fork = zabránit
word-forced_sequence = sled
word-opening = zahájení
word-zugzwang = zugzwang
word-show = ukázat
word-train = trénovat
word-export = export
word-import = import
word-reset = reset
word-server = server
word-original = původní
word-stronger = silnější

## command

command-play = Piškvorky, Čtyři v řadě a další hry, proti mně nebo jinému členovi
command-play_opponent = Moje úroveň, když hraješ proti mně
command-play_member = Koho vyzvat (výchozí: hraješ proti mně)
command-play_mark = Tvoje značka; začíná X
command-play_mark_x = X (začíná)
command-play_mark_o = O (hraje po X)
command-play_mark_random = Náhodně
command-play_thread = Otevřít pro partii vlákno (výchozí: podle nastavení serveru)
command-play_hints = Povolit oběma tipy v partii mezi hráči
command-play_game = Která hra (výchozí: výchozí hra serveru)
command-invite = Partie s tím, kdo se přidá první
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Povolit oběma tipy
command-invite_game = { command-play_game }
command-menu_challenge_member = Vyzvat na partii
command-offer = Remíza nebo vrácení tvého posledního tahu, když druhý hráč souhlasí
command-offer_what = O co druhého hráče žádáš
command-offer_what_draw = Remíza
command-offer_what_takeback = Vrácení tvého posledního tahu
command-games = Tvoje rozehrané partie a kdo tu hledá někoho na hru
command-watch = Sledovat, jak spolu hrají dvě moje úrovně
command-watch_x = Úroveň, která hraje jako X a začíná
command-watch_o = Úroveň, která hraje jako O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Nastavení tohoto serveru: hry, desky, kdo může hrát, jazyk
command-vote = Partie proti jedné z mých úrovní: o každém tahu tu hlasují všichni
command-vote_opponent = Moje úroveň, proti které hrajete všichni (výchozí: výchozí úroveň serveru)
command-vote_game = { command-play_game }
command-vote_mark = Vaše společná značka; začíná X (výchozí: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Čas na hlasování o každém tahu, od 15s do 24h, třeba 30s, 5m nebo 1h (výchozí: 1m)
command-vote_thread = Ne: v tomto kanálu, k tomu je potřeba oprávnění Spravovat zprávy
command-stop = Zastavit partii v tomto kanálu
command-move = Zahrát na pole, třeba B2, nebo ve Čtyřech v řadě do sloupce s daným číslem
command-move_coordinate = Pole, třeba B2, nebo ve Čtyřech v řadě číslo sloupce
command-board = Ukázat desku znovu, jako novou zprávu
command-resign = Vzdát partii
command-puzzle = Úloha: najdi jediný správný tah
command-puzzle_daily = Ukázat všem úlohu dne tohoto serveru
command-puzzle_game = { command-play_game }
command-puzzle_theme = Vyber, o čem má úloha být
command-race = Závod pro všechny tady: stejné úlohy, co nejvíc za 90 sekund
command-race_game = Úlohy z jedné hry (výchozí: z několika)
command-race_game_mixed = Několik her
command-race_time = Kolik času mají všichni (výchozí: 90 sekund)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Závod dne: stejných 20 úloh pro všechny tady, kdykoli během dneška
command-storm = Co nejvíc úloh za 90 sekund: překonej vlastní rekord
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Kolik máš času (výchozí: 90 sekund)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Nauč se hrát lépe v sedmi krátkých lekcích
command-course_lesson = Číslo lekce (výchozí: všechny lekce)
command-help = Jak se hraje a všechny příkazy
command-brain = Co už se tu žák naučil, a jeho trénink
command-brain_train = Trénovat ho: počet partií, od 1 do 10000 (výchozí: 500)
command-brain_opponent = Trénovat ho proti této úrovni (výchozí: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Na co tě upozorňuju, s tlačítky, kterými to změníš
command-hint = Získat dobrý tah i s důvodem; vidíš to jen ty
command-analyse = Zjistit, jakou hodnotu má každý tah
command-analyse_position = Řádky shora, třeba X../.O./... (výchozí: partie v tomto kanálu)
command-analyse_view = Co chceš vidět kromě hodnot (výchozí: nic)
command-analyse_view_network = co vidí síť
command-privacy = Zobrazit nebo smazat, co o tobě ukládám
command-practice = Cvičení z tvých vlastních chyb: najdi lepší tahy
command-practice_move = Tvoje odpověď, třeba B2 nebo 4
command-stats = Zobrazit výsledky: tvoje, jiného člena nebo celého serveru
command-stats_member = Čí partie (výchozí: tvoje)
command-stats_server = Ukázat partie všech na tomto serveru
command-stats_game = Jen tahle hra (výchozí: všechny hry)
command-leaderboard = Nejlepší hráči tohoto serveru
command-leaderboard_game = { command-play_game }
command-history = Dohrané partie, k přehrání tah po tahu nebo k uložení jako soubor
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Které pole? Napiš písmeno řádku a číslo sloupce, například `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = To není pole. Napiš písmeno řádku a číslo sloupce, například `{ $prefix }{ name-move } B2`.
error-missing_column = Který sloupec? Napiš jeho číslo, například `{ $prefix }{ name-move } 2`.
error-unreadable_column = To není sloupec. Napiš jeho číslo, například `{ $prefix }{ name-move } 2`.
error-unknown_row = Řádek { $row } neexistuje. Řádky jsou { $first } až { $last }.
error-unknown_column = Sloupec { $column } neexistuje. Sloupce jsou { $first } až { $last }.
error-cell_fading = Tvoje značka { $mark } na **{ $coordinate }** zmizí, až zahraješ. Vyber volné pole.
error-cell_taken = Na **{ $coordinate }** už je { $mark }. Vyber volné pole.
error-other_board = Musíš hrát na desce **{ $board }**: **{ $first }** až **{ $last }**.
error-closed_board = Deska **{ $board }** ({ $first } až { $last }) je už vyhraná nebo plná. Vyber pole na jiné.
error-full_column = Sloupec { $column } je plný. Vyber jiný.
error-floating_cell = Z **{ $coordinate }** by značka spadla. Vyber nejnižší volné pole ve sloupci.
error-position_shape = Zapiš pozici takhle: počet řádků { $rows }, polí v řádku { $columns } a mezi řádky `/`. Například `{ $example }`. Má-li deska jinou velikost, napiš nejdřív velikost, například `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Ve hře **{ $game }** napsaná pozice neřekne všechno. Při partii ukáže její pozici `/{ name-analyse }`.
error-position_mark = V téhle pozici není v řádku { $row }, sloupci { $column } ani `X`, ani `O`, ani `.`.
error-impossible_position = K téhle pozici žádná partie nevede: začíná X, strany se střídají a první řada hru ukončí.
error-floating_position = K téhle pozici žádná partie nevede: značka z **{ $coordinate }** by spadla.
error-game_size = Hra téhle velikosti není. Deska má { $least } až { $most } řádků a sloupců, řada má aspoň { $least } pole a vejde se na desku. Třeba `{ $prefix }{ name-play } 6x6x4` znamená 6 řádků, 6 sloupců a 4 v řadě.
error-game_not_offered = Na tomto serveru není hra **{ $game }**. Jsou tu: { $offered }.
error-match_over = Tahle partie už skončila. Začni novou: `{ $prefix }{ name-play }`
error-not_a_player = V téhle partii nehraješ.
error-workers_busy = Na tipy teď čeká moc lidí. Zkus to znovu za minutu.
error-advice_pending = Ještě pracuju na tvé poslední žádosti o tip. Zeptej se znovu, až ti na ni odpovím.
error-advice-duel = V jedné partii dvou hráčů bez tipů je tahle pozice na desce nebo je od ní jeden tah. Zeptej se znovu, až se ta partie posune.
error-advice-race = Tahle pozice je úloha, kterou právě řešíš v závodě, nebo je od ní jeden tah. Nejdřív odpověz na tu úlohu.
error-too_many_takebacks = V téhle partii už máš { $limit ->
        [one] { $limit } vrácený tah
        [few] { $limit } vrácené tahy
       *[other] { $limit } vrácených tahů
    }. Víc jich hráč vrátit nemůže.
error-nothing_to_take_back = Ještě za sebou nemáš žádný tah, takže není co vracet.
error-not_your_turn = Nejsi na tahu. Ukázat desku: `{ $prefix }{ name-board }`
error-no_match = Žádná partie se tu nehraje. Začni: `{ $prefix }{ name-play }`
error-match_running-resignation = Tvoje partie tu ještě běží. Když začneš znovu, vzdáš ji a počítá se to jako prohra. Začít znovu?
error-match_running-no_result = Partie tu ještě běží. Když začneš znovu, skončí bez výsledku. Začít znovu?
error-match_running-time_up = V partii, která tu běží, už hodinu nikdo netáhl. Když začneš znovu, její hráč ji prohraje. Začít znovu?
error-channel_busy = Hrají tu jiní. Hraj v jiném kanálu nebo ve vlákně, nebo použij `{ $prefix }{ name-play }`, až { $idle_after ->
        [one] { $idle_after } minutu
        [few] { $idle_after } minuty
       *[other] { $idle_after } minut
    } nikdo netáhne.
error-exhibition_running = Hrají tu proti sobě dvě moje úrovně. Počkej, až jejich partie skončí, nebo hraj v jiném kanálu nebo ve vlákně.
error-match_moved_on = Partie se mezitím posunula. Ukázat ji: `{ $prefix }{ name-board }`
error-channel_taken = Běží tu jiná partie. Počkej, až skončí, nebo hraj v jiném kanálu nebo ve vlákně.
error-question-not_yours = Tahle otázka byla pro někoho jiného.
error-offer-not_a_duel = To funguje jen v partiích s ostatními. Proti mně `{ $prefix }{ name-play }` začne novou partii a `{ $prefix }{ name-resign }` tuhle vzdá.
error-offer-own_offer = Souhlasit může jen druhý hráč.
error-challenge-own_challenge = Nemůžeš hrát proti sobě. Hraj proti mně: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Boti nemůžou přijímat výzvy. Hraj proti mně: `{ $prefix }{ name-play }`
error-challenge_waiting = Už mezi sebou máte otevřenou výzvu. Nejdřív ji přijmi, odmítni nebo stáhni: { $existing }
error-challenge-invitation_open = Už máš otevřenou pozvánku. Nejdřív ji stáhni, nebo počkej, až ji někdo přijme: { $existing }
error-challenge_over = To už neplatí. Nová výzva: `{ $prefix }{ name-play } @někdo`
error-challenge-not_yours = Tahle výzva je pro někoho jiného.
error-challenge-level = Úrovně jsou jen pro partie proti mně. Když vyzýváš člena, úroveň vynech.
error-challenge-nobody_else = Jsme tu jen my dva. Vyzvi někoho v kanálu serveru.
error-challenge-not_visible = Na tomto serveru vidíš moje odpovědi jen ty, takže by výzvu neměl kdo přijmout. Požádej někoho, kdo spravuje server, ať mě přidá, nebo hraj ve skupinové konverzaci.
error-challenge-private_thread = Kdo soukromé vlákno vytvořil, může z něj ostatní odebrat. Mezi sebou se tu proto hraje jen s tipy a bez ratingu: `{ $prefix }{ name-play } @někdo { word-hints }`.
error-challenge-cannot_see = **{ $who }** tenhle kanál nevidí. Hrajte v takovém, který vidíte oba.
error-challenge-channel_taken = Tady běží jiná partie: { $channel }. [Pozvánku]({ $link }) můžeš přijmout, až skončí.
error-challenge-not_a_member = Takového člena tu nevidím. Napiš `@` a vyber ho ze seznamu Discordu.
error-moderation-not_the_starter = Začal to někdo jiný. Zastavit to může jen on nebo člen s oprávněním **{ permission-manage_messages }**.
error-no_puzzles = Pro tuhle hru úlohy nejsou. Jsou pro: { $games }.
error-puzzle-not_yours = Tahle úloha je pro někoho jiného. Vlastní dostaneš přes `{ $prefix }{ name-puzzle }`.
error-puzzle-over = Tahle úloha už se nepočítá. Novou dostaneš přes `{ $prefix }{ name-puzzle }`.
error-puzzle-answered = Na tuhle úlohu už máš odpověď. Novou dostaneš přes `{ $prefix }{ name-puzzle }`.
error-practice-over = Tohle cvičení už není otevřené. Jiné dostaneš přes `{ $prefix }{ name-practice }`.
error-practice-unreadable_coordinate = To není pole. Napiš písmeno řádku a číslo sloupce, například `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = To není sloupec. Napiš jeho číslo, například `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = To byla úloha z jiného dne. Dnešní: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Na dnešní úlohu už máš odpověď. Další přijde { $ends }.
error-race-outside_server = K závodu jsou potřeba další hráči, takže je jen na serverech. Tady je `{ $prefix }{ name-storm }` totéž bez soupeřů.
error-race-no_puzzles = S úlohami z téhle hry závody nejsou. Jsou s úlohami z her: { $games }.
error-race-channel_taken = V tomhle kanálu už jeden závod je.
error-race-in_another = Už jsi v jiném závodě nebo sprintu. Nejdřív ho dokonči.
error-race-started = Tenhle závod už běží. Můžeš se přidat k dalšímu.
error-race-full = Tenhle závod je plný: nejvyšší počet účastníků je { $most }.
error-race-nobody_in = Zatím se nikdo nepřidal.
error-race-not_starter = Dřív ho může odstartovat jen ten, kdo závod otevřel.
error-race-not_in = V tomhle závodě nejsi.
error-race-not_over = Ostatní tyhle úlohy ještě řeší. Uvidíš je, až závod skončí.
error-race-day_not_over = Ostatní tyhle úlohy ještě můžou řešit. Závod skončí { $ends }; potom ti ukážu ty nevyřešené.
error-race-no_day = Ten den žádný závod nebyl. Dnešní: `{ $prefix }{ name-race } { word-today }`
error-race-over = Tenhle závod už skončil.
error-race-private = Tady by tvoji odpověď četli všichni. Stiskni tlačítko u své úlohy, nebo mi napiš `{ $prefix }{ name-storm }` do přímých zpráv.
error-thread-not_here = Tady vlákno otevřít nemůžu. Hraj bez něj, nebo v textovém kanálu serveru.
error-thread-user_permission = K otevření vlákna tu potřebuješ oprávnění **{ $missing }**. Hraj bez něj.
error-thread-too_many = Tenhle server už má tolik otevřených vláken, kolik Discord dovolí. Hraj bez vlákna, nebo nejdřív nějaké otevřené archivuj.
error-thread-try_later = Discord mi teď nedovolí otevírat vlákna, takže se hraje tady.
error-thread-try_later_or_elsewhere = Discord mi teď nedovolí otevírat vlákna a tady běží jiná partie. Zkus to znovu za pár minut, nebo hraj v jiném kanálu.
error-cannot_attach = K posílání souborů tu potřebuju oprávnění **{ $missing }**. Požádej někoho, kdo spravuje server, ať mi ho dá, nebo použij příkaz s lomítkem.
error-training-bot_permission = K ukazování průběhu tréninku tu potřebuju oprávnění **{ $missing }**. Požádej někoho, kdo spravuje server, ať mi ho dá, nebo mě trénuj v jiném kanálu.
error-training-user_install = Průběh tréninku tu ukazovat nemůžu. Trénuj mě v přímých zprávách, nebo na serveru, kam mě přidali.
error-learner_game = Tuhle hru žák nehraje. Hraje: { $games }.
error-learner-unknown_word = Neznám „{ $typed }“. `{ $prefix }{ name-brain }` ukáže, co už umím. Můžeš taky použít `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` se souborem a `{ $prefix }{ name-learner } { word-reset }` nebo `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Hru **{ $game }** rozebrat neumím, takže k ní nejsou tipy, analýzy ani rozbory.
error-training-unknown_word = Neznám „{ $typed }“. Napiš počet partií a jednu z mých úrovní ({ $levels }), například `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Pro trénink vyber 1 až { $most } partií.
error-training-already_running = Trénink už tu běží. Počkej, až skončí, nebo ho ukonči.
error-learner-other_mode = Tohle sloučit nejde: soubor je v režimu `{ $theirs }` a tady se učím v režimu `{ $ours }`.
error-learner-one_file = Potřebuju jeden soubor, který vytvoří tlačítko **{ learner-do_export }** pod `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord mi ten soubor nedal. Zkus to znovu.
error-notify-other_server = Tohle tlačítko je pro jiný server. Tlačítko pro tenhle ukáže `{ $prefix }{ name-notify }`.
error-notify-searches_off = Tenhle server upozornění na pozvánky nedovoluje.
error-not_a_manager = K tomu potřebuješ oprávnění **{ permission-manage_guild }**.
error-settings_outside_server = Nastavení mají jen servery. Použij `/{ name-settings }` v kanálu svého serveru.
error-invalid_choice = Tahle možnost není dostupná. Dostupné ukazuje `/{ name-settings }`.
error-invalid_prefix = Neuloženo: prefix má nejvýš 5 viditelných znaků bez mezer a zpětných apostrofů a nezačíná na `/`, `@` ani `<`.
error-vote-outside_server = V těchhle partiích hlasují všichni v kanálu, takže se hrají na serverech. Partii se mnou tu začne `{ $prefix }{ name-play }`.
error-vote-off = Na tomto serveru jsou partie s hlasováním vypnuté.
error-vote-time = Čas na každý tah je od 15 sekund do 24 hodin, třeba `30s`, `5m` nebo `1h`. Například: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Hlasování o tomhle tahu právě skončilo. Za chvíli můžeš hlasovat o dalším.
error-vote-only_in_thread = K zahájení téhle partie přímo v kanálu potřebuješ oprávnění **{ permission-manage_messages }**. Bez něj dostane partie vlákno.
error-vote-needs_thread = Tahle partie potřebuje vlákno. K jeho otevření tu potřebuješ oprávnění **{ permission-create_public_threads }**, ke hře přímo v kanálu **{ permission-manage_messages }**.
error-wrong_channel = Tady nehraju. Hrát můžeš tady: { $channels }.
error-missing_role = Ke hře se mnou tu potřebuješ jednu z těchto rolí: { $roles }.
error-cooldown = To bylo rychlé. Další příkaz můžeš použít { $ends }.
error-too_many_choices = Tahle hra už byla změněna moc často. Zahraj ji, nebo začni novou: `{ $prefix }{ name-play }`
error-already_playing = Už tu hraješ partii. Ukázat ji: `{ $prefix }{ name-board }`
error-button_used = Tohle tlačítko už máš stisknuté.
error-moderation-not_a_moderator = K zastavení cizích partií potřebuješ oprávnění **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Pokud je tahle partie spuštěná tebou, zastav ji tlačítkem pod deskou. Jinak potřebuješ oprávnění **{ permission-manage_messages }**.
error-memory_file-too_large = Ten soubor nemůžu importovat: má víc než { $max_kib } KiB.
error-memory_file-not_mine = Ten soubor nemůžu načíst: není ode mě, nebo ho někdo změnil.
error-memory_file-value = Ten soubor nemůžu importovat: `{ $where }` musí být jedna z těchto hodnot: `{ $values }`.
error-memory_file-entry = Ten soubor nemůžu importovat: `{ $where }` musí být celé číslo od 1 do { $max_position }. { -entries-from-0 }
error-memory_file-position = Ten soubor nemůžu importovat: `{ $where }` je { $position }, což se žák v tomhle režimu nemohl naučit, nebo je to v seznamu dvakrát. { -entries-from-0 }
error-notation-line = Řádek { $line } nedokážu přečíst. Řádek vypadá takhle: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: čas, deska, hráči, tahy, výsledek a jak partie skončila.
error-notation-unplayable = Řádek { $line } není možná partie: tah { $move } není pole, na které se tehdy dalo hrát, třeba `B2`.
error-notation-ending = Řádek { $line } není možná partie: po těchto tazích nemohla skončit jako `{ $ending }`.
error-starting-own = Ještě začínám tvoji jinou partii. Zkus to za chvíli znovu.
error-starting-other = Ještě začínám jinou partii vyzyvatele. Zkus to za chvíli znovu.
error-thread-closed = Tohle vlákno je zavřené a znovu ho otevřít nesmím. Požádej o to někoho, kdo spravuje server; desku pak ukáže `{ $prefix }{ name-board }`.
error-thread-name_blocked = AutoMod tohoto serveru zablokoval název vlákna, ve kterém jsou jména hráčů. Hraj bez vlákna, nebo popros moderátora, ať mi z toho pravidla dá výjimku.
-entries-from-0 = (První položka seznamu má číslo 0.)
error-thread-bot_permission = K otevření vlákna tu potřebuju oprávnění **{ $missing }**. Požádej někoho, kdo spravuje server, ať mi ho dá, nebo hraj bez vlákna.
error-too_many_matches-own = Máš tu rozehráno { $most ->
        [one] { $most } partii
        [few] { $most } partie
       *[other] { $most } partií
    }, víc najednou to nejde. Nejdřív jednu dohraj: { $channels }
error-too_many_matches-other = Vyzyvatel tu má rozehráno { $most ->
        [one] { $most } partii
        [few] { $most } partie
       *[other] { $most } partií
    }, víc najednou to nejde. Přijmi výzvu, až některá skončí.
error-may_not_follow_up = K ukazování dalšího průběhu partie tu potřebuju oprávnění **{ $missing }**. Požádej někoho, kdo spravuje server, ať mi ho dá, nebo hraj v jiném kanálu.
error-not_in_thread = Nejdřív mě tu zmiň. Tím mě přidáš do tohoto soukromého vlákna; do té doby tu průběh partie ukazovat nemůžu.
error-locked_thread = Tohle vlákno je zamčené, takže tu nemůžu ukazovat, jak partie pokračuje. Požádej moderátory, aby ho odemkli, nebo hraj v jiném kanálu.
error-in_timeout = Mám na tomto serveru timeout, takže tu nemůžu psát. Skončí { $ends }.
error-match_unreachable = Poslední zdejší partie skončila bez výsledku, protože zprávu s její deskou někdo smazal nebo mi tenhle kanál nebyl přístupný.
error-hints_not_allowed = V téhle partii jsou tipy vypnuté. Partii s tipy pro oba začneš přes `{ $prefix }{ name-play } @někdo { word-hints }`.
error-record-nothing_finished = Zatím tu žádná partie neskončila. `{ $prefix }{ name-analyse } X../.O./...` rozebere jakoukoli pozici.
error-record-match_not_found = Tuhle partii už neznám. Možná některý z hráčů smazal svoje data.
error-record-unknown_target = Neznám „{ $typed }“. Pro sebe to vynech, pro jiného člena napiš třeba `{ $prefix }{ $command } @ben` a pro všechny tady `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Vyber buď člena, nebo celý server, ne obojí.
error-record-no_leaderboard = Ratingy a žebříček jsou jen na serverech. Tvoje zdejší výsledky: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Přidej za příkaz řádek z `{ $prefix }{ name-export }` a ukážu jeho partii.
error-record-board_too_large = Takhle velkou desku ukázat nemůžu. Největší je { $most }×{ $most }.
error-record-export_too_large = Tvých partií je víc, než se vejde do souborů po { $most } MiB. Požádej o ně toho, kdo mě provozuje.
error-share-not_visible = Na tomto serveru vidíš moje odpovědi jen ty, takže by obrázek nikdo jiný neviděl.
error-share-cannot_attach = Tady partii sdílet nemůžu: potřebuju oprávnění **{ $missing }**.
error-level_not_offered = Úroveň **{ $level }** v téhle hře není: { $game }. Její úrovně: { $levels }.
error-network_missing = Na tomto botovi není síť nainstalovaná, takže **intuice** a **neuronová** tu nejsou.
error-network_game = Tuhle hru se síť neučila. Zná: { $games }.
error-offer-what = Napiš, co nabízíš: `{ $prefix }{ name-offer } { name-draw }` nebo `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Pro tuhle hru nejsou samostatné statistiky a ratingy. Jsou pro: { $games }.
error-unknown_level = Neznám „{ $typed }“. Moje úrovně jsou { $levels }. Například: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Neuloženo: X i O potřebují každé svoje emoji.
error-emoji-unreadable = Neuloženo: „{ $typed }“ není emoji. Zadej emoji, nebo název emoji serveru, třeba `:cat:`.
error-emoji-composed = Neuloženo: „{ $typed }“ se skládá z několika znaků, jako všechny vlajky, klávesy a rodiny. Na desce by je Discord mohl ukázat zvlášť. Vyber jednoduché emoji, třeba 🍎.
error-emoji-unknown = Neuloženo: tenhle server nemá emoji `:{ $name }:`. Zadej některé z jeho emoji, nebo běžné, třeba 🍎.
error-emoji-unavailable = Neuloženo: `:{ $name }:` teď není dostupné, protože server má víc emoji, než jeho vylepšení dovolují.
error-emoji-restricted = Neuloženo: `:{ $name }:` můžou používat jen role, které nemám.
error-emoji-duplicate = Neuloženo: { $emoji } by znamenalo dvě různé věci. X, O a volná pole potřebují různá emoji, i ve vítězné řadě. Když pro volná pole nic nezadáš, budou to { $free }.
error-emoji-unlisted = Neuloženo: Discord mi neřekl, jaká emoji tenhle server má. Zkus to znovu.

## failure

failure-old_button = Tohle tlačítko je z mojí starší verze. Co umím teď, ukáže `{ $prefix }{ name-help }`.
failure-changed = Moje příkazy se právě změnily a tvůj Discord ještě ukazuje staré. Načti ho znovu (Ctrl+R, nebo restartuj aplikaci) a zkus to znovu.
failure-unexpected = Promiň, něco se u mě pokazilo. Zkus to znovu; stav partie ukáže `{ $prefix }{ name-board }`.
failure-try_later = Discord mi to teď nedovolí dokončit. Zkus to za minutu; stav partie ukáže `{ $prefix }{ name-board }`.
failure-blocked = AutoMod tohoto serveru zablokoval mou zprávu. Popros moderátora, ať mi z toho pravidla dá výjimku; stav partie pak ukáže `{ $prefix }{ name-board }`.
failure-blocked_link = Filtr škodlivých odkazů Discordu zablokoval mou zprávu, asi kvůli nějakému jménu. Stav partie ukáže `{ $prefix }{ name-board }`.
failure-embed_removed = Někdo z téhle zprávy odstranil embed s mým textem. Nechte ho tam, prosím: bez něj nikdo nevidí, kdo je na tahu.
failure-no_channel = Discord mi neřekl, ve kterém kanálu to je. Zkus to znovu.
failure-not_attached = Soubor chybí, protože ho Discord odmítl.
failure-database = Promiň, teď nemůžu ukládat partie. Uložené jsou v bezpečí: za pár minut se podívej přes `{ $prefix }{ name-board }` a zkus to znovu.
failure-computation = Promiň, tenhle výpočet trval moc dlouho. Zkus to znovu za pár minut.
failure-timeout = Nemůžu odpovědět tady: { $channel }, protože mám na tom serveru timeout. Skončí { $ends }. Pak pokračuj přes `{ $prefix }{ name-board }`: tvoje partie je uložená.
failure-muted = Bez oprávnění **{ $missing }** nemůžu odpovídat tady: { $channel }. Požádej někoho, kdo spravuje server, ať mi ho dá, a pokračuj přes `{ $prefix }{ name-board }`: tvoje partie je uložená.

## owner

owner-synced = Discord teď zná { $count ->
        [one] { $count } příkaz s lomítkem
        [few] { $count } příkazy s lomítkem
       *[other] { $count } příkazů s lomítkem
    }.
owner-not_synced = Discord odmítl příkazy s lomítkem (HTTP { $status }: { $reason }). Zkus to později. Pokud to nepomůže, pozvi mě znovu odkazem z mého logu.
owner-servers = { $count ->
        [one] Jsem na { $count } serveru. Mám-li z něj odejít, pošli `{ $prefix }leave` a jeho ID.
        [few] Jsem na { $count } serverech. Mám-li z některého odejít, pošli `{ $prefix }leave` a jeho ID.
       *[other] Jsem na { $count } serverech. Mám-li z některého odejít, pošli `{ $prefix }leave` a jeho ID.
    }
owner-direct_message = Členové tohohle serveru by tak viděli, na kterých serverech jsem. Pošli mi to v přímé zprávě.
owner-left = Na serveru { $id } už nejsem.
owner-not_there = Na serveru s tímhle ID nejsem. Seznam ukáže `{ $prefix }servers`.
owner-not_allowed = Ten, kdo mě provozuje, mi dovoluje hrát jen na některých serverech a tenhle mezi ně nepatří, takže odcházím.

## place

place-1 = vlevo nahoře
place-2 = nahoře
place-3 = vpravo nahoře
place-4 = vlevo
place-5 = uprostřed
place-6 = vpravo
place-7 = vlevo dole
place-8 = dole
place-9 = vpravo dole

## advice

advice-match = Hraješ partii tady: { $channel }, a v ní je tahle pozice na desce nebo je od ní jeden tah. Když budu pokračovat, ta partie ti už rating nezvýší a na její desce bude vidět, že máš tipy.
advice-matches = Hraješ partie tady: { $channel }, a v nich je tahle pozice na desce nebo je od ní jeden tah. Když budu pokračovat, ty partie ti už rating nezvýší a na jejich deskách bude vidět, že máš tipy.
advice-match_private = V přímých zprávách se mnou hraješ partii, ve které je tahle pozice na desce nebo je od ní jeden tah. Když budu pokračovat, bude tam na desce vidět, že máš tipy.
advice-puzzle = Tahle pozice je úloha, kterou právě řešíš, nebo je od ní jeden tah. Když budu pokračovat, ta úloha se počítá jako nevyřešená.
advice-daily = Tahle pozice je dnešní úloha dne, nebo je od ní jeden tah. Když budu pokračovat, ta úloha se počítá jako nevyřešená.
advice-exercise = Tahle pozice je cvičení, které právě řešíš, nebo je od ní jeden tah. Když budu pokračovat, to cvičení se počítá jako nevyřešené.
advice-show = Přesto pokračovat

## games

games-title = ### 🎮 Tvoje partie
games-none = Právě nehraješ žádnou partii. `{ $prefix }{ name-play }` jednu začne a `{ $prefix }{ name-invite }` pozve kohokoli.
games-game = - [{ $game }]({ $link }), soupeř: **{ $other }** · { $place } · { $turn }
games-your_turn = **jsi na tahu**, čas ti vyprší { $deadline }
games-their_turn = na tahu je **{ $who }**, čas vyprší { $deadline }
games-my_turn = na tahu je **{ $who }**
games-private = soukromá konverzace
games-invitations = ### ⚔️ Hledají někoho na hru
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · vyprší { $deadline }
games-join = Přidat se k { $number }
games-press = Stiskni tlačítko a uvidíš svoje rozehrané partie. Uvidíš je jen ty.
games-open = Moje partie

## share

share-won = { $plies ->
    [one] **{ $who }** vyhrává v { $plies } tahu. Soupeř: **{ $other }**.
    [few] **{ $who }** vyhrává ve { $plies } tazích. Soupeř: **{ $other }**.
   *[other] **{ $who }** vyhrává v { $plies } tazích. Soupeř: **{ $other }**.
}
share-resigned = { $plies ->
    [one] Vyhrává **{ $who }**, protože **{ $other }** se po { $plies } tahu vzdává.
    [few] Vyhrává **{ $who }**, protože **{ $other }** se po { $plies } tazích vzdává.
   *[other] Vyhrává **{ $who }**, protože **{ $other }** se po { $plies } tazích vzdává.
}
share-forfeited = { $plies ->
    [one] Vyhrává **{ $who }**, protože **{ $other }** po { $plies } tahu končí: odchod ze serveru nebo vypršení času.
    [few] Vyhrává **{ $who }**, protože **{ $other }** po { $plies } tazích končí: odchod ze serveru nebo vypršení času.
   *[other] Vyhrává **{ $who }**, protože **{ $other }** po { $plies } tazích končí: odchod ze serveru nebo vypršení času.
}
share-drawn = { $plies ->
    [one] **{ $x }** a **{ $o }** remizují po { $plies } tahu.
    [few] **{ $x }** a **{ $o }** remizují po { $plies } tazích.
   *[other] **{ $x }** a **{ $o }** remizují po { $plies } tazích.
}
share-no_result = { $plies ->
    [one] **{ $x }** a **{ $o }** končí bez výsledku po { $plies } tahu.
    [few] **{ $x }** a **{ $o }** končí bez výsledku po { $plies } tazích.
   *[other] **{ $x }** a **{ $o }** končí bez výsledku po { $plies } tazích.
}
share-picture = Pohyblivý obrázek partie: { $game }. Začíná { $x }, pak hraje { $o }. Tahy: { $moves }.
share-player = hráč { $number }
share-picture_won = Vyhrává { $who }.
share-picture_drawn = Partie končí remízou.
share-picture_no_result = Partie končí bez výsledku.

## vote

vote-thread = 🗳️ Hrát můžou všichni: hlasujte o každém tahu ve vlákně { $thread }.
vote-counts = 🗳️ { $counts } · hlasování končí { $deadline }
vote-none = 🗳️ Zatím žádné hlasy · hlasování končí { $deadline }
vote-waits = 🗳️ Nikdo nehlasoval. Bez hlasu partie skončí { $deadline }.
vote-last = Hlasy pro poslední tah: { $counts }
vote-lot = 🎲 Stejně hlasů: { $cells }. Rozhodl los.
vote-lot_many = { $count ->
    [one] 🎲 Stejně hlasů má { $count } pole. Rozhodl los.
    [few] 🎲 Stejně hlasů mají { $count } pole. Rozhodl los.
   *[other] 🎲 Stejně hlasů má { $count } polí. Rozhodl los.
}
vote-yours = { $count ->
    [one] 🗳️ Tvůj hlas: **{ $move }** · zatím { $count } hlas · hlasování končí { $deadline }. Do té doby můžeš hlas změnit.
    [few] 🗳️ Tvůj hlas: **{ $move }** · zatím { $count } hlasy · hlasování končí { $deadline }. Do té doby můžeš hlas změnit.
   *[other] 🗳️ Tvůj hlas: **{ $move }** · zatím { $count } hlasů · hlasování končí { $deadline }. Do té doby můžeš hlas změnit.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** hlasuje pro **{ $move }** · zatím { $count } hlas · hlasování končí { $deadline }
    [few] 🗳️ **{ $who }** hlasuje pro **{ $move }** · zatím { $count } hlasy · hlasování končí { $deadline }
   *[other] 🗳️ **{ $who }** hlasuje pro **{ $move }** · zatím { $count } hlasů · hlasování končí { $deadline }
}
vote-how = Hlasujte pro pole: zahraje se to, které má nejvíc hlasů.
vote-how_with_review = { vote-how } Po partii řeknu, kde byla chyba a kdo hlasoval pro správný tah.
vote-typed = Hlasuješ tak, že napíšeš tah, například `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] Pro správný tah hlasuje **{ $who }**.
    [one] Pro správný tah hlasuje **{ $who }** a ještě { $others } další.
    [few] Pro správný tah hlasuje **{ $who }** a ještě { $others } další.
   *[other] Pro správný tah hlasuje **{ $who }** a ještě { $others } dalších.
}
vote-saw_unnamed = { $count ->
    [0] Pro lepší tah nehlasoval nikdo.
    [one] Pro správný tah byl { $count } hlas.
    [few] Pro správný tah byly { $count } hlasy.
   *[other] Pro správný tah bylo { $count } hlasů.
}
vote-went_wrong = Tah { $number } byl chybou skupiny. Lepší: { $cells }.
vote-best = **Nejpřesnější hlasy:** { $who } { $share }
vote-practise = Cvičit
vote-choose = 🗳️ Vyber pole, pro které hlasuješ:

## race

race-title = 🏁 **Závod v úlohách** · { $game } · { $time }
race-title_storm = ⚡ **Sprint v úlohách** · { $game } · { $time }
race-time_90 = 90 sekund
race-time_180 = 3 minuty
race-mixed = několik her
race-rules = Všichni dostanou stejné úlohy, od lehkých po těžké, každý ve vlastní zprávě, kterou ostatní nevidí. Správná odpověď je bod, špatná stojí { $seconds } s.
race-in = **Na startu:** { $names } ({ $count } z { $most })
race-starts = Start { $begins }, nebo dřív, když { $who } stiskne **Začít**.
race-starts_at = Start { $begins }.
race-unrated = -# Ratingy se nemění: nepoznám, jestli je někdo rychlý, nebo má otevřené druhé okno.
race-restarted_lobby = -# Restartovali mě. Všichni přihlášení jsou pořád na startu: po startu ať tady stisknou **Pokračovat**.
race-join = Přidat se
race-begin = Začít
race-continue = Pokračovat
race-again = Znovu
race-see_missed = Ukázat nevyřešené
race-keep = Procvičit je
race-kept = { $count ->
    [0] Tyhle úlohy už mezi svými cvičeními máš.
    [one] Máš z nich { $count } nové cvičení.
    [few] Máš z nich { $count } nová cvičení.
   *[other] Máš z nich { $count } nových cvičení.
}
race-open_storm = Začít můj sprint
race-joined = 🏁 Jsi na startu. Závod začne { $begins } a tady se objeví tvoje první úloha.
race-alone = Nikdo další se nepřidal, takže je z toho sprint: závod bez soupeřů. Počítá se do tvých rekordů.
race-nobody_joined = Nikdo se nepřidal.
race-running = -# Každý odpovídá ve vlastní zprávě. Když ti ta tvoje zmizí, stiskni **Pokračovat**.
race-restarted = Restartovali mě. Všechny body zůstaly a čas, který ti zbýval po poslední odpovědi, taky: stiskni **Pokračovat**.
race-over = -# Při stejném počtu bodů rozhoduje nejdelší kombo, pak méně špatných odpovědí, pak kratší čas.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · nejlepší kombo { $combo } · špatně { $wrong }
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } bod** · úloha { $number } · čas vyprší { $ends }
    [few] **{ $points } body** · úloha { $number } · čas vyprší { $ends }
   *[other] **{ $points } bodů** · úloha { $number } · čas vyprší { $ends }
}
race-win = **{ $mark } je na tahu a vyhraje.**
race-draw = **{ $mark } je na tahu a remizuje.**
race-paused = { $points ->
    [one] ⏸️ Tvůj čas stojí. Máš **{ $points } bod** a zbývá ti **{ $seconds } s**; čas poběží dál, až stiskneš **Pokračovat**.
    [few] ⏸️ Tvůj čas stojí. Máš **{ $points } body** a zbývá ti **{ $seconds } s**; čas poběží dál, až stiskneš **Pokračovat**.
   *[other] ⏸️ Tvůj čas stojí. Máš **{ $points } bodů** a zbývá ti **{ $seconds } s**; čas poběží dál, až stiskneš **Pokračovat**.
}
race-time_up = ⏱️ Čas vypršel.
race-all_answered = 🏆 To byly všechny úlohy!
race-result = { $points ->
    [one] **{ $points } bod** · nejlepší kombo { $combo } · špatně { $wrong }
    [few] **{ $points } body** · nejlepší kombo { $combo } · špatně { $wrong }
   *[other] **{ $points } bodů** · nejlepší kombo { $combo } · špatně { $wrong }
}
race-wait_for_order = -# Pořadí bude v kanálu, až všichni skončí.
race-records = Tvoje rekordy: **{ $today }** dnes · **{ $week }** tento týden · **{ $ever }** za celou dobu
race-new_record = 🏆 Tvůj zatím nejlepší sprint!
race-missed = Úloha { $number } · nevyřešená { $page } z { $count }
race-right_win = { $mark } vyhraje tahem **{ $solution }**. { $reasons }
race-right_draw = { $mark } remizuje tahem **{ $solution }**. { $reasons }
race-nothing_missed = Žádná nevyřešená ti nezbyla. ✅
race-title_day = 🏁 **Závod dne** · { $day }
race-day_rules = Všichni tady dostanou stejné úlohy ({ $count }), od lehkých po těžké, na každou jeden pokus. Správná odpověď je bod. Závod skončí { $ends }; potom ukážu správné tahy.
race-day_named = V tabulce je každý, kdo se zúčastní. Ratingy se nemění.
race-day_nobody = Zatím nikdo neodpověděl.
race-day_over = Tenhle závod skončil o půlnoci UTC.
race-day_solutions = -# Závod skončí { $ends }. Potom `{ $prefix }{ name-race } { word-today }` ukáže, které úlohy máš nevyřešené.
race-day_progress = Máš odpovědi na { $number } z { $count } úloh.
race-day_order = -# Při stejném počtu bodů rozhoduje nejdelší kombo, pak méně špatných odpovědí, pak kratší čas. Za úlohu se počítá nejvýš minuta, takže můžeš přestat a dnes pokračovat později.
race-day_yesterday = { $points ->
    [one] Včera: **{ $points } bod**, { $place }. místo z { $count }.
    [few] Včera: **{ $points } body**, { $place }. místo z { $count }.
   *[other] Včera: **{ $points } bodů**, { $place }. místo z { $count }.
}
race-start = Start
race-todays = Dnešní závod
race-day_score = { $points ->
    [one] **{ $points } bod** · úloha { $number } z { $count }
    [few] **{ $points } body** · úloha { $number } z { $count }
   *[other] **{ $points } bodů** · úloha { $number } z { $count }
}
race-day_wrong = ❌ To není správný tah.
race-storm_press = { race-title_storm } · Stiskni tlačítko a začni ten svůj. Uvidíš ho jen ty.

### The bot's texts in Greek.

## ply

ply-member_first = Νέα παρτίδα: **{ $who }** έπαιξε { $mark }: **{ $coordinate }**.
ply-member = **{ $who }** έπαιξε { $mark }: **{ $coordinate }**.
ply-program_first = Ξεκινώ με { $mark }: **{ $coordinate }**.
ply-program = Απαντώ με { $mark }: **{ $coordinate }**.
ply-level = { ply-member }
move-column = στήλη { $column }
move-cell = γραμμή { $row } της στήλης { $column }
move-row = γραμμή { $row }, στήλες { $first } έως { $last }
move-diagonal = διαγώνιος από τη { $first } έως τη { $last }
move-boards = ταμπλό { $boards }
ply-wait = Με περιμένουν πολλές παρτίδες, οπότε η κίνησή μου θα πάρει περίπου { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.

## status

status-member_to_move = Σειρά σου, **{ $who }**: παίζεις με { $mark }.
status-example = Για παράδειγμα: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, σειρά σου · ο χρόνος σου λήγει { $deadline }
status-time_limit = Χωρίς κίνηση ως τότε, η παρτίδα λήγει χωρίς αποτέλεσμα. Αφού έχετε παίξει και οι δύο, χάνει όποιος ξεμείνει από χρόνο.
status-replaceable = Αφού παίξουμε και οι δύο, αν περάσει μία ώρα χωρίς κίνησή σου, μπορούν άλλοι να ξεκινήσουν παρτίδα εδώ, κι εσύ χάνεις αυτήν.
status-extended = ⏳ Ο χρόνος παρατάθηκε μία φορά, γιατί **{ $who }** δεν μπορεί να δει αυτό το κανάλι ή να γράψει σε αυτό.
status-excused = **{ $who }** δεν μπορούσε να δει αυτό το κανάλι ή να γράψει σε αυτό. **{ $other }** έχει δικαιώματα που μπορεί να το προκαλέσουν, οπότε δεν χάνει κανείς.
status-level_to_move = **{ $who }** { $mark } σκέφτεται…
status-member_won = 🏆 **{ $who } κέρδισε** με { $mark }: { $line }.
status-program_won = 🏁 **Κέρδισα εγώ** με { $mark }: { $line }.
status-member_won_without_line = 🏆 **{ $who } κέρδισε.**
status-program_won_without_line = 🏁 **Κέρδισα εγώ.**
status-misere_won = 🏆 **{ $winner } κέρδισε**, γιατί **{ $who }** συμπλήρωσε τη γραμμή { $line } με { $mark }.
status-misere_member_won = 🏆 **{ $who } κέρδισε**, γιατί συμπλήρωσα τη γραμμή { $line } με { $mark }.
status-misere_program_won = 🏁 **Κέρδισα εγώ**, γιατί **{ $who }** συμπλήρωσε τη γραμμή { $line } με { $mark }.
status-draw = 🤝 **Ισοπαλία!** Το ταμπλό γέμισε και κανείς δεν συμπλήρωσε γραμμή.
status-draw_repetition = 🤝 **Ισοπαλία.** Η ίδια θέση εμφανίστηκε τρεις φορές.
status-draw_move_limit = 🤝 **Ισοπαλία** μετά από 100 κινήσεις.
status-draw_boards = { $count ->
    [one] 🤝 **Ισοπαλία.** Κάθε πλευρά κέρδισε { $count } ταμπλό, και κανείς δεν έχει τρία στη σειρά.
   *[other] 🤝 **Ισοπαλία.** Κάθε πλευρά κέρδισε { $count } ταμπλό, και κανείς δεν έχει τρία στη σειρά.
}
status-member_won_boards = 🏆 **{ $who } κέρδισε** με { $won } ταμπλό έναντι { $lost }: κανείς δεν έχει τρία στη σειρά.
status-program_won_boards = 🏁 **Κέρδισα εγώ** με { $won } ταμπλό έναντι { $lost }: κανείς δεν έχει τρία στη σειρά.
status-member_resigned = 🏳️ **{ $who }** παραιτήθηκε. **Κέρδισα εγώ.**
status-member_forfeited = ⌛ **{ $who }** έφυγε ή ξέμεινε από χρόνο. **Κέρδισα εγώ.**
status-member_started_over = 🏳️ **{ $who }** παραιτήθηκε από την τελευταία παρτίδα. **Την κέρδισα εγώ.**
status-resigned = 🏳️ **{ $who }** παραιτήθηκε. **{ $winner } κέρδισε.**
status-forfeited = ⌛ **{ $who }** έφυγε ή ξέμεινε από χρόνο. **{ $winner } κέρδισε.**
status-agreed = 🤝 **Ισοπαλία** με κοινή συμφωνία.
status-exhibition_ended = ⏹️ **Η παρτίδα διακόπηκε.** Λήγει χωρίς αποτέλεσμα.
status-stopped = ⏹️ **Οι συντονιστές διέκοψαν την παρτίδα.** Λήγει χωρίς αποτέλεσμα.
status-abandoned = 💤 Κανείς δεν συνέχισε, οπότε η παρτίδα έληξε χωρίς αποτέλεσμα.
status-crowd = η παρέα
status-crowd_first = Η παρέα
status-crowd_to_move = Σειρά της παρέας { $mark }: **μπορούν να ψηφίσουν όλοι.**
status-someone = κάποιος
status-again_watch = Άλλη μία; `{ $prefix }{ name-watch }`

## ending

ending-thanks = Ευχαριστώ για την παρτίδα!
ending-next_time = Ίσως την επόμενη φορά!
ending-good_game = Ωραία παρτίδα!
ending-rating = **Βαθμολογία:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } νίκη στη σειρά
       *[other] { $count } νίκες στη σειρά
    }
ending-rating_of_game = **Βαθμολογία ({ $game }):** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Πρώτη νίκη με αντίπαλο το επίπεδο **{ $level }**!
ending-last_win = Πριν από την τελευταία σου κίνηση μπορούσες ακόμα να κερδίσεις: ||**{ $cells }**||
ending-last_draw = Πριν από την τελευταία σου κίνηση μπορούσες ακόμα να φέρεις ισοπαλία: ||**{ $cells }**||
ending-last_win_of_member = Πριν από την τελευταία κίνηση, **{ $who }** μπορούσε ακόμα να κερδίσει: ||**{ $cells }**||
ending-last_draw_of_member = Πριν από την τελευταία κίνηση, **{ $who }** μπορούσε ακόμα να φέρει ισοπαλία: ||**{ $cells }**||
ending-earlier_win = Στην { $ordinal ->
       *[other] { $number }η
    } κίνησή σου μπορούσες ακόμα να κερδίσεις: ||**{ $cells }**||
ending-earlier_draw = Στην { $ordinal ->
       *[other] { $number }η
    } κίνησή σου μπορούσες ακόμα να φέρεις ισοπαλία: ||**{ $cells }**||
ending-earlier_win_of_member = Με την { $ordinal ->
       *[other] { $number }η
    } κίνηση, **{ $who }** μπορούσε ακόμα να κερδίσει: ||**{ $cells }**||
ending-earlier_draw_of_member = Με την { $ordinal ->
       *[other] { $number }η
    } κίνηση, **{ $who }** μπορούσε ακόμα να φέρει ισοπαλία: ||**{ $cells }**||
ending-best_result = Κανένα λάθος: καλύτερο αποτέλεσμα δεν γίνεται.
ending-no_mistake = Κανένα λάθος.

## position

position-cells = X: { $x } · O: { $o }
position-none = κανένα
position-columns = Πούλια ανά στήλη, από κάτω: { $columns }
position-disc_x = κόκκινο
position-disc_o = κίτρινο
position-threats = { $glyph } δείχνει απειλή: { $cells }
position-fading = Σβήνουν στη συνέχεια: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Επόμενο ταμπλό: { $board }, από { $first } έως { $last }.
position-any_board = Επόμενο ταμπλό: όποιο θέλεις.
position-open_boards = Επόμενο ταμπλό: όποιο ανοιχτό θέλεις ({ $boards }).
position-boards_won = Κλειστά ταμπλό: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = κανενός: { $boards }
position-against = Το επίπεδό μου: { $level }
position-coached = Με βοήθεια
position-weakened = Είχα λιγότερο χρόνο σκέψης από ό,τι συνήθως: η βαθμολογία δεν ανεβαίνει
position-unrated = Ιδιωτικό νήμα: χωρίς βαθμολογία
position-misere = Χάνει όποιος κάνει { $count } στη σειρά

## level

level-random = τυχαίο
level-easy = εύκολο
level-medium = μέτριο
level-hard = δύσκολο
level-perfect = τέλειο
level-learner = μαθητευόμενος
level-intuition = διαίσθηση
level-neural = νευρωνικό
level-neural-early = νευρωνικό-αρχικό
level-neural-middle = νευρωνικό-μισοεκπαιδευμένο

## game

game-3x3 = Τρίλιζα
game-misere = Ανάποδη τρίλιζα (η γραμμή χάνει)
game-4x4 = 4×4 (τέσσερα στη σειρά)
game-5x5 = 5×5 (τέσσερα στη σειρά)
game-7x7 = 7×7 (πέντε στη σειρά)
game-9x9 = 9×9 (πέντε στη σειρά)
game-connect4 = Σκορ 4
game-fading = Σύμβολα που σβήνουν
game-ultimate = Σούπερ τρίλιζα
game-rules_fading = Κερδίζει όποιος κάνει τρία στη σειρά. Κάθε πλευρά έχει το πολύ τρία σύμβολα: όταν βάζεις τέταρτο, πρώτα σβήνει το παλιότερό σου.
game-rules_ultimate = Κέρδισε τρία ταμπλό στη σειρά: οριζόντια, κάθετα ή διαγώνια. Το τετράγωνο που παίζεις ορίζει πού παίζει μετά η άλλη πλευρά: ένα τετράγωνο πάνω δεξιά τη στέλνει στο ταμπλό πάνω δεξιά. Όποιος σταλεί σε ταμπλό κερδισμένο ή γεμάτο παίζει σε όποιο άλλο ανοιχτό θέλει.
game-size = { $rows }×{ $columns } ({ $in_a_row } στη σειρά)

## board

board-rematch = Ρεβάνς
board-level = Επίπεδο: { $level }
board-game = Παιχνίδι: { $game }
board-hint = Υπόδειξη
board-resign = Παραίτηση
board-take_back = Αναίρεση κίνησης
board-draw = Πρόταση ισοπαλίας
board-again = Παίξε ξανά
board-stop = Διακοπή παρτίδας
board-review = Ανασκόπηση
board-fix = Διόρθωσε τα λάθη μου
board-choose_row = Διάλεξε γραμμή: { $rows }
board-choose_column = Γραμμή { $row }: διάλεξε στήλη
board-another_row = Άλλη γραμμή
board-choose_board = Διάλεξε ταμπλό
board-choose_cell = { $board }: διάλεξε τετράγωνο
board-another_board = Άλλο ταμπλό

## style

style-default = Κλασικό, μεγάλα ταμπλό ως εικόνες
style-classic = Κλασικό
style-shapes = Σχήματα
style-animals = Ζώα
style-fruit = Φρούτα
style-space = Διάστημα
style-weather = Καιρός
style-picture = Εικόνα
style-own = Emoji διακομιστή

## own

own-title = Emoji ταμπλό
own-choose = Επιλογή emoji
own-explanation = Ένα emoji ή το όνομα ενός emoji του διακομιστή, όπως :cat:
own-placeholder = Άφησέ το κενό για το προεπιλεγμένο
own-x = X
own-o = O
own-winning_x = X, επισημασμένο
own-winning_o = O, επισημασμένο
own-empty = Ελεύθερο τετράγωνο
own-unavailable = Αυτά τα emoji δεν μπορούν πια να χρησιμοποιηθούν εδώ: { $names }. Τα ταμπλό δείχνουν πάλι { $mark_x } και { $mark_o }.

## picture

picture-board = Ταμπλό: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Ταμπλό: { $rows }×{ $columns }. { $discs }.
picture-fading = Σβήνουν στη συνέχεια: { $marks }.
picture-fading_mark = { $letter } στο { $cell }
picture-last = Η τελευταία κίνηση ήταν { $coordinate }.
picture-line = Μια γραμμή περνά από: { $line }.
picture-network = Το δίκτυο προβλέπει { $value } για το { $mark }, από −100 έως +100. Προτιμά: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Παίξε σε νήμα
thread-made = Η παρτίδα είναι στο { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** σε προκαλεί σε παρτίδα: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** ψάχνει κάποιον για παρτίδα: **{ $game }**. Ποιος μπαίνει;
challenge-mark = **{ $who }** παίζει με { $mark }, και ξεκινά το { $mark_x }.
challenge-random_mark = Τα σύμβολα κληρώνονται, και ξεκινά το { $mark_x }.
challenge-hints = 💡 Σε αυτή την παρτίδα επιτρέπεται το `/{ name-hint }`, και το ταμπλό το γράφει.
challenge-notices_on = 🔔 Με την αποδοχή ανοίγουν οι ειδοποιήσεις: σε αναφέρω όταν είναι η σειρά σου και λείπεις, και πριν λήξει ο χρόνος σου. Ένα κουμπί στο `/{ name-privacy }` τις κλείνει.
challenge-expires = Λήγει { $deadline }.
challenge-accept = Αποδοχή
challenge-decline = Απόρριψη
challenge-withdraw = Απόσυρση
challenge-declined = **{ $who }** απέρριψε την πρόκληση.
challenge-withdrawn = **{ $who }** απέσυρε την πρόκληση.
challenge-uninvited = **{ $who }** απέσυρε την πρόσκληση.
challenge-expired = ⌛ **{ $who }** δεν πήρε απάντηση εγκαίρως.
challenge-begun = **{ $x }** { $mark_x } παίζει με **{ $o }** { $mark_o }.
challenge-choose_friend = Με ποιον θέλεις να παίξεις;
challenge-friend = Διάλεξε μέλος
challenge-invite = Με όποιον θέλει

## offer

offer-draw = 🤝 **{ $who }** προτείνει ισοπαλία. **{ $other }**, δέχεσαι;
offer-take-back = ↩️ **{ $who }** ζητά αναίρεση της κίνησης **{ $coordinate }**. **{ $other }**, συμφωνείς;
offer-take-back_answered = ↩️ **{ $who }** ζητά αναίρεση της κίνησης **{ $coordinate }** (μαζί και η απάντηση **{ $answer }** από **{ $other }**). **{ $other }**, συμφωνείς;
offer-accept = Αποδοχή
offer-decline = Απόρριψη
offer-taken_back = **{ $who }** αναίρεσε μια κίνηση.
offer-declined = **{ $who }** αρνήθηκε. Η παρτίδα συνεχίζεται.
offer-withdrawn = **{ $who }** απέσυρε την πρόταση. Η παρτίδα συνεχίζεται.
notice-turn = { $who }, είναι η σειρά σου.
notice-begun = { $who }, η παρτίδα σου άρχισε.
notice-reminder = ⏰ { $who }, είναι η σειρά σου και ο χρόνος σου στην [παρτίδα]({ $link }) λήγει { $deadline }.
notify-on = 🔔 **Ειδοποιήσεις:** ανοιχτές. Σε παρτίδες μεταξύ μελών σε αναφέρω όταν είναι η σειρά σου και λείπεις από το κανάλι πέντε λεπτά, όταν ο άλλος παίκτης δεχτεί την πρόκλησή σου ή προτείνει κάτι, και μία φορά πριν λήξει ο χρόνος σου.
notify-off = 🔕 **Ειδοποιήσεις:** κλειστές. Σε αναφέρω μόνο όταν κάποιος σε προκαλέσει.
notify-turn_on = Άνοιγμα ειδοποιήσεων
notify-reminders_on = 🔥 **Υπενθύμιση σερί:** ανοιχτή. Σου στέλνω άμεσο μήνυμα δύο ώρες πριν από τα μεσάνυχτα UTC, αν πρόκειται να τελειώσει ένα σερί τουλάχιστον τριών ημερών στον γρίφο της ημέρας.
notify-reminders_off = 🔥 **Υπενθύμιση σερί:** κλειστή. Μπορώ να σου στέλνω άμεσο μήνυμα δύο ώρες πριν από τα μεσάνυχτα UTC, αν πρόκειται να τελειώσει ένα σερί τουλάχιστον τριών ημερών στον γρίφο της ημέρας.
notify-turn_on_reminders = Θύμιζέ μου το σερί
notify-turn_off_reminders = Μη μου το θυμίζεις
notify-searches_on = ⚔️ **Ειδοποιήσεις προσκλήσεων:** ανοιχτές εδώ. Σου στέλνω άμεσο μήνυμα όταν κάποιος ψάχνει παρτίδα σε κανάλι που βλέπεις, το πολύ μία φορά την ώρα.
notify-searches_off = ⚔️ **Ειδοποιήσεις προσκλήσεων:** κλειστές εδώ. Μπορώ να σου στέλνω άμεσο μήνυμα όταν κάποιος ψάχνει παρτίδα σε κανάλι που βλέπεις, το πολύ μία φορά την ώρα.
notify-searches_off_here = ⚔️ **Ειδοποιήσεις προσκλήσεων:** κλειστές. Αυτός ο διακομιστής δεν τις επιτρέπει.
notify-searches_in = { $count ->
    [one] ⚔️ **Ειδοποιήσεις προσκλήσεων:** ανοιχτές σε { $count } διακομιστή. Σου στέλνω άμεσο μήνυμα όταν κάποιος ψάχνει παρτίδα εκεί.
   *[other] ⚔️ **Ειδοποιήσεις προσκλήσεων:** ανοιχτές σε { $count } διακομιστές. Σου στέλνω άμεσο μήνυμα όταν κάποιος ψάχνει παρτίδα εκεί.
}
notify-searches_nowhere = ⚔️ **Ειδοποιήσεις προσκλήσεων:** κλειστές. Σε διακομιστή, το `/{ name-notify }` ανοίγει τα άμεσα μηνύματα για όταν κάποιος ψάχνει παρτίδα εκεί.
notify-turn_on_searches = Ενημέρωνέ με για προσκλήσεις
notify-turn_off_searches = Μη με ενημερώνεις
notify-streak_ends =
    🔥 Το σερί σου στον γρίφο της ημέρας τελειώνει { $ends }, τα μεσάνυχτα UTC, αν δεν λύσεις τον σημερινό:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } μέρα
       *[other] { $count } μέρες
    }
notify-private_streak = - εδώ, με `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } μέρα
       *[other] { $count } μέρες
    }
notify-streak_elsewhere = - σε άλλη συνομιλία, με `/{ name-puzzle }`: { $count ->
        [one] { $count } μέρα
       *[other] { $count } μέρες
    }
notify-some_server = άλλος διακομιστής
notify-search = ⚔️ **{ $who }** ψάχνει κάποιον για παρτίδα: **{ $game }**, στον διακομιστή **{ $server }**. Λήγει { $deadline }. [Δες την πρόσκληση]({ $link })
notify-turn_off = Κλείσιμο ειδοποιήσεων

## puzzle

puzzle-win = **Παίζει { $mark } και κερδίζει.** Μόνο μία κίνηση κερδίζει. Ποια;
puzzle-draw = **Παίζει { $mark } και φέρνει ισοπαλία.** Μόνο μία κίνηση κρατά την ισοπαλία, όλες οι άλλες χάνουν. Ποια;
puzzle-user = 🧩 Γρίφος για: **{ $who }**.
puzzle-daily = 🧩 **Γρίφος της ημέρας, { $day }.** Ο επόμενος έρχεται { $ends }. Μετρά μόνο η πρώτη σου απάντηση.
puzzle-right = ✅ **{ $coordinate }: σωστό!** { $reasons }
puzzle-draws = 💡 **{ $coordinate }: δεν φτάνει.** { $other } μπορεί ακόμα να φέρει ισοπαλία. Η σωστή κίνηση είναι **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate }: χάνει**, αν { $other } παίξει καλά. Η σωστή κίνηση είναι **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } γρίφος στη σειρά!
       *[other] { $count } γρίφοι στη σειρά!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } μέρα στη σειρά!
       *[other] { $count } μέρες στη σειρά!
    }
puzzle-record-solved = **Λυμένοι:** { $solved } από { $tried }
puzzle-record-streak = **Σερί:** { $in_a_row } (ρεκόρ: { $best })
puzzle-record-daily = **Γρίφος της ημέρας:** { $days ->
        [one] { $days } μέρα στη σειρά
       *[other] { $days } μέρες στη σειρά
    } (ρεκόρ: { $best_days })
puzzle-next = Επόμενος γρίφος
puzzle-skip_costs = -# Αν ζητήσεις άλλον γρίφο πριν απαντήσεις σε αυτόν, αυτός μετρά ως λάθος.
puzzle-seen = Είδες αυτόν τον γρίφο σε αγώνα τις τελευταίες 30 ημέρες, οπότε δεν αλλάζει τη βαθμολογία σου.
puzzle-rating = **Βαθμολογία γρίφων:** { $rating } ({ $change })
puzzle-share = Κοινοποίηση
puzzle-shared = 🧩 Γρίφος της ημέρας, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } μέρα
       *[other] { $count } μέρες
    }
puzzle-solve = Λύσε τον
puzzle-answers = Σωστά: **{ $solved }**, λάθος: **{ $missed }**
puzzle-streaks = 🔥 **Κοινοποιημένα σερί:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } μέρα
       *[other] { $count } μέρες
    }
puzzle-race = { $count ->
        [one] 🏁 **Ο αγώνας της ημέρας:** { $leaders } · έλαβε μέρος { $count } μέλος
       *[other] 🏁 **Ο αγώνας της ημέρας:** { $leaders } · έλαβαν μέρος { $count } μέλη
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Ο αγώνας της ημέρας
puzzle-yesterday = **Χθεσινή λύση:** { $solution }
puzzle-yesterday_posted = **[Χθεσινή]({ $link }) λύση:** { $solution }

## practice
practice-game = Από την παρτίδα σου ({ $day }):
practice-lost_win = **Παίζει { $mark }.** Εδώ έπαιξες **{ $coordinate }** και σου ξέφυγε η νίκη. Βρες μια καλύτερη κίνηση.
practice-lost_draw = **Παίζει { $mark }.** Εδώ έπαιξες **{ $coordinate }** και σου ξέφυγε η ισοπαλία. Βρες μια καλύτερη κίνηση.
practice-crowd_game = Από την παρτίδα της παρέας ({ $day }):
practice-crowd_lost_win = **Παίζει { $mark }.** Εδώ η παρέα έπαιξε **{ $coordinate }** και της ξέφυγε η νίκη. Βρες μια καλύτερη κίνηση.
practice-crowd_lost_draw = **Παίζει { $mark }.** Εδώ η παρέα έπαιξε **{ $coordinate }** και της ξέφυγε η ισοπαλία. Βρες μια καλύτερη κίνηση.
practice-race = Από τον αγώνα σου ({ $day }):
practice-no_move_win = **Παίζει { $mark } και κερδίζει.** Δεν βρήκες κίνηση εγκαίρως. Μόνο μία κίνηση κερδίζει. Ποια;
practice-no_move_draw = **Παίζει { $mark } και φέρνει ισοπαλία.** Δεν βρήκες κίνηση εγκαίρως. Μόνο μία κίνηση κρατά την ισοπαλία. Ποια;
practice-draws = 💡 **{ $coordinate }: δεν φτάνει.** { $other } μπορεί ακόμα να φέρει ισοπαλία.
practice-loses = 💡 **{ $coordinate }: χάνει**, αν { $other } παίξει καλά.
practice-unproven = 💡 **{ $coordinate }**: ίσως είναι εξίσου καλό, αλλά δεν μπόρεσα να το αποδείξω.
practice-better = **Καλύτερα:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Αυτή η άσκηση επιστρέφει αύριο.
        [one] Αυτή η άσκηση επιστρέφει σε { $days } μέρα.
       *[other] Αυτή η άσκηση επιστρέφει σε { $days } μέρες.
    }
practice-first_counts = Μετρά μόνο η πρώτη απάντηση, σε μέρα που έχεις αυτή την άσκηση. { practice-comes_back }
practice-end_of_game = Αυτό ήταν το τελευταίο σου λάθος σε αυτή την παρτίδα.
practice-end_of_race = Αυτός ήταν ο τελευταίος γρίφος που έχασες σε αυτόν τον αγώνα.
practice-no_mistakes = Δεν βρήκα δική σου κίνηση σε αυτή την παρτίδα που να είναι αποδεδειγμένα λάθος.
practice-none = Δεν έχεις ακόμα ασκήσεις. Από τώρα τις φτιάχνω από τα λάθη στις τελειωμένες παρτίδες σου.
practice-none_due = **Δεν υπάρχει τίποτα για εξάσκηση τώρα.** Η επόμενη άσκησή σου: { $due }.
practice-show = Δείξε μου
practice-try_again = Δοκίμασε ξανά
practice-hint = { board-hint }
practice-other_game = Λάθη άλλης παρτίδας
practice-a_game = Λάθη από μια παρτίδα
practice-hint_finish_line = 💡 **Υπόδειξη:** μπορείς να συμπληρώσεις γραμμή.
practice-hint_block_line = 💡 **Υπόδειξη:** το { $other } μπορεί να συμπληρώσει γραμμή με την επόμενη κίνηση.
practice-hint_make_fork = 💡 **Υπόδειξη:** μπορείς να απειλήσεις να κερδίσεις σε δύο τετράγωνα μαζί.
practice-hint_prevent_fork = 💡 **Υπόδειξη:** το { $other } μπορεί με την επόμενη κίνηση να απειλήσει να κερδίσει σε δύο τετράγωνα μαζί.
practice-hint_forced_sequence = 💡 **Υπόδειξη:** σκέψου μερικές κινήσεις μπροστά: τι μπορεί να παίξει το { $other } μετά από κάθε κίνησή σου;
practice-hint_opening = 💡 **Υπόδειξη:** δες τι μπορεί να απειλήσει το { $other } μετά από κάθε κίνησή σου.
practice-hint_zugzwang = 💡 **Υπόδειξη:** στο τέλος κάποιος πρέπει να παίξει σε κάθε στήλη. Μέτρα ποιος θα είναι.
practice-puzzle = Λύσε έναν γρίφο
practice-press = Πάτησε το κουμπί για εξάσκηση. Τη βλέπεις μόνο εσύ.
practice-open = Εξάσκηση

## course

course-lines = Γραμμές και κλεισίματα
course-forks = Διπλές απειλές
course-prevention = Αποτροπή διπλής απειλής
course-openings = Ανοίγματα
course-misere = Όλα ανάποδα
course-large = Μεγαλύτερα ταμπλό
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Μαθήματα
    Κάθε μάθημα έχει ένα παράδειγμα που παίζεις και τρεις ασκήσεις.
course-lines_text =
    Κερδίζει όποιος κάνει τρία στη σειρά: οριζόντια, κάθετα ή διαγώνια.
    Δες λοιπόν πρώτα αν μπορείς να συμπληρώσεις γραμμή.
    Αν όχι, δες αν μπορεί ο αντίπαλος, και κλείσ’ τη.
course-forks_text =
    Η διπλή απειλή μπορεί να κερδίσει σε δύο τετράγωνα μαζί.
    Μόνο το ένα κλείνει, οπότε κερδίζεις στο άλλο.
    Ψάξε ένα ελεύθερο τετράγωνο όπου συναντιούνται δύο γραμμές σου.
course-prevention_text =
    Δες τη διπλή απειλή του αντιπάλου πριν γίνει.
    Πιάσε το τετράγωνό της ή κάνε μια απειλή που πρέπει να κλείσει αλλού.
    Αν το κλείσιμο κάνει το ίδιο τη διπλή απειλή, διάλεξες λάθος απειλή.
course-openings_text =
    Το κέντρο ανήκει σε τέσσερις γραμμές, η γωνία σε τρεις, η άκρη σε δύο.
    Ξεκίνα λοιπόν από το κέντρο ή από γωνία.
    Απάντα στη γωνία με το κέντρο, και στο κέντρο με γωνία.
course-misere_text =
    Όποιος συμπληρώσει γραμμή χάνει, γι’ αυτό κράτα τα σύμβολά σου χωριστά.
    Το { $mark_x } ξεκινά από το κέντρο και απαντά σε κάθε κίνηση στο απέναντι τετράγωνο.
    Έτσι κάθε γραμμή που θα συμπλήρωνε το { $mark_x } έχει μέσα ένα { $mark_o }.
course-large_text =
    Κερδίζει όποιος κάνει πέντε στη σειρά. Τεσσάρι με δύο ελεύθερες άκρες δεν σταματιέται: κλείνει μόνο η μία άκρη.
    Τριάρι με δύο ελεύθερες άκρες γίνεται τέτοιο τεσσάρι με την επόμενη κίνηση.
    Το τεσσάρι πρέπει να κλείσει αμέσως, γι’ αυτό προηγείται από κάθε τριάρι.
course-connect4_text =
    Γραμμή που της λείπει ένα τετράγωνο είναι απειλή, ακόμα κι αν δεν παίζεται ακόμα.
    Στο τέλος κάποιος πρέπει να παίξει από κάτω: το { $mark_x } παίρνει τις μονές γραμμές από κάτω, το { $mark_o } τις ζυγές.
    Μην παίζεις ποτέ κάτω από τετράγωνο όπου θα κέρδιζε ο αντίπαλος.
course-example = Παράδειγμα
course-exercise = Άσκηση { $number }
course-lessons = Όλα τα μαθήματα
course-next = Επόμενο μάθημα
course-win = **Παίζει { $mark } και κερδίζει.**
course-draw = **Παίζει { $mark } και φέρνει ισοπαλία.**
course-completes_line = 💡 **{ $coordinate }: χάνει.** Συμπληρώνει γραμμή.
course-reply = Το { $mark } απαντά: **{ $coordinate }**.
course-another = Ορίστε άλλη μία θέση.
course-solution = 💡 Η σωστή κίνηση είναι **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Το μάθημα ολοκληρώθηκε!**
course-all_done = 🏆 **Ολοκλήρωσες όλα τα μαθήματα!**
course-beat = Τώρα νίκησε το επίπεδο **{ $level }**.
course-play = Παίξε με επίπεδο { $level }
course-press = Πάτησε το κουμπί για να ανοίξουν τα μαθήματα. Τα βλέπεις μόνο εσύ.

## settings

settings-level = **Προεπιλεγμένο επίπεδο:** { $level }
settings-game = **Προεπιλεγμένο παιχνίδι:** { $game }
settings-games = **Διαθέσιμα παιχνίδια:** { $games }
settings-all_games = **Διαθέσιμα παιχνίδια:** όλα, και ταμπλό κάθε άλλου μεγέθους
settings-choose_games = Όλα τα παιχνίδια
settings-buttons = **Κουμπιά στο ταμπλό:** ενεργά
settings-text = **Κουμπιά στο ταμπλό:** ανενεργά, οι κινήσεις πληκτρολογούνται
settings-title = ## ⚙️ Ρυθμίσεις διακομιστή
settings-saved = ✅ Αποθηκεύτηκε · { $now }
settings-page_games = Παιχνίδια
settings-page_server = Διακομιστής
settings-page_daily = Γρίφος της ημέρας
settings-page_language = Γλώσσα
settings-heading_games = ### Παιχνίδια
settings-heading_boards = ### Ταμπλό
settings-heading_access = ### Πρόσβαση
settings-heading_commands = ### Εντολές
settings-heading_daily = ### Γρίφος της ημέρας
settings-heading_language = ### Γλώσσα
settings-default = Προεπιλογή: { $what }
settings-language = **Γλώσσα:** { $language }
settings-discord_language = **Γλώσσα:** { $language }, όπως στο Discord
settings-language_from_discord = Όπως στο Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Περισσότερες γλώσσες: { $first } … { $last }
settings-note_language = Τα μηνύματα για όλους είναι σε αυτή τη γλώσσα. Όσα βλέπεις μόνο εσύ είναι στη δική σου.
settings-style = **Στυλ ταμπλό:** { $style }
settings-like_pictures = Καλύτερα ως εικόνα;
settings-use_pictures = Ταμπλό ως εικόνες
settings-pictures = Έτσι φαίνονται τα ταμπλό ως εικόνες. Στο { slash-settings } υπάρχουν κι άλλα στυλ, και το αλλάζεις πίσω.
settings-to_buttons = Εμφάνιση κουμπιών
settings-to_text = Απόκρυψη κουμπιών
settings-everywhere = **Κανάλια:** όλα
settings-channels = **Κανάλια:** { $channels } και τα νήματά τους
settings-choose_channels = Όλα τα κανάλια
settings-everybody = **Ποιος μπορεί να παίξει:** όλοι
settings-roles = **Ποιος μπορεί να παίξει:** { $roles }
settings-choose_roles = Όλοι
settings-threads = **Νήματα:** ένα για κάθε παρτίδα, όπου γίνεται
settings-no_threads = **Νήματα:** μόνο αν ζητηθεί
settings-to_threads = Χρήση νημάτων
settings-to_channels = Χωρίς νήματα
settings-idle = **Όριο αδράνειας:** { $idle }
settings-notices = **Ειδοποιήσεις:** ανοιχτές
settings-no_notices = **Ειδοποιήσεις:** κλειστές
settings-to_notices = Άνοιγμα
settings-to_no_notices = Κλείσιμο
settings-search_notices = **Ειδοποιήσεις προσκλήσεων:** επιτρέπονται
settings-no_search_notices = **Ειδοποιήσεις προσκλήσεων:** δεν επιτρέπονται
settings-to_search_notices = Επίτρεψε
settings-to_no_search_notices = Μην επιτρέπεις
settings-note_is_search_quiet = Όσα μέλη το ζήτησαν παίρνουν άμεσο μήνυμα όταν κάποιος εδώ καλεί όποιον θέλει σε παρτίδα, το πολύ μία φορά την ώρα.
settings-votes = **Παρτίδες με ψήφους:** ανοιχτές
settings-no_votes = **Παρτίδες με ψήφους:** κλειστές
settings-to_votes = Άνοιγμα ψήφων
settings-to_no_votes = Κλείσιμο ψήφων
settings-note_has_no_votes = Με το `/{ name-vote }`, όλοι σε ένα κανάλι παίζουν μαζί την ίδια πλευρά εναντίον μου και ψηφίζουν για κάθε κίνηση.
settings-note_is_quiet = Σε παρτίδες μεταξύ μελών αναφέρω όποιον λείπει όταν είναι η σειρά του, και πριν λήξει ο χρόνος του. Κάθε μέλος μπορεί να το κλείσει για τον εαυτό του με ένα κουμπί στο `/{ name-privacy }`.
settings-note_idle = Μια παρτίδα λήγει όταν κανείς δεν παίζει για τόσο χρόνο. Όσες τρέχουν κρατούν το όριο με το οποίο ξεκίνησαν.
settings-cooldown = **Αναμονή:** { $cooldown } ανάμεσα στις εντολές
settings-no_cooldown = **Αναμονή:** καμία
settings-note_cooldown = Οι κινήσεις και τα κουμπιά δεν έχουν αναμονή.
settings-prefix = **Πρόθεμα:** `{ $own }`
settings-no_prefix = **Πρόθεμα:** κανένα
settings-note_prefix = Οι εντολές slash, και όσες γράφονται μετά από αναφορά σε μένα, λειτουργούν πάντα.
settings-change_prefix = Αλλαγή προθέματος
settings-daily_channel = **Κανάλι:** { $channel }
settings-no_daily_channel = **Κανάλι:** κανένα, δεν τον δημοσιεύω
settings-choose_daily_channel = Πουθενά
settings-note_daily_channel = Δημοσιεύω εκεί τον γρίφο της ημέρας μία φορά τη μέρα, με ένα κουμπί για να τον λύσεις, πόσοι τον έλυσαν, τη χθεσινή λύση, και τα μεγαλύτερα σερί των μελών που κοινοποίησαν τα αποτελέσματά τους.
settings-daily_hour = **Ώρα:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Αν αυτή η ώρα άρχισε ήδη και σήμερα δεν τον δημοσίευσα, δημοσιεύω τον γρίφο αμέσως.
settings-hour = { $time } UTC
settings-no_wait = Χωρίς αναμονή
settings-hours = { $count ->
    [one] { $count } ώρα
   *[other] { $count } ώρες
}
settings-days = { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
}
settings-seconds = { $count ->
    [one] { $count } δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
settings-channels_deleted = { $count ->
    [one] 🗑️ Διαγράφηκε { $count } από τα κανάλια που διάλεξες.
   *[other] 🗑️ Διαγράφηκαν { $count } από τα κανάλια που διάλεξες.
}
settings-all_channels_deleted = 🗑️ Διαγράφηκαν όλα τα κανάλια που διάλεξες. Μέχρι να διαλέξεις άλλα, επιτρέπεται παιχνίδι σε κάθε κανάλι.
settings-roles_deleted = { $count ->
    [one] 🗑️ Διαγράφηκε { $count } από τους ρόλους που διάλεξες.
   *[other] 🗑️ Διαγράφηκαν { $count } από τους ρόλους που διάλεξες.
}
settings-all_roles_deleted = 🗑️ Διαγράφηκαν όλοι οι ρόλοι που διάλεξες. Μέχρι να διαλέξεις άλλους, μπορούν να παίζουν όλοι.
settings-daily_channel_deleted = 🗑️ Διαγράφηκε το κανάλι που διάλεξες για τον γρίφο της ημέρας. Μέχρι να διαλέξεις άλλο, δεν τον δημοσιεύω.
settings-dismiss_deleted = Κατάλαβα
settings-missing_for_answers = ⚠️ Δεν μπορώ να απαντώ σε πληκτρολογημένες εντολές στα εξής κανάλια: { $channels }. Χρειάζομαι εκεί το δικαίωμα **{ $missing }**.
settings-missing_for_daily = ⚠️ Δεν μπορώ να δημοσιεύω τον γρίφο της ημέρας στα εξής κανάλια: { $channels }. Χρειάζομαι εκεί το δικαίωμα **{ $missing }**.
settings-missing_for_threads = ⚠️ Δεν μπορώ να ανοίγω νήματα για παρτίδες στα εξής κανάλια: { $channels }. Χρειάζομαι εκεί το δικαίωμα **{ $missing }**.
settings-missing_for_pictures = ⚠️ Δεν μπορώ να στέλνω τα ταμπλό ως εικόνες στα εξής κανάλια: { $channels }. Εκεί φτιάχνονται με emoji. Χρειάζομαι το δικαίωμα **{ $missing }**.

## prefix

prefix-title = Πρόθεμα εντολών
prefix-field = Πρόθεμα
prefix-explanation = Έως 5 χαρακτήρες (προεπιλογή: { $usual }). Κενό: μόνο αναφορές και εντολές slash
prefix-explanation_no_usual = Έως 5 χαρακτήρες. Κενό: μόνο αναφορές και εντολές slash

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Εδώ θα έβλεπαν όλοι την απάντησή μου. Γράψε { $command } και τη βλέπεις μόνο εσύ.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }**: μοιάζει η καλύτερη κίνηση, αλλά δεν μπόρεσα να τα υπολογίσω όλα. { coach-depth } { $reasons }
coach-depth = Υπολόγισα { $depth ->
        [one] { $depth } κίνηση
       *[other] { $depth } κινήσεις
    } μπροστά, μετρώντας τις κινήσεις και των δύο πλευρών.
coach-analyse_anyway = Ανάλυση παρ’ όλα αυτά
coach-price_hint = Μετά, αυτή η παρτίδα θα μπορεί να ρίξει τη βαθμολογία σου, αλλά όχι να την ανεβάσει. Να δείξω υπόδειξη;
coach-price_analysis = Μετά, αυτή η παρτίδα θα μπορεί να ρίξει τη βαθμολογία σου, αλλά όχι να την ανεβάσει. Να την αναλύσω;
coach-show_hint = Δείξε την υπόδειξη
coach-press = Πάτησε το κουμπί για μια υπόδειξη. Τη βλέπεις μόνο εσύ.
coach-wait = Με περιμένουν πολλά μέλη. Η απάντησή μου θα πάρει περίπου { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
coach-win = νίκη σε { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
coach-win_at_most = νίκη το πολύ σε { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
coach-draw = ισοπαλία
coach-loss = ήττα σε { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
coach-loss_at_most = ήττα το πολύ σε { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
coach-to_move = Σειρά του { $mark }: **{ $value }**
coach-to_move_unproven = Σειρά του { $mark }: **δεν υπολογίστηκε ως το τέλος**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Καλύτερη συνέχεια:** { $cells }
coach-looks_best = **Μοιάζει καλύτερη:** { $cells }
coach-not_proven = **Δεν υπολογίστηκαν ως το τέλος:** { $count } από { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }. { coach-depth }
coach-legend = 🏆 κερδίζει, 🤝 ισοπαλία, 💀 χάνει, αν κανείς δεν κάνει λάθος. Στη «νίκη σε 3 κινήσεις» μετρούν μόνο οι κινήσεις του νικητή.
coach-network =
    Σειρά του { $mark }. Το δίκτυο προβλέπει **{ $value }** για αυτή την πλευρά, από −100 (ήττα) έως +100 (νίκη).
    Προτιμά: **{ $moves }**
coach-network_legend = Όσο πιο φωτεινό το τετράγωνο, τόσο πιθανότερο να παίξει εκεί το δίκτυο. + κερδίζει, = φέρνει ισοπαλία, − χάνει με το καλύτερο παιχνίδι. Η μπάρα δείχνει αριστερά το μερίδιο του X και δεξιά του O.
coach-see_network = Τι βλέπει το δίκτυο
coach-nothing_left = Αυτή η παρτίδα έχει τελειώσει, οπότε δεν υπάρχει κάτι για ανάλυση.
coach-before_last = Η τελευταία παρτίδα εδώ, πριν από την τελευταία κίνηση:
coach-at_end = Η τελευταία παρτίδα εδώ, όταν σταμάτησε:
coach-completes_line = Συμπληρώνει γραμμή και κερδίζει: { $lines }.
coach-forks = Κάνει διπλή απειλή ({ $cells }), και το { $mark } μπορεί να κλείσει μόνο ένα από αυτά τα τετράγωνα.
coach-forces = Απειλεί να κερδίσει ({ $cell }). Το { $mark } πρέπει να κλείσει εκεί, και πάλι χάνει.
coach-wins_later = Στο τέλος το { $mark } πρέπει να παίξει κάτω από αυτό το τετράγωνο: { $cell }. Εκεί κερδίζει το { $mover }. Το { $mark_x } παίρνει τις μονές γραμμές από κάτω, το { $mark_o } τις ζυγές.
coach-leaves_only_lines = Τώρα κάθε κίνηση του { $mark } συμπληρώνει γραμμή.
coach-mirrors = Είναι απέναντι από το { $cell }. Όποιος έχει το κέντρο και απαντά πάντα στο απέναντι τετράγωνο δεν συμπληρώνει ποτέ γραμμή.
coach-mirrors_center = Είναι το κέντρο. Όποιος το έχει και απαντά πάντα στο απέναντι τετράγωνο δεν συμπληρώνει ποτέ γραμμή.
coach-only_move = Είναι η μόνη δυνατή κίνηση.
coach-blocks = Κλείνει τον δρόμο στο { $mark }: { $lines }.
coach-prevents_forks = { $count ->
    [one] Αποτρέπει μια διπλή απειλή του { $mark }: { $cells }.
   *[other] Αποτρέπει κάθε διπλή απειλή του { $mark }: { $cells }.
}
coach-only_draw = Κάθε άλλη κίνηση χάνει.
coach-keeps_win = { $others ->
        [one] Κερδίζει και { $others } άλλη κίνηση.
       *[other] Κερδίζουν και { $others } άλλες κινήσεις.
    }
coach-only_win = Καμία άλλη κίνηση δεν κερδίζει.
coach-holds_out = Κάθε κίνηση χάνει, και καμία άλλη δεν αντέχει περισσότερο.
coach-holds_out_alone = Κάθε κίνηση χάνει, αλλά αυτή αντέχει περισσότερο.
coach-threatens = Απειλεί να κερδίσει ({ $cell }), οπότε το { $mark } πρέπει να κλείσει εκεί.
coach-tempts = { $mistakes ->
        [one] { $mistakes } από τις { $replies } απαντήσεις του { $mark } είναι λάθος.
       *[other] { $mistakes } από τις { $replies } απαντήσεις του { $mark } είναι λάθη.
    }
coach-one_of_draws = { $count } από τις { $moves } δυνατές κινήσεις κρατούν την ισοπαλία, μαζί και αυτή.
coach-all_draw = Κάθε κίνηση κρατά την ισοπαλία.
coach-traps = { $count ->
        [one] Οι περισσότερες παγίδες: **{ $cells }**.
       *[other] Οι περισσότερες παγίδες: **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Ακρίβεια:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Κρίσιμη στιγμή:** κίνηση { $number } ({ $who } { $mark }), **{ $coordinate }**: { $before } → { $after }. Καλύτερα: { $cells }
coach-no_mistake = **Λάθη στις κινήσεις:** κανένα. Καμία κίνηση δεν άλλαξε το αποτέλεσμα.
coach-no_proven_mistake = **Λάθη στις κινήσεις:** δεν βρέθηκε κανένα.
coach-not_judged = { $count ->
        [1] **Πολύ περίπλοκη για να κριθεί:** κίνηση { $numbers }
       *[other] **Πολύ περίπλοκες για να κριθούν:** κινήσεις { $numbers }
    }
coach-stopped_at = Όταν σταμάτησε η παρτίδα, σειρά είχε το { $mark }: { $value }.
coach-no_plies = Δεν έγινε καμία κίνηση.
coach-plies = **Κινήσεις:** { $cells }
coach-kept = Καλή κίνηση: παραμένει { $value }.
coach-unjudged = Αυτή η κίνηση είναι πολύ περίπλοκη για να την κρίνω. { coach-depth }
coach-lost_anyway = Η παρτίδα ήταν ήδη χαμένη: { $value }.
coach-mistake = Λάθος: { $before } → { $after }. Καλύτερα: { $glyph } { $cells }
coach-mistakes = **{ $count } λάθη:** κινήσεις { $numbers }
coach-move = Κίνηση { $number }
coach-back = Πίσω
coach-next = Επόμενη

## learner

learner-title = ### 🧠 Τι έμαθα εδώ
learner-naive = 🧠 Δεν έχω μάθει ακόμα τίποτα εδώ. Ξέρω μόνο τους κανόνες. Για να με μάθεις: `{ $prefix }{ name-play } { level-learner } { $word }`, ή τα κουμπιά από κάτω.
learner-how_original = -# Παίζω στο πρώτο ελεύθερο τετράγωνο που δεν μου έχει κοστίσει παρτίδα.
learner-how_stronger = -# Μαθαίνω και από τις δύο πλευρές κάθε παρτίδας. Κατοπτρικές και περιστραμμένες θέσεις μετρούν ως μία.
learner-memory_lost = **Χαμένες θέσεις που ξέρω:** { $lost }
learner-memory = **Χαμένες θέσεις που ξέρω:** { $lost } · **Καλές:** { $good }
learner-games = **Παρτίδες:** { $games } · **Σε προπόνηση:** { $trained }
learner-latest_games = { $count ->
    [one] **Τελευταία παρτίδα:** νίκες: { $wins } · ισοπαλίες: { $draws } · ήττες: { $losses }
   *[other] **Τελευταίες { $count } παρτίδες:** νίκες: { $wins } · ισοπαλίες: { $draws } · ήττες: { $losses }
}
learner-results = **Αποτελέσματα:** νίκες: { $wins } · ισοπαλίες: { $draws } · ήττες: { $losses }
learner-unbeatable = 🛡️ Κανείς δεν μπορεί πια να με νικήσει.
learner-beatable = 🎯 Μπορώ ακόμα να χάσω και με { $mark_x } και με { $mark_o }.
learner-beatable_as = 🎯 Μπορώ ακόμα να χάσω με { $mark }.
learner-lesson = 💡 **Τελευταίο μάθημα, με { $mark }:** αυτό δεν το ξαναπαίζω.
learner-curve = Γράφημα γραμμής του ποσοστού των παρτίδων που έχασα. Παρτίδες: { $games }. Στην αρχή: { $first }. Στο τέλος: { $last }.
learner-losses = **Ποσοστό παρτίδων που έχασα:** { $first } στην αρχή · { $last } στο τέλος
learner-training = { $games ->
    [one] 🏋️ Προπόνηση με το επίπεδο **{ $opponent }**: { $played } από { $games } παρτίδα
   *[other] 🏋️ Προπόνηση με το επίπεδο **{ $opponent }**: { $played } από { $games } παρτίδες
}
learner-trained = { $games ->
    [one] ✅ Η προπόνηση με το επίπεδο **{ $opponent }** τελείωσε: { $games } παρτίδα.
   *[other] ✅ Η προπόνηση με το επίπεδο **{ $opponent }** τελείωσε: { $games } παρτίδες.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Η προπόνηση με το επίπεδο **{ $opponent }** σταμάτησε νωρίτερα, στις { $played } από { $games } παρτίδα.
   *[other] ⏹️ Η προπόνηση με το επίπεδο **{ $opponent }** σταμάτησε νωρίτερα, στις { $played } από { $games } παρτίδες.
}
learner-training_failed = { $games ->
    [one] ⚠️ Κάτι πήγε στραβά, και η προπόνηση με το επίπεδο **{ $opponent }** σταμάτησε στις { $played } από { $games } παρτίδα. Κρατώ όσα έμαθα.
   *[other] ⚠️ Κάτι πήγε στραβά, και η προπόνηση με το επίπεδο **{ $opponent }** σταμάτησε στις { $played } από { $games } παρτίδες. Κρατώ όσα έμαθα.
}
learner-training_over = ⏹️ Αυτή η προπόνηση τελείωσε. Κρατώ όσα έμαθα: δες τα με `{ $prefix }{ name-brain }`.
learner-known_positions = **Θέσεις που ξέρω:** { $knows } · **Πριν:** { $knew }
learner-end = Τέλος προπόνησης
learner-do_play = Παίξε μαζί μου
learner-do_train = Προπόνηση { $games } παρτίδων
learner-do_export = Αποθήκευση σε αρχείο
learner-do_import = Φόρτωση αρχείου
learner-do_reset = Επαναφορά
learner-import_title = Φόρτωση γνώσεων
learner-import_field = Ένα αρχείο που αποθήκευσα εγώ
learner-saved =
    📤 **Όλα όσα ξέρω εδώ, σε λειτουργία `{ $mode }`**
    { $memory }
    Για να φορτωθούν αλλού, όποιος διαχειρίζεται εκείνον τον διακομιστή πατά **{ learner-do_import }** κάτω από το `{ $prefix }{ name-brain }` εκεί.
learner-import_preview =
    📥 **Τι ξέρει αυτό το αρχείο, σε λειτουργία `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Συγχώνευση:** τα προσθέτω σε όσα ξέρω εδώ και κρατώ το ιστορικό μου.
    -# Νέες χαμένες θέσεις: { $lost } · Νέες καλές: { $good }
learner-replace_preview =
    { "" }**Αντικατάσταση:** ξεχνώ όσα ξέρω εδώ και το ιστορικό μου.
    -# Θέσεις: { $known } · Παρτίδες: { $games }
learner-do_merge = Συγχώνευση
learner-do_replace = Αντικατάσταση
learner-do_cancel = Ακύρωση
learner-merged =
    ✅ **Έγινε συγχώνευση**
    { "" }**Νέες χαμένες θέσεις:** { $lost } · **Νέες καλές:** { $good }
    { "" }**Θέσεις που ξέρω:** { $known }
learner-replaced =
    ✅ **Έγινε αντικατάσταση**
    { "" }**Θέσεις που ξέρω:** { $known }
    { "" }**Λειτουργία:** `{ $mode }`
    { "" }**Ξεχασμένες θέσεις:** { $forgotten } · **Ξεχασμένες παρτίδες:** { $games }
learner-not_imported = Δεν έγινε εισαγωγή.
learner-reset =
    🗑️ **Να ξεχάσω όλα όσα έμαθα εδώ, και το ιστορικό μου;**
    { "" }**Θέσεις:** { $known } · **Παρτίδες:** { $games }
    Θα ξεκινήσω από την αρχή σε λειτουργία `{ $mode }`.
learner-reset_yes = Ξέχασέ τα όλα
learner-reset_switch = Ξέχασέ τα και μάθε σε λειτουργία { $mode }
learner-reset_no = Κράτησέ τα όλα
learner-forgotten =
    🗑️ **Ξέχασα όλα όσα έμαθα εδώ, και το ιστορικό μου.**
    { "" }**Θέσεις:** { $known } · **Παρτίδες:** { $games }
    Ξεκινώ από την αρχή σε λειτουργία `{ $mode }`.
learner-kept = Δεν ξέχασα τίποτα.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** δεν έχει ακόμα παρτίδες με αποτέλεσμα εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** δεν έχει ακόμα παρτίδες με αποτέλεσμα εδώ σε αυτό το παιχνίδι: { $game }. Ξεκίνα μία: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 νίκες: { $count }
stats-drawn = 🤝 ισοπαλίες: { $count }
stats-lost = ήττες: { $count }
stats-total = **Σύνολο:** { $tally }
stats-mark = **Με { $mark }:** { $tally }
stats-members = **Μέλη:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Μέλη εναντίον μου
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Επίπεδα που νίκησε:** { $levels }
stats-winning_streak = **Μεγαλύτερο σερί νικών:** { $longest }
stats-course = 🎓 **Μαθήματα:** ολοκληρώθηκαν
stats-more = Δες επίσης: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Δες επίσης: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Παρτίδες που παίχτηκαν εδώ
stats-games = **Παρτίδες:** { $games } · **Παίκτες:** { $members }
stats-nothing = Κανείς δεν έχει τελειώσει ακόμα παρτίδα εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
stats-nothing_of_game = Κανείς δεν έχει τελειώσει ακόμα παρτίδα εδώ σε αυτό το παιχνίδι: { $game }. Ξεκίνα μία: `{ $prefix }{ name-play } { $word }`
stats-winners = **Νίκες:** { $mark_x } { $x } · { $mark_o } { $o } · **Ισοπαλίες:** { $draws }
stats-ends = **Πώς τελείωσαν:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Πιο ενεργοί:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Μεταξύ των επιπέδων μου:** { $games } ακόμα παρτίδα
   *[other] **Μεταξύ των επιπέδων μου:** { $games } ακόμα παρτίδες
}
stats-bar = Ραβδόγραμμα των αποτελεσμάτων. Νίκες: { $wins }. Ισοπαλίες: { $draws }. Ήττες: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Πάτησε το κουμπί για να δεις την πρόοδό σου. Τη βλέπεις μόνο εσύ.
progress-open = Δείξε την πρόοδό μου
progress-practice_now = Εξάσκηση τώρα
progress-post = Δημοσίευση
progress-none = Δεν έχω ελέγξει ακόμα καμία παρτίδα σου. Ξεκίνα με `{ $prefix }{ name-practice }` ή με τα λάθη σου κάτω από μια χαμένη παρτίδα. Από τότε ελέγχω κάθε παρτίδα που τελειώνεις.
progress-clean = ✅ **{ $theme }:** κανένα λάθος από { $date } (ελεγμένες παρτίδες: { $games })
progress-all_themes = Όλα τα θέματα
progress-compared = { $now } · πριν: { $before }
progress-accuracy = **Ακρίβεια:** { $share }
progress-games = **Ελεγμένες παρτίδες:** { $games }
progress-mistakes = ### Λάθη
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Εξάσκηση
progress-due = **Ασκήσεις για σήμερα:** { $due } από { $exercises }
progress-lessons = **Ολοκληρωμένα μαθήματα:** { $done } από { $lessons }
progress-puzzle_rating = **Βαθμολογία γρίφων:** { $rating }
progress-legend = Οι τελευταίες 30 ημέρες και οι 30 πριν από αυτές. Ακρίβεια είναι το ποσοστό των κινήσεών σου που κρίθηκαν και κράτησαν το αποτέλεσμα.
progress-chart = Γράφημα της ακρίβειας ανά εβδομάδα, με τον αριθμό των ελεγμένων παρτίδων: { $weeks }

## theme

theme-finish_line = Συμπλήρωση γραμμής
theme-block_line = Κλείσιμο γραμμής
theme-make_fork = Διπλή απειλή
theme-prevent_fork = Αποτροπή διπλής απειλής
theme-forced_sequence = Αναγκαστική σειρά
theme-opening = Άνοιγμα
theme-zugzwang = Τσουγκτσβάνγκ (μονές και ζυγές απειλές)

## ended

ended-line = συμπληρωμένη γραμμή
ended-full_board = γεμάτο ταμπλό
ended-repetition = επανάληψη θέσης
ended-move_limit = όριο κινήσεων
ended-boards_counted = μέτρημα ταμπλό
ended-resigned = παραίτηση
ended-forfeited = αποχώρηση ή τέλος χρόνου
ended-agreed = συμφωνημένη ισοπαλία
ended-abandoned = αδράνεια
ended-stopped = διακοπή από συντονιστή

## rating

rating-ranked = **Βαθμολογία:** { $rating } · **Θέση:** { $rank }
rating-provisional = { $games ->
    [one] **Βαθμολογία ως τώρα:** { $rating } · **Θέση:** μετά από { $games } ακόμα βαθμολογημένη παρτίδα
   *[other] **Βαθμολογία ως τώρα:** { $rating } · **Θέση:** μετά από { $games } ακόμα βαθμολογημένες παρτίδες
}
rating-none = { $games ->
    [one] **Βαθμολογία:** καμία ακόμα · **Θέση:** μετά από { $games } βαθμολογημένη παρτίδα
   *[other] **Βαθμολογία:** καμία ακόμα · **Θέση:** μετά από { $games } βαθμολογημένες παρτίδες
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Γράφημα γραμμής της βαθμολογίας σε { $games } βαθμολογημένη παρτίδα: από { $first } σε { $last }, μεταξύ { $lowest } και { $highest }.
   *[other] Γράφημα γραμμής της βαθμολογίας στις τελευταίες { $games } βαθμολογημένες παρτίδες: από { $first } σε { $last }, μεταξύ { $lowest } και { $highest }.
}
rating-course = { $games ->
    [one] **Τελευταία { $games } βαθμολογημένη παρτίδα:** από { $first } σε { $last } · χαμηλότερη { $lowest } · υψηλότερη { $highest }
   *[other] **Τελευταίες { $games } βαθμολογημένες παρτίδες:** από { $first } σε { $last } · χαμηλότερη { $lowest } · υψηλότερη { $highest }
}

## chart

chart-results = Αποτελέσματα
chart-wins = Νίκες: { $games }
chart-draws = Ισοπαλίες: { $games }
chart-defeats = Ήττες: { $games }
chart-rating = Βαθμολογία
chart-rated_game = Βαθμολογημένη παρτίδα
chart-losses = Ποσοστό παρτίδων που έχασα
chart-lost = Ήττες
chart-by_week = Ακρίβεια ανά εβδομάδα
chart-week = Εβδομάδα από
chart-accuracy = Ακρίβεια
chart-reviewed = Ελεγμένες παρτίδες
chart-game = Παρτίδα
chart-average =
    { $games ->
        [one] Μέσος όρος { $games } παρτίδας
       *[other] Μέσος όρος { $games } παρτίδων
    }

## leaderboard

leaderboard-title = ### 🏅 Κατάταξη: { $game }
leaderboard-range = Μέλη { $first }–{ $last } από { $total }
leaderboard-none = { $games ->
    [one] 🏅 Κανείς δεν έχει ακόμα θέση στην κατάταξη εδώ: { $game }. Χρειάζεται { $games } παρτίδα με τα επίπεδά μου ή με μέλη, χωρίς υποδείξεις. Ξεκίνα μία: `{ $prefix }{ name-play } { $word }`
   *[other] 🏅 Κανείς δεν έχει ακόμα θέση στην κατάταξη εδώ: { $game }. Χρειάζονται { $games } παρτίδες με τα επίπεδά μου ή με μέλη, χωρίς υποδείξεις. Ξεκίνα μία: `{ $prefix }{ name-play } { $word }`
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Επόμενο:** { $level }, απέχει { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }
leaderboard-rated = Μετρούν μόνο οι βαθμολογημένες παρτίδες.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Παρτίδες που παίχτηκαν εδώ
history-range = -# Παρτίδες { $first }–{ $last } από { $total }, πρώτα οι νεότερες
history-none = **{ $who }** δεν έχει τελειώσει ακόμα παρτίδα εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
history-nothing = Κανείς δεν έχει τελειώσει ακόμα παρτίδα εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } με αντίπαλο **{ $other }** · { $result } · { $plies } κίνηση
   *[other] **{ $number }.** { $date } · { $mark } με αντίπαλο **{ $other }** · { $result } · { $plies } κινήσεις
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } κίνηση
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } κινήσεις
}
history-win = νίκη
history-draw = ισοπαλία
history-loss = ήττα
history-no_result = χωρίς αποτέλεσμα
history-newer = Νεότερες
history-older = Παλαιότερες
history-first = Αρχή
history-last = Τέλος
history-list = Πίσω στη λίστα
history-export = Οι παρτίδες μου σε αρχείο
history-paste = Επανάληψη γραμμής
history-pasted = Μια γραμμή από αρχείο με παρτίδες

## replay

replay-ply = Κίνηση { $number } από { $plies }: **{ $who }** έπαιξε { $mark }: **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Κινήσεις:** { $moves }
replay-share = Κοινοποίηση

## export

export-use_history = Αυτό μένει μεταξύ μας. Πάτησε **{ history-export }** κάτω από το `{ $prefix }{ name-history }`, ή στείλε μου `{ $prefix }{ name-export }` σε άμεσο μήνυμα.
export-done_pasted =
    📤 **Οι τελειωμένες παρτίδες σου:** { $games }
    Από παντού όπου έπαιξες, μία παρτίδα ανά γραμμή. Για να ξαναδείς μία, πάτησε **{ history-paste }** κάτω από το `{ $prefix }{ name-history }` και επικόλλησε τη γραμμή της
export-none = Δεν έχεις τελειώσει ακόμα παρτίδα. Ξεκίνα μία: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Η παρτίδα διακόπηκε, και το ταμπλό το γράφει.
moderation-resigned = 🏳️ **{ $who }** παραιτήθηκε από την παρτίδα, και το ταμπλό το γράφει.

## permission

permission-view_channel = Προβολή καναλιών
permission-connect = Σύνδεση
permission-send_messages = Αποστολή μηνυμάτων
permission-send_messages_in_threads = Αποστολή μηνυμάτων σε νήματα
permission-create_public_threads = Δημιουργία δημόσιων νημάτων
permission-attach_files = Επισύναψη αρχείων
permission-manage_messages = Διαχείριση μηνυμάτων
permission-manage_guild = Διαχείριση διακομιστή

## question

question-yes = Από την αρχή
question-no = Συνέχεια παρτίδας
question-kept = Η παρτίδα συνεχίζεται. Δες το ταμπλό: `{ $prefix }{ name-board }`
question-stop = Παίζουν εδώ: **{ $x }** και **{ $o }**. Να διακοπεί η παρτίδα τους;
question-stop_own = Παίζουν εδώ: **{ $x }** και **{ $o }**. Αν διακόψεις την παρτίδα, παραιτείσαι από αυτήν. Να διακοπεί;
question-stop_yes = Διακοπή παρτίδας
question-stop_no = Ακύρωση
question-play_examples = Για παράδειγμα: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` ή `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Για παράδειγμα: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` ή `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Ο γρίφος της ημέρας είναι ίδιος για όλους: `{ $prefix }{ $command } { word-daily }`. Παιχνίδι ή θέμα διαλέγεις για έναν γρίφο δικό σου: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Για παράδειγμα: `{ $prefix }{ $command } { word-connect4 }` ή `{ $prefix }{ $command } { word-mixed } 3m`· ο χρόνος είναι 90s ή 3m.
question-race_today_alone = Ο αγώνας της ημέρας είναι ίδιος για όλους εδώ: `{ $prefix }{ $command } { word-today }`. Παιχνίδι και χρόνο διαλέγεις για αγώνα που ανοίγεις εσύ: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Για παράδειγμα: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, με χρόνο για κάθε κίνηση από 15s έως 24h.
question-watch_examples = Για παράδειγμα: `{ $prefix }{ $command } { level-hard } { level-easy }` ή `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Μήπως εννοείς `{ $prefix }{ $command } { $words }`;
question-did_you_mean_command = Μήπως εννοείς `{ $prefix }{ $command }`;
question-unknown_words = Δεν καταλαβαίνω το «{ $typed }» εδώ.
question-conflicting_words = Αυτές οι λέξεις δεν ταιριάζουν μεταξύ τους.
question-choose_member = Διάλεξε το μέλος από τη λίστα που δείχνει το Discord μετά το `@`.
question-course_examples = Τα μαθήματα έχουν τους αριθμούς 1 έως 7: `{ $prefix }{ $command } 1` ανοίγει το πρώτο.
question-invite_examples = Για παράδειγμα: `{ $prefix }{ $command } { word-connect4 }` ή `{ $prefix }{ $command } o`.
question-challenge_named = Πρόκληση σε **{ $who }**;
question-challenge_named_yes = Πρόκληση

## help

help-first = Πάτησε **Παιχνίδι** για να ξεκινήσεις παρτίδα με μένα, και μετά πάτησε ένα τετράγωνο.
help-to_friend = Παίξε με κάποιον
help-to_commands = Όλες οι εντολές
help-to_play = Παιχνίδι
help-to_learn = Μάθηση
help-to_owners = Για διαχειριστές
help-about = Σχετικά με μένα
help-play =
    ### Παιχνίδι
    Κερδίζει όποιος κάνει τρία στη σειρά: οριζόντια, κάθετα ή διαγώνια.
    - **Ξεκίνα:** `{ $prefix }{ name-play }`. Έχεις { $mark_x } και ξεκινάς εσύ· με `{ $prefix }{ name-play } o` έχεις { $mark_o }.
    - **Κάνε κίνηση:** πάτησε ένα τετράγωνο ή γράψε `{ $prefix }{ name-move } B2` (γραμμή B, στήλη 2).
    - **Επίπεδα:** `{ $prefix }{ name-play } { level-easy }` ή `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Άλλα παιχνίδια:** `{ $prefix }{ name-play } { word-connect4 }` ή `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Με άλλους:** `{ $prefix }{ name-play } @ben` προκαλεί ένα μέλος, `{ $prefix }{ name-invite }` καλεί όποιον θέλει. Με `{ $prefix }{ name-vote }` παίζετε όλοι μαζί την ίδια πλευρά.
    - **Μέσα στην παρτίδα:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Οι παρτίδες σου, και ποιος ψάχνει μία:** `{ $prefix }{ name-games }`
    - **Αναφορές όταν είναι η σειρά σου:** `{ $prefix }{ name-privacy }`
    - **Άλλη μία παρτίδα εδώ:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Μάθηση
    - **Καλύτερη κίνηση:** `/{ name-hint }` μέσα στην παρτίδα
    - **Σύγκριση όλων των κινήσεων:** `{ $prefix }{ name-analyse }`
    - **Μια παρτίδα με εξηγήσεις:** το κουμπί **{ board-review }** στο τέλος της
    - **Τα δικά σου λάθη:** `{ $prefix }{ name-practice }`
    - **Μαθήματα:** `{ $prefix }{ name-course }`
    - **Γρίφοι:** `{ $prefix }{ name-puzzle }` ή `{ $prefix }{ name-puzzle } { word-daily }`
    - **Με χρονόμετρο:** `{ $prefix }{ name-storm }` μόνο για σένα, `{ $prefix }{ name-race }` με άλλους
    - **Μαθητευόμενος:** με `{ $prefix }{ name-play } { level-learner }` παίζεις με έναν αρχάριο που μαθαίνει από σένα· `{ $prefix }{ name-brain }` δείχνει πού έφτασε.
    - **Παρακολούθηση:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Αποτελέσματα:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Τα δεδομένα σου, και τα μηνύματά μου:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Για διαχειριστές διακομιστή
    - **Ρυθμίσεις:** `/{ name-settings }` για παιχνίδια, ταμπλό, κανάλια, ρόλους, πρόθεμα και γλώσσα (θέλει το δικαίωμα **Διαχείριση διακομιστή**)
    - **Διακοπή παρτίδας:** `{ $prefix }{ name-stop }` στο κανάλι της (θέλει το δικαίωμα **Διαχείριση μηνυμάτων**)
    - **Δικαιώματα:** το `/{ name-settings }` δείχνει ποια μου λείπουν.
    - **Πρόθεμα:** άλλαξέ το στο `/{ name-settings }`. Η αναφορά σε μένα λειτουργεί πάντα.
    - **Επαναφορά μαθητευόμενου:** `{ $prefix }{ name-brain }`
    - **Απόρρητο:** `{ $prefix }{ name-privacy }` δείχνει τι κρατώ για σένα.
about-version = **Έκδοση:** { $version }
about-invite = [Πρόσθεσέ με σε διακομιστή](<{ $link }>)
about-install = [Πρόσθεσέ με στον λογαριασμό σου](<{ $link }>)
about-terms = [Όροι χρήσης](<{ $link }>)
about-privacy = [Πολιτική απορρήτου](<{ $link }>)
about-your_data = **Τα δεδομένα σου:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Η νεότερη έκδοση { $version } έχει ήδη τρέξει με αυτή τη βάση δεδομένων. Ενημέρωσέ με ξανά, ή επανάφερε ένα αντίγραφο ασφαλείας πριν από εκείνη την ενημέρωση.
about-servers = **Διακομιστές:** { $servers }
about-since = **Έναρξη λειτουργίας:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** συνδεδεμένο, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** χωρίς σύνδεση

## privacy

privacy-use_slash_command = Αυτό μένει μεταξύ μας. Γράψε `/{ name-privacy }` ή στείλε μου `{ $prefix }{ name-privacy }` σε άμεσο μήνυμα.
privacy-title = ### Τι κρατώ για σένα
privacy-nothing = Τίποτα.
privacy-never = **Δεν κρατώ ποτέ:** το όνομά σου και όσα γράφεις
privacy-matches = **Παρτίδες:** τελειωμένες: { $finished } · σε εξέλιξη: { $live }
privacy-matches_details = -# Το ID χρήστη σου, κινήσεις, ώρες, υποδείξεις, και τα ID διακομιστή, καναλιού και μηνυμάτων
privacy-challenges = **Ανοιχτές προκλήσεις:** { $challenges }
privacy-challenges_details = -# Ποιος προκάλεσε ποιον, το παιχνίδι, και τα ID καναλιού και μηνύματος
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Βαθμολογίες:** σε { $ratings } διακομιστή
   *[other] **Βαθμολογίες:** σε { $ratings } διακομιστές
}
privacy-gains = { $gains ->
    [0] **Πόντοι από παρτίδες με τα επίπεδά μου:** κανένας
    [one] **Πόντοι από παρτίδες με τα επίπεδά μου:** σε { $gains } επίπεδο
   *[other] **Πόντοι από παρτίδες με τα επίπεδά μου:** σε { $gains } επίπεδα
}
privacy-ratings_details =
    -# Η βαθμολογία σου μετά από κάθε βαθμολογημένη παρτίδα, και πόσες κέρδισες, έφερες ισόπαλες κι έχασες
    -# Για κάθε επίπεδο, οι πόντοι της τελευταίας μέρας που κέρδισες
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Αποτελέσματα γρίφων:** κανένα
    [one] **Αποτελέσματα γρίφων:** σε { $puzzles } διακομιστή ή άμεσο μήνυμα
   *[other] **Αποτελέσματα γρίφων:** σε { $puzzles } διακομιστές και άμεσα μηνύματα
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Βαθμολογία γρίφων:** –
   *[other] **Βαθμολογία γρίφων:** για όλους τους διακομιστές
}
privacy-puzzles_details = -# Ο τελευταίος γρίφος, σωστές και λάθος απαντήσεις, σερί, το τελευταίο αποτέλεσμα της ημέρας που κοινοποίησες, και για 30 ημέρες ποιους γρίφους είδες σε αγώνες
privacy-practice = **Ασκήσεις:** { $exercises } · **Παρτίδες για αυτές:** { $reviewed }
privacy-practice_details = -# Από πότε κάνεις εξάσκηση, τα λάθη σου σε παρτίδες και αγώνες, οι απαντήσεις σου και πότε επιστρέφουν
privacy-course = **Μαθήματα:** { $lessons }
privacy-course_details = -# Ποιες ασκήσεις τους έλυσες
privacy-learners = { $learners ->
    [one] **Μνήμη του μαθητευόμενου:** από { $learners } άμεσο μήνυμα
   *[other] **Μνήμη του μαθητευόμενου:** από { $learners } άμεσα μηνύματα
}
privacy-learners_details = -# Όσα έμαθε από σένα σε άμεσα μηνύματα. Σε διακομιστές δεν κρατά ποιος έπαιξε.
privacy-notices = **Ειδοποιήσεις κλειστές:** ναι
privacy-notices_details = -# Το ID χρήστη σου
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Υπενθύμιση σερί:** κλειστή
   *[other] **Υπενθύμιση σερί:** ανοιχτή
}
privacy-search_notices = { $search_notices ->
    [0] **Ειδοποιήσεις προσκλήσεων:** κλειστές
    [one] **Ειδοποιήσεις προσκλήσεων:** σε { $search_notices } διακομιστή
   *[other] **Ειδοποιήσεις προσκλήσεων:** σε { $search_notices } διακομιστές
}
privacy-direct_messages_details = -# Το ID χρήστη σου, και πότε σου έστειλα το τελευταίο
privacy-votes = **Ψήφοι:** { $votes } · **Παρτίδες με ψήφους που ξεκίνησες:** { $votings }
privacy-votes_details = -# Στις παρτίδες όπου ψηφίζουν όλοι: το ID χρήστη σου και η ψήφος σου σε κάθε κίνηση, έως 24 ώρες μετά το τέλος
privacy-races = **Αγώνες και σπριντ γρίφων:** { $races } · **Τα άνοιξες εσύ:** { $race_starts }
privacy-races_details = -# Το ID χρήστη σου, οι γρίφοι, ποιους από αυτούς έχασες, οι πόντοι σου και πόσο χρόνο έκανες
privacy-if_deleted =
    ### Αν τα διαγράψεις
    { "" }**Οι παρτίδες σε εξέλιξη** λήγουν αμέσως. Χάνεις όσες έχουν κινήσεις και από τις δύο πλευρές.
    { "" }**Οι τελειωμένες παρτίδες** μένουν, αλλά χωρίς το ID χρήστη σου.
    { "" }**Όλα τα άλλα** χάνονται. Αυτό δεν αναιρείται.
privacy-forget = Διαγραφή δεδομένων μου
privacy-deleted = ### Τα δεδομένα σου διαγράφηκαν
privacy-kept =
    -# Ξέχασα και το όνομά σου, τη γλώσσα σου και ποιον προκάλεσες, αν τα είχα ακόμα στη μνήμη.
    ### Τι μένει
    { "" }**Παρτίδες:** { $kept }
    -# Χωρίς το ID χρήστη σου και τα ID καναλιού και μηνυμάτων. Μένει μόνο το ID του μηνύματος ή του πατήματος που ξεκίνησε μια παρτίδα, ως αριθμός της. Χωρίς το κανάλι δεν μπορεί να το βρει κανείς.
    -# Μέχρι τα μεσάνυχτα UTC ξέρω ακόμα πόσες φορές έπαιξαν μεταξύ τους σήμερα τα ίδια δύο μέλη, αλλά όχι ποια είναι.
privacy-ended = { $lost ->
    [0] **Παρτίδες που έληξαν:** { $live } (χωρίς αποτέλεσμα)
   *[other] **Παρτίδες που έληξαν:** { $live } · **Ήττες:** { $lost } (είχαν παίξει και οι δύο πλευρές)
}
privacy-nothing_ended = **Παρτίδες που έληξαν:** καμία

## name

name-play = παίξε
name-play_opponent = αντίπαλος
name-play_member = μέλος
name-play_mark = σύμβολο
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = παιχνίδι
name-invite = πρόσκληση
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = πρόταση
name-offer_what = τι
name-draw = ισοπαλία
name-takeback = αναίρεση
name-games = παρτίδες
name-watch = παρακολούθηση
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = μυαλό
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = μαθητευόμενος
name-settings = ρυθμίσεις
name-vote = ψηφοφορία
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = χρόνος
name-vote_thread = { word-thread }
name-stop = διακοπή
name-move = κίνηση
name-move_coordinate = τετράγωνο
name-board = ταμπλό
name-resign = παραίτηση
name-puzzle = γρίφος
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = θέμα
name-race = αγώνας
name-race_game = { name-play_game }
name-race_time = χρόνος
name-race_today = { word-today }
name-storm = σπριντ
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = μαθήματα
name-course_lesson = μάθημα
name-help = βοήθεια
name-about = σχετικά
name-hint = υπόδειξη
name-analyse = ανάλυση
name-analyse_position = θέση
name-analyse_view = προβολή
name-review = ανασκόπηση
name-privacy = απόρρητο
name-progress = πρόοδος
name-notify = ειδοποιήσεις
name-practice = εξάσκηση
name-practice_move = { name-move_coordinate }
name-stats = στατιστικά
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = κατάταξη
name-leaderboard_game = { name-play_game }
name-history = ιστορικό
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = επανάληψη
name-export = εξαγωγή

## word

word-random = τυχαίο
word-thread = νήμα
word-here = εδώ
word-network = δίκτυο
word-hints = υποδείξεις
word-misere = ανάποδη
word-fading = σβήσιμο
word-ultimate = σούπερ
word-uttt = uttt
word-ultimate_tictactoe = σούπερ-τρίλιζα
word-infinite = άπειρη
word-disappearing = σύμβολα-που-σβήνουν
word-connect4 = σκορ4
word-connect_four = σκορτέσσερα
word-tictactoe = τρίλιζα
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = ανάποδη-τρίλιζα
word-misere_tictactoe = τρίλιζα-μιζέρ
word-daily = ημερήσιος
word-mixed = μικτός
word-today = σήμερα
word-finish_line = γραμμή
word-block_line = κλείσιμο
word-make_fork = απειλή
word-prevent_fork = αποτροπή
word-forced_sequence = σειρά
word-opening = άνοιγμα
word-zugzwang = τσουγκτσβάνγκ
word-show = εμφάνιση
word-train = προπόνηση
word-export = εξαγωγή
word-import = εισαγωγή
word-reset = επαναφορά
word-server = διακομιστής
word-original = αρχική
word-stronger = ενισχυμένη

## command

command-play = Τρίλιζα, Σκορ 4 και άλλα, με μένα ή με ένα μέλος
command-play_opponent = Το επίπεδό μου, αν παίζεις με μένα
command-play_member = Μέλος που προκαλείς (προεπιλογή: παίζεις με μένα)
command-play_mark = Το σύμβολό σου· ξεκινά το X
command-play_mark_x = X (ξεκινά)
command-play_mark_o = O (παίζει δεύτερο)
command-play_mark_random = Τυχαίο
command-play_thread = Άνοιξε νήμα για την παρτίδα (προεπιλογή: η ρύθμιση του διακομιστή)
command-play_hints = Επίτρεψε υποδείξεις σε παρτίδα μεταξύ μελών
command-play_game = Ποιο παιχνίδι (προεπιλογή: του διακομιστή)
command-invite = Μια παρτίδα με όποιον δεχτεί πρώτος
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Επίτρεψε υποδείξεις στην παρτίδα
command-invite_game = { command-play_game }
command-menu_challenge_member = Πρόκληση σε παρτίδα
command-offer = Ισοπαλία, ή αναίρεση της τελευταίας σου κίνησης, αν συμφωνεί ο άλλος παίκτης
command-offer_what = Τι ζητάς από τον άλλο παίκτη
command-offer_what_draw = Ισοπαλία
command-offer_what_takeback = Αναίρεση της τελευταίας σου κίνησης
command-games = Οι παρτίδες σου σε εξέλιξη, και ποιος ψάχνει μία εδώ
command-watch = Μια παρτίδα ανάμεσα σε δύο επίπεδά μου
command-watch_x = Επίπεδο που παίζει X και ξεκινά
command-watch_o = Επίπεδο που παίζει O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Οι ρυθμίσεις αυτού του διακομιστή: παιχνίδια, ταμπλό, ποιος παίζει, γλώσσα
command-vote = Παρτίδα με ένα επίπεδό μου, όπου όλοι εδώ ψηφίζουν για κάθε κίνηση
command-vote_opponent = Το επίπεδό μου με το οποίο παίζετε όλοι (προεπιλογή: του διακομιστή)
command-vote_game = { command-play_game }
command-vote_mark = Το σύμβολο όλων σας· ξεκινά το X (προεπιλογή: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Χρόνος ψηφοφορίας για κάθε κίνηση, από 15s έως 24h, όπως 30s, 5m ή 1h (προεπιλογή: 1m)
command-vote_thread = Όχι: σε αυτό το κανάλι, που θέλει το δικαίωμα Διαχείριση μηνυμάτων
command-stop = Διέκοψε την παρτίδα σε αυτό το κανάλι
command-move = Η κίνησή σου: τετράγωνο, όπως B2, ή στο Σκορ 4 αριθμός στήλης
command-move_coordinate = Τετράγωνο, όπως B2, ή στο Σκορ 4 αριθμός στήλης
command-board = Το ταμπλό ξανά, σε νέο μήνυμα
command-resign = Παραιτήσου από την παρτίδα
command-puzzle = Ένας γρίφος: βρες τη μία σωστή κίνηση
command-puzzle_daily = Ο γρίφος της ημέρας αυτού του διακομιστή, για όλους εδώ
command-puzzle_game = { command-play_game }
command-puzzle_theme = Διάλεξε τι αφορά ο γρίφος
command-race = Αγώνας γρίφων για όλους εδώ: οι ίδιοι γρίφοι, όσους προλάβεις σε 90 δευτερόλεπτα
command-race_game = Γρίφοι ενός παιχνιδιού (προεπιλογή: πολλών)
command-race_game_mixed = Πολλά παιχνίδια
command-race_time = Πόσο χρόνο έχουν όλοι (προεπιλογή: 90 δευτερόλεπτα)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Ο αγώνας της ημέρας: οι ίδιοι 20 γρίφοι για όλους εδώ, όποτε έχεις χρόνο σήμερα
command-storm = Όσους γρίφους προλάβεις σε 90 δευτερόλεπτα, με στόχο το δικό σου ρεκόρ
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Πόσο χρόνο έχεις (προεπιλογή: 90 δευτερόλεπτα)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Εφτά σύντομα μαθήματα για να παίζεις καλύτερα
command-course_lesson = Αριθμός μαθήματος (προεπιλογή: όλα τα μαθήματα)
command-help = Πώς παίζεται, και όλες οι εντολές
command-brain = Τι έμαθε εδώ ο μαθητευόμενος, και η προπόνησή του
command-brain_train = Προπόνησέ τον: αριθμός παρτίδων, από 1 έως 10000 (προεπιλογή: 500)
command-brain_opponent = Προπόνησέ τον με αυτό το επίπεδο (προεπιλογή: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Για τι σε ειδοποιώ, με κουμπιά που το αλλάζουν
command-hint = Μια καλή κίνηση και το γιατί· τη βλέπεις μόνο εσύ
command-analyse = Τι αξίζει κάθε κίνηση
command-analyse_position = Γραμμές από πάνω, όπως X../.O./... (προεπιλογή: η παρτίδα του καναλιού)
command-analyse_view = Τι να δεις εκτός από τις αξίες (προεπιλογή: τίποτα)
command-analyse_view_network = τι βλέπει το δίκτυο
command-privacy = Τι κρατώ για σένα, και πώς το διαγράφεις
command-practice = Ασκήσεις από τα δικά σου λάθη: βρες τις καλύτερες κινήσεις
command-practice_move = Η απάντησή σου, όπως B2 ή 4
command-stats = Τα αποτελέσματά σου, ενός μέλους ή όλου του διακομιστή
command-stats_member = Ποιανού παρτίδες (προεπιλογή: οι δικές σου)
command-stats_server = Οι παρτίδες όλων σε αυτόν τον διακομιστή
command-stats_game = Μόνο αυτό το παιχνίδι (προεπιλογή: όλα)
command-leaderboard = Οι καλύτεροι παίκτες αυτού του διακομιστή
command-leaderboard_game = { command-play_game }
command-history = Τελειωμένες παρτίδες, για επανάληψη κίνηση κίνηση ή αποθήκευση σε αρχείο
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Ποιο τετράγωνο; Γράψε το γράμμα της γραμμής και τον αριθμό της στήλης, π.χ. `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Αυτό δεν είναι τετράγωνο. Γράψε γράμμα γραμμής και αριθμό στήλης, π.χ. `{ $prefix }{ name-move } B2`.
error-missing_column = Ποια στήλη; Γράψε τον αριθμό της, π.χ. `{ $prefix }{ name-move } 2`.
error-unreadable_column = Αυτό δεν είναι στήλη. Γράψε τον αριθμό της, π.χ. `{ $prefix }{ name-move } 2`.
error-unknown_row = Δεν υπάρχει γραμμή { $row }. Οι γραμμές είναι από { $first } έως { $last }.
error-unknown_column = Δεν υπάρχει στήλη { $column }. Οι στήλες είναι από { $first } έως { $last }.
error-cell_fading = Το { $mark } σου στο **{ $coordinate }** σβήνει μόνο αφού παίξεις: διάλεξε ελεύθερο τετράγωνο.
error-cell_taken = Το **{ $coordinate }** έχει ήδη { $mark }. Διάλεξε ελεύθερο τετράγωνο.
error-other_board = Πρέπει να παίξεις σε άλλο ταμπλό: **{ $board }**, από **{ $first }** έως **{ $last }**.
error-closed_board = Το ταμπλό **{ $board }** (από { $first } έως { $last }) είναι κερδισμένο ή γεμάτο. Διάλεξε τετράγωνο σε άλλο.
error-full_column = Η στήλη { $column } είναι γεμάτη. Διάλεξε άλλη.
error-floating_cell = Ένα πούλι θα έπεφτε από το **{ $coordinate }**. Διάλεξε το χαμηλότερο ελεύθερο τετράγωνο μιας στήλης.
error-position_shape = Γράψε τη θέση σε { $rows } γραμμές των { $columns } τετραγώνων με `/` ανάμεσά τους, π.χ. `{ $example }`. Για ταμπλό άλλου μεγέθους, γράψε πρώτα το μέγεθος, π.χ. `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Σε αυτό το παιχνίδι μια γραμμένη θέση δεν τα λέει όλα: **{ $game }**. Μέσα στην παρτίδα, το `/{ name-analyse }` δείχνει τη θέση της.
error-position_mark = Στη γραμμή { $row }, στήλη { $column } αυτής της θέσης δεν υπάρχει ούτε `X`, ούτε `O`, ούτε `.`.
error-impossible_position = Καμία παρτίδα δεν φτάνει σε αυτή τη θέση: ξεκινά το X, οι πλευρές παίζουν εναλλάξ, και η πρώτη συμπληρωμένη γραμμή τελειώνει την παρτίδα.
error-floating_position = Καμία παρτίδα δεν φτάνει σε αυτή τη θέση: το πούλι στο **{ $coordinate }** θα έπεφτε.
error-game_size = Δεν υπάρχει παιχνίδι αυτού του μεγέθους. Ένα ταμπλό έχει από { $least } έως { $most } γραμμές και στήλες, και μια νικηφόρα γραμμή έχει τουλάχιστον { $least } τετράγωνα και χωρά στο ταμπλό. Π.χ. `{ $prefix }{ name-play } 6x6x4` σημαίνει 6 γραμμές, 6 στήλες και 4 στη σειρά.
error-game_not_offered = Αυτός ο διακομιστής δεν έχει το παιχνίδι **{ $game }**. Έχει: { $offered }.
error-match_over = Αυτή η παρτίδα τελείωσε. Ξεκίνα νέα: `{ $prefix }{ name-play }`
error-not_a_player = Δεν παίζεις σε αυτή την παρτίδα.
error-workers_busy = Αυτή τη στιγμή περιμένουν βοήθεια πάρα πολλά μέλη. Δοκίμασε ξανά σε ένα λεπτό.
error-advice_pending = Δουλεύω ακόμα πάνω στην τελευταία βοήθεια που ζήτησες. Ζήτα ξανά όταν σου απαντήσω.
error-advice-duel = Σε μια παρτίδα μεταξύ μελών χωρίς υποδείξεις, αυτή η θέση είναι στο ταμπλό ή μία κίνηση μακριά. Ζήτα ξανά όταν προχωρήσει εκείνη η παρτίδα.
error-advice-race = Αυτή η θέση είναι του γρίφου που έχεις να λύσεις σε έναν αγώνα, ή μία κίνηση μακριά. Απάντησε πρώτα σε εκείνον τον γρίφο.
error-too_many_takebacks = Έχεις αναιρέσει { $limit ->
        [one] { $limit } κίνηση
       *[other] { $limit } κινήσεις
    } σε αυτή την παρτίδα. Κανείς δεν μπορεί να αναιρέσει περισσότερες.
error-nothing_to_take_back = Δεν έχεις παίξει ακόμα, οπότε δεν υπάρχει τίποτα για αναίρεση.
error-not_your_turn = Δεν είναι η σειρά σου. Δες το ταμπλό: `{ $prefix }{ name-board }`
error-no_match = Δεν υπάρχει παρτίδα σε εξέλιξη εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
error-match_running-resignation = Η παρτίδα σου εδώ συνεχίζεται ακόμα. Αν ξεκινήσεις από την αρχή, παραιτείσαι, κι αυτό μετρά ως ήττα. Ξεκινάς από την αρχή;
error-match_running-no_result = Υπάρχει ακόμα παρτίδα σε εξέλιξη εδώ. Αν ξεκινήσεις από την αρχή, λήγει χωρίς αποτέλεσμα. Ξεκινάς από την αρχή;
error-match_running-time_up = Στην παρτίδα που τρέχει εδώ δεν έχει παίξει κανείς εδώ και μία ώρα. Αν ξεκινήσεις από την αρχή, τη χάνει όποιος έχει σειρά. Ξεκινάς από την αρχή;
error-channel_busy = { $idle_after ->
        [one] Παίζουν άλλα μέλη εδώ. Παίξε σε άλλο κανάλι ή σε νήμα, ή γράψε `{ $prefix }{ name-play }` όταν περάσει { $idle_after } λεπτό χωρίς κίνηση.
       *[other] Παίζουν άλλα μέλη εδώ. Παίξε σε άλλο κανάλι ή σε νήμα, ή γράψε `{ $prefix }{ name-play }` όταν περάσουν { $idle_after } λεπτά χωρίς κίνηση.
    }
error-exhibition_running = Εδώ παίζουν μεταξύ τους δύο από τα επίπεδά μου. Περίμενε να τελειώσει η παρτίδα τους, ή παίξε σε άλλο κανάλι ή σε νήμα.
error-match_moved_on = Η παρτίδα προχώρησε από τότε. Δες πού βρίσκεται: `{ $prefix }{ name-board }`
error-channel_taken = Υπάρχει άλλη παρτίδα σε εξέλιξη εδώ. Περίμενε να τελειώσει, ή παίξε σε άλλο κανάλι ή σε νήμα.
error-question-not_yours = Αυτή η ερώτηση ήταν για άλλον.
error-offer-not_a_duel = Αυτό γίνεται μόνο σε παρτίδες μεταξύ μελών. Με μένα, `{ $prefix }{ name-play }` ξεκινά νέα παρτίδα, και με `{ $prefix }{ name-resign }` παραιτείσαι από την τωρινή.
error-offer-own_offer = Μόνο ο αντίπαλος μπορεί να το δεχτεί.
error-challenge-own_challenge = Δεν γίνεται να παίξεις με τον εαυτό σου. Ξεκίνα παρτίδα με μένα: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Τα bot δεν δέχονται προκλήσεις. Ξεκίνα παρτίδα με μένα: `{ $prefix }{ name-play }`
error-challenge_waiting = Έχετε ήδη μια ανοιχτή πρόκληση μεταξύ σας. Πρώτα αποδέξου την, απόρριψέ την ή απόσυρέ την: { $existing }
error-challenge-invitation_open = Έχεις ήδη ανοιχτή πρόσκληση. Απόσυρέ την πρώτα, ή περίμενε να τη δεχτεί κάποιος: { $existing }
error-challenge_over = Αυτό δεν είναι πια ανοιχτό. Κάνε νέα πρόκληση: `{ $prefix }{ name-play } @κάποιος`
error-challenge-not_yours = Αυτή η πρόκληση είναι για άλλον.
error-challenge-level = Τα επίπεδα είναι μόνο για παρτίδες με μένα. Βγάλε το επίπεδο για να προκαλέσεις μέλος.
error-challenge-nobody_else = Εδώ είμαστε μόνο οι δυο μας. Προκάλεσε κάποιον σε κανάλι ενός διακομιστή.
error-challenge-not_visible = Σε αυτόν τον διακομιστή τις απαντήσεις μου τις βλέπεις μόνο εσύ, οπότε δεν θα μπορούσε να δεχτεί κανείς. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να με προσθέσει, ή παίξε σε ομαδικό άμεσο μήνυμα.
error-challenge-private_thread = Όποιος δημιούργησε ένα ιδιωτικό νήμα μπορεί να αφαιρέσει τους άλλους, οπότε τα μέλη παίζουν εδώ μόνο με υποδείξεις και χωρίς βαθμολογία: `{ $prefix }{ name-play } @κάποιος { word-hints }`.
error-challenge-cannot_see = **{ $who }** δεν μπορεί να δει αυτό το κανάλι. Παίξε σε ένα που βλέπετε και οι δύο.
error-challenge-channel_taken = Υπάρχει άλλη παρτίδα σε εξέλιξη στο { $channel }. Μπορείς να δεχτείς την [πρόσκληση]({ $link }) όταν τελειώσει.
error-challenge-not_a_member = Δεν βρίσκω αυτό το μέλος εδώ. Γράψε `@` και διάλεξε από τη λίστα του Discord.
error-moderation-not_the_starter = Αυτό το ξεκίνησε κάποιος άλλος. Μπορεί να το διακόψει μόνο αυτός ή μέλη με το δικαίωμα **{ permission-manage_messages }**.
error-no_puzzles = Δεν υπάρχουν γρίφοι για αυτό το παιχνίδι. Υπάρχουν για: { $games }.
error-puzzle-not_yours = Αυτός ο γρίφος είναι για άλλον. Πάρε τον δικό σου: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Αυτός ο γρίφος δεν μετρά πια. Πάρε νέο: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Απάντησες ήδη σε αυτόν τον γρίφο. Πάρε νέο: `{ $prefix }{ name-puzzle }`
error-practice-over = Αυτή η άσκηση δεν είναι πια ανοιχτή. Πάρε άλλη: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Αυτό δεν είναι τετράγωνο. Γράψε γράμμα γραμμής και αριθμό στήλης, π.χ. `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Αυτό δεν είναι στήλη. Γράψε τον αριθμό της, π.χ. `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Αυτός ήταν ο γρίφος άλλης μέρας. Ο σημερινός: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Απάντησες ήδη στον σημερινό γρίφο. Ο επόμενος έρχεται { $ends }.
error-race-outside_server = Ένας αγώνας θέλει κι άλλους, γι’ αυτό γίνεται σε διακομιστές. Εδώ, `{ $prefix }{ name-storm }` είναι το ίδιο, μόνο για σένα.
error-race-no_puzzles = Δεν υπάρχουν αγώνες με γρίφους αυτού του παιχνιδιού. Υπάρχουν αγώνες με γρίφους για: { $games }.
error-race-channel_taken = Υπάρχει ήδη αγώνας σε αυτό το κανάλι.
error-race-in_another = Είσαι ήδη σε άλλον αγώνα ή σπριντ. Τελείωσε πρώτα εκείνο.
error-race-started = Αυτός ο αγώνας άρχισε. Μπορείς να μπεις στον επόμενο.
error-race-full = Αυτός ο αγώνας είναι γεμάτος: το πολύ { $most } μέλη.
error-race-nobody_in = Δεν έχει μπει ακόμα κανείς.
error-race-not_starter = Μόνο το μέλος που άνοιξε αυτόν τον αγώνα μπορεί να τον ξεκινήσει νωρίτερα.
error-race-not_in = Δεν συμμετέχεις σε αυτόν τον αγώνα.
error-race-not_over = Άλλοι απαντούν ακόμα σε αυτούς τους γρίφους. Μπορείς να τους δεις όταν τελειώσει ο αγώνας.
error-race-day_not_over = Άλλοι μπορούν ακόμα να απαντήσουν σε αυτούς τους γρίφους. Ο αγώνας λήγει { $ends }· μετά σου δείχνω τι έχασες.
error-race-no_day = Δεν έγινε αγώνας εκείνη τη μέρα. Ο σημερινός: `{ $prefix }{ name-race } { word-today }`
error-race-over = Αυτός ο αγώνας τελείωσε.
error-race-private = Εδώ θα διάβαζαν όλοι την απάντησή σου. Πάτησε καλύτερα το κουμπί στον γρίφο σου, ή στείλε μου `{ $prefix }{ name-storm }` σε άμεσο μήνυμα.
error-thread-not_here = Δεν μπορώ να ανοίξω νήμα εδώ. Παίξε χωρίς νήμα, ή σε κανάλι κειμένου ενός διακομιστή.
error-thread-user_permission = Χρειάζεσαι το δικαίωμα **{ $missing }** για να ανοίξεις νήμα εδώ. Παίξε χωρίς νήμα.
error-thread-too_many = Ο διακομιστής έχει ήδη όσα ανοιχτά νήματα επιτρέπει το Discord. Παίξε χωρίς νήμα, ή αρχειοθέτησε πρώτα ένα ανοιχτό.
error-thread-try_later = Το Discord δεν με αφήνει να ανοίξω νήματα τώρα, οπότε η παρτίδα παίζεται εδώ.
error-thread-try_later_or_elsewhere = Το Discord δεν με αφήνει να ανοίξω νήματα τώρα, και υπάρχει άλλη παρτίδα σε εξέλιξη εδώ. Δοκίμασε ξανά σε λίγα λεπτά, ή παίξε σε άλλο κανάλι.
error-cannot_attach = Χρειάζομαι το δικαίωμα **{ $missing }** για να στέλνω αρχεία εδώ. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει, ή γράψε την εντολή slash.
error-training-bot_permission = Χρειάζομαι το δικαίωμα **{ $missing }** για να δείχνω εδώ πώς πάει η προπόνηση. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει, ή προπόνησέ με σε άλλο κανάλι.
error-training-user_install = Δεν μπορώ να δείχνω εδώ πώς πάει η προπόνηση. Προπόνησέ με σε άμεσο μήνυμα, ή σε διακομιστή που με έχει προσθέσει.
error-learner_game = Ο μαθητευόμενος δεν παίζει αυτό το παιχνίδι. Παίζει: { $games }.
error-learner-unknown_word = Δεν ξέρω το «{ $typed }». `{ $prefix }{ name-brain }` δείχνει τι έμαθα. Μπορείς επίσης να γράψεις `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` με αρχείο, και `{ $prefix }{ name-learner } { word-reset }` ή `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Δεν μπορώ να αναλύσω αυτό το παιχνίδι: **{ $game }**. Γι’ αυτό δεν έχει υποδείξεις, αναλύσεις και ανασκοπήσεις.
error-training-unknown_word = Δεν ξέρω το «{ $typed }». Γράψε αριθμό παρτίδων και ένα επίπεδό μου ({ $levels }), π.χ. `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Διάλεξε από 1 έως { $most } παρτίδες για μια προπόνηση.
error-training-already_running = Προπονούμαι ήδη εδώ. Περίμενε να τελειώσω, ή σταμάτησε την προπόνηση.
error-learner-other_mode = Αυτές οι μνήμες δεν συγχωνεύονται: το αρχείο έχει λειτουργία `{ $theirs }`, κι εδώ μαθαίνω σε λειτουργία `{ $ours }`.
error-learner-one_file = Χρειάζομαι ένα αρχείο: αυτό που φτιάχνει το κουμπί **{ learner-do_export }** κάτω από το `{ $prefix }{ name-brain }`.
error-learner-download_failed = Το Discord δεν μου έδωσε το αρχείο. Δοκίμασε ξανά.
error-notify-other_server = Αυτό το κουμπί είναι για άλλον διακομιστή. Δες το κουμπί για αυτόν: `{ $prefix }{ name-notify }`
error-notify-searches_off = Αυτός ο διακομιστής δεν επιτρέπει ειδοποιήσεις προσκλήσεων.
error-not_a_manager = Χρειάζεσαι το δικαίωμα **{ permission-manage_guild }** γι’ αυτό.
error-settings_outside_server = Ρυθμίσεις έχουν μόνο οι διακομιστές. Γράψε `/{ name-settings }` σε κανάλι του διακομιστή σου.
error-invalid_choice = Αυτή η επιλογή δεν είναι διαθέσιμη. Δες τις διαθέσιμες: `/{ name-settings }`
error-invalid_prefix = Δεν αποθηκεύτηκε: ένα πρόθεμα έχει έως 5 ορατούς χαρακτήρες, χωρίς κενά και βαρείες, και δεν αρχίζει με `/`, `@` ή `<`.
error-vote-outside_server = Σε αυτές τις παρτίδες ψηφίζουν όλοι, γι’ αυτό παίζονται σε διακομιστές. Ξεκίνα παρτίδα με μένα εδώ: `{ $prefix }{ name-play }`
error-vote-off = Αυτός ο διακομιστής έχει κλείσει τις παρτίδες όπου ψηφίζουν όλοι.
error-vote-time = Ο χρόνος για κάθε κίνηση είναι από 15 δευτερόλεπτα έως 24 ώρες, όπως `30s`, `5m` ή `1h`. Για παράδειγμα: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Η ψηφοφορία για εκείνη την κίνηση μόλις τελείωσε. Σε λίγο μπορείς να ψηφίσεις για την επόμενη.
error-vote-only_in_thread = Χρειάζεσαι το δικαίωμα **{ permission-manage_messages }** για να ξεκινήσεις αυτή την παρτίδα στο ίδιο το κανάλι. Χωρίς αυτό, η παρτίδα παίρνει νήμα.
error-vote-needs_thread = Αυτή η παρτίδα χρειάζεται νήμα. Σου λείπει το δικαίωμα **{ permission-create_public_threads }** για να ανοίξεις ένα εδώ, ή **{ permission-manage_messages }** για να παίξεις στο ίδιο το κανάλι.
error-wrong_channel = Δεν παίζω εδώ. Μπορείς να παίξεις στα εξής: { $channels }.
error-missing_role = Για να παίξεις μαζί μου εδώ, χρειάζεσαι έναν από αυτούς τους ρόλους: { $roles }.
error-cooldown = Τι ταχύτητα! Μπορείς να δώσεις την επόμενη εντολή { $ends }.
error-too_many_choices = Άλλαξες αυτή την παρτίδα πάρα πολλές φορές. Παίξε την, ή ξεκίνα νέα με `{ $prefix }{ name-play }`.
error-already_playing = Παίζεις ήδη μια παρτίδα εδώ. Δες τη: `{ $prefix }{ name-board }`
error-button_used = Πάτησες ήδη αυτό το κουμπί.
error-moderation-not_a_moderator = Χρειάζεσαι το δικαίωμα **{ permission-manage_messages }** για να διακόπτεις παρτίδες άλλων μελών.
error-moderation-end_exhibition_instead = Αν ξεκίνησες εσύ την παρτίδα, διέκοψέ τη με το κουμπί από κάτω. Αλλιώς, χρειάζεσαι το δικαίωμα **{ permission-manage_messages }**.
error-memory_file-too_large = Δεν μπορώ να εισαγάγω το αρχείο: ξεπερνά τα { $max_kib } KiB.
error-memory_file-not_mine = Δεν μπορώ να εισαγάγω το αρχείο: δεν το έφτιαξα εγώ, ή έχει αλλάξει.
error-memory_file-value = Δεν μπορώ να εισαγάγω το αρχείο: το `{ $where }` πρέπει να είναι ένα από αυτά: `{ $values }`.
error-memory_file-entry = Δεν μπορώ να εισαγάγω το αρχείο: το `{ $where }` πρέπει να είναι ακέραιος από 1 έως { $max_position }. { -entries-from-0 }
error-memory_file-position = Δεν μπορώ να εισαγάγω το αρχείο: το `{ $where }` είναι { $position }, που ο μαθητευόμενος δεν μπορεί να έμαθε σε αυτή τη λειτουργία, ή που υπάρχει δύο φορές. { -entries-from-0 }
error-notation-line = Δεν μπορώ να διαβάσω τη γραμμή { $line }. Μια γραμμή μοιάζει έτσι: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: ώρα, ταμπλό, παίκτες, κινήσεις, αποτέλεσμα και πώς τελείωσε η παρτίδα.
error-notation-unplayable = Η γραμμή { $line } δεν είναι δυνατή παρτίδα: η κίνησή της { $move } δεν είναι τετράγωνο που παιζόταν τότε, όπως `B2`.
error-notation-ending = Η γραμμή { $line } δεν είναι δυνατή παρτίδα: μετά από αυτές τις κινήσεις δεν γίνεται να τελείωσε με `{ $ending }`.
error-starting-own = Ξεκινώ ακόμα την άλλη σου παρτίδα. Δοκίμασε ξανά σε λίγο.
error-starting-other = Ξεκινώ ακόμα μια άλλη παρτίδα για όποιον σε προκάλεσε. Δοκίμασε ξανά σε λίγο.
error-thread-closed = Αυτό το νήμα είναι κλειστό, και δεν επιτρέπεται να το ανοίξω ξανά. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να το κάνει· μετά, `{ $prefix }{ name-board }` δείχνει το ταμπλό.
error-thread-name_blocked = Το AutoMod του διακομιστή μπλόκαρε το όνομα του νήματος, που έχει μέσα τα ονόματα των παικτών. Παίξε χωρίς νήμα, ή ζήτα από έναν συντονιστή να με εξαιρέσει από αυτόν τον κανόνα.
-entries-from-0 = (Το πρώτο στοιχείο μιας λίστας έχει τον αριθμό 0.)
error-thread-bot_permission = Χρειάζομαι το δικαίωμα **{ $missing }** για να ανοίξω νήμα εδώ. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει, ή παίξε χωρίς νήμα.
error-too_many_matches-own = { $most ->
        [one] Παίζεις εδώ { $most } παρτίδα, το μέγιστο ταυτόχρονα. Τελείωσέ την πρώτα: { $channels }
       *[other] Παίζεις εδώ { $most } παρτίδες, το μέγιστο ταυτόχρονα. Τελείωσε πρώτα μία: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Όποιος σε προκάλεσε παίζει εδώ { $most } παρτίδα, το μέγιστο ταυτόχρονα. Δέξου όταν τελειώσει.
       *[other] Όποιος σε προκάλεσε παίζει εδώ { $most } παρτίδες, το μέγιστο ταυτόχρονα. Δέξου όταν τελειώσει μία.
    }
error-may_not_follow_up = Χρειάζομαι το δικαίωμα **{ $missing }** για να δείχνω εδώ πώς συνεχίζεται μια παρτίδα. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει, ή παίξε σε άλλο κανάλι.
error-not_in_thread = Ανάφερέ με πρώτα εδώ. Έτσι μπαίνω σε αυτό το ιδιωτικό νήμα· μέχρι τότε δεν μπορώ να δείχνω εδώ πώς συνεχίζεται μια παρτίδα.
error-locked_thread = Αυτό το νήμα είναι κλειδωμένο, οπότε δεν μπορώ να δείχνω εδώ πώς συνεχίζεται μια παρτίδα. Ζήτα από έναν συντονιστή να το ξεκλειδώσει, ή παίξε σε άλλο κανάλι.
error-in_timeout = Είμαι σε timeout σε αυτόν τον διακομιστή, οπότε δεν μπορώ να γράψω εδώ. Λήγει { $ends }.
error-match_unreachable = Η τελευταία παρτίδα εδώ έληξε χωρίς αποτέλεσμα, γιατί το μήνυμα με το ταμπλό της διαγράφηκε ή δεν μπορούσα να δω αυτό το κανάλι.
error-hints_not_allowed = Οι υποδείξεις είναι κλειστές σε αυτή την παρτίδα. Ξεκίνα μία με υποδείξεις: `{ $prefix }{ name-play } @κάποιος { word-hints }`
error-record-nothing_finished = Δεν έχει τελειώσει ακόμα παρτίδα εδώ. `{ $prefix }{ name-analyse } X../.O./...` αναλύει όποια θέση θέλεις.
error-record-match_not_found = Δεν ξέρω πια αυτή την παρτίδα. Ίσως κάποιος από τους παίκτες διέγραψε τα δεδομένα του.
error-record-unknown_target = Δεν ξέρω το «{ $typed }». Μη γράψεις τίποτα για τις δικές σου παρτίδες, γράψε ένα μέλος, όπως `{ $prefix }{ $command } @ben`, ή `{ $prefix }{ $command } { word-server }` για όλους εδώ.
error-record-two_targets = Διάλεξε ή ένα μέλος ή όλο τον διακομιστή, όχι και τα δύο.
error-record-no_leaderboard = Μόνο οι διακομιστές έχουν βαθμολογίες και κατάταξη. Τα αποτελέσματά σου εδώ: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Βάλε μετά την εντολή μια γραμμή από το `{ $prefix }{ name-export }`, και δείχνω την παρτίδα της.
error-record-board_too_large = Αυτό το ταμπλό είναι πολύ μεγάλο για να το δείξω. Το μεγαλύτερο είναι { $most }×{ $most }.
error-record-export_too_large = Έχεις παίξει περισσότερες παρτίδες απ’ όσες χωρούν σε αρχεία των { $most } MiB. Ζήτησέ τες από όποιον με διαχειρίζεται.
error-share-not_visible = Σε αυτόν τον διακομιστή τις απαντήσεις μου τις βλέπεις μόνο εσύ, οπότε δεν θα έβλεπε κανείς άλλος την εικόνα.
error-share-cannot_attach = Δεν μπορώ να κοινοποιήσω την παρτίδα εδώ: χρειάζομαι το δικαίωμα **{ $missing }**.
error-level_not_offered = Το επίπεδο **{ $level }** δεν υπάρχει σε αυτό το παιχνίδι: { $game }. Τα επίπεδά του είναι { $levels }.
error-network_missing = Το δίκτυο δεν είναι εγκατεστημένο σε αυτό το bot, γι’ αυτό **διαίσθηση** και **νευρωνικό** δεν υπάρχουν.
error-network_game = Το δίκτυο δεν έχει μάθει αυτό το παιχνίδι. Ξέρει: { $games }.
error-offer-what = Γράψε τι προτείνεις: `{ $prefix }{ name-offer } { name-draw }` ή `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Δεν υπάρχουν χωριστά στατιστικά και βαθμολογίες για αυτό το παιχνίδι. Υπάρχουν για: { $games }.
error-unknown_level = Δεν ξέρω το «{ $typed }». Τα επίπεδά μου είναι { $levels }. Για παράδειγμα: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Δεν αποθηκεύτηκε: το X και το O χρειάζονται από ένα emoji.
error-emoji-unreadable = Δεν αποθηκεύτηκε: το «{ $typed }» δεν είναι emoji. Γράψε ένα, ή το όνομα ενός emoji του διακομιστή, όπως `:cat:`.
error-emoji-composed = Δεν αποθηκεύτηκε: το «{ $typed }» αποτελείται από πολλούς χαρακτήρες, όπως όλες οι σημαίες, τα πλήκτρα και οι οικογένειες. Στο ταμπλό το Discord μπορεί να τους δείξει χωριστά. Διάλεξε ένα απλό emoji, όπως 🍎.
error-emoji-unknown = Δεν αποθηκεύτηκε: ο διακομιστής δεν έχει emoji `:{ $name }:`. Γράψε ένα δικό του, ή ένα κανονικό, όπως 🍎.
error-emoji-unavailable = Δεν αποθηκεύτηκε: το `:{ $name }:` δεν είναι διαθέσιμο τώρα, γιατί ο διακομιστής έχει περισσότερα emoji απ’ όσα επιτρέπουν τα boost του.
error-emoji-restricted = Δεν αποθηκεύτηκε: το `:{ $name }:` είναι μόνο για ρόλους που δεν έχω.
error-emoji-duplicate = Δεν αποθηκεύτηκε: το { $emoji } θα σήμαινε δύο διαφορετικά πράγματα. Το X, το O και τα ελεύθερα τετράγωνα χρειάζονται διαφορετικά emoji, και σε νικηφόρα γραμμή. Αν δεν γράψεις κανένα για τα ελεύθερα τετράγωνα, είναι { $free }.
error-emoji-unlisted = Δεν αποθηκεύτηκε: το Discord δεν μου είπε ποια emoji έχει ο διακομιστής. Δοκίμασε ξανά.

## failure

failure-old_button = Αυτό το κουμπί είναι από παλιότερη έκδοσή μου. Δες τι κάνω τώρα: `{ $prefix }{ name-help }`
failure-changed = Οι εντολές μου μόλις άλλαξαν, και το Discord σου δείχνει ακόμα τις παλιές. Φόρτωσέ το ξανά (Ctrl+R, ή επανεκκίνηση της εφαρμογής) και δοκίμασε πάλι.
failure-unexpected = Συγγνώμη, κάτι πήγε στραβά από τη μεριά μου. Δοκίμασε ξανά· `{ $prefix }{ name-board }` δείχνει πού βρίσκεται η παρτίδα.
failure-try_later = Το Discord δεν με αφήνει να το τελειώσω τώρα. Δοκίμασε ξανά σε ένα λεπτό· `{ $prefix }{ name-board }` δείχνει πού βρίσκεται η παρτίδα.
failure-blocked = Το AutoMod του διακομιστή μπλόκαρε το μήνυμά μου. Ζήτα από έναν συντονιστή να με εξαιρέσει από αυτόν τον κανόνα· μετά, `{ $prefix }{ name-board }` δείχνει πού βρίσκεται η παρτίδα.
failure-blocked_link = Το φίλτρο του Discord για επικίνδυνους συνδέσμους μπλόκαρε το μήνυμά μου, μάλλον εξαιτίας ενός ονόματος που έχει μέσα. `{ $prefix }{ name-board }` δείχνει πού βρίσκεται η παρτίδα.
failure-embed_removed = Κάποιος αφαίρεσε από αυτό το μήνυμα το embed με το κείμενό μου. Αφήστε το, παρακαλώ: χωρίς αυτό δεν βλέπει κανείς ποιος έχει σειρά.
failure-no_channel = Το Discord δεν μου είπε σε ποιο κανάλι έγινε αυτό. Δοκίμασε ξανά.
failure-not_attached = Το αρχείο λείπει γιατί το απέρριψε το Discord.
failure-database = Συγγνώμη, δεν μπορώ να αποθηκεύσω παρτίδες τώρα. Οι αποθηκευμένες είναι ασφαλείς: δες `{ $prefix }{ name-board }` σε λίγα λεπτά και δοκίμασε ξανά.
failure-computation = Συγγνώμη, δεν πρόλαβα να το υπολογίσω. Δοκίμασε ξανά σε λίγα λεπτά.
failure-timeout = Δεν μπορώ να απαντήσω στο { $channel }, γιατί είμαι σε timeout σε εκείνον τον διακομιστή. Λήγει { $ends }. Τότε συνέχισε με `{ $prefix }{ name-board }`: η παρτίδα σου είναι αποθηκευμένη.
failure-muted = Δεν μπορώ να απαντήσω στο { $channel } χωρίς το δικαίωμα **{ $missing }**. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει και συνέχισε με `{ $prefix }{ name-board }`: η παρτίδα σου είναι αποθηκευμένη.

## owner

owner-synced = { $count ->
        [one] Το Discord ξέρει πλέον { $count } εντολή slash.
       *[other] Το Discord ξέρει πλέον { $count } εντολές slash.
    }
owner-not_synced = Το Discord απέρριψε τις εντολές slash (HTTP { $status }: { $reason }). Δοκίμασε αργότερα. Αν δεν βοηθήσει, κάλεσέ με ξανά με τον σύνδεσμο στο αρχείο καταγραφής μου.
owner-servers = { $count ->
        [one] Είμαι σε { $count } διακομιστή. Για να αποχωρήσω, στείλε `{ $prefix }leave` και το ID του.
       *[other] Είμαι σε { $count } διακομιστές. Για να αποχωρήσω από κάποιον, στείλε `{ $prefix }leave` και το ID του.
    }
owner-direct_message = Έτσι τα μέλη αυτού του διακομιστή θα έβλεπαν σε ποιους διακομιστές είμαι. Στείλε μού το με άμεσο μήνυμα.
owner-left = Αποχώρησα από τον διακομιστή { $id }.
owner-not_there = Δεν είμαι σε διακομιστή με αυτό το ID. Δες τη λίστα: `{ $prefix }servers`
owner-not_allowed = Όποιος με διαχειρίζεται με αφήνει να παίζω μόνο σε ορισμένους διακομιστές, κι αυτός δεν είναι ένας από αυτούς, οπότε αποχωρώ.

## place

place-1 = πάνω αριστερά
place-2 = πάνω
place-3 = πάνω δεξιά
place-4 = αριστερά
place-5 = στο κέντρο
place-6 = δεξιά
place-7 = κάτω αριστερά
place-8 = κάτω
place-9 = κάτω δεξιά

## advice

advice-match = Παίζεις στο { $channel } μια παρτίδα όπου αυτή η θέση είναι στο ταμπλό ή μία κίνηση μακριά. Αν συνεχίσω, η παρτίδα δεν θα μπορεί πια να ανεβάσει τη βαθμολογία σου, και το ταμπλό της θα γράφει ότι είχες βοήθεια.
advice-matches = Παίζεις παρτίδες όπου αυτή η θέση είναι στο ταμπλό ή μία κίνηση μακριά: { $channel }. Αν συνεχίσω, αυτές οι παρτίδες δεν θα μπορούν πια να ανεβάσουν τη βαθμολογία σου, και τα ταμπλό τους θα γράφουν ότι είχες βοήθεια.
advice-match_private = Παίζεις με μένα στα άμεσα μηνύματά σου μια παρτίδα όπου αυτή η θέση είναι στο ταμπλό ή μία κίνηση μακριά. Αν συνεχίσω, το ταμπλό εκεί θα γράφει ότι είχες βοήθεια.
advice-puzzle = Αυτή η θέση είναι του γρίφου που έχεις να λύσεις, ή μία κίνηση μακριά. Αν συνεχίσω, ο γρίφος μετρά ως λάθος.
advice-daily = Αυτή η θέση είναι του σημερινού γρίφου της ημέρας, ή μία κίνηση μακριά. Αν συνεχίσω, ο γρίφος μετρά ως λάθος.
advice-exercise = Αυτή η θέση είναι της άσκησης που έχεις να λύσεις, ή μία κίνηση μακριά. Αν συνεχίσω, η άσκηση μετρά ως λάθος.
advice-show = Συνέχισε έτσι κι αλλιώς

## games

games-title = ### 🎮 Οι παρτίδες σου
games-none = Δεν παίζεις καμία παρτίδα τώρα. `{ $prefix }{ name-play }` ξεκινά μία, και `{ $prefix }{ name-invite }` καλεί όποιον θέλει.
games-game = - [{ $game }]({ $link }) · αντίπαλος: **{ $other }** · { $place } · { $turn }
games-your_turn = **σειρά σου**, ο χρόνος σου λήγει { $deadline }
games-their_turn = σειρά έχει **{ $who }**, ο χρόνος λήγει { $deadline }
games-my_turn = σειρά έχει **{ $who }**
games-private = ιδιωτική συνομιλία
games-invitations = ### ⚔️ Ψάχνουν κάποιον για παρτίδα
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · λήγει { $deadline }
games-join = Αποδοχή { $number }
games-press = Πάτησε το κουμπί για να δεις τις παρτίδες σου σε εξέλιξη. Τις βλέπεις μόνο εσύ.
games-open = Οι παρτίδες μου

## share

share-won = { $plies ->
    [one] **{ $who }** κέρδισε σε { $plies } κίνηση. Αντίπαλος: **{ $other }**.
   *[other] **{ $who }** κέρδισε σε { $plies } κινήσεις. Αντίπαλος: **{ $other }**.
}
share-resigned = { $plies ->
    [one] **{ $who }** κέρδισε: **{ $other }** παραιτήθηκε μετά από { $plies } κίνηση.
   *[other] **{ $who }** κέρδισε: **{ $other }** παραιτήθηκε μετά από { $plies } κινήσεις.
}
share-forfeited = { $plies ->
    [one] **{ $who }** κέρδισε: **{ $other }** έφυγε ή ξέμεινε από χρόνο μετά από { $plies } κίνηση.
   *[other] **{ $who }** κέρδισε: **{ $other }** έφυγε ή ξέμεινε από χρόνο μετά από { $plies } κινήσεις.
}
share-drawn = { $plies ->
    [one] **{ $x }** και **{ $o }** ήρθαν ισοπαλία μετά από { $plies } κίνηση.
   *[other] **{ $x }** και **{ $o }** ήρθαν ισοπαλία μετά από { $plies } κινήσεις.
}
share-no_result = { $plies ->
    [one] **{ $x }** και **{ $o }** έπαιξαν { $plies } κίνηση, χωρίς αποτέλεσμα.
   *[other] **{ $x }** και **{ $o }** έπαιξαν { $plies } κινήσεις, χωρίς αποτέλεσμα.
}
share-picture = Κινούμενη εικόνα μιας παρτίδας: { $game }. Πρώτα έπαιξε { $x }, μετά { $o }. Κινήσεις: { $moves }.
share-player = πλευρά { $number }
share-picture_won = Νίκη: { $who }.
share-picture_drawn = Η παρτίδα έληξε ισόπαλη.
share-picture_no_result = Η παρτίδα έληξε χωρίς αποτέλεσμα.

## vote

vote-thread = 🗳️ Μπορούν να παίξουν όλοι: ψηφίστε για κάθε κίνηση στο { $thread }.
vote-counts = 🗳️ { $counts } · η ψηφοφορία λήγει { $deadline }
vote-none = 🗳️ Καμία ψήφος ακόμα · η ψηφοφορία λήγει { $deadline }
vote-waits = 🗳️ Δεν ψήφισε κανείς. Χωρίς ψήφο, η παρτίδα λήγει { $deadline }.
vote-last = Ψήφοι για την τελευταία κίνηση: { $counts }
vote-lot = 🎲 Ίδιες ψήφους είχαν τα { $cells }, οπότε έγινε κλήρωση.
vote-lot_many = { $count ->
    [one] 🎲 Ίδιες ψήφους είχε { $count } τετράγωνο, οπότε έγινε κλήρωση.
   *[other] 🎲 Ίδιες ψήφους είχαν { $count } τετράγωνα, οπότε έγινε κλήρωση.
}
vote-yours = { $count ->
    [one] 🗳️ Η ψήφος σου: **{ $move }** · { $count } ψήφος ως τώρα · η ψηφοφορία λήγει { $deadline }. Μέχρι τότε μπορείς να την αλλάξεις.
   *[other] 🗳️ Η ψήφος σου: **{ $move }** · { $count } ψήφοι ως τώρα · η ψηφοφορία λήγει { $deadline }. Μέχρι τότε μπορείς να την αλλάξεις.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** ψηφίζει **{ $move }** · { $count } ψήφος ως τώρα · η ψηφοφορία λήγει { $deadline }
   *[other] 🗳️ **{ $who }** ψηφίζει **{ $move }** · { $count } ψήφοι ως τώρα · η ψηφοφορία λήγει { $deadline }
}
vote-how = Ψηφίστε ένα τετράγωνο: παίζεται αυτό με τις περισσότερες ψήφους.
vote-how_with_review = { vote-how } Όταν τελειώσει η παρτίδα, λέω πού έκανε λάθος η παρέα και ποιος είχε ψηφίσει τη σωστή κίνηση.
vote-typed = Για να ψηφίσεις, γράψε μια κίνηση, π.χ. `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** το είδε.
    [one] **{ $who }** και { $others } άτομο ακόμα το είδαν.
   *[other] **{ $who }** και { $others } άτομα ακόμα το είδαν.
}
vote-saw_unnamed = { $count ->
    [0] Κανείς δεν ψήφισε καλύτερη κίνηση.
    [one] Το είδε { $count } άτομο.
   *[other] Το είδαν { $count } άτομα.
}
vote-went_wrong = Στην κίνηση { $number } η παρέα έκανε λάθος. Καλύτερα: { $cells }.
vote-best = **Καλύτερες ψήφοι:** { $who } { $share }
vote-practise = Εξάσκηση
vote-choose = 🗳️ Διάλεξε το τετράγωνο που ψηφίζεις:

## race

race-title = 🏁 **Αγώνας γρίφων** · { $game } · { $time }
race-title_storm = ⚡ **Σπριντ γρίφων** · { $game } · { $time }
race-time_90 = 90 δευτερόλεπτα
race-time_180 = 3 λεπτά
race-mixed = πολλά παιχνίδια
race-rules = Όλοι παίρνουν τους ίδιους γρίφους, από εύκολους σε δύσκολους, σε μήνυμα που δεν βλέπει κανείς άλλος. Η σωστή απάντηση είναι ένας πόντος, η λάθος κοστίζει { $seconds } δευτερόλεπτα.
race-in = **Συμμετέχουν:** { $names } ({ $count } από { $most })
race-starts = Αρχίζει { $begins }, ή όταν { $who } πατήσει **Εκκίνηση**.
race-starts_at = Αρχίζει { $begins }.
race-unrated = -# Καμία βαθμολογία δεν αλλάζει: δεν μπορώ να ξέρω αν κάποιος είναι γρήγορος ή έχει ανοιχτό και δεύτερο παράθυρο.
race-restarted_lobby = -# Έκανα επανεκκίνηση. Όσοι είχαν μπει είναι ακόμα μέσα: μετά την εκκίνηση πατούν εδώ **Συνέχεια**.
race-join = Συμμετοχή
race-begin = Εκκίνηση
race-continue = Συνέχεια
race-again = Ξανά
race-see_missed = Δες τι έχασες
race-keep = Εξάσκηση σε αυτούς
race-kept = { $count ->
    [0] Αυτοί είναι ήδη ασκήσεις σου.
    [one] { $count } γρίφος έγινε άσκησή σου.
   *[other] { $count } γρίφοι έγιναν ασκήσεις σου.
}
race-open_storm = Ξεκίνα το σπριντ μου
race-joined = 🏁 Μπήκες. Ο αγώνας αρχίζει { $begins }, και ο πρώτος σου γρίφος θα εμφανιστεί εδώ.
race-alone = Δεν μπήκε κανείς άλλος, οπότε αυτό είναι σπριντ: ένας αγώνας μόνο για σένα. Μετρά για τα ρεκόρ σου.
race-nobody_joined = Δεν μπήκε κανείς.
race-running = -# Ο καθένας απαντά στο δικό του μήνυμα. Αν το δικό σου χάθηκε, πάτησε **Συνέχεια**.
race-restarted = Έκανα επανεκκίνηση. Όλοι οι πόντοι έχουν κρατηθεί, όπως και ο χρόνος που σου έμενε στην τελευταία σου απάντηση: πάτησε **Συνέχεια**.
race-over = -# Με ίσους πόντους μετρά το μεγαλύτερο σερί, μετά τα λιγότερα λάθη, μετά ο λιγότερος χρόνος.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · μεγαλύτερο σερί: { $combo } · λάθη: { $wrong }
race-right = ✅ +1 · σερί: { $combo }
race-wrong = ❌ −{ $seconds } δ.
race-score = { $points ->
    [one] **{ $points } πόντος** · γρίφος { $number } · ο χρόνος λήγει { $ends }
   *[other] **{ $points } πόντοι** · γρίφος { $number } · ο χρόνος λήγει { $ends }
}
race-win = **Παίζει { $mark } και κερδίζει.**
race-draw = **Παίζει { $mark } και φέρνει ισοπαλία.**
race-paused = { $points ->
    [one] ⏸️ Ο χρόνος σου έχει σταματήσει. Έχεις **{ $points } πόντο** και ακόμα **{ $seconds } δευτερόλεπτα**, που συνεχίζουν όταν πατήσεις **Συνέχεια**.
   *[other] ⏸️ Ο χρόνος σου έχει σταματήσει. Έχεις **{ $points } πόντους** και ακόμα **{ $seconds } δευτερόλεπτα**, που συνεχίζουν όταν πατήσεις **Συνέχεια**.
}
race-time_up = ⏱️ Ο χρόνος τελείωσε.
race-all_answered = 🏆 Απάντησες σε όλους τους γρίφους.
race-result = { $points ->
    [one] **{ $points } πόντος** · μεγαλύτερο σερί: { $combo } · λάθη: { $wrong }
   *[other] **{ $points } πόντοι** · μεγαλύτερο σερί: { $combo } · λάθη: { $wrong }
}
race-wait_for_order = -# Τα αποτελέσματα θα είναι στο κανάλι όταν τελειώσουν όλοι.
race-records = Τα ρεκόρ σου: **{ $today }** σήμερα · **{ $week }** αυτή την εβδομάδα · **{ $ever }** όλων των εποχών
race-new_record = 🏆 Το καλύτερό σου σπριντ ως τώρα!
race-missed = Γρίφος { $number } · χαμένος { $page } από { $count }
race-right_win = { $mark } κερδίζει με **{ $solution }**. { $reasons }
race-right_draw = { $mark } φέρνει ισοπαλία με **{ $solution }**. { $reasons }
race-nothing_missed = Δεν έχασες κανέναν. ✅
race-title_day = 🏁 **Ο αγώνας της ημέρας** · { $day }
race-day_rules = Όλοι εδώ παίρνουν τους ίδιους { $count } γρίφους, από εύκολους σε δύσκολους, με μία προσπάθεια στον καθένα. Η σωστή απάντηση είναι ένας πόντος. Ο αγώνας λήγει { $ends }· μετά δείχνω τις σωστές κινήσεις.
race-day_named = Η λίστα δείχνει τα ονόματα όσων συμμετέχουν. Καμία βαθμολογία δεν αλλάζει.
race-day_nobody = Δεν έχει απαντήσει ακόμα κανείς.
race-day_over = Αυτός ο αγώνας έληξε τα μεσάνυχτα UTC.
race-day_solutions = -# Ο αγώνας λήγει { $ends }. Μετά, `{ $prefix }{ name-race } { word-today }` δείχνει τι έχασες.
race-day_progress = Απάντησες σε { $number } από { $count } γρίφους.
race-day_order = -# Με ίσους πόντους μετρά το μεγαλύτερο σερί, μετά τα λιγότερα λάθη, μετά ο λιγότερος χρόνος. Κανένας γρίφος δεν μετρά πάνω από ένα λεπτό, οπότε μπορείς να σταματήσεις και να συνεχίσεις αργότερα σήμερα.
race-day_yesterday = { $points ->
    [one] Χθες: **{ $points } πόντος**, θέση { $place } από { $count }.
   *[other] Χθες: **{ $points } πόντοι**, θέση { $place } από { $count }.
}
race-start = Ξεκίνα
race-todays = Ο σημερινός αγώνας
race-day_score = { $points ->
    [one] **{ $points } πόντος** · γρίφος { $number } από { $count }
   *[other] **{ $points } πόντοι** · γρίφος { $number } από { $count }
}
race-day_wrong = ❌ Δεν είναι η σωστή κίνηση.
race-storm_press = { race-title_storm } · Πάτησε το κουμπί για να ξεκινήσεις το δικό σου. Το βλέπεις μόνο εσύ.

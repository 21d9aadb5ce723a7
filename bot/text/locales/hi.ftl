### The bot's texts in Hindi.

## ply

ply-member_first = नया गेम: **{ $who }** ने **{ $coordinate }** पर { $mark } रखा।
ply-member = **{ $who }** ने **{ $coordinate }** पर { $mark } रखा।
ply-program_first = मेरी पहली चाल: **{ $coordinate }** पर { $mark }।
ply-program = मेरा जवाब: **{ $coordinate }** पर { $mark }।
ply-level = { ply-member }
move-column = कॉलम { $column }
move-cell = कॉलम { $column } की पंक्ति { $row }
move-row = पंक्ति { $row } (कॉलम { $first }–{ $last })
move-diagonal = तिरछी लाइन ({ $first } – { $last })
move-boards = { $boards } वाले बोर्डों
ply-wait = कई गेम मेरा इंतज़ार कर रहे हैं, इसलिए मेरी चाल में करीब { $seconds ->
        [one] { $seconds } सेकंड लगेगा
       *[other] { $seconds } सेकंड लगेंगे
    }।

## status

status-member_to_move = आपकी बारी, **{ $who }**: आपका निशान { $mark } है।
status-example = जैसे: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, आपकी बारी · { $deadline } समय खत्म होगा
status-time_limit = आप दोनों के एक-एक चाल चलने के बाद, जिसका समय खत्म होगा, वह हारेगा। उससे पहले गेम बिना नतीजे के खत्म होगा।
status-replaceable = हम दोनों के एक-एक चाल चलने के बाद, अगर आप एक घंटे तक नहीं खेलते, तो दूसरे यहाँ नया गेम शुरू कर सकते हैं और इसमें आपकी हार होगी।
status-extended = ⏳ समय एक बार बढ़ाया गया, क्योंकि **{ $who }** को यह चैनल नहीं दिखता या इसमें लिखने की अनुमति नहीं है।
status-excused = **{ $who }** को यह चैनल नहीं दिख रहा था या इसमें लिखने की अनुमति नहीं थी। **{ $other }** के पास ऐसी अनुमतियाँ हैं जिनसे यह हो सकता है, इसलिए किसी की हार नहीं हुई।
status-level_to_move = **{ $who }** { $mark } सोच में है…
status-member_won = 🏆 **{ $who } की जीत!** { $mark } की लाइन { $line } पर बनी।
status-program_won = 🏁 **मेरी जीत!** { $mark } की लाइन { $line } पर बनी।
status-member_won_without_line = 🏆 **{ $who } की जीत!**
status-program_won_without_line = 🏁 **मेरी जीत!**
status-misere_won = 🏆 **{ $winner } की जीत**, क्योंकि **{ $who }** ने { $mark } से { $line } की लाइन पूरी कर दी।
status-misere_member_won = 🏆 **{ $who } की जीत**, क्योंकि मैंने { $mark } से { $line } की लाइन पूरी कर दी।
status-misere_program_won = 🏁 **मेरी जीत**, क्योंकि **{ $who }** ने { $mark } से { $line } की लाइन पूरी कर दी।
status-draw = 🤝 **गेम ड्रॉ रहा।** बोर्ड भर गया और किसी की लाइन नहीं बनी।
status-draw_repetition = 🤝 **गेम ड्रॉ रहा।** वही स्थिति तीन बार बन चुकी है।
status-draw_move_limit = 🤝 100 चालों के बाद **गेम ड्रॉ रहा।**
status-draw_boards = { $count ->
    [one] 🤝 **गेम ड्रॉ रहा।** दोनों ने { $count } बोर्ड जीता, और लाइन में तीन किसी के नहीं।
   *[other] 🤝 **गेम ड्रॉ रहा।** दोनों ने { $count } बोर्ड जीते, और लाइन में तीन किसी के नहीं।
}
status-member_won_boards = 🏆 **{ $who } की जीत**, { $won } बोर्ड बनाम { $lost }: लाइन में तीन किसी के नहीं।
status-program_won_boards = 🏁 **मेरी जीत**, { $won } बोर्ड बनाम { $lost }: लाइन में तीन किसी के नहीं।
status-member_resigned = 🏳️ **{ $who }** ने हार मान ली। **मेरी जीत हुई।**
status-member_forfeited = ⌛ **{ $who }** ने गेम छोड़ दिया या समय पर चाल नहीं चली। **मेरी जीत हुई।**
status-member_started_over = 🏳️ **{ $who }** ने पिछले गेम में हार मान ली। **उसमें मेरी जीत हुई।**
status-resigned = 🏳️ **{ $who }** ने हार मान ली। **{ $winner } की जीत हुई।**
status-forfeited = ⌛ **{ $who }** ने गेम छोड़ दिया या समय पर चाल नहीं चली। **{ $winner } की जीत हुई।**
status-agreed = 🤝 दोनों की सहमति से **गेम ड्रॉ रहा।**
status-exhibition_ended = ⏹️ **गेम रोक दिया गया।** यह बिना नतीजे के खत्म हुआ।
status-stopped = ⏹️ **मॉडरेटर ने यह गेम रोक दिया।** यह बिना नतीजे के खत्म हुआ।
status-abandoned = 💤 किसी ने आगे नहीं खेला, इसलिए यह गेम बिना नतीजे के खत्म हुआ।
status-crowd = टीम
status-crowd_first = टीम
status-crowd_to_move = टीम { $mark } की बारी: **हर कोई वोट दे सकता है।**
status-someone = अनाम खिलाड़ी
status-again_watch = एक और गेम देखेंगे? `{ $prefix }{ name-watch }`

## ending

ending-thanks = खेलने के लिए धन्यवाद!
ending-next_time = शायद अगली बार!
ending-good_game = बढ़िया मुकाबला!
ending-rating = **रेटिंग:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] लगातार { $count } जीत
       *[other] लगातार { $count } जीत
    }
ending-rating_of_game = **रेटिंग, { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 **{ $level }** लेवल के खिलाफ़ पहली जीत!
ending-last_win = आखिरी चाल से पहले आपके पास जीत का मौका था: ||**{ $cells }**||
ending-last_draw = आखिरी चाल से पहले आपके पास ड्रॉ का मौका था: ||**{ $cells }**||
ending-last_win_of_member = आखिरी चाल से पहले **{ $who }** के पास जीत का मौका था: ||**{ $cells }**||
ending-last_draw_of_member = आखिरी चाल से पहले **{ $who }** के पास ड्रॉ का मौका था: ||**{ $cells }**||
ending-earlier_win = अपनी { $ordinal ->
        [one] { $number }ली
        [two] { $number }री
        [few] { $number }थी
        [many] { $number }ठी
       *[other] { $number }वीं
    } चाल पर आपके पास जीत का मौका था: ||**{ $cells }**||
ending-earlier_draw = अपनी { $ordinal ->
        [one] { $number }ली
        [two] { $number }री
        [few] { $number }थी
        [many] { $number }ठी
       *[other] { $number }वीं
    } चाल पर आपके पास ड्रॉ का मौका था: ||**{ $cells }**||
ending-earlier_win_of_member = अपनी { $ordinal ->
        [one] { $number }ली
        [two] { $number }री
        [few] { $number }थी
        [many] { $number }ठी
       *[other] { $number }वीं
    } चाल पर **{ $who }** के पास जीत का मौका था: ||**{ $cells }**||
ending-earlier_draw_of_member = अपनी { $ordinal ->
        [one] { $number }ली
        [two] { $number }री
        [few] { $number }थी
        [many] { $number }ठी
       *[other] { $number }वीं
    } चाल पर **{ $who }** के पास ड्रॉ का मौका था: ||**{ $cells }**||
ending-best_result = आपने कोई गलती नहीं की: इससे बेहतर नतीजा किसी को नहीं मिल सकता।
ending-no_mistake = आपने कोई गलती नहीं की।

## position

position-cells = X: { $x } · O: { $o }
position-none = कोई नहीं
position-columns = कॉलमों की गोटियाँ, नीचे से ऊपर: { $columns }
position-disc_x = लाल
position-disc_o = पीली
position-threats = { $glyph } यानी खतरा: { $cells }
position-fading = अब गायब होंगे: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = अगली चाल: { $board } वाला बोर्ड, { $first } से { $last } तक।
position-any_board = अगली चाल: कोई भी बोर्ड।
position-open_boards = अगली चाल: कोई भी खुला बोर्ड ({ $boards })।
position-boards_won = बंद बोर्ड: { $boards }।
position-boards_of = { $side } { $boards }
position-boards_of_nobody = किसी के नहीं: { $boards }
position-against = मेरा लेवल: { $level }
position-coached = हिंट के साथ
position-weakened = सोचने का समय आम तौर से कम मिला: रेटिंग नहीं बढ़ेगी
position-unrated = प्राइवेट थ्रेड: बिना रेटिंग
position-misere = लाइन में { $count } बने तो हार

## level

level-random = रैंडम
level-easy = आसान
level-medium = मध्यम
level-hard = कठिन
level-perfect = परफ़ेक्ट
level-learner = शागिर्द
level-intuition = सहजबोध
level-neural = न्यूरल
level-neural-early = न्यूरल-शुरुआती
level-neural-middle = न्यूरल-अधसीखा

## game

game-3x3 = टिक-टैक-टो
game-misere = उल्टा टिक-टैक-टो (लाइन बनी तो हार)
game-4x4 = 4×4 (लाइन में चार)
game-5x5 = 5×5 (लाइन में चार)
game-7x7 = 7×7 (लाइन में पाँच)
game-9x9 = 9×9 (लाइन में पाँच)
game-connect4 = कनेक्ट फ़ोर
game-fading = गायब होते निशान
game-ultimate = अल्टीमेट टिक-टैक-टो
game-rules_fading = लाइन में तीन निशान जीतते हैं। हर पक्ष के ज़्यादा से ज़्यादा तीन निशान होते हैं: चौथा रखने पर पहले आपका सबसे पुराना निशान गायब होता है।
game-rules_ultimate = लाइन में तीन बोर्ड जीतें: आड़े, खड़े या तिरछे। आपका खाना तय करता है कि दूसरा पक्ष आगे कहाँ खेलेगा: ऊपर दाएँ वाला खाना उसे ऊपर दाएँ वाले बोर्ड पर भेजता है। वह बोर्ड जीता जा चुका हो या भर गया हो, तो किसी भी खुले बोर्ड पर खेला जा सकता है।
game-size = { $rows }×{ $columns } (लाइन में { $in_a_row })

## board

board-rematch = रीमैच
board-level = लेवल: { $level }
board-game = गेम: { $game }
board-hint = हिंट
board-resign = हार मानें
board-take_back = चाल वापस लें
board-draw = ड्रॉ की पेशकश
board-again = फिर खेलें
board-stop = गेम रोकें
board-review = गेम की समीक्षा
board-fix = मेरी गलतियाँ सुधारें
board-choose_row = पंक्ति चुनें: { $rows }
board-choose_column = पंक्ति { $row }: कॉलम चुनें
board-another_row = दूसरी पंक्ति
board-choose_board = बोर्ड चुनें
board-choose_cell = { $board }: खाना चुनें
board-another_board = दूसरा बोर्ड

## style

style-default = क्लासिक, बड़े बोर्ड तस्वीर के रूप में
style-classic = क्लासिक
style-shapes = आकृतियाँ
style-animals = जानवर
style-fruit = फल
style-space = अंतरिक्ष
style-weather = मौसम
style-picture = तस्वीर
style-own = सर्वर के इमोजी

## own

own-title = बोर्ड के इमोजी
own-choose = इमोजी चुनें
own-explanation = कोई इमोजी, या सर्वर के इमोजी का नाम, जैसे :cat:
own-placeholder = डिफ़ॉल्ट के लिए खाली छोड़ें
own-x = X
own-o = O
own-winning_x = हाइलाइट किया गया X
own-winning_o = हाइलाइट किया गया O
own-empty = खाली खाना
own-unavailable = ये इमोजी अब यहाँ इस्तेमाल नहीं हो सकते: { $names }। बोर्ड पर फिर से { $mark_x } और { $mark_o } दिखेंगे।

## picture

picture-board = बोर्ड: { $rows }×{ $columns }। X: { $x }। O: { $o }।
picture-discs = बोर्ड: { $rows }×{ $columns }। { $discs }।
picture-fading = अब गायब होंगे: { $marks }।
picture-fading_mark = { $cell } पर { $letter }
picture-last = आखिरी चाल { $coordinate } थी।
picture-line = { $line } पर लाइन खिंची है।
picture-network = नेटवर्क { $mark } के लिए { $value } की उम्मीद करता है, −100 से +100 तक। उसे सबसे पसंद: { $moves }।

## thread

thread-name = { $one } – { $other }
thread-play = थ्रेड में खेलें
thread-made = गेम यहाँ चल रहा है: { $thread }

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** ने आपको चुनौती दी है: **{ $game }**।
challenge-anyone = ⚔️ **{ $who }** को साथ खेलने के लिए कोई चाहिए: **{ $game }**। कौन खेलेगा?
challenge-mark = **{ $who }** का निशान { $mark } है, और पहली चाल { $mark_x } की होगी।
challenge-random_mark = निशान रैंडम मिलेंगे, और पहली चाल { $mark_x } की होगी।
challenge-hints = 💡 दोनों खिलाड़ी `/{ name-hint }` इस्तेमाल कर सकते हैं, और बोर्ड पर यह लिखा रहेगा।
challenge-notices_on = 🔔 स्वीकार करने पर सूचनाएँ चालू होंगी: आपकी बारी हो और आप यहाँ न हों, तब और समय खत्म होने से पहले आपको मेंशन किया जाएगा। `/{ name-privacy }` के एक बटन से इन्हें बंद कर सकते हैं।
challenge-expires = { $deadline } समय खत्म होगा।
challenge-accept = स्वीकार करें
challenge-decline = मना करें
challenge-withdraw = वापस लें
challenge-declined = **{ $who }** ने चुनौती ठुकरा दी।
challenge-withdrawn = **{ $who }** ने चुनौती वापस ले ली।
challenge-uninvited = **{ $who }** ने न्योता वापस ले लिया।
challenge-expired = ⌛ **{ $who }** को समय पर जवाब नहीं मिला।
challenge-begun = गेम शुरू: **{ $x }** { $mark_x } बनाम **{ $o }** { $mark_o }।
challenge-choose_friend = आप किसके साथ खेलना चाहते हैं?
challenge-friend = मेंबर चुनें
challenge-invite = यहाँ कोई भी

## offer

offer-draw = 🤝 **{ $who }** ने ड्रॉ की पेशकश की है। **{ $other }**, क्या आपको मंज़ूर है?
offer-take-back = ↩️ **{ $who }** को अपनी चाल **{ $coordinate }** वापस लेनी है। **{ $other }**, क्या आप सहमत हैं?
offer-take-back_answered = ↩️ **{ $who }** को अपनी चाल **{ $coordinate }** वापस लेनी है (साथ में **{ $other }** की जवाबी चाल **{ $answer }** भी हटेगी)। **{ $other }**, क्या आप सहमत हैं?
offer-accept = मंज़ूर है
offer-decline = मना करें
offer-taken_back = **{ $who }** ने एक चाल वापस ले ली।
offer-declined = **{ $who }** ने मना कर दिया। गेम जारी है।
offer-withdrawn = **{ $who }** ने पेशकश वापस ले ली। गेम जारी है।
notice-turn = { $who }, आपकी बारी है।
notice-begun = { $who }, आपका गेम शुरू हो गया है।
notice-reminder = ⏰ { $who }, आपकी बारी है, और [गेम]({ $link }) में आपका समय { $deadline } खत्म होगा।
notify-on = 🔔 **सूचनाएँ:** चालू। मेंबरों के साथ गेम में आपको तब मेंशन किया जाता है जब आपकी बारी हो और आप पाँच मिनट से चैनल में न हों, जब दूसरा खिलाड़ी आपकी चुनौती माने या कोई प्रस्ताव दे, और समय खत्म होने से पहले एक बार।
notify-off = 🔕 **सूचनाएँ:** बंद। आपको सिर्फ़ तब मेंशन किया जाता है जब कोई आपको चुनौती दे।
notify-turn_on = सूचनाएँ चालू करें
notify-reminders_on = 🔥 **स्ट्रीक का रिमाइंडर:** चालू। रोज़ की पहेली में तीन या उससे ज़्यादा दिन की स्ट्रीक टूटने वाली हो, तो UTC की आधी रात से दो घंटे पहले आपको डायरेक्ट मैसेज मिलेगा।
notify-reminders_off = 🔥 **स्ट्रीक का रिमाइंडर:** बंद। रोज़ की पहेली में तीन या उससे ज़्यादा दिन की स्ट्रीक टूटने वाली हो, तो UTC की आधी रात से दो घंटे पहले आपको डायरेक्ट मैसेज मिल सकता है।
notify-turn_on_reminders = स्ट्रीक याद दिलाएँ
notify-turn_off_reminders = स्ट्रीक याद न दिलाएँ
notify-searches_on = ⚔️ **न्योतों की सूचनाएँ:** यहाँ चालू। आपको दिखने वाले किसी चैनल में किसी को साथ खेलने वाला चाहिए हो, तो आपको डायरेक्ट मैसेज मिलेगा, घंटे में ज़्यादा से ज़्यादा एक बार।
notify-searches_off = ⚔️ **न्योतों की सूचनाएँ:** यहाँ बंद। आपको दिखने वाले किसी चैनल में किसी को साथ खेलने वाला चाहिए हो, तो आपको डायरेक्ट मैसेज मिल सकता है, घंटे में ज़्यादा से ज़्यादा एक बार।
notify-searches_off_here = ⚔️ **न्योतों की सूचनाएँ:** बंद। यह सर्वर इनकी अनुमति नहीं देता।
notify-searches_in = { $count ->
    [one] ⚔️ **न्योतों की सूचनाएँ:** { $count } सर्वर में चालू। वहाँ किसी को साथ खेलने वाला चाहिए हो, तो आपको डायरेक्ट मैसेज मिलेगा।
   *[other] ⚔️ **न्योतों की सूचनाएँ:** { $count } सर्वर में चालू। वहाँ किसी को साथ खेलने वाला चाहिए हो, तो आपको डायरेक्ट मैसेज मिलेगा।
}
notify-searches_nowhere = ⚔️ **न्योतों की सूचनाएँ:** बंद। किसी सर्वर में `/{ name-notify }` से वे डायरेक्ट मैसेज चालू होते हैं, जो किसी को साथ खेलने वाला चाहिए होने पर आते हैं।
notify-turn_on_searches = कोई खेलने वाला ढूँढे, तो बताएँ
notify-turn_off_searches = न्योतों के बारे में न बताएँ
notify-streak_ends =
    🔥 आज की पहेली हल न हुई, तो रोज़ की पहेली में आपकी स्ट्रीक { $ends }, UTC की आधी रात को टूट जाएगी:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } दिन
       *[other] { $count } दिन
    }
notify-private_streak = - यहाँ, `{ $prefix }{ name-puzzle } { word-daily }` से: { $count ->
        [one] { $count } दिन
       *[other] { $count } दिन
    }
notify-streak_elsewhere = - किसी और बातचीत में, `/{ name-puzzle }` से: { $count ->
        [one] { $count } दिन
       *[other] { $count } दिन
    }
notify-some_server = कोई और सर्वर
notify-search = ⚔️ **{ $who }** को साथ खेलने के लिए कोई चाहिए: **{ $game }**, सर्वर **{ $server }**। { $deadline } समय खत्म होगा। [न्योता देखें]({ $link })
notify-turn_off = सूचनाएँ बंद करें

## puzzle

puzzle-win = **{ $mark } की बारी, जीतना है।** सिर्फ़ एक चाल से जीत मिलेगी। कौन-सी?
puzzle-draw = **{ $mark } की बारी, ड्रॉ करना है।** सिर्फ़ एक चाल ड्रॉ बचाती है, बाकी सब में हार है। कौन-सी?
puzzle-user = 🧩 **{ $who }** के लिए पहेली।
puzzle-daily = 🧩 **आज की पहेली, { $day }।** अगली पहेली: { $ends }। सिर्फ़ आपका पहला जवाब गिना जाएगा।
puzzle-right = ✅ **{ $coordinate } सही है।** { $reasons }
puzzle-draws = 💡 **{ $coordinate } काफ़ी नहीं है:** { $other } अब भी ड्रॉ कर सकता है। सही चाल **{ $solution }** है। { $reasons }
puzzle-loses = 💡 { $other } सही खेले, तो **{ $coordinate } से हार होगी**। सही चाल **{ $solution }** है। { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] लगातार { $count } पहेली हल!
       *[other] लगातार { $count } पहेलियाँ हल!
    }
puzzle-days = 📅 { $count ->
        [one] लगातार { $count } दिन!
       *[other] लगातार { $count } दिन!
    }
puzzle-record-solved = **हल की गईं:** { $tried } में से { $solved }
puzzle-record-streak = **स्ट्रीक:** { $in_a_row } (सबसे लंबी: { $best })
puzzle-record-daily = **रोज़ की पहेली:** { $days ->
        [one] लगातार { $days } दिन
       *[other] लगातार { $days } दिन
    } (सबसे लंबी स्ट्रीक: { $best_days })
puzzle-next = अगली पहेली
puzzle-skip_costs = -# इसका जवाब दिए बिना दूसरी पहेली माँगने पर यह अनसुलझी गिनी जाएगी।
puzzle-seen = यह पहेली पिछले 30 दिनों में किसी दौड़ में आपके सामने आ चुकी है, इसलिए इससे आपकी रेटिंग नहीं बदलेगी।
puzzle-rating = **पहेली रेटिंग:** { $rating } ({ $change })
puzzle-share = साझा करें
puzzle-shared = 🧩 आज की पहेली, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } दिन
       *[other] { $count } दिन
    }
puzzle-solve = हल करें
puzzle-answers = हल कर पाए: **{ $solved }**, नहीं कर पाए: **{ $missed }**
puzzle-streaks = 🔥 **साझा की गई स्ट्रीक:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } दिन
       *[other] { $count } दिन
    }
puzzle-race = { $count ->
        [one] 🏁 **दिन की दौड़:** { $leaders } · { $count } मेंबर ने हिस्सा लिया
       *[other] 🏁 **दिन की दौड़:** { $leaders } · { $count } मेंबरों ने हिस्सा लिया
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = दिन की दौड़
puzzle-yesterday = **कल का हल:** { $solution }
puzzle-yesterday_posted = **[कल]({ $link }) का हल:** { $solution }

## practice
practice-game = { $day } के आपके गेम से:
practice-lost_win = **{ $mark } की बारी।** यहाँ आपने **{ $coordinate }** खेला और जीत हाथ से निकल गई। बेहतर चाल खोजें।
practice-lost_draw = **{ $mark } की बारी।** यहाँ आपने **{ $coordinate }** खेला और ड्रॉ हाथ से निकल गया। बेहतर चाल खोजें।
practice-crowd_game = { $day } के टीम के गेम से:
practice-crowd_lost_win = **{ $mark } की बारी।** यहाँ टीम ने **{ $coordinate }** खेला और जीत हाथ से निकल गई। बेहतर चाल खोजें।
practice-crowd_lost_draw = **{ $mark } की बारी।** यहाँ टीम ने **{ $coordinate }** खेला और ड्रॉ हाथ से निकल गया। बेहतर चाल खोजें।
practice-race = { $day } की आपकी दौड़ से:
practice-no_move_win = **{ $mark } की बारी, जीतना है।** आपको समय रहते चाल नहीं मिली। सिर्फ़ एक चाल से जीत मिलेगी। कौन-सी?
practice-no_move_draw = **{ $mark } की बारी, ड्रॉ करना है।** आपको समय रहते चाल नहीं मिली। सिर्फ़ एक चाल ड्रॉ बचाती है। कौन-सी?
practice-draws = 💡 **{ $coordinate } काफ़ी नहीं है:** { $other } अब भी ड्रॉ कर सकता है।
practice-loses = 💡 { $other } सही खेले, तो **{ $coordinate } से हार होगी**।
practice-unproven = 💡 **{ $coordinate }** शायद उतना ही अच्छा हो, लेकिन यह साबित नहीं हो सका।
practice-better = **बेहतर:** { $solution }। { $reasons }
practice-comes_back = { $days ->
        [1] यह अभ्यास कल फिर आएगा।
       *[other] यह अभ्यास { $days } दिन बाद फिर आएगा।
    }
practice-first_counts = सिर्फ़ पहला जवाब गिना जाता है, और वह भी उस दिन जब अभ्यास की बारी हो। { practice-comes_back }
practice-end_of_game = इस गेम में यह आपकी आखिरी गलती थी।
practice-end_of_race = इस दौड़ में आपसे छूटी यह आखिरी पहेली थी।
practice-no_mistakes = इस गेम में आपकी ऐसी कोई चाल नहीं मिली, जिसका गलती होना साबित हो।
practice-none = आपके पास अभी कोई अभ्यास नहीं है। अब से आपके खत्म हुए गेम की गलतियों से अभ्यास बनेंगे।
practice-none_due = **अभी अभ्यास के लिए कुछ नहीं है।** आपका अगला अभ्यास: { $due }।
practice-show = हल दिखाएँ
practice-try_again = फिर कोशिश करें
practice-hint = { board-hint }
practice-other_game = दूसरे गेम की गलतियाँ
practice-a_game = किसी गेम की गलतियाँ
practice-hint_finish_line = 💡 **हिंट:** आप एक लाइन पूरी कर सकते हैं।
practice-hint_block_line = 💡 **हिंट:** { $other } अगली चाल में लाइन पूरी कर सकता है।
practice-hint_make_fork = 💡 **हिंट:** आप एक साथ दो खानों पर जीत का खतरा बना सकते हैं।
practice-hint_prevent_fork = 💡 **हिंट:** { $other } अगली चाल में एक साथ दो खानों पर जीत का खतरा बना सकता है।
practice-hint_forced_sequence = 💡 **हिंट:** कुछ चालें आगे तक सोचें: आपकी हर चाल के बाद { $other } क्या खेल सकता है?
practice-hint_opening = 💡 **हिंट:** देखें कि आपकी हर चाल के बाद { $other } कौन-सा खतरा बना सकता है।
practice-hint_zugzwang = 💡 **हिंट:** आखिर में हर कॉलम में किसी को खेलना ही पड़ता है। गिनें कि वह कौन होगा।
practice-puzzle = पहेली हल करें
practice-press = अभ्यास करने के लिए बटन दबाएँ। वह सिर्फ़ आपको दिखेगा।
practice-open = अभ्यास करें

## course

course-lines = लाइनें और रोक
course-forks = दोहरे वार
course-prevention = दोहरा वार रोकना
course-openings = शुरुआत
course-misere = सब उल्टा
course-large = बड़े बोर्ड
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 कोर्स
    हर पाठ में एक उदाहरण है, जिसे आप खेलते हैं, और तीन अभ्यास।
course-lines_text =
    लाइन में तीन निशान जीतते हैं: आड़े, खड़े या तिरछे।
    इसलिए पहले देखें कि आप कोई लाइन पूरी कर सकते हैं या नहीं।
    नहीं, तो देखें कि विरोधी कर सकता है या नहीं, और उसे रोकें।
course-forks_text =
    दोहरा वार एक साथ दो खानों पर जीत का खतरा बनाता है।
    इनमें से एक ही रोका जा सकता है, इसलिए आप दूसरे पर जीतते हैं।
    ऐसा खाली खाना ढूँढें जहाँ आपकी दो लाइनें मिलती हैं।
course-prevention_text =
    विरोधी का दोहरा वार बनने से पहले ही देख लें।
    उसका खाना ले लें, या ऐसा खतरा बनाएँ जिसे कहीं और रोकना पड़े।
    अगर रोकने से ही दोहरा वार बन जाए, तो खतरा गलत जगह था।
course-openings_text =
    बीच का खाना चार लाइनों में है, कोना तीन में, किनारा दो में।
    इसलिए बीच से या कोने से शुरू करें।
    कोने का जवाब बीच से दें, और बीच का जवाब कोने से।
course-misere_text =
    जो लाइन पूरी करे वह हारता है, इसलिए अपने निशान अलग-अलग रखें।
    { $mark_x } बीच से शुरू करता है और हर चाल का जवाब सामने वाले खाने में देता है।
    तब हर उस लाइन में, जिसे { $mark_x } पूरी कर सकता था, एक { $mark_o } होता है।
course-large_text =
    लाइन में पाँच जीतते हैं। दोनों सिरे खाली हों, तो चार को रोका नहीं जा सकता: एक ही सिरा रुकता है।
    दोनों सिरे खाली हों, तो तीन अगली चाल में ऐसे चार बन जाते हैं।
    चार को तुरंत रोकना पड़ता है, इसलिए वे हर तीन से पहले आते हैं।
course-connect4_text =
    जिस लाइन में एक खाना बाकी है वह खतरा है, चाहे वहाँ अभी कोई खेल न सके।
    आखिर में किसी को उसके नीचे खेलना पड़ता है: नीचे से विषम पंक्तियाँ { $mark_x } को मिलती हैं, सम { $mark_o } को।
    ऐसे खाने के नीचे कभी न खेलें जहाँ विरोधी जीत जाएगा।
course-example = उदाहरण
course-exercise = अभ्यास { $number }
course-lessons = सभी पाठ
course-next = अगला पाठ
course-win = **{ $mark } की बारी, जीतना है।**
course-draw = **{ $mark } की बारी, ड्रॉ करना है।**
course-completes_line = 💡 **{ $coordinate } से हार होगी:** इससे लाइन पूरी होती है।
course-reply = { $mark } का जवाब: **{ $coordinate }**।
course-another = अब एक और स्थिति देखें।
course-solution = 💡 सही चाल **{ $coordinate }** है। { $reasons }
course-lesson_done = 🎉 **पाठ पूरा!**
course-all_done = 🏆 **आपने सभी पाठ पूरे कर लिए!**
course-beat = अब **{ $level }** लेवल को हराएँ।
course-play = { $level } के साथ खेलें
course-press = कोर्स खोलने के लिए बटन दबाएँ। वह सिर्फ़ आपको दिखेगा।

## settings

settings-level = **डिफ़ॉल्ट लेवल:** { $level }
settings-game = **डिफ़ॉल्ट गेम:** { $game }
settings-games = **उपलब्ध गेम:** { $games }
settings-all_games = **उपलब्ध गेम:** सभी, और किसी भी दूसरे आकार के बोर्ड
settings-choose_games = सभी गेम
settings-buttons = **बोर्ड के बटन:** चालू
settings-text = **बोर्ड के बटन:** बंद, चालें टाइप करनी होंगी
settings-title = ## ⚙️ सर्वर सेटिंग्स
settings-saved = ✅ सेव हो गया · { $now }
settings-page_games = गेम
settings-page_server = सर्वर
settings-page_daily = रोज़ की पहेली
settings-page_language = भाषा
settings-heading_games = ### गेम
settings-heading_boards = ### बोर्ड
settings-heading_access = ### कौन और कहाँ
settings-heading_commands = ### कमांड
settings-heading_daily = ### रोज़ की पहेली
settings-heading_language = ### भाषा
settings-default = डिफ़ॉल्ट: { $what }
settings-language = **भाषा:** { $language }
settings-discord_language = **भाषा:** { $language }, Discord जैसी ही
settings-language_from_discord = Discord जैसी ही
settings-choose_language = { $first } … { $last }
settings-more_languages = और भाषाएँ: { $first } … { $last }
settings-note_language = सबको दिखने वाले मैसेज इस भाषा में होंगे। सिर्फ़ आपको दिखने वाले मैसेज आपकी भाषा में होंगे।
settings-style = **बोर्ड का स्टाइल:** { $style }
settings-like_pictures = तस्वीर में बेहतर?
settings-use_pictures = सभी बोर्ड तस्वीर में
settings-pictures = तस्वीर में बोर्ड ऐसे दिखते हैं। { slash-settings } में और स्टाइल हैं, और वहीं से इसे वापस बदल सकते हैं।
settings-to_buttons = बटन दिखाएँ
settings-to_text = बटन छिपाएँ
settings-everywhere = **चैनल:** सभी
settings-channels = **चैनल:** { $channels } और उनके थ्रेड
settings-choose_channels = सभी चैनल
settings-everybody = **कौन खेल सकता है:** सभी
settings-roles = **कौन खेल सकता है:** { $roles }
settings-choose_roles = सभी
settings-threads = **थ्रेड:** जहाँ हो सके, हर गेम के लिए एक
settings-no_threads = **थ्रेड:** सिर्फ़ माँगने पर
settings-to_threads = थ्रेड में खेलें
settings-to_channels = थ्रेड में न खेलें
settings-idle = **चाल की समय-सीमा:** { $idle }
settings-notices = **सूचनाएँ:** चालू
settings-no_notices = **सूचनाएँ:** बंद
settings-to_notices = चालू करें
settings-to_no_notices = बंद करें
settings-search_notices = **न्योतों की सूचनाएँ:** चालू
settings-no_search_notices = **न्योतों की सूचनाएँ:** बंद
settings-to_search_notices = अनुमति दें
settings-to_no_search_notices = अनुमति न दें
settings-note_is_search_quiet = यहाँ कोई सबको खेलने का न्योता दे, तो जिन मेंबरों ने यह माँगा है उन्हें डायरेक्ट मैसेज मिलता है, घंटे में ज़्यादा से ज़्यादा एक बार।
settings-votes = **वोटिंग वाले गेम:** चालू
settings-no_votes = **वोटिंग वाले गेम:** बंद
settings-to_votes = वोटिंग चालू करें
settings-to_no_votes = वोटिंग बंद करें
settings-note_has_no_votes = `/{ name-vote }` से चैनल के सब लोग मेरे खिलाफ़ एक ही तरफ़ से खेलते हैं और हर चाल के लिए वोट देते हैं।
settings-note_is_quiet = मेंबरों के बीच के गेम में, जो खिलाड़ी यहाँ नहीं है उसे उसकी बारी आने पर और उसका समय खत्म होने से पहले मेंशन किया जाता है। मेंबर इसे अपने लिए `/{ name-privacy }` के एक बटन से बंद कर सकते हैं।
settings-note_idle = इतनी देर तक कोई चाल न चले, तो गेम खत्म हो जाता है। चल रहे गेम पर वही सीमा रहती है जो शुरू में थी।
settings-cooldown = **कूलडाउन:** दो कमांड के बीच { $cooldown }
settings-no_cooldown = **कूलडाउन:** नहीं
settings-note_cooldown = चालों और बटनों पर कोई कूलडाउन नहीं है।
settings-prefix = **प्रीफ़िक्स:** `{ $own }`
settings-no_prefix = **प्रीफ़िक्स:** नहीं
settings-note_prefix = स्लैश कमांड, और मुझे मेंशन करने के बाद लिखी कमांड, हमेशा काम करती हैं।
settings-change_prefix = प्रीफ़िक्स बदलें
settings-daily_channel = **चैनल:** { $channel }
settings-no_daily_channel = **चैनल:** कोई नहीं, पहेली पोस्ट नहीं होती
settings-choose_daily_channel = कहीं नहीं
settings-note_daily_channel = वहाँ दिन में एक बार रोज़ की पहेली पोस्ट होती है: हल करने का बटन, कितनों ने हल की, कल का हल, और अपने नतीजे साझा करने वाले मेंबरों की सबसे लंबी स्ट्रीक।
settings-daily_hour = **समय:** { $time } ({ $utc } UTC)
settings-note_daily_hour = अगर वह घंटा शुरू हो चुका है और आज कुछ पोस्ट नहीं हुआ, तो पहेली तुरंत पोस्ट होगी।
settings-hour = { $time } UTC
settings-no_wait = कूलडाउन नहीं
settings-hours = { $count ->
    [one] { $count } घंटा
   *[other] { $count } घंटे
}
settings-days = { $count ->
    [one] { $count } दिन
   *[other] { $count } दिन
}
settings-seconds = { $count ->
    [one] { $count } सेकंड
   *[other] { $count } सेकंड
}
settings-channels_deleted = { $count ->
    [one] 🗑️ आपके चुने हुए चैनलों में से { $count } डिलीट हो गया।
   *[other] 🗑️ आपके चुने हुए चैनलों में से { $count } डिलीट हो गए।
}
settings-all_channels_deleted = 🗑️ आपके चुने हुए सभी चैनल डिलीट हो गए। जब तक आप दूसरे नहीं चुनते, हर चैनल में खेला जा सकता है।
settings-roles_deleted = { $count ->
    [one] 🗑️ आपके चुने हुए रोल में से { $count } डिलीट हो गया।
   *[other] 🗑️ आपके चुने हुए रोल में से { $count } डिलीट हो गए।
}
settings-all_roles_deleted = 🗑️ आपके चुने हुए सभी रोल डिलीट हो गए। जब तक आप दूसरे नहीं चुनते, हर कोई खेल सकता है।
settings-daily_channel_deleted = 🗑️ रोज़ की पहेली के लिए चुना हुआ चैनल डिलीट हो गया। जब तक आप दूसरा नहीं चुनते, पहेली पोस्ट नहीं होगी।
settings-dismiss_deleted = ठीक है
settings-missing_for_answers = ⚠️ { $channels } में टाइप की गई कमांड का जवाब नहीं दिया जा सकता। कृपया मुझे वहाँ **{ $missing }** की अनुमति दें।
settings-missing_for_daily = ⚠️ { $channels } में रोज़ की पहेली पोस्ट नहीं हो सकती। कृपया मुझे वहाँ **{ $missing }** की अनुमति दें।
settings-missing_for_threads = ⚠️ { $channels } में गेम के लिए थ्रेड नहीं बन सकते। कृपया मुझे वहाँ **{ $missing }** की अनुमति दें।
settings-missing_for_pictures = ⚠️ { $channels } में बोर्ड की तस्वीर नहीं भेजी जा सकती, इसलिए बोर्ड इमोजी से बनते हैं। कृपया मुझे वहाँ **{ $missing }** की अनुमति दें।

## prefix

prefix-title = कमांड का प्रीफ़िक्स
prefix-field = प्रीफ़िक्स
prefix-explanation = ज़्यादा से ज़्यादा 5 कैरेक्टर (डिफ़ॉल्ट: { $usual })। खाली: सिर्फ़ मेंशन और स्लैश कमांड
prefix-explanation_no_usual = ज़्यादा से ज़्यादा 5 कैरेक्टर। खाली: सिर्फ़ मेंशन और स्लैश कमांड

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = मेरा जवाब यहाँ सबको दिख जाएगा। { $command } इस्तेमाल करें, वह सिर्फ़ आपको दिखेगा।
coach-hint = 💡 **{ $coordinate }**: { $value }। { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** सबसे अच्छी चाल लगती है, पर पूरी गणना नहीं हो पाई। { coach-depth } { $reasons }
coach-depth = दोनों तरफ़ की मिलाकर मैंने { $depth ->
        [one] { $depth } चाल
       *[other] { $depth } चालें
    } आगे तक देखीं।
coach-analyse_anyway = फिर भी विश्लेषण करें
coach-price_hint = इसके बाद यह गेम आपकी रेटिंग घटा सकता है, पर बढ़ा नहीं सकता। हिंट दिखाएँ?
coach-price_analysis = इसके बाद यह गेम आपकी रेटिंग घटा सकता है, पर बढ़ा नहीं सकता। विश्लेषण करें?
coach-show_hint = हिंट दिखाएँ
coach-press = हिंट देखने के लिए बटन दबाएँ। वह सिर्फ़ आपको दिखेगा।
coach-wait = कई मेंबर मेरा इंतज़ार कर रहे हैं। मेरे जवाब में करीब { $seconds ->
        [one] { $seconds } सेकंड लगेगा
       *[other] { $seconds } सेकंड लगेंगे
    }।
coach-win = { $moves ->
    [one] { $moves } चाल में जीत
   *[other] { $moves } चालों में जीत
}
coach-win_at_most = { $moves ->
    [one] ज़्यादा से ज़्यादा { $moves } चाल में जीत
   *[other] ज़्यादा से ज़्यादा { $moves } चालों में जीत
}
coach-draw = ड्रॉ
coach-loss = { $moves ->
    [one] { $moves } चाल में हार
   *[other] { $moves } चालों में हार
}
coach-loss_at_most = { $moves ->
    [one] ज़्यादा से ज़्यादा { $moves } चाल में हार
   *[other] ज़्यादा से ज़्यादा { $moves } चालों में हार
}
coach-to_move = { $mark } की बारी: **{ $value }**
coach-to_move_unproven = { $mark } की बारी: **पूरी गणना नहीं हुई**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **सबसे अच्छा खेल:** { $cells }
coach-looks_best = **सबसे अच्छी लगने वाली चालें:** { $cells }
coach-not_proven = **पूरी गणना नहीं हुई:** { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालों
    } में से { $count }। { coach-depth }
coach-legend = 🏆 जीत, 🤝 ड्रॉ, 💀 हार, जब दोनों सबसे अच्छा खेलें। “3 चालों में जीत” में सिर्फ़ जीतने वाले की चालें गिनी जाती हैं।
coach-network =
    { $mark } की बारी। नेटवर्क इस पक्ष के लिए **{ $value }** की उम्मीद करता है, −100 (हार) से +100 (जीत) तक।
    उसे सबसे पसंद: **{ $moves }**
coach-network_legend = खाना जितना चमकीला, नेटवर्क के वहाँ चलने की संभावना उतनी ज़्यादा। सबसे अच्छे खेल में + जीतता है, = ड्रॉ करता है, − हारता है। पट्टी में बाईं ओर X का और दाईं ओर O का हिस्सा है।
coach-see_network = नेटवर्क क्या देखता है
coach-nothing_left = वह गेम खत्म हो चुका है, इसलिए विश्लेषण के लिए कुछ नहीं बचा।
coach-before_last = यहाँ का पिछला गेम, आखिरी चाल से पहले:
coach-at_end = यहाँ का पिछला गेम, जहाँ वह रुका:
coach-completes_line = इससे लाइन पूरी होती है और जीत मिलती है: { $lines }।
coach-forks = इससे दोहरा वार बनता है: { $cells } में से किसी पर भी जीत हो सकती है, और { $mark } इनमें से एक ही खाना रोक सकता है।
coach-forces = इसके बाद { $cell } पर जीत हो सकती है। { $mark } को वहाँ रोकना ही होगा, फिर भी { $mark } की हार तय है।
coach-wins_later = आखिर में { $mark } को { $cell } के नीचे खेलना पड़ेगा, और वहाँ { $mover } की जीत होगी। नीचे से विषम पंक्तियाँ { $mark_x } को मिलती हैं, सम { $mark_o } को।
coach-leaves_only_lines = अब { $mark } की हर चाल से लाइन पूरी होगी।
coach-mirrors = यह { $cell } के ठीक सामने वाला खाना है। जिसके पास बीच का खाना हो और जो हर चाल का जवाब सामने वाले खाने में दे, उसकी लाइन कभी पूरी नहीं होती।
coach-mirrors_center = यह बीच का खाना है। जिसके पास यह हो और जो हर चाल का जवाब सामने वाले खाने में दे, उसकी लाइन कभी पूरी नहीं होती।
coach-only_move = यही एक चाल मुमकिन है।
coach-blocks = यह { $lines } पर { $mark } को रोकती है।
coach-prevents_forks = { $count ->
    [one] यह { $cells } पर { $mark } का दोहरा वार रोकती है।
   *[other] यह { $mark } का हर दोहरा वार रोकती है: { $cells }।
}
coach-only_draw = बाकी हर चाल में हार है।
coach-keeps_win = { $others ->
        [one] { $others } और चाल से भी जीत मिलती है।
       *[other] { $others } और चालों से भी जीत मिलती है।
    }
coach-only_win = किसी और चाल से जीत नहीं मिलती।
coach-holds_out = हर चाल में हार है, और कोई दूसरी चाल इससे ज़्यादा देर नहीं टिकती।
coach-holds_out_alone = हर चाल में हार है, पर यह सबसे देर तक टिकती है।
coach-threatens = इसके बाद { $cell } पर जीत हो सकती है, इसलिए { $mark } को वहाँ रोकना होगा।
coach-tempts = { $mistakes ->
        [one] { $mark } के { $replies } जवाबों में से { $mistakes } गलती है।
       *[other] { $mark } के { $replies } जवाबों में से { $mistakes } गलतियाँ हैं।
    }
coach-one_of_draws = { $moves } मुमकिन चालों में से { $count } ड्रॉ बनाए रखती हैं, यह भी उनमें से एक है।
coach-all_draw = हर चाल ड्रॉ बनाए रखती है।
coach-traps = { $count ->
        [one] सबसे ज़्यादा जाल **{ $cells }** से बिछते हैं।
       *[other] सबसे ज़्यादा जाल इनसे बिछते हैं: **{ $cells }**।
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **सटीकता:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **निर्णायक मोड़:** चाल { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after })। बेहतर: { $cells }
coach-no_mistake = **चालों में गलतियाँ:** कोई नहीं। किसी चाल से नतीजा नहीं बदला।
coach-no_proven_mistake = **चालों में गलतियाँ:** कोई नहीं मिली।
coach-not_judged = { $count ->
        [1] **राय देने के लिए बहुत पेचीदा:** चाल { $numbers }
       *[other] **राय देने के लिए बहुत पेचीदा:** चालें { $numbers }
    }
coach-stopped_at = गेम रुकते समय { $mark } की बारी थी: { $value }।
coach-no_plies = कोई चाल नहीं चली गई।
coach-plies = **चालें:** { $cells }
coach-kept = अच्छी चाल: अब भी { $value }।
coach-unjudged = यह चाल इतनी पेचीदा है कि इस पर राय नहीं दी जा सकती। { coach-depth }
coach-lost_anyway = गेम पहले ही हाथ से निकल चुका था: { $value }।
coach-mistake = गलती: { $before } → { $after }। बेहतर: { $glyph } { $cells }
coach-mistakes = **{ $count } गलतियाँ:** चालें { $numbers }
coach-move = चाल { $number }
coach-back = पीछे
coach-next = आगे

## learner

learner-title = ### 🧠 मैंने यहाँ क्या सीखा
learner-naive = 🧠 मैंने यहाँ अभी कुछ नहीं सीखा। मुझे सिर्फ़ नियम पता हैं। मुझे सिखाने के लिए: `{ $prefix }{ name-play } { level-learner } { $word }`, या नीचे के बटन।
learner-how_original = -# मेरी चाल: पहला ऐसा खाली खाना, जिससे मुझे अब तक कोई हार नहीं मिली।
learner-how_stronger = -# मुझे हर गेम में दोनों तरफ़ की चालों से सीख मिलती है। पलटी और घुमाई हुई स्थितियाँ एक ही गिनी जाती हैं।
learner-memory_lost = **हार वाली स्थितियाँ जो मुझे पता हैं:** { $lost }
learner-memory = **हार वाली स्थितियाँ जो मुझे पता हैं:** { $lost } · **अच्छी स्थितियाँ:** { $good }
learner-games = **गेम:** { $games } · **ट्रेनिंग में:** { $trained }
learner-latest_games = { $count ->
    [one] **पिछला { $count } गेम:** { $wins } जीत · { $draws } ड्रॉ · { $losses } हार
   *[other] **पिछले { $count } गेम:** { $wins } जीत · { $draws } ड्रॉ · { $losses } हार
}
learner-results = **नतीजे:** { $wins } जीत · { $draws } ड्रॉ · { $losses } हार
learner-unbeatable = 🛡️ अब मुझे कोई नहीं हरा सकता।
learner-beatable = 🎯 { $mark_x } और { $mark_o } दोनों से खेलते हुए मेरी हार अब भी हो सकती है।
learner-beatable_as = 🎯 { $mark } से खेलते हुए मेरी हार अब भी हो सकती है।
learner-lesson = 💡 **{ $mark } के तौर पर ताज़ा सबक:** यह चाल अब दोबारा नहीं।
learner-curve = मेरे हारे हुए गेम के अनुपात का लाइन चार्ट। गेम: { $games }। शुरुआत में: { $first }। अंत में: { $last }।
learner-losses = **मेरे हारे हुए गेम का अनुपात:** शुरुआत में { $first } · अंत में { $last }
learner-training = { $games ->
    [one] 🏋️ **{ $opponent }** लेवल के साथ ट्रेनिंग: { $games } में से { $played } गेम
   *[other] 🏋️ **{ $opponent }** लेवल के साथ ट्रेनिंग: { $games } में से { $played } गेम
}
learner-trained = { $games ->
    [one] ✅ **{ $opponent }** लेवल के साथ { $games } गेम की मेरी ट्रेनिंग पूरी हुई।
   *[other] ✅ **{ $opponent }** लेवल के साथ { $games } गेम की मेरी ट्रेनिंग पूरी हुई।
}
learner-training_ended_early = { $games ->
    [one] ⏹️ **{ $opponent }** लेवल के साथ मेरी ट्रेनिंग समय से पहले खत्म हुई: { $games } में से { $played } गेम।
   *[other] ⏹️ **{ $opponent }** लेवल के साथ मेरी ट्रेनिंग समय से पहले खत्म हुई: { $games } में से { $played } गेम।
}
learner-training_failed = { $games ->
    [one] ⚠️ कुछ गड़बड़ हो गई, इसलिए **{ $opponent }** लेवल के साथ मेरी ट्रेनिंग { $games } में से { $played } गेम पर रुक गई। जो सीखा, वह मुझे याद है।
   *[other] ⚠️ कुछ गड़बड़ हो गई, इसलिए **{ $opponent }** लेवल के साथ मेरी ट्रेनिंग { $games } में से { $played } गेम पर रुक गई। जो सीखा, वह मुझे याद है।
}
learner-training_over = ⏹️ वह ट्रेनिंग खत्म हो चुकी है। जो सीखा, वह मुझे याद है: `{ $prefix }{ name-brain }` से देखें।
learner-known_positions = **जानी-पहचानी स्थितियाँ:** { $knows } · **ट्रेनिंग से पहले:** { $knew }
learner-end = ट्रेनिंग खत्म करें
learner-do_play = मेरे साथ खेलें
learner-do_train = { $games } गेम की ट्रेनिंग
learner-do_export = फ़ाइल में सेव करें
learner-do_import = फ़ाइल लोड करें
learner-do_reset = रीसेट करें
learner-import_title = शागिर्द की सीख लोड करें
learner-import_field = मेरी सेव की हुई फ़ाइल
learner-saved =
    📤 **यहाँ मुझे जो कुछ पता है, मोड `{ $mode }`**
    { $memory }
    इसे कहीं और लोड करने के लिए, वहाँ का मैनेजर `{ $prefix }{ name-brain }` के नीचे **{ learner-do_import }** दबाए।
learner-import_preview =
    📥 **इस फ़ाइल में क्या है, मोड `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**मिलाएँ:** यह मेरी यहाँ की जानकारी में जुड़ जाएगा और मेरा रिकॉर्ड बना रहेगा।
    -# हार वाली नई स्थितियाँ: { $lost } · नई अच्छी स्थितियाँ: { $good }
learner-replace_preview =
    { "" }**बदलें:** मेरी यहाँ की जानकारी और मेरा रिकॉर्ड मिट जाएँगे।
    -# स्थितियाँ: { $known } · गेम: { $games }
learner-do_merge = मिलाएँ
learner-do_replace = बदलें
learner-do_cancel = रद्द करें
learner-merged =
    ✅ **मिला दिया गया**
    { "" }**हार वाली नई स्थितियाँ:** { $lost } · **नई अच्छी स्थितियाँ:** { $good }
    { "" }**जानी-पहचानी स्थितियाँ:** { $known }
learner-replaced =
    ✅ **बदल दिया गया**
    { "" }**जानी-पहचानी स्थितियाँ:** { $known }
    { "" }**मोड:** `{ $mode }`
    { "" }**भूली हुई स्थितियाँ:** { $forgotten } · **भूले हुए गेम:** { $games }
learner-not_imported = कुछ इम्पोर्ट नहीं हुआ।
learner-reset =
    🗑️ **यहाँ सीखा हुआ सब कुछ और मेरा रिकॉर्ड मिटा दें?**
    { "" }**स्थितियाँ:** { $known } · **गेम:** { $games }
    इसके बाद मेरी नई शुरुआत मोड `{ $mode }` में होगी।
learner-reset_yes = सब भुला दें
learner-reset_switch = भुलाएँ, मोड { $mode } में सीखें
learner-reset_no = सब रखें
learner-forgotten =
    🗑️ **यहाँ सीखा हुआ सब कुछ और मेरा रिकॉर्ड मिट गया।**
    { "" }**स्थितियाँ:** { $known } · **गेम:** { $games }
    मेरी नई शुरुआत मोड `{ $mode }` में हो रही है।
learner-kept = मुझे सब कुछ याद है, कुछ नहीं मिटा।

## stats

stats-user = ### 📊 { $who }
stats-none = यहाँ **{ $who }** के किसी गेम का नतीजा अभी नहीं आया। `{ $prefix }{ name-play }` से गेम शुरू करें।
stats-none_of_game = यहाँ **{ $who }** के किसी गेम का नतीजा अभी नहीं आया ({ $game })। `{ $prefix }{ name-play } { $word }` से गेम शुरू करें।
stats-won = 🏆 { $count } जीत
stats-drawn = 🤝 { $count } ड्रॉ
stats-lost = { $count } हार
stats-total = **कुल:** { $tally }
stats-mark = **{ $mark } से:** { $tally }
stats-members = **मेंबर:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### मेरे खिलाफ़ मेंबर
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **हराए गए लेवल:** { $levels }
stats-winning_streak = **जीत की सबसे लंबी स्ट्रीक:** { $longest }
stats-course = 🎓 **कोर्स:** पूरा
stats-more = यह भी देखें: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = यह भी देखें: `{ $prefix }{ name-history }`
stats-scope = ### 📊 यहाँ खेले गए गेम
stats-games = **गेम:** { $games } · **खिलाड़ी:** { $members }
stats-nothing = यहाँ अभी किसी ने कोई गेम पूरा नहीं किया। `{ $prefix }{ name-play }` से गेम शुरू करें।
stats-nothing_of_game = यहाँ अभी किसी ने यह गेम पूरा नहीं किया: { $game }। `{ $prefix }{ name-play } { $word }` से गेम शुरू करें।
stats-winners = **जीत:** { $mark_x } { $x } · { $mark_o } { $o } · **ड्रॉ:** { $draws }
stats-ends = **कैसे खत्म हुए:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **सबसे सक्रिय:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **मेरे लेवल के बीच:** { $games } और गेम
   *[other] **मेरे लेवल के बीच:** { $games } और गेम
}
stats-bar = नतीजों का बार चार्ट। जीत: { $wins }। ड्रॉ: { $draws }। हार: { $losses }।

## progress

progress-title = ### 📈 { $who }
progress-press = अपनी प्रगति देखने के लिए बटन दबाएँ। वह सिर्फ़ आपको दिखती है।
progress-open = मेरी प्रगति दिखाएँ
progress-practice_now = अभ्यास करें
progress-post = सबको दिखाएँ
progress-none = आपके किसी गेम की समीक्षा अभी नहीं हुई है। `{ $prefix }{ name-practice }` से या हारे हुए गेम के नीचे अपनी गलतियों से शुरू करें। उसके बाद आपके हर पूरे गेम की समीक्षा होगी।
progress-clean = ✅ **{ $theme }:** { $date } से कोई गलती नहीं (समीक्षा वाले गेम: { $games })
progress-all_themes = सभी विषय
progress-compared = { $now } · पहले: { $before }
progress-accuracy = **सटीकता:** { $share }
progress-games = **समीक्षा वाले गेम:** { $games }
progress-mistakes = ### गलतियाँ
progress-theme = **{ $theme }:** { $count }
progress-practice = ### अभ्यास
progress-due = **आज के अभ्यास:** { $exercises } में से { $due }
progress-lessons = **पूरे पाठ:** { $lessons } में से { $done }
progress-puzzle_rating = **पहेली रेटिंग:** { $rating }
progress-legend = पिछले 30 दिन और उनसे पहले के 30 दिन। सटीकता आपकी जाँची गई उन चालों का हिस्सा है जिनसे नतीजा बना रहा।
progress-chart = हफ़्ते के हिसाब से सटीकता का चार्ट, समीक्षा वाले गेम की संख्या के साथ: { $weeks }

## theme

theme-finish_line = लाइन पूरी करना
theme-block_line = लाइन रोकना
theme-make_fork = दोहरा वार बनाना
theme-prevent_fork = दोहरा वार रोकना
theme-forced_sequence = मजबूर चालों का क्रम
theme-opening = शुरुआत
theme-zugzwang = ज़ुगज़्वांग (विषम और सम खतरे)

## ended

ended-line = लाइन पूरी हुई
ended-full_board = बोर्ड भर गया
ended-repetition = स्थिति दोहराई गई
ended-move_limit = चालों की सीमा पूरी
ended-boards_counted = बोर्ड गिने गए
ended-resigned = हार मानी
ended-forfeited = गेम छोड़ा या समय खत्म हुआ
ended-agreed = सहमति से ड्रॉ
ended-abandoned = अधूरा छूटा
ended-stopped = मॉडरेटर ने रोका

## rating

rating-ranked = **रेटिंग:** { $rating } · **रैंक:** { $rank }
rating-provisional = { $games ->
    [one] **अब तक की रेटिंग:** { $rating } · **रैंक:** { $games } और रेटेड गेम के बाद
   *[other] **अब तक की रेटिंग:** { $rating } · **रैंक:** { $games } और रेटेड गेम के बाद
}
rating-none = { $games ->
    [one] **रेटिंग:** अभी नहीं · **रैंक:** { $games } रेटेड गेम के बाद
   *[other] **रेटिंग:** अभी नहीं · **रैंक:** { $games } रेटेड गेम के बाद
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] { $games } रेटेड गेम में रेटिंग का लाइन चार्ट: { $first } से { $last } तक, सबसे कम { $lowest }, सबसे ज़्यादा { $highest }।
   *[other] पिछले { $games } रेटेड गेम में रेटिंग का लाइन चार्ट: { $first } से { $last } तक, सबसे कम { $lowest }, सबसे ज़्यादा { $highest }।
}
rating-course = { $games ->
    [one] **पिछला { $games } रेटेड गेम:** { $first } से { $last } तक · सबसे कम { $lowest } · सबसे ज़्यादा { $highest }
   *[other] **पिछले { $games } रेटेड गेम:** { $first } से { $last } तक · सबसे कम { $lowest } · सबसे ज़्यादा { $highest }
}

## chart

chart-results = नतीजे
chart-wins = जीत: { $games }
chart-draws = ड्रॉ: { $games }
chart-defeats = हार: { $games }
chart-rating = रेटिंग
chart-rated_game = रेटेड गेम
chart-losses = मेरे हारे हुए गेम का हिस्सा
chart-lost = हार
chart-by_week = हफ़्ते के हिसाब से सटीकता
chart-week = हफ़्ता
chart-accuracy = सटीकता
chart-reviewed = समीक्षा वाले गेम
chart-game = गेम
chart-average = { $games } गेम का औसत

## leaderboard

leaderboard-title = ### 🏅 लीडरबोर्ड: { $game }
leaderboard-range = { $total } में से मेंबर { $first }–{ $last }
leaderboard-none = { $games ->
    [one] 🏅 यहाँ अभी किसी की रैंक नहीं है ({ $game })। इसके लिए मेरे लेवल या मेंबर के खिलाफ़ बिना हिंट के { $games } गेम खेलना होगा। `{ $prefix }{ name-play } { $word }` से गेम शुरू करें।
   *[other] 🏅 यहाँ अभी किसी की रैंक नहीं है ({ $game })। इसके लिए मेरे लेवल या मेंबर के खिलाफ़ बिना हिंट के { $games } गेम खेलने होंगे। `{ $prefix }{ name-play } { $word }` से गेम शुरू करें।
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **अगला:** { $level }, { $points ->
        [one] { $points } पॉइंट
       *[other] { $points } पॉइंट
    } दूर
leaderboard-rated = सिर्फ़ रेटेड गेम गिने जाते हैं।

## history

history-user = ### 📜 { $who }
history-all = ### 📜 यहाँ खेले गए गेम
history-range = -# { $total } में से गेम { $first }–{ $last }, नए पहले
history-none = **{ $who }** ने यहाँ अभी कोई गेम पूरा नहीं किया। `{ $prefix }{ name-play }` से गेम शुरू करें।
history-nothing = यहाँ अभी किसी ने कोई गेम पूरा नहीं किया। `{ $prefix }{ name-play }` से गेम शुरू करें।
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } बनाम **{ $other }** · { $result } · { $plies } चाल
   *[other] **{ $number }.** { $date } · { $mark } बनाम **{ $other }** · { $result } · { $plies } चालें
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } चाल
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } चालें
}
history-win = जीत
history-draw = ड्रॉ
history-loss = हार
history-no_result = कोई नतीजा नहीं
history-newer = नए गेम
history-older = पुराने गेम
history-first = शुरुआत
history-last = अंत
history-list = सूची पर लौटें
history-export = मेरे गेम फ़ाइल में
history-paste = लाइन से रीप्ले
history-pasted = गेम वाली फ़ाइल की एक लाइन

## replay

replay-ply = चाल { $number }/{ $plies }: **{ $who }** ने **{ $coordinate }** पर { $mark } रखा।
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **चालें:** { $moves }
replay-share = साझा करें

## export

export-use_history = यह जानकारी सिर्फ़ आपके देखने के लिए है। `{ $prefix }{ name-history }` के नीचे **{ history-export }** दबाएँ, या मुझे डायरेक्ट मैसेज में `{ $prefix }{ name-export }` भेजें।
export-done_pasted =
    📤 **आपके पूरे हुए गेम:** { $games }
    जहाँ-जहाँ आपने खेला, वहाँ के गेम, हर लाइन में एक। किसी गेम को फिर देखने के लिए `{ $prefix }{ name-history }` के नीचे **{ history-paste }** दबाएँ और उसकी लाइन पेस्ट करें
export-none = आपने अभी कोई गेम पूरा नहीं किया। `{ $prefix }{ name-play }` से गेम शुरू करें।

## moderation

moderation-stopped = ⏹️ गेम रोक दिया गया, और बोर्ड पर यह लिखा है।
moderation-resigned = 🏳️ **{ $who }** ने गेम में हार मान ली, और बोर्ड पर यह लिखा है।

## permission

permission-view_channel = चैनल देखें
permission-connect = कनेक्ट करें
permission-send_messages = मैसेज भेजें
permission-send_messages_in_threads = थ्रेड में मैसेज भेजें
permission-create_public_threads = सार्वजनिक थ्रेड बनाएं
permission-attach_files = फ़ाइलें अटैच करें
permission-manage_messages = मैसेज मैनेज करें
permission-manage_guild = सर्वर मैनेज करें

## question

question-yes = नया गेम शुरू करें
question-no = खेलना जारी रखें
question-kept = गेम जारी है। `{ $prefix }{ name-board }` से बोर्ड देखें।
question-stop = यहाँ **{ $x }** और **{ $o }** का गेम चल रहा है। क्या उसे रोकना है?
question-stop_own = यहाँ **{ $x }** और **{ $o }** का गेम चल रहा है। इसे रोकने पर आपकी हार मानी जाएगी। क्या इसे रोकना है?
question-stop_yes = गेम रोकें
question-stop_no = रद्द करें
question-play_examples = जैसे: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` या `{ $prefix }{ $command } @ben`।
question-puzzle_examples = जैसे: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` या `{ $prefix }{ $command } { word-daily }`।
question-daily_alone = रोज़ की पहेली सबके लिए एक ही होती है: `{ $prefix }{ $command } { word-daily }`। गेम या विषय आपकी अपनी पहेली के लिए है: `{ $prefix }{ $command } { word-make_fork }`।
question-race_examples = जैसे: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; समय 90s या 3m है।
question-race_today_alone = दिन की दौड़ यहाँ सबके लिए एक ही होती है: `{ $prefix }{ $command } { word-today }`। गेम और समय उस दौड़ के लिए चुन सकते हैं जो आप खोलते हैं: `{ $prefix }{ $command } { word-connect4 } 3m`।
question-vote_examples = जैसे: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, जिसमें हर चाल का समय 15s से 24h तक हो सकता है।
question-watch_examples = जैसे: `{ $prefix }{ $command } { level-hard } { level-easy }` या `{ $prefix }{ $command } { word-connect4 }`।
question-did_you_mean = क्या आपका मतलब `{ $prefix }{ $command } { $words }` था?
question-did_you_mean_command = क्या आपका मतलब `{ $prefix }{ $command }` था?
question-unknown_words = यहाँ “{ $typed }” मुझे समझ नहीं आया।
question-conflicting_words = ये शब्द एक साथ नहीं चलते।
question-choose_member = मेंबर को उस सूची से चुनें जो Discord `@` के बाद दिखाता है।
question-course_examples = पाठों के नंबर 1 से 7 हैं: `{ $prefix }{ $command } 1` से पहला पाठ खुलता है।
question-invite_examples = जैसे: `{ $prefix }{ $command } { word-connect4 }` या `{ $prefix }{ $command } o`।
question-challenge_named = **{ $who }** को चुनौती दें?
question-challenge_named_yes = चुनौती दें

## help

help-first = मेरे खिलाफ़ गेम शुरू करने के लिए **खेलें** दबाएँ, फिर कोई खाना दबाएँ।
help-to_friend = दोस्त के साथ खेलें
help-to_commands = सभी कमांड
help-to_play = खेलें
help-to_learn = सीखें
help-to_owners = सर्वर के मालिकों के लिए
help-about = मेरे बारे में
help-play =
    ### खेलें
    लाइन में तीन निशान से जीत: आड़े, खड़े या तिरछे।
    - **शुरू:** `{ $prefix }{ name-play }`। आपका निशान { $mark_x }, पहली चाल आपकी; `{ $prefix }{ name-play } o` से आपका निशान { $mark_o }।
    - **चाल:** कोई खाना दबाएँ या `{ $prefix }{ name-move } B2` टाइप करें (पंक्ति B, कॉलम 2)।
    - **लेवल:** `{ $prefix }{ name-play } { level-easy }`, या `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **दूसरे गेम:** `{ $prefix }{ name-play } { word-connect4 }`, या `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **दूसरों के साथ:** `{ $prefix }{ name-play } @ben` से मेंबर को चुनौती, `{ $prefix }{ name-invite }` से सबको न्योता। `{ $prefix }{ name-vote }` में सब मिलकर एक ही तरफ़ से खेलते हैं।
    - **गेम के दौरान:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **आपके गेम, और किसे खेलने वाला चाहिए:** `{ $prefix }{ name-games }`
    - **आपकी बारी आने पर मेंशन:** `{ $prefix }{ name-privacy }`
    - **यहाँ एक और गेम:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### सीखें
    - **सबसे अच्छी चाल:** गेम में `/{ name-hint }`
    - **सभी चालों की तुलना:** `{ $prefix }{ name-analyse }`
    - **किसी गेम को समझना:** खत्म हुए गेम के नीचे का बटन **{ board-review }**
    - **आपकी अपनी गलतियाँ:** `{ $prefix }{ name-practice }`
    - **कोर्स:** `{ $prefix }{ name-course }`
    - **पहेलियाँ:** `{ $prefix }{ name-puzzle }` या `{ $prefix }{ name-puzzle } { word-daily }`
    - **घड़ी के खिलाफ़:** अकेले `{ $prefix }{ name-storm }`, दूसरों के साथ `{ $prefix }{ name-race }`
    - **शागिर्द:** `{ $prefix }{ name-play } { level-learner }` से ऐसे नौसिखिए के साथ खेलें जो आपसे सीखता है; `{ $prefix }{ name-brain }` से देखें कि वह कहाँ तक पहुँचा।
    - **देखें:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **नतीजे:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **आपका डेटा और आपको मेरे मैसेज:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### सर्वर के मालिकों के लिए
    - **सेटिंग्स:** `/{ name-settings }` में गेम, बोर्ड, चैनल, रोल, प्रीफ़िक्स और भाषा (**सर्वर मैनेज करें** की अनुमति ज़रूरी)
    - **गेम रोकें:** उसके चैनल में `{ $prefix }{ name-stop }` (**मैसेज मैनेज करें** की अनुमति ज़रूरी)
    - **अनुमतियाँ:** मेरे पास कौन-सी नहीं हैं, यह `/{ name-settings }` में दिखता है।
    - **प्रीफ़िक्स:** `/{ name-settings }` में बदलें। मुझे मेंशन करना हमेशा काम करता है।
    - **शागिर्द को रीसेट करें:** `{ $prefix }{ name-brain }`
    - **प्राइवेसी:** आपके बारे में क्या रखा जाता है, यह `{ $prefix }{ name-privacy }` से देखें।
about-version = **वर्शन:** { $version }
about-invite = [मुझे किसी सर्वर में जोड़ें](<{ $link }>)
about-install = [मुझे अपने अकाउंट में जोड़ें](<{ $link }>)
about-terms = [सेवा की शर्तें](<{ $link }>)
about-privacy = [प्राइवेसी पॉलिसी](<{ $link }>)
about-your_data = **आपका डेटा:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ इस डेटाबेस के साथ नया वर्शन { $version } चल चुका है। मुझे फिर से अपडेट करें, या उस अपडेट से पहले का बैकअप वापस लाएँ।
about-servers = **सर्वर:** { $servers }
about-since = **चालू हुआ:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **शार्ड { $shard }:** कनेक्टेड, { $milliseconds } ms
about-shard_down = **शार्ड { $shard }:** कनेक्टेड नहीं

## privacy

privacy-use_slash_command = यह जानकारी सिर्फ़ आपके देखने के लिए है। `/{ name-privacy }` इस्तेमाल करें, या मुझे डायरेक्ट मैसेज में `{ $prefix }{ name-privacy }` भेजें।
privacy-title = ### आपके बारे में क्या रखा जाता है
privacy-nothing = कुछ नहीं।
privacy-never = **कभी नहीं रखा जाता:** आपका नाम, और आपके लिखे मैसेज
privacy-matches = **गेम:** { $finished } पूरे · { $live } जारी
privacy-matches_details = -# आपकी यूज़र ID, चालें, समय, हिंट, और सर्वर, चैनल व मैसेज की ID
privacy-challenges = **खुली चुनौतियाँ:** { $challenges }
privacy-challenges_details = -# किसने किसे चुनौती दी, कौन-सा गेम, और चैनल व मैसेज की ID
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **रेटिंग:** { $ratings } सर्वर में
   *[other] **रेटिंग:** { $ratings } सर्वर में
}
privacy-gains = { $gains ->
    [0] **मेरे लेवल से मिले पॉइंट:** कोई नहीं
    [one] **मेरे लेवल से मिले पॉइंट:** { $gains } लेवल से
   *[other] **मेरे लेवल से मिले पॉइंट:** { $gains } लेवल से
}
privacy-ratings_details =
    -# हर रेटेड गेम के बाद आपकी रेटिंग, और आपकी जीत, ड्रॉ व हार की गिनती
    -# हर लेवल के लिए, पॉइंट मिलने वाले आखिरी दिन के पॉइंट
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **पहेलियों के नतीजे:** कोई नहीं
    [one] **पहेलियों के नतीजे:** { $puzzles } सर्वर या DM में
   *[other] **पहेलियों के नतीजे:** { $puzzles } सर्वर और DM में
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **पहेली रेटिंग:** –
   *[other] **पहेली रेटिंग:** सभी सर्वर की मिलाकर
}
privacy-puzzles_details = -# आखिरी पहेली, सही और गलत जवाब, स्ट्रीक, और रोज़ की पहेली का पिछला साझा किया हुआ नतीजा
privacy-practice = **अभ्यास:** { $exercises } · **उनके लिए गेम:** { $reviewed }
privacy-practice_details = -# आपका अभ्यास कब से चल रहा है, आपकी गलतियाँ, आपके जवाब और वे कब फिर आएँगे
privacy-course = **पाठ:** { $lessons }
privacy-course_details = -# उनके कौन-से अभ्यास आपने हल किए
privacy-learners = { $learners ->
    [one] **शागिर्द की याददाश्त:** { $learners } DM से
   *[other] **शागिर्द की याददाश्त:** { $learners } DM से
}
privacy-learners_details = -# DM में उसने आपसे क्या सीखा। सर्वर में वह याद नहीं रखता कि किसने खेला।
privacy-notices = **सूचनाएँ बंद:** हाँ
privacy-notices_details = -# आपकी यूज़र ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **स्ट्रीक का रिमाइंडर:** बंद
   *[other] **स्ट्रीक का रिमाइंडर:** चालू
}
privacy-search_notices = { $search_notices ->
    [0] **न्योतों की सूचनाएँ:** बंद
    [one] **न्योतों की सूचनाएँ:** { $search_notices } सर्वर में
   *[other] **न्योतों की सूचनाएँ:** { $search_notices } सर्वर में
}
privacy-direct_messages_details = -# आपकी यूज़र ID, और आपको पिछला मैसेज कब भेजा गया
privacy-votes = **वोट:** { $votes } · **शुरू की गई वोटिंग:** { $votings }
privacy-votes_details = -# सबकी वोटिंग वाले गेम में: आपकी यूज़र ID, और हर चाल पर आपका वोट, गेम खत्म होने के 24 घंटे बाद तक
privacy-races = **पहेलियों की दौड़ें और तूफ़ान:** { $races } · **आपके शुरू किए:** { $race_starts }
privacy-races_details = -# आपकी यूज़र ID, पहेलियाँ, उनमें से कौन-सी छूटीं, आपके पॉइंट, और आपने कितना समय लिया
privacy-if_deleted =
    ### डिलीट करने पर
    { "" }**जारी गेम** तुरंत खत्म होंगे। जिनमें दोनों तरफ़ से चाल चली जा चुकी है, उनमें आपकी हार होगी।
    { "" }**पूरे हुए गेम** रहेंगे, पर आपकी यूज़र ID के बिना।
    { "" }**बाकी सब कुछ** मिट जाएगा। इसे वापस नहीं लाया जा सकता।
privacy-forget = मेरा डेटा डिलीट करें
privacy-deleted = ### आपका डेटा डिलीट हो गया
privacy-kept =
    -# आपका नाम, आपकी भाषा और आपने किसे चुनौती दी, यह भी मिट गया, अगर अब तक मेरी मेमोरी में था।
    ### क्या बचा है
    { "" }**गेम:** { $kept }
    -# आपकी यूज़र ID और चैनल व मैसेज की ID के बिना। सिर्फ़ उस मैसेज या बटन दबाने की ID बची है जिससे गेम शुरू हुआ, गेम के नंबर के तौर पर। चैनल के बिना उसे कोई नहीं खोज सकता।
    -# UTC की आधी रात तक मुझे यह पता रहेगा कि उन्हीं दो मेंबरों ने आज आपस में कितनी बार खेला, पर यह नहीं कि वे कौन हैं।
privacy-ended = { $lost ->
    [0] **खत्म हुए जारी गेम:** { $live } (बिना नतीजे के)
   *[other] **खत्म हुए जारी गेम:** { $live } · **हार:** { $lost } (दोनों तरफ़ से चाल चली जा चुकी थी)
}
privacy-nothing_ended = **खत्म हुए जारी गेम:** कोई नहीं

## name

name-play = खेलो
name-play_opponent = विरोधी
name-play_member = मेंबर
name-play_mark = निशान
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = गेम
name-invite = न्योता
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = पेशकश
name-offer_what = क्या
name-draw = ड्रॉ
name-takeback = वापस-लो
name-games = मेरे-गेम
name-watch = देखो
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = दिमाग
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = शागिर्द
name-settings = सेटिंग्स
name-vote = वोट
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = समय
name-vote_thread = { word-thread }
name-stop = रोको
name-move = चाल
name-move_coordinate = खाना
name-board = बोर्ड
name-resign = हार-मानो
name-puzzle = पहेली
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = विषय
name-race = दौड़
name-race_game = { name-play_game }
name-race_time = समय
name-race_today = { word-today }
name-storm = तूफ़ान
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = कोर्स
name-course_lesson = पाठ
name-help = मदद
name-about = परिचय
name-hint = हिंट
name-analyse = विश्लेषण
name-analyse_position = स्थिति
name-analyse_view = दृश्य
name-review = समीक्षा
name-privacy = प्राइवेसी
name-progress = प्रगति
name-notify = सूचनाएँ
name-practice = अभ्यास
name-practice_move = { name-move_coordinate }
name-stats = आँकड़े
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = लीडरबोर्ड
name-leaderboard_game = { name-play_game }
name-history = इतिहास
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = रीप्ले
name-export = एक्सपोर्ट

## word

word-random = रैंडम
word-thread = थ्रेड
word-here = यहाँ
word-network = नेटवर्क
word-hints = हिंट्स
word-misere = उल्टा
word-fading = गायब
word-ultimate = अल्टीमेट
word-uttt = uttt
word-ultimate_tictactoe = अल्टीमेट-टिक-टैक-टो
word-infinite = अनंत
word-disappearing = गायब-होते-निशान
word-connect4 = कनेक्ट4
word-connect_four = कनेक्टफ़ोर
word-tictactoe = टिक-टैक-टो
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = उल्टा-टिक-टैक-टो
word-misere_tictactoe = मिज़ेर-टिक-टैक-टो
word-daily = रोज़ाना
word-mixed = मिश्रित
word-today = आज
word-finish_line = लाइन
word-block_line = रोक
word-make_fork = दोहरा-वार
word-prevent_fork = बचाव
word-forced_sequence = क्रम
word-opening = शुरुआत
word-zugzwang = ज़ुगज़्वांग
word-show = दिखाओ
word-train = ट्रेनिंग
word-export = एक्सपोर्ट
word-import = इम्पोर्ट
word-reset = रीसेट
word-server = सर्वर
word-original = मूल
word-stronger = ताकतवर

## command

command-play = टिक-टैक-टो, कनेक्ट फ़ोर और दूसरे गेम, मेरे या किसी मेंबर के खिलाफ़
command-play_opponent = मेरे खिलाफ़ खेलने पर मेरा लेवल कौन-सा हो
command-play_member = किस मेंबर को चुनौती देनी है (डिफ़ॉल्ट: मेरे खिलाफ़ गेम)
command-play_mark = आपका निशान; पहली चाल X की
command-play_mark_x = X (पहली चाल)
command-play_mark_o = O (दूसरी चाल)
command-play_mark_random = रैंडम
command-play_thread = गेम के लिए थ्रेड खोलें (डिफ़ॉल्ट: सर्वर की सेटिंग)
command-play_hints = मेंबरों के बीच के गेम में दोनों को हिंट लेने दें
command-play_game = कौन-सा गेम (डिफ़ॉल्ट: सर्वर का डिफ़ॉल्ट गेम)
command-invite = जो सबसे पहले शामिल हो, उसके साथ गेम
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = दोनों खिलाड़ियों को हिंट लेने दें
command-invite_game = { command-play_game }
command-menu_challenge_member = गेम की चुनौती दें
command-offer = ड्रॉ, या अपनी आखिरी चाल वापस, अगर दूसरा खिलाड़ी मान जाए
command-offer_what = दूसरे खिलाड़ी से क्या माँगना है
command-offer_what_draw = ड्रॉ
command-offer_what_takeback = आखिरी चाल वापस लेना
command-games = आपके जारी गेम, और यहाँ किसे साथ खेलने वाला चाहिए
command-watch = मेरे दो लेवल के बीच गेम
command-watch_x = X से खेलने वाला लेवल, पहली चाल इसकी
command-watch_o = O से खेलने वाला लेवल
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = इस सर्वर की सेटिंग्स: गेम, बोर्ड, कौन खेल सकता है, भाषा
command-vote = मेरे किसी लेवल के खिलाफ़ गेम, जिसमें यहाँ हर कोई हर चाल के लिए वोट देता है
command-vote_opponent = मेरा लेवल, जिसके खिलाफ़ आप सब खेलेंगे (डिफ़ॉल्ट: सर्वर का डिफ़ॉल्ट लेवल)
command-vote_game = { command-play_game }
command-vote_mark = आप सबका निशान; पहली चाल X की (डिफ़ॉल्ट: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = हर चाल की वोटिंग का समय, 15s से 24h तक, जैसे 30s, 5m या 1h (डिफ़ॉल्ट: 1m)
command-vote_thread = नहीं: इसी चैनल में, जिसके लिए “मैसेज मैनेज करें” की अनुमति चाहिए
command-stop = इस चैनल का गेम रोकें
command-move = आपकी चाल: कोई खाना, जैसे B2, या कनेक्ट फ़ोर में कॉलम नंबर
command-move_coordinate = कोई खाना, जैसे B2, या कनेक्ट फ़ोर में कॉलम नंबर
command-board = बोर्ड फिर से, नए मैसेज में
command-resign = गेम में हार मान लें
command-puzzle = पहेली: इकलौती सही चाल खोजें
command-puzzle_daily = इस सर्वर की आज की पहेली, यहाँ सबके लिए
command-puzzle_game = { command-play_game }
command-puzzle_theme = चुनें कि पहेली किस बारे में हो
command-race = यहाँ सबके लिए पहेलियों की दौड़: समान पहेलियाँ, 90 सेकंड में जितनी हो सकें
command-race_game = एक ही गेम की पहेलियाँ (डिफ़ॉल्ट: कई गेम की)
command-race_game_mixed = कई गेम
command-race_time = सबके पास कितना समय हो (डिफ़ॉल्ट: 90 सेकंड)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = दिन की दौड़: यहाँ सबके लिए समान 20 पहेलियाँ, आज जब भी समय मिले
command-storm = 90 सेकंड में जितनी हो सकें उतनी पहेलियाँ, अपने ही रिकॉर्ड के मुकाबले
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = आपके पास कितना समय हो (डिफ़ॉल्ट: 90 सेकंड)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = सात छोटे पाठ, जिनसे आप बेहतर खेलेंगे
command-course_lesson = पाठ का नंबर (डिफ़ॉल्ट: सभी पाठ)
command-help = कैसे खेलते हैं, और सभी कमांड
command-brain = शागिर्द ने यहाँ क्या सीखा, और उसकी ट्रेनिंग
command-brain_train = उसे ट्रेनिंग दें: गेम की संख्या, 1 से 10000 (डिफ़ॉल्ट: 500)
command-brain_opponent = उसे इस लेवल के खिलाफ़ ट्रेनिंग दें (डिफ़ॉल्ट: { level-perfect })
command-brain_game = { command-play_game }
command-notify = आपको किन बातों की सूचना मिलती है, और उसे बदलने के बटन
command-hint = एक अच्छी चाल और उसकी वजह; सिर्फ़ आपको दिखेगी
command-analyse = हर चाल का क्या नतीजा होगा
command-analyse_position = ऊपर से पंक्तियाँ, जैसे X../.O./... (डिफ़ॉल्ट: इस चैनल का गेम)
command-analyse_view = मानों के अलावा क्या देखना है (डिफ़ॉल्ट: कुछ नहीं)
command-analyse_view_network = नेटवर्क क्या देखता है
command-privacy = आपके बारे में मेरे पास क्या है, और उसे कैसे डिलीट करें
command-practice = आपकी अपनी गलतियों से अभ्यास: बेहतर चालें खोजें
command-practice_move = { command-move_coordinate }
command-stats = आपके, किसी मेंबर के या पूरे सर्वर के नतीजे
command-stats_member = किसके गेम (डिफ़ॉल्ट: आपके)
command-stats_server = इस सर्वर में सबके गेम
command-stats_game = सिर्फ़ यह गेम (डिफ़ॉल्ट: सभी गेम)
command-leaderboard = इस सर्वर के सबसे अच्छे खिलाड़ी
command-leaderboard_game = { command-play_game }
command-history = पूरे हुए गेम: चाल-दर-चाल देखें या फ़ाइल में सेव करें
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = कौन-सा खाना? पंक्ति का अक्षर और कॉलम का नंबर टाइप करें, जैसे `{ $prefix }{ name-move } B2`।
error-unreadable_coordinate = यह कोई खाना नहीं है। पंक्ति का अक्षर और कॉलम का नंबर टाइप करें, जैसे `{ $prefix }{ name-move } B2`।
error-missing_column = कौन-सा कॉलम? उसका नंबर टाइप करें, जैसे `{ $prefix }{ name-move } 2`।
error-unreadable_column = यह कोई कॉलम नहीं है। उसका नंबर टाइप करें, जैसे `{ $prefix }{ name-move } 2`।
error-unknown_row = पंक्ति { $row } नहीं है। पंक्तियाँ { $first } से { $last } तक हैं।
error-unknown_column = कॉलम { $column } नहीं है। कॉलम { $first } से { $last } तक हैं।
error-cell_fading = **{ $coordinate }** पर आपका { $mark } आपकी चाल के बाद ही गायब होगा: कोई खाली खाना चुनें।
error-cell_taken = **{ $coordinate }** पर पहले से { $mark } है। कोई खाली खाना चुनें।
error-other_board = आपको **{ $board }** वाले बोर्ड पर खेलना है: **{ $first }** से **{ $last }** तक।
error-closed_board = **{ $board }** वाला बोर्ड ({ $first } से { $last } तक) जीता जा चुका है या भर गया है। किसी दूसरे बोर्ड का खाना चुनें।
error-full_column = कॉलम { $column } भर चुका है। कोई दूसरा चुनें।
error-floating_cell = **{ $coordinate }** से निशान नीचे गिर जाएगा। किसी कॉलम का सबसे नीचे वाला खाली खाना चुनें।
error-position_shape = स्थिति को { $rows } पंक्तियों में लिखें, हर एक में { $columns } खाने, और पंक्तियों के बीच `/`, जैसे `{ $example }`। किसी और आकार के बोर्ड के लिए पहले आकार लिखें, जैसे `{ $prefix }{ name-analyse } 6x6x4 …`।
error-position_not_typed = टाइप की गई स्थिति से **{ $game }** में सब कुछ पता नहीं चलता। गेम के दौरान `/{ name-analyse }` उसकी स्थिति दिखाता है।
error-position_mark = उस स्थिति में पंक्ति { $row }, कॉलम { $column } पर `X`, `O` या `.` नहीं है।
error-impossible_position = ऐसी स्थिति किसी गेम में नहीं बन सकती: पहली चाल X की होती है, दोनों बारी-बारी से चलते हैं, और पहली लाइन बनते ही गेम खत्म हो जाता है।
error-floating_position = ऐसी स्थिति किसी गेम में नहीं बन सकती: **{ $coordinate }** का निशान नीचे गिर जाएगा।
error-game_size = इस आकार का कोई गेम नहीं है। बोर्ड में { $least } से { $most } तक पंक्तियाँ और कॉलम होते हैं; लाइन में कम से कम { $least } खाने होते हैं और वह बोर्ड में समाती है। जैसे `{ $prefix }{ name-play } 6x6x4` का मतलब है 6 पंक्तियाँ, 6 कॉलम और लाइन में 4।
error-game_not_offered = **{ $game }** इस सर्वर में उपलब्ध नहीं है। उपलब्ध गेम: { $offered }।
error-match_over = वह गेम खत्म हो चुका है। `{ $prefix }{ name-play }` से नया शुरू करें।
error-not_a_player = आप इस गेम के खिलाड़ी नहीं हैं।
error-workers_busy = अभी बहुत ज़्यादा मेंबर हिंट का इंतज़ार कर रहे हैं। एक मिनट बाद फिर कोशिश करें।
error-advice_pending = आपके पिछले हिंट पर अभी काम चल रहा है। उसका जवाब मिलने के बाद फिर पूछें।
error-advice-duel = मेंबरों के बीच के एक बिना हिंट वाले गेम में यह स्थिति बोर्ड पर है या एक चाल दूर है। वह गेम आगे बढ़ जाए, तब फिर पूछें।
error-advice-race = यह स्थिति वही पहेली है जो आपसे दौड़ में पूछी जा रही है, या उससे एक चाल दूर है। पहले उस पहेली का जवाब दें।
error-too_many_takebacks = इस गेम में आपने { $limit ->
        [one] { $limit } चाल वापस ली है
       *[other] { $limit } चालें वापस ली हैं
    }। इससे ज़्यादा कोई खिलाड़ी वापस नहीं ले सकता।
error-nothing_to_take_back = आपने अभी कोई चाल नहीं चली, इसलिए वापस लेने को कुछ नहीं है।
error-not_your_turn = अभी आपकी बारी नहीं है। `{ $prefix }{ name-board }` से बोर्ड देखें।
error-no_match = यहाँ कोई गेम नहीं चल रहा। `{ $prefix }{ name-play }` से शुरू करें।
error-match_running-resignation = यहाँ आपका एक गेम चल रहा है। नया शुरू करने पर उसमें आपकी हार मानी जाएगी। नया शुरू करें?
error-match_running-no_result = यहाँ एक गेम चल रहा है। नया शुरू करने पर वह बिना नतीजे के खत्म हो जाएगा। नया शुरू करें?
error-match_running-time_up = यहाँ चल रहे गेम में एक घंटे से कोई चाल नहीं चली गई। नया शुरू करने पर उसका खिलाड़ी उसमें हारेगा। नया शुरू करें?
error-channel_busy = { $idle_after ->
        [one] यहाँ दूसरे मेंबर खेल रहे हैं। किसी और चैनल या थ्रेड में खेलें, या { $idle_after } मिनट तक कोई चाल न चले, तब `{ $prefix }{ name-play }` इस्तेमाल करें।
       *[other] यहाँ दूसरे मेंबर खेल रहे हैं। किसी और चैनल या थ्रेड में खेलें, या { $idle_after } मिनट तक कोई चाल न चले, तब `{ $prefix }{ name-play }` इस्तेमाल करें।
    }
error-exhibition_running = यहाँ मेरे दो लेवल आपस में खेल रहे हैं। उनका गेम खत्म होने तक रुकें, या किसी और चैनल या थ्रेड में खेलें।
error-match_moved_on = तब से गेम आगे बढ़ चुका है। `{ $prefix }{ name-board }` से ताज़ा बोर्ड देखें।
error-channel_taken = यहाँ दूसरा गेम चल रहा है। उसके खत्म होने तक रुकें, या किसी और चैनल या थ्रेड में खेलें।
error-question-not_yours = वह सवाल किसी और के लिए था।
error-offer-not_a_duel = यह सिर्फ़ मेंबरों के बीच के गेम में काम करता है। मेरे खिलाफ़ `{ $prefix }{ name-play }` से नया गेम शुरू होता है और `{ $prefix }{ name-resign }` से इस गेम में हार मानी जाती है।
error-offer-own_offer = इसे सिर्फ़ दूसरा खिलाड़ी मंज़ूर कर सकता है।
error-challenge-own_challenge = अपने ही खिलाफ़ नहीं खेला जा सकता। `{ $prefix }{ name-play }` से मेरे साथ गेम शुरू करें।
error-challenge-bot_challenged = बॉट चुनौती स्वीकार नहीं कर सकते। `{ $prefix }{ name-play }` से मेरे साथ गेम शुरू करें।
error-challenge_waiting = आप दोनों के बीच एक चुनौती पहले से खुली है। पहले उसे स्वीकार करें, ठुकराएँ या वापस लें: { $existing }
error-challenge-invitation_open = आपका एक न्योता पहले से खुला है। पहले उसे वापस लें, या किसी के स्वीकार करने तक रुकें: { $existing }
error-challenge_over = वह अब खुली नहीं है। नई चुनौती देने के लिए: `{ $prefix }{ name-play } @कोई`
error-challenge-not_yours = वह चुनौती किसी और के लिए है।
error-challenge-level = लेवल सिर्फ़ मेरे खिलाफ़ गेम के लिए हैं। मेंबर को चुनौती देने के लिए लेवल न लिखें।
error-challenge-nobody_else = यहाँ सिर्फ़ हम दोनों हैं। किसी सर्वर के चैनल में किसी को चुनौती दें।
error-challenge-not_visible = इस सर्वर में मेरे जवाब सिर्फ़ आपको दिखते हैं, इसलिए कोई स्वीकार नहीं कर पाएगा। सर्वर मैनेज करने वाले किसी से मुझे जोड़ने को कहें, या ग्रुप DM में खेलें।
error-challenge-private_thread = प्राइवेट थ्रेड बनाने वाला दूसरों को उससे हटा सकता है, इसलिए यहाँ मेंबर सिर्फ़ हिंट के साथ और बिना रेटिंग के खेल सकते हैं: `{ $prefix }{ name-play } @कोई { word-hints }`।
error-challenge-cannot_see = **{ $who }** को यह चैनल नहीं दिखता। ऐसे चैनल में खेलें जो आप दोनों को दिखे।
error-challenge-channel_taken = { $channel } में दूसरा गेम चल रहा है। उसके खत्म होने पर [न्योता]({ $link }) स्वीकार कर सकते हैं।
error-challenge-not_a_member = वह मेंबर यहाँ नहीं मिला। `@` टाइप करें और Discord की सूची से चुनें।
error-moderation-not_the_starter = इसे किसी और ने शुरू किया है। इसे सिर्फ़ शुरू करने वाला और **{ permission-manage_messages }** की अनुमति वाले मेंबर रोक सकते हैं।
error-no_puzzles = उस गेम की पहेलियाँ नहीं हैं। इन गेम की पहेलियाँ हैं: { $games }।
error-puzzle-not_yours = वह पहेली किसी और के लिए है। `{ $prefix }{ name-puzzle }` से अपनी पहेली पाएँ।
error-puzzle-over = वह पहेली अब नहीं गिनी जाती। `{ $prefix }{ name-puzzle }` से नई पाएँ।
error-puzzle-answered = आपने उस पहेली का जवाब दे दिया है। `{ $prefix }{ name-puzzle }` से नई पाएँ।
error-practice-over = वह अभ्यास अब खुला नहीं है। `{ $prefix }{ name-practice }` से दूसरा पाएँ।
error-practice-unreadable_coordinate = यह कोई खाना नहीं है। पंक्ति का अक्षर और कॉलम का नंबर टाइप करें, जैसे `{ $prefix }{ name-practice } B2`।
error-practice-unreadable_column = यह कोई कॉलम नहीं है। उसका नंबर टाइप करें, जैसे `{ $prefix }{ name-practice } 2`।
error-puzzle-daily_over = वह किसी और दिन की पहेली थी। `{ $prefix }{ name-puzzle } { word-daily }` से आज की देखें।
error-puzzle-daily_answered = आपने आज की पहेली का जवाब दे दिया है। अगली पहेली: { $ends }।
error-race-outside_server = दौड़ के लिए दूसरे लोग चाहिए, इसलिए वह सर्वर में होती है। यहाँ `{ $prefix }{ name-storm }` से वही अकेले खेलें।
error-race-no_puzzles = उस गेम की पहेलियों की दौड़ नहीं होती। इन गेम की होती है: { $games }।
error-race-channel_taken = इस चैनल में पहले से एक दौड़ चल रही है।
error-race-in_another = आप किसी और दौड़ या तूफ़ान में हैं। पहले उसे पूरा करें।
error-race-started = वह दौड़ शुरू हो चुकी है। आप अगली में शामिल हो सकते हैं।
error-race-full = वह दौड़ भर चुकी है: ज़्यादा से ज़्यादा { $most } मेंबर शामिल हो सकते हैं।
error-race-nobody_in = अभी कोई शामिल नहीं हुआ।
error-race-not_starter = इस दौड़ को पहले शुरू करना सिर्फ़ उसके हाथ में है, जिसने इसे खोला।
error-race-not_in = आप उस दौड़ में नहीं हैं।
error-race-not_over = दूसरे लोग अभी ये पहेलियाँ हल कर रहे हैं। दौड़ खत्म होने पर आप इन्हें देख सकते हैं।
error-race-day_not_over = दूसरे लोग अब भी ये पहेलियाँ हल कर सकते हैं। दौड़ { $ends } खत्म होगी; उसके बाद दिखेगा कि आपसे कौन-सी छूटीं।
error-race-no_day = उस दिन कोई दौड़ नहीं थी। `{ $prefix }{ name-race } { word-today }` से आज की देखें।
error-race-over = वह दौड़ खत्म हो चुकी है।
error-race-private = यहाँ आपका जवाब सबको दिख जाएगा। उसके बजाय अपनी पहेली का बटन दबाएँ, या मुझे डायरेक्ट मैसेज में `{ $prefix }{ name-storm }` भेजें।
error-thread-not_here = यहाँ थ्रेड नहीं खुल सकता। बिना थ्रेड के खेलें, या किसी सर्वर के टेक्स्ट चैनल में।
error-thread-user_permission = यहाँ थ्रेड खोलने के लिए आपको **{ $missing }** की अनुमति चाहिए। बिना थ्रेड के खेलें।
error-thread-too_many = इस सर्वर में पहले से उतने थ्रेड खुले हैं जितने Discord में हो सकते हैं। बिना थ्रेड के खेलें, या पहले कोई खुला थ्रेड आर्काइव करें।
error-thread-try_later = Discord अभी मुझे थ्रेड नहीं खोलने दे रहा, इसलिए गेम यहीं चलेगा।
error-thread-try_later_or_elsewhere = Discord अभी मुझे थ्रेड नहीं खोलने दे रहा, और यहाँ दूसरा गेम चल रहा है। कुछ मिनट बाद फिर कोशिश करें, या किसी और चैनल में खेलें।
error-cannot_attach = यहाँ फ़ाइलें भेजने के लिए मुझे **{ $missing }** की अनुमति चाहिए। सर्वर मैनेज करने वाले किसी से यह देने को कहें, या स्लैश कमांड इस्तेमाल करें।
error-training-bot_permission = ट्रेनिंग की प्रगति यहाँ दिखाने के लिए मुझे **{ $missing }** की अनुमति चाहिए। सर्वर मैनेज करने वाले किसी से यह देने को कहें, या मुझे किसी और चैनल में ट्रेनिंग दें।
error-training-user_install = ट्रेनिंग की प्रगति यहाँ नहीं दिखाई जा सकती। मुझे डायरेक्ट मैसेज में ट्रेनिंग दें, या ऐसे सर्वर में जहाँ मुझे जोड़ा गया है।
error-learner_game = शागिर्द वह गेम नहीं खेलता। वह ये गेम खेलता है: { $games }।
error-learner-unknown_word = “{ $typed }” मुझे समझ नहीं आया। `{ $prefix }{ name-brain }` से देखें कि मैंने क्या सीखा। ये भी हैं: `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, फ़ाइल के साथ `{ $prefix }{ name-learner } { word-import }`, और `{ $prefix }{ name-learner } { word-reset }` या `{ $prefix }{ name-learner } { word-reset } { word-stronger }`।
error-no_analysis = **{ $game }** का विश्लेषण नहीं हो सकता, इसलिए उसमें हिंट, विश्लेषण और समीक्षा नहीं हैं।
error-training-unknown_word = “{ $typed }” मुझे समझ नहीं आया। गेम की संख्या और मेरा कोई लेवल ({ $levels }) टाइप करें, जैसे `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`।
error-training-games = ट्रेनिंग के लिए 1 से { $most } तक गेम चुनें।
error-training-already_running = यहाँ मेरी ट्रेनिंग पहले से चल रही है। उसके खत्म होने तक रुकें, या उसे खत्म करें।
error-learner-other_mode = ये दोनों यादें नहीं मिलाई जा सकतीं: फ़ाइल मोड `{ $theirs }` की है, और यहाँ मेरा मोड `{ $ours }` है।
error-learner-one_file = मुझे एक फ़ाइल चाहिए, जो `{ $prefix }{ name-brain }` के नीचे **{ learner-do_export }** बटन से बनती है।
error-learner-download_failed = Discord ने मुझे वह फ़ाइल नहीं दी। कृपया फिर कोशिश करें।
error-notify-other_server = वह बटन किसी और सर्वर के लिए है। इस सर्वर वाला `{ $prefix }{ name-notify }` से देखें।
error-notify-searches_off = यह सर्वर न्योतों की सूचनाओं की अनुमति नहीं देता।
error-not_a_manager = इसके लिए आपको **{ permission-manage_guild }** की अनुमति चाहिए।
error-settings_outside_server = सेटिंग्स सिर्फ़ सर्वर की होती हैं। अपने सर्वर के किसी चैनल में `/{ name-settings }` इस्तेमाल करें।
error-invalid_choice = वह विकल्प उपलब्ध नहीं है। उपलब्ध विकल्प `/{ name-settings }` में देखें।
error-invalid_prefix = सेव नहीं हुआ: प्रीफ़िक्स में ज़्यादा से ज़्यादा 5 दिखने वाले कैरेक्टर होते हैं, स्पेस और बैकटिक नहीं, और वह `/`, `@` या `<` से शुरू नहीं होता।
error-vote-outside_server = ऐसे गेम में वहाँ का हर कोई वोट देता है, इसलिए वे सर्वर में खेले जाते हैं। `{ $prefix }{ name-play }` से यहाँ मेरे साथ गेम शुरू करें।
error-vote-off = इस सर्वर ने वोटिंग वाले गेम बंद किए हैं।
error-vote-time = हर चाल का समय 15 सेकंड से 24 घंटे तक होता है, जैसे `30s`, `5m` या `1h`। उदाहरण: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = उस चाल की वोटिंग अभी-अभी खत्म हुई। एक पल बाद आप अगली चाल के लिए वोट दे सकते हैं।
error-vote-only_in_thread = यह गेम सीधे चैनल में शुरू करने के लिए आपको **{ permission-manage_messages }** की अनुमति चाहिए। उसके बिना गेम थ्रेड में चलेगा।
error-vote-needs_thread = इस गेम के लिए थ्रेड चाहिए। यहाँ थ्रेड खोलने के लिए आपको **{ permission-create_public_threads }** की अनुमति चाहिए, या सीधे चैनल में खेलने के लिए **{ permission-manage_messages }** की।
error-wrong_channel = मेरे साथ यहाँ नहीं खेला जा सकता। यहाँ खेला जा सकता है: { $channels }।
error-missing_role = यहाँ मेरे साथ खेलने के लिए आपको इनमें से कोई रोल चाहिए: { $roles }।
error-cooldown = ज़रा रुकिए। अगली कमांड { $ends } दी जा सकती है।
error-too_many_choices = आपने यह गेम बहुत बार बदला है। इसे खेलें, या `{ $prefix }{ name-play }` से नया शुरू करें।
error-already_playing = आप यहाँ पहले से एक गेम में हैं। `{ $prefix }{ name-board }` से बोर्ड देखें।
error-button_used = आप वह बटन दबा चुके हैं।
error-moderation-not_a_moderator = दूसरे मेंबरों के गेम रोकने के लिए आपको **{ permission-manage_messages }** की अनुमति चाहिए।
error-moderation-end_exhibition_instead = अगर यह गेम आपने शुरू किया है, तो इसके नीचे के बटन से रोकें। वरना आपको **{ permission-manage_messages }** की अनुमति चाहिए।
error-memory_file-too_large = यह फ़ाइल इम्पोर्ट नहीं हो सकती: यह { $max_kib } KiB से बड़ी है।
error-memory_file-not_mine = यह फ़ाइल लोड नहीं हो सकती: यह मेरी बनाई हुई नहीं है, या इसे बदला गया है।
error-memory_file-value = यह फ़ाइल इम्पोर्ट नहीं हो सकती: `{ $where }` को इनमें से एक होना चाहिए: `{ $values }`।
error-memory_file-entry = यह फ़ाइल इम्पोर्ट नहीं हो सकती: `{ $where }` को 1 से { $max_position } तक की पूर्ण संख्या होना चाहिए। { -entries-from-0 }
error-memory_file-position = यह फ़ाइल इम्पोर्ट नहीं हो सकती: `{ $where }` में { $position } है, जिसे शागिर्द इस मोड में सीख ही नहीं सकता, या जो दो बार लिखा है। { -entries-from-0 }
error-notation-line = लाइन { $line } पढ़ी नहीं जा सकी। लाइन ऐसी होती है: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`, यानी समय, बोर्ड, खिलाड़ी, चालें, नतीजा, और गेम कैसे खत्म हुआ।
error-notation-unplayable = लाइन { $line } का गेम मुमकिन नहीं है: चाल { $move } `B2` जैसा कोई खाना नहीं है जिस पर उस समय खेला जा सकता था।
error-notation-ending = लाइन { $line } का गेम मुमकिन नहीं है: इन चालों के बाद वह `{ $ending }` से खत्म नहीं हो सकता।
error-starting-own = आपका दूसरा गेम अभी शुरू हो रहा है। एक पल बाद फिर कोशिश करें।
error-starting-other = चुनौती देने वाले का दूसरा गेम अभी शुरू हो रहा है। एक पल बाद फिर कोशिश करें।
error-thread-closed = यह थ्रेड बंद है, और मेरे पास इसे फिर खोलने की अनुमति नहीं है। सर्वर मैनेज करने वाले किसी से इसे खोलने को कहें; फिर `{ $prefix }{ name-board }` से बोर्ड देखें।
error-thread-name_blocked = इस सर्वर के AutoMod ने थ्रेड का नाम रोक दिया, जिसमें खिलाड़ियों के नाम हैं। बिना थ्रेड के खेलें, या किसी मॉडरेटर से मुझे उस नियम से छूट देने को कहें।
-entries-from-0 = (सूची की पहली प्रविष्टि का नंबर 0 होता है।)
error-thread-bot_permission = यहाँ थ्रेड खोलने के लिए मुझे **{ $missing }** की अनुमति चाहिए। सर्वर मैनेज करने वाले किसी से यह देने को कहें, या बिना थ्रेड के खेलें।
error-too_many_matches-own = { $most ->
        [one] यहाँ आपका { $most } गेम चल रहा है, एक साथ इससे ज़्यादा नहीं हो सकते। पहले उसे पूरा करें: { $channels }
       *[other] यहाँ आपके { $most } गेम चल रहे हैं, एक साथ इससे ज़्यादा नहीं हो सकते। पहले एक पूरा करें: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] चुनौती देने वाले का यहाँ { $most } गेम चल रहा है, एक साथ इससे ज़्यादा नहीं हो सकते। उसके खत्म होने पर स्वीकार करें।
       *[other] चुनौती देने वाले के यहाँ { $most } गेम चल रहे हैं, एक साथ इससे ज़्यादा नहीं हो सकते। उनमें से एक खत्म होने पर स्वीकार करें।
    }
error-may_not_follow_up = गेम आगे कैसे बढ़ रहा है, यह यहाँ दिखाने के लिए मुझे **{ $missing }** की अनुमति चाहिए। सर्वर मैनेज करने वाले किसी से यह देने को कहें, या किसी और चैनल में खेलें।
error-not_in_thread = पहले मुझे यहाँ मेंशन करें। इससे मुझे इस प्राइवेट थ्रेड में जोड़ लिया जाएगा; तब तक गेम आगे कैसे बढ़ रहा है, यह यहाँ नहीं दिखेगा।
error-locked_thread = यह थ्रेड लॉक है, इसलिए यहाँ नहीं दिखाया जा सकता कि गेम आगे कैसे बढ़ता है। किसी मॉडरेटर से इसे अनलॉक करने को कहें, या किसी और चैनल में खेलें।
error-in_timeout = इस सर्वर में मुझे टाइमआउट दिया गया है, इसलिए यहाँ कुछ लिखना मुमकिन नहीं। टाइमआउट { $ends } खत्म होगा।
error-match_unreachable = यहाँ का पिछला गेम बिना नतीजे के खत्म हुआ, क्योंकि उसके बोर्ड वाला मैसेज डिलीट हो गया या मुझे यह चैनल नहीं दिख रहा था।
error-hints_not_allowed = इस गेम में हिंट बंद हैं। `{ $prefix }{ name-play } @कोई { word-hints }` से दोनों के लिए हिंट वाला गेम शुरू करें।
error-record-nothing_finished = यहाँ अभी कोई गेम खत्म नहीं हुआ। `{ $prefix }{ name-analyse } X../.O./...` से किसी भी स्थिति का विश्लेषण करें।
error-record-match_not_found = वह गेम अब मेरे पास नहीं है। शायद किसी खिलाड़ी ने अपना डेटा डिलीट कर दिया।
error-record-unknown_target = “{ $typed }” मुझे समझ नहीं आया। अपने लिए इसे खाली छोड़ें, किसी मेंबर का नाम दें, जैसे `{ $prefix }{ $command } @ben`, या यहाँ सबके लिए `{ $prefix }{ $command } { word-server }` लिखें।
error-record-two_targets = या तो कोई मेंबर चुनें या पूरा सर्वर, दोनों नहीं।
error-record-no_leaderboard = रेटिंग और लीडरबोर्ड सिर्फ़ सर्वर में होते हैं। यहाँ के अपने नतीजे `{ $prefix }{ name-stats }` से देखें।
error-record-no_pasted_game = कमांड के बाद `{ $prefix }{ name-export }` की एक लाइन जोड़ें, और उसका गेम देखें।
error-record-board_too_large = वह बोर्ड दिखाने के लिए बहुत बड़ा है। सबसे बड़ा { $most }×{ $most } है।
error-record-export_too_large = आपने इतने गेम खेले हैं कि वे { $most } MiB की फ़ाइलों में नहीं समाते। मुझे चलाने वाले से उन्हें माँगें।
error-share-not_visible = इस सर्वर में मेरे जवाब सिर्फ़ आपको दिखते हैं, इसलिए तस्वीर किसी और को नहीं दिखेगी।
error-share-cannot_attach = गेम यहाँ साझा नहीं हो सकता: उसके लिए **{ $missing }** की अनुमति चाहिए।
error-level_not_offered = { $game } में **{ $level }** लेवल उपलब्ध नहीं है। इसके लेवल: { $levels }।
error-network_missing = इस बॉट पर नेटवर्क इंस्टॉल नहीं है, इसलिए **सहजबोध** और **न्यूरल** उपलब्ध नहीं हैं।
error-network_game = नेटवर्क ने वह गेम नहीं सीखा। वह ये गेम जानता है: { $games }।
error-offer-what = लिखें कि किसकी पेशकश है: `{ $prefix }{ name-offer } { name-draw }` या `{ $prefix }{ name-offer } { name-takeback }`।
error-no_records = उस गेम के अलग आँकड़े और रेटिंग नहीं हैं। इन गेम के हैं: { $games }।
error-unknown_level = “{ $typed }” मुझे समझ नहीं आया। मेरे लेवल: { $levels }। जैसे: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = सेव नहीं हुआ: X और O दोनों के लिए इमोजी चाहिए।
error-emoji-unreadable = सेव नहीं हुआ: “{ $typed }” इमोजी नहीं है। कोई इमोजी या सर्वर के इमोजी का नाम डालें, जैसे `:cat:`।
error-emoji-composed = सेव नहीं हुआ: “{ $typed }” कई कैरेक्टर से बना है, जैसे सभी झंडे, कीकैप और परिवार। बोर्ड पर Discord उन्हें अलग-अलग दिखा सकता है। कोई सादा इमोजी चुनें, जैसे 🍎।
error-emoji-unknown = सेव नहीं हुआ: इस सर्वर में `:{ $name }:` इमोजी नहीं है। इसी सर्वर का कोई इमोजी डालें, या कोई आम इमोजी, जैसे 🍎।
error-emoji-unavailable = सेव नहीं हुआ: `:{ $name }:` अभी उपलब्ध नहीं है, क्योंकि इस सर्वर में उसके बूस्ट की सीमा से ज़्यादा इमोजी हैं।
error-emoji-restricted = सेव नहीं हुआ: `:{ $name }:` सिर्फ़ उन रोल के लिए है जो मेरे पास नहीं हैं।
error-emoji-duplicate = सेव नहीं हुआ: { $emoji } के दो अलग मतलब हो जाएँगे। X, O और खाली खानों के लिए अलग-अलग इमोजी चाहिए, जीत की लाइन में भी। खाली खानों के लिए इमोजी न डालने पर वे { $free } होते हैं।
error-emoji-unlisted = सेव नहीं हुआ: Discord ने मुझे नहीं बताया कि इस सर्वर में कौन-से इमोजी हैं। कृपया फिर कोशिश करें।

## failure

failure-old_button = यह बटन मेरे पुराने वर्शन का है। नई सुविधाएँ `{ $prefix }{ name-help }` से देखें।
failure-changed = मेरी कमांड अभी-अभी बदली हैं, और आपका Discord अब भी पुरानी दिखा रहा है। उसे रीलोड करें (Ctrl+R, या ऐप फिर से खोलें) और दोबारा कोशिश करें।
failure-unexpected = माफ़ कीजिए, मेरी तरफ़ से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें; `{ $prefix }{ name-board }` से देखें कि गेम कहाँ तक पहुँचा।
failure-try_later = Discord अभी मुझे यह पूरा नहीं करने दे रहा। कृपया एक मिनट बाद फिर कोशिश करें; `{ $prefix }{ name-board }` से देखें कि गेम कहाँ तक पहुँचा।
failure-blocked = इस सर्वर के AutoMod ने मेरा मैसेज रोक दिया। किसी मॉडरेटर से मुझे उस नियम से छूट देने को कहें; फिर `{ $prefix }{ name-board }` से देखें कि गेम कहाँ तक पहुँचा।
failure-blocked_link = Discord के हानिकारक लिंक वाले फ़िल्टर ने मेरा मैसेज रोक दिया, शायद उसमें किसी नाम की वजह से। `{ $prefix }{ name-board }` से देखें कि गेम कहाँ तक पहुँचा।
failure-embed_removed = किसी ने इस मैसेज से मेरे शब्दों वाला एम्बेड हटा दिया है। कृपया उसे रहने दें: उसके बिना किसी को नहीं दिखता कि किसकी बारी है।
failure-no_channel = Discord ने मुझे नहीं बताया कि यह किस चैनल में था। कृपया फिर कोशिश करें।
failure-not_attached = फ़ाइल नहीं भेजी जा सकी, क्योंकि Discord ने उसे नहीं लिया।
failure-database = माफ़ कीजिए, अभी गेम सेव नहीं हो पा रहे। सेव किए हुए गेम सुरक्षित हैं: कुछ मिनट बाद `{ $prefix }{ name-board }` देखें और फिर कोशिश करें।
failure-computation = माफ़ कीजिए, इसका हिसाब समय पर पूरा नहीं हो पाया। कुछ मिनट बाद फिर कोशिश करें।
failure-timeout = { $channel } में जवाब नहीं दिया जा सकता, क्योंकि उस सर्वर में मुझे टाइमआउट दिया गया है। टाइमआउट { $ends } खत्म होगा। फिर `{ $prefix }{ name-board }` से आगे खेलें: आपका गेम सेव है।
failure-muted = **{ $missing }** की अनुमति के बिना { $channel } में जवाब नहीं दिया जा सकता। उस सर्वर को मैनेज करने वाले किसी से मुझे यह देने को कहें, और `{ $prefix }{ name-board }` से आगे खेलें: आपका गेम सेव है।

## owner

owner-synced = { $count ->
        [one] Discord में अब { $count } स्लैश कमांड रजिस्टर है।
       *[other] Discord में अब { $count } स्लैश कमांड रजिस्टर हैं।
    }
owner-not_synced = Discord ने स्लैश कमांड नहीं लीं (HTTP { $status }: { $reason })। बाद में फिर कोशिश करें। उससे काम न बने, तो मेरे लॉग में दिए लिंक से मुझे दोबारा इनवाइट करें।
owner-servers = { $count ->
        [one] मैं { $count } सर्वर में हूँ। मुझे वहाँ से हटाने के लिए `{ $prefix }leave` और उसकी ID भेजें।
       *[other] मैं { $count } सर्वर में हूँ। मुझे किसी एक से हटाने के लिए `{ $prefix }leave` और उसकी ID भेजें।
    }
owner-direct_message = इससे इस सर्वर के मेंबर देख लेंगे कि मैं किन सर्वर में हूँ। इसे मुझे डायरेक्ट मैसेज में भेजें।
owner-left = मैंने सर्वर { $id } छोड़ दिया है।
owner-not_there = मैं इस ID वाले किसी सर्वर में नहीं हूँ। सूची `{ $prefix }servers` से देखें।
owner-not_allowed = मुझे चलाने वाले ने मुझे सिर्फ़ कुछ सर्वर में खेलने की अनुमति दी है। यह उनमें से नहीं है, इसलिए मुझे यहाँ से जाना होगा।

## place

place-1 = ऊपर बाएँ
place-2 = ऊपर
place-3 = ऊपर दाएँ
place-4 = बाएँ
place-5 = बीच
place-6 = दाएँ
place-7 = नीचे बाएँ
place-8 = नीचे
place-9 = नीचे दाएँ

## advice

advice-match = { $channel } में आपका एक गेम चल रहा है जिसमें यह स्थिति बोर्ड पर है या एक चाल दूर है। आगे बढ़ने पर वह गेम आपकी रेटिंग नहीं बढ़ा सकेगा, और उसके बोर्ड पर लिखा रहेगा कि आपने मदद ली।
advice-matches = { $channel } में आपके ऐसे गेम चल रहे हैं जिनमें यह स्थिति बोर्ड पर है या एक चाल दूर है। आगे बढ़ने पर वे गेम आपकी रेटिंग नहीं बढ़ा सकेंगे, और उनके बोर्ड पर लिखा रहेगा कि आपने मदद ली।
advice-match_private = आपके डायरेक्ट मैसेज में मेरे साथ एक गेम चल रहा है जिसमें यह स्थिति बोर्ड पर है या एक चाल दूर है। आगे बढ़ने पर वहाँ के बोर्ड पर लिखा रहेगा कि आपने मदद ली।
advice-puzzle = यह स्थिति वही पहेली है जो आपसे पूछी जा रही है, या उससे एक चाल दूर है। आगे बढ़ने पर वह पहेली अनसुलझी गिनी जाएगी।
advice-daily = यह स्थिति आज की पहेली है, या उससे एक चाल दूर है। आगे बढ़ने पर वह पहेली अनसुलझी गिनी जाएगी।
advice-exercise = यह स्थिति वही अभ्यास है जो आपसे पूछा जा रहा है, या उससे एक चाल दूर है। आगे बढ़ने पर वह अभ्यास अनसुलझा गिना जाएगा।
advice-show = फिर भी आगे बढ़ें

## games

games-title = ### 🎮 आपके गेम
games-none = अभी आपका कोई गेम नहीं चल रहा। `{ $prefix }{ name-play }` से शुरू करें, या `{ $prefix }{ name-invite }` से सबको न्योता दें।
games-game = - [{ $game }]({ $link }) बनाम **{ $other }** · { $place } · { $turn }
games-your_turn = **आपकी बारी**, आपका समय { $deadline } खत्म होगा
games-their_turn = **{ $who }** की बारी, समय { $deadline } खत्म होगा
games-my_turn = **{ $who }** की बारी
games-private = निजी बातचीत
games-invitations = ### ⚔️ किसे साथ खेलने वाला चाहिए
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · { $deadline } समय खत्म होगा
games-join = { $number } में शामिल हों
games-press = अपने जारी गेम देखने के लिए बटन दबाएँ। वे सिर्फ़ आपको दिखेंगे।
games-open = मेरे गेम

## share

share-won = { $plies ->
    [one] **{ $who }** ने **{ $other }** को { $plies } चाल में हराया।
   *[other] **{ $who }** ने **{ $other }** को { $plies } चालों में हराया।
}
share-resigned = { $plies ->
    [one] **{ $who }** की जीत: **{ $other }** ने { $plies } चाल के बाद हार मान ली।
   *[other] **{ $who }** की जीत: **{ $other }** ने { $plies } चालों के बाद हार मान ली।
}
share-forfeited = { $plies ->
    [one] **{ $who }** की जीत: **{ $other }** ने { $plies } चाल के बाद गेम छोड़ा या समय पर चाल नहीं चली।
   *[other] **{ $who }** की जीत: **{ $other }** ने { $plies } चालों के बाद गेम छोड़ा या समय पर चाल नहीं चली।
}
share-drawn = { $plies ->
    [one] **{ $x }** और **{ $o }** के बीच { $plies } चाल में ड्रॉ।
   *[other] **{ $x }** और **{ $o }** के बीच { $plies } चालों में ड्रॉ।
}
share-no_result = { $plies ->
    [one] **{ $x }** और **{ $o }** के बीच { $plies } चाल, बिना नतीजे के।
   *[other] **{ $x }** और **{ $o }** के बीच { $plies } चालें, बिना नतीजे के।
}
share-picture = गेम की चलती तस्वीर: { $game }। पहली चाल { $x } की, दूसरी { $o } की। चालें: { $moves }।
share-player = खिलाड़ी { $number }
share-picture_won = { $who } की जीत।
share-picture_drawn = गेम ड्रॉ रहा।
share-picture_no_result = गेम बिना नतीजे के खत्म हुआ।

## vote

vote-thread = 🗳️ हर कोई खेल सकता है: हर चाल के लिए { $thread } में वोट दें।
vote-counts = 🗳️ { $counts } · वोटिंग { $deadline } खत्म होगी
vote-none = 🗳️ अभी कोई वोट नहीं · वोटिंग { $deadline } खत्म होगी
vote-waits = 🗳️ किसी ने वोट नहीं दिया। वोट न आने पर गेम { $deadline } खत्म हो जाएगा।
vote-last = पिछली चाल के वोट: { $counts }
vote-lot = 🎲 { $cells } के वोट बराबर थे, इसलिए एक को रैंडम चुना गया।
vote-lot_many = { $count ->
    [one] 🎲 { $count } खाने के वोट बराबर थे, इसलिए एक को रैंडम चुना गया।
   *[other] 🎲 { $count } खानों के वोट बराबर थे, इसलिए एक को रैंडम चुना गया।
}
vote-yours = { $count ->
    [one] 🗳️ आपका वोट: **{ $move }** · अब तक { $count } वोट · वोटिंग { $deadline } खत्म होगी। तब तक आप अपना वोट बदल सकते हैं।
   *[other] 🗳️ आपका वोट: **{ $move }** · अब तक { $count } वोट · वोटिंग { $deadline } खत्म होगी। तब तक आप अपना वोट बदल सकते हैं।
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** का वोट: **{ $move }** · अब तक { $count } वोट · वोटिंग { $deadline } खत्म होगी
   *[other] 🗳️ **{ $who }** का वोट: **{ $move }** · अब तक { $count } वोट · वोटिंग { $deadline } खत्म होगी
}
vote-how = किसी खाने को वोट दें: सबसे ज़्यादा वोट वाला खाना खेला जाएगा।
vote-how_with_review = { vote-how } गेम खत्म होने पर पता चलेगा कि गलती कहाँ हुई और सही चाल को किसने वोट दिया था।
vote-typed = वोट देने के लिए कोई चाल टाइप करें, जैसे `{ $prefix }{ name-move } { $example }`।
vote-saw = { $others ->
    [0] **{ $who }** को सही चाल दिखी थी।
    [one] **{ $who }** और { $others } दूसरे को सही चाल दिखी थी।
   *[other] **{ $who }** और { $others } दूसरों को सही चाल दिखी थी।
}
vote-saw_unnamed = { $count ->
    [0] किसी ने बेहतर चाल को वोट नहीं दिया।
    [one] { $count } वोटर को सही चाल दिखी थी।
   *[other] { $count } वोटरों को सही चाल दिखी थी।
}
vote-went_wrong = चाल { $number } पर टीम से गलती हुई। बेहतर: { $cells }।
vote-best = **सबसे सटीक वोट:** { $who } { $share }
vote-practise = अभ्यास करें
vote-choose = 🗳️ जिस खाने को वोट देना है, उसे चुनें:

## race

race-title = 🏁 **पहेलियों की दौड़** · { $game } · { $time }
race-title_storm = ⚡ **पहेलियों का तूफ़ान** · { $game } · { $time }
race-time_90 = 90 सेकंड
race-time_180 = 3 मिनट
race-mixed = कई गेम
race-rules = सबको समान पहेलियाँ मिलती हैं, आसान से कठिन, अपने-अपने मैसेज में, जो दूसरों को नहीं दिखता। सही जवाब पर एक पॉइंट मिलता है, गलत जवाब पर { $seconds } सेकंड कटते हैं।
race-in = **शामिल:** { $names } ({ $most } में से { $count })
race-starts = दौड़ { $begins } शुरू होगी, या जब { $who } **शुरू करें** दबाए।
race-starts_at = दौड़ { $begins } शुरू होगी।
race-unrated = -# किसी की रेटिंग नहीं बदलती: यह पता नहीं चल सकता कि कोई सच में तेज़ है या उसने दूसरी विंडो खोल रखी है।
race-restarted_lobby = -# मुझे रीस्टार्ट किया गया। जो शामिल हुए थे, वे सब अब भी दौड़ में हैं: शुरू होने के बाद यहाँ **जारी रखें** दबाएँ।
race-join = शामिल हों
race-begin = शुरू करें
race-continue = जारी रखें
race-again = फिर से
race-see_missed = जो छूटीं, वे देखें
race-keep = इनका अभ्यास करें
race-kept = { $count ->
    [0] ये पहले से आपके अभ्यासों में हैं।
    [one] { $count } पहेली आपके अभ्यासों में जुड़ गई।
   *[other] { $count } पहेलियाँ आपके अभ्यासों में जुड़ गईं।
}
race-open_storm = मेरा तूफ़ान शुरू करें
race-joined = 🏁 आप शामिल हो गए। दौड़ { $begins } शुरू होगी, और आपकी पहली पहेली यहीं दिखेगी।
race-alone = और कोई शामिल नहीं हुआ, इसलिए यह तूफ़ान है, यानी अकेले की दौड़। यह आपके रिकॉर्ड में गिना जाएगा।
race-nobody_joined = कोई शामिल नहीं हुआ।
race-running = -# हर कोई अपने मैसेज में जवाब देता है। आपका मैसेज गायब हो जाए, तो **जारी रखें** दबाएँ।
race-restarted = मुझे रीस्टार्ट किया गया। सभी पॉइंट सुरक्षित हैं, और आपके पिछले जवाब के समय जितना समय बचा था, वह भी: **जारी रखें** दबाएँ।
race-over = -# पॉइंट बराबर हों, तो पहले सबसे लंबा कॉम्बो देखा जाता है, फिर कम गलत जवाब, फिर कम समय।
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · सबसे लंबा कॉम्बो { $combo } · { $wrong } गलत
race-right = ✅ +1 · कॉम्बो { $combo }
race-wrong = ❌ −{ $seconds } सेकंड
race-score = { $points ->
    [one] **{ $points } पॉइंट** · पहेली { $number } · { $ends } समय खत्म होगा
   *[other] **{ $points } पॉइंट** · पहेली { $number } · { $ends } समय खत्म होगा
}
race-win = **{ $mark } की बारी, जीतना है।**
race-draw = **{ $mark } की बारी, ड्रॉ करना है।**
race-paused = { $points ->
    [one] ⏸️ आपका समय रुका हुआ है। आपके पास **{ $points } पॉइंट** है और **{ $seconds } सेकंड** बचे हैं, समय **जारी रखें** दबाने पर चलेगा।
   *[other] ⏸️ आपका समय रुका हुआ है। आपके पास **{ $points } पॉइंट** हैं और **{ $seconds } सेकंड** बचे हैं, समय **जारी रखें** दबाने पर चलेगा।
}
race-time_up = ⏱️ समय खत्म।
race-all_answered = 🏆 आपने सभी पहेलियों के जवाब दे दिए।
race-result = { $points ->
    [one] **{ $points } पॉइंट** · सबसे लंबा कॉम्बो { $combo } · { $wrong } गलत
   *[other] **{ $points } पॉइंट** · सबसे लंबा कॉम्बो { $combo } · { $wrong } गलत
}
race-wait_for_order = -# सबके पूरा करने पर चैनल में दिखेगा कि कौन किस नंबर पर रहा।
race-records = आपका रिकॉर्ड: आज **{ $today }** · इस हफ़्ते **{ $week }** · अब तक **{ $ever }**
race-new_record = 🏆 आपका अब तक का सबसे अच्छा तूफ़ान!
race-missed = पहेली { $number } · छूटी हुई { $count } में से { $page }
race-right_win = { $mark } **{ $solution }** से जीतता है। { $reasons }
race-right_draw = { $mark } **{ $solution }** से ड्रॉ करता है। { $reasons }
race-nothing_missed = आपसे कोई पहेली नहीं छूटी। ✅
race-title_day = 🏁 **दिन की दौड़** · { $day }
race-day_rules = यहाँ सबको समान { $count } पहेलियाँ मिलती हैं, आसान से कठिन, हर एक पर एक मौका। सही जवाब पर एक पॉइंट मिलता है। दौड़ { $ends } खत्म होगी; उसके बाद सही चालें दिखाई जाएँगी।
race-day_named = तालिका में हिस्सा लेने वाले सबके नाम दिखते हैं। किसी की रेटिंग नहीं बदलती।
race-day_nobody = अभी किसी ने जवाब नहीं दिया।
race-day_over = वह दौड़ UTC की आधी रात को खत्म हो गई।
race-day_solutions = -# दौड़ { $ends } खत्म होगी। उसके बाद `{ $prefix }{ name-race } { word-today }` से देखें कि आपसे कौन-सी पहेलियाँ छूटीं।
race-day_progress = आपने { $count } में से { $number } पहेलियों के जवाब दिए हैं।
race-day_order = -# पॉइंट बराबर हों, तो पहले सबसे लंबा कॉम्बो देखा जाता है, फिर कम गलत जवाब, फिर कम समय। एक पहेली का एक मिनट से ज़्यादा नहीं गिना जाता, इसलिए आप रुककर आज बाद में जारी रख सकते हैं।
race-day_yesterday = { $points ->
    [one] कल: **{ $points } पॉइंट**, { $count } में से नंबर { $place }।
   *[other] कल: **{ $points } पॉइंट**, { $count } में से नंबर { $place }।
}
race-start = शुरू करें
race-todays = आज की दौड़
race-day_score = { $points ->
    [one] **{ $points } पॉइंट** · { $count } में से पहेली { $number }
   *[other] **{ $points } पॉइंट** · { $count } में से पहेली { $number }
}
race-day_wrong = ❌ यह सही चाल नहीं है।
race-storm_press = { race-title_storm } · अपना शुरू करने के लिए बटन दबाएँ। वह सिर्फ़ आपको दिखेगा।

### The bot's texts in Thai.

## ply

ply-member_first = เกมใหม่: **{ $who }** ลง { $mark } ที่ **{ $coordinate }**
ply-member = **{ $who }** ลง { $mark } ที่ **{ $coordinate }**
ply-program_first = ฉันเริ่มด้วย { $mark } ที่ **{ $coordinate }**
ply-program = ฉันตอบด้วย { $mark } ที่ **{ $coordinate }**
ply-level = { ply-member }
move-column = คอลัมน์ { $column }
move-cell = ชั้นที่ { $row } จากล่าง คอลัมน์ { $column }
move-row = ชั้นที่ { $row } จากล่าง คอลัมน์ { $first } ถึง { $last }
move-diagonal = แนวทแยงจาก{ $first } ถึง{ $last }
move-boards = กระดาน{ $boards }
ply-wait = มีหลายเกมรอฉันอยู่ ตาของฉันจะใช้เวลาประมาณ { $seconds } วินาที

## status

status-member_to_move = ตาคุณแล้ว **{ $who }** คุณเป็นฝ่าย { $mark }
status-example = ลองพิมพ์ `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark } ตาของคุณ · หมดเวลา { $deadline }
status-time_limit = เมื่อเดินกันแล้วทั้งสองฝ่าย ใครหมดเวลาจะแพ้ ก่อนหน้านั้น เกมจะจบแบบไม่นับผล
status-replaceable = เมื่อเราเดินกันแล้วทั้งสองฝ่าย ถ้าคุณไม่เดินนานหนึ่งชั่วโมง คนอื่นเริ่มเกมที่นี่ได้ และคุณจะแพ้เกมนี้
status-extended = ⏳ ขยายเวลาให้หนึ่งครั้ง เพราะ **{ $who }** มองไม่เห็นช่องแชทนี้หรือเขียนในนี้ไม่ได้
status-excused = **{ $who }** มองไม่เห็นช่องแชทนี้หรือเขียนในนี้ไม่ได้ ส่วน **{ $other }** มีสิทธิ์ที่อาจทำให้เป็นแบบนั้น จึงไม่มีใครแพ้
status-level_to_move = **{ $who }** { $mark } กำลังคิด…
status-member_won = 🏆 **{ $who } ชนะ** โดยเรียง { $mark } ครบแถวที่ { $line }
status-program_won = 🏁 **ฉันชนะ** โดยเรียง { $mark } ครบแถวที่ { $line }
status-member_won_without_line = 🏆 **{ $who } ชนะ**
status-program_won_without_line = 🏁 **ฉันชนะ**
status-misere_won = 🏆 **{ $winner } ชนะ** เพราะ **{ $who }** เรียง { $mark } ครบแถวที่ { $line }
status-misere_member_won = 🏆 **{ $who } ชนะ** เพราะฉันเรียง { $mark } ครบแถวที่ { $line }
status-misere_program_won = 🏁 **ฉันชนะ** เพราะ **{ $who }** เรียง { $mark } ครบแถวที่ { $line }
status-draw = 🤝 **เสมอกัน** กระดานเต็มแล้ว ไม่มีใครเรียงได้ครบแถว
status-draw_repetition = 🤝 **เสมอกัน** รูปกระดานเดิมเกิดขึ้นครบสามครั้ง
status-draw_move_limit = 🤝 **เสมอกัน** เพราะเดินครบ 100 ตา
status-draw_boards = 🤝 **เสมอกัน** แต่ละฝ่ายชนะ { $count } กระดาน และไม่มีใครเรียงครบสามกระดาน
status-member_won_boards = 🏆 **{ $who } ชนะ** { $won } กระดานต่อ { $lost } โดยไม่มีใครเรียงครบสามกระดาน
status-program_won_boards = 🏁 **ฉันชนะ** { $won } กระดานต่อ { $lost } โดยไม่มีใครเรียงครบสามกระดาน
status-member_resigned = 🏳️ **{ $who }** ยอมแพ้ **ฉันชนะ**
status-member_forfeited = ⌛ **{ $who }** ออกไปหรือหมดเวลา **ฉันชนะ**
status-member_started_over = 🏳️ **{ $who }** ยอมแพ้ในเกมที่แล้ว **ฉันชนะเกมนั้น**
status-resigned = 🏳️ **{ $who }** ยอมแพ้ **{ $winner } ชนะ**
status-forfeited = ⌛ **{ $who }** ออกไปหรือหมดเวลา **{ $winner } ชนะ**
status-agreed = 🤝 **เสมอกัน** โดยทั้งสองฝ่ายตกลงกัน
status-exhibition_ended = ⏹️ **หยุดแล้ว** เกมนี้จบแบบไม่นับผล
status-stopped = ⏹️ **ผู้ดูแลหยุดเกมนี้** เกมจบแบบไม่นับผล
status-abandoned = 💤 ไม่มีใครเล่นต่อ เกมนี้จึงจบแบบไม่นับผล
status-crowd = ทีมโหวต
status-crowd_first = ทีมโหวต
status-crowd_to_move = ตาของทีมโหวต { $mark }: **ทุกคนโหวตได้**
status-someone = ผู้เล่นคนหนึ่ง
status-again_watch = ดูอีกสักเกมไหม? `{ $prefix }{ name-watch }`

## ending

ending-thanks = ขอบคุณที่เล่นด้วยกัน!
ending-next_time = ไว้แก้มือคราวหน้านะ!
ending-good_game = เล่นได้ดีมาก!
ending-rating = **เรตติ้ง:** { $ratings }
ending-streak = 🔥 ชนะติดต่อกัน { $count } เกม
ending-rating_of_game = **เรตติ้งใน { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 ชนะระดับ **{ $level }** เป็นครั้งแรก!
ending-last_win = ก่อนตาสุดท้าย คุณยังชนะได้: ||**{ $cells }**||
ending-last_draw = ก่อนตาสุดท้าย คุณยังเสมอได้: ||**{ $cells }**||
ending-last_win_of_member = ก่อนตาสุดท้าย **{ $who }** ยังชนะได้: ||**{ $cells }**||
ending-last_draw_of_member = ก่อนตาสุดท้าย **{ $who }** ยังเสมอได้: ||**{ $cells }**||
ending-earlier_win = { $ordinal ->
       *[other] ในตาที่ { $number } ของคุณ คุณยังชนะได้: ||**{ $cells }**||
    }
ending-earlier_draw = { $ordinal ->
       *[other] ในตาที่ { $number } ของคุณ คุณยังเสมอได้: ||**{ $cells }**||
    }
ending-earlier_win_of_member = { $ordinal ->
       *[other] ในตาที่ { $number } ของ **{ $who }** ยังชนะได้อยู่: ||**{ $cells }**||
    }
ending-earlier_draw_of_member = { $ordinal ->
       *[other] ในตาที่ { $number } ของ **{ $who }** ยังเสมอได้อยู่: ||**{ $cells }**||
    }
ending-best_result = คุณไม่เดินพลาดเลย ไม่มีใครทำผลได้ดีไปกว่านี้แล้ว
ending-no_mistake = คุณไม่เดินพลาดเลย

## position

position-cells = X: { $x } · O: { $o }
position-none = ไม่มี
position-columns = หมากในแต่ละคอลัมน์ นับจากล่าง: { $columns }
position-disc_x = แดง
position-disc_o = เหลือง
position-threats = { $glyph } คือจุดที่ขู่อยู่: { $cells }
position-fading = จะหายไปต่อจากนี้: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = ตาต่อไป: กระดาน{ $board } { $first } ถึง { $last }
position-any_board = ตาต่อไป: กระดานไหนก็ได้
position-open_boards = ตาต่อไป: กระดานไหนก็ได้ที่ยังเปิดอยู่ ({ $boards })
position-boards_won = กระดานที่ปิดแล้ว: { $boards }
position-boards_of = { $side } { $boards }
position-boards_of_nobody = ไม่มีใครชนะ: { $boards }
position-against = ระดับของฉัน: { $level }
position-coached = มีคำใบ้
position-weakened = คราวนี้ฉันคิดสั้นกว่าปกติ: เรตติ้งไม่เพิ่ม
position-unrated = เธรดส่วนตัว: ไม่เก็บเรตติ้ง
position-misere = เรียงครบ { $count } แพ้

## level

level-random = สุ่ม
level-easy = ง่าย
level-medium = ปานกลาง
level-hard = ยาก
level-perfect = สมบูรณ์แบบ
level-learner = นักเรียน
level-intuition = สัญชาตญาณ
level-neural = นิวรัล
level-neural-early = นิวรัล-ฝึกช่วงแรก
level-neural-middle = นิวรัล-ฝึกครึ่งทาง

## game

game-3x3 = เอกซ์โอ
game-misere = เอกซ์โอกลับกติกา (เรียงครบแพ้)
game-4x4 = 4×4 (เรียงสี่)
game-5x5 = 5×5 (เรียงสี่)
game-7x7 = 7×7 (เรียงห้า)
game-9x9 = 9×9 (เรียงห้า)
game-connect4 = คอนเนกต์โฟร์
game-fading = เอกซ์โอหายตัว
game-ultimate = เอกซ์โออัลติเมต
game-rules_fading = เรียงครบสามชนะ แต่ละฝ่ายมีหมากได้ไม่เกินสามตัว เมื่อคุณลงตัวที่สี่ ตัวที่เก่าที่สุดของคุณจะหายไปก่อน
game-rules_ultimate = ชนะสามกระดานที่เรียงกันในแนวนอน แนวตั้ง หรือแนวทแยง ช่องที่คุณลงจะกำหนดกระดานที่อีกฝ่ายต้องเล่นต่อ เช่น ลงช่องบนขวา อีกฝ่ายต้องไปกระดานบนขวา ถ้ากระดานนั้นมีคนชนะแล้วหรือเต็มแล้ว จะเล่นกระดานไหนก็ได้ที่ยังเปิดอยู่
game-size = { $rows }×{ $columns } (เรียง { $in_a_row })

## board

board-rematch = แข่งอีกครั้ง
board-level = ระดับ: { $level }
board-game = เกม: { $game }
board-hint = คำใบ้
board-resign = ยอมแพ้
board-take_back = ย้อนตา
board-draw = ขอเสมอ
board-again = เล่นอีกเกม
board-stop = หยุดเกม
board-review = ทบทวนเกม
board-fix = แก้ตาที่ฉันพลาด
board-choose_row = เลือกแถว: { $rows }
board-choose_column = แถว { $row }: เลือกคอลัมน์
board-another_row = เลือกแถวอื่น
board-choose_board = เลือกกระดาน
board-choose_cell = { $board }: เลือกช่อง
board-another_board = เลือกกระดานอื่น

## style

style-default = คลาสสิก กระดานใหญ่เป็นรูปภาพ
style-classic = คลาสสิก
style-shapes = รูปทรง
style-animals = สัตว์
style-fruit = ผลไม้
style-space = อวกาศ
style-weather = อากาศ
style-picture = รูปภาพ
style-own = อีโมจิของเซิร์ฟเวอร์

## own

own-title = อีโมจิบนกระดาน
own-choose = เลือกอีโมจิ
own-explanation = อีโมจิ หรือชื่ออีโมจิของเซิร์ฟเวอร์ เช่น :cat:
own-placeholder = เว้นว่างไว้เพื่อใช้ค่าเริ่มต้น
own-x = X
own-o = O
own-winning_x = X ที่เน้น
own-winning_o = O ที่เน้น
own-empty = ช่องว่าง
own-unavailable = ใช้อีโมจิเหล่านี้ที่นี่ไม่ได้แล้ว: { $names } กระดานจึงกลับไปแสดง { $mark_x } และ { $mark_o }

## picture

picture-board = กระดาน: { $rows }×{ $columns } X: { $x } O: { $o }
picture-discs = กระดาน: { $rows }×{ $columns } { $discs }
picture-fading = จะหายไปต่อจากนี้: { $marks }
picture-fading_mark = { $letter } ที่ { $cell }
picture-last = ตาล่าสุดคือ { $coordinate }
picture-line = มีเส้นลากผ่าน { $line }
picture-network = เครือข่ายคาดว่า { $mark } ได้ { $value } จาก −100 ถึง +100 ชอบที่สุด: { $moves }

## thread

thread-name = { $one } – { $other }
thread-play = เล่นในเธรด
thread-made = เกมอยู่ที่ { $thread }

## challenge

challenge-member = ⚔️ **{ $who }** ท้า { $challenged } เล่น: **{ $game }**
challenge-anyone = ⚔️ **{ $who }** หาคนเล่นด้วย: **{ $game }** ใครเอาบ้าง?
challenge-mark = **{ $who }** เป็นฝ่าย { $mark } และ { $mark_x } เริ่มก่อน
challenge-random_mark = สุ่มฝ่าย และ { $mark_x } เริ่มก่อน
challenge-hints = 💡 ผู้เล่นทั้งสองใช้ `/{ name-hint }` ได้ และกระดานจะขึ้นว่า “มีคำใบ้”
challenge-notices_on = 🔔 ถ้ารับคำท้า การแจ้งเตือนจะเปิด: ฉันจะแท็กคุณเมื่อถึงตาคุณและคุณไม่อยู่ และก่อนหมดเวลา ปิดได้ด้วยปุ่มใน `/{ name-privacy }`
challenge-expires = หมดอายุ: { $deadline }
challenge-accept = ตกลงเล่น
challenge-decline = ปฏิเสธ
challenge-withdraw = ถอน
challenge-declined = **{ $who }** ปฏิเสธคำท้า
challenge-withdrawn = **{ $who }** ถอนคำท้าแล้ว
challenge-uninvited = **{ $who }** ถอนคำชวนแล้ว
challenge-expired = ⌛ ไม่มีใครตอบ **{ $who }** ทันเวลา
challenge-begun = **{ $x }** { $mark_x } พบกับ **{ $o }** { $mark_o }
challenge-choose_friend = อยากเล่นกับใคร?
challenge-friend = เลือกสมาชิก
challenge-invite = ใครก็ได้ที่นี่

## offer

offer-draw = 🤝 **{ $who }** ขอเสมอ **{ $other }** ตกลงไหม?
offer-take-back = ↩️ **{ $who }** ขอย้อนตา **{ $coordinate }** **{ $other }** ตกลงไหม?
offer-take-back_answered = ↩️ **{ $who }** ขอย้อนตา **{ $coordinate }** (รวมถึงตาตอบ **{ $answer }** ของ **{ $other }**) **{ $other }** ตกลงไหม?
offer-accept = ตกลง
offer-decline = ไม่ตกลง
offer-taken_back = **{ $who }** ย้อนไปหนึ่งตา
offer-declined = **{ $who }** ไม่ตกลง เกมดำเนินต่อ
offer-withdrawn = **{ $who }** ถอนข้อเสนอแล้ว เกมดำเนินต่อ
notice-turn = { $who } ถึงตาคุณแล้ว
notice-begun = { $who } เกมของคุณเริ่มแล้ว
notice-reminder = ⏰ { $who } ถึงตาคุณแล้ว เวลาของคุณใน[เกม]({ $link })จะหมด { $deadline }
notify-on = 🔔 **การแจ้งเตือน:** เปิด ในเกมกับสมาชิก ฉันจะแท็กคุณเมื่อถึงตาคุณและคุณไม่อยู่ในช่องแชทห้านาที เมื่ออีกฝ่ายรับคำท้าหรือยื่นข้อเสนอ และอีกครั้งก่อนหมดเวลา
notify-off = 🔕 **การแจ้งเตือน:** ปิด ฉันจะแท็กคุณเฉพาะเมื่อมีคนท้าคุณ
notify-turn_on = เปิดการแจ้งเตือน
notify-reminders_on = 🔥 **เตือนสถิติต่อเนื่อง:** เปิด ฉันจะส่งข้อความโดยตรงถึงคุณสองชั่วโมงก่อนเที่ยงคืน UTC ถ้าสถิติต่อเนื่องสามวันขึ้นไปในปริศนาประจำวันกำลังจะขาด
notify-reminders_off = 🔥 **เตือนสถิติต่อเนื่อง:** ปิด ฉันส่งข้อความโดยตรงถึงคุณสองชั่วโมงก่อนเที่ยงคืน UTC ได้ ถ้าสถิติต่อเนื่องสามวันขึ้นไปในปริศนาประจำวันกำลังจะขาด
notify-turn_on_reminders = เตือนสถิติต่อเนื่อง
notify-turn_off_reminders = เลิกเตือนสถิติต่อเนื่อง
notify-searches_on = ⚔️ **แจ้งคำชวน:** เปิดที่นี่ ฉันจะส่งข้อความโดยตรงถึงคุณเมื่อมีคนหาคนเล่นด้วยในช่องแชทที่คุณมองเห็น ไม่เกินชั่วโมงละครั้ง
notify-searches_off = ⚔️ **แจ้งคำชวน:** ปิดที่นี่ ฉันส่งข้อความโดยตรงถึงคุณได้เมื่อมีคนหาคนเล่นด้วยในช่องแชทที่คุณมองเห็น ไม่เกินชั่วโมงละครั้ง
notify-searches_off_here = ⚔️ **แจ้งคำชวน:** ปิด เซิร์ฟเวอร์นี้ไม่อนุญาต
notify-searches_in = ⚔️ **แจ้งคำชวน:** เปิดใน { $count } เซิร์ฟเวอร์ ฉันจะส่งข้อความโดยตรงถึงคุณเมื่อมีคนหาคนเล่นด้วยที่นั่น
notify-searches_nowhere = ⚔️ **แจ้งคำชวน:** ปิด ในเซิร์ฟเวอร์ ใช้ `/{ name-notify }` เพื่อเปิดรับข้อความโดยตรงเมื่อมีคนหาคนเล่นด้วยที่นั่น
notify-turn_on_searches = บอกฉันเมื่อมีคนหาคนเล่น
notify-turn_off_searches = เลิกแจ้งคำชวน
notify-streak_ends =
    🔥 สถิติต่อเนื่องของคุณในปริศนาประจำวันจะขาด { $ends } ตอนเที่ยงคืน UTC ถ้าไม่แก้ปริศนาของวันนี้:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count } วัน
notify-private_streak = - ที่นี่ ด้วย `{ $prefix }{ name-puzzle } { word-daily }`: { $count } วัน
notify-streak_elsewhere = - ในแชทอื่น ด้วย `/{ name-puzzle }`: { $count } วัน
notify-some_server = เซิร์ฟเวอร์อื่น
notify-search = ⚔️ **{ $who }** กำลังหาคนเล่น **{ $game }** ด้วยใน **{ $server }** หมดอายุ { $deadline } [ดูคำชวน]({ $link })
notify-turn_off = ปิดการแจ้งเตือน

## puzzle

puzzle-win = **ตา { $mark } เดินให้ชนะ** มีทางชนะทางเดียว เดินช่องไหน?
puzzle-draw = **ตา { $mark } เดินให้เสมอ** มีทางเดียวที่รักษาผลเสมอไว้ได้ ทางอื่นแพ้หมด เดินช่องไหน?
puzzle-user = 🧩 ปริศนาสำหรับ **{ $who }**
puzzle-daily = 🧩 **ปริศนาประจำวัน { $day }** ข้อต่อไป: { $ends } · นับเฉพาะคำตอบแรกของคุณ
puzzle-right = ✅ **{ $coordinate } ถูกต้อง** { $reasons }
puzzle-draws = 💡 **{ $coordinate } ยังไม่พอ** { $other } ยังเสมอได้ ตาที่ถูกคือ **{ $solution }** { $reasons }
puzzle-loses = 💡 **{ $coordinate } แพ้** ถ้า { $other } เดินดี ตาที่ถูกคือ **{ $solution }** { $reasons }
puzzle-in_a_row = 🔥 ถูกติดต่อกัน { $count } ข้อ!
puzzle-days = 📅 ถูกติดต่อกัน { $count } วัน!
puzzle-record-solved = **ตอบถูก:** { $solved } จาก { $tried }
puzzle-record-streak = **ติดต่อกัน:** { $in_a_row } (มากสุด: { $best })
puzzle-record-daily = **ปริศนาประจำวัน:** { $days } วันติดต่อกัน (มากสุด: { $best_days })
puzzle-next = ข้อต่อไป
puzzle-skip_costs = -# ถ้าคุณขอข้ออื่นก่อนตอบข้อนี้ ข้อนี้จะนับว่าตอบผิด
puzzle-seen = คุณเห็นปริศนาข้อนี้ในการแข่งช่วง 30 วันที่ผ่านมา ข้อนี้จึงไม่เปลี่ยนเรตติ้งของคุณ
puzzle-rating = **เรตติ้งปริศนา:** { $rating } ({ $change })
puzzle-share = แชร์
puzzle-shared = 🧩 ปริศนาประจำวัน { $day }: { $result }
puzzle-shared_days = 🔥 { $count } วัน
puzzle-solve = แก้ปริศนา
puzzle-answers = ถูก **{ $solved }** คน ผิด **{ $missed }** คน
puzzle-streaks = 🔥 **สถิติต่อเนื่องที่แชร์:** { $streaks }
puzzle-streak_of = { $who } { $count } วัน
puzzle-race = 🏁 **แข่งไขปริศนาประจำวัน:** { $leaders } · ร่วมแข่งแล้ว { $count } คน
puzzle-race_place = { $place }. **{ $who }** { $points } แต้ม
puzzle-open_race = แข่งไขปริศนาประจำวัน
puzzle-yesterday = **เฉลยของเมื่อวาน:** { $solution }
puzzle-yesterday_posted = **เฉลย[ของเมื่อวาน]({ $link }):** { $solution }

## practice
practice-game = จากเกมของคุณเมื่อ { $day }:
practice-lost_win = **ตาของ { $mark }** ตรงนี้คุณเดิน **{ $coordinate }** แล้วพลาดชัยชนะ หาตาที่ดีกว่านี้
practice-lost_draw = **ตาของ { $mark }** ตรงนี้คุณเดิน **{ $coordinate }** แล้วพลาดผลเสมอ หาตาที่ดีกว่านี้
practice-crowd_game = จากเกมของทีมโหวตเมื่อ { $day }:
practice-crowd_lost_win = **ตาของ { $mark }** ตรงนี้ทีมโหวตเดิน **{ $coordinate }** แล้วพลาดชัยชนะ หาตาที่ดีกว่านี้
practice-crowd_lost_draw = **ตาของ { $mark }** ตรงนี้ทีมโหวตเดิน **{ $coordinate }** แล้วพลาดผลเสมอ หาตาที่ดีกว่านี้
practice-race = จากการแข่งไขปริศนาของคุณเมื่อ { $day }:
practice-no_move_win = **ตา { $mark } เดินให้ชนะ** ข้อนี้คุณตอบไม่ทัน มีทางชนะทางเดียว เดินช่องไหน?
practice-no_move_draw = **ตา { $mark } เดินให้เสมอ** ข้อนี้คุณตอบไม่ทัน มีทางเดียวที่รักษาผลเสมอไว้ได้ เดินช่องไหน?
practice-draws = 💡 **{ $coordinate } ยังไม่พอ** { $other } ยังเสมอได้
practice-loses = 💡 **{ $coordinate } แพ้** ถ้า { $other } เดินดี
practice-unproven = 💡 **{ $coordinate }** อาจดีพอกัน แต่ฉันพิสูจน์ไม่ได้
practice-better = **ที่ดีกว่า:** { $solution } { $reasons }
practice-comes_back = { $days ->
        [1] แบบฝึกหัดนี้จะกลับมาพรุ่งนี้
       *[other] แบบฝึกหัดนี้จะกลับมาในอีก { $days } วัน
    }
practice-first_counts = นับเฉพาะคำตอบแรก ในวันที่ถึงกำหนดทำแบบฝึกหัด { practice-comes_back }
practice-end_of_game = นั่นคือตาสุดท้ายที่คุณพลาดในเกมนี้
practice-end_of_race = นั่นคือข้อสุดท้ายที่คุณพลาดในการแข่งนี้
practice-no_mistakes = ฉันไม่พบตาของคุณในเกมนี้ที่พิสูจน์ได้ว่าพลาด
practice-none = คุณยังไม่มีแบบฝึกหัด จากนี้ไปฉันจะสร้างจากตาที่พลาดในเกมที่คุณเล่นจบ
practice-none_due = **ตอนนี้ยังไม่มีอะไรให้ฝึก** แบบฝึกหัดต่อไปของคุณ: { $due }
practice-show = ดูเฉลย
practice-try_again = ลองอีกครั้ง
practice-hint = { board-hint }
practice-other_game = ตาที่พลาดในเกมอื่น
practice-a_game = ตาที่พลาดในเกม
practice-hint_finish_line = 💡 **คำใบ้:** คุณเรียงครบแถวได้
practice-hint_block_line = 💡 **คำใบ้:** { $other } เรียงครบแถวได้ในตาถัดไป
practice-hint_make_fork = 💡 **คำใบ้:** คุณขู่จะชนะสองช่องพร้อมกันได้
practice-hint_prevent_fork = 💡 **คำใบ้:** { $other } ขู่จะชนะสองช่องพร้อมกันได้ในตาถัดไป
practice-hint_forced_sequence = 💡 **คำใบ้:** คิดล่วงหน้าสักสองสามตา หลังแต่ละตาของคุณ { $other } จะเดินอะไรได้?
practice-hint_opening = 💡 **คำใบ้:** ดูว่าหลังแต่ละตาของคุณ { $other } จะขู่อะไรได้
practice-hint_zugzwang = 💡 **คำใบ้:** สุดท้ายต้องมีคนลงในทุกคอลัมน์ นับดูว่าจะเป็นใคร
practice-puzzle = แก้ปริศนา
practice-press = กดปุ่มเพื่อฝึก มีแค่คุณที่เห็น
practice-open = ฝึก

## course

course-lines = เรียงแถวและการกัน
course-forks = ขู่สองทาง
course-prevention = กันการขู่สองทาง
course-openings = การเปิดเกม
course-misere = กลับกติกาทั้งหมด
course-large = กระดานใหญ่ขึ้น
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 บทเรียน
    แต่ละบทมีตัวอย่างให้คุณเล่นเอง และแบบฝึกหัดสามข้อ
course-lines_text =
    เรียงครบสามชนะ: แนวนอน แนวตั้ง หรือแนวทแยง
    ดังนั้นดูก่อนว่าคุณเรียงครบแถวได้ไหม
    ถ้าไม่ได้ ดูว่าคู่แข่งทำได้ไหม แล้วกันไว้
course-forks_text =
    การขู่สองทางคือขู่จะชนะสองช่องพร้อมกัน
    กันได้แค่ช่องเดียว คุณจึงชนะที่อีกช่อง
    มองหาช่องว่างที่แถวของคุณสองแถวมาเจอกัน
course-prevention_text =
    มองให้เห็นการขู่สองทางของคู่แข่งก่อนที่จะเกิดขึ้น
    ยึดช่องนั้น หรือขู่เองให้คู่แข่งต้องไปกันที่อื่น
    ถ้าการกันนั้นกลายเป็นการขู่สองทาง แปลว่าขู่ผิดที่
course-openings_text =
    ตรงกลางอยู่ในสี่แถว มุมอยู่ในสามแถว ขอบอยู่ในสองแถว
    ดังนั้นเริ่มที่ตรงกลางหรือที่มุม
    ตอบมุมด้วยตรงกลาง และตอบตรงกลางด้วยมุม
course-misere_text =
    ใครเรียงครบแถวแพ้ ดังนั้นวางหมากของคุณให้ห่างกัน
    { $mark_x } เริ่มที่ตรงกลาง และตอบทุกตาที่ช่องตรงข้าม
    แล้วทุกแถวที่ { $mark_x } อาจเรียงครบจะมี { $mark_o } อยู่ด้วย
course-large_text =
    เรียงห้าชนะ สี่ตัวที่ว่างทั้งสองปลายหยุดไม่ได้ เพราะกันได้แค่ปลายเดียว
    สามตัวที่ว่างทั้งสองปลายจะกลายเป็นสี่แบบนั้นในตาถัดไป
    สี่ตัวต้องกันทันที จึงมาก่อนสามตัวเสมอ
course-connect4_text =
    แถวที่ขาดช่องเดียวคือการขู่ แม้ตอนนี้ยังลงช่องนั้นไม่ได้
    สุดท้ายต้องมีคนลงใต้ช่องนั้น: นับจากล่าง { $mark_x } ได้ชั้นคี่ { $mark_o } ได้ชั้นคู่
    อย่าลงใต้ช่องที่คู่แข่งจะชนะ
course-example = ตัวอย่าง
course-exercise = แบบฝึกหัด { $number }
course-lessons = บทเรียนทั้งหมด
course-next = บทถัดไป
course-win = **ตา { $mark } เดินให้ชนะ**
course-draw = **ตา { $mark } เดินให้เสมอ**
course-completes_line = 💡 **{ $coordinate } แพ้** เพราะเรียงครบแถว
course-reply = { $mark } ตอบด้วย **{ $coordinate }**
course-another = ลองอีกรูปกระดานหนึ่ง
course-solution = 💡 ตาที่ถูกคือ **{ $coordinate }** { $reasons }
course-lesson_done = 🎉 **จบบทนี้แล้ว!**
course-all_done = 🏆 **คุณเรียนจบทุกบทแล้ว!**
course-beat = ทีนี้ลองเอาชนะระดับ **{ $level }**
course-play = เล่นกับระดับ{ $level }
course-press = กดปุ่มเพื่อเปิดบทเรียน มีแค่คุณที่เห็น

## settings

settings-level = **ระดับเริ่มต้น:** { $level }
settings-game = **เกมเริ่มต้น:** { $game }
settings-games = **เกมที่เล่นได้:** { $games }
settings-all_games = **เกมที่เล่นได้:** ทุกเกม และกระดานขนาดอื่นๆ
settings-choose_games = ทุกเกม
settings-buttons = **ปุ่มบนกระดาน:** เปิด
settings-text = **ปุ่มบนกระดาน:** ปิด เดินด้วยการพิมพ์
settings-title = ## ⚙️ ตั้งค่าเซิร์ฟเวอร์
settings-saved = ✅ บันทึกแล้ว · { $now }
settings-page_games = เกม
settings-page_server = เซิร์ฟเวอร์
settings-page_daily = ปริศนาประจำวัน
settings-page_language = ภาษา
settings-heading_games = ### เกม
settings-heading_boards = ### กระดาน
settings-heading_access = ### การเข้าถึง
settings-heading_commands = ### คำสั่ง
settings-heading_daily = ### ปริศนาประจำวัน
settings-heading_language = ### ภาษา
settings-default = ค่าเริ่มต้น: { $what }
settings-language = **ภาษา:** { $language }
settings-discord_language = **ภาษา:** { $language } ตามที่ตั้งใน Discord
settings-language_from_discord = ตามที่ตั้งใน Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = ภาษาอื่นๆ: { $first } … { $last }
settings-note_language = ข้อความที่ทุกคนเห็นจะเป็นภาษานี้ ส่วนข้อความที่เห็นแค่คุณจะเป็นภาษาของคุณ
settings-style = **รูปแบบกระดาน:** { $style }
settings-like_pictures = ชอบแบบรูปภาพมากกว่า?
settings-use_pictures = ใช้รูปภาพทุกกระดาน
settings-pictures = กระดานแบบรูปภาพหน้าตาแบบนี้ { slash-settings } มีรูปแบบอื่นอีก และเปลี่ยนกลับได้
settings-to_buttons = แสดงปุ่ม
settings-to_text = ซ่อนปุ่ม
settings-everywhere = **ช่องแชท:** ทั้งหมด
settings-channels = **ช่องแชท:** { $channels } และเธรดในนั้น
settings-choose_channels = ช่องแชททั้งหมด
settings-everybody = **ใครเล่นได้บ้าง:** ทุกคน
settings-roles = **ใครเล่นได้บ้าง:** { $roles }
settings-choose_roles = ทุกคน
settings-threads = **เธรด:** เปิดให้ทุกเกมถ้าทำได้
settings-no_threads = **เธรด:** เฉพาะเมื่อขอ
settings-to_threads = ใช้เธรด
settings-to_channels = เลิกใช้เธรด
settings-idle = **เวลารอสูงสุด:** { $idle }
settings-notices = **การแจ้งเตือน:** เปิด
settings-no_notices = **การแจ้งเตือน:** ปิด
settings-to_notices = เปิด
settings-to_no_notices = ปิด
settings-search_notices = **แจ้งคำชวน:** เปิด
settings-no_search_notices = **แจ้งคำชวน:** ปิด
settings-to_search_notices = อนุญาต
settings-to_no_search_notices = ไม่อนุญาต
settings-note_is_search_quiet = สมาชิกที่ขอไว้จะได้ข้อความโดยตรงเมื่อมีคนที่นี่ชวนใครก็ได้มาเล่นเกม ไม่เกินชั่วโมงละครั้ง
settings-votes = **เกมโหวต:** เปิด
settings-no_votes = **เกมโหวต:** ปิด
settings-to_votes = เปิดเกมโหวต
settings-to_no_votes = ปิดเกมโหวต
settings-note_has_no_votes = ด้วย `/{ name-vote }` ทุกคนในช่องแชทจะเล่นเป็นฝ่ายเดียวกันแข่งกับฉัน และโหวตทุกตา
settings-note_is_quiet = ในเกมระหว่างสมาชิก ฉันจะแท็กผู้เล่นที่ไม่อยู่เมื่อถึงตา และก่อนหมดเวลา สมาชิกปิดของตัวเองได้ด้วยปุ่มใน `/{ name-privacy }`
settings-note_idle = ถ้าไม่มีใครเดินนานเท่านี้ เกมจะจบ เกมที่เล่นอยู่ยังใช้เวลาเดิม
settings-cooldown = **คูลดาวน์:** { $cooldown } ระหว่างคำสั่ง
settings-no_cooldown = **คูลดาวน์:** ไม่มี
settings-note_cooldown = การเดินและการกดปุ่มไม่มีคูลดาวน์
settings-prefix = **คำนำหน้า:** `{ $own }`
settings-no_prefix = **คำนำหน้า:** ไม่มี
settings-note_prefix = คำสั่งสแลช และคำสั่งที่พิมพ์หลังแท็กฉัน ใช้ได้เสมอ
settings-change_prefix = เปลี่ยนคำนำหน้า
settings-daily_channel = **ช่องแชท:** { $channel }
settings-no_daily_channel = **ช่องแชท:** ไม่มี ฉันไม่โพสต์
settings-choose_daily_channel = ไม่โพสต์
settings-note_daily_channel = ฉันโพสต์ปริศนาประจำวันที่นั่นวันละครั้ง พร้อมปุ่มสำหรับแก้ จำนวนคนที่แก้ได้ เฉลยของเมื่อวาน และสถิติต่อเนื่องที่ยาวที่สุดของสมาชิกที่แชร์ผล
settings-daily_hour = **เวลา:** { $time } ({ $utc } UTC)
settings-note_daily_hour = ถ้าถึงชั่วโมงนั้นแล้วและวันนี้ยังไม่ได้โพสต์ ฉันจะโพสต์ปริศนาทันที
settings-hour = { $time } UTC
settings-no_wait = ไม่มีคูลดาวน์
settings-hours = { $count } ชั่วโมง
settings-days = { $count } วัน
settings-seconds = { $count } วินาที
settings-channels_deleted = 🗑️ ช่องแชทที่คุณเลือกไว้ถูกลบไป { $count } ช่อง
settings-all_channels_deleted = 🗑️ ช่องแชทที่คุณเลือกไว้ถูกลบหมดแล้ว ระหว่างที่ยังไม่เลือกใหม่ จะเล่นเกมได้ในทุกช่องแชท
settings-roles_deleted = 🗑️ บทบาทที่คุณเลือกไว้ถูกลบไป { $count } บทบาท
settings-all_roles_deleted = 🗑️ บทบาทที่คุณเลือกไว้ถูกลบหมดแล้ว ระหว่างที่ยังไม่เลือกใหม่ ทุกคนเล่นได้
settings-daily_channel_deleted = 🗑️ ช่องแชทที่คุณเลือกไว้สำหรับปริศนาประจำวันถูกลบแล้ว ฉันจะไม่โพสต์จนกว่าคุณจะเลือกช่องแชทใหม่
settings-dismiss_deleted = รับทราบ
settings-missing_for_answers = ⚠️ ฉันตอบคำสั่งที่พิมพ์ใน { $channels } ไม่ได้ โปรดให้สิทธิ์ **{ $missing }** กับฉันที่นั่น
settings-missing_for_daily = ⚠️ ฉันโพสต์ปริศนาประจำวันใน { $channels } ไม่ได้ โปรดให้สิทธิ์ **{ $missing }** กับฉันที่นั่น
settings-missing_for_threads = ⚠️ ฉันใช้เธรดสำหรับเกมใน { $channels } ไม่ได้ โปรดให้สิทธิ์ **{ $missing }** กับฉันที่นั่น
settings-missing_for_pictures = ⚠️ ฉันส่งกระดานเป็นรูปภาพใน { $channels } ไม่ได้ จึงใช้อีโมจิแทน โปรดให้สิทธิ์ **{ $missing }** กับฉันที่นั่น

## prefix

prefix-title = คำนำหน้าคำสั่ง
prefix-field = คำนำหน้า
prefix-explanation = ไม่เกิน 5 อักขระ (ค่าเริ่มต้น: { $usual }) เว้นว่าง: ใช้แค่การแท็กและคำสั่งสแลช
prefix-explanation_no_usual = ไม่เกิน 5 อักขระ เว้นว่าง: ใช้แค่การแท็กและคำสั่งสแลช

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = ทุกคนที่นี่จะเห็นคำตอบของฉัน ใช้ { $command } แล้วจะมีแค่คุณที่เห็น
coach-hint = 💡 **{ $coordinate }** ({ $value }) { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** ดูดีที่สุด แต่ฉันยังคำนวณได้ไม่หมด { coach-depth } { $reasons }
coach-depth = ฉันคิดล่วงหน้าไป { $depth } ตา นับรวมทั้งสองฝ่าย
coach-analyse_anyway = ยืนยันให้วิเคราะห์
coach-price_hint = หลังจากนี้เกมนี้จะลดเรตติ้งของคุณได้ แต่เพิ่มไม่ได้ จะดูคำใบ้ไหม?
coach-price_analysis = หลังจากนี้เกมนี้จะลดเรตติ้งของคุณได้ แต่เพิ่มไม่ได้ จะให้วิเคราะห์ไหม?
coach-show_hint = ดูคำใบ้
coach-press = กดปุ่มเพื่อดูคำใบ้ มีแค่คุณที่เห็น
coach-wait = มีสมาชิกหลายคนรอฉันอยู่ คุณจะได้คำตอบในอีกประมาณ { $seconds } วินาที
coach-win = ชนะใน { $moves } ตา
coach-win_at_most = ชนะภายในไม่เกิน { $moves } ตา
coach-draw = เสมอ
coach-loss = แพ้ใน { $moves } ตา
coach-loss_at_most = แพ้ภายในไม่เกิน { $moves } ตา
coach-to_move = ตา { $mark }: **{ $value }**
coach-to_move_unproven = ตา { $mark }: **ยังคำนวณได้ไม่หมด**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **การเดินที่ดีที่สุด:** { $cells }
coach-looks_best = **ดูดีที่สุด:** { $cells }
coach-not_proven = **ยังคำนวณได้ไม่หมด:** { $count } จาก { $moves } ตา { coach-depth }
coach-legend = 🏆 ชนะ 🤝 เสมอ 💀 แพ้ เมื่อทั้งสองฝ่ายเดินดีที่สุด ใน “ชนะใน 3 ตา” นับเฉพาะตาของฝ่ายชนะ
coach-network =
    ตา { $mark } เครือข่ายคาดว่าฝ่ายนี้ได้ **{ $value }** จาก −100 (แพ้) ถึง +100 (ชนะ)
    ชอบที่สุด: **{ $moves }**
coach-network_legend = ยิ่งช่องสว่าง เครือข่ายยิ่งน่าจะเล่นตรงนั้น + ชนะ = เสมอ − แพ้เมื่อเล่นดีที่สุด แถบแสดงส่วนของ X ทางซ้ายและ O ทางขวา
coach-see_network = สิ่งที่เครือข่ายเห็น
coach-nothing_left = เกมนั้นจบไปแล้ว จึงไม่มีอะไรให้วิเคราะห์
coach-before_last = เกมล่าสุดที่นี่ ก่อนตาสุดท้าย:
coach-at_end = เกมล่าสุดที่นี่ ตอนที่หยุด:
coach-completes_line = ตานี้เรียง { $lines } ครบแถวและชนะ
coach-forks = ตานี้ขู่สองทาง คือขู่จะชนะที่ { $cells } แต่ { $mark } กันได้แค่ช่องเดียว
coach-forces = ตานี้ขู่จะชนะที่ { $cell } ซึ่ง { $mark } ต้องกัน แต่ก็ยังแพ้อยู่ดี
coach-wins_later = สุดท้าย { $mark } ต้องลงใต้ { $cell } แล้ว { $mover } จะชนะตรงนั้น นับจากล่าง { $mark_x } ได้ชั้นคี่ { $mark_o } ได้ชั้นคู่
coach-leaves_only_lines = ทีนี้ไม่ว่า { $mark } จะเดินตาไหนก็เรียงครบแถว
coach-mirrors = อยู่ตรงข้ามกับ { $cell } ใครได้ตรงกลางและตอบที่ช่องตรงข้ามเสมอ จะไม่มีวันเรียงครบแถว
coach-mirrors_center = นี่คือตรงกลาง ใครได้ตรงกลางและตอบที่ช่องตรงข้ามเสมอ จะไม่มีวันเรียงครบแถว
coach-only_move = เดินได้แค่ตานี้ตาเดียว
coach-blocks = ตานี้กัน { $mark } ที่ { $lines }
coach-prevents_forks = { $count ->
       *[other] ตานี้กันไม่ให้ { $mark } ขู่สองทางที่ { $cells }
    }
coach-only_draw = เดินตาอื่นแพ้ทั้งหมด
coach-keeps_win = ยังมีอีก { $others } ตาที่ชนะได้เหมือนกัน
coach-only_win = ไม่มีตาอื่นที่ชนะ
coach-holds_out = เดินตาไหนก็แพ้ และไม่มีตาไหนยื้อได้นานกว่านี้
coach-holds_out_alone = เดินตาไหนก็แพ้ แต่ตานี้ยื้อได้นานที่สุด
coach-threatens = ตานี้ขู่จะชนะที่ { $cell } ทำให้ { $mark } ต้องกันตรงนั้น
coach-tempts = จาก { $replies } ทางที่ { $mark } ตอบได้ มี { $mistakes } ทางที่พลาด
coach-one_of_draws = มี { $count } จาก { $moves } ตาที่รักษาผลเสมอไว้ได้ รวมถึงตานี้
coach-all_draw = เดินตาไหนก็ยังเสมอ
coach-traps = { $count ->
       *[other] ตาที่ล่อให้อีกฝ่ายพลาดได้มากที่สุดคือ **{ $cells }**
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **ความแม่นยำ:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **จุดเปลี่ยน:** ตาที่ { $number } **{ $coordinate }** โดย { $who } { $mark } ({ $before } → { $after }) ที่ดีกว่า: { $cells }
coach-no_mistake = **ตาที่เดินพลาด:** ไม่มีเลย ไม่มีตาไหนเปลี่ยนผลเกม
coach-no_proven_mistake = **ตาที่เดินพลาด:** ไม่พบ
coach-not_judged = { $count ->
       *[other] **ซับซ้อนเกินกว่าจะตัดสิน:** ตาที่ { $numbers }
    }
coach-stopped_at = ตอนที่เกมหยุด เป็นตาของ { $mark }: { $value }
coach-no_plies = ยังไม่มีการเดินเลย
coach-plies = **ตาที่เดิน:** { $cells }
coach-kept = เดินได้ดี: ยัง{ $value }
coach-unjudged = ตานี้ซับซ้อนเกินกว่าที่ฉันจะตัดสินได้ { coach-depth }
coach-lost_anyway = เกมนี้แพ้อยู่แล้ว: { $value }
coach-mistake = พลาด: { $before } → { $after } ที่ดีกว่า: { $glyph } { $cells }
coach-mistakes = **พลาด { $count } ตา:** ตาที่ { $numbers }
coach-move = ตาที่ { $number }
coach-back = ย้อนกลับ
coach-next = ถัดไป

## learner

learner-title = ### 🧠 สิ่งที่ฉันได้เรียนรู้ที่นี่
learner-naive = 🧠 ฉันยังไม่ได้เรียนรู้อะไรที่นี่เลย รู้แค่กติกา มาสอนฉันได้ด้วย `{ $prefix }{ name-play } { level-learner } { $word }` หรือปุ่มด้านล่าง
learner-how_original = -# ฉันลงช่องว่างแรกที่ไม่เคยทำให้ฉันแพ้
learner-how_stronger = -# ฉันเรียนรู้จากทั้งสองฝ่ายของทุกเกม รูปกระดานที่กลับด้านหรือหมุนนับเป็นรูปเดียวกัน
learner-memory_lost = **รูปกระดานแพ้ที่ฉันรู้จัก:** { $lost }
learner-memory = **รูปกระดานแพ้ที่ฉันรู้จัก:** { $lost } · **รูปกระดานดี:** { $good }
learner-games = **เกม:** { $games } · **จากการฝึก:** { $trained }
learner-latest_games = **{ $count } เกมล่าสุด:** ชนะ { $wins } · เสมอ { $draws } · แพ้ { $losses }
learner-results = **ผล:** ชนะ { $wins } · เสมอ { $draws } · แพ้ { $losses }
learner-unbeatable = 🛡️ ไม่มีใครเอาชนะฉันได้แล้ว
learner-beatable = 🎯 ฉันยังแพ้ได้ทั้งตอนเป็น { $mark_x } และ { $mark_o }
learner-beatable_as = 🎯 ฉันยังแพ้ได้ตอนเป็น { $mark }
learner-lesson = 💡 **บทเรียนล่าสุดตอนเป็น { $mark }:** ฉันจะไม่เดินแบบนี้อีก
learner-curve = กราฟเส้นแสดงสัดส่วนเกมที่ฉันแพ้ จำนวนเกม: { $games } ตอนแรก: { $first } ตอนท้าย: { $last }
learner-losses = **สัดส่วนเกมที่ฉันแพ้:** { $first } ตอนแรก · { $last } ตอนท้าย
learner-training = 🏋️ กำลังฝึกกับระดับ **{ $opponent }**: { $played } จาก { $games } เกม
learner-trained = ✅ ฉันฝึกกับระดับ **{ $opponent }** ครบ { $games } เกมแล้ว
learner-training_ended_early = ⏹️ การฝึกกับระดับ **{ $opponent }** จบก่อนกำหนด หลังเล่นไป { $played } จาก { $games } เกม
learner-training_failed = ⚠️ มีบางอย่างผิดพลาด การฝึกกับระดับ **{ $opponent }** จึงจบหลังเล่นไป { $played } จาก { $games } เกม แต่ฉันยังจำสิ่งที่เรียนรู้ไว้
learner-training_over = ⏹️ การฝึกนั้นจบแล้ว ฉันยังจำสิ่งที่เรียนรู้ไว้ ดูได้ที่ `{ $prefix }{ name-brain }`
learner-known_positions = **รูปกระดานที่ฉันรู้จัก:** { $knows } · **ก่อนหน้านี้:** { $knew }
learner-end = จบการฝึก
learner-do_play = เล่นกับฉัน
learner-do_train = ฝึก { $games } เกม
learner-do_export = บันทึกเป็นไฟล์
learner-do_import = โหลดไฟล์
learner-do_reset = รีเซ็ต
learner-import_title = โหลดสิ่งที่นักเรียนรู้
learner-import_field = ไฟล์ที่ฉันบันทึกไว้
learner-saved =
    📤 **ทุกอย่างที่ฉันรู้ที่นี่ ในโหมด `{ $mode }`**
    { $memory }
    ถ้าจะโหลดที่อื่น ให้คนที่จัดการเซิร์ฟเวอร์นั้นกด **{ learner-do_import }** ใต้ `{ $prefix }{ name-brain }` ที่นั่น
learner-import_preview =
    📥 **สิ่งที่ไฟล์นี้รู้ ในโหมด `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**รวม** จะเพิ่มเข้ากับสิ่งที่ฉันรู้ที่นี่ และเก็บสถิติของฉันไว้
    -# รูปกระดานแพ้ใหม่: { $lost } · รูปกระดานดีใหม่: { $good }
learner-replace_preview =
    { "" }**แทนที่** จะทำให้ฉันลืมสิ่งที่รู้ที่นี่ รวมถึงสถิติของฉัน
    -# รูปกระดาน: { $known } · เกม: { $games }
learner-do_merge = รวม
learner-do_replace = แทนที่
learner-do_cancel = ยกเลิก
learner-merged =
    ✅ **รวมแล้ว**
    { "" }**รูปกระดานแพ้ใหม่:** { $lost } · **รูปกระดานดีใหม่:** { $good }
    { "" }**รูปกระดานที่ฉันรู้จัก:** { $known }
learner-replaced =
    ✅ **แทนที่แล้ว**
    { "" }**รูปกระดานที่ฉันรู้จัก:** { $known }
    { "" }**โหมด:** `{ $mode }`
    { "" }**รูปกระดานที่ลืมไป:** { $forgotten } · **เกมที่ลืมไป:** { $games }
learner-not_imported = ไม่ได้นำเข้าอะไร
learner-reset =
    🗑️ **จะให้ฉันลืมทุกอย่างที่เรียนรู้ที่นี่ รวมถึงสถิติของฉันไหม?**
    { "" }**รูปกระดาน:** { $known } · **เกม:** { $games }
    ฉันจะเริ่มใหม่ในโหมด `{ $mode }`
learner-reset_yes = ลืมทั้งหมด
learner-reset_switch = ลืม แล้วเรียนในโหมด { $mode }
learner-reset_no = เก็บไว้ทั้งหมด
learner-forgotten =
    🗑️ **ฉันลืมทุกอย่างที่เรียนรู้ที่นี่ รวมถึงสถิติของฉันแล้ว**
    { "" }**รูปกระดาน:** { $known } · **เกม:** { $games }
    ฉันเริ่มใหม่ในโหมด `{ $mode }`
learner-kept = ฉันยังจำได้ทุกอย่าง

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** ยังไม่มีเกมที่นับผลที่นี่ เริ่มเกมได้ด้วย `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** ยังไม่มีเกมที่นับผลใน { $game } ที่นี่ เริ่มเกมได้ด้วย `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 ชนะ { $count }
stats-drawn = 🤝 เสมอ { $count }
stats-lost = แพ้ { $count }
stats-total = **รวม:** { $tally }
stats-mark = **ตอนเป็น { $mark }:** { $tally }
stats-members = **สมาชิก:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### สมาชิกแข่งกับฉัน
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **ระดับที่เคยชนะ:** { $levels }
stats-winning_streak = **ชนะติดต่อกันมากสุด:** { $longest }
stats-course = 🎓 **บทเรียน:** จบแล้ว
stats-more = ดูเพิ่มเติม: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = ดูเพิ่มเติม: `{ $prefix }{ name-history }`
stats-scope = ### 📊 เกมที่เล่นที่นี่
stats-games = **เกม:** { $games } · **ผู้เล่น:** { $members }
stats-nothing = ยังไม่มีใครเล่นจบเกมที่นี่ เริ่มเกมได้ด้วย `{ $prefix }{ name-play }`
stats-nothing_of_game = ยังไม่มีใครเล่น { $game } จนจบที่นี่ เริ่มเกมได้ด้วย `{ $prefix }{ name-play } { $word }`
stats-winners = **ชนะ:** { $mark_x } { $x } · { $mark_o } { $o } · **เสมอ:** { $draws }
stats-ends = **จบอย่างไร:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **เล่นบ่อยที่สุด:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **ระหว่างระดับของฉัน:** อีก { $games } เกม
stats-bar = กราฟแท่งแสดงผล ชนะ: { $wins } เสมอ: { $draws } แพ้: { $losses }

## progress

progress-title = ### 📈 { $who }
progress-press = กดปุ่มเพื่อดูความก้าวหน้าของคุณ มีแค่คุณที่เห็น
progress-open = ดูความก้าวหน้าของฉัน
progress-practice_now = ฝึกตอนนี้
progress-post = โพสต์
progress-none = ยังไม่มีเกมของคุณที่ทบทวนแล้ว เริ่มด้วย `{ $prefix }{ name-practice }` หรือจากตาที่คุณพลาดใต้เกมที่แพ้ หลังจากนั้นฉันจะทบทวนทุกเกมที่คุณเล่นจบ
progress-clean = ✅ **{ $theme }:** ไม่พลาดตั้งแต่ { $date } (เกมที่ทบทวนแล้ว: { $games })
progress-all_themes = ทุกหัวข้อ
progress-compared = { $now } · ก่อนหน้า: { $before }
progress-accuracy = **ความแม่นยำ:** { $share }
progress-games = **เกมที่ทบทวนแล้ว:** { $games }
progress-mistakes = ### ตาที่พลาด
progress-theme = **{ $theme }:** { $count }
progress-practice = ### การฝึก
progress-due = **แบบฝึกหัดวันนี้:** { $due } จาก { $exercises }
progress-lessons = **บทเรียนที่จบแล้ว:** { $done } จาก { $lessons }
progress-puzzle_rating = **เรตติ้งปริศนา:** { $rating }
progress-legend = 30 วันล่าสุด และ 30 วันก่อนหน้านั้น ความแม่นยำคือสัดส่วนของตาที่ตัดสินได้ซึ่งรักษาผลไว้
progress-chart = กราฟความแม่นยำรายสัปดาห์ พร้อมจำนวนเกมที่ทบทวนแล้ว: { $weeks }

## theme

theme-finish_line = ทำแถวให้ครบ
theme-block_line = กันแถว
theme-make_fork = ขู่สองทาง
theme-prevent_fork = กันไม่ให้ขู่สองทาง
theme-forced_sequence = ลำดับตาบังคับ
theme-opening = ช่วงเปิดเกม
theme-zugzwang = ซุกซวัง (การขู่ชั้นคี่และชั้นคู่)

## ended

ended-line = เรียงครบแถว
ended-full_board = กระดานเต็ม
ended-repetition = รูปกระดานซ้ำ
ended-move_limit = ครบจำนวนตา
ended-boards_counted = นับกระดาน
ended-resigned = ยอมแพ้
ended-forfeited = ออกไปหรือหมดเวลา
ended-agreed = ตกลงเสมอ
ended-abandoned = ไม่มีใครเล่นต่อ
ended-stopped = ผู้ดูแลหยุดเกม

## rating

rating-ranked = **เรตติ้ง:** { $rating } · **อันดับ:** { $rank }
rating-provisional = **เรตติ้งตอนนี้:** { $rating } · **อันดับ:** ได้หลังเล่นเกมเก็บเรตติ้งอีก { $games } เกม
rating-none = **เรตติ้ง:** ยังไม่มี · **อันดับ:** ได้หลังเล่นเกมเก็บเรตติ้ง { $games } เกม
rating-of_game = **{ $game }** · { $standing }
rating-curve = กราฟเส้นแสดงเรตติ้งในเกมเก็บเรตติ้ง { $games } เกมล่าสุด: จาก { $first } ถึง { $last } อยู่ระหว่าง { $lowest } กับ { $highest }
rating-course = **เกมเก็บเรตติ้ง { $games } เกมล่าสุด:** จาก { $first } ถึง { $last } · ต่ำสุด { $lowest } · สูงสุด { $highest }

## chart

chart-results = ผลการแข่ง
chart-wins = ชนะ: { $games }
chart-draws = เสมอ: { $games }
chart-defeats = แพ้: { $games }
chart-rating = เรตติ้ง
chart-rated_game = เกมเก็บเรตติ้ง
chart-losses = สัดส่วนเกมที่ฉันแพ้
chart-lost = แพ้
chart-by_week = ความแม่นยำรายสัปดาห์
chart-week = สัปดาห์เริ่ม
chart-accuracy = ความแม่นยำ
chart-reviewed = เกมที่ทบทวนแล้ว
chart-game = เกม
chart-average = เฉลี่ย { $games } เกม

## leaderboard

leaderboard-title = ### 🏅 ตารางอันดับ: { $game }
leaderboard-range = สมาชิก { $first }–{ $last } จาก { $total }
leaderboard-none = 🏅 ยังไม่มีใครมีอันดับใน { $game } ที่นี่ ถ้าอยากมีอันดับ ให้เล่นกับฉันหรือกับสมาชิกโดยไม่ใช้คำใบ้ให้ครบ { $games } เกม เริ่มเกมได้ด้วย `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **ต่อไป:** { $level } อีก { $points } แต้ม
leaderboard-rated = นับเฉพาะเกมเก็บเรตติ้ง

## history

history-user = ### 📜 { $who }
history-all = ### 📜 เกมที่เล่นที่นี่
history-range = -# เกม { $first }–{ $last } จาก { $total } ใหม่สุดก่อน
history-none = **{ $who }** ยังไม่ได้เล่นจบสักเกมที่นี่ เริ่มเกมได้ด้วย `{ $prefix }{ name-play }`
history-nothing = ยังไม่มีใครเล่นจบเกมที่นี่ เริ่มเกมได้ด้วย `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } เจอกับ **{ $other }** · { $result } · { $plies } ตา
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } ตา
history-win = ชนะ
history-draw = เสมอ
history-loss = แพ้
history-no_result = ไม่นับผล
history-newer = เกมใหม่กว่า
history-older = เกมเก่ากว่า
history-first = ตาแรก
history-last = ตาสุดท้าย
history-list = กลับไปที่รายการ
history-export = เกมของฉันเป็นไฟล์
history-paste = ดูซ้ำจากบรรทัด
history-pasted = บรรทัดหนึ่งจากไฟล์เกม

## replay

replay-ply = ตาที่ { $number } จาก { $plies }: **{ $who }** ลง { $mark } ที่ **{ $coordinate }**
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **ตาที่เดิน:** { $moves }
replay-share = แชร์

## export

export-use_history = ข้อมูลนี้มีไว้ให้คุณเห็นคนเดียว กด **{ history-export }** ใต้ `{ $prefix }{ name-history }` หรือส่ง `{ $prefix }{ name-export }` ให้ฉันทางข้อความโดยตรง
export-done_pasted =
    📤 **เกมที่คุณเล่นจบ:** { $games }
    จากทุกที่ที่คุณเคยเล่น บรรทัดละหนึ่งเกม ถ้าอยากดูเกมไหนอีก กด **{ history-paste }** ใต้ `{ $prefix }{ name-history }` แล้ววางบรรทัดของเกมนั้น
export-none = คุณยังไม่ได้เล่นจบสักเกม เริ่มเกมได้ด้วย `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ หยุดเกมแล้ว และกระดานแสดงไว้
moderation-resigned = 🏳️ **{ $who }** ยอมแพ้ในเกมนี้ และกระดานแสดงไว้

## permission

permission-view_channel = ดูช่อง
permission-connect = เชื่อมต่อ
permission-send_messages = ส่งข้อความ
permission-send_messages_in_threads = ส่งข้อความในเธรด
permission-create_public_threads = สร้างเธรดสาธารณะ
permission-attach_files = แนบไฟล์
permission-manage_messages = จัดการข้อความ
permission-manage_guild = จัดการเซิร์ฟเวอร์

## question

question-yes = เริ่มเกมใหม่
question-no = เล่นเกมเดิมต่อ
question-kept = เกมดำเนินต่อ ดูกระดานได้ด้วย `{ $prefix }{ name-board }`
question-stop = **{ $x }** กับ **{ $o }** กำลังเล่นอยู่ที่นี่ จะหยุดเกมของพวกเขาไหม?
question-stop_own = **{ $x }** กับ **{ $o }** กำลังเล่นอยู่ที่นี่ ถ้าคุณหยุดเกมนี้จะถือว่าคุณยอมแพ้ จะหยุดไหม?
question-stop_yes = หยุดเกม
question-stop_no = ยกเลิก
question-play_examples = เช่น `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` หรือ `{ $prefix }{ $command } @ben`
question-puzzle_examples = เช่น `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` หรือ `{ $prefix }{ $command } { word-daily }`
question-daily_alone = ทุกคนได้ปริศนาประจำวันข้อเดียวกัน: `{ $prefix }{ $command } { word-daily }` ส่วนเกมหรือหัวข้อ เลือกได้สำหรับปริศนาของคุณเอง: `{ $prefix }{ $command } { word-make_fork }`
question-race_examples = เช่น `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m` เวลาเลือกได้ 90s หรือ 3m
question-race_today_alone = การแข่งประจำวันเหมือนกันสำหรับทุกคนที่นี่: `{ $prefix }{ $command } { word-today }` ส่วนเกมและเวลา เลือกได้สำหรับการแข่งที่คุณเปิดเอง: `{ $prefix }{ $command } { word-connect4 } 3m`
question-vote_examples = เช่น `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h` ซึ่งให้เวลาต่อตาตั้งแต่ 15s ถึง 24h
question-watch_examples = เช่น `{ $prefix }{ $command } { level-hard } { level-easy }` หรือ `{ $prefix }{ $command } { word-connect4 }`
question-did_you_mean = คุณหมายถึง `{ $prefix }{ $command } { $words }` ใช่ไหม?
question-did_you_mean_command = คุณหมายถึง `{ $prefix }{ $command }` ใช่ไหม?
question-unknown_words = ฉันไม่เข้าใจ “{ $typed }” ตรงนี้
question-conflicting_words = คำเหล่านั้นใช้ด้วยกันไม่ได้
question-choose_member = เลือกสมาชิกจากรายชื่อที่ Discord แสดงหลัง `@`
question-course_examples = บทเรียนมีหมายเลข 1 ถึง 7 `{ $prefix }{ $command } 1` เปิดบทแรก
question-invite_examples = เช่น `{ $prefix }{ $command } { word-connect4 }` หรือ `{ $prefix }{ $command } o`
question-challenge_named = ท้า **{ $who }** ไหม?
question-challenge_named_yes = ท้าเลย

## help

help-first = กด **เล่น** เพื่อเริ่มเกมกับฉัน แล้วกดที่ช่อง
help-to_friend = เล่นกับเพื่อน
help-to_commands = คำสั่งทั้งหมด
help-to_play = เล่น
help-to_learn = เรียนรู้
help-to_owners = สำหรับเจ้าของเซิร์ฟเวอร์
help-about = เกี่ยวกับฉัน
help-play =
    ### เล่น
    เรียงสามตัวครบแถวก็ชนะ ทั้งแนวนอน แนวตั้ง หรือแนวทแยง
    - **เริ่ม:** `{ $prefix }{ name-play }` คุณเป็น { $mark_x } และเริ่มก่อน ส่วน `{ $prefix }{ name-play } o` ให้คุณเป็น { $mark_o }
    - **เดิน:** กดที่ช่อง หรือพิมพ์ `{ $prefix }{ name-move } B2` (แถว B คอลัมน์ 2)
    - **ระดับ:** `{ $prefix }{ name-play } { level-easy }` หรือ `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **เกมอื่น:** `{ $prefix }{ name-play } { word-connect4 }` หรือ `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **เล่นกับคนอื่น:** `{ $prefix }{ name-play } @ben` ท้าสมาชิก `{ $prefix }{ name-invite }` ชวนใครก็ได้ ส่วนใน `{ $prefix }{ name-vote }` ทุกคนเล่นเป็นฝ่ายเดียวกัน
    - **ระหว่างเกม:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **เกมของคุณ และใครหาคนเล่นด้วย:** `{ $prefix }{ name-games }`
    - **การแท็กเมื่อถึงตาคุณ:** `{ $prefix }{ name-privacy }`
    - **เปิดอีกเกมที่นี่:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### เรียนรู้
    - **ตาที่ดีที่สุด:** `/{ name-hint }` ระหว่างเกม
    - **เทียบทุกตา:** `{ $prefix }{ name-analyse }`
    - **อธิบายเกม:** ปุ่ม **{ board-review }** ใต้เกมที่จบ
    - **ตาที่คุณเคยพลาด:** `{ $prefix }{ name-practice }`
    - **บทเรียน:** `{ $prefix }{ name-course }`
    - **ปริศนา:** `{ $prefix }{ name-puzzle }` หรือ `{ $prefix }{ name-puzzle } { word-daily }`
    - **แข่งกับเวลา:** `{ $prefix }{ name-storm }` คนเดียว `{ $prefix }{ name-race }` กับคนอื่น
    - **นักเรียน:** `{ $prefix }{ name-play } { level-learner }` เล่นกับมือใหม่ที่เรียนรู้จากคุณ `{ $prefix }{ name-brain }` ดูว่าเรียนไปถึงไหนแล้ว
    - **ชมการแข่ง:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **ผลการแข่ง:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **ข้อมูลของคุณ และข้อความจากฉัน:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### สำหรับเจ้าของเซิร์ฟเวอร์
    - **ตั้งค่า:** `/{ name-settings }` สำหรับเกม กระดาน ช่องแชท บทบาท คำนำหน้า และภาษา (ต้องมีสิทธิ์ **จัดการเซิร์ฟเวอร์**)
    - **หยุดเกม:** `{ $prefix }{ name-stop }` ในช่องแชทนั้น (ต้องมีสิทธิ์ **จัดการข้อความ**)
    - **สิทธิ์:** `/{ name-settings }` บอกว่าฉันยังขาดสิทธิ์ไหน
    - **คำนำหน้า:** เปลี่ยนได้ใน `/{ name-settings }` ส่วนการแท็กฉันใช้ได้เสมอ
    - **รีเซ็ตนักเรียน:** `{ $prefix }{ name-brain }`
    - **ความเป็นส่วนตัว:** `{ $prefix }{ name-privacy }` แสดงข้อมูลที่ฉันเก็บเกี่ยวกับคุณ
about-version = **เวอร์ชัน:** { $version }
about-invite = [เพิ่มฉันในเซิร์ฟเวอร์](<{ $link }>)
about-install = [เพิ่มฉันในบัญชีของคุณ](<{ $link }>)
about-terms = [ข้อกำหนดการใช้งาน](<{ $link }>)
about-privacy = [นโยบายความเป็นส่วนตัว](<{ $link }>)
about-your_data = **ข้อมูลของคุณ:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ เวอร์ชันใหม่กว่า { $version } เคยใช้ฐานข้อมูลนี้แล้ว อัปเดตฉันอีกครั้ง หรือกู้ข้อมูลสำรองจากก่อนการอัปเดตนั้น
about-servers = **เซิร์ฟเวอร์:** { $servers }
about-since = **เริ่มทำงาน:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **ชาร์ด { $shard }:** เชื่อมต่อแล้ว, { $milliseconds } มิลลิวินาที
about-shard_down = **ชาร์ด { $shard }:** ไม่ได้เชื่อมต่อ

## privacy

privacy-use_slash_command = ข้อมูลนี้มีไว้ให้คุณเห็นคนเดียว ใช้ `/{ name-privacy }` หรือส่ง `{ $prefix }{ name-privacy }` ให้ฉันทางข้อความโดยตรง
privacy-title = ### ข้อมูลที่ฉันเก็บเกี่ยวกับคุณ
privacy-nothing = ไม่มีอะไรเลย
privacy-never = **ไม่เก็บเด็ดขาด:** ชื่อของคุณ และสิ่งที่คุณเขียน
privacy-matches = **เกม:** จบแล้ว { $finished } · กำลังเล่น { $live }
privacy-matches_details = -# ID ผู้ใช้ของคุณ ตาที่เดิน เวลา คำใบ้ และ ID ของเซิร์ฟเวอร์ ช่องแชท และข้อความ
privacy-challenges = **คำท้าที่ยังเปิดอยู่:** { $challenges }
privacy-challenges_details = -# ใครท้าใคร เกมอะไร และ ID ของช่องแชทและข้อความ
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
   *[other] **เรตติ้ง:** ใน { $ratings } เซิร์ฟเวอร์
}
privacy-gains = { $gains ->
    [0] **แต้มจากระดับของฉัน:** ไม่มี
   *[other] **แต้มจากระดับของฉัน:** จาก { $gains } ระดับ
}
privacy-ratings_details =
    -# เรตติ้งของคุณหลังเกมเก็บเรตติ้งแต่ละเกม และจำนวนที่คุณชนะ เสมอ และแพ้
    -# แต้มของวันล่าสุดที่คุณได้แต้ม แยกตามระดับ
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **ผลปริศนา:** ไม่มี
   *[other] **ผลปริศนา:** ในเซิร์ฟเวอร์และ DM รวม { $puzzles } แห่ง
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **เรตติ้งปริศนา:** –
   *[other] **เรตติ้งปริศนา:** รวมทุกเซิร์ฟเวอร์
}
privacy-puzzles_details = -# ปริศนาล่าสุด คำตอบที่ถูกและผิด สถิติต่อเนื่อง ผลปริศนาประจำวันที่คุณแชร์ล่าสุด และปริศนาที่คุณเห็นในการแข่ง เก็บไว้ 30 วัน
privacy-practice = **แบบฝึกหัด:** { $exercises } · **เกมที่ใช้:** { $reviewed }
privacy-practice_details = -# คุณฝึกมาตั้งแต่เมื่อไร ตาที่คุณพลาดในเกมและในการแข่ง คำตอบของคุณ และวันที่แบบฝึกหัดจะกลับมา
privacy-course = **บทเรียน:** { $lessons }
privacy-course_details = -# แบบฝึกหัดในบทเรียนที่คุณทำได้แล้ว
privacy-learners = { $learners ->
   *[other] **ความจำของนักเรียน:** จาก { $learners } DM
}
privacy-learners_details = -# สิ่งที่เรียนรู้จากคุณใน DM ส่วนในเซิร์ฟเวอร์จะไม่เก็บว่าใครเล่น
privacy-notices = **ปิดการแจ้งเตือน:** ใช่
privacy-notices_details = -# ID ผู้ใช้ของคุณ
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **เตือนสถิติต่อเนื่อง:** ปิด
   *[other] **เตือนสถิติต่อเนื่อง:** เปิด
}
privacy-search_notices = { $search_notices ->
    [0] **แจ้งคำชวน:** ปิด
   *[other] **แจ้งคำชวน:** ใน { $search_notices } เซิร์ฟเวอร์
}
privacy-direct_messages_details = -# ID ผู้ใช้ของคุณ และเวลาที่ฉันส่งข้อความถึงคุณล่าสุด
privacy-votes = **โหวต:** { $votes } · **เกมโหวตที่เริ่ม:** { $votings }
privacy-votes_details = -# ในเกมที่ทุกคนโหวต: ID ผู้ใช้ของคุณ และโหวตของคุณในแต่ละตา เก็บไว้จนถึง 24 ชั่วโมงหลังเกมจบ
privacy-races = **แข่งไขปริศนาและไขแบบจับเวลา:** { $races } · **ที่คุณเปิด:** { $race_starts }
privacy-races_details = -# ID ผู้ใช้ของคุณ ปริศนา ข้อที่คุณพลาด แต้มของคุณ และเวลาที่ใช้
privacy-if_deleted =
    ### ถ้าคุณลบข้อมูล
    { "" }**เกมที่กำลังเล่น** จะจบทันที เกมที่ทั้งสองฝ่ายเดินแล้วจะนับว่าคุณแพ้
    { "" }**เกมที่จบแล้ว** จะยังอยู่ แต่ไม่มี ID ผู้ใช้ของคุณ
    { "" }**อย่างอื่นทั้งหมด** จะหายไปและกู้คืนไม่ได้
privacy-forget = ลบข้อมูลของฉัน
privacy-deleted = ### ลบข้อมูลของคุณแล้ว
privacy-kept =
    -# ฉันลืมชื่อ ภาษา และคนที่คุณท้าแล้วด้วย หากยังอยู่ในหน่วยความจำ
    ### สิ่งที่ยังเหลือ
    { "" }**เกม:** { $kept }
    -# ไม่มี ID ผู้ใช้ของคุณ และไม่มี ID ของช่องแชทและข้อความ เหลือแค่ ID ของข้อความหรือการกดที่เริ่มเกม ใช้เป็นหมายเลขของเกม ไม่มีใครค้นหาได้ถ้าไม่รู้ช่องแชท
    -# จนถึงเที่ยงคืนตามเวลา UTC ฉันยังรู้ว่าวันนี้สมาชิกคู่เดิมเล่นด้วยกันไปกี่ครั้ง แต่ไม่รู้ว่าเป็นใคร
privacy-ended = { $lost ->
    [0] **เกมที่ถูกจบ:** { $live } (ไม่นับผล)
   *[other] **เกมที่ถูกจบ:** { $live } · **แพ้:** { $lost } (ทั้งสองฝ่ายเดินแล้ว)
}
privacy-nothing_ended = **เกมที่ถูกจบ:** ไม่มี

## name

name-play = เล่น
name-play_opponent = คู่แข่ง
name-play_member = สมาชิก
name-play_mark = ฝ่าย
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = เกม
name-invite = ชวน
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = เสนอ
name-offer_what = ข้อเสนอ
name-draw = เสมอ
name-takeback = ย้อนตา
name-games = เกมของฉัน
name-watch = ชมเกม
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = สมอง
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = นักเรียน
name-settings = ตั้งค่า
name-vote = โหวต
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = เวลา
name-vote_thread = { word-thread }
name-stop = หยุด
name-move = เดิน
name-move_coordinate = ช่อง
name-board = กระดาน
name-resign = ยอมแพ้
name-puzzle = ปริศนา
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = หัวข้อ
name-race = แข่งไขปริศนา
name-race_game = { name-play_game }
name-race_time = เวลา
name-race_today = { word-today }
name-storm = จับเวลา
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = บทเรียน
name-course_lesson = บทที่
name-help = ช่วยเหลือ
name-about = เกี่ยวกับ
name-hint = คำใบ้
name-analyse = วิเคราะห์
name-analyse_position = รูปกระดาน
name-analyse_view = มุมมอง
name-review = ทบทวน
name-privacy = ความเป็นส่วนตัว
name-progress = ความก้าวหน้า
name-notify = แจ้งเตือน
name-practice = ฝึก
name-practice_move = { name-move_coordinate }
name-stats = สถิติ
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = อันดับ
name-leaderboard_game = { name-play_game }
name-history = ประวัติ
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = ดูซ้ำ
name-export = ส่งออก

## word

word-random = สุ่ม
word-thread = เธรด
word-here = ที่นี่
word-network = เครือข่าย
word-hints = คำใบ้
word-misere = กลับกติกา
word-fading = หายตัว
word-ultimate = อัลติเมต
word-uttt = uttt
word-ultimate_tictactoe = เอกซ์โออัลติเมต
word-infinite = เอกซ์โอไม่รู้จบ
word-disappearing = เอกซ์โอหายตัว
word-connect4 = คอนเนกต์4
word-connect_four = คอนเนกต์โฟร์
word-tictactoe = เอกซ์โอ
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = เอกซ์โอกลับกติกา
word-misere_tictactoe = เอกซ์โอมิแซร์
word-daily = รายวัน
word-mixed = คละ
word-today = วันนี้
word-finish_line = แถว
word-block_line = กัน
word-make_fork = ขู่สองทาง
word-prevent_fork = ป้องกัน
word-forced_sequence = ลำดับ
word-opening = เปิดเกม
word-zugzwang = ซุกซวัง
word-show = แสดง
word-train = ฝึก
word-export = ส่งออก
word-import = นำเข้า
word-reset = รีเซ็ต
word-server = เซิร์ฟเวอร์
word-original = ดั้งเดิม
word-stronger = เก่งขึ้น

## command

command-play = เอกซ์โอ คอนเนกต์โฟร์ และเกมอื่น กับฉันหรือกับสมาชิก
command-play_opponent = ระดับของฉันเมื่อคุณเล่นกับฉัน
command-play_member = สมาชิกที่จะท้า (ค่าเริ่มต้น: เล่นกับฉัน)
command-play_mark = ฝ่ายของคุณ X เริ่มก่อน
command-play_mark_x = X (เริ่มก่อน)
command-play_mark_o = O (เริ่มทีหลัง)
command-play_mark_random = สุ่ม
command-play_thread = เปิดเธรดสำหรับเกม (ค่าเริ่มต้น: ตามที่เซิร์ฟเวอร์ตั้งไว้)
command-play_hints = ให้ผู้เล่นทั้งสองใช้คำใบ้ได้ในเกมระหว่างสมาชิก
command-play_game = เกมไหน (ค่าเริ่มต้น: เกมเริ่มต้นของเซิร์ฟเวอร์)
command-invite = เกมกับคนแรกที่มาร่วมเล่น
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = ให้ผู้เล่นทั้งสองใช้คำใบ้ได้
command-invite_game = { command-play_game }
command-menu_challenge_member = ท้าเล่นเกม
command-offer = ขอเสมอหรือขอย้อนตา ถ้าผู้เล่นอีกฝ่ายตกลง
command-offer_what = สิ่งที่คุณจะขอจากผู้เล่นอีกฝ่าย
command-offer_what_draw = ขอเสมอ
command-offer_what_takeback = ขอย้อนตาล่าสุดของคุณ
command-games = เกมที่คุณกำลังเล่น และใครกำลังหาคนเล่นด้วยที่นี่
command-watch = เกมระหว่างระดับของฉันสองระดับ
command-watch_x = ระดับที่เป็นฝ่าย X และเริ่มก่อน
command-watch_o = ระดับที่เป็นฝ่าย O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = การตั้งค่าของเซิร์ฟเวอร์นี้: เกม กระดาน ใครเล่นได้ ภาษา
command-vote = เกมกับระดับหนึ่งของฉัน ที่ทุกคนที่นี่โหวตแต่ละตา
command-vote_opponent = ระดับของฉันที่ทุกคนจะแข่งด้วย (ค่าเริ่มต้น: ระดับเริ่มต้นของเซิร์ฟเวอร์)
command-vote_game = { command-play_game }
command-vote_mark = ฝ่ายของพวกคุณ X เริ่มก่อน (ค่าเริ่มต้น: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = เวลาโหวตต่อตา ตั้งแต่ 15s ถึง 24h เช่น 30s, 5m หรือ 1h (ค่าเริ่มต้น: 1m)
command-vote_thread = เปิดเธรด ถ้าไม่ จะเล่นในช่องแชทนี้ ซึ่งต้องมีสิทธิ์ “จัดการข้อความ”
command-stop = หยุดเกมในช่องแชทนี้
command-move = ตาของคุณ: ช่อง เช่น B2 หรือหมายเลขคอลัมน์ในคอนเนกต์โฟร์
command-move_coordinate = ช่อง เช่น B2 หรือหมายเลขคอลัมน์ในคอนเนกต์โฟร์
command-board = แสดงกระดานอีกครั้งเป็นข้อความใหม่
command-resign = ยอมแพ้ในเกมนี้
command-puzzle = ปริศนา: หาตาที่ถูกต้องเพียงตาเดียว
command-puzzle_daily = ปริศนาประจำวันของเซิร์ฟเวอร์นี้ สำหรับทุกคนที่นี่
command-puzzle_game = { command-play_game }
command-puzzle_theme = เลือกหัวข้อของปริศนา
command-race = แข่งไขปริศนากับทุกคนที่นี่: ชุดเดียวกัน ให้ได้มากที่สุดใน 90 วินาที
command-race_game = ปริศนาของเกมเดียว (ค่าเริ่มต้น: หลายเกม)
command-race_game_mixed = หลายเกม
command-race_time = เวลาของแต่ละคน (ค่าเริ่มต้น: 90 วินาที)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = แข่งประจำวัน: ปริศนา 20 ข้อเดียวกันสำหรับทุกคนที่นี่ ทำเมื่อไรก็ได้ภายในวันนี้
command-storm = ไขปริศนาให้ได้มากที่สุดใน 90 วินาที แข่งกับสถิติของตัวเอง
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = เวลาของคุณ (ค่าเริ่มต้น: 90 วินาที)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = เจ็ดบทสั้นๆ ที่ช่วยให้คุณเล่นเก่งขึ้น
command-course_lesson = หมายเลขบท (ค่าเริ่มต้น: ทุกบท)
command-help = วิธีเล่น และคำสั่งทั้งหมด
command-brain = สิ่งที่นักเรียนได้เรียนรู้ที่นี่ และการฝึก
command-brain_train = ฝึกนักเรียน: จำนวนเกม ตั้งแต่ 1 ถึง 10000 (ค่าเริ่มต้น: 500)
command-brain_opponent = ฝึกนักเรียนกับระดับนี้ (ค่าเริ่มต้น: { level-perfect })
command-brain_game = { command-play_game }
command-notify = สิ่งที่ฉันแจ้งเตือนคุณ พร้อมปุ่มสำหรับเปลี่ยน
command-hint = ตาเดินที่ดีพร้อมเหตุผล มีแค่คุณที่เห็น
command-analyse = แต่ละตาให้ผลอย่างไร
command-analyse_position = แถวจากบนลงล่าง เช่น X../.O./... (ค่าเริ่มต้น: เกมในช่องแชทนี้)
command-analyse_view = สิ่งที่จะดูนอกจากค่า (ค่าเริ่มต้น: ไม่มี)
command-analyse_view_network = สิ่งที่เครือข่ายเห็น
command-privacy = ข้อมูลที่ฉันเก็บเกี่ยวกับคุณ และวิธีลบ
command-practice = แบบฝึกหัดจากตาที่คุณเคยพลาด: หาตาที่ดีกว่า
command-practice_move = คำตอบของคุณ เช่น B2 หรือ 4
command-stats = ผลของคุณ ของสมาชิก หรือของทั้งเซิร์ฟเวอร์
command-stats_member = เกมของใคร (ค่าเริ่มต้น: ของคุณ)
command-stats_server = เกมของทุกคนในเซิร์ฟเวอร์นี้
command-stats_game = เฉพาะเกมนี้ (ค่าเริ่มต้น: ทุกเกม)
command-leaderboard = ผู้เล่นที่เก่งที่สุดในเซิร์ฟเวอร์นี้
command-leaderboard_game = { command-play_game }
command-history = เกมที่จบแล้ว ดูซ้ำทีละตาหรือบันทึกเป็นไฟล์
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = ช่องไหน? พิมพ์ตัวอักษรของแถวกับหมายเลขคอลัมน์ เช่น `{ $prefix }{ name-move } B2`
error-unreadable_coordinate = นั่นไม่ใช่ช่อง พิมพ์ตัวอักษรของแถวกับหมายเลขคอลัมน์ เช่น `{ $prefix }{ name-move } B2`
error-missing_column = คอลัมน์ไหน? พิมพ์หมายเลข เช่น `{ $prefix }{ name-move } 2`
error-unreadable_column = นั่นไม่ใช่คอลัมน์ พิมพ์หมายเลข เช่น `{ $prefix }{ name-move } 2`
error-unknown_row = ไม่มีแถว { $row } มีแค่แถว { $first } ถึง { $last }
error-unknown_column = ไม่มีคอลัมน์ { $column } มีแค่คอลัมน์ { $first } ถึง { $last }
error-cell_fading = { $mark } ของคุณที่ **{ $coordinate }** จะหายไปหลังจากคุณเดินแล้วเท่านั้น เลือกช่องที่ยังว่าง
error-cell_taken = **{ $coordinate }** มี { $mark } อยู่แล้ว เลือกช่องที่ยังว่าง
error-other_board = คุณต้องเล่นในกระดาน**{ $board }**: **{ $first }** ถึง **{ $last }**
error-closed_board = กระดาน**{ $board }** ({ $first } ถึง { $last }) มีคนชนะแล้วหรือเต็มแล้ว เลือกช่องในกระดานอื่น
error-full_column = คอลัมน์ { $column } เต็มแล้ว เลือกคอลัมน์อื่น
error-floating_cell = ถ้าลงที่ **{ $coordinate }** จะร่วงลงไป เลือกช่องว่างล่างสุดของคอลัมน์
error-position_shape = เขียนรูปกระดานเป็น { $rows } แถว แถวละ { $columns } ช่อง คั่นแถวด้วย `/` เช่น `{ $example }` ถ้ากระดานมีขนาดอื่น ให้พิมพ์ขนาดก่อน เช่น `{ $prefix }{ name-analyse } 6x6x4 …`
error-position_not_typed = พิมพ์รูปกระดานของ **{ $game }** อย่างเดียวบอกได้ไม่ครบ ระหว่างเกม `/{ name-analyse }` จะแสดงรูปกระดานนั้นให้
error-position_mark = แถว { $row } คอลัมน์ { $column } ของรูปกระดานนั้นไม่ใช่ `X`, `O` หรือ `.`
error-impossible_position = ไม่มีเกมไหนไปถึงรูปกระดานนั้นได้ เพราะ X เริ่มก่อน สองฝ่ายสลับกันเดิน และเกมจบทันทีที่มีคนเรียงครบแถว
error-floating_position = ไม่มีเกมไหนไปถึงรูปกระดานนั้นได้ เพราะถ้าลงที่ **{ $coordinate }** จะร่วงลงไป
error-game_size = ไม่มีเกมขนาดนั้น กระดานมี { $least } ถึง { $most } แถวและคอลัมน์ และต้องเรียงอย่างน้อย { $least } ช่องโดยไม่เกินกระดาน เช่น `{ $prefix }{ name-play } 6x6x4` คือ 6 แถว 6 คอลัมน์ เรียง 4
error-game_not_offered = เซิร์ฟเวอร์นี้ไม่มีเกม **{ $game }** เกมที่เล่นได้: { $offered }
error-match_over = เกมนั้นจบแล้ว เริ่มเกมใหม่ได้ด้วย `{ $prefix }{ name-play }`
error-not_a_player = คุณไม่ได้เล่นในเกมนี้
error-workers_busy = ตอนนี้มีสมาชิกรอคำใบ้มากเกินไป โปรดลองอีกครั้งในหนึ่งนาที
error-advice_pending = ฉันยังทำคำขอก่อนหน้าของคุณไม่เสร็จ ได้คำตอบแล้วค่อยขอใหม่
error-advice-duel = มีเกมระหว่างสมาชิกที่ไม่ใช้คำใบ้ ซึ่งมีรูปกระดานนี้อยู่ หรือห่างกันแค่ตาเดียว รอให้เกมนั้นเดินต่อไปก่อนแล้วค่อยขอใหม่
error-advice-race = รูปกระดานนี้คือปริศนาที่คุณกำลังทำอยู่ในการแข่ง หรือห่างกันแค่ตาเดียว ตอบปริศนานั้นก่อน
error-too_many_takebacks = คุณย้อนไปแล้ว { $limit } ตาในเกมนี้ ผู้เล่นหนึ่งคนย้อนได้ไม่เกินนี้
error-nothing_to_take_back = คุณยังไม่ได้เดิน จึงไม่มีอะไรให้ย้อน
error-not_your_turn = ยังไม่ถึงตาคุณ ดูกระดานได้ด้วย `{ $prefix }{ name-board }`
error-no_match = ไม่มีเกมที่กำลังเล่นที่นี่ เริ่มเกมได้ด้วย `{ $prefix }{ name-play }`
error-match_running-resignation = คุณยังมีเกมที่เล่นค้างอยู่ที่นี่ ถ้าเริ่มเกมใหม่จะถือว่าคุณยอมแพ้เกมเดิมและนับว่าแพ้ จะเริ่มเกมใหม่ไหม?
error-match_running-no_result = ยังมีเกมที่เล่นค้างอยู่ที่นี่ ถ้าเริ่มเกมใหม่ เกมเดิมจะจบแบบไม่นับผล จะเริ่มเกมใหม่ไหม?
error-match_running-time_up = เกมที่กำลังเล่นที่นี่ไม่มีใครเดินมาหนึ่งชั่วโมงแล้ว ถ้าเริ่มเกมใหม่ ผู้เล่นของเกมนั้นจะแพ้ จะเริ่มเกมใหม่ไหม?
error-channel_busy = สมาชิกคนอื่นกำลังเล่นอยู่ที่นี่ ไปเล่นในช่องแชทอื่นหรือในเธรด หรือใช้ `{ $prefix }{ name-play }` เมื่อไม่มีใครเดินครบ { $idle_after } นาที
error-exhibition_running = ระดับของฉันสองระดับกำลังแข่งกันเองอยู่ที่นี่ รอให้เกมจบก่อน หรือไปเล่นในช่องแชทอื่นหรือในเธรด
error-match_moved_on = เกมเดินหน้าไปแล้ว ดูกระดานล่าสุดได้ด้วย `{ $prefix }{ name-board }`
error-channel_taken = มีเกมอื่นกำลังเล่นอยู่ที่นี่ รอให้จบก่อน หรือไปเล่นในช่องแชทอื่นหรือในเธรด
error-question-not_yours = คำถามนั้นไม่ได้ถามคุณ
error-offer-not_a_duel = ใช้ได้เฉพาะเกมระหว่างสมาชิก เมื่อเล่นกับฉัน `{ $prefix }{ name-play }` เริ่มเกมใหม่ และ `{ $prefix }{ name-resign }` ยอมแพ้เกมนี้
error-offer-own_offer = มีแค่ผู้เล่นอีกฝ่ายที่ตอบตกลงได้
error-challenge-own_challenge = คุณเล่นกับตัวเองไม่ได้ เริ่มเกมกับฉันได้ด้วย `{ $prefix }{ name-play }`
error-challenge-bot_challenged = บอทรับคำท้าไม่ได้ เริ่มเกมกับฉันได้ด้วย `{ $prefix }{ name-play }`
error-challenge_waiting = พวกคุณสองคนมีคำท้าที่ยังเปิดอยู่ รับ ปฏิเสธ หรือถอนก่อน: { $existing }
error-challenge-invitation_open = คุณมีคำชวนที่ยังเปิดอยู่ ถอนก่อน หรือรอจนมีคนรับ: { $existing }
error-challenge_over = คำท้าหรือคำชวนนั้นปิดไปแล้ว ท้าใหม่ได้ด้วย `{ $prefix }{ name-play } @ใครสักคน`
error-challenge-not_yours = คำท้านั้นส่งถึงคนอื่น
error-challenge-level = ระดับใช้เฉพาะเกมที่เล่นกับฉัน ถ้าจะท้าสมาชิก ไม่ต้องใส่ระดับ
error-challenge-nobody_else = ที่นี่มีแค่เราสองคน ไปท้าใครสักคนในช่องแชทของเซิร์ฟเวอร์
error-challenge-not_visible = ในเซิร์ฟเวอร์นี้มีแค่คุณที่เห็นคำตอบของฉัน จึงไม่มีใครรับคำท้าได้ ขอให้คนที่จัดการเซิร์ฟเวอร์เพิ่มฉัน หรือไปเล่นใน DM กลุ่ม
error-challenge-private_thread = คนที่สร้างเธรดส่วนตัวนำคนอื่นออกจากเธรดได้ สมาชิกจึงเล่นกันที่นี่ได้เฉพาะเกมที่ใช้คำใบ้และไม่เก็บเรตติ้ง: `{ $prefix }{ name-play } @ใครสักคน { word-hints }`
error-challenge-cannot_see = **{ $who }** มองไม่เห็นช่องแชทนี้ ไปเล่นในช่องแชทที่เห็นได้ทั้งสองคน
error-challenge-channel_taken = มีเกมอื่นกำลังเล่นอยู่ใน { $channel } คุณรับ[คำชวน]({ $link })ได้เมื่อเกมนั้นจบ
error-challenge-not_a_member = ฉันหาสมาชิกคนนั้นที่นี่ไม่เจอ พิมพ์ `@` แล้วเลือกจากรายชื่อของ Discord
error-moderation-not_the_starter = คนอื่นเป็นคนเริ่มเกมนี้ มีแค่คนนั้นกับสมาชิกที่มีสิทธิ์ **{ permission-manage_messages }** ที่หยุดได้
error-no_puzzles = เกมนั้นไม่มีปริศนา เกมที่มีปริศนา: { $games }
error-puzzle-not_yours = ปริศนานั้นเป็นของคนอื่น ขอข้อของคุณเองได้ด้วย `{ $prefix }{ name-puzzle }`
error-puzzle-over = ปริศนานั้นไม่นับแล้ว ขอข้อใหม่ได้ด้วย `{ $prefix }{ name-puzzle }`
error-puzzle-answered = คุณตอบปริศนานั้นไปแล้ว ขอข้อใหม่ได้ด้วย `{ $prefix }{ name-puzzle }`
error-practice-over = แบบฝึกหัดนั้นไม่เปิดแล้ว ขออันใหม่ได้ด้วย `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = นั่นไม่ใช่ช่อง พิมพ์ตัวอักษรของแถวกับหมายเลขคอลัมน์ เช่น `{ $prefix }{ name-practice } B2`
error-practice-unreadable_column = นั่นไม่ใช่คอลัมน์ พิมพ์หมายเลข เช่น `{ $prefix }{ name-practice } 2`
error-puzzle-daily_over = นั่นเป็นปริศนาของวันอื่น ดูของวันนี้ได้ด้วย `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = คุณตอบปริศนาของวันนี้ไปแล้ว ข้อต่อไป: { $ends }
error-race-outside_server = การแข่งต้องมีคนอื่นด้วย จึงเล่นได้เฉพาะในเซิร์ฟเวอร์ ที่นี่เล่นแบบเดียวกันคนเดียวได้ด้วย `{ $prefix }{ name-storm }`
error-race-no_puzzles = ไม่มีการแข่งด้วยปริศนาของเกมนั้น เกมที่แข่งได้: { $games }
error-race-channel_taken = ช่องแชทนี้มีการแข่งไขปริศนาอยู่แล้ว
error-race-in_another = คุณกำลังแข่งหรือจับเวลาอยู่อีกรอบหนึ่ง ทำรอบนั้นให้จบก่อน
error-race-started = การแข่งนั้นเริ่มไปแล้ว ร่วมรอบต่อไปได้
error-race-full = การแข่งนั้นเต็มแล้ว ร่วมได้ไม่เกิน { $most } คน
error-race-nobody_in = ยังไม่มีใครร่วมแข่ง
error-race-not_starter = มีแค่สมาชิกที่เปิดการแข่งนี้ที่เริ่มก่อนเวลาได้
error-race-not_in = คุณไม่ได้ร่วมการแข่งนั้น
error-race-not_over = คนอื่นยังตอบปริศนาเหล่านี้อยู่ คุณดูได้เมื่อการแข่งจบ
error-race-day_not_over = คนอื่นยังตอบปริศนาเหล่านี้ได้ การแข่งจบ { $ends } แล้วฉันจะให้คุณดูข้อที่พลาด
error-race-no_day = วันนั้นไม่มีการแข่ง ดูของวันนี้ได้ด้วย `{ $prefix }{ name-race } { word-today }`
error-race-over = การแข่งนั้นจบแล้ว
error-race-private = ที่นี่ทุกคนจะเห็นคำตอบของคุณ ให้กดปุ่มบนปริศนาของคุณแทน หรือพิมพ์ `{ $prefix }{ name-storm }` ถึงฉันทางข้อความโดยตรง
error-thread-not_here = ฉันเปิดเธรดที่นี่ไม่ได้ เล่นโดยไม่ใช้เธรด หรือเล่นในช่องข้อความของเซิร์ฟเวอร์
error-thread-user_permission = คุณต้องมีสิทธิ์ **{ $missing }** ถึงจะเปิดเธรดที่นี่ได้ เล่นโดยไม่ใช้เธรดแทน
error-thread-too_many = เซิร์ฟเวอร์นี้มีเธรดที่เปิดอยู่เต็มจำนวนที่ Discord ให้แล้ว เล่นโดยไม่ใช้เธรด หรือเก็บถาวรเธรดที่เปิดอยู่สักเธรดก่อน
error-thread-try_later = ตอนนี้ Discord ไม่ให้ฉันเปิดเธรด จึงเล่นเกมที่นี่แทน
error-thread-try_later_or_elsewhere = ตอนนี้ Discord ไม่ให้ฉันเปิดเธรด และมีเกมอื่นกำลังเล่นอยู่ที่นี่ ลองใหม่ในอีกไม่กี่นาที หรือไปเล่นในช่องแชทอื่น
error-cannot_attach = ฉันต้องมีสิทธิ์ **{ $missing }** ถึงจะส่งไฟล์ที่นี่ได้ ขอให้คนที่จัดการเซิร์ฟเวอร์นี้ให้สิทธิ์ฉัน หรือใช้คำสั่งสแลช
error-training-bot_permission = ฉันต้องมีสิทธิ์ **{ $missing }** ถึงจะแสดงความคืบหน้าของการฝึกที่นี่ได้ ขอให้คนที่จัดการเซิร์ฟเวอร์นี้ให้สิทธิ์ฉัน หรือฝึกฉันในช่องแชทอื่น
error-training-user_install = ฉันแสดงความคืบหน้าของการฝึกที่นี่ไม่ได้ ฝึกฉันทางข้อความโดยตรง หรือในเซิร์ฟเวอร์ที่เพิ่มฉันแล้ว
error-learner_game = นักเรียนไม่เล่นเกมนั้น เกมที่เล่น: { $games }
error-learner-unknown_word = ฉันไม่รู้จัก “{ $typed }” ดูสิ่งที่ฉันได้เรียนรู้ด้วย `{ $prefix }{ name-brain }` หรือใช้ `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` พร้อมไฟล์ และ `{ $prefix }{ name-learner } { word-reset }` หรือ `{ $prefix }{ name-learner } { word-reset } { word-stronger }`
error-no_analysis = ฉันวิเคราะห์ **{ $game }** ไม่ได้ เกมนี้จึงไม่มีคำใบ้ การวิเคราะห์ และการทบทวน
error-training-unknown_word = ฉันไม่รู้จัก “{ $typed }” พิมพ์จำนวนเกมและระดับหนึ่งของฉัน ({ $levels }) เช่น `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`
error-training-games = เลือกจำนวนเกมฝึกตั้งแต่ 1 ถึง { $most }
error-training-already_running = ฉันกำลังฝึกอยู่ที่นี่แล้ว รอให้จบ หรือกดจบการฝึก
error-learner-other_mode = รวมความจำสองชุดนี้ไม่ได้ ไฟล์เป็นโหมด `{ $theirs }` แต่ที่นี่ฉันเรียนในโหมด `{ $ours }`
error-learner-one_file = ฉันต้องการไฟล์หนึ่งไฟล์ ซึ่งสร้างได้ด้วยปุ่ม **{ learner-do_export }** ใต้ `{ $prefix }{ name-brain }`
error-learner-download_failed = Discord ไม่ได้ส่งไฟล์นั้นให้ฉัน โปรดลองอีกครั้ง
error-notify-other_server = ปุ่มนั้นเป็นของเซิร์ฟเวอร์อื่น ดูปุ่มของเซิร์ฟเวอร์นี้ได้ด้วย `{ $prefix }{ name-notify }`
error-notify-searches_off = เซิร์ฟเวอร์นี้ไม่อนุญาตให้แจ้งคำชวน
error-not_a_manager = คุณต้องมีสิทธิ์ **{ permission-manage_guild }** ถึงจะทำได้
error-settings_outside_server = มีแค่เซิร์ฟเวอร์ที่มีการตั้งค่า ใช้ `/{ name-settings }` ในช่องแชทของเซิร์ฟเวอร์คุณ
error-invalid_choice = เลือกตัวเลือกนั้นไม่ได้ ดูตัวเลือกที่มีได้ใน `/{ name-settings }`
error-invalid_prefix = ยังไม่ได้บันทึก คำนำหน้าต้องเป็นอักขระที่มองเห็นได้ไม่เกิน 5 ตัว ไม่มีเว้นวรรคหรือแบ็กทิก และไม่ขึ้นต้นด้วย `/`, `@` หรือ `<`
error-vote-outside_server = เกมแบบนี้ทุกคนในที่เดียวกันโหวต จึงเล่นได้เฉพาะในเซิร์ฟเวอร์ ที่นี่เริ่มเกมกับฉันได้ด้วย `{ $prefix }{ name-play }`
error-vote-off = เซิร์ฟเวอร์นี้ปิดเกมที่ทุกคนโหวต
error-vote-time = เวลาต่อตาต้องอยู่ระหว่าง 15 วินาทีถึง 24 ชั่วโมง เช่น `30s`, `5m` หรือ `1h` ตัวอย่าง: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = การโหวตของตานั้นเพิ่งปิดไป อีกสักครู่โหวตตาต่อไปได้
error-vote-only_in_thread = คุณต้องมีสิทธิ์ **{ permission-manage_messages }** ถึงจะเริ่มเกมนี้ในช่องแชทโดยตรงได้ ถ้าไม่มี เกมจะเล่นในเธรด
error-vote-needs_thread = เกมนี้ต้องมีเธรด คุณต้องมีสิทธิ์ **{ permission-create_public_threads }** ถึงจะเปิดเธรดที่นี่ได้ หรือสิทธิ์ **{ permission-manage_messages }** เพื่อเล่นในช่องแชทโดยตรง
error-wrong_channel = ฉันไม่ได้เล่นที่นี่ ไปเล่นได้ใน { $channels }
error-missing_role = ถ้าจะเล่นกับฉันที่นี่ คุณต้องมีบทบาทใดบทบาทหนึ่ง: { $roles }
error-cooldown = เร็วไปนิด คำสั่งต่อไปใช้ได้: { $ends }
error-too_many_choices = คุณเปลี่ยนเกมนี้บ่อยเกินไป เล่นต่อไปเลย หรือเริ่มเกมใหม่ด้วย `{ $prefix }{ name-play }`
error-already_playing = คุณกำลังเล่นเกมอยู่ที่นี่แล้ว ดูกระดานได้ด้วย `{ $prefix }{ name-board }`
error-button_used = คุณกดปุ่มนั้นไปแล้ว
error-moderation-not_a_moderator = คุณต้องมีสิทธิ์ **{ permission-manage_messages }** ถึงจะหยุดเกมของสมาชิกคนอื่นได้
error-moderation-end_exhibition_instead = ถ้าคุณเป็นคนเริ่มเกมนี้ ให้หยุดด้วยปุ่มด้านล่าง ถ้าไม่ใช่ คุณต้องมีสิทธิ์ **{ permission-manage_messages }**
error-memory_file-too_large = ฉันนำเข้าไฟล์นั้นไม่ได้: ใหญ่เกิน { $max_kib } KiB
error-memory_file-not_mine = ฉันโหลดไฟล์นั้นไม่ได้: ฉันไม่ได้สร้างไว้ หรือมีคนแก้ไขไฟล์
error-memory_file-value = ฉันนำเข้าไฟล์นั้นไม่ได้: `{ $where }` ต้องเป็นค่าใดค่าหนึ่งต่อไปนี้: `{ $values }`
error-memory_file-entry = ฉันนำเข้าไฟล์นั้นไม่ได้: `{ $where }` ต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง { $max_position } { -entries-from-0 }
error-memory_file-position = ฉันนำเข้าไฟล์นั้นไม่ได้: `{ $where }` คือ { $position } ซึ่งนักเรียนเรียนรู้ในโหมดนี้ไม่ได้ หรือมีซ้ำสองครั้ง { -entries-from-0 }
error-notation-line = ฉันอ่านบรรทัด { $line } ไม่ได้ บรรทัดมีหน้าตาแบบนี้: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line` คือ เวลา กระดาน ผู้เล่น ตาที่เดิน ผล และวิธีที่เกมจบ
error-notation-unplayable = บรรทัด { $line } เป็นเกมที่เป็นไปไม่ได้: ตาที่ { $move } ไม่ใช่ช่องที่เดินได้ในตอนนั้น เช่น `B2`
error-notation-ending = บรรทัด { $line } เป็นเกมที่เป็นไปไม่ได้: เดินแบบนั้นแล้วจะจบด้วย `{ $ending }` ไม่ได้
error-starting-own = ฉันกำลังเริ่มอีกเกมของคุณอยู่ ลองใหม่ในอีกสักครู่
error-starting-other = ฉันกำลังเริ่มอีกเกมของคนที่ท้าอยู่ ลองใหม่ในอีกสักครู่
error-thread-closed = เธรดนี้ปิดแล้ว และฉันไม่มีสิทธิ์เปิดใหม่ ขอให้คนที่จัดการเซิร์ฟเวอร์นี้เปิดให้ แล้วดูกระดานได้ด้วย `{ $prefix }{ name-board }`
error-thread-name_blocked = AutoMod ของเซิร์ฟเวอร์นี้บล็อกชื่อเธรด ซึ่งมีชื่อของผู้เล่นอยู่ เล่นโดยไม่ใช้เธรด หรือขอให้ผู้ดูแลยกเว้นฉันจากกฎนั้น
-entries-from-0 = (รายการแรกนับเป็นหมายเลข 0)
error-thread-bot_permission = ฉันต้องมีสิทธิ์ **{ $missing }** ถึงจะเปิดเธรดที่นี่ได้ ขอให้คนที่จัดการเซิร์ฟเวอร์นี้ให้สิทธิ์ฉัน หรือเล่นโดยไม่ใช้เธรด
error-too_many_matches-own = คุณกำลังเล่น { $most } เกมที่นี่ ซึ่งมากที่สุดในคราวเดียวแล้ว เล่นให้จบสักเกมก่อน: { $channels }
error-too_many_matches-other = คนที่ท้ากำลังเล่น { $most } เกมที่นี่ ซึ่งมากที่สุดในคราวเดียวแล้ว รับคำท้าได้เมื่อจบไปสักเกม
error-may_not_follow_up = ฉันต้องมีสิทธิ์ **{ $missing }** ถึงจะแสดงเกมต่อที่นี่ได้ ขอให้คนที่จัดการเซิร์ฟเวอร์นี้ให้สิทธิ์ฉัน หรือไปเล่นในช่องแชทอื่น
error-not_in_thread = แท็กฉันที่นี่ก่อน แล้วฉันจะเข้ามาในเธรดส่วนตัวนี้ ก่อนหน้านั้นฉันแสดงเกมต่อที่นี่ไม่ได้
error-locked_thread = เธรดนี้ล็อกอยู่ ฉันจึงแสดงเกมต่อที่นี่ไม่ได้ ขอให้ผู้ดูแลปลดล็อก หรือไปเล่นในช่องแชทอื่น
error-in_timeout = ฉันถูกไทม์เอาต์ในเซิร์ฟเวอร์นี้ จึงเขียนที่นี่ไม่ได้ สิ้นสุด: { $ends }
error-match_unreachable = เกมล่าสุดที่นี่จบแบบไม่นับผล เพราะข้อความที่มีกระดานถูกลบหรือฉันมองไม่เห็นช่องแชทนี้
error-hints_not_allowed = เกมนี้ปิดคำใบ้ เริ่มเกมที่ทั้งสองฝ่ายใช้คำใบ้ได้ด้วย `{ $prefix }{ name-play } @ใครสักคน { word-hints }`
error-record-nothing_finished = ยังไม่มีเกมที่จบที่นี่ วิเคราะห์รูปกระดานใดก็ได้ด้วย `{ $prefix }{ name-analyse } X../.O./...`
error-record-match_not_found = ฉันไม่รู้จักเกมนั้นแล้ว ผู้เล่นคนหนึ่งอาจลบข้อมูลของตัวเองไป
error-record-unknown_target = ฉันไม่รู้จัก “{ $typed }” เว้นว่างไว้เพื่อดูของคุณเอง ระบุสมาชิก เช่น `{ $prefix }{ $command } @ben` หรือเขียน `{ $prefix }{ $command } { word-server }` เพื่อดูของทุกคนที่นี่
error-record-two_targets = เลือกสมาชิกหรือทั้งเซิร์ฟเวอร์อย่างใดอย่างหนึ่ง
error-record-no_leaderboard = เรตติ้งและตารางอันดับมีเฉพาะในเซิร์ฟเวอร์ ดูผลของคุณที่นี่ได้ด้วย `{ $prefix }{ name-stats }`
error-record-no_pasted_game = ใส่บรรทัดหนึ่งจาก `{ $prefix }{ name-export }` หลังคำสั่ง แล้วฉันจะแสดงเกมนั้น
error-record-board_too_large = กระดานนั้นใหญ่เกินกว่าที่ฉันจะแสดงได้ ใหญ่สุดคือ { $most }×{ $most }
error-record-export_too_large = คุณเล่นเกมไว้มากเกินกว่าจะใส่ในไฟล์ขนาด { $most } MiB ลองขอจากผู้ดูแลบอท
error-share-not_visible = ในเซิร์ฟเวอร์นี้มีแค่คุณที่เห็นคำตอบของฉัน คนอื่นจึงจะไม่เห็นภาพ
error-share-cannot_attach = ฉันแชร์เกมที่นี่ไม่ได้: ต้องมีสิทธิ์ **{ $missing }**
error-level_not_offered = { $game } ไม่มีระดับ **{ $level }** ระดับที่มี: { $levels }
error-network_missing = บอทนี้ไม่ได้ติดตั้งเครือข่าย จึงไม่มี **สัญชาตญาณ** และ **นิวรัล**
error-network_game = เครือข่ายยังไม่ได้เรียนเกมนั้น เกมที่รู้: { $games }
error-offer-what = พิมพ์ว่าจะเสนออะไร: `{ $prefix }{ name-offer } { name-draw }` หรือ `{ $prefix }{ name-offer } { name-takeback }`
error-no_records = เกมนั้นไม่มีสถิติและเรตติ้งแยกต่างหาก เกมที่มี: { $games }
error-unknown_level = ฉันไม่รู้จัก “{ $typed }” ระดับของฉันคือ { $levels } เช่น `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = ยังไม่ได้บันทึก: X และ O ต้องมีอีโมจิทั้งคู่
error-emoji-unreadable = ยังไม่ได้บันทึก: “{ $typed }” ไม่ใช่อีโมจิ ใส่อีโมจิ หรือชื่ออีโมจิของเซิร์ฟเวอร์ เช่น `:cat:`
error-emoji-composed = ยังไม่ได้บันทึก: “{ $typed }” ประกอบจากหลายอักขระ เหมือนธง ปุ่มตัวเลข และครอบครัวทั้งหมด บนกระดาน Discord อาจแสดงแยกกันทีละตัว เลือกอีโมจิแบบเรียบง่าย เช่น 🍎
error-emoji-unknown = ยังไม่ได้บันทึก: เซิร์ฟเวอร์นี้ไม่มีอีโมจิ `:{ $name }:` ใส่อีโมจิของเซิร์ฟเวอร์ หรืออีโมจิมาตรฐาน เช่น 🍎
error-emoji-unavailable = ยังไม่ได้บันทึก: ตอนนี้ใช้ `:{ $name }:` ไม่ได้ เพราะเซิร์ฟเวอร์นี้มีอีโมจิเกินกว่าที่บูสต์รองรับ
error-emoji-restricted = ยังไม่ได้บันทึก: `:{ $name }:` ใช้ได้เฉพาะบางบทบาท ซึ่งฉันไม่มี
error-emoji-duplicate = ยังไม่ได้บันทึก: { $emoji } จะหมายถึงของสองอย่าง X, O และช่องว่างต้องใช้อีโมจิต่างกัน ในแถวที่ชนะก็เช่นกัน ถ้าไม่ใส่อีโมจิให้ช่องว่าง จะใช้ { $free }
error-emoji-unlisted = ยังไม่ได้บันทึก: Discord ไม่ได้บอกฉันว่าเซิร์ฟเวอร์นี้มีอีโมจิอะไรบ้าง โปรดลองอีกครั้ง

## failure

failure-old_button = ปุ่มนั้นมาจากฉันเวอร์ชันเก่า ดูว่าตอนนี้ฉันทำอะไรได้บ้างด้วย `{ $prefix }{ name-help }`
failure-changed = คำสั่งของฉันเพิ่งเปลี่ยน แต่ Discord ของคุณยังแสดงชุดเก่า โหลดใหม่ (Ctrl+R หรือเปิดแอปใหม่) แล้วลองอีกครั้ง
failure-unexpected = ขออภัย เกิดข้อผิดพลาดทางฝั่งฉัน โปรดลองอีกครั้ง ดูสถานะของเกมได้ด้วย `{ $prefix }{ name-board }`
failure-try_later = ตอนนี้ Discord ไม่ให้ฉันทำรายการนี้ให้เสร็จ โปรดลองอีกครั้งในหนึ่งนาที ดูสถานะของเกมได้ด้วย `{ $prefix }{ name-board }`
failure-blocked = AutoMod ของเซิร์ฟเวอร์นี้บล็อกข้อความของฉัน ขอให้ผู้ดูแลยกเว้นฉันจากกฎนั้น แล้วดูสถานะของเกมได้ด้วย `{ $prefix }{ name-board }`
failure-blocked_link = ตัวกรองลิงก์อันตรายของ Discord บล็อกข้อความของฉัน คงเป็นเพราะมีบางชื่ออยู่ในนั้น ดูสถานะของเกมได้ด้วย `{ $prefix }{ name-board }`
failure-embed_removed = มีคนลบเอ็มเบดที่มีคำพูดของฉันออกจากข้อความนี้ ช่วยเก็บไว้ด้วยนะ ถ้าไม่มี จะไม่มีใครเห็นว่าถึงตาใคร
failure-no_channel = Discord ไม่ได้บอกฉันว่าอยู่ในช่องแชทไหน โปรดลองอีกครั้ง
failure-not_attached = ส่งไฟล์ไม่ได้ เพราะ Discord ไม่รับไฟล์นั้น
failure-database = ขออภัย ตอนนี้ฉันบันทึกเกมไม่ได้ เกมที่บันทึกไว้แล้วยังปลอดภัย อีกไม่กี่นาทีลองดู `{ $prefix }{ name-board }` แล้วลองอีกครั้ง
failure-computation = ขออภัย ฉันคำนวณไม่ทันเวลา โปรดลองอีกครั้งในอีกไม่กี่นาที
failure-timeout = ฉันตอบใน { $channel } ไม่ได้ เพราะถูกไทม์เอาต์ในเซิร์ฟเวอร์นั้น สิ้นสุด: { $ends } หลังจากนั้นเล่นต่อด้วย `{ $prefix }{ name-board }` เกมของคุณบันทึกไว้แล้ว
failure-muted = ฉันตอบใน { $channel } ไม่ได้ถ้าไม่มีสิทธิ์ **{ $missing }** ขอให้คนที่จัดการเซิร์ฟเวอร์นั้นให้สิทธิ์ฉัน แล้วเล่นต่อด้วย `{ $prefix }{ name-board }` เกมของคุณบันทึกไว้แล้ว

## owner

owner-synced = ตอนนี้ลงทะเบียนคำสั่งสแลชกับ Discord แล้ว { $count } คำสั่ง
owner-not_synced = Discord ปฏิเสธคำสั่งสแลช (HTTP { $status }: { $reason }) ลองใหม่ภายหลัง ถ้ายังไม่ได้ผล เชิญฉันอีกครั้งด้วยลิงก์ในล็อกของฉัน
owner-servers = ฉันอยู่ใน { $count } เซิร์ฟเวอร์ ถ้าจะให้ฉันออกจากเซิร์ฟเวอร์ไหน ส่ง `{ $prefix }leave` ตามด้วย ID ของเซิร์ฟเวอร์นั้น
owner-direct_message = ถ้าตอบที่นี่ สมาชิกของเซิร์ฟเวอร์นี้จะรู้ว่าฉันอยู่ในเซิร์ฟเวอร์ไหนบ้าง ส่งคำสั่งนี้ให้ฉันทางข้อความโดยตรง
owner-left = ฉันออกจากเซิร์ฟเวอร์ { $id } แล้ว
owner-not_there = ฉันไม่ได้อยู่ในเซิร์ฟเวอร์ที่มี ID นี้ ดูรายชื่อได้ด้วย `{ $prefix }servers`
owner-not_allowed = คนที่ดูแลฉันให้ฉันเล่นเฉพาะบางเซิร์ฟเวอร์ และที่นี่ไม่ได้อยู่ในนั้น ฉันจึงขอออกไป

## place

place-1 = บนซ้าย
place-2 = บน
place-3 = บนขวา
place-4 = ซ้าย
place-5 = กลาง
place-6 = ขวา
place-7 = ล่างซ้าย
place-8 = ล่าง
place-9 = ล่างขวา

## advice

advice-match = คุณกำลังเล่นเกมใน { $channel } ซึ่งมีรูปกระดานนี้อยู่ หรือห่างกันแค่ตาเดียว ถ้าทำต่อ เกมนั้นจะเพิ่มเรตติ้งของคุณไม่ได้อีก และกระดานจะขึ้นว่า “มีคำใบ้”
advice-matches = คุณกำลังเล่นหลายเกมใน { $channel } ซึ่งมีรูปกระดานนี้อยู่ หรือห่างกันแค่ตาเดียว ถ้าทำต่อ เกมเหล่านั้นจะเพิ่มเรตติ้งของคุณไม่ได้อีก และกระดานจะขึ้นว่า “มีคำใบ้”
advice-match_private = คุณกำลังเล่นเกมกับฉันทางข้อความโดยตรง ซึ่งมีรูปกระดานนี้อยู่ หรือห่างกันแค่ตาเดียว ถ้าทำต่อ กระดานที่นั่นจะขึ้นว่า “มีคำใบ้”
advice-puzzle = รูปกระดานนี้คือปริศนาที่คุณกำลังทำอยู่ หรือห่างกันแค่ตาเดียว ถ้าทำต่อ ปริศนานั้นจะนับว่าตอบผิด
advice-daily = รูปกระดานนี้คือปริศนาประจำวันของวันนี้ หรือห่างกันแค่ตาเดียว ถ้าทำต่อ ปริศนานั้นจะนับว่าตอบผิด
advice-exercise = รูปกระดานนี้คือแบบฝึกหัดที่คุณกำลังทำอยู่ หรือห่างกันแค่ตาเดียว ถ้าทำต่อ แบบฝึกหัดนั้นจะนับว่าตอบผิด
advice-show = ทำต่ออยู่ดี

## games

games-title = ### 🎮 เกมของคุณ
games-none = ตอนนี้คุณไม่ได้เล่นเกมไหนอยู่ เริ่มเกมได้ด้วย `{ $prefix }{ name-play }` หรือชวนใครก็ได้ด้วย `{ $prefix }{ name-invite }`
games-game = - [{ $game }]({ $link }) เจอกับ **{ $other }** · { $place } · { $turn }
games-your_turn = **ตาของคุณ** หมดเวลา { $deadline }
games-their_turn = รอ **{ $who }** หมดเวลา { $deadline }
games-my_turn = รอ **{ $who }**
games-private = แชทส่วนตัว
games-invitations = ### ⚔️ กำลังหาคนเล่นด้วย
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · หมดอายุ { $deadline }
games-join = ร่วมเล่น { $number }
games-press = กดปุ่มเพื่อดูเกมที่คุณกำลังเล่น มีแค่คุณที่เห็น
games-open = เกมของฉัน

## share

share-won = **{ $who }** แข่งกับ **{ $other }** แล้วชนะใน { $plies } ตา
share-resigned = **{ $who }** แข่งกับ **{ $other }** แล้วชนะ เพราะอีกฝ่ายยอมแพ้หลังเดินไป { $plies } ตา
share-forfeited = **{ $who }** แข่งกับ **{ $other }** แล้วชนะ เพราะอีกฝ่ายออกไปหรือหมดเวลาหลังเดินไป { $plies } ตา
share-drawn = **{ $x }** กับ **{ $o }** เสมอกันหลังเดินไป { $plies } ตา
share-no_result = **{ $x }** กับ **{ $o }** เล่นกัน { $plies } ตา แบบไม่นับผล
share-picture = ภาพเคลื่อนไหวของเกม: { $game } { $x } เริ่มก่อน { $o } เริ่มทีหลัง ตาที่เดิน: { $moves }
share-player = ผู้เล่น { $number }
share-picture_won = { $who } ชนะ
share-picture_drawn = เกมจบลงด้วยผลเสมอ
share-picture_no_result = เกมจบแบบไม่นับผล

## vote

vote-thread = 🗳️ ทุกคนเล่นได้: โหวตแต่ละตาใน { $thread }
vote-counts = 🗳️ { $counts } · ปิดโหวต { $deadline }
vote-none = 🗳️ ยังไม่มีโหวต · ปิดโหวต { $deadline }
vote-waits = 🗳️ ไม่มีใครโหวต ถ้ายังไม่มีโหวต เกมจะจบ { $deadline }
vote-last = ผลโหวตตาที่แล้ว: { $counts }
vote-lot = 🎲 { $cells } ได้คะแนนโหวตเท่ากัน จึงสุ่มเลือกมาหนึ่งช่อง
vote-lot_many = 🎲 มี { $count } ช่องที่ได้คะแนนโหวตเท่ากัน จึงสุ่มเลือกมาหนึ่งช่อง
vote-yours = 🗳️ โหวตของคุณ: **{ $move }** · ตอนนี้ { $count } โหวต · ปิดโหวต { $deadline } เปลี่ยนได้จนกว่าจะปิด
vote-theirs = 🗳️ **{ $who }** โหวต **{ $move }** · ตอนนี้ { $count } โหวต · ปิดโหวต { $deadline }
vote-how = โหวตเลือกช่อง ช่องที่ได้โหวตมากที่สุดคือช่องที่จะเดิน
vote-how_with_review = { vote-how } เมื่อเกมจบ ฉันจะบอกว่าพลาดกันตรงไหน และใครโหวตตาที่ถูก
vote-typed = ถ้าจะโหวต ให้พิมพ์ตาที่จะเดิน เช่น `{ $prefix }{ name-move } { $example }`
vote-saw = { $others ->
    [0] **{ $who }** มองออก
   *[other] **{ $who }** และอีก { $others } คนมองออก
}
vote-saw_unnamed = { $count ->
    [0] ไม่มีใครโหวตตาที่ดีกว่า
   *[other] มี { $count } คนมองออก
}
vote-went_wrong = ทีมโหวตพลาดในตาที่ { $number } (ที่ดีกว่า: { $cells })
vote-best = **ผู้โหวตดีที่สุด:** { $who } { $share }
vote-practise = ฝึก
vote-choose = 🗳️ เลือกช่องที่จะโหวต:

## race

race-title = 🏁 **แข่งไขปริศนา** · { $game } · { $time }
race-title_storm = ⚡ **ไขปริศนาจับเวลา** · { $game } · { $time }
race-time_90 = 90 วินาที
race-time_180 = 3 นาที
race-mixed = หลายเกม
race-rules = ทุกคนได้ปริศนาชุดเดียวกัน จากง่ายไปยาก ในข้อความที่มีแค่เจ้าตัวเห็น ตอบถูกได้ 1 แต้ม ตอบผิดเสียเวลา { $seconds } วินาที
race-in = **ร่วมแข่ง:** { $names } ({ $count } จาก { $most } คน)
race-starts = เริ่ม { $begins } หรือเมื่อ { $who } กด **เริ่มเลย**
race-starts_at = เริ่ม { $begins }
race-unrated = -# เรตติ้งไม่เปลี่ยน เพราะฉันแยกไม่ออกว่าใครเร็วจริง หรือเปิดอีกหน้าต่างไว้
race-restarted_lobby = -# ฉันเพิ่งรีสตาร์ต ทุกคนที่ร่วมแล้วยังอยู่ครบ เมื่อเริ่มแล้วให้กด **ไปต่อ** ที่นี่
race-join = ร่วมแข่ง
race-begin = เริ่มเลย
race-continue = ไปต่อ
race-again = อีกรอบ
race-see_missed = ดูข้อที่พลาด
race-keep = ฝึกข้อเหล่านี้
race-kept = { $count ->
    [0] ข้อเหล่านี้เป็นแบบฝึกหัดของคุณอยู่แล้ว
   *[other] เพิ่ม { $count } ข้อเป็นแบบฝึกหัดของคุณแล้ว
}
race-open_storm = เริ่มจับเวลา
race-joined = 🏁 คุณร่วมแข่งแล้ว เริ่ม { $begins } แล้วปริศนาข้อแรกของคุณจะขึ้นตรงนี้
race-alone = ไม่มีใครร่วมแข่ง รอบนี้จึงเป็นการไขปริศนาจับเวลา คือแข่งคนเดียว และนับเป็นสถิติของคุณ
race-nobody_joined = ไม่มีใครร่วมแข่ง
race-running = -# แต่ละคนตอบในข้อความของตัวเอง ถ้าของคุณหายไป กด **ไปต่อ**
race-restarted = ฉันเพิ่งรีสตาร์ต แต้มทั้งหมดยังอยู่ และเวลาที่เหลือตอนคุณตอบล่าสุดก็ยังอยู่ กด **ไปต่อ**
race-over = -# ถ้าแต้มเท่ากัน ดูคอมโบสูงสุดก่อน แล้วดูว่าใครตอบผิดน้อยกว่า แล้วดูว่าใครใช้เวลาน้อยกว่า
race-row = **{ $place }.** { $who } · **{ $points } แต้ม**
race-row_finished = **{ $place }.** { $who } · **{ $points } แต้ม** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points } แต้ม** · คอมโบสูงสุด { $combo } · ผิด { $wrong }
race-right = ✅ +1 · คอมโบ { $combo }
race-wrong = ❌ −{ $seconds } วินาที
race-score = **{ $points } แต้ม** · ข้อ { $number } · หมดเวลา { $ends }
race-win = **ตา { $mark } เดินให้ชนะ**
race-draw = **ตา { $mark } เดินให้เสมอ**
race-paused = ⏸️ เวลาของคุณหยุดอยู่ คุณมี **{ $points } แต้ม** และเหลือ **{ $seconds } วินาที** กด **ไปต่อ** เมื่อพร้อม แล้วเวลาจะเดินต่อ
race-time_up = ⏱️ หมดเวลา
race-all_answered = 🏆 คุณตอบครบทุกข้อแล้ว
race-result = **{ $points } แต้ม** · คอมโบสูงสุด { $combo } · ผิด { $wrong }
race-wait_for_order = -# เมื่อทุกคนทำเสร็จ อันดับจะขึ้นในช่องแชท
race-records = สถิติสูงสุดของคุณ: วันนี้ **{ $today }** · สัปดาห์นี้ **{ $week }** · ตลอดกาล **{ $ever }**
race-new_record = 🏆 สถิติสูงสุดใหม่ของคุณ!
race-missed = ข้อ { $number } · ข้อที่พลาด { $page } จาก { $count }
race-right_win = { $mark } ชนะด้วย **{ $solution }** { $reasons }
race-right_draw = { $mark } เสมอด้วย **{ $solution }** { $reasons }
race-nothing_missed = คุณไม่พลาดสักข้อ ✅
race-title_day = 🏁 **แข่งไขปริศนาประจำวัน** · { $day }
race-day_rules = ทุกคนที่นี่ได้ปริศนา { $count } ข้อชุดเดียวกัน จากง่ายไปยาก ตอบได้ข้อละครั้ง ตอบถูกได้ 1 แต้ม จบ { $ends } แล้วฉันจะเฉลย
race-day_named = ตารางแสดงชื่อทุกคนที่ร่วมแข่ง เรตติ้งไม่เปลี่ยน
race-day_nobody = ยังไม่มีใครตอบ
race-day_over = การแข่งนั้นจบไปแล้วตอนเที่ยงคืน UTC
race-day_solutions = -# จบ { $ends } หลังจากนั้นดูข้อที่คุณพลาดได้ด้วย `{ $prefix }{ name-race } { word-today }`
race-day_progress = คุณตอบแล้ว { $number } จาก { $count } ข้อ
race-day_order = -# ถ้าแต้มเท่ากัน ดูคอมโบสูงสุดก่อน แล้วดูว่าใครตอบผิดน้อยกว่า แล้วดูว่าใครใช้เวลาน้อยกว่า แต่ละข้อคิดเวลาไม่เกินหนึ่งนาที คุณจึงพักแล้วมาทำต่อภายในวันนี้ได้
race-day_yesterday = เมื่อวาน: **{ $points } แต้ม** อันดับ { $place } จาก { $count }
race-start = เริ่ม
race-todays = การแข่งของวันนี้
race-day_score = **{ $points } แต้ม** · ข้อ { $number } จาก { $count }
race-day_wrong = ❌ ไม่ใช่ตาที่ถูก
race-storm_press = { race-title_storm } · กดปุ่มเพื่อเริ่มของคุณ มีแค่คุณที่เห็น

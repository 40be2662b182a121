"""What `python -m companion.web.build.rehearsals` has counted, which writes this."""

TABLE = """
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager10-werewolf3 hamster=41,humans=15,wolves=144 hamster=47,humans=74,wolves=79
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager11-werewolf3 hamster=53,humans=16,wolves=131 hamster=47,humans=81,wolves=72
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager12-werewolf3 hamster=46,humans=9,wolves=145 hamster=57,humans=74,wolves=69
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager13-werewolf3 hamster=38,humans=22,wolves=140 hamster=48,humans=78,wolves=74
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager5-werewolf3 hamster=51,humans=11,wolves=138 hamster=49,humans=68,wolves=83
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager6-werewolf3 hamster=46,humans=11,wolves=143 hamster=49,humans=68,wolves=83
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager7-werewolf3 hamster=52,humans=14,wolves=134 hamster=47,humans=64,wolves=89
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager8-werewolf3 hamster=46,humans=18,wolves=136 hamster=53,humans=71,wolves=76
bite bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager9-werewolf3 hamster=53,humans=12,wolves=135 hamster=59,humans=71,wolves=70
bite bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager12-werewolf3 hamster=41,humans=20,wolves=139 hamster=56,humans=65,wolves=79
bite bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager13-werewolf3 hamster=43,humans=23,wolves=134 hamster=49,humans=75,wolves=76
bite bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager5-werewolf2 hamster=50,humans=30,wolves=120 hamster=74,humans=64,wolves=62
bite bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager5-werewolf3 hamster=51,humans=9,wolves=140 hamster=49,humans=73,wolves=78
bite bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager6-werewolf2 hamster=40,humans=38,wolves=122 hamster=59,humans=66,wolves=75
bite bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager6-werewolf3 hamster=55,humans=11,wolves=134 hamster=59,humans=56,wolves=85
bite bodyguard1-hamster1-medium1-owl1-possessed1-seer1-villager12-werewolf3 hamster=44,humans=14,wolves=142 hamster=47,humans=79,wolves=74
bite bodyguard1-hamster1-medium1-owl1-possessed1-seer1-villager13-werewolf3 hamster=29,humans=24,wolves=147 hamster=56,humans=71,wolves=73
bite bodyguard1-mason2-medium1-owl1-possessed1-seer1-villager12-werewolf3 humans=25,wolves=175 humans=124,wolves=76
bite bodyguard1-mason2-medium1-owl1-possessed1-seer1-villager13-werewolf3 humans=22,wolves=178 humans=103,wolves=97
bite bodyguard1-mason2-medium1-owl1-possessed1-seer1-villager5-werewolf2 humans=70,wolves=130 humans=109,wolves=91
bite bodyguard1-mason2-medium1-owl1-possessed1-seer1-villager6-werewolf2 humans=55,wolves=145 humans=119,wolves=81
bite bodyguard1-medium1-owl1-possessed1-seer1-villager12-werewolf3 humans=21,wolves=179 humans=113,wolves=87
bite bodyguard1-medium1-owl1-possessed1-seer1-villager13-werewolf3 humans=24,wolves=176 humans=89,wolves=111
bite bodyguard1-medium1-owl1-possessed1-seer1-villager5-werewolf2 humans=39,wolves=161 humans=111,wolves=89
bite bodyguard1-medium1-owl1-possessed1-seer1-villager6-werewolf2 humans=46,wolves=154 humans=111,wolves=89
bite bodyguard1-medium1-owl1-possessed1-seer1-villager7-werewolf2 humans=58,wolves=142 humans=113,wolves=87
bite bodyguard1-medium1-possessed1-seer1-villager12-werewolf3 humans=12,wolves=188 humans=80,wolves=120
bite bodyguard1-medium1-possessed1-seer1-villager13-werewolf3 humans=30,wolves=170 humans=90,wolves=110
bite bodyguard1-medium1-possessed1-seer1-villager5-werewolf2 humans=30,wolves=170 humans=99,wolves=101
bite bodyguard1-medium1-possessed1-seer1-villager6-werewolf2 humans=42,wolves=158 humans=104,wolves=96
bite hunter1-seer1-villager3-werewolf2-witch1 humans=40,wolves=160 humans=95,wolves=105
bite hunter1-seer1-villager4-werewolf2-witch1 humans=65,wolves=135 humans=95,wolves=105
bite hunter1-seer1-villager5-werewolf2-witch1 humans=53,wolves=147 humans=90,wolves=110
bite hunter1-seer1-villager6-werewolf2-witch1 humans=60,wolves=140 humans=104,wolves=96
bite hunter1-seer1-villager7-werewolf2-witch1 humans=52,wolves=148 humans=101,wolves=99
bite medium1-possessed1-seer1-villager12-werewolf3 humans=13,wolves=187 humans=57,wolves=143
bite medium1-possessed1-seer1-villager13-werewolf3 humans=12,wolves=188 humans=45,wolves=155
bite medium1-possessed1-seer1-villager5-werewolf2 humans=31,wolves=169 humans=68,wolves=132
bite medium1-possessed1-seer1-villager6-werewolf2 humans=32,wolves=168 humans=69,wolves=131
bite medium1-seer1-villager12-werewolf3 humans=11,wolves=189 humans=33,wolves=167
bite medium1-seer1-villager13-werewolf3 humans=17,wolves=183 humans=52,wolves=148
bite medium1-seer1-villager5-werewolf2 humans=13,wolves=187 humans=46,wolves=154
bite medium1-seer1-villager6-werewolf2 humans=37,wolves=163 humans=69,wolves=131
bite seer1-villager10-werewolf2 humans=43,wolves=157 humans=57,wolves=143
bite seer1-villager11-werewolf2 humans=52,wolves=148 humans=89,wolves=111
bite seer1-villager12-werewolf2 humans=38,wolves=162 humans=78,wolves=122
bite seer1-villager12-werewolf3 humans=14,wolves=186 humans=47,wolves=153
bite seer1-villager13-werewolf2 humans=57,wolves=143 humans=107,wolves=93
bite seer1-villager13-werewolf3 humans=11,wolves=189 humans=33,wolves=167
bite seer1-villager5-werewolf2 humans=28,wolves=172 humans=57,wolves=143
bite seer1-villager6-werewolf2 humans=18,wolves=182 humans=30,wolves=170
bite seer1-villager7-werewolf2 humans=36,wolves=164 humans=76,wolves=124
bite seer1-villager8-werewolf2 humans=27,wolves=173 humans=52,wolves=148
bite seer1-villager9-werewolf2 humans=45,wolves=155 humans=98,wolves=102
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager10-werewolf4-wild_child1-witch1 humans=14,lovers=10,piper=32,wolves=144 humans=28,lovers=2,piper=55,wolves=115
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager11-werewolf4-wild_child1-witch1 humans=12,lovers=6,piper=45,wolves=137 humans=23,lovers=7,piper=56,wolves=114
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager5-werewolf3-wild_child1-witch1 humans=24,lovers=6,piper=29,wolves=141 humans=41,lovers=9,piper=47,wolves=103
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager6-werewolf3-wild_child1-witch1 humans=21,lovers=5,piper=48,wolves=126 humans=37,lovers=3,piper=52,wolves=108
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager7-werewolf3-wild_child1-witch1 humans=19,lovers=3,piper=47,wolves=131 humans=46,lovers=4,piper=41,wolves=109
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager8-werewolf3-wild_child1-witch1 humans=27,lovers=6,piper=41,wolves=126 humans=28,lovers=6,piper=50,wolves=116
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager8-werewolf4-wild_child1-witch1 humans=2,lovers=9,piper=44,wolves=145 humans=24,lovers=8,piper=46,wolves=122
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager9-werewolf3-wild_child1-witch1 humans=22,lovers=5,piper=53,wolves=120 humans=47,lovers=4,piper=41,wolves=108
bite+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager9-werewolf4-wild_child1-witch1 humans=8,lovers=2,piper=33,wolves=157 humans=16,lovers=3,piper=47,wolves=134
bite+captain cupid1-elder1-hunter1-seer1-villager4-werewolf2-wild_child1-witch1 humans=55,lovers=7,wolves=138 humans=76,lovers=7,wolves=117
bite+captain cupid1-elder1-hunter1-seer1-villager5-werewolf2-wild_child1-witch1 humans=63,lovers=11,wolves=126 humans=68,lovers=5,wolves=127
bite+captain cupid1-elder1-hunter1-seer1-villager6-werewolf2-wild_child1-witch1 humans=57,lovers=6,wolves=137 humans=74,lovers=5,wolves=121
bite+captain cupid1-elder1-hunter1-seer1-villager6-werewolf3-wild_child1-witch1 humans=23,lovers=15,wolves=162 humans=44,lovers=8,wolves=148
bite+captain cupid1-elder1-hunter1-seer1-villager7-werewolf2-wild_child1-witch1 humans=70,lovers=3,wolves=127 humans=65,lovers=5,wolves=130
bite+captain cupid1-elder1-hunter1-seer1-villager7-werewolf3-wild_child1-witch1 humans=19,lovers=11,wolves=170 humans=41,lovers=6,wolves=153
bite+captain cupid1-elder1-hunter1-seer1-villager8-werewolf3-wild_child1-witch1 humans=24,lovers=11,wolves=165 humans=41,lovers=8,wolves=151
bite+captain cupid1-elder1-hunter1-seer1-villager9-werewolf3-wild_child1-witch1 humans=23,lovers=10,wolves=167 humans=44,lovers=6,wolves=150
length 10 3 4 5
length 11 3 4 6
length 12 3 5 6
length 13 3 5 6
length 14 3 6 7
length 15 3 6 8
length 16 5 7 8
length 17 5 7 9
length 18 6 8 9
length 19 6 8 10
length 20 7 8 10
length 21 7 9 11
length 22 7 10 11
length 23 7 10 12
length 24 8 11 12
length 8 3 3 4
length 9 3 3 4
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager10-werewolf3 hamster=49,humans=21,wolves=130 hamster=52,humans=72,wolves=76
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager11-werewolf3 hamster=45,humans=17,wolves=138 hamster=59,humans=86,wolves=55
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager12-werewolf3 hamster=53,humans=23,wolves=124 hamster=52,humans=87,wolves=61
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager13-werewolf3 hamster=44,humans=16,wolves=140 hamster=47,humans=103,wolves=50
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager5-werewolf3 hamster=42,humans=11,wolves=147 hamster=51,humans=82,wolves=67
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager6-werewolf3 hamster=53,humans=12,wolves=135 hamster=53,humans=78,wolves=69
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager7-werewolf3 hamster=36,humans=14,wolves=150 hamster=62,humans=61,wolves=77
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager8-werewolf3 hamster=42,humans=17,wolves=141 hamster=57,humans=75,wolves=68
moderator bodyguard1-hamster1-mason2-medium1-mythomaniac1-owl1-possessed1-seer1-villager9-werewolf3 hamster=48,humans=14,wolves=138 hamster=53,humans=74,wolves=73
moderator bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager12-werewolf3 hamster=35,humans=21,wolves=144 hamster=53,humans=83,wolves=64
moderator bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager13-werewolf3 hamster=36,humans=16,wolves=148 hamster=62,humans=68,wolves=70
moderator bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager5-werewolf2 hamster=42,humans=31,wolves=127 hamster=68,humans=67,wolves=65
moderator bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager5-werewolf3 hamster=56,humans=11,wolves=133 hamster=59,humans=75,wolves=66
moderator bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager6-werewolf2 hamster=48,humans=48,wolves=104 hamster=68,humans=62,wolves=70
moderator bodyguard1-hamster1-mason2-medium1-owl1-possessed1-seer1-villager6-werewolf3 hamster=34,humans=17,wolves=149 hamster=51,humans=74,wolves=75
moderator bodyguard1-hamster1-medium1-owl1-possessed1-seer1-villager12-werewolf3 hamster=36,humans=11,wolves=153 hamster=41,humans=79,wolves=80
moderator bodyguard1-hamster1-medium1-owl1-possessed1-seer1-villager13-werewolf3 hamster=40,humans=13,wolves=147 hamster=47,humans=76,wolves=77
moderator bodyguard1-mason2-medium1-owl1-possessed1-seer1-villager12-werewolf3 humans=23,wolves=177 humans=108,wolves=92
moderator bodyguard1-mason2-medium1-owl1-possessed1-seer1-villager13-werewolf3 humans=22,wolves=178 humans=122,wolves=78
moderator bodyguard1-mason2-medium1-owl1-possessed1-seer1-villager5-werewolf2 humans=62,wolves=138 humans=123,wolves=77
moderator bodyguard1-mason2-medium1-owl1-possessed1-seer1-villager6-werewolf2 humans=65,wolves=135 humans=141,wolves=59
moderator bodyguard1-medium1-owl1-possessed1-seer1-villager12-werewolf3 humans=19,wolves=181 humans=111,wolves=89
moderator bodyguard1-medium1-owl1-possessed1-seer1-villager13-werewolf3 humans=27,wolves=173 humans=119,wolves=81
moderator bodyguard1-medium1-owl1-possessed1-seer1-villager5-werewolf2 humans=40,wolves=160 humans=98,wolves=102
moderator bodyguard1-medium1-owl1-possessed1-seer1-villager6-werewolf2 humans=62,wolves=138 humans=122,wolves=78
moderator bodyguard1-medium1-owl1-possessed1-seer1-villager7-werewolf2 humans=51,wolves=149 humans=99,wolves=101
moderator bodyguard1-medium1-possessed1-seer1-villager12-werewolf3 humans=12,wolves=188 humans=111,wolves=89
moderator bodyguard1-medium1-possessed1-seer1-villager13-werewolf3 humans=24,wolves=176 humans=114,wolves=86
moderator bodyguard1-medium1-possessed1-seer1-villager5-werewolf2 humans=40,wolves=160 humans=123,wolves=77
moderator bodyguard1-medium1-possessed1-seer1-villager6-werewolf2 humans=32,wolves=168 humans=107,wolves=93
moderator hunter1-seer1-villager3-werewolf2-witch1 humans=59,wolves=141 humans=114,wolves=86
moderator hunter1-seer1-villager4-werewolf2-witch1 humans=53,wolves=147 humans=104,wolves=96
moderator hunter1-seer1-villager5-werewolf2-witch1 humans=69,wolves=131 humans=111,wolves=89
moderator hunter1-seer1-villager6-werewolf2-witch1 humans=62,wolves=138 humans=106,wolves=94
moderator hunter1-seer1-villager7-werewolf2-witch1 humans=78,wolves=122 humans=124,wolves=76
moderator medium1-possessed1-seer1-villager12-werewolf3 humans=12,wolves=188 humans=54,wolves=146
moderator medium1-possessed1-seer1-villager13-werewolf3 humans=18,wolves=182 humans=66,wolves=134
moderator medium1-possessed1-seer1-villager5-werewolf2 humans=34,wolves=166 humans=61,wolves=139
moderator medium1-possessed1-seer1-villager6-werewolf2 humans=37,wolves=163 humans=105,wolves=95
moderator medium1-seer1-villager12-werewolf3 humans=17,wolves=183 humans=50,wolves=150
moderator medium1-seer1-villager13-werewolf3 humans=10,wolves=190 humans=43,wolves=157
moderator medium1-seer1-villager5-werewolf2 humans=35,wolves=165 humans=79,wolves=121
moderator medium1-seer1-villager6-werewolf2 humans=19,wolves=181 humans=60,wolves=140
moderator seer1-villager10-werewolf2 humans=48,wolves=152 humans=88,wolves=112
moderator seer1-villager11-werewolf2 humans=46,wolves=154 humans=86,wolves=114
moderator seer1-villager12-werewolf2 humans=59,wolves=141 humans=101,wolves=99
moderator seer1-villager12-werewolf3 humans=8,wolves=192 humans=41,wolves=159
moderator seer1-villager13-werewolf2 humans=54,wolves=146 humans=87,wolves=113
moderator seer1-villager13-werewolf3 humans=14,wolves=186 humans=63,wolves=137
moderator seer1-villager5-werewolf2 humans=15,wolves=185 humans=44,wolves=156
moderator seer1-villager6-werewolf2 humans=51,wolves=149 humans=81,wolves=119
moderator seer1-villager7-werewolf2 humans=20,wolves=180 humans=53,wolves=147
moderator seer1-villager8-werewolf2 humans=50,wolves=150 humans=91,wolves=109
moderator seer1-villager9-werewolf2 humans=27,wolves=173 humans=77,wolves=123
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager10-werewolf4-wild_child1-witch1 humans=7,lovers=6,piper=48,wolves=139 humans=22,lovers=4,piper=48,wolves=126
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager11-werewolf4-wild_child1-witch1 humans=9,lovers=13,piper=49,wolves=129 humans=20,lovers=1,piper=67,wolves=112
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager5-werewolf3-wild_child1-witch1 humans=23,lovers=10,piper=54,wolves=113 humans=38,lovers=3,piper=50,wolves=109
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager6-werewolf3-wild_child1-witch1 humans=29,lovers=1,piper=47,wolves=123 humans=27,lovers=3,piper=52,wolves=118
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager7-werewolf3-wild_child1-witch1 humans=31,lovers=4,piper=51,wolves=114 humans=46,lovers=2,piper=47,wolves=105
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager8-werewolf3-wild_child1-witch1 humans=25,lovers=4,piper=60,wolves=111 humans=39,lovers=6,piper=54,wolves=101
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager8-werewolf4-wild_child1-witch1 humans=6,lovers=12,piper=35,wolves=147 humans=16,lovers=6,piper=58,wolves=120
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager9-werewolf3-wild_child1-witch1 humans=25,lovers=5,piper=43,wolves=127 humans=48,lovers=6,piper=53,wolves=93
moderator+captain cupid1-elder1-hunter1-idiot1-piper1-raven1-scapegoat1-seer1-villager9-werewolf4-wild_child1-witch1 humans=10,lovers=9,piper=40,wolves=141 humans=31,lovers=2,piper=49,wolves=118
moderator+captain cupid1-elder1-hunter1-seer1-villager4-werewolf2-wild_child1-witch1 humans=64,lovers=5,wolves=131 humans=67,lovers=7,wolves=126
moderator+captain cupid1-elder1-hunter1-seer1-villager5-werewolf2-wild_child1-witch1 humans=59,lovers=4,wolves=137 humans=89,lovers=7,wolves=104
moderator+captain cupid1-elder1-hunter1-seer1-villager6-werewolf2-wild_child1-witch1 humans=62,lovers=8,wolves=130 humans=72,lovers=7,wolves=121
moderator+captain cupid1-elder1-hunter1-seer1-villager6-werewolf3-wild_child1-witch1 humans=24,lovers=11,wolves=165 humans=71,lovers=10,wolves=119
moderator+captain cupid1-elder1-hunter1-seer1-villager7-werewolf2-wild_child1-witch1 humans=64,lovers=7,wolves=129 humans=87,lovers=3,wolves=110
moderator+captain cupid1-elder1-hunter1-seer1-villager7-werewolf3-wild_child1-witch1 humans=30,lovers=13,wolves=157 humans=44,lovers=7,wolves=149
moderator+captain cupid1-elder1-hunter1-seer1-villager8-werewolf3-wild_child1-witch1 humans=24,lovers=12,wolves=164 humans=48,lovers=12,wolves=140
moderator+captain cupid1-elder1-hunter1-seer1-villager9-werewolf3-wild_child1-witch1 humans=25,lovers=10,wolves=165 humans=55,lovers=4,wolves=141
"""
"""What was played, and for each policy the games that each side has won."""

/** The rules as a page to read. */
import type { ByLanguage } from '@console-arcade/console';

export const rulesPages: ByLanguage<string> = {
  en: `## Aim
Merchants of the Renaissance buy mines, ships and artisans. Whoever has the most points once somebody has 15 wins.

## On the table
- Three decks: level 1 is cheap, level 3 dear and worth points. Of each, four cards lie face up.
- A card shows its points, its bonus (a colour), and its cost in tokens.
- Tokens of five colours: W white, U blue, G green, R red, B black. With 2 players there are 4 of each, with 3 players 5, with 4 players 7. Gold (Y), 5 of it, stands for any colour.
- Nobles: one more than there are players, each worth 3 points.

## A turn: one of four
- Take three tokens of different colours. Where fewer colours are left, take as many as there are.
- Take two tokens of one colour, if at least four of it lie there.
- Reserve a card: one that lies face up, or the top one of a deck, which the others don't see. It comes with a gold token if there is one. At most three cards are in reserve at a time.
- Buy a card, face up or of your own reserve. Each bonus that you own lowers the cost by one of its colour, for good; pay the rest with tokens. Gold may stand for any token, even for one that you have.

A card that was taken from the table is replaced at once from its deck.

## Ten tokens
Whoever holds more than ten tokens at the end of the turn gives back as many as are too many, of any kinds, gold and just-taken ones too.

## Nobles
At the end of your turn a noble comes to you if your bonuses are at least those that it asks for. Tokens do not count. One noble comes a turn; of several you choose one, and you can't refuse.

## The end
- Once somebody has 15 points, the round is played to its end, so that all have had equally many turns.
- Most points win; then fewest bought cards; then the win is shared.
- Whoever can do nothing passes. When all pass in a row, the game ends as it stands.

## Typing moves
Letters are W U G R B Y; cards have numbers, nobles N0 to N9.
- TWUG, TWW: take. TWUG-BY: take, and give B and Y back.
- R17: reserve card 17. D2: reserve the top card of deck 2. Both may end in -B and so on.
- B17: buy card 17 with the fewest gold. B17:UUY: with exactly these tokens.
- N3: choose noble 3. P: pass.
- By places: buy 2 3 is the second row from above (level 2), third card; reserve 1 0 the deck of level 3.

## Keys
- Arrows move over decks, cards, bank, and to the right your reserve; Enter says what can be done there.
- 1 to 5 pick tokens wherever the cursor stands, Enter takes them, Esc puts one back.
- b buys the card under the cursor with the fewest gold, v reserves it.
- A mark below a card says that you can afford it, and with which tokens. Below a noble, in large windows, stands what you still lack.`,
  zh: `## 目标
扮演文艺复兴时期的珠宝商人，买下矿山、商船和工匠。有人达到 15 分后打完这一轮，分数最高者获胜。

## 桌面
- 发展卡分三级：一级便宜，三级昂贵而分高。每级翻开四张。
- 每张卡上有分数、一个永久宝石（卡的颜色）和价格。
- 宝石五种：W 白、U 蓝、G 绿、R 红、B 黑。两人局每种 4 个，三人局 5 个，四人局 7 个。黄金（Y）5 个，可以当任何颜色用。
- 贵族：比人数多一位，每位 3 分。

## 轮到你时四选一
- 拿三个不同颜色的宝石。剩下的颜色不够三种，就有几种拿几种。
- 拿两个同色的宝石，但那一种至少要有四个。
- 保留一张卡：桌面上的一张，或者从牌堆顶暗扣一张，别人看不到。还有黄金时得一个黄金。手里最多留三张。
- 买一张卡：桌面上的，或自己保留的。买下的卡就是永久宝石，以后买卡时每张抵一个同色宝石，其余用手里的宝石付。黄金可以代替任何宝石，自己有那种颜色也可以用黄金代替。

桌面上的卡被拿走后，马上从牌堆补一张。

## 最多十个
回合结束时宝石多于十个，要退回多出的，种类任选，黄金和刚拿的也可以退。

## 贵族
回合结束时，你买下的卡达到贵族的要求，贵族就来访；手里的宝石不算。一回合只来一位；有几位都可以来时由你选一位，不能拒绝。

## 结束
- 有人达到 15 分后，把这一轮打完，让大家的回合数相同。
- 分数最高者获胜；同分时买卡少者胜；再相同则并列。
- 什么都不能做时跳过。大家接连跳过，游戏就此结束。

## 输入走法
字母是 W U G R B Y；卡有编号，贵族是 N0 到 N9。
- TWUG、TWW：拿宝石。TWUG-BY：拿了之后退回 B 和 Y。
- R17：保留 17 号。D2：从二级牌堆暗扣一张。后面都可以加 -B 等退回。
- B17：用最少的黄金买 17 号。B17:UUY：正好付这些。
- N3：选贵族 3。P：跳过。
- 也可以说位置：buy 2 3 是从上往下第二行（二级）的第三张；reserve 1 0 是三级牌堆。也可以打中文：买 2 3、留 1 0、拿白蓝绿。

## 按键
- 方向键在牌堆、卡、公共区之间移动，最右边是自己保留的卡；回车显示在那里能做什么。
- 1 到 5 随时选宝石，回车拿走，Esc 放回一个。
- b 用最少的黄金买下光标处的卡，v 保留。
- 卡下面的标记表示你买得起，以及用哪些宝石付。窗口大时，贵族下面写着你还差什么。`,
};

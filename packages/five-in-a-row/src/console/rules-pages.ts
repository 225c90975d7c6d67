/** The rules page: how the game is played and how it is played here. */
import type { ByLanguage } from '@console-arcade/console';

export const rulesPages: ByLanguage<string> = {
  en: `
## The goal
Two players lay stones in turn on the points where the lines of the board cross, one stone a turn. Black begins. Stones never move and are never taken off. Whoever completes a winning line of the own colour - along a row, a column or a diagonal - has won with that stone. When the board is full and nobody has, it is a draw.

## What wins
- Freestyle: five stones in an unbroken line, or more.
- Standard: exactly five. Six or more are nothing, for either colour.
- Caro: exactly five, unless a stone of the opponent stands at both ends. The edge of the board shuts nothing in.

## The opening
Free: the board is empty, and the first player has black.

swap2: who begins has an advantage, and this opening takes it away. The first player lays three stones anywhere: black, white, black. Then the second player has three choices:
- take white: then white goes on, so it is the second player's own turn;
- take black: then the first player goes on with white;
- lay two stones more, a white and a black one: then the first player chooses the colour. White goes on here too.

## How to play here
Move the cursor with the arrows or h j k l and lay a stone with Enter or Space. Or type a move after a colon: h8 is column h, row 8 from the bottom. Two numbers are read as well, the row from the top and then the column: 8 8. At the choices of swap2 type black, white or more, or press b, w or t.
The last stone and the winning line are marked. The key m lays the heat map over the board: on every empty point a digit from 1 to 9 says how much the scoring computer thinks of it, and 9 is the point it would take. H gives a hint, and why.

## The computer
- The random computer lays its stones anywhere.
- The scoring computer looks at each empty point: how many stones of either colour would be joined along the four lines through it, and how many ends of those lines are open. It adds up what each is worth and takes the greatest sum. It thinks no further ahead; with two threats at once it can be beaten.
`.trim(),
  zh: `
## 目标
双方轮流在棋盘线的交叉点上落子，每次一子，黑方先行。棋子落下后不再移动，也不会被提走。谁先在横、竖或斜线上连成己方的获胜一线，谁就赢。棋盘下满仍无人获胜，则为平局。

## 怎样算赢
- 自由规则：连续五子或更多。
- 标准规则：正好五子。六子或更多不算，双方都一样。
- 卡罗规则：正好五子，但两端都有对方棋子时不算。棋盘边缘不算挡住。

## 开局
自由开局：先手执黑，从空棋盘开始。

交换开局（swap2）：先行有优势，这种开局可以抵消它。先手在任意位置摆三子：黑、白、黑。然后后手有三种选择：
- 执白：白方继续，也就是后手自己落子；
- 执黑：先手以白棋继续；
- 再加两子，一白一黑：然后由先手选择颜色，同样由白方继续。

## 操作
用方向键或 h j k l 移动光标，按回车或空格落子。也可以按冒号后输入：h8 表示 h 列、从下往上第 8 行。两个数字也可以，先是从上往下的行，再是列：8 8。交换开局选择时输入黑、白或加，或按 b、w、t。
最后一子和获胜的一线都有标记。按 m 显示热力图：每个空点上的数字 1 到 9 表示评分电脑对它的评价，9 就是它会下的点。按 H 得到提示和理由。

## 电脑
- 随机电脑随意落子。
- 评分电脑逐一查看空点：在经过它的四条线上，能与双方各多少子相连，有几端是空的，把各项分数相加，下在总分最高的点。它不往后算，同时造出两处威胁就能赢它。
`.trim(),
};

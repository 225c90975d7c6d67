/** The rules page. */
import type { ByLanguage } from '@console-arcade/console';

export const rules: ByLanguage<string> = {
  en: `Kitten Fishing, also known as the train, is a game of pure luck for two to four. Nobody chooses anything: you only ever play the card at the front of your hand, and hope.

## The deal
All cards are dealt out evenly, face down. Nobody looks at them. A hand is a queue: cards leave it at the front, and won cards join it at the back. Cards that can't be dealt evenly go to the first players.

## A turn
- Play the front card of your hand onto the train, the row of cards on the table. It always goes to the same end.
- If no card of the same rank lies in the train, your card stays there, and the next player's turn comes. Suits don't matter.
- If a card of the same rank lies in it, you capture: take the cards from the end of the train one by one, down to and including the one that matches. They join the back of your hand in the order in which you take them, the card just played first.
- After a capture you play again at once.

## An example
In the train lie 5 7 8 10, the 10 last. You play a 5. You take 5, 10, 8, 7, 5, and the train is empty. Had you played an 8, you would have taken 8, 10, 8, and 5 7 would have stayed.

## The end
Whoever plays the last card of the hand without a capture is out of the game. The last player with cards wins.
Nothing is decided by anybody, so a game that comes back to a position in which it stood before would go round for ever: it ends, and nobody wins. With a usual deck that is hardly ever seen; with a few cards it is not rare.

## Other rules
- Play again off: after a capture the turn passes as well.
- Wild jack: a jack takes the whole train, whatever lies in it. On an empty train it is a card like any other.
- Jokers: the small and the big joker join the deck. Each is a rank of its own, so it captures nothing, and travels only with other cards.
- Open hands: the cards lie face up. It changes nothing but what you see.
- Ranks, cards of each rank and own ranks make any deck you like.

## At this table
A usual game takes more than five hundred plays, so you need not make them all yourself: \`a\` plays on by itself (\`+\` and \`-\` change the speed, any other key stops), \`c\` goes on to the next capture, \`e\` to the end. In writing the one move is: play.`,
  zh: `小猫钓鱼，又叫“排火车”，是二至四人玩的游戏，全凭运气。谁也不用做选择：每次只能出自己最前面的一张牌，然后盼着好运。

## 发牌
把所有的牌平均发完，牌面朝下，谁也不看。手牌是一个队列：从最前面出牌，赢来的牌接到最后面。除不尽的牌归前面的玩家。

## 轮到你时
- 把手里最前面的一张牌接到桌上的火车后面，火车总是从同一头加长。
- 火车里没有相同点数的牌时，这张牌就留在那里，轮到下一家。花色没有关系。
- 火车里有相同点数的牌时，你就钓到了鱼：从火车尾部一张一张地收牌，直到相同的那张为止，连它一起收。收来的牌按收的先后接到手牌的最后面，刚出的那张在最前。
- 钓到以后，你马上再出一张。

## 例子
火车从头到尾是 5 7 8 10，你出 5，就依次收走 5、10、8、7、5，火车空了。如果出的是 8，就收走 8、10、8，火车里还剩 5 7。

## 结束
出完最后一张牌又没有钓到的人出局。最后还有牌的人获胜。
游戏里没有任何选择，所以只要局面重复，就会永远循环下去：这时对局结束，算平局。用一副普通的牌几乎见不到，牌很少时并不罕见。

## 其他规则
- 关闭“连出”：钓到以后也轮到下一家。
- J 通吃：J 收走整列火车，不管里面有什么。火车空着时，它和别的牌一样。
- 大小王：加入小王和大王，各自是一种点数，所以自己钓不到牌，只会跟着别的牌一起走。
- 明牌：所有的牌都亮着，只是看得见，别的不变。
- 点数种类、每种张数和自定点数可以组成任何一副牌。

## 在这张桌上
普通的一局要出五百多次牌，不必每张都自己出：按 \`a\` 自动出牌（\`+\` 和 \`-\` 调整速度，按其他任意键停止），按 \`c\` 直接到下一次钓到，按 \`e\` 直接到终局。写出来的走法只有一种：play。`,
};

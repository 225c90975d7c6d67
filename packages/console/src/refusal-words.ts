/** The words for what the core and the kit refuse, in every language. */
import type { optionRefusals, recordRefusals, setupRefusals } from '@console-arcade/core';
import type { keeperRefusals } from './keeper.js';
import type { ByLanguage } from './language.js';
import type { playerRefusals } from './players.js';

type KitRefusal = (
  typeof optionRefusals | typeof setupRefusals | typeof recordRefusals | typeof playerRefusals | typeof keeperRefusals
)[number];

export const kitRefusals: ByLanguage<Readonly<Record<KitRefusal, string>>> = {
  en: {
    'options-not-an-object': 'Options are given by name.',
    'unknown-option': 'There is no option {option}. There are: {known}.',
    'bad-option': 'Option {option} cannot be {value}; allowed: {allowed}.',
    'bad-list': 'Option {option} cannot be {value}: give {least} to {most} whole numbers from {min} to {max} with commas between.',
    'bad-rising-list':
      'Option {option} cannot be {value}: give {least} to {most} whole numbers from {min} to {max}, rising, with commas between.',
    'bad-seats': 'This game takes {min} to {max} players, not {seats}.',
    'exact-seats': 'This game takes {exact} players, not {seats}.',
    'bad-seed': 'A seed is a whole number of at most 15 digits, not {seed}.',
    'bad-players': '{players} players are named for {seats} seats.',
    'bad-player': 'A player is written without commas: {player}.',
    'start-contradicts': 'Option {option} cannot be {value}: the arranged beginning has {start}.',
    'repeated-option': 'Option {option} stands there twice.',
    'bad-start': 'The arranged beginning is for {seated} seats, not for {seats}.',
    'not-a-record': 'This is not a record of a game: it is no text.',
    'bad-header': 'The header {header} cannot be {value}.',
    'repeated-header': 'The header {header} stands there twice.',
    'other-game': 'This is a record of {game}, not of {expected}.',
    'newer-revision': 'The record was made by a newer version of the game (revision {revision}; this one plays {expected}).',
    'older-revision':
      'The record was made by an older version of the game (revision {revision}; this one plays {expected}), whose rules differ.',
    'seed-missing': 'The record has no seed, so the cards are not known.',
    'wrong-seat': 'Seat {seat} is not to move; seat {turn} is.',
    'moves-after-end': 'The game is over; {move} comes after its end.',
    'nothing-to-undo': '{undone} moves cannot be taken back; only {played} were played.',
    'unknown-player': 'A player is you, you:NAME or bot:LEVEL, not {player}.',
    'unknown-bot': 'There is no bot {bot}. There are: {known}.',
    'bad-name': 'A name has 1 to {longest} characters and no comma: {name}.',
    'not-kept': 'This game is not being kept: {file}: {reason}',
    'name-taken': 'There is another game called {name}.',
    'bad-save-name': 'A name has 1 to {longest} letters, digits, - and _, not {name}.',
  },
  zh: {
    'options-not-an-object': '选项要按名称给出。',
    'unknown-option': '没有选项 {option}。可用的有：{known}。',
    'bad-option': '选项 {option} 不能是 {value}；可以是：{allowed}。',
    'bad-list': '选项 {option} 不能是 {value}：请给出 {least} 到 {most} 个 {min} 到 {max} 的整数，用逗号分开。',
    'bad-rising-list': '选项 {option} 不能是 {value}：请给出 {least} 到 {most} 个 {min} 到 {max} 的递增整数，用逗号分开。',
    'bad-seats': '这个游戏需要 {min} 到 {max} 人，不能是 {seats} 人。',
    'exact-seats': '这个游戏需要 {exact} 人，不能是 {seats} 人。',
    'bad-seed': '种子必须是不超过 15 位的整数，不能是 {seed}。',
    'bad-players': '有 {seats} 个座位，却写了 {players} 名玩家。',
    'bad-player': '玩家的写法里不能有逗号：{player}。',
    'start-contradicts': '选项 {option} 不能是 {value}：指定的开局里是 {start}。',
    'repeated-option': '选项 {option} 出现了两次。',
    'bad-start': '指定的开局是 {seated} 个座位的，不是 {seats} 个。',
    'not-a-record': '这不是对局记录：它不是文本。',
    'bad-header': '头部 {header} 不能是 {value}。',
    'repeated-header': '头部 {header} 出现了两次。',
    'other-game': '这是 {game} 的记录，不是 {expected} 的。',
    'newer-revision': '这份记录来自更新的版本（修订 {revision}，当前是 {expected}）。',
    'older-revision': '这份记录来自较旧的版本（修订 {revision}，当前是 {expected}），规则已经不同。',
    'seed-missing': '记录里没有种子，无法知道怎样发牌。',
    'wrong-seat': '现在不该座位 {seat} 走，该座位 {turn} 走。',
    'moves-after-end': '对局已经结束，{move} 在结束之后。',
    'nothing-to-undo': '不能收回 {undone} 手，一共只走了 {played} 手。',
    'unknown-player': '玩家写作 you、you:名字 或 bot:级别，不能是 {player}。',
    'unknown-bot': '没有电脑 {bot}。可用的有：{known}。',
    'bad-name': '名字为 1 到 {longest} 个字，不能有逗号：{name}。',
    'not-kept': '这一局没有保存下来：{file}：{reason}',
    'name-taken': '已经有一局叫 {name}。',
    'bad-save-name': '名字为 1 到 {longest} 个字母、数字、- 或 _，不能是 {name}。',
  },
};

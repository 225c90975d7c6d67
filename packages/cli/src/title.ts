/** The sign over the door. */
import { box, paintFor, type Look } from '@console-arcade/console';
import { menuTexts } from './menu-texts.js';

/** The name of the house between four cards. */
export function titleSign(look: Look): string {
  const paint = paintFor(look);
  const name = paint.title(menuTexts[look.language].title);
  const [spades, hearts, diamonds, clubs] = look.symbols === 'ascii' ? ['s', 'h', 'd', 'c'] : ['♠', '♥', '♦', '♣'];
  const left = `${paint.blackSuit(`A${spades}`)} ${paint.redSuit(`K${hearts}`)}`;
  const right = `${paint.redSuit(`Q${diamonds}`)} ${paint.blackSuit(`J${clubs}`)}`;
  return box(`${left}   ${name}   ${right}`, look);
}

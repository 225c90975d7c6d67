/** The input as lines of text, for whoever wants to read it. */
import { fill, refusalText, type Language } from '@console-arcade/console';
import type { Hall } from '../hall.js';
import { LineInput } from './line-input.js';
import { lineTexts } from './texts.js';

/** Nothing is read before the first line is asked for. What is no text ends the lines with an error. */
export async function* inputLines({ input }: Pick<Hall, 'input'>, language: Language): AsyncGenerator<string, void, void> {
  const lines = new LineInput(input);
  try {
    for (;;) {
      await lines.ready();
      const line = lines.take();
      if (line === undefined) return;
      if ('refusal' in line) {
        const { refusals, badLine } = lineTexts[language];
        throw new Error(fill(badLine, { line: line.line, reason: refusalText(line.refusal, language, { refusals }) }));
      }
      yield line.text;
    }
  } finally {
    lines.close();
  }
}

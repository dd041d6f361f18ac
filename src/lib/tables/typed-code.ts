/** Typed codes of tables. No DOM. */
import { parseTableCode } from '#contract/tables-bounds.ts';

/** Characters that are in no code, and the one of a code that each is misread or mistyped for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'D',
  O: 'D',
  Q: 'D',
  '1': '7',
  I: '7',
  L: '7',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** The table's code in typed text, with look-alikes replaced; `undefined` if it is none. */
export const readTypedCode = (text: string): string | undefined =>
  parseTableCode(text) ??
  parseTableCode(
    text.toUpperCase().replaceAll(/[0OQ1ILZSGB]/g, (letter) => LOOK_ALIKES[letter] ?? letter),
  );

/** Text as the checks of a model's answer compare it (Unicode Standard Annex 15). */

const DIAERESIS = '\u0308';

/** Text without format characters, marks and other spellings of a letter: NFKD, marks removed. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replaceAll(/[\p{M}\p{C}]/gu, (mark) => (mark === '\n' ? mark : ''));

/** The same, but German umlauts stay. */
const withUmlauts = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(
      /([AOUaou])?([\p{M}\p{C}]+)/gu,
      (_all, letter: string | undefined, marks: string) =>
        letter !== undefined && marks.includes(DIAERESIS)
          ? letter + DIAERESIS
          : (letter ?? '') + (marks.includes('\n') ? '\n' : ''),
    )
    .normalize('NFC');

/** The forms in which a reader may take a text: a word that the checks look for counts in any of them. */
export const readings = (text: string): readonly string[] => {
  const plain = withoutMarks(text);
  const joined = plain.replaceAll(/(?<=\p{L})[-–—/&](?=\p{L})/gu, '');
  return [...new Set([withUmlauts(text), plain, joined])];
};

/** The words of a text, in lower case; an apostrophe does not part them. */
export const tokenize = (text: string): readonly string[] =>
  withoutMarks(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Normalises text for the checks of a model's answer (Unicode Standard Annex 15). */

const DIAERESIS = '\u0308';

/** Folds a text: NFKD, without format characters and marks. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replaceAll(/[\p{M}\p{C}]/gu, (mark) => (mark === '\n' ? mark : ''));

/** The same, except that German umlauts stay. */
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

/** The forms in which a reader may understand a text; the checks search words in each of them. */
export const readings = (text: string): readonly string[] => {
  const plain = withoutMarks(text);
  const joined = plain.replaceAll(/(?<=\p{L})[-–—/&](?=\p{L})/gu, '');
  return [...new Set([withUmlauts(text), plain, joined])];
};

/** The words of a text, in lower case; an apostrophe does not split a word. */
export const tokenize = (text: string): readonly string[] =>
  withoutMarks(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

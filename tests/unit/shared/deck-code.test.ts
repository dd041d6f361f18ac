import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DECK_CODE_PATTERN } from '#contract/parse-deck-code.ts';
import { deckCodeHint, normalizeDeckCode } from '#lib/shared/normalize-deck-code.ts';

const CODE = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

const deckCode = fc
  .uuid({ version: 4 })
  .map((code) => code.toUpperCase())
  .filter((code) => DECK_CODE_PATTERN.test(code));

describe('normalizeDeckCode', () => {
  test.each([
    ['as it is', CODE],
    ['in lower case', CODE.toLowerCase()],
    ['with spaces around', `  ${CODE}\t\n`],
    ['with spaces inside', '3F2504E0 4F89 41D3 9A0C 0305 E82C 3301'],
    ['without hyphens', CODE.replaceAll('-', '')],
    ['with some hyphens missing', '3F2504E04F89-41D3-9A0C0305E82C3301'],
    ['with dashes of other kinds', CODE.replaceAll('-', '–')],
    [
      'with no-break and zero-width characters',
      `\uFEFF3F2504E0-\u200B4F89-\u00A041D3-9A0C-0305E82C3301`,
    ],
    ['in quotes', `“${CODE}”`],
    ['in braces', `{${CODE}}`],
    ['in full-width characters', '３Ｆ２５０４Ｅ０-4F89-41D3-9A0C-0305E82C3301'],
    ['as a short link', `https://dck.example/r/${CODE.toLowerCase()}`],
    ['as a link with a query', `https://dck.example/registration/${CODE}?from=box#x`],
    ['as the path of a link', `/r/${CODE}/`],
    ['inside a sentence with its link', `My deck: https://dck.example/r/${CODE} – yay`],
    ['with O for 0 and I or l for 1', '3F25O4EO-4F89-4lD3-9AOC-O3O5E82C33OI'],
  ])('puts a code right that comes %s', (_name, text) => {
    expect(normalizeDeckCode(text)).toBe(CODE);
  });

  test.each([
    '',
    'B12',
    CODE.slice(1),
    `${CODE}0`,
    '3F2504E0-4F89-11D3-9A0C-0305E82C3301',
    '3F2504E0-4F89-41D3-CA0C-0305E82C3301',
    'GF2504E0-4F89-41D3-9A0C-0305E82C3301',
    'https://dck.example/r/',
    'https://dck.example/r/%zz',
    '<img src=x onerror=alert(1)>',
  ])('finds no code in %j', (text) => {
    expect(normalizeDeckCode(text)).toBeUndefined();
  });

  test('gives nothing but deck codes, and those again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), deckCode), (text) => {
        const code = normalizeDeckCode(text);
        expect(code ?? CODE).toMatch(DECK_CODE_PATTERN);
        expect(code === undefined ? code : normalizeDeckCode(code)).toBe(code);
      }),
    );
  });

  test('puts every code right whatever its case and hyphens', () => {
    fc.assert(
      fc.property(
        deckCode,
        fc.boolean(),
        fc.constantFrom('', ' ', '-', ' - '),
        (code, lower, gap) => {
          const text = code.replaceAll('-', gap);
          expect(normalizeDeckCode(lower ? text.toLowerCase() : text)).toBe(code);
        },
      ),
    );
  });
});

describe('deckCodeHint', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    [CODE, ''],
    ['B12', 'That looks like a card code. The deck code is the long one from the box.'],
    [
      '3F2504G0-4F89-41D3-9A0C-0305E82C3301',
      '“G” is in no deck code: it has only the digits 0 to 9 and the letters A to F.',
    ],
    ['3F2504E0-4F89-1D3-9A0C-0305E82C3301', 'Part 3 of 5 (“1D3”) has 3 characters and needs 4.'],
    [
      '3F2504E04F8941D39A0C0305E82C330',
      'That is 31 of the 32 characters, not counting the hyphens.',
    ],
    [
      '3F2504E0-4F89-11D3-9A0C-0305E82C3301',
      'Part 3 of 5 (“11D3”) begins with 4 in every deck code.',
    ],
    [
      '3F2504E04F8941D3CA0C0305E82C3301',
      'Part 4 of 5 (“CA0C”) begins with 8, 9, A or B in every deck code.',
    ],
  ])('of %j is %j', (text, hint) => {
    expect(deckCodeHint(text)).toBe(hint);
  });

  test('is there exactly where a text is no code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), deckCode), (text) => {
        const silent = deckCodeHint(text) === '';
        const nothing = text.replaceAll(/[\s\p{Cf}'"`‘’“”<>(){}[\]]/gu, '') === '';
        expect(silent).toBe(nothing || normalizeDeckCode(text) !== undefined);
      }),
    );
  });
});

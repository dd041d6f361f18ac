import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseCode } from '#lib/scanner/parse-code.ts';
import { parseCardCode } from '#lib/shared/card-code.ts';

const deckCode = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

describe('parseCardCode', () => {
  test.each(['b12', 'B12', ' b12 ', 'b12\n'])('reads %j as B12', (text) => {
    expect(parseCardCode(text)).toBe('B12');
  });

  test.each(['', 'B1', 'B144', 'B-1', 'B 1', 'Ä14', 'B1１', '../', 'ſ14'])(
    'never looks %j up',
    (text) => {
      expect(parseCardCode(text)).toBeUndefined();
    },
  );
});

describe('parseCode', () => {
  test.each([
    'https://dck.example/browse/b12',
    'http://localhost:4321/browse/B12/',
    'https://dck.example/browse/B12?utm_source=box#x',
    '/browse/B12',
    'https://dck.example/c/b12',
    'B12',
    'B 12',
    'b-12',
    ' b\u00A012\n',
    'B – 12',
  ])('finds the card in %j', (text) => {
    expect(parseCode(text)).toEqual({ kind: 'card', code: 'B12' });
  });

  test.each([
    deckCode,
    deckCode.toLowerCase(),
    deckCode.replaceAll('-', ' '),
    `https://dck.example/r/${deckCode}`,
    `/registration/${deckCode}?from=box`,
  ])('finds the deck in %j', (text) => {
    expect(parseCode(text)).toEqual({ kind: 'deck', code: deckCode });
  });

  test.each([
    'https://dck.example/',
    'https://dck.example/browse/B12/more',
    'https://dck.example/abrowse/B12',
    'ftp://dck.example/browse/B12',
    'https://',
    'WIFI:T:WPA;S:guest;P:pw;;',
    'B1 4',
    'B-4',
    'B.14',
    'B 144',
    '- 14',
  ])('calls %j something else', (text) => {
    expect(parseCode(text)).toEqual({ kind: 'other', text });
  });

  test.each([
    '',
    ' ',
    '\u00A0\u3000',
    '\r\n\t',
    '\u200B\u200C\u200D\uFEFF',
    '\u2060\u00AD',
    '\u202E \u202C',
    '\u0000\u001B',
    '\u3164\u115F',
    '\u2800',
    '\uFE0F',
    '\uD800',
  ])('sees nothing in %j', (text) => {
    expect(parseCode(text)).toEqual({ kind: 'empty' });
  });

  test.each(['.', '\u200B.', 'é', 'e\u0301', '字', '👍🏽', 'אב'])('sees something in %j', (text) => {
    expect(parseCode(text)).toEqual({ kind: 'other', text });
  });

  test('never throws and never finds a card code of another form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseCode(text);
        expect(parsed.kind === 'card' ? parsed.code : 'B12').toMatch(/^[A-Z0-9]{3}$/);
      }),
    );
  });
});

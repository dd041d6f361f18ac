import { describe, expect, test } from 'vitest';

import { readDeckFile, writeDeckFile } from '#server/authoring/deck-file.ts';

const CARD = `# The first card.
code: 'A01'
title: 'One'
quotes:
  - body: >-
      A long text that is folded over
      two lines.
    author: 'Ada'
  - body: 'Short'
    author: 'Bo'

people: { from: 4, to: 10 } # at most
minutes: 45
`;

const ARTICLE = `---
slug: one
title: 'One'
---

Text  with two blanks.
`;

const saved = (text: string, change: object, isArticle = false): string =>
  writeDeckFile({ ...readDeckFile(text), ...change }, isArticle);

describe('a file that the editor saves', () => {
  test.each([
    [CARD, false],
    [ARTICLE, true],
  ])('is the same without a change', (text, isArticle) => {
    expect(saved(text, {}, isArticle)).toBe(text);
  });

  test('changes the line of a changed title', () => {
    expect(saved(CARD, { title: 'Two' })).toBe(CARD.replace("'One'", "'Two'"));
  });

  test('changes the line of a changed text in a list', () => {
    const quotes = [
      { body: 'A long text that is folded over two lines.', author: 'Ada' },
      { body: 'Other', author: 'Bo' },
    ];
    expect(saved(CARD, { quotes })).toBe(CARD.replace("'Short'", "'Other'"));
  });

  test('keeps what is empty in the file and left out by the form, with comments', () => {
    const text = "name: 'One'\n# Shops.\nsold: [] # none\nclosings:\n  - ''\n  - 'End.'\n";
    const change = { name: 'Two', sold: undefined, more: { kind: '', list: [] } };
    expect(saved(text, change)).toBe(text.replace("'One'", "'Two'"));
  });

  test('adds a field behind the one before it', () => {
    const { minutes, ...fields } = readDeckFile(CARD);
    expect(writeDeckFile({ ...fields, where: 'room', minutes }, false)).toBe(
      CARD.replace('minutes:', "where: 'room'\nminutes:"),
    );
  });

  test('has no line for a field that was emptied', () => {
    expect(saved(CARD, { minutes: null })).toBe(CARD.replace('\nminutes: 45', ''));
  });

  test('keeps its head when the text of an article changes', () => {
    expect(saved(ARTICLE, { body: 'Other.' }, true)).toBe(
      ARTICLE.replace('Text  with two blanks.', 'Other.'),
    );
  });
});

test('a file that cannot be read has no fields to edit', () => {
  expect(() => readDeckFile('title: "open')).toThrow('The file cannot be read.');
});

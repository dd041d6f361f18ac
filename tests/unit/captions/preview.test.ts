import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { LANGUAGES, PLATFORMS } from '#contract/captions.ts';
import { captionParts } from '#lib/captions/preview.ts';

const anyCaption = fc
  .array(
    fc.constantFrom('amazing', '#DCK', 'genial', 'deck', '🧡', '100%', '\n\n', ' ', '#1', '[', ']'),
  )
  .map((words) => words.join(' '));

test('the parts of any caption are the caption', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLATFORMS),
      fc.constantFrom(...LANGUAGES),
      anyCaption,
      (platform, language, caption) => {
        const parts = captionParts(platform, language, caption);
        expect(parts.map(({ text }) => text).join('')).toBe(caption);
      },
    ),
  );
});

test('what is marked, what is a hashtag and what is hidden are told apart', () => {
  const caption = `An amazing #deck ${'word '.repeat(30)}`;
  const parts = captionParts('instagram', 'en', caption);
  expect(parts.filter(({ reason }) => reason).map(({ text }) => text)).toEqual(['amazing']);
  expect(parts.filter(({ hashtag }) => hashtag).map(({ text }) => text)).toEqual(['#deck']);
  expect(parts.map(({ hidden }) => hidden)).toEqual([false, false, false, false, false, true]);
});

test('an open slot is told from the words around it, also where it holds a marked word', () => {
  const parts = captionParts('instagram', 'en', 'I like [an amazing card] most');
  const open = parts.filter(({ slot }) => slot).map(({ text }) => text);
  expect(open.join('')).toBe('[an amazing card]');
});

test('an empty caption has no parts', () => {
  expect(captionParts('linkedin', 'de', '')).toEqual([]);
});

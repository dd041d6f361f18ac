import { expect, test } from 'vitest';

import { INTENTS, PLATFORMS, TONES, type Language } from '#contract/captions.ts';
import { isWrittenIn } from '#server/captions/model/language.ts';
import { ownSentences } from '#support/captions/variety.ts';

const VARIANTS = Array.from({ length: 20 }, (_, variant) => variant);

/** The composer's own sentences of every choice, as texts of a language that is known. */
const textsIn = (language: Language): readonly string[] =>
  PLATFORMS.flatMap((platform) =>
    INTENTS.flatMap((intent) =>
      TONES.flatMap((tone) =>
        VARIANTS.map((variant) =>
          ownSentences({ platform, language, intent, tone, cta: [], variant }).join(' '),
        ),
      ),
    ),
  );

test.each<[Language, Language]>([
  ['en', 'de'],
  ['de', 'en'],
])('no caption in %s passes for one in %s', (language, other) => {
  expect(textsIn(language).filter((text) => isWrittenIn(other, text))).toEqual([]);
});

test.each<Language>(['en', 'de'])(
  'at least 98 of 100 captions in %s are known as such',
  (language) => {
    const texts = textsIn(language);
    const known = texts.filter((text) => isWrittenIn(language, text));
    expect(known.length / texts.length).toBeGreaterThan(0.98);
  },
);

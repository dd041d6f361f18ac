import { describe, expect, test } from 'vitest';

import type { CaptionRequest } from '#contract/caption-request.ts';
import { LANGUAGES, type Language } from '#contract/captions.ts';
import { findSlots } from '#lib/captions/slots.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
import type { Role } from '#server/captions/sentences.ts';
import { composeCaption, sentencesOf } from '#support/captions/shipped-composer.ts';
import { varietyOf, type Combination } from '#server/authoring/variety.ts';
import { apart, COMBINATIONS } from '#support/captions/variety.ts';

const { ownSentences, sharedPairs } = varietyOf({ sentencesOf });

const CARD = { code: 'B29', title: 'More than a box' };

const requestOf = (combination: Combination, variant: number): CaptionRequest => ({
  ...combination,
  cta: ['comment-prompt'],
  variant,
});

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

describe('of the pairs of 200 captions, in every combination, at most 15 % share a sentence', () => {
  test('without a call', () => {
    const much = COMBINATIONS.filter((combination) => sharedPairs(combination) > 0.15);
    expect(much).toEqual([]);
  });

  test('where two short sentences count apart', () => {
    const much = COMBINATIONS.filter((combination) => sharedPairs(combination, [], apart) > 0.15);
    expect(much).toEqual([]);
  });

  test('with all calls of the platform', () => {
    const much = COMBINATIONS.filter((combination) => {
      const { ctas } = PLATFORM_RULES[combination.platform];
      return sharedPairs(combination, [...ctas]) > 0.15;
    });
    expect(much).toEqual([]);
  });
});

const NEIGHBOURS: readonly Role[] = ['opening', 'card', 'middle', 'drawback', 'closing'];

test.each<[string, number, Partial<CaptionRequest>]>([
  ['the first variants', 0, {}],
  ['the first variants, with a card', 0, { card: CARD }],
  ['the last variants', 2 ** 31 - 25, {}],
])('%s differ from their neighbours in every sentence', (_name, first, change) => {
  const alike = COMBINATIONS.flatMap((combination) => {
    const said = upTo(25).map((step) => {
      const request = { ...requestOf(combination, first + step), ...change };
      return sentencesOf(request).said;
    });
    return said.slice(1).filter((now, at) =>
      NEIGHBOURS.some((role) => {
        const sentence = now.get(role) ?? '';
        return sentence !== '' && sentence === said[at]?.get(role);
      }),
    );
  });
  expect(alike).toEqual([]);
});

describe('48 variants later', () => {
  test('every caption is another one', () => {
    const same = COMBINATIONS.flatMap((combination) =>
      upTo(48).filter(
        (variant) =>
          composeCaption(requestOf(combination, variant)) ===
          composeCaption(requestOf(combination, variant + 48)),
      ),
    );
    expect(same).toEqual([]);
  });

  test('hardly any caption says the same', () => {
    const same = COMBINATIONS.flatMap((combination) =>
      upTo(48).filter(
        (variant) =>
          ownSentences(requestOf(combination, variant)).join() ===
          ownSentences(requestOf(combination, variant + 48)).join(),
      ),
    );
    expect(same.length / (COMBINATIONS.length * 48)).toBeLessThan(0.005);
  });
});

test.each<[Language]>(LANGUAGES.map((language) => [language]))(
  'in %s about every second caption has a slot',
  (language) => {
    const captions = COMBINATIONS.filter(
      (combination) => combination.language === language,
    ).flatMap((combination) =>
      upTo(50).map((variant) => composeCaption(requestOf(combination, variant))),
    );
    const open = captions.filter((caption) => findSlots(caption).length > 0);
    expect(open.length / captions.length).toBeGreaterThan(0.35);
    expect(open.length / captions.length).toBeLessThan(0.7);
  },
);

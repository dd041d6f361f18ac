import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CaptionRequest } from '#contract/caption-request.ts';
import {
  INTENTS,
  LANGUAGES,
  PLATFORMS,
  TONES,
  type Cta,
  type Intent,
  type Language,
  type Platform,
  type Tone,
} from '#contract/captions.ts';
import { captionRequest, cleanCtas, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { findGuarded } from '#lib/captions/guards.ts';
import { captionLength, hashtagsOf, PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { composeCaption, VARIANTS } from '#server/captions/compose.ts';
import { ENGLISH } from '#server/captions/english.ts';
import { GERMAN } from '#server/captions/german.ts';
import { anyRequest, ctaChoices } from '#support/captions/captions.ts';

const BLOCKS = { en: ENGLISH, de: GERMAN };

/** The whole space of choices: every combination with every list of calls a person can choose. */
interface Choices {
  readonly platform: Platform;
  readonly language: Language;
  readonly intent: Intent;
  readonly tone: Tone;
  readonly cta: readonly Cta[];
}

const everyChoice: readonly Choices[] = PLATFORMS.flatMap((platform) =>
  LANGUAGES.flatMap((language) =>
    INTENTS.flatMap((intent) =>
      TONES.flatMap((tone) =>
        ctaChoices(platform).map((cta) => ({ platform, language, intent, tone, cta })),
      ),
    ),
  ),
);

const variants = Array.from({ length: VARIANTS }, (_, variant) => variant);

/** Every caption that the form can lead to. */
const everyCaption = everyChoice.map((choices) => ({
  choices,
  captions: variants.map((variant) => composeCaption(captionRequest(choices, variant))),
}));

const linesOf = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** The sentences, in one of which a call is made. */
const wordingsOf = ({ language, intent, tone }: Choices, cta: Exclude<Cta, 'none'>) =>
  cta === 'comment-prompt'
    ? BLOCKS[language].prompts[intent][tone]
    : BLOCKS[language].calls[tone][cta].map((wording) => wording.replace('{link}', ''));

const calls = [
  'follow-profile',
  'comment-prompt',
  'save-post',
  'share-with-team',
  'tag-a-friend',
] as const;

describe('every caption of the form', () => {
  test('has at least twelve different bodies in every choice', () => {
    // Without hashtags and calls: what tells captions apart is what they say.
    const few = everyCaption.filter(({ captions }) => {
      const bodies = captions.map((caption) => linesOf(caption).slice(0, 2).join(' '));
      return new Set(bodies).size < 12;
    });
    expect(few).toEqual([]);
  });

  test('differs from every other variant of its choice', () => {
    const repeated = everyCaption.filter(({ choices: { platform }, captions }) => {
      // Threads and TikTok have no closing sentence: 16 pairs of opening and middle.
      const different = platform === 'threads' || platform === 'tiktok' ? 16 : VARIANTS;
      return new Set(captions).size < different;
    });
    expect(repeated).toEqual([]);
  });

  test('makes the chosen calls and no others', () => {
    const wrong = everyCaption.flatMap(({ choices, captions }) =>
      captions.filter((caption) => {
        const made = calls.filter((cta) =>
          wordingsOf(choices, cta).some((wording) => caption.includes(wording)),
        );
        return (
          made.toSorted().join() !==
          choices.cta
            .filter((cta) => cta !== 'none')
            .toSorted()
            .join()
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('passes the guards of both languages', () => {
    const marked = everyCaption.flatMap(({ captions }) =>
      captions.flatMap((caption) =>
        LANGUAGES.flatMap((language) => findGuarded(caption, language)),
      ),
    );
    expect(marked).toEqual([]);
  });

  test.each<[Platform, readonly number[]]>([
    ['instagram', [5]],
    ['tiktok', [5]],
    ['linkedin', [3, 4, 5]],
    ['facebook', [3, 4]],
    ['threads', [3]],
  ])('on %s has %j hashtags', (platform, counts) => {
    const found = everyCaption
      .filter(({ choices }) => choices.platform === platform)
      .flatMap(({ captions }) => captions.map((caption) => hashtagsOf(caption).length));
    expect(new Set(found)).toEqual(new Set(counts));
  });

  test.each(['instagram', 'tiktok', 'facebook', 'threads'] as const)(
    'on %s ends with its hashtags',
    (platform) => {
      const last = everyCaption
        .filter(({ choices }) => choices.platform === platform)
        .flatMap(({ captions }) => captions.map((caption) => linesOf(caption).at(-1)));
      expect(last.filter((line) => !/^(#[\p{L}\p{N}]+ ?)+$/u.test(line ?? ''))).toEqual([]);
    },
  );

  test('on LinkedIn ends with the profile’s line after the hashtags', () => {
    const wrong = everyCaption
      .filter(({ choices }) => choices.platform === 'linkedin')
      .flatMap(({ captions }) => captions)
      .filter((caption) => {
        const [tags, line] = linesOf(caption).slice(-2);
        return (
          !tags?.startsWith('#') || !line?.endsWith('https://www.linkedin.com/company/dck-cards')
        );
      });
    expect(wrong).toEqual([]);
  });

  test.each<[Platform, string]>([
    ['instagram', '@dck.cards'],
    ['threads', '@dck.cards'],
    ['tiktok', '@dck.cards'],
    ['facebook', 'https://www.facebook.com/dckcards'],
  ])('on %s names the profile in the line before the hashtags', (platform, profile) => {
    const wrong = everyCaption
      .filter(({ choices }) => choices.platform === platform)
      .flatMap(({ captions }) => captions)
      .filter((caption) => !linesOf(caption).at(-2)?.endsWith(profile));
    expect(wrong).toEqual([]);
  });

  test('on LinkedIn carries no emoji', () => {
    const found = everyCaption
      .filter(({ choices }) => choices.platform === 'linkedin')
      .flatMap(({ captions }) =>
        captions.filter((caption) => /\p{Extended_Pictographic}/u.test(caption)),
      );
    expect(found).toEqual([]);
  });

  test('fits where Instagram folds with its whole first sentence', () => {
    const long = everyCaption
      .filter(({ choices }) => choices.platform === 'instagram')
      .flatMap(({ captions }) =>
        captions.filter((caption) => (linesOf(caption)[0]?.length ?? 0) > 125),
      );
    expect(long).toEqual([]);
  });
});

/** Words that hardly any sentence of a language does without, and none of the other has. */
const WORDS = {
  en: /(?<!\p{L})(?:the|and|of|with|is|my|from|this|you|your|what|it|it’s|here|to)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:das|der|den|dem|und|mit|ist|mein|meine|ich|ein|eine|auf|im|wenn|du|dein|deine|wie|es|hier|zu|zum)(?!\p{L})/giu,
};

const wordsOf = (language: Language, caption: string): readonly string[] =>
  caption.replaceAll(/#\S+|https?:\/\/\S+|@\S+/g, '').match(WORDS[language]) ?? [];

describe.each<[Language, Language]>([
  ['en', 'de'],
  ['de', 'en'],
])('in %s every caption', (language, other) => {
  const captions = everyCaption
    .filter(({ choices }) => choices.language === language)
    .flatMap((entry) => entry.captions.map((caption) => ({ caption, tone: entry.choices.tone })));

  test('has several words of that language, but for the clipped tone', () => {
    const few = captions.filter(
      ({ caption, tone }) => tone !== 'minimal-clean' && wordsOf(language, caption).length < 4,
    );
    expect(few).toEqual([]);
  });

  test('has no word of the other language', () => {
    expect(captions.filter(({ caption }) => wordsOf(other, caption).length > 0)).toEqual([]);
  });
});

test('German captions say du', () => {
  const german = everyCaption.filter(({ choices }) => choices.language === 'de');
  const formal = german.flatMap(({ captions }) =>
    captions.filter((caption) =>
      /(?<!^|[.!?:\n] )(?<!\p{L})(?:Sie|Ihr|Ihre[nmrs]?|Ihnen)(?!\p{L})/u.test(caption),
    ),
  );
  expect(formal).toEqual([]);
});

describe('for any request', () => {
  const check = (holds: (request: CaptionRequest, caption: string) => void): void =>
    fc.assert(
      fc.property(anyRequest, (request) => {
        holds(request, composeCaption(request));
      }),
      { numRuns: 1000 },
    );

  test('the contract takes it', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(CaptionRequest.safeParse(request).error).toBeUndefined();
      }),
    );
  });

  test('the same request gives the same caption', () => {
    check((request, caption) => expect(composeCaption(structuredClone(request))).toBe(caption));
  });

  test('the number of hashtags keeps to the platform, and to the request where it can', () => {
    check(({ platform, platform_rules }, caption) => {
      const { min, max } = PLATFORM_RULES[platform].hashtags;
      const count = hashtagsOf(caption).length;
      const wished = platform_rules?.hashtags;
      expect(count).toBeGreaterThanOrEqual(Math.max(min, Math.min(wished?.min ?? min, max)));
      expect(count).toBeLessThanOrEqual(Math.max(min, Math.min(wished?.max ?? max, max)));
    });
  });

  test('no hashtag comes twice', () => {
    check((_request, caption) => {
      const tags = hashtagsOf(caption).map((tag) => tag.toLowerCase());
      expect(new Set(tags).size).toBe(tags.length);
    });
  });

  test('the hashtags stand where they should', () => {
    check(({ platform, platform_rules }, caption) => {
      const lines = linesOf(caption);
      const at = lines.findIndex((line) => line.startsWith('#'));
      const places = {
        inline: -1,
        near_end: 2,
        end: lines.length - (platform === 'linkedin' ? 2 : 1),
        auto: lines.length - (platform === 'linkedin' ? 2 : 1),
      };
      expect(at).toBe(places[platform_rules?.hashtags?.placement ?? 'auto']);
    });
  });

  test('the caption keeps to the platform’s limit of characters', () => {
    check(({ platform }, caption) =>
      expect(captionLength(platform, caption)).toBeLessThanOrEqual(PLATFORM_RULES[platform].limit),
    );
  });

  test('the guards find nothing', () => {
    check(({ language }, caption) => expect(findGuarded(caption, language)).toEqual([]));
  });

  test('calls that the platform does not allow are left out', () => {
    check((request, caption) => {
      const cleaned = { ...request, cta: [...cleanCtas(request.platform, request.cta)] };
      expect(composeCaption(cleaned)).toBe(caption);
    });
  });
});

test('the brand’s pack alone gives the brand’s hashtags first', () => {
  const request = {
    ...captionRequest(DEFAULT_CHOICES, 0),
    platform_rules: { packs: ['brand-core' as const] },
  };
  expect(hashtagsOf(composeCaption(request)).slice(0, 4)).toEqual([
    'DCK',
    'DCKcards',
    'DCKdeck',
    'InnovationCards',
  ]);
});

test('a profile of the request’s own takes the place of the company’s', () => {
  const request = {
    ...captionRequest(DEFAULT_CHOICES, 0),
    profiles: { instagram_handle: 'someone' },
  };
  expect(composeCaption(request)).toContain('@someone');
});

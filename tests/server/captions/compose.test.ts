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
import { findSlots } from '#lib/captions/slots.ts';
import { createComposer } from '#server/captions/compose.ts';
import { ROLES, type Role } from '#server/captions/sentences.ts';
import { allWorded } from '#server/captions/wordings.ts';
import { anyRequest, ctaChoices } from '#support/captions/captions.ts';
import { composeCaption, sentencesOf, written } from '#support/captions/composer.ts';

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

const VARIANTS = Array.from({ length: 8 }, (_, variant) => variant);

const CARD = { code: 'B18', title: 'More than a table' };

/** A caption with what it was asked for and what it says. */
interface Made {
  readonly choices: Choices;
  readonly request: CaptionRequest;
  readonly said: ReadonlyMap<Role, string>;
  readonly caption: string;
}

/** Captions of everything that the form can ask for, half of them with a card. */
const everyCaption: readonly Made[] = everyChoice.flatMap((choices) =>
  VARIANTS.map((variant) => {
    const request = {
      ...captionRequest(choices, variant),
      ...(variant % 4 < 2 && { card: CARD }),
    };
    return {
      choices,
      request,
      said: sentencesOf(request).said,
      caption: composeCaption(request),
    };
  }),
);

/** The captions of which something is wrong; a test that fails shows them. */
const captionsWhere = (isWrong: (made: Made) => boolean): readonly string[] =>
  everyCaption.filter(isWrong).map(({ caption }) => caption);

const linesOf = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** Every wording of some lists, without what is filled in. */
const wordingsIn = (lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(
    lists
      .flatMap((list) => allWorded(list).sentences)
      .flatMap((sentence) => sentence.wordings)
      .map((wording) => wording.replace(/\{(?:card|link)\}/, '')),
  );

const unfilled = (sentence: string): string =>
  sentence
    .replace(/[“„]More than a table[”“] \(B18\)/, '')
    .replace(/(?:https:\S+|@dck\.cards)$/, '');

/** The sentences of each post of a tone, and those of none. */
const writtenIn = new Map(
  LANGUAGES.flatMap((language) =>
    INTENTS.flatMap((intent) =>
      TONES.map((tone) => {
        const { common, intents } = written[language];
        const { posts, cards } = intents[intent][tone];
        const texts = {
          posts: posts.map(({ openings, middle = '', drawback = '', closing = '', prompt = '' }) =>
            wordingsIn([[...Object.values(openings), middle, drawback, closing, prompt]]),
          ),
          others: wordingsIn([cards, common.mentions[tone], ...Object.values(common.calls[tone])]),
        };
        return [`${language} ${intent} ${tone}`, texts] as const;
      }),
    ),
  ),
);

/** Whether everything that a caption says is written there, the body in one post. */
const isOfOnePost = ({ choices: { language, intent, tone }, said }: Made): boolean => {
  const texts = writtenIn.get(`${language} ${intent} ${tone}`);
  const rest = [...said.values()].map(unfilled).filter((sentence) => !texts?.others.has(sentence));
  return texts?.posts.some((post) => rest.every((sentence) => post.has(sentence))) ?? false;
};

describe('every caption of the form', () => {
  test('is made of the written sentences of one post, filled in', () => {
    expect(captionsWhere((made) => !isOfOnePost(made))).toEqual([]);
  });

  test('has one slot at most', () => {
    expect(captionsWhere(({ caption }) => findSlots(caption).length > 1)).toEqual([]);
  });

  test('opens with its opening', () => {
    const wrong = captionsWhere(
      ({ said, caption }) => !caption.startsWith(said.get('opening') ?? '\0'),
    );
    expect(wrong).toEqual([]);
  });

  test('goes on with middle, drawback and closing, and names the card in a line of its own', () => {
    const wrong = captionsWhere(({ said, caption }) => {
      const body = (['middle', 'drawback', 'closing'] as const).map((role) => said.get(role));
      const lines = linesOf(caption);
      const card = said.get('card');
      return (
        lines[1] !== body.filter(Boolean).join(' ') || (card !== undefined && lines[2] !== card)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('says all its sentences', () => {
    const wrong = captionsWhere(({ said, caption }) =>
      [...said.values()].some((sentence) => !caption.includes(sentence)),
    );
    expect(wrong).toEqual([]);
  });

  test('has the sentences of its choices and no others', () => {
    const wrong = captionsWhere(({ choices: { platform, intent, cta }, request, said }) => {
      const isShort = platform === 'threads' || platform === 'tiktok';
      const roles = ROLES.filter(
        (role) =>
          role === 'opening' ||
          role === 'middle' ||
          (role === 'card' && request.card) ||
          (role === 'drawback' && intent === 'quick-review-neutral') ||
          (role === 'closing' && !isShort && said.has(role)) ||
          (role === 'mention' && !cta.includes('follow-profile')) ||
          cta.some((call) => call === role),
      );
      return [...said.keys()].toSorted().join() !== roles.toSorted().join();
    });
    expect(wrong).toEqual([]);
  });

  test('has three of five hashtags for people who work with innovation', () => {
    const wrong = captionsWhere(({ choices: { language }, caption }) => {
      const { hashtags } = written[language].common;
      const tags = hashtagsOf(caption);
      const topical = tags.filter((tag) => hashtags['innovation-work'].includes(tag));
      return topical.length < tags.length * 0.6;
    });
    expect(wrong).toEqual([]);
  });

  test('has no hashtag that only decorates', () => {
    expect(
      captionsWhere(({ caption }) =>
        /#(?:\p{L}*Love|\p{L}*liebe|NewFinds|NeuEntdeckt|OnMyDesk|AufMeinemTisch)\b/u.test(caption),
      ),
    ).toEqual([]);
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
      .map(({ caption }) => hashtagsOf(caption).length);
    expect(new Set(found)).toEqual(new Set(counts));
  });

  test.each(['instagram', 'tiktok', 'facebook', 'threads'] as const)(
    'on %s ends with its hashtags',
    (platform) => {
      const last = everyCaption
        .filter(({ choices }) => choices.platform === platform)
        .map(({ caption }) => linesOf(caption).at(-1));
      expect(last.filter((line) => !/^(#[\p{L}\p{N}]+ ?)+$/u.test(line ?? ''))).toEqual([]);
    },
  );

  test('on LinkedIn ends with the profile’s line after the hashtags', () => {
    const wrong = everyCaption
      .filter(({ choices }) => choices.platform === 'linkedin')
      .map(({ caption }) => caption)
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
      .map(({ caption }) => caption)
      .filter((caption) => !linesOf(caption).at(-2)?.endsWith(profile));
    expect(wrong).toEqual([]);
  });

  test('on LinkedIn carries no emoji', () => {
    const found = everyCaption
      .filter(({ choices }) => choices.platform === 'linkedin')
      .filter(({ caption }) => /\p{Extended_Pictographic}/u.test(caption));
    expect(found).toEqual([]);
  });

  test('fits where Instagram folds with its whole first sentence', () => {
    const long = everyCaption
      .filter(({ choices }) => choices.platform === 'instagram')
      .filter(({ caption }) => (linesOf(caption)[0]?.length ?? 0) > 125);
    expect(long).toEqual([]);
  });
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
    check((request, caption) => {
      const { platform, platform_rules } = request;
      const lines = linesOf(caption);
      const at = lines.findIndex((line) => line.startsWith('#'));
      const places = {
        inline: -1,
        near_end: sentencesOf(request).said.has('card') ? 3 : 2,
        end: lines.length - 1,
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

test('Threads has room for everything that a request can ask for at once', () => {
  const captions = LANGUAGES.flatMap((language) =>
    INTENTS.flatMap((intent) =>
      TONES.flatMap((tone) =>
        Array.from({ length: 30 }, (_, variant) =>
          composeCaption({
            platform: 'threads',
            language,
            intent,
            tone,
            cta: ['follow-profile', 'comment-prompt', 'tag-a-friend'],
            profiles: { instagram_handle: 'a'.repeat(30) },
            card: { code: 'B12', title: 'W'.repeat(80) },
            platform_rules: { hashtags: { min: 6, max: 6, placement: 'inline' } },
            variant,
          }),
        ),
      ),
    ),
  );
  expect(captions.filter((caption) => captionLength('threads', caption) > 500)).toEqual([]);
});

test('on LinkedIn near_end, auto and end are three places', () => {
  const lineOf = (placement: 'near_end' | 'auto' | 'end'): number => {
    const caption = composeCaption({
      ...captionRequest({ ...DEFAULT_CHOICES, platform: 'linkedin', cta: ['comment-prompt'] }, 0),
      platform_rules: { hashtags: { placement } },
    });
    return linesOf(caption).findIndex((line) => line.startsWith('#'));
  };
  // Before the call, between call and profile, after the profile.
  expect([lineOf('near_end'), lineOf('auto'), lineOf('end')]).toEqual([2, 3, 4]);
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
    'PaperCards',
  ]);
});

test('a profile of the request’s own takes the place of the company’s', () => {
  const request = {
    ...captionRequest(DEFAULT_CHOICES, 0),
    profiles: { instagram_handle: 'someone' },
  };
  expect(composeCaption(request)).toContain('@someone');
});

describe('a card with a question', () => {
  const question = 'Where is it quiet enough for you to think?';
  const composer = createComposer(written, { en: new Map([['B18', question]]) });
  const request = {
    ...captionRequest({ ...DEFAULT_CHOICES, language: 'en', cta: ['comment-prompt'] }, 0),
    card: CARD,
  };

  test('begins with it, a text about the card follows, then the card is named', () => {
    const [first, second, third] = linesOf(composer.compose(request));
    expect(first?.startsWith(question)).toBe(true);
    expect(written.en.cardTexts.get('B18')).toContain(second);
    expect(third).toContain('“More than a table” (B18)');
  });

  test('has another text about the card in the next caption', () => {
    const textOf = (variant: number) =>
      composer.sentencesOf({ ...request, variant }).said.get('middle');
    expect(new Set([textOf(0), textOf(1)])).toEqual(new Set(written.en.cardTexts.get('B18')));
  });

  test('is followed by the name of the card where no text is about it', () => {
    const { compose } = createComposer(written, { en: new Map([['B12', question]]) });
    const [first, second] = linesOf(compose({ ...request, card: { ...CARD, code: 'B12' } }));
    expect(first?.startsWith(question)).toBe(true);
    expect(second).toContain('“More than a table” (B12)');
  });

  test('asks no other: the call is to answer it', () => {
    const { said } = composer.sentencesOf(request);
    expect(said.has('card')).toBe(false);
    expect(
      allWorded(written.en.common.answers?.[request.tone] ?? []).sentences.flatMap(
        ({ wordings }) => wordings,
      ),
    ).toContain(said.get('comment-prompt'));
  });

  test('keeps to the length of the platform', () => {
    const caption = composer.compose(request);
    expect(captionLength(request.platform, caption)).toBeLessThanOrEqual(
      PLATFORM_RULES[request.platform].limit,
    );
  });

  test.each([
    ['in another language', { ...request, language: 'de' as const }],
    ['in a short post', { ...request, platform: 'threads' as const }],
    ['of another card', { ...request, card: { ...CARD, code: 'B12' } }],
  ])('is not asked %s', (_case, other) => {
    expect(composer.compose(other)).not.toContain(question);
  });
});

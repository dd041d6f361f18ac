import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CTAS, PLATFORMS, type Cta, type Platform } from '#contract/captions.ts';
import {
  captionRequest,
  changePlatform,
  choicesOfLink,
  cleanCtas,
  DEFAULT_CHOICES,
  linkOfChoices,
  readCaption,
  readChoices,
  readRecent,
  rememberCaption,
  toggleCta,
} from '#lib/captions/captions.ts';
import { captionLength, foldCaption, hashtagsOf, PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { PROFILES } from '#facts/profiles.ts';

const anyPlatform = fc.constantFrom(...PLATFORMS);
const anyCtas = fc.array(fc.constantFrom(...CTAS));

test.each<[Platform, readonly Cta[]]>([
  ['instagram', ['follow-profile', 'comment-prompt', 'save-post', 'tag-a-friend', 'none']],
  ['threads', ['follow-profile', 'comment-prompt', 'tag-a-friend', 'none']],
  ['facebook', ['follow-profile', 'comment-prompt', 'none']],
  ['linkedin', ['follow-profile', 'comment-prompt', 'share-with-team', 'none']],
  ['tiktok', ['follow-profile', 'none']],
])('%s allows its own calls', (platform, ctas) => {
  expect(PLATFORM_RULES[platform].ctas).toEqual(ctas);
});

describe('cleaning a list of calls', () => {
  test('leaves only allowed calls, each once', () => {
    fc.assert(
      fc.property(anyPlatform, anyCtas, (platform, ctas) => {
        const clean = cleanCtas(platform, ctas);
        expect(new Set(clean).size).toBe(clean.length);
        expect(clean.filter((cta) => !PLATFORM_RULES[platform].ctas.includes(cta))).toEqual([]);
      }),
    );
  });

  test('loses no allowed call', () => {
    fc.assert(
      fc.property(anyPlatform, anyCtas, (platform, ctas) => {
        const allowed = ctas.filter(
          (cta) => cta !== 'none' && PLATFORM_RULES[platform].ctas.includes(cta),
        );
        expect(cleanCtas(platform, ctas)).toEqual(expect.arrayContaining(allowed));
      }),
    );
  });

  test('drops none beside other calls', () => {
    expect(cleanCtas('instagram', ['none', 'save-post'])).toEqual(['save-post']);
  });

  test('keeps none where nothing else is allowed', () => {
    expect(cleanCtas('tiktok', ['save-post', 'none'])).toEqual(['none']);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyPlatform, anyCtas, (platform, ctas) => {
        const once = cleanCtas(platform, ctas);
        expect(cleanCtas(platform, once)).toEqual(once);
      }),
    );
  });
});

describe('choosing', () => {
  test('none clears all other calls', () => {
    const before = { ...DEFAULT_CHOICES, cta: ['save-post', 'tag-a-friend'] as const };
    expect(toggleCta(before, 'none').cta).toEqual(['none']);
  });

  test('a call takes none away', () => {
    expect(toggleCta({ ...DEFAULT_CHOICES, cta: ['none'] }, 'save-post').cta).toEqual([
      'save-post',
    ]);
  });

  test('a call twice leaves it out', () => {
    expect(toggleCta(DEFAULT_CHOICES, 'follow-profile').cta).toEqual([]);
  });

  test('another platform filters the calls', () => {
    const before = { ...DEFAULT_CHOICES, cta: ['follow-profile', 'save-post'] as const };
    expect(changePlatform(before, 'linkedin').cta).toEqual(['follow-profile']);
  });
});

describe('choices from outside', () => {
  test('a link sets what it names and leaves the rest', () => {
    const search =
      '?platform=linkedin&tone=enthusiastic&cta=comment-prompt,share-with-team,save-post';
    expect(choicesOfLink(search, DEFAULT_CHOICES)).toEqual({
      ...DEFAULT_CHOICES,
      platform: 'linkedin',
      tone: 'enthusiastic',
      cta: ['comment-prompt', 'share-with-team'],
    });
  });

  test('unknown values are passed over', () => {
    const search = '?platform=myspace&language=fr&intent=x&tone=&cta=shout';
    expect(choicesOfLink(search, DEFAULT_CHOICES)).toEqual({ ...DEFAULT_CHOICES, cta: [] });
  });

  test.each([null, 'text', 7, [], { cta: 'none', platform: 3 }])(
    'damaged storage %j gives the defaults',
    (value) => {
      expect(readChoices(value, DEFAULT_CHOICES)).toEqual(DEFAULT_CHOICES);
    },
  );

  test('a link names no card where none was drawn', () => {
    expect(linkOfChoices(DEFAULT_CHOICES)).not.toContain('card');
  });

  test('a link made of choices opens the same choices', () => {
    const choices = {
      ...DEFAULT_CHOICES,
      language: 'de',
      cta: ['save-post', 'tag-a-friend'],
      card: 'Ask & listen? 100 %',
    } as const;
    expect(choicesOfLink(linkOfChoices(choices), DEFAULT_CHOICES)).toEqual(choices);
  });
});

test('the request carries profiles, rules and guards', () => {
  expect(captionRequest(DEFAULT_CHOICES, 3)).toEqual({
    platform: 'instagram',
    language: 'en',
    intent: 'unboxing-wow',
    tone: 'warm-friendly',
    cta: ['follow-profile'],
    profiles: PROFILES,
    platform_rules: {
      hashtags: { min: 5, max: 10, placement: 'auto' },
      profile_placement: 'near_end',
      packs: ['brand-core', 'ugc-generic', 'innovation-work'],
    },
    lexicon_guards: {
      no_specific_claims: true,
      no_promises: true,
      unspecific_only: true,
      neutral_lexicon: true,
    },
    variant: 3,
  });
});

describe('an answer', () => {
  test('with a caption is that caption', () => {
    expect(readCaption({ data: { caption: 'Hi' } })).toEqual({
      ok: true,
      caption: 'Hi',
      byModel: false,
    });
  });

  test('says whether a language model wrote it', () => {
    expect(readCaption({ data: { caption: 'Hi', by: 'model' } })).toMatchObject({ byModel: true });
  });

  test.each([
    [{ error: 'Too bad' }, 'Too bad'],
    [{ error: 'rate_limited', message: 'Please wait a minute.' }, 'Please wait a minute.'],
    [{ error: '' }, 'Generation failed'],
    [{ error: { code: 1 }, data: { caption: 'Hi' } }, 'Generation failed'],
    [{ data: {} }, 'Request failed'],
    [{ data: null }, 'Request failed'],
    [undefined, 'Request failed'],
    ['<html>', 'Request failed'],
  ])('%j fails with %j', (body, message) => {
    expect(readCaption(body)).toEqual({ ok: false, message });
  });
});

describe('a caption', () => {
  test('on Threads counts emojis by their bytes', () => {
    expect(captionLength('threads', 'Hi 🧡')).toBe(7);
  });

  test('elsewhere counts UTF-16 units', () => {
    expect(captionLength('instagram', 'Hi 🧡')).toBe(5);
  });

  test('has the hashtags that a platform would see', () => {
    expect(hashtagsOf('#DCK, (#Kreativität) a#b https://x.example/#c &#39; #')).toEqual([
      'DCK',
      'Kreativität',
    ]);
  });

  test('is folded without losing a character', () => {
    fc.assert(
      fc.property(
        anyPlatform,
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        (platform, text) => {
          const { shown, hidden } = foldCaption(platform, text);
          expect(shown + hidden).toBe(text);
        },
      ),
    );
  });

  test('is folded between words', () => {
    const text = 'four '.repeat(60);
    expect(foldCaption('instagram', text).shown).toMatch(/four$/);
  });

  test('is not folded inside an emoji', () => {
    const { shown } = foldCaption('instagram', 'x'.repeat(124) + '🧡'.repeat(10));
    expect(shown).toBe('x'.repeat(124));
  });
});

describe('remembered captions', () => {
  const made = (caption: string) => ({ caption, platform: 'instagram', language: 'en' }) as const;
  const twelve = Array.from({ length: 12 }, (_, index) => made(`Caption ${index}`));

  test('are the last ten, the newest first', () => {
    const recent = rememberCaption(twelve.slice(0, 10), made('New'));
    expect([recent.length, recent[0]?.caption]).toEqual([10, 'New']);
  });

  test('hold the same text once', () => {
    const recent = rememberCaption([made('A'), made('B')], made('B'));
    expect(recent.map(({ caption }) => caption)).toEqual(['B', 'A']);
  });

  test('hold an edited caption in place of its original', () => {
    const recent = rememberCaption([made('A'), made('B')], made('A, edited'), 'A');
    expect(recent.map(({ caption }) => caption)).toEqual(['A, edited', 'B']);
  });

  test('are read from storage, ten at most', () => {
    expect(readRecent(structuredClone(twelve))).toEqual(twelve.slice(0, 10));
  });

  test('are left out where they are damaged', () => {
    const damaged = [
      null,
      'text',
      { caption: '' },
      { ...made('A'), platform: 'myspace' },
      made('B'),
    ];
    expect(readRecent(damaged)).toEqual([made('B')]);
  });

  test.each([undefined, {}, 'text'])('%j holds none', (value) => {
    expect(readRecent(value)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';

import {
  INTENTS,
  LANGUAGES,
  TONES,
  type Intent,
  type Language,
  type Tone,
} from '#contract/captions.ts';
import { OFFERED_PLATFORMS } from '#lib/captions/captions.ts';
import { findGuarded } from '#lib/captions/guards.ts';
import { captionLength } from '#lib/captions/platforms.ts';
import { findSlots } from '#lib/captions/slots.ts';
import { allWorded } from '#server/captions/wordings.ts';
import { written } from '#support/captions/shipped-composer.ts';

type Offered = (typeof OFFERED_PLATFORMS)[number];

/** A list of sentences, where it stands, and how many it has to have. */
interface List {
  readonly where: string;
  readonly language: Language;
  readonly tone?: Tone;
  readonly kind: 'opening' | 'middle' | 'drawback' | 'card' | 'closing' | 'prompt' | 'common';
  readonly platform?: Offered;
  readonly least: number;
  readonly sentences: readonly string[];
}

/** Makes the list of one platform's openings from what all lists of their theme have in common. */
const openingsOn =
  (
    theme: Pick<List, 'where' | 'language' | 'tone'>,
    openings: Readonly<Record<Offered, readonly string[]>>,
  ) =>
  (platform: Offered): List => ({
    ...theme,
    where: `${theme.where} ${platform}`,
    kind: 'opening',
    platform,
    least: 2,
    sentences: openings[platform],
  });

const listsOfIntent = (language: Language, intent: Intent, tone: Tone): readonly List[] => {
  const { themes, cards } = written[language].intents[intent][tone];
  const where = [language, intent, tone].join(' ');
  const ofThemes = themes.flatMap(
    ({ openings, middles, drawbacks, closings, prompts }, at): readonly List[] => {
      const here = { where: `${where} theme ${at + 1}`, language, tone };
      const ofAny: readonly List[] = [
        { ...here, kind: 'middle', least: 3, sentences: middles },
        { ...here, kind: 'closing', least: 2, sentences: closings },
        { ...here, kind: 'prompt', least: 2, sentences: prompts },
      ];
      const drawn: readonly List[] =
        intent === 'quick-review-neutral'
          ? [{ ...here, kind: 'drawback', least: 3, sentences: drawbacks ?? [] }]
          : [];
      return OFFERED_PLATFORMS.map(openingsOn(here, openings)).concat(ofAny, drawn);
    },
  );
  return [...ofThemes, { where, language, tone, kind: 'card', least: 6, sentences: cards }];
};

const listsOfTone = (language: Language, tone: Tone): readonly List[] => {
  const { calls, mentions } = written[language].common;
  return [...Object.entries(calls[tone]), ['mention', mentions[tone]] as const].map(
    ([call, sentences]): List => {
      const least = call === 'mention' ? 2 : 3;
      return {
        where: [language, tone, call].join(' '),
        language,
        tone,
        kind: 'common',
        least,
        sentences,
      };
    },
  );
};

const lists: readonly List[] = LANGUAGES.flatMap((language) => [
  ...INTENTS.flatMap((intent) => TONES.flatMap((tone) => listsOfIntent(language, intent, tone))),
  ...TONES.flatMap((tone) => listsOfTone(language, tone)),
  {
    where: `${language} inline`,
    language,
    kind: 'common',
    least: 2,
    sentences: written[language].common.inline,
  },
]);

/** A wording, with what is known of its sentence. */
interface Wording extends Omit<List, 'sentences'> {
  readonly text: string;
}

const wordingOf =
  (list: Omit<List, 'sentences'>) =>
  (text: string): Wording => ({ ...list, text });

const wordings: readonly Wording[] = lists.flatMap(({ sentences, ...list }) =>
  allWorded(sentences).sentences.flatMap(({ wordings: texts }) =>
    texts.filter((text) => text !== '').map(wordingOf(list)),
  ),
);

const own = wordings.filter(({ kind }) => kind !== 'common');

/** The wordings of which something is wrong, for the message of a test that fails. */
const where = (wrong: readonly Wording[]): readonly string[] =>
  wrong.map((wording) => `${wording.where} ${wording.kind}: ${wording.text}`);

const BODY: ReadonlySet<string> = new Set(['opening', 'middle', 'drawback']);

describe('the lists', () => {
  test('have as many sentences as they need', () => {
    const short = lists.filter(({ sentences, least }) => sentences.length < least);
    expect(short.map((list) => `${list.where} ${list.kind}: ${list.sentences.length}`)).toEqual([]);
  });

  test('of calls have six wordings and more', () => {
    const few = lists
      .filter(({ kind, where: at }) => kind === 'common' && !/inline|mention/.test(at))
      .filter(
        ({ sentences }) =>
          allWorded(sentences).sentences.flatMap((each) => each.wordings).length < 6,
      );
    expect(few.map((list) => list.where)).toEqual([]);
  });

  test('of openings, middles and drawbacks have three wordings for each sentence', () => {
    const few = lists
      .filter(({ kind }) => BODY.has(kind))
      .flatMap(({ sentences, where: at, kind }) =>
        allWorded(sentences)
          .sentences.filter((each) => new Set(each.wordings).size < 3)
          .map((each) => `${at} ${kind}: ${each.wordings[0] ?? ''}`),
      );
    expect(few).toEqual([]);
  });

  test('hold no wording twice', () => {
    const twice = lists.flatMap(({ where: at, sentences }) => {
      const texts = allWorded(sentences).sentences.flatMap((each) => each.wordings);
      return texts.filter((text, place) => texts.indexOf(text) !== place).map((text) => at + text);
    });
    expect(twice).toEqual([]);
  });

  test('of drawbacks are in the quick review only', () => {
    const others = LANGUAGES.flatMap((language) =>
      INTENTS.filter((intent) => intent !== 'quick-review-neutral').flatMap((intent) =>
        TONES.filter((tone) =>
          written[language].intents[intent][tone].themes.some(({ drawbacks }) => drawbacks),
        ),
      ),
    );
    expect(others).toEqual([]);
  });
});

test('platforms share no opening', () => {
  const openings = wordings.filter(({ kind }) => kind === 'opening');
  const first = new Map<string, Offered | undefined>();
  const shared = openings.filter(({ text, language, platform }) => {
    const key = `${language} ${text}`;
    if (!first.has(key)) first.set(key, platform);
    return first.get(key) !== platform;
  });
  expect(where(shared)).toEqual([]);
});

describe('every wording', () => {
  test('passes the guards of both languages', () => {
    const marked = wordings.flatMap((wording) => {
      const found = LANGUAGES.flatMap((language) => findGuarded(wording.text, language));
      return found.map(({ words }) => `${words} – ${where([wording])[0] ?? ''}`);
    });
    expect(marked).toEqual([]);
  });

  test('is whole: no blank too many, no group left open, an end', () => {
    const odd = wordings.filter(
      ({ text, kind }) =>
        /^\s|\s$|\s{2}|\s[.,!?:;]|[{}|]/.test(text.replaceAll(/\{(?:card|link|tags)\}/g, 'x')) ||
        (kind !== 'common' && !(kind === 'opening' ? /[.!?…:]$/ : /[.!?…]$/).test(text)),
    );
    expect(where(odd)).toEqual([]);
  });

  test('begins with a capital letter, a slot or the card', () => {
    const small = wordings.filter(({ text }) => !/^(?:\p{Lu}|\[|\{card\}|„|“)/u.test(text));
    expect(where(small)).toEqual([]);
  });

  test('has no straight quotation mark or apostrophe', () => {
    expect(where(wordings.filter(({ text }) => /["'`´]/.test(text)))).toEqual([]);
  });

  test('has no emoji, hashtag, link or figure', () => {
    const found = wordings.filter(({ text }) =>
      /\p{Extended_Pictographic}|#|@|https?:|\d/u.test(text),
    );
    expect(where(found)).toEqual([]);
  });

  test('in the quiet tones has no exclamation mark', () => {
    const loud = wordings.filter(
      ({ tone, text }) =>
        (tone === 'minimal-clean' || tone === 'calm-professional') && text.includes('!'),
    );
    expect(where(loud)).toEqual([]);
  });
});

test('a sentence has one slot at most', () => {
  expect(where(wordings.filter(({ text }) => findSlots(text).length > 1))).toEqual([]);
});

const everyTone = LANGUAGES.flatMap((language) =>
  INTENTS.flatMap((intent) =>
    TONES.map((tone) => ({
      where: [language, intent, tone].join(' '),
      blocks: written[language].intents[intent][tone],
    })),
  ),
);

test('every tone has five themes and more', () => {
  const few = everyTone.filter(({ blocks }) => blocks.themes.length < 5);
  expect(few.map((tone) => `${tone.where}: ${tone.blocks.themes.length}`)).toEqual([]);
});

/** Of every tone, platform by platform: openings, middles and closings that a post can have. */
test('every platform has ten openings, eight middles and five closings in a tone', () => {
  const few = everyTone.filter(({ blocks: { themes } }) => {
    const closings = themes.flatMap((theme) => theme.closings.filter((text) => text !== ''));
    return (
      OFFERED_PLATFORMS.some(
        (name) => themes.flatMap(({ openings }) => openings[name]).length < 10,
      ) ||
      themes.flatMap(({ middles }) => middles).length < 8 ||
      closings.length < 5
    );
  });
  expect(few.map((tone) => tone.where)).toEqual([]);
});

test('in a theme the openings or the middles ask for something, never both', () => {
  const asks = (list: readonly string[]): boolean =>
    list.some((text) => findSlots(text).length > 0);
  const both = everyTone.flatMap((tone) =>
    tone.blocks.themes.flatMap(({ openings, middles, drawbacks = [], closings }, at) =>
      [Object.values(openings).flat(), middles, drawbacks, closings].filter(asks).length > 1
        ? `${tone.where} theme ${at + 1}`
        : [],
    ),
  );
  expect(both).toEqual([]);
});

/** What means something to the makers only, or sounds like their advertising. */
const INSIDE =
  /\b(?:streams?|codes?|apps?|browsers?|accounts?|kostenlos\p{L}*|gratis|free|Nexus|Matrix|Voyage|Symphony)\b/iu;

test('no sentence speaks as the makers do', () => {
  expect(where(own.filter(({ text }) => INSIDE.test(text)))).toEqual([]);
});

test('a slot asks in a few words, in small letters', () => {
  const odd = wordings.filter(({ text, language }) =>
    findSlots(text).some(
      ({ words }) =>
        words.split(' ').length > 7 ||
        words.split(' ').length < 2 ||
        (language === 'en' && /^(?!I ?’?)\p{Lu}/u.test(words)),
    ),
  );
  expect(where(odd)).toEqual([]);
});

test('prompts, calls and what names the profile have no slot', () => {
  const asking = wordings.filter(
    ({ kind, text }) => (kind === 'prompt' || kind === 'common') && findSlots(text).length > 0,
  );
  expect(where(asking)).toEqual([]);
});

test('every opening names DCK', () => {
  const nameless = own.filter(({ kind, text }) => kind === 'opening' && !/\bDCK\b/.test(text));
  expect(where(nameless)).toEqual([]);
});

test('a sentence about the card names it once, and no other one does', () => {
  const wrong = wordings.filter(
    ({ kind, text }) => text.split('{card}').length - 1 !== (kind === 'card' ? 1 : 0),
  );
  expect(where(wrong)).toEqual([]);
});

test('a comment prompt names the comments', () => {
  const silent = own.filter(
    ({ kind, text }) => kind === 'prompt' && !/comment|kommentar/i.test(text),
  );
  expect(where(silent)).toEqual([]);
});

/** The most characters of an opening on a platform, so that it stands before the fold. */
const LONGEST_OPENING: Readonly<Record<Offered, number>> = {
  instagram: 115,
  linkedin: 180,
};

test('openings fit their platform', () => {
  const long = own.filter(
    ({ platform, text }) => platform && captionLength(platform, text) > LONGEST_OPENING[platform],
  );
  expect(where(long)).toEqual([]);
});

test('middles, drawbacks, cards and closings are short', () => {
  const most = { middle: 160, drawback: 160, card: 120, closing: 100, prompt: 130 };
  const long = own.filter(
    ({ kind, text }) => kind in most && text.length > most[kind as keyof typeof most],
  );
  expect(where(long)).toEqual([]);
});

/** Words that hardly any sentence of a language does without, and none of the other has. */
const WORDS = {
  en: /(?<!\p{L})(?:the|and|of|with|is|my|from|this|you|your|what|it|it’s|here|to)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:das|der|den|dem|und|mit|ist|mein|meine|ich|ein|eine|auf|im|wenn|du|dein|deine|wie|es|hier|zu|zum)(?!\p{L})/iu,
};

test.each<[Language, Language]>([
  ['en', 'de'],
  ['de', 'en'],
])('nothing written in %s has a word of %s', (language, other) => {
  const foreign = wordings.filter(
    (wording) => wording.language === language && WORDS[other].test(wording.text),
  );
  expect(where(foreign)).toEqual([]);
});

test('German says du', () => {
  const formal = wordings.filter(
    ({ language, text }) =>
      language === 'de' &&
      /(?<!^|[.!?:] )(?<!\p{L})(?:Sie|Ihr|Ihre[nmrs]?|Ihnen)(?!\p{L})/u.test(text),
  );
  expect(where(formal)).toEqual([]);
});

/** Lines that readers found false or translated. */
const OUT: readonly string[] = [
  'Ich lese es gern in den Kommentaren',
  'Was liegt bei dir gern auf dem Schreibtisch',
  'Oft gefragt, hier ist sie',
  'Dafür spricht: klare Sprache und',
  'Das sieht man, und ich freue mich daran',
  'Jede Karte trägt einen Gedanken',
  'Teamtisch',
  'Bald mehr von meinem Tisch',
  'Cards that ask back',
  'off my thoughts go',
  'In today’s post',
  'If it is of interest, save the post',
];

test.each(OUT)('nothing says “%s” any more', (line) => {
  expect(where(wordings.filter(({ text }) => text.includes(line)))).toEqual([]);
});

import * as z from 'zod/mini';

import { LANGUAGES } from './captions.ts';
import { CardCode, CATEGORIES, STREAMS } from './cards.ts';
import { Profiles } from './profiles.ts';

/** One line of text; braces, brackets and bars have a meaning in the captions' sentences. */
const line = (longest: number) =>
  z
    .string()
    .check(
      z.regex(/^\S(?:.*\S)?$/, 'one line of text without blanks around it'),
      z.maxLength(longest),
      z.regex(/^[^{}[\]|]*$/, 'has no brackets, braces or bars'),
    );

const fact = z.nullish(
  z.string().check(z.maxLength(30), z.regex(/^[^{}[\]|]*$/, 'has no brackets, braces or bars')),
);

/** Words of a language for the captions' sentences; each may be left out. */
export const DeckWords = z.strictObject({
  colours: fact,
  otherColours: fact,
  language: fact,
  longestExercise: fact,
});

/** Whether a tag names a language (BCP 47): its name, sort order and folder are found by it. */
const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** Facts of the deck as a whole: the fields of its file `deck.yaml`. */
export const DeckFacts = z.strictObject({
  name: line(30),
  /** The title of the app, which ends the title of every page. */
  title: line(60),
  /** The name as part of a hashtag. */
  hashtag: z.string().check(z.regex(/^[\p{L}\p{N}]{1,20}$/u, 'one to twenty letters and digits')),
  /** The deck is being written: the findings of `npm run deck -- check` do not fail it. */
  draft: z.optional(z.boolean()),
  /** Of the printed deck, such as 'First edition'. */
  edition: z.optional(line(40)),
  /** Languages of the cards, as language tags; the texts of all but the first are in folders of their names. */
  languages: z
    .array(
      z
        .string()
        .check(
          z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'such as en or de-AT'),
          z.refine(isLanguage, 'such as en or de-AT'),
        ),
    )
    .check(
      z.minLength(1),
      z.refine((tags) => new Set(tags).size === tags.length, 'names a language twice'),
    ),
  /** Number of cards in the printed box. */
  cards: z.optional(z.int().check(z.minimum(1))),
  /** The other contents of the box, such as 'a booklet'. */
  box: z.optional(z.array(line(60))),
  /** Shops that sell the deck. */
  sold: z.optional(
    z.array(z.strictObject({ name: line(60), url: z.url({ protocol: /^https$/ }) })),
  ),
  /** The agreement of the room, shown with the cards and exercises that have `care`. */
  care: z.optional(line(100)),
  profiles: z.strictObject(Profiles.shape),
  streams: z.record(
    z.enum(STREAMS),
    z.strictObject({
      name: line(40),
      /** The subject as a sentence to the reader. */
      line: line(100),
      /** The same as the rest of a sentence that begins with the name. */
      does: line(100),
    }),
  ),
  /** Names of the categories. */
  categories: z.record(z.enum(CATEGORIES), line(30)),
  /** Codes of the cards in the fan on the landing page, from left to right. */
  samples: z.array(CardCode).check(z.maxLength(5)),
  /** Code of the card that the landing page shows with its texts. */
  sample: z.optional(CardCode),
  words: z.record(z.enum(LANGUAGES), DeckWords),
});
export type DeckFacts = z.infer<typeof DeckFacts>;

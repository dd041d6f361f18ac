/** The interface's texts in its languages, and the search for those of another language on a page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { parse } from 'yaml';

import { deck, textsOf } from '#support/browser/reading.ts';
import { TEST_DECK } from '#support/shared/test-deck.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'messages');

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
type Language = 'en' | 'de';

/** The texts of a message: one for each form. */
const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

const readMessages = (language: Language): ReadonlyMap<string, Message> =>
  new Map(
    readdirSync(join(FOLDER, language)).flatMap((name) => {
      const file = readFileSync(join(FOLDER, language, name), 'utf8');
      return Object.entries(JSON.parse(file) as Record<string, Message>);
    }),
  );

const MESSAGES = { en: readMessages('en'), de: readMessages('de') };

const OTHER = { en: 'de', de: 'en' } as const;

/** The texts of a language by key, with values for their slots; of a plural its last form. */
export const textsIn =
  (language: Language) =>
  (key: string, slots: Readonly<Record<string, string>> = {}): string => {
    const text = formsOf(MESSAGES[language].get(key) ?? '').at(-1);
    if (!text) throw new Error(`No message ${key} in ${language}`);
    return text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
      const value = slots[slot];
      if (value === undefined) throw new Error(`${key} needs {${slot}}`);
      return value;
    });
  };

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const SLOT = /\{\w+\}/;

/** Sentences, and what stands before, between and after their slots. */
const piecesOf = (message: Message): string[] =>
  formsOf(message)
    .flatMap((text) => {
      const pieces = text.split(SLOT);
      // A few letters beside a slot, such as 'of the', say too little by themselves.
      return pieces.length === 1 ? pieces : pieces.filter((piece) => /\w \w.{5}/.test(piece));
    })
    .map(squeezed)
    .filter((piece) => /\p{L}{2}/u.test(piece));

const wholeWords = (piece: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'u',
  );

interface Sentence {
  readonly piece: string;
  readonly words: RegExp;
}

/**
 * The sentences of a language that are nowhere in the other one. Left out are words that both use, such as Format,
 * Stream, Passkey and Innovator.
 */
const ownSentences = (language: Language): readonly Sentence[] => {
  const others = [...MESSAGES[OTHER[language]].values()]
    .flatMap(formsOf)
    .flatMap((text) => text.split(SLOT))
    .map(squeezed)
    .join('\n');
  const pieces = new Set([...MESSAGES[language].values()].flatMap(piecesOf));
  return [...pieces]
    .map((piece) => ({ piece, words: wholeWords(piece) }))
    .filter(({ piece, words }) => !others.includes(piece) || !words.test(others));
};

/** From this length on a sentence is found inside of a text; a shorter one only where it is all of it. */
const LONG_ENOUGH = 6;

const OWN = { en: ownSentences('en'), de: ownSentences('de') };

/** Names, which are the same in every language. */
const NAMES = Object.values(deck.facts.streams).map(({ name }) => name);

const CASES = join(TEST_DECK, 'showcase');
const cases = readdirSync(CASES)
  .filter((name) => name.endsWith('.yaml'))
  .map((name): unknown => parse(readFileSync(join(CASES, name), 'utf8')));

/** Texts of the tests' deck, which is in English but for a few. */
const DECK_TEXTS = new Set(
  [deck, ...deck.translations.values(), ...cases].flatMap(textsOf).map(squeezed),
);
const DECK_TEXT = [...DECK_TEXTS].join('\n');

/** Whether a text is the deck's, or so long a part of one that no label of the interface is. */
const isOfDeck = (text: string): boolean =>
  DECK_TEXTS.has(text) || (text.length > 25 && DECK_TEXT.includes(text));

/** All that a page says: its title, the text that is shown or read out, and the attributes with text. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ATTRIBUTES = [
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'placeholder',
      'title',
    ];
    const isShown = (element: Element): boolean =>
      (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true }) &&
      // A link to another language is in that one.
      element.closest('a[hreflang], script, style') === null;
    const words = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (textContent && parentElement && isShown(parentElement)) words.push(textContent);
    }
    for (const element of document.body.querySelectorAll('*'))
      if (isShown(element))
        words.push(...ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []));
    return words;
  });

/**
 * The sentences of the other language that stand on a page of one language, outside of the deck's texts.
 * @param language of the page
 */
export const foreignOn = async (page: Page, language: Language): Promise<string[]> => {
  const words = (await wordsOn(page))
    .map(squeezed)
    .filter((text) => text && !isOfDeck(text))
    .map((text) => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text));
  const whole = words.join('\n');
  return OWN[OTHER[language]].flatMap(({ piece, words: pattern }) => {
    if (!whole.includes(piece)) return [];
    const text = words.find((each) =>
      piece.length < LONG_ENOUGH ? each === piece : pattern.test(each),
    );
    return text === undefined ? [] : [`${piece} (in: ${text.slice(0, 120)})`];
  });
};

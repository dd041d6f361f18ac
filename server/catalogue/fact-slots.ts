import * as m from '#messages';

import type { OpenFacts } from '#contract/open-deck.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';
import type { OpenDeck } from '#server/catalogue/open-deck.ts';

/** The language of the pages, in which the build writes these texts. */
const inPages = { locale: PAGE_LANGUAGE };

/** A fact of a slot: text, a list of texts, or named facts. */
type Fact = string | number | readonly Fact[] | { readonly [name: string]: Fact } | undefined;

/** Facts by the names of their slots. */
export type SlotFacts = Readonly<Record<string, Fact>>;

const LIST = new Intl.ListFormat(PAGE_LANGUAGE, { style: 'long', type: 'conjunction' });
const LANGUAGE = new Intl.DisplayNames([PAGE_LANGUAGE], { type: 'language' });

/** Names of the deck's languages, in the pages' language. */
const languageNames = ({ languages }: Pick<OpenFacts, 'languages'>): readonly string[] =>
  languages.map((tag) => LANGUAGE.of(tag) ?? tag);

/** A category as inside a sentence: only German keeps the capital. */
const inSentence = (name: string): string =>
  PAGE_LANGUAGE === 'de' ? name : name.toLocaleLowerCase(PAGE_LANGUAGE);

/**
 * The facts that public texts may name: those of `deck.yaml`, with lists as Markdown, names of categories as
 * inside a sentence, a card's code as an example, and a sentence on the codes where it is true of all cards.
 */
export const slotFacts = (facts: OpenFacts, cards: OpenDeck['card']): SlotFacts => {
  const isFirstLetter = Array.from(cards.values()).every(
    ({ code, stream }) => facts.streams[stream].name[0]?.toUpperCase() === code[0],
  );
  const { box = [], cards: count } = facts;
  return {
    ...facts,
    categories: Object.fromEntries(
      Object.entries(facts.categories).map(([category, name]) => [category, inSentence(name)]),
    ),
    box: [...(count === undefined ? [] : [m.public_cards_in_box({ count }, inPages)]), ...box],
    languages: languageNames(facts),
    sold: facts.sold?.map(({ name, url }) => `[${name}](${url})`),
    sample: facts.samples[0] ?? cards.keys().next().value,
    firstLetters: isFirstLetter ? m.public_first_letters({}, inPages) : undefined,
  };
};

const SLOT = /\{deck\.([\w.]+)\}/g;

const textOf = (fact: Fact): string => {
  if (fact === undefined) return '';
  if (typeof fact !== 'object') return String(fact);
  return Array.isArray(fact) ? LIST.format(fact.map(textOf)) : '';
};

const factAt = (facts: SlotFacts, path: string): string => {
  let fact: Fact = facts;
  for (const name of path.split('.'))
    fact =
      typeof fact === 'object' && !Array.isArray(fact)
        ? (fact as Readonly<Record<string, Fact>>)[name]
        : undefined;
  return textOf(fact);
};

/**
 * Fills the facts into a Markdown text. A paragraph with an empty slot is left out.
 * @param text with slots such as `{deck.name}`
 */
export const fillSlots = (text: string, facts: SlotFacts): string =>
  text
    .split(/\n{2,}/)
    .filter((part) => Array.from(part.matchAll(SLOT)).every(([, path = '']) => factAt(facts, path)))
    .map((part) => part.replaceAll(SLOT, (_slot, path: string) => factAt(facts, path)))
    .join('\n\n');

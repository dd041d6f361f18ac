import type { Language } from '#contract/captions.ts';

/** Function words of a language, and those of them that the other language lacks. */
interface Words {
  readonly own: ReadonlySet<string>;
  readonly alone: ReadonlySet<string>;
}

const set = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')));

const ENGLISH =
  'the and of with is my from this you your what it it’s here to i’m i’d i’ll i’ve for that one are there there’s but not at by out up each every has have how which when who would where they them their its into';
const ENGLISH_OR_GERMAN =
  'i a an in on so no as me be do if all none card cards first more some next';

const GERMAN =
  'das der den dem des und mit ist mein meine meinen meiner ich ein eine einen einer einem auf im wenn du dein deine wie es hier zu zum zur nicht auch aber von vom für sich noch nur oder bei beim aus nach über mir mich dir dich euch ihr sind wird habe kein keine keinen jede jeder jeden mehr gibt zwei erst schon karte karten';
const GERMAN_OR_ENGLISH =
  'die was in an so am man hat war wer also bin mal los da jetzt hier ohne alle alles dazu danke viel ja';

const WORDS: Readonly<Record<Language, Words>> = {
  en: { own: set(ENGLISH, ENGLISH_OR_GERMAN), alone: set(ENGLISH) },
  de: { own: set(GERMAN, GERMAN_OR_ENGLISH), alone: set(GERMAN) },
};

/** Function words of other languages that neither English nor German has. */
const ELSEWHERE = set(
  'het een niet voor le la une est et avec dans ce c’est el las una del il che di è och att czy jest',
);

/** Minimum share of function words. */
const LEAST_SHARE = 0.12;

/**
 * Whether a text is in one language only: it has enough of its function words, none that only the other
 * language has, and only Latin script. Half a dozen words without a function word may count as neither.
 */
export const isWrittenIn = (language: Language, text: string): boolean => {
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return false;
  if (language === 'en' && /[äöüß]/i.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+(?:[’']\p{L}+)?/gu) ?? [];
  const other = WORDS[language === 'en' ? 'de' : 'en'].alone;
  if (words.some((word) => other.has(word) || ELSEWHERE.has(word))) return false;
  const count = (of: Language): number => words.filter((word) => WORDS[of].own.has(word)).length;
  const own = count(language);
  return own >= words.length * LEAST_SHARE && own > count(language === 'en' ? 'de' : 'en');
};

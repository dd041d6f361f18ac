/**
 * The lexicon guards (behaviour/captions.md, 'Captions'): no specific claims, no promises, unspecific only, neutral
 * lexicon, no invented events. The composer rejects text with findings; the form only marks them.
 */

import * as m from '#messages';

import type { Language } from '#contract/captions.ts';
import { findSpeech, INVENTED_EVENTS } from './invented-events.ts';
import { findSlots } from './slots.ts';

export type Guard =
  | 'no_specific_claims'
  | 'no_promises'
  | 'unspecific_only'
  | 'neutral_lexicon'
  | 'no_invented_events';

/** A range of a text that violates a guard. */
export interface GuardFinding {
  readonly guard: Guard;
  /** Range in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** A short reason, in the page's language. */
  readonly reason: string;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

/** The rules by name: the guard, and the reason for people. */
const RULES = {
  figure: {
    guard: 'no_specific_claims',
    reason: m.captions_guard_figure,
  },
  compare: {
    guard: 'no_specific_claims',
    reason: m.captions_guard_compare,
  },
  promise: {
    guard: 'no_promises',
    reason: m.captions_guard_promise,
  },
  result: {
    guard: 'unspecific_only',
    reason: m.captions_guard_result,
  },
  hype: {
    guard: 'neutral_lexicon',
    reason: m.captions_guard_hype,
  },
  event: {
    guard: 'no_invented_events',
    reason: m.captions_guard_event,
  },
} as const satisfies Record<string, { readonly guard: Guard; readonly reason: () => string }>;

type RuleName = keyof typeof RULES;

/** Figures of every language. */
const FIGURES = [
  String.raw`${NUMBER}\s?%`,
  String.raw`${NUMBER}\s?x`,
  '#1',
  'roi',
  'kpis?',
] as const;

/** Regular expression alternatives by rule, matched as whole words, ignoring case. */
const LEXICON: Record<Language, Record<RuleName, readonly string[]>> = {
  en: {
    figure: [
      ...FIGURES,
      `${NUMBER} (?:per ?cent|times|fold)`,
      'per ?cent',
      '(?:two|three|four|five|six|ten|twenty|hundred) times (?:as|the|more|faster|better)',
      '(?:two|three|four|five|ten|hundred)-?fold',
      'twice as',
      'half the time',
      '(?:double[sd]?|triple[sd]?|halve[sd]?)',
    ],
    compare: [
      '(?:better|faster|cheaper|smarter|easier|quicker|stronger|nicer|more \\w+|less \\w+) than',
      'compared (?:to|with)',
      'unlike (?:any|all|every|other)\\w*',
      'like no other',
      'beats? (?:all|any|every|other)\\w*',
      '(?:the )?best',
      'number one',
      'market leaders?',
      'second to none',
      'outperforms?',
    ],
    promise: [
      'guarantee[ds]?',
      'guaranteed',
      'promises?',
      'promised',
      'never fails?',
      'always works?',
      'risk-free',
      'you (?:will|can only) (?:win|love|succeed|grow|save|get|see|find)',
      'you’ll (?:win|love|succeed|grow|save|get|see|find)',
      '(?:will|is going to) (?:change|transform|help|make|boost|improve|solve|save|give|get|bring)',
      "(?:it|this|they|the deck|the cards)[’']ll (?:change|transform|help|make|boost|improve|solve)",
    ],
    result: [
      'proven',
      'scientifically',
      'studies show',
      'measurabl[ey]',
      '(?:our|my|your|great|better|real) results?',
      'boost(?:s|ed|ing)?',
      'increase[sd]?',
      'improve[sd]?',
      'improvements?',
      'maximi[sz]e[sd]?',
      'accelerate[sd]?',
      'productivity',
      'revenue',
      'profits?',
      'sales',
      'success(?:es|ful|fully)?',
      'solve[sd]? (?:all|every|our|your|my)\\w*',
      'saved? (?:us|me|you|time|money|hours|days|weeks)',
    ],
    hype: [
      'amazing(?:ly)?',
      'awesome',
      'incredibl[ey]',
      'unbelievabl[ey]',
      'insane(?:ly)?',
      'epic',
      'mind-?blowing',
      'game-?chang(?:er|ers|ing)',
      'life-?changing',
      'revolutionary',
      'revolutioni[sz]e[sd]?',
      'groundbreaking',
      'must-?have',
      'ultimate',
      'perfect(?:ly)?',
      'flawless',
      'magical',
      'miracles?',
      'unique(?:ly)?',
      'world-?class',
      'disruptive',
      'next-level',
      'secret weapon',
    ],
    event: INVENTED_EVENTS.en,
  },
  de: {
    figure: [
      ...FIGURES,
      `${NUMBER} ?(?:prozent|mal|fach)`,
      'prozent',
      '(?:zwei|drei|vier|fünf|zehn|hundert)(?:mal (?:so|mehr|schneller|besser)|fach\\p{L}*)',
      'doppelt so',
      'halb so (?:lang|viel|teuer)',
      '(?:verdoppel|verdreifach|halbier)\\p{L}*',
    ],
    compare: [
      '(?:besser|schneller|günstiger|klüger|einfacher|leichter|stärker|schöner) als',
      '(?:mehr|weniger) \\p{L}+ als',
      'im vergleich (?:zu|zum|zur|mit)',
      'verglichen mit',
      'anders als (?:alle|andere|jede)\\p{L}*',
      'wie kein(?:e|er|es)? ander\\p{L}+',
      'beste[nrsm]?(?! dank)',
      'nummer eins',
      'marktführ\\p{L}+',
      'konkurrenzlos\\p{L}*',
    ],
    promise: [
      'garantier\\p{L}*',
      'garantien?',
      'versprech\\p{L}*',
      'verspricht',
      'versprochen',
      'funktioniert immer',
      'immer erfolgreich',
      'ohne risiko',
      'risikofrei',
      '(?:wird|werden) (?:dich|dir|euch|dein\\p{L}*|euer|eure|alles|dein team) \\p{L}+',
      'du wirst \\p{L}+',
    ],
    result: [
      'bewiesen',
      'erwiesen\\p{L}*',
      'nachweislich\\p{L}*',
      'wissenschaftlich\\p{L}*',
      'messbar\\p{L}*',
      'ergebniss?en?',
      'ergebnisse',
      'steiger(?:t|n|te|ten|ung|ungen)',
      'gesteigert',
      'verbesser(?:t|n|te|ten|ung|ungen)',
      'maximier\\p{L}*',
      'optimier\\p{L}*',
      'beschleunig\\p{L}*',
      'produktivität\\p{L}*',
      'produktiver',
      'umsatz\\p{L}*',
      'umsätze\\p{L}*',
      'gewinne?',
      'erfolg(?:e|en|s|reich\\p{L}*)?',
      'spart (?:dir|mir|uns|euch|zeit|geld)',
      'löst (?:alle|jede|dein|unser|mein)\\p{L}*',
    ],
    hype: [
      'unglaublich\\p{L}*',
      'wahnsinn\\p{L}*',
      'wahnsinnig\\p{L}*',
      'genial\\p{L}*',
      'perfekt\\p{L}*',
      'sensationell\\p{L}*',
      'revolution(?:är\\p{L}*|iert|ieren)',
      'bahnbrechend\\p{L}*',
      'einzigartig\\p{L}*',
      'einmalig\\p{L}*',
      'der hammer',
      'mega',
      'krass\\p{L}*',
      'lebensverändernd\\p{L}*',
      'game-?changer',
      'must-?have',
      'ultimativ\\p{L}*',
      'makellos\\p{L}*',
      'magisch\\p{L}*',
      'wunder',
      'weltklasse',
      'geheimwaffe',
    ],
    event: INVENTED_EVENTS.de,
  },
};

const compile = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${words.map((word) => word.replaceAll(' ', '\\s+')).join('|')})(?![\\p{L}\\p{N}_])`,
    'giu',
  );

const matchersOf = (language: Language) =>
  (Object.keys(RULES) as RuleName[]).map((name) =>
    Object.assign({ pattern: compile(LEXICON[language][name]) }, RULES[name]),
  );

const MATCHERS = { en: matchersOf('en'), de: matchersOf('de') } as const;

/** Addresses and handles: their letters are no claim. */
const NAMES = /https?:\/\/\S+|(?<![\p{L}\p{N}_])@[\w.]+/giu;

/** The code of a named card, as `10X` in “One hard limit” (10X) or card 10X. */
const CARD_CODES =
  /(?<=[”“"] \()[A-Z0-9]{3}(?=\))|(?<=(?:[Cc]ard|Karte) )[A-Z0-9]{3}(?![\p{L}\p{N}])/gu;

/** Placeholder for text that is skipped, so that the words around it are not read as one. */
const HIDDEN = '\u{FFFC}';

/** Masks names and slots. Offsets in the text stay the same. */
const hideNamesAndSlots = (text: string): string => {
  const hide = (name: string): string => HIDDEN.repeat(name.length);
  const plain = text.replace(NAMES, hide).replace(CARD_CODES, hide);
  let hidden = '';
  for (const { start, end } of findSlots(plain)) {
    hidden += plain.slice(hidden.length, start) + HIDDEN.repeat(end - start);
  }
  return hidden + plain.slice(hidden.length);
};

/**
 * Finds guard violations in a text, outside of slots.
 * @param language the text's language, which selects the lexicon
 * @returns non-overlapping findings in text order
 */
export const findGuarded = (text: string, language: Language): readonly GuardFinding[] => {
  const plain = hideNamesAndSlots(text);
  const words = MATCHERS[language].flatMap(({ guard, reason, pattern }) =>
    Array.from(plain.matchAll(pattern), ({ 0: { length }, index }) => ({
      guard,
      reason,
      start: index,
      end: index + length,
    })),
  );
  const speech = findSpeech(plain).map((range) => Object.assign({}, RULES.event, range));
  const ordered = [...words, ...speech].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: GuardFinding[] = [];
  for (const { guard, reason, start, end } of ordered) {
    if (start < (kept.at(-1)?.end ?? 0)) continue;
    kept.push({ guard, reason: reason(), start, end, words: text.slice(start, end) });
  }
  return kept;
};

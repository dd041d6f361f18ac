import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';

import type { Estimate, EstimateTask, Weakness } from '#server/identity/new-password/estimate.ts';

/**
 * Maximum length that is estimated, in UTF-16 code units. The time grows with its square, and a shorter prefix
 * already shows a password that is guessed within 10^8 tries.
 */
const LOOKED_AT = 32;

/** How many readings of `p@55w0rd` are tried: the library's own 100 take ten times as long. */
const SUBSTITUTIONS = 8;

/** Lists of a few words in order, such as weekdays; the other lists hold those words as well. */
const isList = ([, words]: readonly [string, readonly unknown[]]): boolean => words.length > 1000;

const LISTS = { ...common.dictionary, ...english.dictionary, ...german.dictionary };

const estimator = new ZxcvbnFactory({
  dictionary: Object.fromEntries(Object.entries(LISTS).filter(isList)),
  graphs: common.adjacencyGraphs,
  l33tMaxSubstitutions: SUBSTITUTIONS,
  maxLength: LOOKED_AT,
});

const WEAKNESSES: ReadonlyMap<string, Weakness> = new Map([
  ['dictionary', 'word'],
  ['spatial', 'keyboard'],
  ['repeat', 'repeat'],
  ['sequence', 'sequence'],
  ['date', 'date'],
  ['regex', 'date'],
]);

const weaknessOf = (sequence: readonly MatchExtended[]): Weakness => {
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  const isLeaked = sequence.length === 1 && longest?.['dictionaryName'] === 'passwords-common';
  return isLeaked ? 'common' : (WEAKNESSES.get(longest?.pattern ?? '') ?? 'short');
};

/** How soon all pieces of a sequence are guessed, each by itself. */
const productOf = (sequence: readonly MatchExtended[]): number =>
  sequence.reduce((product, piece) => product * Number(piece['guesses'] ?? Infinity), 1);

/**
 * Affixes that people add to a word: something before and after its letters, or a year, and perhaps a
 * sign, after a whole password.
 */
const AFFIXES = [/^(\P{L}*)(.*?)(\P{L}*)$/su, /^(.*?)((?:19|20)\d\d\P{L}{0,2})$/su];

const partsOf = (affixes: RegExp, password: string): string[] => {
  const [, ...split] = affixes.exec(password) ?? [];
  return split.filter((part) => part !== '');
};

/**
 * Estimates how soon a password is guessed. The library takes much for granted where three things stand
 * in a row; so a word with affixes counts for no more than its parts: people write `Liverpool2019!`.
 */
export default ({ own, password }: EstimateTask): Estimate => {
  // The lists write no sharp s.
  const read = password.slice(0, LOOKED_AT).replaceAll('ß', 'ss');
  const whole = estimator.check(read, [...own]);
  const inParts = AFFIXES.map((affixes) => partsOf(affixes, read))
    .filter((parts) => parts.length > 1)
    .map((parts) =>
      parts
        .map((part) => estimator.check(part, [...own]))
        .map(({ guesses, sequence }) => Math.min(guesses, productOf(sequence)))
        // The order of the parts has to be guessed, too.
        .reduce((product, guesses) => product * guesses, parts.length),
    );
  const guesses = Math.min(whole.guesses, ...inParts);
  const weakness = weaknessOf(whole.sequence);
  const hasAffixes = guesses < whole.guesses && weakness === 'short';
  return { guesses, weakness: hasAffixes ? 'word' : weakness };
};

/** Answers once this module, with its word lists, is loaded. */
export const loaded = (): void => {};

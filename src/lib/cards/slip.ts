/** Words that differ by a slip of the finger. No DOM. */

/** The fewest letters of a word that may be misspelt: shorter ones are too like each other. */
const SHORTEST = 5;

/**
 * Whether a typed word is another one with at most one letter wrong, missing, too many, or swapped
 * with the next.
 * @param typed what somebody has typed, folded
 * @param word the word as it is spelt, folded; of fewer than five letters only itself will do
 */
export const isSlipOf = (typed: string, word: string): boolean => {
  const more = typed.length - word.length;
  if (typed === word) return true;
  if (word.length < SHORTEST || Math.abs(more) > 1) return false;
  let at = 0;
  while (typed[at] === word[at]) at += 1;
  if (more > 0) return typed.slice(at + 1) === word.slice(at);
  if (more < 0) return typed.slice(at) === word.slice(at + 1);
  if (typed.slice(at + 1) === word.slice(at + 1)) return true;
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return swapped && typed.slice(at + 2) === word.slice(at + 2);
};

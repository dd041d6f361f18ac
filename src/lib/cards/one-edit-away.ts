/** Words that differ by a slip of the finger. No DOM. */

/** The fewest letters of a word that may be misspelt: shorter ones are too like each other. */
const SHORTEST = 5;

/**
 * Whether a typed word is another one with at most one letter wrong, missing, too many, or swapped
 * with the next.
 * @param typed what somebody has typed, folded
 * @param word the word as it is spelt, folded; of fewer than five letters only itself will do
 */
export const isOneEditAway = (typed: string, word: string): boolean => {
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

/**
 * Whether one of some words is a typed one but for a slip. A slip leaves the beginning or the end of a
 * word as it is, so only words that share one of them are compared.
 * @param words folded, each between two blanks
 * @param typed what somebody has typed, folded
 */
export const includesOneEdit = (words: string, typed: string): boolean => {
  if (typed.length < SHORTEST - 1) return false;
  const half = Math.ceil(typed.length / 2);
  // One letter shorter than the rest: the last of the beginning may be swapped with the first of the end.
  const beginning = ` ${typed.slice(0, half - 1)}`;
  for (let at = words.indexOf(beginning); at >= 0; at = words.indexOf(beginning, at + 1))
    if (isOneEditAway(typed, words.slice(at + 1, words.indexOf(' ', at + 1)))) return true;
  const end = `${typed.slice(half)} `;
  for (let at = words.indexOf(end); at >= 0; at = words.indexOf(end, at + 1)) {
    const word = words.slice(words.lastIndexOf(' ', at) + 1, at + end.length - 1);
    if (isOneEditAway(typed, word)) return true;
  }
  return false;
};

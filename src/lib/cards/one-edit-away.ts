/** Edit distance of at most one (optimal string alignment). No DOM. */

/** Minimum length of a word that may be misspelt: shorter ones are too similar. */
const SHORTEST = 5;

/**
 * Whether two words differ by at most one letter replaced, missing, added, or swapped with the next.
 * @param typed the typed word, folded
 * @param word the correct word, folded; below five letters it must match exactly
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
 * Whether any of the words is one edit away from the typed one. One edit leaves the first or the second
 * half intact, so only words that share one half are compared.
 * @param words folded words, separated by blanks
 * @param typed the typed word, folded
 */
export const includesOneEdit = (words: string, typed: string): boolean => {
  if (typed.length < SHORTEST - 1) return false;
  const half = Math.ceil(typed.length / 2);
  // One letter shorter: the last letter of this half may be swapped with the first of the other.
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

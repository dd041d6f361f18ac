const syllablesOf = (word: string): number => {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 0);
};

/** The Flesch-Kincaid grade of an English text: the years of school that reading it takes. */
export const readingGrade = (text: string): number => {
  const sentences = text.split(/[.!?:;…]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part)).length;
  const words = text.match(/[A-Za-z’']+/g) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
};

/**
 * The cards that each article links to, because the list of articles carries no bodies (spec section
 * 7). A test compares it with the articles themselves.
 */
export const ARTICLE_CARDS: Readonly<Record<string, readonly string[]>> = {
  'a-review-that-changes-next-week': ['M47', 'M68', 'M72', 'M95'],
  'a-smaller-box': ['B29', 'B31', 'B37', 'B52'],
  'a-test-you-could-fail': ['B37', 'M43', 'M68', 'S27'],
  'ask-about-last-tuesday': ['E26', 'E33', 'E73', 'E87'],
  'borrow-from-the-next-trade': ['B45', 'S85', 'S91', 'S93'],
  'decide-how-it-ends': ['B94', 'T46', 'T82', 'T87'],
  'follow-the-muddy-path': ['E26', 'E45', 'E61', 'E67'],
  'funeral-before-the-launch': ['M36', 'M95', 'T24', 'T27'],
  'question-behind-the-brief': ['B37', 'B58', 'E73'],
  'silence-first': ['B23', 'S57', 'T76'],
};

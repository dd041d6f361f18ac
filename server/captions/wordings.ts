/**
 * A sentence, or two short ones. `{a|b|c}`: alternative wordings, possibly an empty one (`{|really }`); never
 * nested. `[words in brackets]`: a slot that the person fills. `{card}`: the card's name (in `cards` and openings of
 * `cardPosts`); `{link}` and `{tags}` only in a language's common blocks.
 */
type Sentence = string;

/** A sentence with all its wordings expanded. */
export interface Worded {
  readonly wordings: readonly string[];
  readonly shortest: string;
}

export interface WordedList {
  readonly sentences: readonly Worded[];
  /** Length of the shortest wording in the list, in UTF-16 units. */
  readonly least: number;
}

const GROUP = /\{([^{}]*\|[^{}]*)\}/;

/** Expands groups such as `{a|b}` to all wordings of a text. */
export const wordingsOf = (text: string): readonly string[] => {
  const group = GROUP.exec(text);
  if (!group) return [text];
  const rest = wordingsOf(text.slice(group.index + group[0].length));
  return (group[1] ?? '')
    .split('|')
    .flatMap((wording) => rest.map((after) => text.slice(0, group.index) + wording + after));
};

/** Cache of the expanded sentences: expanding takes longer than composing a caption. */
const known = new Map<Sentence, Worded>();

const worded = (text: Sentence): Worded => {
  const found = known.get(text);
  if (found) return found;
  const wordings = wordingsOf(text);
  const made = { wordings, shortest: wordings.toSorted((a, b) => a.length - b.length)[0] ?? '' };
  known.set(text, made);
  return made;
};

/** Expands the sentences of a list. */
export const allWorded = (sentences: readonly Sentence[]): WordedList => {
  const list = sentences.map(worded);
  return { sentences: list, least: Math.min(...list.map(({ shortest }) => shortest.length)) };
};

/** Whether a sentence has a slot for a card, which is needless where the request names one. */
export const asksForCard = (text: Sentence): boolean =>
  /\[[^\]]*(?:card|title|karte|titel)[^\]]*\]/i.test(text);

import { TOPICS, type Sentence } from '#server/captions/blocks.ts';

/** A sentence with all its wordings written out. */
export interface Worded {
  readonly wordings: readonly string[];
  readonly shortest: string;
  /** Its topics, a bit for each. */
  readonly topics: number;
  /** Has a slot for a card, which nobody has to fill where the request names one. */
  readonly asksForCard: boolean;
}

const GROUP = /\{([^{}]*\|[^{}]*)\}/;

/** Every wording of a text with groups such as `{a|b}`. */
const wordingsOf = (text: string): readonly string[] => {
  const group = GROUP.exec(text);
  if (!group) return [text];
  const rest = wordingsOf(text.slice(group.index + group[0].length));
  return (group[1] ?? '')
    .split('|')
    .flatMap((wording) => rest.map((after) => text.slice(0, group.index) + wording + after));
};

const ASKS_FOR_CARD = /\[[^\]]*(?:card|title|karte|titel)[^\]]*\]/i;

const worded = ([text, ...about]: Sentence): Worded => {
  const wordings = wordingsOf(text);
  return {
    wordings,
    shortest: wordings.toSorted((a, b) => a.length - b.length)[0] ?? '',
    topics: about.reduce((bits, topic) => bits | (1 << TOPICS.indexOf(topic)), 0),
    asksForCard: ASKS_FOR_CARD.test(text),
  };
};

const known = new WeakMap<readonly Sentence[], readonly Worded[]>();

/** A list of sentences with their wordings written out, which happens once for each list. */
export const allWorded = (sentences: readonly Sentence[]): readonly Worded[] => {
  const before = known.get(sentences);
  if (before) return before;
  const list = sentences.map(worded);
  known.set(sentences, list);
  return list;
};

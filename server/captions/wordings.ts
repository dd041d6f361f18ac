import { TOPICS, type Sentence } from '#server/captions/blocks.ts';

/** A sentence with all its wordings written out. */
export interface Worded {
  readonly wordings: readonly string[];
  readonly shortest: string;
  /** Its topics, a bit for each. */
  readonly topics: number;
}

/** A list of sentences, written out. */
export interface WordedList {
  readonly sentences: readonly Worded[];
  /** The length of the shortest wording of all, in UTF-16 units. */
  readonly least: number;
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

const worded = ([text, ...about]: Sentence): Worded => {
  const wordings = wordingsOf(text);
  return {
    wordings,
    shortest: wordings.toSorted((a, b) => a.length - b.length)[0] ?? '',
    topics: about.reduce((bits, topic) => bits | (1 << TOPICS.indexOf(topic)), 0),
  };
};

const listOf = (sentences: readonly Sentence[]): WordedList => {
  const list = sentences.map(worded);
  return { sentences: list, least: Math.min(...list.map(({ shortest }) => shortest.length)) };
};

/** Has a slot for a card, which nobody has to fill in where the request names one. */
const asksForCard = ([text]: Sentence): boolean =>
  /\[[^\]]*(?:card|title|karte|titel)[^\]]*\]/i.test(text);

/** Written out once for each list, which takes longer than a caption. */
const known = new WeakMap<readonly Sentence[], { all: WordedList; cardless: WordedList }>();

/**
 * Writes the sentences of a list out.
 * @param cardless leaves those out that ask the person for a card
 */
export const allWorded = (sentences: readonly Sentence[], cardless = false): WordedList => {
  let lists = known.get(sentences);
  if (!lists) {
    const others = sentences.filter((sentence) => !asksForCard(sentence));
    lists = { all: listOf(sentences), cardless: listOf(others) };
    known.set(sentences, lists);
  }
  return cardless ? lists.cardless : lists.all;
};

import { findSlots } from '#lib/captions/slots.ts';

/**
 * A sentence, or two short ones. `{a|b|c}`: alternative wordings, possibly an empty one (`{|really }`); never
 * nested. `[words in brackets]`: a slot that the person fills. `{card}`: the card's name (only in `cards`);
 * `{link}` and `{tags}` only in a language's common blocks.
 */
type Sentence = string;

/** A sentence with all its wordings expanded. */
export interface Worded {
  readonly wordings: readonly string[];
  readonly shortest: string;
  /** Whether the person has to fill in a slot. */
  readonly hasSlot: boolean;
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

const worded = (text: Sentence): Worded => {
  const wordings = wordingsOf(text);
  return {
    wordings,
    shortest: wordings.toSorted((a, b) => a.length - b.length)[0] ?? '',
    hasSlot: wordings.some((wording) => findSlots(wording).length > 0),
  };
};

const listOf = (sentences: readonly Sentence[]): WordedList => {
  const list = sentences.map(worded);
  return { sentences: list, least: Math.min(...list.map(({ shortest }) => shortest.length)) };
};

/** Whether a sentence has a slot for a card, which is needless where the request names one. */
export const asksForCard = (text: Sentence): boolean =>
  /\[[^\]]*(?:card|title|karte|titel)[^\]]*\]/i.test(text);

/** Cache of the expanded lists: expanding takes longer than composing a caption. */
const known = new WeakMap<readonly Sentence[], { all: WordedList; cardless: WordedList }>();

/**
 * Expands the sentences of a list.
 * @param cardless leaves out sentences that ask for a card
 */
export const allWorded = (sentences: readonly Sentence[], cardless = false): WordedList => {
  let lists = known.get(sentences);
  if (!lists) {
    const others = sentences.filter((sentence) => !asksForCard(sentence));
    lists = {
      all: listOf(sentences),
      cardless: listOf(others.length > 0 ? others : sentences),
    };
    known.set(sentences, lists);
  }
  return cardless ? lists.cardless : lists.all;
};

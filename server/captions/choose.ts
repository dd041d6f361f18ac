import { mix, wayThrough } from '#server/captions/random.ts';
import type { Worded, WordedList } from '#server/captions/wordings.ts';

export interface SentenceSlot {
  readonly list: WordedList;
  /** Seed of its order, so that lists have different orders. */
  readonly seed: number;
  /** Adjacent variants use different sentences of it. */
  readonly neighboursDiffer: boolean;
}

/** A chosen sentence: its index in the list, and its wording. */
interface Taken {
  readonly place: number;
  readonly wording: string;
}

/**
 * Returns the order in which a variant tries the sentences of a part. Within as many variants as there are
 * sentences, each comes first once; then the order changes.
 */
const wayOf = ({ list, seed }: SentenceSlot, variant: number): ((place: number) => number) => {
  const count = list.sentences.length;
  const turn = variant % count;
  const way = wayThrough(count, mix(seed, Math.floor(variant / count)));
  return (place) => way(turn + place);
};

const wordingOf = ({ wordings }: Worded, seed: number, variant: number): string =>
  wordings[mix(seed, variant) % wordings.length] ?? '';

/**
 * Takes a sentence of each part, in the variant's order and within the maximum length. Where the drawn wording is
 * too long, the shortest of the sentence is used.
 * @param avoided for each part, the indexes that it must not use
 */
const search = (
  parts: readonly SentenceSlot[],
  variant: number,
  room: number,
  avoided: readonly (readonly number[])[],
): readonly Taken[] | undefined => {
  let left = room - parts.reduce((sum, { list }) => sum + list.least, 0);
  const taken: Taken[] = [];
  for (const [at, part] of parts.entries()) {
    const { least, sentences } = part.list;
    left += least;
    const way = wayOf(part, variant);
    const fits = ({ length }: string): boolean => length <= left;
    const place = sentences
      .map((_sentence, tried) => way(tried))
      .find((each) => !avoided[at]?.includes(each) && fits(sentences[each]?.shortest ?? ''));
    const sentence = place === undefined ? undefined : sentences[place];
    if (place === undefined || !sentence) return undefined;
    const drawn = wordingOf(sentence, part.seed + place, variant);
    const wording = fits(drawn) ? drawn : sentence.shortest;
    left -= wording.length;
    taken.push({ place, wording });
  }
  return taken;
};

/**
 * Chooses a sentence for each part. Odd variants avoid the sentences of both adjacent variants.
 * @param variant 0 or more; equal parts and variant give equal sentences
 * @param roomOf the maximum length of all sentences of a variant together
 * @returns a wording for each part, in their order; undefined where no choice fits
 */
export const chooseSentences = (
  parts: readonly SentenceSlot[],
  variant: number,
  roomOf: (variant: number) => number,
): readonly string[] | undefined => {
  const alone = (of: number): readonly Taken[] | undefined => search(parts, of, roomOf(of), []);
  const besideNeighbours = (): readonly Taken[] | undefined => {
    const neighbours = [alone(variant - 1), alone(variant + 1)];
    const avoided = parts.map(({ neighboursDiffer }, at) =>
      neighboursDiffer ? neighbours.flatMap((taken) => taken?.[at]?.place ?? []) : [],
    );
    return search(parts, variant, roomOf(variant), avoided);
  };
  const taken = (variant % 2 === 1 ? besideNeighbours() : undefined) ?? alone(variant);
  return taken?.map(({ wording }) => wording);
};

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
 * Backtracking search for the first combination, in the variant's order, with at most one slot and within the
 * maximum length. Where the drawn wording is too long, the shortest of the sentence is used.
 * @param avoided for each part, the indexes that it must not use
 */
const search = (
  parts: readonly SentenceSlot[],
  variant: number,
  room: number,
  avoided: readonly (readonly number[])[],
): readonly Taken[] | undefined => {
  // Minimum length of a part and all after it.
  const least = parts.map(({ list }) => list.least);
  for (let at = least.length - 1; at > 0; at -= 1)
    least[at - 1] = (least[at - 1] ?? 0) + (least[at] ?? 0);
  const from = (at: number, slotIsTaken: boolean, left: number): Taken[] | undefined => {
    const part = parts[at];
    if (!part) return [];
    const later = least[at + 1] ?? 0;
    const way = wayOf(part, variant);
    for (let tried = 0; tried < part.list.sentences.length; tried += 1) {
      const place = way(tried);
      const sentence = part.list.sentences[place];
      if (!sentence || (sentence.hasSlot && slotIsTaken) || avoided[at]?.includes(place)) continue;
      const drawn = wordingOf(sentence, part.seed + place, variant);
      const wording = left - drawn.length < later ? sentence.shortest : drawn;
      if (left - wording.length < later) continue;
      const rest = from(at + 1, slotIsTaken || sentence.hasSlot, left - wording.length);
      if (rest) return [{ place, wording }, ...rest];
    }
    return undefined;
  };
  return from(0, false, room);
};

/**
 * Chooses a sentence for each part, with at most one slot in all. Odd variants avoid the sentences of both
 * adjacent variants.
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

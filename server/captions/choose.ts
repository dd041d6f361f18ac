import { mix, wayThrough } from '#server/captions/random.ts';
import type { Worded, WordedList } from '#server/captions/wordings.ts';

/** A list of sentences of which a caption takes one. */
export interface SentenceSlot {
  readonly list: WordedList;
  /** Makes its order another one than that of other lists. */
  readonly seed: number;
  /** Neighbours in variant take another sentence of it. */
  readonly neighboursDiffer: boolean;
}

/** A sentence that is taken: its place in its part, and its wording. */
interface Taken {
  readonly place: number;
  readonly wording: string;
}

/**
 * The way by which a variant tries the sentences of a part. Within as many variants as there are
 * sentences each comes first once; then the way is another one.
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
 * Takes the first sentences in the order of the variant that have one slot together at most and fit into
 * the room, the shortest wording of one where the drawn one is too long.
 * @param avoided for each part, the places that it does not take
 */
const search = (
  parts: readonly SentenceSlot[],
  variant: number,
  room: number,
  avoided: readonly (readonly number[])[],
): readonly Taken[] | undefined => {
  // The least that a part and all after it take.
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
 * Chooses a sentence for each part, so that there is one slot at most. Variants of odd number avoid the
 * sentences of both neighbours.
 * @param variant 0 or more; the same parts and variant give the same sentences
 * @param roomOf the characters that all of them may have together in a variant
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

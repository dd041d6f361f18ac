import { mix, shuffled } from '#server/captions/random.ts';
import type { Worded } from '#server/captions/wordings.ts';

/** A list of sentences of which a caption takes one. */
export interface Part {
  readonly sentences: readonly Worded[];
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
 * The places of a part’s sentences in the order in which a variant tries them. Within as many variants
 * as there are sentences each comes first once; then they are shuffled anew.
 */
const orderOf = ({ sentences, seed }: Part, variant: number): readonly number[] => {
  const turn = variant % sentences.length;
  const order = shuffled(sentences.length, mix(seed, Math.floor(variant / sentences.length)));
  return [...order.slice(turn), ...order.slice(0, turn)];
};

const wordingOf = ({ wordings }: Worded, seed: number, variant: number): string =>
  wordings[mix(seed, variant) % wordings.length] ?? '';

/**
 * Takes the first sentences in the order of the variant that share no topic and fit into the room, the
 * shortest wording of one where the drawn one is too long.
 * @param avoided for each part, the places that it does not take
 */
const search = (
  parts: readonly Part[],
  variant: number,
  room: number,
  avoided: readonly (readonly number[])[],
): readonly Taken[] | undefined => {
  const shortest = parts.map(({ sentences }) =>
    Math.min(...sentences.map((sentence) => sentence.shortest.length)),
  );
  const from = (at: number, topics: number, left: number): Taken[] | undefined => {
    const part = parts[at];
    if (!part) return [];
    const later = shortest.slice(at + 1).reduce((sum, length) => sum + length, 0);
    for (const place of orderOf(part, variant)) {
      const sentence = part.sentences[place];
      if (!sentence || sentence.topics & topics || avoided[at]?.includes(place)) continue;
      const drawn = wordingOf(sentence, part.seed + place, variant);
      const wording = left - drawn.length < later ? sentence.shortest : drawn;
      if (left - wording.length < later) continue;
      const rest = from(at + 1, topics | sentence.topics, left - wording.length);
      if (rest) return [{ place, wording }, ...rest];
    }
    return undefined;
  };
  return from(0, 0, room);
};

/**
 * Chooses a sentence for each part, so that no two share a topic (blocks.ts). Variants of odd number
 * avoid the sentences of both neighbours.
 * @param variant 0 or more; the same parts and variant give the same sentences
 * @param roomOf the characters that all of them may have together in a variant
 * @returns a wording for each part, in their order; undefined where no choice fits
 */
export const chooseSentences = (
  parts: readonly Part[],
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

/** Which pictures belong to the deck that is kept on a device. No DOM. */
import type { Persona } from '#contract/journeys.ts';
import { avatarOf } from '#lib/journeys/journeys.ts';

/** The address of a picture of this site in an answer of the API, wherever in it. */
const PICTURE = /\/assets\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:avif|gif|jpe?g|png|svg|webp)/gi;

/**
 * The addresses of the pictures that articles and journeys show, each once. Those of another site stay
 * there: this one may not read them.
 * @param texts answers of the API, as JSON
 */
export const picturesOf = (
  texts: readonly string[],
  personas: readonly Pick<Persona, 'name'>[],
): readonly string[] => [
  ...new Set([
    ...personas.map(({ name }) => avatarOf(name)),
    ...texts.flatMap((text) => text.match(PICTURE) ?? []),
  ]),
];

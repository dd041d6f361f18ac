/** Pictures of the offline deck. No DOM. */
import type { Persona } from '#contract/journeys.ts';
import { avatarOf } from '#lib/journeys/journeys.ts';

/** Paths of this site's pictures in an API answer. */
const PICTURE = /\/assets\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:avif|gif|jpe?g|png|svg|webp)/gi;

/**
 * Returns the distinct addresses of pictures in articles and journeys. Pictures of other origins are left
 * out: this page may not read them.
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

/** Personas and the cards they like. No DOM. */

import type { Persona } from '#contract/journeys.ts';
import { parsePersonaKey } from '#lib/shared/names.ts';
import { href } from '#lib/shared/routes.ts';
import { fold } from '#lib/shared/fold.ts';
import { toSlug } from '#lib/shared/text.ts';

/** Returns the address of a persona's picture (behaviour/journeys.md, 'Journeys'). */
export const avatarOf = (name: string): string => `/assets/personas/${toSlug(name)}.png`;

/** Returns the address of a persona's open page (behaviour/site.md, 'Shared links'). */
export const sharedAddress = (name: string): string => href('journey', parsePersonaKey(name));

/** Finds a persona by name, ignoring case and accents (behaviour/journeys.md, 'Journeys'). */
export const findPersona = (personas: readonly Persona[], name: string): Persona | undefined =>
  personas.find((persona) => fold(persona.name) === fold(name));

export const personasLiking = (personas: readonly Persona[], code: string): readonly Persona[] =>
  personas.filter(({ cards }) => cards.some((card) => card.code === code));

/** Personas and the cards they like. No DOM. */

import type { Persona } from '#contract/journeys.ts';
import { parsePersonaKey } from '#lib/shared/names.ts';
import { href } from '#lib/shared/routes.ts';
import { fold } from '#lib/shared/fold.ts';
import { toSlug } from '#lib/shared/text.ts';

/** What is said of everybody whose journey is told (behaviour.md, 'Journeys'). */
export const INVENTED = 'Invented people, real situations.';

/** The address of a persona's picture (behaviour.md, 'Journeys'). */
export const avatarOf = (name: string): string => `/assets/personas/${toSlug(name)}.png`;

/** The address of a persona's open page (behaviour.md, 'Shared links'). */
export const sharedAddress = (name: string): string => href('journey', parsePersonaKey(name));

/** The persona of a name; case and accents do not matter (behaviour.md, 'Journeys'). */
export const findPersona = (personas: readonly Persona[], name: string): Persona | undefined =>
  personas.find((persona) => fold(persona.name) === fold(name));

/** The personas who like a card. */
export const personasLiking = (personas: readonly Persona[], code: string): readonly Persona[] =>
  personas.filter(({ cards }) => cards.some((card) => card.code === code));

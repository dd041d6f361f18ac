import { PersonaList, PERSONAS_PATH } from '#contract/journeys.ts';
import { createResource } from '#lib/api/resource.store.ts';

const personas = createResource('The journeys', PersonaList);

/** Every persona. */
export const $personas = personas.$state;

/** Loads the personas. Signed in only. */
export const loadPersonas = (): Promise<void> => personas.load(PERSONAS_PATH);

import { PersonaList, PERSONAS_PATH } from '#contract/journeys.ts';
import { createResource } from '#lib/api/resource.store.ts';

const personas = createResource('The journeys', PersonaList);

export const $personas = personas.$state;

export const loadPersonas = (): Promise<void> => personas.load(PERSONAS_PATH);

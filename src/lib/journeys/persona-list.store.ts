import { PersonaList, PERSONAS_PATH } from '#contract/journeys.ts';
import { takeDrawn } from '#lib/api/early.browser.ts';
import { createResource } from '#lib/api/resource.store.ts';
import type { FirstPersona } from '#lib/journeys/first-persona.ts';

/** The journey that the page's first script drew, and all others. */
export const DRAWN_PERSONA = takeDrawn(PERSONAS_PATH) as FirstPersona | undefined;

const personas = createResource('The journeys', PersonaList, DRAWN_PERSONA?.personas);

export const $personas = personas.$state;

export const loadPersonas = (): Promise<void> => personas.load(PERSONAS_PATH);

import { SituationList, SITUATIONS_PATH } from '#contract/situations.ts';
import { createResource } from '#lib/api/resource.store.ts';

const situations = createResource('The situations', SituationList);

/** Every situation that people start from. */
export const $situations = situations.$state;

export const loadSituations = (): Promise<void> => situations.load(SITUATIONS_PATH);

import { atom } from 'nanostores';

import type { Cta, Platform } from '#contract/captions.ts';
import {
  changePlatform,
  choicesOfLink,
  DEFAULT_CHOICES,
  readChoices,
  toggleCta,
  type CaptionChoices,
} from '#lib/captions/captions.ts';
import { store, readStored } from '#lib/captions/caption-storage.browser.ts';
import { currentSearch, replacePath } from '#lib/shared/address.browser.ts';
import { href } from '#lib/shared/routes.ts';

export const $choices = atom<CaptionChoices>(DEFAULT_CHOICES);

/** Restores the stored choices; a sign-out resets them to the defaults. */
export const recallChoices = (): void =>
  $choices.set(readChoices(readStored('choices'), DEFAULT_CHOICES));

/**
 * Applies the choices of a link over the stored ones.
 * @param search the query of the page's address
 */
export const takeLink = (search: string): void =>
  $choices.set(choicesOfLink(search, $choices.get()));

const choose = (choices: CaptionChoices): void => {
  $choices.set(choices);
  store('choices', choices);
  // Removes the link's query: a reload would restore its choices.
  if (currentSearch() !== '') replacePath(href('social'));
};

export const chooseCaption = (change: Partial<Omit<CaptionChoices, 'cta' | 'platform'>>): void =>
  choose({ ...$choices.get(), ...change });

/** Changes the platform and filters the calls to action for it. */
export const choosePlatform = (platform: Platform): void =>
  choose(changePlatform($choices.get(), platform));

/** Switches a call on or off; 'none' clears all others. */
export const chooseCta = (cta: Cta): void => choose(toggleCta($choices.get(), cta));

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

/** Takes up the choices of last time, which a sign-out has set back to the usual ones. */
export const recallChoices = (): void =>
  $choices.set(readChoices(readStored('choices'), DEFAULT_CHOICES));

/**
 * Takes up the choices of a link over those of last time.
 * @param search the query of the page's address
 */
export const takeLink = (search: string): void =>
  $choices.set(choicesOfLink(search, $choices.get()));

const choose = (choices: CaptionChoices): void => {
  $choices.set(choices);
  store('choices', choices);
  // A reload would bring the choices of the link back.
  if (currentSearch() !== '') replacePath(href('social'));
};

/** Changes one choice. */
export const chooseCaption = (change: Partial<Omit<CaptionChoices, 'cta' | 'platform'>>): void =>
  choose({ ...$choices.get(), ...change });

/** Changes the platform, which filters the calls again. */
export const choosePlatform = (platform: Platform): void =>
  choose(changePlatform($choices.get(), platform));

/** Switches a call on or off; 'none' clears all others. */
export const chooseCta = (cta: Cta): void => choose(toggleCta($choices.get(), cta));

import { PUBLIC_SITE_URL } from 'astro:env/client';

import { pictureOf } from '#contract/picture.ts';
import { origin } from '#lib/shared/address.browser.ts';

/** Returns the URL of a picture of an article or its text; empty where it is not allowed. */
export const pictureOnSite = (address: string): string =>
  pictureOf(address, PUBLIC_SITE_URL, origin());

import {
  PUBLIC_API_URL,
  PUBLIC_APP_ENV,
  PUBLIC_PRODUCTION_URL,
  PUBLIC_THANKS_API_URL,
} from 'astro:env/client';

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** Without a trailing slash. */
export const API_URL = withoutSlash(PUBLIC_API_URL);

/** Without a trailing slash. */
export const THANKS_API_URL = withoutSlash(PUBLIC_THANKS_API_URL);

export const APP_ENVIRONMENT = PUBLIC_APP_ENV;

/** Empty if not configured. */
export const PRODUCTION_URL = PUBLIC_PRODUCTION_URL;

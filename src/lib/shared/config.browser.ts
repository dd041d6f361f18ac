import {
  PUBLIC_API_URL,
  PUBLIC_APP_ENV,
  PUBLIC_PRODUCTION_URL,
  PUBLIC_THANKS_API_URL,
} from 'astro:env/client';

/** An address without the slashes at its end. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** The main API's address, without a trailing slash. */
export const API_URL = withoutSlash(PUBLIC_API_URL);

/** The thank-you API's address, without a trailing slash. */
export const THANKS_API_URL = withoutSlash(PUBLIC_THANKS_API_URL);

export const APP_ENVIRONMENT = PUBLIC_APP_ENV;

/** The address of the production app; empty where none is configured. */
export const PRODUCTION_URL = PUBLIC_PRODUCTION_URL;

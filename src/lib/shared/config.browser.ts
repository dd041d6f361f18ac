import {
  PUBLIC_API_URL,
  PUBLIC_APP_ENV,
  PUBLIC_AUTH_CLIENT_ID,
  PUBLIC_AUTH_ISSUER,
  PUBLIC_AUTH_REDIRECT_PATH,
  PUBLIC_AUTH_TOKEN_PARAMS,
  PUBLIC_AUTH_URL,
  PUBLIC_HOME_AFTER_SIGN_OUT,
  PUBLIC_PRODUCTION_URL,
  PUBLIC_THANKS_API_URL,
} from 'astro:env/client';

import type { OAuthConfig } from '#lib/session/oauth.ts';

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** The main API's address, without a trailing slash. */
export const API_URL = withoutSlash(PUBLIC_API_URL);

/** The thank-you API's address, without a trailing slash. */
export const THANKS_API_URL = withoutSlash(PUBLIC_THANKS_API_URL);

/** The identity provider as this page reaches it. */
export const oauthConfig = (): OAuthConfig => ({
  provider: withoutSlash(PUBLIC_AUTH_URL),
  issuer: PUBLIC_AUTH_ISSUER || withoutSlash(new URL(PUBLIC_AUTH_URL, location.origin).href),
  clientId: PUBLIC_AUTH_CLIENT_ID,
  redirectUri: new URL(PUBLIC_AUTH_REDIRECT_PATH, location.origin).href,
  tokenParams: PUBLIC_AUTH_TOKEN_PARAMS,
});

/** Where the provider sends the browser after sign-out. */
export const homeAfterSignOut = (): string =>
  new URL(PUBLIC_HOME_AFTER_SIGN_OUT, location.origin).href;

export const APP_ENVIRONMENT = PUBLIC_APP_ENV;

/** The address of the production app; empty where none is configured. */
export const PRODUCTION_URL = PUBLIC_PRODUCTION_URL;

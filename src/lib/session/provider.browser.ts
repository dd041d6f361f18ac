import {
  PUBLIC_AUTH_CLIENT_ID,
  PUBLIC_AUTH_ISSUER,
  PUBLIC_AUTH_REDIRECT_PATH,
  PUBLIC_AUTH_TOKEN_PARAMS,
  PUBLIC_AUTH_URL,
  PUBLIC_HOME_AFTER_SIGN_OUT,
} from 'astro:env/client';

import type { OAuthConfig } from '#lib/session/oauth.ts';
import { withoutSlash } from '#lib/shared/config.browser.ts';
import { PAGE_PREFIX } from '#lib/shared/routes.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';

export const oauthConfig = (): OAuthConfig => ({
  provider: withoutSlash(PUBLIC_AUTH_URL),
  issuer: PUBLIC_AUTH_ISSUER || withoutSlash(new URL(PUBLIC_AUTH_URL, location.origin).href),
  clientId: PUBLIC_AUTH_CLIENT_ID,
  redirectUri: new URL(PAGE_PREFIX + PUBLIC_AUTH_REDIRECT_PATH, location.origin).href,
  language: PAGE_LANGUAGE,
  tokenParams: PUBLIC_AUTH_TOKEN_PARAMS,
});

export const HOME_IS_LANDING = PUBLIC_HOME_AFTER_SIGN_OUT === '/';

export const homeAfterSignOut = (): string => {
  const prefix = PUBLIC_HOME_AFTER_SIGN_OUT.startsWith('/') ? PAGE_PREFIX : '';
  return new URL(prefix + PUBLIC_HOME_AFTER_SIGN_OUT, location.origin).href;
};

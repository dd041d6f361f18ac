/**
 * The default values of `astro:env/client`: those of astro.config.mjs. It
 * stands in for that module in Vitest, which knows nothing of Astro.
 */
export const PUBLIC_API_URL = '/api';
export const PUBLIC_THANKS_API_URL = '/thanks';
export const PUBLIC_AUTH_URL = '/idp';
export const PUBLIC_AUTH_CLIENT_ID = 'dck-web';
export const PUBLIC_AUTH_REDIRECT_PATH = '/auth';
export const PUBLIC_HOME_AFTER_SIGN_OUT = '/';
export const PUBLIC_PRODUCTION_URL = '';
export const PUBLIC_APP_ENV = 'production';
export const PUBLIC_SITE_URL = '';
export const PUBLIC_OPERATOR_NAME = '';
export const PUBLIC_OPERATOR_ADDRESS = '';
export const PUBLIC_OPERATOR_EMAIL = '';

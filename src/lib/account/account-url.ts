/**
 * Returns the URL of the account page: the embedded provider's own, or the configured one.
 * @param authUrl the provider's URL, as `PUBLIC_AUTH_URL`; a path means the embedded provider
 * @param accountUrl `PUBLIC_ACCOUNT_URL`; empty where nothing is set
 * @returns `undefined` where there is none
 */
export const accountUrlOf = (authUrl: string, accountUrl: string): string | undefined =>
  authUrl.startsWith('/') ? `${authUrl.replace(/\/$/, '')}/account` : accountUrl || undefined;

/** URL of the email confirmation; `undefined` for another provider. */
export const confirmUrlOf = (authUrl: string): string | undefined =>
  authUrl.startsWith('/') ? `${authUrl.replace(/\/$/, '')}/verify` : undefined;

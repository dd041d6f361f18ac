/**
 * Where people manage their account: the built-in provider's own page, or what is set for one elsewhere.
 * @param authUrl the provider, as `PUBLIC_AUTH_URL` has it; a path is the built-in one
 * @param accountUrl `PUBLIC_ACCOUNT_URL`; empty where nothing is set
 * @returns `undefined` where there is no such page
 */
export const accountUrlOf = (authUrl: string, accountUrl: string): string | undefined =>
  authUrl.startsWith('/') ? `${authUrl.replace(/\/$/, '')}/account` : accountUrl || undefined;

/** Where people confirm their email; `undefined` where the provider is elsewhere. */
export const confirmUrlOf = (authUrl: string): string | undefined =>
  authUrl.startsWith('/') ? `${authUrl.replace(/\/$/, '')}/verify` : undefined;

import * as m from '#messages';

/** The address of the account pages, as browsers see it. */
export const ACCOUNT_PAGE = '/idp/account';

/** Pages with one form each. */
export const ACCOUNT_FORMS = ['name', 'email', 'password'] as const;
export type AccountFormName = (typeof ACCOUNT_FORMS)[number];

/** Every path below the account's page. */
export const ACCOUNT_PATHS = [
  ...ACCOUNT_FORMS,
  'email/code',
  'email/stop',
  'sign-in',
  'confirm-email',
  'take-back',
  'passkeys/options',
  'passkeys/add',
  'passkeys/confirm-options',
  'passkeys/confirm-answer',
  'passkeys/confirm',
  'passkeys/rename',
  'passkeys/remove',
  'sessions/end',
  'sessions/end-all',
] as const;

/** The route of a path below the account's page. It is a parameter, so that the log has one name for all. */
export const accountRoute = (path: (typeof ACCOUNT_PATHS)[number]): string =>
  `/account/:path{${path}}`;

/** The address of a form's page. */
export const formPath = (name: AccountFormName): string => `${ACCOUNT_PAGE}/${name}`;

/** Messages after a change, by the parameter in the address. */
export const DONE = {
  name: m.identity_account_done_name,
  email: m.identity_account_done_email,
  password: m.identity_account_done_password,
  session: m.identity_account_done_session,
  back: m.identity_account_done_back,
  stays: m.identity_account_done_stays,
  confirmed: m.identity_account_done_confirmed,
  passkey: m.identity_account_done_passkey,
  'passkey-name': m.identity_account_done_passkey_name,
  'passkey-gone': m.identity_account_done_passkey_gone,
} as const;
export type Done = keyof typeof DONE;

/** The address after a change. */
export const donePath = (done: Done): string => `${ACCOUNT_PAGE}?done=${done}`;

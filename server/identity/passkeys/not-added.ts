import { EXPIRED_PAGE } from '#server/identity/passkeys/json.ts';
import { PASSKEYS_MAX, type Added } from '#server/identity/passkeys/store.ts';

/** Why a passkey was not kept, for its owner. */
export const NOT_ADDED: Readonly<Record<Exclude<Added, 'added'>, string>> = {
  known: 'This passkey belongs to an account already.',
  full: `You have ${PASSKEYS_MAX} passkeys. Please remove one of them first.`,
  'no account': EXPIRED_PAGE,
};

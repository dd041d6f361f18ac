import type { NewPasskey } from '#server/identity/passkeys/store.ts';

/**
 * How a passkey proves who somebody is (RFC 8176): a key that stays in one device or one that is copied
 * between several, and a person whom the device has recognised.
 */
export const amrOf = ({ syncable }: Pick<NewPasskey, 'syncable'>): string[] => [
  syncable ? 'swk' : 'hwk',
  'user',
];

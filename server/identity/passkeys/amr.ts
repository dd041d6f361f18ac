import type { NewPasskey } from '#server/identity/passkeys/store.ts';

/**
 * Authentication methods of a passkey (RFC 8176): a key that stays in one device or one that is copied
 * between several, and a person whom the device has recognised.
 */
export const amrOf = ({ syncable }: Pick<NewPasskey, 'syncable'>): string[] => [
  syncable ? 'swk' : 'hwk',
  'user',
];

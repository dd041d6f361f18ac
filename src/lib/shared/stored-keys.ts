/**
 * All storage keys of the product, by owner (behaviour/session.md, 'Browser storage'). An entry that ends with a
 * dot or a colon is a prefix.
 */

/** Of the device: they survive sign-ins and sign-outs. */
export const DEVICE_KEYS: readonly string[] = ['theme', 'cd.camera', 'cd.language', 'cd.pages'];

/** Name prefixes of the device's caches: the files of a product version, no personal data. */
export const DEVICE_CACHES: readonly string[] = ['cd.shell.', 'cd.tableShell.'];

export const SESSION_KEYS: readonly string[] = ['cd.auth.token', 'cd.auth.issuedAt'];

/** A pending sign-in in its tab; the callback page removes them. */
export const SIGN_IN_KEYS: readonly string[] = ['cd.auth.transaction', 'cd.pending-erasure'];

/** Of the person: cleared at a sign-out and at another account's sign-in. */
export const PERSON_KEYS: readonly string[] = [
  'cd.personal.',
  // Prefix of an earlier version.
  'dck.personal.',
  'cd.tabOwner',
  'cd.case.',
  'cd.persona.',
  'cd.captions.',
  'cd.deck.changed',
  'cd.registration',
  'cd.lastRoute',
  'cd.unproven',
  'cd.scroll:',
  'cd.tableDrafts',
  'cd.tableKept',
];

/**
 * Name prefixes of the person's databases and caches, followed by the account's `sub`: My Cards and the kept
 * deck. Deleted at a sign-out and at another account's sign-in.
 */
export const PERSON_DATABASES = ['cd.my.', 'cd.kept.'] as const;

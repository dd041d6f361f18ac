/**
 * Every key under which the product keeps something in a browser, by whose it is (behaviour/session.md,
 * 'Browser storage'). An entry that ends with a dot or a colon stands for all keys that begin so.
 */

/** The device's: they stay, whoever signs in or out. */
export const DEVICE_KEYS: readonly string[] = ['theme', 'cd.camera'];

/** How the names of the device's caches begin: the files of a version of the product, nothing of anybody. */
export const DEVICE_CACHES: readonly string[] = ['cd.shell.'];

/** The session itself. */
export const SESSION_KEYS: readonly string[] = ['cd.auth.token', 'cd.auth.issuedAt'];

/** A sign-in under way, in its tab; the page that it comes back to takes them out. */
export const SIGN_IN_KEYS: readonly string[] = ['cd.auth.transaction', 'cd.pending-erasure'];

/** The person's: they go with a sign-out, and when another account signs in. */
export const PERSON_KEYS: readonly string[] = [
  'cd.personal.',
  // As an earlier version had it.
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
];

/**
 * How the names of the person's databases and caches begin; their account's `sub` follows: My Cards, and
 * the deck kept on the device. They go with a sign-out, and when another account signs in.
 */
export const PERSON_DATABASES = ['cd.my.', 'cd.kept.'] as const;

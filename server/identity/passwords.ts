import * as argon2 from '@node-rs/argon2';

import { COMMON_PASSWORDS } from '#server/identity/common-passwords.ts';
import { normalizeEmail } from '#server/identity/emails.ts';

/** Cost of argon2id; whatever is left out is as OWASP asks (19 MiB, 2 passes, 1 lane). */
export type HashingOptions = Pick<argon2.Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

/** The fewest characters a password may have. */
export const PASSWORD_MIN = 10;
/** Long enough for any passphrase, short enough that hashing it costs nothing extra. */
const PASSWORD_MAX = 256;
/** Below this many different characters a password is a pattern, such as `aaaaaaaaaa`. */
const DISTINCT_MIN = 4;

const OWASP: Required<HashingOptions> = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time for an unknown account (`undefined`) as for a known one. */
  readonly verify: (stored: string | undefined, password: string) => Promise<boolean>;
}

/** The two functions of the library that do the work. */
export type Hasher = Pick<typeof argon2, 'hash' | 'verify'>;

/** Makes the hasher of passwords: argon2id, the library's default algorithm. */
export const createPasswords = async (
  options: HashingOptions = {},
  { hash, verify }: Hasher = argon2,
): Promise<Passwords> => {
  const cost = { ...OWASP, ...options };
  // The same characters can be typed as different code points; compatibility form makes them one.
  const form = (password: string): string => password.normalize('NFKC');
  const nobody = await hash(crypto.randomUUID(), cost);
  return {
    hash: (password) => hash(form(password), cost),
    verify: async (stored, password) => {
      const matches = await verify(stored ?? nobody, form(password));
      return matches && stored !== undefined;
    },
  };
};

/**
 * Checks a new password.
 * @returns what is wrong with it in one sentence, or `undefined` when it will do
 */
export const passwordProblem = (
  password: string,
  { email, givenName }: { readonly email: string; readonly givenName: string },
): string | undefined => {
  if ([...password].length < PASSWORD_MIN) {
    return `Please choose a password with at least ${PASSWORD_MIN} characters.`;
  }
  if (password.length > PASSWORD_MAX) {
    return `Please choose a password with at most ${PASSWORD_MAX} characters.`;
  }
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const address = normalizeEmail(email);
  const own = [address, address.split('@')[0], givenName.trim().toLowerCase()];
  if (own.includes(plain)) return 'Please choose a password that is not your email or your name.';
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size < DISTINCT_MIN) {
    return 'This password is too easy to guess. Please choose another.';
  }
  return undefined;
};

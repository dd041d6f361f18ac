import * as argon2 from '@node-rs/argon2';

/** Cost of argon2id; a value that is left out is OWASP's (19 MiB, 2 passes, 1 lane). */
export type HashingOptions = Pick<argon2.Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

const OWASP: Required<HashingOptions> = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The two functions of the library that do the work. */
export type Hasher = Pick<typeof argon2, 'hash' | 'verify'>;

/** Makes the hasher of passwords: argon2id, the library's default algorithm. */
export const createPasswords = async (
  options: HashingOptions = {},
  { hash, verify }: Hasher = argon2,
) => {
  const cost = { ...OWASP, ...options };
  // The same characters can be typed as different code points; compatibility form makes them one.
  const form = (password: string): string => password.normalize('NFKC');
  const dummyHash = await hash(crypto.randomUUID(), cost);
  return {
    hash: (password: string): Promise<string> => hash(form(password), cost),
    /** Takes the same time for an unknown account (`undefined`) as for a known one. */
    verify: async (stored: string | undefined, password: string): Promise<boolean> => {
      const matches = await verify(stored ?? dummyHash, form(password));
      return matches && stored !== undefined;
    },
  };
};

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;

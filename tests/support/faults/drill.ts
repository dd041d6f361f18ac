import type { TokenResponse } from '#contract/session.ts';
import { startWriter, type Writer } from '#support/faults/writer.ts';
import { signIn, signUp } from '#support/identity/identity-client.ts';
import type { Product } from '#support/process/product-process.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

/** A person who writes notes as fast as the product takes them. */
export interface Drill {
  readonly writer: Writer;
  /** Resolves once so many more were taken; writing goes on. */
  readonly write: (more: number) => Promise<void>;
  /** Writes on until the product is gone. */
  readonly ended: () => Promise<void>;
  /** Signs in at what has taken the product's place: notes are looked for there from then on. */
  readonly signInAgain: () => Promise<void>;
}

/** Signs a person up at a product and lets them write until that is gone. */
export const startDrill = async ({ origin }: Pick<Product, 'origin'>): Promise<Drill> => {
  const tokens: { current: TokenResponse } = { current: await signUp(origin, ADA) };
  const writer = startWriter(origin, tokens);
  const heard: (() => void)[] = [];
  /** Whether the product has answered. */
  const writeOne = (): Promise<boolean> =>
    writer.write().then(
      () => true,
      () => false,
    );
  const writing = (async () => {
    while (await writeOne()) for (const listener of heard) listener();
  })();
  return {
    writer,
    write: (more) => {
      const goal = writer.taken() + more;
      return new Promise((resolve) => {
        heard.push(() => {
          if (writer.taken() >= goal) resolve();
        });
      });
    },
    ended: () => writing,
    signInAgain: async () => {
      tokens.current = await signIn(origin, ADA);
    },
  };
};

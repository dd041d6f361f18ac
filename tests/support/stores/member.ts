import type { TokenResponse } from '#contract/session.ts';
import { signUp, type Person } from '#support/identity/identity-client.ts';
import { startProduct, type Product } from '#support/process/product.ts';

const ADA: Person = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

/** The product, running in this process, and a new account. */
export interface Member {
  readonly product: Product;
  readonly origin: string;
  readonly person: Person;
  readonly tokens: TokenResponse;
}

/** Starts the product over data of its own, and signs a person up through its real pages. */
export const startMember = async (): Promise<Member> => {
  const product = await startProduct();
  const { origin } = product;
  return { product, origin, person: ADA, tokens: await signUp(origin, ADA) };
};

import { PRODUCT_NAME } from '#lib/shared/brand.ts';

/** For whom authenticators sign (Web Authentication, section 4, 'Relying Party'). */
export interface RelyingParty {
  /** The host of the configured origin: a passkey works there and nowhere else. */
  readonly id: string;
  readonly name: string;
  /** The only origin whose pages may ask. */
  readonly origin: string;
}

/** @param origin the product's origin, such as `https://app.example.com` */
export const relyingPartyOf = (origin: string): RelyingParty => ({
  id: new URL(origin).hostname,
  name: PRODUCT_NAME,
  origin,
});

import * as z from 'zod/mini';

/** The token endpoint's answer, which the browser also stores (behaviour/session.md, 'Session'). */
export const TokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  id_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  expires_in: z.number().check(z.positive()),
});
export type TokenResponse = z.infer<typeof TokenResponse>;

/** The claims of an id token that the client reads (behaviour/session.md, 'Session'). */
export const IdentityClaims = z.looseObject({
  sub: z.optional(z.string()),
  exp: z.optional(z.number()),
  nonce: z.optional(z.string()),
  given_name: z.optional(z.string()),
  'cognito:groups': z.optional(z.array(z.string())),
});
export type IdentityClaims = z.infer<typeof IdentityClaims>;

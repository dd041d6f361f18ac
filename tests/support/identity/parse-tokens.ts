import * as z from 'zod/mini';

import type { TokenResponse } from '#contract/session.ts';

const TOKENS = z.object({
  access_token: z.string().check(z.minLength(1)),
  id_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  expires_in: z.number().check(z.positive()),
});

/** Reads the token endpoint's answer; throws where a test got another one. */
export const parseTokens = (answer: unknown): TokenResponse => TOKENS.parse(answer);

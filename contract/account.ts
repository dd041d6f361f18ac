import * as z from 'zod/mini';

/** Where a person's own data is served, below the main API's address. */
export const ACCOUNT_PATH = '/account';

/** A time in UTC, as in ISO 8601. */
const Time = z.string();

/** `GET /account`: everything that is stored about the person who asks. */
export const AccountData = z.object({
  /** `null` where accounts are kept by an identity provider elsewhere. */
  account: z.nullable(
    z.object({
      id: z.string(),
      email: z.string(),
      givenName: z.string(),
      groups: z.array(z.string()),
      createdAt: Time,
    }),
  ),
  decks: z.array(z.object({ code: z.string(), registeredAt: Time })),
  /** Sign-ins and what keeps them alive, without the secrets in it. */
  sessions: z.array(z.object({ kind: z.string(), since: z.nullable(Time), until: Time })),
  /** Counted tries that hold up guessing. */
  attempts: z.array(z.object({ kind: z.string(), count: z.number(), until: Time })),
});
export type AccountData = z.infer<typeof AccountData>;

import * as z from 'zod/mini';

/** Where a person's own data is served, below the main API's address. */
export const ACCOUNT_PATH = '/account';

/** Where what a page shows of it is served. */
export const ACCOUNT_SUMMARY_PATH = '/account/summary';

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
      /** When the email was proven to be theirs. */
      confirmedAt: z.nullable(Time),
      /** Since when an operator keeps the account out. */
      disabledAt: z.nullable(Time),
    }),
  ),
  decks: z.array(z.object({ code: z.string(), registeredAt: Time })),
  /** Sign-ins and what keeps them alive, without the secrets in it. */
  sessions: z.array(z.object({ kind: z.string(), since: z.nullable(Time), until: Time })),
  /** Where the person is signed in. */
  devices: z.array(z.object({ device: z.string(), since: Time, lastUsed: Time })),
  /** What has happened to the account within 90 days. */
  activity: z.array(
    z.object({ kind: z.string(), device: z.nullable(z.string()), times: z.number(), at: Time }),
  ),
  passkeys: z.array(z.object({ name: z.string(), since: Time, lastUsed: z.nullable(Time) })),
  /** Mails that wait to be sent. */
  mails: z.array(z.object({ kind: z.string(), to: z.string(), since: Time })),
  /** Links and codes that were mailed, without the secrets in it. */
  links: z.array(z.object({ kind: z.string(), email: z.string(), until: Time })),
  /** What is kept in My Cards, with its place in the order of changes; `null` before the first change. */
  myCards: z.nullable(
    z.object({
      items: z.array(
        z.object({ kind: z.string(), key: z.string(), value: z.unknown(), revision: z.number() }),
      ),
      /** How many changes are remembered, for 30 days, so that none counts twice. */
      rememberedChanges: z.number(),
    }),
  ),
  /** The tables of which this person is the host, with all that has happened on them. */
  tables: z.array(
    z.object({
      code: z.string(),
      since: Time,
      closed: z.nullable(Time),
      /** When the names and notes of its guests are deleted. */
      namesUntil: z.nullable(Time),
      /** Since when browsers are at it as its host. */
      hostDevices: z.array(Time),
      events: z.array(z.unknown()),
    }),
  ),
  /** Counted tries that hold up guessing. */
  attempts: z.array(z.object({ kind: z.string(), count: z.number(), until: Time })),
});
export type AccountData = z.infer<typeof AccountData>;

/** `GET /account/summary`: of all that, what a page shows. */
export const AccountSummary = z.pick(AccountData, { account: true, decks: true });
export type AccountSummary = z.infer<typeof AccountSummary>;

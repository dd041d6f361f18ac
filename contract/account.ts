import * as z from 'zod/mini';

/** Path of a person's own data, below the main API's address. */
export const ACCOUNT_PATH = '/account';

/** Path of the summary of it that pages show. */
export const ACCOUNT_SUMMARY_PATH = '/account/summary';

/** A time in UTC, as in ISO 8601. */
const Time = z.string();

/** `GET /account`: all data stored about the caller. */
export const AccountData = z.object({
  /** `null` where an external identity provider keeps the accounts. */
  account: z.nullable(
    z.object({
      id: z.string(),
      email: z.string(),
      givenName: z.string(),
      groups: z.array(z.string()),
      createdAt: Time,
      /** When the email was verified. */
      confirmedAt: z.nullable(Time),
      /** When an operator disabled the account. */
      disabledAt: z.nullable(Time),
      /** The language that was chosen for it, such as `de`. */
      locale: z.nullable(z.string()),
    }),
  ),
  decks: z.array(z.object({ code: z.string(), registeredAt: Time })),
  /** Sign-ins and the grants behind them, without their secrets. */
  sessions: z.array(z.object({ kind: z.string(), since: z.nullable(Time), until: Time })),
  devices: z.array(z.object({ device: z.string(), since: Time, lastUsed: Time })),
  /** Account events of the last 90 days. */
  activity: z.array(
    z.object({ kind: z.string(), device: z.nullable(z.string()), times: z.number(), at: Time }),
  ),
  passkeys: z.array(z.object({ name: z.string(), since: Time, lastUsed: z.nullable(Time) })),
  mails: z.array(z.object({ kind: z.string(), to: z.string(), since: Time })),
  /** Emailed links and codes, without their secrets. */
  links: z.array(z.object({ kind: z.string(), email: z.string(), until: Time })),
  /** My Cards, with its place in the order of changes; `null` before the first change. */
  myCards: z.nullable(
    z.object({
      items: z.array(
        z.object({ kind: z.string(), key: z.string(), value: z.unknown(), revision: z.number() }),
      ),
      /** Number of operations kept for 30 days to detect duplicates. */
      rememberedChanges: z.number(),
    }),
  ),
  /** The tables that this person hosts, with all their events. */
  tables: z.array(
    z.object({
      code: z.string(),
      since: Time,
      closed: z.nullable(Time),
      /** When the names and notes of its guests are deleted. */
      namesUntil: z.nullable(Time),
      /** When the link to its record ends. */
      recordLinkUntil: z.nullable(Time),
      /** When each host browser got its seat. */
      hostDevices: z.array(Time),
      events: z.array(z.unknown()),
    }),
  ),
  /** Counters of attempts, as used by brute-force protection. */
  attempts: z.array(z.object({ kind: z.string(), count: z.number(), until: Time })),
});
export type AccountData = z.infer<typeof AccountData>;

/** `GET /account/summary`: the part of it that a page shows. */
export const AccountSummary = z.pick(AccountData, { account: true, decks: true });
export type AccountSummary = z.infer<typeof AccountSummary>;

import { timingSafeEqual } from 'node:crypto';

import { sql } from 'kysely';
import * as z from 'zod';

import { CLOCK_SLACK_MS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { ProofsTable } from '#server/db/schema.ts';
import { sha256 } from '#server/shared/sha256.ts';
import type { DeriveSecrets, TokenSecrets } from '#server/identity/verification-tokens/secrets.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes of links and codes in ms, by what they verify. */
const LIFE_MS = {
  /** The address of a person who sets a new password. */
  reset: 30 * MINUTE,
  /** The address of a sign-up without a password. */
  'sign-up': 30 * MINUTE,
  /** The address of an account. */
  verify: 30 * MINUTE,
  /** The new address of an account. */
  'new-email': 30 * MINUTE,
  /** The address that an account had before. */
  'take-back': 7 * DAY,
} as const;

export type VerificationTokenKind = keyof typeof LIFE_MS;

/** Maximum of attempts at a code. */
export const CODE_TRIES = 5;

/** How long an ended token stays stored: longer than an email stays queued. */
const END_MS = 2 * DAY;

/** A valid token. */
export interface VerificationToken {
  readonly accountId: string;
  readonly kind: VerificationTokenKind;
  /** The recipient of the email. */
  readonly email: string;
  readonly details: Readonly<Record<string, string>>;
  /** Distinguishes it from later tokens of the same account, kind and address. */
  readonly tokenHash: string;
}

/** The content of a new token. */
export interface TokenRequest {
  readonly accountId: string;
  readonly kind: VerificationTokenKind;
  /** Normalised. */
  readonly email: string;
  readonly details?: Readonly<Record<string, string>>;
  /** The email that contains it; for a link without an email, a new UUID and the time. */
  readonly mail: { readonly id: string; readonly createdAt: number };
}

/** The result of a code attempt. */
export type CodeEntry =
  | { readonly verificationToken: VerificationToken }
  /** A wrong code; `left` attempts remain. */
  | { readonly left: number };

const Details = z.record(z.string(), z.string());

const isKind = (kind: string): kind is VerificationTokenKind => kind in LIFE_MS;

const proofOf = (row: ProofsTable): VerificationToken | undefined =>
  row.token_hash !== null && isKind(row.kind)
    ? {
        accountId: row.account_id,
        kind: row.kind,
        email: row.email,
        details: Details.parse(JSON.parse(row.details)),
        tokenHash: row.token_hash,
      }
    : undefined;

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The verification tokens of emails: links and codes for one use each. Only hashes are stored.
 * @param clock milliseconds since the epoch
 */
export const createVerificationTokens = (
  db: Database,
  { hashCode, secretsOf }: DeriveSecrets,
  clock: () => number,
) => {
  /** The columns of an ended token; it prevents tokens of emails that were queued earlier. */
  const ended = () => ({
    token_hash: null,
    code_hash: null,
    details: '{}',
    created_at: clock(),
    expires_at: clock() + END_MS,
  });

  return {
    /**
     * Creates the token of an email, and ends an older one of the same account, kind and address. The same email
     * has the same secrets again, and its lifetime restarts.
     * @returns `undefined` after a newer token, a use or an end: then the email must not be sent
     */
    make: async ({
      accountId,
      details = {},
      email,
      kind,
      mail,
    }: TokenRequest): Promise<TokenSecrets | undefined> => {
      const secrets = secretsOf(mail.id);
      const made = await db
        .insertInto('proofs')
        .values({
          account_id: accountId,
          kind,
          email,
          mail_id: mail.id,
          token_hash: sha256(secrets.token),
          code_hash: hashCode(mail.id, secrets.code),
          details: JSON.stringify(details),
          tries: 0,
          created_at: mail.createdAt,
          expires_at: clock() + LIFE_MS[kind],
        })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'kind', 'email'])
            .doUpdateSet((set) => ({
              mail_id: set.ref('excluded.mail_id'),
              token_hash: set.ref('excluded.token_hash'),
              code_hash: set.ref('excluded.code_hash'),
              details: set.ref('excluded.details'),
              // The same email does not reset the attempts.
              tries: sql<number>`case when proofs.mail_id = excluded.mail_id then proofs.tries else 0 end`,
              created_at: set.ref('excluded.created_at'),
              expires_at: set.ref('excluded.expires_at'),
            }))
            .where((where) =>
              where.or([
                where('proofs.created_at', '<', where.ref('excluded.created_at')),
                // Written while the clock was ahead.
                where('proofs.created_at', '>', clock() + CLOCK_SLACK_MS),
                where.and([
                  where('proofs.mail_id', '=', where.ref('excluded.mail_id')),
                  where('proofs.token_hash', 'is not', null),
                ]),
              ]),
            ),
        )
        .returning('mail_id')
        .executeTakeFirst();
      return made && secrets;
    },
    /** The token of a link; has no side effects. */
    find: async (
      kind: VerificationTokenKind,
      token: string,
    ): Promise<VerificationToken | undefined> => {
      const row = await db
        .selectFrom('proofs')
        .selectAll()
        .where('token_hash', '=', sha256(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      return row && proofOf(row);
    },
    /**
     * Checks a typed code; an attempt counts before the comparison.
     * @returns no attempts left where there is no code
     */
    type: async (
      { accountId, email, kind }: Omit<TokenRequest, 'mail' | 'details'>,
      code: string,
    ): Promise<CodeEntry> => {
      const row = await db
        .updateTable('proofs')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('email', '=', email)
        .where('expires_at', '>', clock())
        .where('token_hash', 'is not', null)
        .where('tries', '<', CODE_TRIES)
        .returningAll()
        .executeTakeFirst();
      if (!row) return { left: 0 };
      const verificationToken = proofOf(row);
      const fits = isEqual(row.code_hash ?? '', hashCode(row.mail_id, code));
      return verificationToken && fits ? { verificationToken } : { left: CODE_TRIES - row.tries };
    },
    /**
     * Consumes a token, in the transaction of the change that it allows.
     * @returns `false` where it was consumed meanwhile: then nothing may change
     */
    use: async (
      transaction: Database,
      { accountId, email, kind, tokenHash }: VerificationToken,
    ): Promise<boolean> => {
      const used = await transaction
        .updateTable('proofs')
        .set(ended())
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('email', '=', email)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', clock())
        .returning('mail_id')
        .executeTakeFirst();
      return used !== undefined;
    },
    /** Ends tokens of an account, also those of queued emails. */
    end: async (
      transaction: Database,
      accountId: string,
      email: string,
      kinds: readonly VerificationTokenKind[],
    ): Promise<void> => {
      for (const kind of kinds) {
        await transaction
          .insertInto('proofs')
          .values({ account_id: accountId, kind, email, mail_id: '', tries: 0, ...ended() })
          .onConflict((conflict) =>
            conflict.columns(['account_id', 'kind', 'email']).doUpdateSet(ended()),
          )
          .execute();
      }
    },
  };
};

export type VerificationTokens = ReturnType<typeof createVerificationTokens>;

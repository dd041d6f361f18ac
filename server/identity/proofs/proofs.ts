import { timingSafeEqual } from 'node:crypto';

import { sql } from 'kysely';
import * as z from 'zod';

import { CLOCK_SLACK_MS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { ProofsTable } from '#server/db/schema.ts';
import { sha256 } from '#server/shared/sha256.ts';
import type { DeriveSecrets, ProofSecrets } from '#server/identity/proofs/secrets.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a mail can prove, and for how long its link and code count, in ms. */
const LIFE_MS = {
  /** That the address is read by whoever sets a new password. */
  reset: 30 * MINUTE,
  /** That the address of a sign-up without a password is read by whoever signs up. */
  'sign-up': 30 * MINUTE,
  /** That the address of an account is its owner's. */
  verify: 30 * MINUTE,
  /** That a new address is. */
  'new-email': 30 * MINUTE,
  /** That the address which an account had before is. */
  'take-back': 7 * DAY,
} as const;

export type ProofKind = keyof typeof LIFE_MS;

/** How often a code may be typed before a new one is needed. */
export const CODE_TRIES = 5;

/** How long an end is remembered: longer than any mail waits to be sent. */
const END_MS = 2 * DAY;

/** A proof that counts at this moment. */
export interface Proof {
  readonly accountId: string;
  readonly kind: ProofKind;
  /** The address that the mail went to. */
  readonly email: string;
  readonly details: Readonly<Record<string, string>>;
  /** Tells it from its successors. */
  readonly tokenHash: string;
}

/** What a mail is to prove. */
export interface Claim {
  readonly accountId: string;
  readonly kind: ProofKind;
  /** In the form in which emails are compared. */
  readonly email: string;
  readonly details?: Readonly<Record<string, string>>;
  /** The mail that carries it; for a link without mail, any new UUID and the time. */
  readonly mail: { readonly id: string; readonly createdAt: number };
}

/** What became of a typed code. */
export type Typed =
  | { readonly proof: Proof }
  /** It is another one; `left` more tries. */
  | { readonly left: number };

export interface Proofs {
  /**
   * Makes the proof that a mail carries. It ends an older one of the same account, kind and address. The
   * same mail again has the same secrets, and its time begins anew.
   * @returns `undefined` where a newer one, a use, or an end has come before: then nothing is to be sent
   */
  readonly make: (claim: Claim) => Promise<ProofSecrets | undefined>;
  /** The proof of a link; changes nothing. */
  readonly find: (kind: ProofKind, token: string) => Promise<Proof | undefined>;
  /**
   * Tries a typed code; each try counts before it is looked at.
   * @returns no try is left where there is no code to compare with
   */
  readonly type: (claim: Omit<Claim, 'mail' | 'details'>, code: string) => Promise<Typed>;
  /**
   * Uses a proof up, in the transaction of what it proves.
   * @returns `false` where somebody else was quicker: then nothing may change
   */
  readonly use: (transaction: Database, proof: Proof) => Promise<boolean>;
  /** Ends proofs of an account, also those of mails that are asked for already and not yet sent. */
  readonly end: (
    transaction: Database,
    accountId: string,
    email: string,
    kinds: readonly ProofKind[],
  ) => Promise<void>;
}

const Details = z.record(z.string(), z.string());

const isKind = (kind: string): kind is ProofKind => kind in LIFE_MS;

const proofOf = (row: ProofsTable): Proof | undefined =>
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
 * The proofs that mails carry: links with a token and codes, each for one use. Only hashes are stored.
 * @param clock milliseconds since the epoch
 */
export const createProofs = (
  db: Database,
  { hashCode, secretsOf }: DeriveSecrets,
  clock: () => number,
): Proofs => {
  /** What is left of a proof that counts no more; mails that were asked for earlier stay without one. */
  const ended = () => ({
    token_hash: null,
    code_hash: null,
    details: '{}',
    created_at: clock(),
    expires_at: clock() + END_MS,
  });

  return {
    make: async ({ accountId, details = {}, email, kind, mail }) => {
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
              // The same mail again gives no more tries.
              tries: sql<number>`case when proofs.mail_id = excluded.mail_id then proofs.tries else 0 end`,
              created_at: set.ref('excluded.created_at'),
              expires_at: set.ref('excluded.expires_at'),
            }))
            .where((where) =>
              where.or([
                where('proofs.created_at', '<', where.ref('excluded.created_at')),
                // Of a clock that was ahead and has been put back.
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
    find: async (kind, token) => {
      const row = await db
        .selectFrom('proofs')
        .selectAll()
        .where('token_hash', '=', sha256(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      return row && proofOf(row);
    },
    type: async ({ accountId, email, kind }, code) => {
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
      const proof = proofOf(row);
      const fits = isEqual(row.code_hash ?? '', hashCode(row.mail_id, code));
      return proof && fits ? { proof } : { left: CODE_TRIES - row.tries };
    },
    use: async (transaction, { accountId, email, kind, tokenHash }) => {
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
    end: async (transaction, accountId, email, kinds) => {
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

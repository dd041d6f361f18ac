import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { Account } from '#server/identity/accounts.ts';
import {
  addPasskey,
  removePasskey,
  type Added,
  type NewPasskey,
  type Removed,
} from '#server/identity/passkeys/store.ts';
import { queueMail } from '#server/mail/queue.ts';

/** Where it happens and when. */
export interface Circumstances {
  /** In words, as `deviceOf` gives it. */
  readonly device: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What changes besides the passkey: the account's own record, and a mail that tells its owner. */
const tell = async (
  transaction: Database,
  kind: 'passkey-added' | 'passkey-removed',
  { email, id }: Account,
  name: string,
  { device, now }: Circumstances,
): Promise<void> => {
  await recordEvent(transaction, { accountId: id, kind, device }, now);
  const mail = { kind, accountId: id, recipient: email, details: { name } };
  await queueMail(transaction, mail, now);
};

/** Keeps a passkey that somebody has made for their account, under the name of their device. */
export const keepPasskey = (
  db: Database,
  account: Account,
  passkey: NewPasskey,
  circumstances: Circumstances,
): Promise<Added> =>
  inTransaction(db, async (transaction) => {
    const { now } = circumstances;
    const name = circumstances.device || 'Passkey';
    const added = await addPasskey(transaction, account.id, { passkey, name }, now);
    if (added === 'added') await tell(transaction, 'passkey-added', account, name, circumstances);
    return added;
  });

/** Takes a passkey from an account, unless nobody could get in without it. */
export const dropPasskey = (
  db: Database,
  account: Account,
  id: string,
  circumstances: Circumstances,
): Promise<Removed> =>
  removePasskey(db, account.id, id, (transaction, { name }) =>
    tell(transaction, 'passkey-removed', account, name, circumstances),
  );

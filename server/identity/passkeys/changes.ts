import * as m from '#messages';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deviceName } from '#server/identity/account/device.ts';
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

export interface Circumstances {
  /** In words, as `deviceOf` gives it. */
  readonly device: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Records the change in the account's activity, and queues an email to the owner. */
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

/** Stores a new passkey of an account, under the name of the device. */
export const keepPasskey = (
  db: Database,
  account: Account,
  passkey: NewPasskey,
  circumstances: Circumstances,
): Promise<Added> =>
  inTransaction(db, async (transaction) => {
    const { now } = circumstances;
    const name = deviceName(circumstances.device) || m.identity_passkey_unnamed();
    const added = await addPasskey(transaction, account.id, { passkey, name }, now);
    if (added === 'added') await tell(transaction, 'passkey-added', account, name, circumstances);
    return added;
  });

/** Removes a passkey from an account, unless it is the only way in. */
export const dropPasskey = (
  db: Database,
  account: Account,
  id: string,
  circumstances: Circumstances,
): Promise<Removed> =>
  removePasskey(db, account.id, id, (transaction, { name }) =>
    tell(transaction, 'passkey-removed', account, name, circumstances),
  );

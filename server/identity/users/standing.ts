import { recordEvent } from '#server/identity/account/events.ts';
import type { Account } from '#server/identity/accounts.ts';
import { endSessions } from '#server/identity/sessions/end-sessions.ts';
import {
  accountOf,
  Refusal,
  viewOf,
  type Command,
  type Desk,
  type Outcome,
} from '#server/identity/users/command.ts';
import { UsageError } from '#server/shared/usage-error.ts';

/** The output of a command that has changed an account. */
const changed = async (desk: Desk, { id }: Account, text: string): Promise<Outcome> => ({
  value: viewOf(await accountOf(desk, id)),
  text,
});

export const verify: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  const proven = await desk.accounts.markVerified(account.id);
  if (!proven) throw new Refusal(`Another account has proven ${account.email}.`);
  await recordEvent(desk.db, { accountId: account.id, kind: 'address-proven' }, desk.clock());
  return changed(desk, account, `${account.email} counts as proven.`);
};

export const disable: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  await desk.accounts.setDisabled(account.id, true);
  // After that, so that no sign-in comes in between.
  await endSessions(desk.db, account.id);
  await recordEvent(desk.db, { accountId: account.id, kind: 'disabled' }, desk.clock());
  return changed(
    desk,
    account,
    `The account of ${account.email} is disabled, and signed out everywhere.`,
  );
};

export const enable: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  await desk.accounts.setDisabled(account.id, false);
  await recordEvent(desk.db, { accountId: account.id, kind: 'enabled' }, desk.clock());
  return changed(desk, account, `The account of ${account.email} is open again.`);
};

export const remove: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  await desk.accounts.delete(account.id);
  return {
    value: { id: account.id, email: account.email, deleted: true },
    text: `The account of ${account.email} is deleted.`,
  };
};

/** As Amazon Cognito has it: anything visible. */
const GROUP = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;

/**
 * Whether a word can be the name of a group.
 * @throws UsageError where it cannot
 */
export const checkGroup = (group: string): void => {
  if (!GROUP.test(group)) throw new UsageError('A group has 1 to 128 characters and no spaces.');
};

export const grant: Command = async (desk, group = '', who = '') => {
  const account = await accountOf(desk, who);
  await desk.accounts.grant(account.id, group);
  return changed(desk, account, `${account.email} is in the group ${group}.`);
};

export const revoke: Command = async (desk, group = '', who = '') => {
  const account = await accountOf(desk, who);
  const wasIn = await desk.accounts.revoke(account.id, group);
  if (!wasIn) throw new Refusal(`${account.email} is not in the group ${group}.`);
  return changed(desk, account, `${account.email} is no longer in the group ${group}.`);
};

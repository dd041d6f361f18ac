import { recordEvent } from '#server/identity/account/events.ts';
import { endSessions } from '#server/identity/sessions/end-sessions.ts';
import { accountOf, Refusal, viewOf, type Command } from '#server/identity/users/command.ts';

export const verify: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  const proven = await desk.accounts.markVerified(account.id);
  if (!proven) throw new Refusal(`Another account has proven ${account.email}.`);
  await recordEvent(desk.db, { accountId: account.id, kind: 'address-proven' }, desk.clock());
  return {
    value: viewOf(await accountOf(desk, account.id)),
    text: `${account.email} counts as proven.`,
  };
};

export const disable: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  await desk.accounts.setDisabled(account.id, true);
  // After that, so that no sign-in comes in between.
  await endSessions(desk.db, account.id);
  await recordEvent(desk.db, { accountId: account.id, kind: 'disabled' }, desk.clock());
  return {
    value: viewOf(await accountOf(desk, account.id)),
    text: `The account of ${account.email} is disabled, and signed out everywhere.`,
  };
};

export const enable: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  await desk.accounts.setDisabled(account.id, false);
  await recordEvent(desk.db, { accountId: account.id, kind: 'enabled' }, desk.clock());
  return {
    value: viewOf(await accountOf(desk, account.id)),
    text: `The account of ${account.email} is open again.`,
  };
};

export const remove: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  await desk.accounts.delete(account.id);
  return {
    value: { id: account.id, email: account.email, deleted: true },
    text: `The account of ${account.email} is deleted.`,
  };
};

import { endSessions } from '#server/identity/sessions/end-sessions.ts';
import { accountOf, Refusal, viewOf, type Command } from '#server/identity/users/command.ts';

export const verify: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  const proven = await desk.accounts.markVerified(account.id);
  if (!proven) throw new Refusal(`Another account has proven ${account.email}.`);
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
  return {
    value: viewOf(await accountOf(desk, account.id)),
    text: `The account of ${account.email} is disabled, and signed out everywhere.`,
  };
};

export const enable: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  await desk.accounts.setDisabled(account.id, false);
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

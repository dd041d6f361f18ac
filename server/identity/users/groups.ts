import { accountOf, Refusal, viewOf, type Command } from '#server/identity/users/command.ts';
import { UsageError } from '#server/shared/usage-error.ts';

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
  return {
    value: viewOf(await accountOf(desk, account.id)),
    text: `${account.email} is in the group ${group}.`,
  };
};

export const revoke: Command = async (desk, group = '', who = '') => {
  const account = await accountOf(desk, who);
  const wasIn = await desk.accounts.revoke(account.id, group);
  if (!wasIn) throw new Refusal(`${account.email} is not in the group ${group}.`);
  return {
    value: viewOf(await accountOf(desk, account.id)),
    text: `${account.email} is no longer in the group ${group}.`,
  };
};

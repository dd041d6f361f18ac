import { randomUUID } from 'node:crypto';

import { OPERATOR_ISSUED } from '#server/identity/forgot/operator-link.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import {
  createVerificationTokens,
  type TokenRequest,
} from '#server/identity/verification-tokens/verification-tokens.ts';
import { loadDerivation } from '#server/identity/verification-tokens/secrets.ts';
import { accountOf, Refusal, type Command } from '#server/identity/users/command.ts';

/** Makes the link that a mail for a forgotten password would carry, for the operator to hand over. */
export const resetLink: Command = async (desk, who = '') => {
  const { clock, db, origin } = desk;
  const { disabled, email, id } = await accountOf(desk, who);
  if (disabled) throw new Refusal(`The account of ${email} is disabled. Enable it first.`);
  const tokens = createVerificationTokens(db, await loadDerivation(db, clock()), clock);
  const mail: TokenRequest['mail'] = { id: randomUUID(), createdAt: clock() };
  const made = await tokens.make({
    accountId: id,
    kind: 'reset',
    email,
    details: OPERATOR_ISSUED,
    mail,
  });
  if (!made) throw new Refusal(`Another link for ${email} was made at this moment. Try again.`);
  await recordEvent(db, { accountId: id, kind: 'reset-asked' }, clock());
  const link = `${origin}/idp/reset?token=${made.token}`;
  return {
    value: { email, link },
    text: `For ${email} alone, once, for 30 minutes:\n${link}`,
  };
};

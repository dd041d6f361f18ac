import type { Account } from '#server/identity/accounts.ts';
import { storedForms } from '#server/shared/email.ts';
import { listSessions } from '#server/identity/sessions/account-sessions.ts';
import {
  accountOf,
  timeOf,
  viewOf,
  type Command,
  type Desk,
} from '#server/identity/users/command.ts';

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The summary of an account for operators. */
const stateOf = ({ disabled, holder, verifiedAt }: Account): string =>
  [
    verifiedAt === null ? 'unproven' : 'proven',
    ...(holder ? [] : ['second']),
    ...(disabled ? ['disabled'] : []),
  ].join(',');

export const list: Command = async ({ accounts }) => {
  const all = await accounts.list();
  const lines = all.map((account) =>
    [
      account.email,
      account.givenName,
      account.groups.join(','),
      dayOf(account.createdAt),
      stateOf(account),
    ].join('\t'),
  );
  return { value: all.map(viewOf), text: lines.join('\n') };
};

/** How many decks an account has registered. */
const countDecks = async ({ db }: Desk, id: string): Promise<number> => {
  const { decks } = await db
    .selectFrom('deck_codes')
    .select(({ fn }) => fn.countAll<number>().as('decks'))
    .where('claimed_by', '=', id)
    .executeTakeFirstOrThrow();
  return decks;
};

/** The other accounts of an account's address, the oldest first. */
const besideOf = async ({ accounts, db }: Desk, account: Account): Promise<Account[]> => {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', 'in', storedForms(account.email))
    .where('id', '<>', account.id)
    .orderBy('created_at')
    .execute();
  const found = await Promise.all(rows.map(({ id }) => accounts.find(id)));
  return found.filter((other) => other !== undefined);
};

export const show: Command = async (desk, who = '') => {
  const account = await accountOf(desk, who);
  const beside = await besideOf(desk, account);
  const decks = await countDecks(desk, account.id);
  const sessions = await listSessions(desk.db, account.id, desk.clock());
  const { disabled, email, givenName, groups, hasPassword, id, verifiedAt } = account;
  const lines = [
    ['Email', email],
    ['Proven', verifiedAt === null ? 'no' : dayOf(verifiedAt)],
    ['Given name', givenName],
    ['Id', id],
    ['Signed up', dayOf(account.createdAt)],
    ['Groups', groups.join(', ') || 'none'],
    ['Password', hasPassword ? 'yes' : 'none'],
    ['Decks', String(decks)],
    ['Sessions', String(sessions.length)],
    ['Disabled', disabled ? 'yes' : 'no'],
    ...beside.map((other) => [other.holder ? 'Holder of the email' : 'Further sign-up', other.id]),
  ];
  return {
    value: {
      ...viewOf(account),
      decks,
      sessions: sessions.length,
      beside: beside.map(viewOf),
    },
    text: lines.map(([label = '', value = '']) => `${label}: ${value}`).join('\n'),
  };
};

export const sessions: Command = async (desk, who = '') => {
  const { id } = await accountOf(desk, who);
  const all = await listSessions(desk.db, id, desk.clock());
  const rows = all.map(({ device, seenAt, startedAt }) => ({
    device,
    startedAt: timeOf(startedAt),
    seenAt: timeOf(seenAt),
  }));
  const lines = rows.map(({ device, seenAt, startedAt }) =>
    [device || 'unknown device', startedAt, seenAt].join('\t'),
  );
  return { value: rows, text: lines.join('\n') };
};

import { listSessions } from '#server/identity/sessions/account-sessions.ts';
import { accountOf, timeOf, type Command } from '#server/identity/users/command.ts';

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

import { expect, onTestFinished, test, vi } from 'vitest';

import { actionsAt, fillTable } from '#support/tables/filled.ts';

/** The most that one action, its answer and its deliveries may serialise, in characters. */
const MOST_SERIALISED = 50_000;

test('a table full of everything takes each kind of action without serialising what it holds', async () => {
  const filled = await fillTable();
  const { code, guest, host, tables, time } = filled;
  const followers = [host.follow(code), guest.follow(code)];
  onTestFinished(async () => {
    await Promise.all(followers.map((follower) => follower.end()));
  });
  for (const follower of followers) await follower.until((state) => state.seq > 0);
  const stringify = JSON.stringify.bind(JSON);
  let serialised = 0;
  const spy = vi.spyOn(JSON, 'stringify').mockImplementation((...args: unknown[]) => {
    const text = stringify(...(args as Parameters<typeof stringify>));
    // There is no text of `undefined`.
    serialised += (text as string | undefined)?.length ?? 0;
    return text;
  });
  onTestFinished(() => spy.mockRestore());
  const statuses: Record<string, number> = {};
  const large: [kind: string, serialised: number][] = [];
  const wanted = actionsAt(filled);
  for (const [kind, [action]] of Object.entries(wanted)) {
    time.now += 1000;
    serialised = 0;
    statuses[kind] = (await host.act(code, action)).status;
    const [table] = tables.journal.tables.values();
    for (const follower of followers)
      await follower.until((state) => state.seq === table?.state.seq);
    if (serialised > MOST_SERIALISED) large.push([kind, serialised]);
  }
  expect(large).toEqual([]);
  expect(statuses).toEqual(
    Object.fromEntries(Object.entries(wanted).map(([kind, [, status]]) => [kind, status])),
  );
});

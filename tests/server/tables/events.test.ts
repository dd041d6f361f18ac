import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';

import { stateFor } from '#lib/tables/redact.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import { openDatabase } from '#server/db/open.ts';
import { eventsAfter } from '#server/tables/repository.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { makeDatabase } from '#support/database/database.ts';
import { lay, startTables, type Act } from '#support/tables/calls.ts';
import { messagesOf } from '#support/shared/event-stream.ts';

test('a reader gets the table, then each event with its place as id', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  const guest = browser();
  await guest.join(code);
  const follower = guest.follow(code);
  await follower.until(({ seq }) => seq === 2);
  await host.do(code, lay(['B12']));
  await follower.until(({ cards }) => cards.length === 1);
  expect(follower.snapshots).toBe(1);
  expect(follower.events.map(({ kind, seq }) => [seq, kind])).toEqual([[3, 'laid']]);
});

test('a reader who comes again gets what they have missed, and nothing twice', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  await host.do(code, lay(['B12']));
  await host.do(code, lay(['T14']));
  const answer = await host.send('GET', `/tables/${code}/events`, undefined, {
    'last-event-id': '2',
  });
  const messages = messagesOf(answer.body ?? new ReadableStream());
  const first = await messages.next();
  expect(first.value).toMatchObject({ event: 'message', id: '3' });
  await messages.return(undefined);
});

test('an id from the future is answered with the whole table', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  const { events, seq, snapshot } = await host.poll(code, 999);
  expect([events, seq, snapshot?.state.seq]).toEqual([[], 1, 1]);
});

test('an answer of a long-poll comes as soon as something happens', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  const waiting = host.poll(code, 1);
  await host.do(code, lay(['B12']));
  const { events, seq } = await waiting;
  expect([events.map(({ kind }) => kind), seq]).toEqual([['laid'], 2]);
});

test('the headers keep proxies from holding a stream back or keeping it', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  const answer = await host.send('GET', `/tables/${code}/events`);
  onTestFinished(() => answer.body?.cancel());
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
});

test('a guest who waits hears nothing, and gets the table when the host lets them in', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open({ settings: { asks: true } });
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  const follower = guest.follow(code);
  await follower.until(({ seq }) => seq === 2);
  await host.do(code, lay(['B12']));
  await follower.until(({ seq }) => seq === 3);
  expect(follower.heard).not.toContain('B12');
  await host.do(code, { kind: 'letIn', guest: id });
  await follower.until(({ cards }) => cards.some((card) => card.code === 'B12'));
});

test('a guest who waits is shown nothing as a screen either', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open({ settings: { asks: true } });
  await host.do(code, lay(['B12']));
  const guest = browser();
  await guest.join(code);
  const answer = await guest.send('GET', `/tables/${code}/events?after=&as=screen`);
  expect(await answer.text()).not.toContain('B12');
});

test('the stream of a guest who is removed says so and ends for good', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  const follower = guest.follow(code);
  await follower.until(({ seq }) => seq === 2);
  await host.do(code, { kind: 'remove', guest: id });
  await follower.until(({ guests }) => guests[id]?.status === 'removed');
  await host.do(code, lay(['B12']));
  await follower.end();
  expect(follower.heard).not.toContain('B12');
});

test('the host’s own browser can show the table as a screen does', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  await host.do(code, lay(['B12'], 'down'));
  const follower = host.follow(code, '?as=screen');
  await follower.until(({ cards }) => cards.length === 1);
  expect(follower.heard).not.toContain('B12');
});

test('a reader who takes nothing is dropped, and the others go on', async () => {
  const { open, tables, time } = await startTables();
  const { code, host } = await open({ steps: [{ minutes: 1, text: '€'.repeat(1000) }] });
  const slow = await host.send('GET', `/tables/${code}/events?as=screen`);
  const follower = host.follow(code);
  await follower.until(({ seq }) => seq === 1);
  const [table] = tables.journal.tables.values();
  // More than a reader may leave unread: each of these is 3 kB.
  for (let steps = 0; steps < 400; steps += 1) {
    time.now += 1000;
    await host.do(code, { kind: 'step', index: 0 });
    table?.deliver();
  }
  expect(table?.readers.size).toBe(1);
  await follower.until(({ seq }) => seq === 401);
  await slow.body?.cancel();
});

test('a process hears of what another one on the same database has written', async () => {
  const { place } = await makeDatabase();
  const [one, two] = [await startTables({ place }), await startTables({ place })];
  const { code } = await one.open();
  const there = await two.hostOf('ada');
  const here = await one.hostOf('ada');
  // Each process has keys of its own in these tests: each signs for itself.
  await here.send('POST', `/tables/${code}/hosts`, {});
  await there.send('POST', `/tables/${code}/hosts`, {});
  const follower = there.follow(code);
  await follower.until(({ seq }) => seq === 1);
  await here.do(code, lay(['B12']));
  await follower.until(({ cards }) => cards.length === 1);
  await there.do(code, lay(['T14']));
  expect((await here.see(code)).cards.map((card) => card.code)).toEqual(['B12', 'T14']);
});

describe('whatever happens on a table', () => {
  const CODES = ['B12', 'T14', 'M14', 'S03', 'E09'];
  const Do = fc.record({
    what: fc.constantFrom(
      ...([
        'lay',
        'lay',
        'turn',
        'turn',
        'aside',
        'move',
        'light',
        'note',
        'hide',
        'drop',
      ] as const),
      ...(['vote', 'showVotes', 'group', 'ungroup', 'step', 'settings', 'deal', 'raise'] as const),
    ),
    which: fc.nat({ max: 4 }),
    yes: fc.boolean(),
    guest: fc.boolean(),
  });
  const NOTES = [randomUUID(), randomUUID()];
  const GROUP = randomUUID();
  const PLACES = CODES.map(() => randomUUID());
  const actOf = ({
    what,
    which,
    yes,
  }: typeof Do extends fc.Arbitrary<infer Value> ? Value : never): Act => {
    const place = PLACES[which] ?? '';
    const note = NOTES[which % 2] ?? '';
    const face = yes ? 'up' : 'down';
    const acts: Record<typeof what, Act> = {
      lay: { kind: 'lay', cards: [{ place, code: CODES[which] ?? '', face }] },
      turn: { kind: 'turn', place, face },
      aside: { kind: 'aside', place, aside: yes },
      move: { kind: 'move', place, group: yes ? GROUP : null, index: which },
      light: { kind: 'light', place },
      note: { kind: 'note', note, place, text: `Note ${which}` },
      hide: { kind: 'hide', note, hidden: yes },
      drop: { kind: 'drop', note },
      vote: { kind: 'vote', place, dots: which },
      showVotes: { kind: 'showVotes', shown: yes },
      group: { kind: 'group', group: GROUP, name: `Group ${which}` },
      ungroup: { kind: 'ungroup', group: GROUP },
      step: { kind: 'step', index: which % 2 },
      settings: { kind: 'settings', named: yes },
      deal: { kind: 'deal', count: 1, face },
      raise: { kind: 'raise', up: yes },
    };
    return acts[what];
  };

  test('guest and server hold the same, and the guest has heard of no card that never lay open', async () => {
    const { browser, db, open, time } = await startTables();
    const { cards } = await loadTestDeck();
    let account = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(Do, { minLength: 5, maxLength: 30 }), async (all) => {
        account += 1;
        const steps = [
          { minutes: 1, title: 'One', card: 'M14' },
          { minutes: 2, card: 'E09' },
        ];
        const { code, host } = await open({ steps }, `host ${account}`);
        const guest = browser();
        const { guest: id = '' } = await guest.join(code);
        const follower = guest.follow(code);
        for (const each of all) {
          time.now += 1000;
          await (each.guest ? guest : host).act(code, actOf(each));
        }
        const { id: tableId } = await db
          .selectFrom('live_tables')
          .select('id')
          .where('code', '=', code)
          .executeTakeFirstOrThrow();
        const log = await eventsAfter(db, tableId, 0);
        const state = log.reduce(foldTable, NEW_TABLE);
        await follower.until(({ seq }) => seq === state.seq);
        await follower.end();
        expect(follower.state).toEqual(stateFor({ role: 'guest', guest: id }, state));
        // The cards that lay open at some time, by the log itself.
        const faceOf = new Map<string, string>();
        const opened = new Set<string>();
        for (const event of log) {
          if (event.kind === 'laid')
            for (const card of event.cards) {
              faceOf.set(card.place, card.code ?? '');
              if (card.face === 'up') opened.add(card.code ?? '');
            }
          if (event.kind === 'turned' && event.face === 'up')
            opened.add(faceOf.get(event.place) ?? '');
        }
        const shut = cards.filter((card) => !opened.has(card.code));
        const told = shut.filter(
          (card) =>
            follower.heard.includes(`"${card.code}"`) || follower.heard.includes(card.title),
        );
        expect(told).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('a guest can read each card that lies open, and no other card of the deck', async () => {
    const { browser, open } = await startTables();
    const { cards } = await loadTestDeck();
    const { code, host } = await open();
    await host.do(code, lay(['B12', 'T14']));
    await host.do(code, lay(['M14'], 'down'));
    const guest = browser();
    await guest.join(code);
    const readable: string[] = [];
    for (const card of cards) {
      const answer = await guest.send('GET', `/tables/${code}/cards/${card.code}`);
      if (answer.status === 200) readable.push(((await answer.json()) as { code: string }).code);
    }
    expect(readable).toEqual(['B12', 'T14']);
  });
});

test('a database that is opened again holds every table as it was', async () => {
  const { place } = await makeDatabase();
  const first = await startTables({ place });
  const { code, host } = await first.open();
  await host.do(code, lay(['B12']));
  const before = await host.see(code);
  first.tables.close();
  const db = await openDatabase(place);
  onTestFinished(() => db.destroy());
  const second = await startTables({ place });
  const again = await second.hostOf('ada');
  await again.send('POST', `/tables/${code}/hosts`, {});
  expect(await again.see(code)).toEqual(before);
});

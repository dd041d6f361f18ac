import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { NOW } from '#support/api/tokens.ts';
import { lay, refusalOf, startTables, type Act, type Browser } from '#support/tables/calls.ts';

test('the cards that a host lays lie before a guest', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  const guest = browser();
  await guest.join(code);
  await host.do(code, lay(['B12', 'T14']));
  expect((await guest.see(code)).cards.map((card) => card.code)).toEqual(['B12', 'T14']);
});

test('a card that lies there already is laid once, and the answer names it', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  await host.do(code, lay(['B12']));
  const answer = await host.act(code, lay(['B12', 'T14']));
  expect(await answer.json()).toEqual({ seq: 3, now: NOW, already: ['B12'] });
  expect((await host.see(code)).cards).toHaveLength(2);
});

test('an action that is sent twice happens once', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  const id = randomUUID();
  const action = { kind: 'deal', count: 3, face: 'up' } as const;
  const [once, twice] = [await host.act(code, action, id), await host.act(code, action, id)];
  expect(await twice.json()).toEqual(await once.json());
  expect((await host.see(code)).cards).toHaveLength(3);
});

test('a repeated action does not name the cards that it has laid itself', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  const [id, action] = [randomUUID(), lay(['B12', 'T14'])];
  const [once, twice] = [await host.act(code, action, id), await host.act(code, action, id)];
  expect(await twice.json()).toEqual(await once.json());
});

test('the same action sent ten times at once happens once', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  const id = randomUUID();
  const action = lay(['B12']);
  const answers = await Promise.all(Array.from({ length: 10 }, () => host.act(code, action, id)));
  const seqs = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { seq: number }).seq),
  );
  expect(new Set(seqs)).toEqual(new Set([2]));
});

test('of the cards of a hand that are dealt none lies there twice', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  await host.do(code, lay(['B12']));
  await host.do(code, { kind: 'deal', count: 9, face: 'down', hand: ['B12', 'T14', 'M14'] });
  const codes = (await host.see(code)).cards.map((card) => card.code);
  expect(codes).toHaveLength(3);
  expect(new Set(codes)).toEqual(new Set(['B12', 'M14', 'T14']));
});

test('only cards of the streams that are asked for are dealt', async () => {
  const { open } = await startTables();
  const { code, host } = await open();
  await host.do(code, { kind: 'deal', count: 6, face: 'up', streams: ['empathy_nexus'] });
  const { cards } = await host.see(code);
  expect(cards).toHaveLength(6);
  expect(cards.filter((card) => !card.code?.startsWith('E'))).toEqual([]);
});

test('two hosts who move one card leave it in one place that all see', async () => {
  const { hostOf, open } = await startTables();
  const { code, host } = await open();
  const other = await hostOf('ada');
  await other.send('POST', `/tables/${code}/hosts`, {});
  await host.do(code, lay(['B12', 'T14', 'M14']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const move = (index: number) => ({ kind: 'move', place, group: null, index }) as const;
  const answers = await Promise.all([host.act(code, move(1)), other.act(code, move(2))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const seen = await host.see(code);
  expect(seen.cards.filter((card) => card.place === place)).toHaveLength(1);
  expect(await other.see(code)).toEqual(seen);
});

test('two hosts who press Next at once move one step, and one is told', async () => {
  const { hostOf, open } = await startTables();
  const { code, host } = await open({ steps: [{ minutes: 5 }, { minutes: 5 }] });
  const other = await hostOf('ada');
  await other.send('POST', `/tables/${code}/hosts`, {});
  const next = { kind: 'go', from: null, to: 0, timed: true } as const;
  const answers = await Promise.all([host.act(code, next), other.act(code, next)]);
  const refused = answers.filter(({ ok }) => !ok);
  expect(await Promise.all(refused.map(refusalOf))).toEqual([
    [422, 'The table is at another step already.'],
  ]);
  expect((await host.see(code)).step).toBe(0);
});

test('a guest neither goes on nor changes the steps', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open({ steps: [{ minutes: 5 }] });
  const guest = browser();
  await guest.join(code);
  const acts: readonly Act[] = [
    { kind: 'go', from: null, to: 0, timed: false },
    { kind: 'back', from: 0 },
    { kind: 'course', after: 0, steps: [] },
    { kind: 'title', title: 'Mine' },
  ];
  const answers = await Promise.all(acts.map((act) => guest.act(code, act)));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await host.see(code)).steps).toMatchObject([{ minutes: 5, seen: false }]);
});

test('200 actions at once have 200 places in the order, without a hole', async () => {
  const { open, time } = await startTables();
  const { code, host } = await open();
  await host.do(code, lay(['B12']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const seqs: number[] = [];
  for (let second = 0; second < 10; second += 1) {
    time.now += 1000;
    const round = Array.from({ length: 20 }, (_, index) =>
      host.do(code, { kind: 'move', place, group: null, index }),
    );
    seqs.push(...(await Promise.all(round)));
  }
  expect(seqs.toSorted((one, two) => one - two)).toEqual(seqs.map((_, index) => index + 3));
});

describe('an action that is refused', () => {
  test.each([
    ['a card that is not of the deck', lay(['Z99']), 422, 'There is no card Z99 in this deck.'],
    [
      'a card that is not there',
      { kind: 'turn', place: randomUUID(), face: 'up' } as const,
      404,
      'That card is not on this table any more.',
    ],
    [
      'a step that is not there',
      { kind: 'step', index: 3 } as const,
      404,
      'There is no such step.',
    ],
    [
      'a timer without a time',
      { kind: 'timer', do: 'start' } as const,
      422,
      'Say how long the timer is to run.',
    ],
    [
      'a note longer than a note',
      { kind: 'note', note: randomUUID(), place: randomUUID(), text: 'a'.repeat(281) } as const,
      413,
      'A note holds up to 280 characters.',
    ],
  ])('for %s says why and changes nothing', async (_what, action, status, words) => {
    const { open } = await startTables();
    const { code, host } = await open();
    expect(await refusalOf(await host.act(code, action))).toEqual([status, words]);
    expect((await host.see(code)).seq).toBe(1);
  });

  test('for the size of its body says that it is too large', async () => {
    const { open } = await startTables();
    const { code, host } = await open();
    const note = { kind: 'note', note: randomUUID(), place: randomUUID() } as const;
    const answer = await host.act(code, { ...note, text: 'a'.repeat(10 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });

  test('at a closed table says that it is closed', async () => {
    const { open } = await startTables();
    const { code, host } = await open();
    await host.do(code, { kind: 'close' });
    expect(await refusalOf(await host.act(code, lay(['B12'])))).toEqual([
      410,
      'This table is closed.',
    ]);
  });

  test('for coming too fast says when to come again', async () => {
    const { open } = await startTables();
    const { code, host } = await open();
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => host.act(code, { kind: 'step', index: null })),
    );
    const last = answers.filter(({ status }) => status === 429);
    expect(last.map(({ headers }) => headers.get('Retry-After'))).toEqual(['1']);
  });
});

describe('a vote', () => {
  const start = async () => {
    const api = await startTables();
    const { code, host } = await api.open({ settings: { votes: 3 } });
    const guest = api.browser();
    await guest.join(code);
    await host.do(code, lay(['B12', 'T14']));
    const [one, two] = (await host.see(code)).cards.map(({ place }) => place);
    const vote = (place = '', dots = 1) => guest.act(code, { kind: 'vote', place, dots });
    return { ...api, code, host, guest, one, two, vote };
  };

  test('beyond the dots that everybody has is refused', async () => {
    const { one, two, vote } = await start();
    await vote(one, 2);
    expect((await vote(two, 2)).status).toBe(422);
    expect((await vote(two, 1)).status).toBe(200);
  });

  test('is hidden from others until the votes are shown, and counted then', async () => {
    const { browser, code, guest, host, one = '', vote } = await start();
    const other = browser();
    await other.join(code, 'Lou');
    await vote(one, 2);
    expect((await other.see(code)).votes).toMatchObject({ dots: {}, totals: {}, shown: false });
    expect(Object.values((await guest.see(code)).votes.dots)).toEqual([{ [one]: 2 }]);
    await host.do(code, { kind: 'showVotes', shown: true });
    expect((await other.see(code)).votes.totals).toEqual({ [one]: 2 });
  });

  test('on notes has dots of its own, and those on a deleted note can be given again', async () => {
    const { code, guest, host, one = '', vote } = await start();
    const [note, other] = [randomUUID(), randomUUID()];
    for (const each of [note, other])
      await host.do(code, { kind: 'note', note: each, place: WHOLE_TABLE, text: each });
    await vote(one, 3);
    await vote(note, 3);
    expect((await vote(other)).status).toBe(422);
    await host.do(code, { kind: 'drop', note });
    await guest.do(code, { kind: 'vote', place: other, dots: 1 });
    await host.do(code, { kind: 'showVotes', shown: true });
    expect((await guest.see(code)).votes.totals).toEqual({ [one]: 3, [other]: 1 });
  });

  test('waits while votes are shown', async () => {
    const { code, host, one, vote } = await start();
    await host.do(code, { kind: 'showVotes', shown: true });
    expect((await vote(one)).status).toBe(422);
  });
});

describe('a note', () => {
  const start = async (named = true) => {
    const api = await startTables();
    const { code, host } = await api.open({ settings: { named } });
    const guest = api.browser();
    const { guest: id } = await guest.join(code);
    await host.do(code, lay(['B12']));
    const [{ place } = { place: '' }] = (await host.see(code)).cards;
    const note = randomUUID();
    const write = (by = guest, text = 'Why?') => by.act(code, { kind: 'note', note, place, text });
    return { ...api, code, host, guest, id, note, place, write };
  };

  test('is changed by its author alone', async () => {
    const { browser, code, host, note, write } = await start();
    await write();
    const other = browser();
    await other.join(code, 'Lou');
    expect((await write(other, 'No')).status).toBe(403);
    expect((await write(host, 'No')).status).toBe(403);
    expect((await write(undefined, 'Why not?')).status).toBe(200);
    expect((await host.see(code)).notes[note]).toMatchObject({ text: 'Why not?' });
  });

  test('without names has an author for themselves alone, also once names are on again', async () => {
    const { browser, code, guest, host, id, note, write } = await start(false);
    const other = browser();
    await other.join(code, 'Lou');
    await write();
    await host.do(code, { kind: 'settings', named: true });
    expect((await guest.see(code)).notes[note]?.author).toBe(id);
    expect((await host.see(code)).notes[note]).not.toHaveProperty('author');
    const told = await other.poll(code, 0);
    expect(JSON.stringify(told.events.filter(({ kind }) => kind === 'noted'))).not.toContain(id);
  });

  test('that the host hides is gone for guests until it is shown again', async () => {
    const { code, guest, host, note, write } = await start();
    await write();
    await host.do(code, { kind: 'hide', note, hidden: true });
    expect((await guest.see(code)).notes).toEqual({});
    expect(JSON.stringify(await guest.poll(code, 0))).not.toContain('Why?');
    await host.do(code, { kind: 'hide', note, hidden: false });
    expect((await guest.see(code)).notes[note]?.text).toBe('Why?');
  });

  test('of a person without a device is written by the host in their name', async () => {
    const { code, host, place } = await start();
    const guest = randomUUID();
    await host.do(code, { kind: 'add', guest, name: 'Sam' });
    await host.do(code, { kind: 'note', note: randomUUID(), place, text: 'Aha', for: guest });
    expect(Object.values((await host.see(code)).notes)).toMatchObject([
      { author: guest, proxy: true },
    ]);
  });

  test('hangs on a step that the guests have reached, or on the table', async () => {
    const api = await startTables();
    const { code, host } = await api.open({ steps: [{ minutes: 5 }, { minutes: 5 }] });
    const guest = api.browser();
    await guest.join(code);
    await host.do(code, { kind: 'step', index: 0 });
    const [now = '', later = ''] = (await host.see(code)).steps.map(({ place }) => place);
    const write = async (by: Browser, place: string) =>
      (await by.act(code, { kind: 'note', note: randomUUID(), place, text: 'Aha' })).status;
    expect(await write(guest, WHOLE_TABLE)).toBe(200);
    expect(await write(guest, now)).toBe(200);
    expect(await write(guest, later)).toBe(404);
    expect(await write(host, later)).toBe(200);
    expect(await write(host, randomUUID())).toBe(404);
  });

  test('goes into a group, and a group that is gone is said', async () => {
    const { code, guest, host, note, write } = await start();
    const group = randomUUID();
    await write();
    await host.do(code, { kind: 'group', group, name: 'Now' });
    await host.do(code, { kind: 'sort', note, group });
    expect((await guest.see(code)).notes[note]).toMatchObject({ group });
    expect((await guest.act(code, { kind: 'sort', note, group: null })).status).toBe(403);
    await host.do(code, { kind: 'ungroup', group });
    expect((await guest.see(code)).notes[note]).not.toHaveProperty('group');
    expect(await refusalOf(await host.act(code, { kind: 'sort', note, group }))).toEqual([
      404,
      'That group is not on this table any more.',
    ]);
    await host.do(code, { kind: 'drop', note });
    expect((await host.act(code, { kind: 'sort', note, group: null })).status).toBe(404);
  });

  test('is refused while the table is locked', async () => {
    const { code, host, write } = await start();
    await host.do(code, { kind: 'settings', locked: true });
    expect((await write()).status).toBe(403);
  });
});

test('the host does nothing for a guest with a device but take a hand down', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  await host.do(code, lay(['B12']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  const note = randomUUID();
  for (const action of [
    { kind: 'vote', place, dots: 1, for: id },
    { kind: 'note', note, place, text: 'Mine', for: id },
    { kind: 'ready', ready: true, for: id },
    { kind: 'raise', up: true, for: id },
  ] as const)
    expect(await refusalOf(await host.act(code, action))).toEqual([
      403,
      'You can act only for people without a device.',
    ]);
  await guest.do(code, { kind: 'raise', up: true });
  await host.do(code, { kind: 'raise', up: false, for: id });
  expect((await guest.see(code)).guests[id]?.raised).toBe(false);
});

test('decisions and tasks are written by the host, seen by all, changed and taken back', async () => {
  const { browser, open, time } = await startTables();
  const { code, host } = await open();
  const guest = browser();
  await guest.join(code);
  const [decision, task] = [randomUUID(), randomUUID()];
  await host.do(code, { kind: 'agree', agreement: decision, text: 'Paper first' });
  time.now += 1000;
  const until = '2026-12-24';
  await host.do(code, { kind: 'agree', agreement: task, text: 'Buy', who: 'Kim', until });
  await host.do(code, { kind: 'agree', agreement: task, text: 'Buy paper', who: 'Lou', until });
  expect((await guest.see(code)).agreements).toEqual({
    [decision]: { text: 'Paper first', at: NOW },
    [task]: { text: 'Buy paper', who: 'Lou', until, at: NOW + 1000 },
  });
  expect((await guest.act(code, { kind: 'withdraw', agreement: task })).status).toBe(403);
  await host.do(code, { kind: 'withdraw', agreement: task });
  expect(Object.keys((await guest.see(code)).agreements)).toEqual([decision]);
  expect((await host.act(code, { kind: 'withdraw', agreement: task })).status).toBe(404);
  const never = { kind: 'agree', agreement: task, text: 'a', until: 'soon' } as const;
  expect((await host.act(code, never)).status).toBe(422);
});

test('the timer ends at a moment of the server’s clock, stands still, and goes on', async () => {
  const { open, time } = await startTables();
  const { code, host } = await open();
  await host.do(code, { kind: 'timer', do: 'start', ms: 60_000 });
  time.now += 10_000;
  await host.do(code, { kind: 'timer', do: 'pause' });
  expect((await host.see(code)).timer).toEqual({ ms: 60_000, leftMs: 50_000 });
  time.now += 30_000;
  await host.do(code, { kind: 'timer', do: 'add', ms: 60_000 });
  await host.do(code, { kind: 'timer', do: 'start' });
  expect((await host.see(code)).timer).toEqual({ ms: 120_000, endsAt: NOW + 150_000 });
});

test('the host chooses what screens show and turns their pages; another choice begins anew', async () => {
  const { open } = await startTables();
  const { code, host } = await open({ steps: [{ minutes: 5 }] });
  await host.do(code, { kind: 'screen', show: 'notes' });
  await host.do(code, { kind: 'screen', by: 1 });
  await host.do(code, { kind: 'screen', turns: true });
  expect((await host.see(code)).screen).toEqual({ show: 'notes', turns: true, page: 1 });
  await host.do(code, { kind: 'screen', show: 'decisions' });
  expect((await host.see(code)).screen).toEqual({ show: 'decisions', turns: true, page: 0 });
  await host.do(code, { kind: 'step', index: 0 });
  expect((await host.see(code)).screen).toEqual({ show: 'now', turns: true, page: 0 });
});

import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { RECORD_FORMS, TableRecord, type RecordForm } from '#contract/table-record.ts';
import {
  COURSE_LENGTH,
  GROUP_NAME_LENGTH,
  MOST_GROUPS,
  MOST_STEPS,
} from '#contract/tables-bounds.ts';
import { copyRequest } from '#lib/tables/copy-table.ts';
import { eraseAccount } from '#server/account/erase.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { countPages, readText } from '#support/pdf/pdf-text.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { readParagraphs } from '#support/tables/docx-text.ts';
import { lay, refusalOf, startTables, type Browser } from '#support/tables/calls.ts';
import { holdSession, OPEN_CARDS, SESSION_CODE } from '#support/tables/session.ts';

const DAY = 24 * 60 * 60_000;

const take = (browser: Browser, form: string, code = SESSION_CODE): Promise<Response> =>
  browser.send('GET', `/tables/${code}/record.${form}`);

/** A record as text: that of a PDF or a Word document is what its reader sees. */
const textOf = async (answer: Response, form: RecordForm): Promise<string> => {
  const file = Buffer.from(await answer.arrayBuffer());
  if (form === 'docx')
    return readParagraphs(file)
      .map(({ text }) => text)
      .join('\n');
  if (form !== 'pdf') return file.toString();
  const path = join(await makeTemporaryFolder(), 'record.pdf');
  await writeFile(path, file);
  return readText(path);
};

/** The records of all forms, one after the other. */
const allOf = async (browser: Browser, code = SESSION_CODE): Promise<string> => {
  const texts: string[] = [];
  for (const form of RECORD_FORMS) {
    const answer = await take(browser, form, code);
    expect(answer.status).toBe(200);
    texts.push(await textOf(answer, form));
  }
  return texts.join('\n');
};

/** A table that is open, with a guest's name and note on it. */
const start = async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  const guest = api.browser();
  const { guest: id = '' } = await guest.join(code, 'Kim Possible');
  await host.do(code, lay(['B12']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  await guest.do(code, { kind: 'note', note: randomUUID(), place, text: 'My own words' });
  return { ...api, code, host, guest, id };
};

describe.each(['host', 'guest'] as const)('the record of a session, for a %s', (role) => {
  test.each(['md', 'json', 'csv'])('as %s is what it was, byte by byte', async (form) => {
    const seats = await holdSession(await startTables());
    const answer = await take(seats[role], `${form}?zone=Europe%2FBerlin`);
    // The decoder of an answer's text leaves a byte order mark out.
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    await expect(text).toMatchFileSnapshot(`../../support/tables/golden/${role}.${form}`);
  });

  test('as JSON is as the contract says', async () => {
    const seats = await holdSession(await startTables());
    const record = await (await take(seats[role], 'json')).json();
    expect(TableRecord.parse(record)).toEqual(record);
  });

  test.each(['pdf', 'docx'] as const)('as %s has its words', async (form) => {
    const seats = await holdSession(await startTables());
    const text = await textOf(await take(seats[role], `${form}?zone=Europe%2FBerlin`), form);
    const words = [
      'From stuck to a first step #1',
      'Table K7M2PX, 22 November 2026, 14:05 to 15:10 (Europe/Berlin)',
      'With Kim, +Łukasz_, Sam and the host',
      'Short ways *first*',
      '=Ask the neighbours (+Łukasz_, until 24 December 2026)',
      'began 14:07, 10 minutes planned, 60 minutes taken',
      'Sam, written by the host',
      'Kim, 3 votes',
      'T14 · The plan is old',
      'Was wir *jetzt* tun',
      'B12 · Open the locked drawer',
      'Kürzere Wege – "wir" fragen Frau Öztürk.',
      '# third <b>bold</b> & `code`',
      'What could it be? 👍',
      '2 votes',
      'Set aside',
    ];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });
});

test('no form of a guest’s record says anything of a card that does not lie open', async () => {
  const { guest } = await holdSession(await startTables());
  const text = await allOf(guest);
  const { cards } = await loadTestDeck();
  const told = cards.filter(
    ({ code, title }) =>
      !OPEN_CARDS.includes(code) &&
      (new RegExp(String.raw`\b${code}\b`).test(text) || text.includes(title)),
  );
  expect(told).toEqual([]);
  expect(text).not.toContain('Words that nobody has come to');
});

test('what the host has hidden, and a removed person, are in no record', async () => {
  const { guest, host } = await holdSession(await startTables());
  const text = `${await allOf(host)}\n${await allOf(guest)}`;
  expect(text).not.toContain('Words that the host hides');
  expect(text).not.toContain('Somebody removed');
});

test('votes are in no record before they are shown', async () => {
  const { code, guest, host } = await start();
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  await guest.do(code, { kind: 'vote', place, dots: 2 });
  expect(JSON.stringify(await (await take(host, 'json', code)).json())).not.toContain('"votes":2');
  await host.do(code, { kind: 'showVotes', shown: true });
  expect(JSON.stringify(await (await take(guest, 'json', code)).json())).toContain('"votes":2');
});

test.each(RECORD_FORMS)('a record as %s is a file that nothing keeps', async (form) => {
  const { guest } = await holdSession(await startTables());
  const { headers } = await take(guest, form);
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="dck-table-${SESSION_CODE}-2026-11-22.${form}"`,
  );
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a record is in the language that its address names, else in that of the request', async () => {
  const { code, guest, host } = await start();
  const headOf = async (browser: Browser, form: string): Promise<string | undefined> =>
    /^(?:With|Dabei:).*$/m.exec(await (await take(browser, form, code)).text())?.[0];
  guest.headers = { 'accept-language': 'de' };
  expect([
    await headOf(guest, 'md'),
    await headOf(guest, 'md?language=en'),
    await headOf(host, 'md?language=de'),
    await headOf(host, 'md?language=xx'),
  ]).toEqual([
    'Dabei: Kim Possible und die Leitung',
    'With Kim Possible and the host',
    'Dabei: Kim Possible und die Leitung',
    'With Kim Possible and the host',
  ]);
});

test('a zone that is none is refused', async () => {
  const { guest } = await holdSession(await startTables());
  expect(await refusalOf(await take(guest, 'md?zone=Nowhere'))).toEqual([
    422,
    'There is no such time zone.',
  ]);
});

test('a guest has the record while the table is open, and until a day after its end', async () => {
  const { code, guest, host, time } = await start();
  expect((await take(guest, 'md', code)).status).toBe(200);
  await host.do(code, { kind: 'close' });
  time.now += DAY;
  expect((await take(guest, 'md', code)).status).toBe(200);
  time.now += 1;
  expect((await take(guest, 'md', code)).status).toBe(403);
});

test('the host comes back for the record of a table that ended long ago', async () => {
  const { code, host, hostOf, time } = await start();
  await host.do(code, { kind: 'close' });
  time.now += 20 * DAY;
  const again = await hostOf('ada');
  await again.send('POST', `/tables/${code}/hosts`, {});
  expect(await allOf(again, code)).toContain('My own words');
  time.now += DAY + 1;
  expect((await take(again, 'md', code)).status).toBe(403);
});

test.each(['a stranger', 'a guest who waits for admission', 'a removed guest'])(
  '%s gets no record',
  async (who) => {
    const { browser, code, guest, host, id } = await start();
    const other = browser();
    if (who === 'a guest who waits for admission') {
      await host.do(code, { kind: 'settings', asks: true });
      await other.join(code, 'Lou');
    }
    if (who === 'a removed guest') await host.do(code, { kind: 'remove', guest: id });
    const asking = who === 'a removed guest' ? guest : other;
    for (const form of RECORD_FORMS) expect((await take(asking, form, code)).status).toBe(403);
  },
);

test('a browser takes twelve records at once, and then one every five seconds', async () => {
  const { code, guest, host, time } = await start();
  for (let taken = 0; taken < 12; taken += 1)
    expect((await take(guest, 'csv', code)).status).toBe(200);
  const refused = await take(guest, 'csv', code);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
  expect((await take(host, 'csv', code)).status).toBe(200);
  time.now += 5_000;
  expect((await take(guest, 'csv', code)).status).toBe(200);
});

test('after 30 days the names and notes of guests are in no record', async () => {
  const { code, host, hostOf, tables, time } = await start();
  expect(await allOf(host, code)).toMatch(/Kim Possible[^]*My own words/);
  await host.do(code, { kind: 'close' });
  time.now += 30 * DAY;
  await tables.end();
  const again = await hostOf('ada');
  await again.send('POST', `/tables/${code}/hosts`, {});
  const left = await allOf(again, code);
  expect(left).toContain('B12');
  expect(left).toContain('1 guest whose names are deleted');
  expect(left).not.toMatch(/Kim Possible|My own words/);
});

test('the record goes with the table, and with the account of its host', async () => {
  const { code, db, guest, host } = await start();
  const second = await start();
  await host.send('DELETE', `/tables/${code}`);
  await eraseAccount(second.db, 'ada');
  expect((await take(guest, 'pdf', code)).status).toBe(403);
  expect((await take(second.guest, 'pdf', second.code)).status).toBe(403);
  expect(await db.selectFrom('table_events').selectAll().execute()).toEqual([]);
});

test('a table begins again from another one, without its notes and people', async () => {
  const api = await startTables();
  const { host } = await holdSession(api);
  const before = TableRecord.parse(await (await take(host, 'json')).json());
  const { code } = await api.open(copyRequest(before, randomUUID));
  const own = await api.hostOf('ada');
  await own.send('POST', `/tables/${code}/hosts`, {});
  const after = TableRecord.parse(await (await take(own, 'json', code)).json());
  const cardsOf = ({ aside, groups }: TableRecord) => ({
    groups: groups.map(({ cards, name }) => ({ name, cards: cards.map((card) => card.code) })),
    aside: aside.map((card) => [card.code, card.face]),
  });
  expect(cardsOf(after)).toEqual(cardsOf(before));
  expect(after.steps).toEqual(
    before.steps.map((step) => ({ ...step, beganAt: null, tookSeconds: null, notes: [] })),
  );
  expect(after).toMatchObject({ source: before.source, settings: before.settings, people: [] });
  expect(JSON.stringify(after)).not.toContain('Öztürk');
});

test('a table begins with all that fits on one', async () => {
  const api = await startTables();
  const { cards } = await loadTestDeck();
  const groups = Array.from({ length: MOST_GROUPS }, () => ({
    group: randomUUID(),
    name: 'n'.repeat(GROUP_NAME_LENGTH),
  }));
  const { code, host } = await api.open({
    groups,
    steps: Array.from({ length: MOST_STEPS }, () => ({
      minutes: 5,
      text: 'Ö'.repeat(COURSE_LENGTH / MOST_STEPS),
    })),
    cards: cards.map((card, index) => ({
      code: card.code,
      face: 'down',
      group: groups[index % MOST_GROUPS]?.group ?? null,
      aside: true,
    })),
  });
  expect((await host.see(code)).cards.filter(({ aside }) => aside)).toHaveLength(cards.length);
});

test('a PDF goes on from page to page', async () => {
  const { code, host } = await start();
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const text = `begins ${'line\n'.repeat(50)}ends`;
  await host.do(code, { kind: 'note', note: randomUUID(), place, text });
  const path = join(await makeTemporaryFolder(), 'long.pdf');
  await writeFile(path, Buffer.from(await (await take(host, 'pdf', code)).arrayBuffer()));
  expect(countPages(path)).toBeGreaterThan(1);
  expect(readText(path)).toMatch(/begins line .* ends/);
});

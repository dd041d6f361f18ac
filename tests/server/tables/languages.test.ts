import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Card } from '#contract/cards.ts';
import type { TableRequest } from '#contract/tables.ts';
import type { TableRecord } from '#contract/table-record.ts';
import { exerciseTable } from '#lib/exercises/exercise-table.ts';
import { recipeTable } from '#lib/recipes/recipe-table.ts';
import type { DeckThings } from '#server/catalogue/load.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { startTables, type Browser } from '#support/tables/calls.ts';

const ENGLISH = 'Open the locked drawer';
const GERMAN = 'Öffnet die verschlossene Schublade';

const german = async (): Promise<DeckThings> => {
  const { translations } = await loadTestDeck();
  return translations.get('de') ?? Promise.reject(new Error('The deck has no German.'));
};

/** The table of the recipe that begins with the card B12. */
const firstHour = async (): Promise<TableRequest> => {
  const [recipe] = (await loadTestDeck()).recipes;
  return recipe ? recipeTable(recipe) : Promise.reject(new Error('The deck has no recipe.'));
};

/** A table with an English and a German guest. */
const start = async (request: TableRequest) => {
  const api = await startTables();
  const { code, host } = await api.open(request);
  const reader = async (language: string): Promise<Browser> => {
    const browser = api.browser();
    browser.headers['accept-language'] = language;
    await browser.join(code, `Guest ${language}`);
    return browser;
  };
  return { ...api, code, host, reader, en: await reader('en'), de: await reader('de-AT,en;q=0.5') };
};

type Started = Awaited<ReturnType<typeof start>>;

const goTo = ({ code, host }: Started, to: number): Promise<number> =>
  host.do(code, { kind: 'go', from: to === 0 ? null : to - 1, to, timed: false });

const stepsOf = async (reader: Browser, code: string) =>
  (await reader.see(code)).steps.map(({ text, title }) => ({ title, text }));

test('guests at one table read its steps in their own languages', async () => {
  const table = await start(await firstHour());
  const { code, de, en } = table;
  const streams = [en.follow(code), de.follow(code)];
  await goTo(table, 0);
  await goTo(table, 1);
  const [inEnglish, inGerman] = [await stepsOf(en, code), await stepsOf(de, code)];
  expect(inEnglish.slice(0, 3).map(({ title }) => title)).toEqual(['Opening', ENGLISH, undefined]);
  expect(inGerman.slice(0, 3).map(({ title }) => title)).toEqual(['Einstieg', GERMAN, undefined]);
  for (const [index, stream] of streams.entries()) {
    await stream.until(({ step }) => step === 1);
    const seen = stream.state.steps.map(({ text, title }) => ({ title, text }));
    expect(seen).toEqual([inEnglish, inGerman][index]);
    await stream.end();
  }
});

test('cards that lie open are read in the language of each reader, and no other card is', async () => {
  const table = await start(await firstHour());
  const { code, de, en } = table;
  await goTo(table, 0);
  await goTo(table, 1);
  const titleFor = async (reader: Browser, card: string): Promise<unknown> =>
    ((await (await reader.send('GET', `/tables/${code}/cards/${card}`)).json()) as Card).title;
  expect([await titleFor(en, 'B12'), await titleFor(de, 'B12')]).toEqual([ENGLISH, GERMAN]);
  expect((await de.send('GET', `/tables/${code}/cards/E15`)).status).toBe(404);
});

test('a guest hears in no language of a card or step that never lay open', async () => {
  const table = await start(await firstHour());
  const { code, de, en } = table;
  const before = await de.poll(code);
  await goTo(table, 0);
  const told = JSON.stringify([
    before,
    await de.poll(code, 0),
    await en.poll(code, 0),
    await de.poll(code),
    await (await de.send('GET', `/tables/${code}/record.json`)).json(),
  ]);
  const cards = [...(await loadTestDeck()).cards, ...(await german()).cards];
  expect(cards.filter(({ title }) => told.includes(title))).toEqual([]);
  expect(cards.filter(({ code: card }) => told.includes(`"${card}"`))).toEqual([]);
});

test.each(['md', 'csv', 'json'])(
  'a record as %s is in the language of its reader',
  async (form) => {
    const table = await start(await firstHour());
    const { code, de, en, host } = table;
    await goTo(table, 0);
    await goTo(table, 1);
    const card = (await en.see(code)).cards.find(({ face }) => face === 'up');
    const text = 'Notes stay as they are';
    await en.do(code, { kind: 'note', note: randomUUID(), place: card?.place ?? '', text });
    const take = async (reader: Browser): Promise<string> =>
      (await reader.send('GET', `/tables/${code}/record.${form}`)).text();
    const [inEnglish, inGerman, ofHost] = [await take(en), await take(de), await take(host)];
    expect([inEnglish.includes(ENGLISH), inEnglish.includes(GERMAN)]).toEqual([true, false]);
    expect([inGerman.includes(ENGLISH), inGerman.includes(GERMAN)]).toEqual([false, true]);
    expect(ofHost).toContain(ENGLISH);
    expect(inGerman).toContain(text);
  },
);

test('a record by link is in the language of its reader', async () => {
  const table = await start(await firstHour());
  const { browser, code, host } = table;
  await goTo(table, 0);
  await goTo(table, 1);
  const answer = await host.send('POST', `/tables/${code}/record-link`, {});
  const { token } = (await answer.json()) as { token: string };
  const record = await browser().send('GET', `/records/${token}/record.json`, undefined, {
    'accept-language': 'de',
  });
  expect(((await record.json()) as TableRecord).steps[1]?.title).toBe(GERMAN);
});

test('a table that was started in German is read in English', async () => {
  const { exercises } = await german();
  const relay = exercises.find(({ slug }) => slug === 'short-relay');
  const table = await start(relay ? exerciseTable(relay) : {});
  const { code, de, en, host } = table;
  await goTo(table, 0);
  const [inEnglish, inGerman] = [await en.see(code), await de.see(code)];
  expect(inEnglish.source.title).toBe('Short relay');
  expect(inEnglish.steps[0]?.text).toBe('Agree on one task and time it once.');
  expect(inGerman.source.title).toBe('Staffel mit kalten Händen');
  expect(inGerman.steps[0]?.text).toBe('Einigt euch auf eine Aufgabe und stoppt sie einmal.');
  const listed = async (language: string): Promise<unknown> =>
    (await host.send('GET', '/tables', undefined, { 'accept-language': language })).json();
  expect(await listed('en')).toMatchObject([{ source: { title: 'Short relay' } }]);
  expect(await listed('de')).toMatchObject([{ source: { title: 'Staffel mit kalten Händen' } }]);
});

test('words of the host stay as they are: a step that was changed, a title, a group', async () => {
  const { steps = [], ...request } = await firstHour();
  const [opening, card] = steps;
  const changed = { minutes: 5, ...card, text: `${card?.text} And be quick.` };
  const table = await start({ ...request, steps: [opening ?? { minutes: 5 }, changed] });
  const { code, de, host } = table;
  await host.do(code, { kind: 'title', title: ENGLISH });
  await host.do(code, { kind: 'group', group: randomUUID(), name: ENGLISH });
  await goTo(table, 0);
  await goTo(table, 1);
  const { groups, source, steps: seen } = await de.see(code);
  expect(seen[1]).toMatchObject({ title: ENGLISH, text: changed.text });
  expect([source.title, groups[0]?.name]).toEqual([ENGLISH, ENGLISH]);
});

test('an unknown language is the main one, and the address says it where no header can', async () => {
  const table = await start(await firstHour());
  const { code, en, reader } = table;
  await goTo(table, 0);
  await goTo(table, 1);
  const french = await reader('fr');
  expect(await stepsOf(french, code)).toEqual(await stepsOf(en, code));
  const titleAt = async (query: string): Promise<unknown> => {
    const answer = await en.send('GET', `/tables/${code}/events?after=&language=${query}`);
    const { snapshot } = (await answer.json()) as {
      snapshot: { state: { steps: { title?: string }[] } };
    };
    return snapshot.state.steps[1]?.title;
  };
  expect(await titleAt('de%2Cen%3Bq%3D0.5')).toBe(GERMAN);
  expect(await titleAt('x'.repeat(300))).toBe(ENGLISH);
  expect(await titleAt('%00%22%3Cb%3E')).toBe(ENGLISH);
});

test('a guest who changes the language is the same guest', async () => {
  const table = await start(await firstHour());
  const { code, en } = table;
  const { guest } = await en.join(code);
  en.headers['accept-language'] = 'de';
  expect((await en.join(code)).guest).toBe(guest);
  await goTo(table, 0);
  expect((await stepsOf(en, code))[0]?.title).toBe('Einstieg');
});

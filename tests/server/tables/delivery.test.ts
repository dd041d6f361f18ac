import { expect, onTestFinished, test, vi } from 'vitest';

import type { TableEvent } from '#contract/table-events.ts';
import type { LiveTablesTable } from '#server/db/schema.ts';
import type { DeckTexts } from '#server/tables/deck-texts.ts';
import { LiveTable, type Delivery } from '#server/tables/live-table.ts';

const settings = { votes: 3, named: true, asks: false, locked: false };
const opened: TableEvent = {
  seq: 1,
  at: 0,
  kind: 'opened',
  source: { kind: 'empty' },
  settings,
  steps: [],
};
const ROW: LiveTablesTable = {
  id: 'table',
  code: 'CODE',
  account_id: 'ada',
  last_seq: 1,
  rewrites: 0,
  created_at: 0,
  touched_at: 0,
  closed_at: null,
  personal_until: null,
  bytes: 0,
  title: null,
};
const lit = (seq: number): TableEvent => ({ seq, at: 0, kind: 'lit', place: null });

/** A table with one reader, who notes the places of the events of each delivery. */
const startTable = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const table = new LiveTable(ROW, () => 0);
  const taken: number[][] = [];
  table.advance([opened]);
  table.readers.add({
    viewer: { role: 'host' },
    seat: 'seat',
    since: 0,
    address: 'address',
    seq: 1,
    take: ({ events }) => taken.push(events.map(({ seq }) => seq)) > 0,
    end: () => undefined,
  });
  vi.advanceTimersByTime(1000);
  return { table, taken };
};

test('at a quiet table an event goes out at once', () => {
  const { table, taken } = startTable();
  table.advance([lit(2)]);
  vi.advanceTimersByTime(1);
  expect(taken).toEqual([[2]]);
});

test('at a busy table events go out together, each once', () => {
  const { table, taken } = startTable();
  table.advance([lit(2)]);
  vi.advanceTimersByTime(1);
  table.advance([lit(3)]);
  vi.advanceTimersByTime(10);
  table.advance([lit(4)]);
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([[2], [3, 4]]);
});

/** Readers of a guest's seat, who note the places of the events that came. */
const addReaders = (table: LiveTable, count: number): number[] => {
  const came: number[] = [];
  for (let made = 0; made < count; made += 1)
    table.readers.add({
      viewer: { role: 'screen' },
      seat: `seat ${made}`,
      since: 0,
      address: 'address',
      seq: 1,
      take: ({ seq }) => came.push(seq) > 0,
      end: () => undefined,
    });
  return came;
};

test('many readers get an event in slices, between which others have their turn', async () => {
  const { table } = startTable();
  const came = addReaders(table, 399);
  table.advance([lit(2)]);
  vi.advanceTimersByTime(1);
  expect(came.length).toBeLessThanOrEqual(50);
  await vi.waitUntil(() => came.length === 399);
});

test('what happens during a delivery reaches each reader once', async () => {
  const { table } = startTable();
  const came = addReaders(table, 399);
  table.advance([lit(2)]);
  vi.advanceTimersByTime(1);
  table.advance([lit(3)]);
  await vi.waitUntil(() => {
    vi.advanceTimersByTime(1000);
    return came.filter((seq) => seq === 3).length === 399;
  });
  expect(came.filter((seq) => seq === 2).length).toBeLessThanOrEqual(50);
});

test('60 readers share a delivery by language, and all of them one without texts of the deck', async () => {
  const { table } = startTable();
  const deliveries = new Map<string, Set<Delivery>>();
  for (let made = 0; made < 60; made += 1) {
    const language = ['en', 'de'][made % 2] ?? '';
    const deckTexts: DeckTexts = {
      language,
      cards: new Map(),
      texts: { step: (step) => step, source: (source) => ({ ...source, title: language }) },
    };
    table.readers.add({
      viewer: { role: 'screen' },
      seat: `seat ${made}`,
      since: 0,
      address: 'address',
      deckTexts,
      seq: 1,
      take: (delivery) => {
        const [kind = ''] = delivery.events.map((event) => event.kind);
        deliveries.set(kind, (deliveries.get(kind) ?? new Set()).add(delivery));
        return true;
      },
      end: () => undefined,
    });
  }
  table.advance([lit(2)]);
  await vi.waitUntil(() => {
    vi.advanceTimersByTime(1000);
    return [...table.readers].every(({ seq }) => seq === 2);
  });
  table.advance([{ seq: 3, at: 0, kind: 'titled', title: 'Title' }]);
  await vi.waitUntil(() => {
    vi.advanceTimersByTime(1000);
    return [...table.readers].every(({ seq }) => seq === 3);
  });
  const counts = Array.from(deliveries, ([kind, made]) => [kind, made.size]);
  expect(counts).toEqual([
    ['lit', 1],
    ['titled', 2],
  ]);
});

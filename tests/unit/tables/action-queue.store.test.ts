import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $unsent, enqueueAction, startQueue } from '#lib/tables/action-queue.store.ts';

const { setImmediate: nextTurn } = globalThis;

/** Lets everything go on that waits for no timer. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    nextTurn(resolve);
  });

/** Waits until something is so, without any time going by. */
const reach = async (is: () => boolean): Promise<void> => {
  while (!is()) await turn();
};

/** The result of work that waits for timers. */
const inTime = async <Value>(acted: Promise<Value>): Promise<Value> => {
  let isDone = false;
  void acted.then(() => {
    isDone = true;
  });
  await reach(() => {
    vi.advanceTimersToNextTimer();
    return isDone;
  });
  return acted;
};

/** How a call for an action goes: it is taken, lost on the way there or back, or answered by a status. */
type Way = 'taken' | 'lost there' | 'lost back' | 429 | 503;

/** A server that does each action once, reached by calls that go so; after the last one all are taken. */
const serve = (ways: readonly Way[]) => {
  const done = new Map<string, unknown>();
  let calls = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const way = ways[calls] ?? 'taken';
    calls += 1;
    if (way === 'lost there') throw new TypeError('Failed to fetch');
    if (typeof way === 'number')
      return Response.json(
        { error: 'x', message: 'Later.' },
        { status: way, headers: { 'Retry-After': '1' } },
      );
    const { id, ...action } = JSON.parse(body) as { id: string };
    if (!done.has(id)) done.set(id, action);
    if (way === 'lost back') throw new TypeError('Failed to fetch');
    return Response.json({ seq: done.size, now: 0 });
  });
  return { done, calls: () => calls };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: '' });
  startQueue('CODE');
});

afterEach(() => {
  startQueue('');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const step = (index: number) => ({ kind: 'step', index }) as const;

test('whatever happens to the calls, each action happens once and in its order', async () => {
  const way = fc.constantFrom<Way>('taken', 'lost there', 'lost back', 429, 503);
  await fc.assert(
    fc.asyncProperty(fc.array(way, { maxLength: 12 }), fc.nat({ max: 5 }), async (ways, last) => {
      // No more refusals in a row than are borne.
      const bearable = ways.map((each, at) => (at % 4 === 3 ? 'taken' : each));
      const { done } = serve(bearable);
      const indexes = Array.from({ length: last + 1 }, (_, index) => index);
      const acted = Promise.all(indexes.map((index) => enqueueAction(step(index))));
      expect(await inTime(acted)).toEqual(indexes.map(() => ({ ok: true })));
      expect([...done.values()]).toEqual(indexes.map(step));
      expect($unsent.get()).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test('the server’s wish to wait is kept', async () => {
  const { calls } = serve([429]);
  const acted = enqueueAction(step(0));
  await reach(() => vi.getTimerCount() === 1);
  vi.advanceTimersByTime(999);
  await turn();
  expect(calls()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await acted).toEqual({ ok: true });
});

test('a server that answers and never takes an action is given up, with its words', async () => {
  serve(Array.from({ length: 20 }, () => 503));
  const acted = enqueueAction(step(0));
  expect(await inTime(acted)).toEqual({ ok: false, message: 'Later.' });
});

test('beyond a hundred that wait no more is taken in', async () => {
  serve(Array.from({ length: 10_000 }, () => 'lost there'));
  const acted = Array.from({ length: 101 }, (_, index) => enqueueAction(step(index)));
  expect(await acted[100]).toMatchObject({ ok: false });
  await reach(() => $unsent.get() > 0);
  expect($unsent.get()).toBe(100);
});

test('what waits is given up when the table is left', async () => {
  serve(['lost there']);
  const acted = enqueueAction(step(0));
  startQueue('');
  expect(await acted).toMatchObject({ ok: false });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openTableStream } from '#lib/tables/table-stream.browser.ts';

/** A stream that does what the test says. */
class Source extends EventTarget {
  static last = new Source();
  isClosed = false;

  constructor() {
    super();
    Source.last = this;
  }

  close(): void {
    this.isClosed = true;
  }

  say(kind: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  const beats: number[] = [];
  const stream = openTableStream('/events', {
    onSnapshot: () => {},
    onEvent: () => {},
    onBeat: (server) => beats.push(server),
  });
  return { beats, source: Source.last, stream };
};

test('a stream that opens and brings nothing is held back by something', async () => {
  const { source, stream } = open();
  source.dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(8000);
  expect(await stream.ended).toMatchObject({ heard: false, heldBack: true });
  expect(source.isClosed).toBe(true);
});

test('a stream that never opens is not taken for one that is held back', async () => {
  const { stream } = open();
  vi.advanceTimersByTime(8000);
  expect(await stream.ended).toMatchObject({ heard: false, heldBack: false });
});

test('a stream that is silent for longer than two beats is ended', async () => {
  const { source, stream } = open();
  source.say('message', {});
  vi.advanceTimersByTime(45_000);
  expect(await stream.ended).toMatchObject({ heard: true, lasted: 45_000 });
});

test('beats keep a stream alive on which nothing happens, and tell the server’s time', async () => {
  const { beats, source, stream } = open();
  source.say('snapshot', {});
  for (let beat = 1; beat <= 10; beat += 1) {
    vi.advanceTimersByTime(20_000);
    source.say('beat', { now: beat });
  }
  expect(beats).toHaveLength(10);
  expect(source.isClosed).toBe(false);
  stream.close();
});

test('a stream that breaks is not left to come again by itself', async () => {
  const { source, stream } = open();
  source.say('snapshot', {});
  source.dispatchEvent(new Event('error'));
  expect(await stream.ended).toMatchObject({ heard: true, heldBack: false });
  expect(source.isClosed).toBe(true);
});

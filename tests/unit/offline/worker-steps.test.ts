import { beforeEach, expect, test, vi } from 'vitest';

import { whilePageIsIdle } from '#lib/offline/idle-page.browser.ts';
import { IDLE_CHANNEL } from '#lib/offline/worker-messages.ts';
import { openTabLine } from '#lib/shared/tabs.browser.ts';

import { withIdlePages } from '../../../src/worker/idle-pages.ts';
import { dropOldShells, keepShell, type ShellFile } from '../../../src/worker/shell.ts';

const FILES: readonly ShellFile[] = Array.from({ length: 7 }, (_, place) => ({
  url: `/page-${place}.html`,
  revision: `digest-${place}`,
}));

/** The stored answers by cache and address. */
let stored: Map<string, Map<string, Response>>;
/** The requests of the worker. */
let asked: { readonly url: string; readonly answer: (answer: Response) => void }[];

beforeEach(() => {
  stored = new Map();
  asked = [];
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (url: string, answer: Response) => void cache.set(url, answer),
        match: async (url: string) => cache.get(url),
      };
    },
    match: async (url: string) => [...stored.values()].find((cache) => cache.has(url))?.get(url),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', (url: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({ url, answer: resolve });
    return promise;
  });
});

/** A page that can report that it is idle. */
const openPage = () => openTabLine(IDLE_CHANNEL, () => {});

const always = () => Promise.resolve();

/** The addresses of the files that a cache has, in the order in which they came. */
const filesIn = (name: string): readonly string[] =>
  [...(stored.get(name)?.keys() ?? [])].filter((url) => url !== '/whole');

/** Answers each request until the work ends. */
const answerAll = async (work: Promise<void>): Promise<void> => {
  const timer = setInterval(() => {
    for (const { answer } of asked.splice(0)) answer(new Response('a page'));
  });
  await work;
  clearInterval(timer);
};

test('a worker asks for two files at a time, and has all in the end', async () => {
  const work = keepShell('shell', FILES, always);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await new Promise(setImmediate);
  expect(asked).toHaveLength(2);
  await answerAll(work);
  expect(filesIn('shell')).toEqual(FILES.map(({ url }) => url));
});

test('a worker whose file is missing keeps none and asks for no more', async () => {
  const work = keepShell('shell', FILES, always);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[0]?.answer(new Response('', { status: 404 }));
  await expect(work).rejects.toThrow('was answered with 404');
  asked[1]?.answer(new Response('a page'));
  await new Promise(setImmediate);
  expect([stored.size, asked.length]).toEqual([0, 2]);
});

/** Begins an install and kills it once two of its files are stored. */
const killMidway = async (name: string): Promise<void> => {
  void keepShell(name, FILES, always);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  for (const { answer } of asked) answer(new Response('a page'));
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  asked = [];
};

test('an install after one that was killed has all files in the end', async () => {
  await killMidway('shell');
  expect(filesIn('shell')).toHaveLength(2);
  await answerAll(keepShell('shell', FILES, always));
  expect(filesIn('shell')).toHaveLength(FILES.length);
});

test('the files of the previous version outlast an install that was killed between', async () => {
  await answerAll(keepShell('cd.shell.1', FILES, always));
  await answerAll(keepShell('cd.shell.2', FILES, always));
  await killMidway('cd.shell.3');
  await answerAll(keepShell('cd.shell.4', FILES, always));
  await dropOldShells('cd.shell.', 'cd.shell.4');
  expect([...stored.keys()]).toEqual(['cd.shell.2', 'cd.shell.4']);
});

test('a worker asks for nothing until a page reports that it is idle', async () => {
  const work = withIdlePages((whenIdle) => keepShell('shell', FILES, whenIdle));
  await new Promise(setImmediate);
  expect(asked).toEqual([]);
  const page = openPage();
  page.send('');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  page.close();
  await answerAll(work);
  expect(filesIn('shell')).toHaveLength(FILES.length);
});

test('a worker pauses when the page reports no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const page = openPage();
  const work = withIdlePages((whenIdle) => keepShell('shell', FILES, whenIdle));
  page.send('');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  vi.setSystemTime(Date.now() + 2000);
  for (const { answer } of asked) answer(new Response('a page'));
  await vi.waitFor(() => expect(filesIn('shell')).toHaveLength(2));
  await new Promise(setImmediate);
  expect(asked).toHaveLength(2);
  page.send('');
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  vi.useRealTimers();
  asked.splice(0, 2);
  const reports = setInterval(() => page.send(''));
  await answerAll(work);
  clearInterval(reports);
  page.close();
});

test('a page is idle three seconds after its last request or press, once it has loaded', () => {
  vi.useFakeTimers();
  const signs = new EventTarget();
  let state = 'loading';
  let noteRequest = (): void => {};
  vi.stubGlobal('document', {
    get readyState() {
      return state;
    },
  });
  vi.stubGlobal('addEventListener', signs.addEventListener.bind(signs));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(note: () => void) {
        noteRequest = note;
      }
      observe(): void {}
    },
  );
  const act = vi.fn<() => void>();
  whilePageIsIdle(act);
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
  state = 'complete';
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
  noteRequest();
  vi.advanceTimersByTime(2500);
  signs.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(2500);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

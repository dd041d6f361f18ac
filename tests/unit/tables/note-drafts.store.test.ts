import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The notes that the server has stored, by id of the action. */
let stored: Map<string, { note: string; place: string; text: string }>;
/** Status of its answers; 0 if the answer never comes. */
let status: number;

/** Loads the page: its stores begin anew, with what this tab has kept. */
const load = async () => {
  vi.resetModules();
  const [queue, drafts] = await Promise.all([
    import('#lib/tables/action-queue.store.ts'),
    import('#lib/tables/note-drafts.store.ts'),
  ]);
  queue.startQueue('CODE');
  return { ...drafts, draft: (key: string) => drafts.draftOf(drafts.$drafts.get(), key) };
};

beforeEach(() => {
  const items = new Map<string, string>();
  stored = new Map();
  status = 200;
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { id, ...note } = JSON.parse(body);
    if (status === 403) return Response.json({ error: 'x', message: 'No.' }, { status });
    stored.set(id, note);
    return status === 0 ? new Promise(() => {}) : Response.json({ seq: 1, now: 0 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a note that was typed and not sent is old after a reload, and still not sent', async () => {
  const page = await load();
  page.typeNote('a', 'Later');
  expect(page.draft('a').isOld).toBe(false);
  const again = await load();
  again.resumeNotes('CODE');
  expect(again.draft('a')).toMatchObject({ text: 'Later', isOld: true, sending: false });
  expect(stored.size).toBe(0);
  again.typeNote('a', 'Later!');
  expect(again.draft('a').isOld).toBe(false);
});

test('a note whose sending a reload interrupts is sent again under its id, and stored once', async () => {
  const page = await load();
  page.typeNote('a', 'Once');
  status = 0;
  void page.sendNote('a', { place: 'a' }, 'CODE');
  await vi.waitFor(() => expect(stored.size).toBe(1));
  const again = await load();
  status = 200;
  again.resumeNotes('OTHER');
  expect(again.draft('a').sending).toBe(false);
  again.resumeNotes('CODE');
  expect(again.draft('a').sending).toBe(true);
  await vi.waitFor(() => expect(again.hasDraft('a')).toBe(false));
  expect([...stored.values()]).toMatchObject([{ kind: 'note', place: 'a', text: 'Once' }]);
});

test('a note that is refused after a reload stays in its field, with the reason', async () => {
  const page = await load();
  page.typeNote('a', 'Once');
  status = 0;
  void page.sendNote('a', { place: 'a' }, 'CODE');
  await vi.waitFor(() => expect(stored.size).toBe(1));
  const again = await load();
  status = 403;
  again.resumeNotes('CODE');
  await vi.waitFor(() =>
    expect(again.draft('a')).toEqual({
      text: 'Once',
      sending: false,
      refusal: 'No.',
      isOld: false,
    }),
  );
});

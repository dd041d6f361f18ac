import { randomUUID } from 'node:crypto';

import type { Browser, Page } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';

import type { TableRequest } from '#contract/tables.ts';
import { expect, joinAt, test } from '#support/browser/fixtures.ts';
import { actAt, openTable, stateAt } from '#support/browser/table-host.ts';
import { violationsOn } from '#support/browser/violations.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

const { cards } = await loadTestDeck();
const card = cards.find((each) => each.category === 'spark');
if (card?.category !== 'spark') throw new Error('The deck has no spark.');

const WALL = { width: 1920, height: 1080 };

/** A host whose page is at no table, and the table's screen in another tab of that browser. */
const openScreen = async (host: Page, request: TableRequest = {}) => {
  await joinAt(host, '/robots.txt');
  const code = await openTable(host, request);
  const screen = await host.context().newPage();
  await screen.setViewportSize(WALL);
  await screen.goto(`/table/${code}/screen`);
  return { code, screen };
};

/** A browser that has no seat at any table. */
const stranger = async (browser: Browser, page: Page): Promise<Page> => {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, viewport: WALL });
  return context.newPage();
};

const lightCard = async (host: Page, code: string): Promise<string> => {
  const place = randomUUID();
  await actAt(host, code, { kind: 'lay', cards: [{ place, code: card.code, face: 'up' }] });
  await actAt(host, code, { kind: 'light', place });
  return place;
};

/** The part of the card in the light that has a text. */
const part = (screen: Page, text: string) => screen.locator('section').filter({ hasText: text });

/** Waits until a part of the card is the one on the wall; a part that waits for its turn is read out only. */
const expectOnWall = (screen: Page, text: string) =>
  expect.poll(async () => (await part(screen, text).boundingBox())?.height).toBeGreaterThan(50);

const expectOffWall = (screen: Page, text: string) =>
  expect.poll(async () => (await part(screen, text).boundingBox())?.height).toBeLessThan(10);

const title = (screen: Page) => screen.getByRole('heading', { level: 1 });

test('before the first card the QR code and the six characters lead to the table', async ({
  page,
}) => {
  const { code, screen } = await openScreen(page);
  await expect(title(screen)).toHaveText('Join this table');
  await expect(screen.getByText(code, { exact: true })).toBeVisible();
  const picture = await screen
    .getByRole('img', { name: 'QR code to join this table' })
    .screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQr(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe(new URL(`/table/${code}`, screen.url()).href);
});

test('the card in the light is shown with its words, the way to join beside it, nothing to press', async ({
  page,
}) => {
  const { code, screen } = await openScreen(page);
  await lightCard(page, code);
  await expect(title(screen)).toHaveText(card.title);
  await expect(screen.getByText(card.prompt)).toBeVisible();
  await expect(screen.getByRole('img', { name: 'QR code to join this table' })).toBeVisible();
  await expect(screen.getByRole('complementary')).toContainText(code);
  await expect(screen.getByRole('button').or(screen.getByRole('link'))).toHaveCount(0);
});

test('a card is run at a table: each press shows a step, its sentence and its timer on the wall', async ({
  page,
}) => {
  await joinAt(page, '/browse/T12');
  await page.getByRole('button', { name: 'Start a table' }).click();
  await page.getByRole('button', { name: /^Start: Put eight minutes/ }).click();
  const screen = await page.context().newPage();
  await screen.setViewportSize(WALL);
  await screen.goto(`${page.url()}/screen`);
  const words = title(screen);
  await expect(words).toHaveText(/^Put eight minutes/);
  await expect(
    screen.getByText('Dear project, it was not your fault alone.', { exact: true }),
  ).toBeVisible();
  await expect(screen.getByText('nothing leaves this room')).toBeVisible();
  await expect(screen.getByRole('timer')).toHaveText(/^[78]:\d\d$/);
  const size = await words.evaluate((heading) =>
    Number.parseFloat(getComputedStyle(heading).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(70);
  expect(await screen.evaluate(() => document.documentElement.scrollHeight)).toBe(WALL.height);
  await page.getByRole('button', { name: /^Next: Pass the letters round/ }).click();
  await expect(words).toHaveText('Pass the letters round. Read without a word.');
  await expect(screen.getByRole('timer')).toHaveText(/^1[12]:\d\d$/);
});

test('the longest step of a run fits the wall', async ({ page }) => {
  const words = (length: number): string => 'Write it down in silence. '.repeat(9).slice(0, length);
  const { code, screen } = await openScreen(page, {
    steps: [
      {
        minutes: 15,
        text: `${words(90)}\n${words(200)}\n${words(60)}`,
        say: words(120),
        run: true,
        card: card.code,
      },
    ],
    cards: [{ code: card.code, face: 'down' }],
  });
  await actAt(page, code, { kind: 'go', from: null, to: 0, timed: true });
  await expect(title(screen)).toHaveText(words(90).trim());
  expect(await screen.evaluate(() => document.documentElement.scrollHeight)).toBe(WALL.height);
});

test('a card that lies face down shows nothing of itself in the light', async ({ page }) => {
  const { code, screen } = await openScreen(page);
  const place = randomUUID();
  await actAt(page, code, { kind: 'lay', cards: [{ place, code: card.code, face: 'down' }] });
  await actAt(page, code, { kind: 'light', place });
  await expect(title(screen)).toHaveText('Face down');
  await expect(screen.locator('body')).not.toContainText(card.title);
});

test('the screen stands still when a note is written, and shows notes where the host has chosen so', async ({
  page,
}) => {
  const { code, screen } = await openScreen(page);
  const place = await lightCard(page, code);
  await expectOnWall(screen, card.prompt);
  const text = 'Nobody knows <b>who</b> may end it.';
  await actAt(page, code, { kind: 'note', note: randomUUID(), place, text });
  await expectOffWall(screen, text);
  await expectOnWall(screen, card.prompt);
  await actAt(page, code, { kind: 'screen', show: 'notes' });
  await expect(title(screen)).toHaveText('Notes');
  await expectOnWall(screen, text);
  await actAt(page, code, { kind: 'screen', show: 'join' });
  await expect(title(screen)).toHaveText('Join this table');
  await actAt(page, code, { kind: 'screen', show: 'blank' });
  await expect(screen.getByRole('complementary')).toHaveCount(0);
  await actAt(page, code, { kind: 'screen', show: 'now' });
  await expect(title(screen)).toHaveText(card.title);
  await actAt(page, code, { kind: 'screen', by: 1 });
  await expectOnWall(screen, card.method);
});

test('an arrow key, as of a presentation remote, turns to the next part of a card', async ({
  page,
}) => {
  const { code, screen } = await openScreen(page);
  await lightCard(page, code);
  await expectOffWall(screen, card.method);
  await screen.keyboard.press('PageDown');
  await expectOnWall(screen, card.method);
  await expectOffWall(screen, card.prompt);
});

test('parts take turns by themselves once the host has asked for it @long', async ({
  clock,
  page,
}) => {
  await clock.install();
  const { code, screen } = await openScreen(page);
  await lightCard(page, code);
  await expectOnWall(screen, card.prompt);
  await screen.clock.fastForward(120_000);
  await expectOnWall(screen, card.prompt);
  await actAt(page, code, { kind: 'screen', turns: true });
  await expect.poll(async () => (await stateAt(page, code)).screen.turns).toBe(true);
  await screen.clock.fastForward(40_000);
  await expectOnWall(screen, card.method);
});

test('a step is shown with its words and its place among the others @long', async ({ page }) => {
  const steps = [
    { minutes: 5, title: 'Opening', text: 'Say why you are here.' },
    { minutes: 10, text: 'Talk.' },
  ];
  const { code, screen } = await openScreen(page, { steps });
  await actAt(page, code, { kind: 'step', index: 0 });
  await expect(title(screen)).toHaveText('Opening');
  await expect(screen.getByText('Say why you are here.')).toBeVisible();
  await expect(screen.getByText('Step 1 of 2: Opening, 5 minutes')).toBeVisible();
});

test('votes are shown by card once the host shows them, and not before', async ({ page }) => {
  const { code, screen } = await openScreen(page);
  const place = await lightCard(page, code);
  await actAt(page, code, { kind: 'vote', place, dots: 2 });
  await expect(title(screen)).toHaveText(card.title);
  await expect(screen.getByText('2 dots')).toHaveCount(0);
  await actAt(page, code, { kind: 'showVotes', shown: true });
  await expect(title(screen)).toHaveText('Votes');
  await expect(screen.getByRole('list', { name: 'Cards and notes with dots' })).toContainText(
    card.title,
  );
  await expect(screen.getByText('2 dots')).toBeVisible();
});

test('who is here, who is ready and whose hand is up is told', async ({ page }) => {
  const { code, screen } = await openScreen(page);
  const guest = randomUUID();
  await actAt(page, code, { kind: 'add', guest, name: 'Kim' });
  await expect(screen.getByRole('list', { name: 'Who is here' })).toContainText('Kim');
  await actAt(page, code, { kind: 'raise', up: true, for: guest });
  await actAt(page, code, { kind: 'ready', ready: true, for: guest });
  const people = screen.getByRole('list', { name: 'People' });
  await expect(people).toContainText('1 guest');
  await expect(people).toContainText('1 ready');
  await expect(people).toContainText('Hand upKim');
});

/** Counts the sounds of a page; they go on sounding. */
const countSounds = (page: Page) =>
  page.addInitScript(() => {
    const counts = { sounds: 0 };
    Object.assign(globalThis, { counts });
    const start = Reflect.get(AudioScheduledSourceNode.prototype, 'start');
    AudioScheduledSourceNode.prototype.start = function counted(...times) {
      counts.sounds += 1;
      return Reflect.apply(start, this, times);
    };
  });

const soundsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { counts: { sounds: number } }).counts.sounds);

test('the end of the timer has a colour and words, and sounds once a key was pressed @long', async ({
  page,
}) => {
  const { code, screen } = await openScreen(page);
  await countSounds(screen);
  await screen.reload();
  const end = screen.locator('[data-over]');
  await actAt(page, code, { kind: 'timer', do: 'start', ms: 1000 });
  await expect(end).toContainText('Time is up');
  expect(await soundsOf(screen)).toBe(0);
  await screen.keyboard.press('Shift');
  await actAt(page, code, { kind: 'timer', do: 'start', ms: 1500 });
  await expect(end).toHaveCount(0);
  await expect(end).toContainText('0:00');
  await expect.poll(() => soundsOf(screen)).toBeGreaterThan(0);
  await expect(screen.getByText('The time is over.')).toBeAttached();
});

test('a timer that was over before the screen came is silent @long', async ({ page }) => {
  await joinAt(page, '/robots.txt');
  const code = await openTable(page);
  await actAt(page, code, { kind: 'timer', do: 'start', ms: 1000 });
  const screen = await page.context().newPage();
  await countSounds(screen);
  await screen.goto(`/table/${code}/screen`);
  await expect(screen.locator('[data-over]')).toBeVisible();
  await screen.reload();
  await screen.keyboard.press('Shift');
  await expect(screen.locator('[data-over]')).toBeVisible();
  expect(await soundsOf(screen)).toBe(0);
  await expect(screen.getByText('The time is over.')).toHaveCount(0);
});

/** Sets the clock of a browser's pages wrong, by so many ms. */
const setWrong = (page: Page, wrong: number) =>
  page.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, wrong);

/**
 * How far a page's timer is from the truth, in ms: the server's clock is this machine's. Of some seconds that
 * begin the best one counts, since a machine that has much to do draws late, and never early.
 */
const errorOf = (page: Page, endsAt: number, wrong: number): Promise<number> =>
  page.evaluate(
    ([end, ms]) =>
      new Promise<number>((resolve) => {
        const timer = document.querySelector('[role=timer]');
        const errors: number[] = [];
        const observer = new MutationObserver(() => {
          const [minutes = 0, seconds = 0] = (timer?.textContent ?? '').split(':').map(Number);
          errors.push(Math.abs(end - (Date.now() - ms) - (minutes * 60 + seconds) * 1000));
          const best = Math.min(...errors);
          if (best > 500 && errors.length < 10) return;
          observer.disconnect();
          resolve(best);
        });
        if (timer) observer.observe(timer, { characterData: true, childList: true, subtree: true });
      }),
    [endsAt, wrong] as const,
  );

test('screens whose clocks are two minutes wrong agree within half a second @long', async ({
  browser,
  page,
}) => {
  await joinAt(page, '/robots.txt');
  const code = await openTable(page);
  await actAt(page, code, { kind: 'timer', do: 'start', ms: 600_000 });
  const { timer } = await stateAt(page, code);
  const endsAt = timer && 'endsAt' in timer ? timer.endsAt : 0;
  const errors = await Promise.all(
    [-120_000, 0, 120_000].map(async (wrong) => {
      const screen = await stranger(browser, page);
      await setWrong(screen, wrong);
      await screen.goto(`/table/${code}/screen`);
      await screen.getByRole('button', { name: 'Show this table here' }).click();
      await expect(screen.getByRole('timer')).toBeVisible();
      const error = await errorOf(screen, endsAt, wrong);
      await screen.context().close();
      return error;
    }),
  );
  expect(Math.max(...errors)).toBeLessThanOrEqual(500);
});

test('a browser without a seat shows the table once the host has let it in', async ({
  browser,
  page,
}) => {
  await joinAt(page, '/robots.txt');
  const code = await openTable(page, { settings: { asks: true } });
  const screen = await stranger(browser, page);
  await screen.goto(`/table/${code}/screen`);
  await screen.getByRole('button', { name: 'Show this table here' }).click();
  await expect(title(screen)).toHaveText('Waiting to be let in');
  const [[guest] = ['']] = Object.entries((await stateAt(page, code)).guests);
  await actAt(page, code, { kind: 'letIn', guest });
  await expect(title(screen)).toHaveText('Join this table');
  await actAt(page, code, { kind: 'remove', guest });
  await expect(title(screen)).toHaveText('This screen was removed');
  await screen.context().close();
});

test('a code of no table is told', async ({ expected, page }) => {
  expected.push(/403/, /404/);
  await page.goto('/table/C4D7FH/screen');
  await page.getByRole('button', { name: 'Show this table here' }).click();
  await expect(title(page)).toHaveText('There is no table C4D7FH');
  await page.getByRole('link', { name: 'Type another code' }).click();
  await expect(page.getByLabel('Table code')).toBeFocused();
});

test('the end of the table is told', async ({ page }) => {
  const { code, screen } = await openScreen(page);
  await lightCard(page, code);
  await actAt(page, code, { kind: 'close' });
  await expect(title(screen)).toHaveText('The table is closed');
  await expect(screen.getByRole('img', { name: 'QR code to join this table' })).toHaveCount(0);
});

test('the device stays awake, and is asked to again when the page is back in sight @long', async ({
  page,
}) => {
  const { screen } = await openScreen(page);
  await screen.addInitScript(() => {
    const lock = { released: false, release: () => Promise.resolve() };
    const asked: string[] = [];
    Object.assign(globalThis, { lock, asked });
    const request = (kind: string) => {
      asked.push(kind);
      lock.released = false;
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await screen.reload();
  const asked = () =>
    screen.evaluate(() => (globalThis as unknown as { asked: string[] }).asked.length);
  await expect.poll(asked).toBe(1);
  await screen.evaluate(() => {
    (globalThis as unknown as { lock: { released: boolean } }).lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(asked).toBe(2);
});

test('the key F takes the whole screen and gives it back @long', async ({ page }) => {
  const { screen } = await openScreen(page);
  const hint = screen.getByText('Click anywhere, or press F');
  await expect(hint).toBeVisible();
  await screen.keyboard.press('f');
  await expect(hint).toBeHidden();
  await screen.keyboard.press('f');
  await expect(hint).toBeVisible();
});

test('the screen has no violation, whatever it shows @long', async ({ page }) => {
  const { code, screen } = await openScreen(page, {
    source: { kind: 'recipe', title: 'Second wind in an hour' },
    steps: [{ minutes: 5, title: 'Opening', text: 'Say why you are here.' }],
  });
  await actAt(page, code, { kind: 'add', guest: randomUUID(), name: 'Kim' });
  await actAt(page, code, { kind: 'timer', do: 'start', ms: 600_000 });
  await expect(title(screen)).toHaveText('Join this table');
  expect(await violationsOn(screen)).toEqual([]);
  await actAt(page, code, { kind: 'step', index: 0 });
  await expect(title(screen)).toHaveText('Opening');
  expect(await violationsOn(screen)).toEqual([]);
  const place = await lightCard(page, code);
  await actAt(page, code, { kind: 'note', note: randomUUID(), place, text: 'A note.' });
  await actAt(page, code, { kind: 'screen', show: 'notes' });
  await expect(screen.getByText('A note.')).toBeVisible();
  expect(await violationsOn(screen)).toEqual([]);
  await actAt(page, code, { kind: 'vote', place, dots: 1 });
  await actAt(page, code, { kind: 'showVotes', shown: true });
  await expect(title(screen)).toHaveText('Votes');
  expect(await violationsOn(screen)).toEqual([]);
  await actAt(page, code, { kind: 'agree', agreement: randomUUID(), text: 'We begin on Monday.' });
  await actAt(page, code, { kind: 'screen', show: 'decisions' });
  await expect(screen.getByText('We begin on Monday.')).toBeVisible();
  expect(await violationsOn(screen)).toEqual([]);
  await actAt(page, code, { kind: 'close' });
  await expect(screen.getByText('Closed. Decisions and notes are in')).toBeVisible();
  expect(await violationsOn(screen)).toEqual([]);
});

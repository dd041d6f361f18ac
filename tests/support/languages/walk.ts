import { randomUUID } from 'node:crypto';

import type { Browser, Page } from '@playwright/test';

import type { Operation } from '#contract/my-cards.ts';
import { XSRF_COOKIE } from '#contract/xsrf.ts';
import { agendaLink } from '#lib/my-cards/agenda-link.ts';
import { TOKEN_KEY } from '#lib/session/session.ts';
import { ROUTES } from '#lib/shared/routes.ts';
import { expect, newPerson, reach } from '#support/browser/fixtures.ts';
import { actAt, openTable, stateAt } from '#support/browser/table-host.ts';
import { ALSO_LARGE, PHONE, USUAL, type Look } from '#support/languages/look.ts';
import { pseudoText as t } from '#support/languages/pseudo-language.ts';
import { pathsOf } from '#support/site/addresses.ts';

/** How long a control may take to come, in ms. */
const PATIENCE = 20_000;

/** Pages that are looked at with large text as well. */
const LARGE = new Set(['/faq', '/social', '/browse/B12', '/resources/first-hour']);
const textsOf = (path: string): readonly string[] => (LARGE.has(path) ? ALSO_LARGE : USUAL);

const stays = ({ id }: (typeof ROUTES)[number]): boolean => id !== 'auth' && id !== 'logout';
const pathsWith = (access: 'open' | 'guarded'): string[] =>
  pathsOf(ROUTES.filter((route) => route.access === access && stays(route)));

const STEPS = [
  { minutes: 5, title: 'Welcome', text: 'Hello, all.' },
  { minutes: 20, card: 'B12' },
  { minutes: 5 },
];

const button = (page: Page, text: string) =>
  page.getByRole('button', { name: t(text), exact: true }).first();
const press = (page: Page, text: string) => button(page, text).click({ timeout: PATIENCE });

/** The open pages, with what is behind their buttons. */
export const walkOpenPages = async (page: Page, look: Look): Promise<void> => {
  for (const path of pathsWith('open')) await look.open(page, path, textsOf(path));
  for (const path of ['/c/ZZZ', '/hand#B12-T14-ZZZ-x', '/agenda#damaged', '/record#damaged'])
    await look.open(page, path);
  const link = (await agendaLink({ name: 'Monday', steps: STEPS, times: { ends: '10:00' } })) ?? '';
  await look.open(page, link);
  await look.open(page, '/');
  await look.after(page, 'the open menu', () => press(page, 'Open menu'));
  await look.open(page, '/social');
  await look.after(page, 'a caption', async () => {
    await press(page, 'Generate');
    await expect(page.getByRole('textbox').first()).toBeVisible({ timeout: PATIENCE });
  });
  await look.open(page, '/showcase/rain-coat');
  await look.after(page, 'a saved case', () => press(page, 'Save'));
  await look.open(page, '/saved');
};

/** The provider's pages, with a sign-up that ends on the dashboard. */
export const walkProvider = async (page: Page, look: Look, language: string): Promise<void> => {
  const { email, givenName, password } = newPerson();
  const isTranslated = (text: string) =>
    expect(page.getByRole('heading', { level: 1 }))
      .toHaveText(/^\[.*\]$/, { timeout: PATIENCE })
      .then(() => expect(page.locator('body')).toContainText(t(text)));
  const send = () => page.locator('form .button.main').first().click();
  await look.after(page, 'sign-in', async () => {
    await page.goto(`/${language}/dash`);
    await isTranslated('Password');
  });
  await look.after(page, 'sign-in refused', async () => {
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await send();
    await expect(page.locator('[role=alert], .summary').first()).toBeVisible();
  });
  await look.after(page, 'forgotten password', async () => {
    await page.goto('/idp/forgot');
    await isTranslated('Email');
  });
  await look.after(page, 'sign-up', async () => {
    await page.goto(`/${language}/dash?signup`);
    await isTranslated('Given name');
  });
  await look.after(page, 'sign-up refused', async () => {
    await page.locator('[name=email]').fill('ada@example.com');
    await page.locator('[name=given_name]').fill(givenName);
    await page.locator('[name=password]').fill('password1');
    await send();
    await expect(page.locator('.problem, .summary').first()).toBeVisible();
  });
  await page.goto(`/${language}/dash?signup`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=given_name]').fill(givenName);
  await page.locator('[name=password]').fill(password);
  await send();
  await reach(page, (url) => url.pathname === `/${language}/dash`);
  for (const path of [
    '/idp/account',
    '/idp/account/passkeys/confirm',
    '/idp/verify?back=/settings',
    '/idp/reset?token=none',
  ])
    await look.after(page, path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/);
    });
};

/** Writes into the account's My Cards, as its other device does: without this browser's cookie to echo. */
const writeMyCards = async (page: Page, operations: readonly Operation[]): Promise<void> => {
  await page.context().clearCookies({ name: XSRF_COOKIE });
  await page.evaluate(
    async ([key, sent]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        access_token?: string;
      };
      const answer = await fetch('/api/my', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ since: 0, now: Date.now(), operations: sent }),
      });
      const text = await answer.text();
      const { refused } = JSON.parse(text) as { refused?: unknown };
      if (!answer.ok || refused) throw new Error(`Not written: ${text}`);
    },
    [TOKEN_KEY, operations] as const,
  );
};

/** The pages of members; the browser is signed in and on one of them. */
export const walkGuardedPages = async (page: Page, look: Look): Promise<void> => {
  const at = Date.now();
  const agenda = randomUUID();
  await writeMyCards(page, [
    { id: randomUUID(), kind: 'keep', key: 'card:B12', value: { at } },
    { id: randomUUID(), kind: 'keep', key: 'persona:otto', value: { at } },
    { id: randomUUID(), kind: 'note', key: 'B12', value: { text: 'Ask the night shift' } },
    {
      id: randomUUID(),
      kind: 'hand',
      key: randomUUID(),
      value: { name: 'Monday', cards: ['B12', 'T14', 'M14'], at },
    },
    {
      id: randomUUID(),
      kind: 'agenda',
      key: agenda,
      value: { name: 'Monday', steps: STEPS, times: { begins: '2026-11-26T09:00' }, at },
    },
  ]);
  for (const path of pathsWith('guarded')) await look.open(page, path, textsOf(path));
  for (const path of [
    '/dash?draw',
    '/browse?start=round-and-round',
    '/browse/ZZZ',
    '/articles/none',
  ])
    await look.open(page, path);
  await look.open(page, '/games?exercise=round-trip', ALSO_LARGE);
  await look.open(page, `/agenda#${agenda}`, ALSO_LARGE);
  await look.open(page, '/mycards', ALSO_LARGE);
  await look.after(page, 'a note in My Cards', () =>
    expect(page.getByText('Ask the night shift')).toBeVisible({ timeout: PATIENCE }),
  );
  await look.open(page, '/browse/T12');
  await look.after(page, 'a card that is run', async () => {
    await press(page, 'Run it');
    await expect(page.getByRole('timer').first()).toBeVisible({ timeout: PATIENCE });
  });
  await look.open(page, '/browse');
  await look.after(page, 'the scanner', async () => {
    await press(page, 'Scan code');
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: PATIENCE });
  });
  await look.open(page, '/registration/3F2504E0-4F89-41D3-9A0C-0305E82C3301');
  await look.after(page, 'the registration, confirmed', async () => {
    await press(page, 'Continue');
    await expect(button(page, 'Change code')).toBeVisible({ timeout: PATIENCE });
  });
};

/** A table with all that lies on one; the browser is signed in. Looks at it as its host, a guest and a screen. */
export const walkTable = async (browser: Browser, host: Page, look: Look): Promise<void> => {
  const group = randomUUID();
  // The table is opened as by a program, which has no cookie of the app to echo.
  await host.context().clearCookies({ name: XSRF_COOKIE });
  const code = await openTable(host, {
    source: { kind: 'recipe', title: 'Kick-off on Monday' },
    host: 'Ada',
    steps: STEPS,
    groups: [{ group, name: 'Try next' }],
    cards: [{ code: 'B12', group }, { code: 'T14' }, { code: 'M14', face: 'down' }],
  });
  const { cards } = await stateAt(host, code);
  const [{ place } = { place: '' }] = cards;
  await actAt(host, code, { kind: 'note', note: randomUUID(), place, text: 'Ask the night shift' });
  const { origin } = new URL(host.url());
  const newPage = async () =>
    (await browser.newContext({ baseURL: origin, viewport: PHONE })).newPage();

  const guest = await newPage();
  await look.open(guest, `/table/${code}`, ALSO_LARGE);
  await guest.getByLabel(t('Your name')).fill('Kim');
  await press(guest, 'Join');
  await expect(button(guest, 'Ready')).toBeVisible({ timeout: PATIENCE });
  const screen = await host.context().newPage();
  await look.open(screen, `/table/${code}/screen`);
  await look.open(host, `/table/${code}`, ALSO_LARGE);
  await expect(button(host, 'Lead')).toBeVisible({ timeout: PATIENCE });

  const seen = [
    ['host', host],
    ['guest', guest],
    ['screen', screen],
  ] as const;
  const seenBy = async (what: string, isThere: (page: Page) => Promise<void>) => {
    for (const [who, page] of seen) await look.after(page, `${what}, ${who}`, () => isThere(page));
  };
  await actAt(host, code, { kind: 'go', from: null, to: 0, timed: true });
  await seenBy('the first step', (page) =>
    expect(page.getByRole('timer').first()).toBeVisible({ timeout: PATIENCE }),
  );
  await actAt(host, code, { kind: 'light', place });
  await actAt(host, code, {
    kind: 'agree',
    agreement: randomUUID(),
    text: 'Ask first.',
    who: 'Kim',
    until: '2026-12-24',
  });
  await seenBy('a card on screen', (page) =>
    expect(page.getByText('B12').first()).toBeVisible({ timeout: PATIENCE }),
  );
  await look.after(guest, 'hand up and ready', async () => {
    await press(guest, 'Raise hand');
    await press(guest, 'Ready');
  });
  await look.after(guest, 'the participants', () => press(guest, 'People'));
  for (const show of ['cards', 'notes', 'votes', 'decisions', 'join'] as const)
    await look.after(screen, `the screen's ${show}`, async () => {
      const before = await screen.locator('h1').first().textContent();
      await actAt(host, code, { kind: 'screen', show });
      await expect(screen.locator('h1').first()).not.toHaveText(before ?? '', {
        timeout: PATIENCE,
      });
    });
  for (const tool of ['Cards', 'Lead', 'People', 'Table'])
    await look
      .after(host, `the host's sheet ${tool}`, async () => {
        await host
          .getByRole('group', { name: t('Tools of the host') })
          .getByRole('button', { name: t(tool) })
          .press('Enter');
        await expect(host.getByRole('dialog')).toBeVisible();
        await look.at(host, `the host's sheet ${tool}`, ['200%']);
      })
      .then(() => host.keyboard.press('Escape'));

  await actAt(host, code, { kind: 'close' });
  await seenBy('the closed table', (page) =>
    expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(),
  );
  await look.open(host, `/table/${code}`);
  await look.after(host, 'the record', () =>
    expect(host.getByRole('group', { name: t('The record') })).toBeVisible({ timeout: PATIENCE }),
  );
  let token = '';
  await look.after(host, 'the link to the record', async () => {
    const made = host.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/record-link'),
      { timeout: PATIENCE },
    );
    await press(host, 'Share link');
    await press(host, 'Make a link');
    ({ token } = (await (await made).json()) as { token: string });
    await expect(button(host, 'End the link')).toBeVisible({ timeout: PATIENCE });
  });
  const reader = await newPage();
  await look.open(reader, `/record#${token}`, ALSO_LARGE);
};

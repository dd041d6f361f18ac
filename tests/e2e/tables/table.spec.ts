import { randomUUID } from 'node:crypto';

import type { Browser, Page } from '@playwright/test';

import {
  another,
  dialog,
  guestAt,
  joinAs,
  light,
  lying,
  noteField,
  notes,
  press,
  putInTheLight,
  take,
  tools,
  writeNote,
} from '#support/browser/at-table.ts';
import { WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { expect, joinAt, test } from '#support/browser/fixtures.ts';
import { actAt, openTable } from '#support/browser/table-host.ts';
import { violationsOn } from '#support/browser/violations.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

const { cards } = await loadTestDeck();
const [one, two, three] = cards;
if (!one || !two || !three) throw new Error('The deck has no three cards.');

const PHONE = { width: 360, height: 740 };

type Doing = Parameters<typeof actAt>[2];

const CARDS: Doing = {
  kind: 'lay',
  cards: [
    { place: randomUUID(), code: one.code, face: 'up' },
    { place: randomUUID(), code: two.code, face: 'up' },
    { place: randomUUID(), code: three.code, face: 'down' },
  ],
};

/** Opens a table as a person of their own, does what it begins with, and shows it on their page. */
const hostAt = async (page: Page, begin: readonly Doing[] = [CARDS]): Promise<string> => {
  await page.setViewportSize(PHONE);
  await joinAt(page, '/robots.txt');
  const code = await openTable(page);
  for (const action of begin) await actAt(page, code, action);
  await page.goto(`/table/${code}`);
  await expect(tools(page)).toBeVisible();
  return code;
};

const laidCards = (page: Page) =>
  page.getByRole('list', { name: 'Cards on the table' }).getByRole('listitem');

/** Holds the actions of a page back, until the returned function is called. */
const holdActions = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/actions', (route) => promise.then(() => route.continue()));
  return resolve;
};

/** A guest at a table whose first card is in the light, with its host on a page. */
const guestAtLight = async (browser: Browser, host: Page): Promise<Page> => {
  const code = await hostAt(host);
  await putInTheLight(host, one.code);
  return guestAt(browser, host, code);
};

test('a guest comes in by code and name; their note and dots reach the host', async ({
  page,
  browser,
}) => {
  const code = await hostAt(page);
  const guest = await another(browser, page);
  await guest.goto('/table');
  await guest.getByLabel('Table code').fill(`${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase());
  await guest.keyboard.press('Enter');
  await guest.getByLabel('Your name').fill('Kim');
  await expect(guest.getByText('deleted 30 days after it ends')).toBeVisible();
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { level: 1, name: 'The table' })).toBeFocused();
  await putInTheLight(page, one.code);
  await writeNote(light(guest), 'Ask <b>the night shift</b>');
  await expect(notes(light(page))).toContainText('Ask <b>the night shift</b>');
  await expect(notes(light(page))).toContainText('Kim');
  await light(guest).getByRole('button', { name: 'One dot more' }).press('Enter');
  await expect(light(guest).getByText('2 dots left')).toBeVisible();
  // Heard once, however many things there are to vote for.
  const heard = guest.getByRole('status').filter({ hasText: /\d left|dots? left/ });
  await expect(heard).toHaveText(['1 dot here, 2 left.']);
  await take(page, 'Lead');
  await press(page, 'Show votes');
  await expect(light(guest).getByText('Votes:')).toContainText('1 dot');
});

test('a guest reads a card that lies open, and nothing of one that lies face down @long', async ({
  page,
  browser,
}) => {
  const code = await hostAt(page);
  const guest = await guestAt(browser, page, code);
  await lying(guest, one.code).click();
  await expect(dialog(guest).getByText('Read on')).toBeVisible();
  await expect(guest.locator('main')).toContainText(two.title);
  await expect(guest.locator('main')).not.toContainText(three.title);
  await expect(guest.locator('main')).not.toContainText(three.code);
});

test('a guest changes a note and takes it back @long', async ({ page, browser }) => {
  const guest = await guestAtLight(browser, page);
  await writeNote(light(guest), 'Too early');
  await notes(light(guest)).getByRole('button', { name: 'Edit' }).press('Enter');
  await light(guest).getByLabel('Your note').fill('Just in time');
  await light(guest).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(notes(light(page))).toContainText('Just in time');
  const remove = notes(light(guest)).getByRole('button', { name: 'Delete' });
  await remove.press('Enter');
  await expect(notes(light(guest))).toContainText('Delete this note?');
  await remove.press('Enter');
  await expect(notes(light(page))).toHaveCount(0);
});

test('what a guest changes in a note stays where the host goes on and comes back @long', async ({
  page,
  browser,
}) => {
  const guest = await guestAtLight(browser, page);
  await writeNote(light(guest), 'Too early');
  await notes(light(guest)).getByRole('button', { name: 'Edit' }).press('Enter');
  await light(guest).getByLabel('Your note').fill('Just in time');
  await putInTheLight(page, two.code);
  await expect(light(guest)).toContainText(two.code);
  await putInTheLight(page, one.code);
  await expect(light(guest).getByLabel('Your note')).toHaveValue('Just in time');
});

test('once a person without a device is removed, the host writes for themselves @long', async ({
  page,
}) => {
  const code = await hostAt(page);
  await putInTheLight(page, one.code);
  await actAt(page, code, { kind: 'add', guest: randomUUID(), name: 'Sam' });
  const forWhom = light(page).getByLabel('Write and vote for');
  await forWhom.selectOption('Sam');
  await take(page, 'People');
  await press(page, 'Remove Sam');
  await press(page, 'Remove Sam');
  await page.keyboard.press('Escape');
  await expect(forWhom).toHaveCount(0);
  await writeNote(light(page), 'My own words');
  await expect(notes(light(page))).toContainText('You');
});

test('a card that is put in the light from its sheet has the focus back on the table @long', async ({
  page,
}) => {
  await hostAt(page);
  await putInTheLight(page, one.code);
  await expect(lying(page, one.code)).toBeFocused();
});

test('the host lays, lights, turns, moves and sets aside cards by keyboard', async ({ page }) => {
  await hostAt(page, []);
  await take(page, 'Cards');
  await dialog(page).getByLabel('Card code').fill(one.code);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(`${one.code} lies on the table.`)).toBeVisible();
  await press(page, 'Deal');
  await expect(laidCards(page)).toHaveCount(4);
  await lying(page, one.code).press('Enter');
  await press(page, 'Turn down');
  await press(page, 'Turn up');
  await press(page, `Show large: ${one.title}`);
  const large = page.locator('dialog dialog');
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await press(page, 'Later');
  await expect(laidCards(page).nth(1)).toContainText(one.code);
  await dialog(page).getByLabel('Group').selectOption('A new group…');
  await dialog(page).getByLabel('Name of the new group').fill('What we know');
  await page.keyboard.press('Enter');
  const group = page.getByRole('list', { name: 'Cards in What we know' });
  await expect(group.getByRole('listitem')).toContainText(one.code);
  await press(page, 'Show to everyone');
  await expect(light(page)).toContainText(one.code);
  await light(page).getByRole('button', { name: 'Next card' }).press('Enter');
  await expect(light(page)).not.toContainText(one.code);
  await lying(page, one.code).press('Enter');
  await press(page, 'Set aside');
  await expect(dialog(page).getByRole('button', { name: 'Back on the table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Set aside: 1 card')).toBeVisible();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
});

test('nothing is dealt from streams of which none is chosen, and once by two presses @long', async ({
  page,
}) => {
  await hostAt(page, []);
  await take(page, 'Cards');
  await dialog(page).getByLabel('From').selectOption('Chosen streams');
  await press(page, 'Deal');
  await expect(dialog(page).getByRole('alert')).toContainText('Choose a stream to deal from.');
  await dialog(page).getByRole('checkbox').first().check();
  const goOn = await holdActions(page);
  await press(page, 'Deal');
  await press(page, 'Deal');
  goOn();
  await expect(dialog(page)).toHaveCount(0);
  await expect(laidCards(page)).toHaveCount(3);
});

test('a group is renamed, filled by dragging, and taken away while its cards stay', async ({
  page,
}) => {
  await hostAt(page, [CARDS, { kind: 'group', group: randomUUID(), name: 'Later' }]);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.getByRole('button', { name: 'Rename Later' }).press('Enter');
  await page.getByLabel('Name of the group').fill('Now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible();
  await lying(page, one.code).dragTo(page.getByText('Nothing here yet.'));
  await expect(page.getByRole('list', { name: 'Cards in Now' })).toContainText(one.title);
  await page.getByRole('button', { name: 'Remove the group Now' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Now', exact: true }).press('Enter');
  const laid = page.getByRole('list', { name: 'Cards on the table' }).getByRole('listitem');
  await expect(laid).toHaveCount(3);
  // The focus stays on the table, though its button is gone.
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('MAIN');
});

test('notes of the table are grouped by keys and by dragging, voted for, and lead to a task', async ({
  page,
  browser,
}) => {
  const group = randomUUID();
  const code = await hostAt(page, [{ kind: 'group', group, name: 'Now' }]);
  const guest = await guestAt(browser, page, code);
  for (const text of ['Fewer forms', 'More light']) {
    await guest.getByLabel('Note for the table').fill(text);
    await guest.getByRole('button', { name: 'Add note' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(text);
  }
  await guest.getByRole('button', { name: 'Give a dot to “More light”' }).press('Enter');
  await page.getByLabel('Group of “Fewer forms”').selectOption('Now');
  const inNow = page.getByRole('list', { name: 'Notes in Now' }).getByRole('listitem');
  await expect(inNow).toHaveText([/^Fewer forms/]);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.getByText('More light', { exact: true }).dragTo(inNow.first());
  await expect(inNow).toHaveText([/^Fewer forms/, /^More light/]);
  await take(page, 'Lead');
  await press(page, 'Show votes');
  await page.keyboard.press('Escape');
  const ranked = guest.getByRole('list', { name: 'Notes in Now' }).getByRole('listitem');
  await expect(ranked).toHaveText([/^More light/, /^Fewer forms/]);
  await page.getByRole('button', { name: 'Add a decision or task' }).press('Enter');
  await page.getByLabel('Decision or task').fill('Buy lamps');
  await page.getByLabel('Who does it').fill('Kim');
  await page.getByLabel('Until when').fill('2026-12-24');
  await page.keyboard.press('Enter');
  const tasks = guest.getByRole('region', { name: 'Tasks', exact: true });
  await expect(tasks).toContainText('Buy lamps');
  await expect(tasks).toContainText('Kim, until 24 December 2026');
});

test('somebody who is removed is told so and does not come in again @long', async ({
  page,
  browser,
}) => {
  const code = await hostAt(page);
  const guest = await guestAt(browser, page, code);
  await take(page, 'People');
  await press(page, 'Remove Kim');
  await press(page, 'Remove Kim');
  const told = guest.getByRole('heading', { name: 'You are not at this table any more' });
  await expect(told).toBeVisible();
  await expect(dialog(page).getByText('Nobody has joined yet.')).toBeVisible();
});

test('where the host lets in, a guest waits and then goes on by themselves @long', async ({
  page,
  browser,
}) => {
  const code = await hostAt(page, [CARDS, { kind: 'settings', asks: true }]);
  const guest = await another(browser, page);
  await joinAs(guest, code, 'Kim');
  await expect(guest.getByText('The host has to let you in.')).toBeVisible();
  await expect(guest.locator('main')).not.toContainText(one.title);
  await take(page, /People.*1 at the door/);
  await press(page, 'Let in Kim');
  await expect(guest.getByText(one.title)).toBeVisible();
});

test('the host sees hands, locks the table, hides a note and lets go of it @long', async ({
  page,
  browser,
}) => {
  const guest = await guestAtLight(browser, page);
  await writeNote(light(guest), 'Not now');
  await notes(light(page)).getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(notes(light(guest))).toHaveCount(0);
  await guest.getByRole('button', { name: 'Raise hand' }).press('Enter');
  await take(page, /People.*1 hand up/);
  await press(page, 'Hand up: take Kim’s hand down');
  await expect(guest.getByRole('button', { name: 'Raise hand', pressed: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await take(page, 'Table');
  await dialog(page).getByRole('switch', { name: /^Lock/ }).press('Space');
  await expect(guest.getByText('The host has locked the table')).toBeVisible();
  await expect(noteField(light(guest))).toHaveCount(0);
});

test('the host writes and votes for somebody without a device', async ({ page }) => {
  await hostAt(page);
  await take(page, 'People');
  const name = dialog(page).getByLabel('Add somebody without a device');
  const goOn = await holdActions(page);
  await name.fill('Ines');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await name.fill('Otto');
  goOn();
  const people = dialog(page).getByRole('list', { name: 'At the table' });
  await expect(people).toContainText('Ines');
  await name.press('Enter');
  await expect(people).toContainText('Otto');
  await expect(people.getByText('Ines')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await putInTheLight(page, one.code);
  await light(page).getByLabel('Write and vote for').selectOption('Ines');
  await writeNote(light(page), 'My words');
  await expect(notes(light(page))).toContainText('Ines, written by the host');
  await light(page).getByRole('button', { name: 'One dot more' }).press('Enter');
  await take(page, 'People');
  await expect(dialog(page).getByText('1 vote given')).toBeVisible();
});

test('what is written without a network stays in its field, and goes out when it is back', async ({
  page,
  browser,
}) => {
  const guest = await guestAtLight(browser, page);
  await guest.context().setOffline(true);
  await writeNote(light(guest), 'From the cellar');
  await expect(noteField(light(guest))).toHaveValue('From the cellar');
  await expect(light(guest).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(light(guest).getByText('Not sent yet. It is sent when you')).toBeVisible();
  await guest.context().setOffline(false);
  await expect(notes(light(page))).toContainText('From the cellar');
  await expect(noteField(light(guest))).toHaveCount(0);
});

test('a note that the server refuses stays in its field, also when the page is loaded anew @long', async ({
  page,
  browser,
}) => {
  const guest = await guestAtLight(browser, page);
  await guest.route('**/actions', (route) =>
    route.fulfill({ status: 403, json: { error: 'forbidden', message: 'Not while it is dark.' } }),
  );
  await writeNote(light(guest), 'Worth keeping');
  await expect(light(guest).getByRole('alert')).toHaveText('Not while it is dark.');
  await guest.reload();
  await expect(noteField(light(guest))).toHaveValue('Worth keeping');
  await expect(guest.getByText('Not sent yet: “Worth keeping”')).toBeInViewport();
  await guest.getByRole('button', { name: 'Go to it' }).press('Enter');
  await expect(noteField(light(guest))).toBeFocused();
  await expect(light(guest).getByText('Not sent yet. Press “Add note”')).toBeVisible();
});

test('a guest who types stays where they are, and is taken to a new step otherwise', async ({
  page,
  browser,
}) => {
  const steps = ['Look', 'Tell', 'Choose'].map((title) => ({ minutes: 5, title }));
  const code = await hostAt(page, [CARDS, { kind: 'course', after: 0, steps }]);
  const guest = await guestAt(browser, page, code);
  const field = guest.getByPlaceholder('An idea or a thought');
  await field.fill('Half a th');
  const { y } = (await field.boundingBox()) ?? {};
  const group = randomUUID();
  await actAt(page, code, { kind: 'group', group, name: 'Known' });
  for (const text of ['One', 'Two']) {
    const note = randomUUID();
    await actAt(page, code, { kind: 'note', note, place: WHOLE_TABLE, text });
    await actAt(page, code, { kind: 'sort', note, group });
  }
  await actAt(page, code, { kind: 'go', from: null, to: 0, timed: false });
  const link = guest.getByRole('link', { name: 'New: Step 1 of 3: Look' });
  await expect(link).toBeInViewport();
  await expect(guest.getByRole('list', { name: 'Notes in Known' })).toContainText('Two');
  await expect(field).toBeFocused();
  expect((await field.boundingBox())?.y).toBeCloseTo(y ?? 0, 0);
  await link.press('Enter');
  await expect(link).toHaveCount(0);
  await expect(guest.getByRole('heading', { level: 1 })).toBeInViewport();
  await guest.getByRole('button', { name: 'Ready' }).focus();
  await guest.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(guest.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await actAt(page, code, { kind: 'go', from: 0, to: 1, timed: false });
  await expect(guest.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(guest.getByText('New: ')).toHaveCount(0);
});

test('a closed table can be read by all and changed by nobody @long', async ({ page, browser }) => {
  const guest = await guestAtLight(browser, page);
  await writeNote(light(guest), 'The last word');
  await expect(notes(light(page))).toContainText('The last word');
  await take(page, 'Table');
  await press(page, 'Close the table');
  await press(page, 'Close it for everyone');
  for (const reader of [page, guest]) {
    await expect(
      reader.getByText('This table is closed. You can still read and download it.'),
    ).toBeInViewport();
    const heading = reader.getByRole('heading', { name: 'The record' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(reader.getByRole('article')).toContainText('The last word');
    await expect(dialog(reader)).toHaveCount(0);
    await expect(reader.getByRole('textbox')).toHaveCount(0);
    await expect(reader.getByRole('button', { name: 'Ready' })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: 'Download' })).toBeVisible();
  }
});

test('the host deletes a table for good, after a question', async ({ page }) => {
  const code = await hostAt(page);
  await take(page, 'Table');
  await press(page, 'Delete the table');
  await press(page, 'Delete for good');
  await expect(page).toHaveURL('/mycards');
  expect((await page.request.get(`/api/tables/${code}/events?after=`)).status()).toBe(403);
});

test('whoever leaves can come in again by a name', async ({ page, browser }) => {
  const code = await hostAt(page);
  const guest = await guestAt(browser, page, code);
  await guest.getByRole('button', { name: 'People' }).press('Enter');
  await press(guest, 'Leave the table');
  await expect(guest.getByLabel('Your name')).toBeVisible();
});

test('a wrong code is told before a name is asked, and so is a table that is closed', async ({
  page,
  browser,
}) => {
  await page.goto('/table/nothing');
  await expect(page.getByText('The code of a table has six letters and digits')).toBeVisible();
  const guest = await another(browser, page);
  await guest.goto('/join/C4D7FH');
  await expect(guest.getByRole('heading', { name: 'There is no table C4D7FH' })).toBeVisible();
  await expect(guest.getByLabel('Your name')).toHaveCount(0);
  const code = await hostAt(page, []);
  await actAt(page, code, { kind: 'close' });
  await guest.getByLabel('Table code').fill(code.toLowerCase());
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
  await expect(guest.getByLabel('Your name')).toHaveCount(0);
});

test('those who hear the page are told what happens on the table @long', async ({
  page,
  browser,
}) => {
  const code = await hostAt(page);
  const guest = await guestAt(browser, page, code);
  await putInTheLight(page, one.code);
  const said = guest.getByRole('status').filter({ hasText: 'is on screen.' });
  await expect(said).toContainText(one.title);
});

test('the table has no violation, for its host and its guest, in each state @long', async ({
  page,
  browser,
}) => {
  const code = await hostAt(page);
  const guest = await another(browser, page);
  await guest.goto('/table');
  await expect(guest.getByLabel('Table code')).toBeVisible();
  expect(await violationsOn(guest)).toEqual([]);
  await guest.goto(`/table/${code}`);
  await expect(guest.getByLabel('Your name')).toBeVisible();
  expect(await violationsOn(guest)).toEqual([]);
  await joinAs(guest, code, 'Kim');
  await putInTheLight(page, one.code);
  await writeNote(light(guest), 'A word');
  await light(guest).getByRole('button', { name: 'One dot more' }).press('Enter');
  await guest.getByRole('button', { name: 'Raise hand' }).press('Enter');
  await expect(notes(light(page))).toContainText('A word');
  expect(await violationsOn(guest)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  for (const tool of ['Cards', 'Lead', 'People', 'Table']) {
    await take(page, tool);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await lying(page, two.code).press('Enter');
  expect(await violationsOn(page)).toEqual([]);
  await actAt(page, code, { kind: 'close' });
  for (const reader of [page, guest]) {
    await expect(reader.getByRole('article')).toContainText('A word');
    expect(await violationsOn(reader)).toEqual([]);
  }
});

test('a host who signs in without a connection is told so, and can try again @long', async ({
  page,
  browser,
}) => {
  const code = await hostAt(page);
  const second = await another(browser, page);
  await second.goto(`/table/${code}`);
  const signIn = second.getByRole('button', { name: 'Are you the host? Sign in' });
  await expect(signIn).toBeVisible();
  await second.context().setOffline(true);
  await signIn.click();
  await expect(second.getByRole('alert').filter({ hasText: 'Network error.' })).toBeVisible();
  await second.context().setOffline(false);
  await signIn.click();
  await second.waitForURL(/\/idp\//);
});

test('what asks once more has the focus, and so has its button when nothing came of it', async ({
  page,
}) => {
  await hostAt(page);
  await take(page, 'Table');
  for (const [button, way] of [
    ['Close the table', 'Go on working'],
    ['Delete the table', 'Keep it'],
  ] as const) {
    await press(page, button);
    await expect(dialog(page).getByRole('button', { name: way })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: button })).toBeFocused();
  }
});

test('a table that cannot be deleted is still there, and the reason with it @long', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  const code = await hostAt(page);
  await take(page, 'Table');
  await press(page, 'Delete the table');
  await page.route(`**/api/tables/${code}`, (route) => route.abort());
  await press(page, 'Delete for good');
  await expect(dialog(page).getByText('Network error.')).toBeVisible();
});

test('a note that is changed has the focus in its field, and back on its button @long', async ({
  page,
}) => {
  await hostAt(page);
  await putInTheLight(page, one.code);
  await writeNote(light(page), 'A thought');
  const edit = light(page).getByRole('button', { name: 'Edit' });
  await edit.press('Enter');
  await expect(light(page).getByLabel('Your note')).toBeFocused();
  await light(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();
});

test('a guest who reloads without a network keeps address and table, and goes on with the network', async ({
  browser,
  page,
}) => {
  const code = await hostAt(page);
  const { origin } = new URL(page.url());
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE,
    serviceWorkers: 'allow',
  });
  const guest = await context.newPage();
  await joinAs(guest, code, 'Kim');
  await expect(lying(guest, one.code)).toBeVisible();
  await guest.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await guest.getByLabel('Note for the table').fill('From the tunnel');
  await guest.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(guest.getByText('Not sent yet. It is sent when you')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('You are offline.')).toBeVisible();
  await expect(guest.getByText('Not sent yet. It is sent when you')).toBeVisible();
  await expect(lying(guest, one.code)).toContainText(one.title);
  await expect(guest).toHaveURL(`${origin}/table/${code}`);
  await actAt(page, code, { kind: 'timer', do: 'start', ms: 600_000 });
  await context.setOffline(false);
  await expect(guest.getByRole('timer')).toBeVisible();
  await expect(guest.getByText('You are offline.')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('From the tunnel');
  await expect(guest.getByLabel('Note for the table')).toHaveValue('');
  await context.close();
});

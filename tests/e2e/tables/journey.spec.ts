import { readFile } from 'node:fs/promises';

import {
  another,
  dialog,
  guestAt,
  light,
  notes,
  press,
  take,
  tools,
  writeNote,
} from '#support/browser/at-table.ts';
import { expect, fillSignIn, joinAt, test } from '#support/browser/fixtures.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

const { cards, recipes } = await loadTestDeck();

/** The cards of a recipe, in their order. */
const [recipe] = recipes;
const steps = recipe?.steps.flatMap((step) => ('card' in step ? [step] : [])) ?? [];
const titleOf = (code: string): string => cards.find((card) => card.code === code)?.title ?? code;

const WALL = { width: 1920, height: 1080 };

test('a host, a screen and a guest go through a whole recipe, and the host changes the device', async ({
  page,
  browser,
}) => {
  const person = await joinAt(page, `/resources/${recipe?.slug}`);
  await page.getByRole('button', { name: 'Start a table' }).click();
  await expect(tools(page)).toBeVisible();
  const code = new URL(page.url()).pathname.replace('/table/', '');

  const screen = await another(browser, page, WALL);
  await screen.goto(`/table/${code}/screen`);
  await screen.getByRole('button', { name: 'Show this table here' }).click();
  const onScreen = screen.getByRole('heading', { level: 1 });
  await expect(onScreen).toHaveText('Join this table');

  const guest = await guestAt(browser, page, code);
  await expect(guest.locator('main')).not.toContainText(titleOf(steps[0]?.card ?? ''));

  await take(page, 'Lead');
  await press(page, 'Start with step 1');
  await expect(onScreen).toHaveText('Opening');
  await expect(guest.getByText(recipe?.opening.line ?? 'none')).toBeVisible();
  await dialog(page).getByLabel('Minutes').fill('2');
  await press(page, 'Start timer');
  for (const seen of [guest, screen])
    await expect(seen.getByRole('timer')).toHaveText(/^[12]:\d\d$/);
  await press(page, 'Pause');
  for (const seen of [guest, screen])
    await expect(seen.getByText('Paused', { exact: true })).toBeVisible();
  await press(page, '+1 minute');
  await expect(guest.getByRole('timer')).toHaveText(/^(3:00|2:\d\d)$/);
  await press(page, 'Stop');
  await expect(guest.getByRole('timer')).toHaveCount(0);

  const [first, ...others] = steps;
  await press(page, 'Next step');
  await press(page, `Show ${titleOf(first?.card ?? '')}`);
  for (const seen of [light(guest), onScreen])
    await expect(seen).toContainText(titleOf(first?.card ?? ''));
  await writeNote(light(guest), 'Nobody asked the night shift.');
  await expect(screen.getByText('Nobody asked the night shift.')).toBeVisible();
  await guest.getByRole('button', { name: 'Ready' }).click();
  await expect(screen.getByText('1 ready')).toBeVisible();

  // The phone's battery is empty: the host goes on with another one.
  const second = await another(browser, page);
  await page.goto('about:blank');
  await second.goto(`/table/${code}`);
  await second.getByRole('button', { name: 'It is my table: sign in' }).click();
  await fillSignIn(second, person);
  await expect(notes(light(second))).toContainText('Nobody asked the night shift.');

  for (const step of others) {
    await take(second, 'Lead');
    await press(second, 'Next step');
    await press(second, `Show ${titleOf(step.card)}`);
    await second.keyboard.press('Escape');
    for (const seen of [light(guest), onScreen])
      await expect(seen).toContainText(titleOf(step.card));
    await light(guest).getByRole('button', { name: 'One dot more' }).click();
  }
  await take(second, 'Lead');
  await press(second, 'Next step');
  await expect(onScreen).toHaveText('Debrief');
  await press(second, 'Show votes');
  await expect(onScreen).toHaveText('Votes');
  await expect(light(guest).getByText('Votes:')).toContainText('1 dot');
  await second.keyboard.press('Escape');

  await take(second, 'Table');
  await press(second, 'Close the table');
  await press(second, 'Close it for everybody');
  await expect(guest.getByText('The table is closed. Nothing changes')).toBeVisible();
  const saved = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Markdown' }).click();
  const record = await readFile(await (await saved).path(), 'utf8');
  expect(record).toContain('Nobody asked the night shift.');
  for (const { card } of steps) expect(record).toContain(titleOf(card));
});

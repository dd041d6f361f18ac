import type { Locator, Page } from '@playwright/test';
import QRCode from 'qrcode';

import { expect, joinAnew, memberTest as test } from '#support/browser/fixtures.ts';
import { codelessPictures } from '#support/browser/qr-pictures.ts';
import { drawTable, photographTable } from '#support/browser/table-pictures.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { sample } from '#support/shared/rounds.ts';

const { cards } = await loadTestDeck();

/** The colours of the streams (design/tokens.css). */
const STROKES: Readonly<Record<string, string>> = {
  breakthrough_matrix: 'rgb(242, 84, 45)',
  transformation_voyage: 'rgb(61, 107, 224)',
  mindset_journey: 'rgb(162, 91, 216)',
  serendipity_symphony: 'rgb(245, 185, 46)',
  empathy_nexus: 'rgb(31, 161, 135)',
};

const HD = { width: 1280, height: 720 };

/** So many cards of the deck, from all over it. */
const someCards = (count: number) =>
  cards.filter((_, index) => index % Math.floor(cards.length / count) === 0).slice(0, count);

const linkOf = ({ code }: { readonly code: string }): string =>
  `https://dck.example/browse/${code}`;

const openTable = async (page: Page, path = '/browse'): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Scan code' }).click();
  await page.getByRole('button', { name: 'Whole table' }).click();
};

/** Opens the whole table on the page that is there, and gives it a photo of cards. */
const photographCards = async (page: Page, codes: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Scan code' }).click();
  await page.getByRole('button', { name: 'Whole table' }).click();
  const frame = drawTable(
    codes.map((code) => linkOf({ code })),
    HD,
  );
  await page.getByLabel('Use a picture').setInputFiles(await photographTable(frame));
  await expect(list(page).getByRole('listitem')).toHaveCount(codes.length);
};

const list = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('list', { name: 'Cards on the table' });

/** The codes on the list, in their order there. */
const listed = async (page: Page): Promise<readonly string[]> => {
  const links = await list(page).getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return paths.map((path) => path?.split('/').at(-1) ?? '');
};

const sorted = (codes: readonly string[]): readonly string[] => codes.toSorted();

const codesOf = (some: readonly { readonly code: string }[]): readonly string[] =>
  sorted(some.map(({ code }) => code));

for (const count of sample([24, 12], 2)) {
  test(`${count} cards, turned and tilted, are all listed from one picture @long`, async ({
    openOver,
  }) => {
    const lying = someCards(count);
    const page = await openOver(drawTable(lying.map(linkOf), HD));
    await openTable(page);
    await expect(list(page).getByRole('listitem')).toHaveCount(count);
    expect(sorted(await listed(page))).toEqual(codesOf(lying));
    const [first] = lying;
    await expect(list(page).getByRole('link', { name: first?.title ?? '' })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${count} cards(, new)?: .`))).toBeAttached();
  });
}

test('each code is framed in the colour of its stream, with its title @long', async ({
  openOver,
}) => {
  const lying = someCards(4);
  const page = await openOver(drawTable(lying.map(linkOf), HD));
  await openTable(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  const picture = page
    .getByRole('dialog')
    .locator('svg')
    .filter({ has: page.locator('polygon') });
  for (const { code, stream, title } of lying) {
    // Where a title has no room beside its code, the card's own code stands for it.
    const [word = ''] = title.split(' ');
    await expect(picture.getByText(new RegExp(`^(${word}|${code}$)`)).last()).toBeVisible();
    await expect(picture.locator(`g.${stream} polygon`).last()).toHaveCSS(
      'stroke',
      STROKES[stream] ?? '',
    );
  }
});

test('a table without a code says what to do and lists nothing @long', async ({ openOver }) => {
  const page = await openOver(drawTable([], HD));
  await openTable(page);
  await expect(page.getByText('No code in sight.')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
});

test('codes of no card are counted, not listed @long', async ({ openOver }) => {
  const lying = someCards(2);
  const others = ['https://example.com/menu', 'ZZ9', ' '];
  const page = await openOver(drawTable([...lying.map(linkOf), ...others], HD));
  await openTable(page);
  await expect(page.getByText('3 codes here are no cards of the deck.')).toBeVisible();
  expect(sorted(await listed(page))).toEqual(codesOf(lying));
});

test('what has been found stays while the camera moves on @long', async ({
  openOver,
  withCamera,
}) => {
  const [one, other] = [someCards(6).slice(0, 3), someCards(6).slice(3)];
  const page = await openOver(drawTable(one.map(linkOf), HD));
  await openTable(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await withCamera.camera.showFrame(drawTable(other.map(linkOf), HD));
  // The camera that shows a file reads it anew when it starts.
  await page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await expect(list(page).getByRole('listitem')).toHaveCount(6);
});

test('a hand is made of the cards, but for one that was taken off, by keyboard alone', async ({
  openOver,
}) => {
  const lying = someCards(3);
  const page = await openOver(drawTable(lying.map(linkOf), HD));
  await joinAnew(page, '/browse');
  await openTable(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  const [off = '', ...rest] = await listed(page);
  await page.getByRole('button', { name: `Take ${off} off the list` }).press('Enter');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Name of the hand').fill('Monday');
  await page.getByLabel('Name of the hand').press('Enter');
  await expect(page.getByText('“Monday” is in My Cards.')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'My Cards' }).press('Enter');
  const hand = page.getByRole('listitem').filter({ hasText: 'Monday' });
  for (const code of rest) await expect(hand).toContainText(code);
  await expect(hand).not.toContainText(off);
});

test('the cards of a table come into the hand that is open @long', async ({ page }) => {
  await joinAnew(page, '/mycards');
  await page.getByLabel('Name your first hand').fill('Monday');
  await page.keyboard.press('Enter');
  await page.getByLabel('Card code').fill('B12');
  await page.keyboard.press('Enter');
  await photographCards(page, ['B12', 'T14', 'M14']);
  await page.getByRole('button', { name: 'Add to this hand' }).click();
  await expect(page.getByText('2 cards have come into this hand.')).toBeVisible();
  const hand = page.getByRole('list', { name: 'Cards of Monday' });
  await expect(hand.getByRole('listitem')).toHaveCount(3);
});

test('the cards of a table turn face up on a journey @long', async ({ page }) => {
  await joinAnew(page, '/journeys/Otto');
  await page.getByRole('button', { name: 'Lay it out' }).click();
  const outlines = page.getByRole('listitem').filter({ hasText: 'Not laid yet' });
  await expect(outlines.first()).toBeVisible();
  const all = await outlines.count();
  const codes = await outlines.locator('b').allTextContents();
  await photographCards(page, codes.slice(0, 2));
  await page.getByRole('button', { name: 'Add these cards' }).click();
  await expect(outlines).toHaveCount(all - 2);
});

test('a photo of a table is read for all of its cards @long', async ({ page }) => {
  const lying = someCards(12);
  const texts = [...lying.map(linkOf), 'https://example.com/menu'];
  const frame = drawTable(texts, { width: 2400, height: 1800 });
  await openTable(page);
  await page.getByLabel('Use a picture').setInputFiles(await photographTable(frame));
  await expect(list(page).getByRole('listitem')).toHaveCount(12);
  expect(sorted(await listed(page))).toEqual(codesOf(lying));
  await expect(page.getByRole('img', { name: 'The table that you chose' })).toBeVisible();
  await expect(page.getByText('One code here is no card of the deck.')).toBeVisible();
});

test('pictures of nothing hold no code, also when they are read hard @long', async ({ page }) => {
  await openTable(page);
  for (const picture of await codelessPictures()) {
    await page.getByLabel('Use a picture').setInputFiles(picture);
    await expect(page.getByText('No code was found in this picture.')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('No code was found in this picture.')).toBeHidden();
  }
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
});

test('nothing of the whole table is loaded before its button is pressed @long', async ({
  openOver,
}) => {
  const page = await openOver(drawTable(someCards(1).map(linkOf), HD));
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Scan code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(files.join()).not.toMatch(/WholeTable|whole-table|table-scan|code-reader/);
});

test('of several cards in sight none opens by itself, in neither mode @long', async ({
  openOver,
}) => {
  const page = await openOver(drawTable(someCards(2).map(linkOf), HD));
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Scan code' }).click();
  await expect(page.getByText('Several cards are in sight.')).toBeVisible();
  await page.getByRole('button', { name: 'Whole table' }).press('Enter');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Whole table', pressed: true }).press('Enter');
  await expect(page.getByText('Several cards are in sight.')).toBeVisible();
});

test('the camera gives its largest picture and is released with the dialog @long', async ({
  openOver,
}) => {
  const page = await openOver(drawTable(someCards(2).map(linkOf), HD));
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const take = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await take(constraints);
      Object.assign(window, { last: { constraints, track: stream.getVideoTracks()[0] } });
      return stream;
    };
  });
  await openTable(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  const asked = () =>
    page.evaluate(() => {
      const { last } = window as unknown as {
        last: { constraints: { video: { width: unknown } }; track: MediaStreamTrack };
      };
      return {
        width: last.constraints.video.width,
        given: last.track.getSettings().width,
        state: last.track.readyState,
      };
    });
  expect(await asked()).toEqual({ width: { ideal: 3840 }, given: HD.width, state: 'live' });
  await page.keyboard.press('Escape');
  await expect.poll(asked).toMatchObject({ state: 'ended' });
});

test('a reader that cannot be loaded says so @long', async ({ page, expected }) => {
  expected.push(/ERR_FAILED|could not be loaded|could not be read/);
  await page.route('**/_astro/code-reader.worker.*.js', (route) => route.abort());
  await openTable(page);
  const [card] = someCards(1);
  await page.getByLabel('Use a picture').setInputFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: await QRCode.toBuffer(linkOf(card ?? { code: '' }), { scale: 8 }),
  });
  await expect(page.getByText('The picture could not be read.')).toBeVisible();
});

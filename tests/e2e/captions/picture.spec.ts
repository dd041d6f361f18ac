import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { STREAMS, type Stream } from '#contract/cards.ts';
import {
  artOf,
  CARD_SIZE,
  FORMAT_LAYOUTS,
  cardPicture,
  SIGN,
  type Picture,
  type PictureFormat,
} from '#lib/captions/picture.ts';
import { cut, drawSign, drawStrip, shareOff, type Region } from '#support/captions/drawings.ts';
import { expect, memberTest, test } from '#support/browser/fixtures.ts';
import { violationsOn } from '#support/browser/violations.ts';
import { sample } from '#support/shared/rounds.ts';

const [FIRST_STREAM] = STREAMS;

/** Makes a caption and unfolds the picture. */
const unfold = async (page: Page, choices: Record<string, string> = {}): Promise<void> => {
  await page.goto(`/social?${new URLSearchParams(choices)}`);
  await expect(page.locator('form.caption-form')).not.toHaveAttribute('inert');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('A picture to post').click();
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeVisible();
};

const altTextOn = (page: Page) => page.locator('p', { hasText: 'Alt text:' }).locator('span');

/** Saves the picture in a format, and gives its name and bytes. */
const save = async (page: Page, format: 'Square' | 'Story') => {
  await page.getByRole('radio', { name: format }).check();
  const button = page.getByRole('button', { name: 'Save picture' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

/** Where the art stands below the index, which takes 158 units of the card's height. */
const FROM = 200;
const artRegion = (format: PictureFormat): Region => {
  const { x, y, scale } = FORMAT_LAYOUTS[format].card;
  return {
    left: x,
    top: Math.round(y + FROM * scale),
    width: Math.round(CARD_SIZE.width * scale),
    height: Math.round(185 * scale),
  };
};

/** How much of the art of a saved picture is off from the drawing of another one. */
const artOff = async (bytes: Buffer, format: PictureFormat, picture: Picture): Promise<number> => {
  const region = artRegion(format);
  const expected = await drawStrip(artOf(picture), picture.stream, FROM, region);
  return shareOff(await cut(bytes, region), expected);
};

/** A card of each stream, and of each graphic, with its neighbour in the deck. */
const CARDS = [
  ['B12', 'B21'],
  ['T14', 'T16'],
  ['M14', 'M12'],
  ['S15', 'S13'],
  ['E17', 'E11'],
] as const;

for (const [code, neighbour] of sample(CARDS, 5)) {
  test(`the picture of ${code} has the card's own art and colours, in both formats`, async ({
    page,
  }) => {
    await unfold(page, { card: code });
    const own = cardPicture({ code }, FIRST_STREAM);
    const other = cardPicture({ code: neighbour }, FIRST_STREAM);
    for (const [name, format] of [
      ['Square', 'square'],
      ['Story', 'story'],
    ] as const) {
      const { bytes } = await save(page, name);
      expect(await artOff(bytes, format, own)).toBeLessThan(0.005);
      expect(await artOff(bytes, format, other)).toBeGreaterThan(0.05);
    }
  });
}

test('a picture is saved under the name of its card and format, in the size of the format', async ({
  page,
}) => {
  await unfold(page, { card: 'B12' });
  const sizes: Record<string, string> = {};
  for (const format of ['Square', 'Story'] as const) {
    const { name, bytes } = await save(page, format);
    const { width, height, format: type } = await sharp(bytes).metadata();
    sizes[name] = `${type} ${width} ${height}`;
    await expect(page.getByText(`${name} is in your downloads.`)).toBeVisible();
  }
  expect(sizes).toEqual({
    'dck-B12-square.png': 'png 1080 1080',
    'dck-B12-story.png': 'png 1080 1920',
  });
});

test('without a card the picture is the drawing of a stream, which can be chosen', async ({
  page,
}) => {
  await unfold(page);
  const chosen: Stream = 'mindset_journey';
  const first = await save(page, 'Square');
  expect(await artOff(first.bytes, 'square', cardPicture({}, FIRST_STREAM))).toBeLessThan(0.005);
  await page.getByRole('radio', { name: 'Mindset Journey' }).check();
  const second = await save(page, 'Square');
  expect(second.name).toBe('dck-mindset-journey-square.png');
  expect(await artOff(second.bytes, 'square', cardPicture({}, chosen))).toBeLessThan(0.005);
});

test('the picture follows the card of the form @long', async ({ page }) => {
  await unfold(page, { card: 'T14' });
  await page.getByRole('combobox', { name: 'Which card did you draw?' }).fill('E17');
  await expect(altTextOn(page)).toHaveText(/^Card E17 /);
  const { bytes } = await save(page, 'Square');
  expect(await artOff(bytes, 'square', cardPicture({ code: 'E17' }, FIRST_STREAM))).toBeLessThan(
    0.005,
  );
});

test('a visitor is told nothing of a card but what its code says', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await unfold(page, { card: 'M12' });
  await save(page, 'Square');
  await expect(altTextOn(page)).toHaveText(
    /^Card M12 from the DCK deck\. On it: [^.]+\. Stream: Mindset Journey\.$/,
  );
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

memberTest('a member’s picture has the title and the sign of the kind @long', async ({ page }) => {
  await unfold(page, { card: 'M12' });
  await expect(altTextOn(page)).toHaveText(/“Three hats”.* Kind: Game\.$/);
  const { bytes } = await save(page, 'Square');
  const { x, y, scale } = FORMAT_LAYOUTS.square.card;
  const side = Math.round(SIGN * scale);
  const sign = await drawSign('game', 'mindset_journey', side);
  const none = await drawSign('quote', 'mindset_journey', side);
  // The index is as wide as the code in it: the sign is looked for along its line.
  const offs = await Promise.all(
    Array.from({ length: 90 }, async (_, step) => {
      const region = {
        left: x + 20 + step,
        top: Math.round(y + 92 * scale),
        width: side,
        height: side,
      };
      const pixels = await cut(bytes, region);
      return { game: shareOff(pixels, sign, 140), quote: shareOff(pixels, none, 140) };
    }),
  );
  expect(Math.min(...offs.map(({ game }) => game))).toBeLessThan(0.01);
  expect(Math.min(...offs.map(({ quote }) => quote))).toBeGreaterThan(0.05);
});

test('the longest title stays on its card @long', async ({ page }) => {
  await unfold(page, { card: 'Interdependenciesandtheirconsequences '.repeat(2).trim() });
  const { bytes } = await save(page, 'Square');
  const { x, y, scale } = FORMAT_LAYOUTS.square.card;
  // The margin at the right of the face, 20 units wide, is all paper.
  const margin = await cut(bytes, {
    left: Math.round(x + 475 * scale),
    top: Math.round(y + 460 * scale),
    width: Math.round(20 * scale),
    height: Math.round(190 * scale),
  });
  expect(shareOff(margin, Buffer.alloc(margin.length, margin.subarray(0, 3)), 4)).toBe(0);
});

/** Stands in for the apps of the device, which this browser has none of, and notes what they get. */
const shareWith = (page: Page, answer: 'taken' | 'AbortError' | 'NotAllowedError' | 'no files') =>
  page.addInitScript((name) => {
    navigator.canShare = (data) => name !== 'no files' || !data?.files;
    navigator.share = async ({ files = [], text = '' } = {}) => {
      if (name !== 'taken') throw new DOMException('', name);
      const [file] = files;
      const image = file && (await createImageBitmap(file));
      const got = [file?.name, file?.type, image?.width, image?.height, text];
      document.body.setAttribute('data-shared', JSON.stringify(got));
    };
  }, answer);

/** Puts a text without slots into the editor. */
const write = (page: Page, text: string) =>
  page.getByRole('textbox', { name: /^Caption for/ }).fill(text);

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share with caption' });

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('hands the picture over with the caption, which is copied first', async ({ page }) => {
    await shareWith(page, 'taken');
    await unfold(page, { card: 'B12' });
    await write(page, 'My own words');
    await page.getByRole('radio', { name: 'Story' }).check();
    await shareButton(page).click();
    await expect(page.getByText('Shared. The caption is copied too')).toBeVisible();
    const got = await page.locator('body').getAttribute('data-shared');
    expect(JSON.parse(got ?? '')).toEqual([
      'dck-B12-story.png',
      'image/png',
      1080,
      1920,
      'My own words',
    ]);
    expect(await clipboard(page)).toBe('My own words');
  });

  test('that is cancelled or fails says so, and the caption is copied all the same @long', async ({
    page,
  }) => {
    for (const [answer, words] of [
      ['AbortError', 'Not shared. The caption is copied all the same.'],
      ['NotAllowedError', 'Sharing did not work here. Save the picture'],
    ] as const) {
      await shareWith(page, answer);
      await unfold(page);
      await write(page, 'My own words');
      await shareButton(page).click();
      await expect(page.getByText(words)).toBeVisible();
    }
  });

  test('asks about an open slot first', async ({ page }) => {
    await shareWith(page, 'taken');
    await unfold(page);
    await write(page, 'It made me think of [what it was].');
    await shareButton(page).click();
    await expect(page.getByText('words in brackets, still to fill in')).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-shared');
    await page.getByRole('button', { name: 'Share anyway' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', /\[what it was\]/);
  });

  test('is not offered where the browser hands over no files @long', async ({ page }) => {
    await shareWith(page, 'no files');
    await unfold(page);
    await expect(shareButton(page)).toHaveCount(0);
  });

  test('the alt text is copied in the language of the caption @long', async ({ page }) => {
    await unfold(page, { card: 'B12', language: 'de' });
    await page.getByRole('button', { name: 'Copy alt text' }).click();
    await expect(page.getByText('Alt text copied.')).toBeVisible();
    expect(await clipboard(page)).toMatch(/^Karte B12 aus dem DCK-Deck\. Darauf: /);
  });
});

test('without a connection the panel says so, and comes when it is unfolded again', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await page.route('**/PicturePanel.*', (route) => route.abort());
  await page.goto('/social');
  await expect(page.locator('form.caption-form')).not.toHaveAttribute('inert');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const summary = page.getByText('A picture to post');
  await summary.click();
  await expect(page.getByRole('alert')).toHaveText(/^Network error/);
  await page.unroute('**/PicturePanel.*');
  await summary.click();
  await summary.click();
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeVisible();
});

test('the panel has no violations of accessibility @long', async ({ page }) => {
  await unfold(page);
  expect(await violationsOn(page, 'details')).toEqual([]);
});

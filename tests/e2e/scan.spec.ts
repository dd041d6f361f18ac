import type { Page } from '@playwright/test';

import { expect, memberTest as test } from '#support/fixtures.ts';

const openScanner = async (page: Page): Promise<void> => {
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Scan code' }).click();
};

/** The states of all camera tracks that the page has taken, oldest first. */
const recordTracks = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { cameraTracks: tracks });
    const { mediaDevices } = navigator;
    const take = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await take(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
};

const trackStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(
      ({ readyState }) => readyState,
    ),
  );

for (const [name, text] of [
  ['a bare code', 'B14'],
  ['a link', 'https://dck.example/browse/b14'],
] as const) {
  test(`${name} held to the camera opens its card and closes the dialog`, async ({
    openWithCamera,
  }) => {
    const page = await openWithCamera(text);
    await openScanner(page);
    await expect(page.getByRole('heading', { name: 'Break the quiet rule' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/browse/B14');
  });
}

test('something else held to the camera is told and scanning goes on', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('https://example.com/menu');
  await openScanner(page);
  await expect(page.getByText('This code says “https://example.com/menu”.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the camera is named and released when the dialog closes', async ({ openWithCamera }) => {
  const page = await openWithCamera('https://example.com/menu');
  await recordTracks(page);
  await openScanner(page);
  await expect(page.getByLabel('Camera')).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('Escape closes the dialog, releases the camera and gives the focus back', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('https://example.com/menu');
  await recordTracks(page);
  await openScanner(page);
  await expect(page.getByLabel('Camera')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Scan code' })).toBeFocused();
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('a scanner closed while it starts leaves no camera on', async ({ openWithCamera }) => {
  const page = await openWithCamera('https://example.com/menu');
  await recordTracks(page);
  await openScanner(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Scan code' }).click();
  await expect(page.getByLabel('Camera')).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await trackStates(page)).includes('live')).toBe(false);
});

for (const [problem, sentence] of [
  ['NotAllowedError', /The camera is blocked for this page/],
  ['NotFoundError', /No camera was found on this device/],
  ['NotReadableError', /The camera is in use by another app/],
] as const) {
  test(`${problem} has its own sentence and the typed way stays`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', name));
    }, problem);
    await openScanner(page);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Card code').fill('B14');
    await expect(page.getByRole('heading', { name: 'Break the quiet rule' })).toBeVisible();
  });
}

test('a page that is not secure has its own sentence', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'mediaDevices');
  });
  await openScanner(page);
  await expect(page.getByText(/Browsers give the camera to secure pages only/)).toBeVisible();
});

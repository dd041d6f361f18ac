import type { Page } from '@playwright/test';

import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { sample } from '#support/shared/rounds.ts';

const DECK_CODE = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

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

/** Opens the scanner and waits for its camera; {@link trackStates} then knows its track. */
const openRecorded = async (page: Page): Promise<void> => {
  await recordTracks(page);
  await openScanner(page);
  await expect(page.getByLabel('Camera')).toBeEnabled();
};

const trackStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(
      ({ readyState }) => readyState,
    ),
  );

for (const [name, text] of sample(
  [
    ['a link', 'https://dck.example/browse/b12'],
    ['a bare code', 'B12'],
    ['a code in two parts', 'B 12'],
  ] as const,
  3,
)) {
  test(`${name} held to the camera opens its card and closes the dialog`, async ({
    openWithCamera,
  }) => {
    const page = await openWithCamera(text);
    await openScanner(page);
    await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/browse/B12');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

test('a blank code held to the camera is told and scanning goes on @long', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera(' ');
  await openScanner(page);
  await expect(page.getByText('This code is empty.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByLabel('Camera')).toBeEnabled();
});

test('Escape closes the dialog, releases the camera and gives the focus back', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('https://example.com/menu');
  await openRecorded(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Scan code' })).toBeFocused();
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('a scanner closed while it starts leaves no camera on @long', async ({ openWithCamera }) => {
  const page = await openWithCamera('https://example.com/menu');
  await recordTracks(page);
  await openScanner(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Scan code' }).click();
  await expect(page.getByLabel('Camera')).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => trackStates(page)).not.toContain('live');
});

for (const [problem, sentence] of sample(
  [
    ['NotAllowedError', /The camera is blocked for this page/],
    ['NotFoundError', /No camera was found on this device/],
    ['NotReadableError', /The camera is in use by another app/],
  ] as const,
  3,
)) {
  test(`${problem} has its own sentence and the typed way stays`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', name));
    }, problem);
    await openScanner(page);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Card code').fill('B12');
    await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeVisible();
  });
}

test('without a camera the dialog keeps what works without one @long', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('No.', 'NotFoundError'));
  });
  await openScanner(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('combobox')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Reset' })).toBeHidden();
  await dialog.getByLabel('Card code').fill('zz');
  await dialog.getByLabel('Card code').press('Enter');
  await expect(dialog.getByText('This code says “zz”.')).toBeVisible();
  await dialog.getByLabel('Card code').fill('b 12');
  await dialog.getByLabel('Card code').press('Enter');
  await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeFocused();
});

test('a page that is not secure has its own sentence', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'mediaDevices');
  });
  await openScanner(page);
  await expect(page.getByText(/The camera works on secure pages only/)).toBeVisible();
});

/** What the browser answers when it is asked whether the camera is allowed. */
const answerPermission = async (page: Page, state: PermissionState): Promise<void> => {
  await page.addInitScript((answer) => {
    navigator.permissions.query = () => Promise.resolve({ state: answer } as PermissionStatus);
  }, state);
};

/** Notes whether a text was on the page when the camera was asked for. */
const noteWhenAsked = async (page: Page, text: string): Promise<void> => {
  await page.addInitScript((wanted) => {
    const { mediaDevices } = navigator;
    const take = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) => {
      Object.assign(window, { explained: document.body.innerText.includes(wanted) });
      return take(constraints);
    };
  }, text);
};

test('the camera is explained before the browser asks for it', async ({ openWithCamera }) => {
  const page = await openWithCamera('https://example.com/menu');
  await answerPermission(page, 'prompt');
  await noteWhenAsked(page, 'Your browser is about to ask');
  await openScanner(page);
  await expect(page.getByText('Your browser is about to ask')).toBeVisible();
  await expect(page.getByLabel('Camera')).toBeEnabled();
  await expect(page.getByText('Your browser is about to ask')).toBeHidden();
  expect(await page.evaluate(() => 'explained' in window && window.explained)).toBe(true);
});

test('a camera that is allowed already is not explained @long', async ({ openWithCamera }) => {
  const page = await openWithCamera('https://example.com/menu');
  await answerPermission(page, 'granted');
  await noteWhenAsked(page, 'Your browser is about to ask');
  await openScanner(page);
  await expect(page.getByLabel('Camera')).toBeEnabled();
  expect(await page.evaluate(() => 'explained' in window && window.explained)).toBe(false);
});

test('the camera chosen last is taken again, and forgotten when it is gone @long', async ({
  openWithTwoCameras,
}) => {
  const page = await openWithTwoCameras();
  const choice = page.getByLabel('Camera');
  await openScanner(page);
  await expect(choice).toBeEnabled();
  await choice.selectOption({ label: 'fake_device_1' });
  await expect(choice).toBeEnabled();
  await openScanner(page);
  await expect(choice).toBeEnabled();
  await expect(choice.locator('option:checked')).toHaveText('fake_device_1');

  await page.evaluate(() => localStorage.setItem('cd.camera', 'sold'));
  await openScanner(page);
  await expect(choice).toBeEnabled();
  await expect(choice.locator('option:checked')).toHaveText('fake_device_0');
  expect(await page.evaluate(() => localStorage.getItem('cd.camera'))).toBeNull();
});

test('a camera without light and zoom offers neither, one with them both @long', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('https://example.com/menu');
  await openScanner(page);
  await expect(page.getByLabel('Camera')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Light' })).toBeHidden();
  await expect(page.getByLabel('Zoom')).toBeHidden();

  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    MediaStreamTrack.prototype.getCapabilities = () =>
      ({ torch: true, zoom: { min: 1, max: 4, step: 0.5 } }) as MediaTrackCapabilities;
    MediaStreamTrack.prototype.applyConstraints = (constraints) => {
      asked.push(...(constraints?.advanced ?? []));
      return Promise.resolve();
    };
  });
  await openScanner(page);
  await page.getByRole('button', { name: 'Light' }).click();
  await expect(page.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();
  await page.getByLabel('Zoom').fill('2.5');
  expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toEqual([
    { torch: true },
    { zoom: 2.5 },
  ]);
});

test('in forced colours a light that is on looks unlike one that is off @long', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('https://example.com/menu');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
    MediaStreamTrack.prototype.applyConstraints = () => Promise.resolve();
  });
  await openScanner(page);
  const light = page.getByRole('button', { name: 'Light' });
  const ground = () => light.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(light).toBeVisible();
  const off = await ground();
  await light.click();
  await expect(page.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();
  await expect.poll(ground).not.toBe(off);
});

test('a long name of a camera stays in its box @long', async ({ openWithCamera }) => {
  const page = await openWithCamera('https://example.com/menu');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const label = 'Integrated ultra wide camera with a very long name (Rear, 4K)';
    Object.defineProperty(InputDeviceInfo.prototype, 'label', { get: () => label });
    Object.defineProperty(MediaDeviceInfo.prototype, 'label', { get: () => label });
  });
  await openScanner(page);
  const choice = page.getByLabel('Camera');
  await expect(choice).toBeEnabled();
  const [select, dialog] = await Promise.all([
    choice.boundingBox(),
    page.getByRole('dialog').boundingBox(),
  ]);
  const right = (box: typeof select): number => (box?.x ?? 0) + (box?.width ?? 0);
  expect(right(select)).toBeLessThan(right(dialog));
  await expect(choice).toHaveCSS('text-overflow', 'ellipsis');
});

test('the camera is released while the tab is hidden and taken up again after @long', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('https://example.com/menu');
  await openRecorded(page);
  const turn = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await turn(true);
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
  await turn(false);
  await expect.poll(() => trackStates(page)).toEqual(['ended', 'live']);
});

test('every pixel of the camera is read on a small screen too @long', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('https://example.com/menu');
  await page.setViewportSize({ width: 360, height: 740 });
  await openScanner(page);
  await expect(page.getByText('This code says')).toBeVisible();
  const measure = () =>
    page.evaluate(() => {
      const heightOf = (selector: string) =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
      return {
        read: document.querySelector<HTMLCanvasElement>('.scan-view canvas')?.width,
        overhang: heightOf('.scan-view video') - heightOf('.scan-frame'),
      };
    });
  // A code may be read before the picture has been scaled to its frame for the first time.
  await expect.poll(measure).toEqual({ read: 640, overhang: 0 });
});

test('a code that is read is felt and announced @long', async ({ openWithCamera }) => {
  const page = await openWithCamera('B12');
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
  });
  await openScanner(page);
  await expect(page.getByText('The code has been read.')).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)).toEqual([60]);
});

test('a deck code held to the card scanner leads to its registration @long', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera(`https://dck.example/r/${DECK_CODE}`);
  await openScanner(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This is a deck code. Register your deck?')).toBeVisible();
  await dialog.getByRole('link', { name: 'Register your deck' }).click();
  await expect(page).toHaveURL(`/registration/${DECK_CODE}`);
});

test('a scanner that cannot be loaded says so and leaves the typed way @long', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED|could not be loaded/);
  await page.route('**/_astro/ScanDialog.*.js', (route) => route.abort());
  await openScanner(page);
  await expect(page.getByText('The scanner could not be loaded.')).toBeVisible();
  await page.getByLabel('Card code').fill('B12');
  await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeVisible();
});

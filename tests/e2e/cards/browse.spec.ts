import type { Page, Response } from '@playwright/test';

import {
  expect,
  joinAt,
  memberTest as test,
  test as visitorTest,
} from '#support/browser/fixtures.ts';
import { deck } from '#support/browser/reading.ts';

const DECK_CODE = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

const codeField = (page: Page) => page.getByLabel('Card code');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const gridLinks = (page: Page) => page.getByRole('region', { name: 'The deck' }).getByRole('link');

/** A visit whose deck is loaded, and hydrated: before that, a link leads to another document. */
const browse = async (page: Page, path = '/browse'): Promise<void> => {
  await page.goto(path);
  await expect(page.getByText(/of 24 cards/)).toBeVisible();
  await expect(page.locator('search:not([inert])')).toBeAttached();
};

/** The cards that the page asks the server for from here on, in their order. */
const cardsAskedFor = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/cards')) asked.push(pathname);
  });
  return asked;
};

test.describe('typing a code', () => {
  test('shows the card with its stream, category and fields', async ({ page }) => {
    await browse(page);
    await codeField(page).fill('b12');
    const card = page.getByRole('article', { name: 'Open the locked drawer' });
    await expect(card.getByText('Stream: Breakthrough Matrix')).toBeVisible();
    await expect(card.getByText('Category: Challenge')).toBeVisible();
    for (const name of ['Identify', 'Context', 'Consequence']) {
      await expect(card.getByRole('heading', { name })).toBeVisible();
    }
    expect(new URL(page.url()).pathname).toBe('/browse/B12');
  });

  test('of no card says so and leaves the field usable', async ({ page, expected }) => {
    expected.push(/404/);
    await browse(page);
    await codeField(page).fill('XYZ');
    await expect(page.getByText('No card with the code XYZ.')).toBeVisible();
    await codeField(page).fill('T14');
    await expect(heading(page, 'The plan is old')).toBeVisible();
  });

  test('that looks like a card’s offers that card', async ({ page, expected }) => {
    expected.push(/404/);
    await browse(page);
    await codeField(page).fill('BI2');
    const offer = page.getByRole('button', { name: 'Did you mean B12, Open the locked drawer?' });
    await offer.click();
    await expect(page.getByRole('article', { name: 'Open the locked drawer' })).toBeVisible();
  });

  test('that is not three letters or digits asks the server nothing', async ({
    page,
    expected,
  }) => {
    expected.push(/404/);
    await browse(page);
    const asked = cardsAskedFor(page);
    await codeField(page).fill('B-4');
    await codeField(page).press('Enter');
    await expect(page.getByText('“B-4” is not a card code.')).toBeVisible();
    await codeField(page).fill('XYZ');
    await expect(page.getByText('No card with the code XYZ.')).toBeVisible();
    expect(asked).toEqual(['/api/cards/XYZ']);
  });

  test('of a deck, or the link on its box, leads to its registration and looks no card up @long', async ({
    page,
    expected,
  }) => {
    expected.push(/404/);
    await browse(page);
    const asked = cardsAskedFor(page);
    for (const text of [DECK_CODE.toLowerCase(), `https://dck.example/r/${DECK_CODE}`]) {
      await codeField(page).fill(text);
      await expect(page.getByText('This is a deck code. Register your deck?'), text).toBeVisible();
      await codeField(page).press('Enter');
      await expect(page.getByRole('link', { name: 'Register your deck' })).toHaveAttribute(
        'href',
        `/registration/${DECK_CODE}`,
      );
      await codeField(page).fill('XYZ');
      await expect(page.getByText('No card with the code XYZ.')).toBeVisible();
    }
    expect(new Set(asked)).toEqual(new Set(['/api/cards/XYZ']));
  });

  test('with a blank or a hyphen in it opens the card as well', async ({ page }) => {
    await browse(page);
    await codeField(page).fill('b 12');
    await expect(heading(page, 'Open the locked drawer')).toBeVisible();
    await codeField(page).fill('T-14');
    await expect(heading(page, 'The plan is old')).toBeVisible();
  });

  test('gives the focus to the title, which is the page’s only first heading @long', async ({
    page,
  }) => {
    await browse(page);
    await codeField(page).fill('B12');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Open the locked drawer');
    await expect(title).toBeFocused();
  });

  test('and going Back shows the grid, whatever cards came after @long', async ({ page }) => {
    await browse(page);
    await codeField(page).fill('B12');
    await expect(heading(page, 'Open the locked drawer')).toBeVisible();
    await codeField(page).fill('T14');
    await expect(heading(page, 'The plan is old')).toBeVisible();
    await page.goBack();
    await expect(gridLinks(page)).toHaveCount(24);
  });
});

test.describe('the grid', () => {
  test('filters by word, stream and category', async ({ page }) => {
    await browse(page);
    await page.getByLabel('Stream').selectOption('empathy_nexus');
    await page.getByLabel('Category').selectOption('quote');
    await expect(gridLinks(page)).toHaveCount(2);
    await page.getByLabel('Search the deck').fill('shoes');
    await expect(gridLinks(page)).toHaveCount(1);
  });

  test('is restored by its link', async ({ page }) => {
    await browse(page, '/browse?stream=empathy_nexus&category=quote&q=shoes');
    await expect(gridLinks(page)).toHaveCount(1);
    await expect(page.getByLabel('Search the deck')).toHaveValue('shoes');
  });

  test('is where it was left after Back from a card @long', async ({ page }) => {
    await browse(page);
    await gridLinks(page).nth(20).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    await gridLinks(page).nth(20).click();
    await expect(page.getByRole('button', { name: 'All cards' })).toBeVisible();
    await page.goBack();
    await expect(gridLinks(page)).toHaveCount(24);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    expect(left).toBeGreaterThan(500);
  });

  test('is where it was left after All cards, and the card’s tile has the focus @long', async ({
    page,
  }) => {
    await browse(page);
    await gridLinks(page).nth(20).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    await gridLinks(page).nth(20).click();
    await page.getByRole('button', { name: /^Next card/ }).click();
    await page.getByRole('button', { name: 'All cards' }).click();
    await expect(gridLinks(page).nth(21)).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    expect(left).toBeGreaterThan(500);
  });

  test('shows the line in which a misspelt word was found', async ({ page }) => {
    await browse(page);
    await page.getByLabel('Search the deck').fill('custommer');
    const grid = page.getByRole('region', { name: 'The deck' });
    await expect(grid.locator('mark').first()).toHaveText(/^customers?$/i);
  });

  test('cuts no choice of its filters on a phone or a tablet @long', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await browse(page);
    const cutOff: string[] = [];
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [label, longest] of [
        ['Stream', 'Transformation Voyage'],
        ['Category', 'Leadership'],
        ['Time', 'Up to 90 minutes'],
        ['People', 'Two people'],
        ['When', 'This quarter'],
      ] as const) {
        await page.getByLabel(label).selectOption(longest);
        const room = await page.getByLabel(label).evaluate((select, text) => {
          const style = getComputedStyle(select);
          const pen = new OffscreenCanvas(1, 1).getContext('2d');
          if (pen) pen.font = style.font;
          const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
          return select.clientWidth - sides - (pen?.measureText(text).width ?? Infinity);
        }, longest);
        if (room < 0) cutOff.push(`${label}, ${width} wide`);
      }
    }
    expect(cutOff).toEqual([]);
  });

  test('without a match offers the whole deck @long', async ({ page }) => {
    await browse(page);
    await page.getByLabel('Search the deck').fill('zzzzzz');
    await page.getByRole('button', { name: 'Show all cards' }).click();
    await expect(gridLinks(page)).toHaveCount(24);
  });
});

test.describe('the grid of a thousand cards', () => {
  const many = Array.from({ length: 1000 }, (_, number) => ({
    ...deck.cards[number % deck.cards.length],
    code: number.toString(36).toUpperCase().padStart(3, '0'),
  }));
  const tileOf = (page: Page, number: number) =>
    page.locator(`a[href="/browse/${many[number]?.code}"]`);

  test.beforeEach(async ({ page }) => {
    await page.route('**/api/cards', (route) => route.fulfill({ json: many }));
    await page.goto('/browse');
    await expect(page.getByText('1000 of 1000 cards')).toBeVisible();
    await expect(gridLinks(page).first()).toBeVisible();
  });

  const goHalfWay = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const list = document.querySelector('[aria-label="The deck"] ul');
      const { top = 0, height = 0 } = list?.getBoundingClientRect() ?? {};
      scrollTo({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
    });

  test('draws what is in sight, each with its place in the list', async ({ page }) => {
    expect(await gridLinks(page).count()).toBeLessThan(100);
    await goHalfWay(page);
    const entry = page.getByRole('listitem').filter({ has: tileOf(page, 500) });
    await expect(entry).toBeInViewport();
    await expect(entry).toHaveAttribute('aria-posinset', '501');
    await expect(entry).toHaveAttribute('aria-setsize', '1000');
    expect(await gridLinks(page).count()).toBeLessThan(100);
  });

  test('is where it was left, and Tab leads on from its tile wherever the page is', async ({
    page,
  }) => {
    await goHalfWay(page);
    await tileOf(page, 500).focus();
    const left = await page.evaluate(() => Math.round(scrollY));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'All cards' }).click();
    await expect(tileOf(page, 500)).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(gridLinks(page).first()).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(tileOf(page, 501)).toBeFocused();
    await expect(tileOf(page, 501)).toBeInViewport();
  });
});

test.describe('an open card', () => {
  test('grows out of its tile @long', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await browse(page);
    const places = page.evaluate(
      () =>
        new Promise<{ lay: DOMRect; came: DOMRect }>((resolve) => {
          // Held at its beginning, where it would lie between two frames, and never seen to end.
          const held = new CSSStyleSheet();
          held.replaceSync('.deck-card { animation-play-state: paused !important }');
          document.adoptedStyleSheets.push(held);
          const placeOf = (element: unknown): DOMRect =>
            element instanceof Element ? element.getBoundingClientRect() : new DOMRect();
          let lay = new DOMRect();
          const note = ({ target }: Event): void => {
            const link = target instanceof Element && target.closest('a');
            lay = placeOf(link && link.querySelector('.deck-card'));
          };
          document.addEventListener('click', note, { capture: true, once: true });
          document.addEventListener('animationstart', ({ target, animationName }) => {
            if (animationName === 'arrive') resolve({ lay, came: placeOf(target) });
          });
        }),
    );
    // By key: the pointer would lift the tile.
    await gridLinks(page).nth(1).press('Enter');
    const { lay, came } = await places;
    expect(lay.width).toBeGreaterThan(0);
    expect(came.x).toBeCloseTo(lay.x, 0);
    expect(came.y).toBeCloseTo(lay.y, 0);
    expect(came.width).toBeCloseTo(lay.width, 0);
  });

  test('leads to its neighbours by arrow key, but not while typing @long', async ({ page }) => {
    await browse(page);
    await gridLinks(page).first().click();
    await expect(heading(page, 'Open the locked drawer')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/browse\/B17$/);
    await expect(heading(page, 'Open the locked drawer')).toBeHidden();
    await codeField(page).press('ArrowLeft');
    await expect(page).toHaveURL(/\/browse\/B17$/);
    await page.getByRole('button', { name: 'All cards' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/\/browse\/B12$/);
  });
});

test('in forced colours cards have an edge, in the grid and open @long', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, face] of [
    ['/browse', 'main li .deck-card'],
    ['/browse/B12', '.open-card .deck-card'],
  ] as const) {
    await page.goto(path);
    const edge = page.locator(face).first();
    await expect(edge).toBeVisible();
    expect(await edge.evaluate((card) => getComputedStyle(card).outlineColor), path).toMatch(
      /^rgb\(/,
    );
  }
});

test('before the script has come the page has the places of what it will show @long', async ({
  page,
}) => {
  for (const [path, shown, hidden] of [
    ['/browse', '[aria-label="Loading the deck"]', '.open-card'],
    ['/browse/B12', '.open-card', '[aria-label="Loading the deck"]'],
  ] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(/\/_astro\/[^/]*\.js$|\/api\/cards/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(shown), path).toBeVisible();
    await expect(page.locator(hidden), path).toBeHidden();
    release(undefined);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('placeholders have a contrast of 4.5:1 in both themes @long', async ({ page }) => {
  for (const theme of ['garden', 'dark']) {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await browse(page);
    const ratios = await page.locator('input[placeholder]').evaluateAll((fields) => {
      // Drawn, so that every notation of a colour is read as the screen shows it.
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const luminance = (...colours: string[]): number => {
        for (const colour of colours) {
          if (pen) pen.fillStyle = colour;
          pen?.fillRect(0, 0, 1, 1);
        }
        const [r = 0, g = 0, b = 0] = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].map(
          (value) =>
            value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return fields.map((field) => {
        const ground = getComputedStyle(field).backgroundColor;
        const { color, opacity } = getComputedStyle(field, '::placeholder');
        const [dark = 0, light = 0] = [luminance(ground), luminance(ground, color)].toSorted(
          (one, other) => one - other,
        );
        return opacity === '1' ? (light + 0.05) / (dark + 0.05) : 0;
      });
    });
    expect(ratios).toHaveLength(2);
    expect(Math.min(...ratios), theme).toBeGreaterThanOrEqual(4.5);
  }
});

test.describe('a deck this browser knows', () => {
  test('is read offline @long', async ({ page, expected }) => {
    expected.push(/ERR_FAILED/, /could not be loaded: network/);
    await browse(page);
    // The page shows the deck before its scripts remember it.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cd.personal.cards')))
      .toContain('T14');
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/browse/T14');
    await expect(heading(page, 'The plan is old')).toBeVisible();
  });

  // An account of its own: a sign-out would end the session of other tests with the same account.
  visitorTest('is forgotten at sign-out', async ({ page }) => {
    await joinAt(page, '/browse');
    await expect(page.getByText(/of 24 cards/)).toBeVisible();
    await page.goto('/logout');
    await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key.startsWith('cd.personal.'))).toEqual([]);
  });

  test('is loaded anew where its storage is damaged @long', async ({ page }) => {
    await browse(page);
    await page.evaluate(() => localStorage.setItem('cd.personal.cards', '[{"code":7}]'));
    await page.reload();
    await expect(gridLinks(page)).toHaveCount(24);
  });

  test('gives up a card that has vanished from it @long', async ({ page }) => {
    await browse(page);
    await page.route('**/api/cards', async (route) => {
      const cards: { code: string }[] = await (await route.fetch()).json();
      await route.fulfill({ json: cards.filter(({ code }) => code !== 'B12') });
    });
    await page.goto('/browse/B12');
    await expect(page.getByText('The card B12 is no longer in the deck.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all cards' }).click();
    await expect(gridLinks(page)).toHaveCount(23);
  });
});

test('a failing network leaves the code field usable and can be tried again', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/, /could not be loaded: network/);
  const card = /\/api\/cards\/B12$/;
  await page.route(/\/api\/cards$/, (route) => route.abort());
  await page.route(card, (route) => route.abort());
  await page.goto('/browse');
  await codeField(page).fill('B12');
  await expect(page.getByRole('region', { name: 'The deck' })).toBeHidden();
  await expect(page.getByRole('alert')).toContainText(
    'Network error. Check your connection and try again.',
  );
  // The list goes on failing: once it loads, the page shows the card without the button.
  await page.unroute(card);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Open the locked drawer')).toBeVisible();
});

test('a code typed before the page comes alive opens its card @long', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/browse', { waitUntil: 'commit' });
  await codeField(page).fill('b12');
  release(undefined);
  await expect(heading(page, 'Open the locked drawer')).toBeVisible();
});

test('an open card loads at most 121 kB of script, and nothing of the scanner', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const synced = page.waitForResponse('**/api/my');
  await page.goto('/browse/B12');
  await expect(heading(page, 'Open the locked drawer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CONNECT YOUR DECK' })).toBeVisible();
  await expect(page.getByLabel('Note')).toBeVisible();
  await synced;
  const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
  const encodings = await Promise.all(
    scripts.map((response) => response.headerValue('content-encoding')),
  );
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(
    121_000,
  );
  expect(encodings).toContain('br');
  expect(scripts.map((response) => response.url()).join()).not.toMatch(
    /camera\.|decoder|picture\.browser/,
  );
});

test('a slow card shows a progress bar @long', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/browse/B12');
  await expect(page.getByRole('progressbar', { name: 'Loading the card' })).toBeVisible();
  release(undefined);
  await expect(heading(page, 'Open the locked drawer')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('a card of an unknown category shows all its fields @long', async ({ page }) => {
  const card = {
    code: 'QQ7',
    title: 'Odd',
    category: 'riddle',
    stream: 'unknown_stream',
    clue: 'Look up.',
  };
  await page.route('**/api/cards/QQ7', (route) => route.fulfill({ json: card }));
  await page.route('**/api/cards', async (route) => {
    const cards: unknown[] = await (await route.fetch()).json();
    await route.fulfill({ json: [...cards, card] });
  });
  await page.goto('/browse');
  await expect(page.getByText(/of 25 cards/)).toBeVisible();
  await codeField(page).fill('QQ7');
  await expect(heading(page, 'Clue')).toBeVisible();
  await expect(page.getByText('Look up.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a card is read without scrolling sideways', async ({ page }) => {
    await page.goto('/browse/B12');
    await expect(heading(page, 'Open the locked drawer')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

import type { Page } from '@playwright/test';

import { MOOD_COLORS, MOODS, THEME_COLORS } from '#lib/shell/theme.ts';
import { expect, memberTest, test } from '#support/browser/fixtures.ts';
import { sample } from '#support/shared/rounds.ts';

test.describe('the landing page', () => {
  for (const mood of sample(MOODS, 4)) {
    test(`takes the mood ${mood} from its address`, async ({ page }) => {
      await page.goto(`/?theme=${mood}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mood);
      await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
        'content',
        MOOD_COLORS[mood],
      );
    });
  }

  test('only logs a mood that it does not know @long', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('neon'));
    await page.goto('/?theme=neon');
    expect((await logged).type()).toBe('info');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'garden');
  });

  test('shows one of the five graphics @long', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.ground use').filter({ visible: true })).toHaveCount(1);
  });

  test('asks for scripts, face and pictures after its first paint', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html:not([data-late])')).toBeAttached();
    await page
      .getByRole('heading', { name: 'What an afternoon can start' })
      .scrollIntoViewIfNeeded();
    const asked = () =>
      page.evaluate(() => {
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        const entries = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /_astro|fonts/.test(name));
        const kinds = new Set(entries.map(({ name }) => name.replace(/.*\./, '')));
        return {
          kinds: [...kinds].toSorted(),
          early: entries.filter(({ startTime }) => startTime < (painted?.startTime ?? Infinity))
            .length,
        };
      });
    await expect.poll(asked).toEqual({ kinds: ['avif', 'js', 'woff2'], early: 0 });
  });

  test('shows its sections one frame after the other', async ({ page }) => {
    await page.addInitScript(() => {
      const frames: number[] = [];
      let frame = 0;
      const count = (): void => {
        frame += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      new MutationObserver((changes) => frames.push(...changes.map(() => frame))).observe(
        document,
        {
          subtree: true,
          attributeFilter: ['data-shown'],
        },
      );
      Object.assign(globalThis, { framesOfSections: frames });
    });
    await page.goto('/');
    await expect(page.locator('html:not([data-late])')).toBeAttached();
    const frames = await page.evaluate(
      () => Reflect.get(globalThis, 'framesOfSections') as unknown as number[],
    );
    await expect(page.locator('main > section')).toHaveCount(frames.length);
    expect(new Set(frames).size).toBe(frames.length);
  });

  test('scrolls to a text below the fold that a search engine links to', async ({ page }) => {
    await page.goto('/#:~:text=What%20an%20afternoon');
    await expect(
      page.getByRole('heading', { name: 'What an afternoon can start' }),
    ).toBeInViewport();
  });

  test('says in one line what DCK is, in sight on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const line = page.getByText('A box of cards for new ideas', { exact: true });
    await expect(line).toBeInViewport({ ratio: 1 });
    expect(
      await line.evaluate((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return range.getClientRects().length;
      }),
    ).toBe(1);
  });

  test('fits a phone on its side: card, words and both doors', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/');
    await expect(page.locator('.login')).toBeInViewport({ ratio: 1 });
  });

  memberTest('offers a member the app', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Sign in' });
    await expect(card.getByRole('link')).toHaveText(['Open the app']);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/dash$/);
  });

  test('has the words and the two ways in', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Home | DCK Companion App');
    const card = page.getByRole('region', { name: 'Sign in' });
    await expect(card).toContainText(
      'Welcome innovators. First step towards growth is already done! Sign in or create a new account to use the free companion app.',
    );
    await expect(card.getByRole('link')).toHaveText(['I have an account', 'Sign Up']);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons of the landing page are links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'I have an account' }).click();
    await expect(page).toHaveURL(/\/dash$/);
  });

  test('a question opens', async ({ page }) => {
    await page.goto('/faq');
    await page.getByText('What does the app cost?').click();
    await expect(page.getByText('Nothing. The app is free')).toBeVisible();
  });
});

test.describe('the questions page', () => {
  test('opens the question of its address', async ({ page }) => {
    await page.goto('/faq#what-does-it-cost');
    await expect(page.getByText('Nothing. The app is free')).toBeVisible();
  });

  test('puts an opened question into its address', async ({ page }) => {
    await page.goto('/faq');
    await page.getByText('What does the app cost?').click();
    await expect(page).toHaveURL(/#what-does-it-cost$/);
  });
});

test.describe('the end of an open page', () => {
  const paths = ['/faq', '/about', '/showcase', '/showcase/rain-coat', '/social'];
  const end = (page: Page) => page.getByRole('complementary', { name: 'What next' });

  for (const path of sample(paths, 5)) {
    test(`invites a visitor of ${path} to make an account`, async ({ page }) => {
      await page.goto(path);
      await expect(end(page)).toContainText('Make a free account and');
      await end(page).getByRole('link', { name: 'Sign up' }).click();
      await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
    });
  }

  memberTest('gives a member a next step instead @long', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(end(page).getByRole('link')).toHaveText(/^(Browse DCK|Draw a card)$/);
    }
  });
});

test.describe('the theme', () => {
  test('is switched, reaches the browser’s bars, and is remembered', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
      'content',
      THEME_COLORS.dark,
    );
  });

  test('is remembered where the page is left before it is shown', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about');
    await page.evaluate(() => void Object.assign(window, { requestAnimationFrame: () => 0 }));
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  memberTest('is switched on a guarded page without a new load of it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/tools');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
    await page.evaluate(() => void Object.assign(window, { same: true }));
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // By the time of an answer a page that loads anew is another one.
    const isSame = page.evaluate(() => fetch('/healthz').then(() => 'same' in window));
    expect(await isSame).toBe(true);
  });

  test('follows the system on the first visit', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('the drawer on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens, holds the focus, and Escape gives it back', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('closes on a link', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
  });

  test('shows a visitor every way there is', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.locator('li a:visible')).toHaveText([
      'Home',
      'Join a table',
      'Showcase',
      'FAQ',
      'About',
      'Social',
      'Sign in',
      'Sign up',
    ]);
    await expect(page.getByRole('heading', { name: 'Application' })).toBeHidden();
  });
});

test.describe('the drawer on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('stands beside the page and marks it', async ({ page }) => {
    await page.goto('/about');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  });

  memberTest('shows a signed-in person the application and the way out', async ({ page }) => {
    await page.goto('/mycards');
    const links = page.getByRole('navigation', { name: 'Main' }).locator('li a:visible');
    await expect(links).toHaveText([
      'Dashboard',
      'Browse DCK',
      'Our Journeys',
      'Articles',
      'Exercises and Games',
      'Recipes',
      'Tables',
      'My Cards',
      'Showcase',
      'FAQ',
      'About',
      'Social',
      'Settings',
      'Logout',
    ]);
  });

  test('leads to sign in and to sign up', async ({ page }) => {
    for (const name of ['Sign in', 'Sign up']) {
      await page.goto('/faq');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });
});

test.describe('the pages whose content is still to come', () => {
  memberTest('say so to a signed-in person', async ({ page }) => {
    for (const [path, title, subtitle] of [
      ['/shop', 'Shop', 'Subtitle'],
      ['/tools', 'Tools', 'A list of ai-supported tools that help innovators.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(subtitle);
    }
  });

  test('are closed to visitors', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test('a program that only knows favicon.ico gets an icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  // The head of an icon file with one picture.
  expect([...(await answer.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
});

test('an unknown case leads to the landing page', async ({ page, baseURL }) => {
  await page.goto('/showcase/nothing');
  expect(page.url()).toBe(`${baseURL}/`);
});

test('a browser without speculation rules fetches ahead what the rules would let it @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/about');
  const asked = ['/logout', '/auth?code=x', '/idp/login', '/faq'];
  await page.evaluate((paths) => {
    for (const path of paths) {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
      link.remove();
    }
  }, asked);
  const ahead = await page.locator('link[rel=prefetch]').evaluateAll((hints) =>
    hints.map((hint) => {
      const { pathname, search } = new URL((hint as HTMLLinkElement).href);
      return pathname + search;
    }),
  );
  // The pointer itself may rest on another link of the page.
  expect(ahead.filter((path) => asked.includes(path))).toEqual(['/faq']);
});

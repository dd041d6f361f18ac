import type { Page } from '@playwright/test';

import { expect, memberTest, test } from '#support/browser/fixtures.ts';

/** Opens the page and waits until its script has hydrated it. */
const open = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/social${query}`);
  await expect(page.locator('form.caption-form')).not.toHaveAttribute('inert');
};

const groupOf = (page: Page, name: string) => page.getByRole('radiogroup', { name });

const callsOf = (page: Page) => page.getByRole('group', { name: 'Call to action' });

const captionOf = (page: Page) => page.getByRole('textbox', { name: /^Caption for/ });

/** The calls that are on, by their values. */
const chosenCalls = (page: Page): Promise<string[]> =>
  callsOf(page)
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

const generate = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(captionOf(page)).toBeVisible();
  return captionOf(page).inputValue();
};

const cardOf = (page: Page) => page.getByRole('combobox', { name: 'Which card did you draw?' });

const copyOf = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true });

const WRITTEN = 'A sentence of my own';

const SLOTS = 'I drew [the card I drew], and thought of [what came to mind].';

/** The characters that are selected in the caption. */
const selectedIn = (page: Page): Promise<string> =>
  captionOf(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );

test('a visitor finds the heading and the defaults of the form', async ({ page }) => {
  await open(page);
  await expect(
    page.getByRole('heading', { name: 'Thanks for stopping by! Share your first impression' }),
  ).toBeVisible();
  for (const [group, choice] of [
    ['Platform', 'Instagram'],
    ['Language', 'English'],
    ['Intent', 'Unboxing'],
    ['Tone', 'Warm and friendly'],
  ] as const) {
    await expect(groupOf(page, group).getByRole('radio', { name: choice })).toBeChecked();
  }
  expect(await chosenCalls(page)).toEqual(['follow-profile']);
});

test('Generate shows a caption from the server', async ({ page }) => {
  await open(page);
  await expect(copyOf(page)).toBeDisabled();
  expect(await generate(page)).toMatch(/DCK[^]*@dck\.cards\n\n(#\w+ ?){5}$/);
});

test('a slow answer shows Generating… @long', async ({ page }) => {
  await open(page);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/thanks/social', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Generating…')).toBeVisible();
  release(undefined);
  await expect(page.getByText('Generating…')).toBeHidden();
});

test.describe('the calls to action', () => {
  test('follow a change of the platform, and None clears the others', async ({ page }) => {
    await open(page, '?cta=none');
    await callsOf(page).getByRole('checkbox', { name: 'Follow' }).check();
    await callsOf(page).getByRole('checkbox', { name: 'Save the post' }).check();
    await groupOf(page, 'Platform').getByRole('radio', { name: 'LinkedIn' }).check();
    expect(await chosenCalls(page)).toEqual(['follow-profile']);
    await expect(callsOf(page).getByRole('checkbox', { name: 'Save the post' })).toHaveCount(0);
    await expect(
      callsOf(page).getByRole('checkbox', { name: 'Share with the team' }),
    ).toBeVisible();
    await callsOf(page).getByRole('checkbox', { name: 'None' }).check();
    expect(await chosenCalls(page)).toEqual(['none']);
  });
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('Copy copies the caption as it was edited, and says so', async ({ page }) => {
    await open(page);
    await generate(page);
    await captionOf(page).fill(WRITTEN);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied. Paste it into your post.')).toBeVisible();
    expect(await clipboard(page)).toBe(WRITTEN);
  });

  test('Share copies first and says why', async ({ page }) => {
    await page.addInitScript(() => {
      // This browser has no sharing of its own on every system that runs the tests.
      navigator.share = async ({ text } = {}) =>
        document.body.setAttribute('data-shared', text ?? '');
    });
    await open(page);
    await generate(page);
    await captionOf(page).fill(WRITTEN);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Instagram takes no text from other apps')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-shared', WRITTEN);
    expect(await clipboard(page)).toBe(WRITTEN);
  });

  test('the link to the choices opens them elsewhere', async ({ page }) => {
    await open(page, '?platform=linkedin&language=de&tone=enthusiastic');
    await cardOf(page).fill('Ask twice');
    await page.getByRole('button', { name: 'Copy link to these settings' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(new URL(await clipboard(page)).search).toBe(
      '?platform=linkedin&language=de&intent=unboxing-wow&tone=enthusiastic&cta=follow-profile&card=Ask+twice',
    );
  });

  test('Copy asks while a slot is open, leads to it, and copies anyway', async ({ page }) => {
    await open(page);
    await generate(page);
    await captionOf(page).fill(SLOTS);
    await copyOf(page).click();
    const question = page.getByRole('dialog', {
      name: '“the card I drew” and 1 more are still open',
    });
    await question.getByRole('button', { name: 'Fill it in' }).click();
    expect(await selectedIn(page)).toBe('[the card I drew]');
    await page.keyboard.type('Ask twice');
    await copyOf(page).click();
    await expect(
      page.getByRole('dialog', { name: '“what came to mind” is still open' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Copy anyway' }).click();
    await expect(page.getByText('Copied. Paste it into your post.')).toBeVisible();
    expect(await clipboard(page)).toBe('I drew Ask twice, and thought of [what came to mind].');
  });
});

test('without the clipboard Copy says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'));
  });
  await open(page);
  await generate(page);
  await captionOf(page).fill(WRITTEN);
  await copyOf(page).click();
  await expect(page.getByText('Select the text and copy it yourself.')).toBeVisible();
});

test.describe('a failure', () => {
  test('of the server is told in its words, or in ours where it has none', async ({
    page,
    expected,
  }) => {
    expected.push(/429/, /500/);
    await open(page);
    const message = 'Too many attempts. Please wait a minute and retry.';
    for (const [words, answer] of [
      ['The pen has run dry.', { json: { error: 'The pen has run dry.' } }],
      [message, { status: 429, json: { error: 'rate_limited', message } }],
      ['Request failed', { status: 500, body: 'no' }],
    ] as const) {
      await page.route('**/thanks/social', (route) => route.fulfill(answer));
      await page
        .getByRole('button', { name: /^(Generate|Try again)$/ })
        .first()
        .click();
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(copyOf(page)).toBeDisabled();
      await page.unroute('**/thanks/social');
    }
  });

  test('of the network is named, and the next try works', async ({ page, expected }) => {
    expected.push(/ERR_FAILED/);
    await page.route('**/thanks/social', (route) => route.abort());
    await open(page);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Network error. Check your connection and try again.',
    );
    await page.unroute('**/thanks/social');
    expect(await generate(page)).toContain('DCK');
  });
});

test('the whole form works by keyboard', async ({ page }) => {
  await open(page);
  await groupOf(page, 'Platform').getByRole('radio', { name: 'Instagram' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(captionOf(page)).toHaveValue(/DCK[^]*https:\/\/www\.linkedin\.com/);
  await expect(captionOf(page)).toHaveAttribute('lang', 'de');
  expect(await chosenCalls(page)).toEqual([]);
});

test('a German caption is marked as German @long', async ({ page }) => {
  await open(page, '?language=de');
  await generate(page);
  await expect(captionOf(page)).toHaveAttribute('lang', 'de');
  await expect(captionOf(page)).toHaveValue(/ habe | liegt /);
});

test.describe('editing', () => {
  test('marks a guarded word with its reason and keeps Copy', async ({ page }) => {
    await open(page);
    const caption = await generate(page);
    await captionOf(page).fill(`Simply amazing. ${caption}`);
    const finding = page.getByRole('listitem').filter({ hasText: 'amazing' });
    await expect(finding).toContainText('A big word. A plain one sounds more like you.');
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
  });

  test('keeps the counts live', async ({ page }) => {
    await open(page);
    await generate(page);
    await captionOf(page).fill('Hello #one #two');
    await expect(page.getByText('15 of 2,200 characters')).toBeVisible();
    await expect(page.getByText('2 hashtags; Instagram takes 5 to 10')).toBeVisible();
  });

  test('shows in the preview where the platform folds', async ({ page }) => {
    await open(page);
    await generate(page);
    await captionOf(page).fill(`${'word '.repeat(24)}seen hidden`);
    const preview = page.getByRole('figure', { name: 'Preview of the post on Instagram' });
    await expect(preview.getByText('hidden')).toHaveCount(0);
    await preview.getByRole('button', { name: '… more' }).click();
    await expect(preview.getByText('folds about here')).toBeVisible();
    await expect(preview.getByText('hidden')).toBeVisible();
  });
});

test.describe('an edited text', () => {
  test('is kept when another version comes, and Undo brings it back', async ({ page }) => {
    await open(page);
    await generate(page);
    await captionOf(page).fill(WRITTEN);
    await page.getByRole('button', { name: 'Another version' }).click();
    await expect(page.getByRole('button', { name: WRITTEN })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(captionOf(page)).toHaveValue(WRITTEN);
  });

  test('outlives a lost connection, which is told beside it, and a reload', async ({
    page,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await open(page);
    await generate(page);
    await captionOf(page).fill(WRITTEN);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Another version' }).click();
    await expect(page.getByRole('alert')).toContainText('Network error.');
    await expect(captionOf(page)).toHaveValue(WRITTEN);
    await page.context().setOffline(false);
    await page.reload();
    await expect(captionOf(page)).toHaveValue(WRITTEN);
    await expect(page.getByText('Your text from last time is still here.')).toBeVisible();
  });

  test('stays through an error, and Try again puts the new one above it', async ({
    page,
    expected,
  }) => {
    expected.push(/500/);
    await open(page);
    await generate(page);
    await captionOf(page).fill(WRITTEN);
    await page.route('**/thanks/social', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('button', { name: 'Another version' }).click();
    await expect(page.getByRole('alert')).toContainText('Request failed');
    await expect(captionOf(page)).toHaveValue(WRITTEN);
    await page.unroute('**/thanks/social');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(captionOf(page)).toHaveValue(/DCK/);
    await expect(page.getByRole('button', { name: WRITTEN })).toBeVisible();
  });

  test('stays when the platform changes, with a way to one for that', async ({ page }) => {
    await open(page);
    await generate(page);
    await captionOf(page).fill(WRITTEN);
    await groupOf(page, 'Platform').getByRole('radio', { name: 'LinkedIn' }).check();
    await expect(captionOf(page)).toHaveValue(WRITTEN);
    await expect(page.getByText('This text was made for Instagram.')).toBeVisible();
    await page.getByRole('button', { name: 'Make one for LinkedIn' }).click();
    await expect(captionOf(page)).toHaveValue(/linkedin\.com/);
    await expect(page.getByText('This text was made for')).toHaveCount(0);
  });
});

test('by keyboard Tab leads from slot to slot, and Tab, Shift+Tab and Escape out @long', async ({
  page,
}) => {
  await open(page);
  await generate(page);
  await captionOf(page).fill(SLOTS);
  await page.getByRole('button', { name: 'the card I drew' }).press('Enter');
  expect(await selectedIn(page)).toBe('[the card I drew]');
  await page.keyboard.press('Tab');
  expect(await selectedIn(page)).toBe('[what came to mind]');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'the card I drew' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await selectedIn(page)).toBe('[the card I drew]');
  await page.keyboard.press('Escape');
  await expect(copyOf(page)).toBeFocused();
  await captionOf(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(captionOf(page)).not.toBeFocused();
});

test.describe('the card that was drawn', () => {
  test('is named by its title, until the field is cleared @long', async ({ page }) => {
    await open(page);
    await cardOf(page).fill('Ask twice');
    expect(await generate(page)).toContain('‘Ask twice’');
    await page.reload();
    await expect(cardOf(page)).toHaveValue('Ask twice');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(captionOf(page)).not.toHaveValue(/Ask twice/);
  });

  test('is left out, with the reason, where the text can be no title @long', async ({ page }) => {
    await open(page);
    const text = 'x'.repeat(5000);
    await cardOf(page).fill(text);
    await expect(
      page.getByText('A title has at most 80 characters, this text has 5,000.'),
    ).toBeVisible();
    expect(await generate(page)).not.toContain('xxx');
    await expect(cardOf(page)).toHaveValue(text);
  });

  test('is scanned @long', async ({ openWithCamera }) => {
    const page = await openWithCamera('B12');
    await open(page);
    await page.getByRole('button', { name: 'Scan code' }).click();
    await expect(cardOf(page)).toHaveValue('B12');
    await expect(
      page.locator('p:text-is("The code has been read.")').locator('..').locator('svg'),
    ).toBeHidden();
    expect(await generate(page)).toContain('B12');
  });
});

memberTest('a member finds the titles of the deck in the card’s field', async ({ page }) => {
  await open(page);
  await cardOf(page).focus();
  const first = page.locator('datalist option').first();
  await expect(first).toBeAttached();
  const title = (await first.getAttribute('value')) ?? '';
  const code = (await first.textContent()) ?? '';
  await cardOf(page).fill(title);
  await expect(page.getByText(`The caption names ${code}, “${title}”.`)).toBeVisible();
});

test.describe('the next visit', () => {
  test('remembers the choices @long', async ({ page }) => {
    await open(page);
    await groupOf(page, 'Tone').getByRole('radio', { name: 'Enthusiastic' }).check();
    await page.goto('/about');
    await open(page);
    await expect(groupOf(page, 'Tone').getByRole('radio', { name: 'Enthusiastic' })).toBeChecked();
  });

  test('lists the last captions, and opens one again with its card', async ({ page }) => {
    await open(page);
    await cardOf(page).fill('B12');
    const caption = await generate(page);
    await cardOf(page).fill('T14');
    await page.reload();
    await page.getByRole('button', { name: /Instagram, English$/ }).click();
    await expect(captionOf(page)).toHaveValue(caption);
    await expect(cardOf(page)).toHaveValue('B12');
  });

  test('has forgotten the captions when told to', async ({ page }) => {
    await open(page);
    await generate(page);
    await page.getByRole('button', { name: 'Delete them' }).press('Enter');
    await expect(page.locator('#caption-result')).toBeFocused();
    await open(page);
    await expect(page.getByRole('heading', { name: 'Your last captions' })).toHaveCount(0);
  });

  test('survives damaged storage @long', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('cd.captions.choices', '{"platform":');
      localStorage.setItem('cd.captions.recent', '[null, {"caption": 3}]');
    });
    await open(page);
    expect(await generate(page)).toContain('DCK');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('nothing scrolls sideways, also at 200 % text @long', async ({ page }) => {
    await open(page);
    await generate(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('Generate is at the foot of the screen, also at 200 % text and on its side', async ({
    page,
  }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'Generate', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // The page is laid out anew a moment later; only then is there a place to scroll to.
    const twice = async () => (await cardOf(page).boundingBox())?.height;
    await expect.poll(twice).toBeGreaterThan(80);
    await cardOf(page).focus();
    await expect(button).toBeInViewport({ ratio: 1 });
    const bottom = await cardOf(page).evaluate((field) => field.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0);
  });

  test('the caption comes into sight @long', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(captionOf(page)).toBeInViewport();
  });
});

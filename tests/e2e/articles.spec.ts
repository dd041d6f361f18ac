import { expect, memberTest as test } from '#support/fixtures.ts';
import { HOSTILE_BODIES, HOSTILE_BY_KIND } from '#support/hostile-bodies.ts';

const SILENCE = 'Silence first: brainwriting in thirty minutes';

test('the list leads to an article with all its fields', async ({ page }) => {
  await page.goto('/articles');
  await page.getByRole('link', { name: SILENCE }).click();
  const article = page.getByRole('article', { name: SILENCE });
  await expect(article.getByRole('heading', { level: 1, name: SILENCE })).toBeVisible();
  await expect(article.getByText('The DCK team')).toBeVisible();
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(article.locator('time')).toHaveAttribute('datetime', '2026-03-05');
  await expect(article.getByRole('link', { name: /^Next article/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Articles', exact: true })).toBeVisible();
});

test('an unknown article says so and leads on', async ({ page, expected }) => {
  expected.push(/404/, /No article/);
  await page.goto('/articles/nowhere');
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('link', { name: SILENCE })).toBeVisible();
});

test('a failing API can be tried again', async ({ page, expected }) => {
  expected.push(/503/, /could not be loaded/);
  await page.route('**/api/articles', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.goto('/articles');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: SILENCE })).toBeVisible();
});

const BATCH = 40;

/** Bodies of one kind, some at a time, each between two texts of its own. */
const batchesOf = (bodies: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(bodies.length / BATCH) }, (_, batch) =>
    bodies
      .slice(batch * BATCH, (batch + 1) * BATCH)
      .map((html, index) => `<p>Before ${index}.</p>${html}<p>After ${index}.</p>`),
  );

/** What an article's body must not hold, and what the browser has reported. */
const findTraces = (body: HTMLElement) => {
  const elements = [...body.querySelectorAll<HTMLElement>('*')];
  for (const element of elements) {
    for (const name of ['mouseover', 'focus', 'pointerenter'])
      element.dispatchEvent(new Event(name));
  }
  return {
    attacked: 'attacked' in window,
    reports: (window as unknown as { reports: string[] }).reports,
    attributes: elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => !['href', 'title', 'alt'].includes(name)),
    ),
    protocols: [...body.querySelectorAll('a')]
      .filter((link) => link.hasAttribute('href'))
      .map((link) => link.protocol)
      .filter((protocol) => protocol !== 'http:'),
    hosts: [...body.querySelectorAll('a')]
      .map((link) => link.host)
      .filter((host) => host !== '' && host !== location.host),
    tags: body.querySelectorAll('script,style,iframe,svg,math,form,input,object,embed,link,meta')
      .length,
  };
};

const NO_TRACES = {
  attacked: false,
  reports: [],
  attributes: [],
  protocols: [],
  hosts: [],
  tags: 0,
};

for (const [kind, bodies] of Object.entries(HOSTILE_BY_KIND)) {
  test(`hostile ${kind} neither run nor are reported, and the text stays`, async ({ page }) => {
    let bodyHtml = '';
    await page.route('**/api/articles/silence-first', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), bodyHtml } });
    });
    await page.addInitScript(() => {
      const reports: string[] = [];
      Object.assign(window, { reports });
      addEventListener('securitypolicyviolation', (event) => reports.push(event.sample));
    });
    for (const batch of batchesOf(bodies)) {
      bodyHtml = batch.join('');
      await page.goto('/articles/silence-first');
      const body = page.locator('.article-body');
      await expect(body).toBeVisible();
      expect.soft(await body.evaluate(findTraces), bodyHtml).toEqual(NO_TRACES);
      const text = (await body.textContent()) ?? '';
      const kept = batch.flatMap((_, index) => [`Before ${index}.`, `After ${index}.`]);
      expect
        .soft(
          kept.filter((words) => !text.includes(words)),
          bodyHtml,
        )
        .toEqual([]);
    }
  });
}

test('there are hundreds of hostile bodies', () => {
  expect(new Set(HOSTILE_BODIES).size).toBeGreaterThanOrEqual(200);
});

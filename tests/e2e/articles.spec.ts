import { expect, memberTest as test } from '#support/fixtures.ts';

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

const RUN = 'window.attacked=1';
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
];
const ENTITIES = [
  '&#106;avascript:',
  '&#x6a;avascript&colon;',
  'vbscript:',
  'data:text/html,',
  'feed:javascript:',
];
const ADDRESSES = [...SCHEMES, ...ENTITIES].map((scheme) => `${scheme}${RUN}`);
const HANDLERS = ['onload', 'onerror', 'onclick', 'onfocus autofocus tabindex=1', 'onmouseover'];
const ELEMENTS = ['img src=x', 'svg', 'body', 'input', 'details open', 'video src=x', 'p', 'math'];
const HOLDERS = ['a href', 'iframe src', 'form action', 'object data', 'embed src', 'img src'];
const WRAPPED = ['svg', 'math', 'template', 'noscript', 'style', 'title', 'textarea', 'select'];
const HOSTILE = [
  ...ELEMENTS.flatMap((element) =>
    HANDLERS.map((handler) => `<${element} ${handler.replace(/^\w+/, `$&="${RUN}"`)}>`),
  ),
  ...HOLDERS.flatMap((holder) => ADDRESSES.map((address) => `<${holder}="${address}">x</a>`)),
  ...ADDRESSES.map((address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`),
  ...ADDRESSES.map((address) => `<math href="${address}">x</math>`),
  ...ADDRESSES.map((address) => `<p style="background:url('${address}')">x</p>`),
  ...WRAPPED.flatMap((name) => [
    `<${name}><img src=x onerror="${RUN}"></${name}>`,
    `<${name}><script>${RUN}</script></${name}>`,
    `<${name}></p><style></${name}><img src=x onerror="${RUN}">`,
    `<math><mtext><table><mglyph><${name}><!--</${name}><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
    `<form><math><mtext></form><form><${name}><img src=x onerror="${RUN}">`,
  ]),
  ...['body', 'forms', 'location', 'cookie', 'getElementById', 'attributes'].flatMap((name) => [
    `<img name="${name}">`,
    `<form id="${name}"><input name="nodeName"></form>`,
    `<a id="${name}"></a><a id="${name}" name="href" href="//evil.example"></a>`,
  ]),
  `<style>*{display:none}</style>`,
  `<link rel=stylesheet href=//evil.example>`,
  `<base href=//evil.example>`,
  `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<script src=//evil.example></script>`,
  `<img src=//evil.example/x.png>`,
];

test('no hostile body runs, and its text stays', async ({ page, expected }) => {
  // The browser reports handlers while DOMPurify parses them; the policy keeps them from running.
  expected.push(/Executing inline event handler violates/);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(200);
  const bodyHtml = `<p>Begin.</p>${HOSTILE.map((html) => `<div>${html}</div>`).join('')}`;
  await page.route('**/api/articles/silence-first', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), bodyHtml } });
  });
  await page.goto('/articles');
  await page.goto('/articles/silence-first');
  const body = page.locator('.article-body');
  await expect(body.getByText('Begin.')).toBeVisible();
  await body.click();
  const left = await body.evaluate((element) => ({
    attacked: 'attacked' in window,
    attributes: [...element.querySelectorAll('*')].flatMap((child) =>
      child.getAttributeNames().filter((name) => !['href', 'title', 'alt'].includes(name)),
    ),
    addresses: [...element.querySelectorAll('a')]
      .map((link) => link.protocol)
      .filter((protocol) => !['http:', 'https:', ':'].includes(protocol)),
    tags: element.querySelectorAll('script,style,iframe,svg,math,form,object,embed,link,base,meta')
      .length,
  }));
  expect(left).toEqual({ attacked: false, attributes: [], addresses: [], tags: 0 });
});

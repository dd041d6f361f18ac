import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, joinAt, test as base } from '#support/browser/fixtures.ts';
import { startDevServer, type DevServer } from '#support/process/dev-server.ts';

const test = base.extend<{ readonly outside: string[] }, { readonly dev: DevServer }>({
  dev: [
    async ({ browserName: _browserName }, use) => {
      await using dev = await startDevServer();
      await use(dev);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.origin),
  /** The other origins that the page has asked, or tried to. */
  outside: [
    async ({ page, dev }, use) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        if (origin !== dev.origin && origin !== 'null') outside.push(request.url());
      });
      await use(outside);
      expect(outside).toEqual([]);
    },
    { auto: true },
  ],
});

// A form draws fields only where they are in view.
test.use({ viewport: { width: 1280, height: 2400 } });
// One development server serves all tests.
test.describe.configure({ mode: 'default' });

type Files = ReadonlyMap<string, string>;

/** All files of a folder by their paths in it. */
const filesOf = async (folder: string): Promise<Files> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    // A file that is being written has this name for a moment.
    .filter((path) => !path.endsWith('.tmp'))
    .toSorted();
  const texts = await Promise.all(
    paths.map(
      async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const,
    ),
  );
  return new Map(texts);
};

/** A tab for the app: the editor's own reloads after a change, which would cut off a navigation there. */
const openApp = (page: Page): Promise<Page> => page.context().newPage();

/** Opens an entry of the editor from its list. */
const openEntry = async (page: Page, collection: string, entry: string): Promise<void> => {
  await page.goto('/admin');
  await page.getByRole('treeitem', { name: collection }).click();
  await page.getByRole('grid').getByText(entry).click();
};

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).first();

/** The part of the form for a field; its name stands between marks of the direction of text. */
const partOf = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`“.?${name}.?” Field`) });

/** Waits until the editor has gone back to its list, as it does after a save. */
const expectList = (page: Page) => expect(page.getByRole('grid')).toBeVisible();

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A state of the deck's folder in which texts of one file, each of which stands there once, are replaced. */
const withReplaced = (
  files: Files,
  path: string,
  ...texts: readonly (readonly [before: string, after: string])[]
): Files => {
  const changed = texts.reduce(
    (text, [before, after]) => {
      expect(text.split(before), before).toHaveLength(2);
      return text.replace(before, () => after);
    },
    files.get(path) ?? '',
  );
  return new Map(files).set(path, changed);
};

/** Waits until the deck's folder has exactly these files. */
const expectFiles = ({ deck }: DevServer, files: Files) =>
  expect.poll(() => filesOf(deck)).toEqual(files);

test('a title changed in the editor is one line of its file, and stands in the app', async ({
  page,
  dev,
}) => {
  const before = await filesOf(dev.deck);
  await openEntry(page, 'Cards: Challenge', 'Open the locked drawer');
  await field(page, 'Title').fill('Open the blue drawer');
  await save(page);
  await expectFiles(
    dev,
    withReplaced(before, 'cards/B12.yaml', [
      "title: 'Open the locked drawer'",
      "title: 'Open the blue drawer'",
    ]),
  );
  await expect(page.locator('#notice')).toBeHidden();
  const app = await openApp(page);
  await app.goto('/c/B12');
  await expect(app.getByRole('heading', { name: 'Open the blue drawer' })).toBeVisible();
});

test('a quote changed in the editor is one line of its file, and stands in the app @long', async ({
  page,
  dev,
}) => {
  const before = await filesOf(dev.deck);
  await openEntry(page, 'Cards: Quote', 'Two kinds of quiet');
  await partOf(page, 'Quotes').getByRole('button', { name: 'Expand All' }).click();
  await field(page, 'Body').fill('A quiet room is full of people who are about to speak.');
  await save(page);
  await expectFiles(
    dev,
    withReplaced(before, 'cards/E13.yaml', [
      'A quiet room is not an empty room; somebody in it may be about to speak.',
      'A quiet room is full of people who are about to speak.',
    ]),
  );
  const app = await openApp(page);
  await joinAt(app, '/browse/E13');
  await expect(app.getByText('A quiet room is full of people')).toBeVisible();
});

test('a paragraph and a picture changed in the editor are their lines, and stand in the app @long', async ({
  page,
  dev,
}) => {
  const before = await filesOf(dev.deck);
  await openEntry(page, 'Articles', 'Paper first');
  const text = field(page, 'Text');
  const markdown = await text.inputValue();
  await text.fill(markdown.replace(/^Half an hour .*$/m, 'An hour with paper is enough.'));
  await page.getByRole('button', { name: 'Replace Image' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'blue.png',
    mimeType: 'image/png',
    buffer: await readFile(join(dev.deck, 'pictures', 'personas', 'ines.png')),
  });
  await page.getByRole('button', { name: 'Insert' }).click();
  await save(page);
  const replaced = withReplaced(
    before,
    'articles/paper-first.md',
    ['image: /assets/articles/paper-first.webp', 'image: /assets/articles/blue.png'],
    [/^Half an hour .*$/m.exec(markdown)?.[0] ?? '', 'An hour with paper is enough.'],
  );
  const picture = before.get('pictures/personas/ines.png') ?? '';
  await expectFiles(dev, new Map(replaced).set('pictures/articles/blue.png', picture));
  const app = await openApp(page);
  await joinAt(app, '/articles/paper-first');
  await expect(app.getByText('An hour with paper is enough.')).toBeVisible();
  await expect(app.locator('img[src="/assets/articles/blue.png"]').first()).toBeVisible();
});

test('a title that is too long is refused in words at its field', async ({ page, dev }) => {
  const before = await filesOf(dev.deck);
  await openEntry(page, 'Cards: Leadership', 'Listen to the last');
  await field(page, 'Title').fill('x'.repeat(60));
  await save(page);
  await expect(partOf(page, 'Title').getByRole('alert')).toContainText(
    'You cannot enter more than 40 characters.',
  );
  expect(await filesOf(dev.deck)).toEqual(before);
});

test('a card that was changed outside of the editor meanwhile is not overwritten @long', async ({
  page,
  dev,
  expected,
}) => {
  expected.push(/422/, /was changed outside/);
  await openEntry(page, 'Cards: Leadership', 'Listen to the last');
  await field(page, 'Title').fill('Listen to the first');
  await dev.edit('deck/cards/B17.yaml', (yaml) => yaml.replace(/^minutes: .*$/m, 'minutes: 5'));
  const before = await filesOf(dev.deck);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(
    'cards/B17.yaml was changed outside of the editor meanwhile. Nothing is written, and your text is still in the form.',
  );
  expect(await filesOf(dev.deck)).toEqual(before);
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(field(page, 'Title')).toHaveValue('Listen to the first');
  // The way that the message names.
  await openEntry(page, 'Cards: Leadership', 'Listen to the last');
  await page.reload();
  await field(page, 'Title').fill('Listen to the first');
  await save(page);
  await expectFiles(
    dev,
    withReplaced(before, 'cards/B17.yaml', [
      "title: 'Listen to the last'",
      "title: 'Listen to the first'",
    ]),
  );
});

test('facts of the deck, captions and a new exercise have forms @long', async ({ page, dev }) => {
  const before = await filesOf(dev.deck);
  await page.goto('/admin#/collections/deck/entries/deck');
  await field(page, 'Edition').fill('Second edition');
  await save(page);
  const withEdition = withReplaced(before, 'deck.yaml', [
    "edition: 'First edition'",
    "edition: 'Second edition'",
  ]);
  await expectFiles(dev, withEdition);
  await expectList(page);

  await page.goto('/admin#/collections/captions-en/entries/captions-en-thank-you');
  await field(page, 'About').fill('Thanks.');
  await save(page);
  const withAbout = withReplaced(withEdition, 'captions/en/thank-you.yaml', [
    "about: 'Captions of the tests: thank-you.'",
    "about: 'Thanks.'",
  ]);
  await expectFiles(dev, withAbout);
  await expectList(page);

  await page.goto('/admin#/collections/exercises/new');
  const texts = {
    Title: 'Café relay',
    Summary: 'Hand it on.',
    What: 'A test.',
    How: '1. Hand it on. (45 min)',
    Outcome: 'One step.',
    Level: 'beginner',
    Tier: 'free',
  };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await partOf(page, 'Who').getByRole('button', { name: 'Add' }).click();
  await field(page, 'Who').fill('Teams');
  await save(page);
  const exercise = `title: 'Café relay'
summary: 'Hand it on.'
what: 'A test.'
how: '1. Hand it on. (45 min)'
outcome: 'One step.'
who:
  - 'Teams'
level: 'beginner'
tier: 'free'
`;
  await expectFiles(dev, new Map(withAbout).set('exercises/cafe-relay.yaml', exercise));
});

test('a broken file is named on the page of the editor, and another one can be changed @long', async ({
  page,
  dev,
  expected,
}) => {
  expected.push(/cannot be read/);
  const notice = page.getByRole('alert').filter({ hasText: 'of the deck' });
  await dev.edit('deck/cards/S15.yaml', (yaml) => yaml.replace(/^title: .*$/m, 'title: 7'));
  await dev.edit('deck/cards/T12.yaml', (yaml) => yaml.replace(/^title: '(.*)'$/m, 'title: "$1'));
  const before = await filesOf(dev.deck);
  await openEntry(page, 'Cards: Strategy', 'The plan is old');
  await expect(notice).toContainText('2 files of the deck are wrong.');
  await expect(notice).toContainText('cards/S15.yaml, line 2: title needs a text, and is 7');
  await expect(notice).toContainText(/cards\/T12\.yaml, line \d+: the file cannot be read/);
  await field(page, 'Title').fill('The plan is new');
  await save(page);
  await expectFiles(
    dev,
    withReplaced(before, 'cards/T14.yaml', [
      "title: 'The plan is old'",
      "title: 'The plan is new'",
    ]),
  );
  await dev.edit('deck/cards/S15.yaml', (yaml) => yaml.replace('title: 7', "title: 'Seven'"));
  await expect(notice).toContainText('One file of the deck is wrong.');
  await expect(notice).toContainText('Changed outside of the editor: cards/S15.yaml.');
});

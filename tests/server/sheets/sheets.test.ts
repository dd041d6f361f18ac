import { spawnSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { LARGEST_HAND, type Paper, PAPERS } from '#contract/printing.ts';
import { SHEETS } from '#contract/sheets.ts';
import { cardFields } from '#lib/cards/cards.ts';
import { SHEET_WORDS } from '#lib/sheets/sheets.ts';
import { makeApp } from '#support/api/app.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { countPages, readText } from '#support/pdf/pdf-text.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

import { ensurePdftoppm } from '../../../scripts/poppler.mjs';

/** A page as a printer would see it. */
interface RenderedPage {
  readonly width: number;
  readonly height: number;
  /** Whether anything on it is neither black, grey nor white. */
  readonly coloured: boolean;
  /** The darkest tone of its outermost ring of pixels; 255 where nothing touches the edge. */
  readonly edge: number;
}

const look = async (file: string): Promise<RenderedPage> => {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let [coloured, edge] = [false, 255];
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3);
    coloured ||= Math.max(red, green, blue) - Math.min(red, green, blue) > 8;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge = Math.min(edge, red);
  }
  return { width, height, coloured, edge };
};

/** Renders a PDF's pages and looks at them. */
const renderPages = async (pdf: string, dpi: number): Promise<RenderedPage[]> => {
  const folder = await makeTemporaryFolder();
  const rendered = spawnSync(ensurePdftoppm(), ['-r', `${dpi}`, '-png', pdf, join(folder, 'page')]);
  if (rendered.status !== 0) throw new Error(rendered.stderr.toString());
  return Promise.all((await readdir(folder)).toSorted().map((file) => look(join(folder, file))));
};

const { cards } = await loadTestDeck();

/** Width and height upright, in inches. */
const INCHES: Record<Paper, readonly [number, number]> = { a4: [8.27, 11.69], letter: [8.5, 11] };

const signedIn = async () => {
  const { app, signer } = await makeApp();
  const authorization = `Bearer ${await signer.sign()}`;
  return (path: string, headers: Record<string, string> = {}) =>
    app.request(`/api/sheets/${path}`, { headers: { authorization, ...headers } });
};

/** Asks for a sheet and keeps it as a file. */
const fetchSheet = async (path: string, headers?: Record<string, string>): Promise<string> => {
  const get = await signedIn();
  const file = join(await makeTemporaryFolder(), 'sheet.pdf');
  await writeFile(file, Buffer.from(await (await get(path, headers)).arrayBuffer()));
  return file;
};

test('of many hands that are wanted at once those that cannot wait are asked to come later', async () => {
  const get = await signedIn();
  const hands = cards.flatMap((one) => cards.map((other) => `${one.code},${other.code}`));
  const answers = await Promise.all(
    hands.slice(0, 60).map(async (codes) => get(`hand?cards=${codes}`)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  // How many can wait is the press's. Some are drawn while others still come: how many, the machine says.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(
    refused.map(() => [503, expect.stringMatching(/^\d+$/)]),
  );
});

describe.each(PAPERS)('on %s', (paper) => {
  describe.each(SHEETS)('%s', (sheet) => {
    const path = `${sheet}?paper=${paper}`;

    test('is one page with its name', async () => {
      const pdf = await fetchSheet(path);
      expect([countPages(pdf), readText(pdf)]).toEqual([
        1,
        expect.stringContaining(SHEET_WORDS[sheet].title()),
      ]);
    });

    test('has the size of its paper, black on white, and an empty edge', async () => {
      const [page] = await renderPages(await fetchSheet(path), 50);
      const inches = [page?.width ?? 0, page?.height ?? 0].map((pixels) => pixels / 50);
      const [short = 0, long = 0] = inches.toSorted((one, other) => one - other);
      expect(Math.abs(short - INCHES[paper][0])).toBeLessThan(0.05);
      expect(Math.abs(long - INCHES[paper][1])).toBeLessThan(0.05);
      expect(page).toMatchObject({ coloured: false, edge: 255 });
    });
  });

  test('the longest cards of the deck fit, four on a page, with all their words', async () => {
    const lengthOf = (card: (typeof cards)[number]): number =>
      JSON.stringify(cardFields(card)).length;
    const hand = cards
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))
      .slice(0, LARGEST_HAND);
    const codes = hand.map(({ code }) => code).join();
    const pdf = await fetchSheet(`hand?paper=${paper}&cards=${codes}`);
    const text = readText(pdf);
    expect(countPages(pdf)).toBe(3);
    expect(
      hand.filter(
        ({ code, title }) => !text.includes(code) || !text.includes(title.split(' ')[0] ?? ''),
      ),
    ).toEqual([]);
  });
});

test.each([
  ['nowhere', 404, 'No sheet at nowhere.'],
  ['decision-page?paper=a3', 422, 'The paper is a4 or letter.'],
  ['hand', 422, 'Name one to 12 cards by their codes.'],
  ['hand?cards=B12,%3Cb%3E', 422, 'Name one to 12 cards by their codes.'],
  ['hand?cards=B12,ZZZ', 404, 'No card with the code ZZZ.'],
  [
    `hand?cards=${cards
      .slice(0, LARGEST_HAND + 1)
      .map(({ code }) => code)
      .join()}`,
    422,
    'Name one to 12 cards by their codes.',
  ],
])('%s is refused with %i', async (path, status, message) => {
  const get = await signedIn();
  const answer = await get(path);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { error: expect.any(String), message },
  ]);
});

test('a sheet that is known is not sent again', async () => {
  const get = await signedIn();
  const first = await get('hand?cards=B12');
  const second = await get('hand?cards=b12', { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect([first.status, second.status]).toEqual([200, 304]);
});

test('a hand is drawn in the language of each request', async () => {
  const get = await signedIn();
  const first = await get('hand?cards=B12', { 'Accept-Language': 'en' });
  const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const german = await get('hand?cards=B12', { ...known, 'Accept-Language': 'de' });
  const english = await get('hand?cards=B12', { ...known, 'Accept-Language': 'en' });
  expect([german.status, english.status]).toEqual([200, 304]);
});

test('a sheet is saved under its name', async () => {
  const get = await signedIn();
  const answer = await get('licence-page?paper=letter');
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="dck-licence-page-letter.pdf"',
  );
});

test('a sheet to fill in is in the language of the request', async () => {
  const texts = [];
  for (const language of ['en', 'de'])
    texts.push(readText(await fetchSheet('decision-page', { 'Accept-Language': language })));
  expect(texts).toEqual([
    expect.stringContaining('The last day'),
    expect.stringContaining('Der letzte Tag'),
  ]);
});

import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import {
  besideScriptsOf,
  brotliSize,
  guardScriptsOf,
  guestScriptsOf,
  inlineScriptsOf,
  islandScriptsOf,
  readDist,
  scriptsOf,
  sizeOf,
  stylesheetsOf,
} from '#support/site/dist.ts';

const KB = 1000;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

const sizesOf = async (paths: readonly string[]): Promise<number> =>
  sum((await Promise.all(paths.map(readDist))).map(brotliSize));

/** The largest file that a page's `img` may load. */
const picturesOf = async (html: string): Promise<number> => {
  const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) =>
    [...tag.matchAll(/\/_astro\/[^ ",]+/g)].map(([path]) => path),
  );
  const sizes = pictures.map(async (paths) => Math.max(...(await Promise.all(paths.map(sizeOf)))));
  return sum(await Promise.all(sizes));
};

const measure = async (page: string) => {
  const html = await readDist(page);
  const scripts = await scriptsOf(html);
  return {
    page: brotliSize(html),
    styles: await sizesOf(stylesheetsOf(html)),
    modules: await sizesOf(scripts),
    inline: brotliSize(inlineScriptsOf(html)),
    pictures: await picturesOf(html),
    font: await sizeOf('/fonts/bricolage.woff2'),
    icon: await sizeOf('/favicon.svg'),
  };
};

test('the landing page needs no stylesheet but its own', async () => {
  expect(stylesheetsOf(await readDist('/index.html'))).toEqual([]);
});

test('the landing page is at most 14 kB before its first paint', async () => {
  const { page, styles } = await measure('/index.html');
  expect(page + styles).toBeLessThanOrEqual(14 * KB);
});

test('the guard brings Amplify to its page, with at most 15 kB of gzip in two files', async () => {
  const scripts = await guardScriptsOf(await readDist('/tools/index.html'));
  expect(scripts.filter((path) => path.includes('/amplify.'))).toHaveLength(1);
  expect(scripts).toHaveLength(2);
  const sizes = scripts.map(async (path) => gzipSync(await readDist(path)).length);
  expect(sum(await Promise.all(sizes))).toBeLessThanOrEqual(15 * KB);
});

test('the landing page has at most 4 kB of script in all', async () => {
  const { modules, inline } = await measure('/index.html');
  expect(modules + inline).toBeLessThanOrEqual(4 * KB);
});

// The files that each guarded page needs, so that the next page has them already.
test('a guarded page without an island loads at most 43.5 kB of modules in six files', async () => {
  const scripts = await scriptsOf(await readDist('/tools/index.html'));
  expect(scripts.length).toBeLessThanOrEqual(6);
  expect(await sizesOf(scripts)).toBeLessThanOrEqual(43.5 * KB);
});

test('My Cards and what works offline bring at most 10 kB in three files to a page', async () => {
  const scripts = await besideScriptsOf(await readDist('/articles/index.html'));
  expect(scripts.filter((path) => path.includes('/offline.store.'))).toHaveLength(1);
  expect(scripts).toHaveLength(3);
  expect(await sizesOf(scripts)).toBeLessThanOrEqual(10 * KB);
});

test.each(['/auth/index.html', '/logout/index.html'])(
  '%s loads at most 44.9 kB of modules, and no React to render with',
  async (page) => {
    const html = await readDist(page);
    const scripts = await scriptsOf(html);
    expect(html).not.toContain('astro-island');
    expect(scripts.filter((path) => path.includes('/client.'))).toEqual([]);
    expect(await sizesOf(scripts)).toBeLessThanOrEqual(44.9 * KB);
  },
);

test('a case page loads at most 8 kB of modules', async () => {
  const { modules } = await measure('/showcase/rain-coat/index.html');
  expect(modules).toBeLessThanOrEqual(8 * KB);
});

test.each(['/c/B12/index.html', '/a/paper-first/index.html', '/j/ines/index.html'])(
  '%s is at most 14 kB before its first paint, with at most 4 kB of script',
  async (path) => {
    const { page, styles, modules, inline } = await measure(path);
    expect(page + styles).toBeLessThanOrEqual(14 * KB);
    expect(modules + inline).toBeLessThanOrEqual(4 * KB);
  },
);

test('the landing page with font and pictures is at most 60 kB', async () => {
  const { page, styles, modules, pictures, font, icon } = await measure('/index.html');
  expect(page + styles + modules + pictures + font + icon).toBeLessThanOrEqual(60 * KB);
});

test.each([
  '/index.html',
  '/home/index.html',
  '/faq/index.html',
  '/about/index.html',
  '/privacy/index.html',
  '/terms/index.html',
  '/showcase/index.html',
  '/showcase/rain-coat/index.html',
  '/c/B12/index.html',
  '/c/index.html',
  '/a/paper-first/index.html',
  '/j/ines/index.html',
])('%s carries no React', async (page) => {
  const files = [page, ...(await scriptsOf(await readDist(page)))];
  const texts = await Promise.all(files.map(readDist));
  const isReact = (text = ''): boolean => /astro-island|react\.dev|useState/.test(text);
  expect(files.filter((_, index) => isReact(texts[index]))).toEqual([]);
});

test('a table’s screen begins without the session, with at most 90.6 kB of modules, React among them', async () => {
  const scripts = await islandScriptsOf(await readDist('/screen/index.html'));
  expect(scripts.filter((path) => /\/(api|session|amplify)\./.test(path))).toEqual([]);
  expect(await sizesOf(scripts)).toBeLessThanOrEqual(90.6 * KB);
});

test('a guest of a table loads nothing of the session', async () => {
  const scripts = await guestScriptsOf(await readDist('/table/index.html'));
  expect(scripts.some((path) => path.includes('/GuestTable.'))).toBe(true);
  expect(scripts.filter((path) => /\/(api|session|amplify|beside)\./.test(path))).toEqual([]);
});

/** Bytes of a page with the styles and scripts that it loads by itself, in Brotli. */
const weightOf = async (page: string): Promise<number> => {
  const html = await readDist(page);
  const scripts = [...(await scriptsOf(html)), ...(await islandScriptsOf(html))];
  return brotliSize(html) + (await sizesOf(scripts));
};

test.each(['/faq', '/browse', '/table', '/mycards', '/social', '/settings'])(
  '%s is in German at most 5 % larger',
  async (path) => {
    const page = `${path}/index.html`;
    expect(await weightOf(`/de${page}`)).toBeLessThanOrEqual(1.05 * (await weightOf(page)));
  },
);

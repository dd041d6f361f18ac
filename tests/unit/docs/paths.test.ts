import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });

const PATH =
  /`((?:contract|deck|src|server|tests|scripts|bench|deploy|design|docs|public)\/[\w./[\]-]*)`/g;

/** The references of a page: paths in code spans, relative to the root, and targets of links, relative to the page. */
const named = (page: string): readonly string[] => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const paths = Array.from(text.matchAll(PATH), ([, path = '']) => path);
  const links = Array.from(text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, link = '']) =>
    join(dirname(page), link),
  );
  return [...paths, ...links];
};

test.each(pages)('%s names only files and folders that exist', (page) => {
  expect(named(page).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('the index links to every page of docs', () => {
  const linked = new Set(named('docs/README.md'));
  const rest = pages.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md');
  expect(rest.filter((page) => !linked.has(page))).toEqual([]);
});

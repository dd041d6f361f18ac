import { ROUTES } from '#lib/shared/routes.ts';
import { withLongHeads } from '#support/loop-watch/header-inputs.ts';
import { filled, type WorstInput } from '#support/loop-watch/input.ts';
import type { World } from '#support/loop-watch/world.ts';
import { pathsOf } from '#support/site/addresses.ts';

/** The longest path of a request, with room for the other parts of its head, in bytes. */
const LONGEST = 15_000;

const LONG_PATHS: Readonly<Record<string, string>> = {
  'a long name': filled('a', LONGEST),
  folders: filled('a/', LONGEST),
  slashes: filled('/', LONGEST),
  'ways up': filled('../', LONGEST),
  'escaped ways up': filled('%2e%2e%2f', LONGEST),
  'escaped signs': filled('%41', LONGEST),
  'broken escapes': filled('%', LONGEST),
  'signs of three bytes': filled('%E8%AA%9E', LONGEST),
  hyphens: filled('-', LONGEST),
  dots: filled('.', LONGEST),
  'a long file': `_astro/${filled('a.', LONGEST)}js`,
};

/** The worst inputs of the static site: the longest paths everywhere, each page, and files of every type. */
export const siteInputs = ({ files }: World): WorstInput[] => {
  const route = 'get site';
  const pages = pathsOf(ROUTES);
  return [
    ...['', ...new Set(pages.map((page) => page.split('/')[1] ?? '').filter(Boolean))].flatMap(
      (first) =>
        Object.entries(LONG_PATHS).map(([at, long]) => ({
          route,
          at: `${at} below /${first}`,
          path: first === '' ? `/${long}` : `/${first}/${long}`,
        })),
    ),
    ...[...pages, ...files].flatMap((path) =>
      ['identity', 'br', 'gzip'].map((encoding) => ({
        route,
        at: `${path.slice(0, 40)} in ${encoding}`,
        path,
        headers: { 'Accept-Encoding': encoding, Range: 'bytes=0-' },
      })),
    ),
    ...withLongHeads(route, '/browse'),
    ...withLongHeads(route, files[0] ?? '/'),
  ];
};

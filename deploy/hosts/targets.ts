/** The addresses with which hosts are compared: all that a built site answers, and what people mistype. */

import { REDIRECTS, ROUTES, type Route } from '#lib/shared/routes.ts';
import { FILE_FOLDERS } from '#lib/shared/site-files.ts';

const INDEX = '/index.html';

/** A parameter of each route as people have it. */
const GOOD: Readonly<Record<string, string>> = {
  accountneeded: '0b7e8a52-53f5-4d5a-8d6b-0c1f4f0a7d11',
  registration: '0b7e8a52-53f5-4d5a-8d6b-0c1f4f0a7d11',
  browse: 'B12',
  journeys: 'Ines',
  articles: 'paper-first',
  resources: 'round-trip',
  showcase: 'rain-coat',
  card: 'B12',
  article: 'paper-first',
  journey: 'ines',
  screen: 'C4D7FH',
  table: 'C4D7FH',
};

/** Parameters as people may write them, which our server reads and a host of files does not. */
const LOOSE: Readonly<Record<string, string>> = {
  card: 'b12',
  article: 'Paper-First',
  journey: 'Ines',
};

/** Parameters that are none, each in one segment but for the last. */
const BAD = ['nothing', '%20', '%E0%A4%A', 'x'.repeat(200), '%F0%9F%98%80', 'a/b'];

const withSlash = (path: string): readonly string[] => (path === '/' ? [path] : [path, `${path}/`]);

const addressOf = (route: Route, parameter: string): string =>
  (route.pattern ?? `${route.path}/:parameter`).replace(':parameter', parameter);

/** Every route with and without a slash, with a query, and with parameters good and bad. */
const routeTargets = (): readonly string[] =>
  ROUTES.flatMap((route) => {
    const good = GOOD[route.id];
    if (route.parameter && good === undefined) throw new Error(`No parameter for ${route.id}`);
    const loose = LOOSE[route.id];
    const parameters = good === undefined ? [] : [good, loose ?? good].concat(BAD);
    const own = parameters.map((parameter) => withSlash(addressOf(route, parameter)));
    return [withSlash(route.path), `${route.path}?theme=acid`, own.flat()].flat();
  });

const redirectTargets = (): readonly string[] =>
  REDIRECTS.flatMap(({ from, to }) =>
    [
      withSlash(from),
      `${from}?theme=acid`,
      `${from}/${GOOD[to]}`,
      `${from}/${GOOD[to]}?theme=acid`,
      `${from}/nothing`,
    ].flat(),
  );

/** Addresses of nothing: some are asked for by people, others by programs that look for leaks. */
const UNKNOWN = [
  '/nothing',
  '/nothing/',
  '/faq/nothing',
  '/FAQ',
  '/faq.html',
  '/nothing/index.html',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/showcase/nothing/else',
  '/%E0%A4%A',
  '/nothing?theme=acid',
  '/browse//B12',
  '/de/nothing',
  '/de/faq/nothing',
];

/** Answers of the product beside its pages, which a static host does not have. */
const SERVICES = ['/api/cards', '/thanks/social', '/idp/login', '/healthz'];

const MISSING = FILE_FOLDERS.map((folder) => `/${folder}/gone.12345678.js`);

/** @param files of the built site, with a leading slash */
export const targetsFor = (files: Iterable<string>): readonly string[] => {
  const own = [...files].flatMap((file) =>
    file.endsWith(INDEX)
      ? [file, withSlash(file.slice(0, -INDEX.length) || '/')].flat()
      : [file.split('/').map(encodeURIComponent).join('/')],
  );
  return [
    ...new Set([
      ...routeTargets(),
      ...redirectTargets(),
      ...UNKNOWN,
      ...SERVICES,
      ...MISSING,
      ...own,
    ]),
  ];
};

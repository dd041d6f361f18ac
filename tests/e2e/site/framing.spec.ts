import { createServer } from 'node:http';

import { ROUTES } from '#lib/shared/routes.ts';
import { expect, test as base } from '#support/browser/fixtures.ts';
import { authorizationRequest } from '#support/identity/identity-client.ts';
import { pathsOf } from '#support/site/addresses.ts';
import { listen } from '#support/shared/listen.ts';
import { sample } from '#support/shared/rounds.ts';
import { pagesOfDist } from '#support/site/dist.ts';

/** Frames on one page at a time. */
const AT_ONCE = 24;

/** What Chromium shows instead of a page that does not want to be framed. */
const REFUSED = 'chrome-error://chromewebdata/';

interface Fixtures {
  /** Frames addresses from another origin and gives, for each, the address that was shown. */
  readonly frame: (addresses: readonly string[]) => Promise<Record<string, string>>;
}

const test = base.extend<Fixtures>({
  frame: async ({ page, expected }, use) => {
    // A refusal is told on the console, and so is what a page that was let in would have wanted.
    expected.push(/./);
    const server = createServer((req, res) => {
      const addresses = new URL(req.url ?? '', 'http://x').searchParams.getAll('frame');
      const frames = addresses.map(
        (address) => `<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>`,
      );
      res.setHeader('Content-Type', 'text/html').end(`<!doctype html>${frames.join('')}`);
    });
    const { port } = new URL(await listen(server));
    await use(async (addresses) => {
      const shown: Record<string, string> = {};
      for (let at = 0; at < addresses.length; at += AT_ONCE) {
        const some = addresses.slice(at, at + AT_ONCE);
        const query = new URLSearchParams(some.map((address) => ['frame', address]));
        await page.goto(`http://localhost:${port}/?${query}`);
        for (const child of page.mainFrame().childFrames()) {
          const element = await child.frameElement();
          shown[(await element.getAttribute('src')) ?? ''] = child.url();
        }
      }
      return shown;
    });
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  },
});

const refusedFrom = (addresses: readonly string[]): Record<string, string> =>
  Object.fromEntries(addresses.map((address) => [address, REFUSED]));

test('another site can frame what does not refuse it @long', async ({ frame, baseURL }) => {
  const address = `${baseURL}/favicon.svg`;
  expect(await frame([address])).toEqual({ [address]: address });
});

/** A page as it is and as the server stores it for those who take it packed. */
const ENDINGS = ['', '.br', '.gz'];

/** The route of a page's file: '/c/…' for '/c/B12/index.html'. */
const familyOf = (file: string): string => {
  const folders = file.split('/').slice(1, -1);
  return folders.length > 1 ? `/${folders[0]}/…` : file;
};

test('no page can be framed by another site, however it is addressed @long', async ({
  frame,
  baseURL,
}) => {
  // Of the pages that differ by their words alone, one for each route.
  const files = [...Map.groupBy(await pagesOfDist(), familyOf).values()].flatMap(
    ([first]) => first ?? [],
  );
  const every = [...pathsOf(ROUTES), ...files, ...files.map((file) => file.slice(0, -5))].flatMap(
    (path, index) =>
      // The first is another ending with each path.
      ENDINGS.map((_, at) => `${baseURL}${path}${ENDINGS[(index + at) % ENDINGS.length]}`),
  );
  const addresses = sample(every, 2 * ENDINGS.length);
  expect(await frame(addresses)).toEqual(refusedFrom(addresses));
});

test('no page of the identity provider can be framed by another site', async ({
  frame,
  baseURL,
}) => {
  const request = new URLSearchParams(authorizationRequest(baseURL ?? '').parameters);
  const addresses = [
    `/idp/login?${request}`,
    `/idp/signup?${request}`,
    `/idp/oauth2/authorize?${request}`,
    '/idp/oauth2/authorize',
    '/idp/interaction/gone',
    '/idp/logout',
    '/idp/logout?client_id=dck-web',
    `/idp/logout?${new URLSearchParams({ client_id: 'dck-web', logout_uri: `${baseURL}/` })}`,
    '/idp/oauth2/logout',
    '/idp/oauth2/logout/success',
    '/idp/nowhere',
    '/idp/',
  ].map((path) => `${baseURL}${path}`);
  expect(await frame(addresses)).toEqual(refusedFrom(addresses));
});

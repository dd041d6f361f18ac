/**
 * The service worker (behaviour/offline.md, 'Offline'): caches the pages of signed-in people and their files, and
 * answers with them. It holds no personal data: that lies in databases that the pages read.
 */
import { TABLE_SCOPE, TAKE_OVER_MESSAGE } from '#lib/offline/worker-messages.ts';
import { href } from '#lib/shared/routes.ts';
import {
  isKeptDeck,
  WIPE_DECKS_MESSAGE,
  WIPE_MESSAGE,
  wipeStores,
} from '#lib/shared/wipe.browser.ts';

import { planAnswer, type Plan } from './answers.ts';
import { withIdlePages } from './idle-pages.ts';
import { scope } from './scope.ts';
import { dropOldShells, fileOf, keepShell, SHELL, TABLE_SHELL, type ShellFile } from './shell.ts';

declare global {
  /** Replaced by the build with the lists of files: of the app, and of the pages of tables. */
  var SHELL_FILES: readonly ShellFile[];
  var TABLE_FILES: readonly ShellFile[];
}

/** Pages of tables have a registration of their own, which guests without an account have, too. */
const isForTables = scope.registration.scope.endsWith(TABLE_SCOPE);

const PREFIX = isForTables ? TABLE_SHELL : SHELL;

/** The build replaces the last part with the digest of this file. */
const NAME = `${PREFIX}BUILD_VERSION`;

const FILES = isForTables ? self.TABLE_FILES : self.SHELL_FILES;

/** Returns a file of this version, or of the previous one for pages that are still open. */
const fromShell = async (url: string): Promise<Response | undefined> =>
  (await fileOf(NAME, url)) ?? (url.startsWith('/_astro/') ? caches.match(url) : undefined);

/** How long the page of a table waits for the server, in ms. */
const DEADLINE = 4000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The page of a table; the cached one if the server is slow or unreachable. */
const tablePage = async (request: Request, url: string): Promise<Response> => {
  const kept = await fromShell(url);
  if (!kept) return fetch(request);
  return Promise.race([fetch(request), pause(DEADLINE).then(() => kept)]).catch(() => kept);
};

const fromKeptDeck = async (url: string): Promise<Response | undefined> => {
  const names = await caches.keys();
  for (const name of names.filter(isKeptDeck)) {
    const answer = await (await caches.open(name)).match(url);
    if (answer) return answer;
  }
  return undefined;
};

const answer = async (request: Request, plan: Plan): Promise<Response> => {
  switch (plan.kind) {
    case 'file':
      return (await fromShell(plan.url)) ?? fetch(request);
    case 'table-page':
      return tablePage(request, plan.url);
    case 'picture':
      return (await fromKeptDeck(new URL(request.url).pathname)) ?? fetch(request);
    case 'redirect':
      return Response.redirect(plan.to);
    case 'open-page':
      return fetch(request).catch(() => Response.redirect(href('landing')));
    case 'none':
      return fetch(request);
  }
};

scope.addEventListener('install', (event) => {
  const kept = withIdlePages((whenIdle) => keepShell(NAME, FILES, whenIdle));
  // A page of a table comes from the server where it can, so that a new version needs no reload.
  event.waitUntil(isForTables ? kept.then(() => scope.skipWaiting()) : kept);
});

scope.addEventListener('activate', (event) => event.waitUntil(dropOldShells(PREFIX, NAME)));

scope.addEventListener('fetch', (event) => {
  const plan = planAnswer(event.request, scope.location.origin, scope.navigator.onLine);
  if (plan.kind !== 'none') event.respondWith(answer(event.request, plan));
});

scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER_MESSAGE) event.waitUntil(scope.skipWaiting());
  if (event.data === WIPE_MESSAGE) event.waitUntil(wipeStores(() => true));
  if (event.data === WIPE_DECKS_MESSAGE) event.waitUntil(wipeStores(isKeptDeck));
});

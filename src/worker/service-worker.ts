/**
 * The service worker (behaviour/offline.md, 'Offline'): caches the pages of signed-in people and their files, and
 * answers with them. It holds no personal data: that lies in databases that the pages read.
 */
import { TAKE_OVER_MESSAGE } from '#lib/offline/worker-messages.ts';
import {
  isKeptDeck,
  WIPE_DECKS_MESSAGE,
  WIPE_MESSAGE,
  wipeStores,
} from '#lib/shared/wipe.browser.ts';

import { planAnswer, type Plan } from './answers.ts';
import { withIdlePages } from './idle-pages.ts';
import { scope } from './scope.ts';
import { dropOldShells, fileOf, keepShell, SHELL, type ShellFile } from './shell.ts';

declare global {
  /** Replaced by the build with the list of files. */
  var SHELL_FILES: readonly ShellFile[];
}

/** The build replaces the last part with the digest of this file. */
const NAME = `${SHELL}BUILD_VERSION`;

/** Returns a file of this version, or of the previous one for pages that are still open. */
const fromShell = async (url: string): Promise<Response | undefined> =>
  (await fileOf(NAME, url)) ?? (url.startsWith('/_astro/') ? caches.match(url) : undefined);

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
    case 'picture':
      return (await fromKeptDeck(new URL(request.url).pathname)) ?? fetch(request);
    case 'redirect':
      return Response.redirect(plan.to);
    case 'open-page':
      return fetch(request).catch(() => Response.redirect('/'));
    case 'none':
      return fetch(request);
  }
};

scope.addEventListener('install', (event) =>
  event.waitUntil(withIdlePages((whenIdle) => keepShell(NAME, self.SHELL_FILES, whenIdle))),
);

scope.addEventListener('activate', (event) => event.waitUntil(dropOldShells(NAME)));

scope.addEventListener('fetch', (event) => {
  const plan = planAnswer(event.request, scope.location.origin, scope.navigator.onLine);
  if (plan.kind !== 'none') event.respondWith(answer(event.request, plan));
});

scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER_MESSAGE) event.waitUntil(scope.skipWaiting());
  if (event.data === WIPE_MESSAGE) event.waitUntil(wipeStores(() => true));
  if (event.data === WIPE_DECKS_MESSAGE) event.waitUntil(wipeStores(isKeptDeck));
});

/**
 * What stands in the service worker's place where it is withdrawn (docs/operations.md): it takes over at
 * once, deletes the files that its predecessor kept, and ends itself. Pages come from the server then.
 */
import { scope } from './scope.ts';
import { SHELL } from './shell.ts';

const end = async (): Promise<void> => {
  const names = await caches.keys();
  const shells = names.filter((name) => name.startsWith(SHELL));
  await Promise.all(shells.map((name) => caches.delete(name)));
  await scope.registration.unregister();
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(end()));

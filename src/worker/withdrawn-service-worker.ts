/**
 * Replacement for a withdrawn service worker (docs/operations.md): activates at once, deletes the caches of
 * its predecessor, and unregisters itself. Pages then come from the server.
 */
import { scope } from './scope.ts';
import { isShell, SHELL, TABLE_SHELL } from './shell.ts';

const end = async (): Promise<void> => {
  const names = await caches.keys();
  const shells = names.filter((name) =>
    [SHELL, TABLE_SHELL].some((prefix) => isShell(name, prefix)),
  );
  await Promise.all(shells.map((name) => caches.delete(name)));
  await scope.registration.unregister();
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(end()));

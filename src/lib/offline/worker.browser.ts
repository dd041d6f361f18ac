/** Registration of the service worker (behaviour/offline.md, 'Offline'). */
import { whilePageIsIdle } from '#lib/offline/idle-page.browser.ts';
import { IDLE_CHANNEL, TABLE_SCOPE, TAKE_OVER_MESSAGE } from '#lib/offline/worker-messages.ts';
import { savesData } from '#lib/shared/connection.browser.ts';
import { PAGE_PREFIX } from '#lib/shared/routes.ts';
import { openTabLine } from '#lib/shared/tabs.browser.ts';

const ADDRESS = `${PAGE_PREFIX}/service-worker.js`;

/**
 * The service worker's URL, by a Trusted Types policy. The pages' CSP allows no other worker, except the code
 * reader on pages with the scanner. Made at its use: this code is also in pages that allow no such policy.
 */
const workerAddress = (): string => {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (address) => {
      if (address !== ADDRESS) throw new TypeError('Only the service worker of the app may run.');
      return address;
    },
  });
  // TypeScript's DOM types lack TrustedScriptURL here.
  return (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
};

/** Calls the listener with a downloaded version that waits for activation. */
const onWaiting = (
  registration: ServiceWorkerRegistration,
  listener: (waiting: ServiceWorker) => void,
): void => {
  const look = (): void => {
    // Without an active one this is the first version, which activates directly.
    if (registration.waiting && registration.active) listener(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
};

const register = async (listener: (takeOver: () => void) => void): Promise<void> => {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
    const registration = await serviceWorker.getRegistration();
    if (!registration) return;
    onWaiting(registration, (waiting) =>
      listener(() => {
        serviceWorker.addEventListener('controllerchange', () => location.reload());
        waiting.postMessage(TAKE_OVER_MESSAGE, []);
      }),
    );
    // Browsers check on their own too, some of them late.
    await registration.update();
  } catch {
    // Unsupported by the browser or missing on the server: the app works online.
  }
};

/** Calls `run` once the page is idle, and from then on tells a worker that downloads whenever the page is idle. */
const whenIdle = (run: () => Promise<unknown>, isWanted: () => boolean): void => {
  // The development server has none, and unregisters existing ones.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const line = openTabLine(IDLE_CHANNEL, () => {});
  let running: Promise<unknown> | undefined;
  whilePageIsIdle(() => {
    if (!isWanted()) return;
    running ??= run();
    line.send('');
  });
};

/**
 * Once the page is idle, registers the service worker and checks for a new version. Never throws.
 * @param listener called with a function that activates a downloaded version and reloads the page
 * @param isWanted whether the worker may be registered, asked at each idle moment
 */
export const registerWorker = (
  listener: (takeOver: () => void) => void,
  isWanted: () => boolean,
): void => whenIdle(() => register(listener), isWanted);

/** Once the page is idle, registers the worker for the pages of tables, which opens them without a network. */
export const registerTableWorker = (): void =>
  whenIdle(
    () =>
      navigator.serviceWorker
        .register(workerAddress(), { scope: TABLE_SCOPE, updateViaCache: 'none' })
        // Unsupported by the browser or missing on the server: the page works online.
        .catch(() => {}),
    () => !savesData(),
  );

/** The page's side of the service worker (behaviour.md, 'Offline'). */
import { TAKE_OVER_MESSAGE } from '#lib/offline/worker-messages.ts';

const ADDRESS = '/service-worker.js';

/**
 * Pages run no worker but this one, and those with the scanner its reader of codes: their policy names
 * the makers of these addresses and no other.
 */
const policy = window.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: (address) => {
    if (address !== ADDRESS) throw new TypeError('Only the service worker of the app may run.');
    return address;
  },
});

/** Calls back with a version that has been downloaded and waits for the one in use to end. */
const onWaiting = (
  registration: ServiceWorkerRegistration,
  listener: (waiting: ServiceWorker) => void,
): void => {
  const look = (): void => {
    // Without one in use this is the first version, which takes over by itself.
    if (registration.waiting && registration.active) listener(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
};

/**
 * Registers the service worker, and looks for a new version of it. Never throws.
 * @param listener called with what takes a downloaded version over and loads the page anew
 */
export const registerWorker = async (listener: (takeOver: () => void) => void): Promise<void> => {
  // The development server has none, and ends those that it finds.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    // TypeScript's DOM knows of no trusted address here.
    const address = (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
    await serviceWorker.register(address, { updateViaCache: 'none' });
    const registration = await serviceWorker.getRegistration();
    if (!registration) return;
    onWaiting(registration, (waiting) =>
      listener(() => {
        serviceWorker.addEventListener('controllerchange', () => location.reload());
        waiting.postMessage(TAKE_OVER_MESSAGE, []);
      }),
    );
    // Browsers look by themselves as well, some of them late.
    await registration.update();
  } catch {
    // A browser that runs none, or a server that has none: the app goes on online.
  }
};

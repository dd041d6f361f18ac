/** Types of the service worker's globals in use: TypeScript's DOM types cover pages only. */

/** An ExtendableEvent, which keeps the worker alive. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface PageMessage extends LastingEvent {
  readonly data: unknown;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
  readonly location: Location;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
}

/** See https://www.w3.org/TR/service-workers/#serviceworkerglobalscope-interface */
export const scope = globalThis as unknown as WorkerScope;

/** What the tabs of one browser tell each other and do one at a time. */

/** A line to the other tabs of this browser. */
export interface TabLine<Message> {
  readonly send: (message: Message) => void;
  readonly close: () => void;
}

/** Opens a line to the other tabs; what is sent reaches all of them but this one. */
export const openTabLine = <Message>(
  name: string,
  listener: (message: Message) => void,
): TabLine<Message> => {
  const channel = new BroadcastChannel(name);
  // Only the same version of this code, or the one before or after it, speaks here.
  channel.addEventListener('message', ({ data }: MessageEvent) => listener(data as Message));
  return {
    send: channel.postMessage.bind(channel),
    close: () => channel.close(),
  };
};

/**
 * Does something while no other tab does; where the browser knows no locks, at once.
 * @param signal ends the waiting for the others
 * @throws DOMException (AbortError) where the waiting was ended
 */
export const inOneTab = (
  name: string,
  task: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, signal ? { signal } : {}, task) : task();

/** Does something unless another tab is at it; where the browser knows no locks, in any case. */
export const unlessElsewhere = (name: string, task: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await task();
      })
    : task();

/**
 * Does something in one tab of this browser at a time: once no other tab does it, until what it gives
 * resolves. Where the browser knows no locks every tab does it, at once.
 * @param signal ends the waiting for the others
 */
export const leadTabs = (name: string, lead: () => Promise<void>, signal: AbortSignal): void => {
  if (!('locks' in navigator)) void lead();
  else
    navigator.locks.request(name, { signal }, lead).catch(() => {
      // The waiting was ended.
    });
};

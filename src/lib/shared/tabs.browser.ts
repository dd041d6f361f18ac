/** Messages and locks between the tabs of a browser. */

export interface TabLine<Message> {
  readonly send: (message: Message) => void;
  readonly close: () => void;
}

/** Opens a broadcast channel to the other tabs. */
export const openTabLine = <Message>(
  name: string,
  listener: (message: Message) => void,
): TabLine<Message> => {
  const channel = new BroadcastChannel(name);
  // Senders run this version of the code, or the one before or after.
  channel.addEventListener('message', ({ data }: MessageEvent) => listener(data as Message));
  return {
    send: channel.postMessage.bind(channel),
    close: () => channel.close(),
  };
};

/**
 * Runs a task under a Web Lock; without lock support at once.
 * @param signal ends the wait for the lock
 * @throws DOMException (AbortError) if the wait was ended
 */
export const inOneTab = (
  name: string,
  task: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, signal ? { signal } : {}, task) : task();

/** Runs a task unless another tab holds the lock; without lock support always. */
export const unlessElsewhere = (name: string, task: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await task();
      })
    : task();

/**
 * Runs `lead` in one tab at a time until its promise resolves; without lock support in every tab.
 * @param signal ends the wait for the lock
 */
export const leadTabs = (name: string, lead: () => Promise<void>, signal: AbortSignal): void => {
  if (!('locks' in navigator)) void lead();
  else
    navigator.locks.request(name, { signal }, lead).catch(() => {
      // The wait was ended.
    });
};

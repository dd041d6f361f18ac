import { setTimeout as sleep } from 'node:timers/promises';

/** Waits so many milliseconds; rejects as soon as the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Waits in real time. */
export const wallClockWait: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/** An attempt that has to wait. */
export interface QueuedAttempt {
  readonly address: string;
  /** Recent attempts of this address at the same account. */
  readonly tries: number;
  /** Whether it is a browser that signed in to the account before: it always has a place. */
  readonly known: boolean;
}

export interface WaitingRoomOptions {
  /** Maximum of delayed requests of unknown browsers for one address. */
  readonly perAddress: number;
  /** Maximum of delayed requests of unknown browsers in all. */
  readonly places: number;
  readonly wait: Wait;
}

/**
 * Bounds the number of delayed requests. Without a free place, the attempt with the most earlier tries is
 * refused, so that an attacker cannot keep out a person on their first attempt.
 */
export const createWaitingRoom = ({ perAddress, places, wait }: WaitingRoomOptions) => {
  const waiting = new Map<QueuedAttempt, AbortController>();
  let isClosed = false;

  /** @returns whether there is a place, if necessary at the expense of another attempt */
  const makeRoom = ({ address, tries }: QueuedAttempt): boolean => {
    const strangers = [...waiting.keys()].filter(({ known }) => !known);
    const neighbours = strangers.filter((guest) => guest.address === address);
    const isFull = strangers.length >= places;
    const crowd = neighbours.length >= perAddress ? neighbours : isFull ? strangers : [];
    if (crowd.length === 0) return true;
    const most = crowd.reduce((one, other) => (other.tries > one.tries ? other : one));
    if (most.tries <= tries) return false;
    waiting.get(most)?.abort();
    waiting.delete(most);
    return true;
  };

  return {
    /**
     * Delays an attempt.
     * @param hungUp ends it when the client is gone
     * @returns whether the time is over; `false` without a place, or after its loss or a disconnect
     */
    wait: async (ms: number, guest: QueuedAttempt, hungUp: AbortSignal): Promise<boolean> => {
      if (ms === 0) return true;
      if (isClosed || (!guest.known && !makeRoom(guest))) return false;
      const sentAway = new AbortController();
      const signal = AbortSignal.any([sentAway.signal, hungUp]);
      waiting.set(guest, sentAway);
      try {
        await wait(ms, signal);
        return !signal.aborted;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      } finally {
        waiting.delete(guest);
      }
    },
    /** Refuses all waiting and later attempts. */
    close: (): void => {
      isClosed = true;
      for (const sentAway of waiting.values()) sentAway.abort();
    },
  };
};

export type WaitingRoom = ReturnType<typeof createWaitingRoom>;

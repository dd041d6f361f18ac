/** Estimate of the server's clock from the times in its answers (behaviour/tables.md, 'Tables'). */

/** Times of an answer that holds the server's clock; all in ms since the epoch. */
export interface ClockReading {
  /** The server's clock, at a moment between the other two. */
  readonly server: number;
  /** The device's clock at the request, and at the answer. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface ServerClock {
  /** Server's clock minus the device's, in ms; the error is at most half a round trip. */
  readonly offset: number;
  readonly roundTrip: number;
}

/** Drift in ms beyond which one of the clocks must have been set. */
const DRIFT = 200;

/** Delay in ms beyond which the time of an event says nothing about the clock. */
const LATE = 2000;

/** The estimate of one answer. */
export const readClock = ({ receivedAt, sentAt, server }: ClockReading): ServerClock => ({
  offset: server - (sentAt + receivedAt) / 2,
  roundTrip: receivedAt - sentAt,
});

/**
 * Chooses the better of two readings: the one with the shorter round trip or, if they contradict each other,
 * the newer one, since a clock was set in between.
 */
export const betterClock = (known: ServerClock | undefined, fresh: ServerClock): ServerClock => {
  if (!known || fresh.roundTrip <= known.roundTrip) return fresh;
  const apart = Math.abs(fresh.offset - known.offset);
  return apart > (fresh.roundTrip + known.roundTrip) / 2 + DRIFT ? fresh : known;
};

/**
 * Whether a pushed time, which has no round trip, contradicts the clock.
 * @param server the server's clock, and `receivedAt` the device's at its arrival, in ms
 */
export const isDoubtful = (
  known: ServerClock | undefined,
  server: number,
  receivedAt: number,
): boolean =>
  !known || Math.abs(server - receivedAt - known.offset) > known.roundTrip / 2 + DRIFT + LATE;

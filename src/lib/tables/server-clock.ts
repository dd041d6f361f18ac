/** Estimate of the server's clock from the times in its answers (behaviour/tables.md, 'Tables'). */

/** An answer that names the server's time; all in ms since the epoch. */
export interface ClockReading {
  /** The server's clock, at some moment between the other two. */
  readonly server: number;
  /** The device's clock when it was asked, and when the answer came. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface ServerClock {
  /** Server's clock minus the device's, in ms; the error is at most half a round trip. */
  readonly offset: number;
  readonly roundTrip: number;
}

/** How far the clocks may drift apart before that counts as a clock that was set, in ms. */
const DRIFT = 200;

/** How late an event may come before its time says nothing of the clock, in ms. */
const LATE = 2000;

/** The estimate of one answer. */
export const readClock = ({ receivedAt, sentAt, server }: ClockReading): ServerClock => ({
  offset: server - (sentAt + receivedAt) / 2,
  roundTrip: receivedAt - sentAt,
});

/**
 * Which of two readings counts: that of the smaller round trip but, where they cannot both be right, the
 * newer one, since then a clock was set.
 */
export const betterClock = (known: ServerClock | undefined, fresh: ServerClock): ServerClock => {
  if (!known || fresh.roundTrip <= known.roundTrip) return fresh;
  const apart = Math.abs(fresh.offset - known.offset);
  return apart > (fresh.roundTrip + known.roundTrip) / 2 + DRIFT ? fresh : known;
};

/**
 * Whether a time that came without being asked for, and so without a round trip, speaks against the clock.
 * @param server the server's clock, and `receivedAt` the device's when it came, in ms
 */
export const isDoubtful = (
  known: ServerClock | undefined,
  server: number,
  receivedAt: number,
): boolean =>
  !known || Math.abs(server - receivedAt - known.offset) > known.roundTrip / 2 + DRIFT + LATE;

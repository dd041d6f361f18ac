import { timesIn, type Times } from '#lib/tables/record-words.ts';

/** The name of this browser's time zone, such as `Europe/Berlin`. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Days and times by this browser's time zone. */
export const ownTimes = (): Times => {
  const times = timesIn(ownZone()) ?? timesIn('UTC');
  if (!times) throw new Error('UTC is a time zone.');
  return times;
};

import { timeFormatIn, type TimeFormat } from '#lib/tables/record-words.ts';

/** The name of this browser's time zone, such as `Europe/Berlin`. */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Days and times in this browser's time zone. */
export const localTimes = (): TimeFormat => {
  const times = timeFormatIn(localTimeZone()) ?? timeFormatIn('UTC');
  if (!times) throw new Error('UTC is a time zone.');
  return times;
};

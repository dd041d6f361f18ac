const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Name of an unrecognised browser. */
export const UNKNOWN_DEVICE = 'A browser we do not know';

/**
 * Formats a relative time, roughly: the server does not know the user's time zone.
 * @param at milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export const roughly = (at: number, now: number): string => {
  const age = now - at;
  if (age < HOUR) return 'within the last hour';
  const hours = Math.floor(age / HOUR);
  if (age < DAY) return hours === 1 ? 'about an hour ago' : `about ${hours} hours ago`;
  const days = Math.floor(age / DAY);
  if (days < 14) return days === 1 ? 'a day ago' : `${days} days ago`;
  return `on ${DATE.format(at)}`;
};

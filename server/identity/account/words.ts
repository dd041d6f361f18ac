import * as m from '#messages';
import { requestFormat } from '#server/shared/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats a relative time, roughly: the server does not know the user's time zone.
 * @param at milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export const roughly = (at: number, now: number): string => {
  const age = now - at;
  if (age < HOUR) return m.identity_time_hour();
  const hours = Math.floor(age / HOUR);
  if (age < DAY) return m.identity_time_hours({ count: hours });
  const days = Math.floor(age / DAY);
  if (days < 14) return m.identity_time_days({ count: days });
  const date = new Intl.DateTimeFormat(requestFormat(), { dateStyle: 'long', timeZone: 'UTC' });
  return m.identity_time_date({ date: date.format(at) });
};

/**
 * The tables at which this browser sits as the host. The seats themselves are cookies that no script can
 * read; who signs out gives them up (behaviour.md, 'Tables').
 */
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';
import { leaveSeat } from '#lib/tables/table-calls.browser.ts';

/** How many are remembered: more than can be open, since ended tables keep their seats for a day. */
const MOST = 30;

/** The codes of these tables, the last one first. */
const hostSeats = (): readonly string[] => {
  const stored = readPersonal('tables');
  return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : [];
};

/** Notes that this browser sits at a table as the host. */
export const noteHostSeat = (code: string): void => {
  // After a sign-out nothing is left behind.
  if (readPersonal('owner') === undefined) return;
  const seats = hostSeats();
  if (seats[0] !== code)
    writePersonal('tables', [code, ...seats.filter((other) => other !== code)].slice(0, MOST));
};

/** Forgets a seat that this browser has given up. */
export const forgetHostSeat = (code: string): void => {
  const seats = hostSeats();
  if (seats.includes(code))
    writePersonal(
      'tables',
      seats.filter((other) => other !== code),
    );
};

/** Gives up all of these seats. Nobody has to wait for it: the calls outlive the page. */
export const leaveHostSeats = (): void => {
  for (const code of hostSeats()) void leaveSeat(code);
};

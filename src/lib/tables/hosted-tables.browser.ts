/** Remembers at which tables this browser sits as the host, for a sign-out. */
import { hostSeats } from '#lib/shared/host-seats.browser.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';

/** How many are remembered: more than can be open, since ended tables keep their seats for a day. */
const MOST = 30;

/** Notes that this browser sits at a table as the host. */
export const rememberHostSeat = (code: string): void => {
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

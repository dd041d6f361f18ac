/** Remembers the tables where this browser has the host seat, so that a sign-out gives them up. */
import { hostSeats } from '#lib/shared/host-seats.browser.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';

/** Maximum of remembered seats: more than can be open, since closed tables keep their seats for a day. */
const MOST = 30;

/** Remembers a host seat. */
export const rememberHostSeat = (code: string): void => {
  // Nothing is stored after a sign-out.
  if (readPersonal('owner') === undefined) return;
  const seats = hostSeats();
  if (seats[0] !== code)
    writePersonal('tables', [code, ...seats.filter((other) => other !== code)].slice(0, MOST));
};

/** Removes a seat that this browser has given up. */
export const forgetHostSeat = (code: string): void => {
  const seats = hostSeats();
  if (seats.includes(code))
    writePersonal(
      'tables',
      seats.filter((other) => other !== code),
    );
};

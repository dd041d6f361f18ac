/** The person without a device for whom the host writes and votes. */
import { atom } from 'nanostores';

import type { GuestEntry } from '#lib/tables/selectors.ts';

/** The id of that person; empty for the host. */
export const $actsFor = atom('');

/** The people for whom the host can act. */
export const withoutDevice = (people: readonly GuestEntry[]): readonly GuestEntry[] =>
  people.filter(({ added }) => added);

/** The record of a table that is still open, on the host's page. */
import { atom } from 'nanostores';

/** How many times the host has asked for the record; shown from the first time on. */
export const $recordViews = atom(0);

/** Shows the record, from its beginning. */
export const showRecord = (): void => $recordViews.set($recordViews.get() + 1);

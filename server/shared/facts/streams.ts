import { readConstants } from './read.ts';

/** Names and subjects of the streams; none where the deck's facts are wrong, which loading it reports. */
export const { STREAM_FACTS } = readConstants().streams;

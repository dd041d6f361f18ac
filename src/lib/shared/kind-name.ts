import { KIND_NAMES } from '#facts/kinds.ts';

import { readableName } from './text.ts';

/** The name of a stream or category, as the deck has it; an unknown one in words. */
export const kindName = (id: string): string => KIND_NAMES[id] ?? readableName(id);

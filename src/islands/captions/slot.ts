import type { Slot } from '#lib/captions/slots.ts';

/** How a slot is marked, in the editor and in the preview. */
export const SLOT = 'outline-1 outline-offset-1 outline-dashed';

/** What a slot asks for; brackets with nothing between them show as they are. */
export const slotName = ({ words }: Slot): string => words || '[ ]';

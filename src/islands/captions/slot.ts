import type { Slot } from '#lib/captions/slots.ts';

/** How a slot is marked, in the editor and in the preview. */
export const SLOT = 'outline-2 -outline-offset-2 outline-dashed';

/** What a slot asks for; brackets with nothing between them show as they are. */
export const slotName = ({ words }: Slot): string => words || '[ ]';

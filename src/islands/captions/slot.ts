import type { Slot } from '#lib/captions/slots.ts';

/** Classes of a slot, in the editor and in the preview. */
export const SLOT = 'outline-1 outline-offset-1 outline-dashed';

/** Returns the label of a slot; empty brackets show as they are. */
export const slotName = ({ words }: Slot): string => words || '[ ]';

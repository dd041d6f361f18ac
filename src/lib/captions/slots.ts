/** Slots: words in square brackets for the person to replace (behaviour/captions.md, 'Captions'). */

export interface Slot {
  /** Range in UTF-16 units, brackets included. */
  readonly start: number;
  readonly end: number;
  /** The trimmed text between the brackets; may be empty. */
  readonly words: string;
}

/**
 * Returns the slots in text order, not nested. A slot ends on its own line. Of nested brackets the
 * outermost closed pair is the slot: `[a [b] c]` is one slot, and in `[a [b]` it is `[b]`. A bracket
 * without a partner is text. Empty brackets count, as they would look odd in a post.
 */
export const findSlots = (text: string): readonly Slot[] => {
  const open: number[] = [];
  const found: Slot[] = [];
  for (const { 0: sign, index } of text.matchAll(/[[\]\r\n]/g)) {
    if (sign === '[') open.push(index);
    else if (sign === ']') {
      const start = open.pop();
      if (start === undefined) continue;
      while ((found.at(-1)?.start ?? -1) > start) found.pop();
      found.push({ start, end: index + 1, words: text.slice(start + 1, index).trim() });
    } else open.length = 0;
  }
  return found;
};

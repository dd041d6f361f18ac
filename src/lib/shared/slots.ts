/** Marks for slots of a message that elements fill: private characters (Unicode, section 23.5), which no text has. */
export const SLOT = { a: '\uE000', b: '\uE001' } as const;

/**
 * A message as parts: its texts, and elements in place of the marks. The order is that of the language.
 * @param text such as `m.account_privacy({ link: SLOT.a })`
 * @param nodes for `SLOT.a`, `SLOT.b`
 */
export const fillSlots = <T>(
  text: string,
  ...nodes: readonly T[]
): readonly (T | string | undefined)[] =>
  text
    .split(/([\uE000\uE001])/)
    .map((part, index) => (index % 2 ? nodes[part.charCodeAt(0) - 0xe0_00] : part));

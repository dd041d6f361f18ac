/**
 * Marks the link of an operator, who vouches for the person: it changes the password and leaves the rest
 * of the account alone, whether its address is proven or not.
 */
export const HANDED: Readonly<Record<string, string>> = { handed: 'yes' };

/** Whether a link was handed over by an operator. */
export const isHanded = (details: Readonly<Record<string, string>>): boolean =>
  details['handed'] === HANDED['handed'];

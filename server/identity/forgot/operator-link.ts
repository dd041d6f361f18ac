/**
 * Details of a link that an operator issued, who vouches for the person: it changes the password and nothing
 * else of the account, whether its address is verified or not.
 */
export const OPERATOR_ISSUED: Readonly<Record<string, string>> = { handed: 'yes' };

/** Whether an operator issued a link. */
export const isOperatorIssued = (details: Readonly<Record<string, string>>): boolean =>
  details['handed'] === OPERATOR_ISSUED['handed'];
